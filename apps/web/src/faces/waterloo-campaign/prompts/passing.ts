import { TABLE } from '@hundred-days/kernel';
import { tell, tellMany } from '../text/words.ts';
import type { World } from '../world.ts';
import type { Ask, Button } from './asking.ts';

/** Where the sides act in turn: what is left to one, and how it passes. */

/** "3 moves left" for the side to decide, where they are counted. */
export function left(w: World, asked: Ask, key: 'left.withdrawals' | 'left.moves' | 'left.attacks'): string {
  const n = asked.view[w.at.left + asked.seat];
  return n < 0 ? '' : tellMany(asked.language, key, n);
}

/** PAS-2, APS-2, H-2: passing asks again, and says what the other side gets. */
export function passButton(asked: Ask): Button[] {
  const { language } = asked;
  const pass = asked.choicesOf(TABLE).find((action) => action.type === 'pass');
  if (pass === undefined) return [];
  const label = tell(language, 'button.pass');
  return [{ label, action: pass, main: false, ends: true, sure: { title: tell(language, 'sure.pass'), yes: label } }];
}
