import { type Phase, refusal, type State, type Tell } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { hexId } from '../board.ts';
import { AT, COMMITTED, inContact, onMap, setStep, shift, unitIn, unmarkAll, whereIs } from '../position.ts';
import { BLOWN_RESULT, RETREAT } from '../tables.ts';
import { enemyOf, isCorps, SIDE, unitId } from '../units.ts';
import { blow, eliminate, loseCompanion, recall, relocate, takeContact } from './losses.ts';
import { canRetreat, fleeingFrom, refuseRefuge, retreatEnds, retreatWay, wayBack } from './retreat.ts';

/** CRT, RET, BLN, ELM, PUR: what the dice do. */

/** Carries out a result against the loser of an attack. */
export function applyResult(s: State, loser: number, result: number, tell: Tell): void {
  if (!isCorps(loser)) {
    // CRT-5
    if (result === RETREAT) recall(s, loser, 'CRT-5', tell);
    else eliminate(s, loser, 'CRT-5', tell);
    setStep(s, 'defender-gone');
    return;
  }
  const victor = loser === s[AT.attacker] ? s[AT.defender] : s[AT.attacker];
  s[AT.awayFrom] = whereIs(s, victor);
  loseCompanion(s, loser, tell);
  if (result === RETREAT && canRetreat(s, loser, fleeingFrom(s))) {
    s[AT.retreating] = loser;
    s[AT.active] = SIDE[loser];
    setStep(s, 'retreat');
    return;
  }
  if (result === RETREAT) blow(s, loser, 'RET-4', tell);
  else if (result === BLOWN_RESULT) blow(s, loser, 'BLN-1', tell);
  else eliminate(s, loser, 'ELM-1', tell);
  afterLoser(s, loser);
}

const afterLoser = (s: State, loser: number): void =>
  setStep(s, loser === s[AT.defender] ? 'defender-gone' : 'attack-over');

export const retreatPhase: Phase<Action> = {
  name: 'retreat',
  rule: 'RET-1',
  accepts: ['retreat'],
  seats: (s) => 1 << s[AT.active],
  pieces: (s) => [s[AT.retreating]],
  choices: (s, _seat, piece) =>
    piece === s[AT.retreating]
      ? retreatEnds(s, piece, fleeingFrom(s)).map((to) => ({ type: 'retreat', unit: piece, to }))
      : [],
  refuse(s, _seat, action) {
    if (action.type !== 'retreat') return null;
    const { unit, to } = action;
    const data = { unit: unitId(unit), hex: hexId(to) };
    if (unit !== s[AT.retreating]) return refusal('RET-1', 'not-retreating', data);
    return refuseRefuge(s, unit, fleeingFrom(s), to);
  },
  apply(s, _seat, action, _dice, tell) {
    if (action.type !== 'retreat') return;
    const { unit, to } = action;
    const way = retreatWay(s, unit, fleeingFrom(s), to);
    shift(s, unit, to);
    s[AT.retreating] = -1;
    if (tell !== null) tell({ type: 'retreated', rule: 'RET-1', data: wayBack(unit, way) });
    afterLoser(s, unit);
  },
};

/** PUR-1, PUR-3: the attacker follows into the hex he has emptied, unless another enemy holds him. */
export function pursue(s: State, hex: number, tell: Tell): void {
  const attacker = s[AT.attacker];
  const enemy = unitIn(s, hex);
  if (!onMap(s, attacker) || inContact(s, attacker)) return;
  if (enemy >= 0 && SIDE[enemy] === enemyOf(SIDE[attacker])) return;
  const from = whereIs(s, attacker);
  relocate(s, attacker, hex, tell);
  if (tell !== null) {
    tell({ type: 'pursued', rule: 'PUR-1', data: { unit: unitId(attacker), from: hexId(from), hex: hexId(hex) } });
  }
  takeContact(s, attacker, 'PUR-4', tell);
}

/** The attack is over: the next one may be declared. */
export function closeAttack(s: State): void {
  if (s[AT.attacker] >= 0) s[AT.active] = SIDE[s[AT.attacker]];
  s[AT.attacker] = -1;
  s[AT.defender] = -1;
  s[AT.retreating] = -1;
  s[AT.awayFrom] = -1;
  s[AT.targetHex] = -1;
  unmarkAll(s, COMMITTED);
}
