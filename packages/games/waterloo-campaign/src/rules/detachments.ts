import { type ChoiceList, type Phase, type Refusal, refusal, type State, TABLE, type Tell } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import { hexId, MAP } from '../board.ts';
import type { Desk } from '../desk.ts';
import {
  AT,
  BACK,
  corpsIn,
  detachmentIn,
  ELIMINATED,
  FRONT,
  faceOf,
  has,
  inZoc,
  inZone,
  isEmpty,
  mark,
  OFF_MAP,
  onMap,
  put,
  setStep,
  USED,
  unmark,
  whereIs,
} from '../position.ts';
import { angstThreshold, grandBatteryDistance, parentTraceLength } from '../tables.ts';
import {
  ANGLO_ALLIED,
  ARMY,
  COALITION,
  DETACHMENTS_OF,
  enemyOf,
  GRAND_BATTERY,
  HILL,
  HQS_OF,
  isDetachment,
  isHq,
  NAPOLEON,
  OLD_GUARD,
  PARENT,
  RANGE,
  SIDE,
  STARS,
  unitId,
} from '../units.ts';
import { recall } from './losses.ts';

/** Steps D and E: Detachments are placed and recalled; after them Hill's stars (LOC-1). */

/** D-8 */
const isAvailable = (s: State, unit: number): boolean => isDetachment(unit) && whereIs(s, unit) === OFF_MAP;
/** D-1 */
const mayPlace = (s: State, hq: number): boolean => onMap(s, hq) && !has(s, hq, USED);
const isSpecial = (unit: number): boolean => unit === OLD_GUARD || unit === GRAND_BATTERY;

/** False if the side can place nothing. */
export function beginDetachments(desk: Desk, s: State, side: number): boolean {
  for (const hq of HQS_OF[side]) unmark(s, hq, USED);
  s[AT.active] = side;
  setStep(s, 'detachments');
  return anyPlacement(desk, s, side);
}

function anyPlacement(desk: Desk, s: State, side: number): boolean {
  return placeable(desk, s, side, true).length > 0;
}

/** The Detachments of a side that some HQ can put somewhere; only the first if one is enough. */
function placeable(desk: Desk, s: State, side: number, oneIsEnough: boolean): number[] {
  const found: number[] = [];
  // What an HQ reaches is the same for every ordinary Detachment, so it is looked at once for each HQ.
  const hqs = [...HQS_OF[side]].filter((hq) => mayPlace(s, hq));
  const reaching = hqs.filter((hq) => reachesAny(desk, s, hq));
  for (const unit of DETACHMENTS_OF[side]) {
    if (!isAvailable(s, unit)) continue;
    const own = (hq: number): boolean => ARMY[hq] === ARMY[unit];
    const possible = isSpecial(unit)
      ? hqs.some((hq) => own(hq) && anySpecial(s, unit, hq))
      : reaching.some(own) || (hqs.some(own) && parentReachesAny(desk, s, unit));
    if (possible) found.push(unit);
    if (possible && oneIsEnough) break;
  }
  return found;
}

function reachesAny(desk: Desk, s: State, hq: number): boolean {
  const suits = (hex: number): boolean => suitsOrdinary(s, SIDE[hq], hex);
  return traceFromHq(desk, s, hq, suits);
}

function parentReachesAny(desk: Desk, s: State, unit: number): boolean {
  return traceFromParent(desk, s, unit, (hex) => suitsOrdinary(s, SIDE[unit], hex));
}

/** D-2, D-3: a Normal-mode HQ reaches twice as far where the whole path follows roads. */
function traceFromHq({ trace }: Desk, s: State, hq: number, take: (hex: number) => boolean): boolean {
  const enemy = enemyOf(SIDE[hq]);
  const range = RANGE[2 * hq + faceOf(s, hq)];
  if (trace.follow(s, enemy, whereIs(s, hq), range, false, take)) return true;
  return faceOf(s, hq) === FRONT && trace.follow(s, enemy, whereIs(s, hq), 2 * range, true, take);
}

/** D-4, D-7 */
function traceFromParent({ trace }: Desk, s: State, unit: number, take: (hex: number) => boolean): boolean {
  const parent = PARENT[unit];
  if (parent < 0 || !onMap(s, parent)) return false;
  return trace.follow(s, enemyOf(SIDE[unit]), whereIs(s, parent), parentTraceLength, false, take);
}

/** Where each HQ can put a Detachment: pairs of HQ and hex. */
class Placings implements ChoiceList<Action> {
  readonly #unit: number;
  readonly #hqs: number[] = [];
  readonly #hexes: Int16Array[] = [];
  length = 0;

  constructor(unit: number) {
    this.#unit = unit;
  }

  add(hq: number, hexes: Int16Array): void {
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

function placements(desk: Desk, s: State, unit: number): Placings {
  const found = new Placings(unit);
  for (const hq of HQS_OF[SIDE[unit]])
    if (ARMY[hq] === ARMY[unit] && mayPlace(s, hq)) found.add(hq, hexesFor(desk, s, unit, hq));
  return found;
}

function hexesFor(desk: Desk, s: State, unit: number, hq: number): Int16Array {
  const { marks } = desk;
  marks.clear();
  if (isSpecial(unit)) {
    for (const hex of specialHexes(s, unit, hq)) if (suitsSpecial(s, unit, hex)) marks.add(hex);
  } else {
    const take = (hex: number): boolean => {
      if (suitsOrdinary(s, SIDE[unit], hex)) marks.add(hex);
      return false;
    };
    traceFromHq(desk, s, hq, take);
    traceFromParent(desk, s, unit, take);
  }
  return marks.list();
}

/** GB-1, OG-1: within three hexes of Napoléon in Battle mode, no path traced. */
function specialHexes(s: State, unit: number, hq: number): Int16Array {
  if (hq !== NAPOLEON || faceOf(s, hq) !== BACK) return NOWHERE;
  return MAP.within(whereIs(s, hq), unit === GRAND_BATTERY ? grandBatteryDistance : RANGE[2 * hq + BACK]);
}

const NOWHERE = new Int16Array(0);

const anySpecial = (s: State, unit: number, hq: number): boolean =>
  specialHexes(s, unit, hq).some((hex) => suitsSpecial(s, unit, hex));

/** GB-1: on a Corps that has no Detachment, zones ignored. OG-1: an empty hex in no enemy ZoC. */
function suitsSpecial(s: State, unit: number, hex: number): boolean {
  if (unit === OLD_GUARD) return isEmpty(s, hex) && !inZoc(s, enemyOf(SIDE[unit]), hex);
  const corps = corpsIn(s, hex);
  return corps >= 0 && SIDE[corps] === SIDE[unit] && detachmentIn(s, hex) < 0;
}

/** D-6, STK-2: in no ZoC or ZoI of either side; one Detachment to a hex. */
const suitsOrdinary = (s: State, side: number, hex: number): boolean =>
  !inZone(s, side, hex) && !inZone(s, enemyOf(side), hex) && detachmentIn(s, hex) < 0;

export function detachmentsPhase(desk: Desk): Phase<Action> {
  return {
    name: 'detachments',
    rule: 'D-1',
    accepts: ['detach', 'end'],
    seats: (s) => 1 << s[AT.active],
    pieces: (s, seat) => [TABLE, ...placeable(desk, s, seat, false)],
    choices(s, seat, piece) {
      if (piece === TABLE) return [{ type: 'end' }];
      return isAvailable(s, piece) && SIDE[piece] === seat ? placements(desk, s, piece) : [];
    },
    refuse: (s, seat, action) => (action.type === 'detach' ? refusePlacing(desk, s, seat, action) : null),
    apply(s, seat, action, _dice, tell) {
      if (action.type === 'end') {
        setStep(s, 'detachments-done');
        return;
      }
      if (action.type !== 'detach') return;
      const { unit, hq, hex } = action;
      put(s, unit, hex);
      mark(s, hq, USED);
      if (tell !== null) {
        const rule = unit === GRAND_BATTERY ? 'GB-1' : unit === OLD_GUARD ? 'OG-1' : 'D-1';
        tell({ type: 'detached', rule, data: { unit: unitId(unit), by: unitId(hq), hex: hexId(hex) } });
      }
      if (!anyPlacement(desk, s, seat)) setStep(s, 'detachments-done');
    },
  };
}

function refusePlacing(desk: Desk, s: State, seat: number, { unit, hq, hex }: Of<'detach'>): Refusal | null {
  const data = { unit: unitId(unit), by: unitId(hq), hex: hexId(hex) };
  if (!isDetachment(unit) || SIDE[unit] !== seat) return refusal('D-1', 'not-your-detachment', data);
  if (!isHq(hq) || ARMY[hq] !== ARMY[unit] || !onMap(s, hq)) return refusal('GEN-7', 'not-associated', data);
  if (!isAvailable(s, unit)) return refusal('D-8', 'not-available', data);
  if (has(s, hq, USED)) return refusal('D-1', 'hq-has-placed', data);
  if (hexesFor(desk, s, unit, hq).includes(hex)) return null;
  return isSpecial(unit) ? whyNotSpecial(s, unit, hq, hex, data) : whyNotOrdinary(s, unit, hex, data);
}

type PlacingFacts = { readonly unit: string; readonly by: string; readonly hex: string };

function whyNotSpecial(s: State, unit: number, hq: number, hex: number, data: PlacingFacts): Refusal {
  const rule = unit === GRAND_BATTERY ? 'GB-1' : 'OG-1';
  if (hq !== NAPOLEON || faceOf(s, hq) !== BACK) return refusal(rule, 'needs-napoleon-in-battle', data);
  if (MAP.distance(whereIs(s, hq), hex) > grandBatteryDistance) return refusal(rule, 'too-far-from-napoleon', data);
  if (unit === GRAND_BATTERY) {
    return detachmentIn(s, hex) >= 0
      ? refusal('STK-2', 'detachment-there', data)
      : refusal(rule, 'battery-needs-corps', data);
  }
  return isEmpty(s, hex) ? refusal(rule, 'in-enemy-zoc', data) : refusal(rule, 'hex-not-empty', data);
}

function whyNotOrdinary(s: State, unit: number, hex: number, data: PlacingFacts): Refusal {
  if (detachmentIn(s, hex) >= 0) return refusal('STK-2', 'detachment-there', data);
  if (inZone(s, enemyOf(SIDE[unit]), hex)) return refusal('D-5', 'in-enemy-zone', data);
  if (inZone(s, SIDE[unit], hex)) return refusal('D-6', 'in-friendly-zone', data);
  return refusal('D-2', 'no-trace', data);
}

/** Step E; false if there is nothing to recall. */
export function beginRecall(s: State, side: number): boolean {
  s[AT.active] = side;
  setStep(s, 'recall');
  return anyToRecall(s, side);
}

const anyToRecall = (s: State, side: number): boolean => DETACHMENTS_OF[side].some((unit) => onMap(s, unit));

export const recallPhase: Phase<Action> = {
  name: 'recall',
  rule: 'E-1',
  accepts: ['recall', 'end'],
  seats: (s) => 1 << s[AT.active],
  pieces: (s, seat) => [TABLE, ...[...DETACHMENTS_OF[seat]].filter((unit) => onMap(s, unit))],
  choices(s, seat, piece) {
    if (piece === TABLE) return [{ type: 'end' }];
    return isDetachment(piece) && SIDE[piece] === seat && onMap(s, piece) ? [{ type: 'recall', unit: piece }] : [];
  },
  refuse(s, seat, action) {
    if (action.type !== 'recall') return null;
    const { unit } = action;
    if (!isDetachment(unit) || SIDE[unit] !== seat)
      return refusal('E-1', 'not-your-detachment', { unit: unitId(unit) });
    return onMap(s, unit) ? null : refusal('E-1', 'not-on-map', { unit: unitId(unit) });
  },
  apply(s, seat, action, _dice, tell) {
    if (action.type === 'recall') recall(s, action.unit, 'E-1', tell);
    if (action.type === 'end' || !anyToRecall(s, seat)) setStep(s, 'recall-done');
  },
};

/** LOC-1, LOC-2: Hill is weakened while three or more Anglo-Allied Detachments are on the map or eliminated. */
export function checkCommunications(s: State, tell: Tell): void {
  if (whereIs(s, HILL) === ELIMINATED) return;
  let count = 0;
  for (const unit of DETACHMENTS_OF[COALITION]) {
    if (ARMY[unit] === ANGLO_ALLIED && (onMap(s, unit) || whereIs(s, unit) === ELIMINATED)) count++;
  }
  const weak = count >= angstThreshold;
  const stars = STARS[2 * HILL] - (weak ? 1 : 0);
  if (stars === s[AT.hill]) return;
  s[AT.hill] = stars;
  if (tell !== null)
    tell({ type: 'hill-stars', rule: weak ? 'LOC-1' : 'LOC-2', data: { unit: unitId(HILL), stars, count } });
}

/** GB-6, END-1 */
export function recallGrandBattery(s: State, tell: Tell): void {
  if (onMap(s, GRAND_BATTERY)) recall(s, GRAND_BATTERY, 'GB-6', tell);
}
