import { below, randomBits, type State } from '@hundred-days/kernel';
import type { Parts } from '../planner/advice.ts';
import { type Deed, hasTaste, relish } from '../planner/taste.ts';
import type { Arrivals, Assault } from './assault.ts';
import { createFight, type Fight, type Muster } from './fight.ts';
import type { Weights } from './weights.ts';

/** The face for every attack where only one row is looked at: rather a poor one. */
const MIDDLING = 4;
export const VICTORY = 1000;
/** From this row on a plan so far behind its rival is given up. */
const FIRST_LOOK = 1;
const HOPELESS = 4;
/** Who is farther from the enemy than this is as far for any taste. */
const OUT_OF_SIGHT = 9;

/** What losses and points are worth: kept for a position, and asked very often. */
export interface Ledger {
  reset(s: State): void;
  /** Worth of all that stands in it so far: the French view. */
  standing(): number;
}

/**
 * What losses that come together are worth beyond what each of them is by itself: several small ones may break an army. For
 * the French.
 */
export interface AddingUp {
  begin(s: State): void;
  /** After each attack. */
  attacked(s: State): void;
  excess(s: State): number;
  /** Whether one of the attacks has ended the game: nobody replies, and what came afterwards counts for nothing. */
  hasEnded?(): boolean;
}

/** How everybody stands, for one side. */
export interface Surveyor {
  /** Looks at a position for a side. */
  read(s: State, side: number, arrivals: Arrivals): void;
  /** The weighted sum of what was read. */
  sum(): number;
  /** Distance of a hex to the nearest enemy of the side last read. */
  enemyDistance(hex: number): number;
}

/** What a judge looks at. */
export interface Field {
  readonly at: { readonly outcome: number; readonly phasing: number; readonly where: number };
  readonly units: number;
  readonly unitsOf: readonly ArrayLike<number>[];
}

/** Who sits on the bench of one game, for a ground G. */
export interface Bench<G extends Field, L extends Ledger, S extends Surveyor, W extends Weights> {
  createLedger(ground: G, weights: W): L;
  createMuster(ground: G, weights: W, ledger: L): Muster;
  createAssault(ground: G, weights: W, ledger: L): Assault;
  createSurveyor(ground: G, weights: W, ledger: L): S;
  arrivals(ground: G, seat: number): Arrivals;
  /** Left out where attacks are looked at one by one. */
  addingUp?(ledger: L): AddingUp;
  /** What a game that is over counts for the French. */
  outcomeValue(outcome: number): number;
  /** Nobody replies to the last Combat Phase of the game. */
  isLastTurn(ground: G, s: State): boolean;
}

/**
 * The value of a position for one seat, in the middle of a turn: what the attacks still to be made are worth, what the
 * other side can do afterwards, and how everybody stands.
 */
export interface Judge<S extends Surveyor = Surveyor> {
  readonly fight: Fight;
  readonly assault: Assault;
  readonly surveyor: S;
  readonly ledger: Ledger;
  readonly arrivals: Arrivals;
  /** Throws the dice for the thought that begins: in the rows every face comes up as often against every enemy. */
  throwDice(bits: () => number): void;
  /** A rival in the same rows of dice: who falls well behind it is not looked at to the end. */
  value(s: State, rival?: Pace): number;
  /** The last value as it came about, row by row. */
  pace(): Pace;
  /** What the last value was made of. */
  readonly parts: Readonly<Parts>;
}

/** The value of a position after each row of dice. */
export type Pace = Readonly<Float64Array>;

export interface Depth {
  /** Whether the other side's reply is looked at. */
  readonly reply: boolean;
  /** How many rows of dice one's own attacks are carried out with before that; the reply is averaged over them. */
  readonly rows: number;
}

export type Appoint<G, S extends Surveyor, W> = (ground: G, seat: number, weights: W, depth: Depth) => Judge<S>;

/** How judges of one game are appointed. */
export const judgesOf =
  <G extends Field, L extends Ledger, S extends Surveyor, W extends Weights>(
    bench: Bench<G, L, S, W>,
  ): Appoint<G, S, W> =>
  (ground, seat, weights, depth) =>
    createJudge(bench, ground, seat, weights, depth);

/** A judge for each side, always with the same rows of dice. */
export function bothJudges<S extends Surveyor>(appoint: (seat: number) => Judge<S>): Judge<S>[] {
  return [0, 1].map((seat) => {
    const judge = appoint(seat);
    judge.throwDice(randomBits('standing'));
    return judge;
  });
}

function createJudge<G extends Field, L extends Ledger, S extends Surveyor, W extends Weights>(
  bench: Bench<G, L, S, W>,
  ground: G,
  seat: number,
  weights: W,
  depth: Depth,
): Judge<S> {
  const { at: AT, units: UNITS } = ground;
  const ledger = bench.createLedger(ground, weights);
  const fight = createFight(bench.createMuster(ground, weights, ledger), UNITS);
  const assault = bench.createAssault(ground, weights, ledger);
  const surveyor = bench.createSurveyor(ground, weights, ledger);
  const arrivals = bench.arrivals(ground, seat);
  const addingUp = bench.addingUp?.(ledger);
  let work: State = new Int16Array(0);
  const dice = new Uint8Array(depth.rows * UNITS).fill(MIDDLING);
  const sign = seat === 0 ? 1 : -1;
  const parts: Parts = { gain: 0, fear: 0, place: 0 };

  /** What the side that did not attack can do next, for the seat. */
  function reply(attacker: number): number {
    if (!depth.reply || bench.isLastTurn(ground, work)) return 0;
    const other = 1 - attacker;
    assault.survey(work, other, arrivals);
    const strikes = assault.value();
    if (other !== seat) return -weights.reply * strikes - weights.hisDuty * assault.duties();
    return weights.prospect * strikes + weights.duty * assault.duties() - exposure(attacker);
  }

  /** What the enemy could strike at in his next turn as things stand: who is locked in contact will still be there. */
  function exposure(attacker: number): number {
    if (weights.exposure === 0) return 0;
    assault.survey(work, attacker, arrivals);
    return weights.exposure * assault.againstHeld();
  }

  const tastes = hasTaste(weights);
  const deed: Deed = { attacks: 0, even: 0, way: 0 };

  /** The way of the seat's units to the enemy as last surveyed. */
  function wayToEnemy(): number {
    let way = 0;
    const units = ground.unitsOf[seat];
    for (let i = 0; i < units.length; i++) {
      const hex = work[AT.where + units[i]];
      if (hex >= 0) way += Math.min(OUT_OF_SIGHT, surveyor.enemyDistance(hex));
    }
    return way;
  }

  function standing(attacker: number): number {
    surveyor.read(work, seat, arrivals);
    if (!tastes) return surveyor.sum();
    fight.count(deed);
    if (attacker !== seat) deed.attacks = deed.even = 0;
    deed.way = wayToEnemy();
    return surveyor.sum() + relish(weights, deed);
  }

  /** Notes what a value is made of, and adds it up. */
  function sumUp(attacker: number, attacks: number, answer: number, place: number): number {
    const own = attacker === seat;
    parts.gain = sign * ledger.standing() + (own ? attacks : answer);
    parts.fear = own ? answer : attacks;
    parts.place = place;
    return sign * ledger.standing() + attacks + (answer + place);
  }

  const pace = new Float64Array(depth.rows);
  const fortunes = new Float64Array(depth.rows);
  const answers = new Float64Array(depth.rows);
  const costs = new Float64Array(depth.rows);
  let row = 0;
  const dieFor = (enemy: number): number => dice[row * UNITS + enemy];

  /** Plays the attacks of a row out and looks at the reply; rows in which all ends as in an earlier one are not played again. */
  function playRow(s: State, attacker: number): void {
    fortunes[row] = fight.fortune(dieFor);
    const alike = fortunes.indexOf(fortunes[row]);
    if (alike >= 0 && alike < row) {
      answers[row] = answers[alike];
      costs[row] = costs[alike];
      return;
    }
    if (row > 0) work.set(s);
    addingUp?.begin(work);
    fight.resolve(work, dieFor, addingUp?.attacked);
    costs[row] = addingUp?.excess(work) ?? 0;
    if (addingUp?.hasEnded?.() === true) {
      answers[row] = 0;
      return;
    }
    // What the row has cost makes what follows dearer.
    ledger.reset(work);
    answers[row] = reply(attacker);
    ledger.reset(s);
  }

  /**
   * The reply averaged over the rows of dice. Where everybody stands changes little with them, so one row tells it. A plan that
   * falls well behind a rival in the same rows is given up before the last.
   */
  function overRows(s: State, attacker: number, attacks: number, rival: Pace | undefined): number {
    let sum = 0;
    let stands = 0;
    let excess = 0;
    let value = 0;
    for (row = 0; row < depth.rows; row++) {
      playRow(s, attacker);
      sum += answers[row];
      excess += costs[row];
      if (row === 0) stands = standing(attacker);
      value = sumUp(attacker, attacks + (sign * excess) / (row + 1), sum / (row + 1), stands);
      pace[row] = value;
      if (rival === undefined || row < FIRST_LOOK || row === depth.rows - 1) continue;
      const behind = rival[row] - value;
      if (behind > HOPELESS) return rival[depth.rows - 1] - behind;
    }
    return value;
  }

  return {
    fight,
    assault,
    surveyor,
    ledger,
    arrivals,
    parts,
    throwDice(bits) {
      if (depth.rows > 1) for (let enemy = 0; enemy < UNITS; enemy++) spread(dice, UNITS, enemy, depth.rows, bits);
    },
    pace: () => pace.slice(),
    value(s, rival) {
      if (s[AT.outcome] !== 0) {
        pace.fill(sign * bench.outcomeValue(s[AT.outcome]));
        parts.gain = sign * bench.outcomeValue(s[AT.outcome]);
        parts.fear = 0;
        parts.place = 0;
        return parts.gain;
      }
      if (work.length !== s.length) work = s.slice();
      else work.set(s);
      ledger.reset(work);
      const attacker = work[AT.phasing];
      const attacks = fight.allocate(work) * (attacker === seat ? 1 : -1);
      if (attacks !== 0) return overRows(s, attacker, attacks, rival);
      const answer = reply(attacker);
      const value = sumUp(attacker, 0, answer, standing(attacker));
      pace.fill(value);
      return value;
    },
  };
}

/** A column of faces, as even as the number of rows allows, in an order of its own. */
function spread(dice: Uint8Array, units: number, enemy: number, rows: number, bits: () => number): void {
  for (let row = 0; row < rows; row++) dice[row * units + enemy] = 1 + (Math.floor((6 * row + 3) / rows) % 6);
  for (let row = rows - 1; row > 0; row--) {
    const other = below(row + 1, bits);
    const face = dice[row * units + enemy];
    dice[row * units + enemy] = dice[other * units + enemy];
    dice[other * units + enemy] = face;
  }
}
