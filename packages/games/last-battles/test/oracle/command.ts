import { readFileSync } from 'node:fs';
import { loadRoads } from './supply.ts';

/** 20.0 Command, worked out from names and the text alone: slowly, hex by hex. */

interface MapFile {
  readonly hexes: Readonly<Record<string, { readonly terrain: string }>>;
  readonly aliases: Readonly<Record<string, string>>;
}
const MAP: MapFile = JSON.parse(readFileSync(new URL('../../data/map-campaign.json', import.meta.url), 'utf8'));
const ALIASES = Object.entries(MAP.aliases);
const ROADS = loadRoads('campaign');

/** The name a hex has on the map of all four sheets. */
const named = (hex: string): string => MAP.aliases[hex] ?? hex;

export interface Force {
  /** Hexes with combat units of the side that traces, and of its enemy. */
  readonly friends: readonly string[];
  readonly enemies: readonly string[];
}

export interface CommandGround {
  /** Sheets that are used: no line leaves them. */
  readonly sheets: readonly string[];
  /** 27.32, 28.32 */
  readonly byRoad: boolean;
}

/** Whether a hex lies on a sheet by any of its names. */
const isOn = (sheets: readonly string[], hex: string): boolean =>
  sheets.includes(hex[0]) || ALIASES.some(([alias, name]) => name === hex && sheets.includes(alias[0]));

export function commandReferee({ sheets, byRoad }: CommandGround) {
  const used = new Set(ROADS.hexes.filter((hex) => isOn(sheets, hex)));
  return ({ friends, enemies }: Force) => {
    const own = new Set(friends.map(named));
    const foes = new Set(enemies.map(named));
    // 5.4c: a zone does not cross an unbridged river, and never goes into a chateau.
    const zone = new Set(
      [...foes].flatMap((hex) =>
        ROADS.neighbours(hex).filter((next) => !ROADS.isClosed(hex, next) && MAP.hexes[next].terrain !== 'chateau'),
      ),
    );
    const isBarred = (hex: string): boolean => foes.has(hex) || (zone.has(hex) && !own.has(hex));
    /** 20.2: the length of the shortest line to every hex in half hexes, as far as the range goes. */
    const linesFrom = (from: string, range: number): ReadonlyMap<string, number> => {
      const length = new Map([[from, 0]]);
      for (let again = true; again; ) {
        again = false;
        for (const [hex, so] of [...length]) {
          for (const next of ROADS.neighbours(hex)) {
            if (!used.has(next) || ROADS.isClosed(hex, next) || isBarred(next)) continue;
            const far = so + (byRoad && ROADS.hasLine(hex, next) ? 1 : 2);
            if (far > 2 * range || far >= (length.get(next) ?? Number.POSITIVE_INFINITY)) continue;
            length.set(next, far);
            again = true;
          }
        }
      }
      return length;
    };
    const known = new Map<string, ReadonlyMap<string, number>>();
    return (from: string, to: string, range: number): boolean => {
      const key = `${from} ${range}`;
      const lines = known.get(key) ?? linesFrom(named(from), range);
      known.set(key, lines);
      return lines.has(named(to));
    };
  };
}
