import {
  type AnyAction,
  type Dice,
  type Game,
  randomBits,
  type Setup,
  type State,
  seededDice,
} from '@hundred-days/kernel';
import { createAnyPlayer } from '../planner/registry.ts';
import { playGame } from '../play.ts';
import type { Player } from '../player.ts';
import { fixture, type Schedule } from './schedule.ts';

/** How a game of the ladder ended, from the side of `a`: a win counts 1, a draw a half. */
export interface LadderResult {
  readonly a: number;
  readonly b: number;
  readonly seat: number;
  readonly score: number;
  /** Longest and whole thought for one game turn, by seat of `a` first; 0 without a clock. */
  readonly longest: readonly [number, number];
  readonly thought: readonly [number, number];
  readonly turns: number;
}

/** Plays one game. `clock` is read only to report how long players think; it changes nothing. */
export function playFixture<A extends AnyAction>(
  game: Game<A>,
  setup: Setup,
  schedule: Schedule,
  seed: string,
  index: number,
  clock: () => number = () => 0,
): LadderResult {
  const { a, b, seat, pair } = fixture(schedule, index);
  const stem = `${seed}/${a}-${b}/${pair}`;
  const names = seat === 0 ? [a, b] : [b, a];
  const watches = names.map((place, at) =>
    timed(createAnyPlayer(schedule.players[place]), randomBits(`${stem}/player/${at}`), clock),
  );
  const dice: Dice = seededDice(`${stem}/dice`);
  const { outcome, final } = playGame(
    game,
    setup,
    watches.map((watch) => watch.player),
    dice,
    () => 0,
  );
  const { winners } = outcome;
  const score = winners.length !== 1 ? 0.5 : winners[0] === seat ? 1 : 0;
  const [mine, other] = [watches[seat], watches[1 - seat]];
  return {
    a,
    b,
    seat,
    score,
    longest: [mine.longest, other.longest],
    thought: [mine.total, other.total],
    turns: game.tally(final).turn ?? 1,
  };
}

interface Watch {
  readonly player: Player;
  longest: number;
  total: number;
}

/** Gives a player chance of its own, so that the same dice meet the same player, and takes its time by game turn. */
function timed(player: Player, bits: () => number, clock: () => number): Watch {
  let turn = -1;
  let spent = 0;
  const watch: Watch = {
    longest: 0,
    total: 0,
    player: {
      name: player.name,
      choose<A extends AnyAction>(game: Game<A>, view: State, seat: number): A {
        const now = game.tally(view).turn ?? 0;
        if (now !== turn) spent = 0;
        turn = now;
        const began = clock();
        const action = player.choose(game, view, seat, bits);
        const took = clock() - began;
        spent += took;
        watch.total += took;
        watch.longest = Math.max(watch.longest, spent);
        return action;
      },
    },
  };
  return watch;
}
