import type { Stage } from '@hundred-days/kernel';
import { TABLE } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { setStep } from '../position.ts';
import type { World } from '../world.ts';

/** 9.0 Movement. */
export const movementPhase = (w: World): Stage<Action> => ({
  rule: '9.0a',
  accepts: ['end'],
  pieces: () => [TABLE],
  choices: (_s, _side, piece) => (piece === TABLE ? [{ type: 'end' }] : []),
  refuse: () => null,
  apply(s) {
    setStep(w, s, 'movement-ended');
  },
});
