import {
  ACTIONS,
  type Action,
  allowanceOf,
  board,
  type DayOfWaterloo,
  position,
  units,
} from '@hundred-days/day-of-waterloo';
import { goalOf, type Refusal, type State, whyNot } from '@hundred-days/kernel';
import { type Card, type CardLine, deedsOf, hexHead, type Looking, line } from '../../face/look/card.ts';
import { type Stage, stageOf } from '../../face/look/stage.ts';
import { LOOK } from '../../face/look/words.ts';
import type { Explanation, Sight } from '../../face/types.ts';
import { joined } from '../../text/joined.ts';
import { mapData } from './art.ts';
import { type Ask, points } from './asking.ts';
import { pinningOf } from './explain.ts';
import { wayOf } from './hand.ts';
import { showsOf, signsOf } from './legend.ts';
import { logLine } from './log.ts';
import { corpsName, entryTo, hexNumber, hourName, nameOfHex, shortName } from './names.ts';
import { faceNow, isOwnSide, isPinned } from './pieces.ts';
import type { Setting } from './setting.ts';
import { WORDS } from './text/lookWords.ts';

/** What can be said of a piece and of a hex, by the view of whoever looks. */

const { tell, tellMany } = WORDS;

export interface Told {
  readonly game: DayOfWaterloo;
  readonly w: Setting;
  readonly zones: Sight;
  explain(view: State, no: Refusal, language: string): Explanation;
}

export async function lookingOf(told: Told, language: string): Promise<Looking<Action>> {
  await Promise.all([WORDS.load(language), LOOK.load(language)]);
  const { w, zones } = told;
  const stage = stageOf(mapData(w));
  return {
    piece: (asked, piece) => (piece >= w.units ? leaderCard(w, asked, piece) : unitCard(w, asked, piece)),
    place: (asked, place) => groundCard(told, stage, asked, place),
    shows: (reader) => showsOf(w, stage, zones, reader),
    signs: (reader) => signsOf(w, stage, reader),
  };
}

/** "½ point", "2 points"; in French one and a half is still one. */
const inPoints = (language: string, halves: number): string =>
  tell(language, halves > (language === 'fr' ? 3 : 2) ? 'points_other' : 'points_one', { n: points(halves) });

const namesOf = (w: Setting, pieces: readonly number[], language: string): string =>
  joined(
    pieces.map((piece) => shortName(w, piece, language)),
    tell(language, 'and'),
  );

/** "Prussian, the enemy" */
function whose(w: Setting, { viewer, language }: Ask, piece: number): string {
  const side = tell(language, `army.${units.ARMIES[w.army[piece]]}`);
  if (viewer < 0) return side;
  return LOOK.tell(language, isOwnSide(w, viewer, piece) ? 'own' : 'enemy', { side });
}

function unitCard(w: Setting, asked: Ask, unit: number): Card {
  const { view, language } = asked;
  const corps = position.corpsOf(w, view, unit);
  const hex = position.whereIs(w, view, unit);
  const zone = hex >= 0 && w.unitData[unit].type === 'cavalry' ? zoneOf(w, hex) : [];
  return {
    eyebrow: whose(w, asked, unit),
    title: shortName(w, unit, language),
    note: corpsName(w, corps, language),
    picture: { face: faceNow(w, view, unit, isOwnSide(w, asked.viewer, unit) ? 'top' : 'enemy') },
    lines: [
      strengthLine(w, asked, unit),
      moraleLine(w, asked, unit),
      ...(hex >= 0 ? [stackLine(w, asked, unit, hex)] : []),
      movementLine(w, asked, unit),
      ...gunLines(w, unit, language),
      ...(zone.length > 0
        ? [line(LOOK.tell(language, 'zone'), tellMany(language, 'zone', zone.length), '6.0b', '6.0c')]
        : []),
      corpsLine(w, view, corps, language),
      turnLine(w, asked, unit),
    ],
    zone,
  };
}

/** 5.4.2c: what is left of a unit that lies somewhere under another is closed; its counter is printed for all to read. */
function strengthLine(w: Setting, { view, language }: Ask, unit: number): CardLine {
  const label = LOOK.tell(language, 'strength');
  const of = w.strength[unit];
  if (position.whereIs(w, view, unit) === position.UNKNOWN)
    return line(label, tell(language, 'strengthPrinted', { of }), '5.4.2c');
  return line(label, tell(language, 'strengthOf', { n: position.strengthOf(w, view, unit), of }), '3.4.1a');
}

function moraleLine(w: Setting, { view, language }: Ask, unit: number): CardLine {
  const n = position.moraleOf(w, view, unit);
  const low = position.isDemoralized(w, view, unit);
  return line(
    tell(language, 'morale'),
    tell(language, low ? 'moraleLow' : 'moraleNow', { n }),
    low ? '12.2a' : '3.4.1a',
  );
}

/** 5.4.2a: of an enemy stack nothing but that its top counter is the top counter. */
function stackLine(w: Setting, { view, viewer, language }: Ask, unit: number, hex: number): CardLine {
  if (!isOwnSide(w, viewer, unit)) return line(tell(language, 'stack'), tell(language, 'stackEnemy'), '5.4.2a');
  const there = position.unitsIn(w, view, hex);
  const facts = { i: there.indexOf(unit) + 1, n: there.length, sp: position.spIn(w, view, hex) };
  return line(tell(language, 'stack'), tell(language, 'stackOwn', facts), '5.2a');
}

function movementLine(w: Setting, { view, language }: Ask, piece: number): CardLine {
  const label = LOOK.tell(language, 'movement');
  const hex = position.whereIs(w, view, piece);
  if (hex === position.CADRE) return line(label, tell(language, 'cadre'), '8.3a');
  if (hex === position.GONE) return line(label, tell(language, 'gone'), '13.1a');
  if (hex === position.EXITED) return line(label, tell(language, 'left'), '9.3.6a');
  if (hex === position.OFF_MAP && view[w.at.due + piece] > 0) {
    const hour = hourName(w.times[view[w.at.due + piece] - 1], language);
    return line(label, tell(language, 'comes', { hour, entry: view[w.at.entry + piece] }), '9.2.2a');
  }
  const of = allowanceOf(w, view, piece);
  const less = w.allowance[piece] - of;
  const n = inPoints(language, of);
  if (hex >= 0 && isPinned(w, view, piece)) {
    const by = namesOf(w, pinningOf(w, view, hex, w.side[piece]), language);
    return line(label, tell(language, 'pinned', { n, units: by }), '6.1a');
  }
  if (position.did(w, view, piece, position.MOVED)) return line(label, tell(language, 'moved', { n }), '9.3.2a');
  if (position.is(w, view, piece, position.REORGANIZING)) return line(label, tell(language, 'recovers', { n }), '8.1c');
  if (position.is(w, view, piece, position.OUT_OF_COMMAND)) return line(label, tell(language, 'outNow', { n }), '7.2a');
  return less > 0
    ? line(label, tell(language, 'movesMud', { n, less: points(less) }), '9.2.13a')
    : line(label, tell(language, 'moves', { n }), '9.1a');
}

function gunLines(w: Setting, unit: number, language: string): CardLine[] {
  const label = tell(language, 'guns');
  if (w.range[unit] > 0) return [line(label, tell(language, 'range', { n: w.range[unit] }), '10.2a')];
  return w.inherent[unit] > 0 ? [line(label, tell(language, 'inherent', { n: w.inherent[unit] }), '10.5a')] : [];
}

/** 6.0b */
const zoneOf = (w: Setting, hex: number): number[] =>
  [0, 1, 2, 3, 4, 5].filter((d) => w.zoneSide[6 * hex + d] === 1).map((d) => w.neighbours[6 * hex + d]);

function corpsLine(w: Setting, view: State, corps: number, language: string): CardLine {
  const { full, demoralization } = position.levelsOf(w, view, corps);
  const facts = { lost: view[w.at.losses + corps], of: full, level: demoralization };
  return line(tell(language, 'corps'), tell(language, 'corpsState', facts), '12.1a');
}

function turnLine(w: Setting, { view, past, language }: Ask, piece: number): CardLine {
  const turn = view[w.at.turn];
  const done = deedsOf(
    past.steps(),
    w.unitId(piece),
    ({ type, data }) => type === 'phase' && data.turn !== turn,
    (event) => logLine(w, event, language),
  );
  return line(LOOK.tell(language, 'turn'), done.length === 0 ? LOOK.tell(language, 'nothingYet') : done.join('. '));
}

function leaderCard(w: Setting, asked: Ask, leader: number): Card {
  const { view, language } = asked;
  const { kind, commandRadiusMP: n } = w.leaderData[leader - w.units];
  const corps = w.corpsLeader.indexOf(leader);
  const army = kind === 'army';
  return {
    eyebrow: whose(w, asked, leader),
    title: shortName(w, leader, language),
    note:
      army || corps < 0
        ? tell(language, 'leaderArmy')
        : tell(language, 'leaderCorps', { corps: corpsName(w, corps, language) }),
    picture: { face: faceNow(w, view, leader) },
    lines: [
      line(
        tell(language, 'command'),
        tell(language, army ? 'commandArmy' : 'commandCorps', { n }),
        army ? '7.1b' : '7.1c',
        '7.5b',
      ),
      ...(position.is(w, view, leader, position.TACTICAL)
        ? [line(LOOK.tell(language, 'state'), tell(language, 'roleTactical'), '7.1d')]
        : []),
      movementLine(w, asked, leader),
      ...(corps >= 0 ? [corpsLine(w, view, corps, language)] : []),
      turnLine(w, asked, leader),
    ],
    zone: [],
  };
}

type Terrain = (typeof board.TERRAINS)[number];
const groundWord = (w: Setting, hex: number, language: string): string =>
  tell(language, `ground.${board.TERRAINS[w.terrain[hex]] as Terrain}`);

function groundCard(told: Told, stage: Stage, asked: Ask, hex: number): Card {
  const { w } = told;
  const { language } = asked;
  const name = nameOfHex(w, hex, language);
  return {
    ...hexHead(language, { name, hex: hexNumber(w, hex), ground: groundWord(w, hex, language) }),
    picture: stage.ground(hex),
    lines: [
      enterLine(w, hex, language),
      ...sideLines(w, hex, language),
      ...handLines(told, asked, hex),
      roomLine(w, hex, language),
      line(tell(language, 'height'), tell(language, w.high[hex] === 1 ? 'heightUp' : 'heightDown'), '10.3a'),
      ...combatLines(w, hex, language),
      ...zoneLines(w, asked, hex),
      ...edgeLines(w, hex, language),
    ],
    zone: [],
  };
}

function enterLine(w: Setting, hex: number, language: string): CardLine {
  const cost = (pace: number): string =>
    w.hexCost[pace][hex] < 0 ? tell(language, 'roadOnly') : inPoints(language, w.hexCost[pace][hex]);
  const [foot, horse, guns] = [board.INFANTRY, board.CAVALRY, board.ARTILLERY].map(cost);
  const text =
    foot === horse && foot === guns
      ? tell(language, 'enterAll', { n: foot })
      : tell(language, 'enterArms', { foot, horse, guns });
  return line(LOOK.tell(language, 'enter'), text, '9.2a');
}

const KINDS = ['highway', 'road', 'slope', 'crest', 'stream', 'river', 'pond', 'bridge', 'ford'] as const;
const SIDE_RULES: Readonly<Record<(typeof KINDS)[number], string>> = {
  highway: '9.2.1a',
  road: '9.2.1a',
  slope: '11.5a',
  crest: '10.3c',
  stream: '9.2.4b',
  river: '9.2.4a',
  pond: '9.2.12a',
  bridge: '5.3d',
  ford: '9.2.5a',
};
const SIDES = ['side.0', 'side.1', 'side.2', 'side.3', 'side.4', 'side.5'] as const;

/** Ways, heights and waters on the sides of a hex, each with the sides it is on. */
function sideLines(w: Setting, hex: number, language: string): CardLine[] {
  const { flags, bit } = w.hexsides;
  return KINDS.flatMap((kind) => {
    const on = SIDES.filter((_, d) => (flags[6 * hex + d] & bit[kind]) !== 0).map((side) => tell(language, side));
    return on.length === 0 ? [] : [line(tell(language, kind), on.join(', '), SIDE_RULES[kind])];
  });
}

/** What it costs the piece in hand to go there and by which way, or why it cannot. */
function handLines({ game, w, explain }: Told, asked: Ask, hex: number): CardLine[] {
  const { inHand, choices, view, viewer, language } = asked;
  if (inHand === null || inHand < 0 || position.stepOf(w, view) !== 'movement') return [];
  const label = LOOK.tell(language, 'forUnit', { unit: shortName(w, inHand, language) });
  const march = choices.find((action) => goalOf(ACTIONS, action) === hex);
  const found = march === undefined ? null : wayOf(w, march, view);
  if (found !== null) {
    const n = points(2 * (found.costs[found.costs.length - 1] ?? 0));
    const between = found.places.slice(1, -1).map((place) => hexNumber(w, place));
    const facts = { n, of: points(allowanceOf(w, view, inHand)), way: between.join(', ') };
    return [line(label, tell(language, between.length === 0 ? 'reachNext' : 'reach', facts), '9.1a')];
  }
  if (position.whereIs(w, view, inHand) === hex) return [line(label, tell(language, 'stays'))];
  const no = whyNot(game, view, viewer, inHand, hex);
  return no === null ? [] : [line(label, explain(view, no, language).text, no.rule)];
}

const roomLine = (w: Setting, hex: number, language: string): CardLine =>
  w.mostSP[hex] > 0
    ? line(tell(language, 'room'), tell(language, 'roomSp', { n: w.mostSP[hex] }), '5.2a')
    : line(tell(language, 'room'), tell(language, 'roomOne'), '5.2b');

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

function combatLines(w: Setting, hex: number, language: string): CardLine[] {
  const { combatModifier, bombardModifier, blocksLos } = w.documents.tables.terrain[board.TERRAINS[w.terrain[hex]]];
  const combat =
    combatModifier === 0 ? tell(language, 'combatOpen') : tell(language, 'combatBy', { by: signed(combatModifier) });
  const fire = [
    ...(bombardModifier === 0 ? [] : [tell(language, 'fireBy', { by: signed(bombardModifier) })]),
    tell(language, blocksLos ? 'fireBlocked' : 'fireOpen'),
  ];
  return [
    line(LOOK.tell(language, 'combat'), combat, '11.5a'),
    line(LOOK.tell(language, 'fire'), fire.join('; '), '10.3b'),
  ];
}

function zoneLines(w: Setting, { view, viewer, language }: Ask, hex: number): CardLine[] {
  const side = viewer < 0 ? view[w.at.phasing] : position.sideOfSeat(viewer);
  const by = pinningOf(w, view, hex, side);
  const label = LOOK.tell(language, 'enemyZone');
  return [
    by.length === 0
      ? line(label, LOOK.tell(language, 'none'), '6.0b')
      : line(label, tell(language, 'covered', { units: namesOf(w, by, language) }), '6.0c'),
  ];
}

function edgeLines(w: Setting, hex: number, language: string): CardLine[] {
  const entry = w.entries.find((one) => one.hex === hex);
  if (entry === undefined) return [];
  const to = entryTo(w, entry.id, language);
  return [
    line(tell(language, 'entry'), tell(language, 'entryTo', { n: entry.id, to }), '3.3b'),
    ...(w.exitBy[hex] > 0 ? [line(tell(language, 'entry'), tell(language, 'exitTo', { to }), '9.3.6a')] : []),
  ];
}
