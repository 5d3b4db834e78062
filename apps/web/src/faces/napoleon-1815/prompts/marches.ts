import { position, tables } from '@hundred-days/napoleon-1815';
import type { Painted } from '../art.ts';
import { fullName, townName } from '../names.ts';
import { tell } from '../text/words.ts';
import { type Answer, type Ask, button, own, said } from './asking.ts';

/** The rolls of those that have marched too far. */

/** 5.6b, 8.1: what a die costs, and what the leader has to do with it. */
function marchReason(w: Painted, { view, language, choicesOf }: Ask, unit: number): string {
  const leader = w.leaders[w.army[unit]];
  const there = position.whereIs(w, view, leader) === position.whereIs(w, view, unit);
  const shown = there && view[w.at.leaderShown] === 1;
  const most = tables.BAD_DIE - (shown ? 1 : 0);
  const cost = tell(language, position.strengthOf(w, view, unit) > 1 ? 'prompt.marchReason' : 'prompt.marchLast', {
    most,
  });
  if (!there) return cost;
  const open = choicesOf(unit).length > 1;
  const key = shown ? 'prompt.marchShown' : open ? 'prompt.marchLeader' : 'prompt.marchKept';
  return `${cost} ${tell(language, key, { leader: fullName(w, leader, language) })}`;
}

/** 5.6b, 8.1c */
export function forceMarch(w: Painted, asked: Ask): Answer {
  const { language, inHand, view } = asked;
  const unit = inHand ?? own(asked)[0];
  if (unit === undefined) return said(tell(language, 'prompt.march'), '', ['5.6b']);
  const buttons = asked
    .choicesOf(unit)
    .filter((action) => action.type === 'march')
    .map((action, i) =>
      button(
        action.leader
          ? tell(language, 'button.rollLeader', { leader: fullName(w, w.leaders[w.army[unit]], language) })
          : tell(language, 'button.roll'),
        action,
        i === 0,
      ),
    );
  const facts = { unit: fullName(w, unit, language), town: townName(w, position.whereIs(w, view, unit), language) };
  return said(tell(language, 'prompt.marchUnit', facts), marchReason(w, asked, unit), ['5.6b', '8.1c'], buttons);
}
