import { type Action, position } from '@hundred-days/napoleon-1815';
import type { JSX } from 'preact';
import type { Asked } from '../../face/types.ts';
import type { Painted } from './art.ts';
import { NextFights } from './Fights.tsx';
import { Flight } from './Flight.tsx';
import { ToPlace } from './Hand.tsx';
import { Marches } from './Marches.tsx';
import { Roster } from './Roster.tsx';

/** On a telephone, above what is asked: what there is to choose from. */
export function Stakes({ w, asked }: { readonly w: Painted; readonly asked: Asked<Action> }): JSX.Element {
  switch (position.stepOf(w, asked.view)) {
    case 'deployment':
      return <ToPlace w={w} asked={asked} blocks={true} />;
    case 'supply':
    case 'reduction':
      return <Roster w={w} asked={asked} />;
    case 'march':
      return <Marches w={w} asked={asked} brief={true} />;
    case 'regroup':
      return <Flight w={w} asked={asked} />;
    default:
      return <NextFights w={w} asked={asked} />;
  }
}
