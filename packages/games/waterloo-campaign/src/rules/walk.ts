import { type Place, type Refusal, refusal, type State, type Unit } from '@hundred-days/kernel';
import { hexId, RIVER, ROAD, roadGoesOn } from '../board.ts';
import { BACK, FRONT } from '../layout.ts';
import { CAVALRY_ZOI_BITS, corpsIn, faceOf, onMap, whereIs, ZOC_BITS, ZOI_BITS, zonesOf } from '../position.ts';
import { enemyOf, unitId } from '../units.ts';
import type { World } from '../world.ts';
import { mayBreakOffTo, mayEnter, mustBreakOff, obeys, rains } from './march.ts';

/** One path, hex by hex: the rule that bars it, or the side the Corps shows at its end. */
export type Walk =
  | { readonly ok: false; readonly no: Refusal }
  | { readonly ok: true; readonly face: number; readonly flippedBy: string };

const barred = (rule: string, code: string, data: Readonly<Record<string, string | number>>): Walk => ({
  ok: false,
  no: refusal(rule, code, data),
});

const rangeOf = (w: World, s: State, hq: Unit): number => w.range[2 * hq + faceOf(w, s, hq)];

/** `path` starts in the Corps' hex or, entering, in the entry hex. Whether the Corps may move at all is asked elsewhere. */
export function walk(w: World, s: State, unit: Unit, hq: Unit, path: readonly number[], entering: boolean): Walk {
  const cavalry = w.cavalry[unit] === 1;
  const allowance = w.allowance[2 * unit + faceOf(w, s, unit)];
  const doubles = cavalry || faceOf(w, s, unit) === FRONT;
  const start = path[0];
  const last = path[path.length - 1];
  const name = { unit: unitId(w, unit) };
  let face = faceOf(w, s, unit);
  let flippedBy = '';
  let roadOnly = true;
  let parting = -1;
  let halted = entering ? haltRule(w, s, unit, start) : null;
  if (entering && !cavalry && isZoc(w, s, unit, start) && face === FRONT) [face, flippedBy] = [BACK, 'MOV-12'];

  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1];
    const to = path[i];
    const direction = w.map.direction(from, to);
    if (direction < 0) return barred('MOV-3', 'gap', stepFacts(w, unit, from, to));
    if (halted !== null) return barred(halted, 'must-stop', { ...name, hex: hexId(w, from) });
    const side = w.hexsides[6 * from + direction];
    if ((side & RIVER) !== 0) return barred('TEC-4', 'river', stepFacts(w, unit, from, to));
    if (to !== start && !mayEnter(w, s, w.side[unit], to)) return whoBlocks(w, s, unit, to);
    if (i === 1 && !entering && mustBreakOff(w, s, unit) && !mayBreakOffTo(w, s, unit, to))
      return barred('MOV-15', 'break-off', stepFacts(w, unit, from, to));
    const road = (side & ROAD) !== 0;
    const steps = entering ? i + 1 : i;
    if (!road) roadOnly = false;
    else if (roadOnly && parting < 0 && !roadGoesOn(w, path[i - 2] ?? -1, from, to)) parting = from;
    const flipped = face !== faceOf(w, s, unit);
    const limit = limitOf(w, unit, allowance, flipped, roadOnly && parting < 0, doubles);
    if (steps > limit) {
      const facts = { ...stepFacts(w, unit, from, to), allowance: limit };
      const double = doubles && !flipped && steps <= 2 * allowance;
      if (double && roadOnly && parting >= 0)
        return barred('TEC-3', 'roads-pass', { ...facts, junction: hexId(w, parting) });
      const mixed = double && !roadOnly;
      if (mixed) return barred('MOV-6', 'mixed-with-road', facts);
      // Only the rain flips a Corps and lets it go on.
      const rule = flipped ? 'S16-6' : roadOnly ? 'MOV-6' : 'MOV-3';
      return barred(rule, 'too-far', facts);
    }
    const command = refuseCommand(w, s, unit, hq, path, i);
    if (command !== null) return command;
    if (!road && w.stream[to] === 1) {
      halted = 'TEC-9';
      if (face === FRONT) [face, flippedBy] = [BACK, 'TEC-9'];
    } else if (!road && face === FRONT && rains(w, s)) {
      [face, flippedBy] = [BACK, 'S16-6'];
      if (!cavalry) halted = 'S16-6';
    }
    halted = haltRule(w, s, unit, to) ?? halted;
    if (!cavalry && isZoc(w, s, unit, to) && face === FRONT) [face, flippedBy] = [BACK, 'MOV-12'];
  }

  if (!entering && last === start) return barred('MOV-3', 'no-move', { ...name, hex: hexId(w, last) });
  const far = outOfCommand(w, s, hq, start, last);
  if (far && last !== start) return barred('MOV-9', 'not-closer', { ...name, by: unitId(w, hq), hex: hexId(w, last) });
  return { ok: true, face, flippedBy };
}

/** MOV-3, MOV-6, S16-6: how many hexes a move may have so far. */
function limitOf(
  w: World,
  unit: Unit,
  allowance: number,
  flipped: boolean,
  roadOnly: boolean,
  doubles: boolean,
): number {
  if (flipped) return w.allowance[2 * unit + BACK];
  return roadOnly && doubles ? 2 * allowance : allowance;
}

/** MOV-9: begun beyond the range, a move ends nearer to the HQ. */
function outOfCommand(w: World, s: State, hq: Unit, start: Place, last: number): boolean {
  const at = whereIs(w, s, hq);
  const began = w.map.distance(at, start);
  return began > rangeOf(w, s, hq) && w.map.distance(at, last) >= began;
}

function refuseCommand(w: World, s: State, unit: Unit, hq: Unit, path: readonly number[], i: number): Walk | null {
  const [from, to] = [path[i - 1], path[i]];
  const at = whereIs(w, s, hq);
  const range = rangeOf(w, s, hq);
  const before = w.map.distance(at, from);
  const now = w.map.distance(at, to);
  if (obeys(range, before, now)) return null;
  const data = { ...stepFacts(w, unit, from, to), by: unitId(w, hq), range, distance: now };
  if (before > range) return barred('MOV-9', 'farther-away', data);
  // Who began beyond the range and has come into it may not leave it either.
  const rule = w.map.distance(at, path[0]) > range ? 'MOV-9' : 'MOV-7';
  return barred(rule, 'beyond-range', data);
}

const stepFacts = (w: World, unit: Unit, from: Place, to: Place): { unit: string; hex: string; from: string } => ({
  unit: unitId(w, unit),
  hex: hexId(w, to),
  from: hexId(w, from),
});

function whoBlocks(w: World, s: State, unit: Unit, to: Place): Walk {
  const data = { unit: unitId(w, unit), hex: hexId(w, to) };
  const corps = corpsIn(w, s, to);
  return corps >= 0
    ? barred('STK-1', 'corps-there', { ...data, other: unitId(w, corps) })
    : barred('STK-5', 'enemy-detachment-there', data);
}

const isZoc = (w: World, s: State, unit: Unit, hex: Place): boolean =>
  (zonesOf(w, s, enemyOf(w.side[unit]), hex) & ZOC_BITS) !== 0;

/** The rule that stops a Corps in a hex, or null. */
function haltRule(w: World, s: State, unit: Unit, hex: Place): string | null {
  const zones = zonesOf(w, s, enemyOf(w.side[unit]), hex);
  if ((zones & ZOC_BITS) !== 0) return 'MOV-12';
  if (w.cavalry[unit] === 1) return (zones & CAVALRY_ZOI_BITS) !== 0 ? 'MOV-11' : null;
  return (zones & ZOI_BITS) !== 0 ? 'MOV-10' : null;
}

/**
 * Whether some single step is a move; null where only a search can tell. A Corps in command that can step can move; one that
 * is not may have to go round.
 */
export function canStep(w: World, s: State, unit: Unit): boolean | null {
  const from = whereIs(w, s, unit);
  const breakOff = mustBreakOff(w, s, unit);
  let roundabout = false;
  for (const hq of w.hqsOfArmy[w.army[unit]]) {
    if (!onMap(w, s, hq)) continue;
    const at = whereIs(w, s, hq);
    const range = rangeOf(w, s, hq);
    const before = w.map.distance(at, from);
    for (let slot = 6 * from; slot < 6 * from + 6; slot++) {
      const to = w.neighbours[slot];
      if (to < 0 || (w.hexsides[slot] & RIVER) !== 0 || !mayEnter(w, s, w.side[unit], to)) continue;
      if (breakOff && !mayBreakOffTo(w, s, unit, to)) continue;
      const now = w.map.distance(at, to);
      if (!obeys(range, before, now)) continue;
      if (before <= range || now < before) return true;
      roundabout = true;
    }
  }
  return roundabout ? null : false;
}
