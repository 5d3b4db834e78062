import { choicesOf, type Game, type State, TABLE, writeAction } from '@hundred-days/kernel';
import type { World } from '@hundred-days/waterloo-campaign';
import {
  type Action,
  attackModifier,
  defenceModifier,
  board as ground,
  nameOfHex,
  nameOfSide,
  position,
  roadIsOpen,
  unitName,
  units,
  type WaterlooCampaign,
} from '@hundred-days/waterloo-campaign';
import { TEXTS } from '@hundred-days/waterloo-campaign/words';
import { choiceLines, wrapped } from './lines.ts';
import type { GameBoard, Roll } from './types.ts';

/** Waterloo Campaign at the terminal: each army in lines, a hex with what is around it. All of it is made from a view. */

/** How far a hex and its neighbourhood reach. */
const NEAR = 3;

const sideName = (side: number): string => nameOfSide(units.SIDES[side], TEXTS.english);
const allUnits = (w: World): number[] => [...Array(w.units).keys()];

const hexText = (w: World, hex: number): string => {
  const name = nameOfHex(w, hex, TEXTS.english);
  return name === null ? ground.hexId(w, hex) : `${ground.hexId(w, hex)} ${name}`;
};

/** GEN-4 to GEN-6: which side of its counter shows. */
function faceText(w: World, view: State, unit: number): string {
  if (units.isDetachment(w, unit)) return '';
  const back = position.faceOf(w, view, unit) === position.BACK;
  if (units.isHq(w, unit)) return back ? 'Battle' : 'Normal';
  if (w.cavalry[unit] === 1) return back ? 'Exhausted' : 'Fresh';
  return back ? 'Battle' : 'Advance';
}

const starsOf = (w: World, view: State, unit: number): number =>
  unit === w.hill ? view[w.at.hill] : w.stars[2 * unit + position.faceOf(w, view, unit)];

function valuesOf(w: World, view: State, unit: number): string {
  const at = 2 * unit + position.faceOf(w, view, unit);
  const stars = '*'.repeat(starsOf(w, view, unit));
  if (units.isHq(w, unit)) return `range ${w.range[at]}${stars === '' ? '' : ` ${stars}`}`;
  return units.isDetachment(w, unit) ? stars : `move ${w.allowance[at]}${stars === '' ? '' : ` ${stars}`}`;
}

/** fr-1 in 2116 Gosselies (Advance, move 4 *). */
function pieceText(w: World, view: State, unit: number): string {
  const state = [faceText(w, view, unit), valuesOf(w, view, unit)].filter((word) => word !== '').join(', ');
  return `${units.unitId(w, unit)} ${hexText(w, position.whereIs(w, view, unit))}${state === '' ? '' : ` (${state})`}`;
}

const KINDS: readonly (readonly [name: string, is: (w: World, unit: number) => boolean])[] = [
  ['HQs', units.isHq],
  ['Corps', units.isCorps],
  ['Detachments', units.isDetachment],
];

function armyLines(w: World, view: State, army: number): string[] {
  const own = allUnits(w).filter((unit) => w.army[unit] === army);
  const there = KINDS.flatMap(([name, is]) => {
    const found = own.filter((unit) => is(w, unit) && position.onMap(w, view, unit));
    return listed(
      `  ${name}:`,
      found.map((unit) => pieceText(w, view, unit)),
    );
  });
  return [`${units.ARMIES[army]}:`, ...there, ...waitingLines(w, view, own)];
}

/** Corps that come later, at an edge or back from being blown; Detachments that could be placed. */
function waitingLines(w: World, view: State, own: readonly number[]): string[] {
  const off = own.filter((unit) => !position.onMap(w, view, unit) && !units.isHq(w, unit) && isInPlay(w, view, unit));
  const [free, due] = [off.filter((unit) => units.isDetachment(w, unit)), off.filter((unit) => units.isCorps(w, unit))];
  return [
    ...listed(
      '  Off the map:',
      due.map((unit) => `${units.unitId(w, unit)} ${awayText(w, view, unit)}`),
    ),
    ...listed(
      '  Detachments at hand:',
      free.filter((unit) => isAtHand(w, view, unit)).map((unit) => units.unitId(w, unit)),
    ),
  ];
}

const isInPlay = (w: World, view: State, unit: number): boolean => position.whereIs(w, view, unit) !== position.ABSENT;
const isAtHand = (w: World, view: State, unit: number): boolean => position.whereIs(w, view, unit) === position.OFF_MAP;
const listed = (head: string, words: readonly string[]): string[] =>
  words.length === 0 ? [] : wrapped(head, words, 6);

/** Where a piece is that stands in no hex. */
function awayText(w: World, view: State, unit: number): string {
  const where = position.whereIs(w, view, unit);
  if (where === position.ELIMINATED) return 'eliminated';
  if (where === position.BLOWN) return `blown, due on turn ${view[w.at.due + unit]}`;
  return units.isCorps(w, unit) ? `enters on turn ${view[w.at.due + unit]}` : 'at hand';
}

const mapLines = (w: World, view: State): string[] => units.ARMIES.flatMap((_, army) => armyLines(w, view, army));

const SIDES_OF_HEX: readonly (readonly [bit: number, word: string])[] = [
  [ground.ROAD, 'road'],
  [ground.RIVER, 'river'],
  [ground.BRIDGE, 'bridge'],
];

function zoneText(w: World, view: State, hex: number): string[] {
  return [units.FRENCH, units.COALITION].flatMap((side) =>
    position.inZoc(w, view, side, hex)
      ? [`${sideName(side)} ZoC`]
      : position.inZone(w, view, side, hex)
        ? [`${sideName(side)} ZoI`]
        : [],
  );
}

/** A hex: its ground, its sides, its zones, and every piece nearby. */
function nearLines(w: World, view: State, hex: number): string[] {
  const facts = [w.terrain[hex], ...(w.stream[hex] === 1 ? ['stream'] : []), ...zoneText(w, view, hex)];
  const sides = w.map.ids.flatMap((id, other) => {
    if (!ground.adjacent(w, hex, other)) return [];
    const words = SIDES_OF_HEX.filter(([bit]) => (ground.sideBetween(w, hex, other) & bit) !== 0).map(
      ([, word]) => word,
    );
    return words.length === 0 ? [] : [`${id} ${words.join(' and ')}`];
  });
  const near = allUnits(w).filter(
    (unit) => position.onMap(w, view, unit) && w.map.distance(hex, position.whereIs(w, view, unit)) <= NEAR,
  );
  return [
    ...wrapped(`${hexText(w, hex)}:`, facts, 2),
    ...listed('  to', sides),
    ...(near.length === 0 ? ['  nobody within 3 hexes'] : []),
    ...listed(
      '  within 3 hexes:',
      near.map((unit) => pieceText(w, view, unit)),
    ),
  ];
}

function headline(w: World, view: State): string {
  const turn = view[w.at.turn];
  const road = roadIsOpen(w, view) ? `open (${w.roadToTheNorth} more for the French at the end)` : 'closed';
  const rain = (view[w.at.rain] & (1 << turn)) === 0 ? '' : ', rain';
  const points = [units.FRENCH, units.COALITION].map((side) => `${sideName(side)} ${position.pointsOf(w, view, side)}`);
  return `Turn ${turn} of ${w.turns} (${w.turnNames[turn - 1]}${rain}). Victory Points: ${points.join(', ')}; the road north is ${road}.`;
}

const rolls = (w: World, view: State): Roll[] =>
  allUnits(w)
    .filter((unit) => isInPlay(w, view, unit))
    .map((unit) => ({
      id: units.unitId(w, unit),
      seat: w.side[unit],
      name: unitName(w, units.unitId(w, unit), TEXTS.english),
      values: valuesOf(w, view, unit).padEnd(10),
      where: position.onMap(w, view, unit) ? hexText(w, position.whereIs(w, view, unit)) : awayText(w, view, unit),
      onMap: position.onMap(w, view, unit),
      state: position.onMap(w, view, unit) ? faceText(w, view, unit) : '',
    }));

const signed = (value: number): string => (value < 0 ? `${value}` : `+${value}`);

/** Attacks with what is added to each side's die (ATT-5). */
function attackLines(w: World, game: Game, view: State, seat: number): string[] {
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
      const defender = position.unitIn(w, view, action.hex);
      const own = signed(attackModifier(w, view, action.unit, defender));
      const other = signed(defenceModifier(w, view, action.unit, defender));
      return [
        `  attack ${units.unitId(w, action.unit)} ${ground.hexId(w, action.hex)}: ${own} against ${units.unitId(w, defender)} ${other}`,
      ];
    });
  return lines.length === 0 ? ['Nobody can attack: pass.'] : ['Attacks, before cavalry is committed:', ...lines];
}

const able = (w: World, game: Game, view: State, seat: number): string[] =>
  game
    .phase(view)
    .pieces(view, seat)
    .filter((piece) => piece !== TABLE)
    .map((unit) => units.unitId(w, unit));

function owed(w: World, game: Game, view: State, seat: number): string[] {
  const left = view[w.at.left + seat];
  switch (position.stepOf(w, view)) {
    case 'over':
      return [];
    case 'attack':
      return attackLines(w, game, view, seat);
    case 'movement':
      return [
        ...(left > 0 ? [`Moves left: ${left}.`] : []),
        ...listed('Can move (choices UNIT says where):', able(w, game, view, seat)),
      ];
    case 'hq':
      return listed('Still to place (choices HQ says where):', able(w, game, view, seat));
    case 'detachments':
      return listed('Can be placed (choices UNIT says where), or end:', able(w, game, view, seat));
    default:
      return choiceLines(game, view, seat);
  }
}

/** A march by its end alone: under the first HQ that can command it, by the referee's way. */
function writtenOut(w: World, game: Game, view: State, seat: number, line: string): string {
  const words = line.trim().split(/\s+/);
  const [who, where] = words[0] === 'enter' ? words.slice(1) : words;
  const [unit, hex] = [units.unitIndex(w, who ?? ''), w.map.indexOf(where ?? '')];
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
function secrets(w: World, view: State, seat: number): string[] {
  const isSecret = position.plays(w, view, 'secretMoveRolls') && (view[w.at.allowance] & (1 << seat)) !== 0;
  return isSecret ? [`You have ${view[w.at.left + seat]} moves left.`] : [];
}

export const createBoard = ({ world: w }: WaterlooCampaign): GameBoard => ({
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
  listing: (view, near) => (near === undefined ? mapLines(w, view) : nearLines(w, view, near)),
  overview: (view) => mapLines(w, view),
  units: (view) => rolls(w, view),
  headline: (view) => headline(w, view),
  facts: () => ({}),
  secrets: (view, seat) => secrets(w, view, seat),
  owed: (game, view, seat) => owed(w, game, view, seat),
  writtenOut: (game, view, seat, line) => writtenOut(w, game, view, seat, line),
});
