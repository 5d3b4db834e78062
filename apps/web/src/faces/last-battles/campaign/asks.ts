import { goalOf, type State } from '@hundred-days/kernel';
import {
  CAMPAIGN_ACTIONS,
  type CampaignAction,
  campaignPosition,
  dependOn,
  halfPace,
  rideOf,
} from '@hundred-days/last-battles/campaign';
import { askingFor } from '../../../face/asking.ts';
import { points } from '../asking.ts';
import { placeName, shortName } from '../names.ts';
import { chooseUnit } from '../prompt.ts';
import { listed } from '../text/words.ts';
import { closing } from './prompts.ts';
import { rideCost, ridersApart } from './riding.ts';
import { type Answer, type Ask, asBattle, type Button, type CampaignSetting, PRUSSIAN_SEAT } from './setting.ts';
import { say, sayMany } from './text/words.ts';

/** What is asked with a piece in hand, and in the steps after the first board; those of a battle are asked as there. */

const { said, button, able } = askingFor<CampaignAction>();

type Of<T extends CampaignAction['type']> = Extract<CampaignAction, { readonly type: T }>;

const isOf =
  <T extends CampaignAction['type']>(...types: readonly T[]) =>
  (action: CampaignAction): action is Of<T> =>
    (types as readonly string[]).includes(action.type);

/** The question of the step; null for one that is asked as in a battle. */
export function stepPrompt(w: CampaignSetting, asked: Ask): Answer | null {
  switch (campaignPosition.campaignStep(w, asked.view)) {
    case 'deployment':
      return asked.inHand === null ? null : deployHand(w, asked, asked.inHand);
    case 'command':
      return asked.inHand === null ? null : commandHand(w, asked, asked.inHand);
    case 'reorganization':
      return asked.inHand === null ? reorganizing(asked) : reorganizeHand(w, asked, asked.inHand);
    case 'placing':
      return placing(w, asked);
    case 'evasion':
      return asked.inHand === null ? evading(asked) : evadeHand(w, asked, asked.inHand);
    case 'leading':
      return leading(w, asked);
    case 'movement':
      if (asked.inHand === null) return waiting(w, asked) ?? marching(w, asked);
      return campaignPosition.isLeader(w, asked.inHand) && asked.along.length === 0
        ? riding(w, asked, asked.inHand)
        : null;
    default:
      return null;
  }
}

const name = (w: CampaignSetting, { language }: Ask, piece: number): string => shortName(w, piece, language);

/** 27.31: of three players the Prussian has nobody who may move on the first turn. */
function waiting(w: CampaignSetting, asked: Ask): Answer | null {
  const { language, view, seat } = asked;
  if (
    able(asked).length > 0 ||
    seat !== PRUSSIAN_SEAT ||
    view[w.at.turn] !== 1 ||
    !w.switched('prussiansFrozenOnFirstTurn')
  )
    return null;
  return said(
    say(language, 'waits.title'),
    say(language, 'waits.reason'),
    ['27.31'],
    closing(asked, say(language, 'waits.end'), true),
  );
}

/** As in a battle, with the leaders who could ride told apart (19.2). */
function marching(w: CampaignSetting, asked: Ask): Answer | null {
  const { units, leaders } = ridersApart(w, asked.view, asked.pieces);
  if (leaders.length === 0) return null;
  const asks = chooseUnit(w, asBattle({ ...asked, pieces: units })) as Answer;
  return { ...asks, reason: `${asks.reason} ${sayMany(asked.language, 'ride.left', leaders.length)}`.trim() };
}

function deployHand(w: CampaignSetting, asked: Ask, leader: number): Answer {
  const bound = w.scenario.leaderConstraints?.some(({ leaders }) => leaders.includes(w.unitId(leader))) ?? false;
  return said(
    say(asked.language, 'deploy.hand', { unit: name(w, asked, leader) }),
    say(asked.language, bound ? 'deploy.handWavre' : 'deploy.handReason'),
    ['27.1d'],
  );
}

function commandHand(w: CampaignSetting, asked: Ask, piece: number): Answer {
  const { view, language, choices } = asked;
  const under = view[w.at.under + piece];
  const buttons = choices.flatMap((action): Button[] => {
    if (action.type === 'command')
      return [button(say(language, 'command.give', { commander: name(w, asked, action.commander) }), action, false)];
    return action.type === 'release' ? [button(say(language, 'command.release'), action, false)] : [];
  });
  const now =
    under >= 0
      ? say(language, 'command.under', { commander: name(w, asked, under) })
      : say(language, campaignPosition.isLeader(w, piece) ? 'command.nobody' : 'command.nobodyUnit');
  return said(
    say(language, 'command.hand', { unit: name(w, asked, piece) }),
    `${now} ${say(language, 'command.once')}`,
    [campaignPosition.isLeader(w, piece) ? '20.0b' : '20.0a', '20.0d'],
    buttons,
  );
}

/** 18.3c */
function reorganizing(asked: Ask): Answer {
  const { language } = asked;
  return said(
    say(language, 'reorganize.title'),
    sayMany(language, 'reorganize.reason', able(asked).length),
    ['21.1', '21.4'],
    closing(asked, say(language, 'reorganize.end'), false),
  );
}

function reorganizeHand(w: CampaignSetting, asked: Ask, officer: number): Answer {
  const { language, choices, view } = asked;
  const buttons = choices
    .filter(isOf('reorganize'))
    .map((action) => button(say(language, 'reorganize.do', { units: namesOf(w, asked, action.units) }), action, false));
  return said(
    say(language, 'reorganize.hand', { officer: name(w, asked, officer) }),
    say(language, 'reorganize.handReason', { hex: placeName(w, campaignPosition.whereIs(w, view, officer), language) }),
    ['21.3', '21.2a'],
    buttons,
  );
}

const namesOf = (w: CampaignSetting, asked: Ask, pieces: readonly number[]): string =>
  listed(
    asked.language,
    pieces.map((piece) => name(w, asked, piece)),
  );

/** 19.24 */
function placing(w: CampaignSetting, asked: Ask): Answer {
  const [leader] = able(asked);
  return said(
    say(asked.language, 'placing.title', { unit: name(w, asked, leader) }),
    say(asked.language, 'placing.reason'),
    ['19.24'],
  );
}

/** 25.1 */
function evading(asked: Ask): Answer {
  const { language } = asked;
  return said(
    say(language, 'evade.title'),
    sayMany(language, 'evade.reason', able(asked).length),
    ['25.1a'],
    closing(asked, say(language, 'evade.stand'), false),
  );
}

function evadeHand(w: CampaignSetting, asked: Ask, unit: number): Answer {
  const { language, choices } = asked;
  const ways = choices.filter(isOf('evade'));
  const buttons = (ways.length > MOST_WAYS ? [] : ways).map((action) =>
    button(say(language, 'evade.go', { hex: placeName(w, action.to, language) }), action, ways.length === 1),
  );
  return said(say(language, 'evade.hand', { unit: name(w, asked, unit) }), '', ['25.1a'], buttons);
}

/** Four buttons are the most a prompt has. */
const MOST_WAYS = 3;

/** 25.4: the mate of the one that advanced, and then further leaders. */
function leading(w: CampaignSetting, asked: Ask): Answer {
  const { view, language } = asked;
  const mate = view[w.at.mate];
  const gone = campaignPosition.whereIs(w, view, mate) === view[w.at.mateTo];
  const buttons = asked
    .choicesOf(mate)
    .filter(isOf('lead'))
    .map((action, i) =>
      button(
        say(language, gone ? 'lead.ride' : 'lead.with', { leader: name(w, asked, action.leader) }),
        action,
        i === 0 && !gone,
      ),
    );
  const facts = { unit: name(w, asked, mate), hex: placeName(w, view[w.at.mateTo], language) };
  return said(
    gone ? say(language, 'lead.more') : say(language, 'lead.title', facts),
    say(language, 'lead.reason'),
    ['25.4a'],
    [...buttons, ...closing(asked, say(language, gone ? 'lead.enough' : 'lead.stand'), false)],
  );
}

/** 19.2: a leader in hand. */
function riding(w: CampaignSetting, asked: Ask, leader: number): Answer {
  const { view, language, proposed, choices } = asked;
  const unit = name(w, asked, leader);
  const of = rideOf(w, view, leader);
  const half = points(halfPace(w, leader));
  const exit = choices.find(isOf('exit'));
  const leave = exit === undefined ? [] : [button(say(language, 'ride.exit'), exit, false)];
  const pace = isLed(w, view, leader)
    ? say(language, of < w.allowance[leader] ? 'ride.tied' : 'ride.half', { half })
    : '';
  if (proposed === null || !('path' in proposed) || proposed.type === 'exit')
    return said(say(language, 'ride.title', { unit }), pace, ['19.21a', ...(pace === '' ? [] : ['19.27'])], leave);
  const cost = rideCost(w, view, proposed);
  const gallops = cost > halfPace(w, leader);
  const goal = goalOf(CAMPAIGN_ACTIONS, proposed) ?? -1;
  const reason = [
    say(language, 'ride.costs', { n: points(cost), of: points(of) }),
    gallops && isLed(w, view, leader) ? say(language, 'ride.gallops', { half }) : '',
  ];
  return said(
    say(language, proposed.type === 'enter' ? 'ride.enter' : 'ride.to', { unit, hex: placeName(w, goal, language) }),
    reason.filter(Boolean).join(' '),
    gallops ? ['19.27', '19.21a'] : ['19.21a'],
    [button(say(language, gallops ? 'ride.gallop' : 'ride.go'), proposed, true), ...leave],
  );
}

/** Whether somebody would be without command if he galloped (19.27); at night nobody has any. */
const isLed = (w: CampaignSetting, view: State, leader: number): boolean =>
  !campaignPosition.isNight(w, view) && dependOn(w, view, leader).length > 0;
