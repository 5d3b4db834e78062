import type { ComponentType, JSX } from 'preact';
import { Badges } from '../../art/counters.tsx';
import { Block, type BlockFront } from '../../art/pieces.tsx';
import type { Drawn, Nation, ZoomLevel } from '../../board/types.ts';

/** Standing blocks in the box of a counter: one's own with its face, a stack of others with their backs, a number plate. */

const RING = 'M-8 -20H120V108H-8Z';
const HATCH = 'M0 30L30 0M0 60L60 0M0 90L90 0M20 100L100 20M50 100L100 50M80 100L100 80';

export const openBlock =
  (nation: Nation, front: BlockFront): ComponentType<Drawn> =>
  ({ badges = [], spent = false, raised = false }) => (
    <g transform={raised ? 'translate(-6 -12) scale(1.12)' : undefined}>
      <Block nation={nation} front={front} />
      {spent && <path class="block-spent" d={HATCH} />}
      {raised && <path class="counter-ring" d={RING} />}
      <Badges badges={badges} />
    </g>
  );

/** No more than four are drawn: the number says how many there are. Their order carries no meaning. */
const MOST_BACKS = 4;
export const BACK_STEP = 24;
export const backsDrawn = (count: number): number => Math.min(count, MOST_BACKS);

export const hiddenBlocks = (nation: Nation, count: number, disrupted: boolean): ComponentType<Drawn> =>
  function Hidden({ level }): JSX.Element {
    const backs = Array.from({ length: backsDrawn(count) }, (_, i) => i * BACK_STEP);
    return (
      <g>
        {backs.map((x) => (
          <g key={x} transform={`translate(${x} 0)`}>
            <Block nation={nation} />
          </g>
        ))}
        {disrupted && <Badges badges={['frozen']} />}
        {(count > 1 || level === 'far') && (
          <Plate x={backs[backs.length - 1] + 104} y={-6} text={String(count)} level={level} />
        )}
      </g>
    );
  };

export const plateOf =
  (text: string): ComponentType<Drawn> =>
  ({ level }) => <Plate x={50} y={50} text={text} level={level} />;

/** Numbers have to be read also where blocks are small. */
const PLATE_SCALE: Readonly<Record<ZoomLevel, number>> = { far: 2.3, middle: 1.4, near: 1 };

interface PlateProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly level: ZoomLevel;
}

function Plate({ x, y, text, level }: PlateProps): JSX.Element {
  const half = 15 + 8 * Math.max(1, text.length);
  return (
    <g class="block-plate" transform={`translate(${x} ${y}) scale(${PLATE_SCALE[level]})`}>
      <rect x={-half} y="-23" width={2 * half} height="46" rx="23" />
      <text y="12" text-anchor="middle" font-size="34">
        {text}
      </text>
    </g>
  );
}
