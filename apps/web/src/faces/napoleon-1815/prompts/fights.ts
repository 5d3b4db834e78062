import { goalOf, TABLE } from '@hundred-days/kernel';
import { ACTIONS } from '@hundred-days/napoleon-1815';
import type { Painted } from '../art.ts';
import { fullName, townName } from '../names.ts';
import { tell, tellMany } from '../text/words.ts';
import { type Answer, type Ask, button, endButton, own, said } from './asking.ts';

/** Which fight comes first, and what skirmishes ask. */

/** 6.1: the towns as buttons while there is room for them; all are marked on the map and listed beside it. See Fights.tsx. */
export const MOST_BUTTONS = 4;

export function order(w: Painted, asked: Ask, step: 'skirmish-order' | 'deployment-order' | 'battle-order'): Answer {
  const { language } = asked;
  const fights = asked.choicesOf(TABLE);
  const buttons = (fights.length > MOST_BUTTONS ? [] : fights).map((action) =>
    button(townName(w, goalOf(ACTIONS, action) ?? 0, language), action, false),
  );
  const rule = { 'skirmish-order': '6.6b', 'deployment-order': '6.1e', 'battle-order': '6.1d' }[step];
  return said(
    tell(language, `prompt.${step}`),
    tellMany(language, `prompt.${step}Reason`, fights.length),
    [rule],
    buttons,
  );
}

export function showing(w: Painted, asked: Ask): Answer {
  const { language, view } = asked;
  return said(
    tell(language, 'prompt.showing', { town: townName(w, view[w.at.fight], language) }),
    tell(language, 'prompt.showingReason', { most: w.revealMax - view[w.at.picked] }),
    ['6.6c'],
    endButton(w, asked, 'button.showNone', false).map((end) => ({
      ...end,
      sure: { title: tell(language, 'sure.showNone'), yes: end.label },
    })),
  );
}

export function hits(w: Painted, asked: Ask): Answer {
  const { language, view } = asked;
  return said(
    tellMany(language, 'prompt.hits', view[w.at.hits]),
    tell(language, 'prompt.hitsReason'),
    ['6.4b', '6.4c'],
    own(asked).map((unit) => button(fullName(w, unit, language), { type: 'hit', unit }, false)),
  );
}
