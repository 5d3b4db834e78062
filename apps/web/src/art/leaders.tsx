import type { JSX } from 'preact';
import { Demoralized } from './bands.tsx';
import { Badges } from './counters.tsx';
import { star } from './shapes.ts';
import type { CounterFace, Drawn } from './types.ts';

/** Leaders, who never look like units; and the sign of those without command. */

export function CutLink({ at }: { readonly at: string }): JSX.Element {
  return (
    <g class="marker marker--cut" transform={at}>
      <circle r="17" />
      <path d="M-4 -6H-6A6 6 0 0 0 -6 6H-4M4 -6H6A6 6 0 0 1 6 6H4M3.6 -11L-3.6 11" />
    </g>
  );
}

/** A commander has a swallow-tailed flag with a star and what he can command; an officer a pointed pennant with the band of his corps. */
export function LeaderFlag({ face, level, badges = [], spent = false, raised = false }: Drawn): JSX.Element {
  const commands = face.left !== '';
  return (
    <g
      class={`flag counter counter--${face.nation}${face.demoralized ? ' flag--pale' : ''}${spent ? ' flag--spent' : ''}`}
      transform={raised ? 'translate(45 43) scale(1.12)' : 'translate(50 50)'}
    >
      <path class="flag-pole" d="M-36 50V-62" />
      {raised && <path class="flag-ring" d="M-40 -66H64L46 -30L64 6H-40Z" />}
      {commands ? <Commander face={face} range={level === 'near'} /> : <Officer face={face} />}
      {face.demoralized && level !== 'far' && <Demoralized at="translate(44 2)" />}
      {badges.length > 0 && level !== 'far' && (
        <g transform="translate(-50 -50)">
          <Badges badges={badges} />
        </g>
      )}
    </g>
  );
}

const CLOTH = 'M-32 -58H52L36 -30L52 -2H-32Z';

function Commander({ face, range }: { readonly face: CounterFace; readonly range: boolean }): JSX.Element {
  return (
    <>
      <path class="flag-halo" d={CLOTH} />
      <path class="flag-cloth" d={CLOTH} />
      <path class="flag-star" d={star(-11, -29, 17)} />
      <text class="counter-text" x="22" y="-13" font-size="46" text-anchor="middle">
        {face.left}
      </text>
      {range && (
        <g class="flag-range" transform="translate(-3 18)">
          <path d="M-25 0L-14 -17H14L25 0L14 17H-14Z" />
          <text x="0" y="10.5" font-size="29" text-anchor="middle">
            {face.right}
          </text>
        </g>
      )}
    </>
  );
}

const PENNANT = 'M-32 -56L50 -30L-32 -4Z';

function Officer({ face: { band, designation } }: { readonly face: CounterFace }): JSX.Element {
  const short = designation.replace(/(Br|Neth|Bruns)$/, (whole) => whole.charAt(0));
  return (
    <>
      <path class="flag-halo" d={PENNANT} />
      <path class="flag-cloth" d={PENNANT} />
      <path class={`flag-hoist band--${band?.colour ?? 'plain'}`} d="M-32 -56L-6 -47.8V-12.2L-32 -4Z" />
      <text class="counter-text" x="13" y="-20" font-size={short.length > 3 ? 22 : 28} text-anchor="middle">
        {short}
      </text>
    </>
  );
}
