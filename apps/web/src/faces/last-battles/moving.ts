import { allowanceOf, position, units } from '@hundred-days/last-battles';
import { type Answer, type Ask, type Button, button, points, said } from './asking.ts';
import { goersOf, handOf, isMarch, type March, spentBy, takenBy } from './hand.ts';
import { placeName, shortName } from './names.ts';
import type { Setting } from './setting.ts';
import { listed, tell, tellMany } from './text/words.ts';

/** What is asked of a hand that holds a unit or a stack. */

export function chooseHex(w: Setting, asked: Ask): Answer {
  const { proposed } = asked;
  const leave = exits(w, asked);
  if (proposed !== null && isMarch(proposed) && proposed.type !== 'exit') return confirm(w, asked, proposed, leave);
  const { view, language } = asked;
  const hand = handOf(asked);
  const reaches = hand.map((unit) => reachOf(asked, unit));
  const goals = new Set([...reaches[0]].filter((hex) => reaches.every((reach) => reach.has(hex))));
  const stops = [...goals].some((hex) => position.inZoneOf(w, view, units.enemyOf(asked.seat), hex));
  const reason = [
    reachTold(w, hand, reaches, goals.size, language),
    leave.length > 0 ? tell(language, 'prompt.exitReason') : stops ? tell(language, 'prompt.stops') : '',
    hand.length > 1 ? tell(language, 'prompt.second') : '',
  ];
  const rules = leave.length > 0 ? ['6.0'] : stops ? ['5.4b'] : ['5.1'];
  const title = tellMany(language, 'prompt.inHand', hand.length, { units: namesOf(w, hand, language) });
  return said(title, reason.filter(Boolean).join(' '), rules, leave);
}

/** Where a unit by itself can go. */
const reachOf = (asked: Ask, unit: number): Set<number> =>
  new Set(
    asked
      .choicesOf(unit)
      .filter(isMarch)
      .filter(({ type }) => type !== 'exit')
      .map(goalOf),
  );

/** How far they get together; and who of them gets further alone, most of all an officer who rides. */
function reachTold(
  w: Setting,
  hand: readonly number[],
  reaches: readonly ReadonlySet<number>[],
  n: number,
  language: string,
): string {
  const most = Math.max(...reaches.map(({ size }) => size));
  if (most === n) return tellMany(language, 'prompt.reach', n);
  const unit = shortName(w, hand[reaches.findIndex(({ size }) => size === most)], language);
  return tellMany(language, 'prompt.reachAll', n, { unit, most });
}

const goalOf = ({ path }: March): number => path[path.length - 1];

const namesOf = (w: Setting, hand: readonly number[], language: string): string =>
  listed(
    language,
    hand.map((unit) => shortName(w, unit, language)),
  );

/** 6.0: leaving the map is a button: it leads to no hex. */
function exits(w: Setting, asked: Ask): Button[] {
  const { language } = asked;
  const exit = handOf(asked)
    .flatMap((unit) => asked.choicesOf(unit))
    .find((action) => action.type === 'exit');
  if (exit === undefined) return [];
  const [goers, hand] = [goersOf(w, asked, exit), handOf(asked)];
  const some = tell(language, 'button.exitOne', { unit: namesOf(w, goers, language) });
  return [button(goers.length === hand.length ? tellMany(language, 'button.exit', goers.length) : some, exit, false)];
}

/** What the way that is shown costs, and what it leads to. */
function confirm(w: Setting, asked: Ask, proposed: March, leave: readonly Button[]): Answer {
  const { language, view } = asked;
  const goal = goalOf(proposed);
  const going = goersOf(w, asked, proposed);
  const staying = handOf(asked).filter((unit) => !going.includes(unit));
  const stops = position.inZoneOf(w, view, units.enemyOf(asked.seat), goal);
  const there = position.unitsIn(w, view, goal).filter((unit) => !going.includes(unit));
  const taken = takenBy(w, view, proposed);
  const entering = proposed.type === 'enter';
  const reason = [
    tell(language, 'prompt.costs', {
      n: points(spentBy(w, view, proposed)),
      of: points(allowanceOf(w, view, proposed.unit)),
    }),
    staying.length > 0
      ? tell(language, 'prompt.leftBehind', {
          goes: namesOf(w, going, language),
          stays: namesOf(w, staying, language),
        })
      : '',
    taken.length > 0 ? tell(language, 'prompt.takesHere', { places: placesOf(w, taken, language) }) : '',
    stops ? tell(language, 'prompt.stopsHere') : '',
    there.length > 0 ? tell(language, 'prompt.sharesHere', { other: namesOf(w, there, language) }) : '',
  ];
  const rules = [entering ? '9.0c' : '5.2', ...(stops ? ['5.4b'] : []), ...(staying.length > 0 ? ['5.3'] : [])];
  const facts = { units: namesOf(w, going, language), hex: placeName(w, goal, language) };
  return said(
    tell(language, entering ? 'prompt.enterAt' : 'prompt.moveTo', facts),
    reason.filter(Boolean).join(' '),
    [...rules, ...(taken.length > 0 ? ['13.1'] : [])],
    [button(tell(language, entering ? 'button.enter' : 'button.move'), proposed, true), ...leave],
  );
}

const placesOf = (w: Setting, hexes: readonly number[], language: string): string =>
  listed(language, [...new Set(hexes.map((hex) => placeName(w, hex, language)))]);
