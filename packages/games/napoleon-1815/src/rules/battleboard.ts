import type { Dice, Refusal, Seat, Side, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal, TABLE } from '@hundred-days/kernel';
import { type Action, POSITIONS } from '../actions.ts';
import { HOME_PLACES, homeOf, isForward, isHome, markerIn, RESERVE } from '../places.ts';
import {
  attackerOf,
  blocksOfArmy,
  DEPLOYED,
  HOLDS,
  HOMES,
  has,
  mark,
  notHis,
  owns,
  placeOf,
  post,
  postedIn,
  setStep,
  slotOf,
  whereIs,
} from '../position.ts';
import { FARM, HILL, MARKERS, NO_MARKER, STREAM, WOODS } from '../tables.ts';
import { INFANTRY, isGun, LEADER, NO_CORPS, otherSide, SIDES } from '../units.ts';
import type { World } from '../world.ts';
import { chooserFor, seatsIn } from './control.ts';
import { publish, tellDone, tellOwner } from './publishing.ts';

/** 6.2 Battle deployment: terrain, then the Defender's units, then the Attacker's. */

const slotNow = (w: World, s: State): number => slotOf(w, s, s[w.at.fight]);
const unitsIn = (w: World, s: State, side: Side): number[] =>
  [...w.unitsOf[side]].filter((unit) => whereIs(w, s, unit) === s[w.at.fight]);

export function beginTerrain(w: World, s: State): void {
  s[w.at.side] = attackerOf(w, s);
  s[w.at.draws] = w.attackerDraws;
  setStep(w, s, 'terrain-next');
}

/** 6.21a: draws the next marker; false when all are placed. */
export function nextMarker(w: World, s: State, dice: Dice, tell: Tell): boolean {
  for (;;) {
    if (s[w.at.draws] === 0) {
      if (s[w.at.side] !== attackerOf(w, s)) return false;
      s[w.at.side] = otherSide(s[w.at.side]);
      s[w.at.draws] = w.defenderDraws;
    }
    s[w.at.draws]--;
    const kind = draw(w, s, dice);
    // 6.21r: the pool may be empty.
    if (kind === NO_MARKER) continue;
    const data = { side: SIDES[s[w.at.side]], marker: MARKERS[kind], town: w.townId(s[w.at.fight]) };
    if (tell !== null) tell({ type: 'marker-drawn', rule: '6.21a', data });
    if (kind === WOODS && !canHoldWoods(w, s)) {
      s[w.at.aside + slotNow(w, s)]++;
      if (tell !== null) tell({ type: 'marker-aside', rule: '6.21s', data });
      continue;
    }
    s[w.at.marker] = kind;
    s[w.at.active] = chooserFor(w, s, s[w.at.side], [s[w.at.fight]]);
    setStep(w, s, 'terrain');
    return true;
  }
}

function draw(w: World, s: State, dice: Dice): number {
  let left = 0;
  for (let kind = WOODS; kind <= HILL; kind++) left += s[w.at.pool + kind];
  if (left === 0) return NO_MARKER;
  let nth = left === 1 ? 1 : dice.roll(left);
  for (let kind = WOODS; kind <= HILL; kind++) {
    nth -= s[w.at.pool + kind];
    if (nth > 0) continue;
    s[w.at.pool + kind]--;
    return kind;
  }
  return NO_MARKER;
}

/** 6.21s: whether the side has units that are no guns for one more Woods position. */
function canHoldWoods(w: World, s: State): boolean {
  const slot = slotNow(w, s);
  const woods = HOME_PLACES.filter((place) => markerIn(w, s, slot, homeOf(w, s, s[w.at.side], place)) === WOODS).length;
  return unitsIn(w, s, s[w.at.side]).filter((unit) => !isGun(w, unit)).length > woods;
}

const freePlaces = (w: World, s: State): number[] =>
  HOME_PLACES.filter((place) => markerIn(w, s, slotNow(w, s), homeOf(w, s, s[w.at.side], place)) === NO_MARKER);

export const terrainPhase = (w: World): Stage<Action> => ({
  rule: '6.21a',
  accepts: ['terrain'],
  pieces: () => [TABLE],
  choices: (s, _seat, piece) =>
    piece === TABLE ? freePlaces(w, s).map((place) => ({ type: 'terrain', position: place - 1 })) : [],
  refuse(s, _seat, action) {
    if (action.type !== 'terrain' || freePlaces(w, s).includes(action.position + 1)) return null;
    return refusal('6.21a', 'marker-needs-home', {
      position: POSITIONS[action.position],
      marker: MARKERS[s[w.at.marker]],
    });
  },
  apply(s, _seat, action, _dice, tell) {
    if (action.type !== 'terrain') return;
    s[w.at.markers + slotNow(w, s) * HOMES + homeOf(w, s, s[w.at.side], action.position + 1)] = s[w.at.marker];
    if (tell !== null) {
      const data = {
        side: SIDES[s[w.at.side]],
        marker: MARKERS[s[w.at.marker]],
        position: POSITIONS[action.position],
        town: w.townId(s[w.at.fight]),
      };
      tell({ type: 'marker-placed', rule: '6.21a', data });
    }
    s[w.at.marker] = NO_MARKER;
    setStep(w, s, 'terrain-next');
  },
});

/** 6.22a: the Defender first; 11.0f: of two Allied players the Anglo-Dutch. */
export function beginPosting(w: World, s: State, side: Side): void {
  s[w.at.side] = side;
  s[w.at.active] = seatsIn(w, s, side, s[w.at.fight])[0];
  setStep(w, s, 'posting');
}

const unposted = (w: World, s: State, seat: Seat): number[] =>
  unitsIn(w, s, s[w.at.side]).filter((unit) => owns(w, s, seat, unit) && placeOf(w, s, unit) === 0);
/** 11.0f: blocks of the ally who posts after this seat; what they are is not known. */
function alliesToCome(w: World, s: State, seat: Seat): number {
  const seats = seatsIn(w, s, s[w.at.side], s[w.at.fight]);
  let count = 0;
  for (const later of seats.slice(seats.indexOf(seat) + 1)) count += blocksOfArmy(w, s, s[w.at.fight], later);
  return count;
}

/** Why a unit may not be posted in a place: 6.21e, 6.22b, 6.23. */
function refusePost(w: World, s: State, seat: Seat, unit: Unit, place: number): Refusal | null {
  const data = { unit: w.unitId(unit), position: POSITIONS[place - 1] };
  if (isForward(place)) return refusal('6.22a', 'own-positions-only', data);
  const home = homeOf(w, s, s[w.at.side], place);
  if (isHome(place)) {
    if (isGun(w, unit) && markerIn(w, s, slotNow(w, s), home) === WOODS)
      return refusal('6.21e', 'no-guns-in-woods', data);
    if (allyIsIn(w, s, seat, place)) return refusal('6.23a', 'ally-there', data);
    if (!keepsIntegrity(w, s, unit, place))
      return refusal(isWithLeader(w, s, unit, place) ? '6.23b' : '6.23a', 'one-corps', data);
  }
  return leavesNoHole(w, s, seat, unit, place) ? null : refusal('6.22b', 'no-empty-position', data);
}

/** 6.23a, 11.0d: an ally's hidden blocks are of another corps, whatever they are. */
function allyIsIn(w: World, s: State, seat: Seat, place: number): boolean {
  const own = unitsIn(w, s, s[w.at.side]).filter(
    (unit) => owns(w, s, seat, unit) && placeOf(w, s, unit) === place,
  ).length;
  return postedIn(w, s, slotNow(w, s), s[w.at.side], place) > own;
}

/** 6.23: one corps to a position, two of the same army with its leader. */
function keepsIntegrity(w: World, s: State, unit: Unit, place: number): boolean {
  const there = [
    unit,
    ...unitsIn(w, s, s[w.at.side]).filter((other) => other !== unit && placeOf(w, s, other) === place),
  ];
  const corps = [...new Set(there.map((one) => w.corps[one]).filter((one) => one !== NO_CORPS))];
  if (corps.length <= 1) return true;
  const armies = new Set(there.filter((one) => w.corps[one] !== NO_CORPS).map((one) => w.army[one]));
  return (
    corps.length === 2 && armies.size === 1 && there.some((one) => w.type[one] === LEADER && armies.has(w.army[one]))
  );
}

const isWithLeader = (w: World, s: State, unit: Unit, place: number): boolean =>
  unitsIn(w, s, s[w.at.side]).some((one) => w.type[one] === LEADER && (one === unit || placeOf(w, s, one) === place));

/** 6.22b: with this post no position is left for which the units still to come are too few, or the wrong ones. */
function leavesNoHole(w: World, s: State, seat: Seat, unit: Unit, place: number): boolean {
  const empty = HOME_PLACES.filter((home) => postedIn(w, s, slotNow(w, s), s[w.at.side], home) === 0);
  const before = lacking(w, s, seat, empty, -1);
  const after = lacking(
    w,
    s,
    seat,
    empty.filter((home) => home !== place),
    unit,
  );
  return after.units <= before.units && after.forWoods <= before.forWoods;
}

/** What the units still to be posted, without one, lack to fill these positions. */
function lacking(w: World, s: State, seat: Seat, holes: readonly number[], without: number) {
  const rest = unposted(w, s, seat).filter((unit) => unit !== without);
  const woods = holes.filter((home) => markerIn(w, s, slotNow(w, s), homeOf(w, s, s[w.at.side], home)) === WOODS);
  // 11.0d: the blocks of an ally who posts later may all be guns; so Woods are left to them only by one who has nobody else.
  const fit = rest.filter((unit) => !isGun(w, unit)).length;
  return {
    units: Math.max(0, holes.length - rest.length - alliesToCome(w, s, seat)),
    forWoods: Math.max(0, woods.length - fit),
  };
}

export const postingPhase = (w: World): Stage<Action> => ({
  rule: '6.22a',
  accepts: ['post', 'hold', 'end'],
  pieces(s, seat) {
    const left = unposted(w, s, seat);
    if (left.length > 0) return left;
    return [
      TABLE,
      ...unitsIn(w, s, s[w.at.side]).filter((unit) => owns(w, s, seat, unit) && mayHoldAtStart(w, s, unit)),
    ];
  },
  choices(s, seat, piece) {
    const left = unposted(w, s, seat);
    if (piece === TABLE) return left.length === 0 ? [{ type: 'end' }] : [];
    if (!owns(w, s, seat, piece)) return [];
    if (left.includes(piece)) {
      return [...HOME_PLACES, RESERVE]
        .filter((place) => refusePost(w, s, seat, piece, place) === null)
        .map((place) => ({ type: 'post', unit: piece, position: place - 1 }));
    }
    return left.length === 0 && mayHoldAtStart(w, s, piece) ? [{ type: 'hold', unit: piece }] : [];
  },
  refuse(s, seat, action) {
    if (action.type === 'end')
      return unposted(w, s, seat).length === 0
        ? null
        : refusal('6.22a', 'units-to-post', { units: unposted(w, s, seat).map(w.unitId) });
    if (action.type !== 'post' && action.type !== 'hold') return null;
    const { unit } = action;
    if (!owns(w, s, seat, unit) || !unitsIn(w, s, s[w.at.side]).includes(unit))
      return refusal(notHis(w, s, seat, unit, '6.22a'), 'not-in-battle', { unit: w.unitId(unit) });
    if (action.type === 'post') {
      if (placeOf(w, s, unit) !== 0) return refusal('6.22a', 'is-posted', { unit: w.unitId(unit) });
      return refusePost(w, s, seat, unit, action.position + 1);
    }
    if (unposted(w, s, seat).length > 0)
      return refusal('6.22a', 'units-to-post', { units: unposted(w, s, seat).map(w.unitId) });
    if (mayHoldAtStart(w, s, unit)) return null;
    const onFarm = isHome(placeOf(w, s, unit)) && groundAt(w, s, unit) === FARM;
    return refusal(onFarm ? '6.21h' : '6.21o', 'cannot-hold', { unit: w.unitId(unit) });
  },
  apply(s, seat, action, _dice, tell) {
    if (action.type === 'post') {
      post(w, s, action.unit, action.position + 1);
      tellOwner(w, s, action.unit, tell, 'posted', '6.22a', { position: POSITIONS[action.position] });
    } else if (action.type === 'hold') {
      mark(w, s, action.unit, HOLDS);
      tellOwner(w, s, action.unit, tell, 'holds', '6.21o', {});
    } else endPosting(w, s, seat, tell);
  },
});

/** 6.21h, 6.21o: what can hold the ground of its position: infantry a Farm, anybody a Hill; one unit, once. */
export const canHold = (w: World, unit: Unit, marker: number): boolean =>
  marker === HILL || (marker === FARM && w.type[unit] === INFANTRY);

const groundAt = (w: World, s: State, unit: Unit): number =>
  markerIn(w, s, slotNow(w, s), homeOf(w, s, w.side[unit], placeOf(w, s, unit)));

function mayHoldAtStart(w: World, s: State, unit: Unit): boolean {
  const place = placeOf(w, s, unit);
  // Of several battles only this one is being deployed.
  if (whereIs(w, s, unit) !== s[w.at.fight] || !isHome(place) || !canHold(w, unit, groundAt(w, s, unit))) return false;
  return !unitsIn(w, s, w.side[unit]).some((other) => placeOf(w, s, other) === place && has(w, s, other, HOLDS));
}

function endPosting(w: World, s: State, seat: Seat, tell: Tell): void {
  const seats = seatsIn(w, s, s[w.at.side], s[w.at.fight]);
  const next = seats[seats.indexOf(seat) + 1];
  publish(w, s, null);
  if (next !== undefined) {
    // His blocks are seen now, by the enemy and by the ally who goes on from them.
    tellDone(w, s, seat, 'posted-army', tell);
    s[w.at.active] = next;
    return;
  }
  if (tell !== null)
    tell({
      type: 'posted-all',
      rule: '6.22a',
      data: { side: SIDES[s[w.at.side]], town: w.townId(s[w.at.fight]) },
      closes: true,
    });
  setStep(w, s, 'posted');
}

/** 6.24b: both sides are posted: all units but those in reserve or in Woods are turned face up. */
export function revealBattle(w: World, s: State, tell: Tell): void {
  s[w.at.battleStage + slotNow(w, s)] = DEPLOYED;
  publish(w, s, null);
  if (tell !== null)
    tell({ type: 'battle-revealed', rule: '6.24b', data: { town: w.townId(s[w.at.fight]) }, reveals: true });
}

/** 6.21r, 6.21s: the markers of a battle that is over go back, Woods put aside too. */
export function returnMarkers(w: World, s: State, slot: number): void {
  s[w.at.pool + WOODS] += s[w.at.aside + slot];
  s[w.at.aside + slot] = 0;
  for (let home = 0; home < HOMES; home++) {
    const kind = markerIn(w, s, slot, home);
    if (kind !== NO_MARKER) s[w.at.pool + kind]++;
    s[w.at.markers + slot * HOMES + home] = NO_MARKER;
  }
}

export const hasStream = (w: World, s: State, slot: number, homeA: number, homeB: number): boolean =>
  markerIn(w, s, slot, homeA) === STREAM || markerIn(w, s, slot, homeB) === STREAM;
