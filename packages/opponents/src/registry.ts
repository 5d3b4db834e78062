import { greedyPlayer } from './computers.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';

/** Every player there is, weakest first. */
const PLAYERS = { random: randomPlayer, greedy: greedyPlayer } as const satisfies Readonly<
  Record<string, () => Player>
>;

export type PlayerName = keyof typeof PLAYERS;

export const PLAYER_NAMES = Object.keys(PLAYERS) as readonly PlayerName[];

export const isPlayerName = (name: string): name is PlayerName => Object.hasOwn(PLAYERS, name);

/** A player for one game. */
export const createPlayer = (name: PlayerName): Player => PLAYERS[name]();
