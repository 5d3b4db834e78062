import type { Facts, State, Words } from '@hundred-days/kernel';
import {
  announcement,
  attackersOf,
  attackStrength,
  board,
  defenceFactor,
  defenceStrength,
  isLoose,
  type LastBattles,
  levels,
  position,
  strengths,
  tables,
  units,
  type World,
} from '@hundred-days/last-battles';
import { type Announced, type Fighting, owedIn, rollWrittenOut } from './attack.ts';
import { boardOf, comingUnits, type Flags, faceIn, hexText, musterIn, type Sign } from './hexes.ts';
import type { GameBoard } from './types.ts';

/** Napoleon's Last Battles at the terminal: stacks of two, levels that move, attacks hex by hex. */

export const GROUND: Readonly<Record<(typeof board.TERRAINS)[number], Sign>> = {
  clear: [' ', 'plain'],
  forest: ['^', 'green'],
  marsh: ['~', 'green'],
  town: ['#', 'yellow'],
  chateau: ['@', 'yellow'],
};

const ARM_SIGNS: Readonly<Record<string, string>> = { inf: 'i', cav: 'c', art: 'a', 'horse-art': 'h' };

/** fr-iii-billard is billard. */
const labelOf = (id: string): string => id.slice(id.lastIndexOf('-') + 1);

export function faceOf(w: World, view: State, unit: number) {
  const { id, army, type, movement } = w.unitData[unit];
  const label = labelOf(id);
  const strength = String(position.strengthOf(w, view, unit));
  const short = label.slice(0, 3);
  return faceIn(army, { id, arm: ARM_SIGNS[type], strength, movement: String(movement), label, short });
}

/** What a unit is in the attack, and what it did in this phase. */
export const PARTS: Flags = [
  [position.JOINED, 'attacking'],
  [position.AIMED, 'target'],
  [position.RETREATING, 'must retreat'],
];
export const DEEDS: Flags = [
  [position.MOVED, 'moved'],
  [position.ATTACKED, 'has attacked'],
  [position.WAS_ATTACKED, 'was attacked'],
  [position.RETREATED, 'retreated'],
  [position.DISPLACED, 'was displaced'],
  [position.ADVANCED, 'advanced'],
];

const musterOf = (w: World) =>
  musterIn(w, position, {
    face: (view, unit) => faceOf(w, view, unit),
    inContact: (view, unit) => position.inEnemyZone(w, view, unit),
    marks: [
      { flags: PARTS, has: (view, unit, flag) => position.plays(w, view, unit, flag) },
      { flags: DEEDS, has: (view, unit, flag) => position.did(w, view, unit, flag) },
    ],
  });

export const ARMY_NAMES: Readonly<Record<string, string>> = {
  french: 'French',
  'anglo-allied': 'Anglo-Allied',
  prussian: 'Prussian',
};

/** Prussian 20/49 and 68 (demoralized): lost, and the levels as they stand (11.1). */
function armyText(w: World, view: State, army: number): string {
  const level = (kind: number): string => String(levels.levelOf(w, view, army, kind));
  const second = levels.hasLevel(w, view, army, levels.DISINTEGRATION) ? ` and ${level(levels.DISINTEGRATION)}` : '';
  const morale = view[w.at.morale + army];
  const broken = morale === 0 ? '' : ` (${position.MORALE[morale]})`;
  const lost = view[w.at.losses + army];
  return `${ARMY_NAMES[units.ARMIES[army]]} ${lost}/${level(levels.DEMORALIZATION)}${second}${broken}`;
}

/** "16 June, 14:00" for "16-1400". */
export const hourOf = (turnId: string): string => turnId.replace(/^(\d+)-(\d\d)(\d\d)$/, '$1 June, $2:$3');

/** Events name a turn by its id; people read the hour. */
export const withHours = (words: Words): Words => ({
  ...words,
  wording: (name, fact) => (name === 'hour' ? hourOf(String(fact)) : words.wording(name, fact)),
});

function headline(w: World, view: State): string {
  const { turns, turnIds, armies, scores } = position.battleOf(w, view);
  const turn = view[w.at.turn];
  const [french, allied] = [view[w.at.points + units.FRENCH], view[w.at.points + units.ALLIED]];
  const points = scores.size === 0 ? '' : ` Points: French ${french}, Allied ${allied}.`;
  const losses = armies.map((army) => armyText(w, view, army)).join(', ');
  return `Turn ${turn} of ${turns} (${hourOf(turnIds[turn])}). Lost: ${losses}.${points}`;
}

export function entering(w: World, view: State, seat: number, muster = musterOf(w)): readonly string[] {
  const called = (unit: number): string => `${w.unitId(unit)} by ${w.hexId(view[w.at.entry + unit])}`;
  const { now } = comingUnits(muster, view, w.unitsOf[seat], view[w.at.turn], called);
  return now.length > 0 ? [`May enter (enter UNIT HEX): ${now.join(', ')}.`] : [];
}

export function fighting(w: World, view: State): Fighting {
  const bare = view.slice();
  bare.fill(0, w.at.part, w.at.part + w.units);
  const named = (id: string): string => `${id} ${w.hexId(position.whereIs(w, view, w.unitIndex(id)))}`;
  return { bare, end: { type: 'end' }, columns: tables.COLUMNS, announced: announced(w, view), named };
}

function announced(w: World, view: State): Announced {
  const now = announcement(w, view);
  const attackers = attackersOf(w, view, now);
  return {
    ...strengths(w, view, attackers, now.targets),
    attackers: attackers.units.map((unit) => `${w.unitId(unit)} ${attackStrength(w, view, unit, now.targets)}`),
    defenders: now.targets.flatMap((hex) => {
      const factor = defenceFactor(w, attackers.contacts, hex);
      return position.unitsIn(w, view, hex).map((unit) => defenderText(w, view, unit, hex, factor));
    }),
  };
}

/** pr-i-24thline 4 x2 in L0922 Ligny; what counts where the ground does not multiply it. */
function defenderText(w: World, view: State, unit: number, hex: number, factor: number): string {
  const counted = defenceStrength(w, view, unit, factor);
  const face = position.strengthOf(w, view, unit);
  const value = counted === face * factor ? `${face}${factor > 1 ? ` x${factor}` : ''}` : `${counted} (of ${face})`;
  return `${w.unitId(unit)} ${value} in ${hexText(w, hex)}`;
}

/** Hexes may be written without the letter of the sheet: there is one sheet only. */
const withLetters = (w: World, line: string): string =>
  line.replaceAll(/(?<![\w@])\d{4}(?!\w)/g, (number) => `${w.hexId(0)[0]}${number}`);

/** 7.22: a unit brings all of its hex with it, so its mates need not be named and may be. */
export function withoutMates(w: World, view: State, line: string): string {
  const [head, tail] = line.split(':');
  if (!/^\s*attack\s/.test(line) || tail === undefined) return line;
  const hexes = new Set<number>();
  const named = tail.split(/\s+/).filter((word) => {
    const unit = w.unitIndex(word);
    const hex = unit < 0 ? -1 : position.whereIs(w, view, unit);
    if (hex < 0 || isLoose(w, view, unit)) return true;
    const first = !hexes.has(hex);
    hexes.add(hex);
    return first;
  });
  return `${head}:${named.join(' ')}`;
}

export function createBoard({ world: w }: LastBattles): GameBoard {
  return {
    ...boardOf(musterOf(w), (hex) => GROUND[board.TERRAINS[w.terrain[hex]]]),
    legend: [
      'F French; A Anglo-Allied and P Prussian (the Allied side). i infantry, c cavalry,',
      'a foot and h horse artillery, with strength-movement. # towns double the defender,',
      '@ chateaux triple him; ^ woods and ~ marsh halve cavalry. On the small map a counter',
      'covers the hex number, and the sign of its hex stands between its numbers; + a',
      `second unit. All hexes have the letter ${w.hexId(0)[0]} before their number; it may be left out.`,
    ],
    overviews: ['movement', 'combat'],
    examples: [
      ['UNIT HEX', 'move by the referee’s way; or say the way: UNIT HEX-HEX-HEX'],
      ['enter UNIT HEX', 'bring on a reinforcement; exit UNIT HEX leaves the map where that is allowed'],
      ['attack HEX HEX: UNIT UNIT @3-1', 'announce and roll in one line; without @ it is only announced'],
      ['target HEX', 'the same in steps: name the hexes attacked,'],
      ['join UNIT', 'let units join, each with all of its hex,'],
      ['roll', 'and roll: on the full column, or say roll @2-1 for a lower one'],
      ['Ae Ar Ex Dr De', 'attacker eliminated, attacker retreats, exchange, defender retreats, eliminated'],
    ],
    headline: (view) => headline(w, view),
    facts: (view): Facts => ({ price: view[w.at.price] }),
    secrets: () => [],
    owed: owedIn(w, { stepOf: position.stepOf, fighting, entering }),
    writtenOut(game, view, seat, line) {
      const written = withLetters(w, line);
      if (position.stepOf(w, view) !== 'combat') return written;
      return rollWrittenOut(game, view, seat, tables.COLUMNS, withoutMates(w, view, written));
    },
  };
}
