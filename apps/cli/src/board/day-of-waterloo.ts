import {
  type DayOfWaterloo,
  fighting,
  board as ground,
  position,
  tables,
  units,
  type World,
} from '@hundred-days/day-of-waterloo';
import { TEXTS } from '@hundred-days/day-of-waterloo/words';
import { choicesOf, piecesOf, type State, TABLE, writeAction } from '@hundred-days/kernel';
import type { SpokenGame } from '../games.ts';
import { type Flags, faceIn, hexText, type Muster, placesOf, rollsOf, type Sign } from './hexes.ts';
import { choiceLines, wrapped } from './lines.ts';
import type { Counter, GameBoard, Roll } from './types.ts';

/** The Day of Waterloo at the terminal: stacks, of which a viewer sees what his view holds and nothing more (5.4.2). */

const GROUND: Readonly<Record<(typeof ground.TERRAINS)[number], Sign>> = {
  clear: [' ', 'plain'],
  village: ['#', 'yellow'],
  town: ['#', 'yellow'],
  grandFarm: ['@', 'yellow'],
  woods: ['^', 'green'],
  forest: ['%', 'green'],
  swamp: ['~', 'green'],
};

/** Infantry, cavalry, artillery. */
const ARM_SIGNS = 'ica';
/** The signs of armies, by the names other games have for them. */
const ARMY_SIGNS = ['french', 'anglo-allied', 'prussian'] as const;
const ARMY_NAMES = ['French', 'Anglo-Dutch-German', 'Prussian'] as const;

const allPieces = ({ pieces }: World): number[] => [...Array(pieces).keys()];
const dataOf = (w: World, piece: number) => (piece < w.units ? w.unitData[piece] : w.leaderData[piece - w.units]);
const nameOf = (w: World, piece: number): string => TEXTS.english.units[w.unitId(piece)] ?? dataOf(w, piece).name;

/** adg-chalkett is chalkett, pr-ha-4 is ha-4. */
const labelOf = (id: string): string => id.slice(id.indexOf('-') + 1);

function faceOf(w: World, view: State, piece: number) {
  const id = w.unitId(piece);
  const leads = position.isLeader(w, piece);
  const label = labelOf(id);
  return faceIn(ARMY_SIGNS[w.army[piece]], {
    id,
    // A leader has no strength: L-7.
    arm: leads ? '' : ARM_SIGNS[w.arm[piece]],
    strength: leads ? 'L' : String(position.strengthOf(w, view, piece)),
    movement: String(w.allowance[piece] / 2),
    label,
    short: label.slice(0, 3),
  });
}

const STATUS: Flags = [
  [position.OUT_OF_COMMAND, 'out of command'],
  [position.TACTICAL, 'tactical'],
  [position.REORGANIZING, 'reorganizing'],
  [position.RESTORES, 'restores cadres'],
];
const DEEDS: Flags = [
  [position.COLUMN, 'road column'],
  [position.TAKEN, 'picked up'],
  [position.MOVING, 'on the way'],
  [position.MOVED, 'moved'],
];
const MARKERS: Flags = [
  [fighting.DUELING, 'reaction charge'],
  [fighting.BEATEN, 'charge beaten'],
  [fighting.SPENT, 'has charged'],
  [fighting.BREAKTHROUGH, 'breakthrough'],
];
const PARTS: Flags = [
  [fighting.FIRING, 'fires'],
  [fighting.SUPPORTING, 'supports the fire'],
  [fighting.ATTACKING, 'attacks'],
  [fighting.DEFENDING, 'defends'],
  [fighting.RETREATING, 'retreats or stands'],
  [fighting.ROUTED, 'must retreat'],
];

const wordsIn = (flags: Flags, set: number): string[] =>
  flags.filter(([flag]) => (set & flag) !== 0).map(([, word]) => word);

function stateOf(w: World, view: State, piece: number): string[] {
  const { at } = w;
  const done = [...wordsIn(STATUS, view[at.status + piece]), ...wordsIn(DEEDS, view[at.did + piece])];
  if (position.isLeader(w, piece)) return done;
  const hex = position.whereIs(w, view, piece);
  return [
    ...(position.topIn(w, view, hex) === piece ? [] : ['beneath']),
    ...(position.isDemoralized(w, view, piece) ? ['demoralized'] : []),
    ...done,
    ...wordsIn(MARKERS, view[at.marker + piece]),
    ...wordsIn(PARTS, view[at.part + piece]),
  ];
}

/** What became of a piece; null for one under an enemy's top counter, and for one of a variant that is not played. */
function awayText(w: World, view: State, piece: number): string | null {
  switch (position.whereIs(w, view, piece)) {
    case position.OFF_MAP:
      return view[w.at.due + piece] > 0
        ? `comes on turn ${view[w.at.due + piece]} by ${entryText(w, view, piece)}`
        : null;
    case position.CADRE:
      return 'cadre';
    case position.EXITED:
      return 'left the map';
    case position.UNPLACED:
      return 'to be placed';
    case position.GONE:
      return w.historical[piece] === 1 ? 'gone' : null;
    default:
      return position.isLeader(w, piece) ? 'aside' : null;
  }
}

const entryText = (w: World, view: State, piece: number): string =>
  hexText(w, w.entries[view[w.at.entry + piece] - 1].hex);

const musterOf = (w: World): Muster => ({
  board: w,
  units: w.pieces,
  destroyed: position.GONE,
  exited: position.EXITED,
  seat: (piece) => w.army[piece],
  name: (piece) => nameOf(w, piece),
  type: (piece) => ground.PACES[w.arm[piece]],
  face: (view, piece) => faceOf(w, view, piece),
  where: (view, piece) => position.whereIs(w, view, piece),
  due: (view, piece) => view[w.at.due + piece],
  away: (view, piece) => awayText(w, view, piece),
  state: (view, piece) => stateOf(w, view, piece),
});

/** The counters of each hex, its stack from the top down, then the leaders. */
const countersOf = (w: World, view: State): Counter[] =>
  [...Array(w.hexes).keys()].flatMap((place) =>
    [...position.unitsIn(w, view, place), ...position.leadersIn(w, view, place)].map((piece) => ({
      ...faceOf(w, view, piece),
      place,
    })),
  );

/** Strength-morale-movement, as on the counter: 6-4-4; of a leader the movement alone. */
function numbersOf(w: World, view: State, piece: number): string {
  const movement = w.allowance[piece] / 2;
  if (position.isLeader(w, piece)) return String(movement).padStart(5);
  return `${position.strengthOf(w, view, piece)}-${position.moraleOf(w, view, piece)}-${movement}`;
}
const printed = (w: World, view: State, unit: number): string => `${w.unitId(unit)} ${numbersOf(w, view, unit)}`;

const rolls = (w: World, muster: Muster, view: State): Roll[] =>
  rollsOf(muster, view).map((roll, piece) => ({
    ...roll,
    values: `${muster.type(piece).padEnd(9)} ${numbersOf(w, view, piece)}`,
  }));

/** 1421: fr-bachelu 4-3-4 > fr-pire 2-3-7; leaders fr-reille. */
function stackText(w: World, view: State, hex: number): string {
  const stack = position.unitsIn(w, view, hex).map((unit) => printed(w, view, unit));
  const leaders = position.leadersIn(w, view, hex).map(w.unitId);
  return `${hexText(w, hex)}: ${[stack.join(' > '), leaders.join(', ')].filter((text) => text !== '').join('; with ')}`;
}

const isManned = (w: World, view: State, hex: number): boolean =>
  !position.isEmpty(w, view, hex) || position.leadersIn(w, view, hex).length > 0;

/** Everything that is seen in a hex and around it. */
function around(w: World, view: State, place: number, reach: number): string[] {
  const near = [...w.map.within(place, reach)].filter((hex) => isManned(w, view, hex));
  const own = near.includes(place) ? [place] : [];
  return [...own, ...near.filter((hex) => hex !== place).sort((a, b) => a - b)].map(
    (hex) => `  ${stackText(w, view, hex)}`,
  );
}

/** French 5/72 (demoralized): lost and fled, and the level (13.2). */
function armyText(w: World, view: State, army: number): string {
  let lost = view[w.at.fled + army];
  for (const [corps, of] of w.corpsArmy.entries()) if (of === army) lost += view[w.at.losses + corps];
  return `${ARMY_NAMES[army]} ${lost}/${w.armyLevel[army]}${broken(view[w.at.armyMorale + army])}`;
}
const broken = (morale: number): string => (morale === 0 ? '' : ` (${position.MORALE[morale]})`);

const SKIES: Readonly<Record<(typeof tables.WEATHERS)[number], string>> = {
  clear: 'clear',
  mud: 'mud',
  severeMud: 'severe mud',
};

function headline(w: World, view: State): string {
  const turn = view[w.at.turn];
  const sky = SKIES[tables.WEATHERS[position.weatherOf(w, view)]];
  const losses = units.ARMIES.map((_, army) => armyText(w, view, army)).join(', ');
  return `Turn ${turn} of ${w.turns} (${w.times[turn - 1]}, ${sky}). Lost: ${losses}.`;
}

/** 12.1: the corps that have lost something, with the levels at which they break. */
function corpsLines(w: World, view: State): string[] {
  const worn = w.corpsIds.flatMap((id, corps) => {
    const lost = view[w.at.losses + corps];
    if (lost === 0) return [];
    const { demoralization, disintegration } = position.levelsOf(w, view, corps);
    const levels = disintegration === 0 ? `${demoralization}` : `${demoralization} and ${disintegration}`;
    return [`${id} ${lost}/${levels}${broken(view[w.at.corpsMorale + corps])}`];
  });
  return worn.length === 0 ? [] : wrapped('Corps that have lost:', worn, 2);
}

/** Pieces that may come in now. */
function entering(w: World, view: State, seat: number): string[] {
  const now = [...w.unitsOf[position.sideOfSeat(seat)]].filter((piece) => {
    const due = view[w.at.due + piece];
    return position.whereIs(w, view, piece) === position.OFF_MAP && due > 0 && due <= view[w.at.turn];
  });
  const called = now.map((piece) => `${w.unitId(piece)} by ${entryText(w, view, piece)}`);
  return now.length === 0 ? [] : wrapped('May enter (enter UNIT HEX):', called, 2);
}

/** 9.3.2a: those whose move is not over. */
function marching(w: World, view: State): string[] {
  const going = allPieces(w).filter((piece) => position.did(w, view, piece, position.MOVING | position.TAKEN));
  if (going.length === 0) return [];
  return wrapped(`On the way, ${view[w.at.spent] / 2} points spent:`, going.map(w.unitId), 2);
}

/** The targets with the counter that is seen on each, or who can fire and attack. */
function fightLines(w: World, view: State, choices: readonly string[]): string[] {
  const named = [...w.unitIds.keys()].filter(
    (unit) =>
      unit < w.units && (view[w.at.part + unit] & (fighting.FIRING | fighting.SUPPORTING | fighting.ATTACKING)) !== 0,
  );
  const parts = named.map((unit) => `${printed(w, view, unit)} ${wordsIn(PARTS, view[w.at.part + unit]).join(', ')}`);
  const hexes = fighting.hexesIn(view, w.at.targets);
  return [
    ...(hexes.length === 0
      ? []
      : wrapped(
          'Against',
          hexes.map((hex) => stackText(w, view, hex)),
          2,
        )),
    ...(parts.length === 0 ? [] : wrapped('Named:', parts, 2)),
    ...choices,
  ];
}

function targetLines(w: World, game: SpokenGame, view: State, seat: number): string[] {
  const targets = piecesOf(game, view, seat).filter((piece) => piece !== TABLE);
  const typed = targets.map((piece) => {
    const action = choicesOf(game, view, seat, piece).at(0);
    return action === undefined ? '' : `${writeAction(game, action)} (${printed(w, view, piece)})`;
  });
  return typed.length === 0 ? ['Nobody can fire or attack: end.'] : wrapped('Targets, or end:', typed, 2);
}

/** 5.4.2: at a screen that others look at, nothing is listed that lies under a counter of one's own. */
const isShared = (w: World, view: State, seat: number): boolean =>
  w.unitsOf[position.sideOfSeat(seat)].some((piece) => position.whereIs(w, view, piece) === position.UNKNOWN);

function owed(w: World, game: SpokenGame, view: State, seat: number): string[] {
  const step = position.stepOf(w, view);
  if (step === 'over') return [];
  if (step === 'deployment')
    return ['Type place UNIT HEX (choices UNIT says where), or deploy for a set-up that is ready; then end.'];
  const shared = isShared(w, view, seat) ? ['Type choices for what you can do; the other player looks away.'] : null;
  switch (step) {
    case 'movement':
      return [...entering(w, view, seat), ...marching(w, view)];
    case 'naming':
      return [...corpsLines(w, view), ...(shared ?? choiceLines(game, view, seat))];
    case 'combat':
    case 'breakthrough':
      return shared ?? targetLines(w, game, view, seat);
    default:
      return fightLines(w, view, shared ?? choiceLines(game, view, seat));
  }
}

/** The order of one's own stacks, and in a set-up who has still to be placed. */
function secrets(w: World, view: State, seat: number): string[] {
  const side = position.sideOfSeat(seat);
  const unplaced = [...w.unitsOf[side]].filter((piece) => position.whereIs(w, view, piece) === position.UNPLACED);
  const stacks = [...Array(w.hexes).keys()].filter(
    (hex) => position.sideIn(w, view, hex) === side && position.unitsIn(w, view, hex).length > 1,
  );
  return [
    ...(unplaced.length === 0 ? [] : wrapped('To be placed:', unplaced.map(w.unitId), 2)),
    ...(stacks.length === 0
      ? []
      : ['Your stacks, from the top down:', ...stacks.map((hex) => `  ${stackText(w, view, hex)}`)]),
  ];
}

/** The hex that a question of a charge or a combat is about. */
function question(w: World, view: State): number {
  const step = position.stepOf(w, view);
  const isAsked =
    (fighting.FIGHT_STEPS as readonly string[]).includes(step) && step !== 'combat' && step !== 'breakthrough';
  if (!isAsked) return -1;
  return view[w.at.checking] >= 0 ? view[w.at.checking] : view[w.at.targets];
}

export function createBoard({ world: w }: DayOfWaterloo): GameBoard {
  const muster = musterOf(w);
  return {
    places: placesOf(w, (hex) => GROUND[ground.TERRAINS[w.terrain[hex]]]),
    counters: (view) => countersOf(w, view),
    units: (view) => rolls(w, muster, view),
    legend: [
      'F French; A Anglo-Dutch-German and P Prussian (the Allied side). i infantry,',
      'c cavalry, a artillery, with strength-movement, L a leader; lists have strength-',
      'morale-movement. # village or town, @ grand farm, ^ woods, % forest, ~ swamp. On',
      'the small map a counter covers the hex number, and the sign of its hex stands',
      'between its numbers; + more that you may see: of an enemy’s stack you see the top',
      'counter, leaders, and what has been shown.',
    ],
    overviews: ['deployment', 'movement', 'combat'],
    secretsWithMap: true,
    examples: [
      ['place UNIT HEX', 'in a set-up; raise UNIT brings it to the top of its stack; deploy does it all'],
      ['UNIT HEX', 'move by the referee’s way; or say the way: UNIT HEX-HEX-HEX'],
      ['take UNIT', 'pick a unit up to move with others of its hex; then move the topmost'],
      ['enter UNIT HEX', 'bring on a reinforcement; exit UNIT leaves the map where that is allowed'],
      ['charge UNIT UNIT HEX', 'cavalry charges a hex next to it'],
      ['react TOP UNIT, receive TOP', 'a hex that is charged: who is on top, and who charges back'],
      ['target HEX', 'in combat: the hex that comes next,'],
      ['fire UNIT, support UNIT, bombard', 'guns that fire at it; spare fires no gun,'],
      ['join UNIT, attack', 'units that attack it; done leaves it at that'],
      ['retreat UNIT HEX-HEX, stand HEX', 'go two hexes, or lose strength and stay'],
    ],
    headline: (view) => headline(w, view),
    facts: () => ({}),
    seatName: (view, seat) => (seat === units.ALLIED && !position.areThree(w, view) ? 'Allied' : ARMY_NAMES[seat]),
    question: (_game, view) => question(w, view),
    around: (view, place, reach) => around(w, view, place, reach),
    secrets: (view, seat) => secrets(w, view, seat),
    owed: (game, view, seat) => owed(w, game, view, seat),
    writtenOut: (_game, _view, _seat, line) => line,
  };
}
