import { position } from '@hundred-days/waterloo-campaign';
import { answers } from './later.ts';
import { sideName } from './names.ts';
import { type Answer, type Ask, said } from './prompts/asking.ts';
import { detachments } from './prompts/detachments.ts';
import { modes } from './prompts/headquarters.ts';
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
  if (step === 'modes') return modes(asked);
  if (step === 'detachments') return detachments(asked);
  // A table that is opened in the middle may be drawn before the rest has come.
  return answers.answer?.(asked) ?? said('', '', []);
}
