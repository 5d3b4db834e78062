import {
  type AnyAction,
  allChoices,
  below,
  type Dice,
  firstSeatToAct,
  REFEREE,
  randomBits,
  refuseInput,
  type Setup,
  type State,
  sameState,
  scenarioHeading,
  scriptedDice,
  seededDice,
  TABLE,
} from '@hundred-days/kernel';
import { conclude, createPlannerWith } from '@hundred-days/opponents/planner';
import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import type { Asked, Face, Looking } from '../src/face/types.ts';
import { Board } from '../src/faces/napoleon-1815/battle/Board.tsx';
import { fieldOf } from '../src/faces/napoleon-1815/battle/field.ts';
import { Panel } from '../src/faces/napoleon-1815/battle/Panel.tsx';
import { createFace as createBlocks } from '../src/faces/napoleon-1815/face.tsx';
import { createFace as createBattle } from '../src/faces/napoleon-at-waterloo/face.tsx';
import { loadKnown } from '../src/opponent/games.ts';
import type { Holder } from '../src/store/types.ts';
import { loadAdviceWords, sentenceOf, whereOf } from '../src/table/advice/words.ts';
import { toldOf } from '../src/table/lines.ts';
import { markup } from './art/markup.ts';
import { game as battleGame } from './battle.ts';
import { here, sitDown, type Watched } from './sitting.ts';
import { game as blocksGame, w } from './world1815.ts';

/**
 * Two tables that differ in secrets alone, played alike: whatever the page makes of them for a seat is the same, to the letter,
 * until the rules show something. The face is one for both and for all seats, as it is on a page: what it remembers of one
 * viewer must not come out for another.
 */

type Sat = Watched<AnyAction>;

const blocks = createBlocks(blocksGame) as unknown as Face<AnyAction>;
const battle = createBattle(battleGame) as unknown as Face<AnyAction>;
await Promise.all([...[blocks, battle].map((face) => face.words.rest('en')), loadAdviceWords('en')]);

interface Start {
  readonly setup: Setup;
  readonly dice?: readonly number[];
}

interface Twins {
  readonly face: Face<AnyAction>;
  readonly viewer: number;
  readonly starts: readonly [Start, Start];
}

const laid = (changes: Readonly<Record<string, string>>, options = {}): Start => {
  const town = (id: string, i: number): string =>
    id.startsWith('fr')
      ? ['charleroi', 'quatre-bras'][i % 2]
      : id.startsWith('ad')
        ? ['waterloo', 'nivelles'][i % 2]
        : ['ligny', 'namur'][i % 2];
  const units = { ...Object.fromEntries(w.unitIds.map((id, i) => [id, town(id, i)])), ...changes };
  return { setup: { scenario: { ...scenarioHeading('napoleon-1815'), turn: 5, begun: 'movement', units }, options } };
};
/** 6.2: before it is deployed, with reserves next to it. */
const atLigny = (changes: Readonly<Record<string, string>>): Start => {
  const town = (id: string, i: number): string =>
    i % 5 === 4 ? (id.startsWith('fr') ? 'charleroi' : 'gembloux') : 'ligny';
  const units = { ...Object.fromEntries(w.unitIds.map((id, i) => [id, town(id, i)])), ...changes };
  const entries = { ligny: ['charleroi', 'quatre-bras'] };
  const scenario = { ...scenarioHeading('napoleon-1815'), turn: 5, begun: 'fights', units, entries };
  return { setup: { scenario, options: { hiddenUntilFire: true } } };
};
const drawn = (...dice: readonly number[]): Start => ({ setup: { scenario: 'grouchy', options: {} }, dice });

const FRENCH = 0;
const ALLIED = 1;
const SWAPPED = { 'ad-wellington': 'nivelles', 'ad-1-br': 'waterloo' };

const TWINS: readonly (readonly [name: string, Twins])[] = [
  [
    'French blocks exchanged and worn, for the Allies',
    {
      face: blocks,
      viewer: ALLIED,
      starts: [laid({}), laid({ 'fr-napoleon': 'quatre-bras', 'fr-g-inf': 'charleroi', 'fr-g-cav': 'charleroi 1' })],
    },
  ],
  ['Allied blocks exchanged, for the French', { face: blocks, viewer: FRENCH, starts: [laid({}), laid(SWAPPED)] }],
  [
    'Anglo-Dutch blocks, for the Prussian of three players',
    { face: blocks, viewer: 2, starts: [laid({}, { threePlayers: true }), laid(SWAPPED, { threePlayers: true })] },
  ],
  [
    'strengths in a battle, for the French',
    {
      face: blocks,
      viewer: FRENCH,
      starts: [atLigny({}), atLigny({ 'pr-1-inf1': 'ligny 2', 'pr-4-cav': 'ligny 1' })],
    },
  ],
  ['the Prussian key, for the French', { face: battle, viewer: FRENCH, starts: [drawn(6, 1), drawn(6, 6)] }],
  ['the French key, for the Allies', { face: battle, viewer: ALLIED, starts: [drawn(1, 5), drawn(6, 5)] }],
];

function open({ face, viewer, starts }: Twins, which: number, seed: number, together: boolean): Sat {
  const { setup, dice = [] } = starts[which];
  const script = scriptedDice(dice);
  const later = seededDice(seed);
  const thrown: Dice = { roll: (sides, only) => (script.left > 0 ? script : later).roll(sides, only) };
  const computer: Holder = { kind: 'computer', level: 'conscript', character: 'careful' };
  const holders = face.game.seats.map((_, seat) => (together || seat === viewer ? here('A')[0] : computer));
  return sitDown(face, setup, thrown, holders);
}

/** Drawings are functions: the same ones for the same things. What is drawn is compared by what they are given; the map is one. */
const text = (value: unknown): string =>
  JSON.stringify(value, (key, inner: unknown) =>
    key === 'art' ? undefined : inner instanceof Set || inner instanceof Map ? [...inner] : inner,
  ) ?? '';

/** With nothing in hand, and with a piece of one's own. */
const withHands = (asked: Asked<AnyAction>): Asked<AnyAction>[] => [
  asked,
  ...asked.pieces
    .filter((piece) => piece !== TABLE)
    .slice(0, 1)
    .map((inHand) => ({ ...asked, inHand, choices: asked.choicesOf(inHand) })),
];

/** Everything that the page shows and says to whoever looks on, part by part. */
function outlook(model: Sat, looking: Looking<AnyAction>, from?: State): Readonly<Record<string, string>> {
  const { face } = model;
  const { words, map } = face;
  const asked = from === undefined ? model.asked.value : { ...model.asked.value, view: from };
  const { view, viewer } = asked;
  const units = face.game.unitIds.map((_, unit) => unit);
  const places = face.game.placeIds.map((_, place) => place);
  // Where somebody stands there is something to hide.
  const taken = [...new Set(map.pieces(asked).map(({ place }) => place))];
  const lines = model.log.value.flatMap((step) => toldOf(face, step).map((event) => words.logLine(event, 'en')));
  return {
    pieces: text(map.pieces(asked)),
    trays: text(map.trays(asked)),
    overlays: text(withHands(asked).map((one) => map.overlay(one))),
    sights: text(map.sights.map((sight) => sight.overlay(view, viewer, 'en'))),
    prompts: text(withHands(asked).map((one) => words.prompt(one))),
    warnings: text(words.warnings(asked)),
    track: text([words.track(view, 'en'), words.summary(view, 'en')]),
    spoken: text(places.map((place) => words.describePlace(view, place, 'en'))),
    'cards of pieces': text(units.map((unit) => looking.piece(asked, unit))),
    'cards of places': text(taken.map((place) => looking.place(asked, place))),
    log: text(lines),
    undo: text([model.canUndo, model.length, model.outcome]),
    'battle board': boardOf(face, asked),
  };
}

function boardOf(face: Face<AnyAction>, asked: Asked<AnyAction>): string {
  if (face !== blocks) return '';
  const shown = asked as unknown as Parameters<typeof fieldOf>[1];
  const fight = asked.view[w.at.fight];
  const board = fight < 0 ? '' : markup(h(Board, { w, field: fieldOf(w, shown, fight) }));
  return board + markup(h(Panel, { w, asked: shown }));
}

const reveals = (model: Sat, from: number): boolean =>
  model
    .seen(REFEREE)
    .slice(from)
    .some(({ events }) => events.some((event) => event.reveals === true));

/** Each look is at everything. */
const MOST_LOOKS = 4;

/** Plays both alike and compares them whenever the viewer looks on; gives how often that was. */
async function play(
  twins: Twins,
  seed: number,
  together: boolean,
  each: (one: Sat, two: Sat) => boolean,
): Promise<number> {
  const { game } = twins.face;
  const [one, two] = [0, 1].map((which) => open(twins, which, seed, together));
  expect(sameState(one.viewOf(REFEREE), two.viewOf(REFEREE))).toBe(false);
  const bits = randomBits(`${seed} mover`);
  let looks = 0;
  for (let i = 0; i < 24 && looks < MOST_LOOKS; i++) {
    if (one.host.table.outcome !== null || two.host.table.outcome !== null) break;
    for (const model of [one, two]) if (model.curtain.value !== null) model.openCurtain();
    expect(two.viewer.value).toBe(one.viewer.value);
    if (one.viewer.value === twins.viewer && each(one, two)) looks++;
    const state = one.viewOf(REFEREE);
    const seat = firstSeatToAct(game, state);
    const common = allChoices(game, state, seat).filter(
      (action) => refuseInput(game, two.viewOf(REFEREE), seat, action) === null,
    );
    if (common.length === 0) break;
    // Others do little, so that the viewer comes to decide.
    const end = seat === twins.viewer ? undefined : common.find(({ type }) => type === 'end' || type === 'pass');
    const action = end !== undefined && below(3, bits) > 0 ? end : common[below(common.length, bits)];
    const from = one.seen(REFEREE).length;
    for (const model of [one, two]) expect(model.submit(seat, action)).toBeNull();
    if (reveals(one, from) || reveals(two, from)) break;
  }
  return looks;
}

describe.each(TWINS)('%s', (_, twins) => {
  test.each([
    ['against computers', false],
    ['at one screen', true],
  ])('cards, questions, warnings, maps, log and battle board are the same, %s', async (_where, together) => {
    const looking = (await twins.face.looking('en')) as Looking<AnyAction>;
    const looks = await play(twins, 1, together, (one, two) => {
      const [first, second] = [one, two].map((model) => outlook(model, looking));
      for (const [part, shown] of Object.entries(first)) expect(second[part], part).toBe(shown);
      return true;
    });
    expect(looks).toBeGreaterThan(0);
  });

  test('the Marshal says the same', async () => {
    const { game, words } = twins.face;
    const { staff } = await loadKnown(game.id, game.world.id);
    const looks = await play(twins, 4, false, (one, two) => {
      if (!one.asked.value.deciding) return false;
      const [first, second] = [one, two].map((model) => {
        const tuning = { nodes: 4, rows: 1 };
        const planner = createPlannerWith(staff, game, { level: 'marshal', seed: 1, tuning });
        const advice = conclude(planner.advise(model.asked.value.view, twins.viewer));
        return text([advice, whereOf(words, 'en', advice.best), sentenceOf(words, 'en', advice.best)]);
      });
      expect(second).toBe(first);
      return true;
    });
    expect(looks).toBeGreaterThan(0);
  });
});

test('who looked at the position itself would be found out: cards, maps and words tell it', async () => {
  const looking = (await blocks.looking('en')) as Looking<AnyAction>;
  const [, { starts }] = TWINS[1];
  const twins = { face: blocks, viewer: FRENCH, starts };
  const [first, second] = [0, 1].map((which) => {
    const model = open(twins, which, 1, false);
    return outlook(model, looking, model.viewOf(REFEREE));
  });
  for (const part of ['pieces', 'spoken', 'cards of places']) expect(second[part], part).not.toBe(first[part]);
});
