import { goalOf } from '@hundred-days/kernel';
import { ACTIONS } from '@hundred-days/napoleon-1815';
import type { Painted } from '../art.ts';
import { waysOut } from '../battle/roads.ts';
import { fullName, townName } from '../names.ts';
import { tell, tellMany } from '../text/words.ts';
import { type Answer, type Ask, button, endButton, own, said } from './asking.ts';

/** After a fight: those who leave, and those who regroup. */

/** 7.2a, 7.4c: for how many the roads have room, and what becomes of the others. */
function leavingReason(w: Painted, asked: Ask, step: 'withdrawal' | 'rout', unit: number | undefined): string {
  const { language, view } = asked;
  const n = own(asked).length;
  const side = step === 'rout' ? view[w.at.routed] : view[w.at.side];
  const room = waysOut(w, view, view[w.at.fight], side).reduce((sum, way) => sum + way.room, 0);
  if (room < n) return tellMany(language, 'prompt.leavingCrowd', n - room, { of: n, room });
  return tellMany(language, 'prompt.leavingReason', n, { unit: unit === undefined ? '' : fullName(w, unit, language) });
}

export function leaving(w: Painted, asked: Ask, step: 'withdrawal' | 'rout'): Answer {
  const { language, inHand, view } = asked;
  const unit = inHand ?? own(asked)[0];
  const ways = unit === undefined ? [] : asked.choicesOf(unit);
  return said(
    tell(language, `prompt.${step}`, { town: townName(w, view[w.at.fight], language) }),
    leavingReason(w, asked, step, unit),
    step === 'rout' ? ['7.4b', '7.4c'] : ['6.6h', '7.2a'],
    ways
      .slice(0, 4)
      .map((action, i) =>
        button(
          tell(language, 'button.retreat', { town: townName(w, goalOf(ACTIONS, action) ?? 0, language) }),
          action,
          i === 0,
        ),
      ),
  );
}

export function regroup(w: Painted, asked: Ask): Answer {
  const { language, view } = asked;
  return said(
    tell(language, 'prompt.regroup', { town: townName(w, view[w.at.fight], language) }),
    tellMany(language, 'prompt.regroupReason', own(asked).length),
    ['7.5b'],
    endButton(w, asked, 'button.endRegroup', own(asked).length === 0),
  );
}
