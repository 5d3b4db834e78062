import { type Dice, type Phase, type Refusal, refusal, type State, TABLE, type Tell } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { townId } from '../board.ts';
import {
  AT,
  attackerOf,
  blocksOf,
  FACE_UP,
  has,
  mark,
  owns,
  setStep,
  sideOfSeat,
  strengthOf,
  unmark,
  whereIs,
} from '../position.ts';
import { revealMax, SKIRMISH_FIRE } from '../tables.ts';
import { otherSide, TYPE, UNITS_OF, unitId } from '../units.ts';
import { assigner, seatsIn } from './control.ts';
import { clearFlow, refuges } from './fights.ts';
import { allotHits, IN_SKIRMISH } from './hits.ts';
import { eliminate } from './losses.ts';
import { publish, tellOwner } from './publishing.ts';
import { refuseRoad, retreat } from './retreats.ts';

/** 6.6 Skirmishes: both sides show up to four units, the Defender fires, the Attacker fires, the fewer go. */

const unitsIn = (s: State, side: number, town: number): number[] =>
  [...UNITS_OF[side]].filter((unit) => whereIs(s, unit) === town);

/** The Defender chooses first; nobody learns anything before all have (6.6c). */
export function beginSkirmish(s: State): void {
  s[AT.rounds] = 0;
  clearFlow(s);
  askToShow(s, otherSide(attackerOf(s)), 0);
}

/** Asks the seats of a side one after another (11.0g). */
function askToShow(s: State, side: number, index: number): void {
  const seats = seatsIn(s, side, s[AT.fight]);
  if (index < seats.length) {
    if (index === 0) s[AT.picked] = 0;
    s[AT.side] = side;
    s[AT.active] = seats[index];
    setStep(s, 'showing');
  } else if (side === attackerOf(s)) setStep(s, 'shown');
  else askToShow(s, attackerOf(s), 0);
}

const shownOf = (s: State, side: number): number[] =>
  unitsIn(s, side, s[AT.fight]).filter((unit) => has(s, unit, FACE_UP));
const mine = (s: State, seat: number): number[] =>
  unitsIn(s, sideOfSeat(s, seat), s[AT.fight]).filter((unit) => owns(s, seat, unit));
const room = (s: State): number => revealMax - s[AT.picked];

/** 11.0g: the first of two Allied players may leave it all to the second; the second must show one if nobody has. */
function mayShowNone(s: State, seat: number): boolean {
  const side = sideOfSeat(s, seat);
  const seats = seatsIn(s, side, s[AT.fight]);
  return seats.length > 1 && (seats.indexOf(seat) === 0 || s[AT.picked] > 0);
}

/** Every set of up to `most` more of the units, ascending, beside those chosen. */
function addPicks(
  into: Action[],
  units: readonly number[],
  most: number,
  from: number,
  chosen: readonly number[],
): void {
  if (most === 0) return;
  for (let i = from; i < units.length; i++) {
    const more = chosen.concat(units[i]);
    into.push({ type: 'show', units: more });
    addPicks(into, units, most - 1, i + 1, more);
  }
}

export const showingPhase: Phase<Action> = {
  name: 'showing',
  rule: '6.6c',
  accepts: ['show', 'end'],
  seats: (s) => 1 << s[AT.active],
  pieces: () => [TABLE],
  choices(s, seat, piece) {
    if (piece !== TABLE) return [];
    const choices: Action[] = mayShowNone(s, seat) ? [{ type: 'end' }] : [];
    addPicks(choices, mine(s, seat), room(s), 0, []);
    return choices;
  },
  refuse(s, seat, action) {
    if (action.type === 'end') return mayShowNone(s, seat) ? null : refusal('6.6c', 'show-one');
    return action.type === 'show' ? refuseShow(s, seat, action.units) : null;
  },
  apply(s, seat, action, _dice, tell) {
    if (action.type === 'show') {
      s[AT.picked] += action.units.length;
      for (const unit of action.units) {
        mark(s, unit, FACE_UP);
        tellOwner(s, unit, tell, 'picked', '6.6c', { town: townId(s[AT.fight]) });
      }
    }
    const side = sideOfSeat(s, seat);
    askToShow(s, side, seatsIn(s, side, s[AT.fight]).indexOf(seat) + 1);
  },
};

function refuseShow(s: State, seat: number, units: readonly number[]): Refusal | null {
  const wrong = units.find((unit) => !owns(s, seat, unit) || whereIs(s, unit) !== s[AT.fight]);
  if (wrong !== undefined)
    return refusal('6.6c', 'not-in-skirmish', { unit: unitId(wrong), town: townId(s[AT.fight]) });
  return units.length <= room(s) ? null : refusal('6.6c', 'too-many-shown', { most: room(s) });
}

/** All have chosen: the units are shown together. */
export function revealPicks(s: State, tell: Tell): void {
  publish(s, null);
  if (tell !== null) {
    const units = [0, 1].flatMap((side) => shownOf(s, side)).map(unitId);
    tell({ type: 'skirmish-shown', rule: '6.6c', data: { town: townId(s[AT.fight]), units }, reveals: true });
  }
}

/** 6.6d: the Defender's fire, then the Attacker's; 6.6h: then one side goes. */
export function nextOfSkirmish(s: State, dice: Dice, tell: Tell): void {
  s[AT.rounds]++;
  const attacker = attackerOf(s);
  if (s[AT.rounds] === 1) fire(s, otherSide(attacker), dice, tell);
  else if (s[AT.rounds] === 2) fire(s, attacker, dice, tell);
  else decide(s, tell);
}

function fire(s: State, side: number, dice: Dice, tell: Tell): void {
  let hits = 0;
  for (const unit of shownOf(s, side)) {
    const firepower = SKIRMISH_FIRE[TYPE[unit]];
    const rolled: number[] = [];
    for (let i = 0; i < strengthOf(s, unit); i++) rolled.push(dice.roll(6));
    const scored = rolled.filter((die) => die <= firepower).length;
    hits += scored;
    if (tell !== null)
      tell({ type: 'fired', rule: '6.6f', data: { unit: unitId(unit), dice: rolled, firepower, hits: scored } });
  }
  s[AT.hits] = hits;
  s[AT.hitSide] = otherSide(side);
  s[AT.hitHome] = -1;
  s[AT.hitGroup] = 0;
  s[AT.hitKind] = IN_SKIRMISH;
  allotHits(s, tell);
}

/** 6.6h, 6.6l */
function decide(s: State, tell: Tell): void {
  const attacker = attackerOf(s);
  const town = s[AT.fight];
  const own = blocksOf(s, town, attacker);
  const other = blocksOf(s, town, otherSide(attacker));
  if (own === 0 || other === 0) {
    endSkirmish(s, own > 0 ? attacker : other > 0 ? otherSide(attacker) : -1, tell);
    return;
  }
  s[AT.side] = own <= other ? attacker : otherSide(attacker);
  nextWithdrawal(s, -1, tell);
}

/** 6.6i, 11.0g: the losers are assigned to roads; whoever finds no place is eliminated. */
function nextWithdrawal(s: State, last: number, tell: Tell): void {
  const side = s[AT.side];
  const town = s[AT.fight];
  const losers = unitsIn(s, side, town);
  if (losers.length === 0 || refuges(s, side, town).length === 0) {
    for (const unit of losers) eliminate(s, unit, '6.6i', tell);
    endSkirmish(s, otherSide(side), tell);
    return;
  }
  s[AT.active] = assigner(s, side, town, last);
  setStep(s, 'withdrawal');
}

export const withdrawalPhase: Phase<Action> = {
  name: 'withdrawal',
  rule: '6.6h',
  accepts: ['retreat'],
  seats: (s) => 1 << s[AT.active],
  pieces: (s, seat) => mine(s, seat),
  choices: (s, seat, piece) =>
    piece >= 0 && mine(s, seat).includes(piece)
      ? refuges(s, s[AT.side], s[AT.fight]).map((town) => ({ type: 'retreat', unit: piece, town }))
      : [],
  refuse(s, seat, action) {
    if (action.type !== 'retreat') return null;
    if (!mine(s, seat).includes(action.unit))
      return refusal('6.6h', 'not-in-skirmish', { unit: unitId(action.unit), town: townId(s[AT.fight]) });
    return refuseRoad(s, action.unit, action.town);
  },
  apply(s, seat, action, _dice, tell) {
    if (action.type !== 'retreat') return;
    retreat(s, action.unit, action.town, '6.6j', tell);
    nextWithdrawal(s, seat, tell);
  },
};

function endSkirmish(s: State, victor: number, tell: Tell): void {
  s[AT.fights + s[AT.fight]] = 0;
  if (tell !== null) {
    const data = { town: townId(s[AT.fight]), side: victor < 0 ? 'nobody' : victor === 0 ? 'french' : 'allied' };
    // FOG-13: retreats are shown now.
    tell({ type: 'skirmish-over', rule: '6.6h', data, closes: true });
  }
  setStep(s, 'withdrawal-done');
}

/** FOG-4: after the skirmish everything is hidden again. */
export function hideSkirmishers(s: State): void {
  for (const side of [0, 1]) for (const unit of UNITS_OF[side]) unmark(s, unit, FACE_UP);
}
