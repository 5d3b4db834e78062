import type { State } from '@hundred-days/kernel';
import { position, units } from '@hundred-days/last-battles';
import type { Setting } from './setting.ts';
import { tell } from './text/words.ts';

/** Who the two sides of a battlefield are: the Allied one goes by its army where it has only one. */

export type People = 'french' | 'prussian' | 'anglo-allied' | 'allied';

export function peopleOf(w: Setting, side: number): People {
  if (side === units.FRENCH) return 'french';
  const allied = w.battles[0].armies.filter((army) => army !== units.FRENCH_ARMY);
  return allied.length === 1 ? (units.ARMIES[allied[0]] as People) : 'allied';
}

export const sideName = (w: Setting, side: number, language: string): string =>
  tell(language, `side.${peopleOf(w, side)}`);

export const phaseName = (w: Setting, side: number, moving: boolean, language: string): string =>
  tell(language, `phase.${peopleOf(w, side)}.${moving ? 'movement' : 'combat'}`);

/** The phases of a Game Turn in their order (4.0, 29.31). */
export function phasesOf(w: Setting, view: State): readonly { readonly side: number; readonly moving: boolean }[] {
  const first = position.battleOf(w, view).firstSide;
  return [first, units.enemyOf(first)].flatMap((side) => [
    { side, moving: true },
    { side, moving: false },
  ]);
}

export const isMoving = (w: Setting, view: State): boolean => position.stepOf(w, view) === 'movement';
