import { type Phase, type Refusal, refusal, type State, type Tell } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import { townId } from '../board.ts';
import { AT, ELIMINATED, FACE_UP, has, MARCHED, mark, owns, seatsOf, setStep, unmark, whereIs } from '../position.ts';
import { BAD_DIE } from '../tables.ts';
import { ARMIES, ARMY, LEADER, LEADERS, TYPE, UNITS_OF, unitId } from '../units.ts';
import { loseStep } from './losses.ts';
import { wayOf } from './movement.ts';
import { publish, tellOwner } from './publishing.ts';

/** 5.6 Force marches: a die for each unit that went too far, after all moves. */

/** The next seat of the moving side that has dice to roll; false when there is none. */
export function nextMarch(s: State): boolean {
  for (const seat of seatsOf(s, s[AT.side])) {
    if (!UNITS_OF[s[AT.side]].some((unit) => owns(s, seat, unit) && has(s, unit, MARCHED))) continue;
    s[AT.active] = seat;
    setStep(s, 'march');
    return true;
  }
  return false;
}

/** 8.1a: the leader of a unit's army stands in the same town. */
const leaderIsThere = (s: State, unit: number): boolean => whereIs(s, LEADERS[ARMY[unit]]) === whereIs(s, unit);

/** 8.1c: dice for a town and army are rolled one after another; the leader is shown from the first, or not at all. */
const keyOf = (s: State, unit: number): number => 3 * whereIs(s, unit) + ARMY[unit] + 1;
const isInTurn = (s: State, unit: number): boolean => s[AT.marchTown] === 0 || s[AT.marchTown] === keyOf(s, unit);

const mayRoll = (s: State, seat: number, unit: number): boolean =>
  owns(s, seat, unit) && has(s, unit, MARCHED) && isInTurn(s, unit);

export const marchPhase: Phase<Action> = {
  name: 'march',
  rule: '5.6c',
  accepts: ['march'],
  seats: (s) => 1 << s[AT.active],
  pieces: (s, seat) => [...UNITS_OF[s[AT.side]]].filter((unit) => mayRoll(s, seat, unit)),
  choices(s, seat, piece) {
    if (piece < 0 || !mayRoll(s, seat, piece)) return [];
    return [false, true]
      .filter((leader) => refuseLeader(s, piece, leader) === null)
      .map((leader) => ({ type: 'march', unit: piece, leader }));
  },
  refuse: (s, seat, action) => (action.type === 'march' ? refuseMarch(s, seat, action) : null),
  apply(s, _seat, action, dice, tell) {
    if (action.type !== 'march') return;
    if (s[AT.marchTown] === 0) begin(s, action, tell);
    roll(s, action.unit, dice.roll(6), tell);
    finish(s);
    setStep(s, 'movement-done');
  },
};

function refuseMarch(s: State, seat: number, { unit, leader }: Of<'march'>): Refusal | null {
  const data = { unit: unitId(unit) };
  if (!owns(s, seat, unit)) return refusal('5.6b', 'not-your-unit', data);
  if (!has(s, unit, MARCHED)) return refusal('5.6b', 'has-not-marched', data);
  if (!isInTurn(s, unit))
    return refusal('8.1c', 'finish-town-first', { ...data, town: townId(Math.floor((s[AT.marchTown] - 1) / 3)) });
  return refuseLeader(s, unit, leader);
}

function refuseLeader(s: State, unit: number, leader: boolean): Refusal | null {
  const data = { unit: unitId(unit), leader: unitId(LEADERS[ARMY[unit]]) };
  if (s[AT.marchTown] === 0)
    return leader && !leaderIsThere(s, unit) ? refusal('8.1a', 'leader-not-there', data) : null;
  // The leader who was shown may have been lost by his own march.
  const shown = s[AT.leaderShown] === 1;
  return leader === shown ? null : refusal('8.1c', shown ? 'leader-is-shown' : 'leader-was-kept', data);
}

function begin(s: State, { unit, leader }: Of<'march'>, tell: Tell): void {
  s[AT.marchTown] = keyOf(s, unit);
  s[AT.leaderShown] = leader ? 1 : 0;
  if (!leader) return;
  const commander = LEADERS[ARMY[unit]];
  mark(s, commander, FACE_UP);
  publish(s, null);
  if (tell !== null) {
    tell({
      type: 'leader-shown',
      rule: '8.1c',
      data: { unit: unitId(commander), town: townId(whereIs(s, commander)) },
      reveals: true,
    });
  }
}

/** 5.6b, 8.1a, 8.1b, FOG-9 */
function roll(s: State, unit: number, die: number, tell: Tell): void {
  const bonus = s[AT.leaderShown] === 1 && leaderIsThere(s, unit) ? 1 : 0;
  const bad = die + bonus <= BAD_DIE;
  const path = wayOf(s, unit).map(townId);
  unmark(s, unit, MARCHED);
  if (tell !== null) {
    const open = TYPE[unit] === LEADER && bonus > 0;
    const data = { army: ARMIES[ARMY[unit]], path, die, bonus, lost: bad };
    tell({ type: 'march-rolled', rule: '5.6b', data: open ? { ...data, unit: unitId(unit) } : data });
    tellOwner(s, unit, tell, bad ? 'straggled' : 'marched-well', '5.6b', { die });
  }
  if (bad) loseStep(s, unit, '5.6b', tell);
}

/** 8.1c: the last die for a town has fallen: the leader stands hidden again. */
function finish(s: State): void {
  const key = s[AT.marchTown];
  if (UNITS_OF[s[AT.side]].some((unit) => has(s, unit, MARCHED) && keyOf(s, unit) === key)) return;
  const leader = LEADERS[(key - 1) % 3];
  if (whereIs(s, leader) !== ELIMINATED) unmark(s, leader, FACE_UP);
  s[AT.marchTown] = 0;
  s[AT.leaderShown] = 0;
  publish(s, null);
}
