import { type Refusal, refusal, type Stage, type State, type Unit } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { destroy, partnerOf, setStep, whereIs } from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';

/** 4.4 One unit to a hex. No more than two ever share one: a unit stops only where all others can still leave. */

export function anyStack(w: World, s: State): boolean {
  for (let unit = 0; unit < w.units; unit++) if (partnerOf(w, s, unit) >= 0) return true;
  return false;
}

const inStack = (w: World, s: State, unit: Unit): boolean => partnerOf(w, s, unit) >= 0;

/** Asks the opponent about illegal stacks, if there are any. */
export function openStacks(w: World, s: State): boolean {
  if (!anyStack(w, s)) return false;
  setStep(w, s, 'stacks');
  return true;
}

/** 4.4.3: the opponent names, stack by stack, the unit that stays; the other is destroyed. */
export const stacksPhase = (w: World): Stage<Action> => ({
  rule: '4.4.3',
  accepts: ['keep'],
  seats: (s) => 1 << enemyOf(s[w.at.phasing]),

  pieces(s) {
    const pieces: Unit[] = [];
    for (let unit = 0; unit < w.units; unit++) if (inStack(w, s, unit)) pieces.push(unit);
    return pieces;
  },

  choices: (s, _seat, piece) => (piece >= 0 && inStack(w, s, piece) ? [{ type: 'keep', unit: piece }] : []),

  refuse: (s, _seat, action) =>
    action.type === 'keep' ? refuseSurvivor(w, s, action.unit) : refusal('4.4.3', 'choose-survivor'),
  whyNot: (s, _seat, piece) => refuseSurvivor(w, s, piece),

  apply(s, _seat, action, _dice, tell) {
    if (action.type !== 'keep') return;
    const lost = partnerOf(w, s, action.unit);
    const hex = w.hexId(whereIs(w, s, lost));
    destroy(w, s, lost);
    if (tell !== null) {
      tell({
        type: 'destroyed',
        rule: '4.4.3',
        data: { unit: w.unitId(lost), hex, cause: 'stacked', other: w.unitId(action.unit) },
      });
    }
    setStep(w, s, 'stacks-resolved');
  },
});

const refuseSurvivor = (w: World, s: State, unit: Unit): Refusal | null =>
  inStack(w, s, unit) ? null : refusal('4.4.3', 'not-in-stack', { unit: w.unitId(unit) });
