import { type Action, position } from '@hundred-days/napoleon-1815';
import type { JSX } from 'preact';
import type { Asked } from '../../face/types.ts';
import type { Painted } from './art.ts';
import { BlockRows } from './Hand.tsx';
import { townName } from './names.ts';
import { write } from './text/panelWords.ts';

/** 9.0e, 12.0d: of a whole army blocks are to be named, wherever they stand: all that can be, town by town. */
export function Roster({ w, asked }: { readonly w: Painted; readonly asked: Asked<Action> }): JSX.Element {
  const { view, language } = asked;
  const blocks = asked.pieces.filter((piece) => piece >= 0);
  const towns = [...new Set(blocks.map((unit) => position.whereIs(w, view, unit)))];
  return (
    <section class="slip hand roster" aria-label={write(language, 'roster.title')}>
      <h2 class="eyebrow">{write(language, 'roster.title')}</h2>
      <ul class="hand-blocks">
        {towns.flatMap((town) => [
          <li key={`town ${town}`} class="roster-town">
            {town < 0 ? write(language, 'roster.waiting') : townName(w, town, language)}
          </li>,
          <BlockRows
            key={town}
            w={w}
            asked={asked}
            blocks={blocks.filter((unit) => position.whereIs(w, view, unit) === town)}
            isOn={(unit) => asked.inHand === unit && asked.along.length === 0}
            deed={(unit) => asked.pick(unit)}
          />,
        ])}
      </ul>
    </section>
  );
}
