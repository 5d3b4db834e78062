import { ARTILLERY, CAVALRY, INFANTRY, LEADER } from './board.ts';
import type { TablesDocument } from './documents.ts';

/** 9.2.13 to 9.2.15 */
export const WEATHERS = ['clear', 'mud', 'severeMud'] as const;
export const [CLEAR_SKY, MUD, SEVERE_MUD] = WEATHERS.keys();

/** The numbers of the rules that movement and command read; those of combat are beside its rules. */
export type Tables = ReturnType<typeof compileTables>;

export function compileTables({ weather, turnTrack }: TablesDocument) {
  const skies = WEATHERS.map((name) => weather[name]);
  return {
    times: turnTrack.map(({ time }) => time),
    /** 9.2.13a, 9.2.14a: half points less, by weather and pace; horse artillery goes with the last. */
    mudPenalty: skies.map(({ movePenalty }) => {
      const penalty: number[] = [];
      penalty[INFANTRY] = 2 * movePenalty.infantry;
      penalty[CAVALRY] = 2 * movePenalty.cavalry;
      penalty[ARTILLERY] = 2 * movePenalty.footArtillery;
      penalty[LEADER] = 2 * movePenalty.leader;
      return penalty;
    }),
    horseGunPenalty: skies.map(({ movePenalty }) => 2 * movePenalty.horseArtillery),
    /** 9.2.14b */
    gunsByRoad: skies.map(({ artilleryRoadOnly }) => artilleryRoadOnly === true),
    /** 9.2.14c, 11.13a */
    chargesIn: skies.map(({ charges }) => charges),
    breakthroughIn: skies.map(({ breakthrough }) => breakthrough),
  };
}
