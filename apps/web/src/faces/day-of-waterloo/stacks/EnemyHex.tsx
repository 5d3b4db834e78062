import { position } from '@hundred-days/day-of-waterloo';
import type { JSX } from 'preact';
import { CounterIcon } from '../../../art/counters.tsx';
import type { InPlay } from '../asking.ts';
import { mightHide } from '../combat/known.ts';
import { Fact } from '../combat/Parts.tsx';
import { placeName, shortName } from '../names.ts';
import { faceNow } from '../pieces.ts';
import { write } from '../text/panelWords.ts';

/** 5.4.2a, 5.4.2i An enemy hex in hand: its top counter, who was shown with it, and that more may lie beneath. */
export function EnemyHex({ w, asked }: InPlay): JSX.Element {
  const { view, language } = asked;
  const hex = position.whereIs(w, view, asked.inHand as number);
  const title = write(language, 'enemy.title', { hex: placeName(w, hex, language) });
  return (
    <section class="slip hand-stack day-stack" aria-label={title}>
      <h2 class="panel-title">{title}</h2>
      <ul class="day-rows">
        {position.unitsIn(w, view, hex).map((unit, i) => (
          <li key={unit} class="day-row">
            <button type="button" class="day-unit" data-look={unit} onClick={() => asked.pick(unit)}>
              <CounterIcon face={faceNow(w, view, unit, 'enemy')} size={46} />
              <span>
                <b>{shortName(w, unit, language)}</b>
                <small>{write(language, i === 0 ? 'enemy.top' : 'enemy.shown')}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {mightHide(w, view, hex) && (
        <Fact asked={asked} rule="5.4.2a">
          {write(language, 'enemy.beneath')}
        </Fact>
      )}
    </section>
  );
}
