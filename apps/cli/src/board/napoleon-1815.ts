import { choicesOf, type Game, type State, TABLE, writeAction } from '@hundred-days/kernel';
import {
  type Action,
  board as ground,
  nameOfArmy,
  nameOfSide,
  nameOfTown,
  places,
  position,
  tables,
  unitName,
  units,
} from '@hundred-days/napoleon-1815';
import { choiceLines, wrapped } from './lines.ts';
import type { GameBoard, Roll } from './types.ts';

/** Napoleon 1815 at the terminal: towns with their blocks in lines, battles by position. All of it is made from a view. */

const { AT } = position;

const townName = (town: number): string => nameOfTown(town, 'en');
const armyName = (army: number): string => nameOfArmy(units.ARMIES[army], 'en');
const sideName = (side: number): string => nameOfSide(units.SIDES[side], 'en');

const STATES: readonly (readonly [flag: number, word: string])[] = [
  [position.MARCHED, 'force-marched'],
  [position.DISRUPTED, 'disrupted'],
  [position.SQUARE, 'in square'],
  [position.HOLDS, 'holds the ground'],
  [position.FIRED, 'has fired'],
];

const stateOf = (view: State, unit: number): string => {
  const words = STATES.filter(([flag]) => position.has(view, unit, flag)).map(([, word]) => word);
  const moved = position.stepOf(view) === 'movement' && position.has(view, unit, position.MOVED);
  return [...(moved ? ['moved'] : []), ...words].join(', ');
};

/** Id and steps left: fr-1-inf1 3. */
const blockText = (view: State, unit: number): string => {
  const state = stateOf(view, unit);
  return `${units.unitId(unit)} ${position.strengthOf(view, unit)}${state === '' ? '' : ` (${state})`}`;
};

const allUnits = [...Array(units.UNITS).keys()];

/** Hidden blocks as a number: all that may be known of them (3.2b). */
const backs = (count: number, army: number, mark: string): string[] =>
  count === 0 ? [] : [`${count} ${armyName(army)} hidden${mark === '' ? '' : ` (${mark})`}`];

const hiddenOnMap = (view: State, town: number): string[] =>
  [0, 1, 2].flatMap((army) => [
    ...backs(view[position.hiddenField(town, army, false)], army, ''),
    ...backs(view[position.hiddenField(town, army, true)], army, 'disrupted'),
  ]);

/** FOG-7: what shows of a hidden block in a battle. */
const MARKS = ['', 'holds the ground', 'in square', 'sheltered'] as const;

const hiddenInBattle = (view: State, slot: number, side: number, place: number): string[] =>
  units.ARMIES_OF[side].flatMap((army) =>
    MARKS.flatMap((mark, shape) => backs(view[position.hiddenBattleField(slot, place, army, shape)], army, mark)),
  );

/** Everybody in a town who stands on no battle board. */
const blocksIn = (view: State, town: number): string[] => [
  ...allUnits
    .filter((unit) => position.whereIs(view, unit) === town && position.placeOf(view, unit) === 0)
    .map((unit) => blockText(view, unit)),
  ...hiddenOnMap(view, town),
];

const FIGHTS = ['', 'skirmish', 'battle'] as const;
const townHead = (view: State, town: number): string => {
  const fight = FIGHTS[Math.min(2, view[AT.fights + town])];
  const city = ground.CITIES.includes(town) ? '*' : '';
  return `  ${ground.townId(town)}${city}${fight === '' ? '' : ` [${fight}]`}:`;
};

const townLines = (view: State, town: number): string[] => wrapped(townHead(view, town), blocksIn(view, town), 6);

const isTaken = (view: State, town: number): boolean =>
  [0, 1, 2].some((army) => position.blocksOfArmy(view, town, army) > 0);

function mapLines(view: State): string[] {
  const taken = [...Array(ground.TOWNS).keys()].filter((town) => isTaken(view, town));
  return [
    'Towns with blocks, and the steps each block has left (* a city):',
    ...taken.flatMap((town) => (blocksIn(view, town).length === 0 ? [] : townLines(view, town))),
    ...battleLines(view),
  ];
}

/** A town, and the roads that leave it. */
function nearLines(view: State, town: number): string[] {
  const roads = [...ground.NEXT.slice(ground.FIRST[town], ground.FIRST[town + 1])].map((next) => {
    const road = ground.roadBetween(town, next);
    const [used, most] = [view[AT.used + road], tables.MOVE_LIMIT[ground.MAJOR[road]]];
    const kind = `${ground.MAJOR[road] === 1 ? 'major' : 'minor'}${ground.RIVER[road] === 1 ? ', river' : ''}`;
    const there = blocksIn(view, next);
    return wrapped(
      `  to ${ground.townId(next)} (${kind}, ${used}/${most} used)${there.length > 0 ? ':' : ''}`,
      there,
      6,
    );
  });
  const there = blocksIn(view, town);
  const own = there.length > 0 ? townLines(view, town) : [`  ${ground.townId(town)}: nobody`];
  return [townName(town), ...own, ...roads.flat()];
}

const PLACE_NAMES = ['', 'left', 'center', 'right', 'reserve', 'left', 'center', 'right'] as const;

/** Who stands in a place of a side, by name or as a number. */
const postedAt = (view: State, slot: number, side: number, place: number): string[] => [
  ...[...units.UNITS_OF[side]]
    .filter((unit) => position.whereIs(view, unit) === view[AT.battleTown + slot])
    .filter((unit) => position.placeOf(view, unit) === place)
    .map((unit) => blockText(view, unit)),
  ...hiddenInBattle(view, slot, side, place),
];

function battleLines(view: State): string[] {
  const slots = [...Array(position.SLOTS).keys()].filter((slot) => view[AT.battleTown + slot] >= 0);
  return slots.flatMap((slot) => [
    `Battle of ${townName(view[AT.battleTown + slot])}:`,
    ...[position.attackerOf(view), units.otherSide(position.attackerOf(view))].flatMap((side) =>
      PLACE_NAMES.flatMap((name, place) => positionLines(view, slot, side, place, name)),
    ),
  ]);
}

/** 6.2: a home position with its marker is named even when nobody stands there. */
function positionLines(view: State, slot: number, side: number, place: number, name: string): string[] {
  if (place === 0) return [];
  const there = postedAt(view, slot, side, place);
  const marker = places.isHome(place) ? places.markerIn(view, slot, places.homeOf(view, side, place)) : 0;
  if (there.length === 0 && marker === 0) return [];
  const on = marker === 0 ? '' : ` (${tables.MARKERS[marker]})`;
  const where = places.isForward(place) ? `at ${sideName(units.otherSide(side))} ${name}` : name;
  return wrapped(`  ${sideName(side)} ${where}${on}:`, there.length > 0 ? there : ['nobody'], 6);
}

const BATTLE_STEPS: readonly string[] = ['terrain', 'posting', 'morale', 'combat', 'hits', 'reinforcement', 'rout'];

function headline(view: State): string {
  const turn = view[AT.turn];
  const night = ground.NIGHT[turn] ? ', night' : '';
  const lost = units.ARMIES.map(
    (_, army) => `${armyName(army)} ${position.eliminatedOf(view, army)}/${units.DEFEATED_AT[army]}`,
  );
  return `Turn ${turn} of ${ground.TURNS} (${ground.TURN_DATES[turn]}${night}, ${sideName(position.attackerOf(view))}). Eliminated: ${lost.join(', ')}.`;
}

const rolls = (view: State): Roll[] =>
  allUnits.map((unit) => {
    const where = position.whereIs(view, unit);
    const values = `${units.TYPES[units.TYPE[unit]].padEnd(15)} ${position.strengthOf(view, unit)}/${units.STRENGTH[unit]} F${units.FIREPOWER[unit]}`;
    return {
      id: units.unitId(unit),
      seat: position.ownerOf(view, units.ARMY[unit]),
      name: unitName(units.unitId(unit), 'en'),
      values,
      where: whereText(where),
      onMap: where >= 0,
      state: where >= 0 ? stateOf(view, unit) : '',
    };
  });

function whereText(where: number): string | null {
  if (where >= 0) return ground.townId(where);
  if (where === position.UNKNOWN) return null;
  return where === position.ELIMINATED ? 'eliminated' : 'to be placed';
}

/** What a seat alone may know: its blocks, town by town. */
function secrets(view: State, seat: number): string[] {
  if (position.stepOf(view) === 'bidding') return [];
  const own = allUnits.filter((unit) => position.owns(view, seat, unit) && position.onMap(view, unit));
  const towns = [...new Set(own.map((unit) => position.whereIs(view, unit)))];
  return towns.flatMap((town) =>
    wrapped(
      `  ${ground.townId(town)}:`,
      own.filter((unit) => position.whereIs(view, unit) === town).map((unit) => blockText(view, unit)),
      6,
    ),
  );
}

function owed(game: Game, view: State, seat: number): string[] {
  const step = position.stepOf(view);
  if (step === 'over') return [];
  const pieces = game.phase(view).pieces(view, seat);
  const able = pieces.filter((piece) => piece !== TABLE).map((piece) => units.unitId(piece));
  if (step === 'deployment') return able.length === 0 ? ['All are placed: end.'] : wrapped('Still to place:', able, 2);
  if (step === 'posting' && able.length > 0 && !pieces.includes(TABLE)) return wrapped('Still to post:', able, 2);
  if (step === 'movement') return [groupsLeft(view, seat)];
  if (step === 'combat' || step === 'reinforcement' || step === 'regroup')
    return able.length === 0 ? ['Nobody can act: end.'] : wrapped('Can act (choices UNIT says how):', able, 2);
  return choiceLines(game, view, seat);
}

/** 5.1g: the places where Group Moves are kept, by army. */
const GROUPS: readonly (readonly number[])[] = [[0, 1], [2], [3]];

function groupsLeft(view: State, seat: number): string {
  const left = [0, 1, 2]
    .filter((army) => position.ownerOf(view, army) === seat)
    .map((army) => {
      const made = GROUPS[army].filter((group) => view[AT.groups + group] !== 0).length;
      return `${armyName(army)} ${tables.GROUP_MOVES[army] - made}`;
    });
  return `Group Moves left: ${left.join(', ')}.`;
}

/** A march by its end alone: the shortest way there. */
function writtenOut(game: Game, view: State, seat: number, line: string): string {
  const [who, where, ...more] = line.trim().split(/\s+/);
  const [unit, town] = [units.unitIndex(who), ground.NET.indexOf(where ?? '')];
  if (position.stepOf(view) !== 'movement' || unit < 0 || town < 0 || more.length > 0) return line;
  const choices = choicesOf(game, view, seat, unit);
  let best: Extract<Action, { type: 'move' }> | null = null;
  for (let i = 0; i < choices.length; i++) {
    const action = choices.at(i) as Action | undefined;
    if (action?.type !== 'move' || action.path[action.path.length - 1] !== town) continue;
    if (best === null || action.path.length < best.path.length) best = action;
  }
  return best === null ? line : writeAction(game, best);
}

/** 12.0c: who has which side is settled by bids; of three players the second has the Anglo-Dutch. */
function seatName(view: State, seat: number): string {
  if (position.stepOf(view) === 'bidding') return `Player ${seat + 1}`;
  return view[AT.seats] === 3 ? armyName(seat) : sideName(position.sideOfSeat(view, seat));
}

export const board: GameBoard = {
  places: [],
  legend: ['Own blocks by name with their steps, those of others as a number until they lie open.'],
  overviews: ['deployment', 'movement', 'showing', 'posting', 'combat', 'reinforcement', 'rout', 'withdrawal'],
  examples: [
    ['deploy fr-1-inf1 beaumont', 'place a block'],
    ['fr-1-inf1 binche', 'march by the shortest way, or say the way: fr-1-inf1 solre-thuin-binche'],
    ['near charleroi', 'a town with its roads'],
    ['show fr-1-inf1 fr-1-inf2', 'in a skirmish, up to four'],
    ['terrain @left', 'place a marker of a battle'],
    ['post fr-1-inf1 @center', 'post a block; hold fr-1-inf1 takes the Farm or Hill there'],
    ['shift fr-1-inf1 @enemy-right', 'in a battle: move, engage; fire fr-1-inf1 @line'],
    ['end', 'ends deployment, moves, Combat step, reinforcement, regrouping'],
  ],
  counters: () => [],
  listing: (view, near) => (near === undefined ? mapLines(view) : nearLines(view, near)),
  overview: (view) => (BATTLE_STEPS.includes(position.stepOf(view)) ? battleLines(view) : mapLines(view)),
  units: rolls,
  headline,
  facts: () => ({}),
  seatName,
  secrets,
  owed,
  writtenOut,
};
