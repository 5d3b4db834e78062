import { below, type Setup } from '@hundred-days/kernel';
import { isNight, neighbours, roads, townIds, turnTrack } from '../roads.ts';
import { w } from '../world.ts';

/** Positions thrown together at random, crowded so that the rules get in each other's way. */

type Bits = () => number;
const HEADING = { format: 'hundred-days-scenario', version: 1, game: 'napoleon-1815' } as const;
const pick = <T>(list: readonly T[], bits: Bits): T => list[below(list.length, bits)];
const isFrench = (id: string): boolean => id.startsWith('fr-');

/** A few towns around one, nearest first. */
function around(centre: string, number: number): string[] {
  const found = [centre];
  for (const town of found) {
    for (const next of neighbours(town)) if (!found.includes(next)) found.push(next);
    if (found.length >= number) break;
  }
  return found.slice(0, number);
}

const steps = (index: number, worn: number, bits: Bits): number =>
  below(worn, bits) > 0 ? 1 + below(w.strength[index], bits) : w.strength[index];

const options = (bits: Bits): Setup['options'] => ({
  ...(below(3, bits) === 0 ? { threePlayers: true } : {}),
  ...(below(3, bits) === 0 ? { hiddenUntilFire: true } : {}),
});

/** Before the moves of a turn: both sides in a handful of towns, so that roads and bridges are full. */
export function crowded(bits: Bits): Setup {
  const towns = around(pick(townIds, bits), 5 + below(4, bits));
  const french = towns.filter((_, i) => i % 2 === below(2, bits) || i === 0);
  const allied = towns.filter((town) => !french.includes(town));
  const turn = 1 + below(turnTrack.length - 1, bits);
  const placed = Object.fromEntries(
    w.unitIds.map((id) => [id, pick(isFrench(id) || allied.length === 0 ? french : allied, bits)]),
  );
  const both = allied.length === 0 ? Object.fromEntries(Object.entries(placed).filter(([id]) => isFrench(id))) : placed;
  const some = Object.entries(both).filter(([id]) => isFrench(id) || below(4, bits) > 0);
  return { scenario: { ...HEADING, turn, begun: 'movement', units: Object.fromEntries(some) }, options: options(bits) };
}

/** Before the moves of a day: a crowd at one end of a road, more often than not over a river, and the enemy at the other. */
export function bridged(bits: Bits): Setup {
  const over = pick(
    roads.filter(({ crossesRiver }) => crossesRiver || below(4, bits) === 0),
    bits,
  );
  const [from, to] = below(2, bits) === 0 ? [over.a, over.b] : [over.b, over.a];
  const day = pick(
    turnTrack.filter(({ turn }) => !isNight(turn)),
    bits,
  );
  const french = day.side === 'french';
  const beside = neighbours(from).filter((town) => town !== to);
  const placed = w.unitIds.flatMap((id) => {
    if (isFrench(id) !== french) return below(3, bits) === 0 ? [[id, to]] : [];
    return [[id, below(4, bits) > 0 ? from : pick(beside, bits)]];
  });
  const scenario = { ...HEADING, turn: day.turn, begun: 'movement', units: Object.fromEntries(placed) };
  return { scenario, options: options(bits) };
}

/** After the moves of a day: one to three fights, units worn down, others next to them. */
export function embattled(bits: Bits): Setup {
  const centre = pick(
    townIds.filter((town) => neighbours(town).length >= 4),
    bits,
  );
  const towns = [centre, ...neighbours(centre)];
  const fights = towns.slice(0, 1 + below(3, bits));
  const rest = towns.filter((town) => !fights.includes(town));
  const days = turnTrack.filter((_, i) => !isNight(i + 1)).map(({ turn }) => turn);
  const attackers = turnTrack[0].side;
  const turn = pick(days, bits);
  const held = new Map(rest.map((town) => [town, below(2, bits) === 0]));
  const worn = 1 + below(4, bits);
  const placed = w.unitIds.map((id, i): [string, string] => {
    const own = rest.filter((town) => held.get(town) === isFrench(id));
    const near = own.length > 0 && below(4, bits) === 0;
    return [id, `${near ? pick(own, bits) : pick(fights, bits)} ${steps(i, worn, bits)}`];
  });
  const french = (turnTrack[turn - 1].side === attackers) === (attackers === 'french');
  const entries = Object.fromEntries(
    fights.map((town) => [
      town,
      neighbours(town).filter(
        (next) => !fights.includes(next) && (held.get(next) ?? french) === french && below(3, bits) > 0,
      ),
    ]),
  );
  const some = placed.filter(() => below(5, bits) > 0);
  const scenario = { ...HEADING, turn, begun: 'fights', units: Object.fromEntries(some), entries };
  return { scenario, options: options(bits) };
}

/** A turn of the last days, with armies near their end and the French in cities. */
export function ending(bits: Bits): Setup {
  const turn = 20 + below(4, bits);
  const cities = ['brussels', 'ghent', 'liege'].filter(() => below(2, bits) === 0);
  const spare = { fr: 11 + below(3, bits), ad: 7 + below(4, bits), pr: 8 + below(4, bits) };
  const places: Record<string, string> = {};
  for (const [index, id] of w.unitIds.entries()) {
    const army = id.slice(0, 2);
    if (army === 'fr' && spare.fr-- > 0) places[id] = [...cities, 'charleroi', 'mons'][index % (cities.length + 2)];
    else if (army === 'ad' && spare.ad-- > 0) places[id] = `ath ${1 + below(w.strength[index], bits)}`;
    else if (army === 'pr' && spare.pr-- > 0) places[id] = `huy ${1 + below(w.strength[index], bits)}`;
  }
  return { scenario: { ...HEADING, turn, begun: 'movement', units: places }, options: options(bits) };
}
