import type { AnyAction, Dice, Game, Setup, State } from '@hundred-days/kernel';
import { randomBits, seededDice } from '@hundred-days/kernel';
import { createAnyPlayer } from '../planner/registry.ts';
import { playGame } from '../play.ts';
import type { Player } from '../player.ts';
import { fixture, type Schedule } from './schedule.ts';
import { type Clocks, NO_CLOCKS, since, type Thought, Timekeeper } from './thought.ts';

/** How a game of the ladder ended, from the side of `a`: a win counts 1, a draw a half. */
export interface LadderResult {
  readonly a: number;
  readonly b: number;
  readonly seat: number;
  readonly pair: number;
  readonly score: number;
  /** How long `a` has thought, and `b`; nothing without clocks. */
  readonly thought: readonly [Thought, Thought];
}

/** Plays one game. The clocks are read only to report how long players think; they change nothing. */
export function playFixture<A extends AnyAction>(
  game: Game<A>,
  setup: Setup,
  schedule: Schedule,
  seed: string,
  index: number,
  clocks: Clocks = NO_CLOCKS,
): LadderResult {
  const { a, b, seat, pair } = fixture(schedule, index);
  const stem = `${seed}/${a}-${b}/${pair}`;
  const keeper = new Timekeeper();
  const players = (seat === 0 ? [a, b] : [b, a]).map((place, at) =>
    timed(createAnyPlayer(schedule.players[place]), randomBits(`${stem}/player/${at}`), clocks, keeper),
  );
  const dice: Dice = seededDice(`${stem}/dice`);
  const { winners } = playGame(game, setup, players, dice, () => 0).outcome;
  const score = winners.length !== 1 ? 0.5 : winners[0] === seat ? 1 : 0;
  return { a, b, seat, pair, score, thought: [keeper.of(seat), keeper.of(1 - seat)] };
}

/** Gives a player chance of its own, so that the same dice meet the same player, and takes its time. */
function timed(player: Player, bits: () => number, clocks: Clocks, keeper: Timekeeper): Player {
  return {
    name: player.name,
    choose<A extends AnyAction>(game: Game<A>, view: State, seat: number): A {
      const began = clocks();
      const action = player.choose(game, view, seat, bits);
      keeper.add(seat, game.tally(view).turn, since(clocks(), began));
      return action;
    },
    watch: (game, view, seat) => player.watch?.(game, view, seat, bits),
  };
}
