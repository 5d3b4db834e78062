import { createMatching, type Place, type State } from '@hundred-days/kernel';
import { canBombard } from '../board.ts';
import { ATTACKED, BOUND, DISPLACED, did, inZoneOf, onMap, RETREATED, WAS_ATTACKED, whereIs } from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';

/**
 * 7.0a, 7.11, 7.24 The duties of a Combat Phase, hex by hex: the units of a hex act as one (7.2a). Every bound phasing hex
 * must attack, every bound enemy hex be attacked.
 *
 * That all duties can be met as long as nobody is stranded (7.11c) is a fact about graphs: join every hex that may still
 * attack to the enemy hexes it touches that may still be attacked. If no point is isolated there is an edge cover, a smallest
 * one consists of stars, and a star is a legal attack: one hex against several it touches, or several hexes against one. An
 * enemy that nobody touches any more needs a hex of guns of its own. A garrison that attacks can take in all it touches
 * (10.1b), so a star round it is legal too; but nobody counts on its guns at a distance.
 */
export interface DutyLedger {
  /** Notes the position as it stands, the attack being announced left out. */
  read(s: State): void;
  /** Whether the units of a hex may still attack: 7.1a, 7.22. */
  isAble(hex: Place): boolean;
  /** Whether an enemy hex may still be attacked: 7.1b. */
  isFresh(hex: Place): boolean;
  /** For a hex that may attack the fresh hexes it touches; for a fresh hex those that may attack and touch it. */
  touches(hex: Place): number;
  /**
   * Whether no gun has to choose between bombarding and attacking next door (29.52). Then any hex that touches somebody can
   * make an attack, alone or with those who could attack nobody else, and any hex that is touched can be its target: one
   * attacks either all whom nobody else touches, or, if there are none, any one.
   */
  readonly isPlain: boolean;
  /** Whether besides no enemy needs guns at a distance: then any gun may fire at anybody it sees. */
  readonly isServed: boolean;
  /** The hexes that may still attack, and those that may be attacked; good until the next reading. */
  readonly able: readonly Place[];
  readonly fresh: readonly Place[];
  /** Whether somebody in the hex has a duty that somebody can perform. */
  owes(hex: Place): boolean;
  /** Whether any duty stands that somebody can perform. */
  isDone(): boolean;
  /** Whether an attack of these hexes on those would leave somebody stranded who is not so already (7.11c, 7.26x). */
  strands(attackers: readonly Place[], targets: readonly Place[]): boolean;
  /** The hexes that such an attack would leave stranded. */
  strandedBy(attackers: readonly Place[], targets: readonly Place[]): Place[];
  /** Adds the bound hexes that could attack nothing but these targets, and can join in. */
  addForced(attackers: Place[], targets: readonly Place[]): void;
}

const MUST = 1;
const NOBODY: readonly Place[] = [];

export function createDutyLedger(w: World): DutyLedger {
  /** By hex: may attack or be attacked; owes it; how many opposites it touches. */
  const active = new Uint8Array(w.hexes);
  const duty = new Uint8Array(w.hexes);
  const spent = new Uint8Array(w.hexes);
  const gunned = new Uint8Array(w.hexes);
  const edges = new Int8Array(w.hexes);
  const hits = new Int8Array(w.hexes);
  const used = new Uint8Array(w.hexes);
  /** Marks the fresh hexes: sides never share a hex. */
  const enemyHex = new Uint8Array(w.hexes);
  const able: Place[] = [];
  const fresh: Place[] = [];
  const guns: Place[] = [];
  /** 29.52: guns that may bombard, or attack over a bridge next to them. */
  const flexible: Place[] = [];
  const needy: Place[] = [];
  const spentHexes: Place[] = [];
  const matching = createMatching(w.hexes);
  const wanting: Place[] = [];
  const freeGuns: Place[] = [];
  let left: readonly Place[] = NOBODY;
  const idle: Place[] = [];
  let unserved = 0;

  function clear(): void {
    for (const list of [able, fresh, spentHexes]) {
      for (const hex of list) {
        active[hex] = 0;
        duty[hex] = 0;
        spent[hex] = 0;
        gunned[hex] = 0;
        edges[hex] = 0;
      }
      list.length = 0;
    }
    guns.length = 0;
    flexible.length = 0;
    needy.length = 0;
  }

  /** 7.22: of those who did not come into the hex in this phase nobody has attacked yet. */
  function readPhasing(s: State, side: number): void {
    for (const unit of w.unitsOf[side]) {
      if (!onMap(w, s, unit) || did(w, s, unit, RETREATED | DISPLACED) || w.above?.refuseAttack(s, unit)) continue;
      const hex = whereIs(w, s, unit);
      if (did(w, s, unit, ATTACKED)) {
        if (spent[hex] === 0) spentHexes.push(hex);
        spent[hex] = 1;
        continue;
      }
      if (active[hex] === 0) able.push(hex);
      active[hex] = 1;
      if (did(w, s, unit, BOUND)) duty[hex] = MUST;
      if (w.gun[unit] === 1) gunned[hex] = 1;
    }
    let kept = 0;
    for (const hex of able) {
      if (spent[hex] === 1) {
        active[hex] = 0;
        duty[hex] = 0;
      } else able[kept++] = hex;
    }
    able.length = kept;
  }

  function readEnemies(s: State, side: number): void {
    for (const unit of w.unitsOf[side]) {
      if (!onMap(w, s, unit) || did(w, s, unit, WAS_ATTACKED)) continue;
      const hex = whereIs(w, s, unit);
      if (active[hex] === 0) fresh.push(hex);
      active[hex] = 1;
      if (did(w, s, unit, BOUND)) duty[hex] = MUST;
    }
  }

  /** Every able hex that touches a fresh one. Friends of a fresh hex are active too, so the other side's must be told apart. */
  function readEdges(s: State, side: number): void {
    for (const hex of fresh) {
      for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
        const next = w.neighbours[slot];
        if (next < 0 || active[next] === 0 || w.closedSide[slot] === 1) continue;
        if (w.side[s[w.at.first + next] - 1] !== side) continue;
        edges[hex]++;
        edges[next]++;
      }
    }
  }

  function read(s: State): void {
    const phasing = s[w.at.phasing];
    clear();
    readPhasing(s, phasing);
    readEnemies(s, enemyOf(phasing));
    readEdges(s, phasing);
    for (const hex of able) {
      // 8.41: guns in an enemy zone do not bombard; 10.4x: nobody counts on a garrison's.
      if (gunned[hex] === 0 || w.chateau[hex] === 1 || inZoneOf(w, s, enemyOf(phasing), hex)) continue;
      if (edges[hex] === 0) guns.push(hex);
      else flexible.push(hex);
    }
    for (const hex of fresh) if (duty[hex] === MUST && edges[hex] === 0) needy.push(hex);
  }

  const bombards = (gun: Place, enemy: Place): boolean => canBombard(w, gun, enemy);

  /** Takes hexes out of the counts of those on the other side that they touch, or puts them back. */
  function count(hexes: readonly Place[], others: number, by: number): void {
    for (const hex of hexes) {
      for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
        const next = w.neighbours[slot];
        if (next >= 0 && w.closedSide[slot] === 0 && enemyHex[next] === others) edges[next] += by;
      }
    }
  }

  /** Phasing hexes that would be left with nobody to attack, into `idle`. */
  function findIdle(targets: readonly Place[]): void {
    idle.length = 0;
    for (const target of targets) {
      for (let slot = 6 * target; slot < 6 * target + 6; slot++) {
        const next = w.neighbours[slot];
        if (next < 0 || w.closedSide[slot] === 1 || active[next] === 0 || duty[next] !== MUST) continue;
        if (edges[next] === 0 && used[next] === 0 && isAble(next) && !idle.includes(next)) idle.push(next);
      }
    }
  }

  /** Enemy hexes that nobody would touch any more and that must be attacked, into `wanting`; 10.1b for those round a garrison. */
  function findWanting(attackers: readonly Place[]): void {
    wanting.length = 0;
    for (const hex of needy) if (used[hex] === 0) wanting.push(hex);
    for (const hex of attackers) {
      for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
        const next = w.neighbours[slot];
        if (next < 0 || w.closedSide[slot] === 1 || active[next] === 0 || used[next] === 1 || edges[next] > 0) continue;
        if (!isFresh(next) || (duty[next] !== MUST && w.chateau[hex] === 0)) continue;
        if (!wanting.includes(next)) wanting.push(next);
      }
    }
  }

  /** Leaves in `left` those of `wanting` that no guns can be found for. */
  function serve(attackers: readonly Place[]): void {
    left = NOBODY;
    if (wanting.length === 0) return;
    freeGuns.length = 0;
    for (const gun of guns) if (used[gun] === 0) freeGuns.push(gun);
    left = matching.leftOver(wanting, freeGuns, bombards);
    if (left.length > 0 && flexible.length > 0) serveFlexibly(attackers);
  }

  /** The same with every choice of flexible guns that bombard instead of attacking next door; the best choice counts. */
  function serveFlexibly(attackers: readonly Place[]): void {
    const free = flexible.filter((gun) => used[gun] === 0);
    let best = [...left];
    for (let subset = 1; subset < 1 << free.length; subset++) {
      const firing = free.filter((_, i) => (subset & (1 << i)) !== 0);
      count(firing, 1, -1);
      findWanting([...attackers, ...firing]);
      const now = matching.leftOver(wanting, [...freeGuns, ...firing], bombards);
      count(firing, 1, 1);
      if (now.length < best.length) best = [...now];
    }
    left = best;
  }

  function examine(attackers: readonly Place[], targets: readonly Place[]): void {
    for (const hex of attackers) used[hex] = 1;
    for (const hex of targets) used[hex] = 1;
    count(attackers, 1, -1);
    count(targets, 0, -1);
    findIdle(targets);
    findWanting(attackers);
    serve(attackers);
    count(attackers, 1, 1);
    count(targets, 0, 1);
    for (const hex of attackers) used[hex] = 0;
    for (const hex of targets) used[hex] = 0;
  }

  const isFresh = (hex: Place): boolean => active[hex] === 1 && enemyHex[hex] === 1;
  const isAble = (hex: Place): boolean => active[hex] === 1 && enemyHex[hex] === 0;
  const isInRange = (hex: Place): boolean =>
    guns.some((gun) => canBombard(w, gun, hex)) || flexible.some((gun) => canBombard(w, gun, hex));

  return {
    read(s) {
      for (const hex of fresh) enemyHex[hex] = 0;
      read(s);
      for (const hex of fresh) enemyHex[hex] = 1;
      examine(NOBODY, NOBODY);
      unserved = left.length;
    },
    isAble,
    isFresh,
    touches: (hex) => edges[hex],
    get isPlain() {
      return flexible.length === 0;
    },
    get isServed() {
      return flexible.length === 0 && needy.length === 0;
    },
    able,
    fresh,
    owes: (hex) => duty[hex] === MUST && (edges[hex] > 0 || (isFresh(hex) && isInRange(hex))),
    isDone() {
      for (const hex of able) if (duty[hex] === MUST && edges[hex] > 0) return false;
      for (const hex of fresh) {
        if (duty[hex] !== MUST) continue;
        if (edges[hex] > 0 || isInRange(hex)) return false;
      }
      return true;
    },
    strands(attackers, targets) {
      examine(attackers, targets);
      return idle.length > 0 || left.length > unserved;
    },
    strandedBy(attackers, targets) {
      examine(attackers, targets);
      return [...idle, ...left];
    },
    addForced(attackers, targets) {
      for (const target of targets) {
        for (let slot = 6 * target; slot < 6 * target + 6; slot++) {
          const next = w.neighbours[slot];
          if (next < 0 || w.closedSide[slot] === 1 || !isAble(next) || duty[next] !== MUST) continue;
          // The last of the targets it touches decides: it touches all of them, and nobody else.
          if (++hits[next] === targets.length && edges[next] === targets.length && !attackers.includes(next))
            attackers.push(next);
        }
      }
      for (const target of targets) {
        for (let slot = 6 * target; slot < 6 * target + 6; slot++)
          if (w.neighbours[slot] >= 0) hits[w.neighbours[slot]] = 0;
      }
    },
  };
}
