import type { State } from '@hundred-days/kernel';
import { BRIDGE, HEXSIDES, inTouch, MAP, NEIGHBOURS, RIVER, sideBetween, TOWN } from '../board.ts';
import {
  AT,
  BACK,
  COMMITTED,
  corpsIn,
  detachmentIn,
  FRONT,
  faceOf,
  has,
  onMap,
  plays,
  starsOf,
  whereIs,
} from '../position.ts';
import { ARMY, CAVALRY, CAVALRY_OF, GRAND_BATTERY, HQS_OF_ARMY, isCorps, RANGE, SIDE, STARS } from '../units.ts';

/** MOD: everything that is added to the two dice. */

export const MODIFIERS = [
  'corps-stars',
  'hq-stars',
  'charge',
  'grand-battery',
  'infantry-support',
  'cavalry-support',
  'versus-detachment',
  'soft-ground',
  'terrain',
  'unit-stars',
] as const;
export type ModifierName = (typeof MODIFIERS)[number];

/** Hears of each modifier: its name, the rule, its value, and the piece it comes from (-1: the ground or the weather). */
export type HearModifier = (name: ModifierName, rule: string, value: number, unit: number) => void;

/** Counts without keeping a list; the search uses it. */
const silent: HearModifier = () => undefined;

/** S16-5: on a rain turn and the turn right after one. */
export const softGround = (s: State): boolean =>
  ((s[AT.rain] >> s[AT.turn]) & 1) === 1 || ((s[AT.rain] >> (s[AT.turn] - 1)) & 1) === 1;

/** MOD-A2, MOD-D3: HQs in Battle mode whose range reaches a unit of their army. */
function hqStars(s: State, unit: number, rule: string, hear: HearModifier): number {
  let sum = 0;
  for (const hq of HQS_OF_ARMY[ARMY[unit]]) {
    if (!onMap(s, hq) || faceOf(s, hq) !== BACK) continue;
    if (MAP.distance(whereIs(s, hq), whereIs(s, unit)) > RANGE[2 * hq + BACK]) continue;
    const stars = STARS[2 * hq + BACK];
    sum += stars;
    hear('hq-stars', rule, stars, hq);
  }
  return sum;
}

/** MOD-A6, MOD-D4: a friendly Cavalry Corps next to a unit, not across an unbridged river. */
const standsBy = (s: State, cavalry: number, unit: number): boolean =>
  cavalry !== unit && onMap(s, cavalry) && inTouch(whereIs(s, cavalry), whereIs(s, unit));

/** Whether a Cavalry Corps can support an attack by a unit or, `defending`, its defence. OPT-5 bars allies' attacks only. */
export const supports = (s: State, cavalry: number, unit: number, defending: boolean): boolean =>
  standsBy(s, cavalry, unit) && (defending || ARMY[cavalry] === ARMY[unit] || !plays(s, 'separateCoalitionCavalry'));

/** Fresh Cavalry Corps that may still be committed for the attacker or, `defending`, for the defender. */
export function mayBeCommitted(s: State, attacker: number, defender: number, defending: boolean): number[] {
  const unit = defending ? defender : attacker;
  return [...CAVALRY_OF[SIDE[unit]]].filter(
    (cavalry) => faceOf(s, cavalry) === FRONT && !has(s, cavalry, COMMITTED) && supports(s, cavalry, unit, defending),
  );
}

/** MOD-A: what the attacker adds. Fresh cavalry counts if it is committed. */
export function attackModifier(s: State, attacker: number, defender: number, hear: HearModifier = silent): number {
  const hex = whereIs(s, defender);
  const town = TOWN[hex] === 1;
  let sum = 0;
  const stars = CAVALRY[attacker] === 1 && town ? 0 : starsOf(s, attacker);
  if (stars > 0) hear('corps-stars', 'MOD-A1', stars, attacker);
  sum += stars + hqStars(s, attacker, 'MOD-A2', hear);
  let battery = detachmentIn(s, whereIs(s, attacker)) === GRAND_BATTERY;
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    if (NEIGHBOURS[slot] < 0 || (HEXSIDES[slot] & RIVER) !== 0) continue;
    const corps = corpsIn(s, NEIGHBOURS[slot]);
    if (corps < 0 || corps === attacker || SIDE[corps] !== SIDE[attacker] || CAVALRY[corps] === 1) continue;
    sum++;
    hear('infantry-support', 'MOD-A5', 1, corps);
    if (detachmentIn(s, NEIGHBOURS[slot]) === GRAND_BATTERY) battery = true;
  }
  for (const cavalry of CAVALRY_OF[SIDE[attacker]]) {
    if (!supports(s, cavalry, attacker, false)) continue;
    if (faceOf(s, cavalry) === FRONT && !has(s, cavalry, COMMITTED)) continue;
    sum++;
    hear('cavalry-support', 'MOD-A6', 1, cavalry);
    const charge = faceOf(s, cavalry) === FRONT && !town ? starsOf(s, cavalry) : 0;
    if (charge > 0) hear('charge', 'MOD-A3', charge, cavalry);
    sum += charge;
    if (detachmentIn(s, whereIs(s, cavalry)) === GRAND_BATTERY) battery = true;
  }
  if (battery) {
    sum += STARS[2 * GRAND_BATTERY];
    hear('grand-battery', 'MOD-A4', STARS[2 * GRAND_BATTERY], GRAND_BATTERY);
  }
  if (!isCorps(defender)) {
    sum += 2;
    hear('versus-detachment', 'MOD-A7', 2, defender);
  }
  if (softGround(s)) {
    sum--;
    hear('soft-ground', 'MOD-A8', -1, -1);
  }
  return sum;
}

/** MOD-D: what the defender adds. */
export function defenceModifier(s: State, attacker: number, defender: number, hear: HearModifier = silent): number {
  const hex = whereIs(s, defender);
  const cavalry = CAVALRY[defender] === 1;
  const town = TOWN[hex] === 1;
  let sum = 0;
  // TEC-2, TEC-8, MOD-D1: a town (not for cavalry) or a bridge, never both.
  const bridged = (sideBetween(whereIs(s, attacker), hex) & BRIDGE) !== 0;
  if ((town && !cavalry) || bridged) {
    sum++;
    hear('terrain', 'MOD-D1', 1, -1);
  }
  // OPT-4: cavalry in a town adds no stars.
  const idle = defender === GRAND_BATTERY || (cavalry && town && plays(s, 'townCavalryNoStars'));
  const stars = idle ? 0 : starsOf(s, defender);
  if (stars > 0) hear('unit-stars', 'MOD-D2', stars, defender);
  sum += stars + hqStars(s, defender, 'MOD-D3', hear);
  for (const support of CAVALRY_OF[SIDE[defender]]) {
    if (!supports(s, support, defender, true)) continue;
    if (faceOf(s, support) === FRONT && !has(s, support, COMMITTED)) continue;
    sum++;
    hear('cavalry-support', 'MOD-D4', 1, support);
  }
  return sum;
}
