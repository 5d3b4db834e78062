import './map.css';
import { lineAtTwo, type State } from '@hundred-days/kernel';
import { board, position } from '@hundred-days/last-battles';
import type { JSX } from 'preact';
import { centreOf, HEX_PX } from '../../board/camera.ts';
import { at, corner } from '../../board/corners.ts';
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

/** The lines from a hex with guns to all enemies within two hexes; null where there are no guns, or nothing to be seen. */
export function sightFrom(
  w: Setting,
  geometry: BoardGeometry,
  view: State,
  hex: number,
  language: string,
): Overlay | null {
  const guns = position.unitsIn(w, view, hex).filter((unit) => w.gun[unit] === 1);
  if (guns.length === 0) return null;
  const targets = [...w.map.within(hex, w.documents.tables.ranges.bombardment)].filter((other) => {
    const side = position.sideIn(w, view, other);
    return side >= 0 && side !== w.side[guns[0]];
  });
  const seen = targets.filter((target) => board.canBombard(w, hex, target));
  const cuts = targets.flatMap((target) => cutTo(w, hex, target) ?? []);
  if (seen.length + cuts.length === 0) return null;
  return { shots: seen.map((target) => [hex, target] as const), over: cutLines(geometry, hex, cuts, language) };
}

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

function cutLines(geometry: BoardGeometry, gun: number, cuts: readonly Cut[], language: string): JSX.Element {
  return (
    <>
      {cuts.map((cut) => (
        <CutLine key={cut.target} geometry={geometry} gun={gun} cut={cut} />
      ))}
      {cuts
        .filter(({ what }, i) => cuts.findIndex((cut) => cut.what === what) === i)
        .map((cut, row) => (
          <CutPlate key={cut.what} geometry={geometry} cut={cut} row={row} language={language} />
        ))}
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
  const cross = crossOn(geometry, cut);
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

interface CutPlateProps extends Pick<CutLineProps, 'geometry' | 'cut'> {
  /** Plates with other reasons lie above it. */
  readonly row: number;
  readonly language: string;
}

/** Why guns do not see, once for all lines that the same thing cuts: plates would lie over one another. */
function CutPlate({ geometry, cut, row, language }: CutPlateProps): JSX.Element {
  const { x, y } = crossOn(geometry, cut);
  const text = tell(language, `blocked.${cut.what}`);
  const width = 7.2 * text.length + 18;
  return (
    <g class="cut" transform={`translate(${x} ${y + 24 * row})`}>
      <rect class="cut-plate" x={-width / 2} y="12" width={width} height="20" rx="4" />
      <text y="26.5">{text}</text>
    </g>
  );
}

const crossOn = (geometry: BoardGeometry, { side, hex }: Cut): Point =>
  side >= 0 ? middleOf(geometry, side) : centreOf(geometry, hex);

function middleOf(geometry: BoardGeometry, side: number): Point {
  const [hex, direction] = [Math.floor(side / 6), side % 6];
  const [a, b] = [corner(geometry, hex, direction), corner(geometry, hex, direction + 1)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
