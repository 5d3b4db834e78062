import type { State, Tell, Unit } from '@hundred-days/kernel';
import { become, DEMORALIZED, DISINTEGRATED, FLED, GONE, levelsOf, strengthOf, whereIs } from '../position.ts';
import { ADG_ARMY, ARMIES, FRENCH_ARMY, PRUSSIAN_ARMY } from '../units.ts';
import type { World } from '../world.ts';
import { armyLosses, disintegrateArmy, disintegrateCorps, takeAway } from './disintegration.ts';
import { endGame } from './victory.ts';

/** 12.0 Corps and army Demoralization: everything that costs or gives back SP ends here. */

const FIT = 0;

/**
 * 11.10.3a, 12, 13, 14: tests all levels, and again while one thing brings on another. A lost French army is found first
 * (14.0a, 14.0e); flight comes before the test of the army (12.7f).
 */
export function testLevels(w: World, s: State, tell: Tell): void {
  while (s[w.at.outcome] === 0 && testOnce(w, s, tell)) {
    // One corps may take its army with it, and the flight of its units the rest.
  }
}

const testOnce = (w: World, s: State, tell: Tell): boolean =>
  testCorps(w, s, FRENCH_ARMY, tell) ||
  testArmy(w, s, FRENCH_ARMY, tell) ||
  testCorps(w, s, ADG_ARMY, tell) ||
  testCorps(w, s, PRUSSIAN_ARMY, tell) ||
  testArmy(w, s, ADG_ARMY, tell) ||
  testArmy(w, s, PRUSSIAN_ARMY, tell) ||
  testAllies(w, s, tell);

/** 12.1a, 12.3a, 13.1a: the corps of an army; true if something has changed. */
function testCorps(w: World, s: State, army: number, tell: Tell): boolean {
  for (let corps = 0; corps < w.corpsIds.length; corps++)
    if (w.corpsArmy[corps] === army && testOneCorps(w, s, corps, tell)) return true;
  return false;
}

function testOneCorps(w: World, s: State, corps: number, tell: Tell): boolean {
  const morale = s[w.at.corpsMorale + corps];
  if (morale === DISINTEGRATED) return false;
  const { demoralization, disintegration } = levelsOf(w, s, corps);
  const lost = s[w.at.losses + corps];
  if (disintegration > 0 && lost >= disintegration) {
    disintegrateCorps(w, s, corps, tell);
    return true;
  }
  // 12.7a: of a Demoralized army all corps are, for good.
  const is = lost >= demoralization || s[w.at.armyMorale + w.corpsArmy[corps]] > FIT ? DEMORALIZED : FIT;
  if (is === morale) return false;
  s[w.at.corpsMorale + corps] = is;
  // 13.2b: of a corps of an army that is gone nothing is told; nothing of it is left.
  if (tell !== null && s[w.at.armyMorale + w.corpsArmy[corps]] !== DISINTEGRATED) {
    const data = { corps: w.corpsIds[corps], losses: lost, level: demoralization };
    tell(
      is === FIT
        ? { type: 'corps-recovered', rule: '12.3a', data }
        : { type: 'corps-demoralized', rule: lost >= demoralization ? '12.1a' : '12.7a', data },
    );
  }
  return true;
}

/** 12.4 to 12.7, 13.2: an army; true if something has changed. */
function testArmy(w: World, s: State, army: number, tell: Tell): boolean {
  const morale = s[w.at.armyMorale + army];
  if (morale === FIT && breaks(w, s, army)) {
    demoralizeArmy(w, s, army, tell);
    return true;
  }
  if (morale === DISINTEGRATED || armyLosses(w, s, army) < w.armyLevel[army]) return false;
  disintegrateArmy(w, s, army, tell);
  // 14.0a
  if (army === FRENCH_ARMY) endGame(w, s, 'french-disintegrated', tell);
  return true;
}

const isBroken = (w: World, s: State, id: string): boolean => s[w.at.corpsMorale + w.corpsIds.indexOf(id)] > FIT;

/** 12.4a, 12.5, 12.6a; 13.1d: a disintegrated corps counts as Demoralized. */
function breaks(w: World, s: State, army: number): boolean {
  if (army === FRENCH_ARMY) return isBroken(w, s, 'french-IG');
  if (army === ADG_ARMY) return isBroken(w, s, 'adg-I') && isBroken(w, s, 'adg-II');
  let broken = 0;
  for (let corps = 0; corps < w.corpsIds.length; corps++)
    if (w.corpsArmy[corps] === army && s[w.at.corpsMorale + corps] > FIT) broken++;
  return broken >= 2;
}

const RULE_OF: readonly string[] = ['12.6a', '12.5a', '12.4a'];

/** 12.7 */
export function demoralizeArmy(w: World, s: State, army: number, tell: Tell, rule = RULE_OF[army]): void {
  s[w.at.armyMorale + army] = DEMORALIZED;
  if (tell !== null) tell({ type: 'army-demoralized', rule, data: { army: ARMIES[army] } });
  // 12.7e, 14.0a
  if (army === FRENCH_ARMY) endGame(w, s, 'french-demoralized', tell);
  else flee(w, s, army, tell);
}

/** 12.5b: a French combat unit has left by Brussels or Hal. */
export function frenchLeft(w: World, s: State, tell: Tell): void {
  if (s[w.at.armyMorale + ADG_ARMY] !== FIT) return;
  demoralizeArmy(w, s, ADG_ARMY, tell, '12.5b');
  testLevels(w, s, tell);
}

/** 12.7c, 12.7d: those not yet entered and cadres too; corps totals stay as they are. */
function flee(w: World, s: State, army: number, tell: Tell): void {
  const flees = army === PRUSSIAN_ARMY ? w.landwehr : w.dutchBelgian;
  const gone: Unit[] = [];
  let sp = 0;
  for (let unit = 0; unit < w.units; unit++) {
    if (w.army[unit] !== army || flees[unit] === 0 || whereIs(w, s, unit) === GONE) continue;
    gone.push(unit);
    sp += strengthOf(w, s, unit);
    takeAway(w, s, unit);
    become(w, s, unit, FLED);
  }
  s[w.at.fled + army] += sp;
  if (tell === null || gone.length === 0) return;
  const rule = army === PRUSSIAN_ARMY ? '12.7c' : '12.7d';
  tell({ type: 'fled', rule, data: { army: ARMIES[army], units: gone.map(w.unitId), sp }, reveals: true });
}

/** 14.0d */
function testAllies(w: World, s: State, tell: Tell): boolean {
  const gone = [ADG_ARMY, PRUSSIAN_ARMY].every((army) => s[w.at.armyMorale + army] === DISINTEGRATED);
  if (gone) endGame(w, s, 'allies-gone', tell);
  return gone;
}
