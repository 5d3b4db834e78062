import { type Phase, type Refusal, refusal, type State, TABLE, type Tell } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import { FIRST, MAJOR, NEXT, roadBetween, townId, VIA } from '../board.ts';
import { RESERVE } from '../places.ts';
import {
  AT,
  attackerOf,
  blocksOf,
  commandersOf,
  DISRUPTED,
  has,
  mark,
  onMap,
  owns,
  post,
  SPENT,
  setStep,
  transfer,
  unmark,
  whereIs,
} from '../position.ts';
import { REGROUP_LIMIT, REINFORCE_LIMIT } from '../tables.ts';
import { otherSide, SIDE, SIDES, UNITS_OF, unitId } from '../units.ts';
import { noteBusy } from './battlemoves.ts';
import { handOver, noteAction } from './control.ts';
import { clearFlow } from './fights.ts';
import { noteEntry } from './movement.ts';
import { publish, tellOwner } from './publishing.ts';

/** 6.34 Reinforcements, and 7.5 the victor's regrouping: units come and go by the roads next to a battle. */

/** 11.0f: two seats hand over to each other; a player who has his side alone simply ends. */
const isShared = (s: State): boolean => commandersOf(s, s[AT.side]).length > 1;

/** A step for all seats of a side, whether or not they have units near. */
function beginFor(s: State, step: 'reinforcement' | 'regroup', side: number): void {
  clearFlow(s);
  s[AT.side] = side;
  if (isShared(s)) s[AT.idleHands] = 0;
  s[AT.active] = commandersOf(s, side)[0];
  setStep(s, step);
}

export const beginReinforcement = (s: State, side: number): void => beginFor(s, 'reinforcement', side);

/** The fight of this step, for what is told of it. */
const scene = (s: State): { side: string; town: string } => ({ side: SIDES[s[AT.side]], town: townId(s[AT.fight]) });

/** 11.0e: after a battle each seat of the side regroups once, and then the step is over. */
function endRegroup(s: State, seat: number): void {
  const seats = commandersOf(s, s[AT.side]);
  const next = seats[seats.indexOf(seat) + 1];
  if (next === undefined) setStep(s, 'regroup-done');
  else s[AT.active] = next;
}

function refuseReinforce(s: State, seat: number, unit: number): Refusal | null {
  const data = { unit: unitId(unit), town: townId(s[AT.fight]) };
  if (!owns(s, seat, unit)) return refusal('6.34a', 'not-your-unit', data);
  if (!onMap(s, unit)) return refusal('6.34b', 'not-on-map', data);
  const from = whereIs(s, unit);
  const road = roadBetween(from, s[AT.fight]);
  if (road < 0) return refusal('6.34b', 'not-adjacent', data);
  if (s[AT.fights + from] !== 0) return refusal('6.34b', 'fight-there', { ...data, town: townId(from) });
  if (has(s, unit, DISRUPTED)) return refusal('6.34f', 'is-disrupted', data);
  const limit = REINFORCE_LIMIT[MAJOR[road]];
  return s[AT.flow + road] < limit ? null : refusal('6.34c', 'road-full-for-reinforcement', { ...data, most: limit });
}

export const reinforcementPhase: Phase<Action> = {
  name: 'reinforcement',
  rule: '6.34a',
  accepts: ['reinforce', 'end'],
  seats: (s) => 1 << s[AT.active],
  pieces: (s, seat) => [TABLE, ...[...UNITS_OF[s[AT.side]]].filter((unit) => refuseReinforce(s, seat, unit) === null)],
  choices(s, seat, piece) {
    if (piece === TABLE) return [{ type: 'end' }];
    return refuseReinforce(s, seat, piece) === null ? [{ type: 'reinforce', unit: piece }] : [];
  },
  refuse: (s, seat, action) => (action.type === 'reinforce' ? refuseReinforce(s, seat, action.unit) : null),
  apply(s, _seat, action, _dice, tell) {
    if (action.type !== 'reinforce') {
      // FOG-13: what was done is shown, and can no longer be taken back.
      noteEntries(s);
      publish(s, tell);
      if (tell !== null) tell({ type: 'reinforcement-ended', rule: 'FOG-13', data: scene(s), closes: true });
      if (handOver(s, commandersOf(s, s[AT.side]))) setStep(s, 'reinforcement-done');
      return;
    }
    const road = roadBetween(whereIs(s, action.unit), s[AT.fight]);
    const from = whereIs(s, action.unit);
    s[AT.flow + road]++;
    if (isShared(s)) noteAction(s);
    noteBusy(s);
    transfer(s, action.unit, s[AT.fight]);
    post(s, action.unit, RESERVE);
    tellOwner(s, action.unit, tell, 'reinforced', '6.34d', { town: townId(s[AT.fight]), from: townId(from) });
  },
};

/** 7.1a: the roads by which Attackers have come; open to all like the rest of the step, so not before it is ended. */
function noteEntries(s: State): void {
  const town = s[AT.fight];
  if (s[AT.side] !== attackerOf(s)) return;
  for (let i = FIRST[town]; i < FIRST[town + 1]; i++) if (s[AT.flow + VIA[i]] > 0) noteEntry(s, VIA[i], town);
}

/** 7.5a: the victor may regroup, at the instant of victory. */
export const beginRegroup = (s: State, side: number, tell: Tell): void => {
  if (tell !== null) {
    const data = { town: townId(s[AT.fight]), side: SIDES[side] };
    // FOG-13: retreats are shown now.
    tell({ type: 'battle-over', rule: '2.2b', data, closes: true });
  }
  beginFor(s, 'regroup', side);
};

/** 7.5: into the town from next to it, or out of it to a town with friends; never with a fight. */
function refuseRegroup(s: State, seat: number, { unit, town }: Of<'regroup'>): Refusal | null {
  const data = { unit: unitId(unit), town: townId(town) };
  if (!owns(s, seat, unit)) return refusal('7.5a', 'not-your-unit', data);
  if (!onMap(s, unit)) return refusal('7.5a', 'not-on-map', data);
  const from = whereIs(s, unit);
  const road = roadBetween(from, town);
  if (road < 0 || (from !== s[AT.fight] && town !== s[AT.fight])) return refusal('7.5a', 'not-by-the-battle', data);
  if (s[AT.fights + from] !== 0) return refusal('7.5d', 'fight-there', { ...data, town: townId(from) });
  if (s[AT.fights + town] !== 0) return refusal('7.5d', 'fight-there', data);
  // 5.6e: by one road, not through the town.
  if (has(s, unit, SPENT)) return refusal('7.5a', 'has-regrouped', data);
  if (blocksOf(s, town, otherSide(SIDE[unit])) > 0) return refusal('7.5a', 'enemy-there', data);
  if (from === s[AT.fight] && blocksOf(s, town, SIDE[unit]) === 0) return refusal('7.5a', 'no-friends-there', data);
  const limit = REGROUP_LIMIT[MAJOR[road]];
  return s[AT.flow + road] < limit ? null : refusal('7.5b', 'road-full-for-regroup', { ...data, most: limit });
}

function regroupTowns(s: State, seat: number, unit: number): number[] {
  if (!onMap(s, unit)) return [];
  const from = whereIs(s, unit);
  const towns = from === s[AT.fight] ? [...NEXT.subarray(FIRST[from], FIRST[from + 1])] : [s[AT.fight]];
  return towns.filter((town) => refuseRegroup(s, seat, { type: 'regroup', unit, town }) === null);
}

export const regroupPhase: Phase<Action> = {
  name: 'regroup',
  rule: '7.5a',
  accepts: ['regroup', 'end'],
  seats: (s) => 1 << s[AT.active],
  pieces: (s, seat) => [
    TABLE,
    ...[...UNITS_OF[s[AT.side]]].filter((unit) => owns(s, seat, unit) && regroupTowns(s, seat, unit).length > 0),
  ],
  choices(s, seat, piece) {
    if (piece === TABLE) return [{ type: 'end' }];
    return owns(s, seat, piece)
      ? regroupTowns(s, seat, piece).map((town) => ({ type: 'regroup', unit: piece, town }))
      : [];
  },
  refuse: (s, seat, action) => (action.type === 'regroup' ? refuseRegroup(s, seat, action) : null),
  apply(s, seat, action, _dice, tell) {
    if (action.type !== 'regroup') {
      // FOG-13: what was done is shown, and can no longer be taken back.
      for (const unit of UNITS_OF[s[AT.side]]) if (owns(s, seat, unit)) unmark(s, unit, SPENT);
      publish(s, tell);
      if (tell !== null) tell({ type: 'regroup-ended', rule: 'FOG-13', data: scene(s), closes: true });
      endRegroup(s, seat);
      return;
    }
    const from = whereIs(s, action.unit);
    s[AT.flow + roadBetween(from, action.town)]++;
    transfer(s, action.unit, action.town);
    mark(s, action.unit, SPENT);
    tellOwner(s, action.unit, tell, 'regrouped', '7.5a', { town: townId(action.town), from: townId(from) });
  },
};
