import './map.css';
import { lineAtTwo, type State } from '@hundred-days/kernel';
import { announcement, board, isLoose, position } from '@hundred-days/last-battles';
import type { JSX } from 'preact';
import { centreOf, HEX_PX } from '../../board/camera.ts';
import { at, corner } from '../../board/corners.ts';
import { type Box, isClear, type Size } from '../../board/plates.ts';
import type { BoardGeometry, Overlay, Point } from '../../board/types.ts';
import { sidePath } from './fightsigns.tsx';
import type { Setting } from './setting.ts';
import { tell } from './text/words.ts';

/** 8.3: what guns see from where they stand, and what cuts the lines they do not see along. */

/** What cuts a line: the hexside of a crest, or a hex, and the word for it. */
export interface Cut {
  readonly target: number;
  /** 6 * hex + direction of a crest; -1 where a hex is in the way. */
  readonly side: number;
  readonly hex: number;
  readonly what: 'crest' | 'forest' | 'town' | 'chateau';
}

/** The lines from a hex with guns to all enemies within two hexes, or to those who are attacked; null where there are no guns, or nothing to be seen. */
export function sightFrom(
  w: Setting,
  geometry: BoardGeometry,
  view: State,
  hex: number,
  language: string,
): Overlay | null {
  // 8.41: of those who attack now, guns in no enemy zone; others do not fire from afar.
  const guns = position
    .unitsIn(w, view, hex)
    .filter((unit) => w.side[unit] === view[w.at.phasing] && isLoose(w, view, unit))
    .filter((unit) => !position.did(w, view, unit, position.ATTACKED));
  if (guns.length === 0) return null;
  const attacked = announcement(w, view).targets.filter((target) => target >= 0);
  const targets = [...w.map.within(hex, w.documents.tables.ranges.bombardment)].filter((other) => {
    const side = position.sideIn(w, view, other);
    const meant = attacked.length === 0 || attacked.includes(other);
    return meant && side >= 0 && side !== w.side[guns[0]];
  });
  const seen = targets.filter((target) => board.canBombard(w, hex, target));
  const cuts = targets.flatMap((target) => cutTo(w, hex, target) ?? []);
  if (seen.length + cuts.length === 0) return null;
  const plate = cuts.length === 0 ? null : plateOf(w, geometry, view, hex, cuts, language);
  // Whoever has joined an attack shows his shots already.
  const firing = guns.some((unit) => position.plays(w, view, unit, position.JOINED));
  const shots = firing ? [] : seen.map((target) => [hex, target] as const);
  return { shots, over: cutLines(geometry, hex, cuts, plate) };
}

/** Why guns do not see, once for all lines that the same thing cuts, and where it is said. */
interface Plate extends Size {
  readonly at: Point;
  readonly rows: readonly string[];
}

const ROW = 20;

function plateOf(
  w: Setting,
  geometry: BoardGeometry,
  view: State,
  gun: number,
  cuts: readonly Cut[],
  language: string,
): Plate {
  const rows = [...new Set(cuts.map(({ what }) => tell(language, `blocked.${what}`)))];
  const size = { width: 7.2 * Math.max(...rows.map((row) => row.length)) + 18, height: ROW * rows.length };
  const crosses = cuts.map((cut) => crossOn(geometry, gun, cut));
  const boxes = [...counterBoxes(w, geometry, view), ...crosses.map((cross) => boxAt(cross, CROSS))];
  return { ...size, rows, at: besides(crosses[0], boxes, size) };
}

/** Every hex somebody stands in, with the sum of two at its edge. */
const counterBoxes = (w: Setting, geometry: BoardGeometry, view: State): Box[] =>
  [...Array(w.units).keys()]
    .filter((unit) => position.onMap(w, view, unit))
    .map((unit) => boxAt(centreOf(geometry, position.whereIs(w, view, unit)), HEX_PX / 2));

const CROSS = 10;
const boxAt = ({ x, y }: Point, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

/** As near to a point as it hides nobody, rather above or below it, since windows may be narrow; where everything is full, over as few as can be. */
function besides({ x, y }: Point, boxes: readonly Box[], size: Size): Point {
  const steps = [...Array(2 * FARTHEST + 1).keys()].map((i) => (i - FARTHEST) * STEP);
  const spots = steps
    .flatMap((dy) => steps.map((dx) => ({ x: x + dx, y: y + dy, far: Math.hypot(1.5 * dx, dy) })))
    .sort((a, b) => a.far - b.far);
  const clear = spots.find((spot) => isClear(boxes, spot, size));
  if (clear !== undefined) return clear;
  const hidden = (spot: Point): number => boxes.filter((box) => !isClear([box], spot, size)).length;
  return spots.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best));
}

const STEP = HEX_PX / 8;
/** So many steps: two hexes and a half. */
const FARTHEST = 20;

/** 8.3b to 8.33: what lies between guns and a hex two away; null for nothing. */
export function cutTo(w: Setting, gun: number, target: number): Cut | null {
  const line = lineAtTwo(w.map, gun, target);
  if (line === null || board.isSighted(w, gun, target)) return null;
  const bySide = (side: number): Cut => ({ target, side, hex: -1, what: 'crest' });
  const byHex = (hex: number): Cut => ({ target, side: -1, hex, what: board.TERRAINS[w.terrain[hex]] as Cut['what'] });
  const { flags, bit } = w.hexsides;
  const isCrest = (side: number): boolean => side >= 0 && (flags[side] & bit.crest) !== 0;
  if (!line.along) {
    const crest = line.crossed.find(isCrest);
    return crest === undefined ? byHex(line.middle) : bySide(crest);
  }
  if (isCrest(line.hexside)) return bySide(line.hexside);
  const flanks = [line.left, line.right].filter((hex) => hex >= 0 && hidesSight(w, hex));
  if (flanks.length === 2) return byHex(flanks[0]);
  const corner = line.corners.find((sides) => sides.filter(isCrest).length >= (flanks.length > 0 ? 1 : 2)) ?? [];
  return bySide(corner.find(isCrest) ?? line.hexside);
}

/** 5.62 */
const hidesSight = (w: Setting, hex: number): boolean =>
  w.documents.tables.terrainEffects.hex[board.TERRAINS[w.terrain[hex]]].blocksSight === true;

function cutLines(geometry: BoardGeometry, gun: number, cuts: readonly Cut[], plate: Plate | null): JSX.Element {
  return (
    <>
      {cuts.map((cut) => (
        <CutLine key={cut.target} geometry={geometry} gun={gun} cut={cut} />
      ))}
      {plate !== null && <CutPlate {...plate} />}
    </>
  );
}

interface CutLineProps {
  readonly geometry: BoardGeometry;
  readonly gun: number;
  readonly cut: Cut;
}

/** Dots to what is in the way, and a cross on it. */
function CutLine({ geometry, gun, cut }: CutLineProps): JSX.Element {
  const from = centreOf(geometry, gun);
  const cross = crossOn(geometry, gun, cut);
  const far = Math.hypot(cross.x - from.x, cross.y - from.y) || 1;
  const start = Math.min(0.9, (0.46 * HEX_PX) / far);
  const first = { x: from.x + start * (cross.x - from.x), y: from.y + start * (cross.y - from.y) };
  return (
    <g class="cut">
      <path class="cut-case" d={`M${at(first)}L${at(cross)}`} />
      <path class="cut-line" d={`M${at(first)}L${at(cross)}`} />
      {cut.side >= 0 && <path class="cut-side-case" d={sidePath(geometry, cut.side)} />}
      {cut.side >= 0 && <path class="cut-side" d={sidePath(geometry, cut.side)} />}
      <g transform={`translate(${at(cross)})`}>
        <circle r="8" />
        <path class="cut-cross" d="M-3.5 -3.5L3.5 3.5M3.5 -3.5L-3.5 3.5" />
      </g>
    </g>
  );
}

function CutPlate({ at: { x, y }, width, height, rows }: Plate): JSX.Element {
  return (
    <g class="cut" transform={`translate(${x} ${y})`}>
      <rect class="cut-plate" x={-width / 2} y={-height / 2} width={width} height={height} rx="4" />
      {rows.map((row, i) => (
        <text key={row} y={14.5 + ROW * i - height / 2}>
          {row}
        </text>
      ))}
    </g>
  );
}

/** On the hexside of a crest; before a hex that hides what is behind it, for somebody may stand there. */
function crossOn(geometry: BoardGeometry, gun: number, { side, hex }: Cut): Point {
  if (side >= 0) return middleOf(geometry, side);
  const [from, to] = [centreOf(geometry, gun), centreOf(geometry, hex)];
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

function middleOf(geometry: BoardGeometry, side: number): Point {
  const [hex, direction] = [Math.floor(side / 6), side % 6];
  const [a, b] = [corner(geometry, hex, direction), corner(geometry, hex, direction + 1)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
