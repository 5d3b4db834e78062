import type { State } from '@hundred-days/kernel';
import { campaignPosition } from '@hundred-days/last-battles/campaign';
import type { JSX } from 'preact';
import { CounterIcon } from '../../../art/counters.tsx';
import { Fight } from '../Beside.tsx';
import { shortName } from '../names.ts';
import { AllGone } from '../Reckoning.tsx';
import { listed } from '../text/words.ts';
import { hasOpen, NextDecision } from './chart/Decisions.tsx';
import { Beside } from './charts.tsx';
import { Standing } from './Standing.tsx';
import { type Ask, asBattle, type CampaignSetting } from './setting.ts';
import { say } from './text/words.ts';

/** What stands beside the map: what the campaign has to show, how it stands, and in a fight what a battle has there. */

export function panelOf(w: CampaignSetting, asked: Ask): JSX.Element {
  return (
    <>
      <Fight w={w} asked={asBattle(asked)} />
      <Beside w={w} asked={asked} />
      <Standing w={w} view={asked.view} language={asked.language} openRule={asked.openRule} brief />
    </>
  );
}

/** Where the panel is out of sight: the first of what is open; when nothing is, the total. */
export const scoreOf = (w: CampaignSetting, asked: Ask): JSX.Element =>
  hasOpen(w, asked) ? (
    <NextDecision w={w} asked={asked} />
  ) : (
    <Standing w={w} view={asked.view} language={asked.language} openRule={asked.openRule} brief />
  );

/** The last page: how it stands, the leaders who were lost, and everybody who fell or left. */
export function reckoningOf(w: CampaignSetting, view: State, language: string): JSX.Element {
  const lost = [...Array(w.pieces - w.units).keys()]
    .map((i) => w.units + i)
    .filter((leader) => campaignPosition.whereIs(w, view, leader) === campaignPosition.DESTROYED);
  return (
    <>
      <Standing w={w} view={view} language={language} />
      {lost.length > 0 && (
        <section>
          <h3>{say(language, 'lost.leaders')}</h3>
          <ul class="counter-row">
            {lost.map((leader) => (
              <li key={leader}>
                <CounterIcon face={w.counters[2 * leader]} size={36} />
              </li>
            ))}
          </ul>
          <p>
            {listed(
              language,
              lost.map((leader) => shortName(w, leader, language)),
            )}
          </p>
        </section>
      )}
      <AllGone w={w} view={view} language={language} />
    </>
  );
}
