import { position } from '@hundred-days/waterloo-campaign';
import { sideName } from './names.ts';
import { type Answer, type Ask, said } from './prompts/asking.ts';
import { attack, commit } from './prompts/attacks.ts';
import { modes, placeHq } from './prompts/headquarters.ts';
import { chooseCorps, march } from './prompts/movement.ts';
import { admission, bringBack, detachments, recall } from './prompts/organization.ts';
import { retreat, withdrawal } from './prompts/retreats.ts';
import { tell } from './text/words.ts';

/** What is asked now, in a sentence, and the buttons that answer it. */

const { AT } = position;

export function promptOf(asked: Ask): Answer {
  const { view, language, seat } = asked;
  const step = position.stepOf(view);
  if (step === 'over') return said(tell(language, 'prompt.over'), '', ['END-1']);
  if (!asked.deciding)
    return said(
      tell(language, 'prompt.wait', { side: sideName(seat < 0 ? view[AT.active] : seat, language) }),
      tell(language, 'prompt.waitReason'),
      [],
    );
  switch (step) {
    case 'modes':
      return modes(asked);
    case 'hq':
      return placeHq(asked);
    case 'admission':
      return admission(asked);
    case 'return':
      return bringBack(asked);
    case 'detachments':
      return detachments(asked);
    case 'recall':
      return recall(asked);
    case 'withdrawal':
      return withdrawal(asked);
    case 'movement':
      return asked.inHand === null ? chooseCorps(asked) : march(asked, asked.inHand);
    case 'arrival':
      return march(asked, view[AT.entering]);
    case 'clearing':
      return retreat(asked, 'clearing');
    case 'attack':
      return attack(asked);
    case 'charge':
    case 'countercharge':
      return commit(asked, step);
    default:
      return retreat(asked, 'retreat');
  }
}
