import { position } from '@hundred-days/napoleon-1815';
import type { Painted } from '../art.ts';
import { tellMany } from '../text/words.ts';
import { type Ask, own } from './asking.ts';

/** Only what is easily forgotten: that nobody has moved at all. */
export function warningsOf(w: Painted, asked: Ask): readonly string[] {
  const { view, language } = asked;
  const n = own(asked).length;
  if (position.stepOf(w, view) !== 'movement' || n === 0) return [];
  const moved = [0, 1, 2, 3].some((group) => view[w.at.groups + group] !== 0);
  return moved ? [] : [tellMany(language, 'warn.movement', n)];
}
