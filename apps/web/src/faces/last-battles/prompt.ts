import { position } from '@hundred-days/last-battles';
import { LATE } from '../../face/asking.ts';
import { idlePrompt, moversTold } from '../../face/battle/prompting.ts';
import type { answer, WhyNot } from './answers.ts';
import { type Answer, type Ask, endButton, said } from './asking.ts';
import type { Setting } from './setting.ts';
import { sideName } from './sides.ts';
import { tell, tellMany } from './text/words.ts';

/** One sentence that says what is asked, why, and the buttons that answer it: the first of them, and where the others come from. */

export function promptOf(w: Setting, asked: Ask, whyNot: WhyNot, later: typeof answer | undefined): Answer {
  const step = position.stepOf(w, asked.view);
  const idle = idlePrompt(step, asked, tell, sideName(w, asked.seat, asked.language));
  if (idle !== null) return idle;
  if (step === 'movement' && asked.inHand === null) return chooseUnit(w, asked);
  return later?.(w, asked, whyNot) ?? LATE;
}

export function chooseUnit(w: Setting, asked: Ask): Answer {
  const saying = { tell, tellMany, onMap: position.onMap, isHeld: position.inEnemyZone };
  const { title, reason, movable, held } = moversTold(w, asked, saying);
  const rules = [...(movable > 0 ? ['5.0a', '5.3'] : ['5.15']), ...(held > 0 ? ['5.4b'] : [])];
  return said(title, reason, rules, endButton(w, asked, movable === 0));
}
