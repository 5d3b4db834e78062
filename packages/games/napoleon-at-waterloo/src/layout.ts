import {
  count,
  flagSet,
  layout,
  one,
  otherwise,
  perPlace,
  perSide,
  perUnit,
  place,
  plusOne,
  stepNumbers,
  unit,
  word,
} from '@hundred-days/kernel';
import { RESULTS } from './tables.ts';
import { SIDES } from './units.ts';

/** Everything that changes during a game, and where it stands in a position. */

/** Decisions, in the order of the sequence of play, and then the moments between them: nobody decides in those. */
export const STEPS = [
  'movement',
  'stacks',
  'combat',
  'losses',
  'retreat',
  'displacement',
  'withdrawal',
  'advance',
  'over',
  'movement-ended',
  'stacks-resolved',
  'result-applied',
  'guns-withdrawn',
  'attack-done',
  'combat-ended',
] as const;
export type StepName = (typeof STEPS)[number];
const STEP_NUMBERS = stepNumbers(STEPS);
export const stepNumber = (name: StepName): number => STEP_NUMBERS[name];

/** At most six units touch one hex, so no attack empties more hexes than this. */
export const MOST_VACATED = 6;

/** 8.0: the ways a game ends, in the order of OUTCOMES in victory.ts; the first stands for a game that goes on. */
export const ENDS = [
  'goes-on',
  'french-victory',
  'allied-victory',
  'draw',
  'french-victory-both-broken',
  'allied-victory-both-broken',
] as const;

/** What a unit has done or owes in this phase, and its part in the attack and in the chain of displacements. */
export const FLAGS = flagSet([
  'moved',
  'bound',
  'attacked',
  'targeted',
  'joined',
  'aimed',
  'bombarding',
  'retreating',
  'shifted',
  'chained',
  'spared',
]);

export type Layout = ReturnType<typeof layOutPosition>;

/** Where each fact of a position stands, for so many units and hexes. */
export function layOutPosition(units: number, hexes: number) {
  return layout(
    {
      turn: one(),
      step: word(STEPS),
      phasing: word(SIDES),
      /** 9.0: 1 when keys were drawn, so that reinforcements are secret */
      secret: one(),
      keys: perSide(SIDES),
      losses: perSide(SIDES),
      exited: one(),
      demoralized: one(),
      outcome: word(ENDS),
      /** the attack being carried out: its result; -1 for none */
      result: otherwise(-1, word(RESULTS)),
      /** 6.3.3: what an equal elimination costs the attacker */
      price: one(),
      /** the displaced unit that has to move, and the hex the chain began in; -1 for none */
      displaced: unit(),
      chainOrigin: place(),
      /** hexes the losing side has left in this attack; -1 for none */
      vacated: place(MOST_VACATED),
      where: perUnit(units, place()),
      /** first turn on which a unit may enter; 0: not in this game; UNKNOWN in the enemy's view */
      due: perUnit(units),
      flags: perUnit(units, FLAGS),
    },
    {
      /** the unit in a hex + 1, or 0; the lower of two that share it */
      occupant: perPlace(hexes, plusOne(unit())),
      /** for a unit that shares its hex: the other one + 1 */
      partner: perUnit(units, plusOne(unit())),
      /** how many units of each side have a hex in their zone: French first */
      zone: perSide(SIDES, count(hexes)),
    },
  );
}
