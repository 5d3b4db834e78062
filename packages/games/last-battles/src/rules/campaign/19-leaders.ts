import type { Choices, Dice, Place, Refusal, Seat, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { BARRED, Moves, refusal } from '@hundred-days/kernel';
import type { CampaignAction, CampaignOf } from '../../campaign/actions.ts';
import {
  ATTENDED,
  battleOf,
  CLOSED,
  campaignStep,
  countermand,
  DESTROYED,
  did,
  EXITED,
  GALLOPED,
  hasOrder,
  inZoneOf,
  isAttended,
  leadersIn,
  MOVED,
  note,
  OFF_MAP,
  OVERRUN,
  onMap,
  order,
  REORGANIZING,
  setCampaignStep,
  sideIn,
  whereIs,
} from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { createDesk, type Desk } from '../../desk.ts';
import { enemyOf } from '../../units.ts';
import { type Deeds, deedOf } from '../passage.ts';
import { mayComeInBy, paceOf, refuseArrival, refuseWaiting, waysIn } from '../reinforcements.ts';
import { isCommanded } from './20-command.ts';
import { bedsOf, passBy } from './25-rousing.ts';

/** 19.0 Leaders: they ride, are overrun, are lost when their men leave them. */

type Ride = CampaignOf<'move' | 'enter' | 'exit'>;

/** A desk for the campaign: its world is one. */
export interface CampaignDesk extends Desk {
  readonly w: CampaignWorld;
  /** By hex: an enemy leader is there. Cleared after each search. */
  readonly barred: Uint8Array;
}

export const createCampaignDesk = (w: CampaignWorld): CampaignDesk => ({
  ...createDesk(w),
  w,
  barred: new Uint8Array(w.hexes),
});

/** 25.2a, 27.31, 28.31 */
const refuseLeader = (w: CampaignWorld, s: State, leader: Unit): Refusal | null =>
  w.above?.refuseStart(s, leader) ?? null;

/** 19.27: whether a unit that has closed with the enemy in this phase would be out of command without this leader. */
export function isTied(w: CampaignWorld, s: State, leader: Unit): boolean {
  for (const unit of w.unitsOf[w.side[leader]])
    if (hasOrder(w, s, unit, CLOSED) && isCommanded(w, s, unit) && !isCommanded(w, s, unit, leader)) return true;
  return false;
}

/** 19.27: half points a leader may spend without galloping, and those he may spend. */
export const halfPace = (w: CampaignWorld, leader: Unit): number => w.allowance[leader] >> 1;
export const rideOf = (w: CampaignWorld, s: State, leader: Unit): number =>
  hasOrder(w, s, leader, REORGANIZING) || isTied(w, s, leader) ? halfPace(w, leader) : w.allowance[leader];

/** 19.21b: where a leader may ride, as far as the enemy goes. */
function refuseGround(w: CampaignWorld, s: State, leader: Unit, hex: Place): Refusal | null {
  const enemy = enemyOf(w.side[leader]);
  const data = { unit: w.unitId(leader), hex: w.hexId(hex) };
  const there = sideIn(w, s, hex);
  if (there === enemy) return refusal('19.21b', 'leader-enemy-there', data);
  if (leadersIn(w, s, enemy, hex).length > 0) return refusal('19.21b', 'leader-enemy-leader', data);
  return there < 0 && inZoneOf(w, s, enemy, hex) ? refusal('19.21b', 'leader-alone', data) : null;
}

/** The same as yes or no, for whoever asks of many hexes. */
function isOpenTo(w: CampaignWorld, s: State, leader: Unit, hex: Place): boolean {
  const enemy = enemyOf(w.side[leader]);
  const there = sideIn(w, s, hex);
  if (there === enemy || (there < 0 && inZoneOf(w, s, enemy, hex))) return false;
  for (const other of w.leadersOf[enemy]) if (s[w.at.where + other] === hex) return false;
  return true;
}

const exitCost = (w: CampaignWorld, s: State, leader: Unit, hex: Place): number =>
  battleOf(w, s).exitCost[paceOf(w, s, leader)][w.side[leader] * w.hexes + hex];

/** What a step costs a leader, or BARRED. What it reads is at hand: it is asked of every step. */
function stepOf(
  w: CampaignWorld,
  s: State,
  leader: Unit,
  barred: Uint8Array,
): (from: Place, to: Place, via: number) => number {
  const { side: sides, beyond, offMap } = w;
  const enemy = enemyOf(sides[leader]);
  const pace = paceOf(w, s, leader);
  const costs = w.stepCost[pace];
  const first = w.at.first;
  const zone = w.at.zone + enemy * w.hexes;
  const comesIn = onMap(w, s, leader) ? null : waysIn(w, s, leader);
  return (from, to, via) => {
    if (to === beyond) return exitCost(w, s, leader, from) || BARRED;
    if (from === offMap && comesIn?.(to) !== true) return BARRED;
    const there = s[first + to];
    if (barred[to] === 1 || (there > 0 ? sides[there - 1] === enemy : s[zone + to] > 0)) return BARRED;
    return from === offMap ? w.entryCost[pace][to] : costs[6 * from + via];
  };
}

/** 9.0a: due by now and not on the map; or on it and not yet moved. */
export function mayRide(w: CampaignWorld, s: State, leader: Unit): boolean {
  if (did(w, s, leader, MOVED)) return false;
  const at = whereIs(w, s, leader);
  const due = s[w.at.due + leader];
  if (at < 0 && (at !== OFF_MAP || due === 0 || due > s[w.at.turn])) return false;
  return w.above?.mayStart(s, leader) !== false;
}

const startOf = (w: CampaignWorld, s: State, leader: Unit): Place =>
  onMap(w, s, leader) ? whereIs(w, s, leader) : w.offMap;

/** Looks for ways with the hexes of enemy leaders barred. */
function keepingOff<T>({ w, barred }: CampaignDesk, s: State, leader: Unit, search: () => T): T {
  const enemies = w.leadersOf[enemyOf(w.side[leader])].filter((other) => onMap(w, s, other));
  for (const other of enemies) barred[whereIs(w, s, other)] = 1;
  const found = search();
  for (const other of enemies) barred[whereIs(w, s, other)] = 0;
  return found;
}

/** Every place a leader can ride to; the results stay in the desk's search. */
function findRides(desk: CampaignDesk, s: State, leader: Unit, allowance = rideOf(desk.w, s, leader)): number {
  const { w, reach, barred } = desk;
  const start = startOf(w, s, leader);
  return keepingOff(desk, s, leader, () =>
    reach.from(start, allowance, stepOf(w, s, leader, barred), (place) => place !== start),
  );
}

/** Where he could wake somebody on his way (25.2c): all deeds. */
function findDeeds(
  desk: CampaignDesk,
  s: State,
  leader: Unit,
  beds: readonly Place[],
  allowance = rideOf(desk.w, s, leader),
): Deeds {
  const { w, passage, barred } = desk;
  const start = startOf(w, s, leader);
  return keepingOff(desk, s, leader, () =>
    passage.search(
      start,
      allowance,
      beds,
      stepOf(w, s, leader, barred),
      (place) => place !== w.beyond,
      (place) => place !== w.offMap,
    ),
  );
}

function asRide(w: CampaignWorld, leader: Unit, entering: boolean, path: readonly Place[]): Ride {
  if (path[path.length - 1] === w.beyond) return { type: 'exit', unit: leader, path: path.slice(entering ? 1 : 0, -1) };
  return entering ? { type: 'enter', unit: leader, path: path.slice(1) } : { type: 'move', unit: leader, path };
}

export function ridesOf(desk: CampaignDesk, s: State, leader: Unit): Choices<CampaignAction> {
  const { w } = desk;
  const entering = !onMap(w, s, leader);
  const beds = bedsOf(w, s, leader);
  if (beds.length > 0) {
    const deeds = findDeeds(desk, s, leader, beds);
    return {
      length: deeds.length,
      at: (index) => (index >= 0 && index < deeds.length ? asRide(w, leader, entering, deeds.path(index)) : undefined),
    };
  }
  findRides(desk, s, leader);
  return new Moves(desk.reach.snapshot(), (reached, place) => asRide(w, leader, entering, reached.path(place)));
}

/** A quick look whether a leader can go anywhere; one at half pace can do what this looks at. */
export function hasRide(desk: CampaignDesk, s: State, leader: Unit): boolean {
  const { w } = desk;
  const from = whereIs(w, s, leader);
  if (from < 0) return comesInByHisOwn(w, s, leader) || findRides(desk, s, leader) > 1;
  const costs = w.stepCost[paceOf(w, s, leader)];
  for (let d = 0; d < 6; d++) {
    const to = w.neighbours[6 * from + d];
    const points = costs[6 * from + d];
    if (to >= 0 && points >= 0 && points <= halfPace(w, leader) && isOpenTo(w, s, leader, to)) return true;
  }
  return findRides(desk, s, leader) > 1;
}

/** 9.0a: by the hex he is listed for. */
function comesInByHisOwn(w: CampaignWorld, s: State, leader: Unit): boolean {
  const listed = s[w.at.entry + leader];
  const points = w.entryCost[paceOf(w, s, leader)][listed];
  if (points < 0 || points > halfPace(w, leader)) return false;
  return isOpenTo(w, s, leader, listed) && mayComeInBy(w, s, leader, listed);
}

/** Half points of a way, with the price of coming in and of leaving. */
function pointsOf(w: CampaignWorld, s: State, { type, unit, path }: Ride, entering: boolean): number {
  const pace = paceOf(w, s, unit);
  let points = entering ? w.entryCost[pace][path[0]] : 0;
  for (let i = 1; i < path.length; i++)
    points += w.stepCost[pace][6 * path[i - 1] + w.map.direction(path[i - 1], path[i])];
  return type === 'exit' ? points + exitCost(w, s, unit, path[path.length - 1]) : points;
}

export function refuseRide(w: CampaignWorld, s: State, seat: Seat, action: Ride): Refusal | null {
  const { type, unit, path } = action;
  const data = { unit: w.unitId(unit) };
  if (w.side[unit] !== seat) return refusal('4.1a', 'not-your-unit', data);
  const entering = !onMap(w, s, unit) && type !== 'move';
  const no = entering ? refuseArrival(w, s, unit, path[0]) : refuseSettingOut(w, s, action);
  return no ?? refuseWay(w, s, action, entering);
}

function refuseSettingOut(w: CampaignWorld, s: State, { type, unit, path }: Ride): Refusal | null {
  const data = { unit: w.unitId(unit) };
  if (type === 'enter') return refuseWaiting(w, s, unit);
  const at = whereIs(w, s, unit);
  if (at < 0) return refusal(at === EXITED ? '6.11' : at === DESTROYED ? '19.25a' : '4.1a', 'not-on-map', data);
  if (did(w, s, unit, MOVED)) return refusal('5.15', 'already-moved', data);
  // Who may not set out at all is told so, whatever way was named.
  const held = refuseLeader(w, s, unit);
  if (held !== null) return held;
  return path[0] === at ? null : refusal('5.14', 'path-start', { ...data, hex: w.hexId(at) });
}

function refuseWay(w: CampaignWorld, s: State, action: Ride, entering: boolean): Refusal | null {
  const { type, unit, path } = action;
  for (let i = 0; i < path.length; i++) {
    if (i > 0) {
      const no = refuseSide(w, unit, path[i - 1], path[i]);
      if (no !== null) return no;
    }
    const no = i > 0 || entering ? refuseGround(w, s, unit, path[i]) : null;
    if (no !== null) return no;
  }
  const last = path[path.length - 1];
  if (type === 'exit' && exitCost(w, s, unit, last) === 0)
    return refusal(w.above?.exitRule ?? '6.0', 'not-an-exit', { unit: w.unitId(unit), hex: w.hexId(last) });
  if (type !== 'exit' && last === whereIs(w, s, unit) && !bedsOf(w, s, unit).some((bed) => path.includes(bed, 1)))
    return refusal('5.0a', 'no-move', { unit: w.unitId(unit), hex: w.hexId(last) });
  return refusePoints(w, s, unit, pointsOf(w, s, action, entering));
}

function refuseSide(w: CampaignWorld, unit: Unit, from: Place, to: Place): Refusal | null {
  const data = { unit: w.unitId(unit), from: w.hexId(from), hex: w.hexId(to) };
  const direction = w.map.direction(from, to);
  if (direction < 0) return refusal('5.14', 'gap', data);
  return w.closedSide[6 * from + direction] === 1 ? refusal('5.23', 'river', data) : null;
}

function refusePoints(w: CampaignWorld, s: State, unit: Unit, points: number): Refusal | null {
  const allowance = rideOf(w, s, unit);
  const data = { unit: w.unitId(unit), points: points / 2, allowance: allowance / 2 };
  if (points <= allowance) return null;
  return points <= w.allowance[unit] ? refusal('19.27', 'half-pace', data) : refusal('5.1', 'too-far', data);
}

/**
 * 19.27: whether he spends more than half his allowance. Ways that end alike and wake the same are one deed, at the price of
 * the cheapest: nobody gallops by going round about.
 */
function isGallop(desk: CampaignDesk, s: State, action: Ride): boolean {
  const { w, reach } = desk;
  const { type, unit, path } = action;
  const entering = !onMap(w, s, unit);
  const half = halfPace(w, unit);
  if (pointsOf(w, s, action, entering) <= half) return false;
  const goal = type === 'exit' ? w.beyond : path[path.length - 1];
  const beds = bedsOf(w, s, unit);
  if (beds.length > 0)
    return deedOf(findDeeds(desk, s, unit, beds, half), beds, goal, entering ? path : path.slice(1)) < 0;
  findRides(desk, s, unit, half);
  return !reach.reached(goal);
}

/** 19.27: further than half his allowance, and those who have no other source of command are without it. */
export function ride(desk: CampaignDesk, s: State, action: Ride, tell: Tell): void {
  const { w } = desk;
  const { type, unit, path } = action;
  const entering = !onMap(w, s, unit);
  const gallops = isGallop(desk, s, action);
  if (tell !== null) {
    const data = { unit: w.unitId(unit), path: path.map(w.hexId) };
    if (type === 'move') tell({ type: 'moved', rule: '19.21a', data });
    else tell(type === 'enter' ? { type: 'entered', rule: '19.26', data } : { type: 'exited', rule: '6.0', data });
  }
  note(w, s, unit, MOVED);
  if (gallops) gallop(w, s, unit, tell);
  s[w.at.where + unit] = type === 'exit' ? EXITED : path[path.length - 1];
  passBy(w, s, unit, entering ? path : path.slice(1));
  if (type === 'exit') w.above?.exited(s, unit, tell);
}

function gallop(w: CampaignWorld, s: State, leader: Unit, tell: Tell): void {
  const own = tell === null ? [] : [...w.unitsOf[w.side[leader]]].filter((unit) => onMap(w, s, unit));
  const before = own.filter((unit) => isCommanded(w, s, unit));
  order(w, s, leader, GALLOPED);
  const lost = before.filter((unit) => !isCommanded(w, s, unit));
  if (tell !== null && lost.length > 0)
    tell({ type: 'galloped', rule: '19.27', data: { unit: w.unitId(leader), units: lost.map(w.unitId) } });
}

/** The listed way to the same end. */
export function canonicalRide(desk: CampaignDesk, s: State, action: Ride): CampaignAction {
  const { w } = desk;
  const { type, unit, path } = action;
  if (!mayRide(w, s, unit)) return action;
  const goal = type === 'exit' ? w.beyond : path[path.length - 1];
  const entering = !onMap(w, s, unit);
  const beds = bedsOf(w, s, unit);
  if (beds.length > 0) {
    const deeds = findDeeds(desk, s, unit, beds);
    const deed = deedOf(deeds, beds, goal, entering ? path : path.slice(1));
    return deed < 0 ? action : asRide(w, unit, entering, deeds.path(deed));
  }
  findRides(desk, s, unit);
  return desk.reach.reached(goal) ? asRide(w, unit, entering, desk.reach.path(goal)) : action;
}

/** A person may name only where a leader goes. */
export function completeRide(desk: CampaignDesk, s: State, action: Ride): CampaignAction {
  const { w } = desk;
  const { unit, path } = action;
  if (path.length > 1 || path[0] === whereIs(w, s, unit) || !mayRide(w, s, unit)) return action;
  findRides(desk, s, unit);
  if (!desk.reach.reached(path[0])) return action;
  const way = desk.reach.path(path[0]);
  const entering = !onMap(w, s, unit);
  if (action.type === 'exit') return { type: 'exit', unit, path: entering ? way.slice(1) : way };
  return asRide(w, unit, entering, way);
}

/** "Why not?" for a leader and a hex. */
export function whyNotRide(desk: CampaignDesk, s: State, seat: Seat, leader: Unit, hex: Place): Refusal | null {
  const { w } = desk;
  const data = { unit: w.unitId(leader), hex: w.hexId(hex) };
  if (w.side[leader] !== seat) return refusal('4.1a', 'not-your-unit', data);
  const at = whereIs(w, s, leader);
  const no =
    at === OFF_MAP ? refuseWaiting(w, s, leader) : refuseSettingOut(w, s, { type: 'move', unit: leader, path: [at] });
  const held = no ?? refuseLeader(w, s, leader);
  if (held !== null) return held;
  if (hex === at) return refusal('5.0a', 'no-move', data);
  findRides(desk, s, leader);
  if (desk.reach.reached(hex)) return null;
  const allowance = rideOf(w, s, leader);
  const far = { ...data, allowance: allowance / 2 };
  return (
    refuseGround(w, s, leader, hex) ??
    (allowance < w.allowance[leader] ? refusal('19.27', 'half-pace-away', far) : refusal('5.1', 'leader-too-far', far))
  );
}

/** The hexes with leaders of the other side and no unit of theirs, each once. */
export function aloneAgainst(w: CampaignWorld, s: State, side: number): Place[] {
  const found: Place[] = [];
  for (const leader of w.leadersOf[enemyOf(side)]) {
    const hex = whereIs(w, s, leader);
    if (hex >= 0 && sideIn(w, s, hex) < 0 && !found.includes(hex)) found.push(hex);
  }
  return found;
}

/** 19.24: a combat unit has come into a hex; enemy leaders who are alone there are put elsewhere. */
export function overrun(w: CampaignWorld, s: State, unit: Unit, hex: Place, tell: Tell): void {
  const enemy = enemyOf(w.side[unit]);
  for (const leader of w.leadersOf[enemy]) {
    if (whereIs(w, s, leader) !== hex || hasOrder(w, s, leader, OVERRUN)) continue;
    const refuges = refugesOf(w, s, leader);
    if (refuges.length === 0) loseLeader(w, s, leader, '19.24', tell);
    else if (refuges.length === 1) putLeader(w, s, leader, refuges[0], tell);
    else order(w, s, leader, OVERRUN);
  }
}

/** The nearest hexes with a combat unit of his side, of either allied army; as the crow flies. */
export function refugesOf(w: CampaignWorld, s: State, leader: Unit): Place[] {
  const from = whereIs(w, s, leader);
  let nearest = Number.POSITIVE_INFINITY;
  let found: Place[] = [];
  for (const unit of w.unitsOf[w.side[leader]]) {
    if (!onMap(w, s, unit)) continue;
    const hex = whereIs(w, s, unit);
    const distance = w.map.distance(from, hex);
    if (distance > nearest || found.includes(hex)) continue;
    if (distance < nearest) found = [];
    nearest = distance;
    found.push(hex);
  }
  return found;
}

function putLeader(w: CampaignWorld, s: State, leader: Unit, hex: Place, tell: Tell): void {
  const from = whereIs(w, s, leader);
  countermand(w, s, leader, OVERRUN);
  s[w.at.where + leader] = hex;
  if (tell !== null)
    tell({ type: 'overrun', rule: '19.24', data: { unit: w.unitId(leader), from: w.hexId(from), hex: w.hexId(hex) } });
}

export function loseLeader(w: CampaignWorld, s: State, leader: Unit, rule: string, tell: Tell): void {
  const hex = whereIs(w, s, leader);
  countermand(w, s, leader, OVERRUN);
  s[w.at.where + leader] = DESTROYED;
  if (tell !== null) tell({ type: 'leader-lost', rule, data: { unit: w.unitId(leader), hex: w.hexId(hex) } });
}

/** The first leader who waits to be placed; -1 for none. */
export function overrunLeader(w: CampaignWorld, s: State): Unit {
  for (let leader = w.units; leader < w.pieces; leader++) if (hasOrder(w, s, leader, OVERRUN)) return leader;
  return -1;
}

/** 19.24: his owner says where, before anything else goes on. */
export function placingPhase(w: CampaignWorld): Stage<CampaignAction> {
  const refuse = (s: State, leader: Unit, hex: Place): Refusal | null => {
    const data = { unit: w.unitId(leader), hex: w.hexId(hex) };
    if (leader !== overrunLeader(w, s)) return refusal('19.24', 'not-overrun', data);
    return refugesOf(w, s, leader).includes(hex) ? null : refusal('19.24', 'not-nearest', data);
  };
  return {
    rule: '19.24',
    accepts: ['place'],
    seats: (s) => 1 << w.side[overrunLeader(w, s)],
    pieces: (s) => [overrunLeader(w, s)],
    choices: (s, _seat, piece) =>
      piece === overrunLeader(w, s) ? refugesOf(w, s, piece).map((hex) => ({ type: 'place', unit: piece, hex })) : [],
    refuse: (s, _seat, action) => refuse(s, (action as CampaignOf<'place'>).unit, (action as CampaignOf<'place'>).hex),
    whyNot: (s, _seat, piece, place) => refuse(s, piece, place),
    apply(s, _seat, action, _dice, tell) {
      const { unit, hex } = action as CampaignOf<'place'>;
      putLeader(w, s, unit, hex, tell);
      if (overrunLeader(w, s) < 0) s[w.at.step] = s[w.at.resume];
    },
  };
}

/** Interrupts whatever is going on while an overrun leader has to be placed; true if somebody has to decide. */
export function openPlacing(w: CampaignWorld, s: State): boolean {
  const step = campaignStep(w, s);
  if (step === 'placing') return true;
  if (step === 'over' || overrunLeader(w, s) < 0) return false;
  s[w.at.resume] = s[w.at.step];
  setCampaignStep(w, s, 'placing');
  return true;
}

/** 19.25a: notes who has men with him before they may leave him. */
export function noteAttended(w: CampaignWorld, s: State): void {
  for (let leader = w.units; leader < w.pieces; leader++)
    if (isAttended(w, s, leader)) order(w, s, leader, ATTENDED);
    else countermand(w, s, leader, ATTENDED);
}

/** 19.25a, 19.25d (3): a die for each leader whose last men were eliminated or have retreated. */
export function rollForAbandoned(w: CampaignWorld, s: State, dice: Dice, tell: Tell): void {
  for (let leader = w.units; leader < w.pieces; leader++) {
    if (!hasOrder(w, s, leader, ATTENDED)) continue;
    countermand(w, s, leader, ATTENDED);
    if (!onMap(w, s, leader) || isAttended(w, s, leader)) continue;
    const die = dice.roll(6);
    const lost = w.numbers.leaderLossDie.includes(die);
    if (tell !== null)
      tell({
        type: 'abandoned',
        rule: '19.25a',
        data: { unit: w.unitId(leader), hex: w.hexId(whereIs(w, s, leader)), die },
      });
    if (lost) loseLeader(w, s, leader, '19.25a', tell);
  }
}
