import { type GameRecord, scriptedDice } from '@hundred-days/kernel';
import { firepowerAt, POSITIONS, places, position, tables, unitName, units } from '@hundred-days/napoleon-1815';
import { describe, expect, it } from 'vitest';
import { battleEn } from '../src/faces/napoleon-1815/text/battle-en.ts';
import { battleFr } from '../src/faces/napoleon-1815/text/battle-fr.ts';
import { en as faceEn } from '../src/faces/napoleon-1815/text/en.ts';
import { fr as faceFr } from '../src/faces/napoleon-1815/text/fr.ts';
import { lateEn } from '../src/faces/napoleon-1815/text/late-en.ts';
import { lateFr } from '../src/faces/napoleon-1815/text/late-fr.ts';
import { panelEn } from '../src/faces/napoleon-1815/text/panel-en.ts';
import { panelFr } from '../src/faces/napoleon-1815/text/panel-fr.ts';
import { textIn } from '../src/faces/napoleon-1815/text/words.ts';
import { createLesson } from '../src/learn/lessons/napoleon-1815/lesson.ts';
import { en } from '../src/learn/lessons/napoleon-1815/text/en.ts';
import { fr } from '../src/learn/lessons/napoleon-1815/text/fr.ts';
import { readProgress } from '../src/learn/progress.ts';
import { restore } from '../src/store/records.ts';
import {
  begin,
  beginAt,
  choose,
  end,
  FACE,
  fire,
  goTo,
  keyOf,
  LEARNER,
  onward,
  post,
  send,
  shift,
  show,
  town,
  unit,
} from './learn1815Player.ts';
import { A_WHILE, type Model, memoryDrawer } from './lessonPlayer.ts';
import { lessonSuite } from './lessonSuite.ts';
import { game, w } from './world1815.ts';

const FACE_WORDS: Readonly<Record<'en' | 'fr', readonly Readonly<Record<string, string>>[]>> = {
  en: [faceEn, lateEn, panelEn, battleEn],
  fr: [faceFr, lateFr, panelFr, battleFr],
};

lessonSuite({
  learner: LEARNER,
  catalogs: { en, fr },
  outcome: 'cities',
  namesOwn: true,
});

describe('what the hints call by name', () => {
  /** Labels of the face, with anything in the place of a fact. */
  const labels = (language: 'en' | 'fr'): RegExp[] =>
    FACE_WORDS[language]
      .flatMap((catalog) => Object.values(catalog))
      .map((label) => new RegExp(`^${label.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`, 'u'));
  const names = (language: 'en' | 'fr'): string[] => w.unitIds.map((id) => unitName(w, id, textIn(language)));

  it.each([
    ['en', en, /“([^”…]+)”/gu],
    ['fr', fr, /«\u00A0([^»…]+)\u00A0»/gu],
  ] as const)('is on the buttons and cards of the table (%s)', (language, catalog, quoted) => {
    const hints = Object.entries(catalog).filter(([key]) => key.endsWith('.hint'));
    const called = hints.flatMap(([key, hint]) => [...hint.matchAll(quoted)].map(([, name]) => [key, name] as const));
    expect(called.length).toBeGreaterThan(20);
    const known = labels(language);
    for (const [key, name] of called)
      expect(names(language).includes(name) || known.some((label) => label.test(name)), `${key}: ${name}`).toBe(true);
  });
});

describe('the rules a chapter cites', () => {
  it('are there in every chapter, and can all be opened in both languages', async () => {
    for (const { id, steps } of createLesson(game).chapters)
      expect(steps.flatMap(({ rules = [] }) => rules).length, id).toBeGreaterThan(1);
    for (const language of ['en', 'fr']) {
      const known = new Set((await FACE.words.rules(language)).flatMap(({ rules }) => rules.map(({ id }) => id)));
      for (const { text, rules = [] } of createLesson(game).chapters.flatMap(({ steps }) => steps))
        for (const id of rules) expect(known.has(id), `${text} ${id}`).toBe(true);
    }
  });
});

describe('what the texts say is so', () => {
  const strength = (model: Model, block: string): number => position.strengthOf(w, model.view(), unit(block));
  const where = (model: Model, block: string): string => w.townId(position.whereIs(w, model.view(), unit(block)));
  const usedOn = (model: Model, from: string, to: string): number =>
    model.view()[w.at.used + w.roadBetween(town(from), town(to))];

  it('of the enemy only colour and number are seen: three black blocks, two red ones', async () => {
    const { model } = await beginAt('blocks.enemy');
    const view = model.view();
    expect(view[position.hiddenField(w, town('charleroi'), units.PRUSSIAN, false)]).toBe(3);
    expect(view[position.hiddenField(w, town('binche'), units.ANGLO_DUTCH, false)]).toBe(2);
    expect(w.unitsOf[units.ALLIED].every((block) => !position.onMap(w, view, block))).toBe(true);
  });

  it('the Guard infantry and cavalry are one Group Move; two are all, the third is refused', async () => {
    const { lesson, clock, model } = await beginAt('march.second');
    expect(model.view()[w.at.groups]).toBe(town('beaumont') + 1);
    expect(model.view()[w.at.groups + 1]).toBe(0);
    await goTo(lesson, clock, 'march.third');
    expect(model.whyNot(unit('fr-4-inf'), town('laneffe'))).toMatchObject({ code: 'no-group-move', rule: '5.1c' });
  });

  it('six blocks fill the minor road, which is told before they go; two stay in hand', async () => {
    const { lesson, clock, model } = await beginAt('march.full');
    model.asked.value.gather(model.asked.value.pieces.filter((piece) => piece >= 0));
    model.point(town('thuin'));
    const { title, reason } = FACE.words.prompt(model.asked.value);
    expect(title).toBe('Send 6 blocks to Thuin?');
    expect(reason).toContain('There is room for 6: the road takes 6 in a turn');
    await goTo(lesson, clock, 'march.aside');
    expect(usedOn(model, 'beaumont', 'thuin')).toBe(6);
    expect(position.blocksOf(w, model.view(), town('beaumont'), units.FRENCH)).toBe(2);
    await onward(lesson, clock);
    expect(model.view()[w.at.groups + 1]).toBe(0);
  });

  it('a three is saved by the Emperor, and costs a step without him', async () => {
    const { lesson, clock, model } = await beginAt('forced.roll');
    choose(model, unit('fr-g-inf'), 'march', { leader: false });
    expect(strength(model, 'fr-g-inf')).toBe(3);
    expect(lesson.card.value.stray).toBe(en['forced.roll.stray']);
    lesson.takeBack();
    await onward(lesson, clock);
    expect(strength(model, 'fr-g-inf')).toBe(4);
    expect(model.events(-1).find(({ type }) => type === 'march-rolled')?.data).toMatchObject({ die: 3, bonus: 1 });
  });

  it('what the enemy learned of that march: path and die, the leader, but no other name', async () => {
    const drawer = memoryDrawer();
    const { lesson, clock } = begin('en', drawer);
    await goTo(lesson, clock, 'forced.known');
    const kept = readProgress(drawer, lesson.lesson.id)?.tables.at(-1);
    const host = restore(FACE.game, kept as GameRecord, scriptedDice([]));
    const heard = JSON.stringify(host?.table.seen(units.ALLIED));
    expect(heard).toContain('fr-napoleon');
    expect(heard).toContain('"die":3');
    expect(heard).not.toContain('fr-g-inf');
  });

  it('a skirmish: one hit to allot among two of three steps, two hits on them, and Fosses is left', async () => {
    const { lesson, clock, model } = await beginAt('skirmish.hit');
    expect(model.asked.value.pieces).toEqual([unit('fr-3-inf1'), unit('fr-3cc-cav')]);
    for (const block of ['fr-3-inf1', 'fr-3cc-cav']) {
      await goTo(lesson, clock, 'skirmish.hit');
      model.pick(unit(block));
      clock.pass(A_WHILE);
      expect(keyOf(lesson)).toBe('skirmish.after');
      expect(strength(model, block)).toBe(2);
      expect(position.blocksOf(w, model.view(), town('fosses'), units.ALLIED)).toBe(0);
      const hits = model.events(-1).flatMap(({ type, data }) => (type === 'fired' ? [Number(data.hits)] : []));
      expect(hits.reduce((sum, one) => sum + one, 0)).toBe(3);
    }
  });

  it('Charleroi is next to Ligny and Quatre Bras, Binche is not next to Ligny', async () => {
    const { lesson, clock, model } = await beginAt('skirmish.apart');
    expect(model.whyNot(unit('fr-1cc-cav'), town('ligny'))).toMatchObject({ code: 'groups-apart', rule: '5.2a' });
    expect(w.roadBetween(town('binche'), town('ligny'))).toBeLessThan(0);
    await goTo(lesson, clock, 'skirmish.command');
    expect(position.blocksOf(w, model.view(), town('ligny'), units.FRENCH)).toBe(7);
  });

  it('the markers are a Hill, a Farm and Woods, where the texts put them; whoever is in Woods stays hidden', async () => {
    const { model } = await beginAt('deploy.shown');
    const view = model.view();
    const ground = (side: number, place: number): string =>
      tables.MARKERS[
        places.markerIn(w, view, position.slotOf(w, view, town('ligny')), places.homeOf(w, view, side, place))
      ];
    expect(ground(units.FRENCH, places.CENTER)).toBe('hill');
    expect(ground(units.ALLIED, places.CENTER)).toBe('farm');
    expect(ground(units.ALLIED, places.RIGHT)).toBe('woods');
    expect(ground(units.ALLIED, places.LEFT)).toBe('none');
    expect(position.placeOf(w, view, unit('pr-1-inf1'))).toBe(places.LEFT);
    expect(position.whereIs(w, view, unit('pr-3-inf1'))).toBe(position.UNKNOWN);
  });

  it('firepower: two from the Hill, four with shock, two for horse guns that come close', async () => {
    const { lesson, clock, model } = await beginAt('fight.guns');
    expect(firepowerAt(w, model.view(), unit('fr-4-art'), 0)).toBe(2);
    await goTo(lesson, clock, 'fight.morale');
    expect(strength(model, 'fr-3cc-cav')).toBe(1);
    await goTo(lesson, clock, 'fight.shock');
    expect(firepowerAt(w, model.view(), unit('fr-3cc-cav'), 0)).toBe(4);
    await goTo(lesson, clock, 'fight.rout');
    expect(strength(model, 'pr-1-inf1')).toBe(2);
    shift(model, 'fr-3cc-ha', 'enemy-left');
    expect(firepowerAt(w, model.view(), unit('fr-3cc-ha'), 0)).toBe(2);
  });

  it('the rout: the guns of four blocks find no road, the others are gone', async () => {
    const { lesson, clock, model } = await beginAt('fight.regroup');
    const lost = [...w.unitsOf[units.ALLIED]].filter(
      (block) => position.whereIs(w, model.view(), block) === position.ELIMINATED,
    );
    expect(lost.map(w.unitId)).toEqual(['pr-1-inf1', 'pr-2-art']);
    expect(position.blocksOf(w, model.view(), town('namur'), units.ALLIED)).toBe(2);
    expect(position.blocksOf(w, model.view(), town('gembloux'), units.ALLIED)).toBe(1);
    await onward(lesson, clock);
    expect(keyOf(lesson)).toBe('squares.charge');
  });

  it('[7.5b] who regroups is asked first: as many as the road takes, by name, and nobody goes before it is confirmed', async () => {
    const { lesson, model } = await beginAt('fight.regroup');
    const { face, asked } = model;
    const group = face.hand.company?.of(asked.value, unit('fr-3cc-cav')) ?? [];
    expect(group.length).toBeGreaterThan(1);
    asked.value.gather(group);
    const before = model.length;
    const action = model.point(town('charleroi'));
    if (action === null) throw new Error('no road');
    expect([model.length, asked.value.proposed]).toEqual([before, action]);
    const { title, reason, rules, buttons } = face.words.prompt(asked.value);
    expect(title).toBe('Send 1 block to Charleroi?');
    expect(reason).toMatch(/^After a battle this road takes 1; 0 have used it\. Goes: .+\.$/);
    expect([rules, buttons.map(({ main }) => main)]).toEqual([['7.5b'], [true]]);
    model.act(buttons[0].action);
    await model.answered();
    expect(keyOf(lesson)).not.toBe('fight.regroup');
  });

  it('the square: F4 becomes F2, a three misses, and both horsemen fall', async () => {
    const { lesson, clock, model } = await beginAt('squares.charge');
    expect(firepowerAt(w, model.view(), unit('ad-c-hvy'), 0)).toBe(4);
    await goTo(lesson, clock, 'squares.fire');
    const charge = model.events(-1).findLast(({ type, data }) => type === 'fired' && data.unit === 'ad-c-hvy');
    expect(charge?.data).toMatchObject({ dice: [3, 5], firepower: 2, hits: 0 });
    expect(where(model, 'fr-1cc-cav')).toBe('charleroi');
    await goTo(lesson, clock, 'squares.price');
    expect(position.whereIs(w, model.view(), unit('ad-c-hvy'))).toBe(position.ELIMINATED);
    expect(POSITIONS[position.placeOf(w, model.view(), unit('fr-2-inf1')) - 1]).toBe('right');
  });

  it('armies are out at eight, nine and twelve; the cities cost three blocks', async () => {
    expect(w.defeatedAt).toEqual([12, 8, 9]);
    const { model } = await beginAt('victory.farewell');
    const view = model.view();
    expect([units.ANGLO_DUTCH, units.PRUSSIAN].map((army) => position.eliminatedOf(w, view, army))).toEqual([1, 2]);
    expect(w.unitsOf[units.ALLIED].some((block) => position.onMap(w, view, block))).toBe(true);
  });
});

describe('a learner of blocks who does something else', () => {
  it('may end a step too early, and come back', async () => {
    const early = ['blocks.pick', 'march.take', 'march.third', 'forced.march', 'skirmish.attack', 'skirmish.apart'];
    await LEARNER.comeBack([...early, 'fight.guns', 'fight.reserve', 'squares.form', 'victory.enter'], end);
  });

  it('is told what leads away, and takes it back', async () => {
    const { lesson, clock, model } = await beginAt('march.ride');
    await send(model, ['fr-g-cav'], 'solre');
    LEARNER.takesBack(lesson, en['march.ride.stray']);
    await onward(lesson, clock);
    expect(keyOf(lesson)).toBe('march.second');
  });

  it('leads the cavalry away with the others, or VI Corps, and is asked to leave them', async () => {
    const { lesson, clock, model } = await beginAt('march.go');
    await send(model, ['fr-napoleon', 'fr-g-inf', 'fr-g-cav'], 'thuin');
    expect(lesson.stray.value).toBe(true);
    await goTo(lesson, clock, 'skirmish.join');
    await send(model, ['fr-3cc-cav', 'fr-3cc-ha', 'fr-6-inf'], 'ligny');
    await LEARNER.straysAndGoesOn(lesson, clock, 'skirmish.command');
  });

  it('cannot undo what was done before he sat down', () => {
    const { lesson, model } = begin();
    for (const [index, { steps }] of createLesson(game).chapters.entries()) {
      lesson.goTo(index);
      const before = createLesson(game).scenes[steps[0].scene ?? ''].before ?? [];
      expect(model.canUndo, steps[0].text).toBe(false);
      expect(before.at(-1)?.type ?? 'end', steps[0].text).toBe('end');
    }
  });

  it('shows fewer blocks, posts the Guard in front, gives the Hill to others: and tries again', async () => {
    const { lesson, clock, model } = begin();
    const elsewise: readonly (readonly [string, () => void])[] = [
      ['skirmish.show', () => show(model, 'fr-3cc-cav')],
      ['deploy.hill', () => choose(model, -1, 'terrain')],
      ['deploy.guard', () => post(model, 'fr-g-inf', 'left')],
      ['deploy.left', () => post(model, 'fr-3-inf1', 'center')],
      ['deploy.corps', () => post(model, 'fr-4-inf', 'center')],
      ['deploy.wings', () => post(model, 'fr-4-inf', 'reserve')],
      ['deploy.guns', () => choose(model, unit('fr-4-inf'), 'hold')],
      ['fight.engage', () => shift(model, 'fr-3cc-cav', 'reserve')],
      ['fight.shock', () => shift(model, 'fr-3cc-cav', 'right')],
      ['squares.form', () => fire(model, 'fr-2-inf1')],
    ];
    for (const [key, deed] of elsewise) {
      await goTo(lesson, clock, key);
      deed();
      expect(lesson.stray.value, key).toBe(true);
      lesson.takeBack();
      expect(lesson.stray.value, key).toBe(false);
      await onward(lesson, clock);
      expect(keyOf(lesson)).not.toBe(key);
    }
  });

  it('may look about, or take up others first, without harm', async () => {
    const { lesson, clock, model } = await beginAt('march.take');
    model.pick(unit('fr-napoleon'));
    model.pick(unit('fr-1-inf1'));
    model.point(town('charleroi'));
    expect(lesson.stray.value).toBe(false);
    await onward(lesson, clock);
    expect(keyOf(lesson)).toBe('march.thin');
  });
});
