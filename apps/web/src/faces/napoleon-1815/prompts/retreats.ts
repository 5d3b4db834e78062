import { goalOf } from '@hundred-days/kernel';
import { ACTIONS, position } from '@hundred-days/napoleon-1815';
import type { Painted } from '../art.ts';
import { waysOut } from '../battle/roads.ts';
import { goingBy, handOf, type Regroup, regroupWidth } from '../groups.ts';
import { fullName, townName } from '../names.ts';
import { tell, tellMany } from '../text/words.ts';
import { type Answer, type Ask, button, endButton, own, said } from './asking.ts';
import { whoGoes } from './ways.ts';

/** After a fight: those who leave, and those who regroup. */

/** For how many of those who have to leave the roads have room. */
function roomToLeave(w: Painted, { view }: Ask): number {
  const side = position.stepOf(w, view) === 'rout' ? view[w.at.routed] : view[w.at.side];
  return waysOut(w, view, view[w.at.fight], side).reduce((sum, way) => sum + way.room, 0);
}

/** 7.2a, 7.4c: for how many the roads have room, and what becomes of the others. */
function leavingReason(w: Painted, asked: Ask, unit: number | undefined): string {
  const { language } = asked;
  const n = own(asked).length;
  const room = roomToLeave(w, asked);
  if (room < n) return tellMany(language, 'prompt.leavingCrowd', n - room, { of: n, room });
  return tellMany(language, 'prompt.leavingReason', n, { unit: unit === undefined ? '' : fullName(w, unit, language) });
}

export function leaving(w: Painted, asked: Ask, step: 'withdrawal' | 'rout'): Answer {
  const { language, inHand, view } = asked;
  const unit = inHand ?? own(asked)[0];
  const ways = unit === undefined ? [] : asked.choicesOf(unit);
  return said(
    tell(language, `prompt.${step}`, { town: townName(w, view[w.at.fight], language) }),
    leavingReason(w, asked, unit),
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
  const { language, view, inHand, proposed } = asked;
  if (proposed?.type === 'regroup') return sending(w, asked, proposed);
  const hand = handOf(asked);
  if (inHand === null || hand.length === 0)
    return said(
      tell(language, 'prompt.regroup', { town: townName(w, view[w.at.fight], language) }),
      tellMany(language, 'prompt.regroupReason', own(asked).length),
      ['7.5b'],
      endButton(w, asked, 'button.endRegroup', own(asked).length === 0),
    );
  const town = townName(w, position.whereIs(w, view, inHand), language);
  return said(
    hand.length === 1
      ? tell(language, 'prompt.moveUnit', { unit: fullName(w, inHand, language) })
      : tellMany(language, 'prompt.moveGroup', hand.length, { town }),
    tell(language, 'prompt.regroupHand'),
    ['7.5a', '7.5b'],
  );
}

/** 7.5b: who goes by the road that is pointed at, before anybody does. */
function sending(w: Painted, asked: Ask, proposed: Regroup): Answer {
  const { language, view } = asked;
  const hand = handOf(asked);
  const going = goingBy(w, asked, proposed);
  const facts = { unit: fullName(w, hand[0], language), town: townName(w, proposed.town, language) };
  const width = regroupWidth(w, view, proposed);
  return said(
    hand.length === 1
      ? tell(language, 'prompt.moveTo', facts)
      : tellMany(language, 'prompt.sendTo', going.length, facts),
    [tell(language, 'prompt.regroupRoom', { ...width }), whoGoes(w, asked, going)].filter(Boolean).join(' '),
    ['7.5b'],
    [button(tell(language, 'button.move', facts), proposed, true)],
  );
}
