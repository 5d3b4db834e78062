import { choicesOf, type Game, type State, TABLE, writeAction } from '@hundred-days/kernel';
import {
  type Action,
  attackModifier,
  defenceModifier,
  board as ground,
  nameOfHex,
  nameOfSide,
  position,
  roadIsOpen,
  tables,
  unitName,
  units,
} from '@hundred-days/waterloo-campaign';
import { choiceLines, wrapped } from './lines.ts';
import type { GameBoard, Roll } from './types.ts';

/** Waterloo Campaign at the terminal: each army in lines, a hex with what is around it. All of it is made from a view. */

const { AT } = position;
/** How far a hex and its neighbourhood reach. */
const NEAR = 3;

const sideName = (side: number): string => nameOfSide(units.SIDES[side], 'en');
const allUnits = [...Array(units.UNITS).keys()];

const hexText = (hex: number): string => {
  const name = nameOfHex(hex, 'en');
  return name === null ? ground.hexId(hex) : `${ground.hexId(hex)} ${name}`;
};

/** GEN-4 to GEN-6: which side of its counter shows. */
function faceText(view: State, unit: number): string {
  if (units.isDetachment(unit)) return '';
  const back = position.faceOf(view, unit) === position.BACK;
  if (units.isHq(unit)) return back ? 'Battle' : 'Normal';
  if (units.CAVALRY[unit] === 1) return back ? 'Exhausted' : 'Fresh';
  return back ? 'Battle' : 'Advance';
}

const starsOf = (view: State, unit: number): number =>
  unit === units.HILL ? view[AT.hill] : units.STARS[2 * unit + position.faceOf(view, unit)];

function valuesOf(view: State, unit: number): string {
  const at = 2 * unit + position.faceOf(view, unit);
  const stars = '*'.repeat(starsOf(view, unit));
  if (units.isHq(unit)) return `range ${units.RANGE[at]}${stars === '' ? '' : ` ${stars}`}`;
  return units.isDetachment(unit) ? stars : `move ${units.ALLOWANCE[at]}${stars === '' ? '' : ` ${stars}`}`;
}

/** fr-1 in 2116 Gosselies (Advance, move 4 *). */
function pieceText(view: State, unit: number): string {
  const state = [faceText(view, unit), valuesOf(view, unit)].filter((word) => word !== '').join(', ');
  return `${units.unitId(unit)} ${hexText(position.whereIs(view, unit))}${state === '' ? '' : ` (${state})`}`;
}

const KINDS: readonly (readonly [name: string, is: (unit: number) => boolean])[] = [
  ['HQs', units.isHq],
  ['Corps', units.isCorps],
  ['Detachments', units.isDetachment],
];

function armyLines(view: State, army: number): string[] {
  const own = allUnits.filter((unit) => units.ARMY[unit] === army);
  const there = KINDS.flatMap(([name, is]) => {
    const found = own.filter((unit) => is(unit) && position.onMap(view, unit));
    return listed(
      `  ${name}:`,
      found.map((unit) => pieceText(view, unit)),
    );
  });
  return [`${units.ARMIES[army]}:`, ...there, ...waitingLines(view, own)];
}

/** Corps that come later, at an edge or back from being blown; Detachments that could be placed. */
function waitingLines(view: State, own: readonly number[]): string[] {
  const off = own.filter((unit) => !position.onMap(view, unit) && !units.isHq(unit) && isInPlay(view, unit));
  const [free, due] = [off.filter(units.isDetachment), off.filter(units.isCorps)];
  return [
    ...listed(
      '  Off the map:',
      due.map((unit) => `${units.unitId(unit)} ${awayText(view, unit)}`),
    ),
    ...listed('  Detachments at hand:', free.filter((unit) => isAtHand(view, unit)).map(units.unitId)),
  ];
}

const isInPlay = (view: State, unit: number): boolean => position.whereIs(view, unit) !== position.ABSENT;
const isAtHand = (view: State, unit: number): boolean => position.whereIs(view, unit) === position.OFF_MAP;
const listed = (head: string, words: readonly string[]): string[] =>
  words.length === 0 ? [] : wrapped(head, words, 6);

/** Where a piece is that stands in no hex. */
function awayText(view: State, unit: number): string {
  const where = position.whereIs(view, unit);
  if (where === position.ELIMINATED) return 'eliminated';
  if (where === position.BLOWN) return `blown, due on turn ${view[AT.due + unit]}`;
  return units.isCorps(unit) ? `enters on turn ${view[AT.due + unit]}` : 'at hand';
}

const mapLines = (view: State): string[] => units.ARMIES.flatMap((_, army) => armyLines(view, army));

const SIDES_OF_HEX: readonly (readonly [bit: number, word: string])[] = [
  [ground.ROAD, 'road'],
  [ground.RIVER, 'river'],
  [ground.BRIDGE, 'bridge'],
];

function zoneText(view: State, hex: number): string[] {
  return [units.FRENCH, units.COALITION].flatMap((side) =>
    position.inZoc(view, side, hex)
      ? [`${sideName(side)} ZoC`]
      : position.inZone(view, side, hex)
        ? [`${sideName(side)} ZoI`]
        : [],
  );
}

/** A hex: its ground, its sides, its zones, and every piece nearby. */
function nearLines(view: State, hex: number): string[] {
  const facts = [ground.TERRAIN[hex], ...(ground.STREAM[hex] === 1 ? ['stream'] : []), ...zoneText(view, hex)];
  const sides = ground.MAP.ids.flatMap((id, other) => {
    if (!ground.adjacent(hex, other)) return [];
    const words = SIDES_OF_HEX.filter(([bit]) => (ground.sideBetween(hex, other) & bit) !== 0).map(([, word]) => word);
    return words.length === 0 ? [] : [`${id} ${words.join(' and ')}`];
  });
  const near = allUnits.filter(
    (unit) => position.onMap(view, unit) && ground.MAP.distance(hex, position.whereIs(view, unit)) <= NEAR,
  );
  return [
    ...wrapped(`${hexText(hex)}:`, facts, 2),
    ...listed('  to', sides),
    ...(near.length === 0 ? ['  nobody within 3 hexes'] : []),
    ...listed(
      '  within 3 hexes:',
      near.map((unit) => pieceText(view, unit)),
    ),
  ];
}

function headline(view: State): string {
  const turn = view[AT.turn];
  const road = roadIsOpen(view) ? `open (${tables.ROAD_TO_THE_NORTH} more for the French at the end)` : 'closed';
  const rain = (view[AT.rain] & (1 << turn)) === 0 ? '' : ', rain';
  const points = [units.FRENCH, units.COALITION].map((side) => `${sideName(side)} ${position.pointsOf(view, side)}`);
  return `Turn ${turn} of ${tables.TURNS} (${tables.TURN_NAMES[turn - 1]}${rain}). Victory Points: ${points.join(', ')}; the road north is ${road}.`;
}

const rolls = (view: State): Roll[] =>
  allUnits
    .filter((unit) => isInPlay(view, unit))
    .map((unit) => ({
      id: units.unitId(unit),
      seat: units.SIDE[unit],
      name: unitName(units.unitId(unit), 'en'),
      values: valuesOf(view, unit).padEnd(10),
      where: position.onMap(view, unit) ? hexText(position.whereIs(view, unit)) : awayText(view, unit),
      onMap: position.onMap(view, unit),
      state: position.onMap(view, unit) ? faceText(view, unit) : '',
    }));

const signed = (value: number): string => (value < 0 ? `${value}` : `+${value}`);

/** Attacks with what is added to each side's die (ATT-5). */
function attackLines(game: Game, view: State, seat: number): string[] {
  const lines = game
    .phase(view)
    .pieces(view, seat)
    .filter((piece) => piece !== TABLE)
    .flatMap((piece) => {
      const choices = choicesOf(game, view, seat, piece);
      return Array.from({ length: choices.length }, (_, i) => choices.at(i) as Action | undefined);
    })
    .flatMap((action) => {
      if (action?.type !== 'attack') return [];
      const defender = position.unitIn(view, action.hex);
      const own = signed(attackModifier(view, action.unit, defender));
      const other = signed(defenceModifier(view, action.unit, defender));
      return [
        `  attack ${units.unitId(action.unit)} ${ground.hexId(action.hex)}: ${own} against ${units.unitId(defender)} ${other}`,
      ];
    });
  return lines.length === 0 ? ['Nobody can attack: pass.'] : ['Attacks, before cavalry is committed:', ...lines];
}

const able = (game: Game, view: State, seat: number): string[] =>
  game
    .phase(view)
    .pieces(view, seat)
    .filter((piece) => piece !== TABLE)
    .map(units.unitId);

function owed(game: Game, view: State, seat: number): string[] {
  const left = view[AT.left + seat];
  switch (position.stepOf(view)) {
    case 'over':
      return [];
    case 'attack':
      return attackLines(game, view, seat);
    case 'movement':
      return [
        ...(left > 0 ? [`Moves left: ${left}.`] : []),
        ...listed('Can move (choices UNIT says where):', able(game, view, seat)),
      ];
    case 'hq':
      return listed('Still to place (choices HQ says where):', able(game, view, seat));
    case 'detachments':
      return listed('Can be placed (choices UNIT says where), or end:', able(game, view, seat));
    default:
      return choiceLines(game, view, seat);
  }
}

/** A march by its end alone: under the first HQ that can command it, by the referee's way. */
function writtenOut(game: Game, view: State, seat: number, line: string): string {
  const words = line.trim().split(/\s+/);
  const [who, where] = words[0] === 'enter' ? words.slice(1) : words;
  const [unit, hex] = [units.unitIndex(who ?? ''), ground.MAP.indexOf(where ?? '')];
  const given = words.length - (words[0] === 'enter' ? 1 : 0);
  if (unit < 0 || hex < 0 || given !== 2) return line;
  const choices = choicesOf(game, view, seat, unit);
  for (let i = 0; i < choices.length; i++) {
    const action = choices.at(i) as Action | undefined;
    if (action?.type !== 'move' && action?.type !== 'enter') continue;
    if (action.path[action.path.length - 1] === hex) return writeAction(game, action);
  }
  return line;
}

/** OPT-1: the moves a side has left. */
function secrets(view: State, seat: number): string[] {
  const isSecret = position.plays(view, 'secretMoveRolls') && (view[AT.allowance] & (1 << seat)) !== 0;
  return isSecret ? [`You have ${view[AT.left + seat]} moves left.`] : [];
}

export const board: GameBoard = {
  places: [],
  legend: ['Corps, HQs and Detachments by army, each with its hex, the side of its counter and its stars.'],
  overviews: ['hq', 'detachments', 'movement', 'attack'],
  examples: [
    ['fr-1 2116', 'move by the referee’s way under an HQ that can command it'],
    ['fr-1 hq-ney 2016-2116', 'the same, with HQ and way'],
    ['place hq-ney 2016 @battle', 'step A; @normal for the longer range'],
    ['detach fr-d-pire hq-ney 2314', 'step D; recall fr-d-pire takes it back in step E'],
    ['near 2116', 'a hex: its ground and sides, zones, and who is nearby'],
    ['attack fr-1 2117', 'then commit CORPS for Fresh cavalry, ready for the dice'],
    ['pass', 'ends withdrawals, moves or attacks; end goes on from steps D and E'],
  ],
  counters: () => [],
  listing: (view, near) => (near === undefined ? mapLines(view) : nearLines(view, near)),
  overview: mapLines,
  units: rolls,
  headline,
  facts: () => ({}),
  secrets,
  owed,
  writtenOut,
};
