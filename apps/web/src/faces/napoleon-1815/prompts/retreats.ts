import { position } from '@hundred-days/napoleon-1815';
import { waysOut } from '../battle/roads.ts';
import { fullName, townName } from '../names.ts';
import { goalOf } from '../overlay.ts';
import { tell, tellMany } from '../text/words.ts';
import { type Answer, type Ask, button, endButton, own, said } from './asking.ts';

/** After a fight: those who leave, and those who regroup. */

const { AT } = position;

/** 7.2a, 7.4c: for how many the roads have room, and what becomes of the others. */
function leavingReason(asked: Ask, step: 'withdrawal' | 'rout', unit: number | undefined): string {
  const { language, view } = asked;
  const n = own(asked).length;
  const side = step === 'rout' ? view[AT.routed] : view[AT.side];
  const room = waysOut(view, view[AT.fight], side).reduce((sum, way) => sum + way.room, 0);
  if (room < n) return tellMany(language, 'prompt.leavingCrowd', n - room, { of: n, room });
  return tellMany(language, 'prompt.leavingReason', n, { unit: unit === undefined ? '' : fullName(unit, language) });
}

export function leaving(asked: Ask, step: 'withdrawal' | 'rout'): Answer {
  const { language, inHand, view } = asked;
  const unit = inHand ?? own(asked)[0];
  const ways = unit === undefined ? [] : asked.choicesOf(unit);
  return said(
    tell(language, `prompt.${step}`, { town: townName(view[AT.fight], language) }),
    leavingReason(asked, step, unit),
    [step === 'rout' ? '7.4b' : '6.6h', '7.2a'],
    ways
      .slice(0, 4)
      .map((action, i) =>
        button(tell(language, 'button.retreat', { town: townName(goalOf(action) ?? 0, language) }), action, i === 0),
      ),
  );
}

export function regroup(asked: Ask): Answer {
  const { language, view } = asked;
  return said(
    tell(language, 'prompt.regroup', { town: townName(view[AT.fight], language) }),
    tellMany(language, 'prompt.regroupReason', own(asked).length),
    ['7.5b'],
    endButton(asked, 'button.endRegroup', asked.inHand === null),
  );
}
