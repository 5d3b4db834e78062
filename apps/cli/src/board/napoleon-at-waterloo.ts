import {
  choicesOf,
  everyRoll,
  type Facts,
  type GameEvent,
  refuseInput,
  type State,
  sayRefusal,
  submit,
  TABLE,
} from '@hundred-days/kernel';
import {
  type Action,
  announcement,
  type NapoleonAtWaterloo,
  position,
  strengths,
  tables,
  type UnitDocument,
  units,
  type World,
} from '@hundred-days/napoleon-at-waterloo';
import type { SpokenGame } from '../games.ts';
import { choiceLines } from './lines.ts';
import type { Counter, GameBoard, Ink, Place, Roll } from './types.ts';

/** Napoleon at Waterloo at the terminal: its counters, its ledgers, its duties. */

const GROUND: Readonly<Record<string, readonly [sign: string, ink: Ink]>> = {
  clear: [' ', 'plain'],
  building: ['#', 'yellow'],
  woods: ['^', 'green'],
  woodsRoad: ['%', 'green'],
};

const placesOf = (w: World): Place[] =>
  w.map.ids.map((id, hex) => {
    const [sign, ink] = GROUND[w.terrain[hex]];
    const col = w.map.col[hex];
    // 2.1.2: even columns sit half a hex lower.
    return { id, col, half: 2 * w.map.row[hex] + (col % 2 === 0 ? 1 : 0), sign, name: w.hexNames[hex], ink };
  });

const SIDE_SIGNS: Readonly<Record<string, readonly [sign: string, ink: Ink]>> = {
  french: ['F', 'blue'],
  'anglo-allied': ['A', 'red'],
  prussian: ['P', 'magenta'],
};

type Face = Omit<Counter, 'place'>;

function faceOf(unit: UnitDocument): Face {
  const [side, ink] = SIDE_SIGNS[unit.nation];
  const label = unit.id.slice(unit.id.indexOf('-') + 1);
  return {
    id: unit.id,
    side,
    arm: unit.type[0],
    strength: String(unit.combatStrength),
    movement: String(unit.movementAllowance),
    label,
    short: shortLabel(label),
    ink,
  };
}

/** The part of an id that tells a unit from others of its arm: 6inf is 6, gd-yng is yng, gracav is gra. */
function shortLabel(label: string): string {
  const bare = label.replace(/(inf|cav|art|bde)$/, '').replace(/^gd-(?=...)/, '');
  return bare.replaceAll('-', '').slice(0, 3);
}

function counters(w: World, faces: readonly Face[], view: State): Counter[] {
  const found: Counter[] = [];
  for (const [unit, face] of faces.entries()) {
    if (position.onMap(w, view, unit)) found.push({ ...face, place: position.whereIs(w, view, unit) });
  }
  return found;
}

function hexText(w: World, hex: number): string {
  const name = w.hexNames[hex];
  return name === null ? w.hexId(hex) : `${w.hexId(hex)} ${name}`;
}

function whereText(w: World, view: State, unit: number): string | null {
  const where = position.whereIs(w, view, unit);
  if (where >= 0) return hexText(w, where);
  if (where === position.DESTROYED) return 'destroyed';
  if (where === position.EXITED) return 'left the map';
  const due = view[w.at.due + unit];
  return due > 0 ? `comes on turn ${due}` : null;
}

const DEEDS: readonly (readonly [flag: number, word: string])[] = [
  [position.JOINED, 'attacking'],
  [position.AIMED, 'target'],
  [position.RETREATING, 'must retreat'],
  [position.MOVED, 'moved'],
  [position.ATTACKED, 'has attacked'],
  [position.TARGETED, 'was attacked'],
];

function stateText(w: World, view: State, unit: number): string {
  if (!position.onMap(w, view, unit)) return '';
  const words = DEEDS.filter(([flag]) => position.has(w, view, unit, flag)).map(([, word]) => word);
  if (position.inContact(w, view, unit)) words.unshift('in contact');
  return words.join(', ');
}

const unitRolls = (w: World, view: State): Roll[] =>
  w.unitData.map((unit, index) => ({
    id: unit.id,
    seat: w.side[index],
    name: unit.name,
    values: `${unit.type.padEnd(9)} ${unit.combatStrength}-${unit.movementAllowance}`,
    where: whereText(w, view, index),
    onMap: position.onMap(w, view, index),
    state: stateText(w, view, index),
  }));

function headline(w: World, view: State): string {
  const turn = view[w.at.turn];
  const [french, allied] = [view[w.at.losses + units.FRENCH], view[w.at.losses + units.ALLIED]];
  const broken = view[w.at.demoralized] === 1 ? ' (demoralized)' : '';
  return (
    `Turn ${turn} of ${w.turns} (${w.hours[turn - 1]}). ` +
    `Lost: French ${french}/${w.frenchLossesForAlliedWin}, ` +
    `Allied ${allied}/${w.alliedLossesForDemoralization}${broken}. ` +
    `French gone north: ${view[w.at.exited]}/${w.frenchExitsNeeded}.`
  );
}

function arrivals(w: World, view: State, seat: number, now: boolean): string[] {
  return [...w.unitsOf[seat]]
    .filter((unit) => position.whereIs(w, view, unit) === position.OFF_MAP && view[w.at.due + unit] > 0)
    .filter((unit) => !now || view[w.at.due + unit] <= view[w.at.turn])
    .map((unit) => (now ? w.unitId(unit) : `${w.unitId(unit)} (turn ${view[w.at.due + unit]})`));
}

function secrets(w: World, view: State, seat: number): string[] {
  if (view[w.at.secret] === 0) return [];
  const coming = arrivals(w, view, seat, false);
  return [
    `Your key is ${view[w.at.keys + seat]}.`,
    coming.length > 0 ? `Still to come: ${coming.join(', ')}.` : 'Nobody is still to come.',
  ];
}

function owed(w: World, game: SpokenGame, view: State, seat: number): string[] {
  const step = position.stepOf(w, view);
  if (step === 'over') return [];
  if (step === 'combat') return [...dutyLines(w, game, view, seat), ...announcementLines(w, game, view, seat)];
  if (step !== 'movement') return choiceLines(game, view, seat);
  const waiting = arrivals(w, view, seat, true);
  return waiting.length > 0 ? [`May enter at the east edge (enter UNIT HEX): ${waiting.join(', ')}.`] : [];
}

/** The referee's own answer to "may I end?", asked as if no attack were announced. */
function dutyLines(w: World, game: SpokenGame, view: State, seat: number): string[] {
  const bare = view.slice();
  position.unmarkAll(w, bare, position.IN_ATTACK);
  const no = refuseInput(game, bare, seat, { type: 'end', stacked: false } satisfies Action);
  if (no === null) return ['No attack is owed: attack if you like, or end.'];
  const list = (fact: unknown): string => {
    const ids = fact as readonly string[];
    return ids.length === 0 ? 'nobody' : ids.map(withHex(w, view)).join(', ');
  };
  return [`Must attack: ${list(no.data.units)}.`, `Must be attacked: ${list(no.data.enemies)}.`];
}

const withHex =
  (w: World, view: State) =>
  (id: string): string =>
    `${id} ${w.hexId(position.whereIs(w, view, w.unitIndex(id)))}`;

function announcementLines(w: World, game: SpokenGame, view: State, seat: number): string[] {
  const now = announcement(w, view);
  if (now.attackers.length === 0 && now.defenders.length === 0) return [];
  const { attack, defence } = strengths(w, view, now);
  const attackers = now.attackers.map((unit) => `${w.unitId(unit)} ${w.strength[unit]}`).join(' + ');
  const defenders = now.defenders.map((unit) => defenderText(w, view, unit)).join(' + ');
  const announced = `Announced: ${attackers || 'nobody yet'} against ${defenders || 'nobody yet'}`;
  const highest = fullRoll(game, view, seat);
  if (highest !== null) return [`${announced}.`, oddsLine(game, view, seat, highest, attack, defence)];
  const no = refuseInput(game, view, seat, { type: 'roll', column: 0 } satisfies Action);
  return [`${announced}.`, `Not complete: ${no === null ? '' : sayRefusal(game.words, no)}`];
}

function defenderText(w: World, view: State, unit: number): string {
  const hex = position.whereIs(w, view, unit);
  const doubled = w.defence[hex] > 1 ? ` x${w.defence[hex]}` : '';
  return `${w.unitId(unit)} ${w.strength[unit]}${doubled} in ${hexText(w, hex)}`;
}

/** The roll on the full column, if the announcement can be rolled for. */
function fullRoll(game: SpokenGame, view: State, seat: number): Extract<Action, { type: 'roll' }> | null {
  const first = choicesOf(game, view, seat, TABLE).at(0) as Action | undefined;
  return first?.type === 'roll' ? first : null;
}

/** The six results, as the referee would give them: every die is tried on a copy. */
function oddsLine(
  game: SpokenGame,
  view: State,
  seat: number,
  roll: Extract<Action, { type: 'roll' }>,
  attack: number,
  defence: number,
): string {
  const results: string[] = [];
  let used = '';
  everyRoll(
    (dice) => {
      const events: GameEvent[] = [];
      submit(game, view.slice(), seat, roll, dice, (event) => events.push(event));
      return events;
    },
    (events) => {
      const rolled = events.find((event) => event.type === 'rolled');
      if (rolled === undefined) return;
      results.push(`${rolled.data.die} ${rolled.data.result}`);
      used = String(rolled.data.column);
    },
  );
  const column = tables.COLUMNS[roll.column];
  const shifted = used === column ? '' : `, shifted to ${used}`;
  return `${attack} to ${defence} is ${column}${shifted}. Die: ${results.join(', ')}. Type roll, or roll @ and a lower column.`;
}

/** `roll` alone is on the full column. */
function writtenOut(w: World, game: SpokenGame, view: State, seat: number, line: string): string {
  if (line.trim() !== 'roll' || position.stepOf(w, view) !== 'combat') return line;
  const column = fullRoll(game, view, seat)?.column ?? 0;
  return `roll @${tables.COLUMNS[column]}`;
}

export function createBoard({ world: w }: NapoleonAtWaterloo): GameBoard {
  const faces = w.unitData.map(faceOf);
  return {
    places: placesOf(w),
    legend: [
      'F French; A Anglo-Allied and P Prussian (the Allied side). i infantry, c cavalry',
      'and a artillery, with strength-movement. # buildings and % woods with a road',
      'double the defender; ^ woods are closed. On the small map a counter covers the',
      'hex number, and the sign of its hex stands between its numbers: F6 over i7-4 is',
      'fr-6inf in the open, F6 over i7#4 the same among buildings; + a second unit.',
    ],
    overviews: ['movement', 'combat'],
    examples: [
      ['fr-6inf 0812', 'move by the referee’s way, or say the way: fr-6inf 0814-0813-0812'],
      ['attack 1011: fr-1inf fr-2inf @3-1', 'announce and roll in one line; without @ it is only announced'],
      ['target 1011', 'the same in steps: name the targets,'],
      ['join fr-1inf', 'let units join,'],
      ['roll', 'and roll: on the full column, or say roll @2-1 for a lower one'],
      ['Ae Ar Ee Dr De', 'attacker eliminated, attacker retreats, equal elimination, defender retreats, eliminated'],
    ],
    counters: (view) => counters(w, faces, view),
    units: (view) => unitRolls(w, view),
    headline: (view) => headline(w, view),
    facts: (view): Facts => ({ price: view[w.at.price] }),
    secrets: (view, seat) => secrets(w, view, seat),
    owed: (game, view, seat) => owed(w, game, view, seat),
    writtenOut: (game, view, seat, line) => writtenOut(w, game, view, seat, line),
  };
}
