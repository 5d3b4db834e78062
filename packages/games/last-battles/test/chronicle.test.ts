import { allChoices, copyState, type State, submit } from '@hundred-days/kernel';
import { play, rollFaults, type Trial } from '@hundred-days/kernel/testing';
import { type LastBattles, position } from '@hundred-days/last-battles';
import { chronicle } from '@hundred-days/last-battles/chronicle';
import { describe, expect, it } from 'vitest';
import { theatre } from './campaigns.ts';
import { BATTLES, type BattleName, GAMES } from './support.ts';

const { plays, RETREATING, stepOf, strengthOf } = position;
const NAMES = Object.keys(BATTLES) as BattleName[];
const NO_DICE = { roll: () => 1 };

const drivenBack = ({ world: w }: LastBattles, s: State, side: number): number =>
  [...w.unitsOf[side]].reduce((sum, unit) => sum + (plays(w, s, unit, RETREATING) ? strengthOf(w, s, unit) : 0), 0);

const lostBy = ({ world: w }: LastBattles, s: State, side: number): number =>
  side === 0 ? s[w.at.losses] : s[w.at.losses + 1] + s[w.at.losses + 2];

/** 7.83c: what the attacker still has to pay, as cheaply as the engine lets him: every way of naming his losses is tried. */
function payment(game: LastBattles, s: State, least = -1): number {
  const { world: w } = game;
  if (stepOf(w, s) !== 'losses') return 0;
  const seat = s[w.at.phasing];
  let cheapest = Number.POSITIVE_INFINITY;
  for (const action of allChoices(game, s, seat)) {
    // In whatever order they are named, they cost the same.
    if (action.type !== 'lose' || action.unit < least) continue;
    const after = copyState(s);
    submit(game, after, seat, action, NO_DICE);
    cheapest = Math.min(cheapest, strengthOf(w, s, action.unit) + payment(game, after, action.unit));
  }
  return cheapest;
}

/** From the engine's ledgers, flags and choices after the die. */
const worthIn =
  (game: LastBattles) =>
  ({ before, after, roll }: Trial): number => {
    const tenths = (side: number): number =>
      10 * (lostBy(game, after, side) - lostBy(game, before, side)) + 3 * drivenBack(game, after, side);
    return tenths(1 - roll.side) - tenths(roll.side) - 10 * payment(game, after);
  };

/** Infantry in a chateau with enemies around it and guns behind them, in the last turns. */
const CHATEAU = {
  format: 'hundred-days-scenario',
  version: 1,
  game: 'last-battles',
  battle: 'ligny',
  turn: 7,
  phase: 'alliedCombat',
  units: {
    'pr-iii-8thline': 'L1522',
    'pr-i-19thline': 'L1421',
    'pr-i-12thline': 'L1421',
    'pr-i-art': 'L1420',
    'fr-iii-billard': 'L1523',
    'fr-iii-corsin': 'L1523',
    'fr-iv-rome': 'L1422',
    'fr-iv-schoeffer': 'L1422',
    'fr-iv-baltus': 'L1524',
    'fr-iii-domon': 'L1622',
  },
} as const;

describe('a battle looked back on', () => {
  it.each(NAMES)('[7.83a, 7.83b, 7.83d, 7.83e] %s: every face is worth what the engine makes of it', (name) => {
    const game = GAMES[BATTLES[name]];
    const setup = { scenario: name, options: {} };
    const { rolls, faults } = rollFaults(game, chronicle(game), setup, ['luck', 'more'], worthIn(game));
    expect(faults).toEqual([]);
    expect(rolls).toBeGreaterThan(0);
  });

  it('[7.83c, 8.14, 8.15, 10.3b, 10.31a] so are exchanges, guns at a distance, and infantry in a chateau', () => {
    const game = GAMES.ligny;
    const setup = { scenario: CHATEAU, options: {} };
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
    const { rolls, faults } = rollFaults(game, chronicle(game), setup, seeds, worthIn(game));
    expect(faults).toEqual([]);
    expect(rolls).toBeGreaterThan(15);
  });

  it('[4.1a, 4.1b, 7.84] rests when the moves are over and when an attack is, never in the middle', () => {
    const told = chronicle(GAMES.ligny);
    const { world: w } = GAMES.ligny;
    let [steps, rested] = [0, 0];
    play(GAMES.ligny, { scenario: 'ligny', options: {} }, 'rest', ({ before, after, events }) => {
      steps++;
      if (!told.rests(before, after, events)) return;
      rested++;
      expect(['combat', 'over']).toContain(stepOf(w, after));
      if (stepOf(w, after) === 'combat')
        expect(after.subarray(w.at.part, w.at.part + w.units).every((part) => part === 0)).toBe(true);
    });
    expect(rested).toBeGreaterThan(20);
    expect(rested).toBeLessThan(steps / 2);
  });

  it('[22.0a, 22.0b] in the campaign corps have levels, and what each army lost is told all the same', () => {
    const units = { 'fr-gd-roguet': 'L1912', 'pr-i-24thline': { at: 'destroyed', fell: 1 }, 'pr-iv-18thline': 'L1930' };
    const { game, state } = theatre('campaign', { turn: 5, phase: 'frenchCombat', units });
    const losses = chronicle(game as unknown as LastBattles).losses(state);
    expect(losses.map(({ army, lost, limit }) => [army, lost, limit])).toEqual([
      ['french', 0, null],
      ['anglo-allied', 0, null],
      ['prussian', 5, null],
    ]);
  });

  it('[11.1, 11.21, 14.2b, 16.2b] the ledgers are the losses, each with the level of its army as it stands', () => {
    const { final } = play(GAMES['la-belle-alliance'], { scenario: 'la-belle-alliance', options: {} }, 'losses');
    const { at } = GAMES['la-belle-alliance'].world;
    expect(chronicle(GAMES['la-belle-alliance']).losses(final)).toEqual(
      ['french', 'anglo-allied', 'prussian'].map((army, i) => ({
        side: i === 0 ? 0 : 1,
        army,
        lost: final[at.losses + i],
        limit: final[at.level + 2 * i],
      })),
    );
    const ligny = play(GAMES.ligny, { scenario: 'ligny', options: {} }, 'losses').final;
    const held = [...GAMES.ligny.world.objectiveHexes.keys()].filter((i) => ligny[GAMES.ligny.world.at.held + i] === 1);
    expect(chronicle(GAMES.ligny).losses(ligny)[1]).toMatchObject({ army: 'prussian', limit: 55 - 3 * held.length });
  });
});
