import { ODDS } from '@hundred-days/day-of-waterloo/reckoning';
import type { State } from '@hundred-days/kernel';
import { placeName, shortName } from '../names.ts';
import type { Setting } from '../setting.ts';
import { write } from '../text/panelWords.ts';
import { mean, signed } from './numbers.ts';
import { targetOf } from './targets.ts';

/** 4.2g A hex that could come next, in a line for those who do not see the list: "0811, du Plat: fire 4, 0.5 lost on average; attack 4-1, die 0". */
export function aimIn(w: Setting, view: State, hex: number, language: string): string {
  const { top, owed, fire, odds } = targetOf(w, view, hex);
  const parts = [
    owed ? write(language, 'targets.owed') : '',
    fire === null || owed
      ? ''
      : write(language, 'targets.labelFire', { points: fire.points, losses: mean(fire.expected.least, language) }),
    odds === null
      ? write(language, 'targets.noAttack')
      : write(language, 'targets.labelAttack', { odds: ODDS.columns[odds.column], by: signed(odds.modifier) }),
  ];
  return write(language, 'targets.label', {
    hex: placeName(w, hex, language),
    unit: shortName(w, top, language),
    parts: parts.filter(Boolean).join(write(language, 'targets.and')),
  });
}
