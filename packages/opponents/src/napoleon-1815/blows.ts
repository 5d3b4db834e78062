import type { Game, State } from '@hundred-days/kernel';
import { type Action, position, units, type World } from '@hundred-days/napoleon-1815';
import { distance, worthOf } from '@hundred-days/napoleon-1815/appraisal';
import { canFollow, type Move, marchesTo } from './manoeuvre.ts';

const { blocksOf, onMap, sideOfSeat, strengthOf, whereIs } = position;
const { otherSide } = units;

/** What a side could do at once: all who can reach a town go there. */
export interface Blow {
  readonly town: number;
  readonly moves: readonly Move[];
}

/** Towns a side may strike at: those of the enemy, and cities that nobody holds. */
function targets(w: World, s: State, side: number): number[] {
  const towns: number[] = [];
  for (let town = 0; town < w.townCount; town++) {
    const open = w.cities.includes(town) && blocksOf(w, s, town, side) === 0;
    if (open || blocksOf(w, s, town, otherSide(side)) > 0) towns.push(town);
  }
  return towns;
}

/** What a side has in a town and next to it. */
function forceAt(w: World, s: State, side: number, town: number): number {
  let worth = 0;
  for (const unit of w.unitsOf[side])
    if (onMap(w, s, unit)) {
      const far = distance(w, whereIs(w, s, unit), town);
      if (far <= 1) worth += (far === 0 ? 1 : NEIGHBOUR) * worthOf(w, unit, strengthOf(w, s, unit));
    }
  return worth;
}

/** Who stands next to a fight may come to it. */
const NEIGHBOUR = 0.6;

/** The blows of a seat that promise most by what stands where, so many of them. */
export function blowsOf(w: World, game: Game<Action>, s: State, seat: number, most: number): Blow[] {
  const side = sideOfSeat(w, s, seat);
  const promise = (town: number): number =>
    forceAt(w, s, side, town) / (1 + forceAt(w, s, otherSide(side), town)) + (w.cities.includes(town) ? 1 : 0);
  const reached = targets(w, s, side).filter((town) => forceAt(w, s, side, town) > 0);
  const blows: Blow[] = [];
  for (const town of reached.sort((a, b) => promise(b) - promise(a))) {
    const moves: Move[] = [];
    for (const march of marchesTo(w, game, s, seat, town))
      if (canFollow(game, s, seat, [...moves, ...march.moves])) moves.push(...march.moves);
    if (moves.length > 0 && blows.push({ town, moves }) === most) break;
  }
  return blows;
}
