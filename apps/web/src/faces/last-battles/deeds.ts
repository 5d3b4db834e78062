import { goalOf } from '@hundred-days/kernel';
import { ACTIONS, type Action, tables } from '@hundred-days/last-battles';
import { points } from './asking.ts';
import { hexNumber, nameOfHex, shortName, unitName } from './names.ts';
import type { Setting } from './setting.ts';
import { tell } from './text/words.ts';

/** What can be done, and how it ended, in a line. */

export function actionName(w: Setting, action: Action, language: string): string {
  const goal = goalOf(ACTIONS, action) ?? ('path' in action ? action.path[action.path.length - 1] : null);
  const facts = {
    hex: goal === null ? '' : [hexNumber(w, goal), nameOfHex(w, goal, language)].filter(Boolean).join(' '),
    n: 'path' in action ? points(costOf(w, action)) : '',
    column: action.type === 'roll' ? tables.COLUMNS[action.column] : '',
    units: action.type === 'lose' ? shortName(w, action.unit, language) : '',
    other: action.type === 'displace' ? shortName(w, action.other, language) : '',
  };
  return tell(language, `do.${action.type}`, facts);
}

/** In half points, from its first hex on: what the column before it costs is said where it is asked. */
const costOf = (w: Setting, { unit, path }: Extract<Action, { readonly path: readonly number[] }>): number =>
  path.reduce(
    (sum, hex, i) => (i === 0 ? 0 : sum + w.stepCost[w.arm[unit]][6 * path[i - 1] + w.map.direction(path[i - 1], hex)]),
    0,
  );

/** "French victory: the Prussian army disintegrates": who won, then how. */
export function resultIn(
  end: string,
  code: string,
  language: string,
): { readonly title: string; readonly text: string } {
  const at = end.search(/: |\u202f: |, /);
  const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  if (at < 0) return { title: first(end), text: code.endsWith('-points') ? tell(language, 'result.points') : '' };
  return { title: first(end.slice(0, at)), text: `${first(end.slice(at).replace(/^[\s\u202f]*[:,]\s*/, ''))}.` };
}

/** "Buttler (Lt/Bruns)": to be found by what the counter says. */
export const markedName = (w: Setting, unit: number, language: string): string =>
  `${unitName(w, unit, language).title} (${w.unitData[unit].designation})`;
