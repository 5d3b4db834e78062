import type {
  AnyAction,
  Game,
  GameEvent,
  Outcome,
  Place,
  Refusal,
  RuleSection,
  Seat,
  SeenStep,
  State,
  Unit,
  Words,
} from '@hundred-days/kernel';
import type { ComponentChildren } from 'preact';
import type { Badge, BoardPiece, CounterFace, MapArt, Motion, Overlay, Rect } from '../board/types.ts';
import type { ScenarioText } from './scenario.ts';

/**
 * What a game brings to a table in the browser, beside its rules: its map and counters, what a hand does there, its words
 * and its panels. The shell and the board know no game by name; they work with this and with the kernel's contract.
 */
export interface Face<A extends AnyAction = AnyAction> {
  readonly game: Game<A>;
  readonly map: FaceMap<A>;
  readonly hand: FaceHand<A>;
  readonly words: FaceWords<A>;
  readonly panels: FacePanels<A>;
  /** What it says of whatever is looked at, in a language: loaded when somebody first looks. */
  looking(language: string): Promise<Looking<A>>;
  /** True where seats at one screen must not see each other's view. */
  hasSecrets(view: State): boolean;
  /** The seats whose turn a step has ended, where the action does not tell: it may be secret, or the other side's. */
  turnEnded?(step: SeenStep, view: State): readonly Seat[] | null;
}

/** The map, what stands on it and beside it, and what it shows. */
export interface FaceMap<A extends AnyAction> {
  readonly art: MapArt;
  counter(piece: Unit, view?: State): CounterFace;
  /** Pieces on the board, as the viewer sees them. */
  pieces(asked: Asked<A>): readonly BoardPiece[];
  /** Pieces beside the board: those waiting to enter, those lost. */
  trays(asked: Asked<A>): readonly Tray[];
  /** Areas and signs for what is asked now; the shell adds the reach and path of the piece in hand. */
  overlay(asked: Asked<A>): Overlay;
  /** What the map can show on demand; the first has a key of its own. */
  readonly sights: readonly Sight[];
  /** What the map shows while a place is pointed at, perhaps with something in hand; null for nothing. */
  pointedAt(view: State, place: Place, language: string, asked?: Asked<A>): Overlay | null;
  /** How events move pieces, for the animation. */
  motions(events: readonly GameEvent[]): readonly Motion[];
}

/** What a hand means by what it does. Where an action leads and whether a click does it at once, the action's table says. */
export interface FaceHand<A extends AnyAction> {
  /** Of several actions of one piece that lead to the same place, the one a click there means. */
  choose(actions: readonly A[], view: State): A;
  /** The places an action goes through and the running cost after each, for the path drawn before it is done. */
  way(action: A, view: State): { readonly places: readonly Place[]; readonly costs: readonly number[] } | null;
  /** The piece that is in hand while no other was taken up: where the next one has to be placed. Null for none. */
  handed(view: State, pieces: readonly Unit[]): Unit | null;
  /** Whether a piece is a seat's own, as far as the view tells. */
  isOwn(view: State, seat: Seat, piece: Unit): boolean;
  /** A piece that was told to stand: whoever walks through those who can act passes it by. */
  rests?(asked: Asked<A>, piece: Unit): boolean;
  /** Several pieces in one hand; without it each goes alone. */
  readonly company?: Company<A>;
  /** Taking a piece up does not do this yet, though it is all the piece can do: another would pay for it. */
  asks?(asked: Asked<A>, action: A): boolean;
  /** The step of an unfinished announcement that a second click on this piece takes back; -1 for none. */
  retract(asked: Asked<A>, piece: Unit, actions: readonly A[]): number;
  /** What a click on this piece makes of an unfinished announcement where others of its place join with it; null for nothing else. */
  anew?(asked: Asked<A>, piece: Unit, actions: readonly A[]): Anew<A> | null;
  /** Whether all of these must go to a place, and come there whoever is sent first. */
  inAnyOrder?(asked: Asked<A>, pieces: readonly Unit[], place: Place): boolean;
  /** Where one answer says what several pieces do it is asked for piece by piece; null where each answers for itself. */
  parts?(view: State, seat: Seat): Parts<A> | null;
  /** The one answer to a question that is put only so that others learn nothing from its being put; null where there is a choice. */
  nobody?(view: State, seat: Seat): A | null;
  /** How many steps stand when an unfinished announcement is given up; -1 if nothing is begun. */
  begun(asked: Asked<A>, actions: readonly A[]): number;
}

/** One answer for several pieces: what was put forward is added to, piece by piece. */
export interface Parts<A extends AnyAction> {
  /** Those who can do something about what was put forward, and the table. */
  pieces(before: A | null): readonly Unit[];
  /** What a piece may do while the others do what was put forward, each as if it did that alone; null for the table. */
  choices(piece: Unit, before: A | null): readonly A[] | null;
  /** The whole answer with this part in it; null where nobody does anything any more. */
  joined(before: A | null, part: A): A | null;
  /** Where those go who are put forward, if not all go to the goal of the answer: a click on any of these means it. */
  ends?(proposed: A | null): readonly Place[];
}

/** Of what was done so many steps stand, and this is done after them instead of what followed. */
export interface Anew<A extends AnyAction> {
  readonly from: number;
  readonly next: readonly A[];
}

/** What is read and spoken. */
export interface FaceWords<A extends AnyAction> {
  /** Brings the words of a first board in a language; English is there. */
  speak(language: string): Promise<void>;
  /** Brings the rest as well: the questions of later phases, and why something is not allowed. English too. */
  rest(language: string): Promise<void>;
  /** Whether all of it is there. Who asks in a drawing is drawn again when it is. */
  isWhole(language: string): boolean;
  /** What the game itself says in a language; English until that was brought. */
  said(language: string): Words;
  /** The rules in our own words, by chapter, in the language wanted; loaded when they are opened. */
  rules(language: string): Promise<readonly RuleSection[]>;
  /** What is told of a scenario before it is played; null for one that nothing is told of. */
  scenario(id: string, language: string): Promise<ScenarioText | null>;
  /** The turn track and the phases of a turn. */
  track(view: State, language: string): Track;
  /** One sentence that says whose decision it is and what is owed, with at most four buttons. */
  prompt(asked: Asked<A>): Prompt<A>;
  /** What is left undone if the phase is ended now; none if nothing is. */
  warnings(asked: Asked<A>): readonly Left[];
  /** A line of the log; `others` are the same deed of other pieces, told with it. */
  logLine(event: GameEvent, language: string, others?: readonly GameEvent[]): LogLine;
  /** How events become lines; without it each is one. */
  readonly telling?: Telling;
  /** Why not, in words: the fact first, and the pieces that are to blame; nothing until that is there. `asked` is the place it was asked about, if any. */
  explain(view: State, no: Refusal, language: string, asked?: Place | null): Explanation;
  /** What an action is called in a list of choices. */
  actionName(action: A, language: string): string;
  /** Spoken and written name of a piece. */
  pieceName(piece: Unit, language: string): string;
  /** The same in a sentence that names several: "5 Picton". */
  shortName(piece: Unit, language: string): string;
  /** With what its counter says beside, where that is another word: "Buttler (Lt/Bruns)". */
  markedName?(piece: Unit, language: string): string;
  /** A place by its name, else by its number. */
  placeName(place: Place, language: string): string;
  /** A place in words: number, name, terrain and who is there. */
  describePlace(view: State, place: Place, language: string): string;
  /** Who sits in a seat, where that may change in a game; otherwise the game's name for it. */
  seatName?(view: State, seat: Seat, language: string): string;
  /** One line for the shelf: "Turn 4, French movement"; how it ended, once it has. */
  summary(view: State, language: string): string;
  /** How the game ended, in words. */
  result(outcome: Outcome, language: string): { readonly title: string; readonly text: string };
}

export interface Telling {
  /** The events of a step that are told: what all were told is left out where the viewer was told more. */
  told(events: readonly GameEvent[]): readonly GameEvent[];
  /** Two events are one deed of several pieces. */
  isSameDeed(one: GameEvent, other: GameEvent): boolean;
  /** What is told of a step in which nothing happened, after the last roll: that somebody stays where he is. */
  silent?(step: SeenStep, rolled: SeenStep | undefined): GameEvent | null;
  /** A roll that is one of many: nobody is held up to read it. */
  passing?(event: GameEvent): boolean;
}

/** What stands beside the board, or over it. */
export interface FacePanels<A extends AnyAction> {
  /** The card of the piece in hand; null where nothing is. */
  card(asked: Asked<A>): ComponentChildren | null;
  /** What attacks the present plan would make from a place, with the piece in hand there; fetched when it is first wanted. */
  planned?(): Promise<Planning<A>>;
  /** The panel beside the board: the odds, the duties, the ledgers. */
  panel(asked: Asked<A>): ComponentChildren;
  /** What is laid over the map while it is asked for: a battle on a board of its own. Null for nothing. */
  scene?(asked: Asked<A>): ComponentChildren | null;
  /** What is told over the lower map of something under way that both sides follow: a charge. The map goes on beside it. Null for nothing. */
  stage?(asked: Asked<A>): ComponentChildren | null;
  /** What is at stake before a die is rolled or a price is paid, in a few lines: for where the panel is out of sight. */
  stakes?(asked: Asked<A>): ComponentChildren | null;
  /** How the sides stand, in a few lines; for the same place, when nothing is at stake. */
  score?(asked: Asked<A>): ComponentChildren | null;
  /** What came of the fights from a step on, where the log does not sum them up; in brief, a line each. */
  accounts?(asked: Asked<A>, from: number, brief: boolean): ComponentChildren;
  /** What a seat alone knows, shown to it and to nobody else: its secret key. Null if it has no secrets. */
  secrets(view: State, seat: Seat, language: string): ComponentChildren | null;
  /** The final reckoning on the result screen. */
  reckoning(view: State, language: string): ComponentChildren;
}

export interface Planning<A extends AnyAction> {
  attacks(asked: Asked<A>, place: Place): readonly PlannedAttack[];
}

/** An attack that could be made if the piece in hand went to a place: exact odds, as its table has them. */
export interface PlannedAttack {
  readonly enemy: Unit;
  /** Who would take part as everybody stands, the piece in hand among them, and what they would have. */
  readonly attackers: readonly Unit[];
  readonly attack: number;
  readonly defence: number;
  readonly odds: string;
  /** Who could still join, and the odds with all of them; null if nobody can. */
  readonly more: { readonly pieces: readonly Unit[]; readonly odds: string } | null;
}

export interface Company<A extends AnyAction> {
  /** The pieces that are taken up together with one on the map, that one among them. */
  of(asked: Asked<A>, piece: number): readonly number[];
  /** What a further tap on them takes up, where it is not all of them or none. */
  next?(asked: Asked<A>, company: readonly number[]): readonly number[];
  /** Of another piece's choices the one that does the same as an action; null if it has none. `goers` are all who do it. */
  alike(action: A, choices: readonly A[], view: State, goers?: readonly Unit[]): A | null;
  /** Where each of those who go would stop, where that is not the same place for all; null where it is. */
  stops?(asked: Asked<A>, action: A): readonly { readonly piece: Unit; readonly place: Place }[] | null;
  /** For a place that none of the hand reaches: of their choices the one that leads there as far as it goes; null for none. */
  toward?(asked: Asked<A>, place: Place): A | null;
  /** The place that was pointed at for what is put forward, where that leads only towards it; null where it leads there. */
  beyond?(asked: Asked<A>): Place | null;
  /** Whether all of the hand do it; where nothing is said, what leads to a place. */
  shares?(action: A): boolean;
  /** Who of the hand does the same, one after another: as many as the road takes. The others stay in hand. */
  goers(asked: Asked<A>, action: A): readonly Unit[];
}

/** The situation a face is asked about. `view` is what the viewer may know, never the position itself. */
export interface Asked<A extends AnyAction> {
  readonly view: State;
  /** Whose eyes these are; SPECTATOR for a replay open to all. */
  readonly viewer: number;
  /** The seat that decides now, -1 when the game is over. */
  readonly seat: number;
  /** The viewer decides, here and now (not a replay, not the computer's turn). */
  readonly deciding: boolean;
  /** Pieces with a choice, and the choices of the one in hand; empty unless deciding. */
  readonly pieces: readonly number[];
  readonly inHand: number | null;
  /** Others in hand with it; the choices are those of all. */
  readonly along: readonly number[];
  readonly choices: readonly A[];
  /** The answer is given piece by piece. */
  readonly parts?: Parts<A> | null | undefined;
  /** The choice pointed at, to be confirmed. */
  readonly proposed: A | null;
  readonly language: string;
  /** What the viewer has noted for himself beside the table; no part of the game. */
  readonly notes?: readonly string[];
  readonly past: Past;
  choicesOf(piece: number): readonly A[];
  act(action: A): void;
  /** Does these one after another, as one deed that is taken back as one. */
  inTurn(actions: readonly A[]): void;
  /** Puts an action forward, to be confirmed by the main button. */
  propose(action: A): void;
  openRule(rule: string): void;
  pick(piece: number): void;
  /** Takes these in hand, and no others. */
  gather(pieces: readonly number[]): void;
}

/** What was done up to the position asked about, as the viewer may know it: the set-up first. */
export interface Past {
  steps(): readonly SeenStep[];
  /** How it stood for him after so many actions. */
  view(at: number): State;
}

/** Something the map shows on demand: the enemy's zones, the reach of headquarters. */
export interface Sight {
  readonly id: string;
  name(language: string): string;
  overlay(view: State, seat: number, language: string): Overlay;
}

/** A log line: words, and places that show themselves on the map. */
export interface LogLine {
  /** A heading starts a group: "Turn 4, French movement". */
  readonly heading: boolean;
  readonly piece: number | null;
  readonly parts: readonly LogPart[];
  readonly rule: string;
  /** The dice that fell, in their order; most lines have none. */
  readonly dice: readonly number[];
  /** Where each die is a shot: the highest number that hits. */
  readonly hitsUpTo?: number;
  /** Everything the line is about, for the map. */
  readonly places: readonly number[];
  /** It begins a fight, or tells what the dice said of it; the lines after that one tell what came of it. A try is told so where no other roll follows. */
  readonly fight?: 'begins' | 'rolls' | 'tries';
  /** What the dice mean in plain words: "The attack is thrown back". */
  readonly verdict?: string;
  /** What each face of the die would have meant, the one first: the sign of the table, and in words. */
  readonly faces?: readonly { readonly code: string; readonly name: string }[];
  /** Why it had to come to this. */
  readonly because?: string;
  /** Said beside what happened: nothing came of it. */
  readonly aside?: true;
}

export type LogPart = string | { readonly place: number; readonly text: string };

export interface Explanation {
  readonly title: string;
  readonly text: string;
  readonly causes: readonly { readonly piece: number; readonly place: number; readonly text: string }[];
}

export interface Track {
  readonly turn: number;
  readonly turns: number;
  /** "4 pm" */
  readonly time: string;
  readonly phases: readonly string[];
  readonly phase: number;
  /** Turns by night. */
  readonly nights?: readonly number[];
  /** Turns in rain. */
  readonly rains?: readonly number[];
  /** A strip of them stands beside the map: the bar above says the turn in words. */
  readonly beside?: true;
  /** By turn, where a turn is a side's: the day it falls on, the sign of the side, and both in words. */
  readonly days?: readonly TrackDay[];
}

/** Something left undone: a sentence, and the pieces it is about, which can be gone to from it. */
export interface Left {
  readonly text: string;
  readonly pieces: readonly number[];
}

export interface TrackDay {
  readonly day: string;
  readonly sign: string;
  readonly spoken: string;
}

export interface Tray {
  readonly title: string;
  readonly hint: string;
  readonly pieces: readonly {
    readonly piece: number;
    readonly face: CounterFace;
    readonly label: string;
    /** What it is called, under it: counters so small do not say. */
    readonly tag?: string;
  }[];
}

export interface Prompt<A extends AnyAction> {
  /** What is asked, in one sentence that names the act: "Move 4/I Durutte to 1808?" */
  readonly title: string;
  readonly reason: string;
  readonly rules: readonly string[];
  readonly buttons: readonly PromptButton<A>[];
  /** What those who are named after the reason may do: "May still join:". */
  readonly naming?: string;
  /** It is a question of a later phase, and those have not come yet. */
  readonly late?: true;
}

export interface PromptButton<A extends AnyAction> {
  readonly label: string;
  readonly action: A;
  /** The one that Enter does, unless it ends a phase: for that there is a key of its own. */
  readonly main: boolean;
  /** Ends a phase: asks again when something is left undone. */
  readonly ends: boolean;
  /** Says no to all the others: it stays in sight where they stand in a list. */
  readonly none?: boolean;
  /** How it asks, where "End the phase?" would not be the question. */
  readonly sure?: { readonly title: string; readonly yes: string };
}

/**
 * What a game says of whatever is looked at. It comes after the first board, and it is made of the viewer's own view: what he
 * does not see has a line that says so.
 */
export interface Looking<A extends AnyAction = AnyAction> {
  /** The card of a piece, on the map or beside it; null for one of which nothing can be said. */
  piece(asked: Asked<A>, piece: number): Card | null;
  /** The card of a place. */
  place(asked: Asked<A>, place: number): Card | null;
  /** What the map can show, the one with a key of its own first. */
  shows(language: string): readonly Show[];
  /** The signs of the map and of the pieces, in the order in which a beginner meets them. */
  signs(language: string): readonly Sign[];
}

export interface Card {
  /** What it is, and whose: "Allied unit". */
  readonly eyebrow: string;
  readonly title: string;
  /** Who commands it, or what kind of ground it is. */
  readonly note: string;
  readonly picture: Picture;
  readonly lines: readonly CardLine[];
  /** Those who stand in the place, where they are seen one by one. */
  readonly pieces?: readonly { readonly picture: Picture; readonly name: string; readonly facts: string }[];
  /** Places hatched while the card is open. */
  readonly zone: readonly number[];
}

/** "To enter: 1 point 2.2.1" */
export interface CardLine {
  readonly label: string;
  readonly text: string;
  readonly rules: readonly string[];
  /** Pieces it speaks of, drawn before the words. */
  readonly faces?: readonly CounterFace[];
}

export type Picture = CounterPicture | MapPicture;

export interface CounterPicture {
  readonly face: CounterFace;
  readonly badges?: readonly Badge[];
  readonly spent?: boolean;
}

/** A part of a map, with what lies on it. */
export interface MapPicture {
  readonly art: MapArt;
  /** What is seen of it, in the units of its geometry. */
  readonly window: Rect;
  /** The place whose outline is drawn. */
  readonly framed?: number;
  readonly overlay?: Overlay;
  readonly pieces?: readonly BoardPiece[];
}

/** A switch of the Show panel. */
export interface Show {
  readonly sight: Sight;
  readonly note: string;
  readonly picture: Picture;
}

export interface Sign {
  readonly picture: Picture;
  readonly text: string;
}
