import type { State } from '@hundred-days/kernel';
import { ACTIONS, type Action, board, position } from '@hundred-days/waterloo-campaign';
import { heldAt } from '../../face/held.ts';
import type { PlannedAttack, Planning } from '../../face/types.ts';
import { type Odds, oddsOf } from './odds.ts';
import type { World } from './world.ts';

/** CRT-1: the odds that a Corps in hand would have where it is held; cavalry that could join in is counted apart. */

export const plannedIn = (w: World): Planning<Action> => ({
  attacks(asked, place) {
    const { inHand } = asked;
    const s = heldAt(w, position, ACTIONS, asked, place);
    if (inHand === null || s === null) return [];
    return enemiesNear(w, s, inHand, place).map((enemy) => attackOn(w, s, inHand, enemy));
  },
});

/** Enemies beside a hex, but not across a river without a bridge: one to a hex, the Corps before a Detachment. */
function enemiesNear(w: World, s: State, unit: number, place: number): number[] {
  const found: number[] = [];
  for (let slot = 6 * place; slot < 6 * place + 6; slot++) {
    const hex = w.neighbours[slot];
    if (hex < 0 || (w.hexsides[slot] & board.RIVER) !== 0) continue;
    const there = position.unitIn(w, s, hex);
    if (there >= 0 && w.side[there] !== w.side[unit]) found.push(there);
  }
  return found;
}

function attackOn(w: World, s: State, inHand: number, enemy: number): PlannedAttack {
  const odds = oddsOf(w, s, inHand, enemy, []);
  const { mayCharge } = odds;
  return {
    enemy,
    attackers: [inHand],
    attack: odds.plus,
    defence: odds.minus,
    odds: chancesOf(odds),
    more:
      mayCharge.length === 0 ? null : { pieces: mayCharge, odds: chancesOf(oddsOf(w, s, inHand, enemy, mayCharge)) },
  };
}

/** Won, of the 36 ways two dice can fall. */
const chancesOf = ({ outcomes }: Odds): string =>
  `${outcomes.filter(({ loser }) => loser === 'defender').reduce((sum, { chances }) => sum + chances, 0)}/36`;
