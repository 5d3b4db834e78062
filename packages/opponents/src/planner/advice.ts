import type { AnyAction } from '@hundred-days/kernel';

/** What a reason is about. Every one has a sentence in the catalogs of whoever shows it. */
export const REASON_CODES = [
  // What is done.
  'attack',
  'bring',
  'send',
  'march',
  'act',
  // Why.
  'trap',
  'kill',
  'drive',
  'duty',
  'gain',
  'safe',
  'ground',
  'still',
  'only',
  'same',
  'habit',
  'stance',
  'task',
  'orders',
  'gather',
  // In numbers.
  'strength',
  'lead',
  'lowered',
  'chance',
  'odds36',
  'gains',
  'fears',
  'places',
  'losses',
  'answers',
  'worth',
  // What one could ask oneself first.
  'ask-retreat',
  'ask-join',
  'ask-way',
  'ask-turn',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/** A reason as data: pieces and places by their numbers, what the search reckoned with. Sentences are made at the edge. */
export interface Reason {
  readonly code: ReasonCode;
  readonly pieces?: readonly number[];
  readonly enemies?: readonly number[];
  readonly places?: readonly number[];
  readonly numbers?: Readonly<Record<string, number>>;
  /** Words of the game's tables: the name of a column or a result. */
  readonly words?: Readonly<Record<string, string>>;
}

/** One thing that could be done, as the planner weighs it. */
export interface Counsel<A extends AnyAction> {
  /** What to do, in order; each is allowed once those before it are done. No die is rolled before the last. */
  readonly actions: readonly A[];
  /** Where to look: where it begins, and where it leads. */
  readonly places: readonly number[];
  /** From where to where pieces go or strike. */
  readonly arrows: readonly (readonly number[])[];
  /** Ways out that are closed: from a place to its neighbour. */
  readonly closed: readonly (readonly [number, number])[];
  /** What it gains over letting be, in the planner's own coin; null where nothing was weighed. */
  readonly worth: number | null;
  /** The act, and the reason for it. */
  readonly act: Reason;
  readonly why: Reason;
  /** The numbers the search used, at most MOST_LINES. */
  readonly lines: readonly Reason[];
  /** What one could ask oneself before one is told. */
  readonly ask: Reason;
}

/** Something to be done without numbers. */
export const bareCounsel = <A extends AnyAction>(
  actions: readonly A[],
  places: readonly number[],
  why: Reason,
): Counsel<A> => ({
  actions,
  places,
  arrows: [],
  closed: [],
  worth: null,
  act: { code: 'act' },
  why,
  lines: [],
  ask: { code: 'ask-turn' },
});

/** What a planner would do in a decision, and why. It comes from a seat's view and from nothing else. */
export interface Advice<A extends AnyAction> {
  readonly best: Counsel<A>;
  /** The next best; null where there is none. */
  readonly next: Counsel<A> | null;
  /** The two are as good as each other, within half a point. */
  readonly even: boolean;
  /** How many things were weighed against each other. */
  readonly weighed: number;
}

/** Thinks in steps, and can say at each what it would advise if it had to. */
export type Pondering<A extends AnyAction> = Generator<() => Advice<A>, Advice<A>, void>;

/** The sentence stands above them: what every face brings, or the parts of a choice, and what it is worth. */
export const MOST_LINES = 6;
/** Choices this close are the same to a planner. */
export const EVEN = 0.5;

/** Advice from counsels, the best first. */
export function adviceFrom<A extends AnyAction>(counsels: readonly Counsel<A>[], weighed: number): Advice<A> {
  const [best, next = null] = counsels;
  const even = next !== null && best.worth !== null && next.worth !== null && Math.abs(best.worth - next.worth) < EVEN;
  return { best, next, even, weighed };
}

/** What a valuation is made of: what one can do, what the enemy can do, and how everybody stands. */
export interface Parts {
  gain: number;
  fear: number;
  place: number;
}

export const partsLess = (a: Parts, b: Parts): Parts => ({
  gain: a.gain - b.gain,
  fear: a.fear - b.fear,
  place: a.place - b.place,
});

/** Less than this nobody would notice. */
const NOTHING = 0.005;

/** That a choice gains most, if it gains anything. */
export const gains = (gain: number): Reason =>
  gain < NOTHING ? { code: 'same' } : { code: 'gain', numbers: { gain } };

/** The part that speaks most for a choice. */
export function chiefReason({ gain, fear, place }: Parts): Reason {
  const most = Math.max(gain, fear, place);
  if (most < NOTHING) return { code: 'same' };
  if (most === gain) return { code: 'gain', numbers: { gain } };
  return most === fear ? { code: 'safe', numbers: { fear } } : { code: 'ground', numbers: { place } };
}

/** What it is worth to him stands last, and is told whatever else is left out: the parts add up to it. */
export const withWorth = (lines: readonly Reason[], worth: number): Reason[] => [
  ...lines.slice(0, MOST_LINES - 1),
  { code: 'worth', numbers: { points: worth } },
];

/** Differences smaller than this are not worth a line. */
const WORTH_A_LINE = 0.05;

/** What a choice gains and what it lets the enemy do, beside letting be. */
export function partLines({ gain, fear, place }: Parts): Reason[] {
  const lines: Reason[] = [];
  if (Math.abs(gain) >= WORTH_A_LINE) lines.push({ code: 'gains', numbers: { points: gain } });
  if (Math.abs(fear) >= WORTH_A_LINE) lines.push({ code: 'fears', numbers: { points: fear } });
  if (Math.abs(place) >= WORTH_A_LINE) lines.push({ code: 'places', numbers: { points: place } });
  return lines;
}
