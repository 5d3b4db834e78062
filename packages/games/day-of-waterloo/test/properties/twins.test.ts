import type { Action } from '@hundred-days/day-of-waterloo';
import {
  allChoices,
  below,
  concealed,
  copyState,
  type GameEvent,
  isSilent,
  outlook,
  randomBits,
  refuseInput,
  SPECTATOR,
  type State,
  type Step,
  sameState,
  scriptedDice,
  seatsToAct,
  seenStep,
  submit,
  whyNot,
  writeAction,
} from '@hundred-days/kernel';
import { expect, it } from 'vitest';
import { ACTIONS } from '../../src/actions.ts';
import { REORGANIZING, ROLLED, rebuild, stepOf, UNKNOWN } from '../../src/position.ts';
import { FRENCH } from '../../src/units.ts';
import { fierceGame } from '../fierce.ts';
import { game } from '../fought.ts';
import { melee } from '../scenes.ts';
import { w } from '../world.ts';

/**
 * 5.4.2 Twins: the same position with two counters that lie under others in each other's place. Whatever is done next, by their
 * owner with the other counter or by anybody else, looks, sounds and is answered the same to the enemy and to a spectator.
 */

/** More games, by hand: PROPERTY_RUNS=20 vitest run ... */
const POSITIONS = 2000 * Number(process.env.PROPERTY_RUNS ?? 1);
const AFTERNOON = 12;
const PLAYERS = [{}, { 'three-players': true }];
const GUESSES = 4;

const sideOf = (seat: number): number => (seat === FRENCH ? FRENCH : 1);
const enemiesOf = (side: number): number[] => [SPECTATOR, ...[0, 1, 2].filter((seat) => sideOf(seat) !== side)];

/** Counters that everybody else knows nothing of. */
function hiddenOf(s: State, army: number): number[] {
  const view = concealed(game, s, SPECTATOR);
  return Array.from({ length: w.units }, (_, unit) => unit).filter(
    (unit) =>
      w.army[unit] === army &&
      view[w.at.where + unit] === UNKNOWN &&
      // 5.4.2c: who reorganizes is known by name.
      (s[w.at.status + unit] & (REORGANIZING | ROLLED)) === 0,
  );
}

/** What a counter has by its place in a stack, and what it does there. */
const OF_PLACE = ['where', 'beneath', 'part', 'marker', 'did', 'began', 'charges'] as const;

/** The same with two counters in each other's place; null where that would not be a position of the game. */
function exchanged(s: State, a: number, b: number): State | null {
  const t = copyState(s);
  for (const field of OF_PLACE) [t[w.at[field] + a], t[w.at[field] + b]] = [s[w.at[field] + b], s[w.at[field] + a]];
  const other = (unit: number): number => (unit === a + 1 ? b + 1 : unit === b + 1 ? a + 1 : unit);
  for (let unit = 0; unit < w.units; unit++) t[w.at.beneath + unit] = other(t[w.at.beneath + unit]);
  if (t[w.at.charger] >= 0) t[w.at.charger] = other(t[w.at.charger] + 1) - 1;
  rebuild(w, t);
  return game.unsound(t).length === 0 ? t : null;
}

/** The same order for the twin: the two have changed names. */
function renamed(action: Action, a: number, b: number): Action {
  const other = (unit: number): number => (unit === a ? b : unit === b ? a : unit);
  if ('units' in action) {
    const order = action.units.map((_, i) => i).sort((i, j) => other(action.units[i]) - other(action.units[j]));
    const units = order.map((i) => other(action.units[i]));
    if (action.type === 'retreat')
      return { ...action, units, to: order.flatMap((i) => action.to.slice(2 * i, 2 * i + 2)) };
    if (action.type === 'evade') return { ...action, units, to: order.map((i) => action.to[i]) };
    return action.type === 'react' ? { ...action, units, top: other(action.top) } : { ...action, units };
  }
  if (action.type === 'receive') return { ...action, top: other(action.top) };
  return 'unit' in action ? { ...action, unit: other(action.unit) } : action;
}

const reveals = (events: readonly GameEvent[]): boolean => events.some((event) => event.reveals === true);

/** Carries the step out at the twin with the same dice; null if it is not let, or something comes to light. */
function again(step: Step<Action>, twin: State, action: Action): Step<Action> | null {
  if (refuseInput(game, twin, step.seat, action) !== null) return null;
  const events: GameEvent[] = [];
  const after = copyState(twin);
  const dice = scriptedDice(step.dice.map(({ value }) => value));
  try {
    submit(game, after, step.seat, action, dice, (event) => events.push(event));
  } catch {
    // Another number of dice: somebody who rolled is shown.
    return null;
  }
  if (dice.left > 0 || reveals(events) || game.outcome(after) !== null) return null;
  return { ...step, action, events, before: twin, after };
}

function expectSameSight(s: State, t: State, side: number, what: string): void {
  for (const viewer of enemiesOf(side))
    if (!sameState(concealed(game, s, viewer), concealed(game, t, viewer))) expect.fail(`${what}: ${viewer} sees it`);
  if (seatsToAct(game, s) !== seatsToAct(game, t)) expect.fail(`${what}: another seat is asked`);
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

/** The hidden counter that acts, if one does, and another of its army. */
function pairOf(action: Action, hidden: readonly number[], bits: () => number): [number, number] | null {
  if (hidden.length < 2) return null;
  const named = 'unit' in action ? [action.unit] : 'units' in action ? action.units : [];
  const acting = named.filter((unit) => hidden.includes(unit));
  const a = acting.length > 0 && below(4, bits) > 0 ? acting[0] : hidden[below(hidden.length, bits)];
  const others = hidden.filter((unit) => unit !== a);
  return [a, others[below(others.length, bits)]];
}

it('[5.4.2a] [5.4.2b] [5.4.2e] [5.4.2f] [5.4.2j] twins look, sound and answer alike to their enemy, whatever is done next', () => {
  const met = new Map<string, number>();
  const note = (what: string): void => void met.set(what, (met.get(what) ?? 0) + 1);
  for (let seed = 0; (met.get('positions') ?? 0) < POSITIONS; seed++) {
    const bits = randomBits(`twins ${seed}`);
    for (const { seat, action, before: s, after, events, dice } of fierceGame(
      `twins ${seed}`,
      melee(seed, AFTERNOON),
      PLAYERS[seed % 2],
    )) {
      if (game.outcome(after) !== null) continue;
      const step: Step<Action> = { seat, action, dice, events, before: s, after, forced: false };
      for (const army of [0, 1]) {
        const two = pairOf(action, hiddenOf(s, army), bits);
        const t = two === null ? null : exchanged(s, two[0], two[1]);
        if (two === null || t === null) continue;
        const side = army === FRENCH ? FRENCH : 1;
        const what = `${seed}, ${stepOf(w, s)}, ${writeAction(game, action)}: ${two.map(w.unitId).join(', ')}`;
        note('positions');
        expectSameSight(s, t, side, what);
        for (const enemy of enemiesOf(side)) if (enemy >= 0) expectSameAnswers(s, t, enemy, bits, what);
        // 5.4.2c: attempts to reorganize are open.
        if (reveals(events) || action.type === 'name' || action.type === 'rally') continue;
        const mine = sideOf(seat) === side;
        const twin = again(step, t, mine ? renamed(action, two[0], two[1]) : action);
        if (twin === null) continue;
        expectSameSteps(step, twin, side, what);
        note(`${mine ? 'own' : 'other'} ${action.type}`);
      }
    }
  }
  const done = ['move', 'end', 'target', 'fire', 'join', 'done', 'waive', 'receive'];
  expect(
    [...done.map((type) => `own ${type}`), ...done.map((type) => `other ${type}`)].filter((one) => !met.has(one)),
  ).toEqual([]);
});
