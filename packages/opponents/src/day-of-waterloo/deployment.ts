import { type Action, type DayOfWaterloo, position } from '@hundred-days/day-of-waterloo';
import { roomFor } from '@hundred-days/day-of-waterloo/appraisal';
import { allChoices, below, randomBits, type State } from '@hundred-days/kernel';
import { seatWorth, urgencyIn } from './command.ts';
import type { Judge } from './judge.ts';
import { arrange, orderOf } from './stacks.ts';

const { lift, moveLeader, OFF_MAP, putOnTop, putUnder, rebuild, sideOfSeat, UNPLACED, unitsIn, whereIs } = position;

/** So many changes of the set-up of the book are tried. */
const CHANGES = 260;
/** A change may be a little worse: no two set-ups are alike. */
const LENIENT = 0.35;

/**
 * 4.1 Set-up. It begins with the one of the book and changes it within the areas, unit by unit: what is better stays, and early on what is
 * hardly worse, so that nobody knows it beforehand. What is hidden of the other side is thought to stand as in the book. The same seed
 * gives the same set-up, placed piece by piece.
 */
export function deploy(judge: Judge, game: DayOfWaterloo, view: State, seat: number, wanted: State): Action {
  const { w } = judge;
  const phase = game.phase(view);
  const side = sideOfSeat(seat);
  for (let hex = 0; hex < w.hexes; hex++) {
    const order = position.sideIn(w, wanted, hex) === side ? unitsIn(w, wanted, hex).reverse() : [];
    for (const unit of [...order, ...position.leadersIn(w, wanted, hex)]) {
      if (w.side[unit] !== side || whereIs(w, view, unit) !== UNPLACED) continue;
      const action: Action = { type: 'place', unit, hex };
      if (phase.refuse(view, seat, action) === null) return action;
    }
  }
  const choices = allChoices(game, view, seat);
  const end = choices.find((action) => action.type === 'end');
  return end ?? choices.find((action) => action.type === 'place') ?? choices[0];
}

/** A whole set-up. */
export function planSetUp(judge: Judge, view: State, seat: number, seed: number | string): State {
  const { w } = judge;
  const bits = randomBits(`${seed} ${seat} set-up`);
  const side = sideOfSeat(seat);
  const s = asInTheBook(judge, view, side);
  s[w.at.turn] = 1;
  s[w.at.phasing] = 1;
  judge.open(s, seat);
  const mine = [...w.unitsOf[side]].filter(
    (unit) => unit < w.units && w.areas[unit].length > 1 && whereIs(w, s, unit) >= 0,
  );
  let value = judge.value(s, seat);
  for (let i = 0; i < CHANGES; i++) {
    const unit = mine[below(mine.length, bits)];
    const from = whereIs(w, s, unit);
    const to = w.areas[unit][below(w.areas[unit].length, bits)];
    if (to === from || !mayStand(judge, s, unit, to)) continue;
    lift(w, s, unit, OFF_MAP);
    putUnder(w, s, unit, to);
    arrange(w, s, to, judge.prices);
    arrange(w, s, from, judge.prices);
    const changed = judge.value(s, seat);
    if (changed >= value - LENIENT * (1 - i / CHANGES)) {
      value = changed;
      continue;
    }
    lift(w, s, unit, OFF_MAP);
    putUnder(w, s, unit, from);
    arrange(w, s, to, judge.prices);
    arrange(w, s, from, judge.prices);
  }
  for (let hex = 0; hex < w.hexes; hex++)
    if (orderOf(w, s, hex, judge.prices).length > 1) arrange(w, s, hex, judge.prices);
  seatLeaders(judge, s, side);
  return s;
}

/** 7.1: leaders where most of those hear them who are to march first; an army leader and a corps leader are tried together. */
function seatLeaders(judge: Judge, s: State, side: number): void {
  const { w } = judge;
  const urgency = urgencyIn(judge, s);
  const leaders = [...w.leadersOf[side]].filter((leader) => whereIs(w, s, leader) >= 0);
  const isChief = (leader: number): boolean => w.isArmyLeader[leader - w.units] === 1;
  const open = (leader: number): number[] =>
    [...w.areas[leader]].filter((hex) => position.sideIn(w, s, hex) !== 1 - side);
  const worth = (leader: number): number => seatWorth(judge, s, leader, whereIs(w, s, leader), urgency);
  for (const chief of leaders.filter(isChief))
    for (const leader of leaders.filter((one) => !isChief(one))) {
      let best = { value: worth(chief) + worth(leader), hexes: [whereIs(w, s, chief), whereIs(w, s, leader)] };
      for (const hex of open(chief))
        for (const other of open(leader)) {
          moveLeader(w, s, chief, hex);
          moveLeader(w, s, leader, other);
          const value = worth(chief) + worth(leader);
          if (value > best.value) best = { value, hexes: [hex, other] };
        }
      moveLeader(w, s, chief, best.hexes[0]);
      moveLeader(w, s, leader, best.hexes[1]);
    }
}

/** 4.1b: room, and ground it could enter; 4.1a: those who can stand nowhere else find their place. */
function mayStand({ w }: Judge, s: State, unit: number, hex: number): boolean {
  if (!roomFor(w, s, hex, unit) || (w.boundTo[hex] ?? []).length > 0) return false;
  if (position.sideIn(w, s, hex) >= 0 && position.sideIn(w, s, hex) !== w.side[unit]) return false;
  return w.hexCost[w.arm[unit]][hex] >= 0;
}

/** Both sides as the book sets them up, as far as they are not seen. */
function asInTheBook({ w }: Judge, view: State, side: number): State {
  const s = view.slice();
  for (const piece of [...w.unitsOf[0], ...w.unitsOf[1]]) {
    if (w.areas[piece].length === 0 || s[w.at.where + piece] === position.GONE) continue;
    const seen = w.side[piece] !== side && s[w.at.where + piece] >= 0;
    if (seen) continue;
    s[w.at.where + piece] = UNPLACED;
    if (piece < w.units) s[w.at.beneath + piece] = 0;
  }
  rebuild(w, s);
  for (const { hex, units } of w.defaultStacks)
    for (const unit of units)
      if (s[w.at.where + unit] === UNPLACED && canLie(w, s, unit, hex)) putOnTop(w, s, unit, hex);
  for (const { leader, hex } of w.defaultLeaders)
    if (s[w.at.where + leader] === UNPLACED) moveLeader(w, s, leader, hex);
  return s;
}

const canLie = (w: Judge['w'], s: State, unit: number, hex: number): boolean =>
  roomFor(w, s, hex, unit) && (position.isEmpty(w, s, hex) || position.sideIn(w, s, hex) === w.side[unit]);
