import {
  controlFrom,
  distance,
  enemyOf,
  GRAND_BATTERY,
  isBridge,
  isCavalry,
  isCorps,
  isDetachment,
  isInfantry,
  isRiver,
  isTown,
  neighbours,
  openNeighbours,
  piece,
  type Side,
  sideOf,
} from './facts.ts';
import {
  corpsIn,
  corpsOf,
  detachmentIn,
  type Fight,
  hexOf,
  hqsFor,
  isFront,
  type Position,
  piecesIn,
  rangeOf,
  starsOf,
  unitsOf,
  zonesOf,
} from './position.ts';

/** 9: who may attack whom, the sums, and where losers can go. */

/** ATT-2, ATT-4 */
export function attackChoices(p: Position, side: Side): string[] {
  const targets = new Set(unitsOf(p, enemyOf(side)).map((unit) => hexOf(p, unit)));
  return corpsOf(p, side).flatMap((unit) =>
    openNeighbours(hexOf(p, unit))
      .filter((hex) => targets.has(hex))
      .map((hex) => `attack ${unit} ${hex}`),
  );
}

export const defenderIn = (p: Position, hex: string): string => corpsIn(p, hex) ?? detachmentIn(p, hex) ?? 'nobody';

const adjacent = (p: Position, a: string, b: string): boolean =>
  neighbours(hexOf(p, a)).includes(hexOf(p, b)) && !isRiver(hexOf(p, a), hexOf(p, b));

/** MOD-A6, MOD-D4: the Cavalry Corps beside a principal of an attack. */
function cavalryBeside(p: Position, unit: string): string[] {
  return corpsOf(p, sideOf(unit)).filter((other) => isCavalry(other) && other !== unit && adjacent(p, unit, other));
}

/** OPT-5 is about attacks alone. */
const cavalryForAttack = (p: Position, { attacker }: Fight): string[] =>
  cavalryBeside(p, attacker).filter(
    (other) => !p.options.has('separateCoalitionCavalry') || piece(other).army === piece(attacker).army,
  );

/** Fresh cavalry that may still be committed by the attacker or by the defender. */
export function committable(p: Position, fight: Fight, attacking: boolean): string[] {
  const beside = attacking ? cavalryForAttack(p, fight) : cavalryBeside(p, fight.defender);
  return beside.filter((unit) => isFront(p, unit) && !fight.committed.has(unit));
}

const supports =
  (p: Position, fight: Fight) =>
  (unit: string): boolean =>
    !isFront(p, unit) || fight.committed.has(unit);

/** MOD-A2, MOD-D3 */
const headquartersStars = (p: Position, unit: string): number =>
  hqsFor(p, unit)
    .filter((hq) => !isFront(p, hq) && distance(hexOf(p, hq), hexOf(p, unit)) <= rangeOf(p, hq))
    .reduce((sum, hq) => sum + starsOf(p, hq), 0);

export function attackSum(p: Position, fight: Fight): number {
  const { attacker, defender, hex, committed } = fight;
  const town = isTown(hex);
  const cavalry = cavalryForAttack(p, fight).filter(supports(p, fight));
  const infantry = corpsOf(p, sideOf(attacker)).filter(
    (unit) => unit !== attacker && isInfantry(unit) && controlFrom(hex).includes(hexOf(p, unit)),
  );
  let sum = town && isCavalry(attacker) ? 0 : starsOf(p, attacker);
  sum += headquartersStars(p, attacker);
  for (const unit of cavalry) if (committed.has(unit) && !town) sum += starsOf(p, unit);
  const battery = [attacker, ...cavalry, ...infantry].some((unit) => detachmentIn(p, hexOf(p, unit)) === GRAND_BATTERY);
  if (battery) sum += 1;
  sum += infantry.length + cavalry.length;
  if (isDetachment(defender)) sum += 2;
  if (p.rain.has(p.turn) || p.rain.has(p.turn - 1)) sum -= 1;
  return sum;
}

export function defenceSum(p: Position, fight: Fight): number {
  const { attacker, defender, hex } = fight;
  const sheltered = isTown(hex) && !isCavalry(defender);
  const starless =
    defender === GRAND_BATTERY || // GB-2
    (isTown(hex) && isCavalry(defender) && p.options.has('townCavalryNoStars')); // OPT-4
  let sum = sheltered || isBridge(hexOf(p, attacker), hex) ? 1 : 0;
  if (!starless) sum += starsOf(p, defender);
  sum += headquartersStars(p, defender);
  sum += cavalryBeside(p, defender).filter(supports(p, fight)).length;
  return sum;
}

/** CRT-1 */
export function resultOf(difference: number): 'stalemate' | 'retreat' | 'blown' | 'eliminated' {
  const by = Math.abs(difference);
  if (by === 0) return 'stalemate';
  if (by <= 2) return 'retreat';
  return by <= 4 ? 'blown' : 'eliminated';
}

/** RET-1 to RET-3, H-3: every hex a Corps can end a retreat in, ever farther from all of `awayFrom`. */
export function retreatEnds(p: Position, unit: string, awayFrom: readonly string[]): string[] {
  const enemy = zonesOf(p, enemyOf(sideOf(unit)));
  const barred = (hex: string): boolean => enemy.control.has(hex) || piecesIn(p, hex).some(isCorps);
  const onward = (hex: string): string[] =>
    openNeighbours(hex).filter((to) => !barred(to) && awayFrom.every((foe) => distance(foe, to) > distance(foe, hex)));
  const ends = onward(hexOf(p, unit)).flatMap(onward).flatMap(onward);
  return [...new Set(ends)];
}
