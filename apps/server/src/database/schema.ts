import type { Fair, KeptUndone, Setup, StepRow, TableHeading } from '@hundred-days/kernel';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Result } from '../leagues/standings.ts';
import type { News } from '../messages/news.ts';
import type { Scope } from '../programs/scopes.ts';
import type { Ended, Late, OfferKind, Pace } from '../told.ts';

/** Read as what it is, written as text. */
type Json<T> = ColumnType<T, string, string>;
type Default<T> = ColumnType<T, T | undefined, T>;

/** Somebody who has sat down somewhere, with an account or without. */
export interface GuestsTable {
  id: Generated<string>;
  created_at: Generated<Date>;
  /** As he wants to be called; many may be called so. */
  name: string | null;
  /** He plays on where he sits, and neither opens tables nor sits down nor speaks. */
  banned: Default<boolean>;
}

/** A browser of somebody. */
export interface SessionsTable {
  id: Generated<string>;
  guest_id: string;
  token_hash: Buffer;
  /** What the browser calls itself. */
  agent: Default<string>;
  created_at: Generated<Date>;
  seen_at: ColumnType<Date, undefined, Date>;
}

/** By which a program is let in for somebody. */
export interface TokensTable {
  id: Generated<string>;
  guest_id: string;
  name: string;
  token_hash: Buffer;
  scopes: Scope[];
  created_at: Generated<Date>;
  used_at: ColumnType<Date | null, undefined, Date>;
}

/** Browsers that are told by their push service: at most one for a session. */
export interface PushesTable {
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  /** Messages in a row that nobody took. */
  lost: Default<number>;
  created_at: Generated<Date>;
}

/** The one pair of keys by which push services know this server. */
export interface VapidTable {
  one: Generated<boolean>;
  public_key: string;
  private_key: string;
}

/** Where somebody wants to be told what waits for him. */
export interface HooksTable {
  id: Generated<string>;
  guest_id: string;
  url: string;
  /** Signs what is sent there: it is needed as it is. */
  secret: string;
  news: News[];
  /** Messages in a row that nobody took. */
  lost: Default<number>;
  created_at: Generated<Date>;
}

/** A key that a device of somebody keeps. */
export interface PasskeysTable {
  id: Generated<string>;
  guest_id: string;
  /** As the device calls it. */
  credential: string;
  public_key: Buffer;
  /** How often it was used, where the device counts. */
  counter: string;
  name: string;
  created_at: Generated<Date>;
  used_at: ColumnType<Date | null, undefined, Date>;
}

/** What a passkey has to sign. */
export interface ChallengesTable {
  id: Generated<string>;
  challenge: string;
  guest_id: string | null;
  created_at: Generated<Date>;
}

/** Where somebody wants letters, and when. */
export interface AddressesTable {
  guest_id: string;
  address: string;
  confirmed: Default<boolean>;
  language: string;
  /** After which a letter says that it is his turn; null: none does. */
  minutes: Default<number | null>;
  ended: Default<boolean>;
}

/** What a letter opens, once. */
export interface LettersTable {
  hash: Buffer;
  guest_id: string;
  kind: string;
  address: string;
  used: Default<boolean>;
  created_at: Generated<Date>;
}

export interface AccountsTable {
  guest_id: string;
  /** The name as it is compared with others: no two are told apart by capitals. */
  key: string;
  name: string;
  password: string;
  created_at: Generated<Date>;
}

/** Wrong passwords for a name, whether anybody has it or not. */
export interface FailuresTable {
  key: string;
  count: number;
  since: Date;
}

/** The time each seat has left when it was last reckoned, and for whom it has run since: a bit each. */
export interface Clocks {
  /** In milliseconds, by seat. */
  readonly left: readonly number[];
  readonly since: number;
  readonly running: number;
}

/** Something that is done when all have agreed. */
export interface Offer {
  readonly kind: OfferKind;
  readonly by: number;
  /** Back to the position after so many actions, as who offers counts them. */
  readonly to: number | null;
  /** Seats that have agreed, a bit each. */
  readonly agreed: number;
}

export interface TablesTable {
  id: string;
  game: string;
  setup: Json<Setup>;
  owner_id: string;
  created_at: Generated<Date>;
  /** The seed of the dice, hidden until the game is over, and what binds us to it. */
  seed: string;
  commitment: string;
  watch_hash: Buffer | null;
  /** Null until everybody has sat down and the dice are made. */
  heading: Json<TableHeading | null> | null;
  /** Grows by one with everything that is stored of the table. */
  version: Default<number>;
  /** How much each viewer has been told, the spectator first. */
  revisions: Default<number[]>;
  undone: ColumnType<readonly (readonly KeptUndone[])[], string | undefined, string>;
  /** Seats with a decision to make, a bit each. */
  deciding: Default<number>;
  over: Default<boolean>;
  pace: ColumnType<Pace, string | undefined, string>;
  late: Default<Late>;
  clocks: Json<Clocks | null> | null;
  ended: Json<Ended | null> | null;
  offers: ColumnType<readonly Offer[], string | undefined, string>;
  adjourned: Default<boolean>;
  /** The table of the next game. */
  next_id: string | null;
  /** That it is over was told to who wants to hear of it. */
  end_told: Default<boolean>;
  /** What comes of it counts for the ratings of who sits there. */
  rated: Default<boolean>;
  /** Those who look on see it as it was so many minutes ago; 0: live. */
  delay: Default<number>;
  /** The league it is played in. */
  league_id: string | null;
}

export interface SeatsTable {
  table_id: string;
  seat: number;
  name: string;
  guest_id: string | null;
  link_hash: Buffer | null;
  /** Somebody has sat down by it: it is worth nothing to others. */
  link_used: Default<boolean>;
  /** When it was made. */
  link_at: ColumnType<Date, undefined, Date>;
  /** What the seat adds to the seed of the dice. */
  contribution: Fair['contributions'][number]['word'] | null;
  /** Anybody may take it while it is free. */
  open: Default<boolean>;
  /** The computer's, where the computer plays it. */
  level: string | null;
  character: string | null;
  /** Days that may still be added to its time. */
  vacation: Default<number>;
  /** That it has to decide was told to who wants to hear of it. */
  noticed: Default<boolean>;
  /** What is answered for it when it is asked for something small. Its own affair. */
  standing: ColumnType<Standing, string | undefined, string>;
}

/** What a seat has ordered once for all, and what was answered for it so: by which order, at which step as it counts them. */
export interface Standing {
  readonly orders?: readonly string[];
  readonly done?: readonly { readonly order: string; readonly step: number }[];
}

/** Who listens to which process at which table. */
export interface PresenceTable {
  process: number;
  table_id: string;
  guest_id: string;
}

export interface WatchersTable {
  table_id: string;
  guest_id: string;
}

export interface StepsTable {
  table_id: string;
  step: number;
  /** Of the table, when it was written. */
  version: number;
  row: Json<StepRow>;
}

/** What changes of a table beside its steps, as it was. */
export interface Was
  extends Pick<Selectable<TablesTable>, 'over' | 'ended' | 'clocks' | 'offers' | 'adjourned' | 'deciding'> {
  readonly seats: readonly Pick<Selectable<SeatsTable>, 'level' | 'character' | 'vacation'>[];
}

/** How a table with a delay was after everything that was done at it: as long as somebody may still be shown it so. */
export interface MomentsTable {
  table_id: string;
  n: number;
  at: Generated<Date>;
  version: number;
  /** Of who looks on. */
  revision: number;
  was: Json<Was>;
}

/** Steps that were taken back at a table with a delay, and the version that was without them. */
export interface PastStepsTable extends StepsTable {
  gone: number;
}

/** What was said at a table, and what was agreed on there. */
export interface TalkTable {
  table_id: string;
  n: number;
  at: Generated<Date>;
  seat: number | null;
  kind: string;
  /** For the own side only. */
  side: Default<boolean>;
  text: string;
  guest_id: string | null;
}

/** Whom somebody does not want to hear at a table. */
export interface MutesTable {
  table_id: string;
  guest_id: string;
  seat: number;
}

/** What somebody has written down for himself. */
export interface NotesTable {
  table_id: string;
  guest_id: string;
  text: string;
}

/** What somebody has told whoever runs the server. */
export interface ReportsTable {
  id: Generated<string>;
  table_id: string;
  /** The line he means. */
  n: number | null;
  guest_id: string | null;
  text: string;
  at: Generated<Date>;
}

/** Requests that were carried out: whoever asks again is told so, whichever process he asks. */
export interface AnswersTable {
  table_id: string;
  viewer: number;
  key: string;
  version: number;
}

/** Who does jobs, and the process he is of: a process that is gone has left its jobs lying. */
export interface WorkersTable {
  id: string;
  process: number;
}

/** How a game came out, in the order of ends. */
export interface EndsTable {
  table_id: string;
  n: Generated<string>;
  at: Generated<Date>;
  game: string;
  scenario: string;
  how: 'rules' | Exclude<Ended['how'], 'closed'>;
  rated: boolean;
  /** Ratings have been changed by it. */
  reckoned: Default<boolean>;
}

/** Who sat there when it ended, and what he scored: 1, 0.5 or 0. */
export interface EndSeatsTable {
  table_id: string;
  seat: number;
  side: string;
  guest_id: string | null;
  /** Of the computer. */
  level: string | null;
  score: number;
  rated_from: number | null;
  rated_to: number | null;
}

/** What somebody, or a level of the computer, is worth with a side of a game. */
export interface RatingsTable {
  game: string;
  side: string;
  guest_id: string | null;
  level: string | null;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  /** When the last of them ended. */
  at: Date;
}

/** A round-robin of those who have joined it: everybody plays everybody with either side. */
export interface LeaguesTable {
  id: string;
  name: string;
  game: string;
  setup: Json<Setup>;
  pace: Json<Pace>;
  owner_id: string;
  places: number;
  /** Anybody may join; else who has the link. */
  open: boolean;
  link_hash: Buffer | null;
  rated: boolean;
  created_at: Generated<Date>;
  started_at: Date | null;
  ended_at: Date | null;
  /** The round that is played; 0 before the first. */
  round: Default<number>;
}

export interface LeaguePlayersTable {
  league_id: string;
  guest_id: string;
  n: Generated<string>;
  dropped: Default<boolean>;
}

export interface LeagueGamesTable {
  league_id: string;
  round: number;
  n: number;
  /** Who plays the first seat, and the second. */
  first_id: string;
  second_id: string;
  /** Null until its round comes, and where nobody played. */
  table_id: string | null;
  due_at: Date | null;
  result: Result | null;
  /** Nobody has played. */
  forfeit: Default<boolean>;
}

export interface Schema {
  guests: GuestsTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  passkeys: PasskeysTable;
  challenges: ChallengesTable;
  addresses: AddressesTable;
  letters: LettersTable;
  tokens: TokensTable;
  hooks: HooksTable;
  pushes: PushesTable;
  vapid: VapidTable;
  failures: FailuresTable;
  tables: TablesTable;
  seats: SeatsTable;
  watchers: WatchersTable;
  presence: PresenceTable;
  steps: StepsTable;
  moments: MomentsTable;
  past_steps: PastStepsTable;
  answers: AnswersTable;
  workers: WorkersTable;
  talk: TalkTable;
  mutes: MutesTable;
  notes: NotesTable;
  reports: ReportsTable;
  ends: EndsTable;
  end_seats: EndSeatsTable;
  ratings: RatingsTable;
  leagues: LeaguesTable;
  league_players: LeaguePlayersTable;
  league_games: LeagueGamesTable;
}
