import {
  type AnyAction,
  concealed,
  copyState,
  firstSeatToAct,
  type Game,
  randomBits,
  type State,
  seededDice,
  submit,
} from '@hundred-days/kernel';
import { createPlayer, type PlayerName } from '@hundred-days/opponents';

/** A position met in play, who decides in it, and what was decided. */
export interface Sample {
  readonly state: State;
  readonly seat: number;
  readonly action: AnyAction;
  readonly phase: string;
}

/** Positions from games of every scenario between such players, one action in `every`; always the same ones. */
export function samplePositions(game: Game, name: PlayerName, count: number, every: number): Sample[] {
  const samples: Sample[] = [];
  for (let number = 0; samples.length < count; number++) {
    const scenario = game.scenarios[number % game.scenarios.length].id;
    const dice = seededDice(`bench ${number}`);
    const bits = randomBits(`bench ${number}`);
    const started = game.start({ scenario, options: {} }, dice, null);
    if (!started.ok) throw new Error(`scenario ${scenario} has faults`);
    const state = started.value;
    const players = game.seats.map(() => createPlayer(name));
    for (let step = 0; samples.length < count; step++) {
      const seat = firstSeatToAct(game, state);
      if (seat < 0) break;
      const action = players[seat].choose(game, concealed(game, state, seat), seat, bits);
      if (step % every === 0) samples.push({ state: copyState(state), seat, action, phase: game.phase(state).name });
      submit(game, state, seat, action, dice);
    }
  }
  return samples;
}
