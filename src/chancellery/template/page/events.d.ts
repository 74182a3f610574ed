// Made by `python -m tools.board_types` from the events that the game declares in Python. Do not edit.

/** A seat has made its part of a sealed choice. */
export interface PickSealed {
  event: "pick-sealed";
  seat: string;
}

/** A seat has taken its part of a sealed choice back. */
export interface PickRetracted {
  event: "pick-retracted";
  seat: string;
}

/** A seat plays a card; all of its cards together are worth so many points. */
export interface CardPlayed {
  event: "card-played";
  seat: string;
  card: string;
  points: number;
}

/** A seat draws a card; only that seat knows which. */
export interface CardDrawn {
  event: "card-drawn";
  seat: string;
  card: string;
}

/** Something that has happened. */
export type GameEvent =
  | PickSealed
  | PickRetracted
  | CardPlayed
  | CardDrawn;

/** The same for whoever reads a field without asking which event it is: what only others have is undefined. */
export interface AnyEvent {
  event: GameEvent["event"];
  card: string;
  points: number;
  seat: string;
}
