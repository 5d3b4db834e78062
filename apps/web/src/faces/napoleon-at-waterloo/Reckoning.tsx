import { position, units } from '@hundred-days/napoleon-at-waterloo';
import type { JSX } from 'preact';
import { CounterIcon } from '../../art/counters.tsx';
import { shortName } from './names.ts';
import { tell } from './text/words.ts';
import { Ledgers, type Shown } from './UnitCard.tsx';

/** The last page: ledgers, everybody who fell, and the keys. */
export function Reckoning({ w, view, language }: Shown): JSX.Element {
  const { at: AT } = w;
  return (
    <>
      <Ledgers w={w} view={view} language={language} />
      {[units.FRENCH, units.ALLIED].map((side) => (
        <Lost w={w} key={side} view={view} side={side} language={language} />
      ))}
      {view[AT.secret] === 1 && view[AT.keys] > 0 && view[AT.keys + 1] > 0 && (
        <p>{tell(language, 'key.both', { french: view[AT.keys], prussian: view[AT.keys + 1] })}</p>
      )}
    </>
  );
}

function Lost({ w, view, side, language }: Shown & { readonly side: number }): JSX.Element | null {
  const lost = [...w.unitsOf[side]].filter((unit) => position.whereIs(w, view, unit) === position.DESTROYED);
  if (lost.length === 0) return null;
  return (
    <section>
      <h3>{tell(language, side === units.FRENCH ? 'frenchLost' : 'alliedLost')}</h3>
      <ul class="counter-row">
        {lost.map((unit) => (
          <li key={unit} title={shortName(w, unit, language)}>
            <CounterIcon face={w.counters[unit]} size={36} label={shortName(w, unit, language)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
