import { fallingBack, type Place, type StandingOrder, type State } from '@hundred-days/kernel';
import type { Action, Of } from './actions.ts';
import type { NapoleonAtWaterloo } from './game.ts';
import { isEmpty, onMap, whereIs } from './position.ts';
import { enemyOf } from './units.ts';
import type { World } from './world.ts';

/** What a player who is away may have answered for him. */

/** 6.3.3: an equal elimination is paid with as few points as will do; among equals with as few units. */
const cheapest = (w: World, choices: readonly Action[]): Of<'lose'> | null => {
  const points = ({ units }: Of<'lose'>): number => units.reduce((sum, unit) => sum + w.strength[unit], 0);
  const ways = choices.filter((one) => one.type === 'lose');
  const [best = null] = ways.sort((a, b) => points(a) - points(b) || a.units.length - b.units.length);
  return best;
};

const enemiesOf = (w: World, s: State, seat: number): Place[] =>
  [...w.unitsOf[enemyOf(seat)]].filter((unit) => onMap(w, s, unit)).map((unit) => whereIs(w, s, unit));

export const standingOrders = ({ world: w }: NapoleonAtWaterloo): readonly StandingOrder<Action>[] => [
  { id: 'loss', phases: ['losses'], answer: (_s, _seat, choices) => cheapest(w, choices) },
  {
    id: 'retreat',
    phases: ['retreat'],
    /** 6.4.3, 6.5: where somebody is lost, or pushes another away, his owner looks himself. */
    answer(s, seat, choices) {
      const ways = choices.filter((one) => one.type === 'retreat' && isEmpty(w, s, one.to)) as Of<'retreat'>[];
      return ways.length < choices.length ? null : fallingBack(ways, enemiesOf(w, s, seat), w.map.distance);
    },
  },
];
