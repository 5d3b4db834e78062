import type { Place, State, Unit } from '@hundred-days/kernel';
import { derivedFaults } from '@hundred-days/kernel';
import { battleOf, DESTROYED, EXITED, firstIn, onMap, rebuild, sideIn, stackFaults, whereIs } from '../position.ts';
import { enemyOf } from '../units.ts';
import { CAMPAIGN_CHOSEN, type CampaignOption, NO_BOX, OVERRUN } from './layout.ts';
import type { CampaignWorld } from './world.ts';

export * from '../position.ts';
export * from './layout.ts';

/** Where the leaders are, and what has been ordered. */

export const isLeader = (w: CampaignWorld, piece: Unit): boolean => piece >= w.units;
export const isCommander = (w: CampaignWorld, piece: Unit): boolean => w.capacity[piece] > 0;
export const isOfficer = (w: CampaignWorld, piece: Unit): boolean => piece >= w.units && w.capacity[piece] === 0;

export const hasOrder = (w: CampaignWorld, s: State, piece: Unit, flag: number): boolean =>
  (s[w.at.orders + piece] & flag) !== 0;
export function order(w: CampaignWorld, s: State, piece: Unit, flag: number): void {
  s[w.at.orders + piece] |= flag;
}
export function countermand(w: CampaignWorld, s: State, piece: Unit, flag: number): void {
  s[w.at.orders + piece] &= ~flag;
}

export const isChosenHere = (w: CampaignWorld, s: State, option: CampaignOption): boolean =>
  (s[w.at.options] & CAMPAIGN_CHOSEN.mask[option]) !== 0;

/** The leaders of a side in a hex. */
export function leadersIn(w: CampaignWorld, s: State, side: number, hex: Place): Unit[] {
  const found: Unit[] = [];
  for (const leader of w.leadersOf[side]) if (s[w.at.where + leader] === hex) found.push(leader);
  return found;
}

/** Whether a combat unit of his side is with a leader. */
export const isAttended = (w: CampaignWorld, s: State, leader: Unit): boolean =>
  onMap(w, s, leader) && sideIn(w, s, whereIs(w, s, leader)) === w.side[leader];

const NIGHT = 1;
export const isNight = (w: CampaignWorld, s: State): boolean => battleOf(w, s).turnKind[s[w.at.turn]] === NIGHT;
/** The hour of the turn, as the track has it: 0600. */
export const hourOf = (w: CampaignWorld, s: State): string => battleOf(w, s).turnIds[s[w.at.turn]].slice(-4);

/** Everything that must be true of a position in any game; the names of what is not. */
export function unsoundCampaign(w: CampaignWorld, s: State): string[] {
  const wrong = derivedFaults(w.at, s, (again) => rebuild(w, again));
  for (let piece = 0; piece < w.pieces; piece++) {
    const at = s[w.at.where + piece];
    if (at >= w.hexes || at < EXITED) wrong.push(`piece ${piece} is nowhere`);
    if (piece < w.units && (at === DESTROYED) !== (s[w.at.box + piece] !== NO_BOX)) wrong.push(`box of unit ${piece}`);
  }
  // 19.21b, 19.24: nobody is in a hex with the enemy but leaders who are being placed.
  for (const side of [0, 1]) {
    for (const leader of w.leadersOf[side]) {
      if (!onMap(w, s, leader) || hasOrder(w, s, leader, OVERRUN)) continue;
      const hex = whereIs(w, s, leader);
      if (firstIn(w, s, hex) >= 0 && sideIn(w, s, hex) === enemyOf(side))
        wrong.push(`leader ${leader} is among enemies`);
      if (leadersIn(w, s, enemyOf(side), hex).some((other) => !hasOrder(w, s, other, OVERRUN)))
        wrong.push(`leaders of both sides in hex ${hex}`);
    }
  }
  return [...wrong, ...stackFaults(w, s)];
}

/** 25.1: nobody waits to follow with a leader. */
export function forgetMate(w: CampaignWorld, s: State): void {
  s[w.at.mate] = -1;
  s[w.at.mateFrom] = -1;
  s[w.at.mateTo] = -1;
}
