import { type Phase, refusal, type State } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { hexId } from '../board.ts';
import { AT, destroy, partnerOf, setStep, whereIs } from '../position.ts';
import { enemyOf, UNITS, unitId } from '../units.ts';

/** 4.4 One unit to a hex. No more than two ever share one: a unit stops only where all others can still leave. */

export function anyStack(s: State): boolean {
  for (let unit = 0; unit < UNITS; unit++) if (partnerOf(s, unit) >= 0) return true;
  return false;
}

const inStack = (s: State, unit: number): boolean => partnerOf(s, unit) >= 0;

/** Asks the opponent about illegal stacks, if there are any. */
export function openStacks(s: State): boolean {
  if (!anyStack(s)) return false;
  setStep(s, 'stacks');
  return true;
}

/** 4.4.3: the opponent names, stack by stack, the unit that stays; the other is destroyed. */
export const stacksPhase: Phase<Action> = {
  name: 'stacks',
  rule: '4.4.3',
  accepts: ['keep'],
  seats: (s) => 1 << enemyOf(s[AT.phasing]),

  pieces(s) {
    const pieces: number[] = [];
    for (let unit = 0; unit < UNITS; unit++) if (inStack(s, unit)) pieces.push(unit);
    return pieces;
  },

  choices: (s, _seat, piece) => (piece >= 0 && inStack(s, piece) ? [{ type: 'keep', unit: piece }] : []),

  refuse(s, _seat, action) {
    if (action.type !== 'keep') return refusal('4.4.3', 'choose-survivor');
    return inStack(s, action.unit) ? null : refusal('4.4.3', 'not-in-stack', { unit: unitId(action.unit) });
  },

  apply(s, _seat, action, _dice, tell) {
    if (action.type !== 'keep') return;
    const lost = partnerOf(s, action.unit);
    const hex = hexId(whereIs(s, lost));
    destroy(s, lost);
    if (tell !== null) {
      tell({
        type: 'destroyed',
        rule: '4.4.3',
        data: { unit: unitId(lost), hex, cause: 'stacked', other: unitId(action.unit) },
      });
    }
    setStep(s, 'stacks-resolved');
  },
};
