import {
  allChoices,
  below,
  copyState,
  type GameEvent,
  isSilent,
  randomBits,
  refuseInput,
  type Setup,
  type State,
  type Step,
  scriptedDice,
  seatsToAct,
  seenEvents,
  seenState,
  seenStep,
  submit,
  whyNot,
  writeAction,
} from '@hundred-days/kernel';
import { ACTIONS, type Action, position } from '@hundred-days/napoleon-1815';
import { expect, it } from 'vitest';
import { game } from '../support.ts';
import { w } from '../world.ts';
import { crowded, embattled } from './scenes.ts';
import { fighter, hiddenOf, masked, outlookOf, SETUPS, viewersOf, wander } from './support.ts';

/**
 * Twins: the same position with two hidden units of an army in each other's place and one of another strength. Whatever is
 * done next, by their owner with the other unit or by anybody else, must look, sound and be answered the same to all others.
 */

/** More games, by hand: PROPERTY_RUNS=20 vitest run ... */
const TIMES = Number(process.env.PROPERTY_RUNS ?? 1);

/** The same order for the twin: the two units have changed names. */
function renamed(action: Action, a: number, b: number): Action {
  const other = (unit: number): number => (unit === a ? b : unit === b ? a : unit);
  if (action.type === 'show') return { ...action, units: action.units.map(other).sort((x, y) => x - y) };
  if (action.type === 'shelter') return { ...action, unit: other(action.unit), host: other(action.host) };
  return 'unit' in action ? { ...action, unit: other(action.unit) } : action;
}

/** FOG-22 and what the rules themselves open: from here on the twins may differ. */
const OPENING = ['eliminated', 'block-hit', 'marker-aside', 'skirmish-shown', 'battle-revealed', 'leader-shown'];
const opens = (events: readonly GameEvent[]): boolean =>
  events.some(
    ({ type, reveals, data }) =>
      reveals === true || OPENING.includes(type) || (type === 'fired' && Number(data.hits) > 0),
  );

/** Carries the step out again at the twin, with the same dice; null if the rules do not let it, or something is opened. */
function again(step: Step<Action>, twin: State, action: Action): Step<Action> | null {
  if (refuseInput(game, twin, step.seat, action) !== null) return null;
  const events: GameEvent[] = [];
  const after = copyState(twin);
  const dice = scriptedDice(step.dice.map(({ value }) => value));
  try {
    submit(game, after, step.seat, action, dice, (event) => events.push(event));
  } catch {
    // Another number of dice: the units that rolled were open, or are now.
    return null;
  }
  if (dice.left > 0 || opens(events) || game.outcome(after) !== null) return null;
  return { ...step, action, events, before: twin, after };
}

function expectSame(step: Step<Action>, twin: Step<Action>, army: number, what: string): void {
  for (const viewer of viewersOf(step.after)) {
    if (position.ownerOf(w, step.after, army) === viewer) continue;
    const out = outlookOf(step.after, viewer);
    const [one, two] = [step, twin].map((each) => seenState(out, each.after));
    const at = one.findIndex((value, i) => value !== two[i]);
    if (at >= 0) expect.fail(`${what}: ${viewer} sees a difference at field ${at}`);
    const told = [step, twin].map((each) => JSON.stringify(seenStep(out, each)));
    if (told[0] !== told[1]) expect(told[1], `${what}: told to ${viewer}`).toBe(told[0]);
    if (isSilent(out, step) !== isSilent(out, twin)) expect.fail(`${what}: a step for ${viewer} in one of two`);
  }
  if (seatsToAct(game, step.after) !== seatsToAct(game, twin.after)) expect.fail(`${what}: another seat is asked`);
}

/** Orders that others see nothing of before they are told (FOG-13). */
const SECRET: readonly Action['type'][] = [
  'deploy',
  'reduce',
  'move',
  'post',
  'hold',
  'shift',
  'square',
  'unsquare',
  'shelter',
  'unshelter',
  'retreat',
  'reinforce',
  'regroup',
];

/** Of an order of which others are told nothing they see nothing either, unless it ends a seat's part and another is asked. */
function expectNoTrace(step: Step<Action>, what: string): boolean {
  const { action, before, after, seat } = step;
  if (action === null || !SECRET.includes(action.type) || game.outcome(after) !== null) return false;
  // FOG-13: what others have seen or heard of cannot be taken back.
  const stands = step.dice.length > 0 || step.events.some(({ reveals, closes }) => reveals === true || closes === true);
  const shownTo = viewersOf(after).find((viewer) => viewer !== seat && !isSilent(outlookOf(after, viewer), step));
  if (!stands && shownTo !== undefined)
    expect.fail(`${what}: ${writeAction(game, action)} can be taken back, although ${shownTo} knows of it`);
  if (seatsToAct(game, before) !== seatsToAct(game, after)) return false;
  for (const viewer of viewersOf(after)) {
    const out = outlookOf(after, viewer);
    if (viewer === seat || seenEvents(out, step).length > 0) continue;
    if (!isSilent(out, step)) expect.fail(`${what}: ${writeAction(game, action)} leaves a trace for ${viewer}`);
  }
  return true;
}

/** A guess: an order of any kind for any unit. */
function probe(bits: () => number, types: readonly Action['type'][]): unknown {
  const type = types[below(types.length, bits)];
  const fields: Record<string, unknown> = { type };
  for (const [name, kind] of Object.entries(ACTIONS[type].args)) {
    if (kind === 'unit') fields[name] = below(w.unitCount, bits);
    else if (kind === 'units') fields[name] = [below(w.unitCount, bits)];
    else if (kind === 'place') fields[name] = below(w.townCount, bits);
    else if (kind === 'path') fields[name] = [below(w.townCount, bits), below(w.townCount, bits)];
    else if (typeof kind === 'object' && 'oneOf' in kind) fields[name] = below(kind.oneOf.length, bits);
    else fields[name] = below(2, bits) === 0;
  }
  return fields;
}

/** What a seat may do, and why not, in the position and in its twin. */
function expectSameAnswers(s: State, t: State, seat: number, bits: () => number, what: string): void {
  const { accepts, name } = game.phase(s);
  if (name !== 'movement' && name !== 'showing' && name !== 'deployment') {
    const [one, two] = [s, t].map((state) =>
      allChoices(game, state, seat)
        .map((each) => writeAction(game, each))
        .join(),
    );
    if (one !== two) expect(two, `${what}: choices`).toBe(one);
  }
  for (let i = 0; i < 12; i++) {
    const guess = probe(bits, accepts);
    const [one, two] = [s, t].map((state) => JSON.stringify(refuseInput(game, state, seat, guess)));
    if (one !== two) expect(two, `${what}: ${JSON.stringify(guess)}`).toBe(one);
    const [unit, town] = [below(w.unitCount, bits), below(w.townCount, bits)];
    const why = [s, t].map((state) => JSON.stringify(whyNot(game, state, seat, unit, town)));
    if (why[0] !== why[1]) expect(why[1], `${what}: why not ${w.unitId(unit)}`).toBe(why[0]);
  }
}

/** The hidden unit that acts, if one does, and another of its army; or any two of an army. */
function pair({ before, action }: Step<Action>, army: number, bits: () => number): [number, number] | null {
  const hidden = hiddenOf(before, army);
  if (hidden.length < 2) return null;
  const acting = action !== null && 'unit' in action && hidden.includes(action.unit) && below(4, bits) > 0;
  const a = acting ? action.unit : hidden[below(hidden.length, bits)];
  const others = hidden.filter((unit) => unit !== a);
  return [a, others[below(others.length, bits)]];
}

interface Counts {
  answers: number;
  silent: number;
  readonly own: Map<string, number>;
  readonly others: Map<string, number>;
}

function compare(step: Step<Action>, bits: () => number, counts: Counts, what: string): void {
  const { before: s, action, seat } = step;
  if (expectNoTrace(step, what)) counts.silent++;
  if (action === null || game.outcome(step.after) !== null || opens(step.events)) return;
  for (const army of [0, 1, 2]) {
    const two = pair(step, army, bits);
    if (two === null) continue;
    const [a, b] = two;
    const strength = below(2, bits) === 0 ? position.strengthOf(w, s, b) : 1 + below(4, bits);
    const t = masked(s, a, b, strength);
    const where = `${what}, ${position.stepOf(w, s)}, ${writeAction(game, action)}: ${w.unitId(a)}, ${w.unitId(b)}`;
    const mine = position.ownerOf(w, s, army) === seat;
    if (!mine) {
      counts.answers++;
      expectSameAnswers(s, t, seat, bits, where);
    }
    // 6.24d: who fires is opened by that.
    const fires = action.type === 'fire' && two.includes(action.unit);
    const twin = fires ? null : again(step, t, mine ? renamed(action, a, b) : action);
    if (twin === null) continue;
    expectSame(step, twin, army, where);
    const met = mine ? counts.own : counts.others;
    met.set(action.type, (met.get(action.type) ?? 0) + 1);
  }
}

function follow(setup: Setup, seed: string, longest: number, counts: Counts): void {
  const bits = randomBits(`twins ${seed}`);
  wander(setup, seed, longest, (step) => compare(step, bits, counts, seed), fighter);
}

it('[FOG-10] [FOG-11] [FOG-13] [FOG-14] [FOG-15] [FOG-17] twins look, sound and answer alike whatever is done next', () => {
  const counts: Counts = { answers: 0, silent: 0, own: new Map(), others: new Map() };
  for (const { name, setup, longest } of SETUPS) follow(setup, name, longest / 2, counts);
  for (let i = 0; i < 7 * TIMES; i++) {
    follow(embattled(randomBits(`embattled twins ${i}`)), `embattled ${i}`, 100, counts);
    if (i % 2 === 0) follow(crowded(randomBits(`crowded twins ${i}`)), `crowded ${i}`, 40, counts);
  }
  expect(counts.answers).toBeGreaterThan(1000);
  expect(counts.silent).toBeGreaterThan(1000);
  const done = ['move', 'end', 'march', 'show', 'post', 'hold', 'shift', 'square', 'retreat', 'reinforce', 'regroup'];
  expect(done.filter((type) => !counts.own.has(type) || !counts.others.has(type))).toEqual([]);
  expect(['deploy', 'reduce', 'hit'].filter((type) => !counts.own.has(type))).toEqual([]);
  expect(['fire', 'morale', 'terrain'].filter((type) => !counts.others.has(type))).toEqual([]);
});
