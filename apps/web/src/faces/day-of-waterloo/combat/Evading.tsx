import type { Action } from '@hundred-days/day-of-waterloo';
import type { JSX } from 'preact';
import { CounterIcon } from '../../../art/counters.tsx';
import { type Ask, able, type InPlay } from '../asking.ts';
import { placeName, shortName } from '../names.ts';
import { faceNow } from '../pieces.ts';
import { write } from '../text/panelWords.ts';
import { evadedHex, goingsOf } from './evading.ts';

/** 10.6, 11.1.1 Who of a hex goes before the guns fire or the attack comes, and where each of them goes. */

export function Evading({ w, asked }: InPlay): JSX.Element {
  const { language, proposed } = asked;
  const goings = goingsOf(proposed);
  return (
    <ul class="day-evading" aria-label={write(language, 'evade.who')}>
      {able(asked).map((piece) => (
        <Row key={piece} w={w} asked={asked} piece={piece} to={goings.get(piece) ?? null} />
      ))}
    </ul>
  );
}

interface RowProps extends InPlay {
  readonly piece: number;
  /** Where it is put forward to go; null if it stands. */
  readonly to: number | null;
}

function Row({ w, asked, piece, to }: RowProps): JSX.Element {
  const { view, language, inHand } = asked;
  return (
    <li class={inHand === piece ? 'day-evader day-row--held' : 'day-evader'}>
      <button
        type="button"
        class="day-unit"
        data-look={piece}
        aria-pressed={inHand === piece}
        onClick={() => asked.pick(piece)}
      >
        <CounterIcon face={faceNow(w, view, piece)} size={42} />
        <b>{shortName(w, piece, language)}</b>
      </button>
      <Ways w={w} asked={asked} piece={piece} to={to} />
    </li>
  );
}

/** To stand, or one of the hexes that are open to it while the others do as was put forward. */
function Ways({ w, asked, piece, to }: RowProps): JSX.Element {
  const { view, language } = asked;
  const name = shortName(w, piece, language);
  const hexes = asked.choicesOf(piece).flatMap((part) => (part.type === 'evade' ? [part.to[0]] : []));
  return (
    <span class="day-ways">
      <Way
        of={name}
        label={write(language, 'evade.stands')}
        isNow={to === null}
        go={() => send(asked, piece, evadedHex(w, view))}
      />
      {hexes.length === 0 && <small class="soft">{write(language, 'evade.none')}</small>}
      {hexes.map((hex) => (
        <Way
          key={hex}
          of={name}
          label={placeName(w, hex, language)}
          isNow={hex === to}
          go={() => send(asked, piece, hex)}
        />
      ))}
    </span>
  );
}

/** For little room: all in a row with where they go; of the one in hand its ways. */
export function EvadingLine({ w, asked }: InPlay): JSX.Element {
  const { view, language, proposed, inHand } = asked;
  const goings = goingsOf(proposed);
  if (inHand !== null)
    return (
      <div class="day-evading-line">
        <CounterIcon face={faceNow(w, view, inHand)} size={42} />
        <Ways w={w} asked={asked} piece={inHand} to={goings.get(inHand) ?? null} />
      </div>
    );
  return (
    <ul class="day-evading-line" aria-label={write(language, 'evade.who')}>
      {able(asked).map((piece) => {
        const to = goings.get(piece);
        return (
          <li key={piece}>
            <button type="button" class="day-way" data-look={piece} onClick={() => asked.pick(piece)}>
              <CounterIcon face={faceNow(w, view, piece)} size={30} />
              <span class="visually-hidden">{shortName(w, piece, language)} </span>
              <small>{to === undefined ? write(language, 'evade.stands') : `→ ${placeName(w, to, language)}`}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface WayProps {
  readonly of: string;
  readonly label: string;
  readonly isNow: boolean;
  readonly go: () => void;
}

const Way = ({ of, label, isNow, go }: WayProps): JSX.Element => (
  <button
    type="button"
    class={isNow ? 'day-way day-way--now' : 'day-way'}
    aria-pressed={isNow}
    aria-label={`${of}, ${label}`}
    onClick={go}
  >
    {label}
  </button>
);

/** Adds one's part to what is put forward; where nobody goes any more nothing is. */
function send(asked: Ask, piece: number, to: number): void {
  const part: Action = { type: 'evade', units: [piece], to: [to] };
  if ((asked.parts?.joined(asked.proposed, part) ?? null) === null) asked.gather([]);
  else asked.propose(part);
}
