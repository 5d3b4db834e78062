import { type Action, board, position, tables, units } from '@hundred-days/napoleon-1815';
import type { JSX } from 'preact';
import { CounterIcon } from '../../art/counters.tsx';
import type { Asked } from '../../face/types.ts';
import { blockFace, hiddenFace } from './art.ts';
import { factsOf } from './Hand.tsx';
import { armyName, fullName, townName } from './names.ts';
import { badgesOf, hiddenIn } from './pieces.ts';
import { write, writeMany } from './text/panelWords.ts';
import { tell } from './text/words.ts';

/** What the viewer knows of a town: his own blocks with their faces, of all others their number, and the roads. */

type Ask = Asked<Action>;
const { AT } = position;

export function TownNote({ asked, town }: { readonly asked: Ask; readonly town: number }): JSX.Element {
  const { view, language } = asked;
  // Of a block that is hidden from the viewer his position does not hold where it is.
  const named = [...Array(units.UNITS).keys()].filter((unit) => position.whereIs(view, unit) === town);
  return (
    <>
      <p class="tip-title">
        <b>{townName(town, language)}</b> {tell(language, board.CITIES.includes(town) ? 'place.city' : 'place.town')}
      </p>
      <ul class="tip-blocks">
        {named.map((unit) => (
          <li key={unit}>
            <CounterIcon
              face={blockFace(unit, position.strengthOf(view, unit))}
              size={26}
              badges={badgesOf(view, unit)}
            />
            <span>
              {fullName(unit, language)}
              <small>{factsOf(asked, unit)}</small>
            </span>
          </li>
        ))}
        {[0, 1, 2].map((army) => (
          <Hidden key={army} asked={asked} town={town} army={army} />
        ))}
      </ul>
      <Roads asked={asked} town={town} />
    </>
  );
}

/** 3.2a: colour and number, and nothing else. */
function Hidden({
  asked,
  town,
  army,
}: {
  readonly asked: Ask;
  readonly town: number;
  readonly army: number;
}): JSX.Element | null {
  const { view, language } = asked;
  const [fresh, disrupted] = [false, true].map((mark) => hiddenIn(view, town, army, mark));
  if (fresh + disrupted === 0) return null;
  const facts = { army: armyName(army, language) };
  return (
    <li>
      <CounterIcon face={hiddenFace(army, 1, false)} size={26} />
      <span>
        {writeMany(language, 'tip.hidden', fresh + disrupted, facts)}
        <small>
          {disrupted > 0 && `${writeMany(language, 'tip.disrupted', disrupted)} `}
          {write(language, 'tip.unknown')}
        </small>
      </span>
    </li>
  );
}

/** 5.4a, 5.5a: how wide each road is, how much of it is used, and where a river is in the way of an attack. */
function Roads({ asked: { view, language }, town }: { readonly asked: Ask; readonly town: number }): JSX.Element {
  const roads = [...Array(board.ROADS).keys()].filter(
    (road) => board.NET.ends[2 * road] === town || board.NET.ends[2 * road + 1] === town,
  );
  return (
    <ul class="tip-roads">
      {roads.map((road) => {
        const river = board.RIVER[road] === 1;
        const facts = { used: view[AT.used + road], most: tables.MOVE_LIMIT[board.MAJOR[road]] };
        return (
          <li key={road}>
            <span>{townName(board.farEnd(road, town), language)}</span>
            <span>
              {write(language, board.MAJOR[road] === 1 ? 'tip.major' : 'tip.minor', facts)}
              {river && ` · ${write(language, 'tip.river', { most: tables.RIVER_LIMIT[board.MAJOR[road]] })}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
