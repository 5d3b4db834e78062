import { type AnyAction, cameOf, expectedOf, type Loss, type SeenStep } from '@hundred-days/kernel';
import type { Account, Moment, RolledAt, TurningPoint } from '@hundred-days/opponents/after';
import type { Face } from '../face/types.ts';
import { wordsOf } from '../table/lines.ts';

/** What was done, with how it is told: the same account in the words of the log. */
export interface Teller {
  readonly face: Face<AnyAction>;
  readonly steps: readonly SeenStep[];
  readonly language: string;
}

interface Heading {
  readonly at: number;
  readonly text: string;
}

/** The headings of the log with the step that told them. */
export function headingsOf({ face, steps, language }: Teller): Heading[] {
  return steps.flatMap(({ events }, at) =>
    events.flatMap((event) => {
      const line = face.words.logLine(event, language);
      return line.heading ? [{ at, text: wordsOf(line) }] : [];
    }),
  );
}

/** The heading under which a step was done: its own events may tell the next. */
export const headingBefore = (headings: readonly Heading[], step: number): string | undefined =>
  headings.findLast(({ at }) => at < step)?.text;

/** A phase from one moment of rest to another, which may be the same phase's. */
export interface Span {
  readonly from: Moment;
  readonly to: Moment;
  readonly title: string;
}

/** What leads to each moment but the first, under the heading it happened under; its last step may tell the next. */
export function spansOf(account: Account, headings: readonly Heading[], opening: string): Span[] {
  const { moments } = account;
  return moments.slice(1).map((to, i) => {
    const from = moments[i];
    return { from, to, title: headingBefore(headings, to.at) ?? opening };
  });
}

/** A line of the table: a phase, how it stood at its end, and how many dice were rolled in it. */
export interface PhaseRow extends Span {
  readonly losses: readonly Loss[];
  readonly rolls: number;
  /** What the dice brought beyond their expectation; plus is for the French. */
  readonly luck: number;
}

export function phaseRows(account: Account, spans: readonly Span[]): PhaseRow[] {
  const rows: Span[] = [];
  for (const span of spans) {
    const last = rows.at(-1);
    if (last?.title === span.title) rows[rows.length - 1] = { ...last, to: span.to };
    else rows.push(span);
  }
  return rows.map((row) => {
    const rolls = rollsIn(account, row);
    return { ...row, losses: row.to.losses, rolls: rolls.length, luck: luckIn(rolls) };
  });
}

const rollsIn = ({ rolls }: Account, { from, to }: Pick<Span, 'from' | 'to'>): readonly RolledAt[] =>
  rolls.filter(({ at, roll }) => at > from.at && at <= to.at && roll.coin === 'points');

export const surplusOf = ({ roll }: RolledAt): number => cameOf(roll) - expectedOf(roll);

const luckIn = (rolls: readonly RolledAt[]): number =>
  rolls.reduce((sum, one) => sum + (one.roll.side === 0 ? surplusOf(one) : -surplusOf(one)), 0);

/** The turns as stretches of steps. */
export interface TurnBand {
  readonly turn: number;
  readonly from: number;
  readonly to: number;
}

export function turnBands({ moments, turns }: Account): TurnBand[] {
  const end = moments.at(-1)?.at ?? 0;
  return turns
    .map(({ turn, at }, i) => ({ turn, from: at, to: turns[i + 1]?.at ?? end }))
    .filter(({ from, to }) => to > from);
}

/** The roll of a side that brought it most beyond expectation, and the one that cost it most; null without rolls. */
export function extremes(rolls: readonly RolledAt[], side: number): { best: RolledAt; worst: RolledAt } | null {
  const own = rolls.filter(({ roll }) => roll.side === side && roll.coin === 'points');
  if (own.length === 0) return null;
  const by = [...own].sort((a, b) => surplusOf(b) - surplusOf(a));
  return { best: by[0], worst: by[by.length - 1] };
}

/** What is told of a turning point: the lines of its step, and who was lost until all was at rest again. */
export function pointLines({ face, steps, language }: Teller, { at, to }: TurningPoint): string[] {
  const told = steps
    .slice(at, to.at + 1)
    .flatMap(({ events }, i) =>
      events.map((event) => ({ event, key: i === 0, line: face.words.logLine(event, language) })),
    );
  const gone = (type: string): boolean => LOST.has(type);
  const lines = told
    .filter(({ event, key, line }) => !line.heading && (key || gone(event.type)))
    .map(({ line }) => wordsOf(line));
  return [...new Set(lines)].slice(0, MOST_LINES);
}

const MOST_LINES = 4;
/** How games tell that a piece is gone. */
const LOST: ReadonlySet<string> = new Set([
  'destroyed',
  'eliminated',
  'blown',
  'demoralized',
  'defeated',
  'battle-over',
]);

/** The piece a turning point is about; null if nobody may say. */
export function pointPiece({ face, steps, language }: Teller, { at }: TurningPoint): number | null {
  const pieces = steps[at].events.map((event) => face.words.logLine(event, language).piece);
  return pieces.find((piece) => piece !== null) ?? null;
}
