import type { State } from '@hundred-days/kernel';
import { type Action, board, position, tables, units } from '@hundred-days/napoleon-1815';
import type { ComponentChildren, JSX } from 'preact';
import { CounterIcon } from '../../art/counters.tsx';
import type { Asked } from '../../face/types.ts';
import { blockFace } from './art.ts';
import { RuleLink } from './battle/RuleLink.tsx';
import { Fights } from './Fights.tsx';
import { armiesOf, groupMoves } from './groups.ts';
import { Marches } from './Marches.tsx';
import { armyName, fullName, peopleName, sideName, townName } from './names.ts';
import { endsOf, usedRoads } from './overlay.ts';
import { Roster } from './Roster.tsx';
import { write, writeMany } from './text/panelWords.ts';
import './battle.css';

/** The ledgers beside the map: Group Moves, roads, fights, losses, cities. */

type Ask = Asked<Action>;
const { AT } = position;

export function Situation({ asked }: { readonly asked: Ask }): JSX.Element {
  const { view, language } = asked;
  const step = position.stepOf(view);
  return (
    <>
      {step === 'deployment' && <Deployed asked={asked} />}
      {step === 'movement' && asked.deciding && <Moves asked={asked} />}
      {asked.deciding && (step === 'supply' || step === 'reduction') && <Roster asked={asked} />}
      <Marches asked={asked} />
      <Fights asked={asked} />
      <Section title={write(language, 'panel.lost')}>
        <Losses view={view} language={language} />
      </Section>
      <Section title={write(language, 'panel.cities')}>
        {board.CITIES.map((town) => (
          <City key={town} view={view} town={town} language={language} />
        ))}
        <p class="soft ledger-note">
          {write(language, 'panel.citiesWorth', { turn: board.TURNS })} <RuleLink asked={asked} id="10.1d" />
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

interface CityProps {
  readonly view: State;
  readonly town: number;
  readonly language: string;
}

/** 9.0, 10.1d: who holds a city, and what it costs his enemy. */
function City({ view, town, language }: CityProps): JSX.Element {
  const supply = tables.SUPPLY.find(({ city }) => city === board.townId(town));
  const army = [0, 1, 2].find((one) => units.ARMIES[one] === supply?.army) ?? -1;
  const costs = supply !== undefined && army >= 0 && position.blocksOf(view, town, units.FRENCH) > 0;
  return (
    <>
      <Row name={townName(town, language)} value={holder(view, town, language)} />
      {costs && (
        <p class="soft ledger-note">
          {writeMany(language, 'panel.cityCost', supply.units, { army: armyName(army, language) })}
        </p>
      )}
    </>
  );
}

function holder(view: State, town: number, language: string): string {
  const side = [units.FRENCH, units.ALLIED].find((one) => position.blocksOf(view, town, one) > 0);
  return side === undefined ? write(language, 'panel.nobody') : sideName(side, language);
}

/** 4.1d, 4.2b: how full the towns are, and who stands there; a click takes a block back. */
function Deployed({ asked }: { readonly asked: Ask }): JSX.Element | null {
  const { view, viewer, language } = asked;
  if (viewer < 0) return null;
  const side = position.sideOfSeat(view, viewer);
  const towns = [...Array(board.TOWNS).keys()].filter((town) => position.blocksOf(view, town, side) > 0);
  if (towns.length === 0) return null;
  const own = (town: number): number[] =>
    [...units.UNITS_OF[side]].filter(
      (unit) => position.owns(view, viewer, unit) && position.whereIs(view, unit) === town,
    );
  return (
    <Section title={write(language, 'panel.towns')}>
      <ul class="placed">
        {towns.map((town) => (
          <li key={town}>
            <span class="placed-town">
              {townName(town, language)}{' '}
              <b>{`${position.blocksOf(view, town, side)} / ${tables.DEPLOY_LIMIT[side]}`}</b>
            </span>
            {own(town).map((unit) => (
              <button
                key={unit}
                type="button"
                title={write(language, 'panel.takeBack', { unit: fullName(unit, language) })}
                aria-label={write(language, 'panel.takeBack', { unit: fullName(unit, language) })}
                onClick={() => asked.pick(unit)}
              >
                <CounterIcon face={blockFace(unit, position.strengthOf(view, unit))} size={34} />
              </button>
            ))}
          </li>
        ))}
      </ul>
      <p class="soft">{write(language, 'panel.takeBackHint')}</p>
    </Section>
  );
}

function Moves({ asked: { view, viewer, language } }: { readonly asked: Ask }): JSX.Element {
  const armies = armiesOf(view, viewer);
  return (
    <>
      <Section title={write(language, 'panel.groups')}>
        {armies.map((army) => {
          const { made, left } = groupMoves(view, army);
          const towns = made.map((town) => townName(town, language)).join(', ');
          return (
            <Row
              key={army}
              name={towns === '' ? peopleName(army, language) : `${peopleName(army, language)} (${towns})`}
              value={writeMany(language, 'panel.groupsLeft', left)}
            />
          );
        })}
      </Section>
      {usedRoads(view).length > 0 && (
        <Section title={write(language, 'panel.roads')}>
          {usedRoads(view).map((road) => {
            const [from, to] = endsOf(road).map((town) => townName(town, language));
            const value = `${view[AT.used + road]} / ${tables.MOVE_LIMIT[board.MAJOR[road]]}`;
            return <Row key={road} name={write(language, 'panel.road', { from, to })} value={value} />;
          })}
        </Section>
      )}
    </>
  );
}

/** 10.1, 10.2: blocks lost, and how many defeat the army. */
export function Losses({ view, language }: { readonly view: State; readonly language: string }): JSX.Element {
  return (
    <>
      {units.ARMIES.map((id, army) => (
        <Row
          key={id}
          name={peopleName(army, language)}
          note={isDefeated(view, army) ? write(language, 'panel.defeated') : ''}
          value={`${position.eliminatedOf(view, army)} / ${units.DEFEATED_AT[army]}`}
        />
      ))}
    </>
  );
}

const isDefeated = (view: State, army: number): boolean => position.eliminatedOf(view, army) >= units.DEFEATED_AT[army];

/** 10.0: on what the game was decided. */
export function Reckoning({ view, language }: { readonly view: State; readonly language: string }): JSX.Element {
  return (
    <div class="reckoned">
      <h3 class="eyebrow">{write(language, 'panel.lostLong')}</h3>
      <Losses view={view} language={language} />
      <h3 class="eyebrow">{write(language, 'panel.cities')}</h3>
      {board.CITIES.map((town) => (
        <Row key={town} name={townName(town, language)} value={holder(view, town, language)} />
      ))}
    </div>
  );
}

/** On a telephone, under what is asked: how the sides stand. */
export function Score({ view, language }: { readonly view: State; readonly language: string }): JSX.Element {
  return (
    <div class="score">
      <h2 class="eyebrow">{write(language, 'panel.lost')}</h2>
      <Losses view={view} language={language} />
    </div>
  );
}
