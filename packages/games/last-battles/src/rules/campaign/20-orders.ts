import type { Refusal, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal } from '@hundred-days/kernel';
import {
  countermand,
  GRANTED,
  hasOrder,
  inZoneOf,
  isNight,
  onMap,
  order,
  SETTLED,
  THROUGH,
  whereIs,
} from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { enemyOf } from '../../units.ts';
import { holdsGood, isCommanded, isInCommand, isThrough, NOBODY, passesOn, piecesOf } from './20-command.ts';

/** 20.0 What has become of the places that were dealt out, once the Command Segment is over. No first board asks it. */

/** The Command Segment is over: 20.0c, who is in command now. */
export function fixCommand(w: CampaignWorld, s: State, tell: Tell): void {
  const side = s[w.at.phasing];
  const out: Unit[] = [];
  for (const unit of w.unitsOf[side]) {
    countermand(w, s, unit, GRANTED | THROUGH | SETTLED);
    if (isThrough(w, s, unit)) order(w, s, unit, THROUGH);
    if (onMap(w, s, unit) && !isCommanded(w, s, unit)) out.push(unit);
  }
  for (const piece of piecesOf(w, side)) {
    s[w.at.range + piece] = 0;
    countermand(w, s, piece, SETTLED);
  }
  if (tell !== null) tell({ type: 'command', rule: '20.0c', data: { units: out.map(w.unitId) } });
}

/** Whether a unit was given a commander's command: directly, or by its officer's place; he may have galloped since (19.27). */
export const isUnder = (w: CampaignWorld, s: State, unit: Unit, commander: Unit): boolean =>
  s[w.at.under + unit] === commander ||
  (hasOrder(w, s, unit, THROUGH) && s[w.at.under + w.officer[unit]] === commander);

/** 20.0d: whether a commander's own command, given directly or passed on, still reaches a unit. */
export function isCommandedBy(w: CampaignWorld, s: State, unit: Unit, commander: Unit): boolean {
  if (s[w.at.under + unit] === commander && holdsGood(w, s, commander)) return true;
  const officer = w.officer[unit];
  return hasOrder(w, s, unit, THROUGH) && s[w.at.under + officer] === commander && passesOn(w, s, officer, NOBODY);
}

/** 20.31b: a unit without orders in an enemy zone stays there. */
export function isUnordered(w: CampaignWorld, s: State, unit: Unit): boolean {
  const hex = whereIs(w, s, unit);
  return hex >= 0 && inZoneOf(w, s, enemyOf(w.side[unit]), hex) && !isInCommand(w, s, unit);
}

export const refuseUnordered = (w: CampaignWorld, s: State, unit: Unit): Refusal | null =>
  isUnordered(w, s, unit) ? refusal(isNight(w, s) ? '23.0' : '20.31b', 'held-fast', { unit: w.unitId(unit) }) : null;
