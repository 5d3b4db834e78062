import type { Fair, Setup } from '@hundred-days/kernel';
import type { Result, Standing } from './leagues/standings.ts';

/** What a server takes and tells over HTTP, by its types alone: the page and programs name them as the server does. */

/** How much time there is: none is counted, so much for a whole game and for each decision, or so many days for each move. */
export type Pace =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly minutes: number; readonly bonus: number }
  | { readonly kind: 'days'; readonly days: number };

/** What becomes of a seat whose time has run out. */
export type Late = 'computer' | 'loses';

/** How a game ended otherwise than by its rules. */
export interface Ended {
  readonly how: 'resigned' | 'time' | 'draw' | 'closed';
  /** Who resigned, or whose time ran out. */
  readonly seat: number | null;
}

/** What all at a table have to agree on. */
export type OfferKind = 'draw' | 'back' | 'adjourn' | 'resume' | 'rematch';

/** What somebody has offered to the others. */
export interface OfferNotice {
  readonly kind: OfferKind;
  readonly by: string;
  /** Back to so many actions; told to who offers alone. */
  readonly to: number | null;
}

export interface SeatNotice {
  readonly seat: string;
  readonly holder: 'nobody' | 'person' | 'computer';
  /** What who sits there is called. */
  readonly name: string | null;
  /** It is the name of an account: nobody else is called so. */
  readonly account: boolean;
  /** Of the computer, where it plays this seat. */
  readonly level: string | null;
  readonly character: string | null;
  /** Anybody may take it while it is free. */
  readonly open: boolean;
  readonly taken: boolean;
  readonly yours: boolean;
  /** It has added to the dice. */
  readonly ready: boolean;
}

/** What somebody at a table may know of it beside the game. */
export interface TableNotice {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  readonly created: string;
  /** You have opened it. */
  readonly owner: boolean;
  readonly pace: Pace;
  readonly late: Late;
  readonly state: 'waiting' | 'playing' | 'over';
  readonly seats: readonly SeatNotice[];
  readonly yourMove: boolean;
  readonly fair: Fair;
  /** The time of each seat as it was at `now`; null where none is counted. */
  readonly clocks: ClockNotice | null;
  /** How it ended otherwise than by its rules. */
  readonly ended: { readonly how: Ended['how']; readonly seat: string | null } | null;
  readonly offers: readonly OfferNotice[];
  readonly adjourned: boolean;
  /** The table of the next game. */
  readonly next: string | null;
  /** It counts for ratings. */
  readonly rated: boolean;
  /** The league it is played in. */
  readonly league: string | null;
  /** Those who look on see it so many minutes later; 0: at once. */
  readonly delay: number;
}

export interface ClockNotice {
  readonly now: number;
  readonly seats: readonly { readonly left: number; readonly running: boolean; readonly vacation: number }[];
}

/** A table in the list of those that wait for somebody. */
export interface OpenTable {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  readonly created: string;
  /** What who has opened it is called. */
  readonly by: string | null;
  readonly pace: Pace;
  readonly late: Late;
  readonly rated: boolean;
  readonly seats: readonly (Pick<SeatNotice, 'seat' | 'holder' | 'name' | 'level' | 'character'> & {
    readonly free: boolean;
    /** What who sits there is worth with this side, where he has played for ratings. */
    readonly rating: RatingNotice | null;
  })[];
}

/** At this table; on this server, at another one; neither. */
export type Where = 'table' | 'here' | 'away';

export interface PeopleNotice {
  /** By seat; null where no person sits. */
  readonly seats: readonly (Where | null)[];
  /** What those are called who look on now; null for one without a name. */
  readonly watching: readonly (string | null)[];
}

/** Something that was said at a table, or done there beside the game. */
export interface TalkLine {
  readonly n: number;
  readonly at: string;
  readonly seat: string | null;
  /** `said`, or what was done: `back`, `resigned`, ... */
  readonly kind: string;
  readonly side: boolean;
  readonly text: string;
}

export interface StandingNotice {
  /** What can be ordered in this game. */
  readonly all: readonly string[];
  readonly orders: readonly string[];
  /** What was answered so: by which order, at which step as the seat counts them. */
  readonly done: readonly { readonly order: string; readonly step: number }[];
}

export interface NewTable {
  readonly game: string;
  readonly scenario: string;
  readonly options: Setup['options'];
  /** The seats that whoever opens the table takes himself. */
  readonly mine: readonly string[];
  /** Those for anybody, in the list. */
  readonly open?: readonly string[];
  /** Those the computer plays. All others get a link each. */
  readonly computers?: readonly ComputerSeat[];
  readonly pace?: Pace;
  readonly late?: Late;
  /** Whether others may look on, by a link. */
  readonly watched: boolean;
  /** How many minutes later they see what is done; not said: at once. */
  readonly delay?: number;
  /** Whether it counts for ratings. */
  readonly rated?: boolean;
}

export interface ComputerSeat {
  readonly seat: string;
  readonly level: string;
  readonly character: string;
}

export interface OpenedTable {
  readonly id: string;
  /** By seat. Told once: only their hashes are kept. */
  readonly links: Readonly<Record<string, string>>;
  readonly watch: string | null;
}

export interface RatingNotice {
  readonly rating: number;
  /** The true worth lies within twice this, in nineteen cases of twenty. */
  readonly deviation: number;
  readonly games: number;
}

export interface OwnRating extends RatingNotice {
  readonly game: string;
  readonly side: string;
}

export interface Rung extends RatingNotice {
  /** Of an account. */
  readonly name: string | null;
  /** Of the computer. */
  readonly level: string | null;
  readonly yours: boolean;
}

export interface SideResult {
  readonly side: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export interface ScenarioResults {
  readonly game: string;
  readonly scenario: string;
  /** Where only people sat. */
  readonly people: { readonly games: number; readonly sides: readonly SideResult[] };
  /** What people made of a side where the computer sat at the table, too. */
  readonly computer: { readonly games: number; readonly sides: readonly SideResult[] };
}

export interface LeagueLine {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly setup: Setup;
  readonly pace: Pace;
  readonly rated: boolean;
  readonly open: boolean;
  readonly places: number;
  readonly taken: number;
  readonly state: 'waiting' | 'playing' | 'over';
  readonly member: boolean;
}

/** Players are told by their number in the list. */
export type LeagueStanding = Omit<Standing, 'player'> & { readonly player: number };

export interface LeagueGame {
  readonly round: number;
  readonly first: number;
  readonly second: number;
  readonly result: Result | null;
  readonly forfeit: boolean;
  /** Where it is played, for who plays there. */
  readonly table: string | null;
  /** Until when both have to have come. */
  readonly due: string | null;
}

export interface LeagueNotice extends LeagueLine {
  readonly owner: boolean;
  readonly round: number;
  readonly rounds: number;
  readonly players: readonly { readonly name: string | null; readonly yours: boolean; readonly dropped: boolean }[];
  readonly standings: readonly LeagueStanding[];
  readonly games: readonly LeagueGame[];
}

export interface NewLeague {
  readonly name: string;
  readonly game: string;
  readonly scenario: string;
  readonly options: Setup['options'];
  readonly pace: Exclude<Pace, { readonly kind: 'none' }>;
  readonly places: number;
  /** For anybody; else by a link. */
  readonly open: boolean;
  readonly rated: boolean;
}
