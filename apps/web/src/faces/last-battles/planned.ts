import { goalOf, type State } from '@hundred-days/kernel';
import { ACTIONS, type Action, board, fullColumn, position, strengths, tables } from '@hundred-days/last-battles';
import type { Asked, PlannedAttack, Planning } from '../../face/types.ts';
import { handOf } from './hand.ts';
import type { Setting } from './setting.ts';

/** 7.0c: the odds that the present plan would give where the units in hand are held: exact, as they would be announced. */

export const plannedIn = (w: Setting): Planning<Action> => ({
  attacks(asked, place) {
    const { view } = asked;
    if (position.stepOf(w, view) !== 'movement') return [];
    const leads = (action: Action): boolean => goalOf(ACTIONS, action) === place;
    // Leaders stand in no hex's list and fight nobody (19.0a).
    const going = handOf(asked).filter((unit) => unit < w.units && asked.choicesOf(unit).some(leads));
    if (going.length === 0) return [];
    const s = view.slice();
    for (const unit of going) {
      if (!position.hasRoom(w, s, place)) break;
      if (position.onMap(w, s, unit)) position.shift(w, s, unit, place);
      else position.put(w, s, unit, place);
    }
    return enemyHexes(w, s, asked.seat, place).map((hex) => attackOn(w, asked, s, place, hex));
  },
});

const enemyHexes = (w: Setting, s: State, seat: number, place: number): number[] =>
  [...w.neighbours.subarray(6 * place, 6 * place + 6)].filter(
    (next) => next >= 0 && board.touching(w, place, next) && position.sideIn(w, s, next) === 1 - seat,
  );

const around = (w: Setting, hex: number): number[] =>
  [...w.neighbours.subarray(6 * hex, 6 * hex + 6)].filter((next) => next >= 0 && board.touching(w, hex, next));

function attackOn(w: Setting, asked: Asked<Action>, s: State, place: number, target: number): PlannedAttack {
  const contacts = around(w, target).filter((hex) => position.sideIn(w, s, hex) === asked.seat);
  const attackers = contacts.flatMap((hex) => position.unitsIn(w, s, hex));
  const joining = others(w, asked, s, attackers, target);
  const { attack, defence } = strengths(w, s, { units: attackers, contacts }, [target]);
  const odds = (units: readonly number[]): string =>
    tables.COLUMNS[fullColumn(w, s, { units, contacts: contacts.length > 0 ? contacts : [place] }, [target])];
  return {
    enemy: position.firstIn(w, s, target),
    attackers,
    attack,
    defence,
    odds: odds(attackers),
    more: joining.length === 0 ? null : { pieces: joining, odds: odds([...attackers, ...joining]) },
  };
}

/** 5.3: who may still move to a hex beside the enemy, the strongest first, as far as there is room for them. */
function others(
  w: Setting,
  asked: Asked<Action>,
  s: State,
  attackers: readonly number[],
  target: number,
): readonly number[] {
  const room = new Map(
    around(w, target)
      .filter((hex) => position.sideIn(w, s, hex) !== 1 - asked.seat)
      .map((hex) => [hex, (w.chateau[hex] === 1 ? w.chateauStacking : w.stacking) - position.countIn(w, s, hex)]),
  );
  const strongest = asked.pieces
    .filter((unit) => unit >= 0 && unit < w.units && !attackers.includes(unit))
    .sort((a, b) => position.strengthOf(w, s, b) - position.strengthOf(w, s, a));
  return strongest.filter((unit) => {
    const goal = asked
      .choicesOf(unit)
      .map((action) => goalOf(ACTIONS, action))
      .find((hex) => hex !== null && (room.get(hex) ?? 0) > 0);
    if (goal == null) return false;
    room.set(goal, (room.get(goal) ?? 0) - 1);
    return true;
  });
}
