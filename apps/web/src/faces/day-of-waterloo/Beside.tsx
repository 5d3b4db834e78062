import { units } from '@hundred-days/day-of-waterloo';
import { armyLosses } from '@hundred-days/day-of-waterloo/reckoning';
import type { State } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import type { InPlay } from './asking.ts';
import type { Setting } from './setting.ts';
import { tell, textIn } from './text/words.ts';
import './panels.css';

/** What stands beside the map. */
export function Beside({ w, asked }: InPlay): JSX.Element {
  return <Score w={w} view={asked.view} language={asked.language} />;
}

interface Scored {
  readonly w: Setting;
  readonly view: State;
  readonly language: string;
}

/** 13.2a: what each army has lost, of what it can bear. */
export function Score({ w, view, language }: Scored): JSX.Element {
  return (
    <section class="slip day-armies" aria-label={tell(language, 'armies.title')}>
      <h2 class="eyebrow">{tell(language, 'armies.title')}</h2>
      <ul>
        {units.ARMIES.map((army, i) => (
          <li key={army}>
            {textIn(language).catalog[`army.${army}`]}:{' '}
            <b>{tell(language, 'armies.lost', { n: armyLosses(w, view, i), of: w.armyLevel[i] })}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const Reckoning = Score;
