import { flagSet, layout, stepsOf } from '@hundred-days/kernel';
import { one, otherwise, perSide, perUnit, place, unit, word } from '@hundred-days/kernel/fields';
import { SIDES } from './units.ts';

/** The fields of a position, and the moments of the sequence of play it can be in. */

/** Decisions, in the order of the sequence of play, and then the moments between them: nobody decides in those. */
export const STEPS = [
  'modes',
  'hq',
  'admission',
  'return',
  'detachments',
  'recall',
  'withdrawal',
  'movement',
  'clearing',
  'arrival',
  'attack',
  'charge',
  'countercharge',
  'retreat',
  'over',
  'turn-begins',
  'hq-done',
  'return-done',
  'detachments-done',
  'recall-done',
  'withdrawal-next',
  'movement-begins',
  'movement-next',
  'clearing-next',
  'movement-over',
  'attack-next',
  'dice',
  'defender-gone',
  'attack-over',
] as const;
export type StepName = (typeof STEPS)[number];
export const { stepNumber, stepOf, setStep } = stepsOf(STEPS);

export const OPTIONS = [
  'secretMoveRolls',
  'noSpecialRules',
  'immediateBattleFlip',
  'townCavalryNoStars',
  'separateCoalitionCavalry',
] as const;
export type OptionName = (typeof OPTIONS)[number];
export const OPTION_FLAGS = flagSet(OPTIONS);

/** What a piece has done in this step or has to do in it. */
export const FLAGS = flagSet(['used', 'admitted', 'committed', 'clearing']);

/** Where a piece is when it is in no hex: waiting to come (or, a Detachment, available), blown, out, or not in this game. */
export const OFF_MAP = -1;
export const BLOWN = -2;
export const ELIMINATED = -3;

export const UNKNOWN = -2;

/** Advance, Fresh or Normal; and Battle, Exhausted or Battle (GEN-4 to GEN-6). */
export const FRONT = 0;
export const BACK = 1;

/** An HQ that was placed (A) or has placed a Detachment (D); an HQ whose mode was chosen (S15-2). */
export const USED = FLAGS.mask.used;
/** B-3: a blown Corps that comes back. */
export const ADMITTED = FLAGS.mask.admitted;
/** A Cavalry Corps that joins in the attack being carried out. */
export const COMMITTED = FLAGS.mask.committed;
/** REI-6: a Corps that has to make room. */
export const CLEARING = FLAGS.mask.clearing;

/** Where a piece is that is not in this game. */
export const ABSENT = -4;

/** Moves, attacks or withdrawals without a limit. */
export const UNLIMITED = -1;

/** The fields of a position of so many pieces and hexes; `outcomes` are the words for how it can end, "goes on" first. */
export const layOf = (units: number, hexes: number, outcomes: readonly string[]) =>
  layout(
    {
      turn: one(),
      step: word(STEPS),
      /** the seat that decides */
      active: word(SIDES),
      /** seats that have passed in this phase */
      passed: flagSet(SIDES),
      /** moves, attacks or withdrawals a side still has; UNLIMITED, UNKNOWN in the enemy's view under OPT-1 */
      left: perSide(SIDES, one(UNLIMITED)),
      /** S15-10: which sides have an allowance instead of the roll after a pass */
      allowance: flagSet(SIDES),
      options: OPTION_FLAGS,
      /** S15: 1 while the special rules of June 15 are in use; they matter on turns 1 and 2 */
      june15: one(),
      /** S16-4: 1 if the deluge is rolled for; and the turns on which it rained, a bit each */
      deluge: one(),
      rain: one(),
      /** LOC-1: Hill's stars */
      hill: one(),
      /** the attack being carried out: the two principals and the hex attacked; -1 for none */
      attacker: unit(),
      defender: unit(),
      targetHex: place(),
      /** the Corps that has to retreat and the hex it must get away from; -1 for none */
      retreating: unit(),
      awayFrom: place(),
      /** REI-6: the Corps that waits to enter while the enemy makes room, and its entry hex; -1 for none */
      entering: unit(),
      entryHex: place(),
      outcome: word(outcomes),
      where: perUnit(units, otherwise(ABSENT, place())),
      face: perUnit(units, word(['front', 'back'])),
      /** the turn a waiting Corps or HQ comes, or a blown Corps comes back */
      due: perUnit(units),
      flags: perUnit(units, FLAGS),
    },
    {
      /** who is in a hex: Corps + 1, Detachment + 1 and HQ + 1, packed */
      occupants: hexes,
      /** for each side, French first: how many of its zones reach a hex, packed */
      zones: 2 * hexes,
    },
  );

/** Where each field begins: `s[at.where + unit]`. */
export type At = ReturnType<typeof layOf>;
