import type { Place } from '@hundred-days/kernel';
import type { CampaignAction } from '@hundred-days/last-battles/campaign';
import { campaignPosition as position } from '@hundred-days/last-battles/campaign';
import { askingFor } from '../../../../face/asking.ts';
import { placeName } from '../../names.ts';
import { type Answer, type Ask, type CampaignSetting, sideOfSeat } from '../setting.ts';
import type { Column } from './column.ts';
import { corpsName, fewOf } from './naming.ts';
import { say, sayMany } from './text/words.ts';

/** What is asked of a hand that holds a column. */

const { said, button } = askingFor<CampaignAction>();

/** Its corps, where all are of one; else how many they are. */
function columnName(w: CampaignSetting, hand: readonly number[], language: string): string {
  const commands = new Set(hand.map((piece) => `${w.army[piece]} ${w.unitData[piece].command}`));
  return commands.size === 1 ? corpsName(w.unitData[hand[0]].command, language) : fewOf(w, hand, language);
}

/** `beyond` is the place that was pointed at, where it is further than anybody gets. */
export function columnPrompt(w: CampaignSetting, asked: Ask, plan: Column | null, beyond: Place | null): Answer {
  const { language, view, inHand, along, proposed } = asked;
  const hand = inHand === null ? [] : [inHand, ...along];
  const name = columnName(w, hand, language);
  if (plan === null || proposed === null)
    return said(sayMany(language, 'column.ask', 1, { units: name }), say(language, 'column.askWhy'), ['5.0a', '5.3']);
  const enemy = 1 - sideOfSeat(asked.seat);
  const stopped = plan.legs.filter(({ to }) => position.inZoneOf(w, view, enemy, to)).length;
  const place = placeName(w, plan.goal, language);
  const reason = [
    beyond === null ? '' : say(language, 'column.beyond', { place }),
    sayMany(language, 'column.sendWhy', plan.legs.length),
    stopped === 0 ? say(language, 'column.noZone') : sayMany(language, 'column.zone', stopped),
    plan.left.length > 0
      ? sayMany(language, 'column.left', plan.left.length, { units: fewOf(w, plan.left, language) })
      : '',
  ];
  return said(
    beyond === null
      ? sayMany(language, 'column.send', 1, { units: name, place })
      : say(language, 'column.sendFar', { units: name, goal: placeName(w, beyond, language) }),
    reason.filter(Boolean).join(' '),
    ['5.3', '5.2'],
    [button(say(language, 'column.march'), proposed, true)],
  );
}
