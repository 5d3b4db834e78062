import type { Fact, GameEvent, Unit } from '@hundred-days/kernel';
import { hexOf, list, unitOf } from '../../../face/battle/told.ts';
import type { Ask } from '../asking.ts';
import type { ResultCode } from '../combat/losses.ts';
import type { Setting } from '../setting.ts';
import { type Beat, type ChargeAction, type ChargeOdds, chargeNow, chargeOdds } from './charge.ts';

/** 9.4 A charge as it is told: put forward, under way, and just over, until something else happens. */

export interface ChargeStory {
  readonly odds: ChargeOdds;
  /** Where it stands; null once it is over. */
  readonly beat: Beat | null;
  /** Only put forward. */
  readonly isPlan: boolean;
  /** 9.4.5c: who has tried to ride at the chargers. */
  readonly tries: readonly Try[];
  /** 9.4.4e; null where there is no die yet, or none was needed. */
  readonly roll: Roll | null;
  /** What came of it, oldest first. */
  readonly deeds: readonly GameEvent[];
  /** The step it was declared in: another number, another charge. */
  readonly step: number;
}

export interface Try {
  readonly unit: Unit;
  readonly die: number;
  readonly needed: number;
  readonly passed: boolean;
}

export interface Roll {
  readonly die: number;
  readonly column: number;
  readonly differential: number;
  /** All that was added to the die. */
  readonly added: number;
  readonly result: ResultCode;
}

export function chargeStory(w: Setting, asked: Ask): ChargeStory | null {
  const { proposed, view, past } = asked;
  if (proposed?.type === 'charge') return plannedStory(w, asked, proposed);
  const step = lastCharge(asked);
  if (step < 0) return null;
  const now = chargeNow(w, view);
  if (now === null && hasGoneOn(asked)) return null;
  const events = past
    .steps()
    .slice(step)
    .flatMap((one) => one.events);
  return {
    odds: now?.odds ?? oddsThen(w, asked, step),
    beat: now?.beat ?? null,
    isPlan: false,
    tries: triesIn(w, events),
    roll: rollIn(events),
    deeds: events.filter(({ type }) => !TOLD_APART.has(type)),
    step,
  };
}

const plannedStory = (w: Setting, { view, past }: Ask, { units, to }: ChargeAction): ChargeStory => ({
  odds: chargeOdds(w, view, units, to),
  beat: 'charge',
  isPlan: true,
  tries: [],
  roll: null,
  deeds: [],
  step: past.steps().length,
});

const isCharge = ({ type }: GameEvent): boolean => type === 'charge';

/** The step of the last charge, while nothing else has happened; -1 for none. */
function lastCharge({ past }: Ask): number {
  const steps = past.steps();
  const at = steps.findLastIndex(({ events }) => events.some(({ type }) => type === 'charge' || ELSE.has(type)));
  return at >= 0 && steps[at].events.some(isCharge) ? at : -1;
}

/** Whoever looks on has done something since the last that was told. */
function hasGoneOn({ past, viewer }: Ask): boolean {
  const steps = past.steps();
  const told = steps.findLastIndex(({ events }) => events.length > 0);
  return steps.slice(told + 1).some(({ seat }) => seat === viewer);
}

const ELSE: ReadonlySet<string> = new Set(['moved', 'entered', 'exited', 'phase', 'game-over']);
const TOLD_APART: ReadonlySet<string> = new Set([
  'charge',
  'shown',
  'reaction-passed',
  'reaction-failed',
  'charge-rolled',
]);

/** As it stood when it was declared: who has gone since is still told of. */
function oddsThen(w: Setting, { past }: Ask, step: number): ChargeOdds {
  const data = past.steps()[step].events.find(isCharge)?.data ?? {};
  const chargers = list(data.units).map((id) => unitOf(w, id));
  return chargeOdds(w, past.view(step), chargers, hexOf(w, data.hex));
}

const num = (fact: Fact | undefined): number => Number(fact);

const triesIn = (w: Setting, events: readonly GameEvent[]): Try[] =>
  events.flatMap(({ type, data }) =>
    type === 'reaction-passed' || type === 'reaction-failed'
      ? [{ unit: unitOf(w, data.unit), die: num(data.die), needed: num(data.needed), passed: type.endsWith('passed') }]
      : [],
  );

function rollIn(events: readonly GameEvent[]): Roll | null {
  const rolled = events.find(({ type }) => type === 'charge-rolled');
  if (rolled === undefined) return null;
  const { die, modified, column, differential, result } = rolled.data;
  return {
    die: num(die),
    column: num(column),
    differential: num(differential),
    added: num(modified) - num(die),
    result: result as ResultCode,
  };
}

/** What has come of it in one word: a Reaction Charge, an empty hex, or what the die said. */
export function endOf({ tries, roll, beat, deeds }: ChargeStory): 'rides' | 'empty' | ResultCode | null {
  if (tries.some(({ passed }) => passed)) return 'rides';
  if (roll !== null) return roll.result;
  return beat === null && deeds.length > 0 ? 'empty' : null;
}

/** Whether there is anything to tell of. */
export const hasStage = (w: Setting, asked: Ask): boolean => chargeStory(w, asked) !== null;
