import { goalOf } from '@hundred-days/kernel';
import { CAMPAIGN_ACTIONS, type CampaignAction } from '@hundred-days/last-battles/campaign';
import { hexNumber, nameOfHex, shortName } from '../names.ts';
import { listed } from '../text/words.ts';
import type { CampaignSetting } from './setting.ts';
import { say } from './text/words.ts';

/** What can be done in the steps of the campaign, in a line; null for what is done in a battle too. */
export function deedName(w: CampaignSetting, action: CampaignAction, language: string): string | null {
  const goal = goalOf(CAMPAIGN_ACTIONS, action);
  const hex = goal === null ? '' : [hexNumber(w, goal), nameOfHex(w, goal, language)].filter(Boolean).join(' ');
  const name = (piece: number): string => shortName(w, piece, language);
  switch (action.type) {
    case 'command':
      return say(language, 'do.command', { unit: name(action.unit), commander: name(action.commander) });
    case 'release':
      return say(language, 'do.release', { unit: name(action.unit) });
    case 'reorganize':
      return say(language, 'do.reorganize', { units: listed(language, action.units.map(name)) });
    case 'place':
    case 'evade':
      return say(language, `do.${action.type}`, { hex });
    case 'lead':
      return say(language, 'do.lead', { unit: name(action.unit), leader: name(action.leader) });
    default:
      return null;
  }
}
