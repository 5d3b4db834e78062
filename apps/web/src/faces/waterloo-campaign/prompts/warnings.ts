import type { State } from '@hundred-days/kernel';
import { position, units } from '@hundred-days/waterloo-campaign';
import type { Left } from '../../../face/types.ts';
import { sideName } from '../names.ts';
import { waitingCorps } from '../pieces.ts';
import { tell, tellMany } from '../text/words.ts';
import type { World } from '../world.ts';
import { type Ask, pieces } from './asking.ts';

/** What is left undone when a side passes or ends a step, and what that gives the other. */
export function warningsOf(w: World, asked: Ask): readonly Left[] {
  const { view, language, seat } = asked;
  const able = pieces(asked);
  const other = sideName(units.enemyOf(seat), language);
  const keys: Readonly<Record<string, Parameters<typeof tellMany>[1]>> = {
    detachments: 'warn.detachments',
    withdrawal: 'warn.withdrawal',
    movement: 'warn.movement',
    attack: 'warn.attack',
  };
  const step = position.stepOf(w, view);
  const key = keys[step];
  if (key === undefined || able.length === 0) return [];
  const could = { text: tellMany(language, key, able.length), pieces: able };
  if (step === 'detachments') return [could];
  const found: string[] = [];
  const mine = view[w.at.left + seat];
  if (mine > 0) found.push(tellMany(language, 'warn.unused', mine));
  if ((view[w.at.passed] & (1 << units.enemyOf(seat))) !== 0) found.push(tell(language, 'warn.lastPass'));
  else found.push(tell(language, lastOnes(w, view, seat, step), { other, n: freeCorps(w, view, units.enemyOf(seat)) }));
  return [could, ...found.map((text) => ({ text, pieces: [] }))];
}

function lastOnes(
  w: World,
  view: State,
  seat: number,
  step: string,
): 'warn.three' | 'warn.die' | 'warn.dieMore' | 'warn.allowance' {
  if (step === 'withdrawal') return 'warn.three';
  if (step === 'attack') return 'warn.die';
  return (view[w.at.allowance] & (1 << units.enemyOf(seat))) !== 0 ? 'warn.allowance' : 'warn.dieMore';
}

/** PAS-2: what a side adds to the die for its last moves. */
function freeCorps(w: World, view: State, side: number): number {
  const waiting = waitingCorps(w, view).filter((unit) => w.side[unit] === side).length;
  const free = [...w.corpsOf[side]].filter(
    (unit) =>
      position.onMap(w, view, unit) && !position.inZone(w, view, units.enemyOf(side), position.whereIs(w, view, unit)),
  );
  return waiting + free.length;
}
