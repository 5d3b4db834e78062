import { units } from '@hundred-days/napoleon-1815';
import type { Badge, CounterFace, Overlay, Rect } from '../../board/types.ts';
import type { MapPicture, Picture, Show, Sign } from '../../face/look/card.ts';
import type { Sight } from '../../face/types.ts';
import { blockFace, hiddenFace, type Painted, plateFace, point } from './art.ts';
import { WORDS } from './text/lookWords.ts';

/** What the map can show, and what its signs mean: each with a picture drawn as the map is. */

const { tell } = WORDS;

/** What belongs to the sheet and not to the ground. */
const OF_THE_SHEET = /^(laid|frame|neat-line|cartouche)/;

function partOf(w: Painted, window: Rect, overlay: Overlay = {}): MapPicture {
  const layers = w.art.layers.filter(({ id, levels }) => levels.includes('near') && !OF_THE_SHEET.test(id));
  return { art: { ...w.art, layers }, window, overlay };
}

const windowAt = (x: number, y: number, width: number, height = width): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

export const townPicture = (w: Painted, town: number, overlay: Overlay = {}, width = 2, height = width): MapPicture =>
  partOf(w, windowAt(w.art.geometry.x[town], w.art.geometry.y[town], width, height), overlay);

const NOTES = { roads: 'show.roads', cities: 'show.cities' } as const;

export function showsOf(w: Painted, sights: readonly Sight[], language: string): Show[] {
  const [from, to] = [w.net.ends[0], w.net.ends[1]];
  const pictures: Readonly<Record<string, MapPicture>> = {
    roads: townPicture(w, from, { lines: [[from, to]] }, 3, 2),
    cities: townPicture(w, w.cities[0], { joinable: [w.cities[0]] }, 3, 2),
  };
  return sights.map((sight) => ({
    sight,
    note: tell(language, NOTES[sight.id as keyof typeof NOTES]),
    picture: pictures[sight.id],
  }));
}

type SignKey = Parameters<typeof tell>[1] extends infer K ? (K extends `sign.${infer S}` ? S : never) : never;

export function signsOf(w: Painted, language: string): Sign[] {
  const said = (key: SignKey, picture: Picture): Sign => ({ text: tell(language, `sign.${key}`), picture });
  const typed = (type: number, isIt: (unit: number) => boolean = () => true): CounterFace => {
    const unit = Math.max(
      0,
      [...Array(w.unitCount).keys()].findIndex((one) => w.type[one] === type && isIt(one)),
    );
    return blockFace(w, unit, w.strength[unit]);
  };
  const arm =
    (wanted: CounterFace['arm']) =>
    (unit: number): boolean =>
      blockFace(w, unit, 1).arm === wanted;
  const block = (key: SignKey, face: CounterFace, badges: readonly Badge[] = []): Sign => said(key, { face, badges });
  const isGuard = (unit: number): boolean => w.documents.units.units[unit].corps === 'Guard';
  const foot = typed(units.INFANTRY, (unit) => !isGuard(unit));
  const spot = (key: SignKey, at: Rect): Sign => said(key, partOf(w, at));
  const town = [...Array(w.townCount).keys()].find((one) => !w.cities.includes(one)) ?? 0;
  return [
    block('infantry', foot),
    block('heavy', typed(units.CAVALRY, arm('cavalry-heavy'))),
    block('light', typed(units.CAVALRY, arm('cavalry-light'))),
    block('foot', typed(units.FOOT)),
    block('horse', typed(units.HORSE)),
    block('leader', typed(units.LEADER)),
    block('guard', typed(units.INFANTRY, isGuard)),
    block('lost', worn(w)),
    block('hiddenFrench', hiddenFace(0, 1, false)),
    block('hiddenAnglo', hiddenFace(1, 1, false)),
    block('hiddenPrussian', hiddenFace(2, 1, false)),
    block('plate', plateFace(4)),
    block('moved', foot, ['moved']),
    block('owes', foot, ['owes']),
    block('frozen', foot, ['frozen']),
    said('town', townPicture(w, town)),
    said('city', townPicture(w, w.cities[0])),
    spot('major', onRoad(w, 1)),
    spot('minor', onRoad(w, 0)),
    spot('bridge', onBridge(w)),
    spot('border', onBorder(w)),
    spot('woods', onWoods(w)),
    said('reach', townPicture(w, town, { reach: [town] })),
    said('target', townPicture(w, town, { targets: [town] })),
  ];
}

/** An infantry block that has lost a step. */
function worn(w: Painted): CounterFace {
  const unit = [...Array(w.unitCount).keys()].find((one) => w.type[one] === units.INFANTRY && w.strength[one] > 1) ?? 0;
  return blockFace(w, unit, w.strength[unit] - 1);
}

/** The middle of a road of a class that crosses no river. */
function onRoad(w: Painted, major: 0 | 1): Rect {
  const road = [...Array(w.roadCount).keys()].find((one) => w.major[one] === major && w.river[one] === 0) ?? 0;
  const { geometry } = w.art;
  const [a, b] = [w.net.ends[2 * road], w.net.ends[2 * road + 1]];
  const bends = geometry.bends?.(a, b) ?? [];
  const at = bends[Math.floor(bends.length / 2)] ?? { x: geometry.x[a], y: geometry.y[a] };
  return windowAt(at.x, at.y, 1.4);
}

function onBridge(w: Painted): Rect {
  const [x, y] = w.documents.map.roads.find(({ bridges = [] }) => bridges.length > 0)?.bridges?.[0] ?? [0, 0];
  const at = point([x, y]);
  return windowAt(at.x, at.y, 1.4);
}

function onBorder(w: Painted): Rect {
  const { points } = w.documents.map.border;
  const at = point(points[points.length >> 1]);
  return windowAt(at.x, at.y, 2);
}

function onWoods(w: Painted): Rect {
  const { points } = w.documents.map.woods.areas[0];
  const all = points.map(point);
  const mean = (axis: 'x' | 'y'): number => all.reduce((sum, at) => sum + at[axis], 0) / all.length;
  return windowAt(mean('x'), mean('y'), 2);
}
