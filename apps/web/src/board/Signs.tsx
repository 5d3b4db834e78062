import { inHalves } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import { Badges } from '../art/counters.tsx';
import { memo } from '../art/memo.tsx';
import { centreOf, HEX_PX } from './camera.ts';
import { hexPath } from './corners.ts';
import { arrowPath, chevronPath, discAt, shotPath, wayPath } from './lines.ts';
import { pieceTransform, spotOf } from './Pieces.tsx';
import { clearPoint, rangePoints, roadSpots } from './plates.ts';
import type {
  BoardGeometry,
  BoardPiece,
  BoardProps,
  CommandRange,
  Overlay,
  OverlayProps,
  Spot,
  ZoomLevel,
} from './types.ts';

interface SignsProps extends Pick<OverlayProps, 'overlay'>, Pick<BoardProps, 'art' | 'pieces'> {
  readonly level: ZoomLevel;
}

/** What lies over the counters: rings, lines, the path. The first board of a game has none of them, and does not wait for them. */
export const Signs = memo(function Signs({ art, overlay: now, pieces, level }: SignsProps): JSX.Element {
  const { geometry } = art;
  const overlay = now.value;
  const {
    targets = [],
    candidates = [],
    joinable = [],
    attackers = [],
    contacts = [],
    shots = [],
    causes = [],
  } = overlay;
  const ringed = new Set([...candidates, ...joinable, ...attackers, ...targets, ...causes]);
  return (
    <g class="over">
      {candidates.map((place) => (
        <Ring key={place} geometry={geometry} place={place} className="ring-candidate" />
      ))}
      {joinable.map((place) => (
        <Ring key={place} geometry={geometry} place={place} className="ring-joinable" />
      ))}
      {attackers.map((place) => (
        <Ring key={place} geometry={geometry} place={place} className="ring-attacker" />
      ))}
      {targets.map((place) => (
        <Target key={place} geometry={geometry} place={place} />
      ))}
      {(overlay.doubled ?? []).map((place) => (
        <Doubled key={place} geometry={geometry} place={place} />
      ))}
      {contacts.map(([from, to]) => (
        <path key={`${from}-${to}`} class="chevron" d={chevronPath(geometry, from, to)} />
      ))}
      {shots.map(([from, to]) => (
        <g key={`${from}-${to}`}>
          <path class="shot-case" d={shotPath(geometry, from, to)} />
          <path class="shot" d={shotPath(geometry, from, to)} />
        </g>
      ))}
      {overlay.trace !== undefined && overlay.trace.length > 1 && (
        <g class="trace">
          <path class="trace-case" d={wayPath(geometry, overlay.trace)} />
          <path class="trace-line" d={wayPath(geometry, overlay.trace)} />
        </g>
      )}
      {overlay.chosen !== undefined && !targets.includes(overlay.chosen) && (
        <g class="chosen">
          <path class="chosen-case" d={hexPath(geometry, overlay.chosen)} />
          <path class="chosen-edge" d={hexPath(geometry, overlay.chosen)} />
        </g>
      )}
      {(overlay.ranges ?? []).map((range) => (
        <RangePlate key={range.place} geometry={geometry} pieces={pieces} range={range} />
      ))}
      {causes.map((place) => (
        <Ring key={place} geometry={geometry} place={place} className="ring-cause" />
      ))}
      {level !== 'far' &&
        pieces
          .filter(({ place, badges }) => badges.length > 0 && ringed.has(place))
          .map((piece) => (
            <BadgesOver key={piece.piece} geometry={geometry} piece={piece} spot={spotOf(pieces, piece)} />
          ))}
      {overlay.refused !== undefined && <path class="refused" d={hexPath(geometry, overlay.refused)} />}
      {overlay.intent !== undefined && <Intent geometry={geometry} places={overlay.intent} />}
      {overlay.path !== undefined && <Way geometry={geometry} path={overlay.path} pieces={pieces} />}
      {overlay.notes !== undefined && <RoadNotes art={art} pieces={pieces} notes={overlay.notes} level={level} />}
      {overlay.over}
    </g>
  );
});

/** Hexes with numbers in them that nothing may strike out. */
const takenHexes = ({ layout }: BoardGeometry, pieces: readonly BoardPiece[]): ReadonlySet<number> =>
  new Set(layout === 'points' ? [] : pieces.map(({ place }) => place));

/** Arrows of the ways that are asked for: over the piece in hand, which would hide where they start. */
export const Arrows = memo(function Arrows({
  geometry,
  overlay,
  pieces,
}: OverlayProps & Pick<BoardProps, 'pieces'>): JSX.Element {
  const taken = takenHexes(geometry, pieces);
  const arrow = (way: readonly number[]): string => arrowPath(geometry, way, taken.has(way[way.length - 1]));
  return (
    <g class="over">
      {(overlay.value.ways ?? []).map((way) => (
        <g key={way.join('-')}>
          <path class="way-case" d={arrow(way)} />
          <path class="way" d={arrow(way)} />
        </g>
      ))}
    </g>
  );
});

type Note = NonNullable<Overlay['notes']>[number];

interface RangePlateProps extends Pick<BoardProps, 'pieces'> {
  readonly geometry: BoardGeometry;
  readonly range: CommandRange;
}

/** Whose range it is, at its northern edge or where it hides no numbers. */
function RangePlate({ geometry, pieces, range }: RangePlateProps): JSX.Element {
  const width = 8.2 * range.text.length + 18;
  const { x, y } = clearPoint(geometry, pieces, rangePoints(geometry, range), { width, height: 24 });
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="range-plate" x={-width / 2} y="-12" width={width} height="24" rx="4" />
      <text class="range-text" y="5">
        {range.text}
      </text>
    </g>
  );
}

interface RoadNotesProps extends Pick<BoardProps, 'art' | 'pieces'> {
  readonly notes: readonly Note[];
  readonly level: ZoomLevel;
}

/** To be read from afar too. */
const NOTE_SCALE: Readonly<Record<ZoomLevel, number>> = { far: 2.2, middle: 1.4, near: 1 };

/** Plates on roads, in their middle or where they hide nothing; one with no room left is filled. */
function RoadNotes({ art, pieces, notes, level }: RoadNotesProps): JSX.Element {
  const scale = NOTE_SCALE[level];
  const lines = notes.map(({ line }) => line);
  const spots = roadSpots(art, pieces, level, lines, { width: 30 * scale, height: 20 * scale });
  return (
    <>
      {notes.map(({ line, text, full }, i) => (
        <g
          key={line.join()}
          class={full ? 'road-note road-note--full' : 'road-note'}
          transform={`translate(${spots[i].x} ${spots[i].y}) scale(${scale})`}
        >
          <rect x="-15" y="-10" width="30" height="20" rx="10" />
          <text y="5">{text}</text>
        </g>
      ))}
    </>
  );
}

interface BadgesOverProps {
  readonly geometry: BoardGeometry;
  readonly piece: BoardPiece;
  readonly spot: Spot;
}

/** The badges of a ringed piece once more: a ring must not strike them out. */
function BadgesOver({ geometry, piece, spot }: BadgesOverProps): JSX.Element {
  const { x, y } = centreOf(geometry, piece.place);
  return (
    <g style={{ transform: pieceTransform({ x: x + spot.dx, y: y + spot.dy }, spot.size) }}>
      <Badges badges={piece.badges} />
    </g>
  );
}

interface RingProps {
  readonly geometry: BoardGeometry;
  readonly place: number;
  readonly className: string;
}

function Ring({ geometry, place, className }: RingProps): JSX.Element {
  const { x, y } = centreOf(geometry, place);
  const half = HEX_PX * 0.42;
  return <rect class={className} x={x - half} y={y - half} width={2 * half} height={2 * half} rx="8" />;
}

export function Target({ geometry, place }: { geometry: BoardGeometry; place: number }): JSX.Element {
  const { x, y } = centreOf(geometry, place);
  const r = HEX_PX * 0.46;
  const ticks = `M0 ${-r - 5}V${-r + 8}M0 ${r + 5}V${r - 8}M${-r - 5} 0H${-r + 8}M${r + 5} 0H${r - 8}`;
  return (
    <g class="target" transform={`translate(${x} ${y})`}>
      <circle r={r} class="target-case" />
      <circle r={r} />
      <path d={ticks} />
    </g>
  );
}

function Doubled({ geometry, place }: { geometry: BoardGeometry; place: number }): JSX.Element {
  const { x, y } = centreOf(geometry, place);
  return (
    <g class="doubled" transform={`translate(${x - HEX_PX * 0.36} ${y - HEX_PX * 0.36})`}>
      <circle r="11" />
      <text y="5">×2</text>
    </g>
  );
}

/** Dashed, so that it is not taken for a way that is being chosen. */
function Intent({ geometry, places }: { geometry: BoardGeometry; places: readonly number[] }): JSX.Element {
  const d = `${wayPath(geometry, places)}${hexPath(geometry, places[places.length - 1])}`;
  return (
    <g class="intent">
      <path class="path-case" d={d} />
      <path class="intent-line" d={d} />
    </g>
  );
}

interface WayProps extends Pick<BoardProps, 'pieces'> {
  readonly geometry: BoardGeometry;
  readonly path: NonNullable<Overlay['path']>;
}

function Way({ geometry, path, pieces }: WayProps): JSX.Element {
  const d = wayPath(geometry, path.places);
  const taken = takenHexes(geometry, pieces);
  const first = path.places.length - path.costs.length;
  return (
    <g class="path">
      <path class="path-case" d={d} />
      <path class="path-line" d={d} />
      {path.places.slice(-path.costs.length).map((place, i) => {
        const { x, y } = discAt(geometry, path.places, first + i, taken.has(place));
        const last = i === path.costs.length - 1;
        return (
          <g key={place} class={last ? 'path-disc path-last' : 'path-disc'} transform={`translate(${x} ${y})`}>
            <circle r="11" />
            <text y="5">{inHalves(path.costs[i])}</text>
          </g>
        );
      })}
    </g>
  );
}
