import { type State, whyNot } from '@hundred-days/kernel';
import { type Action, board, nameOfHex, position, units, type WaterlooCampaign } from '@hundred-days/waterloo-campaign';
import { type Card, type CardLine, deedsOf, hexHead, type Looking, line } from '../../face/look/card.ts';
import { fromLine } from '../../face/look/from.ts';
import { type Stage, stageOf } from '../../face/look/stage.ts';
import { LOOK } from '../../face/look/words.ts';
import type { Asked, Sight } from '../../face/types.ts';
import { mapData } from './art.ts';
import { explain } from './explain.ts';
import { showsOf, signsOf } from './legend.ts';
import { logLine } from './log.ts';
import { faceNow, shortName, sideUp, unitName } from './names.ts';
import { flips, goalOf, hqsOf, wayOf } from './overlay.ts';
import { armyName, formationName, modeName } from './pieces.ts';
import { WORDS } from './text/lookWords.ts';
import { listed, tell as say, textIn } from './text/words.ts';
import type { World } from './world.ts';

/** What can be said of a Corps, a Detachment, an HQ and a hex, by the view of whoever looks. */

type Ask = Asked<Action>;
const { tell, tellMany } = WORDS;

export async function lookingOf(
  game: WaterlooCampaign,
  w: World,
  sights: readonly Sight[],
  language: string,
): Promise<Looking<Action>> {
  await Promise.all([WORDS.load(language), LOOK.load(language)]);
  const stage = stageOf(mapData(w));
  return {
    piece: (asked, piece) => pieceCard(w, asked, piece),
    place: (asked, place) => groundCard(w, stage, game, asked, place),
    shows: (reader) => showsOf(w, stage, sights, reader),
    signs: (reader) => signsOf(w, stage, reader),
  };
}

function pieceCard(w: World, asked: Ask, unit: number): Card {
  const { view, language } = asked;
  const { title, commander } = unitName(w, unit, language);
  const hex = position.whereIs(w, view, unit);
  return {
    eyebrow: whose(w, asked, unit),
    title,
    note: commander,
    picture: { face: faceNow(w, view, unit) },
    lines: [...(units.isHq(w, unit) ? hqLines(w, asked, unit) : unitLines(w, asked, unit)), turnLine(w, asked, unit)],
    zone: hex >= 0 && !units.isHq(w, unit) ? controlOf(w, hex) : [],
  };
}

function whose(w: World, { viewer, language }: Ask, unit: number): string {
  const side = armyName(w, unit, language);
  return viewer < 0 ? side : LOOK.tell(language, w.side[unit] === viewer ? 'own' : 'enemy', { side });
}

/** ZOC-1 */
const controlOf = (w: World, hex: number): number[] => [
  ...w.control.hexes.subarray(w.control.first[hex], w.control.first[hex + 1]),
];

function unitLines(w: World, asked: Ask, unit: number): CardLine[] {
  const { view, language } = asked;
  const hex = position.whereIs(w, view, unit);
  const corps = units.isCorps(w, unit);
  const stars = hex >= 0 ? position.starsOf(w, view, unit) : (faceNow(w, view, unit).stars ?? 0);
  const formation = corps ? formationName(w, unit, sideUp(w, view, unit), language) : '';
  const lines = [
    line(
      tell(language, 'stars'),
      tellMany(language, 'starsAttack', stars, { formation }).replace(/, $/, ''),
      w.cavalry[unit] === 1 ? 'GEN-5' : 'GEN-4',
    ),
  ];
  if (hex < 0) return [...lines, besideLine(w, asked, unit)];
  const defends = w.town[hex] === 0 ? 'defendsOpen' : w.cavalry[unit] === 1 && corps ? 'cavalryTown' : 'defendsTown';
  lines.push(line(tell(language, 'starsTown'), tell(language, defends), w.town[hex] === 0 ? 'TEC-1' : 'TEC-2'));
  lines.push(
    corps ? movementLine(w, asked, unit) : line(LOOK.tell(language, 'movement'), tell(language, 'never'), 'MOV-5'),
  );
  if (corps) lines.push(...stateLines(w, asked, unit), commandLine(w, asked, unit));
  else if (w.parent[unit] >= 0)
    lines.push(line(tell(language, 'parent'), shortName(w, w.parent[unit], language), 'D-4'));
  const zone = tell(language, 'zoc', { n: controlOf(w, hex).length - 1 });
  lines.push(
    corps
      ? line(
          LOOK.tell(language, 'zone'),
          LOOK.tell(language, 'both', { one: zone, other: tell(language, 'zoi') }),
          'ZOC-1',
          'ZOI-1',
        )
      : line(LOOK.tell(language, 'zone'), zone, 'ZOC-1', 'ZOI-3'),
    attackedLine(w, asked, unit, hex),
  );
  return lines;
}

/** ATT-2: from where it would lie in an enemy's zone of control. */
function attackedLine(w: World, { view, language }: Ask, unit: number, hex: number): CardLine {
  const held = (next: number): boolean =>
    [...w.side.keys()].some((one) => w.side[one] === w.side[unit] && position.whereIs(w, view, one) === next);
  const open = controlOf(w, hex).filter((next) => next !== hex && controlOf(w, next).includes(hex) && !held(next));
  return fromLine(
    language,
    open.map((next) => board.hexId(w, next)),
    '',
    'ATT-2',
  );
}

function besideLine(w: World, { view, language }: Ask, unit: number): CardLine {
  const label = LOOK.tell(language, 'state');
  const [hex, turn] = [position.whereIs(w, view, unit), view[w.at.due + unit]];
  if (hex === position.ELIMINATED) return line(label, tell(language, 'lost', { n: w.points[unit] ?? 0 }), 'VIC-1');
  if (hex === position.BLOWN) return line(label, tell(language, 'blown', { turn }), 'B-1');
  const entry = w.entry[unit];
  if (!units.isCorps(w, unit) || entry === null) return line(label, tell(language, 'available'), 'D-8');
  const hexes = entry.hexes.map((one) => board.hexId(w, one)).join(', ');
  return line(label, tell(language, turn > view[w.at.turn] ? 'comes' : 'waits', { turn, hexes }), 'REI-1');
}

/** MOV-3, MOV-6, and what holds it: MOV-13 to MOV-15. */
function movementLine(w: World, { view, language }: Ask, unit: number): CardLine {
  const face = position.faceOf(w, view, unit);
  const n = w.allowance[2 * unit + face];
  const cavalry = w.cavalry[unit] === 1;
  const byRoad = cavalry || face === position.FRONT;
  const move = byRoad ? tell(language, 'moveRoad', { n, road: 2 * n }) : tellMany(language, 'move', n);
  const label = LOOK.tell(language, 'movement');
  const zones = position.zonesOf(w, view, units.enemyOf(w.side[unit]), position.whereIs(w, view, unit));
  if (!cavalry && (zones & position.ZOC_BITS) !== 0)
    return line(label, tell(language, 'heldInfantry', { move }), 'MOV-13');
  if (cavalry && (zones & position.CAVALRY_ZOC_BITS) !== 0)
    return line(label, tell(language, 'heldCavalry', { move }), 'MOV-14');
  if (cavalry && (zones & position.ZOC_BITS) !== 0) return line(label, tell(language, 'breaksOff', { move }), 'MOV-15');
  return byRoad ? line(label, move, 'MOV-3', 'MOV-6') : line(label, move, 'MOV-3');
}

function stateLines(w: World, { view, language }: Ask, unit: number): CardLine[] {
  const label = LOOK.tell(language, 'state');
  if (position.has(w, view, unit, position.COMMITTED)) return [line(label, tell(language, 'joins'))];
  const goes = unit === view[w.at.retreating] || position.has(w, view, unit, position.CLEARING);
  return goes ? [line(label, tell(language, 'retreats'))] : [];
}

/** CMD-1, MOV-9 */
function commandLine(w: World, { view, language }: Ask, unit: number): CardLine {
  const label = tell(language, 'command');
  const far = (hq: number): number => w.map.distance(position.whereIs(w, view, hq), position.whereIs(w, view, unit));
  const near = hqsOf(w, view, unit).filter((hq) => far(hq) <= w.range[2 * hq + position.faceOf(w, view, hq)]);
  if (near.length === 0) return line(label, tell(language, 'outOfCommand'), 'MOV-9');
  const hqs = listed(
    language,
    near.map((hq) => shortName(w, hq, language)),
  );
  return line(label, tell(language, 'commanded', { hqs }), 'CMD-1');
}

function hqLines(w: World, { view, language }: Ask, hq: number): CardLine[] {
  const face = position.faceOf(w, view, hq);
  const facts = { n: w.range[2 * hq + face], mode: modeName(face, language) };
  const normal = face === position.FRONT;
  const stars = w.stars[2 * hq + face];
  return [
    line(tell(language, 'range'), tell(language, normal ? 'rangeRoad' : 'rangeIs', facts), 'CMD-1', 'CMD-2'),
    line(
      tell(language, 'lends'),
      normal || stars === 0 ? tell(language, 'lendsNone') : tellMany(language, 'lendsStars', stars),
      'GEN-6',
    ),
    line(LOOK.tell(language, 'movement'), tell(language, 'never'), 'CMD-3'),
    ...(position.has(w, view, hq, position.USED)
      ? [line(LOOK.tell(language, 'state'), tell(language, 'hasPlaced'), 'D-1')]
      : []),
  ];
}

function turnLine(w: World, { view, past, language }: Ask, unit: number): CardLine {
  const turn = view[w.at.turn];
  const done = deedsOf(
    past.steps(),
    units.unitId(w, unit),
    ({ type, data }) => type === 'phase' && data.turn !== turn,
    (event) => logLine(w, event, language),
  );
  return line(LOOK.tell(language, 'turn'), done.length === 0 ? LOOK.tell(language, 'nothingYet') : done.join('. '));
}

function groundCard(w: World, stage: Stage, game: WaterlooCampaign, asked: Ask, hex: number): Card {
  const { language } = asked;
  const name = nameOfHex(w, hex, textIn(language));
  const ground = [
    say(language, `place.${w.terrain[hex] as 'open' | 'town' | 'chateau'}`),
    ...(w.stream[hex] === 1 ? [say(language, 'place.stream')] : []),
    ...(hasSide(w, hex, board.ROAD) ? [say(language, 'place.road')] : []),
  ].join(', ');
  return {
    ...hexHead(language, { name, hex: board.hexId(w, hex), ground }),
    picture: stage.ground(hex),
    lines: [
      ...enterLines(w, hex, language),
      ...handLines(w, game, asked, hex),
      line(
        LOOK.tell(language, 'combat'),
        tell(language, w.town[hex] === 1 ? 'combatTown' : 'combatOpen'),
        w.town[hex] === 1 ? 'TEC-2' : 'TEC-1',
      ),
      ...riverLines(w, hex, language),
      ...zoneLines(w, asked, hex),
      ...edgeLines(w, hex, language),
    ],
    zone: [],
  };
}

const hasSide = (w: World, hex: number, what: number): boolean => countSides(w, hex, what) > 0;
const countSides = (w: World, hex: number, what: number): number =>
  w.hexsides.subarray(6 * hex, 6 * hex + 6).filter((side) => (side & what) !== 0).length;

function enterLines(w: World, hex: number, language: string): CardLine[] {
  const label = LOOK.tell(language, 'enter');
  const road = hasSide(w, hex, board.ROAD);
  const plain = road
    ? line(label, tell(language, 'enterOpen'), 'MOV-3', 'MOV-6')
    : line(label, tell(language, 'enterAny'), 'MOV-3');
  return w.stream[hex] === 1
    ? [plain, line(say(language, 'place.stream'), tell(language, 'enterStream'), 'TEC-9')]
    : [plain];
}

function handLines(w: World, game: WaterlooCampaign, asked: Ask, hex: number): CardLine[] {
  const { inHand, choices, view, viewer, language } = asked;
  if (inHand === null || position.stepOf(w, view) !== 'movement') return [];
  const label = LOOK.tell(language, 'forUnit', { unit: shortName(w, inHand, language) });
  const there = choices.filter((action) => goalOf(action) === hex);
  const action = there.find((one) => !flips(w, view, one)) ?? there[0];
  const way = action === undefined ? null : wayOf(w, action, view);
  if (action !== undefined && way !== null) {
    const n = way.costs.length;
    const between = way.places.slice(way.places.length - n, -1).map((place) => board.hexId(w, place));
    const facts = { n, way: listed(language, between), hq: 'hq' in action ? shortName(w, action.hq, language) : '' };
    const text = tell(language, n === 1 ? 'reachNext' : 'reach', facts);
    return [
      line(
        label,
        flips(w, view, action) ? LOOK.tell(language, 'both', { one: text, other: tell(language, 'turned') }) : text,
        'MOV-3',
      ),
    ];
  }
  if (position.whereIs(w, view, inHand) === hex) return [line(label, tell(language, 'stays'))];
  const no = whyNot(game, view, viewer, inHand, hex);
  return no === null ? [] : [line(label, explain(w, view, no, language, hex).text, no.rule)];
}

function riverLines(w: World, hex: number, language: string): CardLine[] {
  const label = tell(language, 'river');
  const closed = countSides(w, hex, board.RIVER);
  return [
    ...(closed > 0 ? [line(label, tell(language, 'riverSides', { n: closed }), 'TEC-4', 'TEC-5')] : []),
    ...(hasSide(w, hex, board.BRIDGE) ? [line(label, tell(language, 'bridge'), 'TEC-7', 'TEC-8')] : []),
  ];
}

function zoneLines(w: World, { view, viewer, language }: Ask, hex: number): CardLine[] {
  const enemy = units.enemyOf(viewer < 0 ? view[w.at.active] : viewer);
  const label = LOOK.tell(language, 'enemyZone');
  const control = whoseZone(w, view, enemy, hex, w.control);
  if (control.length > 0)
    return [line(label, tell(language, 'zoneControl', { units: namesOf(w, control, language) }), 'MOV-12')];
  const influence = whoseZone(w, view, enemy, hex, w.influence).filter((unit) => units.isCorps(w, unit));
  if (influence.length > 0)
    return [
      line(label, tell(language, 'zoneInfluence', { units: namesOf(w, influence, language) }), 'MOV-10', 'MOV-11'),
    ];
  return [line(label, LOOK.tell(language, 'none'), 'ZOC-1')];
}

const namesOf = (w: World, list: readonly number[], language: string): string =>
  listed(
    language,
    list.map((unit) => shortName(w, unit, language)),
  );

/** Zones are alike both ways: who stands in the hexes around has this one in his. */
const whoseZone = (w: World, view: State, side: number, hex: number, { first, hexes }: World['control']): number[] =>
  [...hexes.subarray(first[hex], first[hex + 1])]
    .flatMap((from) => [position.corpsIn(w, view, from), position.detachmentIn(w, view, from)])
    .filter((unit) => unit >= 0 && w.side[unit] === side);

function edgeLines(w: World, hex: number, language: string): CardLine[] {
  const label = tell(language, 'gate');
  return [
    ...(w.entryHexes.includes(hex) ? [line(label, tell(language, 'gateEntry'), 'MAP-3')] : []),
    ...(w.southEnds.includes(hex) || w.northEnds.includes(hex)
      ? [line(label, tell(language, 'gateEnd'), 'VIC-5')]
      : []),
  ];
}
