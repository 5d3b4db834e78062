/** Of three players the second and the third are one side: they win and lose together. */
export const sideOf = (seat: number): number => Math.min(seat, 1);
