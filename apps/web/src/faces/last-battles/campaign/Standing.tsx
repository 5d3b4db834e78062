import type { State } from '@hundred-days/kernel';
import { units } from '@hundred-days/last-battles';
import { campaignPosition, lossesOf } from '@hundred-days/last-battles/campaign';
import type { JSX } from 'preact';
import { RuleLink } from '../../../face/RuleLink.tsx';
import { Levels } from '../Levels.tsx';
import { tell } from '../text/words.ts';
import type { CampaignSetting } from './setting.ts';
import { catalogIn, say } from './text/words.ts';
import { inNumbers } from './told.ts';
import '../last-battles.css';
import './campaign.css';

/** How it stands: the victory total and who is near breaking in the campaign, the levels of armies in the grand scenarios. */

interface Shown {
  readonly w: CampaignSetting;
  readonly view: State;
  readonly language: string;
  readonly openRule?: (rule: string) => void;
  /** Without what each corps has lost: that stands in the list of the armies. */
  readonly brief?: boolean;
}

export function Standing(shown: Shown): JSX.Element {
  return shown.w.id === 'campaign' ? <Bodies {...shown} /> : <Levels {...shown} />;
}

/** 22.0, 26.0 */
function Bodies({ w, view, language, openRule, brief = false }: Shown): JSX.Element {
  const total = { total: inNumbers(view[w.at.total]), needed: w.numbers.victoryCampaign.frenchWinsAt };
  return (
    <section class="slip levels" aria-label={say(language, 'bodies.title')}>
      <h2 class="eyebrow">
        {say(language, 'total.title')} {openRule && <RuleLink id="26.0a" asked={{ openRule }} />}
      </h2>
      <p>{say(language, 'total.points', total)}</p>
      {!brief && <Lost w={w} view={view} language={language} {...(openRule === undefined ? {} : { openRule })} />}
    </section>
  );
}

function Lost({ w, view, language, openRule }: Shown): JSX.Element {
  return (
    <>
      <h2 class="eyebrow">
        {say(language, 'bodies.title')} {openRule && <RuleLink id="22.2a" asked={{ openRule }} />}
      </h2>
      {units.ARMIES.map((army, number) => (
        <div key={army}>
          <h3>{tell(language, `short.${army}`)}</h3>
          <ul class="bodies">
            {w.bodies.map((body, i) =>
              body.army === number ? <BodyRow key={body.name} w={w} view={view} language={language} body={i} /> : null,
            )}
          </ul>
        </div>
      ))}
    </>
  );
}

function BodyRow({ w, view, language, body }: Omit<Shown, 'openRule'> & { readonly body: number }): JSX.Element {
  const nerve = view[w.at.nerve + body];
  const byNation = w.bodies[body].army === units.ANGLO_ALLIED_ARMY;
  const facts = {
    body: catalogIn(language)[`body.${w.bodies[body].name}`] ?? w.bodies[body].name,
    n: lossesOf(w, view, body),
    level: view[w.at.base + body],
  };
  const state =
    nerve === campaignPosition.FIT
      ? ''
      : say(language, nerve === campaignPosition.INFECTED ? 'bodies.infected' : 'bodies.shaken');
  return (
    <li
      class={nerve === campaignPosition.FIT ? 'body-row' : 'body-row body-row--shaken'}
      // 22.0b: of a nationality it is the whole army's losses that count.
      title={say(language, byNation ? 'bodies.nation' : 'bodies.row', facts)}
    >
      <span>{facts.body}</span> <b>{facts.n}</b>/{facts.level} {state !== '' && <em>{state}</em>}
    </li>
  );
}
