import { position } from '@hundred-days/day-of-waterloo';
import type { Left } from '../../face/types.ts';
import { type Ask, able } from './asking.ts';
import type { Setting } from './setting.ts';
import { tellMany } from './text/words.ts';

/** What is left undone if the movement is ended now. Whoever can only be brought to the top is not waiting for anything. */
export function warningsOf(w: Setting, asked: Ask): readonly Left[] {
  const { view, language } = asked;
  if (position.stepOf(w, view) !== 'movement') return [];
  const movable = able(asked).filter((piece) =>
    asked.choicesOf(piece).some(({ type }) => type === 'move' || type === 'enter'),
  );
  const left: Left[] = [];
  const note = (key: 'warn.move' | 'warn.waiting', pieces: readonly number[]): void => {
    if (pieces.length > 0) left.push({ text: tellMany(language, key, pieces.length), pieces });
  };
  note(
    'warn.move',
    movable.filter((piece) => position.onMap(w, view, piece) && !position.did(w, view, piece, position.MOVING)),
  );
  note(
    'warn.waiting',
    movable.filter((piece) => !position.onMap(w, view, piece)),
  );
  return left;
}
