import {
  below,
  choicesOf,
  firstSeatToAct,
  piecesOf,
  type Reached,
  randomBits,
  type State,
  seededDice,
  submit,
} from '@hundred-days/kernel';
import { describe, expect, it } from 'vitest';
import { ARTILLERY } from '../../src/board.ts';
import { onMap, topIn, whereIs } from '../../src/position.ts';
import { mpLeft } from '../../src/rules/pace.ts';
import { allowanceOf } from '../../src/rules/roads.ts';
import { createWays, type Ways } from '../../src/rules/ways.ts';
import { enemyOf } from '../../src/units.ts';
import { game } from '../fought.ts';
import { slowSearches, startOf } from '../oracle/searches.ts';
import { melee } from '../scenes.ts';
import { w } from '../world.ts';

const [fast, slow] = [createWays(w), slowSearches(w)];

/** Every place reached, in order, with its cost and the way to it. */
const told = (found: Reached): unknown[] =>
  Array.from({ length: found.count }, (_, i) => {
    const node = found.place(i);
    return [node, found.cost(node), found.path(node)];
  });

const kept = (ways: Ways): number[][] => {
  const all = ways.kept(0);
  return Array.from({ length: all.count }, (_, i) => all.way(i));
};

/** Of the two ways into a hex, in Road Column or not, the one that costs less. */
const isCheaper = (found: Reached, node: number): boolean => {
  const [full, column] = [found.cost(node % w.hexes), found.cost((node % w.hexes) + w.hexes)];
  return node < w.hexes ? column < 0 || column >= full : full < 0 || column < full;
};

function compareWays(s: State, piece: number): void {
  const points = mpLeft(w, s, piece);
  const node = startOf(w, s, piece);
  fast.search(s, piece, { node, points });
  const found = slow.ways(s, piece, points);
  expect(told(fast)).toEqual(told(found));
  const nodes = Array.from({ length: found.count }, (_, i) => found.place(i)).filter((node) => isCheaper(found, node));
  expect(kept(fast)).toEqual(nodes.map((node) => found.path(node).map((at) => at % w.hexes)));
  expect(fast.anywhere(s, piece, { node, points })).toBe(found.count > 1);
  // Only what may lie on a way to one hex is looked at, and the way is the same.
  const goal = found.place(found.count >> 1);
  fast.search(s, piece, { node, points: found.cost(goal), goal: goal % w.hexes });
  expect(fast.path(goal)).toEqual(found.path(goal));
}

function compareSpans(s: State, side: number, hex: number): void {
  for (const arm of [0, 1, ARTILLERY]) {
    fast.span(s, side, arm, hex, 10);
    const found = slow.span(s, side, arm, hex, 10);
    const hexes = [...w.unitsOf[enemyOf(side)]].map((enemy) => whereIs(w, s, enemy)).filter((at) => at >= 0);
    expect(hexes.map(fast.cost)).toEqual(hexes.map(found.cost));
    const comes = [...w.unitsOf[enemyOf(side)]].some((enemy) => {
      if (w.arm[enemy] !== arm || !onMap(w, s, enemy) || topIn(w, s, whereIs(w, s, enemy)) !== enemy) return false;
      const cost = found.cost(whereIs(w, s, enemy));
      return cost >= 0 && cost <= allowanceOf(w, s, enemy);
    });
    expect(fast.finds(s, side, arm, hex, 10)).toBe(comes);
  }
}

function compareTraces(s: State): void {
  for (let leader = w.units; leader < w.pieces; leader++) {
    if (!onMap(w, s, leader)) continue;
    fast.trace(s, leader);
    const found = slow.trace(s, leader);
    const hexes = [...Array(w.hexes).keys()];
    expect(hexes.filter(fast.reached)).toEqual(hexes.filter(found.reached));
  }
}

/** Random games of every weather; after every few actions a few pieces are asked. */
function positions(scenario: ReturnType<typeof melee> | string, seed: string, look: (s: State) => void): void {
  const [dice, bits] = [seededDice(seed), randomBits(seed)];
  const started = game.start({ scenario, options: {} }, dice, null);
  if (!started.ok) throw new Error('a scene at fault');
  const s = started.value;
  for (let step = 0; step < 900; step++) {
    const seat = firstSeatToAct(game, s);
    if (seat < 0) return;
    const pieces = piecesOf(game, s, seat);
    const choices = choicesOf(game, s, seat, pieces[below(pieces.length, bits)]);
    submit(game, s, seat, choices.at(below(choices.length, bits)), dice);
    if (step % 45 === 0) look(s);
  }
}

describe('the searches of the game against those of the kernel', () => {
  it.each([
    ['the day from its beginning', 'historical'],
    ['a battle in the afternoon', melee(3, 9)],
    ['a battle in the mud', melee(5, 5)],
  ])('[9.0a] [7.5a] [8.1b] %s: the same hexes at the same cost by the same ways', (_, scenario) => {
    let asked = 0;
    positions(scenario, 'ways', (s) => {
      for (let piece = asked % 7; piece < w.pieces; piece += 7) {
        if (!onMap(w, s, piece)) continue;
        compareWays(s, piece);
        if (asked % 40 === 0) compareSpans(s, w.side[piece], whereIs(w, s, piece));
        asked++;
      }
      compareTraces(s);
    });
    expect(asked).toBeGreaterThan(100);
  });
});
