import type { ChoiceList, Place, Refusal, Seat, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal, TABLE, tableAnd } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import { hexId } from '../board.ts';
import type { Desk } from '../desk.ts';
import { BACK, ELIMINATED, FRONT, OFF_MAP, USED } from '../layout.ts';
import {
  corpsIn,
  detachmentIn,
  faceOf,
  has,
  inZoc,
  inZone,
  isEmpty,
  mark,
  onMap,
  put,
  setStep,
  unmark,
  whereIs,
} from '../position.ts';
import { ANGLO_ALLIED, COALITION, enemyOf, isDetachment, isHq, type Side, unitId } from '../units.ts';
import type { World } from '../world.ts';
import { nearestHqs } from './explain.ts';
import { recall } from './losses.ts';

/** Steps D and E: Detachments are placed and recalled; after them Hill's stars (LOC-1). */

/** D-8 */
const isAvailable = (w: World, s: State, unit: Unit): boolean =>
  isDetachment(w, unit) && whereIs(w, s, unit) === OFF_MAP;
/** D-1 */
const mayPlace = (w: World, s: State, hq: Unit): boolean => onMap(w, s, hq) && !has(w, s, hq, USED);
const isSpecial = (w: World, unit: Unit): boolean => unit === w.oldGuard || unit === w.grandBattery;

/** False if the side can place nothing. */
export function beginDetachments(desk: Desk, s: State, side: Side): boolean {
  const { w } = desk;
  for (const hq of w.hqsOf[side]) unmark(w, s, hq, USED);
  s[w.at.active] = side;
  setStep(w, s, 'detachments');
  return anyPlacement(desk, s, side);
}

function anyPlacement(desk: Desk, s: State, side: Side): boolean {
  return placeable(desk, s, side, true).length > 0;
}

/** The Detachments of a side that some HQ can put somewhere; only the first if one is enough. */
function placeable(desk: Desk, s: State, side: Side, oneIsEnough: boolean): number[] {
  const { w } = desk;
  const found: number[] = [];
  // What an HQ reaches is the same for every ordinary Detachment, so it is looked at once for each HQ.
  const hqs = [...w.hqsOf[side]].filter((hq) => mayPlace(w, s, hq));
  const reaching = hqs.filter((hq) => reachesAny(desk, s, hq));
  for (const unit of w.detachmentsOf[side]) {
    if (!isAvailable(w, s, unit)) continue;
    const own = (hq: Unit): boolean => w.army[hq] === w.army[unit];
    const possible = isSpecial(w, unit)
      ? hqs.some((hq) => own(hq) && anySpecial(w, s, unit, hq))
      : reaching.some(own) || (hqs.some(own) && parentReachesAny(desk, s, unit));
    if (possible) found.push(unit);
    if (possible && oneIsEnough) break;
  }
  return found;
}

function reachesAny(desk: Desk, s: State, hq: Unit): boolean {
  const { w } = desk;
  const suits = (hex: Place): boolean => suitsOrdinary(w, s, w.side[hq], hex);
  return traceFromHq(desk, s, hq, suits);
}

function parentReachesAny(desk: Desk, s: State, unit: Unit): boolean {
  const { w } = desk;
  return traceFromParent(desk, s, unit, (hex) => suitsOrdinary(w, s, w.side[unit], hex));
}

/** D-2, D-3: a Normal-mode HQ reaches twice as far where the whole path follows roads. */
function traceFromHq({ w, trace }: Desk, s: State, hq: Unit, take: (hex: Place) => boolean): boolean {
  const enemy = enemyOf(w.side[hq]);
  const range = w.range[2 * hq + faceOf(w, s, hq)];
  if (trace.follow(s, enemy, whereIs(w, s, hq), range, false, take)) return true;
  return faceOf(w, s, hq) === FRONT && trace.follow(s, enemy, whereIs(w, s, hq), 2 * range, true, take);
}

/** D-4, D-7 */
function traceFromParent({ w, trace }: Desk, s: State, unit: Unit, take: (hex: Place) => boolean): boolean {
  const parent = w.parent[unit];
  if (parent < 0 || !onMap(w, s, parent)) return false;
  return trace.follow(s, enemyOf(w.side[unit]), whereIs(w, s, parent), w.parentTraceLength, false, take);
}

/** Where each HQ can put a Detachment: pairs of HQ and hex. */
class Placings implements ChoiceList<Action> {
  readonly #unit: Unit;
  readonly #hqs: number[] = [];
  readonly #hexes: Int16Array[] = [];
  length = 0;

  constructor(unit: Unit) {
    this.#unit = unit;
  }

  add(hq: Unit, hexes: Int16Array): void {
    if (hexes.length === 0) return;
    this.#hqs.push(hq);
    this.#hexes.push(hexes);
    this.length += hexes.length;
  }

  at(index: number): Action | undefined {
    let rest = index;
    if (rest < 0) return undefined;
    for (let i = 0; i < this.#hqs.length; i++) {
      if (rest < this.#hexes[i].length)
        return { type: 'detach', unit: this.#unit, hq: this.#hqs[i], hex: this.#hexes[i][rest] };
      rest -= this.#hexes[i].length;
    }
    return undefined;
  }
}

function placements(desk: Desk, s: State, unit: Unit): Placings {
  const { w } = desk;
  const found = new Placings(unit);
  for (const hq of w.hqsOf[w.side[unit]])
    if (w.army[hq] === w.army[unit] && mayPlace(w, s, hq)) found.add(hq, hexesFor(desk, s, unit, hq));
  return found;
}

function hexesFor(desk: Desk, s: State, unit: Unit, hq: Unit): Int16Array {
  const { w } = desk;
  const { marks } = desk;
  marks.clear();
  if (isSpecial(w, unit)) {
    for (const hex of specialHexes(w, s, unit, hq)) if (suitsSpecial(w, s, unit, hex)) marks.add(hex);
  } else {
    const take = (hex: Place): boolean => {
      if (suitsOrdinary(w, s, w.side[unit], hex)) marks.add(hex);
      return false;
    };
    traceFromHq(desk, s, hq, take);
    traceFromParent(desk, s, unit, take);
  }
  return marks.list();
}

/** Whether an HQ can put a Detachment into one hex. */
function isOpenTo(desk: Desk, s: State, unit: Unit, hq: Unit, hex: Place): boolean {
  const { w } = desk;
  if (isSpecial(w, unit)) return specialHexes(w, s, unit, hq).includes(hex) && suitsSpecial(w, s, unit, hex);
  const isIt = (end: Place): boolean => end === hex;
  return (
    suitsOrdinary(w, s, w.side[unit], hex) && (traceFromHq(desk, s, hq, isIt) || traceFromParent(desk, s, unit, isIt))
  );
}

/** GB-1, OG-1: within three hexes of Napoléon in Battle mode, no path traced. */
function specialHexes(w: World, s: State, unit: Unit, hq: Unit): Int16Array {
  if (hq !== w.napoleon || faceOf(w, s, hq) !== BACK) return NOWHERE;
  return w.map.within(whereIs(w, s, hq), unit === w.grandBattery ? w.grandBatteryDistance : w.range[2 * hq + BACK]);
}

const NOWHERE = new Int16Array(0);

const anySpecial = (w: World, s: State, unit: Unit, hq: Unit): boolean =>
  specialHexes(w, s, unit, hq).some((hex) => suitsSpecial(w, s, unit, hex));

/** GB-1: on a Corps that has no Detachment, zones ignored. OG-1: an empty hex in no enemy ZoC. */
function suitsSpecial(w: World, s: State, unit: Unit, hex: Place): boolean {
  if (unit === w.oldGuard) return isEmpty(w, s, hex) && !inZoc(w, s, enemyOf(w.side[unit]), hex);
  const corps = corpsIn(w, s, hex);
  return corps >= 0 && w.side[corps] === w.side[unit] && detachmentIn(w, s, hex) < 0;
}

/** D-6, STK-2: in no ZoC or ZoI of either side; one Detachment to a hex. */
const suitsOrdinary = (w: World, s: State, side: Side, hex: Place): boolean =>
  !inZone(w, s, side, hex) && !inZone(w, s, enemyOf(side), hex) && detachmentIn(w, s, hex) < 0;

export function detachmentsPhase(desk: Desk): Stage<Action> {
  const { w } = desk;
  return {
    rule: 'D-1',
    accepts: ['detach', 'end'],
    pieces: (s, seat) => [TABLE, ...placeable(desk, s, seat, false)],
    choices(s, seat, piece) {
      if (piece === TABLE) return [{ type: 'end' }];
      return isAvailable(w, s, piece) && w.side[piece] === seat ? placements(desk, s, piece) : [];
    },
    refuse: (s, seat, action) => (action.type === 'detach' ? refusePlacing(desk, s, seat, action) : null),
    whyNot: (s, seat, piece, hex) => whyNotPlaced(desk, s, seat, piece, hex),
    apply(s, seat, action, _dice, tell) {
      if (action.type === 'end') {
        setStep(w, s, 'detachments-done');
        return;
      }
      if (action.type !== 'detach') return;
      const { unit, hq, hex } = action;
      put(w, s, unit, hex);
      mark(w, s, hq, USED);
      if (tell !== null) {
        const rule = unit === w.grandBattery ? 'GB-1' : unit === w.oldGuard ? 'OG-1' : 'D-1';
        tell({ type: 'detached', rule, data: { unit: unitId(w, unit), by: unitId(w, hq), hex: hexId(w, hex) } });
      }
      if (!anyPlacement(desk, s, seat)) setStep(w, s, 'detachments-done');
    },
  };
}

function refusePlacing(desk: Desk, s: State, seat: Seat, { unit, hq, hex }: Of<'detach'>): Refusal | null {
  const { w } = desk;
  const data = { unit: unitId(w, unit), by: unitId(w, hq), hex: hexId(w, hex) };
  if (!isDetachment(w, unit) || w.side[unit] !== seat) return refusal('D-1', 'not-your-detachment', data);
  if (!isHq(w, hq) || w.army[hq] !== w.army[unit]) return refusal('GEN-7', 'not-associated', data);
  if (!onMap(w, s, hq)) return refusal('D-1', 'not-associated', data);
  if (!isAvailable(w, s, unit)) return refusal('D-8', 'not-available', data);
  if (has(w, s, hq, USED)) return refusal('D-1', 'hq-has-placed', data);
  if (isOpenTo(desk, s, unit, hq, hex)) return null;
  return isSpecial(w, unit)
    ? whyNotSpecial(w, s, unit, hq, hex, data)
    : whyNotOrdinary(desk, s, { unit, hq, hex }, data);
}

/** Any HQ of the army will do; if none does, the nearest one's reason is told. */
function whyNotPlaced(desk: Desk, s: State, seat: Seat, unit: Unit, hex: Place): Refusal | null {
  const { w } = desk;
  if (!isDetachment(w, unit))
    return refusal('D-1', 'not-your-detachment', { unit: unitId(w, unit), hex: hexId(w, hex) });
  const refusals = nearestHqs(w, s, unit, hex).map((hq) =>
    refusePlacing(desk, s, seat, { type: 'detach', unit, hq, hex }),
  );
  return refusals.includes(null) ? null : (refusals.find((no) => no?.code !== 'hq-has-placed') ?? refusals[0]);
}

type PlacingFacts = { readonly unit: string; readonly by: string; readonly hex: string };

function whyNotSpecial(w: World, s: State, unit: Unit, hq: Unit, hex: Place, data: PlacingFacts): Refusal {
  const rule = unit === w.grandBattery ? 'GB-1' : 'OG-1';
  if (hq !== w.napoleon || faceOf(w, s, hq) !== BACK) return refusal(rule, 'needs-napoleon-in-battle', data);
  if (w.map.distance(whereIs(w, s, hq), hex) > w.grandBatteryDistance)
    return refusal(rule, 'too-far-from-napoleon', data);
  if (unit === w.grandBattery) {
    return detachmentIn(w, s, hex) >= 0
      ? refusal('STK-2', 'detachment-there', data)
      : refusal(rule, 'battery-needs-corps', data);
  }
  return isEmpty(w, s, hex) ? refusal(rule, 'in-enemy-zoc', data) : refusal(rule, 'hex-not-empty', data);
}

function whyNotOrdinary(desk: Desk, s: State, placing: Placing, data: PlacingFacts): Refusal {
  const { w } = desk;
  const { unit, hex } = placing;
  if (detachmentIn(w, s, hex) >= 0) return refusal('STK-2', 'detachment-there', data);
  if (inZone(w, s, enemyOf(w.side[unit]), hex)) return refusal('D-5', 'in-enemy-zone', data);
  if (inZone(w, s, w.side[unit], hex)) return refusal('D-6', 'in-friendly-zone', data);
  return whyNoTrace(desk, s, placing, data);
}

type Placing = Pick<Of<'detach'>, 'unit' | 'hq' | 'hex'>;

/** What keeps paths from a hex: enemies or rivers, the mode of the HQ, the loss of the parent, or the length alone. */
function whyNoTrace({ w, trace }: Desk, s: State, { unit, hq, hex }: Placing, data: PlacingFacts): Refusal {
  const from = whereIs(w, s, hq);
  const parent = w.parent[unit];
  const gone = parent >= 0 && !onMap(w, s, parent);
  const near = (at: Place, range: number): boolean => w.map.distance(at, hex) <= range;
  if (near(from, w.range[2 * hq + faceOf(w, s, hq)])) return refusal('D-5', 'no-clean-path', data);
  if (parent >= 0 && !gone && near(whereIs(w, s, parent), w.parentTraceLength))
    return refusal('D-5', 'no-clean-path', data);
  if (faceOf(w, s, hq) === BACK) {
    const reaches = (length: number, roadsOnly: boolean): boolean =>
      trace.follow(s, enemyOf(w.side[unit]), from, length, roadsOnly, (end) => end === hex);
    const ranges = { ...data, range: w.range[2 * hq + BACK], normal: w.range[2 * hq + FRONT] };
    if (reaches(ranges.normal, false)) return refusal('D-2', 'battle-range', ranges);
    if (reaches(2 * ranges.normal, true)) return refusal('D-3', 'battle-by-road', ranges);
  }
  return gone ? refusal('D-7', 'parent-gone', { ...data, corps: unitId(w, parent) }) : refusal('D-2', 'no-trace', data);
}

/** Step E; false if there is nothing to recall. */
export function beginRecall(w: World, s: State, side: Side): boolean {
  s[w.at.active] = side;
  setStep(w, s, 'recall');
  return anyToRecall(w, s, side);
}

const anyToRecall = (w: World, s: State, side: Side): boolean =>
  w.detachmentsOf[side].some((unit) => onMap(w, s, unit));

export const recallPhase = (w: World): Stage<Action> => ({
  rule: 'E-1',
  accepts: ['recall', 'end'],
  pieces: (s, seat) => tableAnd(w.detachmentsOf[seat], (unit) => onMap(w, s, unit)),
  choices(s, seat, piece) {
    if (piece === TABLE) return [{ type: 'end' }];
    return isDetachment(w, piece) && w.side[piece] === seat && onMap(w, s, piece)
      ? [{ type: 'recall', unit: piece }]
      : [];
  },
  refuse: (s, seat, action) => (action.type === 'recall' ? refuseRecall(w, s, seat, action.unit) : null),
  whyNot: (s, seat, piece) => refuseRecall(w, s, seat, piece),
  apply(s, seat, action, _dice, tell) {
    if (action.type === 'recall') recall(w, s, action.unit, 'E-1', tell);
    if (action.type === 'end' || !anyToRecall(w, s, seat)) setStep(w, s, 'recall-done');
  },
});

function refuseRecall(w: World, s: State, seat: Seat, unit: Unit): Refusal | null {
  if (!isDetachment(w, unit) || w.side[unit] !== seat)
    return refusal('E-1', 'not-your-detachment', { unit: unitId(w, unit) });
  return onMap(w, s, unit) ? null : refusal('E-1', 'not-on-map', { unit: unitId(w, unit) });
}

/** LOC-1, LOC-2: Hill is weakened while three or more Anglo-Allied Detachments are on the map or eliminated. */
export function checkCommunications(w: World, s: State, tell: Tell): void {
  if (whereIs(w, s, w.hill) === ELIMINATED) return;
  let count = 0;
  for (const unit of w.detachmentsOf[COALITION]) {
    if (w.army[unit] === ANGLO_ALLIED && (onMap(w, s, unit) || whereIs(w, s, unit) === ELIMINATED)) count++;
  }
  const weak = count >= w.angstThreshold;
  const stars = w.stars[2 * w.hill] - (weak ? 1 : 0);
  if (stars === s[w.at.hill]) return;
  s[w.at.hill] = stars;
  if (tell !== null)
    tell({ type: 'hill-stars', rule: weak ? 'LOC-1' : 'LOC-2', data: { unit: unitId(w, w.hill), stars, count } });
}

/** GB-6, END-1 */
export function recallGrandBattery(w: World, s: State, tell: Tell): void {
  if (onMap(w, s, w.grandBattery)) recall(w, s, w.grandBattery, 'GB-6', tell);
}
