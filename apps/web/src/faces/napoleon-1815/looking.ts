import { goalOf, type State, whyNot } from '@hundred-days/kernel';
import { ACTIONS, type Action, board, type Napoleon1815, position, units } from '@hundred-days/napoleon-1815';
import { type Card, type CardLine, deedsOf, type Looking, line } from '../../face/look/card.ts';
import { LOOK } from '../../face/look/words.ts';
import type { Asked, Sight } from '../../face/types.ts';
import { blockFace, hiddenFace, type Painted } from './art.ts';
import { chooseOf, handOf, isForced, widthOf } from './groups.ts';
import { factsOf } from './Hand.tsx';
import { showsOf, signsOf, townPicture } from './legend.ts';
import { logLine } from './log.ts';
import { armyName, fullName, peopleName, townName } from './names.ts';
import { badgesOf, hiddenIn } from './pieces.ts';
import { WORDS } from './text/lookWords.ts';
import { tell as say } from './text/words.ts';

/** What can be said of a block and of a town, by the view of whoever looks: of hidden blocks it holds colour and number. */

type Ask = Asked<Action>;
type Explain = (view: State, no: NonNullable<ReturnType<typeof whyNot>>, language: string) => string;
const { tell, tellMany } = WORDS;

export async function lookingOf(
  game: Napoleon1815,
  w: Painted,
  sights: readonly Sight[],
  explain: Explain,
  language: string,
): Promise<Looking<Action>> {
  const { loadPanelWords } = await import('./text/panelWords.ts');
  await Promise.all([WORDS.load(language), LOOK.load(language), loadPanelWords(language)]);
  const place = (asked: Ask, town: number): Card => townCard(w, game, explain, asked, town);
  return {
    place,
    piece: (asked, piece) => (piece < w.unitCount ? blockCard(w, asked, piece) : place(asked, townOf(w, piece))),
    shows: (reader) => showsOf(w, sights, reader),
    signs: (reader) => signsOf(w, reader),
  };
}

/** Blocks without a name, and plates, go by their town: see pieces.ts. */
function townOf(w: Painted, piece: number): number {
  const beyond = piece - w.unitCount;
  return beyond < 6 * w.townCount ? Math.floor(beyond / 6) : Math.floor((beyond - 6 * w.townCount) / 9);
}

/** A block that the viewer sees; null for one whose place he does not know. */
function blockCard(w: Painted, asked: Ask, unit: number): Card | null {
  const { view, viewer, language } = asked;
  const town = position.whereIs(w, view, unit);
  if (town === position.UNKNOWN) return null;
  const side = peopleName(w.army[unit], language);
  const own = viewer >= 0 && position.owns(w, view, viewer, unit);
  return {
    eyebrow: viewer < 0 ? side : LOOK.tell(language, own ? 'own' : 'enemy', { side }),
    title: fullName(w, unit, language),
    note: say(language, `type.${units.TYPES[w.type[unit]]}`),
    picture: { face: blockFace(w, unit, position.strengthOf(w, view, unit)), badges: badgesOf(w, view, unit) },
    lines: [
      strengthLine(w, asked, unit),
      fireLine(w, unit, language),
      line(
        LOOK.tell(language, 'movement'),
        tell(language, 'pace', { n: w.pace[unit], far: w.pace[unit] + 1 }),
        w.pace[unit] === 1 ? '5.3a' : '5.3b',
        '5.6a',
      ),
      stateLine(w, asked, unit),
      turnLine(w, asked, unit),
    ],
    zone: [],
  };
}

const strengthLine = (w: Painted, { view, language }: Ask, unit: number): CardLine =>
  line(
    LOOK.tell(language, 'strength'),
    tell(language, 'strengthIs', { n: position.strengthOf(w, view, unit), of: w.strength[unit] }),
    '3.3a',
  );

const fireLine = (w: Painted, unit: number, language: string): CardLine =>
  line(tell(language, 'fire'), tell(language, 'fireIs', { n: w.firepower[unit] }), '3.5a');

const STATES = [
  [position.MARCHED, 'marched', '5.6b'],
  [position.MOVED, 'moved', '5.1g'],
  [position.DISRUPTED, 'disrupted', '7.3a'],
  [position.SQUARE, 'square', '6.5a'],
  [position.HOLDS, 'holds', '6.5f'],
] as const;

function stateLine(w: Painted, { view, language }: Ask, unit: number): CardLine {
  const label = LOOK.tell(language, 'state');
  const town = position.whereIs(w, view, unit);
  if (town === position.ELIMINATED) return line(label, tell(language, 'lost'), '3.4b');
  if (town < 0) return line(label, tell(language, 'waits'), '4.0a');
  const state = STATES.find(([flag]) => position.has(w, view, unit, flag));
  return state === undefined ? line(label, tell(language, 'fresh')) : line(label, tell(language, state[1]), state[2]);
}

function turnLine(w: Painted, { past, language }: Ask, unit: number): CardLine {
  const done = deedsOf(
    past.steps(),
    w.unitId(unit),
    ({ type }) => type === 'turn',
    (event) => logLine(w, event, language),
  );
  return line(LOOK.tell(language, 'turn'), done.length === 0 ? LOOK.tell(language, 'nothingYet') : done.join('. '));
}

function townCard(w: Painted, game: Napoleon1815, explain: Explain, asked: Ask, town: number): Card {
  const { view, language } = asked;
  // Of a block that is hidden from the viewer his position does not hold where it is.
  const named = [...Array(w.unitCount).keys()].filter((unit) => position.whereIs(w, view, unit) === town);
  return {
    eyebrow: say(language, w.cities.includes(town) ? 'place.city' : 'place.town'),
    title: townName(w, town, language),
    note: '',
    picture: townPicture(w, town),
    pieces: [
      ...named.map((unit) => ({
        picture: {
          face: blockFace(w, unit, position.strengthOf(w, view, unit)),
          badges: badgesOf(w, view, unit),
        },
        name: fullName(w, unit, language),
        facts: factsOf(w, asked, unit),
      })),
      ...[0, 1, 2].flatMap((army) => hiddenOf(w, asked, town, army)),
    ],
    lines: [
      ...fightLines(w, asked, town),
      ...handLines(w, game, explain, asked, town),
      ...cityLines(w, town, language),
      ...roadLines(w, asked, town),
    ],
    zone: [],
  };
}

/** 3.2a: colour and number, and nothing else. */
function hiddenOf(
  w: Painted,
  { view, language }: Ask,
  town: number,
  army: number,
): NonNullable<Card['pieces']>[number][] {
  const [fresh, disrupted] = [false, true].map((mark) => hiddenIn(w, view, town, army, mark));
  if (fresh + disrupted === 0) return [];
  return [
    {
      picture: { face: hiddenFace(army, 1, false) },
      name: tellMany(language, 'hidden', fresh + disrupted, { army: armyName(army, language) }),
      facts: disrupted === 0 ? tell(language, 'hiddenFacts') : tellMany(language, 'hiddenDisrupted', disrupted),
    },
  ];
}

const fightLines = (w: Painted, { view, language }: Ask, town: number): CardLine[] =>
  view[w.at.fights + town] === 0 ? [] : [line(tell(language, 'fight'), tell(language, 'fightHere'), '2.2a')];

/** Who of those in hand gets there, how, and how much room the way has; or why nobody does. */
function handLines(w: Painted, game: Napoleon1815, explain: Explain, asked: Ask, town: number): CardLine[] {
  const { view, viewer, inHand, choices, language } = asked;
  if (inHand === null || position.stepOf(w, view) !== 'movement') return [];
  const label = tell(language, 'hand');
  const hand = handOf(asked);
  const moves = choices.filter((action) => action.type === 'move' && goalOf(ACTIONS, action) === town);
  if (moves.length === 0) {
    if (position.whereIs(w, view, inHand) === town) return [];
    const no = whyNot(game, view, viewer, inHand, town);
    return no === null ? [] : [line(label, explain(view, no, language), no.rule)];
  }
  const best = hand.flatMap((unit) => {
    const own = moves.filter((move) => move.type === 'move' && move.unit === unit);
    return own.length === 0 ? [] : [chooseOf(w, own, view)];
  });
  const forced = best.filter((move) => move.type === 'move' && isForced(w, move.unit, move.path)).length;
  const [first] = best;
  if (first?.type !== 'move') return [];
  const way = first.path
    .slice(1)
    .map((one) => townName(w, one, language))
    .join(', ');
  const enemy = position.blocksOf(w, view, town, units.otherSide(w.side[inHand])) > 0;
  const { rule, most, used } = widthOf(w, view, first.path, enemy);
  return [
    line(
      label,
      tell(language, forced === 0 ? 'reach' : 'reachForced', { n: best.length, of: hand.length, way, forced }),
      forced === 0 ? '5.3c' : '5.6a',
    ),
    line(tell(language, 'room'), tell(language, rule === '5.5a' ? 'roomRiver' : 'roomRoad', { most, used }), rule),
  ];
}

const SUPPLY_RULES: Readonly<Record<string, string>> = { ghent: '9.0a', brussels: '9.0b', liege: '9.0c' };

function cityLines(w: Painted, town: number, language: string): CardLine[] {
  const supply = w.supply.find(({ city }) => city === w.townId(town));
  if (supply === undefined) return [];
  const army = armyName(
    board.ZONES.findIndex((id) => id === supply.army),
    language,
  );
  return [
    line(
      tell(language, 'supply'),
      tellMany(language, 'supplyLoss', supply.units, { army }),
      SUPPLY_RULES[supply.city] ?? '9.0d',
    ),
    line(tell(language, 'victory'), tell(language, 'victoryCity', { turn: w.turns }), '10.1d'),
  ];
}

/** 5.4a, 5.5a: how wide each road is, how much of it is used, and where a river is in the way of an attack. */
function roadLines(w: Painted, { view, language }: Ask, town: number): CardLine[] {
  const roads = [...Array(w.roadCount).keys()].filter(
    (road) => w.net.ends[2 * road] === town || w.net.ends[2 * road + 1] === town,
  );
  return roads.map((road) => {
    const label = tell(language, 'roadTo', { town: townName(w, board.farEnd(w, road, town), language) });
    const facts = { used: view[w.at.used + road], most: w.moveLimit[w.major[road]] };
    const text = tell(language, w.major[road] === 1 ? 'major' : 'minor', facts);
    if (w.river[road] !== 1) return line(label, text, '5.4a');
    return line(label, tell(language, 'river', { road: text, most: w.riverLimit[w.major[road]] }), '5.4a', '5.5a');
  });
}
