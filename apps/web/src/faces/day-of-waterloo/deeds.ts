import { ACTIONS, type Action, board, LINES, position } from '@hundred-days/day-of-waterloo';
import { goalOf } from '@hundred-days/kernel';
import type { Ask } from './asking.ts';
import { fateName, hexCalled, placeName, shortName } from './names.ts';
import type { Setting } from './setting.ts';
import { listed, tell } from './text/words.ts';

/** What can be done, and how it ended, in a line. */

export function actionName(w: Setting, action: Action, language: string, asked?: Pick<Ask, 'view' | 'seat'>): string {
  const goal = goalOf(ACTIONS, action);
  const units = 'units' in action ? action.units : 'unit' in action ? [action.unit] : [];
  const names = units.map((unit) => shortName(w, unit, language));
  const facts = {
    hex: goal === null ? '' : hexCalled(w, goal, language),
    unit: names[0] ?? (action.type === 'receive' ? shortName(w, action.top, language) : ''),
    units: listed(language, names),
    ways: action.type === 'retreat' || action.type === 'evade' ? waysIn(w, action.units, action.to, language) : '',
    line: action.type === 'fate' ? LINES[action.line] : '',
    fate:
      action.type !== 'fate' || asked === undefined
        ? ''
        : fateName(w, position.sideOfSeat(asked.seat), action.line, language),
  };
  if (action.type === 'take' && asked !== undefined && position.did(w, asked.view, action.unit, position.TAKEN))
    return tell(language, 'do.leave', facts);
  if (action.type === 'target' && asked !== undefined && position.stepOf(w, asked.view) === 'attack')
    return tell(language, 'do.targetToo', facts);
  // 10.4b: horse artillery only comes along.
  if (action.type === 'support' && w.arm[action.unit] !== board.ARTILLERY)
    return tell(language, 'do.supportBinds', facts);
  return tell(language, `do.${action.type}`, facts);
}

/** The same where the name of the unit stands before it already: "Move to 1013". */
export function actOf(w: Setting, action: Action, language: string): string {
  if (!('unit' in action)) return actionName(w, action, language);
  const goal = goalOf(ACTIONS, action);
  return tell(language, `act.${action.type}`, { hex: goal === null ? '' : hexCalled(w, goal, language) });
}

/** "Watier by 0911 to 0812, Delort to 0912": `to` has as many hexes for each unit, the last of them is where it comes to. */
function waysIn(w: Setting, units: readonly number[], to: readonly number[], language: string): string {
  const each = to.length / units.length;
  return units
    .map((unit, i) => {
      const [first, last] = [to[each * i], to[each * (i + 1) - 1]];
      const facts = { unit: shortName(w, unit, language), by: w.hexId(first), hex: hexCalled(w, last, language) };
      return tell(language, first === last ? 'do.way' : 'do.wayBy', facts);
    })
    .join(', ');
}

export const namesOf = (w: Setting, pieces: readonly number[], language: string): string =>
  listed(
    language,
    pieces.map((piece) => shortName(w, piece, language)),
  );

/** "Watier and Delort to 0812, Piré to 0912" */
export function goingIn(w: Setting, goings: ReadonlyMap<number, number>, language: string): string {
  const ways = [...new Set(goings.values())].map((to) => {
    const units = [...goings.keys()].filter((piece) => goings.get(piece) === to);
    return tell(language, 'do.way', { unit: namesOf(w, units, language), hex: placeName(w, to, language) });
  });
  return ways.join(', ');
}

/** "French victory: …": who won, then how. */
export function resultIn(end: string): { readonly title: string; readonly text: string } {
  // English sets how off by a colon, French by its first comma.
  const colon = end.search(/\s?: /);
  const at = colon < 0 ? end.indexOf(', ') : colon;
  const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  if (at < 0) return { title: first(end), text: '' };
  return { title: first(end.slice(0, at)), text: `${first(end.slice(at).replace(/^[\s\u202f\u00a0]*[:,]\s*/, ''))}.` };
}
