import { type Action, board, position } from '@hundred-days/napoleon-1815';
import type { JSX } from 'preact';
import { CounterIcon } from '../../art/counters.tsx';
import type { Asked } from '../../face/types.ts';
import type { Painted } from './art.ts';
import { blockFace, hiddenFace } from './art.ts';
import { factsOf } from './Hand.tsx';
import { armyName, fullName, townName } from './names.ts';
import { badgesOf, hiddenIn } from './pieces.ts';
import { write, writeMany } from './text/panelWords.ts';
import { tell } from './text/words.ts';

/** What the viewer knows of a town: his own blocks with their faces, of all others their number, and the roads. */

type Ask = Asked<Action>;

export function TownNote({
  w,
  asked,
  town,
}: {
  readonly w: Painted;
  readonly asked: Ask;
  readonly town: number;
}): JSX.Element {
  const { view, language } = asked;
  // Of a block that is hidden from the viewer his position does not hold where it is.
  const named = [...Array(w.unitCount).keys()].filter((unit) => position.whereIs(w, view, unit) === town);
  return (
    <>
      <p class="tip-title">
        <b>{townName(w, town, language)}</b> {tell(language, w.cities.includes(town) ? 'place.city' : 'place.town')}
      </p>
      <ul class="tip-blocks">
        {named.map((unit) => (
          <li key={unit}>
            <CounterIcon
              face={blockFace(w, unit, position.strengthOf(w, view, unit))}
              size={26}
              badges={badgesOf(w, view, unit)}
            />
            <span>
              {fullName(w, unit, language)}
              <small>{factsOf(w, asked, unit)}</small>
            </span>
          </li>
        ))}
        {[0, 1, 2].map((army) => (
          <Hidden w={w} key={army} asked={asked} town={town} army={army} />
        ))}
      </ul>
      <Roads w={w} asked={asked} town={town} />
    </>
  );
}

/** 3.2a: colour and number, and nothing else. */
function Hidden({
  w,
  asked,
  town,
  army,
}: {
  readonly w: Painted;
  readonly asked: Ask;
  readonly town: number;
  readonly army: number;
}): JSX.Element | null {
  const { view, language } = asked;
  const [fresh, disrupted] = [false, true].map((mark) => hiddenIn(w, view, town, army, mark));
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
function Roads({
  w,
  asked: { view, language },
  town,
}: {
  readonly w: Painted;
  readonly asked: Ask;
  readonly town: number;
}): JSX.Element {
  const roads = [...Array(w.roadCount).keys()].filter(
    (road) => w.net.ends[2 * road] === town || w.net.ends[2 * road + 1] === town,
  );
  return (
    <ul class="tip-roads">
      {roads.map((road) => {
        const river = w.river[road] === 1;
        const facts = { used: view[w.at.used + road], most: w.moveLimit[w.major[road]] };
        return (
          <li key={road}>
            <span>{townName(w, board.farEnd(w, road, town), language)}</span>
            <span>
              {write(language, w.major[road] === 1 ? 'tip.major' : 'tip.minor', facts)}
              {river && ` · ${write(language, 'tip.river', { most: w.riverLimit[w.major[road]] })}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
