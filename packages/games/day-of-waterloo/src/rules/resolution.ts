import type { Dice, Place, State, Tell, Unit } from '@hundred-days/kernel';
import { ASSAILED, ATTACKED, ATTACKING, BOMBARDED, DEFENDING, DUELING, RESULTS } from '../fighting.ts';
import { ODDS, readRows } from '../fighttables.ts';
import { unitsIn } from '../position.ts';
import type { World } from '../world.ts';
import { endDuel } from './combat.ts';
import {
  allWith,
  bears,
  cast,
  fightOf,
  isGround,
  mark,
  setFight,
  setGround,
  setSources,
  setTargets,
  sourcesOf,
  targetsOf,
} from './parts.ts';
import { show } from './questions.ts';
import { applyResult } from './results.ts';
import {
  areCombined,
  attackStrength,
  averagedMorale,
  defenceStrength,
  duelStrength,
  type StrengthOf,
  terrainModifier,
  total,
} from './strength.ts';

/** 11.1 to 11.8 Odds, shifts and the die. */

/** What a combat is rolled on. */
interface Reckoning {
  readonly attackers: readonly Unit[];
  readonly defenders: readonly Unit[];
  readonly attack: number;
  readonly defence: number;
  /** 11.6: columns to the right */
  readonly shift: number;
  readonly terrain: number;
}

/** 11.14a (7): an attack, a Breakthrough Attack or a counterattack. */
export function rollAttack(w: World, s: State, dice: Dice, tell: Tell): void {
  const attackers = allWith(w, s, ATTACKING);
  const defenders = allWith(w, s, DEFENDING);
  const terrain = Math.min(...targetsOf(w, s).map((hex) => terrainModifier(w, sourcesOf(w, s), hex)));
  const shift = fightOf(w, s) === 'attack' ? shiftOf(w, s, attackers) : 0;
  roll(w, s, { ...sums(w, s, attackers, defenders, attackStrength, defenceStrength), shift, terrain }, dice, tell);
}

function sums(
  w: World,
  s: State,
  attackers: readonly Unit[],
  defenders: readonly Unit[],
  ofAttacker: StrengthOf,
  ofDefender: StrengthOf,
) {
  const attack = total(w, s, attackers, ofAttacker);
  const defence = total(w, s, defenders, ofDefender);
  return { attackers, defenders, attack, defence };
}

/** 11.6a, 11.6b: both may apply; of several targets all must have been bombarded (11.4b). */
function shiftOf(w: World, s: State, attackers: readonly Unit[]): number {
  const bombarded = targetsOf(w, s).every((hex) => isGround(w, s, hex, BOMBARDED));
  const right = bombarded && areCombined(w, attackers) ? w.attackShift : 0;
  return right - (s[w.at.claimed] === 1 ? w.defenceShift : 0);
}

/** 11.6c: odds are limited first, then shifted, and never go beyond the table. */
export const columnOf = (attack: number, defence: number, shift: number): number =>
  Math.max(0, Math.min(ODDS.columns.length - 1, ODDS.columnOf(attack, defence) + shift));

function roll(w: World, s: State, now: Reckoning, dice: Dice, tell: Tell): void {
  const { attackers, defenders, attack, defence, shift, terrain } = now;
  const column = columnOf(attack, defence, shift);
  const differential = averagedMorale(w, s, attackers, false) - averagedMorale(w, s, defenders, true);
  const die = dice.roll(6);
  const modified = die + differential + terrain;
  const result = readRows(w.combatRows, modified, column);
  if (tell !== null) {
    const units = { attackers: attackers.map(w.unitId), defenders: defenders.map(w.unitId) };
    const data = { ...units, attack, defence, shift, differential, terrain, die, modified };
    const rolled = { ...data, column: ODDS.columns[column], result: RESULTS[result], fight: fightOf(w, s) };
    tell({ type: 'rolled', rule: fightOf(w, s) === 'duel' ? '9.4.5f' : '11.1b', data: rolled, reveals: true });
  }
  applyResult(w, s, result, tell);
}

/** 9.4.5f: the Reaction Charge of a hex, if there is one: the reacting cavalry attacks. */
export function fightDuel(w: World, s: State, hex: Place, dice: Dice, tell: Tell): boolean {
  const other = s[w.at.duel + hex] - 1;
  if (other < 0) return false;
  const reacting = duelists(w, s, hex);
  const charging = duelists(w, s, other);
  endDuel(w, s, hex, other);
  if (reacting.length === 0 || charging.length === 0) return false;
  setFight(w, s, 'duel');
  // 9.4.5i: the hex is not attacked otherwise, and the chargers make no other attack.
  setGround(w, s, hex, ASSAILED);
  for (const unit of charging) mark(w, s, unit, ATTACKED);
  setSources(w, s, [hex]);
  setTargets(w, s, [other]);
  for (const unit of reacting) cast(w, s, unit, ATTACKING);
  for (const unit of charging) cast(w, s, unit, DEFENDING);
  for (const unit of [...reacting, ...charging]) show(w, s, unit, '5.4.2i', tell);
  roll(w, s, { ...sums(w, s, reacting, charging, duelStrength, duelStrength), shift: 0, terrain: 0 }, dice, tell);
  return true;
}

const duelists = (w: World, s: State, hex: Place): Unit[] =>
  unitsIn(w, s, hex).filter((unit) => bears(w, s, unit, DUELING));
