import type { Place, State, Tell, Unit } from '@hundred-days/kernel';
import { DEMORALIZED, DISINTEGRATED, ENGAGED, HEARTENED, JOINED } from '../layout.ts';
import { battleOf, isChosen, plays, stepOf, unitsIn } from '../position.ts';
import { AE, AR, EX } from '../tables.ts';
import { ANGLO_ALLIED_ARMY, ARMIES, enemyOf, FRENCH, FRENCH_ARMY, PRUSSIAN_ARMY, sideOfArmy } from '../units.ts';
import type { World } from '../world.ts';
import { changeLevels, DEMORALIZATION, DISINTEGRATION, hasLevel, levelOf } from './levels.ts';
import { decide } from './victory.ts';

/** 11.0 Demoralization and disintegration, and 12.2 the Guard. */

/** 11.2a, 11.22: tests all armies, those of the side that is not phasing first. Returns true if the game is over. */
export function testMorale(w: World, s: State, tell: Tell): boolean {
  if (stepOf(w, s) === 'over') return true;
  if (w.above) return w.above.testMorale(s, tell);
  testSide(w, s, enemyOf(s[w.at.phasing]), tell);
  if (decide(w, s, tell)) return true;
  testSide(w, s, s[w.at.phasing], tell);
  return decide(w, s, tell);
}

/** 7.84 (3): the same after a combat, with what the Guard's repulse does between the two. */
export function testAfterCombat(w: World, s: State, tell: Tell): boolean {
  const broke = testSide(w, s, enemyOf(s[w.at.phasing]), tell);
  if (decide(w, s, tell)) return true;
  if (!broke && isGuardRepulsed(w, s)) changeLevels(w, s, FRENCH_ARMY, -w.guardReduction, '12.2a', tell);
  testSide(w, s, s[w.at.phasing], tell);
  return decide(w, s, tell);
}

/** Whether an army of the side broke, or broke further. */
function testSide(w: World, s: State, side: number, tell: Tell): boolean {
  let broke = false;
  for (const army of battleOf(w, s).armies) if (sideOfArmy(army) === side && testArmy(w, s, army, tell)) broke = true;
  return broke;
}

function testArmy(w: World, s: State, army: number, tell: Tell): boolean {
  const losses = s[w.at.losses + army];
  const reaches = (kind: number): boolean => hasLevel(w, s, army, kind) && losses >= levelOf(w, s, army, kind);
  const before = s[w.at.morale + army];
  if (before < DEMORALIZED && reaches(DEMORALIZATION)) fall(w, s, army, DEMORALIZED, tell);
  if (before < DISINTEGRATED && reaches(DISINTEGRATION)) fall(w, s, army, DISINTEGRATED, tell);
  return s[w.at.morale + army] !== before;
}

/** 11.2c: for good. */
function fall(w: World, s: State, army: number, to: number, tell: Tell): void {
  s[w.at.morale + army] = to;
  const data = { army: ARMIES[army], losses: s[w.at.losses + army] };
  if (tell !== null)
    tell(
      to === DEMORALIZED
        ? { type: 'demoralized', rule: '11.2a', data }
        : { type: 'disintegrated', rule: '11.2b', data },
    );
  heartenFrench(w, s, army, tell);
}

/** 17.2b: once only. */
function heartenFrench(w: World, s: State, army: number, tell: Tell): void {
  const amount = battleOf(w, s).onceAmount['17.2b'];
  if (amount === undefined || army === FRENCH_ARMY || (s[w.at.once] & HEARTENED) !== 0) return;
  s[w.at.once] |= HEARTENED;
  changeLevels(w, s, FRENCH_ARMY, amount, '17.2b', tell);
}

/** 12.2a: Guard infantry in a French attack that ended in Ae, Ar or Ex. */
function isGuardRepulsed(w: World, s: State): boolean {
  if (!isChosen(w, s, 'imperial-guard') || s[w.at.phasing] !== FRENCH) return false;
  const result = s[w.at.result] - 1;
  if (result !== AE && result !== AR && result !== EX) return false;
  return w.unitsOf[FRENCH].some((unit) => w.guardInfantry[unit] === 1 && plays(w, s, unit, JOINED));
}

/** 17.2d: the first combat between Prussians and French, when it is declared. */
export function engagePrussians(
  w: World,
  s: State,
  attackers: readonly Unit[],
  targets: readonly Place[],
  tell: Tell,
): void {
  const amount = battleOf(w, s).onceAmount['17.2d'];
  if (amount === undefined || (s[w.at.once] & ENGAGED) !== 0) return;
  const isPrussian = (unit: Unit): boolean => w.army[unit] === PRUSSIAN_ARMY;
  if (!attackers.some(isPrussian) && !targets.some((hex) => unitsIn(w, s, hex).some(isPrussian))) return;
  s[w.at.once] |= ENGAGED;
  changeLevels(w, s, ANGLO_ALLIED_ARMY, amount, '17.2d', tell);
}
