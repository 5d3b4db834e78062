import { TABLE } from '@hundred-days/kernel';
import { position, tables } from '@hundred-days/napoleon-1815';
import type { Painted } from '../art.ts';
import { fullName, peopleName, positionName, townName } from '../names.ts';
import { tell, tellMany } from '../text/words.ts';
import { type Answer, type Ask, type Button, button, endButton, type Key, own, said } from './asking.ts';

/** A battle on its board: terrain, posts, morale, combat and reinforcements. */

export function terrain(w: Painted, asked: Ask): Answer {
  const { language, view } = asked;
  const marker = tell(language, `marker.${tables.MARKERS[view[w.at.marker]]}`);
  return said(
    tell(language, 'prompt.terrain', { marker }),
    tell(language, 'prompt.terrainReason'),
    ['6.21a'],
    asked
      .choicesOf(TABLE)
      .filter((action) => action.type === 'terrain')
      .map((action) => button(positionName(action.position, language), action, false)),
  );
}

export function posting(w: Painted, asked: Ask): Answer {
  const { language, inHand } = asked;
  const end = endButton(w, asked, 'button.endPosting', true);
  if (end.length > 0)
    return said(
      tell(language, 'prompt.posted'),
      tell(language, own(asked).length === 0 ? 'prompt.postedNone' : 'prompt.postedReason'),
      ['6.22', '6.21o'],
      [
        ...end,
        ...own(asked).map((unit) =>
          button(tell(language, 'button.hold', { unit: fullName(w, unit, language) }), { type: 'hold', unit }, false),
        ),
      ],
    );
  const unit = inHand ?? own(asked)[0];
  const posts = asked.choicesOf(unit).filter((action) => action.type === 'post');
  return said(
    tell(language, 'prompt.post', { unit: fullName(w, unit, language) }),
    tellMany(language, 'prompt.postReason', own(asked).length),
    ['6.22', '6.23'],
    posts.map((action) => button(positionName(action.position, language), action, false)),
  );
}

export function morale(w: Painted, asked: Ask): Answer {
  const { language } = asked;
  return said(
    tellMany(language, 'prompt.morale', own(asked).length),
    tell(language, 'prompt.moraleReason'),
    ['6.31b'],
    own(asked).map((unit, i) =>
      button(tell(language, 'button.morale', { unit: fullName(w, unit, language) }), { type: 'morale', unit }, i === 0),
    ),
  );
}

/** 11.0f: the other Allied player, if he has blocks in this battle too; -1 where one side has one player. */
export function allyIn(w: Painted, { view, viewer }: Ask): number {
  if (view[w.at.seats] !== 3 || viewer < 1) return -1;
  const ally = 3 - viewer;
  return position.blocksOfArmy(w, view, view[w.at.fight], ally) > 0 ? ally : -1;
}

/** What ends the step, or hands it over to the ally until neither acts. */
function endOf(w: Painted, asked: Ask, key: 'button.endCombat' | 'button.endReinforcement', main: boolean): Button[] {
  const { language } = asked;
  const ally = allyIn(w, asked);
  const label = tell(language, 'button.handOver', { ally: ally < 0 ? '' : peopleName(ally, language) });
  return endButton(w, asked, key, main).map((end) => (ally < 0 ? end : { ...end, label }));
}

const handsOver = (w: Painted, asked: Ask): string =>
  allyIn(w, asked) < 0 ? '' : ` ${tell(asked.language, 'prompt.handOver')}`;

/** How many can act; FOG-14: whether any can is not to be told by what is asked. */
const many = (asked: Ask, some: Parameters<typeof tellMany>[1], none: Key): string => {
  const n = own(asked).length;
  return n === 0 ? tell(asked.language, none) : tellMany(asked.language, some, n);
};

export function combat(w: Painted, asked: Ask): Answer {
  const { language, inHand } = asked;
  if (inHand === null)
    return said(
      tell(language, 'prompt.combat'),
      `${many(asked, 'prompt.combatReason', 'prompt.combatNone')}${handsOver(w, asked)}`,
      allyIn(w, asked) < 0 ? ['6.3a'] : ['6.3a', '11.0f'],
      endOf(w, asked, 'button.endCombat', own(asked).length === 0),
    );
  return said(
    tell(language, 'prompt.combatUnit', { unit: fullName(w, inHand, language) }),
    tell(language, 'prompt.combatUnitReason'),
    ['6.3a'],
  );
}

export function reinforcement(w: Painted, asked: Ask): Answer {
  const { language, view } = asked;
  return said(
    tell(language, 'prompt.reinforcement', { town: townName(w, view[w.at.fight], language) }),
    many(asked, 'prompt.reinforcementReason', 'prompt.reinforcementNone'),
    own(asked).length === 0 ? ['6.34c', 'FOG-14'] : ['6.34c'],
    endOf(w, asked, 'button.endReinforcement', own(asked).length === 0),
  );
}
