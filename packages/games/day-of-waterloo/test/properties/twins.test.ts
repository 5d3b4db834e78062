import type { Action } from '@hundred-days/day-of-waterloo';
import {
  allChoices,
  below,
  concealed,
  copyState,
  DiceError,
  firstSeatToAct,
  type GameEvent,
  isSilent,
  mayBeForced,
  outlook,
  randomBits,
  refuseInput,
  type State,
  type Step,
  sameState,
  scriptedDice,
  seatsToAct,
  seenStep,
  soleChoice,
  submit,
  whyNot,
  writeAction,
} from '@hundred-days/kernel';
import { expect, it } from 'vitest';
import { ACTIONS } from '../../src/actions.ts';
import { FIGHT_STEPS } from '../../src/fighting.ts';
import { stepOf } from '../../src/position.ts';
import { type FierceStep, fierceGame } from '../fierce.ts';
import { game } from '../fought.ts';
import { melee } from '../scenes.ts';
import { enemiesOf, renamed, sideOf, type Twin, twinsOf } from '../twins.ts';
import { w } from '../world.ts';

/**
 * 5.4.2 Twins: positions that differ only in what lies under top counters (`twins.ts`). Whatever is done next, by their owner or by
 * anybody else, looks, sounds and is answered the same to the enemy and to a spectator.
 */

/** More games, by hand: PROPERTY_RUNS=20 vitest run ... */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 1);
const POSITIONS = 2000 * RUNS;
/** At least so many twins of every decision of charges and of the Combat Phase. */
const OF_EACH = 10 * RUNS;
/** A step that is asked so often already is looked at now and then only. */
const ENOUGH = 150 * RUNS;
const AFTERNOON = 12;
const PLAYERS = [{}, { 'three-players': true }];
const GUESSES = 4;

/** 10.1f, 5.4.2h: answers that are told and hang on all that lies in a hex. */
const SUMMED: ReadonlySet<string> = new Set(['bombarded', 'charge-rolled', 'charge-odds']);

/** Whether what was told may differ by the rules: it names one of them, sums up a hex, or cuts an order short where there is room (5.4.2f). */
const parts = (events: readonly GameEvent[], units: readonly number[]): boolean =>
  events.some(
    ({ type, rule, data }) =>
      SUMMED.has(type) ||
      rule === '5.4.2f' ||
      Object.values(data)
        .flat()
        .some((fact) => units.some((unit) => fact === w.unitId(unit))),
  );

/** 12.7, 13.1a: who leaves the map for good is seen as he was. */
const isGoneFrom = (s: State, units: readonly number[]): boolean => units.some((unit) => s[w.at.where + unit] < 0);

/** 9.4.6a: the chargers must leave their hex, and who lies under them comes to light whatever is answered. */
const isUncovering = (s: State, units: readonly number[]): boolean =>
  stepOf(w, s) === 'charge-advance' && units.some((unit) => s[w.at.where + unit] === s[w.at.sources]);

/** Carries the step out at the twin with the same dice; null if it is not let, or one of the two comes to light. */
function repeated(step: Step<Action>, twin: State, action: Action, units: readonly number[]): Step<Action> | null {
  if (refuseInput(game, twin, step.seat, action) !== null) return null;
  const events: GameEvent[] = [];
  const after = copyState(twin);
  const dice = scriptedDice(step.dice.map(({ value }) => value));
  try {
    submit(game, after, step.seat, action, dice, (event) => events.push(event));
  } catch (error) {
    // Another number of dice: somebody who rolled is shown.
    if (error instanceof DiceError) return null;
    throw error;
  }
  if (dice.left > 0 || parts(events, units) || game.outcome(after) !== null) return null;
  if ([step.after, after].some((state) => isUncovering(state, units) || isGoneFrom(state, units))) return null;
  return { ...step, action, events, before: twin, after };
}

/** 11.11a, 9.4.6a, 11.11h: somebody must go, and who lies under him, with whom a leader might stay, comes to light at once. */
const ADVANCES: ReadonlySet<string> = new Set(['advance', 'charge-advance', 'impetuous']);

/** Whether a table goes on by itself: when an answer comes is seen. */
function isForced(s: State): boolean {
  const only = soleChoice(game, s, firstSeatToAct(game, s));
  return only !== null && mayBeForced(game, only);
}

/** The first fields in which two views differ. */
function differing(one: State, two: State): string {
  const fields = Object.entries(w.at).sort(([, a], [, b]) => b - a);
  const nameOf = (at: number): string => {
    const [name, from] = fields.find(([, start]) => start <= at) ?? ['', 0];
    return `${name}+${at - from}: ${one[at]}, ${two[at]}`;
  };
  return [...one.keys()]
    .filter((at) => one[at] !== two[at])
    .slice(0, 4)
    .map(nameOf)
    .join('; ');
}

function expectSameSight(s: State, t: State, side: number, what: string): void {
  for (const viewer of enemiesOf(side))
    if (!sameState(concealed(game, s, viewer), concealed(game, t, viewer)))
      expect.fail(`${what}: ${viewer} sees it: ${differing(concealed(game, s, viewer), concealed(game, t, viewer))}`);
  if (seatsToAct(game, s) !== seatsToAct(game, t)) expect.fail(`${what}: another seat is asked`);
  if (isForced(s) !== isForced(t) && !ADVANCES.has(stepOf(w, s))) expect.fail(`${what}: the table answers by itself`);
}

function expectSameSteps(step: Step<Action>, twin: Step<Action>, side: number, what: string): void {
  expectSameSight(step.after, twin.after, side, what);
  for (const viewer of enemiesOf(side)) {
    const out = outlook(game, viewer, step.after);
    expect(JSON.stringify(seenStep(out, twin)), `${what}: told to ${viewer}`).toBe(JSON.stringify(seenStep(out, step)));
    expect(isSilent(out, twin), `${what}: whether ${viewer} hears of it`).toBe(isSilent(out, step));
  }
}

/** A guess: an order of any kind. */
function guess(types: readonly Action['type'][], bits: () => number): unknown {
  const type = types[below(types.length, bits)];
  const hex = below(w.hexes, bits);
  const fields: Record<string, unknown> = { type };
  for (const [name, kind] of Object.entries(ACTIONS[type].args)) {
    if (kind === 'unit') fields[name] = below(w.pieces, bits);
    else if (kind === 'units') fields[name] = [below(w.units, bits)];
    else if (kind === 'place') fields[name] = hex;
    else if (kind === 'path') fields[name] = [hex, w.neighbours[6 * hex + below(6, bits)]];
    else fields[name] = 0;
  }
  return fields;
}

/** What an enemy of theirs may do, and why not. */
function expectSameAnswers(s: State, t: State, seat: number, bits: () => number, what: string): void {
  if ((seatsToAct(game, s) & (1 << seat)) !== 0) {
    const [one, two] = [s, t].map((state) =>
      allChoices(game, state, seat)
        .map((one) => writeAction(game, one))
        .join(),
    );
    expect(two === one, `${what}: choices of ${seat}`).toBe(true);
  }
  for (let i = 0; i < GUESSES; i++) {
    const order = guess(game.phase(s).accepts as Action['type'][], bits);
    const told = [s, t].map((state) => JSON.stringify(refuseInput(game, state, seat, order)));
    expect(told[1], `${what}: ${JSON.stringify(order)}`).toBe(told[0]);
    const [piece, hex] = [below(w.pieces, bits), below(w.hexes, bits)];
    const why = [s, t].map((state) => JSON.stringify(whyNot(game, state, seat, piece, hex)));
    expect(why[1], `${what}: why not ${w.unitId(piece)}`).toBe(why[0]);
  }
}

const met = new Map<string, number>();
const note = (what: string): void => void met.set(what, (met.get(what) ?? 0) + 1);
const times = (what: string): number => met.get(what) ?? 0;

function compare(now: FierceStep, twin: Twin, seed: number, bits: () => number): void {
  const { seat, action, before: s, events, dice, after } = now;
  const { kind, side, state: t, units, touched } = twin;
  const what = `${seed}, ${stepOf(w, s)}, ${writeAction(game, action)}: ${kind} ${units.map(w.unitId).join(', ')}`;
  note('positions');
  note(kind);
  note(`at ${stepOf(w, s)}`);
  expectSameSight(s, t, side, what);
  for (const enemy of enemiesOf(side)) if (enemy >= 0) expectSameAnswers(s, t, enemy, bits, what);
  // 5.4.2c: attempts to reorganize are open.
  if (parts(events, touched) || action.type === 'name' || action.type === 'rally') return;
  const mine = sideOf(seat) === side;
  const step: Step<Action> = { seat, action, dice, events, before: s, after, forced: false };
  const again = repeated(step, t, mine ? renamed(action, twin) : action, touched);
  if (again === null) return;
  expectSameSteps(step, again, side, what);
  note(`${mine ? 'own' : 'other'} ${action.type}`);
}

/** Charges come in games of the fierce, the rarer questions of the Combat Phase in those of the stubborn. */
function* played(seed: number): Generator<FierceStep, void> {
  const players = PLAYERS[seed % 2];
  if (seed % 4 < 2) yield* fierceGame(`twins ${seed}`, melee(seed, AFTERNOON), players);
  else yield* fierceGame(`twins ${seed}`, melee(seed, AFTERNOON, 'combat'), players, 'stubborn');
}

it('[5.4.2a] [5.4.2b] [5.4.2e] [5.4.2f] [5.4.2j] twins look, sound and answer alike to their enemy, whatever is done next', () => {
  const isShort = (): boolean =>
    times('positions') < POSITIONS || FIGHT_STEPS.some((step) => times(`at ${step}`) < OF_EACH);
  for (let seed = 0; isShort(); seed++) {
    const bits = randomBits(`twins ${seed}`);
    for (const now of played(seed)) {
      if (game.outcome(now.after) !== null) continue;
      if (times(`at ${stepOf(w, now.before)}`) > ENOUGH && below(16, bits) > 0) continue;
      for (const army of [0, 1])
        for (const twin of twinsOf(now.before, army, now.action, bits)) compare(now, twin, seed, bits);
    }
  }
  const done = ['move', 'end', 'target', 'fire', 'join', 'done', 'waive', 'receive', 'counter', 'pay', 'stand'];
  expect([...done.map((type) => `other ${type}`), 'exchanged', 'moved', 'worn'].filter((one) => !met.has(one))).toEqual(
    [],
  );
});
