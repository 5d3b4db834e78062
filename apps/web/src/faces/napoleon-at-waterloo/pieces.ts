import type { State } from '@hundred-days/kernel';
import {
  type Action,
  type Announcement,
  announcement,
  nameOfSide,
  openDuties,
  position,
  units,
} from '@hundred-days/napoleon-at-waterloo';
import type { Badge, BoardPiece } from '../../board/types.ts';
import { waitingUnits } from '../../face/battle/waiting.ts';
import type { Asked, Tray } from '../../face/types.ts';
import { fullName } from './names.ts';
import type { Setting } from './setting.ts';
import { tell, textIn } from './text/words.ts';

/** The counters on the board and beside it, with what each has done or owes. */

const { has } = position;

export interface Duties {
  readonly mustAttack: readonly number[];
  readonly mustBeAttacked: readonly number[];
}

/** Who still has to fight in this Combat Phase; nobody in the others. */
export function dutiesOf(w: Setting, view: State): Duties {
  const fighting = !['movement', 'stacks', 'over'].includes(position.stepOf(w, view));
  return fighting ? openDuties(w.desk, view) : { mustAttack: [], mustBeAttacked: [] };
}

export function boardPieces(w: Setting, asked: Asked<Action>): readonly BoardPiece[] {
  const { view, language } = asked;
  const duties = dutiesOf(w, view);
  const owing = new Set([...duties.mustAttack, ...duties.mustBeAttacked]);
  const now = announcement(w, view);
  const pieces: BoardPiece[] = [];
  for (let unit = 0; unit < w.units; unit++) {
    if (!position.onMap(w, view, unit)) continue;
    const badges = badgesOf(w, view, unit, owing, now);
    pieces.push({
      piece: unit,
      place: position.whereIs(w, view, unit),
      face: w.counters[unit],
      label: `${spokenName(w, unit, language)}${badges.map((badge) => `, ${badgeWord(w, badge, view, unit, language)}`).join('')}`,
      badges,
      spent: isSpent(w, view, unit),
    });
  }
  return pieces;
}

function badgesOf(w: Setting, view: State, unit: number, owing: ReadonlySet<number>, now: Announcement): Badge[] {
  const moving = position.stepOf(w, view) === 'movement';
  const badges: Badge[] = [];
  if (moving) {
    if (w.side[unit] === view[w.at.phasing]) {
      if (has(w, view, unit, position.MOVED)) badges.push('moved');
      if (position.inContact(w, view, unit)) badges.push('frozen');
    }
    return badges;
  }
  const inAttack = now.attackers.includes(unit) || now.defenders.includes(unit);
  if (has(w, view, unit, position.ATTACKED | position.TARGETED)) badges.push('fought');
  else if (owing.has(unit) && !inAttack) badges.push('owes');
  return badges;
}

export const isDoubled = (w: Setting, view: State, unit: number): boolean =>
  position.onMap(w, view, unit) && w.defence[position.whereIs(w, view, unit)] > 1;

const isSpent = (w: Setting, view: State, unit: number): boolean =>
  position.stepOf(w, view) === 'movement'
    ? w.side[unit] === view[w.at.phasing] && has(w, view, unit, position.MOVED)
    : has(w, view, unit, position.ATTACKED | position.TARGETED);

function badgeWord(w: Setting, badge: Badge, view: State, unit: number, language: string): string {
  if (badge === 'owes') return tell(language, w.side[unit] === view[w.at.phasing] ? 'state.owes' : 'state.owed');
  if (badge === 'done') return tell(language, 'duties.done');
  return tell(language, `state.${badge}`);
}

/** "French infantry, 4th Division, I Corps (Durutte), strength 4, movement 4" */
export function spokenName(w: Setting, unit: number, language: string): string {
  const { nation, type, combatStrength, movementAllowance } = w.unitData[unit];
  return tell(language, 'spoken', {
    side: nameOfSide(nation === 'french' || nation === 'prussian' ? nation : 'allied', textIn(language)),
    arm: tell(language, `arm.${type as 'infantry' | 'cavalry' | 'artillery'}`),
    name: fullName(w, unit, language),
    strength: combatStrength,
    movement: movementAllowance,
  });
}

/** Units of the viewer that wait to enter, those that may now first. What the view does not know is not shown. */
export function trays(w: Setting, asked: Asked<Action>): readonly Tray[] {
  const { view, language } = asked;
  return [...waitingUnits(w, view, position.OFF_MAP)].map(([turn, waiting]) => ({
    title: turn <= view[w.at.turn] ? tell(language, 'tray.title') : tell(language, 'tray.later', { turn }),
    hint: waiting.some((unit) => asked.pieces.includes(unit)) ? tell(language, 'tray.hint') : '',
    pieces: waiting.map((unit) => ({ piece: unit, face: w.counters[unit], label: spokenName(w, unit, language) })),
  }));
}

/** Hexes in the zone of control of the enemies of a seat. */
export function enemyZones(w: Setting, view: State, seat: number): number[] {
  const found: number[] = [];
  const enemy = units.enemyOf(seat < 0 ? view[w.at.phasing] : seat);
  for (let hex = 0; hex < w.hexes; hex++) {
    if (position.inZoneOf(w, view, enemy, hex) && w.closedHex[hex] === 0) found.push(hex);
  }
  return found;
}
