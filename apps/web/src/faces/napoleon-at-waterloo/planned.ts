import { goalOf, type State } from '@hundred-days/kernel';
import { ACTIONS, type Action, board, position, strengths, tables } from '@hundred-days/napoleon-at-waterloo';
import { heldAt } from '../../face/held.ts';
import type { Asked, PlannedAttack, Planning } from '../../face/types.ts';
import { columnsOf } from './odds.ts';
import type { Setting } from './setting.ts';

/** 6.1: the odds that the present plan would give where the unit in hand is held: exact, as they would be announced. */

export const plannedIn = (w: Setting): Planning<Action> => ({
  attacks(asked, place) {
    const { inHand } = asked;
    const s = heldAt(w, position, ACTIONS, asked, place);
    if (inHand === null || s === null) return [];
    return enemiesNear(w, s, inHand, place).map((enemy) => attackOn(w, asked, s, inHand, enemy));
  },
});

function enemiesNear(w: Setting, s: State, unit: number, place: number): number[] {
  const found: number[] = [];
  for (let enemy = 0; enemy < w.units; enemy++)
    if (w.side[enemy] !== w.side[unit] && position.onMap(w, s, enemy) && touches(w, s, enemy, place)) found.push(enemy);
  return found;
}

const touches = (w: Setting, s: State, unit: number, place: number): boolean =>
  board.adjacent(w, position.whereIs(w, s, unit), place);

function attackOn(w: Setting, asked: Asked<Action>, s: State, inHand: number, enemy: number): PlannedAttack {
  const at = position.whereIs(w, s, enemy);
  const own = Array.from({ length: w.units }, (_, unit) => unit).filter((unit) => w.side[unit] === w.side[inHand]);
  const attackers = own.filter((unit) => position.onMap(w, s, unit) && touches(w, s, unit, at));
  const joining = own.filter((unit) => !attackers.includes(unit) && canCome(w, asked, unit, at, attackers, s));
  const { attack, defence } = strengths(w, s, { attackers, defenders: [enemy] });
  return {
    enemy,
    attackers,
    attack,
    defence,
    odds: oddsOf(w, s, attackers, enemy),
    more: joining.length === 0 ? null : { pieces: joining, odds: oddsOf(w, s, [...attackers, ...joining], enemy) },
  };
}

/** A unit that may still move to a free hex beside the enemy. */
function canCome(
  w: Setting,
  asked: Asked<Action>,
  unit: number,
  at: number,
  attackers: readonly number[],
  s: State,
): boolean {
  if (!asked.pieces.includes(unit)) return false;
  const taken = attackers.map((one) => position.whereIs(w, s, one));
  return asked.choicesOf(unit).some((action) => {
    const goal = goalOf(ACTIONS, action);
    return goal !== null && board.adjacent(w, goal, at) && !taken.includes(goal);
  });
}

const oddsOf = (w: Setting, s: State, attackers: number[], enemy: number): string =>
  tables.COLUMNS[columnsOf(w, s, { attackers, defenders: [enemy] }, null).resolved];
