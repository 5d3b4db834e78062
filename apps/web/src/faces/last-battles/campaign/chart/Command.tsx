import { campaignPosition as position } from '@hundred-days/last-battles/campaign';
import type { JSX } from 'preact';
import { CounterIcon } from '../../../../art/counters.tsx';
import { Icon } from '../../../../art/icons.tsx';
import { RuleLink } from '../../../../face/RuleLink.tsx';
import { useTable } from '../../../../table/ui.ts';
import { shortName } from '../../names.ts';
import type { Led } from '../setting.ts';
import { type Commander, type Placed, sheetOf, type Without } from './command.ts';
import { faceIn } from './faces.ts';
import { showPlaces, take } from './going.ts';
import { armiesOf } from './seats.ts';
import { say, sayMany } from './text/words.ts';

/** 28.32 is the same for Grand Ligny. */
const ROADS = '27.32';

/**
 * Each commander with his places and whom he has given them; then who is without orders. Open while places are dealt out; with
 * all of it in sight at once the enemy's commanders stand below.
 */
export function Command({ w, asked, all = false }: Led & { readonly all?: boolean }): JSX.Element | null {
  const { view, language } = asked;
  const seat = asked.viewer >= 0 ? asked.viewer : asked.seat;
  if (seat < 0) return null;
  if (position.isNight(w, view)) return null;
  const sheets = armiesOf(w, view, seat).map((army) => sheetOf(w, view, army));
  const commanders = sheets.flatMap((sheet) => sheet.commanders);
  const without = sheets.flatMap((sheet) => sheet.without);
  if (commanders.length === 0) return null;
  const title = <h2 class="eyebrow">{say(language, 'command.title')}</h2>;
  const note = (
    <p class="soft">
      {say(language, 'command.filled')} <RuleLink id="20.0a" asked={asked} />
      {w.byRoad && (
        <>
          {' '}
          {say(language, 'command.byRoad')} <RuleLink id={ROADS} asked={asked} />
        </>
      )}
    </p>
  );
  const list = (
    <ul>
      {commanders.map((one) => (
        <CommanderRow key={one.commander} w={w} asked={asked} one={one} />
      ))}
      {without.length > 0 && <WithoutRow w={w} asked={asked} list={without} />}
    </ul>
  );
  return (
    <section class="slip commands" aria-label={say(language, 'command.title')}>
      {all ? (
        <>
          <div class="commands-head">
            {title}
            {note}
          </div>
          {list}
          <Theirs w={w} asked={asked} own={armiesOf(w, view, seat)} />
        </>
      ) : (
        <details open={position.campaignStep(w, view) === 'command'}>
          <summary>{title}</summary>
          {note}
          {list}
        </details>
      )}
    </section>
  );
}

/** 19.1: whom the enemy's commanders could command; whom they do is not dealt out before his own Command Segment. */
function Theirs({ w, asked, own }: Led & { readonly own: readonly number[] }): JSX.Element | null {
  const { view, language } = asked;
  const mine = w.side[w.commandersOf[own[0]][0]];
  const commanders = w.commandersOf
    .flat()
    .filter((commander) => w.side[commander] !== mine && position.onMap(w, view, commander));
  if (commanders.length === 0) return null;
  return (
    <div class="theirs">
      <h3 class="eyebrow">{say(language, 'command.theirs')}</h3>
      <ul>
        {commanders.map((commander) => {
          const n = w.capacity[commander];
          return (
            <li key={commander}>
              <Named
                w={w}
                asked={asked}
                piece={commander}
                facts={[{ text: say(language, n > 0 ? 'command.theirPlaces' : 'command.asleep', { n }) }]}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function CommanderRow({ w, asked, one }: Led & { readonly one: Commander }): JSX.Element {
  const { language } = asked;
  const { commander, rating, officersTaken, unitsTaken, officers, units } = one;
  return (
    <li class="commander">
      <div class="commander-head">
        <Person w={w} asked={asked} piece={commander} size={40} />
        <span>
          <b class="commander-name">{shortName(w, commander, language)}</b>
          {rating === 0 ? (
            <small>{say(language, 'command.asleep')}</small>
          ) : (
            <span class="capacity">
              <Signs kind="officers" of={rating} taken={officersTaken} language={language} />
              <Signs kind="units" of={rating} taken={unitsTaken} language={language} />
            </span>
          )}
        </span>
      </div>
      <ul class="placed">
        {[...officers, ...units].map((placed) => (
          <PlacedRow
            key={placed.piece}
            w={w}
            asked={asked}
            placed={placed}
            isLeader={position.isLeader(w, placed.piece)}
          />
        ))}
      </ul>
    </li>
  );
}

/** Squares for officers, discs for single units, filled while free; a cavalry corps under Grouchy takes half of one. */
function Signs({
  kind,
  of,
  taken,
  language,
}: {
  readonly kind: 'officers' | 'units';
  readonly of: number;
  readonly taken: number;
  readonly language: string;
}): JSX.Element {
  const free = Math.max(0, of - taken);
  const spoken = `${say(language, `command.${kind}`)}: ${say(language, 'command.places', { n: free, of })}`;
  const fill = (i: number): string => (free >= i + 1 ? 'free' : free > i ? 'half' : 'given');
  return (
    <span class="place-signs" role="img" aria-label={spoken} title={spoken}>
      <small>{say(language, `command.${kind}`)}</small>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={`place-sign place-sign--${kind} place-sign--${fill(i)}`} />
      ))}
    </span>
  );
}

function PlacedRow({
  w,
  asked,
  placed: { piece, away, men, beyond },
  isLeader,
}: Led & { readonly placed: Placed; readonly isLeader: boolean }): JSX.Element {
  const { language } = asked;
  const facts: Fact[] = [
    { text: away === 0 ? say(language, 'command.here') : sayMany(language, 'command.away', away) },
    ...(isLeader ? [{ text: sayMany(language, 'command.men', men.length), more: true }] : []),
    ...(beyond.length > 0 ? [{ text: sayMany(language, 'command.beyond', beyond.length) }] : []),
  ];
  return (
    <li class={isLeader ? 'place-row place-row--officer' : 'place-row'}>
      <Named w={w} asked={asked} piece={piece} facts={facts} />
      <GiveUp w={w} asked={asked} piece={piece} />
    </li>
  );
}

/** 20.0d: while places are dealt out, a place is given up where it is seen to be given. */
function GiveUp({ w, asked, piece }: Led & { readonly piece: number }): JSX.Element | null {
  const release = asked.choicesOf(piece).find(({ type }) => type === 'release');
  if (release === undefined) return null;
  const label = say(asked.language, 'command.giveUp', { unit: shortName(w, piece, asked.language) });
  return (
    <button
      type="button"
      class="button button--bare"
      aria-label={label}
      title={label}
      onClick={() => asked.act(release)}
    >
      <Icon name="close" size={14} />
    </button>
  );
}

function WithoutRow({ w, asked, list }: Led & { readonly list: readonly Without[] }): JSX.Element {
  const { language } = asked;
  return (
    <li class="commander commander--none">
      <b class="commander-name">{say(language, 'command.without')}</b>
      <ul class="placed">
        {list.map(({ piece, units, nearest, away, inRange }) => {
          const far =
            nearest < 0
              ? ''
              : say(language, 'command.fromNearest', { away, commander: shortName(w, nearest, language) });
          const men = sayMany(language, 'command.men', units.length);
          // Why each has none stands among the open decisions.
          const facts: Fact[] = [
            { text: inRange.length > 0 ? say(language, 'command.noPlace') : far, more: true },
            ...(piece < w.units ? [] : [{ text: men, more: true }]),
          ];
          return (
            <li key={piece} class="place-row place-row--officer">
              <Named w={w} asked={asked} piece={piece} facts={facts.filter(({ text }) => text !== '')} />
            </li>
          );
        })}
      </ul>
    </li>
  );
}

/** What is said of somebody; left to his flag where all commanders are to be seen at once. */
interface Fact {
  readonly text: string;
  readonly more?: boolean;
}

function Named({
  w,
  asked,
  piece,
  facts,
}: Led & { readonly piece: number; readonly facts: readonly Fact[] }): JSX.Element {
  return (
    <span class="named" title={facts.map(({ text }) => text).join(', ')}>
      <Person w={w} asked={asked} piece={piece} size={28} />
      <span>
        {shortName(w, piece, asked.language)}{' '}
        <small>
          {facts.map(({ text, more = false }, i) => (
            <span key={text} class={more ? 'fact-more' : undefined}>
              {i > 0 && ', '}
              {text}
            </span>
          ))}
        </small>
      </span>
    </span>
  );
}

/** The flag or counter, a button to where it is; taken up where something can be decided with it. */
function Person({ w, asked, piece, size }: Led & { readonly piece: number; readonly size: number }): JSX.Element {
  const table = useTable();
  const name = shortName(w, piece, asked.language);
  return (
    <button
      type="button"
      class="chart-person"
      data-look={piece}
      onClick={() =>
        asked.pieces.includes(piece) ? take(table, piece) : showPlaces(table, [position.whereIs(w, asked.view, piece)])
      }
    >
      <CounterIcon face={faceIn(w, asked.view, piece)} size={size} />
      <span class="visually-hidden">{`${name}: ${say(asked.language, 'armies.go')}`}</span>
    </button>
  );
}
