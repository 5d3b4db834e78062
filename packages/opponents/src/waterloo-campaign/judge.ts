import type { State } from '@hundred-days/kernel';
import { board, OUTCOMES, position, softGround, tables, units } from '@hundred-days/waterloo-campaign';
import { attackWorth, type Costs } from './odds.ts';
import { createRoad } from './road.ts';
import type { Weights } from './weights.ts';

const { BRIDGE, HEXSIDES, inTouch, MAP, NEIGHBOURS, NORTH_ENDS, RIVER, SOUTH_ENDS, sideBetween, TOWN } = board;
const { AT, BACK, BLOWN, corpsIn, detachmentIn, FRONT, inZoc, isEmpty, OFF_MAP, plays, pointsOf, starsOf, stepNumber } =
  position;
const { LAST_DAY, ROAD_TO_THE_NORTH, TURNS } = tables;
const {
  ARMY,
  CAVALRY,
  CAVALRY_OF,
  COALITION,
  CORPS_OF,
  DETACHMENTS_OF,
  enemyOf,
  FRENCH,
  GRAND_BATTERY,
  HQS_OF,
  isCorps,
  POINTS,
  RANGE,
  SIDE,
  STARS,
  UNITS,
} = units;

/** Winning is worth more than any points; a share of a point for each point of the margin. */
const WON = 30;
/** Beyond this many hexes nobody takes part in a fight. */
const FARTHEST = 12;
/** How much of a Corps is there for a fight so many hexes off. */
const PRESENCE = [1, 1, 1, 0.9, 0.75, 0.55, 0.4, 0.28, 0.18, 0.1, 0.06, 0.03, 0];
/** The chance that a Corps marches up to a target so many hexes off. */
const ARRIVES = [0, 1, 1, 0.95, 0.9, 0.85, 0.65, 0.5, 0.4, 0.3, 0.2, 0.1, 0];
const STRIKING_DISTANCE = 3;
const FAR = 20;
/** A superiority of so many points is as bad as it gets. */
const MOST_EXPOSED = 5;
/** What is still believed of attacks when the turn is over: they can be made in the next. */
const NEXT_TURN = 0.3;
/** From this turn on the whole road to the north is looked at. */
const ROAD_COUNTS = 6;

/** How often the turns left have doubled, by turns to go. */
const DOUBLINGS = [0, 1, 1.58, 2, 2.32, 2.58, 2.81, 3];

/** From -1 to 1, steepest at 0. Roots are the same on every machine, hyperbolic functions are not. */
const bent = (x: number): number => x / Math.sqrt(1 + x * x);

const { q: Q, r: R } = MAP;
function apart(a: number, b: number): number {
  const dq = Math.abs(Q[a] - Q[b]);
  const dr = Math.abs(R[a] - R[b]);
  const ds = Math.abs(Q[a] - Q[b] + R[a] - R[b]);
  return (dq + dr + ds) >> 1;
}

/** Values positions for a seat, in Victory Points. */
export interface Judge {
  /** From now on positions are valued as of this turn: what the next one brings counts as a prospect. */
  begin(turn: number): void;
  value(s: State, seat: number): number;
  /** What one attack is worth, cavalry as it is committed or, `free`, as both would commit it. */
  attack(s: State, attacker: number, defender: number, free: boolean): number;
  /** How many positions have been valued. */
  readonly valued: number;
}

const ATTACK_STEPS: ReadonlySet<number> = new Set(
  (
    ['attack', 'charge', 'countercharge', 'retreat', 'attack-next', 'attack-over', 'dice', 'defender-gone'] as const
  ).map(stepNumber),
);
const MOVE_STEPS: ReadonlySet<number> = new Set(
  (['movement', 'clearing', 'arrival', 'movement-next', 'clearing-next'] as const).map(stepNumber),
);

export function createJudge(weights: Weights): Judge {
  const roadIsOpen = createRoad();
  let turn = 1;
  let believed = 0;
  let valued = 0;
  const hqStars = new Uint8Array(UNITS);
  const strength = new Float64Array(UNITS);
  const costs: Costs = { retreat: 0, blown: 0, eliminated: 0 };
  const own: Costs = { retreat: 0, blown: 0, eliminated: 0 };
  /** Shares believed of attacks as units stand and as they may still march, for each side. */
  const standing = [0, 0];
  const marching = [0, 0];

  function prepare(s: State): void {
    for (const side of [FRENCH, COALITION]) {
      for (const unit of CORPS_OF[side]) {
        const hex = s[AT.where + unit];
        hqStars[unit] = hex >= 0 ? starsOfHqs(s, unit, hex) : 0;
        strength[unit] = hex >= 0 ? 1 + 0.5 * starsOf(s, unit) : 0;
      }
      for (const unit of DETACHMENTS_OF[side]) {
        const hex = s[AT.where + unit];
        hqStars[unit] = hex >= 0 ? starsOfHqs(s, unit, hex) : 0;
      }
    }
  }

  function believe(s: State, seat: number): void {
    const step = s[AT.step];
    const over = s[AT.turn] !== turn;
    for (const side of [FRENCH, COALITION]) {
      const mine = side === seat;
      const attack = mine ? weights.attack : weights.attacked;
      const march = mine ? weights.prospect : weights.threat;
      const passed = (s[AT.passed] & (1 << side)) !== 0 || s[AT.left + side] === 0;
      standing[side] = over || (ATTACK_STEPS.has(step) && passed) ? NEXT_TURN * attack : attack;
      const still = !over && !ATTACK_STEPS.has(step) && !(MOVE_STEPS.has(step) && passed);
      marching[side] = over ? NEXT_TURN * march : still ? march : 0;
    }
  }

  function priceOf(unit: number, trapped: boolean, into: Costs): void {
    const points = POINTS[unit];
    if (!isCorps(unit)) {
      into.retreat = weights.recall;
      into.blown = points;
      into.eliminated = points;
      return;
    }
    into.blown = LAST_DAY[turn] ? points : weights.blown * points;
    into.retreat = trapped ? into.blown : weights.drive;
    into.eliminated = points;
  }

  /** What a side's attacks are worth to it: each target by itself, since Corps attack and support again and again (ATT-3). */
  function attacks(s: State, side: number): number {
    const enemy = enemyOf(side);
    const soft = softGround(s) ? 1 : 0;
    let sum = 0;
    for (const list of [CORPS_OF[enemy], DETACHMENTS_OF[enemy]]) {
      for (const target of list) {
        const hex = s[AT.where + target];
        if (hex < 0 || (!isCorps(target) && corpsIn(s, hex) >= 0)) continue;
        sum += attacksOn(s, side, target, hex, soft);
      }
    }
    return sum;
  }

  function attacksOn(s: State, side: number, target: number, hex: number, soft: number): number {
    const touched = inZoc(s, side, hex);
    priceOf(target, touched && isTrapped(s, side, hex), costs);
    const blocking = isCorps(target) ? 0 : blockadeWorth(target, hex);
    costs.retreat += blocking;
    costs.blown += blocking;
    costs.eliminated += blocking;
    let best = 0;
    if (touched) best = standing[side] * bestStanding(s, side, target, hex, soft);
    if (marching[side] > 0) {
      const share = marching[side] * (touched && CAVALRY[target] === 0 ? weights.pinned : 1);
      best = Math.max(best, share * marchingUp(s, side, target, hex, soft));
    }
    return best;
  }

  function bestStanding(s: State, side: number, target: number, hex: number, soft: number): number {
    let best = 0;
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      const from = NEIGHBOURS[slot];
      if (from < 0 || (HEXSIDES[slot] & RIVER) !== 0) continue;
      const corps = corpsIn(s, from);
      if (corps < 0 || SIDE[corps] !== side) continue;
      priceOf(corps, false, own);
      if (!isCorps(target)) {
        // CRT-4
        own.blown = own.retreat;
        own.eliminated = own.retreat;
      }
      best = Math.max(best, attackWorth(aheadBy(s, corps, target, true) - soft, costs, own));
    }
    return best;
  }

  /** What the attacker is ahead by before the dice, the soft ground left out. `free`: cavalry joins in where it can. */
  function aheadBy(s: State, attacker: number, target: number, free: boolean): number {
    const hex = s[AT.where + target];
    const from = s[AT.where + attacker];
    const side = SIDE[attacker];
    const town = TOWN[hex] === 1;
    let sum = (CAVALRY[attacker] === 1 && town ? 0 : starsOf(s, attacker)) + hqStars[attacker];
    let battery = detachmentIn(s, from) === GRAND_BATTERY;
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      if (NEIGHBOURS[slot] < 0 || (HEXSIDES[slot] & RIVER) !== 0) continue;
      const corps = corpsIn(s, NEIGHBOURS[slot]);
      if (corps < 0 || corps === attacker || SIDE[corps] !== side || CAVALRY[corps] === 1) continue;
      sum++;
      if (detachmentIn(s, NEIGHBOURS[slot]) === GRAND_BATTERY) battery = true;
    }
    for (const cavalry of CAVALRY_OF[side]) {
      const at = s[AT.where + cavalry];
      if (cavalry === attacker || at < 0 || !inTouch(at, from)) continue;
      if (ARMY[cavalry] !== ARMY[attacker] && plays(s, 'separateCoalitionCavalry')) continue;
      const fresh = s[AT.face + cavalry] === FRONT;
      if (fresh && !free && (s[AT.flags + cavalry] & position.COMMITTED) === 0) continue;
      sum += fresh && !town ? 1 + starsOf(s, cavalry) : 1;
    }
    if (battery) sum++;
    if (!isCorps(target)) sum += 2;
    return sum - defence(s, target, hex, (sideBetween(from, hex) & BRIDGE) !== 0, free);
  }

  function defence(s: State, target: number, hex: number, bridge: boolean, free: boolean): number {
    const cavalry = CAVALRY[target] === 1;
    const town = TOWN[hex] === 1;
    let sum = hqStars[target] + ((town && !cavalry) || bridge ? 1 : 0);
    if (!(cavalry && town && plays(s, 'townCavalryNoStars'))) sum += starsOf(s, target);
    for (const support of CAVALRY_OF[SIDE[target]]) {
      const at = s[AT.where + support];
      if (support === target || at < 0 || !inTouch(at, hex)) continue;
      if (!free && s[AT.face + support] === FRONT && (s[AT.flags + support] & position.COMMITTED) === 0) continue;
      sum++;
    }
    return sum;
  }

  /** The attack a side could make if all who can came up: the best of them attacks, the others lend a point each. */
  function marchingUp(s: State, side: number, target: number, hex: number, soft: number): number {
    let room = 0;
    for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
      const next = NEIGHBOURS[slot];
      if (next < 0 || (HEXSIDES[slot] & RIVER) !== 0) continue;
      const corps = corpsIn(s, next);
      if (corps < 0 || SIDE[corps] === side) room++;
    }
    if (room === 0) return 0;
    const commands = commandStars(s, side, hex);
    let supporters = 0;
    let best = -1;
    let most = -9;
    for (const corps of CORPS_OF[side]) {
      const at = s[AT.where + corps];
      if (at < 0) continue;
      const distance = apart(at, hex);
      if (distance > FARTHEST) continue;
      let comes = ARRIVES[distance];
      if (distance === 1) comes = inTouch(at, hex) ? 1 : 0;
      else if (!isFree(s, corps, at) || !reaches(s, corps, hex)) continue;
      else if (s[AT.face + corps] === BACK) comes *= CAVALRY[corps] === 1 ? 0.8 : 0.4;
      if (comes === 0) continue;
      const stars = starsOf(s, corps);
      supporters += comes;
      // Fresh cavalry charges beside the attacker.
      if (CAVALRY[corps] === 1 && TOWN[hex] === 0) supporters += 0.5 * comes * stars;
      const lead = comes * (stars + 1);
      if (lead > most) {
        most = lead;
        best = corps;
      }
    }
    if (best < 0) return 0;
    priceOf(best, false, own);
    if (!isCorps(target)) own.blown = own.eliminated = own.retreat;
    const ahead =
      starsOf(s, best) +
      commands[ARMY[best]] +
      Math.max(0, Math.min(room, supporters) - 1) -
      defence(s, target, hex, false, true) -
      soft +
      (isCorps(target) ? 0 : 2);
    const worth = attackWorth(ahead, costs, own);
    return worth > 0 ? worth * Math.min(1, supporters) : 0;
  }

  const commanding = new Float64Array(3);
  /** MOD-A2: the stars that HQs in Battle mode would add to an attack on a hex, by army. */
  function commandStars(s: State, side: number, hex: number): Float64Array {
    commanding.fill(0);
    for (const hq of HQS_OF[side]) {
      const at = s[AT.where + hq];
      if (at >= 0 && s[AT.face + hq] === BACK && apart(at, hex) <= RANGE[2 * hq + BACK]) {
        commanding[ARMY[hq]] += STARS[2 * hq + BACK];
      }
    }
    return commanding;
  }

  /** MOV-7: whether some HQ commands a Corps next to a hex. HQs that are still to be placed command everywhere. */
  function reaches(s: State, corps: number, hex: number): boolean {
    for (const hq of HQS_OF[SIDE[corps]]) {
      if (ARMY[hq] !== ARMY[corps]) continue;
      const at = s[AT.where + hq];
      if (at < 0 ? s[AT.due + hq] <= turn : apart(at, hex) <= RANGE[2 * hq + s[AT.face + hq]] + 1) return true;
    }
    return false;
  }

  /** VIC-5: what it is worth to clear away a Detachment that holds an end of the road. */
  function blockadeWorth(target: number, hex: number): number {
    if (SIDE[target] !== COALITION) return 0;
    if (believed <= 0) return 0;
    for (const end of NORTH_ENDS) if (apart(end, hex) <= 1) return 0.3 * believed;
    for (const end of SOUTH_ENDS) if (apart(end, hex) <= 1) return 0.5 * believed;
    return 0;
  }

  /** VIC-5, for the French. */
  function road(s: State): number {
    if (believed <= 0) return 0;
    let north = 0;
    let south = 0;
    for (const end of NORTH_ENDS) if (inZoc(s, COALITION, end)) north++;
    for (const end of SOUTH_ENDS) if (inZoc(s, COALITION, end)) south++;
    if (north === NORTH_ENDS.length || south === SOUTH_ENDS.length) return 0;
    // Long before the end only the ends are looked at: what lies between them changes.
    if (turn >= ROAD_COUNTS && !roadIsOpen(s)) return believed * ROAD_TO_THE_NORTH * 0.1;
    return believed * ROAD_TO_THE_NORTH * (1 - 0.5 * Math.max(north / NORTH_ENDS.length, south / 2));
  }

  /** How much stronger the enemy is round a side's Corps, weighed by what they are worth. */
  function exposure(s: State, side: number): number {
    const enemy = enemyOf(side);
    let sum = 0;
    for (const unit of CORPS_OF[side]) {
      const hex = s[AT.where + unit];
      if (hex < 0) continue;
      let against = 0;
      for (const other of CORPS_OF[enemy]) {
        const at = s[AT.where + other];
        if (at < 0) continue;
        const distance = apart(at, hex);
        if (distance < FARTHEST) against += PRESENCE[distance] * strength[other];
      }
      if (against === 0) continue;
      let mine = 0.5 * TOWN[hex] + 0.5 * hqStars[unit];
      for (const other of CORPS_OF[side]) {
        const at = s[AT.where + other];
        if (at < 0) continue;
        const distance = apart(at, hex);
        if (distance < FARTHEST) mine += PRESENCE[distance] * strength[other];
      }
      const superiority = against - mine;
      if (superiority > 0) sum += POINTS[unit] * Math.min(MOST_EXPOSED, superiority);
    }
    return sum;
  }

  /** How far a side's Corps are from the enemy, beyond striking distance; and those out of command or Exhausted. */
  function disorder(s: State, side: number): number {
    const approach = side === FRENCH ? weights.approach : weights.coalitionApproach;
    let sum = 0;
    for (const unit of CORPS_OF[side]) {
      const hex = s[AT.where + unit];
      if (hex < 0) {
        if (hex === OFF_MAP && s[AT.due + unit] > 0 && s[AT.due + unit] <= turn) sum += approach * FAR + 0.3;
        continue;
      }
      let nearest = FAR;
      for (const enemy of CORPS_OF[enemyOf(side)]) {
        const at = s[AT.where + enemy];
        if (at >= 0) nearest = Math.min(nearest, apart(at, hex));
      }
      sum += approach * Math.max(0, nearest - STRIKING_DISTANCE);
      if (CAVALRY[unit] === 1 && s[AT.face + unit] === BACK) sum += weights.exhausted;
      if (!reaches(s, unit, hex)) sum += weights.uncommanded;
    }
    return sum;
  }

  function blown(s: State, side: number): number {
    let sum = 0;
    for (const unit of CORPS_OF[side]) if (s[AT.where + unit] === BLOWN) sum += POINTS[unit];
    return weights.blown * sum;
  }

  return {
    get valued() {
      return valued;
    },
    begin(now) {
      turn = now;
      believed = Math.max(0, weights.road - weights.roadFades * DOUBLINGS[TURNS - turn]);
    },
    attack(s, attacker, defender, free) {
      prepare(s);
      priceOf(attacker, false, own);
      priceOf(defender, isTrapped(s, SIDE[attacker], s[AT.where + defender]), costs);
      if (!isCorps(defender)) own.blown = own.eliminated = own.retreat;
      return attackWorth(aheadBy(s, attacker, defender, free) - (softGround(s) ? 1 : 0), costs, own);
    },
    value(s, seat) {
      valued++;
      const enemy = enemyOf(seat);
      const outcome = OUTCOMES[s[AT.outcome]];
      if (outcome !== null) {
        const margin = pointsOf(s, seat) - pointsOf(s, enemy);
        return 0.3 * margin + (outcome.winners[0] === seat ? WON : -WON);
      }
      prepare(s);
      believe(s, seat);
      const forFrench = pointsOf(s, FRENCH) - pointsOf(s, COALITION) + road(s) + blown(s, COALITION) - blown(s, FRENCH);
      const mine = attacks(s, seat);
      const theirs = attacks(s, enemy);
      const balance = (seat === FRENCH ? forFrench : -forFrench) + mine - theirs;
      // A tie is the Coalition's (VIC-6).
      const lead = balance + (seat === FRENCH ? -0.5 : 0.5);
      const pressing = weights.victory * bent(lead / (1.5 + 1.2 * (TURNS - turn)));
      return (
        balance +
        pressing +
        weights.exposing * exposure(s, enemy) -
        weights.exposed * exposure(s, seat) -
        disorder(s, seat) +
        disorder(s, enemy)
      );
    },
  };
}

/** MOV-13, MOV-14: a Corps that can still move. */
function isFree(s: State, corps: number, hex: number): boolean {
  const zones = position.zonesOf(s, enemyOf(SIDE[corps]), hex);
  return (zones & (CAVALRY[corps] === 1 ? position.CAVALRY_ZOC_BITS : position.ZOC_BITS)) === 0;
}

function starsOfHqs(s: State, unit: number, hex: number): number {
  let sum = 0;
  for (const hq of HQS_OF[SIDE[unit]]) {
    const at = s[AT.where + hq];
    if (ARMY[hq] !== ARMY[unit] || at < 0 || s[AT.face + hq] !== BACK) continue;
    if (apart(at, hex) <= RANGE[2 * hq + BACK]) sum += STARS[2 * hq + BACK];
  }
  return sum;
}

/** Whether every way out of a hex is barred or in a ZoC of `side` (RET-3), as far as one step tells. */
function isTrapped(s: State, side: number, hex: number): boolean {
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    const next = NEIGHBOURS[slot];
    if (next < 0 || (HEXSIDES[slot] & RIVER) !== 0 || inZoc(s, side, next)) continue;
    if (isEmpty(s, next) || corpsIn(s, next) < 0) return false;
  }
  return true;
}
