import { type Place, type Refusal, refusal, type Stage, type State, type Tell, type Unit } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { hexId } from '../board.ts';
import { COMMITTED, inContact, onMap, setStep, shift, unitIn, unmarkAll, whereIs } from '../position.ts';
import { BLOWN_RESULT, RETREAT } from '../tables.ts';
import { enemyOf, isCorps, unitId } from '../units.ts';
import type { World } from '../world.ts';
import { blow, eliminate, loseCompanion, recall, relocate, takeContact } from './losses.ts';
import { canRetreat, fleeingFrom, refuseRefuge, retreatEnds, retreatWay, wayBack } from './retreat.ts';

/** CRT, RET, BLN, ELM, PUR: what the dice do. */

/** Carries out a result against the loser of an attack. */
export function applyResult(w: World, s: State, loser: Unit, result: number, tell: Tell): void {
  if (!isCorps(w, loser)) {
    // CRT-5
    if (result === RETREAT) recall(w, s, loser, 'CRT-5', tell);
    else eliminate(w, s, loser, 'CRT-5', tell);
    setStep(w, s, 'defender-gone');
    return;
  }
  const victor = loser === s[w.at.attacker] ? s[w.at.defender] : s[w.at.attacker];
  s[w.at.awayFrom] = whereIs(w, s, victor);
  loseCompanion(w, s, loser, tell);
  if (result === RETREAT && canRetreat(w, s, loser, fleeingFrom(w, s))) {
    s[w.at.retreating] = loser;
    s[w.at.active] = w.side[loser];
    setStep(w, s, 'retreat');
    return;
  }
  if (result === RETREAT) blow(w, s, loser, 'RET-4', tell);
  else if (result === BLOWN_RESULT) blow(w, s, loser, 'BLN-1', tell);
  else eliminate(w, s, loser, 'ELM-1', tell);
  afterLoser(w, s, loser);
}

const afterLoser = (w: World, s: State, loser: Unit): void =>
  setStep(w, s, loser === s[w.at.defender] ? 'defender-gone' : 'attack-over');

export const retreatPhase = (w: World): Stage<Action> => ({
  rule: 'RET-1',
  accepts: ['retreat'],
  pieces: (s) => [s[w.at.retreating]],
  choices: (s, _seat, piece) =>
    piece === s[w.at.retreating]
      ? retreatEnds(w, s, piece, fleeingFrom(w, s)).map((to) => ({ type: 'retreat', unit: piece, to }))
      : [],
  refuse: (s, _seat, action) => (action.type === 'retreat' ? refuseRetreat(w, s, action.unit, action.to) : null),
  whyNot: (s, _seat, piece, hex) => refuseRetreat(w, s, piece, hex),
  apply(s, _seat, action, _dice, tell) {
    if (action.type !== 'retreat') return;
    const { unit, to } = action;
    const way = retreatWay(w, s, unit, fleeingFrom(w, s), to);
    shift(w, s, unit, to);
    s[w.at.retreating] = -1;
    if (tell !== null) tell({ type: 'retreated', rule: 'RET-1', data: wayBack(w, unit, way) });
    afterLoser(w, s, unit);
  },
});

function refuseRetreat(w: World, s: State, unit: Unit, to: Place): Refusal | null {
  if (unit === s[w.at.retreating]) return refuseRefuge(w, s, unit, fleeingFrom(w, s), to);
  return refusal('RET-1', 'not-retreating', { unit: unitId(w, unit), hex: hexId(w, to) });
}

/** PUR-1, PUR-3: the attacker follows into the hex he has emptied, unless another enemy holds him. */
export function pursue(w: World, s: State, hex: Place, tell: Tell): void {
  const attacker = s[w.at.attacker];
  const enemy = unitIn(w, s, hex);
  if (!onMap(w, s, attacker) || inContact(w, s, attacker)) return;
  if (enemy >= 0 && w.side[enemy] === enemyOf(w.side[attacker])) return;
  const from = whereIs(w, s, attacker);
  relocate(w, s, attacker, hex, tell);
  if (tell !== null) {
    tell({
      type: 'pursued',
      rule: 'PUR-1',
      data: { unit: unitId(w, attacker), from: hexId(w, from), hex: hexId(w, hex) },
    });
  }
  takeContact(w, s, attacker, 'PUR-4', tell);
}

/** The attack is over: the next one may be declared. */
export function closeAttack(w: World, s: State): void {
  if (s[w.at.attacker] >= 0) s[w.at.active] = w.side[s[w.at.attacker]];
  s[w.at.attacker] = -1;
  s[w.at.defender] = -1;
  s[w.at.retreating] = -1;
  s[w.at.awayFrom] = -1;
  s[w.at.targetHex] = -1;
  unmarkAll(w, s, COMMITTED);
}
