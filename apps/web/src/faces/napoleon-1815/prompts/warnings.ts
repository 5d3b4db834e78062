import { position } from '@hundred-days/napoleon-1815';
import type { Left } from '../../../face/types.ts';
import type { Painted } from '../art.ts';
import { tell, tellMany } from '../text/words.ts';
import { type Ask, own } from './asking.ts';
import { allyIn } from './battle.ts';
import { groupsLeft } from './movement.ts';

/**
 * What is easily forgotten when a step is ended: Groups that could move, ground that nobody has taken, blocks that could
 * fire. Who comes up, who regroups: the question itself asks that, and ending it is the answer.
 */
export function warningsOf(w: Painted, asked: Ask): readonly Left[] {
  const { view, language } = asked;
  const able = own(asked);
  const left = (text: (n: number) => string, pieces: readonly number[]): Left[] =>
    pieces.length === 0 ? [] : [{ text: text(pieces.length), pieces }];
  switch (position.stepOf(w, view)) {
    case 'movement':
      return left((n) => `${groupsLeft(w, asked)} ${tellMany(language, 'prompt.moveReason', n)}`, able);
    case 'showing':
      return [{ text: tell(language, 'warn.showing'), pieces: [] }];
    case 'posting':
      return left((n) => tellMany(language, 'warn.posting', n), able);
    case 'combat':
      return left(
        (n) => tellMany(language, 'warn.combat', n),
        // 11.0f: handed over, the step comes back.
        allyIn(w, asked) >= 0 ? [] : able.filter((unit) => asked.choicesOf(unit).some(({ type }) => type === 'fire')),
      );
    default:
      return [];
  }
}
