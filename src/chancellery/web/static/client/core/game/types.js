// The shapes that modules share, for the type checker.

/** @typedef {import("../base/answers.d.ts").SeatSummary} SeatSummary */
/** @typedef {import("../base/answers.d.ts").MatchSummary} MatchSummary */
/** @typedef {MatchSummary["pace"]} Pace */
/** A thing of a game, or several of a kind, in a sentence. @typedef {{ kind: string, id?: string, ids?: string[] }} Thing */
/** What is asked: a message, and its values. @typedef {{ key: string, args: Record<string, any> }} PromptData */
/**
 * What a seat sees of the game.
 * @template [Board=unknown]
 * @typedef {object} PositionData
 * @property {string} game
 * @property {string | null} seat
 * @property {string[]} waiting
 * @property {string | null} rule
 * @property {PromptData | null} prompt
 * @property {string[]} legal
 * @property {string[]} [asides] actions that may be taken while somebody else is asked
 * @property {Record<string, any>} [outlook] what each answer would change, in the shape that games/<id>/board.d.ts declares
 * @property {string[]} picks
 * @property {boolean} talk
 * @property {import("../base/answers.d.ts").ResultView | null} result
 * @property {Board} board
 */
/**
 * A view, with a board that is null if no position of a match of other rules can be shown.
 * @template [Board=unknown]
 * @typedef {Omit<import("../base/answers.d.ts").View, "position"> & { position: PositionData<Board> }} View
 */
/** What happened, as log and event stream have it. @typedef {import("./entries.d.ts").Entry} Entry */
/** @typedef {import("../base/answers.d.ts").MessageSummary} Message */
/**
 * All that a page needs of a match, or what is new there since an entry.
 * @typedef {Omit<import("../base/answers.d.ts").TableNews, "view"> & { view: View<any> }} TableNews
 */
/** An event as the server sends it: its name, and its fields. @typedef {import("./entries.d.ts").EventData} EventData */
/** The die that an action comes to. @typedef {import("../base/answers.d.ts").DieAhead} Odds */
/** An action's verb, and the kind and id of the thing that it is about. @typedef {[string, string | null, string | null]} ActionParts */
/**
 * What is printed, and what actions and events are about.
 * @template [Printed=any] the content files, as games/<id>/content.d.ts declares them
 * @typedef {object} GameContent
 * @property {Printed} printed by content file
 * @property {Record<string, ActionParts>} actions by name
 * @property {Record<string, Record<string, string>>} events kinds of fields by event
 * @property {any} legend what follows from the rules and never changes, in the shape that games/<id>/board.d.ts declares as `Legend`
 * @property {Record<string, string>} paragraphs the paragraph that explains a thing: by thing, kind of thing or topic
 * @property {string[]} formalities questions, by their keys, that are answered by themselves against bots if there is one answer
 */
/**
 * How a seat is drawn everywhere: an icon of the sprite, and a class that sets --sc (solid), --si (ink on it), --st (tint).
 * @typedef {{ icon?: string, initial?: string, className: string }} SeatStyle
 */
/**
 * A mark on the board that has a tooltip and can be chosen.
 * @typedef {object} Spot
 * @property {string} thing "space:vienna"
 * @property {number} x middle, in units of the board
 * @property {number} y
 * @property {number} w
 * @property {number} h
 * @property {string} name what it is called
 * @property {string} label its whole state in words, for screen readers
 * @property {boolean} [told] whether the board itself says what has changed there
 */
/**
 * How a match ended: its title, what is to be said, the points of all in a line, which is left out where the title has told them, and by how
 * much one has won where both share one marker.
 * @typedef {{ title: string, lines: string[], score?: string, margin?: number }} Ended
 */
/**
 * A card in somebody's hand: the figure in its corner, its name, and a look if not that of the seat.
 * @typedef {{ figure: string | number, name: string, className?: string }} Held
 */
/**
 * What a tooltip says; `topic` is where its paragraph is filed, if not under the thing; `face` is the thing itself, as a card that is not in sight.
 * @typedef {{ title: string, lines: string[], topic?: string, face?: any }} About
 */
/** One table of the text view. @typedef {{ title: string, head: string[], rows: { thing?: string, cells: (string | number)[] }[] }} TextTable */
/** @template [Board=unknown] @typedef {import("../match/match.js").Match<Board>} Match */
/** @template [Board=unknown] @typedef {import("../match/position.js").Position<Board>} Position */
/** A component that draws a part of a match. @template [Board=unknown] @typedef {import("preact").ComponentType<{ m: Match<Board> }>} MatchComponent */
/**
 * A tab beside log and chat; not `shown` in matches that have no use for it. What is `beside` the board needs no tab on a large screen that
 * has room there.
 * @template [Board=unknown]
 * @typedef {{ id: string, label: (m: Match<Board>) => string, icon?: string, Panel: MatchComponent<Board>, shown?: (m: Match<Board>) => boolean,
 *   beside?: boolean }} Tab
 */
/** How a step is shown, and how long: core/game/steps.js has the times. @typedef {"card" | "modifier" | "die" | "change" | "sealed"} StepKind */
/**
 * What begins with an event: a card that is played, an action that is carried out.
 * @typedef {object} Opening
 * @property {string | null} seat whose it is
 * @property {string} name "Radical Party Founded"
 * @property {string} [what] what it is used for: "for operations"
 * @property {string} [thing] "card:radical_party_founded", if there is one to be looked at
 * @property {string | number} [figure] the figure in its corner
 * @property {string} [look] a class that sets its colours; else the seat's own
 * @property {string} [line] the whole of it in a sentence, where nobody "plays" it
 * @property {string} [reason] what decided it, for the game's own card
 * @property {string} [idle] why what stands on its card is not carried out
 */
/** One figure of a sum: a face of a die, a plus or equals before it, what it stands for below it.
 * @typedef {{ value: string | number, sign?: string, label?: string, die?: boolean, total?: boolean, seat?: string | null }} Figure */
/**
 * A figure of the top row; with a look or a sign its name is not written.
 * @typedef {{ name: string, value: string | number, look?: string, icon?: string }} Gauge
 */
/** A figure beside a mark of the board, in a seat's colours. @typedef {{ thing: string, seat: string | null, change: number, text?: string }} Delta */
/**
 * One of several cards that are turned up together: whose it is, and what it will do.
 * @typedef {{ seat: string | null, who: string, look: string, icon: string, name: string, text: string }} ShownCard
 */
/**
 * A step in words. Texts may hold live names (core/words/rich.js).
 * @typedef {object} Telling
 * @property {StepKind} kind
 * @property {string} title as a station still to come, if there is anything to say before: "Check in Paris"
 * @property {string} headline one line for the bar, and below a sum what came of it
 * @property {string} [verdict] what came of a die, in few words
 * @property {string} [after] what has changed, where the text says the sum too
 * @property {string} text the sentence of the log; nothing if the head of its play says it all
 * @property {Figure[]} [sum]
 * @property {string} [result] what came of it, as short as on a badge
 * @property {string | null} [seat] whose doing it is; by itself that of its first event
 * @property {string} [place] the mark it is about
 * @property {ShownCard[]} [cards] cards that are turned up together, in the order in which they count
 * @property {string} [about] what is to be known of the step besides, in the bar
 * @property {string[]} [way] the marks that a piece passes, from where it stood to where it stands
 */
/**
 * A great moment: its headline and its whole sum.
 * @typedef {object} Moment
 * @property {string} headline
 * @property {string} [kicker] left of the dateline
 * @property {boolean} [dark] white on ink, for war alone
 * @property {string[]} [head] heads of the columns
 * @property {{ seat?: string | null, cells: (string | number)[] }[]} [rows]
 * @property {Figure[]} [sum]
 * @property {string} [text] what follows
 * @property {[string | number, string | number]} [change] a figure before and after
 * @property {Counted[]} [counted] the places that it is about: they stay lit, with a badge if they count for something
 */
/**
 * @typedef {object} Counted
 * @property {string} thing
 * @property {string | null} [seat] for whom it counts
 * @property {string} [text] what it counts, on its badge
 */
/**
 * How a game's events are told step by step. `events` are those of one step.
 * @template [Board=unknown]
 * @template [Event=any] an event of the game, as games/<id>/events.d.ts declares it
 * @typedef {object} Story
 * @property {string[]} live kinds of things whose names show them
 * @property {string[]} [held] kinds of things in one's hand: with those one may answer while the director plays
 * @property {(event: Event, p: Position<Board>, play: import("./steps.js").Play | null) => Opening | null} opens whether an event opens a
 *   play; `play` is the one that goes on
 * @property {(event: Event, events: Event[], atOnce: boolean) => boolean} joins whether an event belongs to the step so far;
 *   `atOnce`: the same action brought both about
 * @property {(events: Event[], p: Position<Board>, words: (event: Event) => string) => Partial<Telling> | null} tell what differs from
 *   the sentences of the events, which `words` gives with live names
 * @property {(events: Event[], p: Position<Board>) => string} [stands] what is lacking after a roll, by the board that is shown with it
 * @property {string[]} [fate] events that a deck or a count decides: they are shown to whoever brought them about too, as dice are
 * @property {(event: Event, p: Position<Board>) => Delta[]} deltas
 * @property {(events: Event[], p: Position<Board>) => Moment | null} great
 * @property {import("preact").ComponentType<{ m: Match<Board>, opening: Opening }>} [Card] what is in play, below its head
 */
/**
 * What somebody has offered, which nobody waits for an answer to.
 * @typedef {object} Offered
 * @property {string} key what tells it from any other
 * @property {string} seat who offers it
 * @property {string} title
 * @property {string} text what it says, with live names
 * @property {string} [note] what becomes of it
 * @property {{ action: string, label: string, change: string }[]} answers
 * @property {{ label: string, change: string, press: () => void }[]} [ways] what else can be done about it, which is no answer yet
 */
/**
 * A card as it is printed, for whoever looks it up.
 * @typedef {object} PrintedCard
 * @property {string} thing "card:radical_party_founded"
 * @property {string} name
 * @property {any} figure what stands in its corner
 * @property {string} look a class that sets its colours
 * @property {string} [kind] whose it is, or what else cards of a group are told apart by; `kinds` of the game has the words
 * @property {string} [line] below its name
 * @property {string} [corner] at the end of that line
 * @property {any[]} texts what it says, each a paragraph of its own
 * @property {string} search all its words, for the search
 */
/**
 * Cards that are of one sort; `everywhere` if nobody has to look for them, so that none of them is unseen.
 * @typedef {{ id: string, title: string, cards: PrintedCard[], everywhere?: boolean }} CardGroup
 */
/** Where a card is, as far as the reader may know: one of few words to sort by (messages `cards-<where>`), and that place in words.
 * @typedef {{ where: "held" | "open" | "played" | "gone", text: string }} CardPlace */
/**
 * All cards of a game.
 * @template [Board=unknown]
 * @typedef {object} CardReference
 * @property {(m: Match<Board>) => CardGroup[]} groups
 * @property {(m: Match<Board>) => { label: string, choices: [string, string][] }} [kinds] what cards can be told apart by, and the choices
 * @property {(m: Match<Board>) => Map<string, CardPlace[]>} places where cards are, by thing, read from the position that is shown
 */
/**
 * What a game brings: games/<id>/index.js exports this by default. Everything else is shared.
 * @template [Board=unknown] the board that the game's view carries, as games/<id>/board.d.ts declares it
 * @template [Event=any] an event of it, as games/<id>/events.d.ts declares it
 * @typedef {object} GameModule
 * @property {string} id
 * @property {(content: GameContent) => Promise<void>} load ground, layout: whatever must be there before the board is drawn
 * @property {Record<string, SeatStyle>} seats
 * @property {(p: Position<Board>, seat: string) => SeatStyle | null} [seatStyle] where a seat's look depends on the position
 * @property {(p: Position<Board>, seat: string) => string | null} [seatName] where what a seat is called does
 * @property {{ width: number, height: number }} frame the board's own units; a getter if they follow the window's shape
 * @property {string[] | ((action: ActionParts) => boolean)} marks kinds of things that are marks on the board or cards in the drawer,
 *   or whether an action is about one; all other actions become buttons of the prompt
 * @property {string[]} [asides] verbs of asides that the game shows itself; the frame lists all others
 * @property {Record<string, (m: Match<Board>) => void>} [keys] keys of its own, in lower case
 * @property {(m: Match<Board>, thing: string) => About | null} about why a mark is as it is, with the numbers
 * @property {(p: Position<Board>) => string} headline where the game stands, for the top bar: "Turn 4, 1905 · action round 3 of 8"
 * @property {(p: Position<Board>) => string} [brief] the same for a phone: "Turn 4 · round 3"
 * @property {(p: Position<Board>) => string} [standing] what stands below that on a phone, and behind it on a tablet: "2nd of 4, France 14"
 * @property {(p: Position<Board>) => Gauge[]} [gauges] what decides the match, for the top row of a phone; if not told, figures of one's own seat
 * @property {(m: Match<Board>) => Spot[]} spots
 * @property {(thing: string) => string[] | null} [within] the places that the map goes to for a thing that is none itself, as those of a region
 * @property {boolean} [list] whether the board is a list in the window as it is, which is read from its top; a getter
 * @property {boolean} [wholeBoard] whether the board opens whole even if it is small then, as one of cards that are read one by one
 * @property {MatchComponent<Board>} [Board] the inside of the board's SVG, spots included; without one the tables of `text` are the board
 * @property {MatchComponent<Board>} [Around] HTML fixed over the corners of the board
 * @property {MatchComponent<Board>} [Below] a strip below the board, such as a track
 * @property {MatchComponent<Board>} [Side] what is asked now, in the right column below the stage
 * @property {(m: Match<Board>) => boolean | "news"} [sided] whether there is anything to be shown there, and if it is mere news; if not told,
 *   whenever the director does not play
 * @property {MatchComponent<Board>} [Left] what stands left of the board in a wide window, in the place of `Tracks`
 * @property {MatchComponent<Board>} [Right] and right of it
 * @property {MatchComponent<Board>} [Tracks] the game's own tracks, a tab beside the log
 * @property {(m: Match<Board>) => string} [sideName] what those are called on a phone, if not tracks
 * @property {import("preact").ComponentType<{ m: Match<Board>, actions: string[], button: (action: string) => any, walking?: boolean }>} [Answers]
 *   the answers of the bar, sorted by what they are; `actions` are those without a place on the board
 * @property {(m: Match<Board>, action: string) => boolean} [weighs] whether a first press on an answer shows where it leads, and a second gives it
 * @property {(m: Match<Board>) => boolean} [sorts] whether the open question is one whose answers are sorted so
 * @property {(m: Match<Board>) => Offered[]} [offers] what others have offered to whoever looks, in the bar with its answers
 * @property {MatchComponent<Board>} [Reason] a line below the question: who decides and why
 * @property {(p: Position<Board>, seat: string) => [string, string | number][]} figures numbers in a seat's block: [["Hand", 8], …]
 * @property {import("preact").ComponentType<{ m: Match<Board>, seat: string }>} [Seat] what else stands in a seat's block
 * @property {MatchComponent<Board>} [Others] blocks of those who have no seat
 * @property {(m: Match<Board>) => import("preact").VNode<any>[]} [hand] the cards of the drawer, each with a key; a game without hands has no drawer
 * @property {(m: Match<Board>) => boolean} [piled] whether a question is about cards of a pile, which are then picked over the board
 * @property {(m: Match<Board>, card: string) => string} [cardGroup] under which head a card stands among many: who carries it out
 * @property {Tab<Board>[]} [tabs] more tabs beside log and chat
 * @property {CardReference<Board>} [cards] all cards there are, to be looked up
 * @property {(m: Match<Board>) => TextTable[]} text the board as tables
 * @property {Story<Board, Event>} [story] how events become plays and steps, deltas and great moments; without one each action is a step
 * @property {(event: Event, p: Position<Board>) => { label: string, title: string } | null} station whether an event begins a station of the replay
 * @property {(die: Odds, action: string, p: Position<Board>) => { cells: string[], title: string }} [outcome] what each face of a die
 *   brings, as short as in a cell
 * @property {(p: Position<Board>, action: string) => string | null} [consequence] what an answer would change, as short as on a
 *   button; null if its label says it
 * @property {(m: Match<Board>, thing: string) => string} [chip] what choosing a target means, as short as a price, where the board does not draw that itself
 * @property {(m: Match<Board>) => { x: number, y: number, w: number, h: number }[]} [names] what such a price hides nowhere: names and figures of the board, by
 *   their upper left corners and sizes; each time a new list
 * @property {string[]} [passing] kinds of events that are of interest only until something else happens
 * @property {(event: Event) => number | null} [die] the die that an event shows
 * @property {(event: Event, p: Position<Board>) => string | null} [whose] the seat that an event is about
 * @property {(p: Position<Board>) => Ended} result how it ended
 * @property {(p: Position<Board>, seat: string) => Held[]} [held] what a seat held at the end, read from its own position
 */

export {};
