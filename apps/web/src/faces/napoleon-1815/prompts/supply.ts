import { position, units } from '@hundred-days/napoleon-1815';
import type { Painted } from '../art.ts';
import { armyName, fullName, townName } from '../names.ts';
import { tell, tellMany } from '../text/words.ts';
import { type Answer, type Ask, button, own, said } from './asking.ts';

/** 9.0: the army that has to give up blocks, how many, and for which cities. */
export function supply(w: Painted, asked: Ask): Answer {
  const { language, view } = asked;
  const [first] = own(asked);
  const army = first === undefined ? 0 : w.army[first];
  const unit = asked.along.length > 0 ? null : asked.inHand;
  const held = w.supply
    .filter((lost) => lost.army === units.ARMIES[army])
    .map((lost) => ({ town: w.net.indexOf(lost.city), n: lost.units }))
    .filter(({ town }) => position.blocksOf(w, view, town, units.FRENCH) > 0)
    .map(({ town, n }) => `${townName(w, town, language)} (${n})`);
  const towns = new Intl.ListFormat(language).format(held);
  return said(
    unit === null
      ? tellMany(language, 'prompt.supply', view[w.at.starving + army], { army: armyName(army, language) })
      : tell(language, 'prompt.starve', { unit: fullName(w, unit, language) }),
    tell(language, 'prompt.supplyReason', { towns }),
    ['9.0e'],
    unit === null ? [] : [button(tell(language, 'button.starve'), { type: 'starve', unit }, true)],
  );
}
