import { type Place, type Refusal, refusal, type State, type Unit } from '@hundred-days/kernel';
import type { Of } from '../actions.ts';
import { RETREATING, ROUTED } from '../fighting.ts';
import { inSeenZoi, isLeader, sideIn, topIn, whereIs } from '../position.ts';
import { enemyOf, HORSE_GUN } from '../units.ts';
import type { World } from '../world.ts';
import { maySetFoot } from './displacement.ts';
import { fightOf, opposedTo, plays } from './parts.ts';
import { draftFrom, isRooted, waysOf } from './retreatplans.ts';

/** 11.9 Why somebody may not retreat as he wants to, each by the rule that decides. */

type Retreat = Of<'retreat'>;

/** Whether a plan sends a piece that way; any way to that hex where none is given. */
const sends = ({ units, to }: Retreat, piece: Unit, goal: Place, via = -1): boolean => {
  const i = units.indexOf(piece);
  return i >= 0 && to[2 * i + 1] === goal && (via < 0 || to[2 * i] === via);
};

/** Why a hex cannot hold another who would come to it out of his own combat; null if it could, as far as this goes. */
export function refuseHaven(w: World, s: State, unit: Unit, goal: Place): Refusal | null {
  const top = topIn(w, s, goal);
  const data = { unit: w.unitId(unit), hex: w.hexId(goal) };
  if (top >= 0 && w.side[top] !== w.side[unit]) return refusal('5.1a', 'enemy-there', data);
  if (top >= 0 && w.army[top] !== w.army[unit]) return refusal('5.1b', 'other-army', data);
  return fightOf(w, s) === 'charge' && s[w.at.duel + goal] !== 0 ? refusal('9.4.5h', 'frozen', data) : null;
}

/** Why a unit that has to retreat cannot end in a hex; null if one of the plans sends it there. */
export function refuseRetreatTo(
  w: World,
  s: State,
  unit: Unit,
  goal: Place,
  plans: readonly Retreat[],
): Refusal | null {
  if (plans.some((plan) => sends(plan, unit, goal))) return null;
  const hex = whereIs(w, s, unit);
  const data = { unit: w.unitId(unit), hex: w.hexId(goal) };
  if (isRooted(w, unit)) return refusal('11.9c', 'guns-stand', data);
  const haven = refuseHaven(w, s, unit, goal);
  if (haven !== null) return haven;
  const isNear = (other: Place): boolean => sideIn(w, s, other) !== w.side[unit] && w.map.distance(other, goal) <= 1;
  if (opposedTo(w, s, hex).some(isNear)) return refusal('11.9d', 'next-to-the-enemy', data);
  const length = w.map.distance(hex, goal);
  const most = plays(w, s, unit, ROUTED) ? 1 : s[w.at.length];
  if (length < 1 || length > most) return refusal('11.9d', 'not-a-retreat', data);
  if (waysOf(draftFrom(w, s, hex), [unit], length).some(({ to }) => to === goal))
    return refusal(plans.length > 0 ? '11.9.1a' : '11.9.5c', 'no-room-there', data);
  return length === 2 && isThroughZone(w, s, unit, hex, goal)
    ? refusal('11.9.4a', 'through-a-zone', data)
    : refusal('11.9d', 'not-a-retreat', data);
}

/** 11.9.4a: whether a zone of influence lies on an open way of two hexes. */
function isThroughZone(w: World, s: State, unit: Unit, hex: Place, goal: Place): boolean {
  const draft = draftFrom(w, s, hex);
  for (let d = 0; d < 6; d++) {
    const via = w.neighbours[6 * hex + d];
    const on = via < 0 ? -1 : w.map.direction(via, goal);
    if (on < 0 || !maySetFoot(draft, unit, hex, d) || !maySetFoot(draft, unit, via, on)) continue;
    if (inSeenZoi(w, s, enemyOf(w.side[unit]), via)) return true;
  }
  return false;
}

/** Why the units of a hex cannot retreat like that: one of them cannot go there, or others do not go with them so. */
export function refusePlan(w: World, s: State, action: Retreat, unit: Unit, plans: readonly Retreat[]): Refusal {
  const going = action.units.filter((one) => one < w.units && plays(w, s, one, RETREATING | ROUTED));
  const wayOf = (one: Unit): { readonly via: Place; readonly to: Place } => {
    const i = action.units.indexOf(one);
    return { via: action.to[2 * i], to: action.to[2 * i + 1] };
  };
  const here = { unit: w.unitId(unit), hex: w.hexId(whereIs(w, s, unit)) };
  if (action.to.length !== 2 * action.units.length) return refusal('11.9d', 'not-a-retreat', here);
  for (const one of going) {
    const no = refuseRetreatTo(w, s, one, wayOf(one).to, plans);
    if (no === null) continue;
    // 11.9f: where there is no way at all it is not this one that is wrong.
    if (plans.length > 0 || no.rule === '11.9c' || no.rule === '11.9.5c') return no;
    return refusal('11.9f', 'no-retreat', { ...here, unit: w.unitId(one) });
  }
  const same = plans.filter((plan) => going.every((one) => sends(plan, one, wayOf(one).to, wayOf(one).via)));
  const data = { unit: w.unitId(unit), hex: w.hexId(wayOf(unit).to) };
  if (same.length === 0) return refusal('11.9d', 'not-a-retreat', data);
  const isWrong = (one: Unit): boolean => !same.some((plan) => sends(plan, one, wayOf(one).to, wayOf(one).via));
  const extra = action.units.find((one) => !going.includes(one) && isWrong(one));
  const whole = same.find((plan) => action.units.every((one) => plan.units.includes(one)));
  const missing = whole?.units.find((one) => !action.units.includes(one));
  return refusal(ruleOfCompany(w, s, extra ?? missing ?? unit, unit), 'not-a-retreat', data);
}

/** By what rule somebody goes along: a leader, horse artillery of the hex, or one who is displaced. */
function ruleOfCompany(w: World, s: State, piece: Unit, unit: Unit): string {
  if (isLeader(w, piece)) return '11.9g';
  if (whereIs(w, s, piece) !== whereIs(w, s, unit)) return '11.9.5b';
  return w.gun[piece] === HORSE_GUN ? '11.9e' : '11.9a';
}
