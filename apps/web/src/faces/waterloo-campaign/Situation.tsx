import type { State } from '@hundred-days/kernel';
import { type Action, finalPoints, position, roadIsOpen, softGround, units } from '@hundred-days/waterloo-campaign';
import type { ComponentChildren, JSX } from 'preact';
import { CounterIcon } from '../../art/counters.tsx';
import { RuleLink } from '../../face/RuleLink.tsx';
import type { Asked } from '../../face/types.ts';
import { faceAs } from './art.ts';
import { faceNow, fullName, shortName, sideName } from './names.ts';
import { armyName } from './pieces.ts';
import { type PanelKey, tell } from './text/panelWords.ts';
import type { InWorld, World } from './world.ts';
import './campaign.css';
import { textIn } from './text/words.ts';

/** What a player looks up at any time: moves left, the turns to come, Detachments, points. */

type Ask = Asked<Action>;

interface Props {
  readonly asked: Ask;
}

export function Situation({ w, asked }: Props & InWorld): JSX.Element {
  return (
    <>
      <Counts w={w} asked={asked} />
      <Points w={w} asked={asked} />
      <TurnTrack w={w} asked={asked} />
      <Cards w={w} asked={asked} />
    </>
  );
}

/** In a few lines, for a telephone: what is left to do, or else the points. */
export function Score({ w, asked }: { readonly asked: Ask } & InWorld): JSX.Element {
  return COUNTED[position.stepOf(w, asked.view)] === undefined ? (
    <Points w={w} asked={asked} />
  ) : (
    <Counts w={w} asked={asked} />
  );
}

const COUNTED: Readonly<Record<string, readonly [title: PanelKey, rule: string]>> = {
  withdrawal: ['count.withdrawal', 'H-2'],
  movement: ['count.movement', 'PAS-2'],
  clearing: ['count.movement', 'PAS-2'],
  arrival: ['count.movement', 'PAS-2'],
  attack: ['count.attack', 'APS-2'],
  charge: ['count.attack', 'APS-2'],
  countercharge: ['count.attack', 'APS-2'],
  retreat: ['count.attack', 'APS-2'],
};

/** How many withdrawals, moves or attacks each side still has: the numbers track. */
export function Counts({ w, asked }: { readonly asked: Ask } & InWorld): JSX.Element | null {
  const { view, language } = asked;
  const words = COUNTED[position.stepOf(w, view)];
  if (words === undefined) return null;
  return (
    <section class="slip counts" aria-label={tell(language, words[0])}>
      <h2 class="eyebrow">
        {tell(language, words[0])} <RuleLink id={words[1]} asked={asked} />
      </h2>
      <ul class="count-row">
        {[units.FRENCH, units.COALITION].map((side) => (
          <Count w={w} key={side} asked={asked} side={side} />
        ))}
      </ul>
    </section>
  );
}

function Count({ w, asked, side }: { readonly asked: Ask; readonly side: number } & InWorld): JSX.Element {
  const { view, language, seat } = asked;
  const left = view[w.at.left + side];
  const passed = (view[w.at.passed] & (1 << side)) !== 0;
  const unknown = left === position.UNKNOWN;
  return (
    <li class={side === seat ? 'count count--now' : 'count'}>
      <span class={`count-flag counter--${side === units.FRENCH ? 'french' : 'anglo'}`} aria-hidden="true" />
      <span>
        {sideName(side, language)}
        {side === seat && <small> {tell(language, 'count.now')}</small>}
      </span>
      {passed ? (
        <b class="count-word">{tell(language, 'count.passed')}</b>
      ) : unknown ? (
        <b role="img" aria-label={tell(language, 'count.unknownSpoken')}>
          {tell(language, 'count.unknown')}
        </b>
      ) : left < 0 ? (
        <b class="count-word">{tell(language, 'count.unlimited')}</b>
      ) : (
        <b>{left}</b>
      )}
    </li>
  );
}

/** VIC: points of both sides as they would be counted now, and whether the road to the north is open. */
export function Points({
  w,
  asked,
}: { readonly asked: Pick<Ask, 'view' | 'language' | 'openRule'> } & InWorld): JSX.Element {
  const { view, language } = asked;
  const open = roadIsOpen(w, view);
  const [french, coalition] = finalPoints(w, view);
  const margin = Math.abs(french - coalition);
  return (
    <section class="slip points-slip" aria-label={tell(language, 'points.title')}>
      <h2 class="eyebrow">
        {tell(language, 'points.title')} <RuleLink id="VIC-6" asked={asked} />
      </h2>
      <Sides w={w} view={view} language={language} />
      <p class="soft">
        <span class={open ? 'road-sign road-sign--open' : 'road-sign'} aria-hidden="true" />
        {tell(language, open ? 'points.road' : 'points.roadShut')} <RuleLink id="VIC-5" asked={asked} />
      </p>
      <p class="soft">
        {margin === 0
          ? tell(language, 'points.tie')
          : tell(language, 'points.lead', {
              side: sideName(french > coalition ? units.FRENCH : units.COALITION, language),
              n: margin,
              level: tell(language, `level.${levelOf(w, margin)}`),
            })}
      </p>
    </section>
  );
}

type Level = 'tactical' | 'campaign' | 'strategic';

/** VIC-6 to VIC-8 */
const levelOf = (w: World, margin: number): Level =>
  LEVELS.find((level) => w.levels.some((one) => one.level === level && margin >= one.minMargin)) ?? 'tactical';
const LEVELS: readonly Level[] = ['strategic', 'campaign', 'tactical'];

/** What each side has, the road to the north apart. */
function Sides({ w, view, language }: { readonly view: State; readonly language: string } & InWorld): JSX.Element {
  const open = roadIsOpen(w, view);
  const [french, coalition] = finalPoints(w, view);
  return (
    <ul class="count-row">
      <li class="count">
        <span class="count-flag counter--french" aria-hidden="true" />
        <span>{sideName(units.FRENCH, language)}</span>
        <b>{open ? `${french - w.roadToTheNorth} + ${w.roadToTheNorth}` : french}</b>
      </li>
      <li class="count">
        <span class="count-flag counter--anglo" aria-hidden="true" />
        <span>{sideName(units.COALITION, language)}</span>
        <b>{coalition}</b>
      </li>
    </ul>
  );
}

/** The half days with their weather, and who comes or comes back when. */
export function TurnTrack({ w, asked }: Props & InWorld): JSX.Element {
  const { view, language } = asked;
  const words = textIn(language).catalog;
  const turns = Array.from({ length: w.turns }, (_, i) => i + 1);
  return (
    <section class="slip" aria-label={tell(language, 'track.title')}>
      <h2 class="eyebrow">{tell(language, 'track.title')}</h2>
      <ol class="half-days">
        {turns.map((turn) => (
          <HalfDay w={w} key={turn} view={view} language={language} turn={turn} date={words[`turn.${turn}`] ?? ''} />
        ))}
      </ol>
    </section>
  );
}

interface HalfDayProps {
  readonly view: State;
  readonly language: string;
  readonly turn: number;
  readonly date: string;
}

function HalfDay({ w, view, language, turn, date }: HalfDayProps & InWorld): JSX.Element {
  const now = view[w.at.turn];
  const coming = [...Array(w.units).keys()].filter((unit) => comesOn(w, view, unit, turn));
  const weather = weatherOf(w, view, turn);
  const state = turn === now ? 'half-day half-day--now' : turn < now ? 'half-day half-day--past' : 'half-day';
  const half = tell(language, turn % 2 === 1 ? 'track.am' : 'track.pm');
  return (
    <li class={state} aria-current={turn === now ? 'step' : undefined}>
      <span class="visually-hidden">{date}</span>
      <b aria-hidden="true">{turn}</b>
      <small aria-hidden="true">
        {FIRST_DAY + ((turn - 1) >> 1)} {half}
      </small>
      {weather !== null && <Weather weather={weather} language={language} />}
      {coming.slice(0, MOST_SHOWN).map((unit) => {
        const blown = position.whereIs(w, view, unit) === position.BLOWN;
        const name = tell(language, blown ? 'track.back' : 'track.comes', { unit: fullName(w, unit, language) });
        return (
          <span key={unit} title={name}>
            <CounterIcon face={faceAs(w, unit, position.FRONT, view[w.at.hill])} size={26} spent={blown} label={name} />
          </span>
        );
      })}
      {coming.length > MOST_SHOWN && (
        <small title={coming.map((unit) => fullName(w, unit, language)).join(', ')}>
          +{coming.length - MOST_SHOWN}
        </small>
      )}
    </li>
  );
}

/** Counters in one half day; the others are a number. */
const MOST_SHOWN = 3;
/** Of June 1815. */
const FIRST_DAY = 15;

const SIGNS = {
  rain: 'M5 3L2 11M12 3L9 11M19 3L16 11',
  deluge: 'M5 3L2 11M19 3L16 11M8 5A2.5 2.5 0 1 1 11 7V8M11 11V11.5',
  soft: 'M1 5Q4 1 7 5T13 5T19 5M1 11Q4 7 7 11T13 11T19 11',
} as const;

function Weather({ weather, language }: { weather: keyof typeof SIGNS; language: string }): JSX.Element {
  const word = tell(language, `track.${weather}`);
  return (
    <svg class={`weather weather--${weather}`} viewBox="0 0 20 14" width="24" height="17" role="img" aria-label={word}>
      <title>{word}</title>
      <path d={SIGNS[weather]} />
    </svg>
  );
}

/** REI-1, B-1: a Corps or HQ that comes on this turn, or one that was held up and waits now. */
function comesOn(w: World, view: State, unit: number, turn: number): boolean {
  const where = position.whereIs(w, view, unit);
  const due = view[w.at.due + unit];
  if (units.isDetachment(w, unit) || due <= 0) return false;
  if (where === position.BLOWN) return due === turn;
  return where === position.OFF_MAP && Math.max(due, view[w.at.turn]) === turn;
}

/** S16-4, S16-5 */
function weatherOf(w: World, view: State, turn: number): 'rain' | 'soft' | 'deluge' | null {
  if (((view[w.at.rain] >> turn) & 1) === 1) return 'rain';
  if (((view[w.at.rain] >> (turn - 1)) & 1) === 1 || (turn === view[w.at.turn] && softGround(w, view))) return 'soft';
  return view[w.at.deluge] === 1 && turn > view[w.at.turn] && w.delugeTurns.includes(turn) ? 'deluge' : null;
}

/** The Detachments of each army on its card. */
export function Cards({ w, asked }: { readonly asked: Ask } & InWorld): JSX.Element {
  const { language, view } = asked;
  const placing = ['detachments', 'recall'].includes(position.stepOf(w, view));
  return (
    <details class="slip cards" open={placing}>
      <summary class="eyebrow">{tell(language, 'cards.title')}</summary>
      {[units.FRENCH_ARMY, units.ANGLO_ALLIED, units.PRUSSIAN].map((army) => (
        <Card w={w} key={army} asked={asked} army={army} />
      ))}
    </details>
  );
}

function Card({ w, asked, army }: { readonly asked: Ask; readonly army: number } & InWorld): JSX.Element {
  const { view, language } = asked;
  const all = [...w.unitsOfArmy[army]].filter(
    (unit) => units.isDetachment(w, unit) && position.whereIs(w, view, unit) !== position.ABSENT,
  );
  const where = (place: (hex: number) => boolean): number[] =>
    all.filter((unit) => place(position.whereIs(w, view, unit)));
  const placing = position.stepOf(w, view) === 'detachments';
  const hqs = [...w.hqsOfArmy[army]].filter((hq) => position.onMap(w, view, hq));
  return (
    <div class="army-card">
      <h3>{armyName(w, w.hqsOfArmy[army][0], language)}</h3>
      {placing && w.side[w.hqsOfArmy[army][0]] === asked.seat && (
        <ul class="counter-row">
          {hqs.map((hq) => {
            const used = position.has(w, view, hq, position.USED);
            const label = tell(language, used ? 'cards.hasPlaced' : 'cards.mayPlace', {
              hq: shortName(w, hq, language),
            });
            return (
              <li key={hq} title={label} class={used ? 'hq-used' : ''}>
                <CounterIcon face={faceNow(w, view, hq)} size={30} label={label} />
              </li>
            );
          })}
        </ul>
      )}
      <CardRow
        w={w}
        title={tell(language, 'cards.available')}
        units={where((hex) => hex === position.OFF_MAP)}
        asked={asked}
      />
      <CardRow w={w} title={tell(language, 'cards.onMap')} units={where((hex) => hex >= 0)} asked={asked} />
      <CardRow
        w={w}
        title={tell(language, 'cards.lost')}
        units={where((hex) => hex === position.ELIMINATED)}
        asked={asked}
      />
    </div>
  );
}

interface CardRowProps {
  readonly title: string;
  readonly units: readonly number[];
  readonly asked: Ask;
}

function CardRow({ w, title, units: list, asked }: CardRowProps & InWorld): JSX.Element | null {
  const { view, language } = asked;
  if (list.length === 0) return null;
  return (
    <div class="card-row">
      <span class="soft">{title}</span>
      <ul class="counter-row">
        {list.map((unit) => (
          <li key={unit} title={fullName(w, unit, language)}>
            <CounterIcon face={faceNow(w, view, unit)} size={26} label={fullName(w, unit, language)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The last page: points and what they are called, and everybody who is out of the game with what he counts. */
export function Reckoning({
  w,
  view,
  language,
}: { readonly view: State; readonly language: string } & InWorld): ComponentChildren {
  const [french, coalition] = finalPoints(w, view);
  const margin = french - coalition;
  const level = levelOf(w, Math.abs(margin));
  return (
    <>
      <section class="reckoning">
        <Sides w={w} view={view} language={language} />
        <p>{tell(language, roadIsOpen(w, view) ? 'over.road' : 'over.roadShut')}</p>
        <p>{margin === 0 ? tell(language, 'over.tie') : tell(language, 'over.margin', { n: Math.abs(margin) })}</p>
        {margin > 0 && <p>{tell(language, `over.${level}`)}</p>}
      </section>
      {[units.FRENCH, units.COALITION].map((side) => (
        <Lost w={w} key={side} view={view} language={language} side={side} />
      ))}
    </>
  );
}

function Lost({
  w,
  view,
  language,
  side,
}: { view: State; language: string; side: number } & InWorld): JSX.Element | null {
  const lost = [...Array(w.hqs).keys()].filter(
    (unit) => w.side[unit] === side && position.whereIs(w, view, unit) === position.ELIMINATED,
  );
  if (lost.length === 0) return null;
  return (
    <section class="reckoning">
      <h3 class="eyebrow">
        {tell(language, 'lost.title')}: {sideName(side, language)}
      </h3>
      <ul class="lost-row">
        {lost.map((unit) => (
          <li key={unit}>
            <CounterIcon face={faceNow(w, view, unit)} size={34} />
            <span>
              {shortName(w, unit, language)}
              <small>{tell(language, 'lost.points', { n: w.points[unit] })}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
