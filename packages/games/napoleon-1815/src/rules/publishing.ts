import type { GameEvent, State, Tell } from '@hundred-days/kernel';
import { POSITIONS } from '../actions.ts';
import { townId } from '../board.ts';
import { AT, HOLDS, onMap, ownerOf, publishUnits, SQUARE } from '../position.ts';
import { ARMIES, ARMY, UNITS, unitId } from '../units.ts';
import { isOpen, isShownOpen } from './openness.ts';

/**
 * FOG-13: what a player does reaches the others when a step is ended, as a whole. Events for the owner are told when he acts
 * and marked with his seat; what the others hear is made here, from what has changed since they last looked.
 */

/** Tells the owner of a unit alone. */
export function tellOwner(
  s: State,
  unit: number,
  tell: Tell,
  type: string,
  rule: string,
  data: Readonly<Record<string, string | number | readonly string[]>>,
): void {
  if (tell !== null) tell({ type, rule, data: { unit: unitId(unit), ...data }, only: ownerOf(s, ARMY[unit]) });
}

const placeName = (place: number): string => (place > 0 ? POSITIONS[place - 1] : 'map');

/** Brings what others see up to date and tells them of it. */
export function publish(s: State, tell: Tell): void {
  if (tell !== null) tellChanges(s, tell);
  publishUnits(s);
}

/** Blocks of one colour that did the same, told as a number. */
interface Together {
  readonly type: string;
  readonly data: Readonly<Record<string, string>>;
  count: number;
}

function tellChanges(s: State, tell: NonNullable<Tell>): void {
  const reveals = hasOpened(s);
  const groups = new Map<string, Together>();
  const unnamed: GameEvent[] = [];
  for (let unit = 0; unit < UNITS; unit++) {
    if (!onMap(s, unit) || s[AT.shownWhere + unit] < 0) continue;
    const change = changeOf(s, unit);
    const open = isOpen(s, unit) || isShownOpen(s, unit);
    tellStates(s, unit, open, open ? tell : (event) => unnamed.push(event));
    if (change === null) continue;
    const echo = ARMIES[ARMY[unit]];
    if (open) {
      tellLosses(s, unit, echo, tell);
      // FOG-13: also whom it meets may have been hidden until now.
      tell({ type: change.type, rule: 'FOG-11', data: { unit: unitId(unit), echo, ...change.data }, reveals });
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
function tellLosses(s: State, unit: number, echo: string, tell: NonNullable<Tell>): void {
  for (let steps = s[AT.shownStrength + unit]; steps > s[AT.strength + unit]; steps--)
    tell({ type: 'attrition', rule: '7.0b', data: { unit: unitId(unit), echo } });
}

const armyIn = ({ data }: GameEvent): number => (ARMIES as readonly string[]).indexOf(String(data.army));

/** What a unit has done since the others last saw it: gone to another town, or to another place of its battle. */
function changeOf(s: State, unit: number): Pick<Together, 'type' | 'data'> | null {
  const [townBefore, town] = [s[AT.shownWhere + unit], s[AT.where + unit]];
  const [before, after] = [s[AT.shownPlace + unit], s[AT.place + unit]];
  if (townBefore !== town) return { type: 'went', data: { from: townId(townBefore), town: townId(town) } };
  if (before === after || before === 0 || after === 0) return null;
  return { type: 'shifted', data: { town: townId(town), from: placeName(before), to: placeName(after) } };
}

/** Squares and holders of ground (FOG-7). */
function tellStates(s: State, unit: number, open: boolean, tell: NonNullable<Tell>): void {
  const changed = s[AT.flags + unit] ^ s[AT.shownFlags + unit];
  const name: Readonly<Record<string, string>> = open ? { unit: unitId(unit) } : { army: ARMIES[ARMY[unit]] };
  const echo = ARMIES[ARMY[unit]];
  const kind = open ? '' : 'block-';
  if ((changed & SQUARE) !== 0) {
    const formed = (s[AT.flags + unit] & SQUARE) !== 0;
    tell({ type: `${kind}${formed ? 'square' : 'unsquare'}`, rule: '6.5a', data: { ...name, echo } });
  }
  tellShelter(s, unit, name, kind, tell);
  if ((changed & HOLDS) !== 0 && (s[AT.flags + unit] & HOLDS) !== 0) {
    tell({ type: `${kind}holds`, rule: '6.21o', data: { ...name, echo } });
  }
}

/** FOG-7: shelter is open to all. */
function tellShelter(
  s: State,
  unit: number,
  name: Readonly<Record<string, string>>,
  kind: string,
  tell: NonNullable<Tell>,
): void {
  const [before, after] = [s[AT.shownHost + unit] > 0, s[AT.host + unit] > 0];
  if (before === after) return;
  const data = { ...name, echo: ARMIES[ARMY[unit]] };
  tell({ type: `${kind}${after ? 'sheltered' : 'unsheltered'}`, rule: '6.52a', data });
}

/** FOG-13: whether an action has opened a block that others could not see; it can then not be taken back. */
export function hasOpened(s: State): boolean {
  for (let unit = 0; unit < UNITS; unit++) {
    if (onMap(s, unit) && s[AT.place + unit] > 0 && isOpen(s, unit) && !isShownOpen(s, unit)) return true;
  }
  return false;
}
