import { below, randomBits, seededDice, TABLE } from '@hundred-days/kernel';
import { type Action, POSITIONS, places, position, tables, units } from '@hundred-days/napoleon-1815';
import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import { Board } from '../src/faces/napoleon-1815/battle/Board.tsx';
import {
  attemptAt,
  attemptOf,
  carryOut,
  type Field,
  fieldOf,
  holderIn,
  waitingIn,
} from '../src/faces/napoleon-1815/battle/field.ts';
import { Panel } from '../src/faces/napoleon-1815/battle/Panel.tsx';
import { lastRoll } from '../src/faces/napoleon-1815/battle/rolls.ts';
import { shownIn } from '../src/faces/napoleon-1815/battle/shown.ts';
import { createFace } from '../src/faces/napoleon-1815/face.tsx';
import { battleEn } from '../src/faces/napoleon-1815/text/battle-en.ts';
import { battleFr } from '../src/faces/napoleon-1815/text/battle-fr.ts';
import { markup } from './art/markup.ts';
import { here, sitDown, type Watched } from './sitting.ts';
import { game, w } from './world1815.ts';

const face = createFace(game);
await Promise.all(['en', 'fr'].map((language) => face.words.rest(language)));
type Sat = Watched<Action>;

const LIGNY = {
  left: ['fr-3-inf1', 'fr-3-art'],
  center: ['fr-g-inf', 'fr-g-art1'],
  right: ['fr-3cc-cav', 'fr-3cc-ha'],
  reserve: ['fr-6-inf'],
};
const PRUSSIANS = {
  left: ['pr-3-inf1', 'pr-3-inf2'],
  center: ['pr-1-inf1', 'pr-1-inf2'],
  right: ['pr-2-inf1'],
  reserve: ['pr-2-cav'],
};
type Line = typeof LIGNY;

/** A battle at Ligny after the moves of the first turn; the others are far away. */
function sit(options = {}, language = 'en'): { readonly model: Sat; readonly dice: number[] } {
  const there = [...Object.values(LIGNY), ...Object.values(PRUSSIANS)].flat();
  const far = ['givet', 'ghent', 'liege'];
  const towns = w.unitIds.map((id, unit) => [id, there.includes(id) ? 'ligny' : far[w.army[unit]]]);
  const worn = { 'pr-3-inf2': 'ligny 1', 'fr-1-inf1': 'charleroi' };
  const scenario = {
    format: 'hundred-days-scenario',
    version: 1,
    game: 'napoleon-1815',
    turn: 1,
    begun: 'fights',
    units: { ...Object.fromEntries(towns), ...worn },
    entries: { ligny: ['charleroi', 'quatre-bras'] },
  };
  const dice: number[] = [];
  const seeded = seededDice('battle');
  const thrown = { ...seeded, roll: (sides: number) => dice.shift() ?? seeded.roll(sides) };
  // Markers: a Hill for the Attacker; Woods and a Farm for the Defender.
  dice.push(12, 1, 3);
  const model = sitDown(face, { scenario, options }, thrown, here('A', 'B', 'C'), language);
  return { model, dice };
}

const unit = w.unitIndex;
const at = (place: (typeof POSITIONS)[number]): number => POSITIONS.indexOf(place);

function play(model: Sat, action: Action): void {
  if (model.curtain.value !== null) model.openCurtain();
  const before = model.total;
  model.act(action);
  if (model.total === before) throw new Error(`refused: ${JSON.stringify([action, model.refused.value?.no])}`);
  if (model.curtain.value !== null) model.openCurtain();
}

function post(model: Sat, line: Line): void {
  for (const place of ['left', 'center', 'right', 'reserve'] as const)
    for (const id of line[place]) play(model, { type: 'post', unit: unit(id), position: at(place) });
}

/** Deployed: the Attacker's Combat step. */
function deployed(options = {}, language = 'en'): { readonly model: Sat; readonly dice: number[] } {
  const { model, dice } = sit(options, language);
  play(model, { type: 'terrain', position: at('center') });
  play(model, { type: 'terrain', position: at('right') });
  play(model, { type: 'terrain', position: at('center') });
  post(model, PRUSSIANS);
  play(model, { type: 'hold', unit: unit('pr-1-inf1') });
  play(model, { type: 'end' });
  post(model, LIGNY);
  play(model, { type: 'end' });
  return { model, dice };
}

const field = (model: Sat): Field => fieldOf(w, model.asked.value, model.asked.value.view[w.at.fight]);
const drawn = (model: Sat): string => markup(h(Board, { w, field: field(model) }));
const panel = (model: Sat): string => markup(h(Panel, { w, asked: model.asked.value }));
/** Blocks drawn with a face. */
const faces = (html: string): number[] => [...html.matchAll(/data-glide="(\d+)"/g)].map(([, one]) => Number(one));
const names = (ids: readonly string[]): number[] => ids.map(unit);

describe('the words of the battle board', () => {
  test('both languages say the same things with the same facts', () => {
    expect(Object.keys(battleFr)).toEqual(Object.keys(battleEn));
    const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
    const other: Readonly<Record<string, string>> = battleFr;
    for (const [key, text] of Object.entries(battleEn)) expect([key, holes(other[key])]).toEqual([key, holes(text)]);
  });
  test('French is set as in France', () => {
    for (const text of Object.values(battleFr)) {
      expect(text, text).not.toMatch(/[^\u00A0][:;?!»]|«[^\u00A0]|["“”\u202F]/u);
      expect(text, text).not.toMatch(/\p{L}'\p{L}/u);
    }
  });
});

describe('what is left undone is named before a step ends', () => {
  test('[6.21o] ground that nobody has taken', () => {
    const { model } = sit();
    for (const place of ['center', 'right', 'center'] as const) play(model, { type: 'terrain', position: at(place) });
    post(model, PRUSSIANS);
    const able = model.asked.value.pieces.filter((piece) => piece !== TABLE);
    expect(able).toContain(unit('pr-1-inf1'));
    expect(face.words.warnings(model.asked.value)).toEqual([
      { text: `${able.length} blocks could still take the Farm or Hill of their positions.`, pieces: able },
    ]);
    play(model, { type: 'hold', unit: unit('pr-1-inf1') });
    expect(face.words.warnings(model.asked.value)).toEqual([]);
  });

  test('[6.3a] blocks that could still fire, and no others', () => {
    const { model } = deployed();
    const able = model.asked.value.pieces.filter((piece) => model.choices(piece).some(({ type }) => type === 'fire'));
    expect(able.length).toBeGreaterThan(0);
    const text = `${able.length} blocks could still fire.`;
    expect(face.words.warnings(model.asked.value)).toEqual([{ text, pieces: able }]);
    for (const piece of able) play(model, model.choices(piece).find(({ type }) => type === 'fire') as Action);
    expect(face.words.warnings(model.asked.value)).toEqual([]);
  });
});

describe('what the board shows', () => {
  test('a Hill behind a square of blocks that are not seen is held, and by whose side', () => {
    const { model } = deployed({ hiddenUntilFire: true });
    const asked = model.asked.value;
    const town = asked.view[w.at.fight];
    const view = asked.view.slice();
    const slot = position.slotOf(w, view, town);
    const left = places.homeOf(w, view, units.ALLIED, 1);
    const [plain, square] = [0, 2].map((shape) =>
      position.hiddenBattleField(w, slot, 1, w.army[unit('pr-1-inf1')], shape),
    );
    expect(view[plain]).toBeGreaterThan(1);
    view[w.at.markers + slot * position.HOMES + left] = tables.HILL;
    const holder = (): ReturnType<typeof holderIn> => holderIn(w, fieldOf(w, { ...asked, view }, town), left);
    expect(holder()).toBeNull();
    view[plain]--;
    view[square]++;
    expect(holder()).toBeNull();
    // So a view says it (FOG-7).
    view[w.at.markers + slot * position.HOMES + left] *= -1;
    expect(holder()).toEqual({ side: units.ALLIED, unit: -1 });
  });

  test('six positions, two reserves and the ground, each by its name', () => {
    const html = drawn(deployed().model);
    for (const name of ['Your left', 'Your center', 'Your right', 'Your reserve']) expect(html).toContain(name);
    for (const name of ['Prussian left', 'Prussian center', 'Prussian right', 'Prussian reserve'])
      expect(html).toContain(name);
    expect(html).toContain('ground-art--woods');
    expect(html).toContain('battle-hold--farm');
    expect(html).toContain('battle-hold--hill');
    expect(html).toContain('holds the Farm');
    expect(html).toContain('Round 1');
  });

  test('[6.24b] blocks in Woods and in the other reserve are backs; one’s own have their faces', () => {
    const { model } = deployed();
    const html = drawn(model);
    const seen = faces(html);
    for (const id of Object.values(LIGNY).flat()) expect(seen).toContain(unit(id));
    for (const id of [...PRUSSIANS.left, ...PRUSSIANS.center]) expect(seen).toContain(unit(id));
    for (const id of [...PRUSSIANS.right, ...PRUSSIANS.reserve]) expect(seen).not.toContain(unit(id));
    expect(html).toContain('1 hidden block, Prussian');
  });

  test('[6.24d] with the option one’s own unseen blocks are marked, and the enemy is a number until he fires', () => {
    const { model } = deployed({ hiddenUntilFire: true });
    const html = drawn(model);
    expect(faces(html).every((one) => w.side[one] === units.FRENCH)).toBe(true);
    expect(html).toContain('the enemy does not see it');
    expect(html).toContain('6.24d');
  });

  test('[6.7a] an idle Attacker is warned', () => {
    const { model } = deployed();
    expect(drawn(model)).not.toContain('Stalemate');
    for (let i = 0; i < 4; i++) play(model, { type: 'end' });
    expect(drawn(model)).toContain('Stalemate threatens');
    for (let i = 0; i < 2; i++) play(model, { type: 'end' });
    expect(drawn(model)).toContain('has to leave');
    expect(drawn(model)).toContain('6.7d');
  });
});

describe('deployment', () => {
  test('[6.23a] by corps: all of it goes where one of its blocks is posted; else one by one', () => {
    const { model } = sit();
    play(model, { type: 'terrain', position: at('center') });
    play(model, { type: 'terrain', position: at('right') });
    play(model, { type: 'terrain', position: at('left') });
    const whole = (): Field =>
      fieldOf(w, model.asked.value, model.asked.value.view[w.at.fight], { on: true, set: () => undefined });
    carryOut(w, whole(), { type: 'post', unit: unit('pr-1-inf2'), position: at('center') });
    const placed = (ids: readonly string[]): number[] =>
      names(ids).map((one) => position.placeOf(w, model.asked.value.view, one));
    expect(placed(PRUSSIANS.center)).toEqual([places.CENTER, places.CENTER]);
    expect(waitingIn(w, field(model))).toEqual(names([...PRUSSIANS.right, ...PRUSSIANS.reserve, ...PRUSSIANS.left]));
    carryOut(w, field(model), { type: 'post', unit: unit('pr-3-inf1'), position: at('left') });
    expect(placed(PRUSSIANS.left)).toEqual([places.LEFT, 0]);
  });
});

describe('fire on the board', () => {
  test('[6.33h] the number needed is reckoned before the dice, and each die is marked after them', () => {
    const { model, dice } = deployed();
    play(model, { type: 'shift', unit: unit('fr-3cc-cav'), position: at('enemy-left') });
    expect(drawn(model)).toContain('shock ready');
    expect(drawn(model)).toContain('morale at stake');
    for (let i = 0; i < 2; i++) play(model, { type: 'end' });
    // The Prussians roll for morale (6.31) and let their Battle Turn go by.
    dice.push(6);
    expect(panel(model)).toContain('stays on 4 or more');
    play(model, { type: 'morale', unit: unit('pr-3-inf2') });
    for (let i = 0; i < 2; i++) play(model, { type: 'end' });
    model.pick(unit('fr-3cc-cav'));
    const before = panel(model);
    expect(before).toContain('Shock, first fire after its Engage');
    expect(before).toContain('3 dice, hits on 1 to 4');
    expect(drawn(model)).toContain('battle-block--target');
    dice.push(1, 6, 4);
    play(model, { type: 'fire', unit: unit('fr-3cc-cav'), target: 0 });
    const last = lastRoll(w, model.asked.value.past, model.asked.value.view[w.at.fight]);
    if (last?.kind !== 'fire') throw new Error('no fire');
    expect(last.shots[0].dice).toEqual([1, 6, 4]);
    expect(last.shots[0].reckoning?.changes.map(({ code }) => code)).toEqual(['shock']);
    expect([last.hits, last.lost, last.fresh]).toEqual([2, names(['pr-3-inf1', 'pr-3-inf1']), true]);
    const after = panel(model);
    expect(after.match(/battle-die--hit/g)).toHaveLength(2);
    expect(after.match(/battle-die--miss/g)).toHaveLength(1);
    expect(drawn(model)).toContain('lost 2 steps just now');
    // Another deed, and it is no news any more.
    play(model, { type: 'square', unit: unit('fr-g-inf') });
    expect(drawn(model)).not.toContain('lost 2 steps just now');
    expect(drawn(model)).toContain('battle-square');
  });

  test('in French the number needed stands alone over who fired', () => {
    const { model } = deployed({}, 'fr');
    play(model, { type: 'fire', unit: unit('fr-g-art1'), target: 0 });
    expect(panel(model)).toMatch(/class="eyebrow">Tir à F\d</);
  });

  test('[6.4c] the owner sees on whom the hit may fall', () => {
    const { model, dice } = deployed();
    play(model, { type: 'shift', unit: unit('fr-g-inf'), position: at('enemy-center') });
    for (let i = 0; i < 4; i++) play(model, { type: 'end' });
    dice.push(1, 6, 6, 6);
    play(model, { type: 'fire', unit: unit('fr-g-inf'), target: 0 });
    expect(position.stepOf(w, model.asked.value.view)).toBe('hits');
    expect(model.asked.value.pieces).toEqual(names(PRUSSIANS.center));
    expect(drawn(model).match(/battle-block--struck/g)).toHaveLength(2);
    expect(panel(model)).toContain('1 hit is still to be taken');
  });
});

describe('what is not allowed says why', () => {
  const refusal = async (model: Sat, action: Action | undefined): Promise<string> => {
    if (action === undefined) throw new Error('nothing to try');
    model.act(action);
    await model.answered();
    return model.refused.value?.no.rule ?? 'allowed';
  };
  test('a position the block in hand cannot go to, and a block that has acted', async () => {
    const { model } = deployed();
    model.pick(unit('fr-3-art'));
    // Foot guns take one step, and never to the enemy (6.32b); Woods are closed to them as well.
    expect(await refusal(model, attemptAt(w, field(model), places.opposing(places.LEFT)))).toMatch(/^6\.(32|21)/);
    model.pick(unit('fr-3-inf1'));
    expect(await refusal(model, attemptAt(w, field(model), places.RESERVE))).toBe('allowed');
    const acted = await refusal(model, attemptOf(w, field(model), unit('fr-3-inf1')));
    expect(acted).toMatch(/^6\.3/);
  });

  test('[6.33f] [6.21e] a block asked about in its battle says why it does not fire', () => {
    const { model } = deployed();
    const town = model.asked.value.view[w.at.fight];
    expect(model.whyNot(unit('fr-g-inf'), town)?.rule).toBe('6.33f');
    expect(model.whyNot(unit('fr-3-art'), town)?.rule).toBe('6.21e');
    expect(model.whyNot(unit('fr-g-art1'), town)).toBe(null);
  });
});

/** Battles by lot: what is drawn never names a block the viewer does not know. */
describe('nothing hidden is drawn', () => {
  test.each([
    [{}, 'en', 1],
    [{ hiddenUntilFire: true }, 'fr', 2],
    [{ threePlayers: true }, 'en', 3],
  ] as const)('%o', (options, language, seed) => {
    const { model } = sit(options, language);
    const bits = randomBits(seed);
    let looks = 0;
    for (let i = 0; i < 400 && model.asked.value.view[w.at.turn] === 1; i++) {
      if (model.curtain.value !== null) model.openCurtain();
      const asked = model.asked.value;
      if (shownIn(w, asked.view, asked.deciding) === 'battle') {
        const html = drawn(model) + panel(model);
        for (const one of faces(html)) expect(position.whereIs(w, asked.view, one)).not.toBe(position.UNKNOWN);
        expect(html).not.toMatch(/\{\w+\}|undefined|NaN/);
        looks++;
      }
      const pieces = asked.pieces.length > 1 ? asked.pieces.filter((piece) => piece !== TABLE) : asked.pieces;
      const piece = below(5, bits) === 0 && asked.pieces.includes(TABLE) ? TABLE : pieces[below(pieces.length, bits)];
      const choices = asked.choicesOf(piece);
      model.act(choices[below(choices.length, bits)]);
    }
    expect(looks).toBeGreaterThan(20);
  });
});

test('[6.33j] advice to fire has somewhere to point: who can fire names the row across, and that is on the board', () => {
  const { model } = deployed();
  const html = drawn(model);
  const guns = /data-spot="fr-g-art1" data-fire="([^"]+)"/.exec(html)?.[1];
  expect(guns).toBeDefined();
  expect(html).toContain(`data-spot="${guns}"`);
  // Foot that is not engaged has nothing to fire at.
  expect(html).toMatch(/data-spot="fr-3-inf1" data-stop/);
});
