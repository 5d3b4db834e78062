import type { ComponentType, JSX } from 'preact';
import { ArmBox, Badges } from './counters.tsx';
import { COUNTER } from './measures.ts';
import { type Box, hatch, outline, star } from './shapes.ts';
import type { Band, CounterFace, Drawn, Nation, ZoomLevel } from './types.ts';

/** Counters with a band across the top: whose they are by colour, and by a word, a tally or a star, never by colour alone. */

interface Measures {
  readonly band: number;
  readonly box: Box;
  readonly stroke: number;
  readonly numerals: number;
  readonly baseline: number;
  readonly tally: number;
}

const MEASURES: Readonly<Record<ZoomLevel, Measures>> = {
  far: { band: 24, box: { x: 14, y: 32, width: 72, height: 52 }, stroke: 10, numerals: 0, baseline: 0, tally: 13 },
  middle: {
    band: 20,
    box: { x: 20, y: 25, width: 60, height: 29 },
    stroke: 7,
    numerals: 45,
    baseline: 91.5,
    tally: 11,
  },
  near: { band: 25, box: { x: 25, y: 31.5, width: 50, height: 27 }, stroke: 5, numerals: 38, baseline: 92, tally: 0 },
};

interface Banded extends Drawn {
  /** How its numbers stand, if not as strength and movement alone. */
  readonly numbers?: ComponentType<Numbered>;
}

export interface Numbered {
  readonly face: CounterFace;
  readonly level: 'middle' | 'near';
}

export function BandCounter({
  face,
  level,
  badges = [],
  spent = false,
  raised = false,
  numbers: Numbers = Strength,
}: Banded): JSX.Element {
  const { nation, tint, arm } = face;
  const { box, stroke } = MEASURES[level];
  return (
    <g
      class={`counter counter--banded counter--${nation}${tint ? ` counter--${tint}` : ''}${raised ? ' counter--raised' : ''}`}
      transform={raised ? 'translate(-6 -8) scale(1.12)' : undefined}
    >
      {raised && <path class="counter-shadow" d={outline(nation, 0, 12, 14)} />}
      <path class="counter-lip" d={outline(nation, 0, COUNTER.lip.dx, COUNTER.lip.dy)} />
      <path class="counter-face" d={outline(nation)} />
      {face.band !== undefined && <BandOf band={face.band} face={face} level={level} badges={badges.length} />}
      {level === 'far' && face.reduced && <path class="counter-reduced" d={CORNERS[nation]} />}
      <path class="counter-edge" d={outline(nation, COUNTER.edgeStroke / 2)} />
      <ArmBox face={{ arm }} box={box} stroke={stroke} gap={0} />
      {spent && <path class="counter-hatch" d={hatch(nation)} />}
      {level !== 'far' && <Numbers face={face} level={level} />}
      {raised && <path class="counter-ring" d={outline(nation, -5)} />}
      {level !== 'far' && face.sum !== undefined && <Sum sum={face.sum} level={level} />}
      {level !== 'far' && face.demoralized && <Demoralized />}
      {level !== 'far' && badges.length > 0 && <Badges badges={badges} />}
    </g>
  );
}

interface BandOfProps {
  readonly band: Band;
  readonly face: CounterFace;
  readonly level: ZoomLevel;
  /** How many signs lie on its upper corners, the first on the right. */
  readonly badges: number;
}

/** Letters that fit across a counter at the full size; and beside one sign, or between two. */
const LONG = [8, 6, 4.5] as const;

function BandOf({ band, face: { nation, designation }, level, badges }: BandOfProps): JSX.Element {
  const fits = LONG[Math.min(badges, 2)];
  const { length } = designation;
  const { band: height, tally } = MEASURES[level];
  return (
    <>
      <path class={`counter-band band--${band.colour}`} d={bandPath(nation, height)} />
      <path class="counter-band-edge" d={`M0 ${height + 0.1}H100`} />
      {level === 'near' ? (
        <text
          class="counter-text counter-designation counter-band-text"
          x={badges === 1 && length > LONG[2] ? 41 : 50}
          y="19"
          font-size={length > fits ? Math.round((200 * fits) / length) / 10 : 20}
        >
          {designation}
        </text>
      ) : (
        <path class="counter-tally" d={tallyPath(band, height, tally)} />
      )}
    </>
  );
}

/** The top of the outline. */
export function bandPath(nation: Nation, height: number): string {
  const { french, anglo, prussian } = COUNTER.shape;
  if (nation === 'prussian') {
    const cut = prussian.chamfer;
    return `M0 ${height}V${cut}L${cut} 0H${100 - cut}L100 ${cut}V${height}Z`;
  }
  const r = (nation === 'anglo' ? anglo : french).cornerRadius;
  // A band lower than the corner is round ends where the corner has not yet reached the side.
  const x = height < r ? r - Math.sqrt(r * r - (r - height) ** 2) : 0;
  const y = Math.min(r, height);
  const corner = `A${r} ${r} 0 0 1`;
  return `M${fine(x)} ${height}V${y}${corner} ${r} 0H${100 - r}${corner} ${fine(100 - x)} ${y}V${height}Z`;
}

const [THIN, THICK, GAP, SLANT] = [6.5, 17, 6.5, 5];

/** Bars as on a milestone: one for each I, a thick one for a V, in the order in which the number is written. */
function tallyPath({ tally, slanted = false }: Band, band: number, height: number): string {
  if (tally === '*') return star(50, band / 2 + 0.6, 0.42 * band);
  const bars = [...tally].map((sign) => (sign === 'V' ? THICK : THIN));
  const width = bars.reduce((sum, bar) => sum + bar + GAP, -GAP);
  const [lean, y] = [slanted ? SLANT : 0, (band - height) / 2 + 0.4];
  let x = 50 - width / 2 + lean / 2;
  let d = '';
  for (const bar of bars) {
    d += `M${fine(x)} ${fine(y)}h${bar}l${-lean} ${height}h${-bar}Z`;
    x += bar + GAP;
  }
  return d;
}

/** Far away the weaker side has a pale corner below on the left. */
const CORNERS: Readonly<Record<Nation, string>> = {
  french: 'M0 66V95a5 5 0 0 0 5 5H34Z',
  anglo: 'M0 62V74A26 26 0 0 0 26 100H38Z',
  prussian: 'M0 60V80L20 100H40Z',
};

/** Strength left and movement right of a short bar; the strength of the weaker side on a plate. */
function Strength({ face, level }: Numbered): JSX.Element {
  const { left, right, reduced = false } = face;
  const { numerals: size, baseline: y } = MEASURES[level];
  const reach = 0.1826 * size;
  const plate = 0.42 * size * left.length + 7;
  return (
    <>
      {reduced && (
        <rect
          class="counter-reduced"
          x={fine(53.2 - reach - plate)}
          y={fine(y - 0.79 * size)}
          width={fine(plate)}
          height={fine(0.88 * size)}
          rx="3"
        />
      )}
      <g class="counter-text counter-number" font-size={size}>
        <text class={reduced ? 'counter-reduced-number' : undefined} x={fine(50 - reach)} y={y} text-anchor="end">
          {left}
        </text>
        <rect
          x={fine(50 - 0.075 * size)}
          y={fine(y - 0.38 * size)}
          width={fine(0.15 * size)}
          height={fine(0.08 * size)}
        />
        <text x={fine(50 + reach)} y={y}>
          {right}
        </text>
      </g>
    </>
  );
}

const SUM = { middle: { size: 40.9, height: 42 }, near: { size: 34, height: 35 } } as const;

/** What both of a hex have together: it fights as one. At the right edge, beside the numbers of both. */
function Sum({ sum, level }: { readonly sum: number; readonly level: 'middle' | 'near' }): JSX.Element {
  const { size, height } = SUM[level];
  const width = (sum > 9 ? 0.86 : 0.46) * size + 16;
  return (
    <g class="counter-sum counter-text" transform={`translate(${fine(129 - width)} 22)`}>
      <rect width={fine(width)} height={height} rx="7" stroke-width="3" />
      <text x={fine(width / 2)} y={fine(height / 2 + 0.36 * size)} font-size={size}>
        {sum}
      </text>
    </g>
  );
}

/** At the left edge, over the end of the box: it hides neither tally nor number, and is seen where counters are small. */
export function Demoralized({ at = 'translate(2 42) scale(1.35)' }: { readonly at?: string }): JSX.Element {
  return (
    <g class="marker marker--demoralized" transform={at}>
      <circle r="17" />
      <path d="M-8 -9H8V1C8 6 4 9 0 11C-4 9 -8 6 -8 1ZM1 -9L-3 -2L3 1L-1 10" />
    </g>
  );
}

/** Both of a place smaller, the upper left and below, so that both bands show: shifts in parts of a counter. */
export const STACKED = { size: 0.88, upper: { dx: -0.1, dy: 0.01 }, lower: { dx: 0.08, dy: -0.15 } } as const;

function fine(value: number): number {
  return Math.round(value * 100) / 100;
}
