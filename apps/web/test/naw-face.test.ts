import { scriptedDice, TABLE } from '@hundred-days/kernel';
import {
  type Action,
  announcement,
  position,
  SCENARIO_FORMAT,
  tables,
  units,
} from '@hundred-days/napoleon-at-waterloo';
import CASES from '@hundred-days/napoleon-at-waterloo/data/cases.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { goalIn } from '../src/face/acts.ts';
import { loadFace } from '../src/faces/index.ts';
import { createFace } from '../src/faces/napoleon-at-waterloo/face.tsx';
import { oddsOf, paymentsOf } from '../src/faces/napoleon-at-waterloo/odds.ts';
import { consequences } from '../src/faces/napoleon-at-waterloo/results.ts';
import { settingOf } from '../src/faces/napoleon-at-waterloo/setting.ts';
import { en } from '../src/faces/napoleon-at-waterloo/text/en.ts';
import { fr } from '../src/faces/napoleon-at-waterloo/text/fr.ts';
import { apartEn } from '../src/table/text/apart-en.ts';
import { en as tableEn } from '../src/table/text/en.ts';
import { fr as tableFr } from '../src/table/text/fr.ts';
import { game, TO_THE_FARM, world } from './battle.ts';
import { here, sitDown, type Watched } from './sitting.ts';

const setting = settingOf(game);

const face = createFace(game);
await Promise.all(['en', 'fr'].map((language) => face.words.rest(language)));
const unit = world.unitIndex;
const hex = (id: string): number => world.map.indexOf(id);

function sit(dice: readonly number[] = [], language = 'en'): Watched<Action> {
  return sitDown(face, { scenario: 'standard', options: {} }, scriptedDice(dice), here('A', 'B'), language);
}

/** Bachelu, Quiot and the Guard's guns against La Haye Sainte. */
function atTheFarm(dice: readonly number[] = [], language = 'en'): Watched<Action> {
  const model = sit(dice, language);
  for (const [id, to] of TO_THE_FARM) {
    model.pick(unit(id));
    model.act(model.point(hex(to)) as Action);
  }
  model.act(model.choices(TABLE)[0]);
  for (const id of ['aa-rart', 'fr-5inf', 'fr-1inf', 'fr-gd-art']) model.pick(unit(id));
  return model;
}

const title = (model: Watched<Action>): string => face.words.prompt(model.asked.value).title;
const roll = (model: Watched<Action>): void => model.act(model.choices(TABLE)[0]);

const holes = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

test.each([
  ['face', en, fr],
  ['table', { ...tableEn, ...apartEn }, tableFr],
] as const)('the words of the %s are complete in both languages, with the same holes', (_, english, french) => {
  expect(Object.keys(french).toSorted()).toEqual(Object.keys(english).toSorted());
  for (const [key, text] of Object.entries(english)) {
    const other = (french as Readonly<Record<string, string>>)[key];
    expect(other.trim(), key).not.toBe('');
    expect(holes(other), key).toEqual(holes(text));
  }
});

test('the prompt names the act, step by step', () => {
  const model = sit();
  expect(title(model)).toBe('Choose a unit to move');
  model.pick(unit('fr-4inf'));
  expect(title(model)).toBe('Where does 4/I Durutte go?');
  model.point(hex('1808'));
  const prompt = face.words.prompt(model.asked.value);
  expect(prompt.title).toBe('Move 4/I Durutte to 1808?');
  expect(prompt.rules).toEqual(['4.5.2']);
  expect(prompt.buttons.map(({ label, main }) => [label, main])).toEqual([['Move here', true]]);
});

test('combat: what is owed, who attacks, and the announcement', async () => {
  const model = atTheFarm();
  expect(title(model)).toBe('Announce the attack on La Haye Sainte, or change who takes part');
  for (const id of ['fr-5inf', 'fr-1inf', 'fr-gd-art']) {
    model.pick(unit(id));
    await model.answered();
  }
  expect(title(model)).toBe('Who attacks La Haye Sainte?');
  model.giveUp();
  expect(title(model)).toBe('Choose an enemy to attack, or a unit to attack with');
  model.pick(unit('fr-1inf'));
  expect(title(model)).toBe('Whom to attack with 1/I Quiot?');
});

describe('[5.1.5] an attack that would leave somebody out says whom to take in, and offers it', () => {
  const sitAt = (places: Readonly<Record<string, string>>, language = 'en', dice: number[] = []): Watched<Action> => {
    const scenario = {
      format: SCENARIO_FORMAT,
      version: 1,
      game: 'napoleon-at-waterloo',
      phase: 'frenchCombat',
      units: places,
    };
    return sitDown(face, { scenario, options: {} }, scriptedDice(dice), here('A', 'B'), language);
  };
  const three = { 'fr-6inf': '0513', 'aa-bru': '0412', 'aa-dbcav': '0512', 'aa-2art': '0612' };

  test('one unit that touches three enemies and attacks one', () => {
    const model = sitAt(three);
    for (const id of ['aa-dbcav', 'fr-6inf']) model.pick(unit(id));
    const prompt = face.words.prompt(model.asked.value);
    expect(prompt.title).toBe('Attack Allied II Corps artillery and Brunswick Corps in the same attack');
    expect(prompt.reason).toBe(
      'Otherwise nobody could attack Allied II Corps artillery and Brunswick Corps any more. In all 7 to 5: 1-1.',
    );
    expect(prompt.rules).toEqual(['5.1.5']);
    expect(prompt.buttons.map(({ label, main }) => [label, main])).toEqual([
      ['Attack Allied II Corps artillery too', true],
      ['Attack Brunswick Corps too', false],
    ]);
    for (const { action } of prompt.buttons) model.act(action);
    expect(title(model)).toBe(
      'Announce the attack on Brunswick Corps, DB Collaert and Allied II Corps artillery, or change who takes part',
    );
  });

  test('[6.6.1] whoever may advance into several hexes is asked by the hex', () => {
    const model = sitAt({ 'fr-6inf': '0513', 'aa-hou': '0412', 'aa-dbcav': '0512' }, 'en', [1]);
    for (const id of ['aa-hou', 'fr-6inf', 'aa-dbcav']) model.pick(unit(id));
    roll(model);
    const { title: asks, buttons } = face.words.prompt(model.asked.value);
    expect(asks).toBe('Does 6/II Jérôme advance, and where to?');
    expect(buttons.map(({ label }) => label)).toEqual(['Stay here', '6/II Jérôme to 0412', '6/II Jérôme to 0512']);
  });

  test('a unit that would have nobody left joins', () => {
    const model = sitAt({ 'fr-6inf': '0513', 'fr-9inf': '0613', 'aa-bru': '0612' }, 'fr');
    for (const id of ['aa-bru', 'fr-6inf']) model.pick(unit(id));
    const prompt = face.words.prompt(model.asked.value);
    expect([prompt.title, prompt.reason]).toEqual([
      'Ajoutez à cette attaque\u202f: 9/II Foy',
      'Sinon, il ne resterait plus personne à attaquer pour\u202f: 9/II Foy. En tout, 12 contre 2\u202f: 6-1.',
    ]);
    model.act(prompt.buttons[0].action);
    expect(face.words.prompt(model.asked.value).buttons[0].action.type).toBe('roll');
  });
});

test('[6.2.1] the odds: both sums, the rounding, the column and its six results', () => {
  const model = atTheFarm();
  const odds = oddsOf(setting, model.view(), announcement(world, model.view()), null);
  expect(odds).toMatchObject({ attack: 13, defence: 6, rounding: 'rounds', price: 3 });
  expect(tables.COLUMNS[odds?.full ?? 0]).toBe('2-1');
  expect(odds?.outcomes).toEqual([
    { code: 'Dr', dice: [1, 2, 3, 4] },
    { code: 'Ee', dice: [5] },
    { code: 'Ar', dice: [6] },
  ]);
  expect(odds?.guns).toEqual([unit('fr-gd-art')]);
});

test('[6.2.3] a lowered column changes the results', () => {
  const view = atTheFarm().view();
  const odds = oddsOf(setting, view, announcement(world, view), tables.COLUMNS.indexOf('1-1'));
  expect(odds?.resolved).toBe(tables.COLUMNS.indexOf('1-1'));
  expect(odds?.outcomes).toEqual([
    { code: 'Dr', dice: [1, 2, 3] },
    { code: 'Ar', dice: [4, 5, 6] },
  ]);
});

test('what each result would do, by name', () => {
  const { view } = atTheFarm().asked.value;
  const odds = oddsOf(setting, view, announcement(world, view), null);
  if (odds === null) throw new Error('no odds');
  const says = (code: 'Dr' | 'Ee' | 'Ar'): string => consequences(setting, { view, language: 'en' }, odds, code).text;
  expect(says('Dr')).toBe('Reserve artillery goes back one hex. One of your units in contact may take La Haye Sainte.');
  expect(says('Ee')).toContain('worth 3 or more: 5/II Bachelu (4) or 1/I Quiot (4).');
  expect(says('Ar')).toContain('Guard artillery may stay or fall back.');
});

test('[6.3.3] an equal elimination is paid by nobody who could be spared', () => {
  expect(paymentsOf(setting, [unit('fr-5inf'), unit('fr-1inf')], 3)).toEqual([[unit('fr-5inf')], [unit('fr-1inf')]]);
});

test('after the roll: retreat, losses and advance are asked of whom they concern', () => {
  const driven = atTheFarm([1]);
  roll(driven);
  // The one way back was taken by the table itself.
  expect([driven.seat, title(driven)]).toEqual([units.FRENCH, 'Does a unit advance into the vacated hex?']);
  const equal = atTheFarm([5]);
  roll(equal);
  expect(title(equal)).toBe('Choose which units are lost');
  equal.act({ type: 'lose', units: [unit('fr-5inf')] });
  expect(title(equal)).toBe('Does Guard artillery fall back?');
  equal.act({ type: 'stand' });
  expect(title(equal)).toBe('Does 1/I Quiot advance into La Haye Sainte?');
});

test('every choice and every event has a name in both languages', () => {
  for (const language of ['en', 'fr']) {
    const model = sit([], language);
    for (const piece of model.asked.value.pieces)
      for (const action of model.choices(piece)) expect(face.words.actionName(action, language)).not.toMatch(/[{[]/);
    for (const step of atTheFarm([], language).log.value)
      for (const event of step.events) {
        const line = face.words.logLine(event, language);
        expect(line.parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')).not.toMatch(/[{[]/);
      }
  }
});

test('a refusal gives the fact, the rule and who is to blame', () => {
  const model = sit();
  model.pick(unit('fr-6inf'));
  const no = model.refused.value?.no;
  if (no === undefined) throw new Error('not refused');
  const told = face.words.explain(model.view(), no, 'en');
  expect(told.title).toBe('6/II Jérôme may not move');
  expect(told.causes.map(({ piece }) => piece)).toEqual([unit('aa-hou')]);
});

test('pieces show what they have done and what they owe', () => {
  const model = sit();
  const frozen = face.map.pieces(model.asked.value).find(({ piece }) => piece === unit('fr-6inf'));
  expect(frozen?.badges).toEqual(['frozen']);
  model.pick(unit('fr-4inf'));
  model.act(model.point(hex('1810')) as Action);
  const moved = face.map.pieces(model.asked.value).find(({ piece }) => piece === unit('fr-4inf'));
  expect([moved?.badges, moved?.spent]).toEqual([['moved'], true]);
  expect(face.words.warnings(model.asked.value)).toMatchObject([{ text: '22 units could still move.' }]);
  model.act(model.choices(TABLE)[0]);
  const owing = face.map.pieces(model.asked.value).find(({ piece }) => piece === unit('fr-6inf'));
  expect(owing?.badges).toEqual(['owes']);
});

test('the rules are there in both languages, every case of the game', async () => {
  for (const language of ['en', 'fr']) {
    const ids = (await face.words.rules(language)).flatMap((chapter) => chapter.rules.map(({ id }) => id));
    expect(new Set(ids)).toEqual(new Set(CASES.map(({ id }) => id)));
  }
});

const promptOf = (model: Watched<Action>) => face.words.prompt(model.asked.value);

test('an attack that leaves somebody out names them', () => {
  const model = sit();
  model.act(model.choices(TABLE)[0]);
  for (const id of ['fr-9inf', 'aa-hou']) model.pick(unit(id));
  expect(promptOf(model)).toMatchObject({
    title: 'Let French II Corps artillery and 6/II Jérôme join this attack',
    reason: expect.stringMatching(/II Corps artillery.*Jérôme/),
    rules: ['5.1.5'],
  });
});

test('units that an enemy zone holds are counted', () => {
  expect(promptOf(sit()).reason).toContain('3 units in enemy zones may not move.');
});

test('a march to a friend says that the two cannot stay together', () => {
  const model = sit();
  model.pick(unit('fr-4inf'));
  const friend = model.asked.value.choices.find(
    (action) => action.type === 'move' && position.unitIn(world, model.view(), goalIn(face, action) ?? -1) >= 0,
  );
  if (friend === undefined) throw new Error('no friend in reach');
  model.point(goalIn(face, friend) ?? -1);
  const { reason, rules } = promptOf(model);
  expect(reason).toMatch(/stands there: one of the two must go on before the phase ends/);
  expect(rules).toContain('4.4.2');
});

test('an advance has a button for each way, and the click on the arrow’s end still means it', () => {
  const model = atTheFarm([1]);
  roll(model);
  for (let i = 0; i < 5 && position.stepOf(world, model.view()) !== 'advance'; i++) {
    const { pieces } = model.asked.value;
    model.act(model.choices(pieces.find((piece) => piece !== TABLE) ?? TABLE)[0]);
  }
  const { buttons } = promptOf(model);
  expect(buttons.map(({ label }) => label)).toEqual([
    'Stay where they are',
    '5/II Bachelu advances',
    '1/I Quiot advances',
  ]);
  expect(buttons.some(({ main }) => main)).toBe(false);
});

test('what an attack would do does not promise an advance into woods without a road there', () => {
  const model = sit();
  model.act(model.choices(TABLE)[0]);
  for (const id of ['fr-9inf', 'aa-hou', 'fr-6inf', 'fr-2art']) model.pick(unit(id));
  const { view } = model.asked.value;
  const odds = oddsOf(setting, view, announcement(world, view), null);
  if (odds === null) throw new Error('no odds');
  expect(consequences(setting, model.asked.value, odds, 'De').text).not.toMatch(/may take/);
});

test('on a telephone the odds stand beside the prompt while an attack is announced, otherwise how the sides stand', () => {
  const model = sit();
  expect(face.panels.stakes?.(model.asked.value)).toBeNull();
  expect(face.panels.score?.(model.asked.value)).not.toBeNull();
  const fighting = atTheFarm();
  expect(face.panels.stakes?.(fighting.asked.value)).not.toBeNull();
});

test('zones are those of the enemy, woods left out', () => {
  const model = sit();
  const zones = face.map.sights[0].overlay(model.view(), units.FRENCH, 'en').zones ?? [];
  expect(zones).toContain(hex('1311'));
  expect(zones.every((place) => position.inZoneOf(world, model.view(), units.ALLIED, place))).toBe(true);
});

test('the line for the shelf names the phase, and the result once there is one', () => {
  const view = sit().view().slice();
  expect(face.words.summary(view, 'en')).toBe('Turn 1, French movement');
  view[world.at.outcome] = 2;
  expect(face.words.summary(view, 'en')).toBe('Allied victory');
  expect(face.words.summary(view, 'fr')).toBe('Victoire alliée');
});

test('is made once: the map is not drawn again for every table', async () => {
  const face = await loadFace('napoleon-at-waterloo');
  expect(face?.game.id).toBe('napoleon-at-waterloo');
  expect(await loadFace('napoleon-at-waterloo')).toBe(face);
});

test.each(['en', 'fr'])('no two units go by one name, and each goes in the singular (%s)', (language) => {
  for (const name of [face.words.shortName, face.words.pieceName]) {
    const names = world.unitData.map(({ id }) => name(unit(id), language));
    expect(names.filter((one, i) => names.indexOf(one) !== i)).toEqual([]);
  }
  for (const { id } of world.unitData)
    expect(face.words.shortName(unit(id), language)).not.toMatch(/^(Chasseurs|Grenadiers)/);
  expect(face.words.shortName(unit('fr-1art'), language)).toMatch(/^French|français$/);
  expect(face.words.shortName(unit('aa-1art'), language)).toMatch(/^Allied|allié$/);
});
