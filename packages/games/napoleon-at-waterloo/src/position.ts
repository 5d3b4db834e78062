import { layout, type State } from '@hundred-days/kernel';
import { HEXES, NEIGHBOURS } from './board.ts';
import { enemyOf, SIDE, STRENGTH, UNITS } from './units.ts';

/** Where the units are and what they have done: everything that changes during a game. */

/** Decisions, in the order of the sequence of play, and then the moments between them: nobody decides in those. */
export const STEPS = [
  'movement',
  'stacks',
  'combat',
  'losses',
  'retreat',
  'displacement',
  'withdrawal',
  'advance',
  'over',
  'movement-ended',
  'stacks-resolved',
  'result-applied',
  'guns-withdrawn',
  'attack-done',
  'combat-ended',
] as const;
export type StepName = (typeof STEPS)[number];
export const stepNumber = (name: StepName): number => STEPS.indexOf(name);

/** At most six units touch one hex, so no attack empties more hexes than this. */
export const MOST_VACATED = 6;

export const AT = layout(
  {
    turn: 1,
    /** index into STEPS */
    step: 1,
    phasing: 1,
    /** 9.0: 1 when keys were drawn, so that reinforcements are secret */
    secret: 1,
    keys: 2,
    losses: 2,
    exited: 1,
    demoralized: 1,
    /** index into OUTCOMES of victory.ts */
    outcome: 1,
    /** the attack being carried out: its result */
    result: 1,
    /** 6.3.3: what an equal elimination costs the attacker */
    price: 1,
    /** the displaced unit that has to move, and the hex the chain began in; -1 for none */
    displaced: 1,
    chainOrigin: 1,
    /** hexes the losing side has left in this attack; -1 for none */
    vacated: MOST_VACATED,
    where: UNITS,
    /** first turn on which a unit may enter; 0: not in this game; UNKNOWN in the enemy's view */
    due: UNITS,
    flags: UNITS,
  },
  {
    /** the unit in a hex + 1, or 0; the lower of two that share it */
    occupant: HEXES,
    /** for a unit that shares its hex: the other one + 1 */
    partner: UNITS,
    /** how many units of each side have a hex in their zone: French first */
    zone: 2 * HEXES,
  },
);

/** Where a unit is when it is in no hex. */
export const OFF_MAP = -1;
export const DESTROYED = -2;
export const EXITED = -3;

export const UNKNOWN = -1;

/** What a unit has done or owes in this phase. */
export const MOVED = 1 << 0;
export const BOUND = 1 << 1;
export const ATTACKED = 1 << 2;
export const TARGETED = 1 << 3;
/** Part of the attack being announced or carried out. */
export const JOINED = 1 << 4;
export const AIMED = 1 << 5;
export const BOMBARDING = 1 << 6;
export const RETREATING = 1 << 7;
/** Has advanced or withdrawn in this attack. */
export const SHIFTED = 1 << 8;
/** Part of the chain of displacements being carried out; 6.5.5 for the guns. */
export const CHAINED = 1 << 9;
export const SPARED = 1 << 10;

export const IN_ATTACK = JOINED | AIMED | BOMBARDING | RETREATING | SHIFTED;
export const IN_CHAIN = CHAINED | SPARED;

export const whereIs = (s: State, unit: number): number => s[AT.where + unit];
export const onMap = (s: State, unit: number): boolean => s[AT.where + unit] >= 0;
/** The unit in a hex, -1 if it is empty. While two share it for a time, one of them. */
export const unitIn = (s: State, hex: number): number => s[AT.occupant + hex] - 1;
export const isEmpty = (s: State, hex: number): boolean => s[AT.occupant + hex] === 0;

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

/** 4.5.1: whether a hex lies in the zone of control of a unit of `side`. */
export const inZoneOf = (s: State, side: number, hex: number): boolean => s[AT.zone + side * HEXES + hex] > 0;
/** Whether a unit stands in an enemy zone: frozen in movement (4.5.3), bound in combat (5.1.1). */
export const inContact = (s: State, unit: number): boolean => inZoneOf(s, enemyOf(SIDE[unit]), s[AT.where + unit]);

export const stepOf = (s: State): StepName => STEPS[s[AT.step]];
export function setStep(s: State, name: StepName): void {
  s[AT.step] = stepNumber(name);
}

/** The unit that shares a unit's hex for a time, -1 for none. */
export const partnerOf = (s: State, unit: number): number => s[AT.partner + unit] - 1;

/** Puts a unit that is in no hex into one. */
export function put(s: State, unit: number, hex: number): void {
  s[AT.where + unit] = hex;
  const there = unitIn(s, hex);
  if (there >= 0) {
    s[AT.partner + unit] = there + 1;
    s[AT.partner + there] = unit + 1;
  }
  if (there < 0 || unit < there) s[AT.occupant + hex] = unit + 1;
  changeZone(s, SIDE[unit], hex, 1);
}

/** Takes a unit out of its hex, to `place`: OFF_MAP, DESTROYED or EXITED. */
export function lift(s: State, unit: number, place: number): void {
  const hex = s[AT.where + unit];
  const other = partnerOf(s, unit);
  s[AT.where + unit] = place;
  s[AT.occupant + hex] = other + 1;
  s[AT.partner + unit] = 0;
  if (other >= 0) s[AT.partner + other] = 0;
  changeZone(s, SIDE[unit], hex, -1);
}

export function shift(s: State, unit: number, to: number): void {
  lift(s, unit, OFF_MAP);
  put(s, unit, to);
}

function changeZone(s: State, side: number, hex: number, by: number): void {
  const zone = AT.zone + side * HEXES;
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    const next = NEIGHBOURS[slot];
    if (next >= 0) s[zone + next] += by;
  }
}

/** 2.5.2, 8.0.1: destroys a unit; its printed strength goes into its side's ledger. */
export function destroy(s: State, unit: number): void {
  lift(s, unit, DESTROYED);
  s[AT.losses + SIDE[unit]] += STRENGTH[unit];
}

/** Works occupants and zones out from where the units are. */
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
    if (s[i] !== again[i]) {
      wrong.push('derived part differs from the core');
      break;
    }
  }
  const inHex = new Map<number, number[]>();
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = s[AT.where + unit];
    if (hex >= HEXES || hex < EXITED) wrong.push(`unit ${unit} is nowhere`);
    if (hex >= 0) inHex.set(hex, [...(inHex.get(hex) ?? []), unit]);
  }
  const sharing =
    stepOf(s) === 'movement' || stepOf(s) === 'stacks' || stepOf(s) === 'displacement' || stepOf(s) === 'over';
  for (const [hex, units] of inHex) {
    if (units.length > (sharing ? 2 : 1)) wrong.push(`${units.length} units in hex ${hex}`);
    if (units.some((unit) => SIDE[unit] !== SIDE[units[0]])) wrong.push(`both sides in hex ${hex}`);
  }
  for (const side of [0, 1]) {
    let lost = 0;
    for (let unit = 0; unit < UNITS; unit++)
      if (SIDE[unit] === side && s[AT.where + unit] === DESTROYED) lost += STRENGTH[unit];
    if (lost !== s[AT.losses + side]) wrong.push(`ledger of side ${side}`);
  }
  return wrong;
}
