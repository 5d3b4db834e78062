import { type Refusal, type State, withCatalog } from '@hundred-days/kernel';
import type { Explanation } from '../../../face/types.ts';
import { explain } from '../explain.ts';
import { textIn } from '../text/words.ts';
import type { CampaignSetting } from './setting.ts';
import { catalogIn } from './text/words.ts';

/** Refusals as explanations: the campaign has sentences of its own beside those of the battles. */
export const explainIn = (w: CampaignSetting, view: State, no: Refusal, language: string): Explanation =>
  explain(w, view, no, language, withCatalog(textIn(language), catalogIn(language)));
