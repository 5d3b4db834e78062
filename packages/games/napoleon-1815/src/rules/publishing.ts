import type { GameEvent, Seat, State, Tell, Unit } from '@hundred-days/kernel';
import { POSITIONS } from '../actions.ts';
import { flagsOf, HOLDS, has, onMap, ownerOf, publishUnits, SQUARE, shownFlagsOf } from '../position.ts';
import { ARMIES } from '../units.ts';
import type { World } from '../world.ts';
import { isOpen, isShownOpen } from './openness.ts';

/**
 * FOG-13: what a player does reaches the others when a step is ended, as a whole. Events for the owner are told when he acts
 * and marked with his seat; what the others hear is made here, from what has changed since they last looked.
 */

/** Tells the owner of a unit alone. */
export function tellOwner(
  w: World,
  s: State,
  unit: Unit,
  tell: Tell,
  type: string,
  rule: string,
  data: Readonly<Record<string, string | number | readonly string[]>>,
): void {
  if (tell !== null) tell({ type, rule, data: { unit: w.unitId(unit), ...data }, only: ownerOf(w, s, w.army[unit]) });
}

const placeName = (place: number): string => (place > 0 ? POSITIONS[place - 1] : 'map');

/** 11.0f, 11.0g: the first of two Allied players has done his part, and the second goes on from there: it stands. */
export function tellDone(
  w: World,
  s: State,
  seat: Seat,
  type: 'posted-army' | 'picks-made' | 'retreats-made',
  tell: Tell,
): void {
  const data = { army: ARMIES[seat], town: w.townId(s[w.at.fight]) };
  if (tell !== null) tell({ type, rule: type === 'posted-army' ? '11.0f' : '11.0g', data, closes: true });
}

/** Brings what others see up to date and tells them of it. */
export function publish(w: World, s: State, tell: Tell): void {
  if (tell !== null) tellChanges(w, s, tell);
  publishUnits(w, s);
}

/** Blocks of one colour that did the same, told as a number. */
interface Together {
  readonly type: string;
  readonly data: Readonly<Record<string, string>>;
  count: number;
}

function tellChanges(w: World, s: State, tell: NonNullable<Tell>): void {
  const reveals = hasOpened(w, s);
  const groups = new Map<string, Together>();
  const unnamed: GameEvent[] = [];
  for (let unit = 0; unit < w.unitCount; unit++) {
    if (!onMap(w, s, unit) || s[w.at.shownWhere + unit] < 0) continue;
    const change = changeOf(w, s, unit);
    const open = isOpen(w, s, unit) || isShownOpen(w, s, unit);
    tellStates(w, s, unit, open, open ? tell : (event) => unnamed.push(event));
    if (change === null) continue;
    const echo = ARMIES[w.army[unit]];
    if (open) {
      tellLosses(w, s, unit, echo, tell);
      // FOG-13: also whom it meets may have been hidden until now.
      tell({ type: change.type, rule: 'FOG-11', data: { unit: w.unitId(unit), echo, ...change.data }, reveals });
      continue;
    }
    const key = `${echo} ${change.type} ${Object.values(change.data).join(' ')}`;
    const group = groups.get(key) ?? {
      type: `blocks-${change.type}`,
      data: { army: echo, echo, ...change.data },
      count: 0,
    };
    group.count++;
    groups.set(key, group);
  }
  // The order of the units must not show in the order of what is told (FOG-10).
  unnamed.sort((a, b) => (a.type === b.type ? armyIn(a) - armyIn(b) : a.type < b.type ? -1 : 1));
  for (const { type, ...rest } of unnamed) tell({ type, ...rest });
  for (const key of [...groups.keys()].sort()) {
    const group = groups.get(key);
    if (group !== undefined) tell({ type: group.type, rule: 'FOG-11', data: { ...group.data, count: group.count } });
  }
}

/** 7.0b: the steps an open unit has lost since the others last saw it, by leaving its fight. */
function tellLosses(w: World, s: State, unit: Unit, echo: string, tell: NonNullable<Tell>): void {
  for (let steps = s[w.at.shownStrength + unit]; steps > s[w.at.strength + unit]; steps--)
    tell({ type: 'attrition', rule: '7.0b', data: { unit: w.unitId(unit), echo } });
}

const armyIn = ({ data }: GameEvent): number => (ARMIES as readonly string[]).indexOf(String(data.army));

/** What a unit has done since the others last saw it: gone to another town, or to another place of its battle. */
function changeOf(w: World, s: State, unit: Unit): Pick<Together, 'type' | 'data'> | null {
  const [townBefore, town] = [s[w.at.shownWhere + unit], s[w.at.where + unit]];
  const [before, after] = [s[w.at.shownPlace + unit], s[w.at.place + unit]];
  if (townBefore !== town) return { type: 'went', data: { from: w.townId(townBefore), town: w.townId(town) } };
  if (before === after || before === 0 || after === 0) return null;
  return { type: 'shifted', data: { town: w.townId(town), from: placeName(before), to: placeName(after) } };
}

/** Squares and holders of ground (FOG-7). */
function tellStates(w: World, s: State, unit: Unit, open: boolean, tell: NonNullable<Tell>): void {
  const changed = flagsOf(w, s, unit) ^ shownFlagsOf(w, s, unit);
  const name: Readonly<Record<string, string>> = open ? { unit: w.unitId(unit) } : { army: ARMIES[w.army[unit]] };
  const echo = ARMIES[w.army[unit]];
  const kind = open ? '' : 'block-';
  if ((changed & SQUARE) !== 0) {
    const formed = has(w, s, unit, SQUARE);
    tell({ type: `${kind}${formed ? 'square' : 'unsquare'}`, rule: '6.5a', data: { ...name, echo } });
  }
  tellShelter(w, s, unit, name, kind, tell);
  if ((changed & HOLDS) !== 0 && has(w, s, unit, HOLDS)) {
    tell({ type: `${kind}holds`, rule: '6.21o', data: { ...name, echo } });
  }
}

/** FOG-7: shelter is open to all. */
function tellShelter(
  w: World,
  s: State,
  unit: Unit,
  name: Readonly<Record<string, string>>,
  kind: string,
  tell: NonNullable<Tell>,
): void {
  const [before, after] = [s[w.at.shownHost + unit] > 0, s[w.at.host + unit] > 0];
  if (before === after) return;
  const data = { ...name, echo: ARMIES[w.army[unit]] };
  tell({ type: `${kind}${after ? 'sheltered' : 'unsheltered'}`, rule: '6.52a', data });
}

/** FOG-13: whether an action has opened a block that others could not see; it can then not be taken back. */
export function hasOpened(w: World, s: State): boolean {
  for (let unit = 0; unit < w.unitCount; unit++) {
    if (onMap(w, s, unit) && s[w.at.place + unit] > 0 && isOpen(w, s, unit) && !isShownOpen(w, s, unit)) return true;
  }
  return false;
}
