import { type Dice, type Phase, type Refusal, refusal, type State, TABLE, type Tell } from '@hundred-days/kernel';
import { type Action, POSITIONS } from '../actions.ts';
import { townId } from '../board.ts';
import { HOME_PLACES, homeOf, isForward, isHome, markerIn, RESERVE } from '../places.ts';
import {
  AT,
  attackerOf,
  blocksOfArmy,
  DEPLOYED,
  HOLDS,
  HOMES,
  has,
  mark,
  owns,
  placeOf,
  post,
  postedIn,
  setStep,
  slotOf,
  whereIs,
} from '../position.ts';
import { ATTACKER_DRAWS, DEFENDER_DRAWS, FARM, HILL, MARKERS, NO_MARKER, STREAM, WOODS } from '../tables.ts';
import {
  ARMY,
  CORPS,
  INFANTRY,
  isGun,
  LEADER,
  NO_CORPS,
  otherSide,
  SIDE,
  SIDES,
  TYPE,
  UNITS_OF,
  unitId,
} from '../units.ts';
import { chooserFor, seatsIn } from './control.ts';
import { publish, tellOwner } from './publishing.ts';

/** 6.2 Battle deployment: terrain, then the Defender's units, then the Attacker's. */

const slotNow = (s: State): number => slotOf(s, s[AT.fight]);
const unitsIn = (s: State, side: number): number[] =>
  [...UNITS_OF[side]].filter((unit) => whereIs(s, unit) === s[AT.fight]);

export function beginTerrain(s: State): void {
  s[AT.side] = attackerOf(s);
  s[AT.draws] = ATTACKER_DRAWS;
  setStep(s, 'terrain-next');
}

/** 6.21a: draws the next marker; false when all are placed. */
export function nextMarker(s: State, dice: Dice, tell: Tell): boolean {
  for (;;) {
    if (s[AT.draws] === 0) {
      if (s[AT.side] !== attackerOf(s)) return false;
      s[AT.side] = otherSide(s[AT.side]);
      s[AT.draws] = DEFENDER_DRAWS;
    }
    s[AT.draws]--;
    const kind = draw(s, dice);
    // 6.21r: the pool may be empty.
    if (kind === NO_MARKER) continue;
    const data = { side: SIDES[s[AT.side]], marker: MARKERS[kind], town: townId(s[AT.fight]) };
    if (tell !== null) tell({ type: 'marker-drawn', rule: '6.21a', data });
    if (kind === WOODS && !canHoldWoods(s)) {
      s[AT.aside + slotNow(s)]++;
      if (tell !== null) tell({ type: 'marker-aside', rule: '6.21s', data });
      continue;
    }
    s[AT.marker] = kind;
    s[AT.active] = chooserFor(s, s[AT.side], [s[AT.fight]]);
    setStep(s, 'terrain');
    return true;
  }
}

function draw(s: State, dice: Dice): number {
  let left = 0;
  for (let kind = WOODS; kind <= HILL; kind++) left += s[AT.pool + kind];
  if (left === 0) return NO_MARKER;
  let nth = left === 1 ? 1 : dice.roll(left);
  for (let kind = WOODS; kind <= HILL; kind++) {
    nth -= s[AT.pool + kind];
    if (nth > 0) continue;
    s[AT.pool + kind]--;
    return kind;
  }
  return NO_MARKER;
}

/** 6.21s: whether the side has units that are no guns for one more Woods position. */
function canHoldWoods(s: State): boolean {
  const slot = slotNow(s);
  const woods = HOME_PLACES.filter((place) => markerIn(s, slot, homeOf(s, s[AT.side], place)) === WOODS).length;
  return unitsIn(s, s[AT.side]).filter((unit) => !isGun(unit)).length > woods;
}

const freePlaces = (s: State): number[] =>
  HOME_PLACES.filter((place) => markerIn(s, slotNow(s), homeOf(s, s[AT.side], place)) === NO_MARKER);

export const terrainPhase: Phase<Action> = {
  name: 'terrain',
  rule: '6.21a',
  accepts: ['terrain'],
  seats: (s) => 1 << s[AT.active],
  pieces: () => [TABLE],
  choices: (s, _seat, piece) =>
    piece === TABLE ? freePlaces(s).map((place) => ({ type: 'terrain', position: place - 1 })) : [],
  refuse(s, _seat, action) {
    if (action.type !== 'terrain' || freePlaces(s).includes(action.position + 1)) return null;
    return refusal('6.21a', 'marker-needs-home', {
      position: POSITIONS[action.position],
      marker: MARKERS[s[AT.marker]],
    });
  },
  apply(s, _seat, action, _dice, tell) {
    if (action.type !== 'terrain') return;
    s[AT.markers + slotNow(s) * HOMES + homeOf(s, s[AT.side], action.position + 1)] = s[AT.marker];
    if (tell !== null) {
      const data = {
        side: SIDES[s[AT.side]],
        marker: MARKERS[s[AT.marker]],
        position: POSITIONS[action.position],
        town: townId(s[AT.fight]),
      };
      tell({ type: 'marker-placed', rule: '6.21a', data });
    }
    s[AT.marker] = NO_MARKER;
    setStep(s, 'terrain-next');
  },
};

/** 6.22a: the Defender first; 11.0f: of two Allied players the Anglo-Dutch. */
export function beginPosting(s: State, side: number): void {
  s[AT.side] = side;
  s[AT.active] = seatsIn(s, side, s[AT.fight])[0];
  setStep(s, 'posting');
}

const unposted = (s: State, seat: number): number[] =>
  unitsIn(s, s[AT.side]).filter((unit) => owns(s, seat, unit) && placeOf(s, unit) === 0);
/** 11.0f: blocks of the ally who posts after this seat; what they are is not known. */
function alliesToCome(s: State, seat: number): number {
  const seats = seatsIn(s, s[AT.side], s[AT.fight]);
  let count = 0;
  for (const later of seats.slice(seats.indexOf(seat) + 1)) count += blocksOfArmy(s, s[AT.fight], later);
  return count;
}

/** Why a unit may not be posted in a place: 6.21e, 6.22b, 6.23. */
function refusePost(s: State, seat: number, unit: number, place: number): Refusal | null {
  const data = { unit: unitId(unit), position: POSITIONS[place - 1] };
  if (isForward(place)) return refusal('6.22a', 'own-positions-only', data);
  const home = homeOf(s, s[AT.side], place);
  if (isHome(place)) {
    if (isGun(unit) && markerIn(s, slotNow(s), home) === WOODS) return refusal('6.21e', 'no-guns-in-woods', data);
    if (allyIsIn(s, seat, place)) return refusal('11.0f', 'ally-there', data);
    if (!keepsIntegrity(s, unit, place))
      return refusal(isWithLeader(s, unit, place) ? '6.23b' : '6.23a', 'one-corps', data);
  }
  return leavesNoHole(s, seat, unit, place) ? null : refusal('6.22b', 'no-empty-position', data);
}

/** 6.23a, 11.0d: an ally's hidden blocks are of another corps, whatever they are. */
function allyIsIn(s: State, seat: number, place: number): boolean {
  const own = unitsIn(s, s[AT.side]).filter((unit) => owns(s, seat, unit) && placeOf(s, unit) === place).length;
  return postedIn(s, slotNow(s), s[AT.side], place) > own;
}

/** 6.23: one corps to a position, two of the same army with its leader. */
function keepsIntegrity(s: State, unit: number, place: number): boolean {
  const there = [unit, ...unitsIn(s, s[AT.side]).filter((other) => other !== unit && placeOf(s, other) === place)];
  const corps = [...new Set(there.map((one) => CORPS[one]).filter((one) => one !== NO_CORPS))];
  if (corps.length <= 1) return true;
  const armies = new Set(there.filter((one) => CORPS[one] !== NO_CORPS).map((one) => ARMY[one]));
  return corps.length === 2 && armies.size === 1 && there.some((one) => TYPE[one] === LEADER && armies.has(ARMY[one]));
}

const isWithLeader = (s: State, unit: number, place: number): boolean =>
  unitsIn(s, s[AT.side]).some((one) => TYPE[one] === LEADER && (one === unit || placeOf(s, one) === place));

/** 6.22b: with this post no position is left for which the units still to come are too few, or the wrong ones. */
function leavesNoHole(s: State, seat: number, unit: number, place: number): boolean {
  const empty = HOME_PLACES.filter((home) => postedIn(s, slotNow(s), s[AT.side], home) === 0);
  const before = lacking(s, seat, empty, -1);
  const after = lacking(
    s,
    seat,
    empty.filter((home) => home !== place),
    unit,
  );
  return after.units <= before.units && after.forWoods <= before.forWoods;
}

/** What the units still to be posted, without one, lack to fill these positions. */
function lacking(s: State, seat: number, holes: readonly number[], without: number) {
  const rest = unposted(s, seat).filter((unit) => unit !== without);
  const woods = holes.filter((home) => markerIn(s, slotNow(s), homeOf(s, s[AT.side], home)) === WOODS);
  // 11.0d: the blocks of an ally who posts later may all be guns; so Woods are left to them only by one who has nobody else.
  const fit = rest.filter((unit) => !isGun(unit)).length;
  return {
    units: Math.max(0, holes.length - rest.length - alliesToCome(s, seat)),
    forWoods: Math.max(0, woods.length - fit),
  };
}

export const postingPhase: Phase<Action> = {
  name: 'posting',
  rule: '6.22a',
  accepts: ['post', 'hold', 'end'],
  seats: (s) => 1 << s[AT.active],
  pieces(s, seat) {
    const left = unposted(s, seat);
    if (left.length > 0) return left;
    return [TABLE, ...unitsIn(s, s[AT.side]).filter((unit) => owns(s, seat, unit) && mayHoldAtStart(s, unit))];
  },
  choices(s, seat, piece) {
    const left = unposted(s, seat);
    if (piece === TABLE) return left.length === 0 ? [{ type: 'end' }] : [];
    if (!owns(s, seat, piece)) return [];
    if (left.includes(piece)) {
      return [...HOME_PLACES, RESERVE]
        .filter((place) => refusePost(s, seat, piece, place) === null)
        .map((place) => ({ type: 'post', unit: piece, position: place - 1 }));
    }
    return left.length === 0 && mayHoldAtStart(s, piece) ? [{ type: 'hold', unit: piece }] : [];
  },
  refuse(s, seat, action) {
    if (action.type === 'end')
      return unposted(s, seat).length === 0
        ? null
        : refusal('6.22a', 'units-to-post', { units: unposted(s, seat).map(unitId) });
    if (action.type !== 'post' && action.type !== 'hold') return null;
    const { unit } = action;
    if (!owns(s, seat, unit) || !unitsIn(s, s[AT.side]).includes(unit))
      return refusal('6.22a', 'not-in-battle', { unit: unitId(unit) });
    if (action.type === 'post') {
      if (placeOf(s, unit) !== 0) return refusal('6.22a', 'is-posted', { unit: unitId(unit) });
      return refusePost(s, seat, unit, action.position + 1);
    }
    if (unposted(s, seat).length > 0)
      return refusal('6.22a', 'units-to-post', { units: unposted(s, seat).map(unitId) });
    if (mayHoldAtStart(s, unit)) return null;
    const onFarm = isHome(placeOf(s, unit)) && groundAt(s, unit) === FARM;
    return refusal(onFarm ? '6.21h' : '6.21o', 'cannot-hold', { unit: unitId(unit) });
  },
  apply(s, seat, action, _dice, tell) {
    if (action.type === 'post') {
      post(s, action.unit, action.position + 1);
      tellOwner(s, action.unit, tell, 'posted', '6.22a', { position: POSITIONS[action.position] });
    } else if (action.type === 'hold') {
      mark(s, action.unit, HOLDS);
      tellOwner(s, action.unit, tell, 'holds', '6.21o', {});
    } else endPosting(s, seat, tell);
  },
};

/** 6.21h, 6.21o: what can hold the ground of its position: infantry a Farm, anybody a Hill; one unit, once. */
export const canHold = (unit: number, marker: number): boolean =>
  marker === HILL || (marker === FARM && TYPE[unit] === INFANTRY);

const groundAt = (s: State, unit: number): number => markerIn(s, slotNow(s), homeOf(s, SIDE[unit], placeOf(s, unit)));

function mayHoldAtStart(s: State, unit: number): boolean {
  const place = placeOf(s, unit);
  // Of several battles only this one is being deployed.
  if (whereIs(s, unit) !== s[AT.fight] || !isHome(place) || !canHold(unit, groundAt(s, unit))) return false;
  return !unitsIn(s, SIDE[unit]).some((other) => placeOf(s, other) === place && has(s, other, HOLDS));
}

function endPosting(s: State, seat: number, tell: Tell): void {
  const seats = seatsIn(s, s[AT.side], s[AT.fight]);
  const next = seats[seats.indexOf(seat) + 1];
  publish(s, null);
  if (next !== undefined) {
    s[AT.active] = next;
    return;
  }
  if (tell !== null)
    tell({
      type: 'posted-all',
      rule: '6.22a',
      data: { side: SIDES[s[AT.side]], town: townId(s[AT.fight]) },
      closes: true,
    });
  setStep(s, 'posted');
}

/** 6.24b: both sides are posted: all units but those in reserve or in Woods are turned face up. */
export function revealBattle(s: State, tell: Tell): void {
  s[AT.battleStage + slotNow(s)] = DEPLOYED;
  publish(s, null);
  if (tell !== null)
    tell({ type: 'battle-revealed', rule: '6.24b', data: { town: townId(s[AT.fight]) }, reveals: true });
}

/** 6.21r, 6.21s: the markers of a battle that is over go back, Woods put aside too. */
export function returnMarkers(s: State, slot: number): void {
  s[AT.pool + WOODS] += s[AT.aside + slot];
  s[AT.aside + slot] = 0;
  for (let home = 0; home < HOMES; home++) {
    const kind = markerIn(s, slot, home);
    if (kind !== NO_MARKER) s[AT.pool + kind]++;
    s[AT.markers + slot * HOMES + home] = NO_MARKER;
  }
}

export const hasStream = (s: State, slot: number, homeA: number, homeB: number): boolean =>
  markerIn(s, slot, homeA) === STREAM || markerIn(s, slot, homeB) === STREAM;
