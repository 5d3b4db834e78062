import type { State } from '@hundred-days/kernel';
import { position } from '@hundred-days/napoleon-at-waterloo';
import type { Badge, CounterFace, Overlay } from '../../board/types.ts';
import { battleShows } from '../../face/look/battle.ts';
import type { Picture, Show, Sign } from '../../face/look/card.ts';
import type { Stage } from '../../face/look/stage.ts';
import type { Sight } from '../../face/types.ts';
import { enemyZones } from './pieces.ts';
import type { Setting } from './setting.ts';
import { WORDS } from './text/lookWords.ts';

/** What the map can show, and what its signs mean: each with a picture drawn as the map is. */

const { tell } = WORDS;

const unitBy = (w: Setting, id: string): number => w.unitIndex(id);

export function showsOf(w: Setting, stage: Stage, zones: Sight, language: string): Show[] {
  const face = (id: string): CounterFace => w.counters[unitBy(w, id)];
  const cast = { own: face('fr-1inf'), enemy: face('aa-gdcav'), gun: face('fr-1art') };
  return battleShows({ w, tell, enemyZones, shotsOf }, stage, zones, cast, language);
}

/** 5.6.1: every gun outside enemy zones, and the enemies two hexes away in its line of fire. */
function shotsOf(w: Setting, view: State): (readonly [number, number])[] {
  const shots: [number, number][] = [];
  for (let gun = 0; gun < w.units; gun++) {
    const from = position.whereIs(w, view, gun);
    if (w.gun[gun] === 0 || from < 0 || position.inContact(w, view, gun)) continue;
    const { first, hexes } = w.bombarded;
    for (const hex of hexes.subarray(first[from], first[from + 1])) {
      const there = position.unitIn(w, view, hex);
      if (there >= 0 && w.side[there] !== w.side[gun]) shots.push([from, hex]);
    }
  }
  return shots;
}

export function signsOf(w: Setting, stage: Stage, language: string): Sign[] {
  const said = (key: SignKey, picture: Picture): Sign => ({ text: tell(language, `sign.${key}`), picture });
  const counter = (key: SignKey, id: string, badges: readonly Badge[] = [], spent = false): Sign =>
    said(key, { face: w.counters[unitBy(w, id)], badges, spent });
  const ground = (key: SignKey, hex: number): Sign => said(key, stage.ground(hex));
  const signed = (key: SignKey, overlay: Overlay, face?: CounterFace): Sign => said(key, stage.sign(overlay, face));
  const { open } = stage;
  const foe = w.counters[unitBy(w, 'aa-gdcav')];
  return [
    counter('infantry', 'fr-1inf'),
    counter('guard', 'fr-gd-grn'),
    counter('heavy', 'fr-11cav'),
    counter('light', 'fr-1cav'),
    counter('guns', 'fr-1art'),
    counter('anglo', 'aa-gdcav'),
    counter('prussian', unitOf(w, 'prussian')),
    counter('tint', 'aa-2db'),
    counter('frozen', 'fr-1inf', ['frozen']),
    counter('moved', 'fr-1inf', ['moved'], true),
    counter('owes', 'fr-1inf', ['owes']),
    counter('fought', 'fr-1inf', ['fought'], true),
    ground('highway', roadHex(w, 'road')),
    ground('track', roadHex(w, 'track')),
    ground('woods', w.terrain.indexOf('woods')),
    ground('woodsRoad', w.terrain.indexOf('woodsRoad')),
    ground('village', builtHex(w, 'village')),
    ground('farm', builtHex(w, 'farm')),
    signed('reach', { reach: [open] }),
    signed('stop', { reach: [open], stops: [open] }),
    signed('target', { targets: [open] }, foe),
    signed('candidate', { candidates: [open] }, foe),
    signed('doubled', { targets: [open], doubled: [open] }, foe),
    signed('shot', { shots: [[w.neighbours[6 * open + 3], w.neighbours[6 * open]]] }),
  ];
}

type SignKey = Parameters<typeof tell>[1] extends infer K ? (K extends `sign.${infer S}` ? S : never) : never;

const unitOf = (w: Setting, nation: string): string => w.unitData.find((unit) => unit.nation === nation)?.id ?? '';

/** A hex with nothing but a road of a class. */
function roadHex(w: Setting, type: string): number {
  const { roads } = w.documents.map;
  const [from] = roads.find(([a, , kind]) => kind === type && w.terrain[w.map.indexOf(a)] === 'clear') ?? roads[0];
  return w.map.indexOf(from);
}

const builtHex = (w: Setting, kind: string): number =>
  w.map.ids.findIndex((id) => w.documents.map.hexes[id].kind === kind);
