import {
  distance,
  enemyOf,
  GRAND_BATTERY,
  isCavalry,
  isCorps,
  isDetachment,
  isRiver,
  isRoad,
  isStream,
  neighbours,
  openNeighbours,
  piece,
  roadsMeet,
  type Side,
  sideOf,
  ZIETHEN,
} from './facts.ts';
import {
  corpsOf,
  detachmentIn,
  hexOf,
  hqsFor,
  isEmpty,
  isFront,
  type Position,
  piecesIn,
  rangeOf,
  recall,
  unitsOf,
  waitingCorps,
  type Zones,
  zonesOf,
} from './position.ts';

/** 8: single marches, hex by hex. */

/** How far a march has come. */
interface March {
  readonly hex: string;
  /** the hex before, if there was one */
  readonly came?: string;
  readonly steps: number;
  /** every hexside so far was a road, and the roads met */
  readonly road: boolean;
  readonly front: boolean;
  /** it may not go on */
  readonly halted: boolean;
}

interface Marcher {
  readonly p: Position;
  readonly unit: string;
  readonly hq: string;
  readonly from: string;
  readonly enemy: Zones;
  /** MOV-4: hexes with another Corps or an enemy Detachment */
  readonly closed: ReadonlySet<string>;
  /** it comes onto the map at `from` */
  readonly entering: boolean;
}

const marcher = (p: Position, unit: string, hq: string, from: string, entering: boolean): Marcher => ({
  p,
  unit,
  hq,
  from,
  entering,
  enemy: zonesOf(p, enemyOf(sideOf(unit))),
  closed: new Set([...p.where].filter(([other]) => bars(other, unit)).map(([, hex]) => hex)),
});

const bars = (other: string, unit: string): boolean =>
  other !== unit && (isCorps(other) || (isDetachment(other) && sideOf(other) !== sideOf(unit)));

/** MOV-13, MOV-14: it does not move at all. */
const isHeld = ({ unit, from, enemy, entering }: Marcher): boolean =>
  !entering && enemy.control.has(from) && (!isCavalry(unit) || enemy.cavalryControl.has(from));

/** MOV-10 to MOV-12: the zones in a hex stop the unit that enters it. */
const stopsIn = ({ unit, enemy }: Marcher, hex: string): boolean =>
  enemy.control.has(hex) || (isCavalry(unit) ? enemy.cavalryInfluence : enemy.influence).has(hex);

/** MOV-3, MOV-6: how many hexes a move may count. */
function allowance({ unit }: Marcher, front: boolean, road: boolean): number {
  const doubled = road && (isCavalry(unit) || front);
  return piece(unit).move[front ? 0 : 1] * (doubled ? 2 : 1);
}

/** Where a march begins. REI-1: the step onto the map is a step, by road. */
function beginning(m: Marcher): March {
  const front = isFront(m.p, m.unit);
  if (!m.entering) return { hex: m.from, steps: 0, road: true, front, halted: isHeld(m) };
  const flips = !isCavalry(m.unit) && m.enemy.control.has(m.from);
  return { hex: m.from, steps: 1, road: true, front: front && !flips, halted: stopsIn(m, m.from) };
}

/** MOV-7, MOV-9 */
function inCommand({ p, hq }: Marcher, from: string, to: string): boolean {
  const at = hexOf(p, hq);
  const range = rangeOf(p, hq);
  const next = distance(at, to);
  if (next <= range) return true;
  return distance(at, from) > range && next <= distance(at, from);
}

/** One hex farther, or null if no rule lets it go there. */
function oneStep(m: Marcher, march: March, to: string): March | null {
  const { p, unit, enemy, from } = m;
  if (march.halted || !neighbours(march.hex).includes(to) || isRiver(march.hex, to) || m.closed.has(to)) return null;
  const byRoad = isRoad(march.hex, to);
  const road = march.road && byRoad && roadsMeet(march.came, march.hex, to);
  const steps = march.steps + 1;
  if (steps > allowance(m, march.front, road) || !inCommand(m, march.hex, to)) return null;
  // MOV-15
  const leavesZone = !m.entering && steps === 1 && enemy.control.has(from);
  if (leavesZone && (enemy.control.has(to) || !isEmpty(p, to))) return null;
  const wet = isStream(to) && !byRoad; // TEC-9
  const soaked = p.rain.has(p.turn) && !byRoad; // S16-6
  const flips = wet || soaked || (!isCavalry(unit) && enemy.control.has(to));
  return { hex: to, came: march.hex, steps, road, front: march.front && !flips, halted: wet || stopsIn(m, to) };
}

/** MOV-3, MOV-9, REI-7: whether a march may end where it has come. Who enters has begun off the map. */
function mayEnd({ p, hq, from, entering }: Marcher, { hex }: March): boolean {
  if (hex === from) return entering;
  const at = hexOf(p, hq);
  return distance(at, from) <= rangeOf(p, hq) || distance(at, hex) < distance(at, from);
}

/** Every hex and side a march can end in, as 'hex front' or 'hex back'; some more than once. */
function* endsOf(m: Marcher): Generator<string> {
  const seen = new Set<string>();
  let rim = [beginning(m)];
  while (rim.length > 0) {
    const next: March[] = [];
    for (const march of rim) {
      const key = [march.hex, march.came, march.road, march.front, march.halted, march.steps].join();
      if (seen.has(key)) continue;
      seen.add(key);
      if (mayEnd(m, march)) yield `${march.hex} ${march.front ? 'front' : 'back'}`;
      for (const to of openNeighbours(march.hex)) {
        const farther = oneStep(m, march, to);
        if (farther !== null) next.push(farther);
      }
    }
    rim = next;
  }
}

/** Whether a march along a path is allowed, and how the Corps lies at its end; null if it is not. */
export function judge(
  p: Position,
  unit: string,
  hq: string,
  path: readonly string[],
  entering: boolean,
): string | null {
  if (!hqsFor(p, unit).includes(hq) || path.length === 0) return null;
  const m = marcher(p, unit, hq, path[0], entering);
  if (!entering && hexOf(p, unit) !== path[0]) return null;
  let march: March | null = beginning(m);
  for (const to of path.slice(1)) {
    march = march === null ? null : oneStep(m, march, to);
  }
  return march === null || !mayEnd(m, march) ? null : march.front ? 'front' : 'back';
}

/** S15-5, S15-7, S15-8: Corps that may not move at all on the first turns. */
export function mayMove(p: Position, unit: string): boolean {
  if (!p.june15 || sideOf(unit) === 'french') return true;
  if (p.turn === 1) return unit === ZIETHEN;
  return p.turn !== 2 || (piece(unit).army === 'Prussian' && p.where.has(unit));
}

const allEnds = (p: Position, unit: string, from: string, entering: boolean): Set<string> =>
  new Set(hqsFor(p, unit).flatMap((hq) => [...endsOf(marcher(p, unit, hq, from, entering))]));

export const movesOf = (p: Position, unit: string): string[] =>
  mayMove(p, unit) ? [...allEnds(p, unit, hexOf(p, unit), false)].map((end) => `move ${unit} ${end}`) : [];

/** REI-6: the enemies in the entry hex or next to it, rivers or not. */
export const inTheWay = (p: Position, side: Side, entry: string): string[] =>
  unitsOf(p, enemyOf(side)).filter((unit) => distance(hexOf(p, unit), entry) <= 1);

/** REI-4: no Corps of its own side is in the entry hex. */
const isFree = (p: Position, side: Side, entry: string): boolean =>
  !corpsOf(p, side).some((corps) => hexOf(p, corps) === entry);

/** REI-3: the Corps that are first in their columns. */
function firstInColumns(p: Position, side: Side): string[] {
  const waiting = waitingCorps(p, side).filter((unit) => hqsFor(p, unit).length > 0);
  const isBehind = (unit: string, other: string): boolean =>
    piece(unit).entry.join() === piece(other).entry.join() && piece(other).order < piece(unit).order;
  return waiting.filter((unit) => !waitingCorps(p, side).some((other) => isBehind(unit, other)));
}

/** REI-2: the entry hexes a Corps could use now. */
export const openEntries = (p: Position, unit: string): string[] =>
  firstInColumns(p, sideOf(unit)).includes(unit) && mayMove(p, unit)
    ? piece(unit).entry.filter((hex) => isFree(p, sideOf(unit), hex))
    : [];

/** What an entering Corps can do; where the enemy has to make room first only the entry hex is named. */
function entriesOf(p: Position, unit: string): string[] {
  const found = new Set<string>();
  for (const entry of openEntries(p, unit)) {
    if (inTheWay(p, sideOf(unit), entry).length > 0) found.add(`clear ${unit} ${entry}`);
    else for (const end of allEnds(p, unit, entry, true)) found.add(`enter ${unit} ${end}`);
  }
  return [...found];
}

export const arrivalsOf = (p: Position, unit: string, entry: string): string[] =>
  [...allEnds(p, unit, entry, true)].map((end) => `enter ${unit} ${end}`);

/** PAS-4, S15-9, S15-11: whether those who wait to enter go before the others. */
function entriesFirst(p: Position, side: Side): boolean {
  if (p.june15 && p.turn === 2 && side === 'french') {
    const left = p.left.french;
    return left !== null && left <= waitingCorps(p, side).length;
  }
  return p.passed.has(enemyOf(side));
}

/** Whether a side has anything to move (PAS-1), however many moves it has left. */
export const canMove = (p: Position, side: Side): boolean =>
  waitingCorps(p, side).some((unit) => openEntries(p, unit).length > 0) ||
  corpsOf(p, side).some((unit) => mayMove(p, unit) && canMarch(p, unit));

const canMarch = (p: Position, unit: string): boolean =>
  hqsFor(p, unit).some((hq) => endsOf(marcher(p, unit, hq, hexOf(p, unit), false)).next().done === false);

/** Everything a side may do in the Movement Phase. */
export function movementChoices(p: Position, side: Side): string[] {
  if (p.left[side] === 0) return ['pass']; // S15-10
  const entries = waitingCorps(p, side).flatMap((unit) => entriesOf(p, unit));
  if (entries.length > 0 && entriesFirst(p, side)) return entries;
  const moves = corpsOf(p, side).flatMap((unit) => movesOf(p, unit));
  return entries.length > 0 ? [...entries, ...moves] : [...moves, 'pass']; // REI-5
}

/** GB-4: the Grand Battery is not left alone. */
export function leaveBattery(p: Position, hex: string): void {
  if (detachmentIn(p, hex) === GRAND_BATTERY && !piecesIn(p, hex).some(isCorps)) recall(p, GRAND_BATTERY);
}
