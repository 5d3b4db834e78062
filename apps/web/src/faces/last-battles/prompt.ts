import { position } from '@hundred-days/last-battles';
import { LATE } from '../../face/asking.ts';
import { idlePrompt } from '../../face/battle/prompting.ts';
import type { answer, WhyNot } from './answers.ts';
import { type Answer, type Ask, endButton, onBoard, said } from './asking.ts';
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

function chooseUnit(w: Setting, asked: Ask): Answer {
  const { view, language } = asked;
  const movable = onBoard(asked);
  const here = movable.filter((unit) => position.onMap(w, view, unit)).length;
  const waiting = movable.length - here;
  const locked = [...w.unitsOf[asked.seat]].filter(
    (unit) => position.onMap(w, view, unit) && position.inEnemyZone(w, view, unit),
  ).length;
  const reason = [
    here > 0 ? tellMany(language, 'prompt.moveReason', here) : '',
    waiting > 0 ? tellMany(language, 'prompt.waiting', waiting) : '',
    locked > 0 ? tellMany(language, 'prompt.lock', locked) : '',
  ];
  const title = tell(language, movable.length > 0 ? 'prompt.move' : 'prompt.moveDone');
  const rules = [...(movable.length > 0 ? ['5.0a', '5.3'] : ['5.15']), ...(locked > 0 ? ['5.4b'] : [])];
  return said(title, reason.filter(Boolean).join(' '), rules, endButton(w, asked, movable.length === 0));
}
