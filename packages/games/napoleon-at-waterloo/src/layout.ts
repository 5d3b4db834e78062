import { layout } from '@hundred-days/kernel';

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
export const stepNumber = (name: StepName): number => STEPS.indexOf(name);

/** At most six units touch one hex, so no attack empties more hexes than this. */
export const MOST_VACATED = 6;

export type Layout = ReturnType<typeof layOutPosition>;

/** Where each fact of a position stands, for so many units and hexes. */
export function layOutPosition(units: number, hexes: number) {
  return layout(
    {
      turn: 1,
      /** index into STEPS */
      step: 1,
      phasing: 1,
      /** 9.0: 1 when keys were drawn, so that reinforcements are secret */
      secret: 1,
      keys: 2,
      losses: 2,
      exited: 1,
      demoralized: 1,
      /** index into OUTCOMES of victory.ts */
      outcome: 1,
      /** the attack being carried out: its result */
      result: 1,
      /** 6.3.3: what an equal elimination costs the attacker */
      price: 1,
      /** the displaced unit that has to move, and the hex the chain began in; -1 for none */
      displaced: 1,
      chainOrigin: 1,
      /** hexes the losing side has left in this attack; -1 for none */
      vacated: MOST_VACATED,
      where: units,
      /** first turn on which a unit may enter; 0: not in this game; UNKNOWN in the enemy's view */
      due: units,
      flags: units,
    },
    {
      /** the unit in a hex + 1, or 0; the lower of two that share it */
      occupant: hexes,
      /** for a unit that shares its hex: the other one + 1 */
      partner: units,
      /** how many units of each side have a hex in their zone: French first */
      zone: 2 * hexes,
    },
  );
}
