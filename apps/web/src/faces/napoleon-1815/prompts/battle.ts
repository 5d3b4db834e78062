import { TABLE } from '@hundred-days/kernel';
import { position, tables } from '@hundred-days/napoleon-1815';
import { fullName, peopleName, positionName, townName } from '../names.ts';
import { type Key, type PluralKey, tell, tellMany } from '../text/words.ts';
import { type Answer, type Ask, type Button, button, endButton, own, said } from './asking.ts';

/** A battle on its board: terrain, posts, morale, combat and reinforcements. */

const { AT } = position;

export function terrain(asked: Ask): Answer {
  const { language, view } = asked;
  const marker = tell(language, `marker.${tables.MARKERS[view[AT.marker]]}`);
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

export function posting(asked: Ask): Answer {
  const { language, inHand } = asked;
  const end = endButton(asked, 'button.endPosting', true);
  if (end.length > 0)
    return said(
      tell(language, 'prompt.posted'),
      tell(language, 'prompt.postedReason'),
      ['6.22', '6.21o'],
      [
        ...end,
        ...own(asked)
          .slice(0, 3)
          .map((unit) =>
            button(tell(language, 'button.hold', { unit: fullName(unit, language) }), { type: 'hold', unit }, false),
          ),
      ],
    );
  const unit = inHand ?? own(asked)[0];
  const posts = asked.choicesOf(unit).filter((action) => action.type === 'post');
  return said(
    tell(language, 'prompt.post', { unit: fullName(unit, language) }),
    tellMany(language, 'prompt.postReason', own(asked).length),
    ['6.22', '6.23'],
    posts.map((action) => button(positionName(action.position, language), action, false)),
  );
}

export function morale(asked: Ask): Answer {
  const { language } = asked;
  return said(
    tellMany(language, 'prompt.morale', own(asked).length),
    tell(language, 'prompt.moraleReason'),
    ['6.31b'],
    own(asked)
      .slice(0, 3)
      .map((unit, i) =>
        button(tell(language, 'button.morale', { unit: fullName(unit, language) }), { type: 'morale', unit }, i === 0),
      ),
  );
}

/** 11.0f: the other Allied player, if he has blocks in this battle too; -1 where one side has one player. */
function allyIn({ view, viewer }: Ask): number {
  if (view[AT.seats] !== 3 || viewer < 1) return -1;
  const ally = 3 - viewer;
  return position.blocksOfArmy(view, view[AT.fight], ally) > 0 ? ally : -1;
}

/** What ends the step, or hands it over to the ally until neither acts. */
function endOf(asked: Ask, key: 'button.endCombat' | 'button.endReinforcement', main: boolean): Button[] {
  const { language } = asked;
  const ally = allyIn(asked);
  const label = tell(language, 'button.handOver', { ally: ally < 0 ? '' : peopleName(ally, language) });
  return endButton(asked, key, main).map((end) => (ally < 0 ? end : { ...end, label }));
}

const handsOver = (asked: Ask): string => (allyIn(asked) < 0 ? '' : ` ${tell(asked.language, 'prompt.handOver')}`);

/** How many can act; FOG-14: whether any can is not to be told by what is asked. */
const many = (asked: Ask, some: PluralKey, none: Key): string => {
  const n = own(asked).length;
  return n === 0 ? tell(asked.language, none) : tellMany(asked.language, some, n);
};

export function combat(asked: Ask): Answer {
  const { language, inHand } = asked;
  if (inHand === null)
    return said(
      tell(language, 'prompt.combat'),
      `${many(asked, 'prompt.combatReason', 'prompt.combatNone')}${handsOver(asked)}`,
      allyIn(asked) < 0 ? ['6.3a'] : ['6.3a', '11.0f'],
      endOf(asked, 'button.endCombat', true),
    );
  return said(
    tell(language, 'prompt.combatUnit', { unit: fullName(inHand, language) }),
    tell(language, 'prompt.combatUnitReason'),
    ['6.3a'],
  );
}

export function reinforcement(asked: Ask): Answer {
  const { language, view } = asked;
  return said(
    tell(language, 'prompt.reinforcement', { town: townName(view[AT.fight], language) }),
    many(asked, 'prompt.reinforcementReason', 'prompt.reinforcementNone'),
    own(asked).length === 0 ? ['6.34c', 'FOG-14'] : ['6.34c'],
    endOf(asked, 'button.endReinforcement', true),
  );
}
