import { type AnyAction, type State, TABLE } from '@hundred-days/kernel';
import type { Facts } from '../../text/facewords.ts';
import { ablePieces, button, said } from '../asking.ts';
import type { Asked, Left, Prompt, PromptButton } from '../types.ts';

/** What is asked from the first moves on, in battles where both sides move, then announce attacks. */

type PhaseKey = 'prompt.over' | 'prompt.wait' | 'prompt.waitReason' | 'button.endMovement' | 'button.endCombat';
type Tell = (language: string, key: PhaseKey, facts?: Facts) => string;

/** When the game is over, or another has to decide; otherwise there is something to ask. */
export function idlePrompt<A extends AnyAction>(
  step: string,
  { deciding, language }: Asked<A>,
  tell: Tell,
  side: string,
): Prompt<A> | null {
  if (step === 'over') return said(tell(language, 'prompt.over'));
  return deciding ? null : said(tell(language, 'prompt.wait', { side }), tell(language, 'prompt.waitReason'));
}

export function endOf<A extends AnyAction>(
  step: string,
  asked: Asked<A>,
  tell: Tell,
  main: boolean,
): PromptButton<A>[] {
  const end = asked.choicesOf(TABLE).find((action) => action.type === 'end');
  if (end === undefined) return [];
  return [
    button(tell(asked.language, step === 'movement' ? 'button.endMovement' : 'button.endCombat'), end, main, true),
  ];
}

type MoveKey = `prompt.${'moveReason' | 'waiting' | 'lock'}`;

/** What a game says of units that move. */
interface Movers<W> {
  tell(language: string, key: 'prompt.move' | 'prompt.moveDone'): string;
  tellMany(language: string, key: MoveKey, n: number): string;
  onMap(w: W, view: State, unit: number): boolean;
  /** Enemy zones keep it where it is. */
  isHeld(w: W, view: State, unit: number): boolean;
}

/** Who can move, who waits beside the map to come in, and whom enemy zones hold, in sentences. */
export function moversTold<W extends { readonly unitsOf: readonly Iterable<number>[] }, A extends AnyAction>(
  w: W,
  asked: Asked<A>,
  { tell, tellMany, onMap, isHeld }: Movers<W>,
): { readonly title: string; readonly reason: string; readonly movable: number; readonly held: number } {
  const { view, language } = asked;
  const movable = ablePieces(asked);
  const here = movable.filter((unit) => onMap(w, view, unit)).length;
  const held = [...w.unitsOf[asked.seat]].filter((unit) => onMap(w, view, unit) && isHeld(w, view, unit)).length;
  const counts: readonly (readonly [MoveKey, number])[] = [
    ['prompt.moveReason', here],
    ['prompt.waiting', movable.length - here],
    ['prompt.lock', held],
  ];
  return {
    title: tell(language, movable.length > 0 ? 'prompt.move' : 'prompt.moveDone'),
    reason: counts.flatMap(([key, n]) => (n > 0 ? [tellMany(language, key, n)] : [])).join(' '),
    movable: movable.length,
    held,
  };
}

type LeftKey = `warn.${'guns' | 'move' | 'waiting'}`;

/** Units that could still do something: guns among the attacks, all others before them. */
export function leftIn<A extends AnyAction>(
  step: string,
  { pieces, language }: Asked<A>,
  tellMany: (language: string, key: LeftKey, n: number) => string,
  onMap: (unit: number) => boolean,
  isGun: (unit: number) => boolean,
): Left[] {
  const found: Left[] = [];
  const note = (key: LeftKey, fits: (unit: number) => boolean): void => {
    const left = pieces.filter((piece) => piece !== TABLE && fits(piece));
    if (left.length > 0) found.push({ text: tellMany(language, key, left.length), pieces: left });
  };
  if (step === 'combat') note('warn.guns', isGun);
  else {
    note('warn.move', onMap);
    note('warn.waiting', (unit) => !onMap(unit));
  }
  return found;
}
