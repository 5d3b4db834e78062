import { TABLE } from '@hundred-days/kernel';
import { units } from '@hundred-days/napoleon-1815';
import type { Painted } from '../art.ts';
import { seatName, sideName } from '../names.ts';
import { tell, tellMany } from '../text/words.ts';
import { type Answer, type Ask, button, said } from './asking.ts';

/** 12.0: the bids for a side, and what they cost. */

/** 12.0b, 12.0c: at one screen nobody sees whose bid it is, unless it is said. */
export function bidding(w: Painted, asked: Ask): Answer {
  const { language, view } = asked;
  const title = tell(language, 'prompt.bidding', { player: seatName(w, view, asked.seat, language) });
  const pass = asked.choicesOf(TABLE).find((action) => action.type === 'pass');
  if (view[w.at.bidder] < 0 || pass === undefined)
    return said(title, tell(language, 'prompt.firstBid'), ['12.0b', '12.0e']);
  const other = sideName(units.otherSide(view[w.at.bidSide]), language);
  const facts = {
    player: seatName(w, view, view[w.at.bidder], language),
    side: sideName(view[w.at.bidSide], language),
    other,
  };
  return said(
    title,
    tellMany(language, 'prompt.lastBid', view[w.at.bidSteps], facts),
    ['12.0b', '12.0c'],
    [button(tell(language, 'button.passBid', facts), pass, false)],
  );
}

export function reduction(w: Painted, { language, view }: Ask): Answer {
  return said(tellMany(language, 'prompt.reduction', view[w.at.toRemove]), tell(language, 'prompt.reductionReason'), [
    '12.0d',
    '12.0e',
  ]);
}
