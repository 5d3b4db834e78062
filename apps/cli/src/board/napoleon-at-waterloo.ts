import {
  choicesOf,
  everyRoll,
  type Facts,
  type Game,
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
  board as ground,
  position,
  strengths,
  tables,
  units,
} from '@hundred-days/napoleon-at-waterloo';
import { choiceLines } from './lines.ts';
import type { Counter, GameBoard, Ink, Place, Roll } from './types.ts';

/** Napoleon at Waterloo at the terminal: its counters, its ledgers, its duties. */

const { AT } = position;

const GROUND: Readonly<Record<string, readonly [sign: string, ink: Ink]>> = {
  clear: [' ', 'plain'],
  building: ['#', 'yellow'],
  woods: ['^', 'green'],
  woodsRoad: ['%', 'green'],
};

const PLACES: readonly Place[] = ground.MAP.ids.map((id, hex) => {
  const [sign, ink] = GROUND[ground.TERRAIN[hex]];
  const col = ground.MAP.col[hex];
  // 2.1.2: even columns sit half a hex lower.
  return { id, col, half: 2 * ground.MAP.row[hex] + (col % 2 === 0 ? 1 : 0), sign, name: ground.HEX_NAMES[hex], ink };
});

const SIDE_SIGNS: Readonly<Record<string, readonly [sign: string, ink: Ink]>> = {
  french: ['F', 'blue'],
  'anglo-allied': ['A', 'red'],
  prussian: ['P', 'magenta'],
};

type Face = Omit<Counter, 'place'>;

const FACES: readonly Face[] = units.UNIT_DATA.map((unit) => {
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
});

/** The part of an id that tells a unit from others of its arm: 6inf is 6, gd-yng is yng, gracav is gra. */
function shortLabel(label: string): string {
  const bare = label.replace(/(inf|cav|art|bde)$/, '').replace(/^gd-(?=...)/, '');
  return bare.replaceAll('-', '').slice(0, 3);
}

function counters(view: State): Counter[] {
  const found: Counter[] = [];
  for (const [unit, face] of FACES.entries()) {
    if (position.onMap(view, unit)) found.push({ ...face, place: position.whereIs(view, unit) });
  }
  return found;
}

function hexText(hex: number): string {
  const name = ground.HEX_NAMES[hex];
  return name === null ? ground.hexId(hex) : `${ground.hexId(hex)} ${name}`;
}

function whereText(view: State, unit: number): string | null {
  const where = position.whereIs(view, unit);
  if (where >= 0) return hexText(where);
  if (where === position.DESTROYED) return 'destroyed';
  if (where === position.EXITED) return 'left the map';
  const due = view[AT.due + unit];
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

function stateText(view: State, unit: number): string {
  if (!position.onMap(view, unit)) return '';
  const words = DEEDS.filter(([flag]) => position.has(view, unit, flag)).map(([, word]) => word);
  if (position.inContact(view, unit)) words.unshift('in contact');
  return words.join(', ');
}

const unitRolls = (view: State): Roll[] =>
  units.UNIT_DATA.map((unit, index) => ({
    id: unit.id,
    seat: units.SIDE[index],
    name: unit.name,
    values: `${unit.type.padEnd(9)} ${unit.combatStrength}-${unit.movementAllowance}`,
    where: whereText(view, index),
    onMap: position.onMap(view, index),
    state: stateText(view, index),
  }));

function headline(view: State): string {
  const turn = view[AT.turn];
  const [french, allied] = [view[AT.losses + units.FRENCH], view[AT.losses + units.ALLIED]];
  const broken = view[AT.demoralized] === 1 ? ' (demoralized)' : '';
  return (
    `Turn ${turn} of ${tables.TURNS} (${tables.HOURS[turn - 1]}). ` +
    `Lost: French ${french}/${tables.frenchLossesForAlliedWin}, ` +
    `Allied ${allied}/${tables.alliedLossesForDemoralization}${broken}. ` +
    `French gone north: ${view[AT.exited]}/${tables.frenchExitsNeeded}.`
  );
}

function arrivals(view: State, seat: number, now: boolean): string[] {
  return [...units.UNITS_OF[seat]]
    .filter((unit) => position.whereIs(view, unit) === position.OFF_MAP && view[AT.due + unit] > 0)
    .filter((unit) => !now || view[AT.due + unit] <= view[AT.turn])
    .map((unit) => (now ? units.unitId(unit) : `${units.unitId(unit)} (turn ${view[AT.due + unit]})`));
}

function secrets(view: State, seat: number): string[] {
  if (view[AT.secret] === 0) return [];
  const coming = arrivals(view, seat, false);
  return [
    `Your key is ${view[AT.keys + seat]}.`,
    coming.length > 0 ? `Still to come: ${coming.join(', ')}.` : 'Nobody is still to come.',
  ];
}

function owed(game: Game, view: State, seat: number): string[] {
  const step = position.stepOf(view);
  if (step === 'over') return [];
  if (step === 'combat') return [...dutyLines(game, view, seat), ...announcementLines(game, view, seat)];
  if (step !== 'movement') return choiceLines(game, view, seat);
  const waiting = arrivals(view, seat, true);
  return waiting.length > 0 ? [`May enter at the east edge (enter UNIT HEX): ${waiting.join(', ')}.`] : [];
}

/** The referee's own answer to "may I end?", asked as if no attack were announced. */
function dutyLines(game: Game, view: State, seat: number): string[] {
  const bare = view.slice();
  position.unmarkAll(bare, position.IN_ATTACK);
  const no = refuseInput(game, bare, seat, { type: 'end', stacked: false } satisfies Action);
  if (no === null) return ['No attack is owed: attack if you like, or end.'];
  const list = (fact: unknown): string => {
    const ids = fact as readonly string[];
    return ids.length === 0 ? 'nobody' : ids.map(withHex(view)).join(', ');
  };
  return [`Must attack: ${list(no.data.units)}.`, `Must be attacked: ${list(no.data.enemies)}.`];
}

const withHex =
  (view: State) =>
  (id: string): string =>
    `${id} ${ground.hexId(position.whereIs(view, units.unitIndex(id)))}`;

function announcementLines(game: Game, view: State, seat: number): string[] {
  const now = announcement(view);
  if (now.attackers.length === 0 && now.defenders.length === 0) return [];
  const { attack, defence } = strengths(view, now);
  const attackers = now.attackers.map((unit) => `${units.unitId(unit)} ${units.STRENGTH[unit]}`).join(' + ');
  const defenders = now.defenders.map((unit) => defenderText(view, unit)).join(' + ');
  const announced = `Announced: ${attackers || 'nobody yet'} against ${defenders || 'nobody yet'}`;
  const highest = fullRoll(game, view, seat);
  if (highest !== null) return [`${announced}.`, oddsLine(game, view, seat, highest, attack, defence)];
  const no = refuseInput(game, view, seat, { type: 'roll', column: 0 } satisfies Action);
  return [`${announced}.`, `Not complete: ${no === null ? '' : sayRefusal(game, no)}`];
}

function defenderText(view: State, unit: number): string {
  const hex = position.whereIs(view, unit);
  const doubled = ground.DEFENCE[hex] > 1 ? ` x${ground.DEFENCE[hex]}` : '';
  return `${units.unitId(unit)} ${units.STRENGTH[unit]}${doubled} in ${hexText(hex)}`;
}

/** The roll on the full column, if the announcement can be rolled for. */
function fullRoll(game: Game, view: State, seat: number): Extract<Action, { type: 'roll' }> | null {
  const first = choicesOf(game, view, seat, TABLE).at(0) as Action | undefined;
  return first?.type === 'roll' ? first : null;
}

/** The six results, as the referee would give them: every die is tried on a copy. */
function oddsLine(
  game: Game,
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
function writtenOut(game: Game, view: State, seat: number, line: string): string {
  if (line.trim() !== 'roll' || position.stepOf(view) !== 'combat') return line;
  const column = fullRoll(game, view, seat)?.column ?? 0;
  return `roll @${tables.COLUMNS[column]}`;
}

export const board: GameBoard = {
  places: PLACES,
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
  counters,
  units: unitRolls,
  headline,
  facts: (view): Facts => ({ price: view[AT.price] }),
  secrets,
  owed,
  writtenOut,
};
