import { type Phase, type Refusal, refusal, type State, TABLE, type Tell } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { AT, BACK, FRONT, inContact, inZone, onMap, setStep, shift, whereIs } from '../position.ts';
import { withdrawalsAfterPass } from '../tables.ts';
import { CAVALRY, COALITION, CORPS_OF, enemyOf, FRENCH, isCorps, SIDE, SIDES, unitId } from '../units.ts';
import { blow, leaveRearguard, turnOver } from './losses.ts';
import { type Alternation, pass, useOne } from './passing.ts';
import { canRetreat, enemiesInTouch, refuseRefuge, retreatEnds, retreatWay, wayBack } from './retreat.ts';

/** Step C, and the Organization phase: formations (F, G) and withdrawals (H). */

/** C-1 */
export function recoverCavalry(s: State, tell: Tell): void {
  for (const side of [FRENCH, COALITION]) {
    for (const unit of CORPS_OF[side]) {
      if (CAVALRY[unit] === 1 && onMap(s, unit) && !inZone(s, enemyOf(side), whereIs(s, unit)))
        turnOver(s, unit, FRONT, 'C-1', tell);
    }
  }
}

/** F-1, G-1 */
export function setFormations(s: State, tell: Tell): void {
  for (const side of [FRENCH, COALITION]) {
    for (const unit of CORPS_OF[side]) {
      if (CAVALRY[unit] === 1 || !onMap(s, unit)) continue;
      if (inContact(s, unit)) turnOver(s, unit, BACK, 'G-1', tell);
      else turnOver(s, unit, FRONT, 'F-1', tell);
    }
  }
}

const isExposed = (s: State, unit: number): boolean => isCorps(unit) && onMap(s, unit) && inContact(s, unit);

/** H-1, H-2: a side with no Corps in an enemy ZoC must pass; after a pass the other has three more. */
export const WITHDRAWALS: Alternation = {
  rule: 'H-2',
  canAct: (s, side) => CORPS_OF[side].some((unit) => isExposed(s, unit)),
  lastOnes(s, side) {
    s[AT.left + side] = withdrawalsAfterPass;
  },
};

export const withdrawalPhase: Phase<Action> = {
  name: 'withdrawal',
  rule: 'H-1',
  accepts: ['withdraw', 'disperse', 'pass'],
  seats: (s) => 1 << s[AT.active],
  pieces: (s, seat) => [TABLE, ...[...CORPS_OF[seat]].filter((unit) => isExposed(s, unit))],
  choices(s, seat, piece) {
    if (piece === TABLE) return [{ type: 'pass' }];
    if (SIDE[piece] !== seat || !isExposed(s, piece)) return [];
    const ends = retreatEnds(s, piece, enemiesInTouch(s, piece));
    // H-4: only a Corps that cannot get away may be given up.
    if (ends.length === 0) return [{ type: 'disperse', unit: piece }];
    return ends.map((to) => ({ type: 'withdraw', unit: piece, to }));
  },
  refuse: (s, seat, action) =>
    action.type === 'withdraw' || action.type === 'disperse' ? refuseWithdrawal(s, seat, action) : null,
  apply(s, seat, action, dice, tell) {
    if (action.type === 'withdraw') withdraw(s, action.unit, action.to, tell);
    if (action.type === 'disperse') {
      leaveRearguard(s, action.unit, tell);
      blow(s, action.unit, 'H-4', tell);
    }
    if (action.type === 'pass') {
      if (tell !== null) tell({ type: 'passed', rule: 'H-2', data: { side: SIDES[seat] } });
      pass(s, seat, WITHDRAWALS, dice, tell);
    } else useOne(s, seat);
    setStep(s, 'withdrawal-next');
  },
};

function withdraw(s: State, unit: number, to: number, tell: Tell): void {
  const way = retreatWay(s, unit, enemiesInTouch(s, unit), to);
  leaveRearguard(s, unit, tell);
  shift(s, unit, to);
  if (tell !== null) tell({ type: 'withdrew', rule: 'H-3', data: wayBack(unit, way) });
}

function refuseWithdrawal(
  s: State,
  seat: number,
  action: Extract<Action, { readonly type: 'withdraw' | 'disperse' }>,
): Refusal | null {
  const { unit } = action;
  const data = { unit: unitId(unit) };
  if (!isCorps(unit) || SIDE[unit] !== seat) return refusal('H-1', 'not-your-corps', data);
  if (!onMap(s, unit)) return refusal('H-1', 'not-on-map', data);
  if (!inContact(s, unit)) return refusal('H-1', 'not-in-contact', data);
  const fleeing = enemiesInTouch(s, unit);
  const can = canRetreat(s, unit, fleeing);
  if (action.type === 'disperse') return can ? refusal('H-4', 'can-withdraw', data) : null;
  if (!can) return refusal('H-4', 'cannot-withdraw', data);
  const no = refuseRefuge(s, unit, fleeing, action.to);
  return no?.rule === 'RET-2' ? { ...no, rule: 'H-3' } : no;
}
