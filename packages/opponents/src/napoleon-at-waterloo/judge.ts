import { below, randomBits, type State } from '@hundred-days/kernel';
import { type NapoleonAtWaterloo, units } from '@hundred-days/napoleon-at-waterloo';
import type { Appraise } from '../appraise.ts';
import type { Parts } from '../planner/advice.ts';
import { LEVELS } from '../planner/levels.ts';
import { type Arrivals, arrivalsFor } from './arrivals.ts';
import { type Assault, createAssault } from './assault.ts';
import { createSurveyor, type Surveyor } from './features.ts';
import { createFight, type Fight } from './fight.ts';
import { type Ground, surveyGround } from './ground.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { CHARACTERS, type Weights } from './weights.ts';

const { enemyOf, FRENCH } = units;

/** The face for every attack where only one row is looked at: rather a poor one. */
const MIDDLING = 4;
const VICTORY = 1000;
const FRENCH_VICTORIES = [1, 4];
const DRAW = 3;

/**
 * The value of a position for one seat, in the middle of a turn: what the attacks still to be made are worth, what the
 * other side can do afterwards, and how everybody stands.
 */
export interface Judge {
  readonly fight: Fight;
  readonly assault: Assault;
  readonly surveyor: Surveyor;
  readonly ledger: Ledger;
  readonly arrivals: Arrivals;
  /** Throws the dice for the thought that begins: in the rows every face comes up as often against every enemy. */
  throwDice(bits: () => number): void;
  value(s: State): number;
  /** What the last value was made of. */
  readonly parts: Readonly<Parts>;
}

export interface Depth {
  /** Whether the other side's reply is looked at. */
  readonly reply: boolean;
  /** How many rows of dice one's own attacks are carried out with before that; the reply is averaged over them. */
  readonly rows: number;
}

export function createJudge(w: Ground, seat: number, weights: Weights, depth: Depth): Judge {
  const { at: AT, units: UNITS } = w;
  const fight = createFight(w, weights);
  const assault = createAssault(w, weights);
  const surveyor = createSurveyor(w, weights);
  const ledger = createLedger(w);
  const arrivals = arrivalsFor(w, seat);
  let work: State = new Int16Array(0);
  const dice = new Uint8Array(depth.rows * UNITS).fill(MIDDLING);
  const sign = seat === FRENCH ? 1 : -1;
  const parts: Parts = { gain: 0, fear: 0, place: 0 };

  function outcomeValue(outcome: number): number {
    if (outcome === DRAW) return 0;
    return (FRENCH_VICTORIES.includes(outcome) ? VICTORY : -VICTORY) * sign;
  }

  /** What the side that did not attack can do next, for the seat. */
  function reply(attacker: number): number {
    if (!depth.reply || isLastTurn(w, work)) return 0;
    const other = enemyOf(attacker);
    assault.survey(work, other, arrivals);
    return (other === seat ? weights.prospect : -weights.reply) * assault.value(ledger);
  }

  function standing(): number {
    surveyor.read(work, seat, arrivals);
    return surveyor.sum();
  }

  /** Notes what a value is made of, and adds it up. */
  function sumUp(attacker: number, attacks: number, answer: number, place: number): number {
    const own = attacker === seat;
    parts.gain = sign * ledger.standing() + (own ? attacks : answer);
    parts.fear = own ? answer : attacks;
    parts.place = place;
    return sign * ledger.standing() + attacks + (answer + place);
  }

  /** The reply averaged over the rows of dice. Where everybody stands changes little with them, so one row tells it. */
  function overRows(s: State, attacker: number, attacks: number): number {
    let sum = 0;
    let stands = 0;
    for (let row = 0; row < depth.rows; row++) {
      if (row > 0) work.set(s);
      fight.resolve(work, (enemy) => dice[row * UNITS + enemy]);
      sum += reply(attacker);
      if (row === 0) stands = standing();
    }
    return sumUp(attacker, attacks, sum / depth.rows, stands);
  }

  return {
    fight,
    assault,
    surveyor,
    ledger,
    arrivals,
    parts,
    throwDice(bits) {
      if (depth.rows > 1) for (let enemy = 0; enemy < UNITS; enemy++) spread(w, dice, enemy, depth.rows, bits);
    },
    value(s) {
      if (s[AT.outcome] !== 0) {
        parts.gain = outcomeValue(s[AT.outcome]);
        parts.fear = 0;
        parts.place = 0;
        return parts.gain;
      }
      if (work.length !== s.length) work = s.slice();
      else work.set(s);
      ledger.reset(work);
      const attacker = work[AT.phasing];
      const attacks = fight.allocate(work, ledger) * (attacker === seat ? 1 : -1);
      if (attacks !== 0) return overRows(s, attacker, attacks);
      const answer = reply(attacker);
      return sumUp(attacker, 0, answer, standing());
    },
  };
}

/** A column of faces, as even as the number of rows allows, in an order of its own. */
function spread(w: Ground, dice: Uint8Array, enemy: number, rows: number, bits: () => number): void {
  for (let row = 0; row < rows; row++) dice[row * w.units + enemy] = 1 + (Math.floor((6 * row + 3) / rows) % 6);
  for (let row = rows - 1; row > 0; row--) {
    const other = below(row + 1, bits);
    const face = dice[row * w.units + enemy];
    dice[row * w.units + enemy] = dice[other * w.units + enemy];
    dice[other * w.units + enemy] = face;
  }
}

/** Nobody replies to the last Combat Phase of the game. */
const isLastTurn = (w: Ground, s: State): boolean => s[w.at.turn] === w.turns && s[w.at.phasing] !== FRENCH;

/** How a seat stands, as a marshal judges it, always with the same rows of dice. */
export function standing({ world }: NapoleonAtWaterloo): Appraise {
  const w = surveyGround(world);
  const judges = [0, 1].map((seat) => {
    const judge = createJudge(w, seat, CHARACTERS.standard, LEVELS.marshal);
    judge.throwDice(randomBits('standing'));
    return judge;
  });
  return (s, seat) => judges[seat].value(s);
}
