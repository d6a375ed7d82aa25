"""Games by letter: a link goes back and forth, and nobody needs to trust anybody. The protocol: ``docs/letters.md``."""
