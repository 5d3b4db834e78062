import { position } from '@hundred-days/waterloo-campaign';
import type { Answer, Ask } from './prompts/asking.ts';
import { attack, commit } from './prompts/attacks.ts';
import { placeHq } from './prompts/headquarters.ts';
import { chooseCorps, march } from './prompts/movement.ts';
import { admission, bringBack, recall } from './prompts/organization.ts';
import { retreat, withdrawal } from './prompts/retreats.ts';
import type { World } from './world.ts';

/** What is asked now, in a sentence, and the buttons that answer it. */
export function answer(w: World, asked: Ask): Answer {
  const step = position.stepOf(w, asked.view);
  switch (step) {
    case 'hq':
      return placeHq(w, asked);
    case 'admission':
      return admission(w, asked);
    case 'return':
      return bringBack(w, asked);
    case 'recall':
      return recall(w, asked);
    case 'withdrawal':
      return withdrawal(w, asked);
    case 'movement':
      return asked.inHand === null ? chooseCorps(w, asked) : march(w, asked, asked.inHand);
    case 'arrival':
      return march(w, asked, asked.view[w.at.entering]);
    case 'clearing':
      return retreat(w, asked, 'clearing');
    case 'attack':
      return attack(w, asked);
    case 'charge':
    case 'countercharge':
      return commit(w, asked, step);
    default:
      return retreat(w, asked, 'retreat');
  }
}
