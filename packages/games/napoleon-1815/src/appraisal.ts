import type { State } from '@hundred-days/kernel';
import {
  BRUSSELS,
  CITIES,
  FIRST,
  GHENT,
  LIEGE,
  MAJOR,
  NEXT,
  NIGHT,
  RIVER,
  TOWNS,
  TURN_SIDE,
  TURNS,
  VIA,
} from './board.ts';
import { isHome, seenByEnemy } from './places.ts';
import {
  AT,
  blocksOf,
  blocksOfArmy,
  eliminatedOf,
  PLACES,
  placeOf,
  postedIn,
  SLOTS,
  sideOfSeat,
  strengthOf,
  UNKNOWN,
  whereIs,
} from './position.ts';
import { outcomeOf } from './rules/victory.ts';
import { MOVE_LIMIT, REINFORCE_LIMIT, RIVER_LIMIT } from './tables.ts';
import {
  ALLIED,
  ARMIES,
  ARMY,
  DEFEATED_AT,
  FIREPOWER,
  FRENCH,
  LEADER,
  LEADERS,
  otherSide,
  SIDE,
  SIDE_OF_ARMY,
  STRENGTH,
  TYPE,
  UNITS,
  UNITS_OF_ARMY,
} from './units.ts';

/**
 * A small evaluation, in steps of a good unit: units and steps lost, cities held and in reach, the fights either side can
 * make, how the armies stand together. It reads a whole position or a seat's view: there, hidden blocks count as an
 * average of their army. Called for every choice.
 */
const VICTORY = 1000;
/** A unit gone is worse than its steps: armies break by units (10.1, 10.2). The last before the break cost most. */
const UNIT_LOST = 1.6;
const NEAR_BREAK = 14;
const BROKEN: readonly number[] = [200, 45, 45];
/** What an occupied city takes from the Allies for each French turn to come, and how many turns are believed in. */
const CITY_UNITS: readonly number[] = [1, 1, 2];
const TURNS_BELIEVED = 2.5;
const UNIT_STARVED = 3.4;
/** 10.1d: the ends of the game that lie in two cities. */
const LAST_CITIES = 120;
const ONE_CITY = 0.15;
/** A French stack a march away from a city that is open to it. */
const CITY_NEAR = 5;
/** What is believed of a fight that can be made next. */
const NEXT_FIGHT = 0.5;
const LATER_FIGHT = 0.3;
const ADVANCE = 0.12;
const TOGETHER = 0.02;
/** Blocks in a town and next to it that count as together, by side: the French win by bringing more to one place. */
const MASS: readonly number[] = [20, 14];
/** A leader gives what he can to those he stands with (8.1, 8.2); this many at most. */
const LED = 0.12;
const LED_MOST = 8;
/**
 * 10.2b: time is on the Allies' side. What the French lose counts for less when the end is near, and nearness for more: who
 * stands still has lost as well. The share of their losses that is forgiven on the last turn, the turn it begins with, and how
 * much more nearness counts at last.
 */
const FORGIVEN = 0.5;
const NO_HURRY = 3;
const HASTENED = 2;
/** What a city that is held counts for as towns already gone: the way to the next one must not make it worth less. */
const WAY = 4;
/** An Allied block, for each town it is away from a city to be taken back; 10.1d: two lost cities are the game in the end. */
const RETAKE = 0.06;
const RETAKE_LATE = 4;

/** What a unit is worth in a fight for each step it has. */
const STEP_WORTH = Float64Array.from(FIREPOWER, (firepower, unit) =>
  TYPE[unit] === LEADER ? 1 : [0, 0.75, 1, 1.35][firepower],
);
export const worthOf = (unit: number, strength: number): number => strength * STEP_WORTH[unit];

/** An unknown block: the mean of those of its army that lie hidden, with some of their steps gone. */
const WEAR = 0.85;

function hiddenWorth(s: State, army: number): number {
  let sum = 0;
  let count = 0;
  for (const unit of UNITS_OF_ARMY[army]) {
    if (s[AT.where + unit] !== UNKNOWN) continue;
    sum += worthOf(unit, STRENGTH[unit]);
    count++;
  }
  return count === 0 ? 0 : (WEAR * sum) / count;
}

/** Blocks and their worth by side and town. */
interface Muster {
  readonly worth: Float64Array;
  readonly total: Float64Array;
}

function muster(s: State): Muster {
  const worth = new Float64Array(2 * TOWNS);
  const total = new Float64Array(2);
  const known = new Int16Array(3 * TOWNS);
  for (let unit = 0; unit < UNITS; unit++) {
    const town = whereIs(s, unit);
    if (town < 0) continue;
    worth[2 * town + SIDE[unit]] += worthOf(unit, strengthOf(s, unit));
    known[3 * town + ARMY[unit]]++;
  }
  for (let army = 0; army < ARMIES.length; army++) {
    const each = hiddenWorth(s, army);
    if (each === 0) continue;
    for (let town = 0; town < TOWNS; town++)
      worth[2 * town + SIDE_OF_ARMY[army]] += each * (s[AT.standing + 3 * town + army] - known[3 * town + army]);
  }
  for (let i = 0; i < 2 * TOWNS; i++) total[i % 2] += worth[i];
  return { worth, total };
}

/** What seat `seat` would give for this position. */
export function appraise(s: State, seat: number): number {
  const side = sideOfSeat(s, seat);
  const outcome = outcomeOf(s);
  if (outcome !== null) return outcome.winners.includes(seat) ? VICTORY : -VICTORY;
  const value = frenchView(s);
  return side === FRENCH ? value : -value;
}

function frenchView(s: State): number {
  const { worth, total } = muster(s);
  const next = nextToMove(s);
  const haste = hasteOf(s);
  return (
    FULL[ALLIED] -
    total[ALLIED] -
    (1 - FORGIVEN * haste) * (FULL[FRENCH] - total[FRENCH] + UNIT_LOST * eliminatedOf(s, 0)) -
    nearBreak(s, 0) +
    lossOf(s, 1) +
    lossOf(s, 2) +
    cities(s) +
    approach(s, haste) +
    leaders(s) +
    stance(s) +
    fights(s, worth, FRENCH, next) -
    fights(s, worth, ALLIED, next)
  );
}

/** What all blocks of a side are worth at full strength. */
const FULL: readonly number[] = [FRENCH, ALLIED].map((side) =>
  SIDE.reduce((sum, of, unit) => sum + (of === side ? worthOf(unit, STRENGTH[unit]) : 0), 0),
);

/** 0 as long as there is time, 1 on the last turn. */
const hasteOf = (s: State): number => Math.max(0, (s[AT.turn] - NO_HURRY) / (TURNS - NO_HURRY));

/** Units gone, dearer the nearer the army is to its end. */
const lossOf = (s: State, army: number): number => UNIT_LOST * eliminatedOf(s, army) + nearBreak(s, army);

function nearBreak(s: State, army: number): number {
  const share = Math.min(1, eliminatedOf(s, army) / DEFEATED_AT[army]);
  return NEAR_BREAK * share * share + (share >= 1 ? BROKEN[army] : 0);
}

/** Leaders with their armies. In a view a hidden one is nowhere. */
function leaders(s: State): number {
  let sum = 0;
  for (const [army, leader] of LEADERS.entries()) {
    const town = whereIs(s, leader);
    if (town < 0) continue;
    const led = LED * Math.min(LED_MOST, blocksOfArmy(s, town, army) - 1);
    sum += SIDE_OF_ARMY[army] === FRENCH ? led : -led;
  }
  return sum;
}

/** The side that moves next: the one on turn while its moves last, else the other. */
function nextToMove(s: State): number {
  const moves = s[AT.fight] < 0 && s[AT.ended] === 0;
  return moves ? TURN_SIDE[s[AT.turn]] : otherSide(TURN_SIDE[s[AT.turn]]);
}

const ARMY_OF_CITY: readonly number[] = [1, 1, 2];
const FED_BY: readonly number[] = [BRUSSELS, GHENT, LIEGE];

/** 9.0, 10.1d: cities the French hold, and those they can walk into. */
function cities(s: State): number {
  const turns = Math.ceil((TURNS - s[AT.turn]) / 2);
  let sum = 0;
  let held = 0;
  for (const [i, city] of FED_BY.entries()) {
    const broken = (s[AT.defeated] & (1 << ARMY_OF_CITY[i])) !== 0;
    const each = broken ? 0 : CITY_UNITS[i] * UNIT_STARVED;
    if (blocksOf(s, city, FRENCH) > 0) {
      held++;
      sum += each * Math.min(turns, TURNS_BELIEVED) * safety(s, city) + 3;
    } else if (blocksOf(s, city, ALLIED) === 0) sum += exposure(s, city, each);
    else if (blocksOf(s, city, ALLIED) < 3) sum += 0.5 * exposure(s, city, each);
  }
  const share = held >= 2 ? 1 : held === 1 ? ONE_CITY : 0;
  return sum + (share * LAST_CITIES) / (1 + (TURNS - s[AT.turn]));
}

/** How likely a French garrison is still there after the Allies have moved: by the blocks next to it. */
function safety(s: State, city: number): number {
  let near = 0;
  for (let i = FIRST[city]; i < FIRST[city + 1]; i++) near += blocksOf(s, NEXT[i], ALLIED);
  const own = blocksOf(s, city, FRENCH);
  return near <= own ? 1 : own >= 3 ? 0.7 : 0.45;
}

/** A city without a garrison is in danger from every French stack near it. */
function exposure(s: State, city: number, each: number): number {
  let sum = 0;
  for (let i = FIRST[city]; i < FIRST[city + 1]; i++) {
    if (blocksOf(s, NEXT[i], FRENCH) > 0) return CITY_NEAR + 0.3 * each;
    for (let j = FIRST[NEXT[i]]; j < FIRST[NEXT[i] + 1]; j++)
      if (blocksOf(s, NEXT[j], FRENCH) > 0) sum = CITY_NEAR * 0.4;
  }
  return sum;
}

/** Roads between every two towns. */
const DISTANCE = distances();
export const distance = (a: number, b: number): number => DISTANCE[a * TOWNS + b];

function distances(): Uint8Array {
  const table = new Uint8Array(TOWNS * TOWNS).fill(99);
  for (let start = 0; start < TOWNS; start++) {
    const queue = [start];
    table[start * TOWNS + start] = 0;
    for (const town of queue) {
      for (let i = FIRST[town]; i < FIRST[town + 1]; i++) {
        if (table[start * TOWNS + NEXT[i]] !== 99) continue;
        table[start * TOWNS + NEXT[i]] = table[start * TOWNS + town] + 1;
        queue.push(NEXT[i]);
      }
    }
  }
  return table;
}

/** Towns to the nearest city that is still to be taken; Ghent counts as one farther. */
function wayToNext(town: number, wanted: readonly number[]): number {
  let least = wanted.length === 0 ? 0 : 99;
  for (const city of wanted) least = Math.min(least, distance(town, city) + (city === GHENT ? 1 : 0));
  return least;
}

/** The French have to come; the Allies stand by what feeds them; stacks within reach of each other help each other. */
function approach(s: State, haste: number): number {
  let sum = 0;
  const lost = CITIES.filter((city) => blocksOf(s, city, FRENCH) > 0);
  const wanted = CITIES.filter((city) => !lost.includes(city));
  const retake = RETAKE * (lost.length >= 2 ? 1 + RETAKE_LATE * haste : 1);
  for (let town = 0; town < TOWNS; town++) {
    const french = blocksOf(s, town, FRENCH);
    if (french > 0) sum -= ADVANCE * (1 + HASTENED * haste) * french * (wayToNext(town, wanted) - WAY * lost.length);
    const allied = french > 0 ? 0 : blocksOf(s, town, ALLIED);
    if (french + allied === 0) continue;
    const side = french > 0 ? FRENCH : ALLIED;
    if (allied > 0 && lost.length > 0) sum += retake * allied * Math.min(...lost.map((city) => distance(town, city)));
    let near = 0;
    for (let i = FIRST[town]; i < FIRST[town + 1]; i++) near += blocksOf(s, NEXT[i], side);
    const mates = TOGETHER * (french + allied) * Math.min(MASS[side], near + french + allied);
    sum += side === FRENCH ? mates : -mates;
    if (side === ALLIED && CITIES.includes(town)) sum -= Math.min(3, allied) * 0.6;
  }
  return sum;
}

/** In a battle: positions where the enemy stands in numbers, and empty ones that he could enter (7.4). */
function stance(s: State): number {
  let sum = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s[AT.battleTown + slot] < 0 || s[AT.battleStage + slot] === 0) continue;
    for (let place = 1; place <= PLACES; place++) {
      if (!isHome(place)) continue;
      sum += pressed(s, slot, ALLIED, place) - pressed(s, slot, FRENCH, place);
    }
  }
  return sum;
}

function pressed(s: State, slot: number, side: number, place: number): number {
  const own = steps(s, slot, side, place);
  const enemy = steps(s, slot, otherSide(side), seenByEnemy(place));
  if (enemy > 0) return (3 * enemy) / (own + enemy);
  return own === 0 ? 1 : 0.4 / own;
}

/** Steps in a place of a battle; hidden blocks count two each. */
function steps(s: State, slot: number, side: number, place: number): number {
  let sum = 0;
  let known = 0;
  const town = s[AT.battleTown + slot];
  for (let unit = 0; unit < UNITS; unit++) {
    if (SIDE[unit] !== side || whereIs(s, unit) !== town || placeOf(s, unit) !== place) continue;
    known++;
    sum += worthOf(unit, strengthOf(s, unit));
  }
  return sum + 2 * Math.max(0, postedIn(s, slot, side, place) - known);
}

/** The fights a side can make: the best is believed most. */
function fights(s: State, worth: Float64Array, side: number, next: number): number {
  const night = NIGHT[Math.min(TURNS, s[AT.turn] + (next === TURN_SIDE[s[AT.turn]] ? 0 : 1))];
  let best = 0;
  let second = 0;
  for (let town = 0; town < TOWNS; town++) {
    if (blocksOf(s, town, otherSide(side)) === 0) continue;
    const gain = attack(s, worth, side, town);
    if (gain > best) {
      second = best;
      best = gain;
    } else if (gain > second) second = gain;
  }
  const believed = side === next && !night ? NEXT_FIGHT : LATER_FIGHT;
  return believed * (best + 0.4 * second);
}

/** What an attack on a town by all who stand next to it is worth: the best stack goes in, the others reinforce. */
function attack(s: State, worth: Float64Array, side: number, town: number): number {
  let lead = 0;
  let leadBlocks = 0;
  let rest = 0;
  for (let i = FIRST[town]; i < FIRST[town + 1]; i++) {
    const blocks = blocksOf(s, NEXT[i], side);
    if (blocks === 0) continue;
    const size = MAJOR[VIA[i]];
    const most = RIVER[VIA[i]] === 1 ? RIVER_LIMIT[size] : MOVE_LIMIT[size];
    const force = worth[2 * NEXT[i] + side];
    const sent = (force * Math.min(blocks, most)) / blocks;
    const follow = (force * Math.min(blocks, 2 * REINFORCE_LIMIT[size])) / blocks;
    if (sent > lead) {
      rest += lead > 0 ? 0.5 * lead : 0;
      lead = sent;
      leadBlocks = Math.min(blocks, most);
      rest += 0.5 * (force - sent);
    } else rest += 0.6 * follow;
  }
  if (leadBlocks === 0) return 0;
  const enemy = otherSide(side);
  return prospect(
    lead + rest,
    leadBlocks,
    worth[2 * town + enemy] + helpTo(s, worth, enemy, town),
    blocksOf(s, town, enemy),
  );
}

/** What a stack that is attacked can hope for from its neighbours. */
function helpTo(s: State, worth: Float64Array, side: number, town: number): number {
  let sum = 0;
  for (let i = FIRST[town]; i < FIRST[town + 1]; i++) {
    const blocks = blocksOf(s, NEXT[i], side);
    if (blocks > 0) sum += (worth[2 * NEXT[i] + side] * Math.min(blocks, 2 * REINFORCE_LIMIT[MAJOR[VIA[i]]])) / blocks;
  }
  return 0.6 * sum;
}

/** The balance of losses of a fight, for the Attacker, who need not make it. */
function prospect(own: number, ownBlocks: number, enemy: number, enemyBlocks: number): number {
  if (ownBlocks < 3 || enemyBlocks < 3) return ownBlocks > enemyBlocks ? 0.8 + 0.25 * Math.min(enemy, 4) : 0;
  const ratio = (0.95 * own) / Math.max(0.5, enemy);
  const wins = ratio ** 3 / (1 + ratio ** 3);
  const won = 0.4 * enemy * Math.min(1, 6 / enemyBlocks) + 1 - 0.2 * enemy * Math.min(1, 1 / ratio);
  return Math.max(0, wins * won - (1 - wins) * 0.3 * Math.min(own, enemy));
}
