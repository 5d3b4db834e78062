/**
 * 11.3 Averaged morale. The units are put in one by one: their morale and the SP they are (11.3c: without a cavalry unit's
 * morale). A Guard pair is put in as one, already rounded.
 */
export interface Muster {
  units: number;
  readonly morale: number[];
  readonly sp: number[];
}

export const createMuster = (): Muster => ({ units: 0, morale: [], sp: [] });

export function addToMuster(muster: Muster, morale: number, sp: number): void {
  muster.morale[muster.units] = morale;
  muster.sp[muster.units++] = sp;
}

/** 11.3b: the average; for the attacker a half that no majority decides goes down, for the defender up. */
export function averaged({ units, morale, sp }: Muster, isDefender: boolean): number {
  if (units === 0) return 0;
  let sum = 0;
  for (let i = 0; i < units; i++) sum += morale[i];
  const down = Math.floor(sum / units);
  if (down * units === sum) return down;
  let above = 0;
  let under = 0;
  for (let i = 0; i < units; i++) {
    if (morale[i] * units > sum) above += sp[i];
    else under += sp[i];
  }
  if (above !== under) return above > under ? down + 1 : down;
  const twice = 2 * (sum - down * units);
  return twice === units ? (isDefender ? down + 1 : down) : twice > units ? down + 1 : down;
}
