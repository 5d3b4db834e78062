import type { State } from '@hundred-days/kernel';
import { type Action, position, units } from '@hundred-days/napoleon-1815';
import type { ComponentChildren, JSX } from 'preact';
import { CounterIcon } from '../../art/counters.tsx';
import { Cockade } from '../../art/pieces.tsx';
import type { Nation } from '../../board/types.ts';
import { RuleLink } from '../../face/RuleLink.tsx';
import type { Asked } from '../../face/types.ts';
import { blockFace, NATIONS, type Painted } from './art.ts';
import { Fights } from './Fights.tsx';
import { armiesOf, groupMoves, roadsOf } from './groups.ts';
import { Marches } from './Marches.tsx';
import { armyName, fullName, peopleName, sideName, townName } from './names.ts';
import { endsOf, usedRoads } from './overlay.ts';
import { Roster } from './Roster.tsx';
import { write, writeMany } from './text/panelWords.ts';
import './battle.css';

/** The ledgers beside the map: Group Moves, roads, fights, losses, cities. */

type Ask = Asked<Action>;

export function Situation({ w, asked }: { readonly w: Painted; readonly asked: Ask }): JSX.Element {
  const { view, language } = asked;
  const step = position.stepOf(w, view);
  return (
    <>
      {step === 'deployment' && <Deployed w={w} asked={asked} />}
      {step === 'movement' && asked.deciding && <Moves w={w} asked={asked} />}
      {asked.deciding && (step === 'supply' || step === 'reduction') && <Roster w={w} asked={asked} />}
      <Marches w={w} asked={asked} />
      <Fights w={w} asked={asked} />
      <Section title={write(language, 'panel.lost')}>
        <Losses w={w} view={view} language={language} />
      </Section>
      <Section title={write(language, 'panel.cities')}>
        {w.cities.map((town) => (
          <City w={w} key={town} view={view} town={town} language={language} />
        ))}
        <p class="soft ledger-note">
          {write(language, 'panel.citiesWorth', { turn: w.turns })} <RuleLink asked={asked} id="10.1d" />
        </p>
      </Section>
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ComponentChildren }): JSX.Element {
  return (
    <section class="slip">
      <h2 class="eyebrow">{title}</h2>
      {children}
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly note?: string;
  readonly value: string;
}

const Row = ({ name, note = '', value }: RowProps): JSX.Element => (
  <p class="ledger-row">
    <span>
      {name} {note !== '' && <em class="ledger-word">{note}</em>}
    </span>{' '}
    <b>{value}</b>
  </p>
);

interface BarProps extends Pick<RowProps, 'name' | 'note'> {
  readonly n: number;
  readonly of: number;
  /** An army in its colour and texture; a road in the accent. */
  readonly kind: Nation | 'road';
}

/** A number of so many as a bar of as many parts, and in figures. */
const Bar = ({ name, note = '', n, of, kind }: BarProps): JSX.Element => (
  <p class={`ledger-row ledger-row--bar ledger-row--${kind}`}>
    <span>
      {kind !== 'road' && (
        <svg class="ledger-cockade" viewBox="28 28 44 44" width="18" height="18" aria-hidden="true">
          <Cockade nation={kind} />
        </svg>
      )}
      {name} {note !== '' && <em class="ledger-word">{note}</em>}
    </span>
    <span class="losses-bar" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i < n ? 'losses-part losses-part--full' : 'losses-part'} />
      ))}
    </span>{' '}
    <b>
      {n} / {of}
    </b>
  </p>
);

/** What a part of the panel is drawn from. */
interface Shown {
  readonly w: Painted;
  readonly view: State;
  readonly language: string;
}

/** 9.0, 10.1d: who holds a city, and what it costs his enemy. */
function City({ w, view, town, language }: Shown & { readonly town: number }): JSX.Element {
  const supply = w.supply.find(({ city }) => city === w.townId(town));
  const army = [0, 1, 2].find((one) => units.ARMIES[one] === supply?.army) ?? -1;
  const costs = supply !== undefined && army >= 0 && position.blocksOf(w, view, town, units.FRENCH) > 0;
  return (
    <>
      <Row name={townName(w, town, language)} value={holder(w, view, town, language)} />
      {costs && (
        <p class="soft ledger-note">
          {writeMany(language, 'panel.cityCost', supply.units, { army: armyName(army, language) })}
        </p>
      )}
    </>
  );
}

function holder(w: Painted, view: State, town: number, language: string): string {
  const side = [units.FRENCH, units.ALLIED].find((one) => position.blocksOf(w, view, town, one) > 0);
  return side === undefined ? write(language, 'panel.nobody') : sideName(side, language);
}

/** 4.1d, 4.2b: how full the towns are, and who stands there; a click takes a block back. */
function Deployed({ w, asked }: { readonly w: Painted; readonly asked: Ask }): JSX.Element | null {
  const { view, viewer, language } = asked;
  if (viewer < 0) return null;
  const side = position.sideOfSeat(w, view, viewer);
  const towns = [...Array(w.townCount).keys()].filter((town) => position.blocksOf(w, view, town, side) > 0);
  if (towns.length === 0) return null;
  const own = (town: number): number[] =>
    [...w.unitsOf[side]].filter(
      (unit) => position.owns(w, view, viewer, unit) && position.whereIs(w, view, unit) === town,
    );
  return (
    <Section title={write(language, 'panel.towns')}>
      <ul class="placed">
        {towns.map((town) => (
          <li key={town}>
            <span class="placed-town">
              {townName(w, town, language)}{' '}
              <b>{`${position.blocksOf(w, view, town, side)} / ${w.deployLimit[side]}`}</b>
            </span>
            {own(town).map((unit) => (
              <button
                key={unit}
                type="button"
                title={write(language, 'panel.takeBack', { unit: fullName(w, unit, language) })}
                onClick={() => asked.pick(unit)}
              >
                <CounterIcon
                  face={blockFace(w, unit, position.strengthOf(w, view, unit))}
                  size={34}
                  label={write(language, 'panel.takeBack', { unit: fullName(w, unit, language) })}
                />
              </button>
            ))}
          </li>
        ))}
      </ul>
      <p class="soft">{write(language, 'panel.takeBackHint')}</p>
    </Section>
  );
}

function Moves({ w, asked }: { readonly w: Painted; readonly asked: Ask }): JSX.Element {
  const { view, viewer, language, proposed } = asked;
  const armies = armiesOf(w, view, viewer);
  // 5.4a: and those of the way that is put forward.
  const ahead = proposed?.type === 'move' ? roadsOf(w, proposed.path) : [];
  const roads = [...new Set([...usedRoads(w, view), ...ahead])];
  return (
    <>
      <Section title={write(language, 'panel.groups')}>
        {armies.map((army) => {
          const { made, left } = groupMoves(w, view, army);
          const towns = made.map((town) => townName(w, town, language)).join(', ');
          return (
            <Row
              key={army}
              name={towns === '' ? peopleName(army, language) : `${peopleName(army, language)} (${towns})`}
              value={writeMany(language, 'panel.groupsLeft', left)}
            />
          );
        })}
      </Section>
      {roads.length > 0 && (
        <Section title={write(language, 'panel.roads')}>
          {roads.map((road) => {
            const [from, to] = endsOf(w, road).map((town) => townName(w, town, language));
            const name = write(language, 'panel.road', { from, to });
            return (
              <Bar key={road} name={name} n={view[w.at.used + road]} of={w.moveLimit[w.major[road]]} kind="road" />
            );
          })}
        </Section>
      )}
    </>
  );
}

/** 10.1, 10.2: blocks lost, and how many defeat the army. */
export function Losses({ w, view, language }: Shown): JSX.Element {
  return (
    <>
      {units.ARMIES.map((id, army) => (
        <Bar
          key={id}
          name={peopleName(army, language)}
          note={isDefeated(w, view, army) ? write(language, 'panel.defeated') : ''}
          n={position.eliminatedOf(w, view, army)}
          of={w.defeatedAt[army]}
          kind={NATIONS[army]}
        />
      ))}
    </>
  );
}

const isDefeated = (w: Painted, view: State, army: number): boolean =>
  position.eliminatedOf(w, view, army) >= w.defeatedAt[army];

/** 10.0: on what the game was decided. */
export function Reckoning({ w, view, language }: Shown): JSX.Element {
  return (
    <div class="reckoned">
      <h3 class="eyebrow">{write(language, 'panel.lostLong')}</h3>
      <Losses w={w} view={view} language={language} />
      <h3 class="eyebrow">{write(language, 'panel.cities')}</h3>
      {w.cities.map((town) => (
        <Row key={town} name={townName(w, town, language)} value={holder(w, view, town, language)} />
      ))}
    </div>
  );
}

/** On a telephone, under what is asked: how the sides stand. */
export function Score({ w, view, language }: Shown): JSX.Element {
  return (
    <div class="score">
      <h2 class="eyebrow">{write(language, 'panel.lost')}</h2>
      <Losses w={w} view={view} language={language} />
    </div>
  );
}
