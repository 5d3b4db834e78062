import {
  type AnyAction,
  allChoices,
  below,
  type Dice,
  firstSeatToAct,
  luckOf,
  REFEREE,
  randomBits,
  readLine,
  refuseInput,
  type Setup,
  type State,
  sameState,
  scenarioHeading,
  scriptedDice,
  seededDice,
  TABLE,
  writeRecord,
} from '@hundred-days/kernel';
import { conclude, createPlannerWith } from '@hundred-days/opponents/planner';
import { type ComponentChildren, h } from 'preact';
import { describe, expect, test } from 'vitest';
import { curveSentence } from '../src/after/Curve.tsx';
import { lookedBack } from '../src/after/context.ts';
import { lossSentence } from '../src/after/Losses.tsx';
import { luckSentence } from '../src/after/Luck.tsx';
import { reckon } from '../src/after/reckon.ts';
import { phaseRows, pointLines, pointPiece } from '../src/after/story.ts';
import type { Asked, Face, Looking, Planning } from '../src/face/types.ts';
import { createFace as createDay } from '../src/faces/day-of-waterloo/face.tsx';
import { loadFace } from '../src/faces/index.ts';
import { createFace as createBlocks } from '../src/faces/napoleon-1815/face.tsx';
import { createFace as createBattle } from '../src/faces/napoleon-at-waterloo/face.tsx';
import { loadKnown } from '../src/opponent/games.ts';
import { fetchWaiting } from '../src/page/later.tsx';
import type { Holder } from '../src/store/types.ts';
import { loadAdviceWords, sentenceOf, whereOf } from '../src/table/advice/words.ts';
import { toldOf } from '../src/table/lines.ts';
import { type AtTable, TableContext } from '../src/table/ui.ts';
import { htmlOf } from './art/page.ts';
import { game as battleGame } from './battle.ts';
import { game as dayGame, world as dayWorld, described, type Scene } from './dowField.ts';
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
const campaign = (await loadFace('waterloo-campaign')) as Face<AnyAction>;
const day = createDay(dayGame) as unknown as Face<AnyAction>;
await Promise.all([
  ...[blocks, battle, campaign, day].map((face) => face.words.rest('en')),
  loadAdviceWords('en'),
  fetchWaiting(),
]);

interface Start {
  readonly setup: Setup;
  readonly dice?: readonly number[];
  /** What others than the viewer do first. */
  readonly begun?: readonly AnyAction[];
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
/** 5.4.2: the top counter of a hex comes first. */
const FIELD = {
  '0320': ['fr-jerome', 'fr-bachelu'],
  '0421': ['fr-pelletier', 'fr-foy', 'fr-ha-pire'],
  '0322': ['fr-watier', 'fr-delort'],
  '0420': ['fr-pire'],
  '0321': ['adg-guards', 'adg-chalkett'],
  '0319': ['adg-adams', 'adg-duplat', 'adg-trip-cav'],
  '0418': ['adg-art-1', 'adg-bernhard'],
  '0318': ['adg-somerset'],
};
/** 5.4.2a: what lies under a top counter, how much of it and how worn it is. */
const UNDER_FRENCH: Scene = {
  stacks: {
    ...FIELD,
    '0320': ['fr-jerome'],
    '0421': ['fr-pelletier', 'fr-ha-pire', 'fr-bachelu'],
    '0322': ['fr-watier'],
    '0420': ['fr-pire', 'fr-foy', 'fr-delort'],
  },
  casualties: { 'fr-foy': 1, 'adg-chalkett': 1 },
};
const UNDER_ALLIES: Scene = {
  stacks: {
    ...FIELD,
    '0321': ['adg-guards', 'adg-trip-cav'],
    '0319': ['adg-adams'],
    '0418': ['adg-art-1', 'adg-chalkett', 'adg-duplat'],
    '0318': ['adg-somerset', 'adg-bernhard'],
  },
  casualties: { 'fr-bachelu': 1, 'adg-bernhard': 1 },
};
const stacked = (begun: 'command' | 'combat', scene: Scene = {}): Start => {
  const laidOut = { stacks: FIELD, casualties: { 'fr-bachelu': 1, 'adg-chalkett': 1 } };
  return { setup: { scenario: described({ begun, ...laidOut, ...scene }), options: {} } };
};
const { defaultStacks, defaultLeaders, side, unitIndex } = dayWorld;
/** 4.1: the default set-up of the Allies, piece by piece, with two units in each other's place. */
const alliedSetup = (...[a, b]: readonly string[]): readonly AnyAction[] => {
  const names: Readonly<Record<string, string>> = { [a]: b, [b]: a };
  const other = (unit: number): number => unitIndex(names[dayWorld.unitId(unit)] ?? dayWorld.unitId(unit));
  const placed = [
    ...defaultStacks.flatMap(({ hex, units }) => units.map((unit) => ({ unit: other(unit), hex }))),
    ...defaultLeaders.map(({ leader, hex }) => ({ unit: leader, hex })),
  ];
  return placed.filter(({ unit }) => side[unit] === ALLIED).map((one) => ({ type: 'place', ...one }));
};
const onTheDay = (scenario: string, begun: readonly AnyAction[]): Start => ({
  setup: { scenario, options: {} },
  begun,
});
const forcing = (line: number): Start => {
  const picked = { type: 'fate', line };
  return onTheDay('forcing-fate', [picked]);
};
const END: AnyAction = { type: 'end' };
const rolled = (french: number): Start => ({
  setup: { scenario: 'june15', options: { secretMoveRolls: true } },
  dice: [french],
});
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
  [
    '[OPT-1] the French moves of June 15, for the Coalition',
    { face: campaign, viewer: ALLIED, starts: [rolled(2), rolled(5)] },
  ],
  [
    '[5.4.2a] [5.4.2i] what lies under Allied counters, for the French who fight',
    { face: day, viewer: FRENCH, starts: [stacked('combat'), stacked('combat', UNDER_ALLIES)] },
  ],
  [
    '[5.4.2a] [5.4.2g] what lies under French counters, for the Allies who command and move',
    {
      face: day,
      viewer: ALLIED,
      starts: [stacked('command', { side: 'allied' }), stacked('command', { side: 'allied', ...UNDER_FRENCH })],
    },
  ],
];

function open({ face, viewer, starts }: Twins, which: number, seed: number, together: boolean): Sat {
  const { setup, dice = [], begun = [] } = starts[which];
  const script = scriptedDice(dice);
  const later = seededDice(seed);
  const thrown: Dice = { roll: (sides, only) => (script.left > 0 ? script : later).roll(sides, only) };
  const computer: Holder = { kind: 'computer', level: 'conscript', character: 'careful' };
  const holders = face.game.seats.map((_, seat) => (together || seat === viewer ? here('A')[0] : computer));
  const model = sitDown(face, setup, thrown, holders);
  for (const action of begun) expect(model.submit(firstSeatToAct(face.game, model.viewOf(REFEREE)), action)).toBeNull();
  return model;
}

/** Drawings are functions: the same ones for the same things. What is drawn is compared by what they are given; the map is one. */
const text = (value: unknown): string =>
  JSON.stringify(value, (key, inner: unknown) =>
    isOfDrawing(key) ? undefined : inner instanceof Set || inner instanceof Map ? [...inner] : inner,
  ) ?? '';

/** The map, and the numbers by which preact knows one drawing from the next. */
const isOfDrawing = (key: string): boolean => key === 'art' || key === 'geometry' || key.startsWith('__');

/** With nothing in hand, and with a piece of one's own. */
const withHands = (asked: Asked<AnyAction>): Asked<AnyAction>[] => [
  asked,
  ...asked.pieces
    .filter((piece) => piece !== TABLE)
    .slice(0, 1)
    .map((inHand) => ({ ...asked, inHand, choices: asked.choicesOf(inHand) })),
];

/** What comes after the first board. */
interface Lens {
  readonly looking: Looking<AnyAction>;
  readonly planning: Planning<AnyAction> | undefined;
}

const lensOf = async ({ looking, panels }: Face<AnyAction>): Promise<Lens> => ({
  looking: (await looking('en')) as Looking<AnyAction>,
  planning: await panels.planned?.(),
});

/** Everything that the page shows and says to whoever looks on, part by part. */
function outlook(model: Sat, { looking, planning }: Lens, from?: State): Readonly<Record<string, string>> {
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
    'odds while moving': text(
      withHands(asked)
        .slice(1)
        .map((one) => places.map((place) => planning?.attacks(one, place))),
    ),
    log: text(lines),
    undo: text([model.canUndo, model.length, model.outcome]),
    ...panelsOf(model, asked),
  };
}

/** Every panel a face has, drawn at the table: with nothing in hand, and with a piece of one's own. */
function panelsOf(model: Sat, asked: Asked<AnyAction>): Readonly<Record<string, string>> {
  const { panels } = model.face;
  const html = (panel: ComponentChildren): string =>
    htmlOf(h(TableContext.Provider, { value: { model } as unknown as AtTable, children: panel }));
  const each = (panel: ((one: Asked<AnyAction>) => ComponentChildren) | undefined): string =>
    panel === undefined
      ? ''
      : withHands(asked)
          .map((one) => html(panel(one)))
          .join('');
  const { view, viewer } = asked;
  return {
    'the card of what is in hand': each(panels.card),
    'the panel beside the map': each(panels.panel),
    'the battle board': each(panels.scene),
    stakes: each(panels.stakes),
    score: each(panels.score),
    accounts: [false, true].map((brief) => html(panels.accounts?.(asked, 0, brief))).join(''),
    secrets: html(panels.secrets(view, viewer, 'en')),
    reckoning: html(panels.reckoning(view, 'en')),
  };
}

/** A game that goes on, looked back on by one who plays it. */
async function afterwards(model: Sat, viewer: number): Promise<string> {
  const reckoned = await reckon(model, new AbortController().signal);
  if (reckoned === null) throw new Error('nobody waited');
  const after = lookedBack(model, reckoned, 'en', () => undefined);
  const { account, points, spans } = after;
  const rolls = account.rolls.map(({ roll }) => roll);
  const luck = luckSentence(after, [luckOf(rolls, 0), luckOf(rolls, 1)]);
  const sentences = [luck, curveSentence(after), lossSentence(after), phaseRows(account, spans)];
  const told = points.map((point) => [pointLines(after.teller, point), pointPiece(after.teller, point)]);
  return text([account, points, sentences, told, writeRecord(model.host.table, viewer)]);
}

const reveals = (model: Sat, from: number): boolean =>
  model
    .seen(REFEREE)
    .slice(from)
    .some(({ events }) => events.some((event) => event.reveals === true));

/** Each look is at everything: at the first two chances, then at some of the later ones. */
const MOST_LOOKS = 4;
const isDue = (chance: number): boolean => chance < 2 || chance % 5 === 0;

/** Plays both alike and compares them whenever the viewer looks on; gives how often that was. */
async function play(
  twins: Twins,
  seed: number,
  together: boolean,
  each: (one: Sat, two: Sat) => boolean | Promise<boolean>,
): Promise<number> {
  const { game } = twins.face;
  const [one, two] = [0, 1].map((which) => open(twins, which, seed, together));
  const bits = randomBits(`${seed} mover`);
  let looks = 0;
  let chances = 0;
  for (let i = 0; i < 40 && looks < MOST_LOOKS; i++) {
    if (one.host.table.outcome !== null || two.host.table.outcome !== null) break;
    for (const model of [one, two]) if (model.curtain.value !== null) model.openCurtain();
    expect(two.viewer.value).toBe(one.viewer.value);
    const differ = !sameState(one.viewOf(REFEREE), two.viewOf(REFEREE));
    if (differ && one.viewer.value === twins.viewer && isDue(chances++) && (await each(one, two))) looks++;
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
  ])('cards, questions, warnings, maps, log and every panel are the same, %s', async (_where, together) => {
    const lens = await lensOf(twins.face);
    const looks = await play(twins, 1, together, (one, two) => {
      const [first, second] = [one, two].map((model) => outlook(model, lens));
      for (const [part, shown] of Object.entries(first)) expect(second[part], part).toBe(shown);
      expect(first['the panel beside the map'].length + first.score.length).toBeGreaterThan(100);
      return true;
    });
    expect(looks).toBeGreaterThan(0);
  });

  test('the page after a battle, and the record that is taken away, tell the same', async () => {
    const looks = await play(twins, 2, false, async (one, two) => {
      if (one.length < 1) return false;
      const [first, second] = await Promise.all([one, two].map((model) => afterwards(model, twins.viewer)));
      expect(second).toBe(first);
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

/**
 * A fight at 0321 as far as these lines: the same stacks, and under Foy and under Adam, far off, or under the counters that fight
 * lies who is hidden.
 */
function fightAt(
  near: Readonly<Record<string, readonly string[]>>,
  hidden: readonly string[],
  lines: readonly string[],
  dice: readonly number[],
  begun: 'combat' | 'movement' = 'combat',
): readonly [Start, Start] {
  const [at, ...units] = hidden;
  const far = units[0].startsWith('fr') ? '0325' : '0725';
  const stacks = { '0325': ['fr-foy'], '0725': ['adg-adams'], ...near };
  const laidDown = (hex: string): Start => {
    const all = { ...stacks, [hex]: [...(stacks[hex as keyof typeof stacks] ?? []), ...units] };
    const actions = lines.flatMap((line) => {
      const read = readLine(dayGame, line);
      if (!read.ok) throw new Error(`no such line: ${line}`);
      return read.value;
    });
    return { setup: { scenario: described({ begun, stacks: all }), options: {} }, dice, begun: actions };
  };
  return [laidDown(at), laidDown(far)];
}
/** Jérôme under Pelletier's guns and Guyot against Kielmansegge. */
const ATTACK = { '0320': ['fr-guyot'], '0421': ['fr-pelletier', 'fr-jerome'], '0321': ['adg-kielmansegge'] };
const DECLARED = ['target 0321', 'spare', 'join fr-jerome', 'join fr-guyot', 'attack'];
/** 5.4.2h, 5.4.2i: every question in the middle of a fight, for who is asked or for his enemy. */
const IN_A_FIGHT: readonly (readonly [what: string, together: boolean, viewer: number, readonly [Start, Start]])[] = [
  [
    '[11.8c] whom to counterattack, for who strikes back',
    true,
    ALLIED,
    fightAt(ATTACK, ['0421', 'fr-pire'], [...DECLARED, 'stand 0321'], [1]),
  ],
  ['[11.9b] to stand or to go, for the attacker', false, FRENCH, fightAt(ATTACK, ['0321', 'adg-best'], DECLARED, [2])],
  [
    '[10.6a] whether anybody leaves before the fire, for who fires',
    false,
    FRENCH,
    fightAt(
      { '0421': ['fr-pelletier'], '0321': ['adg-best'] },
      ['0321', 'adg-grant'],
      ['target 0321', 'fire fr-pelletier', 'bombard'],
      [],
    ),
  ],
  [
    '[9.4.5a] whether anybody reacts, for the charger',
    false,
    FRENCH,
    fightAt(
      { '0320': ['fr-guyot'], '0321': ['adg-best'] },
      ['0321', 'adg-grant'],
      ['charge fr-guyot 0321'],
      [],
      'movement',
    ),
  ],
  [
    '[9.4.5a] whether to react, for who is charged',
    true,
    ALLIED,
    fightAt(
      { '0320': ['fr-guyot'], '0321': ['adg-best', 'adg-grant'] },
      ['0320', 'fr-pire'],
      ['charge fr-guyot 0321'],
      [],
      'movement',
    ),
  ],
  [
    '[11.9.3a] whether anybody charges, for the attacker',
    false,
    FRENCH,
    fightAt(
      { ...ATTACK, '0321': ['adg-kielmansegge', 'adg-kempt'] },
      ['0321', 'adg-grant'],
      [...DECLARED, 'retreat adg-kielmansegge 0322-0322'],
      [2, 1],
    ),
  ],
  [
    '[11.11c] who goes along, for who has lost the hex',
    false,
    ALLIED,
    fightAt(
      { ...ATTACK, '0320': ['fr-guyot', 'fr-bachelu'] },
      ['0320', 'fr-pire'],
      [...DECLARED, 'retreat adg-kielmansegge 0322-0322', 'advance fr-guyot 0321', 'done'],
      [2],
    ),
  ],
  [
    '[11.11f] whether to pursue, for the beaten',
    false,
    FRENCH,
    fightAt(
      { '0421': ['fr-simmer'], '0321': ['adg-guards'] },
      ['0321', 'adg-best'],
      ['target 0321', 'spare', 'join fr-simmer', 'attack', 'retreat fr-simmer 0521-0521'],
      [4],
    ),
  ],
];

/** What has been done in secret, and was not the same. */
const SILENT: readonly (readonly [name: string, together: boolean, Twins])[] = [
  [
    '[5.4.2d] an Allied set-up that goes on, for the French',
    false,
    {
      face: day,
      viewer: FRENCH,
      starts: [onTheDay('historical', alliedSetup().slice(0, 2)), onTheDay('historical', alliedSetup().slice(3, 9))],
    },
  ],
  [
    '[5.4.2d] an Allied set-up that has ended, for the French',
    true,
    {
      face: day,
      viewer: FRENCH,
      starts: [
        onTheDay('historical', [...alliedSetup(), END]),
        onTheDay('historical', [...alliedSetup('adg-kempt', 'adg-pack'), END]),
      ],
    },
  ],
  [
    '[16.2a] a line of fate, for the Allies',
    true,
    {
      face: day,
      viewer: ALLIED,
      starts: [forcing(0), forcing(3)],
    },
  ],
  ...IN_A_FIGHT.map(
    ([what, together, viewer, starts]) => [`[5.4.2a] ${what}`, together, { face: day, viewer, starts }] as const,
  ),
];
test.each(SILENT)('%s: everything is the same', async (_, together, twins) => {
  const lens = await lensOf(twins.face);
  const [one, two] = [0, 1].map((which) => open(twins, which, 1, together));
  for (const model of [one, two]) if (model.curtain.value !== null) model.openCurtain();
  expect(one.viewer.value).toBe(twins.viewer);
  expect(sameState(one.viewOf(REFEREE), two.viewOf(REFEREE))).toBe(false);
  const [first, second] = [one, two].map((model) => outlook(model, lens));
  for (const [part, shown] of Object.entries(first)) expect(second[part], part).toBe(shown);
  expect(writeRecord(two.host.table, twins.viewer)).toEqual(writeRecord(one.host.table, twins.viewer));
});

test.each([
  ['cards, maps and words', 1, ['pieces', 'spoken', 'cards of places']],
  ['cards of a battle', 3, ['pieces', 'spoken', 'cards of pieces']],
  ['stacks', 7, ['pieces', 'spoken', 'cards of pieces', 'the panel beside the map']],
] as const)('who looked at the position itself would be found out: %s tell it', async (_, which, parts) => {
  const [, twins] = TWINS[which];
  const lens = await lensOf(twins.face);
  const [first, second] = [0, 1].map((start) => {
    const model = open(twins, start, 1, false);
    return outlook(model, lens, model.viewOf(REFEREE));
  });
  expect(Object.keys(first).filter((part) => second[part] !== first[part])).toEqual(expect.arrayContaining([...parts]));
});
