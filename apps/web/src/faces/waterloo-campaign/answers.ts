import { position } from '@hundred-days/waterloo-campaign';
import type { Answer, Ask } from './prompts/asking.ts';
import { attack, commit } from './prompts/attacks.ts';
import { placeHq } from './prompts/headquarters.ts';
import { chooseCorps, march } from './prompts/movement.ts';
import { admission, bringBack, recall } from './prompts/organization.ts';
import { retreat, withdrawal } from './prompts/retreats.ts';

/** What no game begins with: one script, fetched after the first board. See later.ts. */
export { explain } from './explain.ts';
export { warningsOf } from './prompts/warnings.ts';

const { AT } = position;

/** What is asked now, in a sentence, and the buttons that answer it. */
export function answer(asked: Ask): Answer {
  const step = position.stepOf(asked.view);
  switch (step) {
    case 'hq':
      return placeHq(asked);
    case 'admission':
      return admission(asked);
    case 'return':
      return bringBack(asked);
    case 'recall':
      return recall(asked);
    case 'withdrawal':
      return withdrawal(asked);
    case 'movement':
      return asked.inHand === null ? chooseCorps(asked) : march(asked, asked.inHand);
    case 'arrival':
      return march(asked, asked.view[AT.entering]);
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
