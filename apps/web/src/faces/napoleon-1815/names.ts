import type { State } from '@hundred-days/kernel';
import {
  nameOfArmy,
  nameOfPlayer,
  nameOfSide,
  nameOfTown,
  position,
  unitName,
  units,
} from '@hundred-days/napoleon-1815';
import type { Painted } from './art.ts';
import { tell, textIn } from './text/words.ts';

/** Blocks, sides, seats and towns by the names players use. */

export const fullName = (w: Painted, unit: number, language: string): string =>
  unitName(w, w.unitId(unit), textIn(language));
export const townName = (w: Painted, town: number, language: string): string => nameOfTown(w, town, textIn(language));
export const armyName = (army: number, language: string): string => nameOfArmy(units.ARMIES[army], textIn(language));
/** The people of an army, where it is named alone: in French an adjective would want its noun. */
export const peopleName = (army: number, language: string): string =>
  nameOfPlayer(units.ARMIES[army], textIn(language));
export const sideName = (side: number, language: string): string => nameOfSide(units.SIDES[side], textIn(language));

/** The side a viewer fights on; of a spectator the Attacker's. */
export const sideOf = (w: Painted, view: State, viewer: number): number =>
  viewer < 0 ? position.attackerOf(w, view) : position.sideOfSeat(w, view, viewer);

/** 12.0c: who has which army is settled by bids; until then a seat is a number. Of three players each has an army (11.0a). */
export function seatName(w: Painted, view: State, seat: number, language: string): string {
  if (position.stepOf(w, view) === 'bidding') return tell(language, 'seat', { n: seat + 1 });
  const id = view[w.at.seats] === 3 ? units.ARMIES[seat] : units.SIDES[position.sideOfSeat(w, view, seat)];
  return textIn(language).catalog[`seat.${id}`];
}

/** Those who sit there: "Allies", where the seat is the Allied one. */
export const sittersName = (w: Painted, view: State, seat: number, language: string): string =>
  position.stepOf(w, view) === 'bidding' || view[w.at.seats] === 3
    ? seatName(w, view, seat, language)
    : sideName(position.sideOfSeat(w, view, seat), language);

const POSITION_KEYS = ['left', 'center', 'right', 'reserve', 'enemy-left', 'enemy-center', 'enemy-right'] as const;

/** A position of a battle, as its own side sees it. */
export const positionName = (index: number, language: string): string =>
  tell(language, `position.${POSITION_KEYS[index]}`);
