import { canFire, isWater, neighbours, touches } from './ground.ts';
import { enemySide, inHex, isControlled, isGun, isSheltered, type Piece, type Position } from './position.ts';

/** 7.0 to 7.3, 8.0, 10.0: which attacks are legal and at what odds, by trying all of them. */

export interface Attack {
  readonly targets: readonly string[];
  readonly attackers: readonly Piece[];
}

export function subsets<T>(items: readonly T[]): T[][] {
  const all: T[][] = [[]];
  for (const item of items) all.push(...all.map((set) => [...set, item]));
  return all;
}

/** 7.1a, 7.22, 7.64, 7.6x: the units of a hex that may still attack; none if one of them has. */
function readyIn(p: Position, hex: string): Piece[] {
  const own = inHex(p, hex).filter((piece) => piece.side === p.phasing && !piece.newcomer);
  return own.some((piece) => piece.attacked) ? [] : own;
}

/** 7.1b */
const isFresh = (p: Position, hex: string): boolean => inHex(p, hex).some((piece) => !piece.wasAttacked);

const hexesOf = (p: Position, side: Piece['side']): string[] => [
  ...new Set(p.pieces.filter((piece) => piece.side === side).map((piece) => piece.hex)),
];

/** Every attack that could be made if there were no duties. */
export function possibleAttacks(p: Position): Attack[] {
  const { ground } = p;
  const enemies = hexesOf(p, enemySide(p.phasing)).filter((hex) => isFresh(p, hex));
  const own = hexesOf(p, p.phasing).filter((hex) => readyIn(p, hex).length > 0);
  const found: Attack[] = [];
  for (const targets of subsets(enemies)) {
    if (targets.length === 0) continue;
    const contacts = own.filter((hex) => targets.every((target) => touches(ground, hex, target)));
    const bombarders = targets.some((target) => ground.terrain(target) === 'chateau')
      ? []
      : own
          .filter((hex) => !isControlled(p, hex, enemySide(p.phasing)))
          .filter((hex) => !targets.some((target) => touches(ground, hex, target)))
          .filter((hex) => targets.some((target) => canFire(ground, hex, target)))
          .flatMap((hex) => readyIn(p, hex).filter(isGun));
    for (const from of subsets(contacts)) {
      for (const guns of subsets(bombarders)) {
        if (from.length + guns.length === 0 || (from.length === 0 && targets.length > 1)) continue;
        found.push({ targets, attackers: [...from.flatMap((hex) => readyIn(p, hex)), ...guns] });
      }
    }
  }
  return found;
}

/** The position when an attack has been made and nothing has come of it. */
function after(p: Position, { targets, attackers }: Attack): Position {
  const names = new Set(attackers.map(({ id }) => id));
  // 10.1b: whoever stands next to a garrison that attacks has to be attacked.
  const garrisons = [...new Set(attackers.map(({ hex }) => hex))].filter((hex) => p.ground.terrain(hex) === 'chateau');
  const roused = garrisons.flatMap((hex) => neighbours(p.ground, hex).filter((next) => touches(p.ground, hex, next)));
  return {
    ...p,
    pieces: p.pieces.map((piece) => ({
      ...piece,
      attacked: piece.attacked || names.has(piece.id),
      wasAttacked: piece.wasAttacked || (piece.side !== p.phasing && targets.includes(piece.hex)),
      bound: piece.bound || (piece.side !== p.phasing && roused.includes(piece.hex)),
    })),
  };
}

/** Hexes that still have to attack somebody they touch, and hexes that still have to be attacked. */
export function openDuties(p: Position): readonly [string[], string[]] {
  const enemies = hexesOf(p, enemySide(p.phasing)).filter((hex) => isFresh(p, hex));
  const must = hexesOf(p, p.phasing).filter(
    (hex) => readyIn(p, hex).some((piece) => piece.bound) && enemies.some((enemy) => touches(p.ground, hex, enemy)),
  );
  return [must, enemies.filter((hex) => inHex(p, hex).some((piece) => piece.bound && !piece.wasAttacked))];
}

/** An attack that somebody can be counted on to make: a garrison's guns at a distance are not. */
const isCountedOn = (p: Position, { targets, attackers }: Attack): boolean =>
  attackers.every(
    ({ hex }) => p.ground.terrain(hex) !== 'chateau' || targets.every((target) => touches(p.ground, hex, target)),
  );

const stateKey = (p: Position): string =>
  p.pieces.map((piece) => `${piece.attacked ? 1 : 0}${piece.wasAttacked ? 1 : 0}${piece.bound ? 1 : 0}`).join('');

/** 7.26x: how few hexes can be left that should have attacked, and then how few that should have been attacked. */
export function leastLeft(p: Position, known: Map<string, number>, idleBefore = 0): number {
  const key = stateKey(p);
  const seen = known.get(key);
  if (seen !== undefined) return seen;
  const [must, mustBe] = openDuties(p);
  let least = 1000 * must.length + mustBe.length + idleBefore;
  if (least > 0) {
    for (const attack of possibleAttacks(p)) {
      if (!isCountedOn(p, attack) || least === 0) continue;
      const next = after(p, attack);
      least = Math.min(least, 1000 * newlyIdle(p, next, attack) + leastLeft(next, known));
    }
  }
  known.set(key, least);
  return least;
}

/** Hexes that had somebody to attack, did not, and now have nobody. */
function newlyIdle(p: Position, next: Position, { attackers }: Attack): number {
  const still = openDuties(next)[0];
  const used = attackers.map(({ hex }) => hex);
  return openDuties(p)[0].filter((hex) => !still.includes(hex) && !used.includes(hex)).length;
}

/** 7.11c: whether an attack leaves the duties as well met as they can be. */
export function isLegal(p: Position, attack: Attack, known: Map<string, number>): boolean {
  const next = after(p, attack);
  return 1000 * newlyIdle(p, next, attack) + leastLeft(next, known) <= leastLeft(p, known);
}

/** 7.11c: no duty stands that somebody can perform. */
export function mayEnd(p: Position): boolean {
  const [must, mustBe] = openDuties(p);
  const counted = possibleAttacks(p).filter((attack) => isCountedOn(p, attack));
  return must.length === 0 && !mustBe.some((hex) => counted.some(({ targets }) => targets.includes(hex)));
}

const half = (strength: number): number => Math.ceil(strength / 2);

/** 7.3, 7.3x, 7.3y, 5.61b, 7.44 */
export function strengthsOf(p: Position, { targets, attackers }: Attack): readonly [number, number] {
  const { ground } = p;
  const rough = (hex: string): boolean => ['forest', 'marsh'].includes(ground.terrain(hex));
  let attack = 0;
  for (const { type, strength } of attackers)
    attack += type === 'cav' && targets.some(rough) ? half(strength) : strength;
  let defence = 0;
  for (const target of targets) {
    const adjacent = attackers.filter(({ hex }) => touches(ground, hex, target));
    const overWater = adjacent.length > 0 && adjacent.every(({ hex }) => isWater(ground, hex, target));
    const times = { chateau: 3, town: 2, clear: 1, forest: 1, marsh: 1 }[ground.terrain(target)];
    const best = Math.max(times, overWater ? 2 : 1);
    for (const piece of inHex(p, target)) {
      if (piece.wasAttacked) continue;
      const halved = best === 1 && piece.type === 'cav' && rough(target);
      defence += halved ? half(piece.strength) : best * piece.strength;
    }
  }
  return [attack, defence];
}

const COLUMNS = ['1-5', '1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1'];

/** 7.0c, 7.8a, 12.1, 10.3a, 10.3d: the best column there is. */
export function bestColumn(p: Position, attack: Attack): string {
  const [a, d] = strengthsOf(p, attack);
  const name = a >= d ? `${Math.min(6, Math.floor(a / d))}-1` : `1-${Math.min(5, Math.ceil(d / a))}`;
  let column = COLUMNS.indexOf(name);
  const has = (test: (piece: Piece) => boolean): boolean => attack.attackers.some(test);
  const allArms = has(({ type }) => type === 'inf') && has(({ type }) => type === 'cav') && has(isGun);
  if (p.combinedArms && attack.targets.length === 1 && allArms) column = Math.min(9, column + 1);
  if (attack.targets.some((hex) => inHex(p, hex).some((piece) => isSheltered(p, piece)))) column = Math.min(7, column);
  return COLUMNS[column];
}
