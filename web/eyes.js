/** @import {Look} from "./desk.js" */

/**
 * Whose eyes look at a table where something is hidden. A person alone among minds always looks. Several take turns:
 * what is one's own is shown only to who is to decide in private, and not before that person has the screen.
 * In a game by letter the one whose device this is looks.
 */
export class Eyes {
  /** @type {number | null} the seat that looks; null: only what all may know is shown */ seat = null;
  /** @type {number | null} the seat that waits for the screen */ next = null;
  /** The screen goes from hand to hand. */ shared = false;

  /** Nobody looks as yet: another game is on the table. */
  close() {
    this.seat = null;
    this.next = null;
    this.shared = false;
  }

  /** Somebody else may be to decide. @param {Look} look the table as it stands now */
  follow(look) {
    if (look.letter) {
      this.seat = look.letter.seat;
      return;
    }
    const people = look.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
    const alone = people.length === 1 ? (people[0] ?? null) : null;
    this.shared = look.hides && people.length > 1;
    const stays = this.shared && look.private && look.actor === this.seat && look.kind === "person";
    if (!look.hides) this.seat = null;
    else if (!stays) this.seat = alone;
    const waits = this.shared && look.private && this.seat === null && look.kind === "person";
    this.next = waits && typeof look.actor === "number" ? look.actor : null;
  }

  /** Who waited for the screen has it. */
  open() {
    this.seat = this.next;
    this.next = null;
  }
}
