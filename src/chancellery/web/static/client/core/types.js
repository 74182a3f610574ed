// The shapes that modules share, for the type checker.

/** @typedef {{ kind: "none" | "live" | "days", seconds?: number, increment?: number, days?: number }} Pace */
/** @typedef {{ id: string, kind: "open" | "person" | "bot", name: string | null, bot: string | null, left: number | null, yours: boolean, kept: boolean }} SeatCard */
/**
 * @typedef {object} Card
 * @property {string} id
 * @property {string} game
 * @property {Record<string, any>} options
 * @property {SeatCard[]} seats
 * @property {Pace} pace
 * @property {string} visibility
 * @property {"waiting" | "running" | "finished" | "abandoned"} status
 * @property {number} ply
 * @property {string[]} waiting
 * @property {string[]} consents
 * @property {number} created
 * @property {Record<string, any> | null} result
 * @property {string | null} rematch
 * @property {boolean} imported
 * @property {string} commitment
 * @property {string | null} seed
 * @property {string | null} owner
 * @property {string[]} yours
 * @property {number | null} unread
 */
/**
 * @typedef {object} Position
 * @property {string} game
 * @property {string | null} seat
 * @property {string[]} waiting
 * @property {string | null} rule
 * @property {{ key: string, args: Record<string, any> } | null} prompt
 * @property {string[]} legal
 * @property {string[]} picks
 * @property {boolean} talk
 * @property {Record<string, any> | null} result
 * @property {any} board
 */
/**
 * @typedef {object} View
 * @property {number} seq
 * @property {number} ply
 * @property {string} status
 * @property {string | null} seat
 * @property {boolean} undo
 * @property {string[]} consents
 * @property {Record<string, number | null>} clocks
 * @property {number | null} left seconds until the open question is answered by itself
 * @property {Position} position
 */
/** @typedef {{ seq: number, kind: string, ply: number, at: number, data: any }} Piece */
/** @typedef {{ id: number, ply: number, sender: string, to: string | null, text: string, at: number }} Message */
/** What each face of the die would bring about. @typedef {Record<string, any>[][]} Odds */
/**
 * What is printed, and what actions and events are about.
 * @typedef {object} Facts
 * @property {Record<string, any>} content by content file
 * @property {Record<string, [string, string | null, string | null]>} actions verb, kind and id by name
 * @property {Record<string, Record<string, string>>} events kinds of fields by event
 */
/**
 * How a seat looks everywhere: an icon of the sprite, and a class that sets --sc (solid), --si (ink on it), --st (tint).
 * @typedef {{ icon?: string, initial?: string, look: string }} SeatLook
 */
/**
 * A mark on the board that can be looked at and chosen.
 * @typedef {object} Spot
 * @property {string} thing "space:vienna"
 * @property {number} x middle, in units of the board
 * @property {number} y
 * @property {number} w
 * @property {number} h
 * @property {string} name what it is called
 * @property {string} label its whole state in words, for screen readers
 */
/** What a tooltip says. @typedef {{ title: string, lines: string[], rule?: string }} About */
/** One table of the text view. @typedef {{ title: string, head: string[], rows: { thing?: string, cells: (string | number)[] }[] }} TextTable */
/** @typedef {import("./match.js").Match} Match */
/**
 * What a game brings: games/<id>/index.js exports this by default. Everything else is shared.
 * @typedef {object} GameModule
 * @property {string} id
 * @property {(facts: Facts) => Promise<void>} load ground, layout: whatever must be there before the board is drawn
 * @property {Record<string, SeatLook>} seats
 * @property {{ width: number, height: number }} frame the board's own units
 * @property {string[] | ((about: [string, string | null, string | null]) => boolean)} marks kinds of things that are marks on the board or cards in the drawer, or whether an action [verb, kind, id] is about one; all other actions become buttons
 * @property {(m: Match, thing: string) => About | null} about why a mark is as it is, with the numbers
 * @property {(m: Match) => string} headline where the game stands, for the top bar: "Turn 4, 1905 · action round 3 of 8"
 * @property {(m: Match) => Spot[]} spots
 * @property {import("preact").ComponentType<{ m: Match }>} Board the inside of the board's SVG, spots included
 * @property {import("preact").ComponentType<{ m: Match }>} [Around] HTML fixed over the corners of the board
 * @property {import("preact").ComponentType<{ m: Match }>} [Below] a strip below the board, such as a track
 * @property {import("preact").ComponentType<{ m: Match }>} [Side] the game's own tracks in the right column
 * @property {(m: Match, seat: string) => [string, string | number][]} figures numbers in a seat's block: [["Hand", 8], …]
 * @property {import("preact").ComponentType<{ m: Match, seat: string }>} [Seat] what else stands in a seat's block
 * @property {import("preact").ComponentType<{ m: Match }>} [Others] blocks of those who have no seat
 * @property {(m: Match) => import("preact").VNode<any>[]} hand the cards of the drawer, each with a key
 * @property {{ id: string, label: (m: Match) => string, Panel: import("preact").ComponentType<{ m: Match }> }[]} [tabs] more tabs beside log and chat
 * @property {(m: Match) => TextTable[]} text the board as tables
 * @property {(event: Record<string, any>, m: Match) => { label: string, title: string } | null} station whether an event begins a station of the replay
 * @property {(faces: Odds, action: string, m: Match) => { cells: { value: string, good: boolean }[], title: string }} [outcome] odds as six cells
 * @property {(event: Record<string, any>) => number | null} [die] the die that an event shows
 * @property {(event: Record<string, any>) => string | null} [whose] the seat that an event is about
 * @property {(m: Match) => { title: string, lines: string[] }} result how it ended
 */

export {};
