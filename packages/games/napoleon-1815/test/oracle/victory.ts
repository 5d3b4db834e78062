/** 10: how a Player Turn ends, from the losses of the three armies and the cities the French hold. */

export interface Standing {
  readonly turn: number;
  /** Units lost before the check, the remains of armies defeated earlier included. */
  readonly lost: Readonly<Record<string, number>>;
  /** How many of the three cities the French hold. */
  readonly cities: number;
}

const FALLS_AT: readonly (readonly [string, number])[] = [
  ['french', 12],
  ['anglo-dutch', 8],
  ['prussian', 9],
];

/** 10.0a, 10.1a, 10.1b, 10.2a */
export const defeatedOf = ({ lost }: Standing): string[] =>
  FALLS_AT.filter(([army, number]) => lost[army] >= number).map(([army]) => army);

/** The winners and the rule, or 'none' if the game goes on. */
export function resultOf(standing: Standing): string {
  const defeated = defeatedOf(standing);
  const isDown = (army: string): boolean => defeated.includes(army);
  if (isDown('anglo-dutch') && isDown('prussian')) return isDown('french') ? 'french 10.1e' : 'french 10.1c';
  if (isDown('french')) return 'allied 10.2a';
  if (standing.turn < 23) return 'none';
  return standing.cities >= 2 ? 'french 10.1d' : 'allied 10.2b';
}

/** 9.0: what an army owes for the cities that are held. */
export const owedBy = (army: string, held: readonly string[]): number => {
  if (army === 'anglo-dutch') return held.filter((city) => city === 'ghent' || city === 'brussels').length;
  return army === 'prussian' && held.includes('liege') ? 2 : 0;
};
