import type { State } from '@hundred-days/kernel';
import { board, position, tables } from '@hundred-days/waterloo-campaign';
import { placeName, shortName } from '../names.ts';
import { goalOf } from '../overlay.ts';
import { tell, tellMany } from '../text/words.ts';
import { type Answer, type Ask, button, pieces, said, sentences } from './asking.ts';
import { left, passButton } from './passing.ts';

/** Step H, the retreats of the attack phase, and room made for a Corps that enters: all go the same way. */

const { AT } = position;

export function withdrawal(asked: Ask): Answer {
  const { language, inHand, choices } = asked;
  const count = left(asked, 'left.withdrawals');
  if (inHand === null)
    return said(
      tell(language, 'prompt.withdrawals'),
      sentences(tellMany(language, 'prompt.inContact', pieces(asked).length), count),
      ['H-1'],
      passButton(asked),
    );
  const unit = shortName(inHand, language);
  const [only] = choices;
  if (only?.type === 'disperse')
    return said(
      tell(language, 'prompt.disperse', { unit }),
      tell(language, lastDay(asked.view) ? 'prompt.disperseLast' : 'prompt.disperseReason'),
      ['H-4'],
      [button(tell(language, 'button.disperse'), only, false)],
    );
  return fallBack(asked, inHand, ['H-3', 'RET-1'], 'button.withdraw', 'prompt.withdraw', 'prompt.withdrawTo');
}

const lastDay = (view: State): boolean => tables.LAST_DAY[view[AT.turn]];

export function retreat(asked: Ask, why: 'clearing' | 'retreat'): Answer {
  const { language, inHand, view } = asked;
  const rules = why === 'clearing' ? ['REI-6', 'RET-1'] : ['RET-1', 'RET-2'];
  if (inHand !== null) {
    const way = fallBack(asked, inHand, rules, 'button.retreat', 'prompt.retreat', 'prompt.retreatTo');
    if (why === 'retreat') return way;
    const facts = { unit: shortName(view[AT.entering], language), hex: board.hexId(view[AT.entryHex]) };
    return { ...way, reason: sentences(tell(language, 'prompt.clearingWhy', facts), way.reason) };
  }
  return said(
    tell(language, 'prompt.clearing', { unit: shortName(view[AT.entering], language) }),
    tell(language, 'prompt.clearingReason'),
    rules,
  );
}

function fallBack(
  asked: Ask,
  unit: number,
  rules: readonly string[],
  label: 'button.withdraw' | 'button.retreat',
  open: 'prompt.withdraw' | 'prompt.retreat',
  to: 'prompt.withdrawTo' | 'prompt.retreatTo',
): Answer {
  const { language, choices } = asked;
  const name = shortName(unit, language);
  const goal = asked.proposed === null ? null : goalOf(asked.proposed);
  if (asked.proposed === null || goal === null)
    return said(tell(language, open, { unit: name }), tellMany(language, 'prompt.ends', choices.length), rules);
  return said(
    tell(language, to, { unit: name, hex: placeName(goal, language) }),
    tell(language, 'prompt.threeHexes'),
    rules,
    [button(tell(language, label), asked.proposed, true)],
  );
}
