import type { Player } from '../player.ts';
import { createPlayer, isPlayerName, PLAYER_NAMES } from '../registry.ts';
import { CHARACTER_NAMES, type CharacterName } from './characters.ts';
import { LEVEL_NAMES, type LevelName } from './levels.ts';
import { planningPlayer } from './player.ts';

/** A level by itself, or with a character behind a colon: `marshal`, `veteran:bold`. */
export function readPlannerName(name: string): { readonly level: LevelName; readonly character: CharacterName } | null {
  const [level, character = 'standard', ...rest] = name.split(':');
  if (rest.length > 0 || !LEVEL_NAMES.includes(level as LevelName)) return null;
  if (!CHARACTER_NAMES.includes(character as CharacterName)) return null;
  return { level: level as LevelName, character: character as CharacterName };
}

export const PLANNER_NAMES: readonly string[] = LEVEL_NAMES.flatMap((level) => [
  level,
  ...CHARACTER_NAMES.filter((character) => character !== 'standard').map((character) => `${level}:${character}`),
]);

/** The baseline players and those who plan, weakest first. */
export const ALL_PLAYER_NAMES: readonly string[] = [...new Set([...PLAYER_NAMES, ...PLANNER_NAMES])];

/**
 * For measuring, and in no list of players: `marshal:uniform` searches as the marshal does, but remembers nothing of what it
 * has seen of hidden pieces. The level, or null for another name.
 */
export function readGuesserName(name: string): LevelName | null {
  return LEVEL_NAMES.find((level) => name === `${level}:uniform`) ?? null;
}

export const isAnyPlayerName = (name: string): boolean =>
  readPlannerName(name) !== null || readGuesserName(name) !== null || isPlayerName(name);

/** A player for one game, by name. Throws for a name nobody has. */
export function createAnyPlayer(name: string): Player {
  const planner = readPlannerName(name);
  if (planner !== null) return planningPlayer(planner.level, planner.character);
  const guesser = readGuesserName(name);
  if (guesser !== null) return { ...planningPlayer(guesser, 'standard', { forgetful: true }), name };
  if (isPlayerName(name)) return createPlayer(name);
  throw new Error(`there is no player ${name}`);
}
