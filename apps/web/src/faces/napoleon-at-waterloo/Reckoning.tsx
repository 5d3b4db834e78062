import type { State } from '@hundred-days/kernel';
import { position, units } from '@hundred-days/napoleon-at-waterloo';
import type { JSX } from 'preact';
import { CounterIcon } from '../../art/counters.tsx';
import { FACES } from './art.ts';
import { shortName } from './names.ts';
import { tell } from './text/words.ts';
import { Ledgers } from './UnitCard.tsx';

/** The last page: ledgers, everybody who fell, and the keys. */
export function Reckoning({ view, language }: { readonly view: State; readonly language: string }): JSX.Element {
  const { AT } = position;
  return (
    <>
      <Ledgers view={view} language={language} />
      {[units.FRENCH, units.ALLIED].map((side) => (
        <Lost key={side} view={view} side={side} language={language} />
      ))}
      {view[AT.secret] === 1 && view[AT.keys] > 0 && view[AT.keys + 1] > 0 && (
        <p>{tell(language, 'key.both', { french: view[AT.keys], prussian: view[AT.keys + 1] })}</p>
      )}
    </>
  );
}

function Lost({ view, side, language }: { view: State; side: number; language: string }): JSX.Element | null {
  const lost = [...units.UNITS_OF[side]].filter((unit) => position.whereIs(view, unit) === position.DESTROYED);
  if (lost.length === 0) return null;
  return (
    <section>
      <h3>{tell(language, side === units.FRENCH ? 'frenchLost' : 'alliedLost')}</h3>
      <ul class="counter-row">
        {lost.map((unit) => (
          <li key={unit} title={shortName(unit, language)}>
            <CounterIcon face={FACES[unit]} size={36} label={shortName(unit, language)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
