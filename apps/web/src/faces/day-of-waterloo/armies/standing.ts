import { position, units, type World } from '@hundred-days/day-of-waterloo';
import { armyLosses, rallyModifier } from '@hundred-days/day-of-waterloo/reckoning';
import type { State, Unit } from '@hundred-days/kernel';

/** 12.0, 13.0 How corps and armies stand, and what lies ahead of them. All of it is open to both sides (5.4.2c). */

export interface CorpsStanding {
  readonly corps: number;
  /** "french-I" */
  readonly id: string;
  readonly lost: number;
  readonly full: number;
  readonly demoralization: number;
  /** 0 for never (13.1c). */
  readonly disintegration: number;
  readonly morale: (typeof position.MORALE)[number];
  /** Points to the next level, and which; null where none lies ahead. */
  readonly ahead: { readonly level: 'demoralization' | 'disintegration'; readonly sp: number } | null;
  /** 12.4 to 12.6: its Demoralization counts for that of the army. */
  readonly counts: boolean;
  readonly leader: Unit;
  readonly cadres: readonly Unit[];
}

export interface ArmyStanding {
  readonly army: number;
  readonly id: (typeof units.ARMIES)[number];
  readonly lost: number;
  /** 13.2a */
  readonly level: number;
  readonly morale: (typeof position.MORALE)[number];
  /** Points to Disintegration. */
  readonly more: number;
  /** 12.4 to 12.6: of the corps that count, how many must break for the army to, and how many have. */
  readonly breaks: { readonly needed: number; readonly broken: number };
  /** 12.7: who would flee with the army, and their points: those not seen at full strength. */
  readonly flight: { readonly units: number; readonly sp: number };
  readonly corps: readonly CorpsStanding[];
}

const moraleAt = (s: number): (typeof position.MORALE)[number] => position.MORALE[s];

export const armiesIn = (w: World, view: State): readonly ArmyStanding[] =>
  [...units.ARMIES.keys()].map((army) => armyStanding(w, view, army));

export function armyStanding(w: World, view: State, army: number): ArmyStanding {
  const corps = w.corpsIds.flatMap((_, i) =>
    w.corpsArmy[i] === army && isInPlay(w, view, i) ? [corpsStanding(w, view, i)] : [],
  );
  const lost = armyLosses(w, view, army);
  const morale = moraleAt(view[w.at.armyMorale + army]);
  const needed = army === units.FRENCH_ARMY ? 1 : 2;
  const counting = corps.filter(({ counts }) => counts);
  return {
    army,
    id: units.ARMIES[army],
    lost,
    level: w.armyLevel[army],
    morale,
    more: Math.max(0, w.armyLevel[army] - lost),
    breaks: { needed, broken: counting.filter((one) => one.morale !== 'fit').length },
    flight: flightOf(w, view, army),
    corps,
  };
}

/** 12.7c, 12.7d */
function flightOf(w: World, view: State, army: number): ArmyStanding['flight'] {
  if (army === units.FRENCH_ARMY) return { units: 0, sp: 0 };
  const flees = army === units.PRUSSIAN_ARMY ? w.landwehr : w.dutchBelgian;
  const going = [...Array(w.units).keys()].filter(
    (unit) => w.army[unit] === army && flees[unit] === 1 && position.whereIs(w, view, unit) !== position.GONE,
  );
  return { units: going.length, sp: going.reduce((sum, unit) => sum + position.strengthOf(w, view, unit), 0) };
}

/** Corps of the variants are there only when their line of fate holds. */
const isInPlay = (w: World, view: State, corps: number): boolean =>
  view[w.at.corpsMorale + corps] > 0 ||
  view[w.at.losses + corps] > 0 ||
  unitsOf(w, view, corps).some((unit) => position.whereIs(w, view, unit) !== position.GONE);

const unitsOf = (w: World, view: State, corps: number): Unit[] =>
  [...Array(w.units).keys()].filter((unit) => position.corpsOf(w, view, unit) === corps);

/** 12.4a, 12.5a, 12.5c, 12.6a */
const COUNTING: Readonly<Record<string, readonly string[]>> = {
  french: ['french-IG'],
  adg: ['adg-I', 'adg-II'],
};

function corpsStanding(w: World, view: State, corps: number): CorpsStanding {
  const { full, demoralization, disintegration } = position.levelsOf(w, view, corps);
  const id = w.corpsIds[corps];
  const lost = view[w.at.losses + corps];
  const morale = moraleAt(view[w.at.corpsMorale + corps]);
  const army = units.ARMIES[w.corpsArmy[corps]];
  return {
    corps,
    id,
    lost,
    full,
    demoralization,
    disintegration,
    morale,
    ahead: aheadOf(lost, morale, demoralization, disintegration),
    counts: COUNTING[army]?.includes(id) ?? true,
    leader: w.corpsLeader[corps],
    cadres: unitsOf(w, view, corps).filter((unit) => position.whereIs(w, view, unit) === position.CADRE),
  };
}

function aheadOf(
  lost: number,
  morale: CorpsStanding['morale'],
  demoralization: number,
  disintegration: number,
): CorpsStanding['ahead'] {
  if (morale === 'disintegrated') return null;
  if (morale === 'fit') return { level: 'demoralization', sp: demoralization - lost };
  return disintegration === 0 ? null : { level: 'disintegration', sp: disintegration - lost };
}

/** 7.0, 8.3 What a leader does this turn. */
export type Role = 'commands' | 'tactical' | 'restores' | 'out' | 'away';

export interface LeaderStanding {
  readonly leader: Unit;
  readonly hex: number;
  readonly role: Role;
  readonly isArmyLeader: boolean;
}

export function leadersOf(w: World, view: State, army: number): readonly LeaderStanding[] {
  const found: LeaderStanding[] = [];
  for (let leader = w.units; leader < w.pieces; leader++) {
    const hex = position.whereIs(w, view, leader);
    if (w.army[leader] !== army || (hex < 0 && hex !== position.OFF_MAP && hex !== position.ASIDE)) continue;
    if (hex < 0 && view[w.at.due + leader] === 0 && hex === position.OFF_MAP) continue;
    const isArmyLeader = w.isArmyLeader[leader - w.units] === 1;
    found.push({ leader, hex, role: roleOf(w, view, leader, hex), isArmyLeader });
  }
  return found.sort((one, other) => Number(other.isArmyLeader) - Number(one.isArmyLeader));
}

function roleOf(w: World, view: State, leader: Unit, hex: number): Role {
  if (hex < 0) return 'away';
  if (position.is(w, view, leader, position.TACTICAL)) return 'tactical';
  if (!position.inCommand(w, view, leader)) return 'out';
  return position.is(w, view, leader, position.RESTORES) ? 'restores' : 'commands';
}

/** 8.1e to 8.1h What a counter that reorganizes would roll, and the points it may hope for. */
export interface Rally {
  readonly unit: Unit;
  readonly casualties: number;
  readonly dice: number;
  /** A die of at most so much gives a point back. */
  readonly upTo: number;
  readonly expected: number;
  readonly named: boolean;
  readonly rolled: boolean;
  readonly cadre: boolean;
}

export function rallyOf(w: World, view: State, unit: Unit): Rally {
  const dice = position.moraleOf(w, view, unit);
  const upTo = Math.max(0, Math.min(6, dice - rallyModifier(w, view, unit)));
  const casualties = view[w.at.casualties + unit];
  const where = position.whereIs(w, view, unit);
  const camp =
    where === position.CADRE ? position.whereIs(w, view, w.corpsLeader[position.corpsOf(w, view, unit)]) : where;
  const room = camp >= 0 && w.mostSP[camp] > 0 ? w.mostSP[camp] - position.spIn(w, view, camp) : casualties;
  return {
    unit,
    casualties,
    dice,
    upTo,
    expected: meanHits(dice, upTo, Math.min(casualties, room)),
    named: position.is(w, view, unit, position.REORGANIZING),
    rolled: position.is(w, view, unit, position.ROLLED),
    cadre: where === position.CADRE,
  };
}

/** The mean of dice that hit up to a number, `most` at all. */
export function meanHits(dice: number, upTo: number, most: number): number {
  let chances: readonly number[] = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: chances.length + 1 }, () => 0);
    for (const [hits, chance] of chances.entries()) {
      next[hits] += chance * (1 - upTo / 6);
      next[hits + 1] += chance * (upTo / 6);
    }
    chances = next;
  }
  return chances.reduce((sum, chance, hits) => sum + chance * Math.min(hits, most), 0);
}
