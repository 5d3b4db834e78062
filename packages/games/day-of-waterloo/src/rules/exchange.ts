import { refusal, type Stage, type State, type Unit } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { ATTACKING, DEFENDING } from '../fighting.ts';
import { onMap, whereIs } from '../position.ts';
import type { World } from '../world.ts';
import { partsIn } from './parts.ts';
import { namePayer, payersNow } from './results.ts';

/** 11.8b Which hex pays for an exchange: the attacker names his, then the defender. */

/** A hex is named by its top participating unit. */
const payers = (w: World, s: State): Unit[] =>
  payersNow(w, s)
    .map((hex) => partsIn(w, s, hex, ATTACKING | DEFENDING)[0])
    .sort((a, b) => a - b);

export const exchangePhase = (w: World): Stage<Action> => ({
  rule: '11.8b',
  accepts: ['pay'],
  pieces: (s) => payers(w, s),
  choices: (s, _side, piece) => (payers(w, s).includes(piece) ? [{ type: 'pay', hex: whereIs(w, s, piece) }] : []),
  refuse: (s, _side, action) =>
    action.type !== 'pay' || payersNow(w, s).includes(action.hex)
      ? null
      : refusal('11.8b', 'not-a-paying-hex', { hex: w.hexId(action.hex) }),
  whyNot: (s, _side, piece) =>
    piece < w.units && onMap(w, s, piece) && payersNow(w, s).includes(whereIs(w, s, piece))
      ? null
      : refusal('11.8b', 'not-a-payer', { unit: w.unitId(piece) }),
  apply(s, _side, action, _dice, tell) {
    if (action.type === 'pay') namePayer(w, s, action.hex, tell);
  },
});
