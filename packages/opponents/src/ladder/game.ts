import type { AnyAction, Dice, Game, Setup, State } from '@hundred-days/kernel';
import { randomBits, seatsAt, seededDice } from '@hundred-days/kernel';
import { playGame } from '../play.ts';
import type { Player } from '../player.ts';
import { type Deeds, watchDeeds } from './deeds.ts';
import { createEntrant, entrantIn, type WeightsIn } from './entrants.ts';
import { fixture, type Schedule } from './schedule.ts';
import { type Clocks, NO_CLOCKS, since, type Thought, Timekeeper } from './thought.ts';

/** How a game of the ladder ended, from the side of `a`: a win counts 1, a draw a half. Of three seats `seat` 1 means both allies. */
export interface LadderResult {
  readonly a: number;
  readonly b: number;
  readonly seat: number;
  readonly pair: number;
  readonly score: number;
  /** How long `a` has thought, and `b`; nothing without clocks. */
  readonly thought: readonly [Thought, Thought];
  /** What `a` has done, and `b`; where that is counted. */
  readonly deeds?: readonly [Deeds, Deeds];
}

/** Plays one game. The clocks are read only to report how long players think; they change nothing. */
export function playFixture<A extends AnyAction>(
  game: Game<A>,
  setup: Setup,
  schedule: Schedule,
  seed: string,
  index: number,
  clocks: Clocks = NO_CLOCKS,
  weightsIn?: WeightsIn,
): LadderResult {
  const { a, b, seat, pair } = fixture(schedule, index);
  const stem = `${seed}/${a}-${b}/${pair}`;
  const keeper = new Timekeeper();
  const places = seat === 0 ? [a, b] : [b, a];
  // Of three seats the first is one side, the others together the other: each has a player of its own.
  const players = seatsAt(game, setup).map((_, at) =>
    timed(
      createEntrant(entrantIn(schedule.players[places[sideOf(at)]], at), weightsIn),
      randomBits(`${stem}/player/${at}`),
      clocks,
      keeper,
    ),
  );
  const dice: Dice = seededDice(`${stem}/dice`);
  const witness = schedule.deeds === true ? watchDeeds(game) : null;
  const { winners } = playGame(game, setup, players, dice, () => 0, null, witness).outcome;
  const score = winners.length === 0 ? 0.5 : sideOf(winners[0]) === seat ? 1 : 0;
  const thoughtOf = (side: number): Thought =>
    keeper.all(players.flatMap((_, at) => (sideOf(at) === side ? [at] : [])));
  const deeds = witness === null ? {} : { deeds: [witness.of(seat), witness.of(1 - seat)] as const };
  return { a, b, seat, pair, score, thought: [thoughtOf(seat), thoughtOf(1 - seat)], ...deeds };
}

const sideOf = (seat: number): 0 | 1 => (seat === 0 ? 0 : 1);

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
