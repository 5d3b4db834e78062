import { type GameEvent, goalOf, type Refusal, type State, whyNot } from '@hundred-days/kernel';
import { ACTIONS, type Action, board, type LastBattles, position, units } from '@hundred-days/last-battles';
import { type Card, type CardLine, deedsOf, hexHead, type Looking, line } from '../../face/look/card.ts';
import { type Stage, stageOf } from '../../face/look/stage.ts';
import { LOOK } from '../../face/look/words.ts';
import type { Asked, Explanation, FaceHand, LogLine, Sight } from '../../face/types.ts';
import { mapData } from './art.ts';
import { points } from './asking.ts';
import { formationOf } from './formation.ts';
import { showsOf, signsOf } from './legend.ts';
import { hexNumber, hourName, nameOfHex, shortName, unitName } from './names.ts';
import { faceNow, isDemoralized, isReduced } from './pieces.ts';
import type { Setting } from './setting.ts';
import { WORDS } from './text/lookWords.ts';

/** What can be said of a unit and of a hex, by the view of whoever looks. */

type Ask = Asked<Action>;
const { tell, tellMany } = WORDS;

/** What the table of the game already says: its log, why not, and the way of a march. */
export interface Told {
  readonly game: LastBattles;
  readonly w: Setting;
  readonly zones: Sight;
  logLine(event: GameEvent, language: string): LogLine;
  explain(view: State, no: Refusal, language: string): Explanation;
  readonly way: FaceHand<Action>['way'];
}

export async function lookingOf(told: Told, language: string): Promise<Looking<Action>> {
  await Promise.all([WORDS.load(language), LOOK.load(language)]);
  const { w, zones } = told;
  const stage = stageOf(mapData(w));
  return {
    piece: (asked, piece) => unitCard(told, asked, piece),
    place: (asked, place) => groundCard(told, stage, asked, place),
    shows: (reader) => showsOf(w, stage, zones, reader),
    signs: (reader) => signsOf(w, stage, reader),
  };
}

/** "½ point", "2 points"; in French one and a half is still one. */
const inPoints = (language: string, halves: number): string =>
  tell(language, halves > (language === 'fr' ? 3 : 2) ? 'points_other' : 'points_one', { n: points(halves) });

type Terrain = (typeof board.TERRAINS)[number];
const terrainOf = (w: Setting, hex: number): Terrain => board.TERRAINS[w.terrain[hex]];
const groundWord = (w: Setting, hex: number, language: string): string => tell(language, `ground.${terrainOf(w, hex)}`);

export type Army = 'french' | 'anglo-allied' | 'prussian';
const armyName = (language: string, army: string): string => tell(language, `army.${army as Army}`);

function unitCard(told: Told, asked: Ask, unit: number): Card {
  const { w } = told;
  const { view, language } = asked;
  const { title } = unitName(w, unit, language);
  const hex = position.whereIs(w, view, unit);
  const standing = hex >= 0;
  return {
    eyebrow: whose(w, asked, unit),
    title,
    note: formationOf(w.unitData[unit], language),
    picture: { face: faceNow(w, view, unit) },
    lines: [
      strengthLine(w, asked, unit),
      ...(standing ? defenceLines(w, asked, unit) : []),
      movementLine(w, asked, unit),
      ...(w.gun[unit] === 1 && standing ? [gunLine(w, asked, unit)] : []),
      ...stateLines(w, asked, unit),
      ...(standing ? [zoneLine(w, view, hex, language)] : []),
      turnLine(told, asked, unit),
      ...touchLines(w, asked, unit),
    ],
    zone: standing ? zoneOf(w, view, hex) : [],
  };
}

/** "Prussian, the enemy" */
function whose(w: Setting, { viewer, language }: Ask, unit: number): string {
  const side = armyName(language, w.unitData[unit].army);
  if (viewer < 0) return side;
  return LOOK.tell(language, w.side[unit] === viewer ? 'own' : 'enemy', { side });
}

function strengthLine(w: Setting, { view, language }: Ask, unit: number): CardLine {
  const label = LOOK.tell(language, 'strength');
  const n = position.strengthOf(w, view, unit);
  const alone = tell(language, isReduced(w, view, unit) ? 'reduced' : 'full', { n });
  const rule = isReduced(w, view, unit) ? '3.42b' : '3.42a';
  const others = position.onMap(w, view, unit)
    ? position.unitsIn(w, view, position.whereIs(w, view, unit)).filter((other) => other !== unit)
    : [];
  if (others.length === 0) return line(label, alone, rule);
  const sum = others.reduce((all, other) => all + position.strengthOf(w, view, other), n);
  const other = others.map((one) => shortName(w, one, language)).join(', ');
  return line(label, tell(language, 'stacked', { n: alone, other, sum }), rule, '7.2a');
}

/** 7.3: what the hex makes of its strength, whoever attacks. */
function defenceLines(w: Setting, { view, language }: Ask, unit: number): CardLine[] {
  const hex = position.whereIs(w, view, unit);
  const strength = position.strengthOf(w, view, unit);
  const [by, ground] = [w.defence[hex], groundWord(w, hex, language)];
  const label = tell(language, 'defence');
  const cavalry = w.arm[unit] === units.CAVALRY;
  if (by > 1) return [line(label, tell(language, 'defends', { n: by * strength, ground, by }), '7.3')];
  if (cavalry && w.halving[hex] === 1)
    return [line(label, tell(language, 'defendsHalved', { n: (strength + 1) >> 1, ground }), '7.32')];
  return cavalry ? [line(label, tell(language, 'attacksHalved'), '7.3y')] : [];
}

function movementLine(w: Setting, { view, language }: Ask, unit: number): CardLine {
  const label = LOOK.tell(language, 'movement');
  const hex = position.whereIs(w, view, unit);
  if (hex === position.DESTROYED)
    return line(label, tell(language, 'lost', { n: position.strengthOf(w, view, unit) }), '11.2a');
  if (hex === position.EXITED) return line(label, tell(language, 'gone'), '6.12');
  const n = points(w.allowance[unit]);
  if (hex < 0) return arrivalLine(w, view, unit, label, n, language);
  const moving = position.stepOf(w, view) === 'movement' && w.side[unit] === view[w.at.phasing];
  if (moving && position.did(w, view, unit, position.MOVED)) return line(label, tell(language, 'moved', { n }), '5.15');
  if (position.inEnemyZone(w, view, unit)) return line(label, tell(language, 'locked', { n }), '5.4b');
  return line(label, tell(language, 'moves', { n }), '5.1');
}

function arrivalLine(w: Setting, view: State, unit: number, label: string, n: string, language: string): CardLine {
  const due = view[w.at.due + unit];
  if (due <= 0) return line(label, tell(language, 'moves', { n }), '5.1');
  const hour = hourName(position.battleOf(w, view).turnIds[due] ?? '', language);
  const hex = hexNumber(w, view[w.at.entry + unit]);
  const later = due > view[w.at.turn];
  return line(label, tell(language, later ? 'comes' : 'waits', { n, hour, hex }), later ? '9.0a' : '9.0b');
}

function gunLine(w: Setting, { view, language }: Ask, unit: number): CardLine {
  const held = position.inEnemyZone(w, view, unit);
  return line(tell(language, 'guns'), tell(language, held ? 'gunsHeld' : 'gunsFree'), held ? '8.41' : '8.11');
}

/** What it owes or has done in this Combat Phase, and how its army stands. */
function stateLines(w: Setting, { view, language }: Ask, unit: number): CardLine[] {
  const label = LOOK.tell(language, 'state');
  const lines: CardLine[] = [];
  const fighting = !['movement', 'over'].includes(position.stepOf(w, view));
  const own = w.side[unit] === view[w.at.phasing];
  if (position.did(w, view, unit, position.ATTACKED)) lines.push(line(label, tell(language, 'attacked'), '7.1a'));
  else if (position.did(w, view, unit, position.WAS_ATTACKED))
    lines.push(line(label, tell(language, 'targeted'), '7.1b'));
  else if (fighting && position.onMap(w, view, unit) && position.did(w, view, unit, position.BOUND))
    lines.push(line(label, tell(language, own ? 'owes' : 'owed'), own ? '7.11a' : '7.11b'));
  if (isDemoralized(w, view, unit)) lines.push(line(tell(language, 'morale'), tell(language, 'demoralized'), '11.0'));
  return lines;
}

/** 5.4a, without what 5.4c keeps out of it. */
function zoneOf(w: Setting, view: State, hex: number): number[] {
  const sides = position.zoneSides(w, view);
  return [0, 1, 2, 3, 4, 5].filter((d) => sides[6 * hex + d] === 1).map((d) => w.neighbours[6 * hex + d]);
}

const zoneLine = (w: Setting, view: State, hex: number, language: string): CardLine =>
  line(LOOK.tell(language, 'zone'), tellMany(language, 'zone', zoneOf(w, view, hex).length), '5.4a', '5.4b');

function turnLine({ w, logLine }: Told, { view, past, language }: Ask, unit: number): CardLine {
  const turn = view[w.at.turn];
  const done = deedsOf(
    past.steps(),
    w.unitId(unit),
    ({ type, data }) => type === 'phase' && data.turn !== turn,
    (event) => logLine(event, language),
  );
  return line(LOOK.tell(language, 'turn'), done.length === 0 ? LOOK.tell(language, 'nothingYet') : done.join('. '));
}

function touchLines(w: Setting, { view, language }: Ask, unit: number): CardLine[] {
  const hex = position.whereIs(w, view, unit);
  const near = hex < 0 ? [] : enemiesNextTo(w, view, hex, w.side[unit]);
  if (near.length === 0) return [];
  const names = near.map((one) => shortName(w, one, language)).join(', ');
  return [{ ...line(LOOK.tell(language, 'touches'), names), faces: near.map((one) => faceNow(w, view, one)) }];
}

/** 7.13: not over a river without a bridge. */
const enemiesNextTo = (w: Setting, view: State, hex: number, side: number): number[] =>
  [...w.neighbours.subarray(6 * hex, 6 * hex + 6)]
    .filter((next) => next >= 0 && board.touching(w, hex, next))
    .flatMap((next) => position.unitsIn(w, view, next))
    .filter((other) => w.side[other] !== side);

function groundCard(told: Told, stage: Stage, asked: Ask, hex: number): Card {
  const { w } = told;
  const { view, language } = asked;
  const name = nameOfHex(w, hex, language);
  return {
    ...hexHead(language, { name, hex: hexNumber(w, hex), ground: groundWord(w, hex, language) }),
    picture: stage.ground(hex),
    lines: [
      enterLine(w, hex, language),
      ...sideLines(w, hex, language),
      ...handLines(told, asked, hex),
      combatLine(w, hex, language),
      fireLine(w, hex, language),
      ...(w.chateau[hex] === 1 ? [line(tell(language, 'room'), tell(language, 'roomChateau'), '10.2', '5.4c')] : []),
      ...enemyZoneLines(w, asked, hex),
      ...countLines(w, view, hex, language),
      ...edgeLines(w, view, hex, language),
    ],
    zone: [],
  };
}

const ENTER_RULES: Readonly<Record<Terrain, string>> = {
  clear: '5.6a',
  town: '5.6a',
  forest: '5.6b',
  marsh: '5.6b',
  chateau: '5.6c',
};

function enterLine(w: Setting, hex: number, language: string): CardLine {
  const [foot, horse] = [w.hexCost[units.INFANTRY][hex], w.hexCost[units.CAVALRY][hex]];
  const text =
    foot === horse
      ? tell(language, 'enterAll', { n: inPoints(language, foot) })
      : tell(language, 'enterArms', { foot: inPoints(language, foot), horse: inPoints(language, horse) });
  return line(LOOK.tell(language, 'enter'), text, ENTER_RULES[terrainOf(w, hex)]);
}

/** Roads, waters and crests on the sides of a hex, each with the sides it is on. */
function sideLines(w: Setting, hex: number, language: string): CardLine[] {
  const { line: lines, hexside } = w.documents.tables.terrainEffects;
  const { road, trail, stream, bridge, river, crest } = w.hexsides.bit;
  const by = w.waterDefence;
  const on = (test: (flags: number) => boolean): string => sidesOn(w, hex, test, language);
  const onRoad = on((flags) => (flags & road) !== 0);
  const onTrail = on((flags) => (flags & trail) !== 0 && (flags & road) === 0);
  const overStream = on((flags) => (flags & stream) !== 0 && (flags & bridge) === 0);
  const overBridge = on((flags) => (flags & bridge) !== 0);
  const overRiver = on((flags) => (flags & river) !== 0 && (flags & bridge) === 0);
  const overCrest = on((flags) => (flags & crest) !== 0);
  const cost = (points: number): string => inPoints(language, 2 * points);
  const row = (sides: string, label: string, text: string, ...rules: readonly string[]): CardLine[] =>
    sides === '' ? [] : [line(label, text, ...rules)];
  return [
    ...row(
      onRoad,
      tell(language, 'road'),
      tell(language, 'roadCost', { n: cost(lines.road.cost), sides: onRoad }),
      '5.21',
    ),
    ...row(
      onTrail,
      tell(language, 'trail'),
      tell(language, 'trailCost', { n: cost(lines.trail.cost), sides: onTrail }),
      '5.22',
    ),
    ...row(
      overStream,
      tell(language, 'stream'),
      tell(language, 'streamCost', { n: cost(hexside.stream.add), sides: overStream, by }),
      '5.24',
      '7.3x',
    ),
    ...row(
      overBridge,
      tell(language, 'bridge'),
      tell(language, 'bridgeCost', { sides: overBridge, by }),
      '5.23',
      '7.3x',
    ),
    ...row(overRiver, tell(language, 'river'), tell(language, 'riverCost', { sides: overRiver }), '5.23', '8.45'),
    ...row(overCrest, tell(language, 'crest'), tell(language, 'crestCost', { sides: overCrest }), '5.6d', '5.62'),
  ];
}

const SIDES = ['side.0', 'side.1', 'side.2', 'side.3', 'side.4', 'side.5'] as const;

const sidesOn = (w: Setting, hex: number, test: (flags: number) => boolean, language: string): string =>
  SIDES.filter((_, d) => test(w.hexsides.flags[6 * hex + d]))
    .map((side) => tell(language, side))
    .join(', ');

/** What it costs the unit in hand to go there and by which way, or why it cannot. */
function handLines({ game, w, explain, way }: Told, asked: Ask, hex: number): CardLine[] {
  const { inHand, choices, view, viewer, language } = asked;
  if (inHand === null || position.stepOf(w, view) !== 'movement') return [];
  const label = LOOK.tell(language, 'forUnit', { unit: shortName(w, inHand, language) });
  const march = choices.find((action) => goalOf(ACTIONS, action) === hex);
  const found = march === undefined ? null : way(march, view);
  if (found !== null) {
    const [spent, of] = [2 * (found.costs[found.costs.length - 1] ?? 0), w.allowance[inHand]];
    const between = found.places.slice(1, -1).map((place) => hexNumber(w, place));
    const facts = { n: points(spent), of: points(of), left: points(Math.max(0, of - spent)), way: between.join(', ') };
    return [line(label, tell(language, between.length === 0 ? 'reachNext' : 'reach', facts), '5.2')];
  }
  if (position.whereIs(w, view, inHand) === hex) return [line(label, tell(language, 'stays'))];
  const no = whyNot(game, view, viewer, inHand, hex);
  return no === null ? [] : [line(label, explain(view, no, language).text, no.rule)];
}

const COMBAT_RULES: Readonly<Record<Terrain, readonly string[]>> = {
  clear: ['5.6a'],
  forest: ['7.3y', '7.32'],
  marsh: ['7.3y', '7.32'],
  town: ['7.3'],
  chateau: ['7.3', '10.31a'],
};

function combatLine(w: Setting, hex: number, language: string): CardLine {
  const terrain = terrainOf(w, hex);
  const text = tell(language, `combat.${terrain}`, { by: w.defence[hex] });
  return line(LOOK.tell(language, 'combat'), text, ...COMBAT_RULES[terrain]);
}

function fireLine(w: Setting, hex: number, language: string): CardLine {
  const terrain = terrainOf(w, hex);
  const label = LOOK.tell(language, 'fire');
  if (terrain === 'chateau') return line(label, tell(language, 'fire.chateau'), '5.62', '10.4');
  const blocks = w.documents.tables.terrainEffects.hex[terrain].blocksSight === true;
  return line(label, tell(language, blocks ? 'fire.blocked' : 'fire.open'), '5.62');
}

function enemyZoneLines(w: Setting, { view, viewer, language }: Ask, hex: number): CardLine[] {
  if (w.chateau[hex] === 1) return [];
  const side = viewer < 0 ? view[w.at.phasing] : viewer;
  const near = enemiesNextTo(w, view, hex, side);
  const label = LOOK.tell(language, 'enemyZone');
  if (near.length === 0) return [line(label, LOOK.tell(language, 'none'), '5.4a')];
  const names = near.map((one) => shortName(w, one, language));
  return [line(label, tell(language, 'zoneOf', { units: listed(language, names) }), '5.4b')];
}

/** "a, b and c" */
const listed = (language: string, names: readonly string[]): string =>
  names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} ${tell(language, 'and')} ${names[names.length - 1]}`;

/** 13.1: what holding the hex does in this battle, and who does. */
function countLines(w: Setting, view: State, hex: number, language: string): CardLine[] {
  const battle = position.battleOf(w, view);
  if (!Object.values(battle.objectives).some((hexes) => hexes.includes(hex))) return [];
  const moved = battle.heldModifiers.filter(({ hexes }) => hexes.includes(hex));
  const armies = moved.map(({ army }) => armyName(language, units.ARMIES[army]));
  const text =
    moved.length === 0
      ? tell(language, 'countsWin')
      : tell(language, 'countsLevel', { by: moved[0].amount, armies: listed(language, [...new Set(armies)]) });
  const holder = view[w.at.held + w.objective[hex] - 1];
  const held = holder === 0 ? '' : `; ${tell(language, 'heldBy', { army: sideName(w, view, holder - 1, language) })}`;
  return [line(tell(language, 'counts'), text + held, '13.1')];
}

/** A side by the armies it has in this battle. */
function sideName(w: Setting, view: State, side: number, language: string): string {
  const { armies } = position.battleOf(w, view);
  const own = armies.filter((army) => units.sideOfArmy(army) === side);
  return listed(
    language,
    own.map((army) => armyName(language, units.ARMIES[army])),
  );
}

function edgeLines(w: Setting, view: State, hex: number, language: string): CardLine[] {
  const battle = position.battleOf(w, view);
  const label = tell(language, 'edge');
  const lines: CardLine[] = [];
  if (battle.arrivals.some(({ entry }) => entry === hex)) lines.push(line(label, tell(language, 'entry'), '9.0a'));
  const leaving = [units.FRENCH, units.ALLIED].filter((side) => battle.exitCost[0][side * w.hexes + hex] > 0);
  if (leaving.length > 0) {
    const army = leaving.map((side) => sideName(w, view, side, language)).join(', ');
    lines.push(line(label, tell(language, 'exit', { army }), '6.0'));
  }
  return lines;
}
