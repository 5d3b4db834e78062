/** The decisions of a Combat Phase in which all who are in contact must fight, in the order they are made. */
export const COMBAT_STEPS = ['combat', 'losses', 'retreat', 'displacement', 'withdrawal', 'advance'] as const;
/** The moments between them in which nobody decides, from the guns that have gone to the end of the phase. */
export const COMBAT_MOMENTS = ['guns-withdrawn', 'attack-done', 'combat-ended'] as const;

/** At most six hexes touch one hex, so no attack empties more than these. */
export const MOST_VACATED = 6;
