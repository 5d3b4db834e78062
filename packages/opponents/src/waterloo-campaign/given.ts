import type { State } from '@hundred-days/kernel';
import type { WaterlooCampaign } from '@hundred-days/waterloo-campaign';
import { units } from '@hundred-days/waterloo-campaign';
import { type GivenWeights, shareOfGame, weightsWith } from '../planner/given.ts';
import type { Level } from '../planner/levels.ts';
import { createGeneral, type General } from './general.ts';
import type { Temper, Weights } from './weights.ts';

type Shared = Omit<Weights, 'french' | 'coalition'>;
export type Name = keyof Temper | keyof Shared;

const sideOf = (seat: number): 'french' | 'coalition' => (seat === units.FRENCH ? 'french' : 'coalition');

/** The usual weights with those that are given to a seat: what it makes of its chances and dangers is its own, the enemy is thought to be as usual. */
export function givenTo(usual: Weights, given: GivenWeights, seat: number, share: number): Weights {
  const side = sideOf(seat);
  const { french, coalition, ...shared } = usual;
  const all = weightsWith({ ...shared, ...usual[side] }, given, seat, share);
  const pick = <T extends object>(like: T): T =>
    Object.fromEntries(Object.keys(like).map((name) => [name, all[name as Name]])) as T;
  return { french, coalition, ...pick(shared), [side]: pick(usual[side]) };
}

/** A general with weights that change from turn to turn: what he remembers is of one turn only, so that each has one of its own. */
export function createGivenGeneral(
  game: WaterlooCampaign,
  level: Level,
  usual: Weights,
  given: GivenWeights,
  seed: number | string,
): General {
  const { world: w } = game;
  let turn = 0;
  let general: General | null = null;
  const today = (view: State, seat: number): General => {
    if (general !== null && view[w.at.turn] === turn) return general;
    turn = view[w.at.turn];
    general = createGeneral(game, level, givenTo(usual, given, seat, shareOfGame(turn, w.turns)), seed);
    return general;
  };
  return {
    think: (view, seat) => today(view, seat).think(view, seat),
    advise: (view, seat) => today(view, seat).advise(view, seat),
  };
}
