import type { JSX } from 'preact';
import { Flag } from './flags.tsx';
import { COUNTER } from './measures.ts';
import { memo } from './memo.tsx';
import { armSign, type Box, hatch, outline, star } from './shapes.ts';
import { Svg } from './svg.tsx';
import type { Badge, CounterFace, Nation, ZoomLevel } from './types.ts';

/** Pieces in a box of 100 by 100, drawn for the size at which they are seen. Colours come from art.css. */

export interface CounterProps {
  readonly face: CounterFace;
  readonly level: ZoomLevel;
  readonly badges?: readonly Badge[];
  readonly spent?: boolean;
  /** In hand: larger, over a solid shadow, ringed. */
  readonly raised?: boolean;
}

const { levels, lip, symbolStroke } = COUNTER;

/** The level of a counter that is so many pixels wide. */
export function counterLevel(pixels: number): ZoomLevel {
  if (pixels >= levels.near.minPx) return 'near';
  return pixels > levels.far.maxPx ? 'middle' : 'far';
}

export function Counter(props: CounterProps): JSX.Element {
  const Own = props.face.draw;
  if (Own !== undefined) return <Own {...props} />;
  return props.face.form === 'flag' ? <FlagPiece {...props} /> : <CounterPiece {...props} />;
}

/** The flag of a headquarters in the box of a counter. */
function FlagPiece({ face, level, raised = false }: CounterProps): JSX.Element {
  const { nation, right, stars, back, designation } = face;
  return (
    <g transform={raised ? 'translate(45 43) scale(1.12)' : 'translate(50 50)'}>
      <Flag
        nation={nation}
        range={Number(right)}
        stars={stars ?? 1}
        battle={back !== undefined}
        name={level === 'near' ? designation : ''}
        raised={raised}
      />
    </g>
  );
}

function CounterPiece({ face, level, badges = [], spent = false, raised = false }: CounterProps): JSX.Element {
  const { nation } = face;
  return (
    <g class={counterClass(face, raised)} transform={raised ? 'translate(-6 -8) scale(1.12)' : undefined}>
      {raised && <path class="counter-shadow" d={outline(nation, 0, 12, 14)} />}
      <path class="counter-lip" d={outline(nation, 0, lip.dx, lip.dy)} />
      <path class="counter-face" d={outline(nation)} />
      <path class="counter-edge" d={outline(nation, COUNTER.edgeStroke / 2)} />
      {level !== 'far' && <path class="counter-hairline" d={outline(nation, 5)} />}
      {face.form === 'detachment' && level === 'far' ? (
        <circle class="counter-star" cx="50" cy="50" r="19" />
      ) : (
        <StaffBox face={face} level={level} />
      )}
      {spent && <path class="counter-hatch" d={hatch(nation)} />}
      {level === 'near' && <Designation text={face.designation} />}
      {face.back !== undefined && <Bar back={face.back} level={level} />}
      {level !== 'far' &&
        (face.form === undefined ? <Numbers face={face} {...levels[level]} /> : <Value face={face} level={level} />)}
      {raised && <path class="counter-ring" d={outline(nation, -5)} />}
      {level !== 'far' && <Badges badges={badges} />}
    </g>
  );
}

function counterClass({ nation, tint }: CounterFace, raised: boolean): string {
  return `counter counter--${nation}${tint ? ` counter--${tint}` : ''}${raised ? ' counter--raised' : ''}`;
}

/** The dashed outline left where a piece in hand stood. */
export function CounterGhost({ nation }: { readonly nation: Nation }): JSX.Element {
  return <path class="counter-ghost" d={outline(nation, 2)} />;
}

const LONG = 8;

function Designation({ text }: { readonly text: string }): JSX.Element {
  const { designationSize, designationBaseline } = levels.near;
  const size = text.length > LONG ? (designationSize * LONG) / text.length : designationSize;
  return (
    <text class="counter-text counter-designation" x="50" y={designationBaseline} font-size={size}>
      {text}
    </text>
  );
}

/** How thick the signs are at each level: three strokes must survive at 18 pixels. */
const STROKE: Readonly<Record<ZoomLevel, number>> = { far: 10, middle: symbolStroke, near: 5 };
const GUARD_GAP: Readonly<Record<ZoomLevel, number>> = { far: 7, middle: 5.6, near: 5.25 };

/** Where stars and a bar stand below it, the box lies higher. */
const HIGH_BOX: Readonly<Record<ZoomLevel, Box>> = {
  far: { x: 12, y: 14, width: 76, height: 52 },
  middle: { x: 17, y: 8, width: 66, height: 39 },
  near: { x: 25, y: 25, width: 50, height: 27 },
};

function boxAt(level: ZoomLevel, { form, back }: CounterFace): Box {
  if (form !== undefined && (level !== 'far' || back !== undefined)) return HIGH_BOX[level];
  const [x, y, width, height] = levels[level].box;
  return { x, y, width, height };
}

const BAR: Readonly<Record<ZoomLevel, { readonly y: number; readonly width: number }>> = {
  far: { y: 83, width: 12 },
  middle: { y: 55, width: 6 },
  near: { y: 59.5, width: 5 },
};

/** The other side of a Corps: a bar across it, broken where it is worn out. */
function Bar({ back, level }: { readonly back: 'battle' | 'exhausted'; readonly level: ZoomLevel }): JSX.Element {
  const { y, width } = BAR[level];
  const d = back === 'battle' ? `M7 ${y}H93` : `M8 ${y}H28M40 ${y}H60M72 ${y}H92`;
  return <path class="counter-bar" d={d} stroke-width={width} />;
}

/** Stars left and movement right; a Detachment says what it is, or shows its stars. */
function Value({ face, level }: { readonly face: CounterFace; readonly level: 'middle' | 'near' }): JSX.Element {
  const { form, stars = 0, right } = face;
  const y = level === 'near' ? 79 : 75;
  const row = (first: number): string => Array.from({ length: stars }, (_, i) => star(first + 22 * i, y, 12)).join('');
  if (form === 'detachment' && stars > 0) return <path class="counter-star" d={row(50 - 11 * (stars - 1))} />;
  return (
    <>
      {stars > 0 && <path class="counter-star" d={row(stars > 1 ? 19 : 24)} />}
      <text
        class="counter-text counter-number"
        x={form === 'detachment' ? 50 : 90}
        y={form === 'detachment' ? 88 : 92}
        font-size={form === 'detachment' ? 32 : level === 'near' ? 37 : 46}
        text-anchor={form === 'detachment' ? 'middle' : 'end'}
      >
        {right}
      </text>
    </>
  );
}

function StaffBox({ face, level }: { readonly face: CounterFace; readonly level: ZoomLevel }): JSX.Element {
  return <ArmBox face={face} box={boxAt(level, face)} stroke={STROKE[level]} gap={GUARD_GAP[level]} />;
}

interface ArmBoxProps {
  readonly face: Pick<CounterFace, 'arm' | 'guard'>;
  readonly box: Box;
  readonly stroke: number;
  readonly gap: number;
}

/** The staff box with the sign of its arm; the Guard has a gold rule around it. */
export function ArmBox({ face, box, stroke, gap }: ArmBoxProps): JSX.Element {
  const { lines, fill, disc } = armSign(face.arm, box);
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  return (
    <>
      <rect class="counter-box" {...box} />
      {fill !== '' && <path class="counter-sign-fill" d={fill} />}
      {lines !== '' && <path class="counter-sign" d={lines} stroke-width={stroke} />}
      {disc > 0 && (
        <circle
          class={lines === '' ? 'counter-sign-fill' : 'counter-sign-fill counter-sign-cut'}
          cx={cx}
          cy={cy}
          r={disc}
          stroke-width={0.45 * stroke}
        />
      )}
      <rect class="counter-box-edge" {...box} stroke-width={0.7 * stroke} />
      {face.guard && (
        <rect
          class="counter-guard"
          x={box.x - gap}
          y={box.y - gap}
          width={box.width + 2 * gap}
          height={box.height + 2 * gap}
          stroke-width={0.4 * stroke + 0.75}
        />
      )}
    </>
  );
}

interface NumbersProps {
  readonly face: CounterFace;
  readonly numeralSize: number;
  readonly numeralBaseline: number;
}

/** Strength left and movement right of a short bar. */
function Numbers({ face: { left, right }, numeralSize: size, numeralBaseline: y }: NumbersProps): JSX.Element | null {
  if (left === '' && right === '') return null;
  if (left === '' || right === '') {
    return (
      <text class="counter-text counter-number" x="50" y={y} font-size={size} text-anchor="middle">
        {left || right}
      </text>
    );
  }
  // Long numbers on one side push the bar to the other.
  const middle = 50 + 0.2 * size * (left.length - right.length);
  const reach = 0.1826 * size;
  return (
    <g class="counter-text counter-number" font-size={size}>
      <text x={middle - reach} y={y} text-anchor="end">
        {left}
      </text>
      <rect x={middle - 0.075 * size} y={y - 0.38 * size} width={0.15 * size} height={0.08 * size} />
      <text x={middle + reach} y={y} text-anchor="start">
        {right}
      </text>
    </g>
  );
}

const BADGE_RADIUS = COUNTER.badgeDiameter / 2;
/** Top right first, then the other corners: numbers are in the lower half. */
const BADGE_SPOTS = [
  [95, 5],
  [5, 5],
  [5, 60],
] as const;

const BADGE_SIGNS: Readonly<Record<Badge, string>> = {
  moved: 'M-8 0H8M2 -6L8 0L2 6',
  frozen: 'M-7 -1H7V8H-7ZM-4.5 -1V-5A4.5 4.5 0 0 1 4.5 -5V-1M0 2.5V4.5',
  fought: 'M-7 -7L7 7M7 -7L-7 7M-8 3L-3 8M8 3L3 8',
  owes: 'M0 -9V2M0 7.5V8',
  doubled: 'M-10 -3.5L-3 4.5M-3 -3.5L-10 4.5M2 -4A4 4 0 1 1 9.5 -1.5L2 6.5H10.5',
  done: 'M-8 0L-2.5 6L8 -6',
};

/** All badges of a piece, in its box of 100 by 100. */
export function Badges({ badges }: { readonly badges: readonly Badge[] }): JSX.Element {
  return (
    <>
      {badges.map((badge, i) => (
        <BadgeSign key={badge} badge={badge} spot={i} />
      ))}
    </>
  );
}

function BadgeSign({ badge, spot }: { readonly badge: Badge; readonly spot: number }): JSX.Element {
  const [x, y] = BADGE_SPOTS[Math.min(spot, BADGE_SPOTS.length - 1)];
  return (
    <g class={`badge badge--${badge}`} transform={`translate(${x} ${y})`}>
      <circle r={BADGE_RADIUS} />
      <path d={BADGE_SIGNS[badge]} />
    </g>
  );
}

export interface CounterIconProps {
  readonly face: CounterFace;
  /** Pixels. */
  readonly size: number;
  readonly badges?: readonly Badge[];
  readonly spent?: boolean;
  /** A spoken name; without one the picture is silent, for places where words stand beside it. */
  readonly label?: string;
}

/** A counter by itself, for the log and the panels: some two hundred of them stand there, and few look otherwise after a deed. */
export const CounterIcon = memo(function CounterIcon({
  face,
  size,
  badges = [],
  spent = false,
  label,
}: CounterIconProps): JSX.Element {
  const [top, right] = badges.length > 0 ? [-14, 114] : [-1, 105];
  return (
    <Svg
      class="counter-icon"
      viewBox={`-1 ${top} ${right + 1} ${107 - top}`}
      width={round((size * (right + 1)) / 100)}
      height={round((size * (107 - top)) / 100)}
      label={label}
    >
      <Counter
        face={face}
        // A flag by itself has its name beside it.
        level={face.form === 'flag' ? 'middle' : counterLevel(size)}
        badges={badges}
        spent={spent}
      />
    </Svg>
  );
});

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
