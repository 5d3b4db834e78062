import { readFileSync } from 'node:fs';
import { loadRoads } from './supply.ts';

/** 25.1a Who may fall back before combat, and where to, worked out from names and the text alone. */

const MAP: { readonly hexes: Readonly<Record<string, { readonly terrain: string }>> } = JSON.parse(
  readFileSync(new URL('../../data/map-campaign.json', import.meta.url), 'utf8'),
);
const ROADS = loadRoads('campaign');

export interface Standing {
  readonly id: string;
  readonly hex: string;
  readonly side: string;
  readonly type: string;
}

const isChateau = (hex: string): boolean => MAP.hexes[hex].terrain === 'chateau';
/** 7.13: across an unbridged river nobody is next to anybody. */
const adjacent = (hex: string): string[] => ROADS.neighbours(hex).filter((next) => !ROADS.isClosed(hex, next));

/** Lines of the notation: evade UNIT HEX. */
export function evasions(all: readonly Standing[], phasing: string, gone: ReadonlySet<string>): string[] {
  const enemies = all.filter(({ side }) => side === phasing);
  const next = (hex: string): readonly Standing[] => enemies.filter((enemy) => adjacent(hex).includes(enemy.hex));
  const isControlled = (hex: string): boolean => !isChateau(hex) && next(hex).length > 0;
  const room = (hex: string): boolean => all.filter((one) => one.hex === hex).length < (isChateau(hex) ? 1 : 2);
  return all
    .filter(({ side, type }) => side !== phasing && (type === 'cav' || type === 'horse-art'))
    .filter(({ id, hex }) => !gone.has(id) && isControlled(hex) && next(hex).every(({ type }) => type !== 'cav'))
    .flatMap(({ id, hex }) =>
      adjacent(hex)
        .filter((to) => !enemies.some((enemy) => enemy.hex === to) && !isControlled(to) && room(to))
        .map((to) => `evade ${id} ${to}`),
    )
    .sort();
}
