import { position } from '@hundred-days/waterloo-campaign';
import { placeName, shortName } from '../names.ts';
import { goalOf } from '../overlay.ts';
import { listed, tell, tellMany } from '../text/words.ts';
import type { World } from '../world.ts';
import { type Answer, type Ask, button, endButton, said } from './asking.ts';

/** Step D: what June 16 begins with. */

export function detachments(w: World, asked: Ask): Answer {
  const { language, inHand, proposed, choices, view } = asked;
  if (inHand === null) {
    const free = [...w.hqsOf[asked.seat]].filter(
      (hq) => position.onMap(w, view, hq) && !position.has(w, view, hq, position.USED),
    );
    const names = listed(
      language,
      free.map((hq) => shortName(w, hq, language)),
    );
    return said(
      tell(language, 'prompt.detachments'),
      tell(language, 'prompt.detachmentsReason', { hqs: names }),
      ['D-1'],
      endButton(asked, 'button.endDetachments', false),
    );
  }
  const unit = shortName(w, inHand, language);
  if (proposed?.type !== 'detach') {
    const hexes = new Set(choices.map(goalOf)).size;
    return said(
      tell(language, 'prompt.detach', { unit }),
      tellMany(language, 'prompt.detachReason', hexes),
      rulesFor(w, inHand),
    );
  }
  const ways = choices.filter((action) => action.type === 'detach' && action.hex === proposed.hex);
  return said(
    tell(language, 'prompt.detachAt', { unit, hex: placeName(w, proposed.hex, language) }),
    tell(language, ways.length > 1 ? 'prompt.detachWho' : 'prompt.detachBy', {
      hq: shortName(w, proposed.hq, language),
    }),
    ['D-1'],
    ways.map((action) =>
      button(
        tell(language, 'button.detach', { hq: action.type === 'detach' ? shortName(w, action.hq, language) : '' }),
        action,
        action === proposed,
      ),
    ),
  );
}

function rulesFor(w: World, unit: number): string[] {
  if (unit === w.grandBattery) return ['GB-1'];
  return unit === w.oldGuard ? ['OG-1'] : ['D-2', 'D-4', 'D-6'];
}
