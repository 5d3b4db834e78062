import type { JSX } from 'preact';
import { BandCounter, type Numbered } from './bands.tsx';
import { CutLink } from './leaders.tsx';
import { COUNTER } from './measures.ts';
import { outline } from './shapes.ts';
import type { Drawn, Mark } from './types.ts';

/** Counters of three numbers as they lie: on top, beneath, and as the enemy shows them. */

const RAISED = 'translate(-6 -8) scale(1.12)';

/** One's own counter, on top of its stack. */
export function DayCounter(drawn: Drawn): JSX.Element {
  return (
    <>
      <BandCounter {...drawn} numbers={Three} />
      <Marks {...drawn} />
    </>
  );
}

/** A counter under others: its edge and a rim, unless it is in hand. */
export function Beneath(drawn: Drawn): JSX.Element {
  if (drawn.raised) return <DayCounter {...drawn} />;
  const { nation } = drawn.face;
  return (
    <g class={`counter counter--${nation}`}>
      <path class="stack-lip" d={outline(nation, 0, COUNTER.lip.dx, COUNTER.lip.dy)} />
      <path class="counter-face" d={outline(nation)} />
      <path class="stack-rim" d={outline(nation, 1.5)} />
    </g>
  );
}

/** 5.4.2a: the top counter of an enemy hex on a plinth, the same for all of them, alone or not. */
export function Plinth(drawn: Drawn): JSX.Element {
  const { nation } = drawn.face;
  return (
    <>
      <g class={`counter counter--${nation}`} transform={drawn.raised ? RAISED : undefined}>
        <path class="plinth-foot" d={outline(nation, 0, 9, 11)} />
        <path class="plinth" d={outline(nation, 0, 6, 8)} />
      </g>
      <DayCounter {...drawn} />
    </>
  );
}

/** Strength, morale on a plate, movement; from further away the two that decide fights. */
function Three({ face, level }: Numbered): JSX.Element {
  const { left, middle, right, reduced = false } = face;
  const near = level === 'near';
  const strength = reduced ? 'counter-reduced-number' : undefined;
  const [size, x] = near ? [38, left.length > 1 ? 20 : 22] : [45, 28];
  const plate = near ? { x: 36.5, y: 64.5, width: 27, height: 29 } : { x: 53, y: 58.5, width: 36, height: 37 };
  return (
    <g class="counter-text counter-number">
      {reduced && (
        <rect
          class="counter-reduced"
          x={x - 0.21 * size * left.length - 3.5}
          y={near ? 62.5 : 58}
          width={0.42 * size * left.length + 7}
          height={near ? 33 : 39}
          rx="3"
        />
      )}
      <text class={strength} x={x} y="92" font-size={size} text-anchor="middle">
        {left}
      </text>
      <rect class="counter-morale" {...plate} rx="6" />
      <text
        class="counter-morale-number"
        x={near ? 50 : 71}
        y={near ? 89.5 : 91}
        font-size={near ? 30 : 38}
        text-anchor="middle"
      >
        {middle}
      </text>
      {near && (
        <text x="79" y="91" font-size="32" text-anchor="middle">
          {right}
        </text>
      )}
    </g>
  );
}

function Marks({ face: { marks = [] }, level, raised }: Drawn): JSX.Element | null {
  if (level === 'far' || marks.length === 0) return null;
  return (
    <g transform={raised ? RAISED : undefined}>
      {marks.map((mark) => (
        <MarkSign key={mark} mark={mark} />
      ))}
    </g>
  );
}

function MarkSign({ mark }: { readonly mark: Mark }): JSX.Element {
  switch (mark) {
    case 'out':
      return <CutLink at="translate(98 44) scale(1.2)" />;
    case 'column':
      return (
        <g class="column-plate" transform="translate(50 100) scale(1.5)">
          <rect x="-20" y="-8.5" width="40" height="17" rx="5" />
          <path d="M-13 -4.5l5 4.5l-5 4.5M-3 -4.5l5 4.5l-5 4.5M7 -4.5l5 4.5l-5 4.5" />
        </g>
      );
    case 'pinned':
      return (
        <g class="marker marker--pinned" transform="translate(97 6) scale(1.15)">
          <circle r="17" />
          <path d="M-4 -10H4M-3 -10L-3.5 -3L-7 1H7L3.5 -3L3 -10M0 1V10" />
        </g>
      );
    case 'charge':
      return (
        <g class="marker marker--charge" transform="translate(2 8) scale(1.15)">
          <circle r="17" />
          <path d="M-9 9C-2 8 6 2 9 -10M-10 4L-4 10" />
        </g>
      );
    case 'recovers':
      return (
        <g class="marker marker--recovers" transform="translate(98 44) scale(1.15)">
          <circle r="17" />
          <path d="M-8 -3A9 9 0 1 1 -7 6M-8 -11V-3H0" />
        </g>
      );
  }
}
