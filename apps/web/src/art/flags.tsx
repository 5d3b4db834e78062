import type { JSX } from 'preact';
import { star } from './shapes.ts';
import type { Nation } from './types.ts';

/** The flags of headquarters. */

export interface FlagProps {
  readonly nation: Nation;
  readonly range: number;
  /** Stars it adds in battle; none, and one star is drawn hollow. Left out, the star stands for a headquarters alone. */
  readonly stars?: number;
  readonly name?: string;
  /** In battle: a bar along its upper edge. */
  readonly battle?: boolean;
  readonly raised?: boolean;
}

const CLOTH = 'M-32 -58H52L36 -30L52 -2H-32Z';

/** A headquarters: a swallow-tailed flag with its range, never to be taken for a unit. Its foot stands at 0, 50. */
export function Flag({ nation, range, stars = 1, name = '', battle = false, raised = false }: FlagProps): JSX.Element {
  return (
    <g class={`flag counter counter--${nation}`}>
      <path class="flag-pole" d="M-36 50V-62" />
      {raised && <path class="flag-ring" d="M-40 -66H64L46 -30L64 6H-40Z" />}
      <path class="flag-halo" d={CLOTH} />
      <path class="flag-cloth" d={CLOTH} />
      {battle && <path class="flag-bar" d="M-31 -54H48" />}
      <FlagStars stars={stars} />
      {name !== '' && (
        <text class="flag-name" x="-26" y="26">
          {name}
        </text>
      )}
      <text class="counter-text" x="22" y="-13" font-size="46" text-anchor="middle">
        {range}
      </text>
    </g>
  );
}

/** Hollow where the headquarters only commands; filled, over a bar, where it fights. */
function FlagStars({ stars }: { readonly stars: number }): JSX.Element {
  if (stars === 0) return <path class="flag-star--hollow" d={star(-11, -29, 15)} />;
  return <path class="flag-star" d={stars === 1 ? star(-11, -29, 17) : star(-19, -39, 13) + star(-2, -20, 13)} />;
}
