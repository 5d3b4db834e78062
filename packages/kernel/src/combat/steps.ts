/** The decisions of a Combat Phase in which all who are in contact must fight, in the order they are made. */
export const COMBAT_STEPS = ['combat', 'losses', 'retreat', 'displacement', 'withdrawal', 'advance'] as const;

/** At most six hexes touch one hex, so no attack empties more than these. */
export const MOST_VACATED = 6;
