import { board, position, tables, units } from '@hundred-days/napoleon-1815';
import { armyName, fullName, townName } from '../names.ts';
import { tell, tellMany } from '../text/words.ts';
import { type Answer, type Ask, button, own, said } from './asking.ts';

const { AT } = position;

/** 9.0: the army that has to give up blocks, how many, and for which cities. */
export function supply(asked: Ask): Answer {
  const { language, view } = asked;
  const [first] = own(asked);
  const army = first === undefined ? 0 : units.ARMY[first];
  const unit = asked.along.length > 0 ? null : asked.inHand;
  const held = tables.SUPPLY.filter((lost) => lost.army === units.ARMIES[army])
    .map((lost) => ({ town: board.NET.indexOf(lost.city), n: lost.units }))
    .filter(({ town }) => position.blocksOf(view, town, units.FRENCH) > 0)
    .map(({ town, n }) => `${townName(town, language)} (${n})`);
  const towns = new Intl.ListFormat(language).format(held);
  return said(
    unit === null
      ? tellMany(language, 'prompt.supply', view[AT.starving + army], { army: armyName(army, language) })
      : tell(language, 'prompt.starve', { unit: fullName(unit, language) }),
    tell(language, 'prompt.supplyReason', { towns }),
    ['9.0e'],
    unit === null ? [] : [button(tell(language, 'button.starve'), { type: 'starve', unit }, true)],
  );
}
