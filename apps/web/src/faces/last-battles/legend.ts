import type { State } from '@hundred-days/kernel';
import { board, position } from '@hundred-days/last-battles';
import { STACKED } from '../../art/bands.tsx';
import { COUNTER_PX } from '../../board/Pieces.tsx';
import type { Badge, BoardPiece, CounterFace, Overlay } from '../../board/types.ts';
import { battleShows } from '../../face/look/battle.ts';
import type { Picture, Show, Sign } from '../../face/look/card.ts';
import { onStage, type Stage } from '../../face/look/stage.ts';
import type { Sight } from '../../face/types.ts';
import { enemyZones } from './pieces.ts';
import type { Setting } from './setting.ts';
import { counted } from './signs.tsx';
import { WORDS } from './text/lookWords.ts';

/** What the map can show, and what its signs mean: each with a picture drawn as the map is. */

const { tell } = WORDS;

export function showsOf(w: Setting, stage: Stage, zones: Sight, language: string): Show[] {
  const cast = {
    own: faceLike(w, isFrench, 'inf'),
    enemy: faceLike(w, isEnemy, 'inf'),
    gun: faceLike(w, isFrench, 'art'),
  };
  return battleShows({ w, tell, enemyZones, shotsOf }, stage, zones, cast, language);
}

type Which = (unit: Setting['unitData'][number]) => boolean;
const isFrench: Which = ({ army }) => army === 'french';
const isEnemy: Which = ({ army }) => army !== 'french';

/** The counter of some unit of this battlefield. */
const faceLike = (w: Setting, which: Which, type: string, reduced = false): CounterFace =>
  w.counters[
    2 *
      Math.max(
        0,
        unitLike(w, (unit) => which(unit) && unit.type === type),
      ) +
      (reduced ? 1 : 0)
  ];

const unitLike = (w: Setting, which: Which): number => w.unitData.findIndex(which);

/** 8.11, 8.41: every gun outside enemy zones, and the enemies it has in range and in sight. */
function shotsOf(w: Setting, view: State): (readonly [number, number])[] {
  const shots: [number, number][] = [];
  const { first, hexes } = w.sighted;
  const seen = new Set<string>();
  for (let gun = 0; gun < w.units; gun++) {
    const from = position.whereIs(w, view, gun);
    if (w.gun[gun] === 0 || from < 0 || position.inEnemyZone(w, view, gun)) continue;
    for (const hex of hexes.subarray(first[from], first[from + 1])) {
      const enemy = position.sideIn(w, view, hex);
      if (enemy < 0 || enemy === w.side[gun] || !board.canBombard(w, from, hex) || seen.has(`${from} ${hex}`)) continue;
      seen.add(`${from} ${hex}`);
      shots.push([from, hex]);
    }
  }
  return shots;
}

type SignKey = Parameters<typeof tell>[1] extends infer K ? (K extends `sign.${infer S}` ? S : never) : never;

/** A battlefield without a river has no sign for one. */
export function signsOf(w: Setting, stage: Stage, language: string): Sign[] {
  const said = (key: SignKey, picture: Picture): Sign[] => [{ text: tell(language, `sign.${key}`), picture }];
  const counter = (key: SignKey, unit: number, badges: readonly Badge[] = [], spent = false): Sign[] =>
    unit < 0 ? [] : said(key, { face: w.counters[2 * unit], badges, spent });
  const ground = (key: SignKey, hex: number): Sign[] => (hex < 0 ? [] : said(key, stage.ground(hex)));
  const signed = (key: SignKey, overlay: Overlay, face?: CounterFace): Sign[] => said(key, stage.sign(overlay, face));
  const { open } = stage;
  const of = (which: Which): number => unitLike(w, which);
  const line = of((unit) => isFrench(unit) && unit.type === 'inf' && unit.command !== 'Gd');
  const foe = faceLike(w, isEnemy, 'inf');
  return [
    ...counter('infantry', line),
    ...counter(
      'guard',
      of(({ command, type }) => command === 'Gd' && type === 'inf'),
    ),
    ...counter(
      'cavalry',
      of((unit) => unit.type === 'cav' && /^[IV]+$/.test(unit.command)),
    ),
    ...counter(
      'corps',
      of(({ command, type }) => type === 'cav' && command.endsWith('C')),
    ),
    ...counter(
      'guns',
      of(({ type }) => type === 'art'),
    ),
    ...counter(
      'horseGuns',
      of(({ type }) => type === 'horse-art'),
    ),
    ...said('reduced', { face: w.counters[2 * line + 1] }),
    ...said('stack', { ...stage.sign({}), pieces: stackOn(w, open, line) }),
    ...counter(
      'anglo',
      of(({ nationality, type }) => nationality === 'British' && type === 'inf'),
    ),
    ...counter(
      'prussian',
      of(({ army }) => army === 'prussian'),
    ),
    ...counter(
      'contingent',
      of(({ nationality }) => nationality === 'Netherlands' || nationality === 'Brunswick'),
    ),
    ...counter('frozen', line, ['frozen']),
    ...counter('moved', line, ['moved'], true),
    ...counter('owes', line, ['owes']),
    ...counter('fought', line, ['fought'], true),
    ...ground('road', hexWith(w, 'road', 'clear')),
    ...ground('trail', hexWith(w, 'trail', 'clear')),
    ...ground('stream', hexWith(w, 'stream', 'clear')),
    ...ground('river', hexWith(w, 'river', 'clear')),
    ...ground('bridge', hexWith(w, 'bridge', 'clear')),
    ...ground('crest', hexWith(w, 'crest', 'clear')),
    ...ground('woods', ofTerrain(w, 'forest')),
    ...ground('marsh', ofTerrain(w, 'marsh')),
    ...ground('town', ofTerrain(w, 'town')),
    ...ground('chateau', ofTerrain(w, 'chateau')),
    ...(w.objectiveHexes.length === 0 ? [] : said('counted', stage.sign({ under: counted(stage.geometry, [open]) }))),
    ...signed('reach', { reach: [open] }),
    ...signed('stop', { reach: [open], stops: [open] }),
    ...signed('target', { targets: [open] }, foe),
    ...signed('candidate', { candidates: [open] }, foe),
    ...signed('shot', { shots: [[w.neighbours[6 * open + 3], w.neighbours[6 * open]]] }),
  ];
}

/** Two in a hex, as they lie on the map. */
function stackOn(w: Setting, place: number, unit: number): BoardPiece[] {
  const face = w.counters[2 * unit];
  const spot = ({ dx, dy }: { readonly dx: number; readonly dy: number }) => ({
    spot: { dx: dx * COUNTER_PX, dy: dy * COUNTER_PX, size: STACKED.size },
  });
  const both = { ...face, sum: 2 * Number(face.left) };
  return [
    { ...onStage(face, place), ...spot(STACKED.lower) },
    { ...onStage(both, place), piece: place + 1, ...spot(STACKED.upper) },
  ];
}

const ofTerrain = (w: Setting, terrain: (typeof board.TERRAINS)[number]): number =>
  w.terrain.indexOf(board.TERRAINS.indexOf(terrain));

/** A hex with such a hexside and as little else as can be. */
function hexWith(w: Setting, kind: keyof Setting['hexsides']['bit'], terrain: (typeof board.TERRAINS)[number]): number {
  const { flags, bit } = w.hexsides;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let hex = 0; hex < w.hexes; hex++) {
    if (board.TERRAINS[w.terrain[hex]] !== terrain) continue;
    const sides = flags.subarray(6 * hex, 6 * hex + 6);
    if (!sides.some((side) => (side & bit[kind]) !== 0)) continue;
    const others = sides.reduce((all, side) => all + (side === 0 || side === bit[kind] ? 0 : 1), 0);
    if (others < least) [least, best] = [others, hex];
  }
  return best;
}
