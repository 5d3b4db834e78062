import { choicesOf, type Game, type State, TABLE, writeAction } from '@hundred-days/kernel';
import {
  type Action,
  type Napoleon1815,
  nameOfArmy,
  nameOfSide,
  nameOfTown,
  places,
  position,
  tables,
  unitName,
  units,
  type World,
} from '@hundred-days/napoleon-1815';
import { TEXTS } from '@hundred-days/napoleon-1815/words';
import { choiceLines, wrapped } from './lines.ts';
import type { GameBoard, Roll } from './types.ts';

/** Napoleon 1815 at the terminal: towns with their blocks in lines, battles by position. All of it is made from a view. */

const townName = (w: World, town: number): string => nameOfTown(w, town, TEXTS.english);
const armyName = (army: number): string => nameOfArmy(units.ARMIES[army], TEXTS.english);
const sideName = (side: number): string => nameOfSide(units.SIDES[side], TEXTS.english);

const STATES: readonly (readonly [flag: number, word: string])[] = [
  [position.MARCHED, 'force-marched'],
  [position.DISRUPTED, 'disrupted'],
  [position.SQUARE, 'in square'],
  [position.HOLDS, 'holds the ground'],
  [position.FIRED, 'has fired'],
];

const stateOf = (w: World, view: State, unit: number): string => {
  const words = STATES.filter(([flag]) => position.has(w, view, unit, flag)).map(([, word]) => word);
  const moved = position.stepOf(w, view) === 'movement' && position.has(w, view, unit, position.MOVED);
  return [...(moved ? ['moved'] : []), ...words].join(', ');
};

/** Id and steps left: fr-1-inf1 3. */
const blockText = (w: World, view: State, unit: number): string => {
  const state = stateOf(w, view, unit);
  return `${w.unitId(unit)} ${position.strengthOf(w, view, unit)}${state === '' ? '' : ` (${state})`}`;
};

const allUnits = (w: World): number[] => [...Array(w.unitCount).keys()];

/** Hidden blocks as a number: all that may be known of them (3.2b). */
const backs = (count: number, army: number, mark: string): string[] =>
  count === 0 ? [] : [`${count} ${armyName(army)} hidden${mark === '' ? '' : ` (${mark})`}`];

const hiddenOnMap = (w: World, view: State, town: number): string[] =>
  [0, 1, 2].flatMap((army) => [
    ...backs(view[position.hiddenField(w, town, army, false)], army, ''),
    ...backs(view[position.hiddenField(w, town, army, true)], army, 'disrupted'),
  ]);

/** FOG-7: what shows of a hidden block in a battle. */
const MARKS = ['', 'holds the ground', 'in square', 'sheltered'] as const;

const hiddenInBattle = (w: World, view: State, slot: number, side: number, place: number): string[] =>
  units.ARMIES_OF[side].flatMap((army) =>
    MARKS.flatMap((mark, shape) => backs(view[position.hiddenBattleField(w, slot, place, army, shape)], army, mark)),
  );

/** Everybody in a town who stands on no battle board. */
const blocksIn = (w: World, view: State, town: number): string[] => [
  ...allUnits(w)
    .filter((unit) => position.whereIs(w, view, unit) === town && position.placeOf(w, view, unit) === 0)
    .map((unit) => blockText(w, view, unit)),
  ...hiddenOnMap(w, view, town),
];

const FIGHTS = ['', 'skirmish', 'battle'] as const;
const townHead = (w: World, view: State, town: number): string => {
  const fight = FIGHTS[Math.min(2, view[w.at.fights + town])];
  const city = w.cities.includes(town) ? '*' : '';
  return `  ${w.townId(town)}${city}${fight === '' ? '' : ` [${fight}]`}:`;
};

const townLines = (w: World, view: State, town: number): string[] =>
  wrapped(townHead(w, view, town), blocksIn(w, view, town), 6);

const isTaken = (w: World, view: State, town: number): boolean =>
  [0, 1, 2].some((army) => position.blocksOfArmy(w, view, town, army) > 0);

function mapLines(w: World, view: State): string[] {
  const taken = [...Array(w.townCount).keys()].filter((town) => isTaken(w, view, town));
  return [
    'Towns with blocks, and the steps each block has left (* a city):',
    ...taken.flatMap((town) => (blocksIn(w, view, town).length === 0 ? [] : townLines(w, view, town))),
    ...battleLines(w, view),
  ];
}

/** A town, and the roads that leave it. */
function nearLines(w: World, view: State, town: number): string[] {
  const roads = [...w.next.slice(w.first[town], w.first[town + 1])].map((next) => {
    const road = w.roadBetween(town, next);
    const [used, most] = [view[w.at.used + road], w.moveLimit[w.major[road]]];
    const kind = `${w.major[road] === 1 ? 'major' : 'minor'}${w.river[road] === 1 ? ', river' : ''}`;
    const there = blocksIn(w, view, next);
    return wrapped(`  to ${w.townId(next)} (${kind}, ${used}/${most} used)${there.length > 0 ? ':' : ''}`, there, 6);
  });
  const there = blocksIn(w, view, town);
  const own = there.length > 0 ? townLines(w, view, town) : [`  ${w.townId(town)}: nobody`];
  return [townName(w, town), ...own, ...roads.flat()];
}

const PLACE_NAMES = ['', 'left', 'center', 'right', 'reserve', 'left', 'center', 'right'] as const;

/** Who stands in a place of a side, by name or as a number. */
const postedAt = (w: World, view: State, slot: number, side: number, place: number): string[] => [
  ...[...w.unitsOf[side]]
    .filter((unit) => position.whereIs(w, view, unit) === view[w.at.battleTown + slot])
    .filter((unit) => position.placeOf(w, view, unit) === place)
    .map((unit) => blockText(w, view, unit)),
  ...hiddenInBattle(w, view, slot, side, place),
];

function battleLines(w: World, view: State): string[] {
  const slots = [...Array(position.SLOTS).keys()].filter((slot) => view[w.at.battleTown + slot] >= 0);
  return slots.flatMap((slot) => [
    `Battle of ${townName(w, view[w.at.battleTown + slot])}:`,
    ...[position.attackerOf(w, view), units.otherSide(position.attackerOf(w, view))].flatMap((side) =>
      PLACE_NAMES.flatMap((name, place) => positionLines(w, view, slot, side, place, name)),
    ),
  ]);
}

/** 6.2: a home position with its marker is named even when nobody stands there. */
function positionLines(w: World, view: State, slot: number, side: number, place: number, name: string): string[] {
  if (place === 0) return [];
  const there = postedAt(w, view, slot, side, place);
  const marker = places.isHome(place) ? places.markerIn(w, view, slot, places.homeOf(w, view, side, place)) : 0;
  if (there.length === 0 && marker === 0) return [];
  const on = marker === 0 ? '' : ` (${tables.MARKERS[marker]})`;
  const where = places.isForward(place) ? `at ${sideName(units.otherSide(side))} ${name}` : name;
  return wrapped(`  ${sideName(side)} ${where}${on}:`, there.length > 0 ? there : ['nobody'], 6);
}

const BATTLE_STEPS: readonly string[] = ['terrain', 'posting', 'morale', 'combat', 'hits', 'reinforcement', 'rout'];

function headline(w: World, view: State): string {
  const turn = view[w.at.turn];
  const night = w.night[turn] ? ', night' : '';
  const lost = units.ARMIES.map(
    (_, army) => `${armyName(army)} ${position.eliminatedOf(w, view, army)}/${w.defeatedAt[army]}`,
  );
  return `Turn ${turn} of ${w.turns} (${w.turnDates[turn]}${night}, ${sideName(position.attackerOf(w, view))}). Eliminated: ${lost.join(', ')}.`;
}

const rolls = (w: World, view: State): Roll[] =>
  allUnits(w).map((unit) => {
    const where = position.whereIs(w, view, unit);
    const values = `${units.TYPES[w.type[unit]].padEnd(15)} ${position.strengthOf(w, view, unit)}/${w.strength[unit]} F${w.firepower[unit]}`;
    return {
      id: w.unitId(unit),
      seat: position.ownerOf(w, view, w.army[unit]),
      name: unitName(w, w.unitId(unit), TEXTS.english),
      values,
      where: whereText(w, where),
      onMap: where >= 0,
      state: where >= 0 ? stateOf(w, view, unit) : '',
    };
  });

function whereText(w: World, where: number): string | null {
  if (where >= 0) return w.townId(where);
  if (where === position.UNKNOWN) return null;
  return where === position.ELIMINATED ? 'eliminated' : 'to be placed';
}

/** What a seat alone may know: its blocks, town by town. */
function secrets(w: World, view: State, seat: number): string[] {
  if (position.stepOf(w, view) === 'bidding') return [];
  const own = allUnits(w).filter((unit) => position.owns(w, view, seat, unit) && position.onMap(w, view, unit));
  const towns = [...new Set(own.map((unit) => position.whereIs(w, view, unit)))];
  return towns.flatMap((town) =>
    wrapped(
      `  ${w.townId(town)}:`,
      own.filter((unit) => position.whereIs(w, view, unit) === town).map((unit) => blockText(w, view, unit)),
      6,
    ),
  );
}

function owed(w: World, game: Game, view: State, seat: number): string[] {
  const step = position.stepOf(w, view);
  if (step === 'over') return [];
  const pieces = game.phase(view).pieces(view, seat);
  const able = pieces.filter((piece) => piece !== TABLE).map((piece) => w.unitId(piece));
  if (step === 'deployment') return able.length === 0 ? ['All are placed: end.'] : wrapped('Still to place:', able, 2);
  if (step === 'posting' && able.length > 0 && !pieces.includes(TABLE)) return wrapped('Still to post:', able, 2);
  if (step === 'movement') return [groupsLeft(w, view, seat)];
  if (step === 'combat' || step === 'reinforcement' || step === 'regroup')
    return able.length === 0 ? ['Nobody can act: end.'] : wrapped('Can act (choices UNIT says how):', able, 2);
  return choiceLines(game, view, seat);
}

/** 5.1g: the places where Group Moves are kept, by army. */
const GROUPS: readonly (readonly number[])[] = [[0, 1], [2], [3]];

function groupsLeft(w: World, view: State, seat: number): string {
  const left = [0, 1, 2]
    .filter((army) => position.ownerOf(w, view, army) === seat)
    .map((army) => {
      const made = GROUPS[army].filter((group) => view[w.at.groups + group] !== 0).length;
      return `${armyName(army)} ${w.groupMoves[army] - made}`;
    });
  return `Group Moves left: ${left.join(', ')}.`;
}

/** A march by its end alone: the shortest way there. */
function writtenOut(w: World, game: Game, view: State, seat: number, line: string): string {
  const [who, where, ...more] = line.trim().split(/\s+/);
  const [unit, town] = [w.unitIndex(who), w.net.indexOf(where ?? '')];
  if (position.stepOf(w, view) !== 'movement' || unit < 0 || town < 0 || more.length > 0) return line;
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
function seatName(w: World, view: State, seat: number): string {
  if (position.stepOf(w, view) === 'bidding') return `Player ${seat + 1}`;
  return view[w.at.seats] === 3 ? armyName(seat) : sideName(position.sideOfSeat(w, view, seat));
}

export const createBoard = ({ world: w }: Napoleon1815): GameBoard => ({
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
  listing: (view, near) => (near === undefined ? mapLines(w, view) : nearLines(w, view, near)),
  overview: (view) => (BATTLE_STEPS.includes(position.stepOf(w, view)) ? battleLines(w, view) : mapLines(w, view)),
  units: (view) => rolls(w, view),
  headline: (view) => headline(w, view),
  facts: () => ({}),
  seatName: (view, seat) => seatName(w, view, seat),
  secrets: (view, seat) => secrets(w, view, seat),
  owed: (game, view, seat) => owed(w, game, view, seat),
  writtenOut: (game, view, seat, line) => writtenOut(w, game, view, seat, line),
});
