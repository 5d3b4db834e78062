import { position } from '@hundred-days/napoleon-1815';
import { LATE } from '../../face/asking.ts';
import type { answer } from './answers.ts';
import type { Painted } from './art.ts';
import { sideName, sittersName } from './names.ts';
import { type Answer, type Ask, said } from './prompts/asking.ts';
import { movement } from './prompts/movement.ts';
import { deployment } from './prompts/setup.ts';
import { tell } from './text/words.ts';

/** What is asked now, in a sentence, and the buttons that answer it. */

export function promptOf(w: Painted, asked: Ask, later: typeof answer | undefined): Answer {
  const { view, language, seat } = asked;
  const step = position.stepOf(w, view);
  if (!asked.deciding) {
    const side = seat < 0 ? sideName(position.attackerOf(w, view), language) : sittersName(w, view, seat, language);
    return said(tell(language, 'prompt.wait', { side }), tell(language, 'prompt.waitReason'), []);
  }
  switch (step) {
    case 'deployment':
      return deployment(w, asked);
    case 'movement':
      return movement(w, asked);
    default:
      return later?.(w, asked) ?? LATE;
  }
}
