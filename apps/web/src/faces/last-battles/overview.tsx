import './map.css';
import type { State } from '@hundred-days/kernel';
import { position } from '@hundred-days/last-battles';
import type { JSX } from 'preact';
import { bandPath } from '../../art/bands.tsx';
import { type NameSpot, placeNames } from '../../art/names.ts';
import { outline } from '../../art/shapes.ts';
import type { Band, Nation, Rect } from '../../art/types.ts';
import { centreOf, HEX_PX } from '../../board/camera.ts';
import { at } from '../../board/corners.ts';
import type { BoardGeometry, CounterFace, MapArt, Point } from '../../board/types.ts';
import { nameIn, shortName } from './names.ts';
import type { Setting } from './setting.ts';

/** The field from so far away that counters are marks: a block for each corps, with its strength. */

/** A corps, or a part of it that stands by itself. */
export interface Corps {
  readonly command: string;
  readonly nation: Nation;
  readonly band: Band;
  readonly strength: number;
  readonly units: readonly number[];
  /** Where its units stand, in the middle. */
  readonly centre: Point;
  /** Where its block lies. */
  readonly x: number;
  readonly y: number;
}

/** The side of a block on the sheet: about 31 pixels where a hex has 13. */
const SIDE = (31 / 13) * HEX_PX;
const GAP = (4 / 13) * HEX_PX;
/** Units further apart than this are two parts of a corps. */
const APART = 6;

/** Laid out once for a position: it is asked for whenever something is pointed at. */
export function overviewOf(w: Setting, art: MapArt): (view: State, language: string) => JSX.Element {
  const names = new Map<string, readonly NameSpot[]>();
  let last: { readonly view: State; readonly language: string; readonly drawn: JSX.Element } | null = null;
  return (view, language) => {
    const far = names.get(language) ?? namesFarAway(w, art, language);
    names.set(language, far);
    if (last?.view !== view || last.language !== language)
      last = { view, language, drawn: corpsBlocks(w, art.geometry, view, far, language) };
    return last.drawn;
  };
}

/** The scale of a whole campaign in a window of 1440 by 900: pixels a hex. Letters are to be read there. */
const FAR_AWAY = 11.5;

/** A wood of fewer hexes than these is not named there. */
const GREAT = 40;

/** The chief names as they are read from so far away, wherever pieces are. */
export function namesFarAway(w: Setting, art: MapArt, language: string): readonly NameSpot[] {
  const { width, height } = art.geometry;
  const names = art.names
    .filter(({ kind, places }) => !['area', 'height'].includes(kind) || places.length >= GREAT)
    .map((name) => ({ ...name, text: nameIn(w, name.text, language) }));
  return placeNames({ ...art, names }, [], { level: 'far', scale: FAR_AWAY, x: 0, y: 0, width, height });
}

/** What a name takes up, in pixels of the sheet. */
const roomOf = ({ box: { x, y, width, height } }: NameSpot): Rect => ({
  x: x * HEX_PX,
  y: y * HEX_PX,
  width: width * HEX_PX,
  height: height * HEX_PX,
});

const meet = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Steps aside by which a name gives way to a flag, in hexes: the nearest first. */
const BESIDE_A_FLAG: readonly Point[] = [1, 1.75, 2.5, 3.25, 4].flatMap((far) =>
  [90, 270, 0, 180, 45, 135, 225, 315].map((turn) => ({
    x: far * Math.cos((turn * Math.PI) / 180),
    y: far * Math.sin((turn * Math.PI) / 180),
  })),
);

/** Flags stay where their commanders are: a name that one lies on stands beside it, where nothing else is. */
export function namesBeside(
  w: Setting,
  geometry: BoardGeometry,
  view: State,
  names: readonly NameSpot[],
): readonly NameSpot[] {
  const flags = chiefsOf(w, geometry, view).flatMap((chief) => [flagRoom(chief), chiefRoom(w, chief)]);
  const set = [...names];
  set.forEach((name, i) => {
    if (name.under || !flags.some((flag) => meet(flag, roomOf(name)))) return;
    const others = [...flags, ...set.filter((other) => other !== name && !other.under).map(roomOf)];
    const aside = BESIDE_A_FLAG.map(({ x, y }) => movedBy(name, x, y));
    set[i] = aside.find((spot) => !others.some((other) => meet(other, roomOf(spot)))) ?? name;
  });
  return set;
}

const movedBy = (name: NameSpot, dx: number, dy: number): NameSpot => ({
  ...name,
  x: name.x + dx,
  y: name.y + dy,
  box: { ...name.box, x: name.box.x + dx, y: name.box.y + dy },
});

function corpsBlocks(
  w: Setting,
  geometry: BoardGeometry,
  view: State,
  all: readonly NameSpot[],
  language: string,
): JSX.Element {
  const chiefs = chiefsOf(w, geometry, view);
  const names = namesBeside(w, geometry, view, all);
  const blocks = laidOut(w, geometry, view, names);
  return (
    <g class="corps-blocks" ref={marksSheet}>
      <g class="names" transform={`scale(${HEX_PX})`}>
        {readAmong(blocks, names).map((name) => (
          <FarName key={`${name.text}${name.x}`} name={name} />
        ))}
      </g>
      {chiefs.map((chief) => (
        <Flag key={chief.piece} {...chief} />
      ))}
      {blocks.map((corps) => (
        <Block key={`${corps.nation} ${corps.command} ${corps.units[0]}`} corps={corps} />
      ))}
      {chiefs.map((chief) => (
        <text
          key={chief.piece}
          class="chief-name"
          {...chiefNameAt(chief)}
          font-size={CHIEF_NAME}
          text-anchor={chief.left ? 'end' : 'start'}
        >
          {shortName(w, chief.piece, language)}
        </text>
      ))}
    </g>
  );
}

/** A name that blocks lie on gives way to them: half a word is none. */
export const readAmong = (blocks: readonly Point[], names: readonly NameSpot[]): readonly NameSpot[] =>
  names.filter((name) => {
    const room = roomOf(name);
    return blocks.reduce((sum, at) => sum + hidden(at, [room]), 0) <= MOST_HIDDEN * room.width * room.height;
  });

const MOST_HIDDEN = 0.15;

/** Its own names are left out from so far away. A style that looked for blocks (`:has`) would be worked out again for the whole map. */
const marksSheet = (blocks: SVGGElement | null): void => blocks?.closest('.sheet')?.classList.add('sheet--blocks');

const FarName = ({ name }: { readonly name: NameSpot }): JSX.Element => (
  <text
    class={`art-name art-name--${name.kind}`}
    x={name.x}
    y={name.y}
    font-size={name.size}
    stroke-width={name.halo}
    letter-spacing={name.spacing}
  >
    {name.text}
  </text>
);

interface Chief {
  readonly piece: number;
  readonly face: CounterFace;
  /** The middle of his flag: where he is. */
  readonly x: number;
  readonly y: number;
  /** To the left of another whom he is with. */
  readonly left: boolean;
}

/** Those who command others, where there are such: their flags stay where they are. */
function chiefsOf(w: Setting, geometry: BoardGeometry, view: State): readonly Chief[] {
  const chiefs: Chief[] = [];
  for (let piece = w.units; 2 * piece < w.counters.length; piece++) {
    const face = w.counters[2 * piece];
    const place = view[w.at.where + piece];
    if (face.left === '' || place < 0) continue;
    const { x, y } = centreOf(geometry, place);
    // Of two who are together the second stands to the left.
    const beside = chiefs.find((other) => Math.abs(other.x - x) < SIDE && Math.abs(other.y - y) < SIDE);
    const left = beside !== undefined;
    chiefs.push({ piece, face, x: left ? beside.x - SIDE - GAP : x, y, left });
  }
  return chiefs;
}

/** The letters of a commander's name: 11 pixels where a hex has eleven and a half. */
const CHIEF_NAME = (11 / FAR_AWAY) * HEX_PX;

/** His name stands over his flag, from its pole on; that of the left of two ends over it. */
const chiefNameAt = ({ x, y, left }: Chief): Point => ({ x: x + (left ? 0.5 : -0.36) * SIDE, y: y - 0.66 * SIDE });

/** About what it takes up. */
function chiefRoom(w: Setting, chief: Chief): Rect {
  const { x, y } = chiefNameAt(chief);
  const width = 0.42 * CHIEF_NAME * w.unitData[chief.piece].name.length;
  return { x: chief.left ? x - width : x, y: y - 0.8 * CHIEF_NAME, width, height: CHIEF_NAME };
}

const flagRoom = ({ x, y }: Chief): Rect => ({ x: x - 0.4 * SIDE, y: y - 0.6 * SIDE, width: SIDE, height: 0.8 * SIDE });

function Flag({ face, x, y }: Chief): JSX.Element | null {
  const Draw = face.draw;
  if (Draw === undefined) return null;
  return (
    <g class="chief-flag" transform={`translate(${at({ x: x - SIDE / 2, y: y - SIDE / 2 })}) scale(${SIDE / 100})`}>
      <Draw face={face} level="far" />
    </g>
  );
}

function Block({ corps }: { readonly corps: Corps }): JSX.Element {
  const { centre, x, y } = corps;
  return (
    <>
      <path class="corps-leader" d={`M${at(centre)}L${at({ x, y })}`} />
      <g transform={`translate(${at({ x: x - SIDE / 2, y: y - SIDE / 2 })}) scale(${SIDE / 100})`}>
        <CorpsSign {...corps} />
      </g>
    </>
  );
}

/** A corps as a piece of its own, in the box of 100: its name on its band, what it has below. */
export function CorpsSign({
  nation,
  band,
  command,
  strength,
}: Pick<Corps, 'nation' | 'band' | 'command'> & { readonly strength?: number }): JSX.Element {
  return (
    <g class={`counter counter--${nation}`}>
      <path class="counter-lip" d={outline(nation, 0, 3, 6)} />
      <path class="counter-face" d={outline(nation)} />
      <path class={`counter-band band--${band.colour}`} d={bandPath(nation, 43)} />
      <path class="counter-band-edge" d="M0 43.5H100" />
      <path class="counter-edge" d={outline(nation, 1.5)} />
      <text
        class="counter-text counter-designation counter-band-text"
        x="50"
        y="35"
        font-size={command.length > 4 ? 24 : 36}
      >
        {command}
      </text>
      {strength !== undefined && (
        <text class="counter-text" x="50" y="91" font-size="52" text-anchor="middle">
          {strength}
        </text>
      )}
    </g>
  );
}

export function laidOut(
  w: Setting,
  geometry: BoardGeometry,
  view: State,
  names: readonly NameSpot[] = [],
): readonly Corps[] {
  const blocks = partsOf(w, geometry, view);
  const flags = chiefsOf(w, geometry, view);
  const chiefs = flags.map(({ x, y }): Spot => ({ x, y, stays: true }));
  const read = [...names.filter(({ under }) => !under).map(roomOf), ...flags.map((chief) => chiefRoom(w, chief))];
  const spots: Spot[] = blocks.map(({ centre, nation }) => startOf(blocks, centre, nation));
  const margin = SIDE / 2 + 0.3 * HEX_PX;
  const inside = (value: number, length: number): number => Math.max(margin, Math.min(length * HEX_PX - margin, value));
  // At the edge of the sheet one stays, and the other gives way.
  const all = [...spots, ...chiefs];
  for (let again = 0; again < 400; again++) {
    for (const spot of spots) {
      spot.x = inside(spot.x, geometry.width);
      spot.y = inside(spot.y, geometry.height);
    }
    if (!pushedApart(all)) break;
  }
  const isInside = ({ x, y }: Point): boolean => x === inside(x, geometry.width) && y === inside(y, geometry.height);
  for (const spot of spots) offNames(spot, all, read, isInside);
  return blocks.map((corps, i) => ({ ...corps, x: spots[i].x, y: spots[i].y }));
}

/** Steps aside by which a block may leave a name free, the nearest first. */
const ASIDE = [0.25, 0.5, 0.75, 1, 1.25].flatMap((far) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => ({
    x: far * SIDE * Math.cos((eighth * Math.PI) / 4),
    y: far * SIDE * Math.sin((eighth * Math.PI) / 4),
  })),
);

/** A block that lies over a name goes where it hides less of any, if there is room near by. */
function offNames(spot: Spot, others: readonly Spot[], names: readonly Rect[], isInside: (at: Point) => boolean): void {
  const near = names.filter(({ x, y, width, height }) => {
    const [dx, dy] = [Math.max(x - spot.x, spot.x - x - width), Math.max(y - spot.y, spot.y - y - height)];
    return dx < 2 * SIDE && dy < 2 * SIDE;
  });
  let least = hidden(spot, near);
  const { x, y } = spot;
  for (const aside of ASIDE) {
    if (least === 0) return;
    const at = { x: x + aside.x, y: y + aside.y };
    const isFree = others.every(
      (one) => one === spot || Math.max(Math.abs(one.x - at.x), Math.abs(one.y - at.y)) >= SIDE,
    );
    if (!isFree || !isInside(at)) continue;
    const now = hidden(at, near);
    if (now >= least) continue;
    least = now;
    [spot.x, spot.y] = [at.x, at.y];
  }
}

/** How much of names a block there would lie over. */
function hidden(at: Point, names: readonly Rect[]): number {
  let sum = 0;
  for (const { x, y, width, height } of names) {
    const across = Math.min(at.x + SIDE / 2, x + width) - Math.max(at.x - SIDE / 2, x);
    const down = Math.min(at.y + SIDE / 2, y + height) - Math.max(at.y - SIDE / 2, y);
    if (across > 0 && down > 0) sum += across * down;
  }
  return sum;
}

/** Away from the enemy, so that the lines between the armies stay in sight. */
function startOf(blocks: readonly Corps[], centre: Point, nation: Nation): Spot {
  const enemies = blocks.filter((other) => (other.nation === 'french') !== (nation === 'french'));
  if (enemies.length === 0) return { ...centre };
  const [nearest] = [...enemies].sort((a, b) => apart(a.centre, centre) - apart(b.centre, centre));
  const far = apart(nearest.centre, centre) || 1;
  const back = SIDE / 2 / far;
  return {
    x: centre.x + back * (centre.x - nearest.centre.x),
    y: centre.y + back * (centre.y - nearest.centre.y),
  };
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

interface Spot {
  x: number;
  y: number;
  /** A flag: others give way to it. */
  readonly stays?: true;
}

/** Moves each two that lie over one another apart, by the shorter way; false where none do. Asked hundreds of times a look. */
function pushedApart(spots: readonly Spot[]): boolean {
  let moved = false;
  for (let i = 0; i < spots.length; i++) {
    const a = spots[i];
    for (let j = i + 1; j < spots.length; j++) {
      const b = spots[j];
      const dx = b.x - a.x;
      const overX = SIDE + GAP - Math.abs(dx);
      if (overX <= 0.5) continue;
      const dy = b.y - a.y;
      const overY = SIDE + GAP - Math.abs(dy);
      if (overY <= 0.5 || (a.stays && b.stays)) continue;
      moved = true;
      // Who gives way to a flag stands beside it, so that those above and below have their room.
      const axis = overX < overY || a.stays || b.stays ? 'x' : 'y';
      const by = (axis === 'x' ? overX : overY) * ((axis === 'x' ? dx : dy) < 0 ? -1 : 1);
      if (!a.stays) a[axis] -= b.stays ? by : by / 2;
      if (!b.stays) b[axis] += a.stays ? by : by / 2;
    }
  }
  return moved;
}

/** The corps on the map, each in as many parts as it stands in. */
function partsOf(w: Setting, geometry: BoardGeometry, view: State): Corps[] {
  const commands = new Map<string, number[]>();
  for (let unit = 0; unit < w.units; unit++) {
    if (!position.onMap(w, view, unit)) continue;
    const key = `${w.unitData[unit].army} ${w.unitData[unit].command}`;
    commands.set(key, [...(commands.get(key) ?? []), unit]);
  }
  return [...commands.values()].flatMap((units) =>
    clusters(w, view, units).map((part): Corps => {
      const points = part.map((unit) => centreOf(geometry, position.whereIs(w, view, unit)));
      const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
      const centre = { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
      const { nation, band } = w.counters[2 * part[0]];
      return {
        command: w.unitData[part[0]].command,
        nation,
        band: band as Band,
        strength: part.reduce((sum, unit) => sum + position.strengthOf(w, view, unit), 0),
        units: part,
        centre,
        ...centre,
      };
    }),
  );
}

function clusters(w: Setting, view: State, units: readonly number[]): number[][] {
  const left = new Set(units);
  const near = (a: number, b: number): boolean =>
    w.map.distance(position.whereIs(w, view, a), position.whereIs(w, view, b)) <= APART;
  return units.flatMap((first) => {
    if (!left.delete(first)) return [];
    const part = [first];
    for (const unit of part) {
      for (const other of left) {
        if (!near(unit, other)) continue;
        left.delete(other);
        part.push(other);
      }
    }
    return [part];
  });
}
