import type { Setup, State } from '@hundred-days/kernel';
import { firstSeatToAct, outlook, randomBits, seededDice, seenState, submit } from '@hundred-days/kernel';
import { createNapoleon1815, createWorld, position } from '@hundred-days/napoleon-1815';
import { DOCUMENTS } from '@hundred-days/napoleon-1815/data';
import { FORMAT } from '@hundred-days/napoleon-1815/format';
import { createPlayer } from '@hundred-days/opponents';

/** Tables of Napoleon 1815 for the tests of its computer. */

const { stepOf } = position;
export const w = createWorld(DOCUMENTS);
export const game = createNapoleon1815(w, FORMAT);
export type Options = Setup['options'];

export function begin(scenario: Setup['scenario'], options: Options = {}, seed = 'a'): State {
  const started = game.start({ scenario, options }, seededDice(seed), null);
  if (!started.ok) throw new Error(JSON.stringify(started.faults));
  return started.value;
}

export const viewOf = (s: State, seat: number): State => seenState(outlook(game, seat, s), s);

export const heading = { format: 'hundred-days-scenario', version: 1, game: 'napoleon-1815' };
export const isFrench = (id: string): boolean => id.startsWith('fr');
/** A great battle at Ligny with both sides' reserves beside it. */
export const LIGNY = {
  ...heading,
  turn: 5,
  begun: 'fights',
  units: Object.fromEntries(
    w.unitIds.map((id, i) => [id, i % 5 === 4 ? (isFrench(id) ? 'charleroi' : 'gembloux') : 'ligny']),
  ),
  entries: { ligny: ['charleroi'] },
};

/** So many units of each army in some towns, in the order of the roster; who is left over is gone. */
export function inTowns(
  counts: readonly (readonly [town: string, army: string, count: number])[],
): Record<string, string> {
  const units: Record<string, string> = Object.fromEntries(w.unitIds.map((id) => [id, 'eliminated']));
  const left = new Set(w.unitIds);
  for (const [town, army, count] of counts)
    for (const id of [...left].filter((one) => one.startsWith(army)).slice(0, count)) {
      units[id] = town;
      left.delete(id);
    }
  return units;
}

/**
 * Eight French units are gone and four more are the end. Twelve at Roeulx can force-march upon four in Hal; ten Anglo-Dutch stand in
 * Brussels beside it and eight Prussians at Wavre, and nobody is behind the French.
 */
export const BEFORE_HAL = {
  ...heading,
  turn: 13,
  begun: 'movement',
  units: inTowns([
    ['roeulx', 'fr', 12],
    ['valenciennes', 'fr', 4],
    ['hal', 'ad', 4],
    ['brussels', 'ad', 10],
    ['wavre', 'pr', 8],
    ['hannut', 'pr', 9],
  ]),
};

export const TABLES: readonly (readonly [string, Setup['scenario'], Options])[] = [
  ['free', 'free', {}],
  ['historical', 'historical', {}],
  ['historical, three players', 'historical', { threePlayers: true }],
  ['free, three players, hidden until they fire', 'free', { threePlayers: true, hiddenUntilFire: true }],
  ['free, bidding', 'free', { bidding: true }],
  ['a battle', LIGNY, {}],
  ['a battle of three', LIGNY, { threePlayers: true }],
  ['a battle, hidden until they fire', LIGNY, { hiddenUntilFire: true }],
];

/** Positions of a game played by lot: the first of every kind of step, and some others. */
export function* positions(
  scenario: Setup['scenario'],
  options: Options,
  every: number,
  most: number,
): Generator<State> {
  const s = begin(scenario, options);
  const lots = createPlayer('random');
  const bits = randomBits('lots');
  const dice = seededDice('dice');
  const met = new Set<string>();
  for (let i = 0; i < most; i++) {
    const seat = firstSeatToAct(game, s);
    if (seat < 0) return;
    const kind = `${stepOf(w, s)} ${seat}`;
    if (i % every === 0 || !met.has(kind)) yield s;
    met.add(kind);
    submit(game, s, seat, lots.choose(game, viewOf(s, seat), seat, bits), dice);
  }
}
