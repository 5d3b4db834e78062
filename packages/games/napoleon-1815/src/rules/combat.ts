import type { Dice, Place, Refusal, Seat, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal, TABLE } from '@hundred-days/kernel';
import { type Action, type ActionType, POSITIONS, TARGETS } from '../actions.ts';
import { homeOf, isEngaged, isHeldUnseen, isHome, markerIn } from '../places.ts';
import {
  attackerOf,
  FIRED,
  HOLDS,
  has,
  hiddenBattleField,
  IDLE_OUT,
  mark,
  notHis,
  onMap,
  ownerOf,
  owns,
  placeOf,
  SPENT,
  SQUARE,
  STEPPED,
  setStep,
  slotOf,
  unmark,
  whereIs,
} from '../position.ts';
import { FARM, HILL, WOODS } from '../tables.ts';
import { ARMIES_OF, HORSE, INFANTRY, isGun, LEADER, SIDES } from '../units.ts';
import type { World } from '../world.ts';
import { canHold } from './battleboard.ts';
import { noteBusy, placesFor, refuseShift, settle, shift } from './battlemoves.ts';
import { handOver, noteAction, seatsIn } from './control.ts';
import { refuges } from './fights.ts';
import { fire, refuseFire } from './fire.ts';
import { LINE } from './hits.ts';
import { breakSquare } from './losses.ts';
import { HOLDER, isShownOpen, SHELTERED } from './openness.ts';
import { hasOpened, publish, tellOwner } from './publishing.ts';
import { refuseRoad, retreat } from './retreats.ts';
import { attritionOf, wearDown } from './rout.ts';

/** 6.3 The Combat step: each unit moves, or fires, or retreats, or does something of its own, in any order. */

const inBattle = (w: World, s: State, unit: Unit): boolean =>
  whereIs(w, s, unit) === s[w.at.fight] && placeOf(w, s, unit) > 0;
const groundOf = (w: World, s: State, unit: Unit): number =>
  markerIn(w, s, slotOf(w, s, whereIs(w, s, unit)), homeOf(w, s, w.side[unit], placeOf(w, s, unit)));
/** Has done nothing yet in this Battle Turn. */
const isFresh = (w: World, s: State, unit: Unit): boolean => !has(w, s, unit, SPENT | FIRED | STEPPED);

/** 6.7d: the Attacker may do nothing but leave. */
export const mustLeave = (w: World, s: State): boolean =>
  s[w.at.side] === attackerOf(w, s) && s[w.at.battleIdle + slotOf(w, s, s[w.at.fight])] === IDLE_OUT;

/** 6.5a to 6.5f */
function refuseSquare(w: World, s: State, unit: Unit): Refusal | null {
  const data = { unit: w.unitId(unit) };
  if (w.type[unit] !== INFANTRY) return refusal('6.5a', 'infantry-only', data);
  if (has(w, s, unit, SQUARE)) return refusal('6.5a', 'is-square', data);
  if (!isFresh(w, s, unit)) return refusal('6.5a', 'has-acted', data);
  if (!isHome(placeOf(w, s, unit))) return refusal('6.5c', 'home-positions-only', data);
  if (groundOf(w, s, unit) === WOODS) return refusal('6.5e', 'no-square-in-woods', data);
  return has(w, s, unit, HOLDS) && groundOf(w, s, unit) === FARM ? refusal('6.5f', 'no-square-in-farm', data) : null;
}

function refuseUnsquare(w: World, s: State, unit: Unit): Refusal | null {
  if (!has(w, s, unit, SQUARE)) return refusal('6.5a', 'no-square', { unit: w.unitId(unit) });
  return isFresh(w, s, unit) ? null : refusal('6.5a', 'has-acted', { unit: w.unitId(unit) });
}

/** 6.52a */
function refuseShelter(w: World, s: State, unit: Unit, host: number): Refusal | null {
  const data = { unit: w.unitId(unit), other: w.unitId(host) };
  if (w.type[unit] !== LEADER && !isGun(w, unit)) return refusal('6.52a', 'leaders-and-guns', data);
  if (s[w.at.host + unit] > 0) return refusal('6.52a', 'is-sheltered', data);
  if (!isFresh(w, s, unit)) return refusal('6.52a', 'has-acted', data);
  const same = w.side[host] === w.side[unit] && inBattle(w, s, host) && placeOf(w, s, host) === placeOf(w, s, unit);
  // FOG-19: an ally's hidden square has no name to be called by.
  const own = ownerOf(w, s, w.army[host]) === ownerOf(w, s, w.army[unit]);
  const known = (own || isShownOpen(w, s, host)) && !hasHiddenGuest(w, s, unit);
  if (!same || !known || !has(w, s, host, SQUARE)) return refusal('6.52a', 'no-square-there', data);
  return w.unitsOf[w.side[unit]].some((guest) => s[w.at.host + guest] === host + 1)
    ? refusal('6.52a', 'square-is-full', data)
    : null;
}

/** FOG-15: in whose square an ally's hidden block shelters is not told; so none there is known to be free, not an own one. */
function hasHiddenGuest(w: World, s: State, unit: Unit): boolean {
  const isGuest = (other: number): boolean =>
    s[w.at.shownHost + other] > 0 &&
    ownerOf(w, s, w.army[other]) !== ownerOf(w, s, w.army[unit]) &&
    !isShownOpen(w, s, other);
  const guests = w.unitsOf[w.side[unit]].filter(
    (other) => isGuest(other) && inBattle(w, s, other) && placeOf(w, s, other) === placeOf(w, s, unit),
  );
  return guests.length + hiddenMarks(w, s, unit, SHELTERED) > 0;
}

/** In a viewer's position: hidden blocks of his ally with a mark, in the position of a unit. */
function hiddenMarks(w: World, s: State, unit: Unit, shape: number): number {
  const slot = slotOf(w, s, whereIs(w, s, unit));
  return ARMIES_OF[w.side[unit]].reduce(
    (sum, army) => sum + s[hiddenBattleField(w, slot, placeOf(w, s, unit), army, shape)],
    0,
  );
}

/** In a viewer's position: whether a hidden block of his ally holds the ground of a unit's position, in a square or not. */
const isHeldHidden = (w: World, s: State, unit: Unit): boolean =>
  hiddenMarks(w, s, unit, HOLDER) > 0 ||
  isHeldUnseen(w, s, slotOf(w, s, whereIs(w, s, unit)), homeOf(w, s, w.side[unit], placeOf(w, s, unit)));

/** Who holds the ground of a unit's position, of either side; -1 for nobody. */
function holderOf(w: World, s: State, unit: Unit): number {
  const home = homeOf(w, s, w.side[unit], placeOf(w, s, unit));
  for (const side of [0, 1]) {
    for (const other of w.unitsOf[side]) {
      if (inBattle(w, s, other) && has(w, s, other, HOLDS) && homeOf(w, s, side, placeOf(w, s, other)) === home)
        return other;
    }
  }
  return -1;
}

/** 6.21p, 6.21q: a free exchange with a friend, or ground that nobody holds. */
function refuseHold(w: World, s: State, unit: Unit): Refusal | null {
  const data = { unit: w.unitId(unit) };
  const ground = groundOf(w, s, unit);
  if (ground !== FARM && ground !== HILL) return refusal('6.21o', 'nothing-to-hold', data);
  if (!canHold(w, unit, ground)) return refusal('6.21h', 'infantry-only', data);
  if (has(w, s, unit, SQUARE) || s[w.at.host + unit] > 0) return refusal('6.5f', 'break-square-first', data);
  const holder = holderOf(w, s, unit);
  const isExchange = holder >= 0 && w.side[holder] === w.side[unit];
  // 11.0e: an ally's holder is not this player's to move, whether he lies open or not.
  const isAllys = isExchange && ownerOf(w, s, w.army[holder]) !== ownerOf(w, s, w.army[unit]);
  if (isAllys || isHeldHidden(w, s, unit)) return refusal('11.0e', 'cannot-hold', data);
  if (!isFresh(w, s, unit)) return refusal(isExchange ? '6.21p' : '6.21q', 'has-acted', data);
  if (holder === unit) return refusal('6.21p', 'holds-already', data);
  if (holder < 0) return null;
  if (!isExchange) return refusal('6.21q', 'enemy-holds', { ...data, other: w.unitId(holder) });
  return isFresh(w, s, holder) ? null : refusal('6.21p', 'has-acted', { ...data, unit: w.unitId(holder) });
}

/** 7.0a, 6.5h: why a unit may not leave the battle now, or null. */
function refuseLeave(w: World, s: State, unit: Unit): Refusal | null {
  const data = { unit: w.unitId(unit) };
  if (!isFresh(w, s, unit)) return refusal('7.0a', 'has-acted', data);
  if (has(w, s, unit, SQUARE)) return refusal('6.5h', 'break-square-first', data);
  return s[w.at.host + unit] > 0 ? refusal('6.52g', 'is-sheltered', data) : null;
}

/** All a unit may do now. */
function choicesOf(w: World, s: State, unit: Unit): Action[] {
  const found: Action[] = [];
  if (refuseLeave(w, s, unit) === null) {
    for (const town of refuges(w, s, w.side[unit], s[w.at.fight])) found.push({ type: 'retreat', unit, town });
  }
  if (mustLeave(w, s)) return found;
  for (const place of placesFor(w, s, unit)) found.push({ type: 'shift', unit, position: place - 1 });
  for (let target = 0; target < TARGETS.length; target++)
    if (refuseFire(w, s, unit, target) === null) found.push({ type: 'fire', unit, target });
  if (refuseSquare(w, s, unit) === null) found.push({ type: 'square', unit });
  if (refuseUnsquare(w, s, unit) === null) found.push({ type: 'unsquare', unit });
  if (refuseUnshelter(w, s, unit) === null) found.push({ type: 'unshelter', unit });
  if (refuseHold(w, s, unit) === null) found.push({ type: 'hold', unit });
  if (w.type[unit] === LEADER || isGun(w, unit)) {
    for (const host of w.unitsOf[w.side[unit]])
      if (has(w, s, host, SQUARE) && refuseShelter(w, s, unit, host) === null)
        found.push({ type: 'shelter', unit, host });
  }
  return found;
}

function refuseUnshelter(w: World, s: State, unit: Unit): Refusal | null {
  if (s[w.at.host + unit] === 0) return refusal('6.52g', 'not-sheltered', { unit: w.unitId(unit) });
  return isFresh(w, s, unit) ? null : refusal('6.52g', 'has-acted', { unit: w.unitId(unit) });
}

const ACTS: readonly ActionType[] = [
  'shift',
  'fire',
  'square',
  'unsquare',
  'shelter',
  'unshelter',
  'hold',
  'retreat',
  'end',
];

export const combatPhase = (w: World): Stage<Action> => ({
  rule: '6.3a',
  accepts: ACTS,
  pieces(s, seat) {
    const pieces: number[] = refuseEnd(w, s, seat) === null ? [TABLE] : [];
    for (const unit of w.unitsOf[s[w.at.side]]) {
      if (owns(w, s, seat, unit) && inBattle(w, s, unit) && choicesOf(w, s, unit).length > 0) pieces.push(unit);
    }
    return pieces;
  },
  choices(s, seat, piece) {
    if (piece === TABLE) return refuseEnd(w, s, seat) === null ? [{ type: 'end' }] : [];
    return owns(w, s, seat, piece) && inBattle(w, s, piece) ? choicesOf(w, s, piece) : [];
  },
  refuse: (s, seat, action) => refuseInCombat(w, s, seat, action),
  // About the town itself: why it does not fight there.
  whyNot: (s, seat, unit, town) =>
    refuseInCombat(
      w,
      s,
      seat,
      town === s[w.at.fight] ? { type: 'fire', unit, target: LINE } : { type: 'retreat', unit, town },
    ),
  apply(s, _seat, action, dice, tell) {
    if (action.type === 'end') {
      // FOG-13: what was done is shown to the ally too before he goes on.
      publish(w, s, tell);
      const side = SIDES[s[w.at.side]];
      if (tell !== null)
        tell({ type: 'combat-ended', rule: 'FOG-13', data: { side, town: w.townId(s[w.at.fight]) }, closes: true });
      if (handOver(w, s, seatsIn(w, s, s[w.at.side], s[w.at.fight]))) setStep(w, s, 'combat-done');
      return;
    }
    if (!('unit' in action)) return;
    noteAction(w, s);
    act(w, s, action, dice, tell);
  },
});

function refuseInCombat(w: World, s: State, seat: Seat, action: Action): Refusal | null {
  if (action.type === 'end') return refuseEnd(w, s, seat);
  if (!('unit' in action)) return null;
  if (!owns(w, s, seat, action.unit) || !inBattle(w, s, action.unit))
    return refusal(notHis(w, s, seat, action.unit, '6.3a'), 'not-in-battle', {
      unit: w.unitId(action.unit),
      town: w.townId(s[w.at.fight]),
    });
  if (mustLeave(w, s) && action.type !== 'retreat')
    return refusal('6.7d', 'must-leave', { unit: w.unitId(action.unit) });
  return refuseAct(w, s, action);
}

/** 6.7d: as long as a unit can be retreated the Attacker of a stalemate has to. */
function refuseEnd(w: World, s: State, seat: Seat): Refusal | null {
  // The roads are the same for all of them.
  if (!mustLeave(w, s) || refuges(w, s, s[w.at.side], s[w.at.fight]).length === 0) return null;
  const stuck = w.unitsOf[s[w.at.side]].find(
    (unit) => owns(w, s, seat, unit) && inBattle(w, s, unit) && refuseLeave(w, s, unit) === null,
  );
  return stuck === undefined ? null : refusal('6.7d', 'must-leave', { unit: w.unitId(stuck) });
}

function refuseAct(w: World, s: State, action: Extract<Action, { readonly unit: Unit }>): Refusal | null {
  switch (action.type) {
    case 'shift':
      return refuseShift(w, s, action.unit, action.position + 1);
    case 'fire':
      return refuseFire(w, s, action.unit, action.target);
    case 'square':
      return refuseSquare(w, s, action.unit);
    case 'unsquare':
      return refuseUnsquare(w, s, action.unit);
    case 'shelter':
      return refuseShelter(w, s, action.unit, action.host);
    case 'unshelter':
      return refuseUnshelter(w, s, action.unit);
    case 'hold':
      return refuseHold(w, s, action.unit);
    case 'retreat':
      return refuseLeave(w, s, action.unit) ?? refuseRoad(w, s, action.unit, action.town);
    default:
      return null;
  }
}

function act(w: World, s: State, action: Extract<Action, { readonly unit: Unit }>, dice: Dice, tell: Tell): void {
  const { unit } = action;
  if (action.type === 'fire') {
    fire(w, s, unit, action.target, dice, tell);
    return;
  }
  if (action.type === 'shift') {
    const from = POSITIONS[placeOf(w, s, unit) - 1];
    shift(w, s, unit, action.position + 1);
    const data = { town: w.townId(s[w.at.fight]), from, to: POSITIONS[action.position] };
    tellOwner(w, s, unit, tell, 'shifted-own', '6.32f', data);
  } else if (action.type === 'retreat') leave(w, s, unit, action.town, tell);
  else if (action.type === 'hold') hold(w, s, unit, tell);
  else if (action.type === 'shelter') {
    s[w.at.host + unit] = action.host + 1;
    mark(w, s, unit, SPENT);
    tellOwner(w, s, unit, tell, 'sheltered', '6.52a', {});
  } else {
    if (action.type === 'square') mark(w, s, unit, SQUARE);
    if (action.type === 'unsquare') breakSquare(w, s, unit);
    if (action.type === 'unshelter') s[w.at.host + unit] = 0;
    mark(w, s, unit, SPENT);
    const leaves = action.type === 'unshelter';
    const told = leaves ? 'unsheltered' : action.type === 'square' ? 'square' : 'unsquare';
    tellOwner(w, s, unit, tell, told, leaves ? '6.52g' : '6.5a', {});
  }
  if (hasOpened(w, s)) publish(w, s, tell);
  settle(w, s, tell);
}

/** 7.0b: who is engaged takes attrition first; whom that eliminates uses no road (7.41d). */
function leave(w: World, s: State, unit: Unit, town: Place, tell: Tell): void {
  noteBusy(w, s);
  // FOG-13: what it loses is shown with the Retreat.
  if (isEngaged(w, s, unit)) wearDown(w, s, unit, attritionOf(w, s, unit), '7.0b', tell, false);
  if (onMap(w, s, unit)) retreat(w, s, unit, town, '7.0a', tell);
}

/** 6.21p: an exchange is no action; 6.21q: taking empty ground is the unit's whole Battle Turn, horse artillery apart. */
function hold(w: World, s: State, unit: Unit, tell: Tell): void {
  const holder = holderOf(w, s, unit);
  if (holder >= 0) unmark(w, s, holder, HOLDS);
  else mark(w, s, unit, w.type[unit] === HORSE ? STEPPED : SPENT);
  mark(w, s, unit, HOLDS);
  tellOwner(w, s, unit, tell, 'holds', holder >= 0 ? '6.21p' : '6.21q', {});
}
