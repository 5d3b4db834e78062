import './campaign.css';
import type { JSX } from 'preact';
import { BandCounter } from '../../../art/bands.tsx';
import { CutLink } from '../../../art/leaders.tsx';
import type { Drawn } from '../../../board/types.ts';

/** A unit out of command: its counter with a cut link. */
export function CutCounter(drawn: Drawn): JSX.Element {
  return (
    <>
      <BandCounter {...drawn} />
      {drawn.level !== 'far' && <CutLink at="translate(98 44) scale(1.2)" />}
    </>
  );
}
