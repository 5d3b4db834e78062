import type { Dice, Place, State, Tell, Unit } from '@hundred-days/kernel';
import { ASTIR, ATTACKING, DEFENDING, PASSED, QUITTED, ROUTED } from '../fighting.ts';
import { isEmpty, moraleOf, setStep, unitsIn, weatherOf } from '../position.ts';
import type { World } from '../world.ts';
import { withLower } from './displacement.ts';
import { cast, clearGround, fightOf, isGround, plays, setGround, sourcesOf, targetsOf } from './parts.ts';
import { isCavalry, mightHold, show } from './questions.ts';
import { nextRout } from './retreat.ts';
import { checkedMorale } from './strength.ts';

/** 11.9.2 Morale and retreat after combat: the rest of a stack whose top unit has retreated. */

/** 11.14a (9): one stack after another; those who fail retreat before the next checks. */
export function checkStacks(w: World, s: State, dice: Dice, tell: Tell): void {
  for (const hex of [...sourcesOf(w, s), ...targetsOf(w, s)]) {
    if (!isGround(w, s, hex, QUITTED)) continue;
    clearGround(w, s, hex, QUITTED);
    const rest = unitsIn(w, s, hex).filter((unit) => !plays(w, s, unit, ATTACKING | DEFENDING));
    if (rest.length === 0) continue;
    checkStack(w, s, hex, rest, dice, tell);
    return;
  }
  setStep(w, s, 'stacks-checked');
}

/** 11.9.2a to 11.9.2c: one die for the whole stack. */
function checkStack(w: World, s: State, hex: Place, rest: readonly Unit[], dice: Dice, tell: Tell): void {
  const isDefending = targetsOf(w, s).includes(hex);
  const die = dice.roll(6);
  if (tell !== null) tell({ type: 'stack-check', rule: '11.9.2a', data: { hex: w.hexId(hex), die } });
  for (let i = 0; i < rest.length; i++) {
    const whole = withLower(w, s, rest[i]);
    const needed = checkedMorale(w, s, rest[i], isDefending);
    for (const unit of whole) cast(w, s, unit, die <= needed ? PASSED : ROUTED);
    if (die > needed) tellFailed(w, s, whole, die, needed, tell);
    i += whole.length - 1;
  }
  if (isDefending && mayStir(w, s, hex, die)) setGround(w, s, hex, ASTIR);
  s[w.at.checking] = hex;
  nextRout(w, s, tell);
}

/** 5.4.2i: who fails is shown. */
function tellFailed(w: World, s: State, units: readonly Unit[], die: number, needed: number, tell: Tell): void {
  for (const unit of units) show(w, s, unit, '5.4.2i', tell);
  if (tell === null) return;
  tell({ type: 'check-failed', rule: '11.9.2c', data: { unit: w.unitId(units[0]), die, needed }, reveals: true });
}

/** 5.4.2j, 11.9.3: whether the hex may hold cavalry that has passed, for all that the enemy sees. */
const mayStir = (w: World, s: State, hex: Place, die: number): boolean =>
  fightOf(w, s) === 'attack' &&
  w.chargesIn[weatherOf(w, s)] &&
  !isEmpty(w, s, hex) &&
  mightHold(w, s, hex, (unit) => isCavalry(w, unit) && moraleOf(w, s, unit) >= die);
