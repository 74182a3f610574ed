// Made by `python -m tools.board_types` from the records that the game declares in Python. Do not edit.

/** A card and what it is worth. */
export interface Card {
  value: number;
  id: string;
  source: "rulebook" | "reference" | "designed";
}

/** The content files by name, each with its tables. */
export interface ContentFiles {
  cards: { card: Array<Card>; };
}
