import type { AnyAction } from '@hundred-days/kernel';
import { position } from '@hundred-days/napoleon-at-waterloo';
import { describe, expect, it } from 'vitest';
import { HINT_AFTER, LessonModel } from '../src/learn/lesson.ts';
import { en } from '../src/learn/lessons/napoleon-at-waterloo/text/en.ts';
import { fr } from '../src/learn/lessons/napoleon-at-waterloo/text/fr.ts';
import { en as coachEn } from '../src/learn/text/en.ts';
import { fr as coachFr } from '../src/learn/text/fr.ts';
import { inList } from '../src/table/Answers.tsx';
import { world } from './battle.ts';
import { begin, beginAt, FACE, goTo, hex, keyOf, LEARNER, LESSON, move, onward, press, unit } from './learnPlayer.ts';
import { A_WHILE, memoryDrawer } from './lessonPlayer.ts';
import { lessonSuite } from './lessonSuite.ts';

lessonSuite({
  learner: LEARNER,
  catalogs: { en, fr },
  outcome: 'french-victory',
  again: { 'moving.confirm': (model) => void model.point(hex('0614')) },
});

describe('the first battle', () => {
  it('shows a retreat, an advance, a displacement, an exchange and an elimination', async () => {
    const { told } = await LEARNER.takeWhole();
    for (const type of ['retreated', 'advanced', 'displaced', 'destroyed', 'entered', 'exited', 'demoralized'])
      expect(told).toContain(type);
  });

  it('names no button that lies in a closed list: three hexes to choose from, and “Stay here” beside them', async () => {
    const { clock, model } = await beginAt('combat.follow');
    clock.pass(A_WHILE);
    await model.answered();
    const { buttons } = FACE.words.prompt(model.asked.value);
    const listed = inList(buttons);
    expect(buttons.filter((button) => !listed.includes(button)).map(({ label }) => label)).toEqual(['Stay here']);
    expect(listed.length).toBe(3);
  });

  it('the coach says the same in both languages', () => {
    expect(Object.keys(coachFr).sort()).toEqual(Object.keys(coachEn).sort());
  });
});

describe('a learner who does something else', () => {
  it('may do what is harmless', async () => {
    const { lesson, model } = await beginAt('moving.point');
    move(model, 'fr-2art', '1015');
    expect(lesson.stray.value).toBe(false);
    model.pick(unit('fr-2cav'));
    expect(lesson.card.value.stray).toBe('');
    expect(keyOf(lesson)).toBe('moving.point');
  });

  it('is told what leads away, and takes it back', async () => {
    const { lesson, model } = await beginAt('zones.contact');
    move(model, 'fr-2inf', '1513');
    LEARNER.takesBack(lesson, en['zones.contact.stray']);
    move(model, 'fr-2inf', '1410');
    expect(keyOf(lesson)).toBe('zones.end');
  });

  it('may undo by himself what leads away', async () => {
    const { lesson, model } = await beginAt('moving.road');
    move(model, 'fr-2cav', '0816');
    expect(lesson.stray.value).toBe(true);
    model.undo();
    expect(lesson.stray.value).toBe(false);
  });

  it('takes back even a die', async () => {
    const { lesson, clock, model } = await beginAt('combat.guns');
    press(model, 'roll');
    expect(lesson.stray.value).toBe(true);
    lesson.takeBack();
    expect(lesson.stray.value).toBe(false);
    await onward(lesson, clock);
    expect(keyOf(lesson)).toBe('combat.results');
  });

  it('may end the phase too early, and come back', async () => {
    const early = ['map.pick', 'moving.point', 'zones.why', 'objective.exit'];
    await LEARNER.comeBack(early, (model) => press(model, 'end'));
  });

  it('stays out of the farm and is asked to reconsider', async () => {
    const { lesson, clock, model } = await beginAt('combat.advance');
    clock.pass(5_000);
    press(model, 'stand');
    await LEARNER.straysAndGoesOn(lesson, clock, 'combat.held');
  });

  it('rolls a lower column, gets another result and tries again', async () => {
    const { lesson, clock, model } = await beginAt('results.exchange');
    for (const id of ['aa-vancav', 'fr-3inf', 'fr-gd-lcav']) model.pick(unit(id));
    model.act({ type: 'roll', column: 4 } as AnyAction);
    await LEARNER.straysAndGoesOn(lesson, clock, 'results.pay');
  });

  it('clicks about and is refused without harm', async () => {
    const { lesson, model } = await beginAt('zones.frozen');
    model.pick(unit('aa-rart'));
    model.pick(unit('fr-2inf'));
    model.point(hex('1301'));
    expect(lesson.stray.value).toBe(false);
    expect(keyOf(lesson)).toBe('zones.frozen');
  });
});

describe('leaving and coming back', () => {
  it('leaves nothing waiting', async () => {
    const { lesson, clock } = await beginAt('results.retreat');
    lesson.leave();
    expect(clock.waiting).toBe(0);
  });

  it('begins anew where what was kept cannot be used', () => {
    for (const broken of [
      '',
      'null',
      '[]',
      '{"chapter":99}',
      '{"chapter":1,"step":2,"furthest":1,"finished":false,"tables":[1,2,3]}',
    ]) {
      const drawer = memoryDrawer();
      drawer.setItem('hundred-days.lesson.first-battle', broken);
      const { lesson } = begin('en', drawer);
      expect(lesson.at.value.step).toBe(0);
    }
  });

  it('works without a drawer, and with one that is full', async () => {
    const full = {
      getItem: (): string | null => null,
      setItem: (): void => {
        throw new Error('full');
      },
    };
    for (const drawer of [null, full]) {
      const { lesson, clock } = begin('en', drawer);
      while (await onward(lesson, clock));
      expect(lesson.finished.value).toBe(true);
    }
  });

  it('goes back step by step to the beginning', async () => {
    const { lesson } = await beginAt('moving.costs');
    const keys: string[] = [];
    while (lesson.canBack) {
      lesson.back();
      keys.push(keyOf(lesson));
    }
    expect(keys.slice(0, 3)).toEqual(['moving.road', 'moving.woods', 'moving.undo']);
    expect(keys.at(-1)).toBe('map.welcome');
    expect(lesson).toBeInstanceOf(LessonModel);
  });

  it('skips chapters and begins again', () => {
    const { lesson } = begin();
    for (let i = 0; i < LESSON.chapters.length; i++) lesson.skipChapter();
    expect(lesson.card.value.last).toBe(true);
    lesson.restart();
    expect(lesson.at.value).toEqual({ chapter: 0, step: 0 });
    expect(lesson.furthest.value).toBe(5);
  });
});

describe('help', () => {
  it('shows a hint after a while, or when asked', async () => {
    const { lesson, clock } = await beginAt('map.pick');
    expect(lesson.hinted.value).toBe(false);
    clock.pass(HINT_AFTER);
    expect(lesson.hinted.value).toBe(true);
    await onward(lesson, clock);
    expect(lesson.hinted.value).toBe(false);
    lesson.showHint();
    expect(lesson.hinted.value).toBe(true);
  });

  it('waits for the reader before the other side plays', async () => {
    const { lesson, clock, model } = await beginAt('results.theirs');
    clock.pass(60_000);
    expect(model.length).toBe(0);
    lesson.next();
    expect(lesson.card.value.waits).toBe(true);
    clock.pass(5_000);
    expect(position.stepOf(world, model.view())).toBe('retreat');
    expect(lesson.card.value.waits).toBe(false);
  });

  it('lets an answer be read before it asks for something else, and takes no old one along', async () => {
    const { lesson, clock, model } = begin();
    const answer = (): string | null => model.refused.value?.no.code ?? null;
    await goTo(lesson, clock, 'moving.woods');
    model.pick(unit('fr-2cav'));
    model.point(hex('1013'));
    expect([keyOf(lesson), answer()]).toEqual(['moving.woods', 'woods']);
    model.refused.value = null;
    expect(keyOf(lesson)).toBe('moving.road');
    // What the next card speaks of stays in sight while it is read, and goes with it.
    await goTo(lesson, clock, 'zones.why');
    model.point(hex('1408'));
    expect([keyOf(lesson), answer()]).toEqual(['zones.rule', 'zones-bar']);
    lesson.next();
    expect([keyOf(lesson), answer()]).toEqual(['zones.frozen', null]);
  });

  it('points at the pieces it speaks of', async () => {
    const { lesson } = await beginAt('zones.contact');
    expect(lesson.places.value).toEqual([hex('1512'), hex('1410')]);
    expect(lesson.part.value).toBeNull();
  });
});
