import { type Refusal, refusal, type State } from '@hundred-days/kernel';
import { HEXSIDES, hexId, MAP, NEIGHBOURS, RIVER, ROAD, STREAM } from '../board.ts';
import {
  BACK,
  CAVALRY_ZOI_BITS,
  corpsIn,
  FRONT,
  faceOf,
  onMap,
  whereIs,
  ZOC_BITS,
  ZOI_BITS,
  zonesOf,
} from '../position.ts';
import { ALLOWANCE, ARMY, CAVALRY, enemyOf, HQS_OF_ARMY, RANGE, SIDE, unitId } from '../units.ts';
import { mayBreakOffTo, mayEnter, mustBreakOff, obeys, rains } from './march.ts';

/** One path, hex by hex: the rule that bars it, or the side the Corps shows at its end. */
export type Walk =
  | { readonly ok: false; readonly no: Refusal }
  | { readonly ok: true; readonly face: number; readonly flippedBy: string };

const barred = (rule: string, code: string, data: Readonly<Record<string, string | number>>): Walk => ({
  ok: false,
  no: refusal(rule, code, data),
});

const rangeOf = (s: State, hq: number): number => RANGE[2 * hq + faceOf(s, hq)];

/** `path` starts in the Corps' hex or, entering, in the entry hex. Whether the Corps may move at all is asked elsewhere. */
export function walk(s: State, unit: number, hq: number, path: readonly number[], entering: boolean): Walk {
  const cavalry = CAVALRY[unit] === 1;
  const allowance = ALLOWANCE[2 * unit + faceOf(s, unit)];
  const doubles = cavalry || faceOf(s, unit) === FRONT;
  const start = path[0];
  const last = path[path.length - 1];
  const name = { unit: unitId(unit) };
  let face = faceOf(s, unit);
  let flippedBy = '';
  let roadOnly = true;
  let halted = entering ? haltRule(s, unit, start) : null;
  if (entering && !cavalry && isZoc(s, unit, start) && face === FRONT) [face, flippedBy] = [BACK, 'MOV-12'];

  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1];
    const to = path[i];
    const direction = MAP.direction(from, to);
    if (direction < 0) return barred('MOV-3', 'gap', stepFacts(unit, from, to));
    if (halted !== null) return barred(halted, 'must-stop', { ...name, hex: hexId(from) });
    const side = HEXSIDES[6 * from + direction];
    if ((side & RIVER) !== 0) return barred('TEC-4', 'river', stepFacts(unit, from, to));
    if (to !== start && !mayEnter(s, SIDE[unit], to)) return whoBlocks(s, unit, to);
    if (i === 1 && !entering && mustBreakOff(s, unit) && !mayBreakOffTo(s, unit, to))
      return barred('MOV-15', 'break-off', stepFacts(unit, from, to));
    const road = (side & ROAD) !== 0;
    const steps = entering ? i + 1 : i;
    if (!road) roadOnly = false;
    const flipped = face !== faceOf(s, unit);
    const limit = limitOf(unit, allowance, flipped, roadOnly, doubles);
    if (steps > limit) {
      const mixed = !roadOnly && doubles && !flipped && steps <= 2 * allowance;
      if (mixed) return barred('MOV-6', 'mixed-with-road', { ...stepFacts(unit, from, to), allowance });
      const rule = roadOnly && doubles ? 'MOV-6' : 'MOV-3';
      return barred(rule, 'too-far', { ...stepFacts(unit, from, to), allowance: limit });
    }
    const command = refuseCommand(s, unit, hq, from, to);
    if (command !== null) return command;
    if (!road && STREAM[to] === 1) {
      halted = 'TEC-9';
      if (face === FRONT) [face, flippedBy] = [BACK, 'TEC-9'];
    } else if (!road && face === FRONT && rains(s)) {
      [face, flippedBy] = [BACK, 'S16-6'];
      if (!cavalry) halted = 'S16-6';
    }
    halted = haltRule(s, unit, to) ?? halted;
    if (!cavalry && isZoc(s, unit, to) && face === FRONT) [face, flippedBy] = [BACK, 'MOV-12'];
  }

  if (!entering && last === start) return barred('MOV-3', 'no-move', { ...name, hex: hexId(last) });
  const far = outOfCommand(s, hq, start, last);
  if (far && last !== start) return barred('MOV-9', 'not-closer', { ...name, by: unitId(hq), hex: hexId(last) });
  return { ok: true, face, flippedBy };
}

/** MOV-3, MOV-6, S16-6: how many hexes a move may have so far. */
function limitOf(unit: number, allowance: number, flipped: boolean, roadOnly: boolean, doubles: boolean): number {
  if (flipped) return ALLOWANCE[2 * unit + BACK];
  return roadOnly && doubles ? 2 * allowance : allowance;
}

/** MOV-9: begun beyond the range, a move ends nearer to the HQ. */
function outOfCommand(s: State, hq: number, start: number, last: number): boolean {
  const at = whereIs(s, hq);
  const began = MAP.distance(at, start);
  return began > rangeOf(s, hq) && MAP.distance(at, last) >= began;
}

function refuseCommand(s: State, unit: number, hq: number, from: number, to: number): Walk | null {
  const at = whereIs(s, hq);
  const range = rangeOf(s, hq);
  const before = MAP.distance(at, from);
  const now = MAP.distance(at, to);
  if (obeys(range, before, now)) return null;
  const data = { ...stepFacts(unit, from, to), by: unitId(hq), range, distance: now };
  return before <= range ? barred('MOV-7', 'beyond-range', data) : barred('MOV-9', 'farther-away', data);
}

const stepFacts = (unit: number, from: number, to: number): { unit: string; hex: string; from: string } => ({
  unit: unitId(unit),
  hex: hexId(to),
  from: hexId(from),
});

function whoBlocks(s: State, unit: number, to: number): Walk {
  const data = { unit: unitId(unit), hex: hexId(to) };
  const corps = corpsIn(s, to);
  return corps >= 0
    ? barred('STK-1', 'corps-there', { ...data, other: unitId(corps) })
    : barred('STK-5', 'enemy-detachment-there', data);
}

const isZoc = (s: State, unit: number, hex: number): boolean => (zonesOf(s, enemyOf(SIDE[unit]), hex) & ZOC_BITS) !== 0;

/** The rule that stops a Corps in a hex, or null. */
function haltRule(s: State, unit: number, hex: number): string | null {
  const zones = zonesOf(s, enemyOf(SIDE[unit]), hex);
  if ((zones & ZOC_BITS) !== 0) return 'MOV-12';
  if (CAVALRY[unit] === 1) return (zones & CAVALRY_ZOI_BITS) !== 0 ? 'MOV-11' : null;
  return (zones & ZOI_BITS) !== 0 ? 'MOV-10' : null;
}

/**
 * Whether some single step is a move; null where only a search can tell. A Corps in command that can step can move; one that
 * is not may have to go round.
 */
export function canStep(s: State, unit: number): boolean | null {
  const from = whereIs(s, unit);
  const breakOff = mustBreakOff(s, unit);
  let roundabout = false;
  for (const hq of HQS_OF_ARMY[ARMY[unit]]) {
    if (!onMap(s, hq)) continue;
    const at = whereIs(s, hq);
    const range = rangeOf(s, hq);
    const before = MAP.distance(at, from);
    for (let slot = 6 * from; slot < 6 * from + 6; slot++) {
      const to = NEIGHBOURS[slot];
      if (to < 0 || (HEXSIDES[slot] & RIVER) !== 0 || !mayEnter(s, SIDE[unit], to)) continue;
      if (breakOff && !mayBreakOffTo(s, unit, to)) continue;
      const now = MAP.distance(at, to);
      if (!obeys(range, before, now)) continue;
      if (before <= range || now < before) return true;
      roundabout = true;
    }
  }
  return roundabout ? null : false;
}
