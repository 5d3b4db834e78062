/** How a planner plays, whatever its level. Every game with a planner has weights for each. */
export const CHARACTER_NAMES = ['standard', 'bold', 'careful'] as const;
export type CharacterName = (typeof CHARACTER_NAMES)[number];
