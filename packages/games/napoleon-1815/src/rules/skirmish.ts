import type { ChoiceList, Dice, Place, Refusal, Seat, Side, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal, TABLE } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import {
  attackerOf,
  blocksOf,
  FACE_UP,
  has,
  mark,
  notHis,
  owns,
  setStep,
  sideOfSeat,
  strengthOf,
  unmark,
  whereIs,
} from '../position.ts';
import { otherSide } from '../units.ts';
import type { World } from '../world.ts';
import { assigner, seatsIn } from './control.ts';
import { clearFlow, refuges } from './fights.ts';
import { allotHits, IN_SKIRMISH } from './hits.ts';
import { eliminate } from './losses.ts';
import { publish, tellDone, tellOwner } from './publishing.ts';
import { refuseRoad, retreat } from './retreats.ts';

/** 6.6 Skirmishes: both sides show up to four units, the Defender fires, the Attacker fires, the fewer go. */

const unitsIn = (w: World, s: State, side: Side, town: Place): number[] =>
  [...w.unitsOf[side]].filter((unit) => whereIs(w, s, unit) === town);

/** The Defender chooses first; nobody learns anything before all have (6.6c). */
export function beginSkirmish(w: World, s: State): void {
  s[w.at.rounds] = 0;
  clearFlow(w, s);
  askToShow(w, s, otherSide(attackerOf(w, s)), 0);
}

/** Asks the seats of a side one after another (11.0g). */
function askToShow(w: World, s: State, side: Side, index: number): void {
  const seats = seatsIn(w, s, side, s[w.at.fight]);
  if (index < seats.length) {
    if (index === 0) s[w.at.picked] = 0;
    s[w.at.side] = side;
    s[w.at.active] = seats[index];
    setStep(w, s, 'showing');
  } else if (side === attackerOf(w, s)) setStep(w, s, 'shown');
  else askToShow(w, s, attackerOf(w, s), 0);
}

const shownOf = (w: World, s: State, side: Side): number[] =>
  unitsIn(w, s, side, s[w.at.fight]).filter((unit) => has(w, s, unit, FACE_UP));
const mine = (w: World, s: State, seat: Seat): number[] =>
  unitsIn(w, s, sideOfSeat(w, s, seat), s[w.at.fight]).filter((unit) => owns(w, s, seat, unit));
const room = (w: World, s: State): number => w.revealMax - s[w.at.picked];

/** 11.0g: the first of two Allied players may leave it all to the second; the second must show one if nobody has. */
function mayShowNone(w: World, s: State, seat: Seat): boolean {
  const side = sideOfSeat(w, s, seat);
  const seats = seatsIn(w, s, side, s[w.at.fight]);
  return seats.length > 1 && (seats.indexOf(seat) === 0 || s[w.at.picked] > 0);
}

const isAmongAllies = (w: World, s: State, seat: Seat): boolean =>
  seatsIn(w, s, sideOfSeat(w, s, seat), s[w.at.fight]).length > 1;

/** How many sets of one to `most` can be taken from so many units. */
function setsOf(units: number, most: number): number {
  let sets = 0;
  for (let size = 1, ways = units; size <= most; size++) {
    sets += ways;
    ways = (ways * (units - size)) / (size + 1);
  }
  return sets;
}

/** The nth of the sets of up to `most` of so many: those with the first come first, the set of that one alone before all. */
function setAt(units: number, most: number, nth: number): number[] {
  const chosen: number[] = [];
  let left = nth;
  for (let i = 0; i < units; i++) {
    const withIt = 1 + setsOf(units - i - 1, most - chosen.length - 1);
    if (left >= withIt) {
      left -= withIt;
      continue;
    }
    chosen.push(i);
    if (left === 0) break;
    left--;
  }
  return chosen;
}

/** Turns a set into the one after it: with one more, or else with the last of them exchanged for the next. */
function turnToNext(chosen: number[], units: number, most: number): void {
  const last = chosen[chosen.length - 1];
  if (last + 1 < units && chosen.length < most) chosen.push(last + 1);
  else {
    if (last + 1 === units) chosen.pop();
    chosen[chosen.length - 1]++;
  }
}

/** What may be shown: of a large stack thousands of sets, so that each is made when it is asked for. */
function picks(units: readonly Unit[], most: number, none: boolean): ChoiceList<Action> {
  const first = none ? 1 : 0;
  const length = first + setsOf(units.length, most);
  // Whoever reads the list from its beginning turns from one set to the next.
  let read = -1;
  let chosen: number[] = [];
  return {
    length,
    at(index) {
      if (index < 0 || index >= length) return undefined;
      if (index < first) return { type: 'end' };
      if (index === read + 1 && chosen.length > 0) turnToNext(chosen, units.length, most);
      else chosen = setAt(units.length, most, index - first);
      read = index;
      return { type: 'show', units: chosen.map((i) => units[i]) };
    },
  };
}

export const showingPhase = (w: World): Stage<Action> => ({
  rule: '6.6c',
  accepts: ['show', 'end'],
  pieces: () => [TABLE],
  choices(s, seat, piece) {
    if (piece !== TABLE) return [];
    return picks(mine(w, s, seat), room(w, s), mayShowNone(w, s, seat));
  },
  refuse(s, seat, action) {
    if (action.type === 'end')
      return mayShowNone(w, s, seat) ? null : refusal(isAmongAllies(w, s, seat) ? '11.0g' : '6.6c', 'show-one');
    return action.type === 'show' ? refuseShow(w, s, seat, action.units) : null;
  },
  apply(s, seat, action, _dice, tell) {
    if (action.type === 'show') {
      s[w.at.picked] += action.units.length;
      for (const unit of action.units) {
        mark(w, s, unit, FACE_UP);
        tellOwner(w, s, unit, tell, 'picked', '6.6c', { town: w.townId(s[w.at.fight]) });
      }
    }
    const side = sideOfSeat(w, s, seat);
    const seats = seatsIn(w, s, side, s[w.at.fight]);
    // How many they are the ally is told.
    if (seat !== seats[seats.length - 1]) tellDone(w, s, seat, 'picks-made', tell);
    askToShow(w, s, side, seats.indexOf(seat) + 1);
  },
});

function refuseShow(w: World, s: State, seat: Seat, units: readonly number[]): Refusal | null {
  const wrong = units.find((unit) => !owns(w, s, seat, unit) || whereIs(w, s, unit) !== s[w.at.fight]);
  if (wrong !== undefined)
    return refusal(notHis(w, s, seat, wrong, '6.6c', '11.0g'), 'not-in-skirmish', {
      unit: w.unitId(wrong),
      town: w.townId(s[w.at.fight]),
    });
  if (units.length <= room(w, s)) return null;
  // 11.0g: four in all, with those of the ally who has chosen before.
  return refusal(units.length <= w.revealMax ? '11.0g' : '6.6c', 'too-many-shown', { most: room(w, s) });
}

/** All have chosen: the units are shown together. */
export function revealPicks(w: World, s: State, tell: Tell): void {
  publish(w, s, null);
  if (tell !== null) {
    const units = [0, 1].flatMap((side) => shownOf(w, s, side)).map(w.unitId);
    tell({ type: 'skirmish-shown', rule: '6.6c', data: { town: w.townId(s[w.at.fight]), units }, reveals: true });
  }
}

/** 6.6d: the Defender's fire, then the Attacker's; 6.6h: then one side goes. */
export function nextOfSkirmish(w: World, s: State, dice: Dice, tell: Tell): void {
  s[w.at.rounds]++;
  const attacker = attackerOf(w, s);
  if (s[w.at.rounds] === 1) fire(w, s, otherSide(attacker), dice, tell);
  else if (s[w.at.rounds] === 2) fire(w, s, attacker, dice, tell);
  else decide(w, s, tell);
}

function fire(w: World, s: State, side: Side, dice: Dice, tell: Tell): void {
  let hits = 0;
  for (const unit of shownOf(w, s, side)) {
    const firepower = w.skirmishFire[w.type[unit]];
    const rolled: number[] = [];
    for (let i = 0; i < strengthOf(w, s, unit); i++) rolled.push(dice.roll(6));
    const scored = rolled.filter((die) => die <= firepower).length;
    hits += scored;
    if (tell !== null)
      tell({ type: 'fired', rule: '6.6f', data: { unit: w.unitId(unit), dice: rolled, firepower, hits: scored } });
  }
  s[w.at.hits] = hits;
  s[w.at.hitSide] = otherSide(side);
  s[w.at.hitHome] = -1;
  s[w.at.hitGroup] = 0;
  s[w.at.hitKind] = IN_SKIRMISH;
  allotHits(w, s, tell);
}

/** 6.6h, 6.6l */
function decide(w: World, s: State, tell: Tell): void {
  const attacker = attackerOf(w, s);
  const town = s[w.at.fight];
  const own = blocksOf(w, s, town, attacker);
  const other = blocksOf(w, s, town, otherSide(attacker));
  if (own === 0 || other === 0) {
    endSkirmish(w, s, own > 0 ? attacker : other > 0 ? otherSide(attacker) : -1, tell);
    return;
  }
  s[w.at.side] = own <= other ? attacker : otherSide(attacker);
  nextWithdrawal(w, s, -1, tell);
}

/** 6.6i, 11.0g: the losers are assigned to roads; whoever finds no place is eliminated. */
function nextWithdrawal(w: World, s: State, last: number, tell: Tell): void {
  const side = s[w.at.side];
  const town = s[w.at.fight];
  const losers = unitsIn(w, s, side, town);
  if (losers.length === 0 || refuges(w, s, side, town).length === 0) {
    for (const unit of losers) eliminate(w, s, unit, '6.6i', tell);
    endSkirmish(w, s, otherSide(side), tell);
    return;
  }
  s[w.at.active] = assigner(w, s, side, town, last);
  // The roads he took the ally can not take any more.
  if (last >= 0 && last !== s[w.at.active]) tellDone(w, s, last, 'retreats-made', tell);
  setStep(w, s, 'withdrawal');
}

export const withdrawalPhase = (w: World): Stage<Action> => ({
  rule: '6.6h',
  accepts: ['retreat'],
  pieces: (s, seat) => mine(w, s, seat),
  choices: (s, seat, piece) =>
    piece >= 0 && mine(w, s, seat).includes(piece)
      ? refuges(w, s, s[w.at.side], s[w.at.fight]).map((town) => ({ type: 'retreat', unit: piece, town }))
      : [],
  refuse: (s, seat, action) =>
    action.type === 'retreat' ? refuseWithdrawal(w, s, seat, action.unit, action.town) : null,
  whyNot: (s, seat, unit, town) => refuseWithdrawal(w, s, seat, unit, town),
  apply(s, seat, action, _dice, tell) {
    if (action.type !== 'retreat') return;
    retreat(w, s, action.unit, action.town, '6.6j', tell);
    nextWithdrawal(w, s, seat, tell);
  },
});

function refuseWithdrawal(w: World, s: State, seat: Seat, unit: Unit, town: Place): Refusal | null {
  if (mine(w, s, seat).includes(unit)) return refuseRoad(w, s, unit, town);
  const data = { unit: w.unitId(unit), town: w.townId(s[w.at.fight]) };
  return refusal(notHis(w, s, seat, unit, '6.6h'), 'not-in-skirmish', data);
}

function endSkirmish(w: World, s: State, victor: number, tell: Tell): void {
  s[w.at.fights + s[w.at.fight]] = 0;
  if (tell !== null) {
    const data = { town: w.townId(s[w.at.fight]), side: victor < 0 ? 'nobody' : victor === 0 ? 'french' : 'allied' };
    // FOG-13: retreats are shown now.
    tell({ type: 'skirmish-over', rule: '6.6h', data, closes: true });
  }
  setStep(w, s, 'withdrawal-done');
}

/** FOG-4: after the skirmish everything is hidden again. */
export function hideSkirmishers(w: World, s: State): void {
  for (const side of [0, 1]) for (const unit of w.unitsOf[side]) unmark(w, s, unit, FACE_UP);
}
