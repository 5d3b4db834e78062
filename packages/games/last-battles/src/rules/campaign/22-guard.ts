import type { Place, State, Tell, Unit } from '@hundred-days/kernel';
import { AGAINST_BROKEN, NEAR_GUARD } from '../../campaign/layout.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { JOINED, onMap, plays, unitsIn, whereIs } from '../../position.ts';
import { AE, AR, EX } from '../../tables.ts';
import { ANGLO_ALLIED_ARMY, FRENCH, FRENCH_ARMY, PRUSSIAN_ARMY } from '../../units.ts';
import { isDemoralized } from '../chateaux.ts';

/** 22.5 Repulse of the Guard, 27.33 and 28.33: grenadiers and chasseurs of the Old Guard in a French attack. */

export const isOldGuard = (w: CampaignWorld, unit: Unit): boolean =>
  w.unitData[unit].designation === 'Gren/Gd' || w.unitData[unit].designation === 'Chas/Gd';

const GUARD_CORPS = 'Gd';

/** 22.5a: how far it reaches is measured from where the Guard stood when it attacked. */
export function noteGuard(w: CampaignWorld, s: State, attackers: readonly Unit[], targets: readonly Place[]): void {
  const from = attackers.filter((unit) => isOldGuard(w, unit)).map((unit) => whereIs(w, s, unit));
  for (const officer of w.leadersOf[FRENCH]) {
    const near =
      w.body[officer] >= 0 &&
      onMap(w, s, officer) &&
      from.some((hex) => w.map.distance(hex, whereIs(w, s, officer)) <= w.numbers.ranges.guardDefeat);
    if (near) s[w.at.orders + officer] |= NEAR_GUARD;
    else s[w.at.orders + officer] &= ~NEAR_GUARD;
  }
  const defenders = targets.flatMap((target) => unitsIn(w, s, target));
  if (defenders.every((unit) => isDemoralized(w, s, unit))) s[w.at.fight] |= AGAINST_BROKEN;
  else s[w.at.fight] &= ~AGAINST_BROKEN;
}

/** 22.5a, 27.33: Ae, Ar or Ex, whoever pays; against those who are demoralized Ex does not count (27.33b, 28.33). */
export function isGuardRepulsed(w: CampaignWorld, s: State): boolean {
  if (s[w.at.phasing] !== FRENCH) return false;
  const result = s[w.at.result] - 1;
  const spared = w.switched('guardRule') && (s[w.at.fight] & AGAINST_BROKEN) !== 0;
  if (result !== AE && result !== AR && (result !== EX || spared)) return false;
  return w.unitsOf[FRENCH].some((unit) => isOldGuard(w, unit) && plays(w, s, unit, JOINED));
}

/** 22.5b: among those who broke in this attack is the British nationality or a Prussian corps. */
export const isRedeemed = (w: CampaignWorld, broke: readonly number[]): boolean =>
  broke.some((body) => {
    const { army, name } = w.bodies[body];
    return army === PRUSSIAN_ARMY || (army === ANGLO_ALLIED_ARMY && name === 'British');
  });

/** 22.5a: for good, and again for each such attack; 22.41: cavalry corps are broken by their losses alone. */
const REDUCTION = 7;

export function lowerForRepulse(w: CampaignWorld, s: State, tell: Tell): void {
  const corps: string[] = [];
  for (const [body, { army, name, apart }] of w.bodies.entries()) {
    if (army !== FRENCH_ARMY || apart || !(name === GUARD_CORPS || isNearGuard(w, s, body))) continue;
    s[w.at.base + body] -= REDUCTION;
    corps.push(name);
  }
  if (tell !== null) tell({ type: 'guard-repulsed', rule: '22.5a', data: { by: REDUCTION, corps } });
}

const isNearGuard = (w: CampaignWorld, s: State, body: number): boolean =>
  w.leadersOf[FRENCH].some((officer) => w.body[officer] === body && (s[w.at.orders + officer] & NEAR_GUARD) !== 0);
