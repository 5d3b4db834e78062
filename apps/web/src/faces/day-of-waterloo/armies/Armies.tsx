import { position, units } from '@hundred-days/day-of-waterloo';
import type { State } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import { CounterIcon } from '../../../art/counters.tsx';
import { RuleLink } from '../../../face/RuleLink.tsx';
import { corpsName, placeName, shortName } from '../names.ts';
import { faceNow } from '../pieces.ts';
import type { Setting } from '../setting.ts';
import { several, write, writeMany } from '../text/panelWords.ts';
import { textIn } from '../text/words.ts';
import { type ArmyStanding, armiesIn, type CorpsStanding, leadersOf } from './standing.ts';

/** 12.0, 13.0 Corps and armies as bars towards their levels, with what lies ahead, their cadres and leaders. */

export interface Shown {
  readonly w: Setting;
  readonly view: State;
  readonly language: string;
  readonly viewer: number;
  /** Absent where no rule can be opened: on the last page. */
  readonly openRule?: (rule: string) => void;
}

export function Armies(shown: Shown): JSX.Element {
  const { w, view, viewer } = shown;
  const own = viewer < 0 ? -1 : position.sideOfSeat(viewer);
  const armies = [...armiesIn(w, view)].sort((one, other) => Number(isOf(other, own)) - Number(isOf(one, own)));
  return (
    <section class="slip day-armies" aria-label={write(shown.language, 'armies.title')}>
      <div class="odds-head">
        <h2 class="eyebrow">{write(shown.language, 'armies.title')}</h2>
        <Rule {...shown} id="13.2a" />
      </div>
      {armies.map((army) => (
        <details key={army.id} class="day-army" open={isOf(army, own)}>
          <summary>
            <ArmyBar {...shown} army={army} />
          </summary>
          <Ahead {...shown} army={army} />
          <CorpsBars {...shown} army={army} />
          <Leaders {...shown} army={army.army} />
        </details>
      ))}
    </section>
  );
}

const isOf = ({ army }: ArmyStanding, side: number): boolean => units.sideOfArmy(army) === side;

/** The three armies in a line each. */
export function Score(shown: Shown): JSX.Element {
  return (
    <section class="slip day-armies" aria-label={write(shown.language, 'armies.title')}>
      {armiesIn(shown.w, shown.view).map((army) => (
        <ArmyBar key={army.id} {...shown} army={army} />
      ))}
    </section>
  );
}

/** The last page. */
export const Reckoning = (shown: Shown): JSX.Element => (
  <section class="day-armies">
    {armiesIn(shown.w, shown.view).map((army) => (
      <div key={army.id} class="day-army">
        <ArmyBar {...shown} army={army} />
        <CorpsBars {...shown} army={army} />
      </div>
    ))}
  </section>
);

const CorpsBars = ({ army, ...shown }: Shown & { readonly army: ArmyStanding }): JSX.Element => (
  <ul class="day-corps">
    {army.corps.map((corps) => (
      <li key={corps.id}>
        <CorpsBar {...shown} corps={corps} />
      </li>
    ))}
  </ul>
);

function Rule({ id, openRule }: Shown & { readonly id: string }): JSX.Element | null {
  return openRule === undefined ? null : <RuleLink id={id} asked={{ openRule }} />;
}

const NATION = { french: 'french', adg: 'anglo', prussian: 'prussian' } as const;

/** A bar of losses with its levels marked. */
function Bar({
  nation,
  lost,
  marks,
  most,
  spoken,
}: {
  readonly nation: string;
  readonly lost: number;
  readonly marks: readonly number[];
  readonly most: number;
  readonly spoken: string;
}): JSX.Element {
  const at = (points: number): string => `${(100 * Math.min(points, most)) / most}%`;
  return (
    <span class="day-bar" role="img" aria-label={spoken}>
      <i class={`ledger-fill ledger-fill--${nation}`} style={{ width: at(lost) }} />
      {marks.map((mark) => (
        <span key={mark} class="day-mark" style={{ left: at(mark) }} />
      ))}
    </span>
  );
}

function ArmyBar({ language, army }: Shown & { readonly army: ArmyStanding }): JSX.Element {
  const { id, lost, level, morale, more } = army;
  const name = textIn(language).catalog[`army.${id}`] ?? id;
  const ahead =
    morale === 'disintegrated' ? write(language, 'armies.gone') : write(language, 'armies.ahead', { n: more });
  return (
    <span class="day-ledger">
      <b>{name}</b>
      <b aria-hidden="true" class="day-count">
        {lost} / {level}
      </b>
      <Bar
        nation={NATION[id]}
        lost={lost}
        marks={[level]}
        most={level * 1.04}
        spoken={write(language, 'armies.lost', { army: name, n: lost, level })}
      />
      <small>
        {morale === 'demoralized' && <b>{write(language, 'armies.broken')} </b>}
        {ahead}
      </small>
    </span>
  );
}

/** 12.4 to 12.7: what would break the army, and who would flee with it. */
function Ahead(props: Shown & { readonly army: ArmyStanding }): JSX.Element | null {
  const { w, view, language, army, viewer } = props;
  if (army.morale !== 'fit') return null;
  const own = viewer >= 0 && isOf(army, position.sideOfSeat(viewer));
  const { flight } = army;
  const [rule, said] = breaking(w, language, army);
  const over = position.stepOf(w, view) === 'over';
  if (over) return null;
  return (
    <p class="soft day-ahead">
      {said} <Rule {...props} id={rule} />
      {army.army === units.ADG_ARMY && (
        <>
          {' '}
          {write(language, 'armies.exit')} <Rule {...props} id="12.5b" />
        </>
      )}
      {flight.units > 0 && (
        <>
          {' '}
          {write(language, own ? 'armies.flightOwn' : 'armies.flight', flight)}{' '}
          <Rule {...props} id={army.army === units.ADG_ARMY ? '12.7d' : '12.7c'} />
        </>
      )}
    </p>
  );
}

function breaking(w: Setting, language: string, { army, corps, breaks }: ArmyStanding): readonly [string, string] {
  const counting = corps.filter(({ counts }) => counts);
  const name = (one: CorpsStanding): string => corpsName(w, one.corps, language);
  const broken = counting.find(({ morale }) => morale !== 'fit');
  if (army === units.FRENCH_ARMY)
    return ['12.6a', writeMany(language, 'armies.guard', Math.max(0, counting[0]?.ahead?.sp ?? 0))];
  if (army === units.ADG_ARMY) {
    const other = counting.find((one) => one !== broken);
    return broken === undefined || other === undefined || breaks.broken === 0
      ? ['12.5a', write(language, 'armies.both')]
      : ['12.5a', write(language, 'armies.bothOne', { corps: name(broken), other: name(other) })];
  }
  return broken === undefined
    ? ['12.4a', write(language, 'armies.two')]
    : ['12.4a', write(language, 'armies.twoOne', { corps: name(broken) })];
}

function CorpsBar(props: Shown & { readonly corps: CorpsStanding }): JSX.Element {
  const { w, view, language, corps } = props;
  const { lost, full, demoralization, disintegration, cadres, counts, morale } = corps;
  const name = corpsName(w, corps.corps, language);
  const facts = { corps: name, n: lost, full, level: demoralization, last: disintegration };
  const broken = morale !== 'fit';
  return (
    <span class="day-ledger day-ledger--corps">
      <span>
        {name}
        {counts && <abbr title={write(language, 'corps.counts')}> !</abbr>}
      </span>
      <b aria-hidden="true" class="day-count">
        {lost} / {full}
      </b>
      <Bar
        nation={NATION[units.ARMIES[w.corpsArmy[corps.corps]]]}
        lost={lost}
        marks={disintegration > 0 ? [demoralization, disintegration] : [demoralization]}
        most={full}
        spoken={write(language, disintegration > 0 ? 'corps.spokenBoth' : 'corps.spoken', facts)}
      />
      <small class={broken ? 'day-broken' : ''}>
        {aheadOf(corps, language)} <Rule {...props} id={broken ? '13.1a' : '12.1a'} />
        {cadres.length > 0 && (
          <span class="day-cadres">
            {writeMany(language, 'corps.cadres', cadres.length)}:{' '}
            {cadres.map((unit) => (
              <CounterIcon key={unit} face={faceNow(w, view, unit)} size={22} />
            ))}
            <span class="visually-hidden">
              {several(
                language,
                cadres.map((unit) => shortName(w, unit, language)),
              )}
            </span>
          </span>
        )}
      </small>
    </span>
  );
}

function aheadOf({ morale, ahead }: CorpsStanding, language: string): string {
  if (morale === 'disintegrated') return write(language, 'corps.gone');
  if (ahead === null) return write(language, 'corps.broken');
  return writeMany(
    language,
    ahead.level === 'demoralization' ? 'corps.breaks' : 'corps.scatters',
    Math.max(0, ahead.sp),
  );
}

/** 7.0: who leads, where, and in what role. */
function Leaders(props: Shown & { readonly army: number }): JSX.Element | null {
  const { w, view, language, army } = props;
  const leaders = leadersOf(w, view, army);
  if (leaders.length === 0) return null;
  return (
    <>
      <h3 class="eyebrow">{write(language, 'leaders.title')}</h3>
      <ul class="day-leaders">
        {leaders.map(({ leader, hex, role, isArmyLeader }) => (
          <li key={leader} data-look={leader}>
            <CounterIcon face={faceNow(w, view, leader)} size={30} />
            <span>
              <b>{shortName(w, leader, language)}</b>{' '}
              {hex >= 0 && write(language, 'leaders.at', { hex: placeName(w, hex, language) })}
              <small>
                {write(language, role === 'commands' && !isArmyLeader ? 'leaders.commandsCorps' : `leaders.${role}`)}{' '}
                <Rule {...props} id={ROLE_RULE[role]} />
              </small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const ROLE_RULE = { commands: '7.1a', tactical: '7.1d', restores: '8.3b', out: '7.2e', away: '9.2.2a' } as const;
