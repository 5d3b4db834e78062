import type { CampaignAction, LastCampaign } from '@hundred-days/last-battles/campaign';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CounterIcon } from '../../../../art/counters.tsx';
import { Icon } from '../../../../art/icons.tsx';
import { RuleLink } from '../../../../face/RuleLink.tsx';
import { useLoading } from '../../../../page/later.tsx';
import { type AtTable, useTable } from '../../../../table/ui.ts';
import { placeName, shortName } from '../../names.ts';
import type { Ask, CampaignSetting, Led } from '../setting.ts';
import { type Decision, type Facts, givesOf, isUnmoved, releasesFor } from './decisions.ts';
import { deskOf } from './desk.ts';
import { faceIn } from './faces.ts';
import { goToDecision } from './going.ts';
import { bodyName, corpsName, fewOf, whereName } from './naming.ts';
import { marchesOn, sentOn, sentTo, unsent } from './orders.ts';
import { toldToStand } from './stands.ts';
import { listed, loadChartWords, say, sayMany } from './text/words.ts';

/** What is still to be decided in this phase, each a step from the map. */

/** So many are seen before one asks for more. */
const FIRST = 6;

export function Decisions({ w, asked }: Led): JSX.Element | null {
  const { language } = asked;
  const [all, setAll] = useState(false);
  if (!asked.deciding) return null;
  const list = deskOf(w).decisions(asked);
  if (list.length === 0) return null;
  const hidden = all ? 0 : Math.max(0, list.length - FIRST);
  return (
    <section class="slip open-list" aria-label={say(language, 'open.title')}>
      <h2 class="eyebrow">
        {say(language, 'open.title')} <b>{sayMany(language, 'open.count', list.length)}</b>
      </h2>
      <ol>
        {list.slice(0, list.length - hidden).map((decision) => (
          <Row key={decision.key} w={w} asked={asked} decision={decision} deals={dealsIn(w, asked, decision)} />
        ))}
      </ol>
      {list.length > FIRST && (
        <button type="button" class="text-button" aria-expanded={all} onClick={() => setAll(!all)}>
          {hidden > 0 ? sayMany(language, 'open.more', hidden) : say(language, 'open.fewer')}
        </button>
      )}
      <ForAll w={w} asked={asked} list={list} />
    </section>
  );
}

/** One order for several corps: those that were sent somewhere march on; the rest stands. */
function ForAll({ w, asked, list }: Led & { readonly list: readonly Decision[] }): JSX.Element | null {
  const table = useTable();
  const { language } = asked;
  const sent = sentOn(w, asked, list);
  const open = list.filter(isUnmoved);
  if (open.length < 2) return null;
  return (
    <div class="open-all">
      {sent.length > 1 && (
        <button type="button" class="button" onClick={() => marchOn(table, w, asked, sent)}>
          {say(language, 'order.all', { n: sent.length })}
        </button>
      )}
      <button type="button" class="button" onClick={() => restStands(table, w, asked, open)}>
        {say(language, 'stand.rest')}
      </button>
    </div>
  );
}

/** They march as one deed; what was said of those who get no nearer has been done. */
export function marchOn(table: AtTable, w: CampaignSetting, asked: Ask, list: readonly Decision[]): void {
  const { model } = table;
  const marches = marchesOn(model.face.game as unknown as LastCampaign, w, asked, list);
  const gone = new Set(marches.map((march) => ('unit' in march ? w.officer[march.unit] : -1)));
  const there = list.filter(({ pieces }) => !gone.has(w.officer[pieces[0]])).flatMap(({ pieces }) => pieces);
  if (there.length > 0) model.note(unsent(w, asked.notes ?? [], there));
  model.actInTurn(marches);
}

export function restStands({ model }: AtTable, w: CampaignSetting, asked: Ask, open: readonly Decision[]): void {
  const units = open.flatMap(({ pieces }) => pieces);
  model.note(toldToStand(w, asked.view, asked.notes ?? [], units));
}

export const hasOpen = (w: CampaignSetting, asked: Ask): boolean =>
  asked.deciding && deskOf(w).decisions(asked).length > 0;

/** Where there is little room: the first of them, and how many there are. */
export function NextDecision({ w, asked }: Led): JSX.Element | null {
  const table = useTable();
  // Where there is no panel that waits for them: what was drawn before they came would stay in English.
  useLoading(() => loadChartWords(asked.language), asked.language);
  const [first] = asked.deciding ? deskOf(w).decisions(asked) : [];
  if (first === undefined) return null;
  const { title, reason } = wordsOf(w, first, asked.language);
  const n = deskOf(w).decisions(asked).length;
  // What can be done about it by a button stands in the list.
  const go = (): void => {
    if (dealsIn(w, asked, first).length > 0) table.ui.sheet.value = 'full';
    else goToDecision(table, w, asked, first);
  };
  return (
    <section class="slip open-next" aria-label={say(asked.language, 'open.title')}>
      <button type="button" class="open-go" onClick={go}>
        <CounterIcon face={faceIn(w, asked.view, first.pieces[0])} size={30} />
        <span>
          {title}
          <small>{reason}</small>
        </span>
        <b>{sayMany(asked.language, 'open.count', n)}</b>
      </button>
    </section>
  );
}

function Row({
  w,
  asked,
  decision,
  deals,
}: Led & { readonly decision: Decision; readonly deals: readonly Dealt[] }): JSX.Element {
  const table = useTable();
  const { view, language } = asked;
  const { title, reason } = wordsOf(w, decision, language);
  const { pieces, rule } = decision;
  const stands = isUnmoved(decision);
  const goal = stands ? sentTo(w, asked.notes ?? [], pieces[0]) : null;
  const on = goal === null ? '' : say(language, 'order.on', { place: placeName(w, goal, language) });
  return (
    <li class={isGrave(decision) ? 'open-row open-row--grave' : 'open-row'}>
      <button type="button" class="open-go" onClick={() => goToDecision(table, w, asked, decision)}>
        {isGrave(decision) ? (
          <b class="open-sign" aria-hidden="true">
            !
          </b>
        ) : (
          <CounterIcon face={faceIn(w, view, pieces[0])} size={30} />
        )}
        <span>
          {title}
          <small>{reason}</small>
        </span>
      </button>
      {goal !== null && (
        <button
          type="button"
          class="button button--icon"
          aria-label={`${nameOf(w, decision, language)}: ${on}`}
          title={on}
          onClick={() => marchOn(table, w, asked, [decision])}
        >
          <Icon name="redo" size={18} />
        </button>
      )}
      {stands && (
        <button
          type="button"
          class="button open-stand"
          aria-label={say(language, 'stand.tellCorps', { corps: nameOf(w, decision, language) })}
          title={say(language, 'stand.tellCorps', { corps: nameOf(w, decision, language) })}
          onClick={() => restStands(table, w, asked, [decision])}
        >
          {say(language, 'stand.one')}
        </button>
      )}
      {!stands && <RuleLink id={rule} asked={asked} />}
      <Dealing w={w} asked={asked} deals={deals} />
    </li>
  );
}

type Dealt = Extract<CampaignAction, { readonly type: 'command' | 'release' }>;

/** 20.0d: a free place, for each who could have it; or the places that could be given up for one who has none. */
function dealsIn(w: CampaignSetting, asked: Ask, decision: Decision): readonly Dealt[] {
  if (decision.kind === 'free-places') return givesOf(asked, decision);
  return decision.kind === 'no-place' ? releasesFor(w, asked, decision) : [];
}

function Dealing({ w, asked, deals }: Led & { readonly deals: readonly Dealt[] }): JSX.Element | null {
  const { language } = asked;
  if (deals.length === 0) return null;
  const gives = deals[0].type === 'command';
  return (
    <div class="take-back">
      <small>{say(language, gives ? 'open.give' : 'open.takeBack')}</small>
      {deals.map((deal) => {
        const unit = shortName(w, deal.unit, language);
        return (
          <button
            key={deal.unit}
            type="button"
            class="button"
            aria-label={say(language, gives ? 'open.giveTo' : 'command.giveUp', { unit })}
            onClick={() => asked.act(deal)}
          >
            {unit}
          </button>
        );
      })}
    </div>
  );
}

/** It strikes if nothing is done. */
const isGrave = ({ kind }: Decision): boolean => kind === 'supply' || kind === 'breaks';

const nameOf = (w: CampaignSetting, { pieces }: Decision, language: string): string =>
  corpsName(w.unitData[pieces[0]].command, language);

/** 20.2b: why command does not come. */
function outOfRange(w: CampaignSetting, cut: Facts['cut']) {
  if (cut === 'in-zone') return 'open.out-of-rangeInZone';
  if (cut === 'cut') return 'open.out-of-rangeCut';
  return w.byRoad ? 'open.out-of-rangeByRoad' : 'open.out-of-rangeWhy';
}

/** What is asked in a line, and why. */
export function wordsOf(
  w: CampaignSetting,
  decision: Decision,
  language: string,
): { readonly title: string; readonly reason: string } {
  const { kind, facts, pieces, place } = decision;
  const { n = 0, of = 0, away = null, commander = -1, commanders = [], bodies = [], cut = null } = facts;
  const near = whereName(w, place, language);
  const name = (piece: number): string => (piece < 0 ? '' : shortName(w, piece, language));
  const corps = pieces.length === 0 ? '' : nameOf(w, decision, language);
  const others = pieces.filter((piece) => piece !== commander);
  switch (kind) {
    case 'free-places':
      return {
        title: say(language, 'open.free-places', { commander: name(commander), n, of }),
        reason: say(language, 'open.free-placesWhy', { units: fewOf(w, others, language) }),
      };
    case 'no-place':
      return {
        title: say(language, 'open.no-place', { unit: name(pieces[0]) }),
        reason: [
          // 20.0d: an officer takes a place for officers; a commander may have one left of the other kind.
          say(language, pieces[0] < w.units ? 'open.no-placeUnit' : 'open.no-placeOfficer', {
            commanders: listed(language, commanders.map(name)),
          }),
          // Of a unit by itself the title says it.
          ...(pieces[0] < w.units ? [] : [sayMany(language, 'open.no-placeMen', n)]),
        ].join(' '),
      };
    case 'out-of-range':
      return {
        title: sayMany(language, 'open.out-of-range', n, { unit: name(pieces[0]) }),
        reason:
          commander < 0
            ? say(language, 'open.out-of-rangeNobody')
            : say(language, outOfRange(w, cut), { away: away ?? 0, commander: name(commander), place: near }),
      };
    case 'return':
      return {
        title: sayMany(language, 'open.return', n, { commander: name(commander) }),
        reason: say(language, 'open.returnWhy', { units: fewOf(w, others, language), place: near }),
      };
    case 'supply':
      return {
        title: sayMany(language, 'open.supply', n),
        reason: say(language, 'open.supplyWhy', { units: fewOf(w, pieces, language) }),
      };
    case 'breaks':
      return {
        title: say(language, 'open.breaks', {
          corps: listed(
            language,
            bodies.map((body) => bodyName(w, body, language)),
          ),
        }),
        reason: say(language, 'open.breaksWhy'),
      };
    case 'enters':
      return {
        title: sayMany(language, 'open.enters', n, { corps }),
        reason: say(language, 'open.entersWhy', { place: near }),
      };
    case 'unmoved':
      return {
        title: say(language, n === of ? 'open.unmovedAll' : 'open.unmoved', { corps, n, of }),
        reason:
          away === null
            ? say(language, 'open.unmovedAlone', { place: near })
            : sayMany(language, 'open.unmovedWhy', away, { place: near }),
      };
    case 'deploy':
      return {
        title: say(language, 'open.deploy', { unit: name(pieces[0]) }),
        reason: say(language, 'open.deployWhy', { place: near }),
      };
    case 'left-behind':
      return {
        title: sayMany(language, 'open.left-behind', n, { corps }),
        reason: say(language, 'open.left-behindWhy', { place: near }),
      };
  }
}
