import { type Action, position } from '@hundred-days/day-of-waterloo';
import type { JSX } from 'preact';
import { CounterIcon } from '../../../art/counters.tsx';
import { type Ask, able, type InPlay } from '../asking.ts';
import { placeName, shortName } from '../names.ts';
import { faceNow } from '../pieces.ts';
import type { Setting } from '../setting.ts';
import { write, writeMany } from '../text/panelWords.ts';
import { goingsOf } from './evading.ts';
import { type Way as Road, waysOf } from './retreats.ts';

/** 10.6, 11.1.1, 11.9 Who of a hex goes, before the guns fire or the attack comes or driven back, and where each of them goes. */

interface EvadingProps extends InPlay {
  /** Those who are asked about; all, if nothing is said. */
  readonly pieces?: readonly number[];
}

export function Evading({ w, asked, pieces = able(asked) }: EvadingProps): JSX.Element {
  const { language } = asked;
  return (
    <ul class="day-evading" aria-label={write(language, 'evade.who')}>
      {pieces.map((piece) => (
        <Row key={piece} w={w} asked={asked} piece={piece} way={wayNow(asked, piece)} />
      ))}
    </ul>
  );
}

/** Which way a piece is put forward to go; null if it stands. */
function wayNow({ proposed }: Ask, piece: number): Road | null {
  const to = goingsOf(proposed).get(piece);
  return to === undefined ? (waysOf(proposed).get(piece) ?? null) : { via: to, to };
}

interface RowProps extends InPlay {
  readonly piece: number;
  readonly way: Road | null;
}

function Row({ w, asked, piece, way }: RowProps): JSX.Element {
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
      <Ways w={w} asked={asked} piece={piece} way={way} />
    </li>
  );
}

/**
 * To stand, or one of the hexes that are open to it while the others do as was put forward: as far as the result asks, then those
 * that cost strength. By which hex it goes is asked once it goes somewhere.
 */
function Ways({ w, asked, piece, way }: RowProps): JSX.Element {
  const { view, language } = asked;
  const name = shortName(w, piece, language);
  const home = position.whereIs(w, view, piece);
  const ways = roadsOf(asked, piece);
  const roads = ways.filter(({ to }) => to !== home);
  // Who is driven back may not stand by himself: his hex does, and pays.
  const stands = position.stepOf(w, view).endsWith('evasion') || roads.length < ways.length;
  const short = roads.filter((road) => isShort(w, asked, road));
  const whole = roads.filter((road) => !short.includes(road));
  const by = roads.filter(({ to }) => to === way?.to);
  const chip = (label: string, isNow: boolean, road: Road): JSX.Element => (
    <Way key={label} of={name} label={label} isNow={isNow} go={() => send(asked, piece, road)} />
  );
  const chips = (some: readonly Road[]): JSX.Element[] =>
    oneEach(some).map((road) => chip(placeName(w, road.to, language), road.to === way?.to, road));
  return (
    <>
      <span class="day-ways">
        {stands && chip(write(language, 'evade.stands'), way === null, { via: home, to: home })}
        {roads.length === 0 && <small class="soft">{write(language, 'evade.none')}</small>}
        {chips(whole)}
      </span>
      {short.length > 0 && (
        <span class="day-ways">
          <small class="soft">{writeMany(language, 'evade.short', view[w.at.length] - 1)}</small>
          {chips(short)}
        </span>
      )}
      {by.length > 1 && (
        <span class="day-ways">
          {by.map((road) => {
            const label = write(language, 'evade.by', { hex: placeName(w, road.via, language) });
            return chip(label, road.via === way?.via, road);
          })}
        </span>
      )}
    </>
  );
}

/** The lowest numbers first. */
const roadsOf = (asked: Ask, piece: number): Road[] =>
  asked
    .choicesOf(piece)
    .flatMap((part) =>
      part.type === 'evade'
        ? [{ via: part.to[0], to: part.to[0] }]
        : part.type === 'retreat'
          ? [{ via: part.to[0], to: part.to[1] }]
          : [],
    )
    .sort((a, b) => a.to - b.to || a.via - b.via);

/** 11.9b: not as far as the result asks, and paid for. */
const isShort = (w: Setting, { view }: Ask, { via, to }: Road): boolean =>
  position.stepOf(w, view) === 'retreat' && via === to && view[w.at.length] > 1;

const oneEach = (roads: readonly Road[]): Road[] =>
  roads.filter(({ to }, i) => roads.findIndex((road) => road.to === to) === i);

/** For little room: all in a row with where they go; of the one in hand its ways. */
export function EvadingLine({ w, asked }: InPlay): JSX.Element {
  const { view, language, inHand } = asked;
  const pieces = able(asked);
  const one = inHand ?? (pieces.length === 1 ? pieces[0] : null);
  if (one !== null)
    return (
      <div class="day-evading-line">
        <CounterIcon face={faceNow(w, view, one)} size={42} />
        <Ways w={w} asked={asked} piece={one} way={wayNow(asked, one)} />
      </div>
    );
  const undecided = write(language, position.stepOf(w, view).endsWith('evasion') ? 'evade.stands' : 'evade.where');
  return (
    <ul class="day-evading-line" aria-label={write(language, 'evade.who')}>
      {pieces.map((piece) => {
        const to = wayNow(asked, piece)?.to;
        return (
          <li key={piece}>
            <button type="button" class="day-way" data-look={piece} onClick={() => asked.pick(piece)}>
              <CounterIcon face={faceNow(w, view, piece)} size={30} />
              <span class="visually-hidden">{shortName(w, piece, language)} </span>
              <small>{to === undefined ? undecided : `→ ${placeName(w, to, language)}`}</small>
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
function send(asked: Ask, piece: number, { via, to }: Road): void {
  const isRetreat = asked.choicesOf(piece).some(({ type }) => type === 'retreat');
  const part: Action = isRetreat
    ? { type: 'retreat', units: [piece], to: [via, to] }
    : { type: 'evade', units: [piece], to: [to] };
  if ((asked.parts?.joined(asked.proposed, part) ?? null) === null) asked.gather([]);
  else asked.propose(part);
}
