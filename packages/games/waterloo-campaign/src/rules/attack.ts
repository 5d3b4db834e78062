import { type Dice, type Phase, type Refusal, refusal, type State, TABLE, type Tell } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { adjacent, HEXSIDES, hexId, inTouch, NEIGHBOURS, RIVER } from '../board.ts';
import { AT, BACK, COMMITTED, FRONT, faceOf, has, mark, onMap, setStep, unitIn, whereIs } from '../position.ts';
import { ELIMINATED_RESULT, RESULTS, RETREAT, resultOf, STALEMATE } from '../tables.ts';
import { CAVALRY, CAVALRY_OF, CORPS_OF, enemyOf, isCorps, isDetachment, SIDE, SIDES, unitId } from '../units.ts';
import { turnOver } from './losses.ts';
import { attackModifier, defenceModifier, mayBeCommitted, supports } from './modifiers.ts';
import { type Alternation, pass, useOne } from './passing.ts';
import { applyResult } from './results.ts';

/** ATT, APS: the Attack phase. Sides alternate single attacks until both have passed. */

/** ATT-2, TEC-5: an enemy unit in the Corps' ZoC. */
function mayAttack(s: State, unit: number, hex: number): boolean {
  const enemy = unitIn(s, hex);
  return enemy >= 0 && SIDE[enemy] !== SIDE[unit] && inTouch(whereIs(s, unit), hex);
}

function targetsOf(s: State, unit: number): number[] {
  const from = whereIs(s, unit);
  const found: number[] = [];
  if (from < 0) return found;
  for (let slot = 6 * from; slot < 6 * from + 6; slot++) {
    const hex = NEIGHBOURS[slot];
    if (hex < 0 || (HEXSIDES[slot] & RIVER) !== 0) continue;
    const enemy = unitIn(s, hex);
    if (enemy >= 0 && SIDE[enemy] !== SIDE[unit]) found.push(hex);
  }
  return found;
}

/** APS-1, APS-2 */
export const ATTACKS: Alternation = {
  rule: 'APS-1',
  canAct: (s, side) => CORPS_OF[side].some((unit) => targetsOf(s, unit).length > 0),
  lastOnes(s, side, dice, tell) {
    if (!ATTACKS.canAct(s, side)) {
      s[AT.left + side] = 0;
      return;
    }
    const die = dice.roll(6);
    s[AT.left + side] = die;
    if (tell !== null) tell({ type: 'last-attacks', rule: 'APS-2', data: { side: SIDES[side], die, attacks: die } });
  },
};

export const attackPhase: Phase<Action> = {
  name: 'attack',
  rule: 'ATT-1',
  accepts: ['attack', 'pass'],
  seats: (s) => 1 << s[AT.active],
  pieces: (s, seat) => [TABLE, ...[...CORPS_OF[seat]].filter((unit) => targetsOf(s, unit).length > 0)],
  choices(s, seat, piece) {
    if (piece === TABLE) return [{ type: 'pass' }];
    if (!isCorps(piece) || SIDE[piece] !== seat) return [];
    return targetsOf(s, piece).map((hex) => ({ type: 'attack', unit: piece, hex }));
  },
  refuse: (s, seat, action) => (action.type === 'attack' ? refuseAttack(s, seat, action.unit, action.hex) : null),
  apply(s, seat, action, dice, tell) {
    if (action.type === 'pass') {
      if (tell !== null) tell({ type: 'passed', rule: 'APS-1', data: { side: SIDES[seat] } });
      pass(s, seat, ATTACKS, dice, tell);
      setStep(s, 'attack-next');
    }
    if (action.type === 'attack') declare(s, action.unit, action.hex, tell);
  },
};

export function refuseAttack(s: State, seat: number, unit: number, hex: number): Refusal | null {
  const data = { unit: unitId(unit), hex: hexId(hex) };
  if (!isCorps(unit)) return refusal('ATT-2', 'does-not-attack', data);
  if (SIDE[unit] !== seat) return refusal('ATT-1', 'not-your-corps', data);
  if (!onMap(s, unit)) return refusal('ATT-1', 'not-on-map', data);
  const enemy = unitIn(s, hex);
  if (enemy < 0 || SIDE[enemy] === seat) return refusal('ATT-2', 'no-enemy-there', data);
  if (!adjacent(whereIs(s, unit), hex)) return refusal('ATT-2', 'not-adjacent', data);
  return mayAttack(s, unit, hex) ? null : refusal('TEC-5', 'across-river', data);
}

function declare(s: State, attacker: number, hex: number, tell: Tell): void {
  s[AT.attacker] = attacker;
  s[AT.defender] = unitIn(s, hex);
  s[AT.targetHex] = hex;
  if (tell !== null) {
    const data = {
      unit: unitId(attacker),
      other: unitId(s[AT.defender]),
      from: hexId(whereIs(s, attacker)),
      hex: hexId(hex),
    };
    tell({ type: 'attack-declared', rule: 'ATT-2', data });
  }
  askForCavalry(s, false);
}

/** MOD-A6, MOD-D4: the attacker commits his Fresh cavalry first, then the defender his; then the dice. */
function askForCavalry(s: State, defending: boolean): void {
  const attacker = s[AT.attacker];
  s[AT.active] = defending ? enemyOf(SIDE[attacker]) : SIDE[attacker];
  if (mayBeCommitted(s, attacker, s[AT.defender], defending).length > 0) {
    setStep(s, defending ? 'countercharge' : 'charge');
  } else if (defending) setStep(s, 'dice');
  else askForCavalry(s, true);
}

const commitPhase = (defending: boolean): Phase<Action> => {
  const rule = defending ? 'MOD-D4' : 'MOD-A6';
  const mayCommit = (s: State): number[] => mayBeCommitted(s, s[AT.attacker], s[AT.defender], defending);
  return {
    name: defending ? 'countercharge' : 'charge',
    rule,
    accepts: ['commit', 'ready'],
    seats: (s) => 1 << s[AT.active],
    pieces: (s) => [TABLE, ...mayCommit(s)],
    choices(s, _seat, piece) {
      if (piece === TABLE) return [{ type: 'ready' }];
      return mayCommit(s).includes(piece) ? [{ type: 'commit', unit: piece }] : [];
    },
    refuse(s, seat, action) {
      if (action.type !== 'commit' || mayCommit(s).includes(action.unit)) return null;
      return refuseCommit(s, seat, action.unit, rule, defending);
    },
    apply(s, _seat, action, _dice, tell) {
      if (action.type === 'commit') {
        mark(s, action.unit, COMMITTED);
        if (tell !== null) tell({ type: 'committed', rule, data: { unit: unitId(action.unit) } });
        if (mayCommit(s).length > 0) return;
      }
      if (defending) setStep(s, 'dice');
      else askForCavalry(s, true);
    },
  };
};

function refuseCommit(s: State, seat: number, unit: number, rule: string, defending: boolean): Refusal {
  const data = { unit: unitId(unit) };
  if (CAVALRY[unit] === 0) return refusal(isDetachment(unit) ? 'GEN-8' : rule, 'not-cavalry', data);
  if (SIDE[unit] !== seat) return refusal('ATT-1', 'not-your-corps', data);
  if (has(s, unit, COMMITTED)) return refusal(rule, 'is-committed', data);
  const principal = defending ? s[AT.defender] : s[AT.attacker];
  if (unit === principal) return refusal(rule, 'is-principal', data);
  if (!supports(s, unit, principal, defending))
    return refusal(rule, 'not-in-support', { ...data, other: unitId(principal) });
  return refusal(rule, 'supports-already', data);
}

export const chargePhase = commitPhase(false);
export const counterchargePhase = commitPhase(true);

/** ATT-5: the attacker's die first; CRT-1 says what the difference does. */
export function rollAttack(s: State, dice: Dice, tell: Tell): void {
  const attacker = s[AT.attacker];
  const defender = s[AT.defender];
  const plus = attackModifier(s, attacker, defender);
  const minus = defenceModifier(s, attacker, defender);
  const attackDie = dice.roll(6);
  const defenceDie = dice.roll(6);
  const difference = attackDie + plus - defenceDie - minus;
  const result = resultOf(Math.abs(difference));
  if (tell !== null) {
    const names = { unit: unitId(attacker), other: unitId(defender), hex: hexId(whereIs(s, defender)) };
    const dice = {
      attackDie,
      attackModifier: plus,
      attack: attackDie + plus,
      defenceDie,
      defenceModifier: minus,
      defence: defenceDie + minus,
    };
    const loser = difference === 0 ? 'nobody' : difference > 0 ? 'defender' : 'attacker';
    tell({ type: 'attack-resolved', rule: 'ATT-5', data: { ...names, ...dice, result: RESULTS[result], loser } });
  }
  exhaust(s, attacker, defender, tell);
  useOne(s, SIDE[attacker]);
  s[AT.active] = SIDE[attacker];
  if (result === STALEMATE) {
    setStep(s, 'attack-over');
    return;
  }
  // CRT-4: who attacks a Detachment only ever retreats.
  const mild = difference < 0 && !isCorps(defender);
  applyResult(
    s,
    difference > 0 ? defender : attacker,
    mild ? Math.min(result, RETREAT) : Math.min(result, ELIMINATED_RESULT),
    tell,
  );
}

/** ATT-6: after its stars have counted. */
function exhaust(s: State, attacker: number, defender: number, tell: Tell): void {
  for (const unit of [attacker, defender]) if (CAVALRY[unit] === 1) turnOver(s, unit, BACK, 'ATT-6', tell);
  for (const side of [SIDE[attacker], SIDE[defender]]) {
    for (const unit of CAVALRY_OF[side]) {
      if (has(s, unit, COMMITTED) && faceOf(s, unit) === FRONT) turnOver(s, unit, BACK, 'ATT-6', tell);
    }
  }
}
