import { type Action, position } from '@hundred-days/napoleon-1815';
import type { JSX } from 'preact';
import type { Asked } from '../../face/types.ts';
import { NextFights } from './Fights.tsx';
import { Flight } from './Flight.tsx';
import { ToPlace } from './Hand.tsx';
import { Marches } from './Marches.tsx';
import { Roster } from './Roster.tsx';

/** On a telephone, above what is asked: what there is to choose from. */
export function Stakes({ asked }: { readonly asked: Asked<Action> }): JSX.Element {
  switch (position.stepOf(asked.view)) {
    case 'deployment':
      return <ToPlace asked={asked} blocks={true} />;
    case 'supply':
    case 'reduction':
      return <Roster asked={asked} />;
    case 'march':
      return <Marches asked={asked} brief={true} />;
    case 'regroup':
      return <Flight asked={asked} />;
    default:
      return <NextFights asked={asked} />;
  }
}
