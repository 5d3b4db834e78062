import type { Place, State, Unit } from '@hundred-days/kernel';
import {
  breaksByCorps,
  type CampaignWorld,
  isInCommand,
  isShaken,
  levelOfBody,
  lossesOf,
  campaignPosition as position,
} from '@hundred-days/last-battles/campaign';

/** The armies as corps and divisions: where each is, how it stands, and what it has done in this Player Turn. */

export interface Formation {
  readonly key: string;
  readonly army: number;
  /** As it is printed: "III", "5Br". */
  readonly command: string;
  /** -1 for one without an officer. */
  readonly officer: Unit;
  /** All its units that are in the game, wherever they are. */
  readonly units: readonly Unit[];
  readonly here: readonly Unit[];
  /** What shows on the map, and what all of them were at their best. */
  readonly strength: number;
  readonly full: number;
  /** The corps that breaks by itself; null for divisions of the Anglo-Allied army, which breaks by nationalities (22.0b). */
  readonly nerve: Nerve | null;
  readonly unordered: readonly Unit[];
  readonly inContact: readonly Unit[];
  readonly moved: readonly Unit[];
  readonly attacked: readonly Unit[];
  /** Due, and not yet on the map. */
  readonly waiting: readonly Unit[];
  /** The turn the next of those comes who are not due yet; 0 for none. */
  readonly next: number;
  readonly boxed: readonly Unit[];
  readonly exited: readonly Unit[];
  /** The hex in its midst; -1 with nobody on the map. */
  readonly midst: Place;
}

/** Losses towards the level at which a corps or a nationality breaks (22.0). */
export interface Nerve {
  readonly body: number;
  readonly name: string;
  readonly losses: number;
  readonly level: number;
  readonly shaken: boolean;
}

export const nerveOf = (w: CampaignWorld, view: State, body: number): Nerve => ({
  body,
  name: w.bodies[body].name,
  losses: lossesOf(w, view, body),
  level: levelOfBody(w, view, body),
  shaken: isShaken(w, view, body),
});

/** Corps or nationalities of an army with what each has lost; none where armies break as a whole (27.21a). */
export function nervesOf(w: CampaignWorld, view: State, army: number): readonly Nerve[] {
  if (!breaksByCorps(w)) return [];
  const inGame = new Set(
    [...w.body.subarray(0, w.units)].filter((_, unit) => isInGame(w, view, unit) && w.army[unit] === army),
  );
  return [...w.bodies.keys()].filter((body) => inGame.has(body)).map((body) => nerveOf(w, view, body));
}

export const isInGame = (w: CampaignWorld, view: State, piece: Unit): boolean =>
  position.whereIs(w, view, piece) !== position.OFF_MAP || view[w.at.due + piece] > 0;

/** In the order of the counters. */
export function formationsOf(w: CampaignWorld, view: State): readonly Formation[] {
  const groups = new Map<string, Unit[]>();
  for (let unit = 0; unit < w.units; unit++) {
    if (!isInGame(w, view, unit)) continue;
    const key = formationKey(w, unit);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [unit]);
    else group.push(unit);
  }
  return [...groups.entries()].map(([key, units]) => formation(w, view, key, units));
}

export const formationKey = (w: CampaignWorld, piece: Unit): string => `${w.army[piece]} ${w.unitData[piece].command}`;

function formation(w: CampaignWorld, view: State, key: string, units: readonly Unit[]): Formation {
  const { whereIs, onMap, did, strengthOf, inEnemyZone } = position;
  const here = units.filter((unit) => onMap(w, view, unit));
  const away = units.filter((unit) => whereIs(w, view, unit) === position.OFF_MAP);
  const [first] = units;
  const officer = w.officer[first];
  const turn = view[w.at.turn];
  const dues = away.map((unit) => view[w.at.due + unit]).filter((due) => due > turn);
  const byCorps = breaksByCorps(w) && w.unitData[first].army !== 'anglo-allied';
  return {
    key,
    army: w.army[first],
    command: w.unitData[first].command,
    officer: officer >= 0 && isInGame(w, view, officer) ? officer : -1,
    units,
    here,
    strength: here.reduce((sum, unit) => sum + strengthOf(w, view, unit), 0),
    full: units.reduce((sum, unit) => sum + w.full[unit], 0),
    nerve: byCorps && w.body[first] >= 0 ? nerveOf(w, view, w.body[first]) : null,
    unordered: here.filter((unit) => isUnordered(w, view, unit)),
    inContact: here.filter((unit) => inEnemyZone(w, view, unit)),
    moved: here.filter((unit) => did(w, view, unit, position.MOVED)),
    attacked: here.filter((unit) => did(w, view, unit, position.ATTACKED)),
    waiting: away.filter((unit) => view[w.at.due + unit] <= turn),
    next: dues.length === 0 ? 0 : Math.min(...dues),
    boxed: units.filter((unit) => whereIs(w, view, unit) === position.DESTROYED),
    exited: units.filter((unit) => whereIs(w, view, unit) === position.EXITED),
    midst: midstOf(w, view, here),
  };
}

/** 23.0: by night nobody is in command, and nobody is told so. */
export const isUnordered = (w: CampaignWorld, view: State, unit: Unit): boolean =>
  !position.isNight(w, view) && position.onMap(w, view, unit) && !isInCommand(w, view, unit);

/** The hex of one of them to which all others have the shortest way. */
export function midstOf(w: CampaignWorld, view: State, units: readonly Unit[]): Place {
  const hexes = units.map((unit) => position.whereIs(w, view, unit));
  let midst = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const hex of hexes) {
    const sum = hexes.reduce((all, other) => all + w.map.distance(hex, other), 0);
    if (sum >= least) continue;
    midst = hex;
    least = sum;
  }
  return midst;
}

/** Plain hexes to the nearest combat unit of the other side; Infinity where none is on the map. */
export function toEnemy(w: CampaignWorld, view: State, units: readonly Unit[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const unit of units) {
    const from = position.whereIs(w, view, unit);
    if (from < 0) continue;
    for (const enemy of w.unitsOf[1 - w.side[unit]]) {
      const hex = position.whereIs(w, view, enemy);
      if (hex >= 0) nearest = Math.min(nearest, w.map.distance(from, hex));
    }
  }
  return nearest;
}

/** Hexes between those who march as one: a division by itself goes its own way. */
const APART = 6;

/** Those of a formation who stand with one of them, each within a few hexes of the next, that one first. */
export function partOf(w: CampaignWorld, view: State, units: readonly Unit[], first: Unit): readonly Unit[] {
  const at = (unit: Unit): Place => position.whereIs(w, view, unit);
  const part = [first];
  const left = new Set(units.filter((unit) => unit !== first && at(unit) >= 0));
  // A list is walked as it grows.
  for (const unit of part) {
    for (const other of left) {
      if (w.map.distance(at(unit), at(other)) > APART) continue;
      left.delete(other);
      part.push(other);
    }
  }
  return part;
}

/** The largest part of a formation. */
export function mainPart(w: CampaignWorld, view: State, units: readonly Unit[]): readonly Unit[] {
  let left = units.filter((unit) => position.onMap(w, view, unit));
  let most: readonly Unit[] = [];
  while (left.length > most.length) {
    const part = partOf(w, view, left, left[0]);
    if (part.length > most.length) most = part;
    left = left.filter((unit) => !part.includes(unit));
  }
  return most;
}
