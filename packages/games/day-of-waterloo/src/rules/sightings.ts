import type { Dice, Facts, GameEvent, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { isSeen, onMap, topIn, whereIs } from '../position.ts';
import { SIDES } from '../units.ts';
import type { World } from '../world.ts';

/**
 * 5.4.2e What shows when pieces move. Whoever goes is seen; when the counter over it goes, is lost or is covered another comes to
 * light, and everybody is told so: what was shown stands.
 */

/** Units that go together: the top counter is seen, the others only by their own side. */
export const seenGoing = (w: World, units: readonly Unit[]): Facts =>
  units.length === 1
    ? { unit: w.unitId(units[0]) }
    : { unit: w.unitId(units[0]), side: SIDES[w.side[units[0]]], ownUnits: units.map(w.unitId) };

/** The hex of each unit that lies unseen under another, + 1. */
function hidden(w: World, s: State): Int16Array {
  const hexes = new Int16Array(w.units);
  for (let unit = 0; unit < w.units; unit++)
    if (onMap(w, s, unit) && !isSeen(w, s, unit)) hexes[unit] = whereIs(w, s, unit) + 1;
  return hexes;
}

/** Does something, and tells of every counter that has come to the top of its hex by it, unless it was told by name. */
function watched(w: World, s: State, tell: NonNullable<Tell>, work: (tell: Tell) => void): void {
  const before = hidden(w, s);
  const shown = new Set<unknown>();
  work((event: GameEvent) => {
    if (event.reveals === true) shown.add(event.data.unit);
    tell(event);
  });
  for (let unit = 0; unit < w.units; unit++) {
    const hex = before[unit] - 1;
    if (hex < 0 || topIn(w, s, hex) !== unit || shown.has(w.unitId(unit))) continue;
    tell({ type: 'uncovered', rule: '5.4.2e', data: { unit: w.unitId(unit), hex: w.hexId(hex) }, reveals: true });
  }
}

/** Something that goes on by itself between two decisions. */
export type GoOn = (s: State, dice: Dice, tell: Tell) => boolean;

export const goOnWatched =
  (w: World, goOn: GoOn): GoOn =>
  (s, dice, tell) => {
    if (tell === null) return goOn(s, dice, tell);
    let more = false;
    watched(w, s, tell, (telling) => {
      more = goOn(s, dice, telling);
    });
    return more;
  };

/** A phase whose actions are watched. */
export const watchedStage = (w: World, stage: Stage<Action>): Stage<Action> => ({
  ...stage,
  apply(s, seat, action, dice, tell) {
    if (tell === null) stage.apply(s, seat, action, dice, tell);
    else watched(w, s, tell, (telling) => stage.apply(s, seat, action, dice, telling));
  },
});
