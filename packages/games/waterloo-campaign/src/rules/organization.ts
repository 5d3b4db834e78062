import type { Place, Refusal, Seat, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal, TABLE, tableAnd } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { BACK, FRONT, inContact, inZone, onMap, setStep, shift, whereIs } from '../position.ts';
import { COALITION, enemyOf, FRENCH, isCorps, SIDES, unitId } from '../units.ts';
import type { World } from '../world.ts';
import { blow, leaveRearguard, turnOver } from './losses.ts';
import { type Alternation, pass, useOne } from './passing.ts';
import { canRetreat, enemiesInTouch, refuseRefuge, retreatEnds, retreatWay, wayBack } from './retreat.ts';

/** Step C, and the Organization phase: formations (F, G) and withdrawals (H). */

/** C-1 */
export function recoverCavalry(w: World, s: State, tell: Tell): void {
  for (const side of [FRENCH, COALITION]) {
    for (const unit of w.corpsOf[side]) {
      if (w.cavalry[unit] === 1 && onMap(w, s, unit) && !inZone(w, s, enemyOf(side), whereIs(w, s, unit)))
        turnOver(w, s, unit, FRONT, 'C-1', tell);
    }
  }
}

/** F-1, G-1 */
export function setFormations(w: World, s: State, tell: Tell): void {
  for (const side of [FRENCH, COALITION]) {
    for (const unit of w.corpsOf[side]) {
      if (w.cavalry[unit] === 1 || !onMap(w, s, unit)) continue;
      if (inContact(w, s, unit)) turnOver(w, s, unit, BACK, 'G-1', tell);
      else turnOver(w, s, unit, FRONT, 'F-1', tell);
    }
  }
}

const isExposed = (w: World, s: State, unit: Unit): boolean =>
  isCorps(w, unit) && onMap(w, s, unit) && inContact(w, s, unit);

/** H-1, H-2: a side with no Corps in an enemy ZoC must pass; after a pass the other has three more. */
export const WITHDRAWALS: Alternation = {
  rule: 'H-2',
  canAct: (w, s, side) => w.corpsOf[side].some((unit) => isExposed(w, s, unit)),
  lastOnes(w, s, side) {
    s[w.at.left + side] = w.withdrawalsAfterPass;
  },
};

export const withdrawalPhase = (w: World): Stage<Action> => ({
  rule: 'H-1',
  accepts: ['withdraw', 'disperse', 'pass'],
  pieces: (s, seat) => tableAnd(w.corpsOf[seat], (unit) => isExposed(w, s, unit)),
  choices(s, seat, piece) {
    if (piece === TABLE) return [{ type: 'pass' }];
    if (w.side[piece] !== seat || !isExposed(w, s, piece)) return [];
    const ends = retreatEnds(w, s, piece, enemiesInTouch(w, s, piece));
    // H-4: only a Corps that cannot get away may be given up.
    if (ends.length === 0) return [{ type: 'disperse', unit: piece }];
    return ends.map((to) => ({ type: 'withdraw', unit: piece, to }));
  },
  refuse: (s, seat, action) =>
    action.type === 'withdraw' || action.type === 'disperse' ? refuseWithdrawal(w, s, seat, action) : null,
  whyNot: (s, seat, piece, hex) => refuseWithdrawal(w, s, seat, { type: 'withdraw', unit: piece, to: hex }),
  apply(s, seat, action, dice, tell) {
    if (action.type === 'withdraw') withdraw(w, s, action.unit, action.to, tell);
    if (action.type === 'disperse') {
      leaveRearguard(w, s, action.unit, tell);
      blow(w, s, action.unit, 'H-4', tell);
    }
    if (action.type === 'pass') {
      if (tell !== null) tell({ type: 'passed', rule: 'H-2', data: { side: SIDES[seat] } });
      pass(w, s, seat, WITHDRAWALS, dice, tell);
    } else useOne(w, s, seat);
    setStep(w, s, 'withdrawal-next');
  },
});

function withdraw(w: World, s: State, unit: Unit, to: Place, tell: Tell): void {
  const way = retreatWay(w, s, unit, enemiesInTouch(w, s, unit), to);
  leaveRearguard(w, s, unit, tell);
  shift(w, s, unit, to);
  if (tell !== null) tell({ type: 'withdrew', rule: 'H-3', data: wayBack(w, unit, way) });
}

function refuseWithdrawal(
  w: World,
  s: State,
  seat: Seat,
  action: Extract<Action, { readonly type: 'withdraw' | 'disperse' }>,
): Refusal | null {
  const { unit } = action;
  const data = { unit: unitId(w, unit) };
  if (!isCorps(w, unit) || w.side[unit] !== seat) return refusal('H-1', 'not-your-corps', data);
  if (!onMap(w, s, unit)) return refusal('H-1', 'not-on-map', data);
  if (!inContact(w, s, unit)) return refusal('H-1', 'not-in-contact', data);
  const fleeing = enemiesInTouch(w, s, unit);
  const can = canRetreat(w, s, unit, fleeing);
  if (action.type === 'disperse') return can ? refusal('H-4', 'can-withdraw', data) : null;
  if (!can) return refusal('H-4', 'cannot-withdraw', data);
  const no = refuseRefuge(w, s, unit, fleeing, action.to);
  return no?.rule === 'RET-2' ? { ...no, rule: 'H-3' } : no;
}
