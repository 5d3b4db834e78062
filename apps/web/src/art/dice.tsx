import type { JSX } from 'preact';
import { Svg } from './svg.tsx';

/** How long a new die is seen rolling. */
export const ROLL_MS = 520;

const C = 50;
const [L, R] = [27, 73];

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[C, C]],
  [
    [L, L],
    [R, R],
  ],
  [
    [L, L],
    [C, C],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [L, R],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [C, C],
    [L, R],
    [R, R],
  ],
  [
    [L, L],
    [R, L],
    [L, C],
    [R, C],
    [L, R],
    [R, R],
  ],
];

export interface DieProps {
  /** 1 to 6; 0 shows a die not yet rolled. */
  readonly value: number;
  /** Pixels. */
  readonly size?: number;
  /** Hits are ringed, misses greyed; the word stands beside the die. */
  readonly outcome?: 'hit' | 'miss';
  readonly label?: string;
}

/** An ivory die seen from above. */
export function Die({ value, size = 44, outcome, label }: DieProps): JSX.Element {
  return (
    <Svg
      class={`die${outcome ? ` die--${outcome}` : ''}`}
      viewBox="-6 -6 112 116"
      width={size}
      height={size}
      label={label}
    >
      {outcome === 'hit' && <rect class="die-ring" x="-3" y="-3" width="106" height="110" rx="22" />}
      <rect class="die-lip" x="2" y="6" width="96" height="96" rx="18" />
      <rect class="die-face" x="2" y="2" width="96" height="96" rx="18" />
      {(PIPS[value - 1] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} class="die-pip" cx={x} cy={y} r="9.5" />
      ))}
    </Svg>
  );
}
