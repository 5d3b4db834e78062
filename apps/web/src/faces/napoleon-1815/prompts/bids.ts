import { TABLE } from '@hundred-days/kernel';
import { position, units } from '@hundred-days/napoleon-1815';
import { seatName, sideName } from '../names.ts';
import { tell, tellMany } from '../text/words.ts';
import { type Answer, type Ask, button, said } from './asking.ts';

/** 12.0: the bids for a side, and what they cost. */

const { AT } = position;

/** 12.0b, 12.0c: at one screen nobody sees whose bid it is, unless it is said. */
export function bidding(asked: Ask): Answer {
  const { language, view } = asked;
  const title = tell(language, 'prompt.bidding', { player: seatName(view, asked.seat, language) });
  const pass = asked.choicesOf(TABLE).find((action) => action.type === 'pass');
  if (view[AT.bidder] < 0 || pass === undefined)
    return said(title, tell(language, 'prompt.firstBid'), ['12.0b', '12.0e']);
  const other = sideName(units.otherSide(view[AT.bidSide]), language);
  const facts = {
    player: seatName(view, view[AT.bidder], language),
    side: sideName(view[AT.bidSide], language),
    other,
  };
  return said(
    title,
    tellMany(language, 'prompt.lastBid', view[AT.bidSteps], facts),
    ['12.0b', '12.0c'],
    [button(tell(language, 'button.passBid', facts), pass, false)],
  );
}

export function reduction({ language, view }: Ask): Answer {
  return said(tellMany(language, 'prompt.reduction', view[AT.toRemove]), tell(language, 'prompt.reductionReason'), [
    '12.0d',
    '12.0e',
  ]);
}
