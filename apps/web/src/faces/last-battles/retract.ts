import { type Action, isLoose, position } from '@hundred-days/last-battles';
import { announcedFrom } from '../../face/battle/announcing.ts';
import type { Anew } from '../../face/types.ts';
import type { Ask } from './asking.ts';
import { nextAfter, roomIn } from './hand.ts';
import type { Setting } from './setting.ts';

/** A second click on a target, or on a unit that has joined with its hex. */
export function retract(w: Setting, { view }: Ask, piece: number, actions: readonly Action[]): number {
  if (position.stepOf(w, view) !== 'combat') return -1;
  const place = position.whereIs(w, view, piece);
  const from = announcedFrom(actions);
  const steps = actions.slice(from);
  const own = steps.findIndex((action) => action.type === 'join' && action.unit === piece);
  const found =
    own >= 0
      ? own
      : steps.findIndex(
          (action) =>
            (action.type === 'target' && action.hex === place) ||
            (action.type === 'join' &&
              position.whereIs(w, view, action.unit) === place &&
              position.plays(w, view, piece, position.JOINED) &&
              !isLoose(w, view, piece)),
        );
  return found < 0 ? -1 : from + found;
}

/** 8.13: of two guns in a hex that may fire by themselves both join, then the stronger alone, the other, neither. */
export function anew(w: Setting, asked: Ask, piece: number, actions: readonly Action[]): Anew<Action> | null {
  const { view } = asked;
  if (position.stepOf(w, view) !== 'combat' || !position.onMap(w, view, piece)) return null;
  const joined = (unit: number): boolean => position.plays(w, view, unit, position.JOINED);
  const guns = position
    .unitsIn(w, view, position.whereIs(w, view, piece))
    .filter((unit) => isLoose(w, view, unit) && (joined(unit) || asked.choicesOf(unit).some(isJoin)))
    .sort((a, b) => position.strengthOf(w, view, b) - position.strengthOf(w, view, a));
  if (guns.length < 2) return null;
  const isTheirs = (action: Action): boolean => isJoin(action) && guns.includes(action.unit);
  const begun = announcedFrom(actions);
  const first = actions.slice(begun).findIndex(isTheirs);
  const from = first < 0 ? actions.length : begun + first;
  const joins = nextAfter(guns.filter(joined), guns).map((unit) => ({ type: 'join', unit }) as const);
  return { from, next: [...actions.slice(from).filter((action) => !isTheirs(action)), ...joins] };
}

/** 7.4a: both of a hex have one way back and there is room for both: they come there whoever goes first. */
export function inAnyOrder(w: Setting, asked: Ask, units: readonly number[], hex: number): boolean {
  const { view } = asked;
  const stand = new Set(units.map((unit) => position.whereIs(w, view, unit)));
  return (
    position.stepOf(w, view) === 'retreat' &&
    stand.size === 1 &&
    roomIn(w, view, hex) >= units.length &&
    units.every((unit) => asked.choicesOf(unit).length === 1)
  );
}

const isJoin = (action: Action): action is Extract<Action, { readonly type: 'join' }> => action.type === 'join';
