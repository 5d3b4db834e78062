import type { Place, Seat, Side, State } from '@hundred-days/kernel';
import { blocksOfArmy, ownerOf, type StepName, seatsOf, setStep } from '../position.ts';
import { ALLIED, ANGLO_DUTCH, ARMIES_OF, PRUSSIAN } from '../units.ts';
import type { World } from '../world.ts';

/** Who decides for a side: one seat, or two that hand over to each other (11.0e, 11.0f). */

/** The seats of a side that have units in a town, the Anglo-Dutch first. */
export function seatsIn(w: World, s: State, side: Side, town: Place): number[] {
  const seats = seatsOf(w, s, side);
  if (seats.length === 1) return seats;
  return ARMIES_OF[side].filter((army) => blocksOfArmy(w, s, town, army) > 0).map((army) => ownerOf(w, s, army));
}

/** 11.0e: who makes a choice without an owner: the player with more units there, the Anglo-Dutch on a tie. */
export function chooserFor(w: World, s: State, side: Side, towns: readonly number[]): number {
  const seats = seatsOf(w, s, side);
  if (side !== ALLIED || seats.length === 1) return seats[0];
  const count = (army: number): number => towns.reduce((sum, town) => sum + blocksOfArmy(w, s, town, army), 0);
  return count(PRUSSIAN) > count(ANGLO_DUTCH) ? seats[1] : seats[0];
}

/** A step of a side in a town begins: its first seat decides. */
export function giveControl(w: World, s: State, step: StepName, side: Side, town: Place): void {
  s[w.at.side] = side;
  s[w.at.idleHands] = 0;
  s[w.at.active] = seatsIn(w, s, side, town)[0] ?? seatsOf(w, s, side)[0];
  setStep(w, s, step);
}

/** A seat has done something: the other will have its say again. */
export function noteAction(w: World, s: State): void {
  s[w.at.idleHands] = -1;
}

/** 11.0f: one of the seats hands over; true when the step is over, because all have done so in a row without acting. */
export function handOver(w: World, s: State, seats: readonly number[]): boolean {
  if (seats.length < 2) {
    if (seats.length === 0 || seats[0] === s[w.at.active]) return true;
    // Its last unit has left: the other goes on alone.
    s[w.at.active] = seats[0];
    return false;
  }
  // -1: the seat has acted since it got control; a hand-over without an action adds one.
  s[w.at.idleHands] = s[w.at.idleHands] < 0 ? 0 : s[w.at.idleHands] + 1;
  if (s[w.at.idleHands] >= seats.length) return true;
  s[w.at.active] = seats[(seats.indexOf(s[w.at.active]) + 1) % seats.length];
  return false;
}

/** 11.0g: of the units that have to retreat, the player with more assigns all of his first, the Anglo-Dutch on a tie. */
export function assigner(w: World, s: State, side: Side, town: Place, last: number): number {
  const seats = seatsIn(w, s, side, town);
  if (seats.length === 1) return seats[0];
  if (seats.includes(last)) return last;
  const count = (seat: Seat): number => blocksOfArmy(w, s, town, seat);
  return seats.reduce((best, seat) => (count(seat) > count(best) ? seat : best), seats[0]);
}
