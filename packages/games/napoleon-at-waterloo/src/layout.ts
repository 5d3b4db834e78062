import {
  COMBAT_MOMENTS,
  COMBAT_STEPS,
  flagSet,
  layout,
  MOST_VACATED,
  otherwise,
  plusOne,
  stepsOf,
} from '@hundred-days/kernel';
import { count, one, perPlace, perSide, perUnit, place, unit, word } from '@hundred-days/kernel/fields';
import { RESULTS } from './tables.ts';
import { SIDES } from './units.ts';

/** Everything that changes during a game, and where it stands in a position. */

/** Decisions, in the order of the sequence of play, and then the moments between them: nobody decides in those. */
export const STEPS = [
  'movement',
  'stacks',
  ...COMBAT_STEPS,
  'over',
  'movement-ended',
  'stacks-resolved',
  'result-applied',
  ...COMBAT_MOMENTS,
] as const;
export type StepName = (typeof STEPS)[number];
export const { stepNumber, stepOf, setStep } = stepsOf(STEPS);

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

/** Where a unit is when it is in no hex. */
export const OFF_MAP = -1;
export const DESTROYED = -2;
export const EXITED = -3;

export const UNKNOWN = -1;

/** What a unit has done or owes in this phase. */
export const MOVED = FLAGS.mask.moved;
export const BOUND = FLAGS.mask.bound;
export const ATTACKED = FLAGS.mask.attacked;
export const TARGETED = FLAGS.mask.targeted;
/** Part of the attack being announced or carried out. */
export const JOINED = FLAGS.mask.joined;
export const AIMED = FLAGS.mask.aimed;
export const BOMBARDING = FLAGS.mask.bombarding;
export const RETREATING = FLAGS.mask.retreating;
/** Has advanced or withdrawn in this attack. */
export const SHIFTED = FLAGS.mask.shifted;
/** Part of the chain of displacements being carried out; 6.5.5 for the guns. */
export const CHAINED = FLAGS.mask.chained;
export const SPARED = FLAGS.mask.spared;

export const IN_ATTACK = JOINED | AIMED | BOMBARDING | RETREATING | SHIFTED;
export const IN_CHAIN = CHAINED | SPARED;

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
