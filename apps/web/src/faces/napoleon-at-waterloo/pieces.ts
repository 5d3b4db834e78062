import type { State } from '@hundred-days/kernel';
import {
  type Action,
  type Announcement,
  announcement,
  board,
  createDesk,
  nameOfSide,
  openDuties,
  position,
  units,
} from '@hundred-days/napoleon-at-waterloo';
import type { Badge, BoardPiece } from '../../board/types.ts';
import type { Asked, Tray } from '../../face/types.ts';
import { FACES } from './art.ts';
import { fullName } from './names.ts';
import { tell } from './text/words.ts';

/** The counters on the board and beside it, with what each has done or owes. */

const { AT, has } = position;
const desk = createDesk();

export interface Duties {
  readonly mustAttack: readonly number[];
  readonly mustBeAttacked: readonly number[];
}

/** Who still has to fight in this Combat Phase; nobody in the others. */
export function dutiesOf(view: State): Duties {
  const fighting = !['movement', 'stacks', 'over'].includes(position.stepOf(view));
  return fighting ? openDuties(desk, view) : { mustAttack: [], mustBeAttacked: [] };
}

export function boardPieces(asked: Asked<Action>): readonly BoardPiece[] {
  const { view, language } = asked;
  const duties = dutiesOf(view);
  const owing = new Set([...duties.mustAttack, ...duties.mustBeAttacked]);
  const now = announcement(view);
  const pieces: BoardPiece[] = [];
  for (let unit = 0; unit < units.UNITS; unit++) {
    if (!position.onMap(view, unit)) continue;
    const badges = badgesOf(view, unit, owing, now);
    pieces.push({
      piece: unit,
      place: position.whereIs(view, unit),
      face: FACES[unit],
      label: `${spokenName(unit, language)}${badges.map((badge) => `, ${badgeWord(badge, view, unit, language)}`).join('')}`,
      badges,
      spent: isSpent(view, unit),
    });
  }
  return pieces;
}

function badgesOf(view: State, unit: number, owing: ReadonlySet<number>, now: Announcement): Badge[] {
  const moving = position.stepOf(view) === 'movement';
  const badges: Badge[] = [];
  if (moving) {
    if (units.SIDE[unit] === view[AT.phasing]) {
      if (has(view, unit, position.MOVED)) badges.push('moved');
      if (position.inContact(view, unit)) badges.push('frozen');
    }
    return badges;
  }
  const inAttack = now.attackers.includes(unit) || now.defenders.includes(unit);
  if (has(view, unit, position.ATTACKED | position.TARGETED)) badges.push('fought');
  else if (owing.has(unit) && !inAttack) badges.push('owes');
  return badges;
}

export const isDoubled = (view: State, unit: number): boolean =>
  position.onMap(view, unit) && board.DEFENCE[position.whereIs(view, unit)] > 1;

const isSpent = (view: State, unit: number): boolean =>
  position.stepOf(view) === 'movement'
    ? units.SIDE[unit] === view[AT.phasing] && has(view, unit, position.MOVED)
    : has(view, unit, position.ATTACKED | position.TARGETED);

function badgeWord(badge: Badge, view: State, unit: number, language: string): string {
  if (badge === 'owes') return tell(language, units.SIDE[unit] === view[AT.phasing] ? 'state.owes' : 'state.owed');
  if (badge === 'done') return tell(language, 'duties.done');
  return tell(language, `state.${badge}`);
}

/** "French infantry, 4th Division, I Corps (Durutte), strength 4, movement 4" */
export function spokenName(unit: number, language: string): string {
  const { nation, type, combatStrength, movementAllowance } = units.UNIT_DATA[unit];
  return tell(language, 'spoken', {
    side: nameOfSide(nation === 'french' || nation === 'prussian' ? nation : 'allied', language),
    arm: tell(language, `arm.${type as 'infantry' | 'cavalry' | 'artillery'}`),
    name: fullName(unit, language),
    strength: combatStrength,
    movement: movementAllowance,
  });
}

/** Units of the viewer that wait to enter, those that may now first. What the view does not know is not shown. */
export function trays(asked: Asked<Action>): readonly Tray[] {
  const { view, language } = asked;
  const byTurn = new Map<number, number[]>();
  for (let unit = 0; unit < units.UNITS; unit++) {
    const due = view[AT.due + unit];
    if (position.whereIs(view, unit) !== position.OFF_MAP || due <= 0) continue;
    const turn = Math.max(due, view[AT.turn]);
    byTurn.set(turn, [...(byTurn.get(turn) ?? []), unit]);
  }
  return [...byTurn.entries()]
    .sort(([a], [b]) => a - b)
    .map(([turn, waiting]) => ({
      title: turn <= view[AT.turn] ? tell(language, 'tray.title') : tell(language, 'tray.later', { turn }),
      hint: waiting.some((unit) => asked.pieces.includes(unit)) ? tell(language, 'tray.hint') : '',
      pieces: waiting.map((unit) => ({ piece: unit, face: FACES[unit], label: spokenName(unit, language) })),
    }));
}

/** Hexes in the zone of control of the enemies of a seat. */
export function enemyZones(view: State, seat: number): number[] {
  const found: number[] = [];
  const enemy = units.enemyOf(seat < 0 ? view[AT.phasing] : seat);
  for (let hex = 0; hex < board.HEXES; hex++) {
    if (position.inZoneOf(view, enemy, hex) && board.CLOSED_HEX[hex] === 0) found.push(hex);
  }
  return found;
}
