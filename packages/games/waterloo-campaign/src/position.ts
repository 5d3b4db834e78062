import { layout, type State } from '@hundred-days/kernel';
import { CONTROL, HEXES, INFLUENCE } from './board.ts';
import { CAVALRY, CORPS, DETACHMENTS, enemyOf, HILL, HQS, isCorps, isHq, POINTS, SIDE, STARS, UNITS } from './units.ts';

/** Where the pieces are and what they have done: everything that changes during a game. */

/** Decisions, in the order of the sequence of play, and then the moments between them: nobody decides in those. */
export const STEPS = [
  'modes',
  'hq',
  'admission',
  'return',
  'detachments',
  'recall',
  'withdrawal',
  'movement',
  'clearing',
  'arrival',
  'attack',
  'charge',
  'countercharge',
  'retreat',
  'over',
  'turn-begins',
  'hq-done',
  'return-done',
  'detachments-done',
  'recall-done',
  'withdrawal-next',
  'movement-begins',
  'movement-next',
  'clearing-next',
  'movement-over',
  'attack-next',
  'dice',
  'defender-gone',
  'attack-over',
] as const;
export type StepName = (typeof STEPS)[number];
const STEP_NUMBERS = Object.fromEntries(STEPS.map((name, number) => [name, number])) as Record<StepName, number>;
export const stepNumber = (name: StepName): number => STEP_NUMBERS[name];

export const AT = layout(
  {
    turn: 1,
    /** index into STEPS */
    step: 1,
    /** the seat that decides */
    active: 1,
    /** seats that have passed in this phase, a bit each */
    passed: 1,
    /** moves, attacks or withdrawals a side still has; UNLIMITED, UNKNOWN in the enemy's view under OPT-1 */
    left: 2,
    /** S15-10: which sides have an allowance instead of the roll after a pass, a bit each */
    allowance: 1,
    /** bits: see OPTIONS */
    options: 1,
    /** S15: 1 while the special rules of June 15 are in use; they matter on turns 1 and 2 */
    june15: 1,
    /** S16-4: 1 if the deluge is rolled for; and the turns on which it rained, a bit each */
    deluge: 1,
    rain: 1,
    /** LOC-1: Hill's stars */
    hill: 1,
    /** the attack being carried out: the two principals and the hex attacked; -1 for none */
    attacker: 1,
    defender: 1,
    targetHex: 1,
    /** the Corps that has to retreat and the hex it must get away from; -1 for none */
    retreating: 1,
    awayFrom: 1,
    /** REI-6: the Corps that waits to enter while the enemy makes room, and its entry hex; -1 for none */
    entering: 1,
    entryHex: 1,
    /** index into OUTCOMES of victory.ts */
    outcome: 1,
    where: UNITS,
    face: UNITS,
    /** the turn a waiting Corps or HQ comes, or a blown Corps comes back */
    due: UNITS,
    flags: UNITS,
  },
  {
    /** who is in a hex: Corps + 1, Detachment + 1 and HQ + 1, packed */
    occupants: HEXES,
    /** for each side, French first: how many of its zones reach a hex, packed */
    zones: 2 * HEXES,
  },
);

/** Where a piece is when it is in no hex: waiting to come (or, a Detachment, available), blown, out, or not in this game. */
export const OFF_MAP = -1;
export const BLOWN = -2;
export const ELIMINATED = -3;
export const ABSENT = -4;

export const UNLIMITED = -1;
export const UNKNOWN = -2;

/** Advance, Fresh or Normal; and Battle, Exhausted or Battle (GEN-4 to GEN-6). */
export const FRONT = 0;
export const BACK = 1;

/** An HQ that was placed (A) or has placed a Detachment (D); an HQ whose mode was chosen (S15-2). */
export const USED = 1 << 0;
/** B-3: a blown Corps that comes back. */
export const ADMITTED = 1 << 1;
/** A Cavalry Corps that joins in the attack being carried out. */
export const COMMITTED = 1 << 2;
/** REI-6: a Corps that has to make room. */
export const CLEARING = 1 << 3;

export const OPTIONS = [
  'secretMoveRolls',
  'noSpecialRules',
  'immediateBattleFlip',
  'townCavalryNoStars',
  'separateCoalitionCavalry',
] as const;
export type OptionName = (typeof OPTIONS)[number];
const OPTION_BITS = Object.fromEntries(OPTIONS.map((name, i) => [name, 1 << i])) as Record<OptionName, number>;
export const optionBit = (name: OptionName): number => OPTION_BITS[name];
export const plays = (s: State, name: OptionName): boolean => (s[AT.options] & OPTION_BITS[name]) !== 0;

export const whereIs = (s: State, unit: number): number => s[AT.where + unit];
export const onMap = (s: State, unit: number): boolean => s[AT.where + unit] >= 0;
export const faceOf = (s: State, unit: number): number => s[AT.face + unit];

const FIVE_BITS = 31;
/** The Corps, Detachment or HQ in a hex, -1 for none. */
export const corpsIn = (s: State, hex: number): number => (s[AT.occupants + hex] & FIVE_BITS) - 1;
export const detachmentIn = (s: State, hex: number): number => {
  const found = (s[AT.occupants + hex] >> 5) & FIVE_BITS;
  return found === 0 ? -1 : found - 1 + DETACHMENTS;
};
export const hqIn = (s: State, hex: number): number => {
  const found = s[AT.occupants + hex] >> 10;
  return found === 0 ? -1 : found - 1 + HQS;
};
/** GEN-9: neither unit nor marker. */
export const isEmpty = (s: State, hex: number): boolean => s[AT.occupants + hex] === 0;

/** The unit an attack on a hex is made against: the Corps, or the Detachment alone (ATT-4); -1 for none. */
export const unitIn = (s: State, hex: number): number => {
  const corps = corpsIn(s, hex);
  return corps >= 0 ? corps : detachmentIn(s, hex);
};

/** Zones of one hex and side, packed: ZoC of any unit, ZoI of any Corps, ZoI and ZoC of Cavalry Corps. */
export const ZOC_BITS = 15;
export const ZOI_BITS = 15 << 4;
export const CAVALRY_ZOI_BITS = 3 << 8;
export const CAVALRY_ZOC_BITS = 3 << 10;
const ONE_ZOC = 1;
const ONE_ZOI = 1 << 4;
const ONE_CAVALRY_ZOI = 1 << 8;
const ONE_CAVALRY_ZOC = 1 << 10;

export const zonesOf = (s: State, side: number, hex: number): number => s[AT.zones + side * HEXES + hex];
/** Whether a hex lies in a ZoC (ZOC-1), or in a ZoC or ZoI (ZOI-1), of a side. */
export const inZoc = (s: State, side: number, hex: number): boolean => (zonesOf(s, side, hex) & ZOC_BITS) !== 0;
export const inZone = (s: State, side: number, hex: number): boolean =>
  (zonesOf(s, side, hex) & (ZOC_BITS | ZOI_BITS)) !== 0;
/** Whether a unit stands in an enemy ZoC. */
export const inContact = (s: State, unit: number): boolean => inZoc(s, enemyOf(SIDE[unit]), s[AT.where + unit]);

export const has = (s: State, unit: number, flag: number): boolean => (s[AT.flags + unit] & flag) !== 0;
export function mark(s: State, unit: number, flag: number): void {
  s[AT.flags + unit] |= flag;
}
export function unmark(s: State, unit: number, flag: number): void {
  s[AT.flags + unit] &= ~flag;
}
export function unmarkAll(s: State, flag: number): void {
  for (let unit = 0; unit < UNITS; unit++) s[AT.flags + unit] &= ~flag;
}

export const stepOf = (s: State): StepName => STEPS[s[AT.step]];
export function setStep(s: State, name: StepName): void {
  s[AT.step] = STEP_NUMBERS[name];
}

/** Stars of a unit as it lies now (LOC-1 for Hill). */
export const starsOf = (s: State, unit: number): number =>
  unit === HILL ? s[AT.hill] : STARS[2 * unit + s[AT.face + unit]];

/** Puts a piece that is in no hex into one. */
export function put(s: State, unit: number, hex: number): void {
  s[AT.where + unit] = hex;
  s[AT.occupants + hex] += occupancy(unit);
  if (!isHq(unit)) changeZones(s, unit, hex, 1);
}

/** Takes a piece out of its hex, to `place`: OFF_MAP, BLOWN or ELIMINATED. */
export function lift(s: State, unit: number, place: number): void {
  const hex = s[AT.where + unit];
  s[AT.where + unit] = place;
  s[AT.occupants + hex] -= occupancy(unit);
  if (!isHq(unit)) changeZones(s, unit, hex, -1);
}

export function shift(s: State, unit: number, to: number): void {
  lift(s, unit, OFF_MAP);
  put(s, unit, to);
}

function occupancy(unit: number): number {
  if (unit < DETACHMENTS) return unit + 1;
  return unit < HQS ? (unit - DETACHMENTS + 1) << 5 : (unit - HQS + 1) << 10;
}

function changeZones(s: State, unit: number, hex: number, by: number): void {
  const zones = AT.zones + SIDE[unit] * HEXES;
  const control = by * (CAVALRY[unit] === 1 ? ONE_ZOC + ONE_CAVALRY_ZOC : ONE_ZOC);
  for (let i = CONTROL.first[hex]; i < CONTROL.first[hex + 1]; i++) s[zones + CONTROL.hexes[i]] += control;
  if (!isCorps(unit)) return;
  const influence = by * (CAVALRY[unit] === 1 ? ONE_ZOI + ONE_CAVALRY_ZOI : ONE_ZOI);
  for (let i = INFLUENCE.first[hex]; i < INFLUENCE.first[hex + 1]; i++) s[zones + INFLUENCE.hexes[i]] += influence;
}

/** VIC-1 to VIC-4: the points a side has made by eliminating units of the other. */
export function pointsOf(s: State, side: number): number {
  let points = 0;
  for (let unit = 0; unit < HQS; unit++) {
    if (SIDE[unit] !== side && s[AT.where + unit] === ELIMINATED) points += POINTS[unit];
  }
  return points;
}

/** Works occupants and zones out from where the pieces are. */
export function rebuild(s: State): void {
  s.fill(0, AT.coreSize);
  for (let unit = 0; unit < UNITS; unit++) if (s[AT.where + unit] >= 0) put(s, unit, s[AT.where + unit]);
}

/** Everything that must be true of a position in any game; the names of what is not. */
export function unsound(s: State): string[] {
  const wrong: string[] = [];
  const again = s.slice();
  rebuild(again);
  for (let i = AT.coreSize; i < AT.size; i++) {
    if (s[i] === again[i]) continue;
    wrong.push('derived part differs from the core');
    break;
  }
  const taken = new Set<string>();
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = s[AT.where + unit];
    if (hex >= HEXES || hex < ABSENT) wrong.push(`piece ${unit} is nowhere`);
    if (hex < 0) continue;
    // STK-1, STK-2: one of a kind in a hex, whichever side it is of.
    const kind = isCorps(unit) ? 'Corps' : isHq(unit) ? 'HQs' : 'Detachments';
    if (taken.has(`${kind} ${hex}`)) wrong.push(`two ${kind} in hex ${hex}`);
    taken.add(`${kind} ${hex}`);
    if (isCorps(unit) && detachmentIn(again, hex) >= 0 && SIDE[detachmentIn(again, hex)] !== SIDE[unit])
      wrong.push(`both sides in hex ${hex}`);
  }
  for (let unit = 0; unit < CORPS; unit++) {
    if (s[AT.where + unit] === BLOWN && s[AT.due + unit] < s[AT.turn])
      wrong.push(`Corps ${unit} was due and did not return`);
  }
  return wrong;
}
