import { position } from '@hundred-days/napoleon-1815';
import type { Painted } from '../art.ts';
import { armiesOf, groupMoves, handOf, isForced } from '../groups.ts';
import { armyName, fullName, townName } from '../names.ts';
import { tell, tellMany } from '../text/words.ts';
import { type Answer, type Ask, button, endButton, own, said, tableAction } from './asking.ts';
import { march } from './ways.ts';

/** The movement phase: Group Moves. */

/** 5.1: how many Group Moves are left; of several armies, by army. */
export const groupsLeft = (w: Painted, asked: Ask): string =>
  tell(asked.language, 'prompt.groupsLeft', { left: leftOf(w, asked) });

function leftOf(w: Painted, { view, viewer, language }: Ask): string {
  const armies = armiesOf(w, view, viewer);
  const left = armies.map((army) =>
    armies.length === 1
      ? String(groupMoves(w, view, army).left)
      : `${armyName(army, language)} ${groupMoves(w, view, army).left}`,
  );
  return left.join(', ');
}

export function movement(w: Painted, asked: Ask): Answer {
  const { language, inHand, proposed, view } = asked;
  const pass = tableAction(w, asked, 'pass');
  if (inHand === null)
    return said(
      tell(language, w.night[view[w.at.turn]] ? 'prompt.moveNight' : 'prompt.move'),
      `${groupsLeft(w, asked)} ${tellMany(language, 'prompt.moveReason', own(asked).length)}`,
      ['5.1c', '5.1d'],
      [
        ...(pass === undefined ? [] : [button(tell(language, 'button.handOn'), pass, false)]),
        ...endButton(w, asked, 'button.endMoves', own(asked).length === 0),
      ],
    );
  if (proposed?.type === 'move') return march(w, asked, proposed);
  const hand = handOf(asked);
  const from = position.whereIs(w, view, inHand);
  const facts = { unit: fullName(w, inHand, language), town: townName(w, from, language), left: leftOf(w, asked) };
  const strained = asked.choices.some((action) => action.type === 'move' && isForced(w, action.unit, action.path));
  const broken = strained ? ` ${tell(language, 'prompt.brokenRoads')}` : '';
  const begun = groupMoves(w, view, w.army[inHand]).made.includes(from);
  return said(
    hand.length === 1
      ? tell(language, 'prompt.moveUnit', facts)
      : tellMany(language, 'prompt.moveGroup', hand.length, facts),
    `${tell(language, begun ? 'prompt.sameGroup' : 'prompt.newGroup', facts)}${broken}`,
    ['5.1g', '5.6a'],
  );
}
