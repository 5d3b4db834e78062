import type { State } from '@hundred-days/kernel';
import { board } from '@hundred-days/waterloo-campaign';
import { placeName, shortName } from '../names.ts';
import { goalOf } from '../overlay.ts';
import { tell, tellMany } from '../text/words.ts';
import type { World } from '../world.ts';
import { type Answer, type Ask, button, pieces, said, sentences } from './asking.ts';
import { left, passButton } from './passing.ts';

/** Step H, the retreats of the attack phase, and room made for a Corps that enters: all go the same way. */

export function withdrawal(w: World, asked: Ask): Answer {
  const { language, inHand, choices } = asked;
  const count = left(w, asked, 'left.withdrawals');
  if (inHand === null)
    return said(
      tell(language, 'prompt.withdrawals'),
      sentences(tellMany(language, 'prompt.inContact', pieces(asked).length), count),
      ['H-1'],
      passButton(asked),
    );
  const unit = shortName(w, inHand, language);
  const [only] = choices;
  if (only?.type === 'disperse')
    return said(
      tell(language, 'prompt.disperse', { unit }),
      tell(language, lastDay(w, asked.view) ? 'prompt.disperseLast' : 'prompt.disperseReason'),
      ['H-4'],
      [button(tell(language, 'button.disperse'), only, false)],
    );
  return fallBack(w, asked, inHand, ['H-3', 'RET-1'], 'button.withdraw', 'prompt.withdraw', 'prompt.withdrawTo');
}

const lastDay = (w: World, view: State): boolean => w.lastDay[view[w.at.turn]];

export function retreat(w: World, asked: Ask, why: 'clearing' | 'retreat'): Answer {
  const { language, inHand, view } = asked;
  const rules = why === 'clearing' ? ['REI-6', 'RET-1'] : ['RET-1', 'RET-2'];
  if (inHand !== null) {
    const way = fallBack(w, asked, inHand, rules, 'button.retreat', 'prompt.retreat', 'prompt.retreatTo');
    if (why === 'retreat') return way;
    const facts = { unit: shortName(w, view[w.at.entering], language), hex: board.hexId(w, view[w.at.entryHex]) };
    return { ...way, reason: sentences(tell(language, 'prompt.clearingWhy', facts), way.reason) };
  }
  return said(
    tell(language, 'prompt.clearing', { unit: shortName(w, view[w.at.entering], language) }),
    tell(language, 'prompt.clearingReason'),
    rules,
  );
}

function fallBack(
  w: World,
  asked: Ask,
  unit: number,
  rules: readonly string[],
  label: 'button.withdraw' | 'button.retreat',
  open: 'prompt.withdraw' | 'prompt.retreat',
  to: 'prompt.withdrawTo' | 'prompt.retreatTo',
): Answer {
  const { language, choices } = asked;
  const name = shortName(w, unit, language);
  const goal = asked.proposed === null ? null : goalOf(asked.proposed);
  if (asked.proposed === null || goal === null)
    return said(tell(language, open, { unit: name }), tellMany(language, 'prompt.ends', choices.length), rules);
  return said(
    tell(language, to, { unit: name, hex: placeName(w, goal, language) }),
    tell(language, 'prompt.threeHexes'),
    rules,
    [button(tell(language, label), asked.proposed, true)],
  );
}
