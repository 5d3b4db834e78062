import { play, rollFaults, type Trial } from '@hundred-days/kernel/testing';
import { position, units } from '@hundred-days/waterloo-campaign';
import { chronicle } from '@hundred-days/waterloo-campaign/chronicle';
import { describe, expect, it } from 'vitest';
import { game, WORLD } from './support.ts';

const { BLOWN, ELIMINATED, pointsOf, stepOf } = position;
const told = chronicle(game);
const SETUPS = ['june16', 'june15'].map((scenario) => ({ scenario, options: {} }));

/** What became of a piece in the engine, in tenths of a Victory Point. */
function costOf({ after, events }: Trial, id: string): number {
  const unit = units.unitIndex(WORLD, id);
  const where = after[WORLD.at.where + unit];
  const points = WORLD.points[unit];
  // RET-4: a retreat that finds no way is not what the die said.
  const trapped = events.some(({ rule, data }) => rule === 'RET-4' && data.unit === id);
  const lastDay = events.some(({ rule, data }) => rule === 'BLN-2' && data.unit === id);
  const said = events.find(({ type }) => type === 'attack-resolved')?.data.result;
  if (trapped || (lastDay && said === 'retreat')) return 3 * points;
  if (where === ELIMINATED) return 10 * points;
  if (where === BLOWN) return 5 * points;
  const retreats = stepOf(WORLD, after) === 'retreat' && after[WORLD.at.retreating] === unit;
  const recalled = events.some(({ type, data }) => type === 'recalled' && data.unit === id);
  return retreats || (recalled && units.isDetachment(WORLD, unit)) ? 3 * points : 0;
}

const worth = (trial: Trial): number | null => {
  const {
    units: [unit],
    others: [other],
    coin,
  } = trial.roll;
  return coin === 'points' ? costOf(trial, other) - costOf(trial, unit) : null;
};

describe('a campaign looked back on', () => {
  it('[ATT-5] [CRT-1] [CRT-4] [CRT-5] [BLN-2] both dice of every attack are worth what the engine makes of them', () => {
    for (const setup of SETUPS) {
      const { rolls, faults } = rollFaults(game, told, setup, ['luck', 'more', 'still more'], worth);
      expect(faults).toEqual([]);
      expect(rolls).toBeGreaterThan(10);
    }
  });

  it('[VIC-1] what one side has lost the other has made', () => {
    const { final } = play(game, SETUPS[0], 'losses');
    expect(told.losses(final).map(({ lost }) => lost)).toEqual([pointsOf(WORLD, final, 1), pointsOf(WORLD, final, 0)]);
  });

  it('[SEQ-1] rests at the beginning of a phase and between two attacks', () => {
    let rested = 0;
    play(game, SETUPS[0], 'rest', ({ before, after, events }) => {
      if (!told.rests(before, after, events)) return;
      rested++;
      expect(after[WORLD.at.attacker]).toBe(-1);
    });
    expect(rested).toBeGreaterThan(10);
  });
});
