import { fallingBack, type Place, type StandingOrder, type State } from '@hundred-days/kernel';
import type { Action, Of } from './actions.ts';
import type { WaterlooCampaign } from './game.ts';
import { onMap, whereIs } from './position.ts';
import { enemyOf } from './units.ts';
import type { World } from './world.ts';

/** What a player who is away may have answered for him. */

const enemiesOf = (w: World, s: State, side: number): Place[] => {
  const found: Place[] = [];
  for (let unit = 0; unit < w.units; unit++)
    if (w.side[unit] === enemyOf(side) && onMap(w, s, unit)) found.push(whereIs(w, s, unit));
  return found;
};

export const standingOrders = ({ world: w }: WaterlooCampaign): readonly StandingOrder<Action>[] => [
  {
    id: 'retreat',
    phases: ['retreat', 'clearing'],
    /** RET-1, REI-6 */
    answer(s, _seat, choices) {
      const ways = choices.filter((one): one is Of<'retreat'> => one.type === 'retreat');
      return ways.length === 0 ? null : fallingBack(ways, enemiesOf(w, s, w.side[ways[0].unit]), w.map.distance);
    },
  },
  /** H-1, H-2: no Corps withdraws, nor is one given up. */
  {
    id: 'withdraw',
    phases: ['withdrawal'],
    answer: (_s, _seat, choices) => choices.find(({ type }) => type === 'pass') ?? null,
  },
];
