import type { AnyAction, Game, GameEvent, State } from '@hundred-days/kernel';
import { concealed, randomBits, sameState, scriptedDice, seededDice } from '@hundred-days/kernel';
import { createNapoleon1815 } from '@hundred-days/napoleon-1815';
import { FORMAT as BLOCKS_FORMAT } from '@hundred-days/napoleon-1815/format';
import { createNapoleonAtWaterloo, createWorld } from '@hundred-days/napoleon-at-waterloo';
import { DOCUMENTS } from '@hundred-days/napoleon-at-waterloo/data';
import { FORMAT as BATTLE_FORMAT } from '@hundred-days/napoleon-at-waterloo/format';
import type { Player, PlayerName } from '@hundred-days/opponents';
import { createPlayer, greedyPlayer, playGame, randomPlayer } from '@hundred-days/opponents';
import { describe, expect, it } from 'vitest';
import { w } from './blocks.ts';
import { type Corridor, corridor, worthIn } from './corridor.ts';

const game = createNapoleonAtWaterloo(createWorld(DOCUMENTS), BATTLE_FORMAT);
const FRENCH = 0;
const BASELINES = ['random', 'greedy'] as const satisfies readonly PlayerName[];

const play = (players: readonly PlayerName[], seed: string, scenario = 'standard', on: Game = game as Game) =>
  playGame(
    on,
    { scenario, options: {} },
    players.map(createPlayer),
    seededDice(`${seed} dice`),
    randomBits(`${seed} players`),
  );

describe('a player who watches', () => {
  it('is shown each position in which somebody else decides, as its own seat sees it', () => {
    const blocks = createNapoleon1815(w, BLOCKS_FORMAT);
    let truth: State | null = null;
    const told: Game = {
      ...(blocks as Game),
      start(setup, dice, tell) {
        const started = blocks.start(setup, dice, tell);
        if (started.ok) truth = started.value;
        return started;
      },
    };
    const shown = [0, 0];
    const chosen = [0, 0];
    const watcher = (): Player => ({
      ...randomPlayer(),
      choose(on, view, seat, bits) {
        chosen[seat]++;
        return randomPlayer().choose(on, view, seat, bits);
      },
      watch(_, view, seat) {
        shown[seat]++;
        if (truth !== null) expect(sameState(view, concealed(blocks, truth, seat))).toBe(true);
      },
    });
    const setup = { scenario: 'historical', options: {} };
    const { length } = playGame(told, setup, [watcher(), watcher()], seededDice('w'), randomBits('w'));
    expect(shown).toEqual([chosen[1], chosen[0]]);
    expect(shown[0] + shown[1]).toBe(length);
  });
});

describe('both baseline players', () => {
  it.each(BASELINES)('%s finishes games of every scenario', (name) => {
    for (const { id } of game.scenarios) {
      const { outcome, length, final } = play([name, name], `finish ${id}`, id);
      expect(game.outcome(final)).toEqual(outcome);
      expect(length).toBeGreaterThan(40);
      expect(game.unsound(final)).toEqual([]);
    }
  });

  it.each(BASELINES)('%s plays the same game from the same seed, and another from another', (name) => {
    const [first, again, other] = ['a', 'a', 'b'].map((seed) => play([name, name], seed));
    expect(again).toEqual(first);
    expect(other.final).not.toEqual(first.final);
  });

  it.each(BASELINES)('%s is given the view of its seat, never the true position', (name) => {
    let truth: State | null = null;
    let choosing = false;
    const guard = <T extends readonly unknown[], R>(work: (...given: T) => R) => {
      return (...given: T): R => {
        if (choosing && given[0] === truth) throw new Error('a player looked at the true position');
        return work(...given);
      };
    };
    const guarded: Game = {
      ...(game as Game),
      start(setup, dice, tell) {
        const started = game.start(setup, dice, tell);
        if (started.ok) truth = started.value;
        return started;
      },
      phase: guard((game as Game).phase),
      outcome: guard(game.outcome),
    };
    const watched = [0, 1].map(() => {
      const player = createPlayer(name);
      return {
        name,
        choose<A extends AnyAction>(on: Game<A>, view: State, seat: number, bits: () => number): A {
          choosing = true;
          try {
            expect(view).not.toBe(truth);
            expect(sameState(view, concealed(game, truth as State, seat))).toBe(true);
            return player.choose(on, view, seat, bits);
          } finally {
            choosing = false;
          }
        },
      };
    });
    playGame(guarded, { scenario: 'grouchy', options: {} }, watched, seededDice('view'), randomBits('view'));
    expect(truth).not.toBeNull();
  });

  it.each(BASELINES)('%s chooses alike in positions that differ only in the secret of the other side', (name) => {
    const choices = [1, 2, 3, 4, 5, 6].map((key) => {
      const started = game.start({ scenario: 'grouchy', options: {} }, scriptedDice([1, key]), null);
      if (!started.ok) throw new Error('grouchy has faults');
      return createPlayer(name).choose(game, concealed(game, started.value, FRENCH), FRENCH, randomBits('secret'));
    });
    for (const choice of choices) expect(choice).toEqual(choices[0]);
  });

  it('says so when a player offers what the referee refuses', () => {
    const cheat = { ...randomPlayer(), name: 'cheat', choose: <A extends AnyAction>() => ({ type: 'stand' }) as A };
    const players = [cheat, randomPlayer()];
    expect(() => playGame(game, { scenario: 'standard', options: {} }, players, seededDice(1), randomBits(1))).toThrow(
      /cheat was refused: 3\.0\.2 wrong-phase/,
    );
  });

  it('tells what happens to whoever listens, and plays the same game', () => {
    const events: GameEvent[] = [];
    const heard = playGame(
      game,
      { scenario: 'standard', options: {} },
      [randomPlayer(), randomPlayer()],
      seededDice('a dice'),
      randomBits('a players'),
      (event) => events.push(event),
    );
    expect(heard).toEqual(play(['random', 'random'], 'a'));
    expect(events.at(-1)?.type).toBe('game-over');
  });
});

describe('random', () => {
  it('tries every piece and every choice', () => {
    const walk = corridor({ worth: [0, 0, 0, 0], mayRest: true });
    const view = Int16Array.of(1, 0);
    const bits = randomBits('spread');
    const seen = new Map<string, number>();
    for (let i = 0; i < 4000; i++) {
      const { type, to } = randomPlayer().choose(walk, view, 0, bits);
      seen.set(`${type} ${to}`, (seen.get(`${type} ${to}`) ?? 0) + 1);
    }
    // Half for the table, the other half shared by the two steps of the piece.
    expect(seen.get('rest 1')).toBeGreaterThan(1800);
    expect(seen.get('step 0')).toBeGreaterThan(850);
    expect(seen.get('step 2')).toBeGreaterThan(850);
    expect(seen.size).toBe(3);
  });
});

describe('greedy', () => {
  const walk = (row: Corridor, seed = 'walk') =>
    playGame(
      corridor(row),
      { scenario: '', options: {} },
      [greedyPlayer(worthIn(row))],
      seededDice(seed),
      randomBits(seed),
    );

  it('goes through worse places when it would otherwise walk in circles', () => {
    const { length } = walk({ worth: [0, 5, 1, 0, 9] });
    expect(length).toBe(4);
  });

  it('walks on through places that are all alike', () => {
    const { length } = walk({ worth: [0, 0, 0, 0, 0, 0] });
    expect(length).toBe(5);
  });

  it('lets be when nothing is better', () => {
    const { final } = walk({ worth: [0, 3, 3, 1, 0], mayRest: true });
    expect([...final]).toEqual([1, 1]);
  });

  it('weighs every face of the die', () => {
    const view = Int16Array.of(1, 0);
    const choose = (prize: number) => {
      const row: Corridor = { worth: [0, 2, 3, prize], mayGamble: true };
      return greedyPlayer(worthIn(row)).choose(corridor(row), view, 0, randomBits('die')).type;
    };
    expect(choose(5.9)).toBe('step');
    expect(choose(6.1)).toBe('gamble');
  });

  it('leaves the view as it was', () => {
    const started = game.start({ scenario: 'standard', options: {} }, seededDice('view'), null);
    if (!started.ok) throw new Error('standard has faults');
    const view = concealed(game, started.value, FRENCH);
    const before = view.slice();
    greedyPlayer().choose(game, view, FRENCH, randomBits('view'));
    expect(view).toEqual(before);
  });
});
