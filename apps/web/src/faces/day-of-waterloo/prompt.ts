import { position } from '@hundred-days/day-of-waterloo';
import { TABLE } from '@hundred-days/kernel';
import { LATE } from '../../face/asking.ts';
import type { answer } from './answers.ts';
import { type Answer, type Ask, able, button, said } from './asking.ts';
import { shortName } from './names.ts';
import type { Setting } from './setting.ts';
import { seatName } from './sides.ts';
import { tell, tellMany } from './text/words.ts';

/** One sentence that says what is asked, why, and the buttons that answer it: the set-up, and where the others come from. */

export function promptOf(w: Setting, asked: Ask, later: typeof answer | undefined): Answer {
  const { view, language, deciding, seat } = asked;
  const step = position.stepOf(w, view);
  if (step !== 'over' && !deciding)
    return said(
      tell(language, 'prompt.wait', { side: seatName(w, view, seat, language) }),
      tell(language, 'prompt.waitReason'),
    );
  if (step === 'deployment') return deploy(w, asked);
  return later?.(w, asked) ?? LATE;
}

/** 4.1 */
function deploy(w: Setting, asked: Ask): Answer {
  const { view, language, inHand, choices } = asked;
  const table = asked.choicesOf(TABLE);
  const buttons = table.map((action) =>
    action.type === 'end'
      ? button(tell(language, 'button.endSetup'), action, true, true)
      : button(tell(language, 'button.deploy'), action, true),
  );
  if (inHand !== null && inHand >= 0) {
    const title = tell(language, 'prompt.place', { unit: shortName(w, inHand, language) });
    return said(title, tellMany(language, 'prompt.placeReason', choices.length), ['4.1a'], buttons);
  }
  const left = able(asked).filter((piece) => position.whereIs(w, view, piece) === position.UNPLACED).length;
  if (left === 0)
    return said(
      tell(language, 'prompt.deployed'),
      tell(language, 'prompt.deployedReason'),
      ['5.4.2d', '5.4.3a'],
      buttons,
    );
  return table.length > 0
    ? said(tell(language, 'prompt.deploy'), tell(language, 'prompt.deployReason'), ['4.1a', '5.4.2d'], buttons)
    : said(tellMany(language, 'prompt.deployMore', left), tell(language, 'prompt.deployMoreReason'), ['4.1a']);
}
