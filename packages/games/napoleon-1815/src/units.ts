import unitData from '../data/units.json' with { type: 'json' };

/** Static facts of the blocks (3.0). */

export const ARMIES = ['french', 'anglo-dutch', 'prussian'] as const;
export const FRENCH_ARMY = 0;
export const ANGLO_DUTCH = 1;
export const PRUSSIAN = 2;

/** Friend and enemy go by side. */
export const FRENCH = 0;
export const ALLIED = 1;
export const SIDES = ['french', 'allied'] as const;
export const otherSide = (side: number): number => 1 - side;
export const SIDE_OF_ARMY: readonly number[] = [FRENCH, ALLIED, ALLIED];
export const ARMIES_OF: readonly (readonly number[])[] = [[FRENCH_ARMY], [ANGLO_DUTCH, PRUSSIAN]];

export const UNIT_DATA = unitData.units;
export const UNITS = UNIT_DATA.length;
export const UNIT_IDS: readonly string[] = UNIT_DATA.map(({ id }) => id);
const indexById = new Map(UNIT_IDS.map((id, index) => [id, index]));
/** -1 for an id that no unit has. */
export const unitIndex = (id: string): number => indexById.get(id) ?? -1;
export const unitId = (unit: number): string => UNIT_IDS[unit];

export const ARMY = Uint8Array.from(UNIT_DATA, ({ army }) => (ARMIES as readonly string[]).indexOf(army));
export const SIDE = Uint8Array.from(ARMY, (army) => SIDE_OF_ARMY[army]);

/** 3.6 */
export const TYPES = ['leader', 'infantry', 'cavalry', 'horse-artillery', 'foot-artillery'] as const;
export const LEADER = 0;
export const INFANTRY = 1;
export const CAVALRY = 2;
export const HORSE = 3;
export const FOOT = 4;
export const TYPE = Uint8Array.from(UNIT_DATA, ({ type }) => (TYPES as readonly string[]).indexOf(type));
export const isGun = (unit: number): boolean => TYPE[unit] === HORSE || TYPE[unit] === FOOT;

export const STRENGTH = Uint8Array.from(UNIT_DATA, ({ maxStrength }) => maxStrength);
export const FIREPOWER = Uint8Array.from(UNIT_DATA, ({ firepower }) => firepower);
/** 5.3, 5.6: towns a unit moves, and by force march. */
export const PACE = Uint8Array.from(TYPE, (type) => unitData.types[TYPES[type]].townMoves);
export const FORCED_PACE = Uint8Array.from(TYPE, (type) => unitData.types[TYPES[type]].forceMarchMoves);
/** 6.32g */
export const BATTLE_MOVES = Uint8Array.from(TYPE, (type) => unitData.types[TYPES[type]].battleMoves);

/** 6.23: corps by a number of its own; NO_CORPS for leaders. */
export const NO_CORPS = -1;
const corpsNames = [...new Set(UNIT_DATA.filter(({ corps }) => corps !== null).map(({ fullId }) => fullId))];
export const CORPS = Int8Array.from(UNIT_DATA, ({ corps, fullId }) =>
  corps === null ? NO_CORPS : corpsNames.indexOf(fullId),
);

/** The leader of each army. */
export const LEADERS: readonly number[] = ARMIES.map((army) => unitIndex(unitData.armies[army].leader));
/** 10.1, 10.2: eliminated units that defeat an army. */
export const DEFEATED_AT: readonly number[] = ARMIES.map((army) => unitData.armies[army].defeatedAt);

/** The units of each army and side, ascending. */
export const UNITS_OF_ARMY: readonly Int16Array[] = ARMIES.map((_, army) =>
  Int16Array.from([...ARMY.keys()].filter((unit) => ARMY[unit] === army)),
);
export const UNITS_OF: readonly Int16Array[] = [FRENCH, ALLIED].map((side) =>
  Int16Array.from([...SIDE.keys()].filter((unit) => SIDE[unit] === side)),
);
