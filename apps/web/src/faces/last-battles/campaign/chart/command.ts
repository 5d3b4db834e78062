import type { Place, State, Unit } from '@hundred-days/kernel';
import {
  type CampaignWorld,
  commandersInRange,
  dependOn,
  type Forecast,
  halfPace,
  placedUnder,
  placesOf,
  campaignPosition as position,
} from '@hundred-days/last-battles/campaign';
import { isUnordered } from './corps.ts';

/** 20.0 Command as lines: from a commander to an officer, and from an officer to his units. */

/** An officer or a single unit with one of a commander's places. */
export interface Placed {
  readonly piece: Unit;
  /** Plain hexes to him. */
  readonly away: number;
  /** Units an officer passes command on to, and those of his on the map that are too far from him. */
  readonly men: readonly Unit[];
  readonly beyond: readonly Unit[];
}

export interface Commander {
  readonly commander: Unit;
  /** Places of each kind; 0 while he sleeps (25.2a). */
  readonly rating: number;
  readonly officersTaken: number;
  readonly unitsTaken: number;
  readonly officers: readonly Placed[];
  readonly units: readonly Placed[];
}

/** An officer with men on the map, or a single unit, that nobody commands. */
export interface Without {
  readonly piece: Unit;
  readonly units: readonly Unit[];
  /** Commanders who reach it and have no place left. */
  readonly inRange: readonly Unit[];
  /** The nearest commander of its army and plain hexes to him; -1 for none. */
  readonly nearest: Unit;
  readonly away: number;
}

export interface Sheet {
  readonly commanders: readonly Commander[];
  readonly without: readonly Without[];
}

/** Places are being dealt out: who is in command is what they would make of it. */
const isDealing = (w: CampaignWorld, view: State): boolean => position.campaignStep(w, view) === 'command';

const menOf = (w: CampaignWorld, view: State, officer: Unit): Unit[] =>
  [...w.unitsOf[w.side[officer]]].filter((unit) => w.officer[unit] === officer && position.onMap(w, view, unit));

/** 20.0b: his officer reaches him, by what was found when the segment began, or by what came of it. */
const isPassedOn = (w: CampaignWorld, view: State, unit: Unit): boolean =>
  isDealing(w, view)
    ? (view[w.at.range + unit] & position.BY_OFFICER) !== 0
    : position.hasOrder(w, view, unit, position.THROUGH);

/** Whether a unit has its orders: as they would be if the segment were closed now. */
export function hasOrders(w: CampaignWorld, view: State, unit: Unit): boolean {
  if (!isDealing(w, view) || w.side[unit] !== view[w.at.phasing]) return !isUnordered(w, view, unit);
  if (view[w.at.under + unit] >= 0) return true;
  const officer = w.officer[unit];
  return officer >= 0 && isPassedOn(w, view, unit) && (view[w.at.under + officer] >= 0 || officer === w.onHisOwn);
}

const apart = (w: CampaignWorld, view: State, one: Unit, other: Unit): number =>
  w.map.distance(position.whereIs(w, view, one), position.whereIs(w, view, other));

function placed(w: CampaignWorld, view: State, commander: Unit, piece: Unit): Placed {
  const all = position.isLeader(w, piece) ? menOf(w, view, piece) : [];
  return {
    piece,
    away: position.onMap(w, view, piece) ? apart(w, view, commander, piece) : 0,
    men: all.filter((unit) => isPassedOn(w, view, unit)),
    beyond: all.filter((unit) => !isPassedOn(w, view, unit)),
  };
}

export function sheetOf(w: CampaignWorld, view: State, army: number): Sheet {
  const there = w.commandersOf[army].filter((commander) => position.onMap(w, view, commander));
  return {
    commanders: there.map((commander) => commanderOf(w, view, commander)),
    without: without(w, view, army, there),
  };
}

function commanderOf(w: CampaignWorld, view: State, commander: Unit): Commander {
  const { rating, officers: officersTaken, units: unitsTaken } = placesOf(w, view, commander);
  const under = placedUnder(w, view, commander).map((piece) => placed(w, view, commander, piece));
  return {
    commander,
    rating,
    officersTaken,
    unitsTaken,
    officers: under.filter(({ piece }) => position.isLeader(w, piece)),
    units: under.filter(({ piece }) => !position.isLeader(w, piece)),
  };
}

function without(w: CampaignWorld, view: State, army: number, commanders: readonly Unit[]): Without[] {
  if (position.isNight(w, view)) return [];
  const out = [...w.army.keys()].filter(
    (unit) => unit < w.units && w.army[unit] === army && position.onMap(w, view, unit) && !hasOrders(w, view, unit),
  );
  const groups = new Map<Unit, Unit[]>();
  for (const unit of out) {
    const officer = w.officer[unit];
    const head = officer >= 0 && position.onMap(w, view, officer) && view[w.at.under + officer] < 0 ? officer : unit;
    groups.set(head, [...(groups.get(head) ?? []), unit]);
  }
  return [...groups].map(([piece, units]) => {
    const [nearest = -1] = [...commanders].sort((a, b) => apart(w, view, a, piece) - apart(w, view, b, piece));
    return {
      piece,
      units,
      inRange: isDealing(w, view) ? commandersInRange(w, view, piece) : [],
      nearest,
      away: nearest < 0 ? 0 : apart(w, view, nearest, piece),
    };
  });
}

/** A line of command on the map, from whom to whom, or to those who have none. */
export interface Line {
  readonly from: Place;
  readonly to: Place;
  readonly how: 'commands' | 'passes' | 'out' | 'no-place';
  readonly piece: Unit;
}

/** All lines of an army; with a leader, his alone. */
export function linesOf(w: CampaignWorld, view: State, sheet: Sheet, leader: Unit | null = null): readonly Line[] {
  const at = (piece: Unit): Place => position.whereIs(w, view, piece);
  const isHis = (...pieces: readonly Unit[]): boolean => leader === null || pieces.includes(leader);
  const down = sheet.commanders.flatMap(({ commander, officers, units }): Line[] => [
    ...[...officers, ...units]
      .filter(({ piece }) => isHis(commander, piece))
      .map(({ piece }) => ({ from: at(commander), to: at(piece), how: 'commands' as const, piece })),
    ...officers
      .filter(({ piece }) => isHis(commander, piece))
      .flatMap(({ piece, men }) =>
        men.map((unit) => ({ from: at(piece), to: at(unit), how: 'passes' as const, piece: unit })),
      ),
  ]);
  const out = sheet.without
    .filter(({ piece, nearest }) => nearest >= 0 && isHis(nearest, piece))
    .map(({ piece, nearest, inRange }) => ({
      from: at(nearest),
      to: at(piece),
      how: inRange.length > 0 ? ('no-place' as const) : ('out' as const),
      piece,
    }));
  return [...down, ...out].filter(({ from, to }) => from >= 0 && to >= 0 && from !== to);
}

/** What comes of a leader's riding to a hex. */
export interface Ride {
  /** 19.27: he goes further than half his allowance, and these lose their orders for this Player Turn. */
  readonly gallops: boolean;
  readonly now: readonly Unit[];
  /** Who would be without orders, and who would have them, when his side's next Command Segment came as all others stand. */
  readonly lost: readonly Unit[];
  readonly gained: readonly Unit[];
  /** How far his command would reach. */
  readonly reach: readonly Place[];
}

export function rideTo(
  w: CampaignWorld,
  view: State,
  forecast: Forecast,
  leader: Unit,
  hex: Place,
  points: number,
): Ride {
  const gallops = points > halfPace(w, leader);
  return {
    gallops,
    now: gallops ? dependOn(w, view, leader) : [],
    lost: forecast.lost(leader, hex),
    gained: forecast.gained(leader, hex),
    reach: forecast.reachOf(leader, hex),
  };
}
