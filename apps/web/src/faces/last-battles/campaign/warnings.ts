import { campaignPosition } from '@hundred-days/last-battles/campaign';
import { ablePieces } from '../../../face/asking.ts';
import type { Left } from '../../../face/types.ts';
import { unplaced } from './prompts.ts';
import type { Ask, CampaignSetting } from './setting.ts';
import { sayMany } from './text/words.ts';

/** What is left undone if the step is ended now; null where a battle's own warnings hold. */
export function warningsOf(w: CampaignSetting, asked: Ask): readonly Left[] | null {
  const { view, language } = asked;
  switch (campaignPosition.campaignStep(w, view)) {
    case 'command': {
      const { free } = unplaced(w, asked);
      const units = free.filter((piece) => !campaignPosition.isLeader(w, piece));
      return units.length === 0 ? [] : [{ text: sayMany(language, 'command.warn', units.length), pieces: units }];
    }
    case 'reorganization': {
      const officers = ablePieces(asked);
      return [{ text: sayMany(language, 'reorganize.warn', officers.length), pieces: officers }];
    }
    case 'deployment':
      return [];
    default:
      return null;
  }
}
