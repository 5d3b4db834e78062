import { type Dice, type Phase, type Refusal, refusal, type State, TABLE, type Tell } from '@hundred-days/kernel';
import { type Action, type ActionType, POSITIONS, TARGETS } from '../actions.ts';
import { townId } from '../board.ts';
import { homeOf, isEngaged, isHeldUnseen, isHome, markerIn } from '../places.ts';
import {
  AT,
  attackerOf,
  FIRED,
  HOLDS,
  has,
  hiddenBattleField,
  IDLE_OUT,
  mark,
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
import { ARMIES_OF, ARMY, HORSE, INFANTRY, isGun, LEADER, SIDE, SIDES, TYPE, UNITS_OF, unitId } from '../units.ts';
import { canHold } from './battleboard.ts';
import { noteBusy, placesFor, refuseShift, settle, shift } from './battlemoves.ts';
import { handOver, noteAction, seatsIn } from './control.ts';
import { refuges } from './fights.ts';
import { fire, refuseFire } from './fire.ts';
import { breakSquare } from './losses.ts';
import { HOLDER, isShownOpen, SHELTERED } from './openness.ts';
import { hasOpened, publish, tellOwner } from './publishing.ts';
import { refuseRoad, retreat } from './retreats.ts';
import { attritionOf, wearDown } from './rout.ts';

/** 6.3 The Combat step: each unit moves, or fires, or retreats, or does something of its own, in any order. */

const inBattle = (s: State, unit: number): boolean => whereIs(s, unit) === s[AT.fight] && placeOf(s, unit) > 0;
const groundOf = (s: State, unit: number): number =>
  markerIn(s, slotOf(s, whereIs(s, unit)), homeOf(s, SIDE[unit], placeOf(s, unit)));
/** Has done nothing yet in this Battle Turn. */
const isFresh = (s: State, unit: number): boolean => !has(s, unit, SPENT | FIRED | STEPPED);

/** 6.7d: the Attacker may do nothing but leave. */
export const mustLeave = (s: State): boolean =>
  s[AT.side] === attackerOf(s) && s[AT.battleIdle + slotOf(s, s[AT.fight])] === IDLE_OUT;

/** 6.5a to 6.5f */
function refuseSquare(s: State, unit: number): Refusal | null {
  const data = { unit: unitId(unit) };
  if (TYPE[unit] !== INFANTRY) return refusal('6.5a', 'infantry-only', data);
  if (has(s, unit, SQUARE)) return refusal('6.5a', 'is-square', data);
  if (!isFresh(s, unit)) return refusal('6.5a', 'has-acted', data);
  if (!isHome(placeOf(s, unit))) return refusal('6.5c', 'home-positions-only', data);
  if (groundOf(s, unit) === WOODS) return refusal('6.5e', 'no-square-in-woods', data);
  return has(s, unit, HOLDS) && groundOf(s, unit) === FARM ? refusal('6.5f', 'no-square-in-farm', data) : null;
}

function refuseUnsquare(s: State, unit: number): Refusal | null {
  if (!has(s, unit, SQUARE)) return refusal('6.5a', 'no-square', { unit: unitId(unit) });
  return isFresh(s, unit) ? null : refusal('6.5a', 'has-acted', { unit: unitId(unit) });
}

/** 6.52a */
function refuseShelter(s: State, unit: number, host: number): Refusal | null {
  const data = { unit: unitId(unit), other: unitId(host) };
  if (TYPE[unit] !== LEADER && !isGun(unit)) return refusal('6.52a', 'leaders-and-guns', data);
  if (s[AT.host + unit] > 0) return refusal('6.52a', 'is-sheltered', data);
  if (!isFresh(s, unit)) return refusal('6.52a', 'has-acted', data);
  const same = SIDE[host] === SIDE[unit] && inBattle(s, host) && placeOf(s, host) === placeOf(s, unit);
  // FOG-19: an ally's hidden square has no name to be called by.
  const own = ownerOf(s, ARMY[host]) === ownerOf(s, ARMY[unit]);
  const known = (own || isShownOpen(s, host)) && !hasHiddenGuest(s, unit);
  if (!same || !known || !has(s, host, SQUARE)) return refusal('6.52a', 'no-square-there', data);
  return UNITS_OF[SIDE[unit]].some((guest) => s[AT.host + guest] === host + 1)
    ? refusal('6.52a', 'square-is-full', data)
    : null;
}

/** FOG-15: in whose square an ally's hidden block shelters is not told; so none there is known to be free, not an own one. */
function hasHiddenGuest(s: State, unit: number): boolean {
  const isGuest = (other: number): boolean =>
    s[AT.shownHost + other] > 0 && ownerOf(s, ARMY[other]) !== ownerOf(s, ARMY[unit]) && !isShownOpen(s, other);
  const guests = UNITS_OF[SIDE[unit]].filter(
    (other) => isGuest(other) && inBattle(s, other) && placeOf(s, other) === placeOf(s, unit),
  );
  return guests.length + hiddenMarks(s, unit, SHELTERED) > 0;
}

/** In a viewer's position: hidden blocks of his ally with a mark, in the position of a unit. */
function hiddenMarks(s: State, unit: number, shape: number): number {
  const slot = slotOf(s, whereIs(s, unit));
  return ARMIES_OF[SIDE[unit]].reduce(
    (sum, army) => sum + s[hiddenBattleField(slot, placeOf(s, unit), army, shape)],
    0,
  );
}

/** In a viewer's position: whether a hidden block of his ally holds the ground of a unit's position, in a square or not. */
const isHeldHidden = (s: State, unit: number): boolean =>
  hiddenMarks(s, unit, HOLDER) > 0 ||
  isHeldUnseen(s, slotOf(s, whereIs(s, unit)), homeOf(s, SIDE[unit], placeOf(s, unit)));

/** Who holds the ground of a unit's position, of either side; -1 for nobody. */
function holderOf(s: State, unit: number): number {
  const home = homeOf(s, SIDE[unit], placeOf(s, unit));
  for (const side of [0, 1]) {
    for (const other of UNITS_OF[side]) {
      if (inBattle(s, other) && has(s, other, HOLDS) && homeOf(s, side, placeOf(s, other)) === home) return other;
    }
  }
  return -1;
}

/** 6.21p, 6.21q: a free exchange with a friend, or ground that nobody holds. */
function refuseHold(s: State, unit: number): Refusal | null {
  const data = { unit: unitId(unit) };
  const ground = groundOf(s, unit);
  if (ground !== FARM && ground !== HILL) return refusal('6.21o', 'nothing-to-hold', data);
  if (!canHold(unit, ground)) return refusal('6.21h', 'infantry-only', data);
  if (has(s, unit, SQUARE) || s[AT.host + unit] > 0) return refusal('6.5f', 'break-square-first', data);
  const holder = holderOf(s, unit);
  const isExchange = holder >= 0 && SIDE[holder] === SIDE[unit];
  // 11.0e: an ally's holder is not this player's to move, whether he lies open or not.
  const isAllys = isExchange && ownerOf(s, ARMY[holder]) !== ownerOf(s, ARMY[unit]);
  if (isAllys || isHeldHidden(s, unit)) return refusal('11.0e', 'cannot-hold', data);
  if (!isFresh(s, unit)) return refusal(isExchange ? '6.21p' : '6.21q', 'has-acted', data);
  if (holder === unit) return refusal('6.21p', 'holds-already', data);
  if (holder < 0) return null;
  if (!isExchange) return refusal('6.21q', 'enemy-holds', { ...data, other: unitId(holder) });
  return isFresh(s, holder) ? null : refusal('6.21p', 'has-acted', { ...data, unit: unitId(holder) });
}

/** 7.0a, 6.5h: why a unit may not leave the battle now, or null. */
function refuseLeave(s: State, unit: number): Refusal | null {
  const data = { unit: unitId(unit) };
  if (!isFresh(s, unit)) return refusal('7.0a', 'has-acted', data);
  if (has(s, unit, SQUARE)) return refusal('6.5h', 'break-square-first', data);
  return s[AT.host + unit] > 0 ? refusal('6.52g', 'is-sheltered', data) : null;
}

/** All a unit may do now. */
function choicesOf(s: State, unit: number): Action[] {
  const found: Action[] = [];
  if (refuseLeave(s, unit) === null) {
    for (const town of refuges(s, SIDE[unit], s[AT.fight])) found.push({ type: 'retreat', unit, town });
  }
  if (mustLeave(s)) return found;
  for (const place of placesFor(s, unit)) found.push({ type: 'shift', unit, position: place - 1 });
  for (let target = 0; target < TARGETS.length; target++)
    if (refuseFire(s, unit, target) === null) found.push({ type: 'fire', unit, target });
  if (refuseSquare(s, unit) === null) found.push({ type: 'square', unit });
  if (refuseUnsquare(s, unit) === null) found.push({ type: 'unsquare', unit });
  if (refuseUnshelter(s, unit) === null) found.push({ type: 'unshelter', unit });
  if (refuseHold(s, unit) === null) found.push({ type: 'hold', unit });
  if (TYPE[unit] === LEADER || isGun(unit)) {
    for (const host of UNITS_OF[SIDE[unit]])
      if (refuseShelter(s, unit, host) === null) found.push({ type: 'shelter', unit, host });
  }
  return found;
}

function refuseUnshelter(s: State, unit: number): Refusal | null {
  if (s[AT.host + unit] === 0) return refusal('6.52g', 'not-sheltered', { unit: unitId(unit) });
  return isFresh(s, unit) ? null : refusal('6.52g', 'has-acted', { unit: unitId(unit) });
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

export const combatPhase: Phase<Action> = {
  name: 'combat',
  rule: '6.3a',
  accepts: ACTS,
  seats: (s) => 1 << s[AT.active],
  pieces(s, seat) {
    const pieces: number[] = refuseEnd(s, seat) === null ? [TABLE] : [];
    for (const unit of UNITS_OF[s[AT.side]]) {
      if (owns(s, seat, unit) && inBattle(s, unit) && choicesOf(s, unit).length > 0) pieces.push(unit);
    }
    return pieces;
  },
  choices(s, seat, piece) {
    if (piece === TABLE) return refuseEnd(s, seat) === null ? [{ type: 'end' }] : [];
    return owns(s, seat, piece) && inBattle(s, piece) ? choicesOf(s, piece) : [];
  },
  refuse(s, seat, action) {
    if (action.type === 'end') return refuseEnd(s, seat);
    if (!('unit' in action)) return null;
    if (!owns(s, seat, action.unit) || !inBattle(s, action.unit))
      return refusal('6.3a', 'not-in-battle', { unit: unitId(action.unit), town: townId(s[AT.fight]) });
    if (mustLeave(s) && action.type !== 'retreat') return refusal('6.7d', 'must-leave', { unit: unitId(action.unit) });
    return refuseAct(s, action);
  },
  apply(s, _seat, action, dice, tell) {
    if (action.type === 'end') {
      // FOG-13: what was done is shown to the ally too before he goes on.
      publish(s, tell);
      const side = SIDES[s[AT.side]];
      if (tell !== null)
        tell({ type: 'combat-ended', rule: 'FOG-13', data: { side, town: townId(s[AT.fight]) }, closes: true });
      if (handOver(s, seatsIn(s, s[AT.side], s[AT.fight]))) setStep(s, 'combat-done');
      return;
    }
    if (!('unit' in action)) return;
    noteAction(s);
    act(s, action, dice, tell);
  },
};

/** 6.7d: as long as a unit can be retreated the Attacker of a stalemate has to. */
function refuseEnd(s: State, seat: number): Refusal | null {
  if (!mustLeave(s)) return null;
  const stuck = UNITS_OF[s[AT.side]].filter(
    (unit) => owns(s, seat, unit) && inBattle(s, unit) && choicesOf(s, unit).length > 0,
  );
  return stuck.length === 0 ? null : refusal('6.7d', 'must-leave', { unit: unitId(stuck[0]) });
}

function refuseAct(s: State, action: Extract<Action, { readonly unit: number }>): Refusal | null {
  switch (action.type) {
    case 'shift':
      return refuseShift(s, action.unit, action.position + 1);
    case 'fire':
      return refuseFire(s, action.unit, action.target);
    case 'square':
      return refuseSquare(s, action.unit);
    case 'unsquare':
      return refuseUnsquare(s, action.unit);
    case 'shelter':
      return refuseShelter(s, action.unit, action.host);
    case 'unshelter':
      return refuseUnshelter(s, action.unit);
    case 'hold':
      return refuseHold(s, action.unit);
    case 'retreat':
      return refuseLeave(s, action.unit) ?? refuseRoad(s, action.unit, action.town);
    default:
      return null;
  }
}

function act(s: State, action: Extract<Action, { readonly unit: number }>, dice: Dice, tell: Tell): void {
  const { unit } = action;
  if (action.type === 'fire') {
    fire(s, unit, action.target, dice, tell);
    return;
  }
  if (action.type === 'shift') {
    const from = POSITIONS[placeOf(s, unit) - 1];
    shift(s, unit, action.position + 1);
    const data = { town: townId(s[AT.fight]), from, to: POSITIONS[action.position] };
    tellOwner(s, unit, tell, 'shifted-own', '6.32f', data);
  } else if (action.type === 'retreat') leave(s, unit, action.town, tell);
  else if (action.type === 'hold') hold(s, unit, tell);
  else if (action.type === 'shelter') {
    s[AT.host + unit] = action.host + 1;
    mark(s, unit, SPENT);
    tellOwner(s, unit, tell, 'sheltered', '6.52a', {});
  } else {
    if (action.type === 'square') mark(s, unit, SQUARE);
    if (action.type === 'unsquare') breakSquare(s, unit);
    if (action.type === 'unshelter') s[AT.host + unit] = 0;
    mark(s, unit, SPENT);
    const leaves = action.type === 'unshelter';
    const told = leaves ? 'unsheltered' : action.type === 'square' ? 'square' : 'unsquare';
    tellOwner(s, unit, tell, told, leaves ? '6.52g' : '6.5a', {});
  }
  if (hasOpened(s)) publish(s, tell);
  settle(s, tell);
}

/** 7.0b: who is engaged takes attrition first; whom that eliminates uses no road (7.41d). */
function leave(s: State, unit: number, town: number, tell: Tell): void {
  noteBusy(s);
  // FOG-13: what it loses is shown with the Retreat.
  if (isEngaged(s, unit)) wearDown(s, unit, attritionOf(s, unit), '7.0b', tell, false);
  if (onMap(s, unit)) retreat(s, unit, town, '7.0a', tell);
}

/** 6.21p: an exchange is no action; 6.21q: taking empty ground is the unit's whole Battle Turn, horse artillery apart. */
function hold(s: State, unit: number, tell: Tell): void {
  const holder = holderOf(s, unit);
  if (holder >= 0) unmark(s, holder, HOLDS);
  else mark(s, unit, TYPE[unit] === HORSE ? STEPPED : SPENT);
  mark(s, unit, HOLDS);
  tellOwner(s, unit, tell, 'holds', holder >= 0 ? '6.21p' : '6.21q', {});
}
