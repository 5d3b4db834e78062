import { type AnyAction, randomBits, type Setup, scriptedDice, seededDice, TABLE } from '@hundred-days/kernel';
import CASES_LB from '@hundred-days/last-battles/data/cases.json' with { type: 'json' };
import CASES_1815 from '@hundred-days/napoleon-1815/data/cases.json' with { type: 'json' };
import CASES_NAW from '@hundred-days/napoleon-at-waterloo/data/cases.json' with { type: 'json' };
import { createWaterlooCampaign, createWorld } from '@hundred-days/waterloo-campaign';
import { DOCUMENTS } from '@hundred-days/waterloo-campaign/data';
import CASES_WC from '@hundred-days/waterloo-campaign/data/cases.json' with { type: 'json' };
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { Rect } from '../src/board/types.ts';
import { type Card, deedsOf, type Looking } from '../src/face/look/card.ts';
import { lookEn as generalEn } from '../src/face/look/text/en.ts';
import { lookFr as generalFr } from '../src/face/look/text/fr.ts';
import type { Face } from '../src/face/types.ts';
import { createFace as createBrigades } from '../src/faces/last-battles/face.tsx';
import { lookEn as brigadesEn } from '../src/faces/last-battles/text/look-en.ts';
import { lookFr as brigadesFr } from '../src/faces/last-battles/text/look-fr.ts';
import { createFace as createBlocks } from '../src/faces/napoleon-1815/face.tsx';
import { lookEn as blocksEn } from '../src/faces/napoleon-1815/text/look-en.ts';
import { lookFr as blocksFr } from '../src/faces/napoleon-1815/text/look-fr.ts';
import { createFace as createBattle } from '../src/faces/napoleon-at-waterloo/face.tsx';
import { lookEn as battleEn } from '../src/faces/napoleon-at-waterloo/text/look-en.ts';
import { lookFr as battleFr } from '../src/faces/napoleon-at-waterloo/text/look-fr.ts';
import { createFace as createCampaign } from '../src/faces/waterloo-campaign/face.tsx';
import { lookEn as campaignEn } from '../src/faces/waterloo-campaign/text/look-en.ts';
import { lookFr as campaignFr } from '../src/faces/waterloo-campaign/text/look-fr.ts';
import { cardSpot } from '../src/table/cardspot.ts';
import { clickPiece, clickPlace } from '../src/table/deeds.ts';
import { type AtTable, TableUi } from '../src/table/ui.ts';
import { game as battleGame, world } from './battle.ts';
import { GAMES } from './lastBattles.ts';
import { here, sitDown, type Watched } from './sitting.ts';
import { game as blocksGame } from './world1815.ts';

/** What is said of whatever is looked at. */

const battle = createBattle(battleGame);
const campaign = createCampaign(createWaterlooCampaign(createWorld(DOCUMENTS)));
const blocks = createBlocks(blocksGame);
const brigades = createBrigades(GAMES.wavre);

interface Shelf {
  readonly face: Face<AnyAction>;
  readonly setups: readonly Setup[];
  readonly cases: unknown;
}

const SHELF: readonly (readonly [string, Shelf])[] = [
  [
    'napoleon-at-waterloo',
    {
      face: battle as unknown as Face<AnyAction>,
      setups: [
        { scenario: 'standard', options: {} },
        { scenario: 'grouchy', options: {} },
      ],
      cases: CASES_NAW,
    },
  ],
  [
    'waterloo-campaign',
    { face: campaign as unknown as Face<AnyAction>, setups: [{ scenario: 'june15', options: {} }], cases: CASES_WC },
  ],
  [
    'napoleon-1815',
    {
      face: blocks as unknown as Face<AnyAction>,
      setups: [{ scenario: 'historical', options: {} }],
      cases: CASES_1815,
    },
  ],
  [
    'last-battles',
    {
      face: brigades as unknown as Face<AnyAction>,
      setups: [
        { scenario: 'wavre', options: {} },
        { scenario: 'historic-wavre', options: {} },
      ],
      cases: CASES_LB,
    },
  ],
];

const textOf = (card: Card): string =>
  [
    card.eyebrow,
    card.title,
    card.note,
    ...card.lines.flatMap(({ label, text }) => [label, text]),
    ...(card.pieces ?? []).flatMap(({ name, facts }) => [name, facts]),
  ].join(' | ');

/** Every card of a position: of all pieces, on the map and beside it, and of some of the places. */
function cardsOf(model: Watched<AnyAction>, lens: Looking<AnyAction>): Card[] {
  const asked = model.asked.value;
  const { map, game } = model.face;
  const shown = map.pieces(asked).map(({ piece }) => piece);
  const pieces = new Set([...shown, ...Array(game.unitIds.length).keys()]);
  const places = [...Array(map.art.geometry.size).keys()].filter((place) => place % 9 === 0);
  return [
    ...[...pieces].flatMap((piece) => lens.piece(asked, piece) ?? []),
    ...places.flatMap((place) => lens.place(asked, place) ?? []),
  ];
}

/** Positions of a game played by chance, each looked at with a piece in hand where one can be. */
function* positionsOf(face: Face<AnyAction>, setup: Setup, language: string): Generator<Watched<AnyAction>> {
  const names = ['A', 'B', 'C'];
  const model = sitDown(face, setup, seededDice(7), here(...names.slice(0, face.game.seats.length)), language);
  const bits = randomBits(3);
  for (let step = 0; step < 130 && !model.over; step++) {
    if (model.curtain.value !== null) model.openCurtain();
    const { pieces } = model.asked.value;
    const piece = pieces[bits() % pieces.length];
    if (step % 43 === 0) {
      if (piece !== TABLE) model.pick(piece);
      yield model;
      model.putBack();
    }
    const choices = model.asked.value.choicesOf(piece);
    if (choices.length > 0) model.submit(model.asked.value.seat, choices[bits() % choices.length]);
  }
}

describe.each(SHELF)('%s', (_, { face, setups, cases }) => {
  const known = new Set(JSON.stringify(cases).match(/"[^"]*"/g));

  test.each(['en', 'fr'])(
    'has a card for everything, in whole sentences with rules that there are: %s',
    async (language) => {
      await face.words.rest(language);
      const lens = await face.looking(language);
      let seen = 0;
      for (const setup of setups) {
        for (const model of positionsOf(face, setup, language)) {
          for (const card of cardsOf(model, lens)) {
            seen++;
            expect(textOf(card)).not.toMatch(/\{|\}|undefined|NaN|\[\w|, ,|^ \|/);
            for (const { rules } of card.lines)
              for (const rule of rules) expect(known.has(`"${rule}"`), rule).toBe(true);
          }
        }
      }
      expect(seen).toBeGreaterThan(150);
    },
  );

  test('has a legend with a picture and words of its own for each sign, and a switch for each sight', async () => {
    for (const language of ['en', 'fr']) {
      const lens = await face.looking(language);
      const signs = lens.signs(language);
      expect(new Set(signs.map(({ text }) => text)).size).toBe(signs.length);
      for (const { picture } of signs) {
        if ('face' in picture) expect(picture.face).toBeDefined();
        else expect(picture.art.layers.length).toBeGreaterThan(0);
      }
      const shown = lens.shows(language).map(({ sight }) => sight.id);
      expect(shown).toEqual(expect.arrayContaining(face.map.sights.map(({ id }) => id)));
      // The key of its own turns on the first.
      expect(shown[0]).toBe(face.map.sights[0].id);
    }
  });
});

const holes = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

test.each([
  ['general', generalEn, generalFr],
  ['Napoleon at Waterloo', battleEn, battleFr],
  ['Waterloo Campaign', campaignEn, campaignFr],
  ['Napoleon 1815', blocksEn, blocksFr],
  ['The Last Battles', brigadesEn, brigadesFr],
] as const)('the words of looking are complete in both languages, with the same holes: %s', (_, english, french) => {
  expect(Object.keys(french)).toEqual(Object.keys(english));
  for (const [key, text] of Object.entries(english))
    expect([key, holes((french as Readonly<Record<string, string>>)[key])]).toEqual([key, holes(text)]);
});

const unit = world.unitIndex;
const hex = world.map.indexOf;
const sitAtBattle = (scenario = 'standard', holders = here('A', 'B')) =>
  sitDown(battle, { scenario, options: {} }, scriptedDice([1, 2, 3, 4, 5, 6]), holders);

describe('facts of the cards', async () => {
  const lens = await battle.looking('en');
  const lineOf = (card: Card | null, label: string): string | undefined =>
    card?.lines.find((one) => one.label === label)?.text;

  test('[2.2.3] the garrison of the wood is doubled, [4.5.3] frozen, [5.1.1] and says what it touches', () => {
    const model = sitAtBattle();
    const card = lens.piece(model.asked.value, unit('aa-hou'));
    expect(lineOf(card, 'Strength')).toBe('1, defends with 2: woods with a road double it');
    expect(lineOf(card, 'Movement')).toContain('only combat frees it');
    expect(lineOf(card, 'In contact')).toContain('6/II Jérôme');
    expect(card?.zone).toHaveLength(5);
  });

  test('[4.2.1] ground says what it costs the unit in hand, by which way, and what would be left', () => {
    const model = sitAtBattle();
    model.pick(unit('fr-1inf'));
    const { choices, view } = model.asked.value;
    for (const action of choices) {
      const way = battle.hand.way(action, view);
      if (way === null || action.type !== 'move') continue;
      const place = way.places[way.places.length - 1];
      const text = lineOf(lens.place(model.asked.value, place), 'For 1/I Quiot');
      const n = way.costs[way.costs.length - 1];
      expect(text).toMatch(new RegExp(`^${n} of 4 points`));
      expect(text).toMatch(new RegExp(`left: ${4 - n}$`));
      for (const between of way.places.slice(1, -1)) expect(text).toContain(world.hexId(between));
    }
    const far = lens.place(model.asked.value, hex('0101'))?.lines.find(({ label }) => label === 'For 1/I Quiot');
    expect(far?.rules[0]).toBe(model.whyNot(unit('fr-1inf'), hex('0101'))?.rule);
  });

  test('what a unit did in this turn is told', () => {
    const model = sitAtBattle();
    const mover = unit('fr-1inf');
    expect(lineOf(lens.piece(model.asked.value, mover), 'This turn')).toBe('nothing yet');
    const [move] = model.choices(mover).filter(({ type }) => type === 'move');
    expect(model.submit(0, move)).toBeNull();
    expect(lineOf(lens.piece(model.asked.value, mover), 'This turn')).toMatch(/^1\/I Quiot \d{4} to \d{4}/);
    expect(lineOf(lens.piece(model.asked.value, mover), 'Movement')).toContain('has moved');
  });

  test('what was done before this turn is not told again', () => {
    const event = (type: string, data: object) => ({ type, rule: '4.0.2', data, reveals: false }) as never;
    const step = (...events: never[]) => ({ events }) as never;
    const write = (one: { readonly data: object }) => ({ heading: false, parts: [JSON.stringify(one.data)] }) as never;
    const told = deedsOf(
      [
        step(event('moved', { unit: 'a', n: 1 })),
        step(event('phase', { turn: 2 }), event('moved', { unit: 'a', n: 2 })),
        step(event('attack', { attackers: ['b', 'a'] }), event('moved', { unit: 'b' })),
      ],
      'a',
      ({ type }) => type === 'phase',
      write,
    );
    expect(told).toEqual(['{"unit":"a","n":2}', '{"attackers":["b","a"]}']);
  });

  test('[9.0.3] when secret reinforcements come is not known to the enemy', () => {
    const model = sitAtBattle('grouchy');
    if (model.curtain.value !== null) model.openCurtain();
    const asked = model.asked.value;
    const enemies = [...world.unitsOf[1 - asked.viewer]].filter((one) => asked.view[world.at.where + one] < 0);
    expect(enemies.length).toBeGreaterThan(0);
    for (const one of enemies) expect(textOf(lens.piece(asked, one) as Card)).toContain('not known');
  });
});

/** A page without a page: what a click needs of it. */
function atTable(model: Watched<AnyAction>): AtTable {
  return { model, ui: new TableUi(false), told: signal(model.asked.value) } as unknown as AtTable;
}

describe('a click where it means nothing else', () => {
  const open = (holders = here('A', 'B')): AtTable =>
    atTable(sitAtBattle('standard', holders) as unknown as Watched<AnyAction>);

  test('looks at an enemy and at ground, and refuses nothing', () => {
    const table = open();
    const { ui, model } = table;
    const enemy = unit('aa-gdcav');
    clickPiece(table, enemy);
    expect(ui.look.value).toMatchObject({ piece: enemy });
    expect(model.refused.value).toBeNull();
    clickPiece(table, enemy);
    expect(ui.look.value).toBeNull();
    clickPlace(table, hex('1212'));
    expect(ui.look.value).toEqual({ piece: null, place: hex('1212') });
    expect(model.refused.value).toBeNull();
  });

  test('with a unit in hand a place out of reach is still explained, and what can be done closes the card', () => {
    const table = open();
    const { ui, model } = table;
    clickPlace(table, hex('1212'));
    clickPiece(table, unit('fr-1inf'));
    expect(ui.look.value).toBeNull();
    expect(model.inHand.value).toBe(unit('fr-1inf'));
    clickPlace(table, hex('0101'));
    expect(model.refused.value).not.toBeNull();
    expect(ui.look.value).toBeNull();
  });

  test('one’s own unit that may not move still says why', () => {
    const table = open();
    clickPiece(table, unit('fr-6inf'));
    expect(table.model.refused.value?.no.rule).toBe('4.5.3');
    expect(table.ui.look.value).toBeNull();
  });

  test('while others decide everything can be looked at', () => {
    const table = open([{ kind: 'computer', level: 'recruit' } as never, { kind: 'here', name: 'B' }]);
    for (const id of ['fr-1inf', 'aa-gdcav']) {
      clickPiece(table, unit(id));
      expect(table.ui.look.value).toMatchObject({ piece: unit(id) });
    }
    clickPlace(table, hex('1212'));
    expect(table.ui.look.value).toEqual({ piece: null, place: hex('1212') });
    expect(table.model.refused.value).toBeNull();
  });
});

const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

test('a card lies over nobody it speaks of where there is room beside all of them', () => {
  const bits = randomBits(12);
  const upTo = (n: number): number => bits() % n;
  for (let i = 0; i < 2000; i++) {
    const area = { width: 1000 + upTo(400), height: 700 + upTo(200) };
    const at = { x: 200 + upTo(area.width - 400), y: 150 + upTo(area.height - 300) };
    const near = (): Rect => ({ x: at.x + upTo(240) - 120, y: at.y + upTo(200) - 100, width: 50, height: 50 });
    const about = { ...at, width: 50, height: 50 };
    const spokenOf = [near(), near(), near()];
    const crowd = Array.from({ length: 30 }, () => ({ ...near(), x: upTo(area.width), y: upTo(area.height) }));
    const card = { width: 340, height: 160 + upTo(80) };
    const spot = cardSpot(about, card, area, crowd, spokenOf);
    const box = { x: spot.left, y: spot.top, width: card.width, height: spot.height };
    // A counter is smaller than its hex.
    const counters = spokenOf.map(({ x, y }) => ({ x: x + 5, y: y + 5, width: 40, height: 40 }));
    expect([about, ...counters].every((one) => apart(box, one))).toBe(true);
  }
});

test('a card is not cut short to keep off a crowd where the other side has room for its text', () => {
  // An army in stacks stands above the place, on a phone; below it there is room for little more than a title.
  const crowd = Array.from({ length: 36 }, (_, i) => ({ x: 50 * (i % 7), y: 48 * (i % 5), width: 48, height: 48 }));
  const about = { x: 220, y: 256, width: 80, height: 80 };
  const spot = cardSpot(about, { width: 366, height: 236 }, { width: 390, height: 497 }, crowd);
  expect([spot.side, spot.height]).toEqual(['above', 236]);
});

test('a card never lies over the place it is about, nor outside the map', () => {
  const bits = randomBits(11);
  const upTo = (n: number): number => bits() % n;
  for (let i = 0; i < 2000; i++) {
    const area = { width: 340 + upTo(1000), height: 330 + upTo(600) };
    const side = 40 + upTo(60);
    const about = { x: upTo(area.width - side), y: upTo(area.height - side), width: side, height: side };
    const card = { width: 324, height: 100 + upTo(300) };
    const spot = cardSpot(about, card, area, []);
    const box = { x: spot.left, y: spot.top, width: card.width, height: spot.height };
    expect(apart(box, about)).toBe(true);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(area.width);
    expect(box.y + box.height).toBeLessThanOrEqual(area.height);
  }
});
