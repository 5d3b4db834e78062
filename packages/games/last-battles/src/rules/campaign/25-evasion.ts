import type { Place, Refusal, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal, TABLE } from '@hundred-days/kernel';
import type { CampaignAction, CampaignOf } from '../../campaign/actions.ts';
import { EVADED, hasOrder, isChosenHere, order, setCampaignStep } from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { inEnemyZone, onMap, shift, unitsIn, whereIs } from '../../position.ts';
import { ARMS, CAVALRY, enemyOf } from '../../units.ts';
import { occupy } from '../occupation.ts';
import { openHexes, refuseGround } from '../retreat.ts';
import { noteAttended } from './19-leaders.ts';

/** 25.1 Cavalry retreat before combat: the side that is not phasing, before the duties of the phase are taken. */

const HORSE_ARTILLERY = ARMS.indexOf('horse-art');

/** No enemy cavalry in the hexes that touch its own. */
function isClearOfCavalry(w: CampaignWorld, s: State, unit: Unit): boolean {
  const hex = whereIs(w, s, unit);
  const enemy = enemyOf(w.side[unit]);
  for (let slot = 6 * hex; slot < 6 * hex + 6; slot++) {
    const next = w.neighbours[slot];
    if (next < 0 || w.closedSide[slot] === 1) continue;
    if (unitsIn(w, s, next).some((other) => w.side[other] === enemy && w.arm[other] === CAVALRY)) return false;
  }
  return true;
}

function refuseEvader(w: CampaignWorld, s: State, unit: Unit): Refusal | null {
  const data = { unit: w.unitId(unit) };
  if (unit >= w.units || w.side[unit] === s[w.at.phasing]) return refusal('25.1a', 'not-attacked-side', data);
  if (!onMap(w, s, unit)) return refusal('25.1a', 'not-on-map', data);
  if (w.arm[unit] !== CAVALRY && w.arm[unit] !== HORSE_ARTILLERY) return refusal('25.1a', 'not-mounted', data);
  if (hasOrder(w, s, unit, EVADED)) return refusal('25.1a', 'has-evaded', data);
  if (!inEnemyZone(w, s, unit)) return refusal('25.1a', 'not-in-contact', data);
  return isClearOfCavalry(w, s, unit) ? null : refusal('25.1a', 'enemy-cavalry', data);
}

/** 7.4: hexes open without displacing anybody. */
const waysOut = (w: CampaignWorld, s: State, unit: Unit): Place[] =>
  refuseEvader(w, s, unit) === null ? openHexes(w, s, unit) : [];

function refuseEvasion(w: CampaignWorld, s: State, unit: Unit, to: Place): Refusal | null {
  const no = refuseEvader(w, s, unit);
  if (no !== null || openHexes(w, s, unit).includes(to)) return no;
  return (
    refuseGround(w, s, unit, to) ?? refusal('25.1a', 'displaces-nobody', { unit: w.unitId(unit), hex: w.hexId(to) })
  );
}

const evaders = (w: CampaignWorld, s: State): Unit[] =>
  [...w.unitsOf[enemyOf(s[w.at.phasing])]].filter((unit) => waysOut(w, s, unit).length > 0);

/** Asks whether anybody goes, if the option is played and somebody can. */
export function openEvasion(w: CampaignWorld, s: State): boolean {
  for (let unit = 0; unit < w.units; unit++) s[w.at.orders + unit] &= ~EVADED;
  s.fill(-1, w.at.left, w.at.left + w.units);
  if (!isChosenHere(w, s, 'cavalry-retreat') || evaders(w, s).length === 0) return false;
  // 19.25a: leaders may be left alone by it.
  noteAttended(w, s);
  setCampaignStep(w, s, 'evasion');
  return true;
}

/** 25.1b: whether somebody left a hex before combat. */
export const wasLeftBefore = (w: CampaignWorld, s: State, hex: Place): boolean =>
  s.subarray(w.at.left, w.at.left + w.units).includes(hex);

export function evasionPhase(w: CampaignWorld): Stage<CampaignAction> {
  return {
    rule: '25.1a',
    accepts: ['evade', 'stand'],
    seats: (s) => 1 << enemyOf(s[w.at.phasing]),
    pieces: (s) => [TABLE, ...evaders(w, s)],
    choices: (s, _seat, piece) =>
      piece === TABLE ? [{ type: 'stand' }] : waysOut(w, s, piece).map((to) => ({ type: 'evade', unit: piece, to })),

    refuse(s, _seat, action) {
      if (action.type === 'stand') return null;
      const { unit, to } = action as CampaignOf<'evade'>;
      return refuseEvasion(w, s, unit, to);
    },
    whyNot: (s, _seat, piece, place) => refuseEvasion(w, s, piece, place),

    apply(s, _seat, action, _dice, tell) {
      if (action.type === 'evade') evade(w, s, action as CampaignOf<'evade'>, tell);
      if (action.type === 'stand' || evaders(w, s).length === 0) setCampaignStep(w, s, 'evaded');
    },
  };
}

function evade(w: CampaignWorld, s: State, { unit, to }: CampaignOf<'evade'>, tell: Tell): void {
  const from = whereIs(w, s, unit);
  const data = { unit: w.unitId(unit), from: w.hexId(from), hex: w.hexId(to) };
  s[w.at.left + unit] = from;
  shift(w, s, unit, to);
  order(w, s, unit, EVADED);
  if (tell !== null) tell({ type: 'evaded', rule: '25.1a', data });
  occupy(w, s, unit, to, tell);
}
