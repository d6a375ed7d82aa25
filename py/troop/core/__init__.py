"""What all games share: the contract, options, chance, records, tables and scenes."""
