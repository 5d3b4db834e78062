import { allChoices, type State } from '@hundred-days/kernel';
import { play, rollFaults, type Trial } from '@hundred-days/kernel/testing';
import { position } from '@hundred-days/napoleon-at-waterloo';
import { chronicle } from '@hundred-days/napoleon-at-waterloo/chronicle';
import { describe, expect, it } from 'vitest';
import { AT, game, world } from './support.ts';

const { has, RETREATING, stepOf } = position;
const told = chronicle(game);
const SETUPS = ['standard', 'grouchy'].map((scenario) => ({ scenario, options: {} }));

const drivenBack = (s: State, side: number): number =>
  [...world.unitsOf[side]].reduce((sum, unit) => sum + (has(world, s, unit, RETREATING) ? world.strength[unit] : 0), 0);

/** 6.3.3: what the attacker still has to pay, as cheaply as the engine lets him. */
function payment(s: State): number {
  if (stepOf(world, s) !== 'losses') return 0;
  const sums = allChoices(game, s, s[AT.phasing]).map((action) =>
    action.type === 'lose' ? action.units.reduce((sum, unit) => sum + world.strength[unit], 0) : 0,
  );
  return Math.min(...sums);
}

/** From the engine's ledgers, flags and choices after the die. */
function worth({ before, after, roll }: Trial): number {
  const lost = (side: number): number => after[AT.losses + side] - before[AT.losses + side];
  // A chateau that falls with the end of the game leaves nobody to retreat.
  const tenths = (side: number): number => 10 * lost(side) + 3 * drivenBack(after, side);
  return tenths(1 - roll.side) - tenths(roll.side) - 10 * payment(after);
}

describe('a battle looked back on', () => {
  it('[6.3.1] [6.3.2] [6.3.3] [6.3.4] [6.3.7] [6.3.8] every face of every attack is worth what the engine makes of it', () => {
    for (const setup of SETUPS) {
      const { rolls, faults } = rollFaults(game, told, setup, ['luck', 'more'], worth);
      expect(faults).toEqual([]);
      expect(rolls).toBeGreaterThan(20);
    }
  });

  it('[3.0.1] rests when the moves are over and when an attack is, never in the middle', () => {
    let steps = 0;
    let rested = 0;
    play(game, SETUPS[0], 'rest', ({ before, after, events }) => {
      steps++;
      if (!told.rests(before, after, events)) return;
      rested++;
      expect(['combat', 'over']).toContain(stepOf(world, after));
      expect(after[AT.displaced]).toBe(-1);
    });
    expect(rested).toBeGreaterThan(20);
    expect(rested).toBeLessThan(steps / 2);
  });

  it('[8.1.1] [8.2.1] the ledgers are the losses, with the number that breaks an army', () => {
    const { final } = play(game, SETUPS[0], 'losses');
    expect(told.losses(final).map(({ lost, limit }) => [lost, limit])).toEqual([
      [final[AT.losses], 40],
      [final[AT.losses + 1], 40],
    ]);
  });
});
