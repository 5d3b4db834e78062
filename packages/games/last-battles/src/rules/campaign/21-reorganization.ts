import type { Dice, Refusal, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal, TABLE } from '@hundred-days/kernel';
import type { CampaignAction, CampaignOf } from '../../campaign/actions.ts';
import {
  campaignStep,
  countermand,
  GRANTED,
  hasOrder,
  NO_BOX,
  order,
  REORGANIZING,
  setCampaignStep,
  THROUGH,
} from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { countIn, DESTROYED, onMap, put, REDUCED, whereIs } from '../../position.ts';
import { enemyOf } from '../../units.ts';
import { occupy } from '../occupation.ts';
import { condemn, isWaiting, returnsFrom } from './21-boxes.ts';
import { isShakenPiece, testBodies } from './22-demoralization.ts';
import { testTotal } from './26-victory.ts';

/** 21.0 Reorganization: an officer far from the enemy calls back one or two of his units, reduced. */

/** 21.3 */
const MOST_AT_ONCE = 2;

/** 21.1: plain hexes to the nearest enemy combat unit are more than ten. */
export function isFarFromEnemy(w: CampaignWorld, s: State, officer: Unit): boolean {
  const hex = whereIs(w, s, officer);
  const { reorganizationEnemyDistance: reach } = w.numbers.ranges;
  return w.unitsOf[enemyOf(w.side[officer])].every(
    (enemy) => !onMap(w, s, enemy) || w.map.distance(hex, whereIs(w, s, enemy)) > reach,
  );
}

/** 5.3, 10.2, 21.3: how many more units his hex takes. */
function roomWith(w: CampaignWorld, s: State, officer: Unit): number {
  const hex = whereIs(w, s, officer);
  const most = w.chateau[hex] === 1 ? w.chateauStacking : w.stacking;
  return Math.min(MOST_AT_ONCE, most - countIn(w, s, hex));
}

/** Whether an officer may name units at all in this segment. */
const mayName = (w: CampaignWorld, s: State, officer: Unit): boolean =>
  officer >= 0 && onMap(w, s, officer) && !hasOrder(w, s, officer, REORGANIZING) && isFarFromEnemy(w, s, officer);

/** 21.0b: his units whose time of waiting is over. */
export const returning = (w: CampaignWorld, s: State, officer: Unit): Unit[] =>
  [...w.unitsOf[w.side[officer]]].filter(
    (unit) => w.officer[unit] === officer && isWaiting(w, s, unit) && returnsFrom(w, s, unit) <= s[w.at.turn],
  );

/** All that an officer may name: one unit, or two that fit his hex. */
function namings(w: CampaignWorld, s: State, officer: Unit): Unit[][] {
  if (officer < w.units || !mayName(w, s, officer)) return [];
  const room = roomWith(w, s, officer);
  const units = room > 0 ? returning(w, s, officer) : [];
  const pairs = units.flatMap((unit, i) => units.slice(i + 1).map((other) => [unit, other]));
  return [...units.map((unit) => [unit]), ...(room > 1 ? pairs : [])];
}

/** Asks whom the phasing side reorganizes, if anybody can be; false leads past the segment. */
export function openReorganization(w: CampaignWorld, s: State): boolean {
  if (!w.leadersOf[s[w.at.phasing]].some((officer) => namings(w, s, officer).length > 0)) return false;
  setCampaignStep(w, s, 'reorganization');
  return true;
}

function refuseNaming(
  w: CampaignWorld,
  s: State,
  seat: number,
  { officer, units }: CampaignOf<'reorganize'>,
): Refusal | null {
  if (units.length === 0 || units.length > MOST_AT_ONCE)
    return refusal('21.3', 'two-at-most', { units: units.map(w.unitId) });
  for (const unit of units) {
    const no = refuseReturn(w, s, seat, unit);
    if (no !== null) return no;
  }
  const others = units.find((unit) => w.officer[unit] !== officer);
  if (others !== undefined)
    return refusal('21.0c', 'another-officers', { unit: w.unitId(others), other: w.unitId(officer) });
  if (units.length <= roomWith(w, s, officer)) return null;
  return refusal('21.3', 'no-room-with-officer', { other: w.unitId(officer), hex: w.hexId(whereIs(w, s, officer)) });
}

function refuseReturn(w: CampaignWorld, s: State, seat: number, unit: Unit): Refusal | null {
  const data = { unit: w.unitId(unit) };
  if (unit >= w.units || w.side[unit] !== seat) return refusal('4.1a', 'not-your-unit', data);
  if (whereIs(w, s, unit) !== DESTROYED) return refusal('21.0a', 'not-destroyed', data);
  if (!isWaiting(w, s, unit)) return refusal('21.0a', 'destroyed-for-good', data);
  const turn = returnsFrom(w, s, unit);
  if (turn > s[w.at.turn]) return refusal('21.0b', 'still-waiting', { ...data, turn });
  const officer = w.officer[unit];
  if (officer < 0 || !onMap(w, s, officer)) return refusal('21.0d', 'no-officer', data);
  if (hasOrder(w, s, officer, REORGANIZING))
    return refusal('21.4', 'officer-is-done', { ...data, other: w.unitId(officer) });
  return isFarFromEnemy(w, s, officer) ? null : refusal('21.1', 'enemy-is-near', { ...data, other: w.unitId(officer) });
}

/** 18.3c: officer by officer, in any order. */
export function reorganizationPhase(w: CampaignWorld): Stage<CampaignAction> {
  return {
    rule: '18.3c',
    accepts: ['reorganize', 'end'],
    pieces: (s, seat) => [TABLE, ...[...w.leadersOf[seat]].filter((officer) => namings(w, s, officer).length > 0)],
    choices: (s, seat, piece) => {
      if (piece === TABLE) return [{ type: 'end' }];
      return w.side[piece] === seat
        ? namings(w, s, piece).map((units) => ({ type: 'reorganize', officer: piece, units }))
        : [];
    },

    refuse: (s, seat, action) =>
      action.type === 'end' ? null : refuseNaming(w, s, seat, action as CampaignOf<'reorganize'>),

    apply(s, _seat, action, dice, tell) {
      if (action.type === 'end') {
        setCampaignStep(w, s, 'reorganized');
        return;
      }
      reorganize(w, s, action as CampaignOf<'reorganize'>, dice, tell);
      if (campaignStep(w, s) !== 'over' && !openReorganization(w, s)) setCampaignStep(w, s, 'reorganized');
    },
  };
}

/** 21.4: naming is the attempt; those of the named who are demoralized stand or fall by one die. */
function reorganize(
  w: CampaignWorld,
  s: State,
  { officer, units }: CampaignOf<'reorganize'>,
  dice: Dice,
  tell: Tell,
): void {
  const shaken = units.filter((unit) => isShakenPiece(w, s, unit));
  // First of all, so that dice that fail leave everything as it was.
  const die = shaken.length > 0 ? dice.roll(6) : 0;
  const fails = w.numbers.reorganizationFailDie.includes(die);
  order(w, s, officer, REORGANIZING);
  if (shaken.length > 0) tellAttempt(w, officer, shaken, die, fails, tell);
  for (const unit of units) {
    if (fails && shaken.includes(unit)) condemn(w, s, unit);
    else callBack(w, s, unit, officer, tell);
  }
  // 22.3, 18.3d: what follows holds for the next officer.
  testBodies(w, s, w.side[officer], tell);
  testTotal(w, s, tell);
}

function tellAttempt(
  w: CampaignWorld,
  officer: Unit,
  shaken: readonly Unit[],
  die: number,
  fails: boolean,
  tell: Tell,
): void {
  if (tell === null) return;
  const data = { other: w.unitId(officer), units: shaken.map(w.unitId), die };
  tell(
    fails ? { type: 'reorganization-failed', rule: '21.4', data } : { type: 'reorganization-held', rule: '21.4', data },
  );
}

/** 21.0c, 20.0e: reduced, with its officer, and out of command until the next Command Segment. */
function callBack(w: CampaignWorld, s: State, unit: Unit, officer: Unit, tell: Tell): void {
  const hex = whereIs(w, s, officer);
  s[w.at.counter + unit] |= REDUCED;
  s[w.at.box + unit] = NO_BOX;
  s[w.at.fell + unit] = 0;
  s[w.at.fallen + w.body[unit]] -= w.full[unit];
  s[w.at.under + unit] = -1;
  countermand(w, s, unit, GRANTED | THROUGH);
  put(w, s, unit, hex);
  if (tell !== null) {
    const data = { unit: w.unitId(unit), hex: w.hexId(hex), other: w.unitId(officer) };
    tell({ type: 'reorganized', rule: '21.0c', data });
  }
  occupy(w, s, unit, hex, tell);
}
