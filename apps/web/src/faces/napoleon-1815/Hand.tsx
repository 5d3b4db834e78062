import type { State } from '@hundred-days/kernel';
import { type Action, position, units } from '@hundred-days/napoleon-1815';
import type { JSX } from 'preact';
import { CounterIcon } from '../../art/counters.tsx';
import type { Asked } from '../../face/types.ts';
import type { Painted } from './art.ts';
import { blockFace } from './art.ts';
import { byCorps, corpsName } from './corps.ts';
import { companyOf, goersOf, goingBy, handOf, isForced } from './groups.ts';
import { armyName, fullName, townName } from './names.ts';
import { badgesOf, spokenName } from './pieces.ts';
import { write, writeMany } from './text/panelWords.ts';
import { tell } from './text/words.ts';

/** What is in hand: the blocks of a town, each of which goes or stays; corps to be placed; a single block. */

type Ask = Asked<Action>;

export function Hand({ w, asked }: { readonly w: Painted; readonly asked: Ask }): JSX.Element | null {
  const { view, inHand } = asked;
  if (inHand === null) return null;
  const step = position.stepOf(w, view);
  if (step === 'deployment') return <ToPlace w={w} asked={asked} blocks={false} />;
  // Listed with all others: see Roster and Marches.
  if (step === 'supply' || step === 'reduction' || step === 'march') return null;
  // 5.1f: an ally's blocks in the town can go along, by a Group Move of their own.
  const company = asked.pieces.filter(
    (unit) => isBeside(w, view, unit, inHand) && companyOf(w, asked, unit).length > 0,
  );
  return company.length > 1 ? (
    <Company w={w} asked={asked} company={company} />
  ) : (
    <Single w={w} asked={asked} unit={inHand} />
  );
}

const isBeside = (w: Painted, view: State, unit: number, other: number): boolean =>
  position.whereIs(w, view, unit) === position.whereIs(w, view, other);

/** Steps in which several go; in the others one is named. */
const GOING: ReadonlySet<string> = new Set(['movement', 'regroup']);

interface CompanyProps {
  readonly w: Painted;
  readonly asked: Ask;
  readonly company: readonly number[];
}

/** 5.1b: of a Group any number moves. Where one block is to be named, each is a choice of its own. */
function Company({ w, asked, company }: CompanyProps): JSX.Element {
  const { view, language } = asked;
  const town = townName(w, position.whereIs(w, view, company[0]), language);
  const hand = handOf(asked);
  const moving = GOING.has(position.stepOf(w, view));
  const fates = fatesOf(w, asked);
  return (
    <section class="slip hand" aria-label={town} data-in-hand>
      <h2 class="hand-title">
        <b>{town}</b>
        {moving && <span>{write(language, 'hand.count', { n: hand.length, of: company.length })}</span>}
      </h2>
      {moving && <CorpsChips w={w} asked={asked} list={company} />}
      <ul class="hand-blocks">
        <BlockRows
          w={w}
          asked={asked}
          blocks={company}
          isOn={(unit) => moving && hand.includes(unit)}
          deed={(unit) => (moving ? toggle(asked, [unit]) : asked.pick(unit))}
          fates={fates}
        />
      </ul>
    </section>
  );
}

type Fate = 'goes' | 'hurries' | 'stays';

/** 5.4a, 5.6b: with a way pointed at, who of the hand goes, who must hurry, and for whom there is no room. */
function fatesOf(w: Painted, asked: Ask): ReadonlyMap<number, Fate> {
  const { proposed } = asked;
  if (proposed?.type === 'regroup') {
    const going = goingBy(w, asked, proposed);
    return new Map(handOf(asked).map((unit) => [unit, going.includes(unit) ? 'goes' : 'stays']));
  }
  if (proposed?.type !== 'move') return new Map();
  const goers = new Map(goersOf(w, asked, proposed).map(({ unit, path }) => [unit, path]));
  return new Map(
    handOf(asked).map((unit) => {
      const path = goers.get(unit);
      return [unit, path === undefined ? 'stays' : isForced(w, unit, path) ? 'hurries' : 'goes'];
    }),
  );
}

/** All of them are in hand: they are put back. Otherwise all are taken up with the others. */
function toggle(asked: Ask, list: readonly number[]): void {
  const hand = handOf(asked);
  const rest = hand.filter((unit) => !list.includes(unit));
  asked.gather(list.every((unit) => hand.includes(unit)) ? rest : [...rest, ...list]);
}

/** All, and each corps: a click takes it up or puts it back. */
export function CorpsChips({
  w,
  asked,
  list,
}: {
  readonly w: Painted;
  readonly asked: Ask;
  readonly list: readonly number[];
}): JSX.Element {
  const { language } = asked;
  const hand = handOf(asked);
  const corps = byCorps(w, list);
  const both = new Set(list.map((unit) => w.army[unit])).size > 1;
  const chip = (label: string, of: readonly number[], army: string): JSX.Element => (
    <li key={`${label} ${of[0]}`}>
      <button
        type="button"
        class={both ? `chip chip--${army}` : 'chip'}
        aria-pressed={of.every((unit) => hand.includes(unit))}
        onClick={() => toggle(asked, of)}
      >
        {label} <b>{of.length}</b>
      </button>
    </li>
  );
  return (
    <ul class="chips">
      {corps.length > 1 && chip(write(language, 'hand.all'), list, '')}
      {corps.length > 1 && corps.map((of) => chip(corpsName(w, of[0], language), of, units.ARMIES[w.army[of[0]]]))}
    </ul>
  );
}

interface BlockRowsProps {
  readonly w: Painted;
  readonly asked: Ask;
  readonly blocks: readonly number[];
  readonly isOn: (unit: number) => boolean;
  readonly deed: (unit: number) => void;
  /** What the way that is pointed at means for each. */
  readonly fates?: ReadonlyMap<number, Fate>;
}

export function BlockRows({ w, asked, blocks, isOn, deed, fates }: BlockRowsProps): JSX.Element {
  const { view, language } = asked;
  const fateOf = (unit: number): string => {
    const fate = fates?.get(unit);
    return fate === undefined ? '' : write(language, `hand.${fate}`);
  };
  return (
    <>
      {blocks.map((unit) => (
        <li key={unit}>
          <button
            type="button"
            class="hand-block"
            aria-pressed={isOn(unit)}
            data-fate={fates?.get(unit)}
            title={spokenName(w, view, unit, language)}
            onClick={() => deed(unit)}
          >
            <CounterIcon
              face={blockFace(w, unit, position.strengthOf(w, view, unit))}
              size={36}
              badges={badgesOf(w, view, unit)}
            />
            <span>
              {fullName(w, unit, language)}
              <small>{[factsOf(w, asked, unit), fateOf(unit)].filter(Boolean).join(' · ')}</small>
            </span>
          </button>
        </li>
      ))}
    </>
  );
}

/** "infantry, strength 3 of 4, F2" */
export function factsOf(w: Painted, { view, language }: Ask, unit: number): string {
  return [
    tell(language, `type.${units.TYPES[w.type[unit]]}`),
    tell(language, 'spoken.strength', { n: position.strengthOf(w, view, unit), of: w.strength[unit] }),
    `F${w.firepower[unit]}`,
  ].join(', ');
}

function Single({ w, asked, unit }: { readonly w: Painted; readonly asked: Ask; readonly unit: number }): JSX.Element {
  const { view, language } = asked;
  return (
    <section class="slip unit-card" aria-label={fullName(w, unit, language)}>
      <CounterIcon
        face={blockFace(w, unit, position.strengthOf(w, view, unit))}
        size={64}
        badges={badgesOf(w, view, unit)}
      />
      <div>
        <p class="unit-title">{fullName(w, unit, language)}</p>
        <p class="soft">{factsOf(w, asked, unit)}</p>
      </div>
    </section>
  );
}

/** 4.0: what is left to place, by corps: a corps is taken up with a click and put down with another. */
export function ToPlace({
  w,
  asked,
  blocks,
}: {
  readonly w: Painted;
  readonly asked: Ask;
  readonly blocks: boolean;
}): JSX.Element | null {
  const { view, language, pieces } = asked;
  const left = pieces.filter((unit) => unit >= 0);
  if (left.length === 0) return null;
  const hand = handOf(asked);
  const corps = byCorps(w, left);
  const both = new Set(left.map((unit) => w.army[unit])).size > 1;
  return (
    <section class="slip hand" aria-label={write(language, 'hand.toPlace')} data-in-hand>
      {!blocks && <h2 class="eyebrow">{write(language, 'hand.wholeCorps')}</h2>}
      <ul class="chips">
        {corps.map((of) => (
          <li key={of[0]}>
            <button
              type="button"
              class={both ? `chip chip--${units.ARMIES[w.army[of[0]]]}` : 'chip'}
              aria-label={`${armyName(w.army[of[0]], language)}: ${corpsName(w, of[0], language)} ${of.length}`}
              aria-pressed={of.length === hand.length && of.every((unit) => hand.includes(unit))}
              onClick={() => asked.gather(of)}
            >
              {corpsName(w, of[0], language)} <b>{of.length}</b>
            </button>
          </li>
        ))}
      </ul>
      {blocks && (
        <ul class="hand-blocks hand-blocks--row">
          <BlockRows
            w={w}
            asked={asked}
            blocks={corps.filter((of) => of.some((unit) => hand.includes(unit))).flat()}
            isOn={(unit) => hand.includes(unit)}
            deed={(unit) => toggle(asked, [unit])}
          />
        </ul>
      )}
      {!blocks && (
        <p class="soft">
          {writeMany(language, 'hand.left', left.length, {
            most: w.deployLimit[position.sideOfSeat(w, view, asked.viewer)],
          })}
        </p>
      )}
    </section>
  );
}
