import type { Place, Side, State } from '@hundred-days/kernel';
import { blocksOf } from '../position.ts';
import { otherSide } from '../units.ts';
import type { World } from '../world.ts';

/** What is believed of a fight that can be made next. */
const NEXT_FIGHT = 0.5;
const LATER_FIGHT = 0.3;

/** The fights a side can make: the best is believed most. */
export function fights(w: World, s: State, worth: Float64Array, side: Side, next: number): number {
  const night = w.night[Math.min(w.turns, s[w.at.turn] + (next === w.turnSide[s[w.at.turn]] ? 0 : 1))];
  let best = 0;
  let second = 0;
  for (let town = 0; town < w.townCount; town++) {
    if (blocksOf(w, s, town, otherSide(side)) === 0) continue;
    const gain = attack(w, s, worth, side, town);
    if (gain > best) {
      second = best;
      best = gain;
    } else if (gain > second) second = gain;
  }
  const believed = side === next && !night ? NEXT_FIGHT : LATER_FIGHT;
  return believed * (best + 0.4 * second);
}

/** What an attack on a town by all who stand next to it is worth: the best stack goes in, the others reinforce. */
function attack(w: World, s: State, worth: Float64Array, side: Side, town: Place): number {
  let lead = 0;
  let leadBlocks = 0;
  let rest = 0;
  for (let i = w.first[town]; i < w.first[town + 1]; i++) {
    const blocks = blocksOf(w, s, w.next[i], side);
    if (blocks === 0) continue;
    const size = w.major[w.via[i]];
    const most = w.river[w.via[i]] === 1 ? w.riverLimit[size] : w.moveLimit[size];
    const force = worth[2 * w.next[i] + side];
    const sent = (force * Math.min(blocks, most)) / blocks;
    const follow = (force * Math.min(blocks, 2 * w.reinforceLimit[size])) / blocks;
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
    worth[2 * town + enemy] + helpTo(w, s, worth, enemy, town),
    blocksOf(w, s, town, enemy),
  );
}

/** What a stack that is attacked can hope for from its neighbours. */
function helpTo(w: World, s: State, worth: Float64Array, side: Side, town: Place): number {
  let sum = 0;
  for (let i = w.first[town]; i < w.first[town + 1]; i++) {
    const blocks = blocksOf(w, s, w.next[i], side);
    if (blocks > 0)
      sum += (worth[2 * w.next[i] + side] * Math.min(blocks, 2 * w.reinforceLimit[w.major[w.via[i]]])) / blocks;
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
