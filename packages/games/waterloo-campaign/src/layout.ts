import { layout } from '@hundred-days/kernel';

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
const STEP_NUMBERS = Object.fromEntries(STEPS.map((name, number) => [name, number])) as Record<StepName, number>;
export const stepNumber = (name: StepName): number => STEP_NUMBERS[name];

export const layOf = (units: number, hexes: number) =>
  layout(
    {
      turn: 1,
      /** index into STEPS */
      step: 1,
      /** the seat that decides */
      active: 1,
      /** seats that have passed in this phase, a bit each */
      passed: 1,
      /** moves, attacks or withdrawals a side still has; UNLIMITED, UNKNOWN in the enemy's view under OPT-1 */
      left: 2,
      /** S15-10: which sides have an allowance instead of the roll after a pass, a bit each */
      allowance: 1,
      /** bits: see OPTIONS */
      options: 1,
      /** S15: 1 while the special rules of June 15 are in use; they matter on turns 1 and 2 */
      june15: 1,
      /** S16-4: 1 if the deluge is rolled for; and the turns on which it rained, a bit each */
      deluge: 1,
      rain: 1,
      /** LOC-1: Hill's stars */
      hill: 1,
      /** the attack being carried out: the two principals and the hex attacked; -1 for none */
      attacker: 1,
      defender: 1,
      targetHex: 1,
      /** the Corps that has to retreat and the hex it must get away from; -1 for none */
      retreating: 1,
      awayFrom: 1,
      /** REI-6: the Corps that waits to enter while the enemy makes room, and its entry hex; -1 for none */
      entering: 1,
      entryHex: 1,
      /** index into OUTCOMES of victory.ts */
      outcome: 1,
      where: units,
      face: units,
      /** the turn a waiting Corps or HQ comes, or a blown Corps comes back */
      due: units,
      flags: units,
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
