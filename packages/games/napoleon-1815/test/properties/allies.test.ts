import { allChoices, below, concealed, randomBits, type State, seatsToAct, writeAction } from '@hundred-days/kernel';
import { type Action, position, units } from '@hundred-days/napoleon-1815';
import { determinize } from '@hundred-days/napoleon-1815/determinize';
import { expect, it } from 'vitest';
import { game } from '../support.ts';
import { w } from '../world.ts';
import { embattled } from './scenes.ts';
import { wander } from './support.ts';

/** Two allies in one battle, hidden from each other: what each may do follows from what he sees. */

/** More games, by hand: PROPERTY_RUNS=20 vitest run ... */
const TIMES = Number(process.env.PROPERTY_RUNS ?? 1);
const ALL_OPTIONS = { threePlayers: true, hiddenUntilFire: true };

/** Comes up, forms squares, shelters and takes ground rather than fights, so that blocks stay hidden and stand together. */
function settler(state: State, seat: number, bits: () => number): Action {
  const phase = game.phase(state);
  let other: Action = { type: 'end' };
  for (let tries = 0; tries < 12; tries++) {
    const pieces = phase.pieces(state, seat);
    const choices = phase.choices(state, seat, pieces[below(pieces.length, bits)]);
    const action = choices.at(below(choices.length, bits));
    if (action === undefined) continue;
    other = action;
    const settles = ['square', 'shelter', 'hold'].includes(action.type);
    const comesUp = action.type === 'shift' && action.position <= 3;
    if (phase.name !== 'combat' || settles || comesUp || below(6, bits) === 0) return action;
  }
  return other;
}

const lines = (s: State, seat: number): string[] => allChoices(game, s, seat).map((one) => writeAction(game, one));

/** Whether a hidden block of a view holds the ground of its position while it is in a square or in shelter. */
const isHeldSo = (view: State): boolean =>
  view.slice(w.at.markers, w.at.markers + position.SLOTS * position.HOMES).some((marker) => marker < 0);

it('[11.0d] [11.0e] [FOG-7] [FOG-15] [FOG-19] an ally may do what he sees that he may, and a position made from his view looks the same', () => {
  const met = new Set<string>();
  for (let i = 0; i < 12 * TIMES; i++) {
    const setup = { ...embattled(randomBits(`allies ${i}`)), options: ALL_OPTIONS };
    let count = 0;
    const see = ({ after: s, action }: { after: State; action: Action | null }): void => {
      if (game.outcome(s) !== null || ['movement', 'showing'].includes(game.phase(s).name)) return;
      met.add(action?.type ?? 'start');
      const seat = [0, 1, 2].find((one) => (seatsToAct(game, s) & (1 << one)) !== 0) ?? 0;
      const view = concealed(game, s, seat);
      const where = `game ${i}, step ${count++}, ${game.phase(s).name} of ${units.ARMIES[seat]}`;
      const [seen, truth] = [lines(view, seat), lines(s, seat)];
      if (seen.join() !== truth.join()) expect(seen, where).toEqual(truth);
      if (isHeldSo(view)) met.add('ground held by a hidden square');
      if (count % 4 > 0) return;
      const again = concealed(game, determinize(w, view, seat, randomBits(where)), seat);
      const at = again.findIndex((value, field) => value !== view[field]);
      if (at >= 0) expect.fail(`${where}: field ${at} is ${again[at]} and was ${view[at]}`);
    };
    wander(setup, `allies ${i}`, 200, see, settler);
  }
  const wanted = ['square', 'shelter', 'hold', 'shift', 'reinforce', 'regroup', 'ground held by a hidden square'];
  expect(wanted.filter((what) => !met.has(what))).toEqual([]);
});
