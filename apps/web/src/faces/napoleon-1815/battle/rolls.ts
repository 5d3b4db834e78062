import type { Fact, GameEvent, SeenStep } from '@hundred-days/kernel';
import { position, units } from '@hundred-days/napoleon-1815';
import {
  type FireReckoning,
  fireReckoning,
  LINE,
  SQUARES,
  skirmishReckoning,
} from '@hundred-days/napoleon-1815/battle';
import type { Past } from '../../../face/types.ts';
import type { Painted } from '../art.ts';

/** The last dice of a fight, read from what was told of it. */

export interface LastFire {
  readonly kind: 'fire';
  /** The step it was rolled in: another number, another roll. */
  readonly step: number;
  readonly shots: readonly Shot[];
  readonly hits: number;
  /** Steps lost by units one knows, in the order they fell. */
  readonly lost: readonly number[];
  readonly gone: readonly number[];
  /** Hits on blocks one does not know, by army. */
  readonly hidden: readonly number[];
  readonly routed: number;
  /** Nothing else has been done since. */
  readonly fresh: boolean;
}

export interface Shot {
  readonly unit: number;
  readonly dice: readonly number[];
  readonly firepower: number;
  readonly group: number;
  /** How it came to its firepower; null where that was not to be seen. */
  readonly reckoning: FireReckoning | null;
}

export interface LastCheck {
  readonly kind: 'morale';
  readonly step: number;
  readonly unit: number;
  readonly die: number;
  readonly bonus: number;
  readonly good: boolean;
  readonly gone: boolean;
  readonly fresh: boolean;
}

export type LastRoll = LastFire | LastCheck;

/** What follows from a roll, and is part of it. */
const OUTCOMES: ReadonlySet<string> = new Set(['fired', 'hit', 'block-hit', 'eliminated', 'rout', 'attrition']);
/** Before these another fight, or another side, had its turn. */
const BOUNDS: ReadonlySet<string> = new Set(['turn', 'battle', 'skirmish', 'battle-revealed', 'skirmish-shown']);
/** What is told of one fight: if it is another, so were the dice before it. */
const OF_A_FIGHT: ReadonlySet<string> = new Set([
  'battle-turn',
  'battle-over',
  'combat-ended',
  'reinforcement-ended',
  'regroup-ended',
  'rout',
  'skirmish-over',
]);
const CHECKS: ReadonlySet<string> = new Set(['morale-good', 'morale-bad']);

const ARMIES: readonly string[] = units.ARMIES;
const SIDES: readonly string[] = units.SIDES;

interface Told {
  readonly step: number;
  readonly event: GameEvent;
}

const flat = (steps: readonly SeenStep[], from: number): Told[] =>
  steps.slice(from).flatMap(({ events }, i) => events.map((event) => ({ step: from + i, event })));

export function lastRoll(w: Painted, past: Past, town: number): LastRoll | null {
  const steps = past.steps();
  for (let at = steps.length - 1; at >= 0; at--) {
    const events = steps[at].events;
    for (let i = events.length - 1; i >= 0; i--) {
      const { type, data } = events[i];
      if (type === 'fired') return fireFrom(w, past, steps, at, town);
      if (CHECKS.has(type)) return checkFrom(w, steps, at, events[i]);
      if (BOUNDS.has(type) || (OF_A_FIGHT.has(type) && townOf(w, data.town) !== town)) return null;
    }
  }
  return null;
}

const townOf = (w: Painted, fact: Fact | undefined): number => (typeof fact === 'string' ? w.net.indexOf(fact) : -1);
const unitOf = (w: Painted, fact: Fact | undefined): number => (typeof fact === 'string' ? w.unitIndex(fact) : -1);
const numberOf = (fact: Fact | undefined): number => (typeof fact === 'number' ? fact : 0);
const numbersOf = (fact: Fact | undefined): number[] =>
  Array.isArray(fact) ? fact.filter((one) => typeof one === 'number') : [];

function fireFrom(w: Painted, past: Past, steps: readonly SeenStep[], at: number, town: number): LastFire {
  const told = flat(steps, at);
  const first = told.findIndex(({ event }) => event.type === 'fired');
  const after = told.slice(first);
  const end = after.findIndex(({ event }) => !OUTCOMES.has(event.type));
  const part = end < 0 ? after : after.slice(0, end);
  const of = (type: string): GameEvent[] => part.filter(({ event }) => event.type === type).map(({ event }) => event);
  const before = past.view(Math.max(0, at - 1));
  const shots = of('fired').map(({ data }) => shotOf(w, before, town, data));
  const [rout] = of('rout');
  return {
    kind: 'fire',
    step: at,
    shots,
    hits: shots.reduce((sum, { dice, firepower }) => sum + dice.filter((die) => die <= firepower).length, 0),
    lost: of('hit').map(({ data }) => unitOf(w, data.unit)),
    gone: of('eliminated').map(({ data }) => unitOf(w, data.unit)),
    hidden: of('block-hit').map(({ data }) => ARMIES.indexOf(String(data.army))),
    routed: rout === undefined ? -1 : SIDES.indexOf(String(rout.data.side)),
    fresh: end < 0,
  };
}

function shotOf(w: Painted, before: ReturnType<Past['view']>, town: number, data: GameEvent['data']): Shot {
  const unit = unitOf(w, data.unit);
  const group = data.target === 'squares' ? SQUARES : LINE;
  const firepower = numberOf(data.firepower);
  const skirmish = before[w.at.fights + town] === position.SKIRMISH;
  const seen = position.whereIs(w, before, unit) === town && (skirmish || position.placeOf(w, before, unit) > 0);
  const reckoning = !seen
    ? null
    : skirmish
      ? skirmishReckoning(w, before, unit)
      : fireReckoning(w, before, unit, group);
  return {
    unit,
    dice: numbersOf(data.dice),
    firepower,
    group,
    // What was told is what was rolled with: a sum that differs would be of another moment.
    reckoning: reckoning?.firepower === firepower ? reckoning : null,
  };
}

function checkFrom(w: Painted, steps: readonly SeenStep[], at: number, event: GameEvent): LastCheck {
  const { data, type } = event;
  const unit = unitOf(w, data.unit);
  const after = flat(steps, at);
  const rest = after.slice(after.findIndex((told) => told.event === event) + 1);
  return {
    kind: 'morale',
    step: at,
    unit,
    die: numberOf(data.die),
    bonus: numberOf(data.bonus),
    good: type === 'morale-good',
    gone: rest.some((told) => told.event.type === 'eliminated' && unitOf(w, told.event.data.unit) === unit),
    fresh: rest.every(({ step }) => step === at),
  };
}

/** How many rounds of a battle have begun: the Attacker's Battle Turn opens each (2.2b). */
export function roundOf(w: Painted, past: Past, town: number, attacker: string): number {
  let rounds = 0;
  for (const { event } of flat(past.steps(), 0)) {
    if (townOf(w, event.data.town) !== town) continue;
    if (event.type === 'battle') rounds = 0;
    if (event.type === 'battle-turn' && event.data.side === attacker) rounds++;
  }
  return rounds;
}
