import { type GameEvent, randomBits, type State, scriptedDice, seededDice, TABLE } from '@hundred-days/kernel';
import { type Action, board, describe as described, position, tables, units } from '@hundred-days/last-battles';
import { signal } from '@preact/signals';
import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import { pressed } from '../src/board/hand.ts';
import type { BoardProps } from '../src/board/types.ts';
import { goalIn } from '../src/face/acts.ts';
import { attackNow } from '../src/faces/last-battles/attack.ts';
import { Duties, Payments } from '../src/faces/last-battles/Duties.tsx';
import { createFace } from '../src/faces/last-battles/face.tsx';
import { Levels } from '../src/faces/last-battles/Levels.tsx';
import { OddsPanel } from '../src/faces/last-battles/OddsPanel.tsx';
import { oddsOf } from '../src/faces/last-battles/odds.ts';
import { consequences } from '../src/faces/last-battles/results.ts';
import { settingOf } from '../src/faces/last-battles/setting.ts';
import { en } from '../src/faces/last-battles/text/en.ts';
import { fr } from '../src/faces/last-battles/text/fr.ts';
import { lateEn } from '../src/faces/last-battles/text/late-en.ts';
import { lateFr } from '../src/faces/last-battles/text/late-fr.ts';
import { clickPiece } from '../src/table/deeds.ts';
import { linesOf, wordsOf } from '../src/table/lines.ts';
import { namedIn } from '../src/table/Sentence.tsx';
import { onlyWithin } from '../src/table/since.ts';
import { type AtTable, questionIn, TableUi } from '../src/table/ui.ts';
import { markup } from './art/markup.ts';
import { GAMES } from './lastBattles.ts';
import { here, sitDown, type Watched } from './sitting.ts';

const game = GAMES.ligny;
const { world } = game;
const w = settingOf(game);
const face = createFace(game);
await Promise.all(['en', 'fr'].map((language) => face.words.rest(language)));

const unit = (id: string): number => world.unitIndex(id);
const hex = (id: string): number => world.map.indexOf(id);
const [rome, schoeffer, baltus] = ['fr-iv-rome', 'fr-iv-schoeffer', 'fr-iv-baltus'].map(unit);

type Model = Watched<Action>;

const sit = (language = 'en'): Model =>
  sitDown(face, { scenario: 'ligny', options: {} }, scriptedDice([]), here('A', 'B'), language);

/** French combat with these units on the field and no others. */
function fight(
  units: Readonly<Record<string, string>>,
  dice: readonly number[] = [],
  { language = 'en', options = {} }: { language?: string; options?: Readonly<Record<string, boolean>> } = {},
): Model {
  const scenario = { ...described(world, 'ligny'), phase: 'frenchCombat', units };
  return sitDown(face, { scenario, options }, scriptedDice(dice), here('A', 'B'), language);
}

const prompt = (model: Model) => face.words.prompt(model.asked.value);
const title = (model: Model): string => prompt(model).title;
const labels = (model: Model): string[] => prompt(model).buttons.map(({ label }) => label);
const at = (model: Model, piece: number): string => world.hexId(position.whereIs(world, model.asked.value.view, piece));

const plain = (drawn: string): string => drawn.replace(/<[^>]*>/g, ' ');
const duties = (model: Model): string => plain(markup(h(Duties, { w, asked: model.asked.value })));

/** A tap on the map. */
function tap(model: Model, piece: number): void {
  const { company } = face.hand;
  const asked = model.asked.value;
  const together = company?.of(asked, piece) ?? [];
  if (together.length > 1) asked.gather(company?.next?.(asked, together) ?? []);
  else model.pick(piece);
}

const hand = ({ asked }: Model): number[] => {
  const { inHand, along } = asked.value;
  return inHand === null ? [] : [inHand, ...along];
};

const holes = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

test.each([
  ['first', en, fr],
  ['late', lateEn, lateFr],
] as const)('the %s words are complete in both languages, with the same holes', (_, english, french) => {
  expect(Object.keys(french)).toEqual(Object.keys(english));
  for (const [key, text] of Object.entries(english)) {
    const other = (french as Readonly<Record<string, string>>)[key];
    expect(other.trim(), key).not.toBe('');
    expect(holes(other), key).toEqual(holes(text));
  }
});

describe('stacks of two', () => {
  test('[5.3] a tap takes both, a second one, a third the other, a fourth neither', () => {
    const model = sit();
    const hands = [0, 1, 2, 3].map(() => {
      tap(model, rome);
      return hand(model);
    });
    expect(hands).toEqual([[rome, schoeffer], [rome], [schoeffer], []]);
  });

  test('they go together and are taken back together', async () => {
    const model = sit();
    tap(model, schoeffer);
    expect(title(model)).toBe('Where do Rome and Schoeffer go?');
    const action = model.point(hex('L1125')) as Action;
    expect(title(model)).toBe('Move Rome and Schoeffer to 1125?');
    expect(prompt(model).reason).toContain('of 4 points.');
    model.act(action);
    await model.answered();
    expect([at(model, rome), at(model, schoeffer)]).toEqual(['L1125', 'L1125']);
    model.undo();
    await model.answered();
    expect([at(model, rome), at(model, schoeffer)]).toEqual(['L1024', 'L1024']);
  });

  test('[5.3] where there is room for one it is said who goes and who stays', async () => {
    const model = sit();
    tap(model, rome);
    const action = model.point(hex('L0924')) as Action;
    expect(goalIn(face, action)).toBe(hex('L0924'));
    expect(title(model)).toBe('Move Rome to 0924?');
    expect(prompt(model).reason).toContain('Only Rome can go there; staying behind: Schoeffer.');
    model.act(action);
    await model.answered();
    expect([at(model, rome), at(model, schoeffer)]).toEqual(['L0924', 'L1024']);
    expect(hand(model)).toEqual([schoeffer]);
  });

  test('[5.21] roads cost half points, and that is how they are told', () => {
    const model = sit();
    // From Fleurus along the road to the north-east.
    const guns = unit('fr-gd-duchand');
    tap(model, guns);
    model.point(hex('L0924'));
    expect(face.hand.way(model.asked.value.proposed as Action, model.asked.value.view)?.costs).toContain(2.5);
    expect(prompt(model).reason).toMatch(/4½ of 6 points/);
  });

  test('[13.0a] one point is one, in both languages', async () => {
    await Promise.all(['en', 'fr'].map((language) => face.words.rest(language)));
    const line = (points: number, language: string): string => {
      const event = { type: 'points', rule: '13.0a', data: { side: 'french', points, total: points } };
      return wordsOf(face.words.logLine(event, language));
    };
    expect([1, 2].map((n) => line(n, 'en'))).toEqual(['French: 1 point, 1 in all', 'French: 2 points, 2 in all']);
    expect(line(1, 'fr')).toContain('1 point,');
    expect(line(2, 'fr')).toContain('2 points,');
    const fallen = { type: 'destroyed', rule: '7.83b', data: { unit: 'fr-gd-duchand', hex: 'L0924', strength: 1 } };
    expect(wordsOf(face.words.logLine(fallen, 'en'))).toMatch(/: 1 point$/);
  });
});

describe('an attack is announced', () => {
  /** Rome and Schoeffer with the guns of Baltus against the 4th Westphalians in Ligny. */
  const LIGNY = {
    'fr-iv-rome': 'L1023',
    'fr-iv-schoeffer': 'L1023',
    'fr-iv-baltus': 'L1024',
    'pr-i-4thwestland': 'L1022',
  };
  const enemy = unit('pr-i-4thwestland');

  test('[7.22] by whole hexes, targets and attackers in any order', async () => {
    const model = fight(LIGNY);
    expect(title(model)).toBe('Choose an enemy to attack, or a unit to attack with');
    model.pick(schoeffer);
    await model.answered();
    expect(title(model)).toBe('Whom to attack with Rome and Schoeffer?');
    model.pick(enemy);
    await model.answered();
    expect(title(model)).toBe('Announce the attack on Ligny, or change who takes part');
    expect(labels(model)).toEqual(['Announce and roll']);
    model.pick(baltus);
    await model.answered();
    expect(attackNow(w, model.asked.value.view).units).toEqual([rome, schoeffer, baltus].sort((a, b) => a - b));
  });

  test('a second click on either of the two takes the hex out again', async () => {
    const model = fight(LIGNY);
    for (const piece of [enemy, rome]) {
      model.pick(piece);
      await model.answered();
    }
    model.pick(schoeffer);
    await model.answered();
    expect(title(model)).toBe('Who attacks Ligny?');
  });

  test('[7.31] with strengths, the town, the ratio and every result in words', async () => {
    const model = fight(LIGNY);
    for (const piece of [enemy, rome, baltus]) {
      model.pick(piece);
      await model.answered();
    }
    const asked = model.asked.value;
    const odds = oddsOf(w, asked.view, attackNow(w, asked.view), null);
    expect(odds).toMatchObject({ attack: 14, defence: 8, guns: [baltus], price: 4 });
    expect(tables.COLUMNS[odds?.full ?? 0]).toBe('1-1');
    const told = (code: 'Ar' | 'Dr' | 'Ae' | 'De' | 'Ex'): string =>
      odds === null ? '' : consequences(w, asked, odds, code).text;
    expect(told('De')).toBe(
      '4th Westphalian Landwehr is destroyed. The Prussians: losses 0 to 4 of 55. One of your units in contact may take Ligny 1022.',
    );
    expect(told('Dr')).toMatch(
      /^4th Westphalian Landwehr goes back to \d{4}.* or \d{4}\. One of your units in contact may take Ligny 1022\.$/,
    );
    expect(told('Ae')).toBe(
      'Rome and Schoeffer are destroyed. The defender may advance. Guns at a distance are not touched. The French: losses 0 to 9 of 35.',
    );
    expect(told('Ar')).toMatch(/The defender may advance\. Baltus may stay or fall back\.$/);
    expect(told('Ex')).toContain('You remove units in contact worth 4 or more: Rome (5)');
  });

  test('[7.11a] what is owed has its tick when somebody attacks somebody, not before', async () => {
    const model = fight(LIGNY);
    const ticks = (): number => duties(model).split(', done').length - 1;
    model.pick(enemy);
    await model.answered();
    expect(ticks()).toBe(0);
    model.pick(rome);
    await model.answered();
    expect(ticks()).toBe(3);
    model.pick(enemy);
    await model.answered();
    expect(ticks()).toBe(0);
  });

  test('[7.24] who alone can attack an enemy is said only where no gun can bombard him as well (8.11)', () => {
    const alone = '4th Westphalian Landwehr can be attacked by Rome and Schoeffer alone.';
    const open = { ...LIGNY, 'pr-i-4thwestland': 'L1124', 'fr-iv-rome': 'L1125', 'fr-iv-schoeffer': 'L1125' };
    expect(duties(fight({ ...open, 'fr-iv-baltus': 'L1128' }))).toContain(alone);
    const inRange = fight({ ...open, 'fr-iv-baltus': 'L1126' });
    expect(board.canBombard(w, hex('L1126'), hex('L1124'))).toBe(true);
    expect(duties(inRange)).not.toContain('alone');
  });

  test('[7.8b] lowered odds are announced by their column', async () => {
    const model = fight(LIGNY);
    for (const piece of [enemy, rome]) {
      model.pick(piece);
      await model.answered();
    }
    const lower = model
      .choices(TABLE)
      .find((action) => action.type === 'roll' && tables.COLUMNS[action.column] === '1-3');
    model.asked.value.propose(lower as Action);
    expect(labels(model)).toEqual(['Roll on 1-3']);
  });

  test('[7.11c] what it would strand is offered as a further target', async () => {
    const model = fight({ 'fr-iv-rome': 'L1224', 'pr-i-4thwestland': 'L1223', 'pr-i-7thline': 'L1324' });
    for (const piece of [enemy, rome]) {
      model.pick(piece);
      await model.answered();
    }
    expect(title(model)).toBe('Attack 7th Line in the same attack');
    expect(prompt(model).rules).toEqual(['7.11c']);
    expect(labels(model)).toEqual(['Attack 7th Line too']);
    model.act(prompt(model).buttons[0].action);
    await model.answered();
    expect(labels(model)).toEqual(['Announce and roll']);
  });

  test('[7.5a] the victor is asked whether one unit follows', async () => {
    const model = fight(LIGNY, [1]);
    for (const piece of [enemy, rome]) {
      model.pick(piece);
      await model.answered();
    }
    model.act(model.choices(TABLE)[0]);
    await model.answered();
    expect(model.asked.value.seat).toBe(1);
  });
});

describe('two guns of a hex that fire from a distance', () => {
  const duchand = unit('fr-gd-duchand');
  const enemy = unit('pr-i-4thwestland');
  const GUNS = { 'fr-iv-baltus': 'L1126', 'fr-gd-duchand': 'L1126', 'pr-i-4thwestland': 'L1124' };
  const firing = (model: Model): number[] => [...attackNow(w, model.asked.value.view).units];
  const [strong, weak] = [baltus, duchand].sort((a, b) => w.full[b] - w.full[a]);
  const both = [baltus, duchand].sort((a, b) => a - b);

  async function picked(model: Model, ...pieces: readonly number[]): Promise<Model> {
    for (const piece of pieces) {
      model.pick(piece);
      await model.answered();
    }
    return model;
  }

  test('[8.13] a click takes both, a second the stronger, a third the other, a fourth neither', async () => {
    const model = await picked(fight(GUNS), enemy, weak);
    expect(firing(model)).toEqual(both);
    expect(title(model)).toContain('Announce the attack');
    for (const left of [[strong], [weak], [], both]) {
      await picked(model, weak);
      expect(firing(model)).toEqual(left);
      expect(attackNow(w, model.asked.value.view).targets).toEqual([hex('L1124')]);
    }
  });

  test('[8.13] they join in one deed, also before the target is named', async () => {
    const model = await picked(fight(GUNS), strong);
    expect(firing(model)).toEqual(both);
    model.undo();
    await model.answered();
    expect(firing(model)).toEqual([]);
    await picked(model, strong, enemy, strong);
    expect(firing(model)).toEqual([strong]);
    expect(attackNow(w, model.asked.value.view).targets).toEqual([hex('L1124')]);
  });

  test('[8.14, 8.16] alone they suffer nothing, and may go back where the attackers retreat', async () => {
    const { value: asked } = (await picked(fight(GUNS), enemy, strong, strong)).asked;
    const odds = oddsOf(w, asked.view, attackNow(w, asked.view), null);
    if (odds === null) throw new Error('no odds');
    const name = face.words.shortName(strong, 'en');
    expect(consequences(w, asked, odds, 'Ae')).toEqual({ text: 'Guns at a distance are not touched.', rule: '8.14' });
    expect(consequences(w, asked, odds, 'Ar')).toEqual({ text: `${name} may stay or fall back.`, rule: '8.16' });
  });

  test('[7.22] after one has fired the upper counter is asked about, and says who has', async () => {
    const model = await picked(fight(GUNS, [1]), enemy, weak, weak, weak);
    model.act(model.choices(TABLE)[0]);
    await model.answered();
    while (!model.choices(TABLE).some(({ type }) => type === 'end')) {
      const [piece] = model.asked.value.pieces;
      model.act(model.choices(piece)[0]);
      await model.answered();
    }
    const asked: number[] = [];
    const props = {
      pieces: face.map.pieces(model.asked.value),
      overlay: signal({}),
      movable: new Set<number>(),
      inHand: null,
      cursor: signal(hex('L1126')),
      onPiece: (piece: number) => asked.push(piece),
    } as unknown as BoardProps;
    pressed({ key: ' ', preventDefault: () => {}, stopPropagation: () => {} } as unknown as KeyboardEvent, props);
    expect(asked).toEqual([strong]);
    expect(model.whyNot(strong, hex('L1126'))).toMatchObject({ rule: '7.22', code: 'hex-has-attacked' });
  });

  test('[8.11] those who may fire are named, and not whom they may fire at', () => {
    const model = fight(GUNS);
    expect(prompt(model).reason).toContain('Guns may still bombard');
    expect(
      namedIn({ model, told: model.asked, question: questionIn({ model, told: model.asked } as never) } as never).map(
        ({ piece }) => piece,
      ),
    ).toEqual(both);
    expect(duties(model)).toContain('Nobody owes an attack.');
  });
});

describe('while an attack is announced', () => {
  const FIELD = {
    'fr-iv-rome': 'L1126',
    'fr-iv-baltus': 'L1127',
    'pr-i-29thline': 'L1125',
    'pr-i-12thline': 'L1420',
  };
  const announced = async (
    field: Readonly<Record<string, string>> = FIELD,
    targets: readonly string[] = ['L1125'],
  ): Promise<AtTable> => {
    const model = fight(field);
    for (const target of targets) {
      model.act({ type: 'target', hex: hex(target) });
      await model.answered();
    }
    model.act({ type: 'join', unit: rome });
    await model.answered();
    const told = model.asked;
    return { model, told, ui: new TableUi(false), question: questionIn({ model, told } as never) } as never;
  };

  test('[7.2b] who may still join is named as such', async () => {
    const table = await announced();
    expect(namedIn(table).map(({ piece }) => piece)).toEqual([baltus]);
    expect(table.question.value.naming).toBe('May still join:');
    expect(namedIn(table)[0].own).toBe(true);
  });

  test('[7.11b] an enemy who alone can be aimed at is named, and not as one who may join', async () => {
    const { 'fr-iv-baltus': _, ...alone } = FIELD;
    const table = await announced(alone, []);
    expect(table.question.value.title).toContain('Whom to attack');
    expect(namedIn(table)).toMatchObject([{ piece: unit('pr-i-29thline'), own: false }]);
  });

  test('[7.13] a click on another enemy says why he cannot be attacked with the others, over no card', async () => {
    const table = await announced();
    clickPiece(table, unit('pr-i-12thline'));
    expect(table.ui.look.value).toBeNull();
    expect(table.model.refused.value?.no).toMatchObject({ data: { hex: 'L1420' } });
  });
});

test('[7.83c] who may be lost is offered with its strength once', () => {
  const asked = { ...fight({ 'fr-iv-rome': 'L1126' }).asked.value, pieces: [rome] };
  const choicesOf = (): readonly Action[] => [{ type: 'lose', unit: rome }];
  expect(plain(markup(h(Payments, { w, asked: { ...asked, choicesOf } })))).toMatch(/Lose Rome \(5\)\s*$/);
});

test('[7.5a] one unit follows, whatever was vacated', async () => {
  const field = {
    'fr-gd-friant': 'L1224',
    'fr-gd-roguet': 'L1224',
    'pr-i-4thwestland': 'L1223',
    'pr-i-7thline': 'L1324',
  };
  const model = fight(field, [1]);
  for (const id of ['pr-i-4thwestland', 'fr-gd-friant', 'pr-i-7thline']) {
    model.pick(unit(id));
    await model.answered();
  }
  model.act(model.choices(TABLE)[0]);
  await model.answered();
  while (position.stepOf(w, model.asked.value.view) === 'retreat') {
    const [piece] = model.asked.value.pieces;
    model.act(model.choices(piece)[0]);
    await model.answered();
  }
  expect(title(model)).toBe('Does a unit advance into one of the vacated hexes?');
});

test('[7.4b] where no hex is safe nobody is asked for one: who is lost is said before the click', async () => {
  const around = [...w.neighbours.subarray(6 * hex('L1125'), 6 * hex('L1125') + 6)].map((next) => world.hexId(next));
  const field = {
    'fr-gd-friant': around[0],
    'fr-gd-roguet': around[2],
    'fr-iv-rome': around[4],
    'pr-i-29thline': 'L1125',
    'pr-i-4thwestland': 'L1125',
  };
  const model = fight(field, [1]);
  for (const action of [
    { type: 'target', hex: hex('L1125') },
    { type: 'join', unit: unit('fr-gd-friant') },
    { type: 'join', unit: unit('fr-gd-roguet') },
    { type: 'join', unit: rome },
  ] as const) {
    model.act(action);
    await model.answered();
  }
  model.act(model.choices(TABLE)[0]);
  await model.answered();
  expect(position.stepOf(w, model.asked.value.view)).toBe('retreat');
  expect(title(model)).toBe('No hex is safe to retreat to: take your units off the map');
  expect(prompt(model)).toMatchObject({ rules: ['7.4b'] });
  expect(prompt(model).reason).toMatch(/^Lost: .*29th Line.*\.$/);
  // By keys, too: nothing on the map would have to be found.
  expect(prompt(model).buttons).toMatchObject([
    { label: 'Take 29th Line off', main: true },
    { label: 'Take 4th Westphalian Landwehr off', main: false },
  ]);
});

test('[7.5a] that nobody followed is told with its fight, and not among what was done since', async () => {
  const model = fight({ 'fr-iv-rome': 'L1126', 'pr-i-29thline': 'L1125' }, [1]);
  for (const action of [
    { type: 'target', hex: hex('L1125') },
    { type: 'join', unit: rome },
  ] as const) {
    model.act(action);
    await model.answered();
  }
  model.act(model.choices(TABLE)[0]);
  await model.answered();
  while (!model.choices(TABLE).some(({ type }) => type === 'stand')) {
    model.act(model.choices(model.asked.value.pieces[0])[0]);
    await model.answered();
  }
  model.act({ type: 'stand' });
  await model.answered();
  const log = model.log.value;
  const told = (from: number): string[] =>
    linesOf(face as never, onlyWithin(log, { from, to: log.length }), 'en').map(({ line }) => wordsOf(line));
  expect(told(0)).toContain('French: nobody advances');
  expect(told(log.length)).toEqual([]);
});

test('[7.0a] where no attack is owed and no gun can fire, the rule that would oblige is cited, and none for guns', () => {
  const { title: asks, reason, rules } = prompt(fight({ 'fr-iv-rome': 'L1024' }));
  expect([asks, reason, rules]).toEqual(['No attack is owed', '', ['7.0a']]);
});

describe('[11.2a] the levels say what lies ahead', () => {
  const told = (view: State, language = 'en'): string =>
    markup(h(Levels, { w, view, language })).replace(/<[^>]*>/g, ' ');

  test('how many points are left until an army breaks, in both languages', () => {
    const { view } = sit().asked.value;
    expect(told(view)).toContain('35 more points and the French break.');
    expect(told(view)).toContain('55 more points and the Prussians break.');
    expect(told(view, 'fr')).toContain('Encore 55 points, et les Prussiens sont démoralisés.');
  });

  test('[11.22] and nothing of it when the battle is over', () => {
    const view = sit().asked.value.view.slice();
    view[world.at.losses] = 36;
    position.setStep(world, view, 'over');
    expect(told(view)).not.toContain('more point');
    view[world.at.morale] = 1;
    expect(told(view)).toContain('The French are demoralized.');
    expect(told(view)).not.toContain('advances after combat');
  });

  test('[15.2a] nor of the level of a later hour', () => {
    const crossroads = createFace(GAMES['quatre-bras']);
    const model = sitDown(crossroads, { scenario: 'quatre-bras', options: {} }, scriptedDice([]), here('A', 'B'));
    const { world: field } = GAMES['quatre-bras'];
    const view = model.asked.value.view.slice();
    const levels = (): string => markup(h(Levels, { w: settingOf(GAMES['quatre-bras']), view, language: 'en' }));
    expect(levels()).toContain('From 4 pm on');
    position.setStep(field, view, 'over');
    expect(levels()).not.toContain('From 4 pm on');
  });
});

test('[10.3b] that infantry in a chateau does not retreat is said before the roll, and with it', async () => {
  const crossroads = GAMES['quatre-bras'];
  const of = crossroads.world;
  const shown = createFace(crossroads);
  const chateau = of.chateau.indexOf(1);
  const beside = [...of.neighbours.subarray(6 * chateau, 6 * chateau + 6)].find((next) =>
    board.touching(of, chateau, next),
  ) as number;
  const infantry = (side: number): number[] =>
    [...of.unitsOf[side]].filter((one) => of.arm[one] === units.INFANTRY).sort((a, b) => of.full[a] - of.full[b]);
  const [ours, ...others] = infantry(0).reverse();
  const [theirs] = infantry(1);
  const guns = [...of.unitsOf[0]].filter((one) => of.gun[one] === 1);
  const away = [...Array(of.hexes).keys()].filter(
    (one) => of.map.distance(one, chateau) === 2 && of.chateau[one] === 0,
  );
  const seeing = away.find((one) => board.isSighted(of, one, chateau)) as number;
  const blind = (away.find((one) => !board.isSighted(of, one, chateau)) ?? away.at(-1)) as number;
  const scenario = {
    ...described(of, 'quatre-bras'),
    phase: 'frenchCombat',
    units: {
      [of.unitId(ours)]: of.hexId(beside),
      [of.unitId(others[0])]: of.hexId(beside),
      [of.unitId(theirs)]: of.hexId(chateau),
      [of.unitId(guns[0])]: of.hexId(seeing),
      [of.unitId(guns[1])]: of.hexId(blind),
    },
  };
  const model = sitDown(shown, { scenario, options: {} }, scriptedDice([1]), here('A', 'B'));
  for (const piece of [theirs, ours]) {
    model.pick(piece);
    await model.answered();
  }
  const name = shown.words.shortName(theirs, 'en');
  expect(shown.words.prompt(model.asked.value).reason).toContain(`${name} in the chateau: no retreat.`);
  const panel = plain(markup(h(OddsPanel, { w: settingOf(crossroads), asked: model.asked.value })));
  // 10.4: neither the guns that see it nor those that do not. 10.3a is said when it matters.
  const barred = guns.slice(0, 2).map((one) => shown.words.shortName(one, 'en'));
  expect(panel).toContain(`no gun joins from two hexes away: ${barred.join(' and ')}.`);
  expect(panel).not.toContain('line of sight');
  expect(panel).not.toContain('never better than');
  model.act(model.choices(TABLE)[0]);
  await model.answered();
  const rolled = model.log.value.flatMap(({ events }) => events).find(({ type }) => type === 'rolled') as GameEvent;
  const line = shown.words.logLine(rolled, 'en');
  expect(line.parts.join('')).toContain(`Defender retreats. ${name} in the chateau: stays.`);
  expect(line).toMatchObject({ verdict: 'The chateau holds', rule: '10.3b', dice: [1] });
});

test('[15.0] sides go by their armies, phases and hours by the battle', () => {
  const crossroads = createFace(GAMES['quatre-bras']);
  const model = sitDown(crossroads, { scenario: 'quatre-bras', options: {} }, scriptedDice([]), here('A', 'B'));
  const { view } = model.asked.value;
  expect(crossroads.words.track(view, 'en')).toMatchObject({
    turn: 1,
    turns: 8,
    time: '2 pm',
    phases: ['French movement', 'French combat', 'Anglo-Allied movement', 'Anglo-Allied combat'],
    phase: 0,
  });
  expect(crossroads.words.seatName?.(view, 1, 'en')).toBe('Anglo-Allied');
});

test('a hex of a place that has several goes by its number as well, in both languages', () => {
  const named = (id: string, language = 'en') => face.words.placeName(hex(id), language);
  expect([named('L1022'), named('L1021'), named('L1024')]).toEqual(['Ligny 1022', 'Ligny 1021', '1024']);
  expect(named('L1022', 'fr')).toBe('Ligny 1022');
  const all = world.hexNames.map((_, place) => face.words.placeName(place, 'en'));
  expect(new Set(all).size).toBe(all.length);
});

test('[29.31] in Historic Wavre the Prussians move first', () => {
  const wavre = createFace(GAMES.wavre);
  const model = sitDown(wavre, { scenario: 'historic-wavre', options: {} }, scriptedDice([]), here('A', 'B'));
  expect(wavre.words.track(model.asked.value.view, 'en').phases[0]).toBe('Prussian movement');
});

/** A battle by chance, until it has come to so many kinds of questions: what is wrong with what was asked and told. */
function played(language: string, seed: string, least: number): readonly string[] {
  const setup = { scenario: 'ligny', options: { 'combined-arms': true, 'imperial-guard': true } };
  const model = sitDown(face, setup, seededDice(seed), here('A', 'B'), language);
  const bits = randomBits(seed);
  const { words } = face;
  const faults: string[] = [];
  const hears = (what: string, text: string): void => {
    if (text.trim() === '' || /[{}]|undefined|null|NaN/.test(text)) faults.push(`${what}: ${text}`);
  };
  const steps = new Set<string>();
  for (let acts = 0; acts < 1500 && steps.size < least; acts++) {
    const asked = model.asked.value;
    if (!asked.deciding) break;
    steps.add(position.stepOf(world, asked.view));
    const told = words.prompt(asked);
    for (const text of [told.title, ...told.buttons.map(({ label }) => label)]) hears('prompt', text);
    if (new Set(told.buttons.map(({ label }) => label)).size < told.buttons.length) faults.push(`twice: ${told.title}`);
    if (told.buttons.length > 4) faults.push(`too many buttons: ${told.title}`);
    const piece = asked.pieces[bits() % asked.pieces.length];
    const choices = model.choices(piece);
    const action = choices[bits() % choices.length];
    hears('action', words.actionName(action, language));
    if (piece !== TABLE || action.type !== 'end' || bits() % 4 > 0 || asked.pieces.length < 3) model.act(action);
  }
  for (const { events } of model.log.value)
    for (const event of events) {
      const { parts } = words.logLine(event, language);
      hears('log', parts.map((part) => (typeof part === 'string' ? part : part.text)).join(''));
    }
  if (steps.size < least) faults.push(`only ${[...steps].join(', ')}`);
  return faults;
}

test.each(['en', 'fr'])(
  'whatever comes in a battle played by chance is asked and told in whole sentences: %s',
  (language) => {
    expect(played(language, 'ligny', 4)).toEqual([]);
  },
);
