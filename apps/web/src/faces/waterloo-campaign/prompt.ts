import { position } from '@hundred-days/waterloo-campaign';
import { LATE } from '../../face/asking.ts';
import type { answer } from './answers.ts';
import { sideName } from './names.ts';
import { type Answer, type Ask, said } from './prompts/asking.ts';
import { detachments } from './prompts/detachments.ts';
import { modes } from './prompts/headquarters.ts';
import { tell } from './text/words.ts';
import type { World } from './world.ts';

/** What is asked now, in a sentence, and the buttons that answer it. */

export function promptOf(w: World, asked: Ask, later: typeof answer | undefined): Answer {
  const { view, language, seat } = asked;
  const step = position.stepOf(w, view);
  if (step === 'over') return said(tell(language, 'prompt.over'), '', ['END-1']);
  if (!asked.deciding)
    return said(
      tell(language, 'prompt.wait', { side: sideName(seat < 0 ? view[w.at.active] : seat, language) }),
      tell(language, 'prompt.waitReason'),
      [],
    );
  if (step === 'modes') return modes(w, asked);
  if (step === 'detachments') return detachments(w, asked);
  return later?.(w, asked) ?? LATE;
}
