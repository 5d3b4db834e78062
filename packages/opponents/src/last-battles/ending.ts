import type { State } from '@hundred-days/kernel';
import { levels, position, units, type World } from '@hundred-days/last-battles';

const { DEMORALIZATION, DISINTEGRATION, hasLevel, levelOf } = levels;
const { battleOf, DEMORALIZED, HEARTENED } = position;
const { ALLIED, ARMIES, enemyOf, FRENCH, FRENCH_ARMY, sideOfArmy } = units;

/** Whether losses end the game, for who plays attacks out in his head: there armies lose points and nothing else is booked. */
export interface Ending {
  begin(s: State): void;
  /** After each attack: the side that has won by it, null while the game goes on. */
  winner(s: State): number | null;
}

export function createEnding(w: World): Ending {
  const { at: AT } = w;
  const before = new Int16Array(ARMIES.length);
  const allies = w.battles.map(({ armies }) => armies.filter((army) => sideOfArmy(army) === ALLIED));
  /** 17.2b: one of the attacks has broken the first of the allied armies. */
  let heartened = false;

  /** What the French level has risen by since the attacks began. */
  function risen(s: State): number {
    const { frenchPlusPoints, onceAmount } = battleOf(w, s);
    let by = heartened ? onceAmount['17.2b'] : 0;
    if (!frenchPlusPoints) return by;
    // 16.2b: points come before the losses of the same result.
    for (const army of allies[s[AT.battle]]) by += s[AT.losses + army] - before[army];
    return by;
  }

  function hasReached(s: State, army: number, kind: number): boolean {
    if (!hasLevel(w, s, army, kind)) return false;
    const level = levelOf(w, s, army, kind) + (army === FRENCH_ARMY ? risen(s) : 0);
    return s[AT.losses + army] >= level;
  }

  const isDemoralized = (s: State, army: number): boolean =>
    s[AT.morale + army] >= DEMORALIZED || hasReached(s, army, DEMORALIZATION);

  /** 13.2; 17.3a: of two allied armies both may be demoralized instead. */
  function isBeaten(s: State, side: number): boolean {
    if (side === FRENCH) return hasReached(s, FRENCH_ARMY, DEMORALIZATION);
    const armies = allies[s[AT.battle]];
    return (
      armies.some((army) => hasReached(s, army, DISINTEGRATION)) ||
      (armies.length > 1 && armies.every((army) => isDemoralized(s, army)))
    );
  }

  function hearten(s: State): void {
    if (battleOf(w, s).onceAmount['17.2b'] === undefined || (s[AT.once] & HEARTENED) !== 0) return;
    heartened = allies[s[AT.battle]].some((army) => isDemoralized(s, army));
  }

  return {
    begin(s) {
      heartened = false;
      for (const army of battleOf(w, s).armies) before[army] = s[AT.losses + army];
    },
    winner(s) {
      // 11.22: who is not phasing breaks first.
      for (const side of [enemyOf(s[AT.phasing]), s[AT.phasing]]) {
        if (isBeaten(s, side)) return enemyOf(side);
        if (side === ALLIED) hearten(s);
      }
      return null;
    },
  };
}
