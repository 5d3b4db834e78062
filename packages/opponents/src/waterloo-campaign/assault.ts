import type { State } from '@hundred-days/kernel';
import { board, position, softGround, tables, units } from '@hundred-days/waterloo-campaign';
import { isTrapped } from './ground.ts';
import { attackWorth, type Costs } from './odds.ts';
import type { Survey } from './survey.ts';
import type { Weights } from './weights.ts';

const { BRIDGE, HEXSIDES, inTouch, NEIGHBOURS, RIVER, sideBetween, TOWN } = board;
const { AT, COMMITTED, corpsIn, detachmentIn, FRONT, plays, starsOf } = position;
const { LAST_DAY } = tables;
const { ARMY, CAVALRY, CAVALRY_OF, GRAND_BATTERY, isCorps, POINTS, SIDE } = units;

/** Attacks that can be made as everybody stands. */
export interface Assault {
  /** What one attack is worth to who makes it, cavalry as it is committed or, `free`, as both would commit it. */
  worth(s: State, attacker: number, target: number, free: boolean): number;
  /** The best attack of a side on a unit in its ZoC, if what befalls that costs it `costs`; nothing if none is good. */
  best(s: State, side: number, target: number, costs: Costs): number;
  /** What befalls the target of an attack costs its side, and its hex if it has to be left. */
  price(s: State, target: number, trapped: boolean, into: Costs): void;
  /** The same for who attacks. */
  stake(s: State, attacker: number, target: number, into: Costs): void;
  /** MOD-D1 to MOD-D4 */
  defence(s: State, target: number, bridge: boolean, free: boolean): number;
}

export function createAssault(survey: Survey, weights: Weights): Assault {
  const { hqStars } = survey;
  const costs: Costs = { retreat: 0, blown: 0, eliminated: 0 };
  const own: Costs = { retreat: 0, blown: 0, eliminated: 0 };

  function price(s: State, unit: number, trapped: boolean, into: Costs): void {
    const points = POINTS[unit];
    into.eliminated = points;
    if (!isCorps(unit)) {
      // CRT-5
      into.retreat = weights.recall;
      into.blown = points;
      return;
    }
    into.blown = LAST_DAY[survey.turn] ? points : weights.blown * points;
    into.retreat = trapped ? into.blown : weights.drive;
    // CRT-6, GB-5: a Detachment with a Corps is lost with every result.
    const detachment = detachmentIn(s, s[AT.where + unit]);
    if (detachment < 0) return;
    into.retreat += POINTS[detachment];
    into.blown += POINTS[detachment];
    into.eliminated += POINTS[detachment];
  }

  function stake(s: State, attacker: number, target: number, into: Costs): void {
    price(s, attacker, false, into);
    if (isCorps(target)) return;
    // CRT-4
    into.blown = into.retreat;
    into.eliminated = into.retreat;
  }

  /** What the attacker is ahead by before the dice, the soft ground left out. `free`: cavalry joins in where it can. */
  function aheadBy(s: State, attacker: number, target: number, free: boolean): number {
    const hex = s[AT.where + target];
    const from = s[AT.where + attacker];
    const stars = CAVALRY[attacker] === 1 && TOWN[hex] === 1 ? 0 : starsOf(s, attacker);
    const sum = stars + hqStars[attacker] + infantry(s, attacker, hex, from) + charges(s, attacker, hex, from, free);
    const bridge = (sideBetween(from, hex) & BRIDGE) !== 0;
    // MOD-A7
    return sum + (isCorps(target) ? 0 : 2) - defence(s, target, bridge, free);
  }

  function defence(s: State, target: number, bridge: boolean, free: boolean): number {
    const hex = s[AT.where + target];
    const cavalry = CAVALRY[target] === 1;
    const town = TOWN[hex] === 1;
    let sum = hqStars[target] + ((town && !cavalry) || bridge ? 1 : 0);
    if (!(cavalry && town && plays(s, 'townCavalryNoStars'))) sum += starsOf(s, target);
    for (const support of CAVALRY_OF[SIDE[target]]) {
      const at = s[AT.where + support];
      if (support === target || at < 0 || !inTouch(at, hex)) continue;
      if (!free && isIdle(s, support)) continue;
      sum++;
    }
    return sum;
  }

  return {
    price,
    stake,
    defence,
    worth(s, attacker, target, free) {
      stake(s, attacker, target, own);
      price(s, target, isTrapped(s, SIDE[attacker], s[AT.where + target]), costs);
      return attackWorth(aheadBy(s, attacker, target, free) - (softGround(s) ? 1 : 0), costs, own);
    },
    best(s, side, target, costs) {
      const hex = s[AT.where + target];
      const soft = softGround(s) ? 1 : 0;
      let best = 0;
      for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
        const from = NEIGHBOURS[slot];
        if (from < 0 || (HEXSIDES[slot] & RIVER) !== 0) continue;
        const corps = corpsIn(s, from);
        if (corps < 0 || SIDE[corps] !== side) continue;
        stake(s, corps, target, own);
        best = Math.max(best, attackWorth(aheadBy(s, corps, target, true) - soft, costs, own));
      }
      return best;
    },
  };
}

/** Fresh cavalry that has not joined in. */
const isIdle = (s: State, cavalry: number): boolean =>
  s[AT.face + cavalry] === FRONT && (s[AT.flags + cavalry] & COMMITTED) === 0;

/** MOD-A4, MOD-A5: infantry beside the attacker, and the Grand Battery with any of them. */
function infantry(s: State, attacker: number, hex: number, from: number): number {
  let sum = 0;
  let battery = detachmentIn(s, from) === GRAND_BATTERY;
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    if (NEIGHBOURS[slot] < 0 || (HEXSIDES[slot] & RIVER) !== 0) continue;
    const corps = corpsIn(s, NEIGHBOURS[slot]);
    if (corps < 0 || corps === attacker || SIDE[corps] !== SIDE[attacker] || CAVALRY[corps] === 1) continue;
    sum++;
    if (detachmentIn(s, NEIGHBOURS[slot]) === GRAND_BATTERY) battery = true;
  }
  return battery ? sum + 1 : sum;
}

/** MOD-A3, MOD-A6 */
function charges(s: State, attacker: number, hex: number, from: number, free: boolean): number {
  let sum = 0;
  for (const cavalry of CAVALRY_OF[SIDE[attacker]]) {
    const at = s[AT.where + cavalry];
    if (cavalry === attacker || at < 0 || !inTouch(at, from)) continue;
    if (ARMY[cavalry] !== ARMY[attacker] && plays(s, 'separateCoalitionCavalry')) continue;
    if (!free && isIdle(s, cavalry)) continue;
    sum += s[AT.face + cavalry] === FRONT && TOWN[hex] === 0 ? 1 + starsOf(s, cavalry) : 1;
  }
  return sum;
}
