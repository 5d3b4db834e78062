import { type Refusal, refusal, type Seat, type Stage, type State, type Tell, type Unit } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import {
  ELIMINATED,
  FACE_UP,
  has,
  MARCHED,
  mark,
  notHis,
  owns,
  seatsOf,
  setStep,
  unmark,
  whereIs,
} from '../position.ts';
import { BAD_DIE } from '../tables.ts';
import { ARMIES, LEADER } from '../units.ts';
import type { World } from '../world.ts';
import { loseStep } from './losses.ts';
import { wayOf } from './movement.ts';
import { publish, tellOwner } from './publishing.ts';

/** 5.6 Force marches: a die for each unit that went too far, after all moves. */

/** The next seat of the moving side that has dice to roll; false when there is none. */
export function nextMarch(w: World, s: State): boolean {
  for (const seat of seatsOf(w, s, s[w.at.side])) {
    if (!w.unitsOf[s[w.at.side]].some((unit) => owns(w, s, seat, unit) && has(w, s, unit, MARCHED))) continue;
    s[w.at.active] = seat;
    setStep(w, s, 'march');
    return true;
  }
  return false;
}

/** 8.1a: the leader of a unit's army stands in the same town. */
const leaderIsThere = (w: World, s: State, unit: Unit): boolean =>
  whereIs(w, s, w.leaders[w.army[unit]]) === whereIs(w, s, unit);

/** 8.1c: dice for a town and army are rolled one after another; the leader is shown from the first, or not at all. */
const keyOf = (w: World, s: State, unit: Unit): number => 3 * whereIs(w, s, unit) + w.army[unit] + 1;
const isInTurn = (w: World, s: State, unit: Unit): boolean =>
  s[w.at.marchTown] === 0 || s[w.at.marchTown] === keyOf(w, s, unit);

const mayRoll = (w: World, s: State, seat: Seat, unit: Unit): boolean =>
  owns(w, s, seat, unit) && has(w, s, unit, MARCHED) && isInTurn(w, s, unit);

export const marchPhase = (w: World): Stage<Action> => ({
  rule: '5.6b',
  accepts: ['march'],
  pieces: (s, seat) => [...w.unitsOf[s[w.at.side]]].filter((unit) => mayRoll(w, s, seat, unit)),
  choices(s, seat, piece) {
    if (piece < 0 || !mayRoll(w, s, seat, piece)) return [];
    return [false, true]
      .filter((leader) => refuseLeader(w, s, piece, leader) === null)
      .map((leader) => ({ type: 'march', unit: piece, leader }));
  },
  refuse: (s, seat, action) => (action.type === 'march' ? refuseMarch(w, s, seat, action) : null),
  whyNot: (s, seat, unit) => refuseMarch(w, s, seat, { type: 'march', unit, leader: false }),
  apply(s, _seat, action, dice, tell) {
    if (action.type !== 'march') return;
    if (s[w.at.marchTown] === 0) begin(w, s, action, tell);
    roll(w, s, action.unit, dice.roll(6), tell);
    finish(w, s);
    setStep(w, s, 'movement-done');
  },
});

function refuseMarch(w: World, s: State, seat: Seat, { unit, leader }: Of<'march'>): Refusal | null {
  const data = { unit: w.unitId(unit) };
  if (!owns(w, s, seat, unit)) return refusal(notHis(w, s, seat, unit, '5.6b', '11.0a'), 'not-your-unit', data);
  if (!has(w, s, unit, MARCHED)) return refusal('5.6b', 'has-not-marched', data);
  if (!isInTurn(w, s, unit))
    return refusal('8.1c', 'finish-town-first', { ...data, town: w.townId(Math.floor((s[w.at.marchTown] - 1) / 3)) });
  return refuseLeader(w, s, unit, leader);
}

function refuseLeader(w: World, s: State, unit: Unit, leader: boolean): Refusal | null {
  const data = { unit: w.unitId(unit), leader: w.unitId(w.leaders[w.army[unit]]) };
  if (s[w.at.marchTown] === 0)
    return leader && !leaderIsThere(w, s, unit) ? refusal('8.1a', 'leader-not-there', data) : null;
  // The leader who was shown may have been lost by his own march.
  const shown = s[w.at.leaderShown] === 1;
  return leader === shown ? null : refusal('8.1c', shown ? 'leader-is-shown' : 'leader-was-kept', data);
}

function begin(w: World, s: State, { unit, leader }: Of<'march'>, tell: Tell): void {
  s[w.at.marchTown] = keyOf(w, s, unit);
  s[w.at.leaderShown] = leader ? 1 : 0;
  if (!leader) return;
  const commander = w.leaders[w.army[unit]];
  mark(w, s, commander, FACE_UP);
  publish(w, s, null);
  if (tell !== null) {
    tell({
      type: 'leader-shown',
      rule: '8.1c',
      data: { unit: w.unitId(commander), town: w.townId(whereIs(w, s, commander)) },
      reveals: true,
    });
  }
}

/** 5.6b, 8.1a, 8.1b, FOG-9 */
function roll(w: World, s: State, unit: Unit, die: number, tell: Tell): void {
  const bonus = s[w.at.leaderShown] === 1 && leaderIsThere(w, s, unit) ? 1 : 0;
  const bad = die + bonus <= BAD_DIE;
  const path = wayOf(w, s, unit).map(w.townId);
  unmark(w, s, unit, MARCHED);
  if (tell !== null) {
    const open = w.type[unit] === LEADER && bonus > 0;
    const data = { army: ARMIES[w.army[unit]], path, die, bonus, lost: bad };
    tell({ type: 'march-rolled', rule: '5.6b', data: open ? { ...data, unit: w.unitId(unit) } : data });
    tellOwner(w, s, unit, tell, bad ? 'straggled' : 'marched-well', '5.6b', { die });
  }
  if (bad) loseStep(w, s, unit, '5.6b', tell);
}

/** 8.1c: the last die for a town has fallen: the leader stands hidden again. */
function finish(w: World, s: State): void {
  const key = s[w.at.marchTown];
  if (w.unitsOf[s[w.at.side]].some((unit) => has(w, s, unit, MARCHED) && keyOf(w, s, unit) === key)) return;
  const leader = w.leaders[(key - 1) % 3];
  if (whereIs(w, s, leader) !== ELIMINATED) unmark(w, s, leader, FACE_UP);
  s[w.at.marchTown] = 0;
  s[w.at.leaderShown] = 0;
  publish(w, s, null);
}
