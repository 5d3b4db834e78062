import { firstSeatToAct, type GameEvent, randomBits, type State, seededDice, submit } from '@hundred-days/kernel';
import { createNapoleonAtWaterloo, createWorld } from '@hundred-days/napoleon-at-waterloo';
import { DOCUMENTS } from '@hundred-days/napoleon-at-waterloo/data';
import { FORMAT } from '@hundred-days/napoleon-at-waterloo/format';
import { playGame, randomPlayer } from '@hundred-days/opponents';
import type { Schedule, Spent } from '@hundred-days/opponents/ladder';
import {
  canPlay,
  createEntrant,
  fixture,
  fixtures,
  isEntrant,
  meetings,
  playFixture,
  scriptsFor,
  Timekeeper,
} from '@hundred-days/opponents/ladder';
import { createAnyPlayer, isAnyPlayerName, PLANNER_NAMES, readPlannerName } from '@hundred-days/opponents/planner';
import { describe, expect, test } from 'vitest';
import { entrantIn, readChangedName } from '../src/ladder/entrants.ts';
import { anyGame, blocks } from './five.ts';
import { startOf } from './playing.ts';

const schedule: Schedule = { players: ['random', 'conscript', 'veteran'], games: 4, neighbours: false };

describe('the schedule', () => {
  test('everybody meets everybody as often, in pairs with the seats exchanged', () => {
    const all = Array.from({ length: fixtures(schedule) }, (_, i) => fixture(schedule, i));
    expect(meetings(schedule)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    for (const [a, b] of meetings(schedule)) {
      const between = all.filter((one) => one.a === a && one.b === b);
      expect(between.map(({ pair, seat }) => [pair, seat])).toEqual([
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ]);
    }
  });

  test('neighbours only, and odd numbers rounded up', () => {
    const close = { ...schedule, games: 3, neighbours: true };
    expect(meetings(close)).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(fixtures(close)).toBe(8);
  });
});

describe('who has an idea for one side only', () => {
  test('sits there in every game, each with dice of its own', () => {
    const one: Schedule = { players: ['script:run', 'conscript'], games: 3, neighbours: true, only: 1 };
    const all = Array.from({ length: fixtures(one) }, (_, i) => fixture(one, i));
    expect(all).toEqual([0, 1, 2].map((pair) => ({ a: 0, b: 1, seat: 1, pair })));
  });
});

describe('entrants', () => {
  const game = createNapoleonAtWaterloo(createWorld(DOCUMENTS), FORMAT);

  test('a level with another budget, and nothing that only looks like one', () => {
    expect(isEntrant('marshal*0.25') && canPlay('marshal*0.25', game.id)).toBe(true);
    expect(createEntrant('veteran*4').name).toBe('veteran*4');
    for (const name of [
      'marshal*',
      'marshal*0',
      'marshal*-1',
      'marshal*1e9',
      'marshal*2*2',
      'greedy*2',
      'marshal:bold*2',
    ])
      expect(isEntrant(name), name).toBe(false);
  });

  test('a level with numbers of its own plays by them', () => {
    expect(readChangedName('veteran{nodes=80;rows=1}')).toEqual({ level: 'veteran', tuning: { nodes: 80, rows: 1 } });
    expect(readChangedName('conscript{reply=1;misjudges=10}')).toEqual({
      level: 'conscript',
      tuning: { reply: true, misjudges: 10 },
    });
    expect(isEntrant('veteran{nodes=80}') && canPlay('veteran{nodes=80}', game.id)).toBe(true);
    const opening = (name: string): string => {
      const player = createEntrant(name);
      expect(player.name).toBe(name);
      const s = startOf(game, { scenario: 'standard', options: {} });
      const bits = randomBits('opening');
      const moves: unknown[] = [];
      while (game.phase(s).name === 'movement' && firstSeatToAct(game, s) === 0) {
        const action = player.choose(game, s, 0, bits);
        moves.push(action);
        submit(game, s, 0, action, seededDice('x'), null);
      }
      return JSON.stringify(moves);
    };
    expect(opening('conscript{nodes=120;rows=2}')).toBe(opening('conscript'));
    expect(opening('conscript{nodes=20}')).not.toBe(opening('conscript'));
  });

  test.each([
    'veteran{}',
    'veteran{nodes}',
    'veteran{nodes=0}',
    'veteran{nodes=-1}',
    'veteran{nodes=999999}',
    'veteran{reply=2}',
    'veteran{seeds=2}',
    'veteran:bold{nodes=2}',
    'greedy{nodes=2}',
    'veteran{nodes=2',
    'veteran{nodes=2}{rows=1}',
  ])('%s is nobody', (name) => {
    expect(isEntrant(name)).toBe(false);
  });

  test('scripts by game and side: only the French have somewhere to run, and only who bars them something to guard', () => {
    expect(scriptsFor(game, 0)).toEqual(
      ['stand', 'rush', 'evade', 'run', 'guns', 'raid', 'mass', 'turtle', 'last', 'counter', 'late'].map(
        (name) => `script:${name}`,
      ),
    );
    expect(scriptsFor(game, 1)).toEqual(
      ['stand', 'rush', 'evade', 'guard', 'guns', 'mass', 'turtle', 'counter', 'late'].map((name) => `script:${name}`),
    );
    expect(canPlay('script:shut', game.id)).toBe(false);
    expect(isEntrant('script:win')).toBe(false);
  });

  test('a script follows its idea: who rushes is near the enemy after a turn, who evades is not, who stands has not moved', () => {
    const { at, map, units, side } = game.world;
    const setup = { scenario: 'standard', options: {} };
    const after = (name: string): { moved: number; far: number } => {
      const started = game.start(setup, seededDice('d'), null);
      if (!started.ok) throw new Error('no start');
      const s = started.value;
      const began = s.slice();
      const player = createEntrant(name);
      const bits = randomBits('b');
      for (let step = 0; game.phase(s).name === 'movement' && firstSeatToAct(game, s) === 0 && step < 500; step++) {
        const action = player.choose(game, s, 0, bits);
        expect(submit(game, s, 0, action, seededDice('x'), null)).toBeNull();
      }
      let [moved, far] = [0, 0];
      for (let unit = 0; unit < units; unit++) {
        const where = s[at.where + unit];
        if (side[unit] !== 0 || where < 0) continue;
        if (where !== began[at.where + unit]) moved++;
        let nearest = 99;
        for (let enemy = 0; enemy < units; enemy++)
          if (side[enemy] === 1 && s[at.where + enemy] >= 0)
            nearest = Math.min(nearest, map.distance(where, s[at.where + enemy]));
        far += nearest;
      }
      return { moved, far };
    };
    const [stand, rush, evade] = ['script:stand', 'script:rush', 'script:evade'].map(after);
    expect(stand.moved).toBe(0);
    expect(rush.far).toBeLessThan(stand.far);
    expect(evade.far).toBeGreaterThan(stand.far);
  });
});

describe('allies', () => {
  test('the first sits in the second seat and the other in the third; one alone has every seat', () => {
    expect([0, 1, 2].map((seat) => entrantIn('marshal+greedy', seat))).toEqual(['marshal', 'marshal', 'greedy']);
    expect([0, 1, 2].map((seat) => entrantIn('script:stand', seat))).toEqual(Array(3).fill('script:stand'));
    // A file may be called anything.
    expect([1, 2].map((seat) => entrantIn('marshal@a+b.json', seat))).toEqual(Array(2).fill('marshal@a+b.json'));
  });

  test('each must be somebody who plays the game', () => {
    for (const name of ['marshal+greedy', 'greedy+marshal', 'veteran:bold+script:evade', 'marshal*0.25+random']) {
      expect(isEntrant(name), name).toBe(true);
      expect(canPlay(name, 'napoleon-1815'), name).toBe(true);
    }
    for (const name of ['marshal+', '+greedy', '+', 'marshal++greedy', 'marshal+nobody', 'greedy+greedy+greedy'])
      expect(isEntrant(name), name).toBe(false);
    expect(canPlay('greedy+script:shut', 'napoleon-1815')).toBe(false);
    expect(canPlay('random+greedy', 'chess')).toBe(false);
    expect(() => createEntrant('marshal+greedy')).toThrow('marshal+greedy');
  });

  test('of three seats each has his own: who stands in one gives no ground there, whoever sits in the other', () => {
    const setup = { scenario: 'historical', options: { threePlayers: true } };
    const back = (name: string): number => {
      const one: Schedule = { players: [name, 'script:stand'], games: 1, neighbours: true, only: 1, deeds: true };
      return playFixture(anyGame(blocks), setup, one, 'allies', 0).deeds?.[0].back ?? Number.NaN;
    };
    const [dutch, prussian, both] = ['script:evade+script:stand', 'script:stand+script:evade', 'script:evade'].map(
      back,
    );
    expect(back('script:stand+script:stand')).toBe(0);
    expect(Math.min(dutch, prussian)).toBeGreaterThan(0);
    expect(both).toBeGreaterThan(Math.max(dutch, prussian));
    expect(back('script:evade+script:evade')).toBe(both);
  });
});

describe('a witness', () => {
  const game = createNapoleonAtWaterloo(createWorld(DOCUMENTS), FORMAT);
  const setup = { scenario: 'standard', options: {} };
  const play = (told: GameEvent[], witness?: Parameters<typeof playGame>[6]) =>
    playGame(
      game,
      setup,
      [randomPlayer(), randomPlayer()],
      seededDice('w'),
      randomBits('w'),
      (event) => told.push(event),
      witness,
    );

  test('sees each step with the position before it and what was told of it alone, and changes nothing', () => {
    const [plain, told, seen]: GameEvent[][] = [[], [], []];
    let last: State | null = null;
    let steps = 0;
    const { length, final } = play(plain);
    const watched = play(told, {
      saw(before, seat, events, after) {
        steps++;
        if (last !== null) expect(before).toEqual(last);
        expect(firstSeatToAct(game, before)).toBe(seat);
        expect(after).not.toEqual(before);
        seen.push(...events);
        last = after.slice();
      },
    });
    expect([watched.length, steps]).toEqual([length, length]);
    expect(watched.final).toEqual(final);
    expect(last).toEqual(final);
    expect(told).toEqual(plain);
    // What the start tells comes before every step.
    expect(seen.length).toBeGreaterThan(50);
    expect(told.slice(-seen.length)).toEqual(seen);
  });
});

describe('a game of the ladder', () => {
  test('is the same every time, and clocks change nothing but the times', () => {
    const game = createNapoleonAtWaterloo(createWorld(DOCUMENTS), FORMAT);
    const two = { ...schedule, players: ['random', 'conscript'] };
    const setup = { scenario: 'standard', options: {} };
    let [ticks, decisions] = [0, 0];
    const plain = playFixture(game, setup, two, 's', 1);
    const timed = playFixture(game, setup, two, 's', 1, () => {
      decisions += ticks % 2;
      return { processor: ticks, wall: 10 * ticks++ };
    });
    expect(timed.score).toBe(plain.score);
    expect(plain.thought.flatMap(({ turns }) => turns).every(({ wall }) => wall === 0)).toBe(true);
    const [mine, other] = timed.thought;
    // Both decide in every game turn, and every decision lasts a tick.
    expect(other.turns.length).toBe(plain.thought[1].turns.length);
    expect(Math.abs(mine.turns.length - other.turns.length)).toBeLessThanOrEqual(1);
    expect(mine.turns.length).toBeLessThanOrEqual(game.scenarios[0].turns);
    const all = [...mine.turns, ...other.turns];
    expect(all.reduce((sum, { processor }) => sum + processor, 0)).toBe(decisions);
    expect(all.every(({ processor, wall }) => processor >= 1 && wall === 10 * processor)).toBe(true);
    expect([mine.longest, other.longest]).toEqual(Array(2).fill({ processor: 1, wall: 10 }));
  });
});

describe('player turns', () => {
  /** Decisions as [seat, game turn, milliseconds of the processor]; the wall clock runs twice as fast. */
  function keep(...decisions: readonly (readonly [number, number | undefined, number])[]): Timekeeper {
    const keeper = new Timekeeper();
    for (const [seat, turn, processor] of decisions) keeper.add(seat, turn, { processor, wall: 2 * processor });
    return keeper;
  }
  const processor = (turns: readonly Spent[]): number[] => turns.map((turn) => turn.processor);

  test('where turns are counted, an answer of the other side does not end one', () => {
    const keeper = keep([0, 1, 5], [0, 1, 2], [1, 1, 1], [0, 1, 4], [1, 1, 30], [0, 1, 3], [0, 2, 7], [1, 2, 8]);
    expect(keeper.of(0)).toEqual({
      turns: [
        { processor: 14, wall: 28 },
        { processor: 7, wall: 14 },
      ],
      longest: { processor: 7, wall: 14 },
    });
    expect(processor(keeper.of(1).turns)).toEqual([31, 8]);
    expect(keeper.of(1).longest).toEqual({ processor: 30, wall: 60 });
  });

  test('where they are not, every run of decisions is one', () => {
    const none = undefined;
    const keeper = keep([0, none, 5], [1, none, 6], [0, none, 2], [0, none, 1], [1, none, 4]);
    expect(processor(keeper.of(0).turns)).toEqual([5, 3]);
    expect(processor(keeper.of(1).turns)).toEqual([6, 4]);
  });

  test('each clock has a longest decision of its own, and who decides nothing has none', () => {
    const keeper = new Timekeeper();
    keeper.add(0, 1, { processor: 9, wall: 10 });
    keeper.add(0, 1, { processor: 1, wall: 50 });
    expect(keeper.of(0).longest).toEqual({ processor: 9, wall: 50 });
    expect(keeper.of(1)).toEqual({ turns: [], longest: { processor: 0, wall: 0 } });
  });

  test('of several seats on one side each turn is its own, and the longest decision that of any of them', () => {
    const keeper = keep([0, 1, 5], [1, 1, 2], [2, 1, 9], [2, 1, 1], [1, 2, 3]);
    expect(processor(keeper.all([1, 2]).turns)).toEqual([2, 3, 10]);
    expect(keeper.all([1, 2]).longest).toEqual({ processor: 9, wall: 18 });
    expect(keeper.all([0])).toEqual(keeper.of(0));
    expect(keeper.all([])).toEqual({ turns: [], longest: { processor: 0, wall: 0 } });
  });

  test('processor time that nobody tells stays unknown', () => {
    const keeper = new Timekeeper();
    for (const wall of [1, 2]) keeper.add(0, 1, { processor: Number.NaN, wall });
    expect(keeper.of(0)).toEqual({
      turns: [{ processor: Number.NaN, wall: 3 }],
      longest: { processor: Number.NaN, wall: 2 },
    });
  });
});

describe('who plays what', () => {
  test('anybody may draw lots; the others have to know the game', () => {
    for (const name of ['random', 'greedy', 'conscript', 'marshal:bold']) {
      expect(canPlay(name, 'napoleon-at-waterloo')).toBe(true);
      expect(canPlay(name, 'chess')).toBe(name === 'random');
    }
  });
});

describe('names', () => {
  test('levels, with or without a character', () => {
    expect(readPlannerName('marshal')).toEqual({ level: 'marshal', character: 'standard' });
    expect(readPlannerName('veteran:bold')).toEqual({ level: 'veteran', character: 'bold' });
    for (const name of ['general', 'marshal:mad', 'marshal:bold:careful', '']) expect(readPlannerName(name)).toBeNull();
    for (const name of PLANNER_NAMES) expect(createAnyPlayer(name).name).toBe(name);
    expect(isAnyPlayerName('greedy')).toBe(true);
    expect(PLANNER_NAMES).not.toContain('marshal:uniform');
    expect(createAnyPlayer('marshal:uniform').name).toBe('marshal:uniform');
    expect(isAnyPlayerName('marshal:bold:uniform')).toBe(false);
    expect(() => createAnyPlayer('nobody')).toThrow('nobody');
  });
});
