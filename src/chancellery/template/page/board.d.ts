// Made by `python -m tools.board_types` from the shape that the game declares in Python. Do not edit.

/** The board as a seat sees it: its own hand, and of the others what lies open. */
export interface TemplateBoard {
  hand: Array<string>;
  deck_size: number;
  seats: Record<string, SeatBoard>;
}

/** What everybody sees of one seat. */
export interface SeatBoard {
  hand_size: number;
  played: Array<string>;
  points: number;
}

/** The points that the seat would have. */
export interface Changes {
  points: number;
}

export type Board = TemplateBoard;
export type Outlook = Changes;
