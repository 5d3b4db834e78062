import {
  type Place,
  type Refusal,
  refusal,
  type Seat,
  type Stage,
  type State,
  TABLE,
  type Unit,
} from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { LONGEST_RANGE } from '../board.ts';
import { QUITTED } from '../fighting.ts';
import {
  areThree,
  armyIn,
  isLeader,
  OFF_MAP,
  type StepName,
  seatOf,
  setStep,
  sideIn,
  sideOfSeat,
  topIn,
} from '../position.ts';
import { ADG_ARMY, ALLIED, FRENCH, PRUSSIAN_ARMY } from '../units.ts';
import type { World } from '../world.ts';
import { isGround, sourcesOf, targetsOf } from './parts.ts';
import { stirring } from './questions.ts';

/**
 * 4.0b Three seats: the two Allied armies have a player each, who share the Allied player turn. Every phase is played as for two
 * sides; here stands which of the two may do what. Who has to decide follows from what everybody sees.
 */

const ADG_SEAT = ADG_ARMY;
const PRUSSIAN_SEAT = PRUSSIAN_ARMY;
const bit = (seat: Seat): number => 1 << seat;
const ALLIES = bit(ADG_SEAT) | bit(PRUSSIAN_SEAT);

/** Phases that end when both have ended them. */
const SHARED: readonly StepName[] = ['naming', 'roles', 'movement', 'combat', 'breakthrough'];
/** Declarations that one leads and the other may join. */
const JOINT: readonly StepName[] = ['fire', 'attack'];
/** Each does what falls to his own units, and both in any order. */
const SEVERAL: readonly StepName[] = ['rolling', 'lodging', 'retreat', 'rout', 'impetuous'];
/** The same where nobody has to: it is over when all who could have said that they are done. */
const FREE: readonly StepName[] = ['surprise', 'advance', 'follow', 'pursuit'];
/** Asked hex by hex. */
const BY_HEX: readonly StepName[] = ['fire-evasion', 'attack-evasion', 'claim'];

/** In which phases of a player turn somebody counts as there; who waits beside the map can do nothing but enter. */
export type Occasion = 'command' | 'movement' | 'combat';

/** An army with nobody who could do something has nothing to decide, and all see that: its seat is taken to have ended. */
export function openPhase(w: World, s: State, occasion: Occasion): void {
  s[w.at.said] = 0;
  if (!areThree(w, s) || s[w.at.phasing] !== ALLIED) return;
  for (const army of [ADG_ARMY, PRUSSIAN_ARMY]) if (!isPresent(w, s, army, occasion)) s[w.at.said] |= bit(army);
  if (s[w.at.said] === ALLIES) s[w.at.said] = bit(PRUSSIAN_SEAT);
}

function isPresent(w: World, s: State, army: number, occasion: Occasion): boolean {
  for (const piece of w.unitsOf[ALLIED]) {
    if (w.army[piece] !== army || (occasion === 'combat' && isLeader(w, piece))) continue;
    const where = s[w.at.where + piece];
    if (where >= 0 || (occasion === 'movement' && where === OFF_MAP && isDue(w, s, piece))) return true;
  }
  return false;
}

const isDue = (w: World, s: State, piece: Unit): boolean =>
  s[w.at.due + piece] > 0 && s[w.at.due + piece] <= s[w.at.turn];

/** 10.1c, 11.0b: whether an army holds a hex from which somebody might fire at a target, or attack it: all see which hexes it holds. */
const isNear = (w: World, s: State, seat: Seat, step: StepName): boolean => {
  const reach = step === 'fire' ? LONGEST_RANGE : 1;
  const targets = targetsOf(w, s);
  for (const unit of w.unitsOf[ALLIED]) {
    const hex = unit < w.units && w.army[unit] === seat ? s[w.at.where + unit] : -1;
    if (hex >= 0 && targets.some((target) => w.map.distance(hex, target) <= reach)) return true;
  }
  return false;
};

const seatIn = (w: World, s: State, hex: Place): Seat =>
  hex >= 0 && armyIn(w, s, hex) === PRUSSIAN_ARMY ? PRUSSIAN_SEAT : ADG_SEAT;

/**
 * The Allied seat that has the word where only one can have it: he who charges or leads the fight, or whose hex it is; the ADG one
 * where hexes of both armies are attacked together.
 */
function speaker(w: World, s: State, step: StepName): Seat {
  if (step === 'charge-advance') return seatIn(w, s, s[w.at.sources]);
  if (s[w.at.decider] === s[w.at.phasing]) return s[w.at.leader] === PRUSSIAN_SEAT ? PRUSSIAN_SEAT : ADG_SEAT;
  if (BY_HEX.includes(step)) return seatIn(w, s, s[w.at.checking]);
  return seatsIn(w, s, [...targetsOf(w, s), ...sourcesOf(w, s)]) === bit(PRUSSIAN_SEAT) ? PRUSSIAN_SEAT : ADG_SEAT;
}

/** The Allied seats with a hex among these. */
const seatsIn = (w: World, s: State, hexes: readonly Place[]): number =>
  hexes.reduce((all, hex) => (sideIn(w, s, hex) === ALLIED ? all | bit(seatIn(w, s, hex)) : all), 0);

/** A phase for two seats or for three. */
export function shareOut(w: World, step: StepName, stage: Stage<Action>): Stage<Action> {
  const [shared, joint, several, free] = [SHARED, JOINT, SEVERAL, FREE].map((steps) => steps.includes(step));
  const isShared = (s: State, seat: Seat): boolean => seat !== FRENCH && areThree(w, s);
  const owns = (s: State, seat: Seat, piece: Unit): boolean => seatOf(w, s, w.army[piece]) === seat;
  const isGuest = (s: State, seat: Seat): boolean => joint && seat !== speaker(w, s, step);
  /** In a question that one has to answer he answers it for all. */
  const mayUse = (s: State, seat: Seat, piece: Unit): boolean =>
    (w.side[piece] === FRENCH && !isGuest(s, seat)) ||
    !(shared || joint || several || free || step === 'deployment') ||
    owns(s, seat, piece);
  const units = (s: State, seat: Seat): Unit[] =>
    stage.pieces(s, ALLIED).filter((piece) => piece !== TABLE && mayUse(s, seat, piece));

  const deciding = (s: State): number => {
    if (shared) return ALLIES & ~s[w.at.said];
    if (joint) return bit(speaker(w, s, step)) | guestsIn(s);
    if (free) return takers(s) & ~s[w.at.apart] || bit(speaker(w, s, step));
    return several ? havers(s) || bit(ADG_SEAT) : bit(speaker(w, s, step));
  };
  /** Whoever may still add something to a declaration. */
  const guestsIn = (s: State): number =>
    [ADG_SEAT, PRUSSIAN_SEAT].reduce(
      (all, seat) => ((s[w.at.apart] & bit(seat)) === 0 && isNear(w, s, seat, step) ? all | bit(seat) : all),
      0,
    );
  const havers = (s: State): number =>
    [ADG_SEAT, PRUSSIAN_SEAT].reduce((all, seat) => (units(s, seat).length > 0 ? all | bit(seat) : all), 0);
  /** Whom a free advance concerns, by what everybody sees (5.4.2j). */
  const takers = (s: State): number => {
    if (step === 'pursuit') return seatsIn(w, s, targetsOf(w, s));
    if (step === 'surprise') return seatsIn(w, s, stirring(w, s));
    if (step === 'advance') return havers(s);
    return seatsIn(
      w,
      s,
      sourcesOf(w, s).filter((hex) => isGround(w, s, hex, QUITTED)),
    );
  };

  const refuseShare = (s: State, seat: Seat, action: Action): Refusal | null => {
    const piece = pieceOf(w, s, action);
    if (piece !== TABLE && w.side[piece] === ALLIED && !mayUse(s, seat, piece))
      return refusal('4.0b', 'partners-unit', { unit: w.unitId(piece) });
    if (isGuest(s, seat) && piece === TABLE && action.type !== 'end') return refusal('4.0b', 'not-your-attack');
    return null;
  };

  return {
    ...stage,
    ...(joint && !stage.accepts.includes('end') ? { accepts: [...stage.accepts, 'end' as const] } : {}),
    seats: (s) => (s[w.at.decider] === FRENCH || !areThree(w, s) ? bit(s[w.at.decider]) : deciding(s)),

    pieces(s, seat) {
      if (!isShared(s, seat)) return stage.pieces(s, seat);
      const own = units(s, seat);
      const table = stage.pieces(s, ALLIED).includes(TABLE) || joint || endsAlone(s, seat);
      return table ? [TABLE, ...own] : own;
    },
    choices(s, seat, piece) {
      if (!isShared(s, seat)) return stage.choices(s, seat, piece);
      if (piece === TABLE && (mayCallOff(s, seat) || endsAlone(s, seat))) return [{ type: 'end' }];
      if (piece !== TABLE && !mayUse(s, seat, piece)) return [];
      return stage.choices(s, ALLIED, piece);
    },
    refuse(s, seat, action) {
      if (!isShared(s, seat)) return refuseEndOfTwo(s, action) ?? stage.refuse(s, seat, action);
      const no = refuseShare(s, seat, action);
      if (no !== null) return no;
      if (action.type === 'end' && (mayCallOff(s, seat) || endsAlone(s, seat))) return null;
      return refuseEndOfTwo(s, action) ?? stage.refuse(s, ALLIED, action);
    },
    whyNot: (s, seat, piece, place) => {
      // Of an enemy's counters nothing is told, not even why not.
      if (w.side[piece] !== sideOfSeat(seat) && !shared && !joint)
        return refusal(stage.rule, 'not-your-unit', { unit: w.unitId(piece) });
      if (!isShared(s, seat)) return stage.whyNot?.(s, seat, piece, place) ?? null;
      if (w.side[piece] === ALLIED && !mayUse(s, seat, piece))
        return refusal('4.0b', 'partners-unit', { unit: w.unitId(piece) });
      return stage.whyNot?.(s, ALLIED, piece, place) ?? null;
    },

    apply(s, seat, action, dice, tell) {
      if (action.type === 'target' && shared) s[w.at.leader] = seat;
      if (!isShared(s, seat)) {
        stage.apply(s, seat, action, dice, tell);
        return;
      }
      if (action.type === 'end' && isGuest(s, seat)) {
        s[w.at.apart] |= bit(seat);
        return;
      }
      if (action.type === 'end' && joint) {
        s[w.at.apart] = 0;
        setStep(w, s, step === 'fire' ? 'fire-stood' : 'attack-over');
        return;
      }
      if (action.type === 'end' && shared && !lastToEnd(s, seat)) return;
      if (action.type === 'done' && free && (takers(s) & ~(s[w.at.apart] | bit(seat))) !== 0) {
        s[w.at.apart] |= bit(seat);
        return;
      }
      const before = s[w.at.step];
      stage.apply(s, ALLIED, action, dice, tell);
      if (s[w.at.step] !== before) s[w.at.apart] = 0;
    },
  };

  /** 15.3b binds the Prussian seat alone. */
  function endsAlone(s: State, seat: Seat): boolean {
    return shared && seat === ADG_SEAT && (s[w.at.said] & bit(PRUSSIAN_SEAT)) === 0;
  }

  /** A guest has nothing to add; a leader whose partner has not joined may have nobody to go on with. */
  function mayCallOff(s: State, seat: Seat): boolean {
    return isGuest(s, seat) || (joint && !stage.pieces(s, ALLIED).includes(TABLE));
  }

  /** `end` in a declaration is for three players only. */
  function refuseEndOfTwo(s: State, action: Action): Refusal | null {
    return joint && action.type === 'end' && !stage.accepts.includes('end') && s[w.at.step] >= 0
      ? refusal('4.0b', 'not-your-attack')
      : null;
  }

  /** Whether nobody else has to end the phase; one who must still do something is asked again. */
  function lastToEnd(s: State, seat: Seat): boolean {
    s[w.at.said] |= bit(seat);
    if ((ALLIES & ~s[w.at.said]) !== 0) return false;
    if (stage.refuse(s, ALLIED, { type: 'end' }) === null) return true;
    s[w.at.said] &= ~bit(PRUSSIAN_SEAT);
    return false;
  }
}

/** The piece an action speaks of, or the top one of its hex; TABLE for none. */
function pieceOf(w: World, s: State, action: Action): Unit {
  if ('unit' in action) return action.unit;
  if ('units' in action) return action.units[0];
  if (action.type === 'stand') return Math.max(TABLE, topIn(w, s, action.hex));
  return TABLE;
}
