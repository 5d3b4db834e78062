import type { Refusal, Seat, Side, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal, TABLE, tableAnd } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import { RESERVE } from '../places.ts';
import {
  attackerOf,
  blocksOf,
  commandersOf,
  DISRUPTED,
  has,
  mark,
  notHis,
  onMap,
  owns,
  post,
  SPENT,
  setStep,
  transfer,
  unmark,
  whereIs,
} from '../position.ts';
import { otherSide, SIDES } from '../units.ts';
import type { World } from '../world.ts';
import { noteBusy } from './battlemoves.ts';
import { handOver, noteAction } from './control.ts';
import { clearFlow } from './fights.ts';
import { noteEntry } from './movement.ts';
import { publish, tellOwner } from './publishing.ts';

/** 6.34 Reinforcements, and 7.5 the victor's regrouping: units come and go by the roads next to a battle. */

/** 11.0f: two seats hand over to each other; a player who has his side alone simply ends. */
const isShared = (w: World, s: State): boolean => commandersOf(w, s, s[w.at.side]).length > 1;

/** A step for all seats of a side, whether or not they have units near. */
function beginFor(w: World, s: State, step: 'reinforcement' | 'regroup', side: Side): void {
  clearFlow(w, s);
  s[w.at.side] = side;
  if (isShared(w, s)) s[w.at.idleHands] = 0;
  s[w.at.active] = commandersOf(w, s, side)[0];
  setStep(w, s, step);
}

export const beginReinforcement = (w: World, s: State, side: Side): void => beginFor(w, s, 'reinforcement', side);

/** The fight of this step, for what is told of it. */
const scene = (w: World, s: State): { side: string; town: string } => ({
  side: SIDES[s[w.at.side]],
  town: w.townId(s[w.at.fight]),
});

/** 11.0e: after a battle each seat of the side regroups once, and then the step is over. */
function endRegroup(w: World, s: State, seat: Seat): void {
  const seats = commandersOf(w, s, s[w.at.side]);
  const next = seats[seats.indexOf(seat) + 1];
  if (next === undefined) setStep(w, s, 'regroup-done');
  else s[w.at.active] = next;
}

function refuseReinforce(w: World, s: State, seat: Seat, unit: Unit): Refusal | null {
  const data = { unit: w.unitId(unit), town: w.townId(s[w.at.fight]) };
  if (!owns(w, s, seat, unit)) return refusal(notHis(w, s, seat, unit, '6.34a'), 'not-your-unit', data);
  if (!onMap(w, s, unit)) return refusal('6.34b', 'not-on-map', data);
  const from = whereIs(w, s, unit);
  const road = w.roadBetween(from, s[w.at.fight]);
  if (road < 0) return refusal('6.34b', 'not-adjacent', data);
  if (s[w.at.fights + from] !== 0) return refusal('6.34b', 'fight-there', { ...data, town: w.townId(from) });
  if (has(w, s, unit, DISRUPTED)) return refusal('6.34f', 'is-disrupted', data);
  const limit = w.reinforceLimit[w.major[road]];
  return s[w.at.flow + road] < limit ? null : refusal('6.34c', 'road-full-for-reinforcement', { ...data, most: limit });
}

export const reinforcementPhase = (w: World): Stage<Action> => ({
  rule: '6.34a',
  accepts: ['reinforce', 'end'],
  pieces: (s, seat) => tableAnd(w.unitsOf[s[w.at.side]], (unit) => refuseReinforce(w, s, seat, unit) === null),
  choices(s, seat, piece) {
    if (piece === TABLE) return [{ type: 'end' }];
    return refuseReinforce(w, s, seat, piece) === null ? [{ type: 'reinforce', unit: piece }] : [];
  },
  refuse: (s, seat, action) => (action.type === 'reinforce' ? refuseReinforce(w, s, seat, action.unit) : null),
  whyNot: (s, seat, unit) => refuseReinforce(w, s, seat, unit),
  apply(s, _seat, action, _dice, tell) {
    if (action.type !== 'reinforce') {
      // FOG-13: what was done is shown, and can no longer be taken back.
      noteEntries(w, s);
      publish(w, s, tell);
      if (tell !== null) tell({ type: 'reinforcement-ended', rule: 'FOG-13', data: scene(w, s), closes: true });
      if (handOver(w, s, commandersOf(w, s, s[w.at.side]))) setStep(w, s, 'reinforcement-done');
      return;
    }
    const road = w.roadBetween(whereIs(w, s, action.unit), s[w.at.fight]);
    const from = whereIs(w, s, action.unit);
    s[w.at.flow + road]++;
    if (isShared(w, s)) noteAction(w, s);
    noteBusy(w, s);
    transfer(w, s, action.unit, s[w.at.fight]);
    post(w, s, action.unit, RESERVE);
    tellOwner(w, s, action.unit, tell, 'reinforced', '6.34d', { town: w.townId(s[w.at.fight]), from: w.townId(from) });
  },
});

/** 7.1a: the roads by which Attackers have come; open to all like the rest of the step, so not before it is ended. */
function noteEntries(w: World, s: State): void {
  const town = s[w.at.fight];
  if (s[w.at.side] !== attackerOf(w, s)) return;
  for (let i = w.first[town]; i < w.first[town + 1]; i++)
    if (s[w.at.flow + w.via[i]] > 0) noteEntry(w, s, w.via[i], town);
}

/** 7.5a: the victor may regroup, at the instant of victory. */
export const beginRegroup = (w: World, s: State, side: Side, tell: Tell): void => {
  if (tell !== null) {
    const data = { town: w.townId(s[w.at.fight]), side: SIDES[side] };
    // FOG-13: retreats are shown now.
    tell({ type: 'battle-over', rule: '2.2b', data, closes: true });
  }
  beginFor(w, s, 'regroup', side);
};

/** 7.5: into the town from next to it, or out of it to a town with friends; never with a fight. */
function refuseRegroup(w: World, s: State, seat: Seat, { unit, town }: Of<'regroup'>): Refusal | null {
  const data = { unit: w.unitId(unit), town: w.townId(town) };
  if (!owns(w, s, seat, unit)) return refusal(notHis(w, s, seat, unit, '7.5a'), 'not-your-unit', data);
  if (!onMap(w, s, unit)) return refusal('7.5a', 'not-on-map', data);
  const from = whereIs(w, s, unit);
  const road = w.roadBetween(from, town);
  if (road < 0 || (from !== s[w.at.fight] && town !== s[w.at.fight])) return refusal('7.5a', 'not-by-the-battle', data);
  if (s[w.at.fights + from] !== 0) return refusal('7.5d', 'fight-there', { ...data, town: w.townId(from) });
  if (s[w.at.fights + town] !== 0) return refusal('7.5d', 'fight-there', data);
  // 5.6e: by one road, not through the town.
  if (has(w, s, unit, SPENT)) return refusal('7.5a', 'has-regrouped', data);
  if (blocksOf(w, s, town, otherSide(w.side[unit])) > 0) return refusal('7.5a', 'enemy-there', data);
  if (from === s[w.at.fight] && blocksOf(w, s, town, w.side[unit]) === 0)
    return refusal('7.5a', 'no-friends-there', data);
  const limit = w.regroupLimit[w.major[road]];
  return s[w.at.flow + road] < limit ? null : refusal('7.5b', 'road-full-for-regroup', { ...data, most: limit });
}

function regroupTowns(w: World, s: State, seat: Seat, unit: Unit): number[] {
  if (!onMap(w, s, unit)) return [];
  const from = whereIs(w, s, unit);
  const towns = from === s[w.at.fight] ? [...w.next.subarray(w.first[from], w.first[from + 1])] : [s[w.at.fight]];
  return towns.filter((town) => refuseRegroup(w, s, seat, { type: 'regroup', unit, town }) === null);
}

export const regroupPhase = (w: World): Stage<Action> => ({
  rule: '7.5a',
  accepts: ['regroup', 'end'],
  pieces(s, seat) {
    const mayGo = (unit: Unit): boolean => owns(w, s, seat, unit) && regroupTowns(w, s, seat, unit).length > 0;
    return tableAnd(w.unitsOf[s[w.at.side]], mayGo);
  },
  choices(s, seat, piece) {
    if (piece === TABLE) return [{ type: 'end' }];
    return owns(w, s, seat, piece)
      ? regroupTowns(w, s, seat, piece).map((town) => ({ type: 'regroup', unit: piece, town }))
      : [];
  },
  refuse: (s, seat, action) => (action.type === 'regroup' ? refuseRegroup(w, s, seat, action) : null),
  whyNot: (s, seat, unit, town) => refuseRegroup(w, s, seat, { type: 'regroup', unit, town }),
  apply(s, seat, action, _dice, tell) {
    if (action.type !== 'regroup') {
      // FOG-13: what was done is shown, and can no longer be taken back.
      for (const unit of w.unitsOf[s[w.at.side]]) if (owns(w, s, seat, unit)) unmark(w, s, unit, SPENT);
      publish(w, s, tell);
      if (tell !== null) tell({ type: 'regroup-ended', rule: 'FOG-13', data: scene(w, s), closes: true });
      endRegroup(w, s, seat);
      return;
    }
    const from = whereIs(w, s, action.unit);
    s[w.at.flow + w.roadBetween(from, action.town)]++;
    transfer(w, s, action.unit, action.town);
    mark(w, s, action.unit, SPENT);
    tellOwner(w, s, action.unit, tell, 'regrouped', '7.5a', { town: w.townId(action.town), from: w.townId(from) });
  },
});
