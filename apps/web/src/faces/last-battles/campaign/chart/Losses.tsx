import { units as sides } from '@hundred-days/last-battles';
import type { JSX } from 'preact';
import { RuleLink } from '../../../../face/RuleLink.tsx';
import { useTable } from '../../../../table/ui.ts';
import { CorpsSign } from '../../overview.tsx';
import { tell } from '../../text/words.ts';
import { Standing } from '../Standing.tsx';
import type { CampaignSetting, Led } from '../setting.ts';
import { say as sayCampaign } from '../text/words.ts';
import { inNumbers } from '../told.ts';
import { LossBar, NationList } from './Armies.tsx';
import { type Formation, formationsOf, nervesOf } from './corps.ts';
import { goToFormation } from './going.ts';
import { corpsName } from './naming.ts';
import { say } from './text/words.ts';

/** Below the commanders of a wide window: how near each corps is to breaking, and how the campaign stands (22.0, 26.0). */
export function Losses({ w, asked }: Led): JSX.Element {
  const { view, language, openRule } = asked;
  // 27.21a: there armies break as a whole.
  if (w.id !== 'campaign') return <Standing w={w} view={view} language={language} openRule={openRule} brief />;
  // The army that breaks by nationalities stands last.
  const byNation = (army: number): number => Number(army === sides.ANGLO_ALLIED_ARMY);
  const armies = [...sides.ARMIES.keys()].sort((a, b) => byNation(a) - byNation(b));
  const all = formationsOf(w, view);
  const total = { total: inNumbers(view[w.at.total]), needed: w.numbers.victoryCampaign.frenchWinsAt };
  return (
    <section class="slip losses" aria-label={say(language, 'losses.title')}>
      <div class="commands-head">
        <h2 class="eyebrow">
          {say(language, 'losses.title')} <RuleLink id="22.2a" asked={asked} />
        </h2>
        <p>
          {sayCampaign(language, 'total.points', total)} <RuleLink id="26.0a" asked={asked} />
        </p>
      </div>
      <div class="losses-armies">
        {armies.map((army) => (
          <Army key={army} w={w} asked={asked} army={army} all={all.filter((one) => one.army === army)} />
        ))}
      </div>
    </section>
  );
}

function Army({
  w,
  asked,
  army,
  all,
}: Led & { readonly army: number; readonly all: readonly Formation[] }): JSX.Element | null {
  const { view, language } = asked;
  const name = tell(language, `short.${sides.ARMIES[army]}`);
  if (army === sides.ANGLO_ALLIED_ARMY) {
    const nerves = nervesOf(w, view, army);
    if (nerves.length === 0) return null;
    return (
      <div>
        <p class="losses-nations" title={say(language, 'armies.nations', { n: nerves[0].losses })}>
          <b>{name}</b> {say(language, 'losses.total')} <b>{nerves[0].losses}</b>
        </p>
        <NationList w={w} language={language} nerves={nerves} />
      </div>
    );
  }
  const corps = all.filter(({ nerve }) => nerve !== null);
  if (corps.length === 0) return null;
  return (
    <ul class="losses-corps" aria-label={name}>
      {corps.map((one) => (
        <CorpsRow key={one.key} w={w} asked={asked} formation={one} />
      ))}
    </ul>
  );
}

function CorpsRow({ w, asked, formation }: Led & { readonly formation: Formation }): JSX.Element | null {
  const table = useTable();
  const { nerve, here, army, command, units } = formation;
  if (nerve === null) return null;
  const name = corpsName(command, asked.language);
  return (
    <li>
      <button
        type="button"
        class="losses-go"
        title={name}
        disabled={here.length === 0}
        onClick={() => goToFormation(table, w, asked, formation)}
      >
        <Sign w={w} command={command} unit={units[0]} />
        <span class="visually-hidden">{name}</span>
      </button>
      <LossBar nerve={nerve} language={asked.language} army={army} />
    </li>
  );
}

function Sign({
  w,
  command,
  unit,
}: {
  readonly w: CampaignSetting;
  readonly command: string;
  readonly unit: number;
}): JSX.Element | null {
  const { nation, band } = w.counters[2 * unit];
  if (band === undefined) return null;
  return (
    <svg class="counter-icon" viewBox="-2 -2 106 110" width="23" height="24" aria-hidden="true">
      <CorpsSign nation={nation} band={band} command={command} />
    </svg>
  );
}
