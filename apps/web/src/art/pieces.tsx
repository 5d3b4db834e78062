import type { JSX } from 'preact';
import { ArmBox } from './counters.tsx';
import { BLOCK_DEPTH } from './measures.ts';
import type { Arm, Nation } from './types.ts';

/** Pieces that are not counters: standing blocks and cockades. */

/** Tells a nation where no arm is shown: three rings, a cross, one ring. */
export function Cockade({ nation, x = 50, y = 50, radius = 19 }: CockadeProps): JSX.Element {
  return (
    <g class={`cockade counter--${nation}`} transform={`translate(${x} ${y}) scale(${radius / 19})`}>
      <circle class="cockade-ground" r="19" />
      {COCKADES[nation]}
    </g>
  );
}

export interface CockadeProps {
  readonly nation: Nation;
  readonly x?: number;
  readonly y?: number;
  readonly radius?: number;
}

const COCKADES: Readonly<Record<Nation, JSX.Element>> = {
  french: (
    <>
      <circle class="cockade-red" r="15.5" />
      <circle class="cockade-blue" r="6.5" />
    </>
  ),
  anglo: <path class="cockade-cross" d="M-11 -11L11 11M-11 11L11 -11" />,
  prussian: <circle class="cockade-ring" r="11" />,
};

export interface BlockProps {
  readonly nation: Nation;
  /** Left out for a block seen from behind: it is drawn from its colour alone. */
  readonly front?: BlockFront;
}

export interface BlockFront {
  readonly arm: Arm;
  readonly steps: number;
  readonly lost: number;
  readonly left: string;
  readonly right: string;
  readonly guard?: boolean;
}

const { x: DX, y: DY } = BLOCK_DEPTH;

/** A standing block, its front in a box of 100 by 100. */
export function Block({ nation, front }: BlockProps): JSX.Element {
  return (
    <g class={`block counter counter--${nation}`}>
      <path class="counter-shadow" d={`M4 100H100L${110 + DX} 92L${100 + DX} 58L60 104Z`} />
      <path class="block-top" d={`M0 0L${DX} ${DY}H${100 + DX}L100 0Z`} />
      <path class="block-side" d={`M100 0L${100 + DX} ${DY}V${100 + DY}L100 100Z`} />
      <rect class="block-front" width="100" height="100" />
      {front ? <BlockFace {...front} /> : <BlockBack nation={nation} />}
    </g>
  );
}

function BlockBack({ nation }: { readonly nation: Nation }): JSX.Element {
  return (
    <>
      <rect class="block-rule" x="9" y="9" width="82" height="82" />
      <Cockade nation={nation} />
    </>
  );
}

function BlockFace({ arm, steps, lost, left, right, guard = false }: BlockFront): JSX.Element {
  const first = 50 - 10.5 * steps;
  return (
    <>
      {Array.from({ length: steps }, (_, i) => (
        <rect
          // Steps have no names of their own: the first, the second ...
          key={`step ${String(i)}`}
          class={i < steps - lost ? 'block-step' : 'block-step block-step--lost'}
          x={first + 21 * i + 3}
          y="7"
          width="15"
          height="9"
        />
      ))}
      <ArmBox face={{ arm, guard }} box={{ x: 20, y: 25, width: 60, height: 37 }} stroke={6} gap={5} />
      <text class="counter-text" x="9" y="91" font-size="25">
        {left}
      </text>
      <text class="counter-text" x="92" y="91" font-size="25" text-anchor="end">
        {right}
      </text>
    </>
  );
}
