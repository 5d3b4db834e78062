import { TABLE } from '@hundred-days/kernel';
import { position, tables, units } from '@hundred-days/napoleon-1815';
import { handOf } from '../groups.ts';
import { fullName, sideName } from '../names.ts';
import { tell, tellMany } from '../text/words.ts';
import { type Answer, type Ask, button, endButton, own, said } from './asking.ts';

/** Before the first turn: the bids for a side, what they cost, and the deployment. */

const { AT } = position;

/** 12.0b */
export function bidding(asked: Ask): Answer {
  const { language, view } = asked;
  const pass = asked.choicesOf(TABLE).find((action) => action.type === 'pass');
  const last =
    view[AT.bidder] < 0
      ? tell(language, 'prompt.firstBid')
      : tellMany(language, 'prompt.lastBid', view[AT.bidSteps], { side: sideName(view[AT.bidSide], language) });
  return said(
    tell(language, 'prompt.bidding'),
    last,
    ['12.0b'],
    pass === undefined ? [] : [button(tell(language, 'button.passBid'), pass, false)],
  );
}

export function reduction({ language, view }: Ask): Answer {
  return said(tellMany(language, 'prompt.reduction', view[AT.toRemove]), tell(language, 'prompt.reductionReason'), [
    '12.0d',
    '12.0e',
  ]);
}

export function deployment(asked: Ask): Answer {
  const { language, inHand } = asked;
  const left = own(asked).length;
  if (left === 0)
    return said(
      tell(language, 'prompt.deployed'),
      tell(language, 'prompt.deployedReason'),
      ['4.0a'],
      [...endButton(asked, 'button.endDeployment', true)],
    );
  const unit = inHand ?? own(asked)[0];
  const hand = Math.max(1, handOf(asked).length);
  const most = tables.DEPLOY_LIMIT[units.SIDE[unit]];
  return said(
    hand === 1
      ? tell(language, 'prompt.deploy', { unit: fullName(unit, language) })
      : tellMany(language, 'prompt.deployMany', hand),
    tellMany(language, 'prompt.deployReason', left, { most }),
    ['4.0a', units.SIDE[unit] === units.FRENCH ? '4.2b' : '4.1d'],
  );
}
