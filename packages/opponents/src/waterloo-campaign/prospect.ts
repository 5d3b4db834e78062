import type { State } from '@hundred-days/kernel';
import type { World } from '@hundred-days/waterloo-campaign';
import { board, position, softGround, units } from '@hundred-days/waterloo-campaign';
import type { Assault } from './assault.ts';
import { isFree, reaches } from './ground.ts';
import { type Costs, createAttackWorth } from './odds.ts';
import type { Survey } from './survey.ts';

const { inTouch, RIVER } = board;
const { BACK, corpsIn, starsOf } = position;
const { ARMIES, isCorps } = units;

/** The chance that a Corps marches up to a target so many hexes off; beyond that nobody does. */
const ARRIVES = [0, 1, 1, 0.95, 0.9, 0.85, 0.65, 0.5, 0.4, 0.3, 0.2, 0.1, 0];
/** How much of that is left to Exhausted cavalry, and to infantry in Battle Formation. */
const TIRED = 0.8;
const DEPLOYED = 0.4;

/** What a side could make of an attack on a target if all who can came up; `costs` is what befalls the target. */
export type Prospect = (s: State, side: number, target: number, costs: Costs) => number;

export function createProspect(w: World, survey: Survey, assault: Assault): Prospect {
  const attackWorth = createAttackWorth(w);
  const own: Costs = { retreat: 0, blown: 0, eliminated: 0 };
  const commands = new Float64Array(ARMIES.length);

  /** The chance that a Corps takes part. */
  function comes(s: State, corps: number, target: number, hex: number): number {
    const at = s[w.at.where + corps];
    if (at < 0) return 0;
    const distance = survey.apart[target * w.units + corps];
    if (distance >= ARRIVES.length) return 0;
    if (distance === 1) return inTouch(w, at, hex) ? 1 : 0;
    if (!isFree(w, s, corps, at) || !reaches(w, survey, s, corps, target)) return 0;
    const tired = s[w.at.face + corps] === BACK ? (w.cavalry[corps] === 1 ? TIRED : DEPLOYED) : 1;
    return ARRIVES[distance] * tired;
  }

  return (s, side, target, costs) => {
    const hex = s[w.at.where + target];
    const room = roomRound(w, s, side, hex);
    if (room === 0) return 0;
    let supporters = 0;
    let best = -1;
    let most = -9;
    for (const corps of w.corpsOf[side]) {
      const chance = comes(s, corps, target, hex);
      if (chance === 0) continue;
      const stars = starsOf(w, s, corps);
      supporters += chance;
      // Fresh cavalry charges beside the attacker.
      if (w.cavalry[corps] === 1 && w.town[hex] === 0) supporters += 0.5 * chance * stars;
      const lead = chance * (stars + 1);
      if (lead <= most) continue;
      most = lead;
      best = corps;
    }
    if (best < 0) return 0;
    // The best of them attacks, the others lend a point each.
    assault.stake(s, best, target, own);
    commandStars(w, survey, s, side, target, commands);
    const helpers = Math.max(0, Math.min(room, supporters) - 1);
    const soft = softGround(w, s) ? 1 : 0;
    const sum = starsOf(w, s, best) + commands[w.army[best]] + helpers + (isCorps(w, target) ? 0 : 2);
    const worth = attackWorth(sum - assault.defence(s, target, false, true) - soft, costs, own);
    return worth > 0 ? worth * Math.min(1, supporters) : 0;
  };
}

/** Hexes from which a side can attack a hex: free, or its own already. */
function roomRound(w: World, s: State, side: number, hex: number): number {
  let room = 0;
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    const next = w.neighbours[slot];
    if (next < 0 || (w.hexsides[slot] & RIVER) !== 0) continue;
    const corps = corpsIn(w, s, next);
    if (corps < 0 || w.side[corps] === side) room++;
  }
  return room;
}

/** MOD-A2: the stars that HQs in Battle mode would add to an attack on a unit, by army. */
function commandStars(w: World, { apart }: Survey, s: State, side: number, target: number, into: Float64Array): void {
  into.fill(0);
  for (const hq of w.hqsOf[side]) {
    const at = s[w.at.where + hq];
    if (at >= 0 && s[w.at.face + hq] === BACK && apart[target * w.units + hq] <= w.range[2 * hq + BACK]) {
      into[w.army[hq]] += w.stars[2 * hq + BACK];
    }
  }
}
