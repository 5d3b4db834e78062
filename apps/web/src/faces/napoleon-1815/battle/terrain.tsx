import type { JSX } from 'preact';
import { hash } from '../../../art/map/hash.ts';
import { chaikin, type Polyline, resample } from '../../../art/map/polyline.ts';
import { Svg } from '../../../art/svg.tsx';

/** The ground of a battle, drawn by the recipes of the maps: a wood with its scalloped rim, a farm, hachures, a stream. */

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Points round an ellipse, loosened by chance that is always the same. */
function ring(cx: number, cy: number, rx: number, ry: number, points: number, loose: number): Polyline {
  return Array.from({ length: points }, (_, i) => {
    const angle = (2 * Math.PI * i) / points;
    const far = 1 + loose * (hash(i, points, 7) - 0.5);
    return [cx + rx * far * Math.cos(angle), cy + ry * far * Math.sin(angle)];
  }).flat();
}

interface Scallops {
  readonly rim: string;
  /** The scallops that lie away from the light. */
  readonly shade: string;
}

function scallops(edge: Polyline): Scallops {
  let rim = `M${n(edge[0])} ${n(edge[1])}`;
  let shade = '';
  for (let i = 0; i < edge.length; i += 2) {
    const j = (i + 2) % edge.length;
    const [dx, dy] = [edge[j] - edge[i], edge[j + 1] - edge[i + 1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [dy / length, -dx / length];
    const bulge = 6 + 3.5 * hash(edge[i], edge[i + 1], 2);
    const mid = `${n((edge[i] + edge[j]) / 2 + bulge * nx)} ${n((edge[i + 1] + edge[j + 1]) / 2 + bulge * ny)}`;
    const arc = `Q${mid} ${n(edge[j])} ${n(edge[j + 1])}`;
    rim += arc;
    if (0.6 * nx + 0.8 * ny > 0.25) shade += `M${n(edge[i])} ${n(edge[i + 1])}${arc}`;
  }
  return { rim: `${rim}Z`, shade };
}

const WOOD_EDGE = resample(chaikin(ring(150, 85, 132, 68, 14, 0.22), 2, true), 10, true);
const WOOD = scallops(WOOD_EDGE);
const TREES = trees();

/** Rows of trees inside the ellipse, every second row shifted. */
function trees(): string {
  let d = '';
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 13; column++) {
      const x = 22 + 21 * (column + (row % 2) / 2) + 9 * (hash(column, row, 3) - 0.5);
      const y = 24 + 15 * row + 7 * (hash(column, row, 4) - 0.5);
      if (((x - 150) / 118) ** 2 + ((y - 85) / 56) ** 2 > 1) continue;
      const r = 3 + 1.6 * hash(column, row, 5);
      d += `M${n(x - r)} ${n(y)}a${n(r)} ${n(1.1 * r)} 0 0 1 ${n(2 * r)} 0M${n(x)} ${n(y + 0.6)}h${n(2.2 * r)}`;
    }
  }
  return d;
}

export function WoodsArt(): JSX.Element {
  return (
    <Svg class="ground-art ground-art--woods" viewBox="0 0 300 170" preserveAspectRatio="none">
      <path class="ground-woods" d={WOOD.rim} />
      <path class="ground-trees" d={TREES} />
      <path class="ground-rim" d={WOOD.rim} />
      <path class="ground-shade" d={WOOD.shade} />
    </Svg>
  );
}

/** Three wings round a yard and a garden with its hedge; whoever holds it stands in the yard. */
export function FarmArt(): JSX.Element {
  return (
    <Svg class="ground-art" viewBox="0 0 150 130">
      <g transform="rotate(-4 75 65)">
        <rect class="ground-garden" x="8" y="8" width="134" height="114" />
        <path class="ground-beds" d="M14 112H136M14 104H136" />
        <path class="ground-house" d="M16 26H34V100H16ZM40 14H112V32H40ZM116 26H134V92H116Z" />
        <path class="ground-roof" d="M25 32V94M46 23H106M125 32V86" />
        <path
          class="ground-tiles"
          d="M16 46H34M16 66H34M16 84H34M60 14V32M82 14V32M96 14V32M116 44H134M116 62H134M116 78H134"
        />
      </g>
    </Svg>
  );
}

const HACHURES = hachures();

/** Thin wedges downhill, all round. */
function hachures(): string {
  let d = '';
  const count = 84;
  for (let i = 0; i < count; i++) {
    const angle = (2 * Math.PI * i) / count;
    const [x, y] = [80 + 47 * Math.cos(angle), 68 + 40 * Math.sin(angle)];
    const length = 17 * (0.78 + 0.4 * hash(x, y, 11));
    const [nx, ny] = [Math.cos(angle), 0.86 * Math.sin(angle)];
    const [tx, ty] = [-0.8 * Math.sin(angle), 0.8 * Math.cos(angle)];
    d += `M${n(x - tx)} ${n(y - ty)}L${n(x + tx)} ${n(y + ty)}L${n(x + length * nx)} ${n(y + length * ny)}Z`;
  }
  return d;
}

export function HillArt(): JSX.Element {
  return (
    <Svg class="ground-art" viewBox="0 0 160 136">
      <ellipse class="ground-high" cx="80" cy="68" rx="50" ry="43" />
      <path class="ground-hachures" d={HACHURES} />
    </Svg>
  );
}

const BROOK = brook();

function brook(): string {
  let d = 'M0 11';
  for (let i = 0; i < 8; i++) {
    const [x, bend] = [40 * i, 5 + 3 * hash(i, 3, 9)];
    d += `Q${n(x + 20)} ${n(11 + (i % 2 === 0 ? -bend : bend))} ${n(x + 40)} 11`;
  }
  return d;
}

export function StreamArt(): JSX.Element {
  return (
    <Svg class="ground-art ground-art--stream" viewBox="0 0 320 22" preserveAspectRatio="none">
      <path class="ground-bank" d={BROOK} />
      <path class="ground-water" d={BROOK} />
      <path class="ground-flow" d={BROOK} />
    </Svg>
  );
}

/** A marker by itself, before it is placed. */
export function MarkerArt({ kind }: { readonly kind: string }): JSX.Element | null {
  switch (kind) {
    case 'woods':
      return <WoodsArt />;
    case 'farm':
      return <FarmArt />;
    case 'hill':
      return <HillArt />;
    case 'stream':
      return <StreamArt />;
    default:
      return null;
  }
}
