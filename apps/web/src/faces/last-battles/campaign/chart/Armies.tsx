import { units as sides } from '@hundred-days/last-battles';
import { campaignPosition as position } from '@hundred-days/last-battles/campaign';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { CounterIcon } from '../../../../art/counters.tsx';
import { Icon } from '../../../../art/icons.tsx';
import { useTable } from '../../../../table/ui.ts';
import { FindUnit } from '../../Find.tsx';
import { tell } from '../../text/words.ts';
import { asBattle, type CampaignSetting, type Led } from '../setting.ts';
import { type Formation, formationsOf, type Nerve, nervesOf } from './corps.ts';
import { faceIn } from './faces.ts';
import { goToFormation, marchers, takeColumn } from './going.ts';
import { bodyName, corpsName, hourOf, whereName } from './naming.ts';
import { armiesOf } from './seats.ts';
import { awake, standing, toldToStand } from './stands.ts';
import { say, sayMany } from './text/words.ts';

/** The armies as corps: where each is, how it stands, what it has done. One's own are open, the enemy's folded unless all are wanted. */
export function Armies({ w, asked, all: wide = false }: Led & { readonly all?: boolean }): JSX.Element {
  const { view, language } = asked;
  const all = useMemo(() => formationsOf(w, view), [w, view]);
  const own = asked.viewer >= 0 ? armiesOf(w, view, asked.viewer) : [];
  const armies = [...sides.ARMIES.keys()].filter((army) => all.some((one) => one.army === army));
  armies.sort((a, b) => Number(own.includes(b)) - Number(own.includes(a)));
  return (
    <section class="slip armies" aria-label={say(language, 'armies.title')}>
      <h2 class="eyebrow">{say(language, 'armies.title')}</h2>
      <FindUnit w={w} asked={asBattle(asked)} faceOf={(_, now, piece) => faceIn(w, now, piece)} near />
      {armies.map((army) => {
        const list = all.filter((one) => one.army === army);
        const strength = list.reduce((sum, one) => sum + one.strength, 0);
        return (
          <details key={army} class={own.includes(army) ? 'army army--own' : 'army'} open={wide || own.includes(army)}>
            <summary>
              <h3>{tell(language, `short.${sides.ARMIES[army]}`)}</h3>
              <b class="army-sum" title={say(language, 'armies.strength', { n: strength })}>
                {strength}
              </b>
            </summary>
            {army === sides.ANGLO_ALLIED_ARMY && <Nations w={w} asked={asked} army={army} />}
            <ul>
              {list.map((one) => (
                <Row key={one.key} w={w} asked={asked} formation={one} />
              ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}

/** 22.0b */
function Nations({ w, asked, army }: Led & { readonly army: number }): JSX.Element | null {
  const nerves = nervesOf(w, asked.view, army);
  if (nerves.length === 0) return null;
  return (
    <>
      <p class="soft">{say(asked.language, 'armies.nations', { n: nerves[0].losses })}</p>
      <NationList w={w} language={asked.language} nerves={nerves} />
    </>
  );
}

export const NationList = ({
  w,
  language,
  nerves,
}: {
  readonly w: CampaignSetting;
  readonly language: string;
  readonly nerves: readonly Nerve[];
}): JSX.Element => (
  <ul class="nations">
    {nerves.map((nerve) => (
      <li key={nerve.body} class={nerve.shaken ? 'nation--broken' : undefined}>
        {bodyName(w, nerve.body, language)} <b>{nerve.level}</b>
        {nerve.shaken && <em> {say(language, 'armies.broken')}</em>}
      </li>
    ))}
  </ul>
);

function Row({ w, asked, formation }: Led & { readonly formation: Formation }): JSX.Element {
  const table = useTable();
  const { view, language } = asked;
  const { command, here, nerve } = formation;
  const corps = corpsName(command, language);
  const marching = asked.deciding && position.campaignStep(w, view) === 'movement' ? marchers(w, asked, formation) : [];
  const stood = standing(w, view, asked.notes ?? []);
  const stand = here.filter((unit) => stood.has(unit));
  const entering = formation.waiting.filter((unit) => asked.pieces.includes(unit));
  const pieces = marching.length > 0 ? marching : entering;
  return (
    <li class={here.length === 0 ? 'army-row army-row--away' : 'army-row'}>
      <button
        type="button"
        class="army-go"
        disabled={here.length === 0}
        onClick={() => goToFormation(table, w, asked, formation)}
      >
        <CounterIcon face={faceIn(w, view, here[0] ?? formation.units[0])} size={30} />
        <span>
          {corps}
          <small>{here.length > 0 ? whereName(w, formation.midst, language) : absent(w, formation, language)}</small>
        </span>
        <b class="army-sum">{here.length > 0 ? formation.strength : ''}</b>
      </button>
      <span class="army-facts">
        {nerve !== null && <LossBar nerve={nerve} language={language} army={formation.army} />}
        <small>{stateOf(formation, language, stand.length).join(', ')}</small>
      </span>
      <span class="army-deeds">
        {pieces.length > 0 && (
          <button
            type="button"
            class="button button--icon"
            aria-label={say(language, 'armies.marchCorps', { corps })}
            title={say(language, 'armies.marchCorps', { corps })}
            onClick={() => takeColumn(table, w, asked, pieces)}
          >
            <Icon name="arrow" size={18} />
          </button>
        )}
        {(marching.length > 0 || stand.length > 0) && (
          <StandButton w={w} asked={asked} corps={corps} units={here} on={stand.length > 0} />
        )}
      </span>
    </li>
  );
}

function StandButton({
  w,
  asked,
  corps,
  units,
  on,
}: Led & { readonly corps: string; readonly units: readonly number[]; readonly on: boolean }): JSX.Element {
  const { model } = useTable();
  const { view, language, notes = [] } = asked;
  const label = say(language, on ? 'stand.wakeCorps' : 'stand.tellCorps', { corps });
  return (
    <button
      type="button"
      class="button button--icon"
      aria-label={label}
      title={label}
      aria-pressed={on}
      onClick={() => model.note(on ? awake(w, notes, units) : toldToStand(w, view, notes, units))}
    >
      <Icon name="lock" size={18} />
    </button>
  );
}

/** 22.0a: losses towards the level, as a bar and in numbers. */
export function LossBar({
  nerve: { losses, level, shaken },
  language,
  army,
}: {
  readonly nerve: Nerve;
  readonly language: string;
  readonly army: number;
}): JSX.Element {
  const spoken = `${say(language, 'armies.losses', { n: losses, level })}${shaken ? `, ${say(language, 'armies.broken')}` : ''}`;
  return (
    <span
      class={shaken ? 'army-losses army-losses--broken' : 'army-losses'}
      role="img"
      aria-label={spoken}
      title={spoken}
    >
      <span class="ledger-bar">
        <i
          class={`ledger-fill ledger-fill--${sides.ARMIES[army] === 'french' ? 'french' : 'prussian'}`}
          style={{ width: `${Math.min(100, (100 * losses) / Math.max(1, level))}%` }}
        />
      </span>
      <b aria-hidden="true">
        {losses}/{level}
      </b>
    </span>
  );
}

function stateOf(formation: Formation, language: string, stand: number): string[] {
  const { nerve, unordered, inContact, moved, attacked, here, waiting } = formation;
  return [
    ...(nerve?.shaken ? [say(language, 'armies.broken')] : []),
    ...(inContact.length > 0 ? [sayMany(language, 'armies.contact', inContact.length)] : []),
    ...(unordered.length > 0 ? [sayMany(language, 'armies.out', unordered.length)] : []),
    ...(moved.length > 0 ? [say(language, 'armies.moved', { n: moved.length, of: here.length })] : []),
    ...(attacked.length > 0 ? [sayMany(language, 'armies.attacked', attacked.length)] : []),
    ...(stand > 0 ? [sayMany(language, 'stand.on', stand)] : []),
    ...(waiting.length > 0 ? [sayMany(language, 'armies.waits', waiting.length)] : []),
  ];
}

function absent(w: CampaignSetting, { next, waiting }: Formation, language: string): string {
  if (waiting.length > 0) return sayMany(language, 'armies.waits', waiting.length);
  return next > 0
    ? say(language, 'armies.coming', { hour: hourOf(w, next, language) })
    : say(language, 'armies.destroyed');
}
