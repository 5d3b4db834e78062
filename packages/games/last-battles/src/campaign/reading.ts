import { createReach, type Place, type State, type Unit } from '@hundred-days/kernel';
import { TURN_KINDS, type TurnKind } from '../battles.ts';
import {
  dealPlaces,
  findRanges,
  isCommanded,
  isDealtIn,
  NOBODY,
  PLACE,
  piecesOf,
  placesTaken,
  traceCommand,
} from '../rules/campaign/20-command.ts';
import { isUnder } from '../rules/campaign/20-orders.ts';
import { ASLEEP, BY_OFFICER, GRANTED, THROUGH } from './layout.ts';
import { hasOrder, isOfficer, onMap, whereIs } from './position.ts';
import type { CampaignWorld } from './world.ts';

/** What a table shows and an opponent weighs beyond the rules themselves. Nothing here changes a position. */

/** 7.9, 23.0: what a turn is, the first being 1. */
export const kindOfTurn = (w: CampaignWorld, turn: number): TurnKind => TURN_KINDS[w.battles[0].turnKind[turn]];
/** As the track has it: 16-0600. */
export const nameOfTurn = (w: CampaignWorld, turn: number): string => w.battles[0].turnIds[turn];

/** 20.0: where a unit's command comes from; -1 for none. */
export interface Chain {
  /** In command without a source, until the next Command Segment (20.0c, 20.0e). */
  readonly granted: boolean;
  /** The commander who commands it himself. */
  readonly direct: Unit;
  /** Its officer, where he passes command on to it, and the commander whose place he has. */
  readonly officer: Unit;
  readonly commander: Unit;
}

export function chainOf(w: CampaignWorld, s: State, unit: Unit): Chain {
  const officer = hasOrder(w, s, unit, THROUGH) ? w.officer[unit] : NOBODY;
  return {
    granted: hasOrder(w, s, unit, GRANTED),
    direct: s[w.at.under + unit],
    officer,
    commander: officer < 0 ? NOBODY : s[w.at.under + officer],
  };
}

/** Officers and single units that have a place of a commander. */
export const placedUnder = (w: CampaignWorld, s: State, commander: Unit): Unit[] =>
  piecesOf(w, w.side[commander]).filter((piece) => s[w.at.under + piece] === commander);

/** The units on the map whose command comes by a leader: his own men, or those of officers who have his places. */
export const ledBy = (w: CampaignWorld, s: State, leader: Unit): Unit[] =>
  [...w.unitsOf[w.side[leader]]].filter(
    (unit) =>
      onMap(w, s, unit) &&
      (isUnder(w, s, unit, leader) || (hasOrder(w, s, unit, THROUGH) && w.officer[unit] === leader)),
  );

/** 19.27: the units that have no command but by this leader: they lose it if he gallops. */
export const dependOn = (w: CampaignWorld, s: State, leader: Unit): Unit[] =>
  [...w.unitsOf[w.side[leader]]].filter(
    (unit) => onMap(w, s, unit) && isCommanded(w, s, unit) && !isCommanded(w, s, unit, leader),
  );

/** 19.0c: places for officers and for single units, and how many of each are taken; halves for cavalry corps under Grouchy. */
export interface Places {
  readonly rating: number;
  readonly officers: number;
  readonly units: number;
}

export const placesOf = (w: CampaignWorld, s: State, commander: Unit): Places => ({
  rating: hasOrder(w, s, commander, ASLEEP) ? 0 : w.capacity[commander],
  officers: placesTaken(w, s, commander, true) / PLACE,
  units: placesTaken(w, s, commander, false) / PLACE,
});

/**
 * 20.2: who would be in command if the Command Segment of a side were now, its places dealt out as the game deals them; and
 * the same with one leader elsewhere. It keeps one copy of the position for all questions, and traces anew only for him who
 * is thought elsewhere. Good for the position it was made for.
 */
export interface Forecast {
  /** The units in command as the leaders stand. */
  readonly now: ReadonlySet<Unit>;
  /** The units in command with a leader of the side in another hex. */
  with(leader: Unit, hex: Place): ReadonlySet<Unit>;
  /** Those he would bring into command by standing there, and those he would leave without. */
  gained(leader: Unit, hex: Place): Unit[];
  lost(leader: Unit, hex: Place): Unit[];
  /** The hexes a leader's command would reach from a hex. */
  reachOf(leader: Unit, hex: Place): Place[];
  /** The commanders of an army whose command reaches a hex. */
  commandersAt(army: number, hex: Place): Unit[];
}

export function forecastCommand(w: CampaignWorld, s: State, side: number): Forecast {
  const reach = createReach(w.movementNet);
  const thought = s.slice();
  const pieces = piecesOf(w, side);
  findRanges(w, reach, thought, side);
  const ranges = pieces.map((piece) => thought[w.at.range + piece]);
  const covered = commandersByHex(w, s, side);

  const dealt = (): ReadonlySet<Unit> => {
    dealPlaces(w, thought, side);
    return new Set(w.unitsOf[side].filter((unit) => isDealtIn(w, thought, unit)));
  };
  const rangeOf = (leader: Unit): number =>
    isOfficer(w, leader) ? w.numbers.ranges.officer : w.numbers.ranges.commander;
  const trace = (leader: Unit, hex: Place): void => traceCommand(w, reach, s, leader, rangeOf(leader), hex);

  /** 20.1: those he could command, without a place's being asked after. */
  const serves = (leader: Unit, piece: Unit): boolean =>
    isOfficer(w, leader)
      ? piece < w.units && w.officer[piece] === leader
      : w.capacity[piece] === 0 && w.army[piece] === w.army[leader];

  function withLeader(leader: Unit, hex: Place): ReadonlySet<Unit> {
    const flag = isOfficer(w, leader) ? BY_OFFICER : 1 << w.commandersOf[w.army[leader]].indexOf(leader);
    trace(leader, hex);
    for (const [i, piece] of pieces.entries()) {
      const reached = serves(leader, piece) && onMap(w, s, piece) && reach.reached(whereIs(w, s, piece));
      thought[w.at.range + piece] = reached ? ranges[i] | flag : serves(leader, piece) ? ranges[i] & ~flag : ranges[i];
    }
    if (isOfficer(w, leader)) thought[w.at.range + leader] = covered[w.army[leader]][hex];
    return dealt();
  }

  const now = dealt();
  return {
    now,
    with: withLeader,
    gained: (leader, hex) => [...withLeader(leader, hex)].filter((unit) => !now.has(unit)),
    lost(leader, hex) {
      const then = withLeader(leader, hex);
      return [...now].filter((unit) => !then.has(unit));
    },
    reachOf(leader, hex) {
      trace(leader, hex);
      return Array.from({ length: reach.count }, (_, i) => reach.place(i));
    },
    commandersAt: (army, hex) => w.commandersOf[army].filter((_, i) => (covered[army][hex] & (1 << i)) !== 0),
  };
}

/** By army and hex, which commanders of a side reach it, as flags of RANGE. */
function commandersByHex(w: CampaignWorld, s: State, side: number): Uint8Array[] {
  const reach = createReach(w.movementNet);
  return w.commandersOf.map((commanders) => {
    const flags = new Uint8Array(w.hexes);
    for (const [i, commander] of commanders.entries()) {
      if (w.side[commander] !== side || !onMap(w, s, commander)) continue;
      traceCommand(w, reach, s, commander, w.numbers.ranges.commander);
      for (let at = 0; at < reach.count; at++) flags[reach.place(at)] |= 1 << i;
    }
    return flags;
  });
}
