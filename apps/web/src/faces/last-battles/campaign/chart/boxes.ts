import type { Place, State, Unit } from '@hundred-days/kernel';
import {
  type CampaignWorld,
  isFarFromEnemy,
  isWaiting,
  campaignPosition as position,
  returnsFrom,
} from '@hundred-days/last-battles/campaign';
import { formationKey } from './corps.ts';

/** 21.0 The boxes of the destroyed: who may return, when, and with whom. */

export type Return =
  /** His officer may name him in a Reorganization Segment now. */
  | 'ready'
  /** 21.0b: not before a turn. */
  | 'waits'
  /** 21.1: his officer has an enemy within ten hexes. */
  | 'enemy-near'
  /** 21.3, 5.3: no room in his officer's hex. */
  | 'no-room'
  /** 21.0d */
  | 'no-officer';

export interface Boxed {
  readonly unit: Unit;
  readonly officer: Unit;
  readonly how: Return;
  /** The first turn he may return in. */
  readonly turn: number;
  /** Where he would come: his officer's hex, -1 for nowhere. */
  readonly place: Place;
}

export interface Box {
  readonly army: number;
  /** Formation by formation, those who may return soonest first. */
  readonly returning: readonly { readonly key: string; readonly units: readonly Boxed[] }[];
  readonly lost: readonly Unit[];
}

export function boxOf(w: CampaignWorld, view: State, army: number): Box {
  const destroyed = [...w.army.keys()].filter(
    (unit) => unit < w.units && w.army[unit] === army && position.whereIs(w, view, unit) === position.DESTROYED,
  );
  const waiting = destroyed.filter((unit) => isWaiting(w, view, unit)).map((unit) => boxed(w, view, unit));
  const keys = [...new Set(waiting.map(({ unit }) => formationKey(w, unit)))];
  return {
    army,
    returning: keys.map((key) => ({
      key,
      units: waiting.filter(({ unit }) => formationKey(w, unit) === key).sort((a, b) => a.turn - b.turn),
    })),
    lost: destroyed.filter((unit) => !isWaiting(w, view, unit)),
  };
}

function boxed(w: CampaignWorld, view: State, unit: Unit): Boxed {
  const officer = w.officer[unit];
  const turn = returnsFrom(w, view, unit);
  const isThere = officer >= 0 && position.onMap(w, view, officer);
  return {
    unit,
    officer,
    turn,
    how: howOf(w, view, turn, isThere ? officer : -1),
    place: isThere ? position.whereIs(w, view, officer) : -1,
  };
}

function howOf(w: CampaignWorld, view: State, turn: number, officer: Unit): Return {
  if (officer < 0) return 'no-officer';
  if (turn > view[w.at.turn]) return 'waits';
  if (!isFarFromEnemy(w, view, officer)) return 'enemy-near';
  return position.hasRoom(w, view, position.whereIs(w, view, officer)) ? 'ready' : 'no-room';
}
