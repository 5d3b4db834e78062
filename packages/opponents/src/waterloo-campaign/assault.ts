import type { State } from '@hundred-days/kernel';
import type { World } from '@hundred-days/waterloo-campaign';
import { board, position, softGround, units } from '@hundred-days/waterloo-campaign';
import { isTrapped } from './ground.ts';
import { type Costs, createAttackWorth } from './odds.ts';
import type { Survey } from './survey.ts';
import type { Weights } from './weights.ts';

const { BRIDGE, inTouch, RIVER, sideBetween } = board;
const { COMMITTED, corpsIn, detachmentIn, FRONT, plays, starsOf } = position;

const { isCorps } = units;

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

export function createAssault(w: World, survey: Survey, weights: Weights): Assault {
  const { hqStars } = survey;
  const attackWorth = createAttackWorth(w);
  const costs: Costs = { retreat: 0, blown: 0, eliminated: 0 };
  const own: Costs = { retreat: 0, blown: 0, eliminated: 0 };

  function price(s: State, unit: number, trapped: boolean, into: Costs): void {
    const points = w.points[unit];
    into.eliminated = points;
    if (!isCorps(w, unit)) {
      // CRT-5
      into.retreat = weights.recall;
      into.blown = points;
      return;
    }
    into.blown = w.lastDay[survey.turn] ? points : weights.blown * points;
    into.retreat = trapped ? into.blown : weights.drive;
    // CRT-6, GB-5: a Detachment with a Corps is lost with every result.
    const detachment = detachmentIn(w, s, s[w.at.where + unit]);
    if (detachment < 0) return;
    into.retreat += w.points[detachment];
    into.blown += w.points[detachment];
    into.eliminated += w.points[detachment];
  }

  function stake(s: State, attacker: number, target: number, into: Costs): void {
    price(s, attacker, false, into);
    if (isCorps(w, target)) return;
    // CRT-4
    into.blown = into.retreat;
    into.eliminated = into.retreat;
  }

  /** What the attacker is ahead by before the dice, the soft ground left out. `free`: cavalry joins in where it can. */
  function aheadBy(s: State, attacker: number, target: number, free: boolean): number {
    const hex = s[w.at.where + target];
    const from = s[w.at.where + attacker];
    const stars = w.cavalry[attacker] === 1 && w.town[hex] === 1 ? 0 : starsOf(w, s, attacker);
    const sum =
      stars + hqStars[attacker] + infantry(w, s, attacker, hex, from) + charges(w, s, attacker, hex, from, free);
    const bridge = (sideBetween(w, from, hex) & BRIDGE) !== 0;
    // MOD-A7
    return sum + (isCorps(w, target) ? 0 : 2) - defence(s, target, bridge, free);
  }

  function defence(s: State, target: number, bridge: boolean, free: boolean): number {
    const hex = s[w.at.where + target];
    const cavalry = w.cavalry[target] === 1;
    const town = w.town[hex] === 1;
    let sum = hqStars[target] + ((town && !cavalry) || bridge ? 1 : 0);
    if (!(cavalry && town && plays(w, s, 'townCavalryNoStars'))) sum += starsOf(w, s, target);
    for (const support of w.cavalryOf[w.side[target]]) {
      const at = s[w.at.where + support];
      if (support === target || at < 0 || !inTouch(w, at, hex)) continue;
      if (!free && isIdle(w, s, support)) continue;
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
      price(s, target, isTrapped(w, s, w.side[attacker], s[w.at.where + target]), costs);
      return attackWorth(aheadBy(s, attacker, target, free) - (softGround(w, s) ? 1 : 0), costs, own);
    },
    best(s, side, target, costs) {
      const hex = s[w.at.where + target];
      const soft = softGround(w, s) ? 1 : 0;
      let best = 0;
      for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
        const from = w.neighbours[slot];
        if (from < 0 || (w.hexsides[slot] & RIVER) !== 0) continue;
        const corps = corpsIn(w, s, from);
        if (corps < 0 || w.side[corps] !== side) continue;
        stake(s, corps, target, own);
        best = Math.max(best, attackWorth(aheadBy(s, corps, target, true) - soft, costs, own));
      }
      return best;
    },
  };
}

/** Fresh cavalry that has not joined in. */
const isIdle = (w: World, s: State, cavalry: number): boolean =>
  s[w.at.face + cavalry] === FRONT && (s[w.at.flags + cavalry] & COMMITTED) === 0;

/** MOD-A4, MOD-A5: infantry beside the attacker, and the Grand Battery with any of them. */
function infantry(w: World, s: State, attacker: number, hex: number, from: number): number {
  let sum = 0;
  let battery = detachmentIn(w, s, from) === w.grandBattery;
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    if (w.neighbours[slot] < 0 || (w.hexsides[slot] & RIVER) !== 0) continue;
    const corps = corpsIn(w, s, w.neighbours[slot]);
    if (corps < 0 || corps === attacker || w.side[corps] !== w.side[attacker] || w.cavalry[corps] === 1) continue;
    sum++;
    if (detachmentIn(w, s, w.neighbours[slot]) === w.grandBattery) battery = true;
  }
  return battery ? sum + 1 : sum;
}

/** MOD-A3, MOD-A6 */
function charges(w: World, s: State, attacker: number, hex: number, from: number, free: boolean): number {
  let sum = 0;
  for (const cavalry of w.cavalryOf[w.side[attacker]]) {
    const at = s[w.at.where + cavalry];
    if (cavalry === attacker || at < 0 || !inTouch(w, at, from)) continue;
    if (w.army[cavalry] !== w.army[attacker] && plays(w, s, 'separateCoalitionCavalry')) continue;
    if (!free && isIdle(w, s, cavalry)) continue;
    sum += s[w.at.face + cavalry] === FRONT && w.town[hex] === 0 ? 1 + starsOf(w, s, cavalry) : 1;
  }
  return sum;
}
