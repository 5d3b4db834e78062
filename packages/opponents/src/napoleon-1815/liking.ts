import type { State } from '@hundred-days/kernel';
import { type Action, position, units, type World } from '@hundred-days/napoleon-1815';
import { distance } from '@hundred-days/napoleon-1815/appraisal';
import { hasTaste, relish, type Taste, wayTo } from '../planner/taste.ts';

const { blocksOf } = position;
const { otherSide } = units;

/** Towns that are farther from the enemy than this are as far for any taste. */
const OUT_OF_SIGHT = 5;

const endOf = (path: readonly number[]): number => path[path.length - 1];

/** What Group Moves are to the taste of who makes them, beside staying: fights that are begun, and how much nearer to the enemy everybody comes. */
export function liking(w: World, view: State, side: number, moves: readonly Action[], taste: Taste): number {
  if (!hasTaste(taste)) return 0;
  const paths = moves.flatMap((move) => (move.type === 'move' ? [move.path] : []));
  const enemies = [...Array(w.townCount).keys()].filter((town) => blocksOf(w, view, town, otherSide(side)) > 0);
  const attacked = enemies.filter((town) => paths.some((path) => endOf(path) === town));
  const isEven = (town: number): boolean =>
    paths.filter((path) => endOf(path) === town).length <= blocksOf(w, view, town, otherSide(side));
  const way = (towns: readonly number[]): number => wayTo(towns, enemies, (a, b) => distance(w, a, b), OUT_OF_SIGHT);
  return relish(taste, {
    attacks: attacked.length,
    even: attacked.filter(isEven).length,
    way: way(paths.map(endOf)) - way(paths.map(([from]) => from)),
  });
}
