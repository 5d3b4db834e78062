import { randomBits, seededDice } from '@hundred-days/kernel';
import { createNapoleonAtWaterloo, createWorld } from '@hundred-days/napoleon-at-waterloo';
import { DOCUMENTS } from '@hundred-days/napoleon-at-waterloo/data';
import { FORMAT } from '@hundred-days/napoleon-at-waterloo/format';
import {
  calibration,
  chanceFor,
  type Drawn,
  type Examples,
  fitLogistic,
  type Lesson,
  learn,
  logLoss,
  partOf,
  playLesson,
  playTrial,
  presentOf,
  scatterOf,
  type Trial,
  termsOf,
  weighTrials,
} from '@hundred-days/opponents/fit';
import { canPlay, createEntrant, type GivenWeights, isEntrant, readWeightsName } from '@hundred-days/opponents/ladder';
import { createPlanner } from '@hundred-days/opponents/planner';
import { describe, expect, test } from 'vitest';
import { bothJudges } from '../src/forced-combat/judge.ts';
import { surveyGround } from '../src/napoleon-at-waterloo/ground.ts';
import { createJudge } from '../src/napoleon-at-waterloo/judge.ts';
import { CHARACTERS } from '../src/napoleon-at-waterloo/weights.ts';
import { weightsWith } from '../src/planner/given.ts';
import { LEVELS } from '../src/planner/levels.ts';
import { playOut, startOf } from './playing.ts';

const game = createNapoleonAtWaterloo(createWorld(DOCUMENTS), FORMAT);
const SETUP = { scenario: 'standard', options: {} };

/** Numbers between -1 and 1. */
const chanceOf = (seed: string): (() => number) => {
  const bits = randomBits(seed);
  return () => bits() / 0x8000_0000 - 1;
};

/** Examples whose results come by lot from known coefficients. */
function examplesOf(truth: readonly number[], count: number, seed: string): Examples {
  const next = chanceOf(seed);
  const rows = Array.from({ length: count }, () => [1, ...truth.slice(1).map(() => 2 * next())]);
  return { rows, results: rows.map((row) => ((next() + 1) / 2 < chanceFor(truth, row) ? 1 : 0)) };
}

const loose = (size: number) => ({ centre: Array(size).fill(0), strength: Array(size).fill(0) });

describe('logistic regression', () => {
  const truth = [0.4, 1.5, -0.8, 0];

  test('finds the coefficients that the results were drawn from', () => {
    const found = fitLogistic(examplesOf(truth, 20_000, 'a'), loose(4));
    for (const [k, value] of truth.entries()) expect(Math.abs(found[k] - value), `${k}`).toBeLessThan(0.08);
  });

  test('is at rest where it ends: what was said and what came agree, input by input', () => {
    const { rows, results } = examplesOf(truth, 500, 'b');
    const found = fitLogistic({ rows, results }, loose(4));
    for (let k = 0; k < 4; k++) {
      const left = rows.reduce((sum, row, i) => sum + (results[i] - chanceFor(found, row)) * row[k], 0);
      expect(Math.abs(left)).toBeLessThan(1e-6);
    }
  });

  test('stays with what was thought before as firmly as it is told to', () => {
    const few = examplesOf(truth, 50, 'c');
    const centre = [0, 1, 1, 1];
    const found = (strength: number) => fitLogistic(few, { centre, strength: Array(4).fill(strength) });
    const away = (at: readonly number[]) => Math.hypot(...at.map((value, k) => value - centre[k]));
    expect(away(found(1e6))).toBeLessThan(0.001);
    expect(away(found(10))).toBeLessThan(away(found(1)));
  });

  test('scatters as much as it says it does', () => {
    const runs = Array.from({ length: 60 }, (_, run) => examplesOf(truth, 400, `scatter ${run}`));
    const found = runs.map((examples) => fitLogistic(examples, loose(4)));
    const mean = found.reduce((sum, one) => sum + one[1], 0) / found.length;
    const true1 = Math.sqrt(found.reduce((sum, one) => sum + (one[1] - mean) ** 2, 0) / (found.length - 1));
    const games = runs[0].rows.map((_, i) => i);
    const said = scatterOf(runs[0], games, loose(4), found[0])([0, 1, 0, 0]);
    expect(said / true1).toBeGreaterThan(0.7);
    expect(said / true1).toBeLessThan(1.4);
    // Every example four times over, as positions of one game, says nothing more.
    const times = (list: readonly (readonly number[])[]) => list.flatMap((row) => [row, row, row, row]);
    const four = { rows: times(runs[0].rows), results: runs[0].results.flatMap((one) => [one, one, one, one]) };
    const alike = scatterOf(
      four,
      games.flatMap((one) => [one, one, one, one]),
      loose(4),
      found[0],
    );
    expect(alike([0, 1, 0, 0])).toBeCloseTo(said, 6);
  });

  test('results that one input tells for certain do not send it off to infinity', () => {
    const rows = [-2, -1, 1, 2].map((x) => [1, x]);
    const found = fitLogistic({ rows, results: [0, 0, 1, 1] }, { centre: [0, 0], strength: [0.1, 0.1] });
    expect(found.every(Number.isFinite)).toBe(true);
    expect(found[1]).toBeGreaterThan(0.5);
  });

  test('who says a half is surprised by log 2; chances that are right agree with what comes', () => {
    const examples = examplesOf(truth, 20_000, 'd');
    expect(logLoss([0, 0, 0, 0], examples)).toBeCloseTo(Math.LN2, 10);
    expect(logLoss(truth, examples)).toBeLessThan(Math.LN2);
    const bins = calibration(truth, examples);
    expect(bins.reduce((sum, bin) => sum + bin.examples, 0)).toBe(20_000);
    for (const { said, came, examples: count } of bins)
      if (count > 500) expect(Math.abs(said - came)).toBeLessThan(0.06);
  });
});

/** Games of a made-up evaluation: two features whose true weights are known, one of which fades over the game. */
function madeUp(count: number, seed: string): Lesson[] {
  const next = chanceOf(seed);
  return Array.from({ length: count }, (_, index) => {
    const seat = index % 2;
    const share = (next() + 1) / 2;
    const [attacks, standing] = [4 * next(), [3 * next()]];
    const features = [3 * next(), 3 * next()];
    const value = 0.3 * standing[0] + attacks + 0.5 * features[0] + (2 - 2 * share) * features[1];
    const won = (next() + 1) / 2 < 1 / (1 + Math.exp(-0.5 * value)) ? 1 : 0;
    const moments = [{ seat, share, attacks, features, standing }];
    return { index, players: ['a', 'b'], score: seat === 0 ? won : 1 - won, moments };
  });
}

describe('learning from games', () => {
  const terms = { names: ['steady', 'fading'], present: [0, 0.2] };

  test('finds weights in the coin of points, on the first turn and on the last, for either side', () => {
    const lessons = madeUp(20_000, 'made up');
    for (const seat of [0, 1]) {
      const { weights, now, before } = learn(lessons, seat, terms);
      expect(Math.abs(weights.early.steady - 0.5)).toBeLessThan(0.2);
      expect(Math.abs(weights.late.steady - 0.5)).toBeLessThan(0.2);
      expect(Math.abs(weights.early.fading - 2)).toBeLessThan(0.35);
      expect(Math.abs(weights.late.fading)).toBeLessThan(0.35);
      expect(now.logLoss).toBeLessThan(before.logLoss - 0.01);
    }
  });

  test('what the stronger like to do is not taken for why they win', () => {
    const next = chanceOf('stronger');
    const lessons = Array.from({ length: 6000 }, (_, index): Lesson => {
      const players = ['strong', 'weak'].sort(() => next());
      const won = (next() + 1) / 2 < (players[0] === 'strong' ? 0.8 : 0.2) ? 1 : 0;
      const habit = (players[0] === 'strong' ? 1 : -1) + next();
      const moments = [{ seat: 0, share: (next() + 1) / 2, attacks: 4 * next(), features: [habit, 0], standing: [0] }];
      return { index, players, score: won, moments };
    }).map((lesson) => {
      // An attack that should gain a point does so, so that there is a coin to reckon in.
      const [{ attacks }] = lesson.moments;
      const turned = (next() + 1) / 2 < Math.abs(Math.tanh(attacks / 4)) / 2;
      return turned ? { ...lesson, score: attacks > 0 ? 1 : 0 } : lesson;
    });
    const { weights } = learn(lessons, 0, terms);
    expect(Math.abs(weights.early.steady)).toBeLessThan(1);
    const nameless = lessons.map((lesson) => ({ ...lesson, players: ['a', 'b'] }));
    expect(learn(nameless, 0, terms).weights.early.steady).toBeGreaterThan(2);
  });

  test('a handful of games changes little', () => {
    const { weights } = learn(madeUp(10, 'few'), 0, terms);
    expect(Math.abs(weights.early.steady)).toBeLessThan(0.3);
  });

  test('a game is all in one part, one in five to be checked by, and what is checked changes no weight', () => {
    const lessons = madeUp(400, 'parts');
    const parts = lessons.map(partOf);
    expect(['learn', 'choose', 'check'].map((part) => parts.filter((is) => is === part).length)).toEqual([240, 80, 80]);
    const turned = lessons.map((lesson) =>
      partOf(lesson) === 'check' ? { ...lesson, score: 1 - lesson.score } : lesson,
    );
    const [one, other] = [learn(lessons, 0, terms), learn(turned, 0, terms)];
    expect(other.weights).toEqual(one.weights);
    expect(other.now.logLoss).toBeGreaterThan(one.now.logLoss);
  });
});

describe('the evaluation of Napoleon at Waterloo, taken apart', () => {
  const terms = termsOf(game);

  test('adds up to what a marshal says of a position', () => {
    const ground = surveyGround(game.world);
    const judges = bothJudges((seat) => createJudge(ground, seat, CHARACTERS.standard, LEVELS.marshal));
    const state = startOf(game, SETUP, seededDice('keys'));
    const planners = [0, 1].map((seed) => createPlanner(game, { level: 'veteran', seed, tuning: { nodes: 40 } }));
    let looked = 0;
    for (let part = 0; part < 12 && game.outcome(state) === null; part++) {
      playOut(game, state, planners, `dice ${part}`, 40);
      if (game.outcome(state) !== null) break;
      for (const seat of [0, 1]) {
        // In the enemy's turn one's own prospects count as well, which are not fitted.
        if (state[game.world.at.phasing] !== seat) continue;
        const { attacks, features, standing } = terms.read(state, seat);
        const [ledger, exit, exitBroken] = standing;
        const exits = CHARACTERS.standard.exit * exit + CHARACTERS.standard.exitBroken * exitBroken;
        const sum = features.reduce((all, feature, k) => all + terms.present[k] * feature, ledger + attacks + exits);
        expect(sum).toBeCloseTo(judges[seat].value(state), 6);
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(3);
  });

  test('a game to learn from is the same for the same seed and number, and another for another', () => {
    const cast = ['conscript', 'script:rush', 'greedy'];
    const play = (seed: string, index: number) => playLesson(game, SETUP, cast, terms, seed, index);
    const one = play('s', 3);
    expect(play('s', 3)).toEqual(one);
    expect(play('s', 4)).not.toEqual({ ...one, index: 4 });
    expect(one.moments.length).toBeGreaterThan(2);
    expect(new Set(one.moments.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    for (const { features } of one.moments) expect(features.length).toBe(terms.names.length);
  });
});

describe('weights drawn by lot', () => {
  const drawn: readonly Drawn[] = [
    { name: 'good', present: 1, low: 0, high: 2 },
    { name: 'bad', present: 1, low: 0, high: 2 },
    { name: 'idle', present: 1, low: 0, high: 2 },
  ];

  /** Games in which the first weight helps whoever has it high, and the second hurts the second seat alone. */
  function madeUpTrials(count: number): Trial[] {
    const next = chanceOf('trials');
    const end = () => (next() < 0 ? -1 : 1);
    return Array.from({ length: count }, (_, index) => {
      const [first, second] = [0, 1].map(() => drawn.map(end));
      const edge = 0.3 + 0.4 * (first[0] - second[0]) + 0.4 * second[1];
      return { index, score: (next() + 1) / 2 < 1 / (1 + Math.exp(-edge)) ? 1 : 0, drawn: [first, second] };
    });
  }

  test('it is found which end is better, for which side, and by how much', () => {
    const [one, two] = weighTrials(madeUpTrials(6000), drawn);
    // From low to high are two steps of 0.4 on the scale of chances, 139 points of Elo.
    const wanted = [
      [139, 0, 0],
      [139, -139, 0],
    ];
    for (const [seat, { effects }] of [one, two].entries())
      for (const [k, { elo, scatter }] of effects.entries()) {
        expect(Math.abs(elo - wanted[seat][k]), `${seat} ${k}`).toBeLessThan(40);
        expect(scatter).toBeGreaterThan(4);
        expect(scatter).toBeLessThan(25);
      }
    expect(one.weights.early.good).toBe(2);
    expect(two.weights.early.good).toBe(2);
    expect(two.weights.late.bad).toBe(0);
    expect(Math.abs(one.weights.early.idle - 1)).toBeLessThan(0.9);
  });

  test('a game is the same for the same seed and number, and its weights are those that were drawn', () => {
    const play = (index: number) => playTrial(game, SETUP, 'conscript', termsOf(game).drawn, 's', index);
    const one = play(1);
    expect(play(1)).toEqual(one);
    expect(one.drawn.map(({ length }) => length)).toEqual([1, 1].map(() => termsOf(game).drawn.length));
    expect(one.drawn.flat().every((end) => Math.abs(end) === 1)).toBe(true);
    expect(one.drawn[0]).not.toEqual(one.drawn[1]);
    expect(play(2).drawn).not.toEqual(one.drawn);
  });

  test('every weight that is drawn lies between its ends as it is, and is one that there is', () => {
    for (const weight of termsOf(game).drawn) {
      const { name, low, high } = weight;
      const present = presentOf(weight, 0);
      expect(CHARACTERS.standard, name).toHaveProperty(name, present);
      expect(low <= present && present <= high && low < high, name).toBe(true);
    }
  });
});

describe('weights from a file', () => {
  const given: GivenWeights = {
    game: game.id,
    sides: [
      { early: { reply: 0, alone: 1 }, late: { reply: 2 } },
      { early: {}, late: {} },
    ],
  };

  test('by name: a level, perhaps with another budget, and nothing that only looks like one', () => {
    expect(readWeightsName('marshal@a/b.json')).toEqual({ level: 'marshal', times: 1, file: 'a/b.json' });
    expect(readWeightsName('veteran*0.5@w')).toEqual({ level: 'veteran', times: 0.5, file: 'w' });
    for (const name of ['marshal@', '@w', 'greedy@w', 'marshal:bold@w', 'script:rush@w'])
      expect(isEntrant(name), name).toBe(false);
    expect(canPlay('marshal@w', game.id)).toBe(true);
    expect(canPlay('marshal@w', 'waterloo-campaign')).toBe(true);
    expect(canPlay('marshal@w', 'last-battles')).toBe(true);
    expect(() => createEntrant('marshal@w')).toThrow();
  });

  test('in proportion between the first turn and the last; what is not named stays', () => {
    const usual = { reply: 0.75, alone: 0.25, thrift: 1 };
    expect(weightsWith(usual, given, 0, 0.25)).toEqual({ reply: 0.5, alone: 1, thrift: 1 });
    expect(weightsWith(usual, given, 1, 0.25)).toEqual(usual);
    expect(weightsWith(usual, undefined, 0, 1)).toEqual(usual);
  });

  test('those there are play the same game; others another', () => {
    const { names, present } = termsOf(game);
    const same = Object.fromEntries(names.map((name, k) => [name, present[k]]));
    const bolder = { ...same, reply: 0, approach: 1 };
    const movesWith = (weights?: Readonly<Record<string, number>>) => {
      const side = { early: weights ?? {}, late: weights ?? {} };
      const tuning = { nodes: 60, ...(weights ? { weights: { game: game.id, sides: [side, side] } } : {}) };
      const planners = [0, 1].map((seed) => createPlanner(game, { level: 'veteran', seed, tuning }));
      return playOut(game, startOf(game, SETUP, seededDice('k')), planners, 'dice', 120);
    };
    expect(movesWith(same)).toEqual(movesWith());
    expect(movesWith(bolder)).not.toEqual(movesWith());
  });
});
