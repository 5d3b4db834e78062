import { play, rollFaults, type Trial } from '@hundred-days/kernel/testing';
import { position } from '@hundred-days/napoleon-1815';
import { chronicle } from '@hundred-days/napoleon-1815/chronicle';
import { describe, expect, it } from 'vitest';
import { game } from './support.ts';
import { w } from './world.ts';

const { eliminatedOf, has, SPENT, strengthOf } = position;
const told = chronicle(game);
const SETUP = { scenario: 'historical', options: {} };

const steps = (s: Trial['after'], side: number): number =>
  [...w.unitsOf[side]].reduce((sum, unit) => sum + strengthOf(w, s, unit), 0);

/** From the engine: hits that are told or taken, steps that are gone, a unit that has fallen back. */
function worth({ before, after, events, roll }: Trial): number | null {
  const [event] = events.filter(({ type }) => /^(fired|march-rolled|morale)/.test(type));
  if (event.type === 'fired') {
    const { dice, firepower } = event.data as { dice: number[]; firepower: number };
    return 10 * dice.filter((die) => die <= firepower).length;
  }
  if (event.type === 'march-rolled') return 10 * (steps(after, roll.side) - steps(before, roll.side));
  const unit = w.unitIndex(roll.units[0]);
  if (strengthOf(w, after, unit) === 0) return events.some(({ rule }) => rule === '6.21l') ? -3 : -10;
  return event.type === 'morale-bad' && has(w, after, unit, SPENT) ? -3 : 0;
}

describe('a campaign of blocks looked back on', () => {
  it('[5.6b] [6.31b] [6.31d] [6.33d] [6.6f] volleys, force marches and morale are worth what the engine makes of them', () => {
    const { rolls, faults } = rollFaults(game, told, SETUP, ['luck', 'more'], worth);
    expect(faults).toEqual([]);
    expect(rolls).toBeGreaterThan(50);
  });

  it('[10.0a] the losses are units, each army with the number that defeats it', () => {
    const { final } = play(game, SETUP, 'losses');
    expect(told.losses(final).map(({ lost, limit }) => [lost, limit])).toEqual(
      [0, 1, 2].map((army) => [eliminatedOf(w, final, army), w.defeatedAt[army]]),
    );
  });

  it('[2.0a] rests where a Player Turn or a Battle Turn begins and where a fight is over', () => {
    let rested = 0;
    let steps = 0;
    play(game, SETUP, 'rest', ({ before, after, events }) => {
      steps++;
      if (told.rests(before, after, events)) rested++;
    });
    expect(rested).toBeGreaterThan(10);
    expect(rested).toBeLessThan(steps / 3);
  });
});
