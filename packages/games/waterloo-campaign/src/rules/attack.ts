import type { Dice, Place, Refusal, Seat, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal, TABLE, tableAnd } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { adjacent, hexId, inTouch, RIVER } from '../board.ts';
import { BACK, COMMITTED, FRONT, faceOf, has, mark, onMap, setStep, unitIn, whereIs } from '../position.ts';
import { ELIMINATED_RESULT, RESULTS, RETREAT, resultOf, STALEMATE } from '../tables.ts';
import { enemyOf, isCorps, isDetachment, SIDES, unitId } from '../units.ts';
import type { World } from '../world.ts';
import { turnOver } from './losses.ts';
import { attackModifier, defenceModifier, mayBeCommitted, supports } from './modifiers.ts';
import { type Alternation, pass, useOne } from './passing.ts';
import { applyResult } from './results.ts';

/** ATT, APS: the Attack phase. Sides alternate single attacks until both have passed. */

/** ATT-2, TEC-5: an enemy unit in the Corps' ZoC. */
function mayAttack(w: World, s: State, unit: Unit, hex: Place): boolean {
  const enemy = unitIn(w, s, hex);
  return enemy >= 0 && w.side[enemy] !== w.side[unit] && inTouch(w, whereIs(w, s, unit), hex);
}

function targetsOf(w: World, s: State, unit: Unit): number[] {
  const from = whereIs(w, s, unit);
  const found: number[] = [];
  if (from < 0) return found;
  for (let slot = 6 * from; slot < 6 * from + 6; slot++) {
    const hex = w.neighbours[slot];
    if (hex < 0 || (w.hexsides[slot] & RIVER) !== 0) continue;
    const enemy = unitIn(w, s, hex);
    if (enemy >= 0 && w.side[enemy] !== w.side[unit]) found.push(hex);
  }
  return found;
}

/** APS-1, APS-2 */
export const ATTACKS: Alternation = {
  rule: 'APS-1',
  canAct: (w, s, side) => w.corpsOf[side].some((unit) => targetsOf(w, s, unit).length > 0),
  lastOnes(w, s, side, dice, tell) {
    if (!ATTACKS.canAct(w, s, side)) {
      s[w.at.left + side] = 0;
      return;
    }
    const die = dice.roll(6);
    s[w.at.left + side] = die;
    if (tell !== null) tell({ type: 'last-attacks', rule: 'APS-2', data: { side: SIDES[side], die, attacks: die } });
  },
};

export const attackPhase = (w: World): Stage<Action> => ({
  rule: 'ATT-1',
  accepts: ['attack', 'pass'],
  pieces: (s, seat) => tableAnd(w.corpsOf[seat], (unit) => targetsOf(w, s, unit).length > 0),
  choices(s, seat, piece) {
    if (piece === TABLE) return [{ type: 'pass' }];
    if (!isCorps(w, piece) || w.side[piece] !== seat) return [];
    return targetsOf(w, s, piece).map((hex) => ({ type: 'attack', unit: piece, hex }));
  },
  refuse: (s, seat, action) => (action.type === 'attack' ? refuseAttack(w, s, seat, action.unit, action.hex) : null),
  whyNot: (s, seat, piece, hex) => refuseAttack(w, s, seat, piece, hex),
  apply(s, seat, action, dice, tell) {
    if (action.type === 'pass') {
      if (tell !== null) tell({ type: 'passed', rule: 'APS-1', data: { side: SIDES[seat] } });
      pass(w, s, seat, ATTACKS, dice, tell);
      setStep(w, s, 'attack-next');
    }
    if (action.type === 'attack') declare(w, s, action.unit, action.hex, tell);
  },
});

function refuseAttack(w: World, s: State, seat: Seat, unit: Unit, hex: Place): Refusal | null {
  const data = { unit: unitId(w, unit), hex: hexId(w, hex) };
  if (!isCorps(w, unit)) return refusal('ATT-2', 'does-not-attack', data);
  if (w.side[unit] !== seat) return refusal('ATT-1', 'not-your-corps', data);
  if (!onMap(w, s, unit)) return refusal('ATT-1', 'not-on-map', data);
  const enemy = unitIn(w, s, hex);
  if (enemy < 0 || w.side[enemy] === seat) return refusal('ATT-2', 'no-enemy-there', data);
  if (!adjacent(w, whereIs(w, s, unit), hex)) return refusal('ATT-2', 'not-adjacent', data);
  return mayAttack(w, s, unit, hex) ? null : refusal('TEC-5', 'across-river', data);
}

function declare(w: World, s: State, attacker: Unit, hex: Place, tell: Tell): void {
  s[w.at.attacker] = attacker;
  s[w.at.defender] = unitIn(w, s, hex);
  s[w.at.targetHex] = hex;
  if (tell !== null) {
    const data = {
      unit: unitId(w, attacker),
      other: unitId(w, s[w.at.defender]),
      from: hexId(w, whereIs(w, s, attacker)),
      hex: hexId(w, hex),
    };
    tell({ type: 'attack-declared', rule: 'ATT-2', data });
  }
  askForCavalry(w, s, false);
}

/** MOD-A6, MOD-D4: the attacker commits his Fresh cavalry first, then the defender his; then the dice. */
function askForCavalry(w: World, s: State, defending: boolean): void {
  const attacker = s[w.at.attacker];
  s[w.at.active] = defending ? enemyOf(w.side[attacker]) : w.side[attacker];
  if (mayBeCommitted(w, s, attacker, s[w.at.defender], defending).length > 0) {
    setStep(w, s, defending ? 'countercharge' : 'charge');
  } else if (defending) setStep(w, s, 'dice');
  else askForCavalry(w, s, true);
}

const commitPhase = (w: World, defending: boolean): Stage<Action> => {
  const rule = defending ? 'MOD-D4' : 'MOD-A6';
  const mayCommit = (s: State): number[] => mayBeCommitted(w, s, s[w.at.attacker], s[w.at.defender], defending);
  const refuse = (s: State, seat: Seat, unit: Unit): Refusal | null =>
    mayCommit(s).includes(unit) ? null : refuseCommit(w, s, seat, unit, rule, defending);
  return {
    rule,
    accepts: ['commit', 'ready'],
    pieces: (s) => [TABLE, ...mayCommit(s)],
    choices(s, _seat, piece) {
      if (piece === TABLE) return [{ type: 'ready' }];
      return mayCommit(s).includes(piece) ? [{ type: 'commit', unit: piece }] : [];
    },
    refuse: (s, seat, action) => (action.type === 'commit' ? refuse(s, seat, action.unit) : null),
    whyNot: refuse,
    apply(s, _seat, action, _dice, tell) {
      if (action.type === 'commit') {
        mark(w, s, action.unit, COMMITTED);
        if (tell !== null) tell({ type: 'committed', rule, data: { unit: unitId(w, action.unit) } });
        if (mayCommit(s).length > 0) return;
      }
      if (defending) setStep(w, s, 'dice');
      else askForCavalry(w, s, true);
    },
  };
};

function refuseCommit(w: World, s: State, seat: Seat, unit: Unit, rule: string, defending: boolean): Refusal {
  const data = { unit: unitId(w, unit) };
  const symbol = isDetachment(w, unit) ? 'GEN-8' : rule;
  if (w.cavalry[unit] === 0) return refusal(symbol, 'not-cavalry', data);
  if (w.side[unit] !== seat) return refusal(rule, 'not-your-corps', data);
  if (has(w, s, unit, COMMITTED)) return refusal(rule, 'is-committed', data);
  const principal = defending ? s[w.at.defender] : s[w.at.attacker];
  if (unit === principal) return refusal(rule, 'is-principal', data);
  if (!supports(w, s, unit, principal, defending))
    return refusal(rule, 'not-in-support', { ...data, other: unitId(w, principal) });
  return refusal(rule, 'supports-already', data);
}

export const chargePhase = (w: World) => commitPhase(w, false);
export const counterchargePhase = (w: World) => commitPhase(w, true);

/** ATT-5: the attacker's die first; CRT-1 says what the difference does. */
export function rollAttack(w: World, s: State, dice: Dice, tell: Tell): void {
  const attacker = s[w.at.attacker];
  const defender = s[w.at.defender];
  const plus = attackModifier(w, s, attacker, defender);
  const minus = defenceModifier(w, s, attacker, defender);
  const attackDie = dice.roll(6);
  const defenceDie = dice.roll(6);
  const difference = attackDie + plus - defenceDie - minus;
  const result = resultOf(w, Math.abs(difference));
  if (tell !== null) {
    const names = { unit: unitId(w, attacker), other: unitId(w, defender), hex: hexId(w, whereIs(w, s, defender)) };
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
  exhaust(w, s, attacker, defender, tell);
  useOne(w, s, w.side[attacker]);
  s[w.at.active] = w.side[attacker];
  if (result === STALEMATE) {
    setStep(w, s, 'attack-over');
    return;
  }
  // CRT-4: who attacks a Detachment only ever retreats.
  const mild = difference < 0 && !isCorps(w, defender);
  applyResult(
    w,
    s,
    difference > 0 ? defender : attacker,
    mild ? Math.min(result, RETREAT) : Math.min(result, ELIMINATED_RESULT),
    tell,
  );
}

/** ATT-6: after its stars have counted. */
function exhaust(w: World, s: State, attacker: Unit, defender: Unit, tell: Tell): void {
  for (const unit of [attacker, defender]) if (w.cavalry[unit] === 1) turnOver(w, s, unit, BACK, 'ATT-6', tell);
  for (const side of [w.side[attacker], w.side[defender]]) {
    for (const unit of w.cavalryOf[side]) {
      if (has(w, s, unit, COMMITTED) && faceOf(w, s, unit) === FRONT) turnOver(w, s, unit, BACK, 'ATT-6', tell);
    }
  }
}
