import type { State } from '@hundred-days/kernel';
import { concealed, firstSeatToAct, randomBits, scriptedDice, seededDice, submit } from '@hundred-days/kernel';
import { type Action, createNapoleonAtWaterloo, createWorld } from '@hundred-days/napoleon-at-waterloo';
import { DOCUMENTS } from '@hundred-days/napoleon-at-waterloo/data';
import { FORMAT } from '@hundred-days/napoleon-at-waterloo/format';
import { createPlanner, LEVELS, type LevelName, type Planner } from '@hundred-days/opponents/planner';
import { describe, expect, test } from 'vitest';
import { campaign } from '../src/forced-combat/campaign.ts';
import type { Plan } from '../src/forced-combat/manoeuvre.ts';
import type { Surveyor } from '../src/napoleon-at-waterloo/features.ts';
import { createTheatre } from '../src/napoleon-at-waterloo/theatre.ts';
import { CHARACTERS } from '../src/napoleon-at-waterloo/weights.ts';
import { onlyListed, playOut, startOf } from './playing.ts';

const game = createNapoleonAtWaterloo(createWorld(DOCUMENTS), FORMAT);
const AT = game.world.at;

/** Small budgets: the tests are about what a player does, not how well. */
const planner = (level: LevelName, seed: number | string, nodes = 60): Planner<Action> =>
  createPlanner(game, { level, seed, tuning: { nodes } });

const begin = (scenario: string, dice = seededDice('a')): State => startOf(game, { scenario, options: {} }, dice);

describe('a planner of Napoleon at Waterloo', () => {
  test.each(game.scenarios.map(({ id }) => id))('plays %s to the end, with listed actions only', (scenario) => {
    for (const [i, levels] of [
      ['conscript', 'veteran'],
      ['veteran', 'conscript'],
    ].entries()) {
      const state = begin(scenario, seededDice(`keys ${i}`));
      const players = levels.map((level) => planner(level as LevelName, i));
      playOut(game, state, players, `game ${i}`, undefined, onlyListed(game));
      expect(game.outcome(state)).not.toBeNull();
    }
  });

  test('plays the same game for the same seed and budget, and another for another seed', () => {
    const run = (seed: string): Action[] =>
      playOut(game, begin('standard'), [planner('veteran', seed), planner('marshal', seed, 40)], 'dice', 150);
    expect(run('x')).toEqual(run('x'));
    expect(run('x')).not.toEqual(run('y'));
  });

  test('decides alike in positions that differ only in what its seat may not know', () => {
    for (const seat of [0, 1]) {
      const choices = [1, 2, 3, 4, 5, 6].map((hidden) => {
        const keys = seat === 0 ? [3, hidden] : [hidden, 3];
        const state = begin('grouchy', scriptedDice(keys));
        playOut(game, state, [planner('veteran', 1, 30), planner('veteran', 2, 30)], 'same', seat === 0 ? 20 : 60);
        return { view: concealed(game, state, seat), decisions: decisions(state, seat) };
      });
      for (const choice of choices) expect(choice).toEqual(choices[0]);
    }
  });

  test('takes what it is given: a view it has never seen, in the middle of a phase or of an announcement', () => {
    const state = begin('standard');
    const steps = new Set<string>();
    playOut(game, state, [planner('conscript', 3), planner('conscript', 4)], 'strangers', 300, (now, seat) => {
      steps.add(game.phase(now).name);
      const stranger = planner('veteran', 'new here', 5).choose(concealed(game, now, seat), seat);
      expect(game.phase(now).refuse(now, seat, stranger)).toBeNull();
    });
    expect(steps).toContain('combat');
    expect(steps).toContain('retreat');
  });

  test('leaves its view as it was', () => {
    const state = begin('standard');
    playOut(game, state, [planner('conscript', 3), planner('conscript', 4)], 'untouched', 120);
    const seat = firstSeatToAct(game, state);
    const view = concealed(game, state, seat);
    const before = view.slice();
    planner('marshal', 1, 50).choose(view, seat);
    expect(view).toEqual(before);
  });
});

/** What a fresh player decides over the next few actions of one seat. */
function decisions(state: State, seat: number): Action[] {
  const found: Action[] = [];
  const fresh = planner('veteran', 'twin', 40);
  const copy = state.slice();
  const dice = seededDice('later');
  for (let i = 0; i < 25 && firstSeatToAct(game, copy) === seat; i++) {
    const action = fresh.choose(concealed(game, copy, seat), seat);
    found.push(action);
    submit(game, copy, seat, action, dice);
  }
  return found;
}

describe('thinking in steps', () => {
  test('reports progress and intent, and comes to the same choice', () => {
    const view = concealed(game, begin('standard'), 0);
    const thinking = planner('veteran', 5, 300).think(view, 0);
    const seen: number[] = [];
    let step = thinking.next();
    while (step.done !== true) {
      seen.push(step.value.progress);
      expect(step.value.intent.length).toBeGreaterThan(0);
      step = thinking.next();
    }
    expect(seen.length).toBeGreaterThan(2);
    expect([...seen].sort((a, b) => a - b)).toEqual(seen);
    expect(step.value).toEqual(planner('veteran', 5, 300).choose(view, 0));
  });

  test('can be dropped at any point: the next thought is none the worse', () => {
    const view = concealed(game, begin('standard'), 0);
    const thinker = planner('veteran', 5, 300);
    for (const steps of [0, 1, 2]) {
      const thinking = thinker.think(view, 0);
      for (let i = 0; i < steps; i++) thinking.next();
      thinking.return(undefined as never);
    }
    expect(thinker.choose(view, 0)).toEqual(planner('veteran', 5, 300).choose(view, 0));
  });
});

describe('sense', () => {
  const bits = randomBits('any');
  test('a unit that can leave and win leaves', () => {
    const started = game.start(
      {
        scenario: {
          format: 'hundred-days-scenario',
          version: 1,
          game: 'napoleon-at-waterloo',
          turn: 9,
          units: Object.fromEntries([
            ...['fr-1cav', 'fr-2cav', 'fr-3cav', 'fr-5cav', 'fr-11cav', 'fr-12cav'].map((unit) => [unit, 'exited']),
            ['fr-13cav', '0502'],
            ['fr-gd-grn', '1316'],
            ['aa-hou', '2010'],
            ...['aa-1gd', 'aa-2inf', 'aa-3inf', 'aa-4inf', 'aa-5inf', 'aa-6inf', 'aa-2db'].map((unit) => [
              unit,
              'destroyed',
            ]),
          ]),
        },
        options: {},
      },
      { roll: (sides) => 1 + (bits() % sides) },
      null,
    );
    if (!started.ok) throw new Error(JSON.stringify(started.faults));
    started.value[AT.demoralized] = 1;
    playOut(game, started.value, [planner('veteran', 1), planner('veteran', 1)], 'last ride', 30);
    expect(game.outcome(started.value)?.winners).toEqual([0]);
  });
});

test('once the Allies are broken a French army has its whole way off the map among the plans to begin with', () => {
  const theatre = createTheatre(game, CHARACTERS.standard);
  const planning = (demoralized: number) => {
    const view = begin('standard').slice();
    view[AT.demoralized] = demoralized;
    const judge = theatre.appointJudge(0, LEVELS.conscript);
    const manoeuvre = theatre.manoeuvre({ game, view, seat: 0 }, judge);
    const { exitDistance } = judge.surveyor as Surveyor;
    const way = (plan: Plan): number => manoeuvre.movers.reduce((sum, unit) => sum + exitDistance(plan[unit]), 0);
    return { way, seeds: campaign(AT.where, view, 0, manoeuvre, judge).seeds() };
  };
  const [before, after] = [0, 1].map(planning);
  expect(after.seeds.length).toBe(before.seeds.length + 1);
  const shortest = Math.min(...after.seeds.map(after.way));
  expect(shortest).toBe(after.way(after.seeds[after.seeds.length - 1]));
  expect(shortest).toBeLessThan(Math.min(...before.seeds.map(before.way)));
});
