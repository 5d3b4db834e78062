export type { Appraise } from './appraise.ts';
export { greedyPlayer } from './computers.ts';
export { greedyPlayerWith } from './greedy.ts';
export { type Played, playGame } from './play.ts';
export type { Player } from './player.ts';
export { randomPlayer } from './random.ts';
export { createPlayer, isPlayerName, PLAYER_NAMES, type PlayerName } from './registry.ts';
