import type { State, Unit } from '@hundred-days/kernel';
import { BRIDGE, inTouch, RIVER, sideBetween } from '../board.ts';
import { BACK, COMMITTED, FRONT } from '../layout.ts';
import { corpsIn, detachmentIn, faceOf, has, onMap, plays, starsOf, whereIs } from '../position.ts';
import { isCorps } from '../units.ts';
import type { World } from '../world.ts';

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
export type HearModifier = (name: ModifierName, rule: string, value: number, unit: Unit) => void;

/** Counts without keeping a list; the search uses it. */
const silent: HearModifier = () => undefined;

/** S16-5: on a rain turn and the turn right after one. */
export const softGround = (w: World, s: State): boolean =>
  ((s[w.at.rain] >> s[w.at.turn]) & 1) === 1 || ((s[w.at.rain] >> (s[w.at.turn] - 1)) & 1) === 1;

/** MOD-A2, MOD-D3: HQs in Battle mode whose range reaches a unit of their army. */
function hqStars(w: World, s: State, unit: Unit, rule: string, hear: HearModifier): number {
  let sum = 0;
  for (const hq of w.hqsOfArmy[w.army[unit]]) {
    if (!onMap(w, s, hq) || faceOf(w, s, hq) !== BACK) continue;
    if (w.map.distance(whereIs(w, s, hq), whereIs(w, s, unit)) > w.range[2 * hq + BACK]) continue;
    const stars = w.stars[2 * hq + BACK];
    sum += stars;
    hear('hq-stars', rule, stars, hq);
  }
  return sum;
}

/** MOD-A6, MOD-D4: a friendly Cavalry Corps next to a unit, not across an unbridged river. */
const standsBy = (w: World, s: State, cavalry: Unit, unit: Unit): boolean =>
  cavalry !== unit && onMap(w, s, cavalry) && inTouch(w, whereIs(w, s, cavalry), whereIs(w, s, unit));

/** Whether a Cavalry Corps can support an attack by a unit or, `defending`, its defence. OPT-5 bars allies' attacks only. */
export const supports = (w: World, s: State, cavalry: Unit, unit: Unit, defending: boolean): boolean =>
  standsBy(w, s, cavalry, unit) &&
  (defending || w.army[cavalry] === w.army[unit] || !plays(w, s, 'separateCoalitionCavalry'));

/** Fresh Cavalry Corps that may still be committed for the attacker or, `defending`, for the defender. */
export function mayBeCommitted(w: World, s: State, attacker: Unit, defender: Unit, defending: boolean): number[] {
  const unit = defending ? defender : attacker;
  return [...w.cavalryOf[w.side[unit]]].filter(
    (cavalry) =>
      faceOf(w, s, cavalry) === FRONT && !has(w, s, cavalry, COMMITTED) && supports(w, s, cavalry, unit, defending),
  );
}

/** What a side adds to its die, each part told as it is found. */
type Modifier = (w: World, s: State, attacker: Unit, defender: Unit, hear?: HearModifier) => number;

/** MOD-A: what the attacker adds. Fresh cavalry counts if it is committed. */
export const attackModifier: Modifier = (w, s, attacker, defender, hear = silent) => {
  const hex = whereIs(w, s, defender);
  const town = w.town[hex] === 1;
  let sum = 0;
  const stars = w.cavalry[attacker] === 1 && town ? 0 : starsOf(w, s, attacker);
  if (stars > 0) hear('corps-stars', 'MOD-A1', stars, attacker);
  sum += stars + hqStars(w, s, attacker, 'MOD-A2', hear);
  let battery = detachmentIn(w, s, whereIs(w, s, attacker)) === w.grandBattery;
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    if (w.neighbours[slot] < 0 || (w.hexsides[slot] & RIVER) !== 0) continue;
    const corps = corpsIn(w, s, w.neighbours[slot]);
    if (corps < 0 || corps === attacker || w.side[corps] !== w.side[attacker] || w.cavalry[corps] === 1) continue;
    sum++;
    hear('infantry-support', 'MOD-A5', 1, corps);
    if (detachmentIn(w, s, w.neighbours[slot]) === w.grandBattery) battery = true;
  }
  for (const cavalry of w.cavalryOf[w.side[attacker]]) {
    if (!supports(w, s, cavalry, attacker, false)) continue;
    if (faceOf(w, s, cavalry) === FRONT && !has(w, s, cavalry, COMMITTED)) continue;
    sum++;
    hear('cavalry-support', 'MOD-A6', 1, cavalry);
    const charge = faceOf(w, s, cavalry) === FRONT && !town ? starsOf(w, s, cavalry) : 0;
    if (charge > 0) hear('charge', 'MOD-A3', charge, cavalry);
    sum += charge;
    if (detachmentIn(w, s, whereIs(w, s, cavalry)) === w.grandBattery) battery = true;
  }
  if (battery) {
    sum += w.stars[2 * w.grandBattery];
    hear('grand-battery', 'MOD-A4', w.stars[2 * w.grandBattery], w.grandBattery);
  }
  if (!isCorps(w, defender)) {
    sum += 2;
    hear('versus-detachment', 'MOD-A7', 2, defender);
  }
  if (softGround(w, s)) {
    sum--;
    hear('soft-ground', 'MOD-A8', -1, -1);
  }
  return sum;
};

/** MOD-D: what the defender adds. */
export const defenceModifier: Modifier = (w, s, attacker, defender, hear = silent) => {
  const hex = whereIs(w, s, defender);
  const cavalry = w.cavalry[defender] === 1;
  const town = w.town[hex] === 1;
  let sum = 0;
  // TEC-2, TEC-8, MOD-D1: a town (not for cavalry) or a bridge, never both.
  const bridged = (sideBetween(w, whereIs(w, s, attacker), hex) & BRIDGE) !== 0;
  if ((town && !cavalry) || bridged) {
    sum++;
    hear('terrain', 'MOD-D1', 1, -1);
  }
  // OPT-4: cavalry in a town adds no stars.
  const idle = defender === w.grandBattery || (cavalry && town && plays(w, s, 'townCavalryNoStars'));
  const stars = idle ? 0 : starsOf(w, s, defender);
  if (stars > 0) hear('unit-stars', 'MOD-D2', stars, defender);
  sum += stars + hqStars(w, s, defender, 'MOD-D3', hear);
  for (const support of w.cavalryOf[w.side[defender]]) {
    if (!supports(w, s, support, defender, true)) continue;
    if (faceOf(w, s, support) === FRONT && !has(w, s, support, COMMITTED)) continue;
    sum++;
    hear('cavalry-support', 'MOD-D4', 1, support);
  }
  return sum;
};
