import { position, units } from '@hundred-days/last-battles';
import type { JSX } from 'preact';
import { CounterIcon } from '../../art/counters.tsx';
import { Levels, type Shown } from './Levels.tsx';
import { shortName } from './names.ts';
import { faceNow } from './pieces.ts';
import { tell } from './text/words.ts';

/** The last page: levels, points, everybody who fell, and who left the map. */
export function Reckoning(shown: Shown): JSX.Element {
  return (
    <>
      <Levels {...shown} />
      <AllGone {...shown} />
    </>
  );
}

/** Everybody who fell, and who left the map. */
export function AllGone(shown: Shown): JSX.Element {
  return (
    <>
      {[units.FRENCH, units.ALLIED].map((side) => (
        <Gone key={side} {...shown} side={side} place={position.DESTROYED} />
      ))}
      {[units.FRENCH, units.ALLIED].map((side) => (
        <Gone key={side} {...shown} side={side} place={position.EXITED} />
      ))}
    </>
  );
}

function Gone({
  w,
  view,
  language,
  side,
  place,
}: Shown & { readonly side: number; readonly place: number }): JSX.Element | null {
  const list = [...w.unitsOf[side]].filter((unit) => position.whereIs(w, view, unit) === place);
  if (list.length === 0) return null;
  const lost = side === units.FRENCH ? 'lost.french' : 'lost.allied';
  return (
    <section>
      <h3>{tell(language, place === position.EXITED ? 'lost.exited' : lost)}</h3>
      <ul class="counter-row">
        {list.map((unit) => (
          <li key={unit} title={shortName(w, unit, language)}>
            <CounterIcon face={faceNow(w, view, unit)} size={36} label={shortName(w, unit, language)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
