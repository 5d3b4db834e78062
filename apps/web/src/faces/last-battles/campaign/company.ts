import { goalOf } from '@hundred-days/kernel';
import { CAMPAIGN_ACTIONS, type CampaignAction, campaignPosition } from '@hundred-days/last-battles/campaign';
import type { Company } from '../../../face/types.ts';
import { companyIn } from '../hand.ts';
import { type Ask, asBattle, type CampaignSetting } from './setting.ts';

/** Several in one hand: the units of a hex, as in a battle. Leaders ride alone, or with units when they are taken up too. */

export function campaignCompany(w: CampaignSetting): Company<CampaignAction> {
  const battle = companyIn(w);
  const alike = (action: CampaignAction, choices: readonly CampaignAction[]): CampaignAction | null =>
    choices.find(
      (other) => other.type === action.type && goalOf(CAMPAIGN_ACTIONS, other) === goalOf(CAMPAIGN_ACTIONS, action),
    ) ?? null;
  return {
    of: (asked, piece) =>
      piece < 0 || campaignPosition.isLeader(w, piece)
        ? []
        : battle.of(asBattle(asked), piece).filter((unit) => !campaignPosition.isLeader(w, unit)),
    next: (asked, company) => battle.next?.(asBattle(asked), company) ?? [],
    alike,
    shares: (action) => 'path' in action,
    goers: (asked, action) => goersOf(w, battle, alike, asked, action),
  };
}

/** 5.3: leaders take no room. */
function goersOf(
  w: CampaignSetting,
  battle: ReturnType<typeof companyIn>,
  alike: (action: CampaignAction, choices: readonly CampaignAction[]) => CampaignAction | null,
  asked: Ask,
  action: CampaignAction,
): readonly number[] {
  const hand = asked.inHand === null ? [] : [asked.inHand, ...asked.along];
  const [leaders, units] = [
    hand.filter((piece) => campaignPosition.isLeader(w, piece)),
    hand.filter((piece) => !campaignPosition.isLeader(w, piece)),
  ];
  if (leaders.length === 0) return battle.goers(asBattle(asked), action as never);
  const riding = leaders.filter((leader) => alike(action, asked.choicesOf(leader)) !== null);
  if (units.length === 0) return riding;
  const [inHand, ...along] = units;
  return [...battle.goers(asBattle({ ...asked, inHand, along }), action as never), ...riding];
}
