import { board, position, units } from '@hundred-days/waterloo-campaign';
import type { Badge, BoardPiece, CounterFace } from '../../board/types.ts';
import type { MapPicture, Picture, Show, Sign } from '../../face/look/card.ts';
import { onStage, type Stage } from '../../face/look/stage.ts';
import type { Sight } from '../../face/types.ts';
import { faceAs } from './art.ts';
import { enemyZones } from './overlay.ts';
import { WORDS } from './text/lookWords.ts';
import type { World } from './world.ts';

/** What the map can show, and what its signs mean: each with a picture drawn as the map is. */

const { tell } = WORDS;

const NOTES = {
  control: 'show.control',
  influence: 'show.influence',
  command: 'show.command',
  road: 'show.road',
} as const;

export function showsOf(w: World, stage: Stage, sights: readonly Sight[], language: string): Show[] {
  const { open, around, wide } = stage;
  const on = (id: string): BoardPiece => onStage(faceOf(w, id), open);
  const pictures: Readonly<Record<string, MapPicture>> = {
    control: wide({ zones: around }, on('pr-1')),
    influence: wide({ influence: around }, on('pr-1')),
    command: wide({ ranges: [{ place: open, places: around, half: [open], text: '' }] }, on('hq-ney')),
    road: wide({ trace: [around[5], open, around[2]] }),
  };
  const own: Sight = {
    id: 'own',
    name: (reader) => tell(reader, 'show.own'),
    overlay: (view, seat) => ({
      influence: enemyZones(w, view, units.enemyOf(seat < 0 ? view[w.at.active] : seat)).control,
    }),
  };
  return [
    ...sights.map((sight) => ({
      sight,
      note: tell(language, NOTES[sight.id as keyof typeof NOTES]),
      picture: pictures[sight.id],
    })),
    { sight: own, note: tell(language, 'show.ownNote'), picture: wide({ influence: around }, on('fr-1')) },
  ];
}

const faceOf = (w: World, id: string, face: number = position.FRONT): CounterFace =>
  faceAs(w, units.unitIndex(w, id), face, -1);

type SignKey = Parameters<typeof tell>[1] extends infer K ? (K extends `sign.${infer S}` ? S : never) : never;

export function signsOf(w: World, stage: Stage, language: string): Sign[] {
  const said = (key: SignKey, picture: Picture): Sign => ({ text: tell(language, `sign.${key}`), picture });
  const counter = (key: SignKey, id: string, face: number = position.FRONT, badges: readonly Badge[] = []): Sign =>
    said(key, { face: faceOf(w, id, face), badges });
  const ground = (key: SignKey, isIt: (hex: number) => boolean): Sign => {
    const hex = [...Array(w.hexes).keys()].find(isIt);
    return said(key, stage.ground(hex ?? 0));
  };
  const side = (hex: number, what: number): boolean =>
    w.hexsides.subarray(6 * hex, 6 * hex + 6).some((one) => (one & what) !== 0);
  const bare = (hex: number): boolean => w.terrain[hex] === 'open' && !w.wooded[hex];
  const highway = new Set(w.documents.map.brusselsCouilletRoad.map(w.map.indexOf));
  const { open } = stage;
  const foe = faceOf(w, 'pr-1');
  return [
    counter('infantry', 'fr-1'),
    counter('battle', 'fr-1', position.BACK),
    counter('cavalry', 'fr-rescav'),
    counter('exhausted', 'fr-rescav', position.BACK),
    counter('guard', 'fr-gd'),
    said('detachment', { face: detachmentFace(w) }),
    counter('flag', 'hq-ney'),
    counter('flagBattle', 'hq-ney', position.BACK),
    counter('anglo', 'aa-1'),
    counter('prussian', 'pr-1'),
    counter('frozen', 'fr-1', position.FRONT, ['frozen']),
    counter('owes', 'fr-1', position.FRONT, ['owes']),
    counter('fought', 'fr-rescav', position.FRONT, ['fought']),
    ground('highway', (hex) => bare(hex) && highway.has(hex)),
    ground('track', (hex) => bare(hex) && side(hex, board.ROAD) && !highway.has(hex) && w.stream[hex] === 0),
    ground('town', (hex) => w.terrain[hex] === 'town'),
    ground('stream', (hex) => bare(hex) && w.stream[hex] === 1 && !side(hex, board.ROAD)),
    ground('river', (hex) => bare(hex) && side(hex, board.RIVER) && !side(hex, board.BRIDGE)),
    ground('bridge', (hex) => bare(hex) && side(hex, board.BRIDGE)),
    ground('woods', (hex) => w.wooded[hex] && w.terrain[hex] === 'open' && !side(hex, board.ROAD)),
    ground('gate', (hex) => w.entryHexes.includes(hex)),
    said('reach', stage.sign({ reach: [open] })),
    said('stop', stage.sign({ reach: [open], stops: [open] })),
    said('turn', stage.sign({ reach: [open], turns: [open] })),
    said('target', stage.sign({ targets: [open] }, foe)),
    said('candidate', stage.sign({ candidates: [open] }, foe)),
  ];
}

const detachmentFace = (w: World): CounterFace => w.counters[2 * w.detachments];
