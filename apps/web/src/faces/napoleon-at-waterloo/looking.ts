import { type State, whyNot } from '@hundred-days/kernel';
import {
  type Action,
  type NapoleonAtWaterloo,
  nameOfHex,
  nameOfSide,
  position,
} from '@hundred-days/napoleon-at-waterloo';
import { type Card, type CardLine, deedsOf, hexHead, type Looking, line } from '../../face/look/card.ts';
import { fromLine } from '../../face/look/from.ts';
import { type Stage, stageOf } from '../../face/look/stage.ts';
import { LOOK } from '../../face/look/words.ts';
import type { Asked, Sight } from '../../face/types.ts';
import { mapData } from './art.ts';
import { explain } from './explain.ts';
import { showsOf, signsOf } from './legend.ts';
import { logLine } from './log.ts';
import { shortName, unitName } from './names.ts';
import { wayOf } from './overlay.ts';
import { dutiesOf } from './pieces.ts';
import type { Setting } from './setting.ts';
import { WORDS } from './text/lookWords.ts';
import { listed, tell as say, textIn } from './text/words.ts';

/** What can be said of a unit and of a hex, by the view of whoever looks. */

type Ask = Asked<Action>;
const { tell, tellMany } = WORDS;

export async function lookingOf(
  game: NapoleonAtWaterloo,
  w: Setting,
  zones: Sight,
  language: string,
): Promise<Looking<Action>> {
  await Promise.all([WORDS.load(language), LOOK.load(language)]);
  const stage = stageOf(mapData(w));
  return {
    piece: (asked, piece) => unitCard(w, asked, piece),
    place: (asked, place) => groundCard(w, stage, game, asked, place),
    shows: (reader) => showsOf(w, stage, zones, reader),
    signs: (reader) => signsOf(w, stage, reader),
  };
}

function unitCard(w: Setting, asked: Ask, unit: number): Card {
  const { view, language } = asked;
  const { title, commander } = unitName(w, unit, language);
  const hex = position.whereIs(w, view, unit);
  const standing = hex >= 0;
  return {
    eyebrow: whose(w, asked, unit),
    title,
    note: commander,
    picture: { face: w.counters[unit] },
    lines: [
      strengthLine(w, asked, unit),
      movementLine(w, asked, unit),
      ...(w.gun[unit] === 1 && standing ? [gunLine(w, asked, unit)] : []),
      ...stateLines(w, asked, unit),
      ...(standing ? [zoneLine(w, hex, language)] : []),
      turnLine(w, asked, unit),
      ...touchLines(w, asked, unit),
      ...(standing ? [attackedLine(w, asked, unit, hex)] : []),
    ],
    zone: standing ? zoneOf(w, hex) : [],
  };
}

/** "Allied, the enemy" */
function whose(w: Setting, { viewer, language }: Ask, unit: number): string {
  const { nation } = w.unitData[unit];
  const side = nameOfSide(nation === 'french' || nation === 'prussian' ? nation : 'allied', textIn(language));
  if (viewer < 0) return side;
  return LOOK.tell(language, w.side[unit] === viewer ? 'own' : 'enemy', { side });
}

const groundWord = (w: Setting, hex: number, language: string): string =>
  say(language, `place.${w.terrain[hex] as Terrain}`);

type Stood = 'clear' | 'building' | 'woodsRoad';
type Terrain = Stood | 'woods';

/** 2.2: the rule of each kind of ground. */
const RULES: Readonly<Record<Terrain, string>> = {
  clear: '2.2.1',
  building: '2.2.2',
  woodsRoad: '2.2.3',
  woods: '2.2.4',
};

function strengthLine(w: Setting, { view, language }: Ask, unit: number): CardLine {
  const label = LOOK.tell(language, 'strength');
  const [n, hex] = [w.strength[unit], position.whereIs(w, view, unit)];
  if (hex < 0) return line(label, tell(language, 'strengthBeside', { n }), '2.5.1');
  const facts = { n, here: n * w.defence[hex], ground: say(language, `odds.${w.terrain[hex] as Stood}`) };
  const key = w.defence[hex] > 1 ? 'doubled' : 'strength';
  return line(label, tell(language, key, facts), RULES[w.terrain[hex] as Terrain]);
}

function movementLine(w: Setting, { view, language }: Ask, unit: number): CardLine {
  const label = LOOK.tell(language, 'movement');
  const facts = { n: w.allowance[unit], turn: view[w.at.due + unit] };
  const hex = position.whereIs(w, view, unit);
  if (hex === position.DESTROYED) return line(label, tell(language, 'lost', { n: w.strength[unit] }), '2.5.2');
  if (hex === position.EXITED) return line(label, tell(language, 'gone'), '8.3.4');
  if (hex < 0) {
    // 9.0: of the enemy's reinforcements the view does not hold when they come.
    if (facts.turn <= 0) return line(label, `${facts.n}, ${LOOK.tell(language, 'unknown')}`, '9.0.3');
    return line(label, tell(language, facts.turn > view[w.at.turn] ? 'comes' : 'waits', facts), '7.0.2');
  }
  const moving = position.stepOf(w, view) === 'movement' && w.side[unit] === view[w.at.phasing];
  if (moving && position.has(w, view, unit, position.MOVED))
    return line(label, tell(language, 'moved', facts), '4.0.3');
  if (position.inContact(w, view, unit)) return line(label, tell(language, 'frozen', facts), '4.5.3', '4.5.5');
  return line(label, tell(language, moving ? 'free' : 'freeLater', facts), '4.1.1');
}

function gunLine(w: Setting, { view, language }: Ask, unit: number): CardLine {
  const held = position.inContact(w, view, unit);
  return line(tell(language, 'guns'), tell(language, held ? 'gunsHeld' : 'gunsFree'), held ? '5.6.2' : '5.6.1');
}

/** What it owes or has done in this Combat Phase. */
function stateLines(w: Setting, { view, language }: Ask, unit: number): CardLine[] {
  const duties = dutiesOf(w, view);
  const label = LOOK.tell(language, 'state');
  if (position.has(w, view, unit, position.ATTACKED)) return [line(label, tell(language, 'attacked'), '5.2.1')];
  if (position.has(w, view, unit, position.TARGETED)) return [line(label, tell(language, 'targeted'), '5.2.2')];
  if (duties.mustAttack.includes(unit)) return [line(label, tell(language, 'owes'), '5.1.1')];
  return duties.mustBeAttacked.includes(unit) ? [line(label, tell(language, 'owed'), '5.1.2')] : [];
}

/** 4.5.1, without the woods nobody can enter. */
const zoneOf = (w: Setting, hex: number): number[] =>
  [...w.neighbours.subarray(6 * hex, 6 * hex + 6)].filter((next) => next >= 0 && w.closedHex[next] === 0);

const zoneLine = (w: Setting, hex: number, language: string): CardLine =>
  line(LOOK.tell(language, 'zone'), tellMany(language, 'zone', zoneOf(w, hex).length), '4.5.1', '4.5.2');

function turnLine(w: Setting, { view, past, language }: Ask, unit: number): CardLine {
  const turn = view[w.at.turn];
  const done = deedsOf(
    past.steps(),
    w.unitId(unit),
    ({ type, data }) => type === 'phase' && data.turn !== turn,
    (event) => logLine(w, event, language),
  );
  return line(LOOK.tell(language, 'turn'), done.length === 0 ? LOOK.tell(language, 'nothingYet') : done.join('. '));
}

function touchLines(w: Setting, { view, language }: Ask, unit: number): CardLine[] {
  const hex = position.whereIs(w, view, unit);
  if (hex < 0) return [];
  const near = enemiesNextTo(w, view, hex, w.side[unit]);
  if (near.length === 0) return [];
  const names = near.map((one) => shortName(w, one, language)).join(', ');
  return [{ ...line(LOOK.tell(language, 'touches'), names), faces: near.map((one) => w.counters[one]) }];
}

/** 5.0.1: in contact, and by guns at two hexes. */
function attackedLine(w: Setting, { view, language }: Ask, unit: number, hex: number): CardLine {
  const open = zoneOf(w, hex).filter((next) => {
    const there = position.unitIn(w, view, next);
    return there < 0 || w.side[there] !== w.side[unit];
  });
  const hexes = open.map((next) => w.hexId(next));
  return fromLine(language, hexes, tell(language, 'gunsReach'), '5.0.1', '5.6.1');
}

const enemiesNextTo = (w: Setting, view: State, hex: number, side: number): number[] =>
  [...w.neighbours.subarray(6 * hex, 6 * hex + 6)]
    .map((next) => (next < 0 ? -1 : position.unitIn(w, view, next)))
    .filter((other) => other >= 0 && w.side[other] !== side);

function groundCard(w: Setting, stage: Stage, game: NapoleonAtWaterloo, asked: Ask, hex: number): Card {
  const { language } = asked;
  const terrain = w.terrain[hex] as Terrain;
  const rule = RULES[terrain];
  const name = nameOfHex(w, hex, textIn(language));
  return {
    ...hexHead(language, { name, hex: w.hexId(hex), ground: groundWord(w, hex, language) }),
    picture: stage.ground(hex),
    lines: [
      line(LOOK.tell(language, 'enter'), tell(language, `enter.${terrain}`), rule),
      ...handLines(w, game, asked, hex),
      line(LOOK.tell(language, 'combat'), tell(language, `combat.${terrain}`), rule),
      line(LOOK.tell(language, 'fire'), tell(language, `fire.${terrain}`), '2.2.6'),
      ...(terrain === 'woods' ? [] : [enemyZoneLine(w, asked, hex)]),
      ...edgeLines(w, hex, language),
    ],
    zone: [],
  };
}

/** What it costs the unit in hand to go there and by which way, or why it cannot. */
function handLines(w: Setting, game: NapoleonAtWaterloo, asked: Ask, hex: number): CardLine[] {
  const { inHand, choices, view, viewer, language } = asked;
  if (inHand === null || position.stepOf(w, view) !== 'movement') return [];
  const label = LOOK.tell(language, 'forUnit', { unit: shortName(w, inHand, language) });
  const way = choices.map(wayOf).find((one) => one !== null && one.places[one.places.length - 1] === hex);
  if (way != null) {
    const [n, of] = [way.costs.length, w.allowance[inHand]];
    const between = way.places.slice(way.places.length - n, -1).map((place) => w.hexId(place));
    const facts = { n, of, left: of - n, way: listed(language, between, 'and') };
    return [line(label, tell(language, between.length === 0 ? 'reachNext' : 'reach', facts), '4.2.1')];
  }
  if (position.whereIs(w, view, inHand) === hex) return [line(label, tell(language, 'stays'))];
  const no = whyNot(game, view, viewer, inHand, hex);
  return no === null ? [] : [line(label, explain(w, view, no, language).text, no.rule)];
}

function enemyZoneLine(w: Setting, { view, viewer, language }: Ask, hex: number): CardLine {
  const side = viewer < 0 ? view[w.at.phasing] : viewer;
  const near = enemiesNextTo(w, view, hex, side);
  const label = LOOK.tell(language, 'enemyZone');
  if (near.length === 0) return line(label, LOOK.tell(language, 'none'), '4.5.1');
  const names = near.map((one) => shortName(w, one, language));
  return line(label, tell(language, 'zoneOf', { units: listed(language, names, 'and') }), '4.5.2');
}

function edgeLines(w: Setting, hex: number, language: string): CardLine[] {
  const label = tell(language, 'edge');
  const lines: CardLine[] = [];
  if (w.entryHex[hex] === 1) lines.push(line(label, tell(language, 'entry'), '7.0.2'));
  if (w.exitHex[hex] === 1) lines.push(line(label, tell(language, 'exit'), '8.3.2'));
  return lines;
}
