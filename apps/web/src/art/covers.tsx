import type { JSX } from 'preact';
import { Counter } from './counters.tsx';
import { coverWindow, type SceneId } from './coverscenes.ts';
import { Flag } from './flags.tsx';
import { Block } from './pieces.tsx';
import { roadWindow } from './roadwindow.ts';
import { Svg } from './svg.tsx';

/** The boxes on the shelf: linen, a cream double frame, a title, and a window on the game's own map. */

export type CoverId = SceneId | 'napoleon-1815';

export const COVER_IDS: readonly CoverId[] = [
  'napoleon-at-waterloo',
  'napoleon-1815',
  'waterloo-campaign',
  'the-last-battles',
  'the-day-of-waterloo',
];

export interface CoverProps {
  readonly game: CoverId;
  /** One or two lines. */
  readonly title: readonly string[];
  /** Players and length. */
  readonly note: string;
  /** Pixels; the box is 1.31 times as high. */
  readonly width?: number;
  readonly label?: string;
}

const [FRONT_W, FRONT_H] = [206, 282];
const [DEPTH_X, DEPTH_Y] = [19, 12];
const WINDOW = { x: 12, y: 73, width: 182, height: 167 } as const;

export function Cover({ game, title, note, width = 226, label }: CoverProps): JSX.Element {
  const [boxW, boxH] = [FRONT_W + DEPTH_X + 2, FRONT_H + DEPTH_Y + 2];
  const height = Math.round((width * boxH) / boxW);
  return (
    <Svg
      class={`cover cover--${game}`}
      viewBox={`-1 ${-DEPTH_Y - 1} ${boxW} ${boxH}`}
      width={width}
      height={height}
      label={label}
    >
      <path class="cover-top" d={`M0 0L${DEPTH_X} ${-DEPTH_Y}H${FRONT_W + DEPTH_X}L${FRONT_W} 0Z`} />
      <path
        class="cover-spine"
        d={`M${FRONT_W} 0l${DEPTH_X} ${-DEPTH_Y}V${FRONT_H - DEPTH_Y}L${FRONT_W} ${FRONT_H}Z`}
      />
      <rect class="cover-front" width={FRONT_W} height={FRONT_H} />
      <path class="cover-linen" d={LINEN} />
      <rect class="cover-frame" x="4" y="4" width={FRONT_W - 8} height={FRONT_H - 8} stroke-width="1.4" />
      <rect class="cover-frame" x="7" y="7" width={FRONT_W - 14} height={FRONT_H - 14} stroke-width="0.7" />
      {title.map((line, i) => (
        <text key={line} class="cover-title" x={FRONT_W / 2} y={title.length === 1 ? 48 : 34 + 25 * i}>
          {line}
        </text>
      ))}
      <rect class="cover-frame" x={WINDOW.x - 3} y={WINDOW.y - 3} width={WINDOW.width + 6} height={WINDOW.height + 6} />
      {game === 'napoleon-1815' ? <RoadMapWindow /> : <HexMapWindow game={game} />}
      <text class="cover-note" x={FRONT_W / 2} y="263">
        {note}
      </text>
    </Svg>
  );
}

/** The weave of the cloth: threads both ways, barely seen. */
const LINEN = linen();

function linen(): string {
  let d = '';
  for (let y = 2; y < FRONT_H; y += 2.6) d += `M0 ${y.toFixed(1)}H${FRONT_W}`;
  for (let x = 2; x < FRONT_W; x += 2.6) d += `M${x.toFixed(1)} 0V${FRONT_H}`;
  return d;
}

function HexMapWindow({ game }: { readonly game: SceneId }): JSX.Element {
  const { art, x, y, width, counters, flags } = coverWindow(game);
  const height = (width * WINDOW.height) / WINDOW.width;
  return (
    <g>
      <svg {...WINDOW} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        {art.layers
          .filter((layer) => layer.levels.includes('near'))
          .map((layer) => (
            <path key={layer.id} class={layer.className} d={layer.d} />
          ))}
        {counters.map((piece) => (
          <g key={`${piece.x} ${piece.y}`} transform={`translate(${piece.x - 0.38} ${piece.y - 0.38}) scale(0.0076)`}>
            <Counter face={piece.face} level={piece.face.designation === '' ? 'middle' : 'near'} />
          </g>
        ))}
        {flags.map((flag) => (
          <g key={`${flag.nation} ${flag.range}`} transform={`translate(${flag.x} ${flag.y}) scale(0.009)`}>
            <Flag nation={flag.nation} range={flag.range} />
          </g>
        ))}
      </svg>
      {game === 'the-day-of-waterloo' && <Clock />}
    </g>
  );
}

/** Half past eleven: the hour of the first shot. */
function Clock(): JSX.Element {
  const marks = Array.from({ length: 12 }, (_, hour) => {
    const [sin, cos] = [Math.sin((hour * Math.PI) / 6), Math.cos((hour * Math.PI) / 6)];
    const inner = hour % 3 === 0 ? 18 : 20.5;
    return `M${(inner * sin).toFixed(1)} ${(-inner * cos).toFixed(1)}L${(24 * sin).toFixed(1)} ${(-24 * cos).toFixed(1)}`;
  });
  return (
    <g class="cover-clock" transform="translate(161 207)">
      <circle r="28" />
      <circle class="cover-clock-rim" r="25.5" />
      <path class="cover-clock-marks" d={marks.join('')} />
      <path class="cover-clock-hands" d="M1 -4L-3.6 -13.5M0 5V19" />
      <circle class="cover-clock-pin" r="2.2" />
    </g>
  );
}

function RoadMapWindow(): JSX.Element {
  const { main, lanes, rings, hubs, houses } = roadWindow();
  return (
    <g>
      <svg {...WINDOW} viewBox={`0 0 2.9 ${(2.9 * WINDOW.height) / WINDOW.width}`} aria-hidden="true">
        <rect class="art-paper" x="-1" y="-1" width="6" height="6" />
        <path class="art-track-case" d={lanes} />
        <path class="art-track-fill" d={lanes} />
        <path class="art-road-case" d={main} />
        <path class="art-road-fill" d={main} />
        <path class="art-buildings" d={houses} />
        <path class="cover-ring" d={rings} />
        <path class="cover-hub" d={hubs} />
      </svg>
      {BLOCKS.map(([x, y, size, block]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size / 100})`}>
          {block}
        </g>
      ))}
    </g>
  );
}

const BLOCKS: readonly (readonly [x: number, y: number, size: number, block: JSX.Element])[] = [
  [74, 122, 46, <Block key="1" nation="prussian" />],
  [129, 128, 46, <Block key="2" nation="prussian" />],
  [
    27,
    172,
    54,
    <Block
      key="3"
      nation="french"
      front={{ arm: 'infantry', steps: 3, lost: 0, left: 'Gd', right: 'F3', guard: true }}
    />,
  ],
  [
    94,
    176,
    54,
    <Block key="4" nation="french" front={{ arm: 'cavalry-heavy', steps: 2, lost: 0, left: 'IV CC', right: 'F3' }} />,
  ],
];
