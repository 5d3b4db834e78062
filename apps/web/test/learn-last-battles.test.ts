import { position } from '@hundred-days/last-battles';
import { describe, expect, it } from 'vitest';
import { sceneOf } from '../src/learn/lessons/index.ts';
import { en } from '../src/learn/lessons/last-battles/text/en.ts';
import { fr } from '../src/learn/lessons/last-battles/text/fr.ts';
import {
  ask,
  beginAt,
  GAME,
  goTo,
  hex,
  keyOf,
  LEARNER,
  LESSON,
  press,
  send,
  tap,
  unit,
} from './learnLastBattlesPlayer.ts';
import { citesAndSets, lessonSuite } from './lessonSuite.ts';

lessonSuite({
  learner: LEARNER,
  catalogs: { en, fr },
  outcome: 'anglo-allied-disintegrated',
  again: {
    'stacks.one': (model) => tap(model, 'fr-ii-soye'),
    'roads.confirm': (model) => {
      tap(model, 'fr-ii-soye');
      model.point(hex('Q1715'));
    },
  },
});

describe('the crossroads', () => {
  it('is taught on the field of Quatre Bras, and leads there', async () => {
    expect(await sceneOf('last-battles')).toEqual({ game: 'last-battles', scenario: { world: 'quatre-bras' } });
    expect(await sceneOf('napoleon-at-waterloo')).toEqual({ game: 'napoleon-at-waterloo', scenario: {} });
    expect(LESSON.scenario).toBe('quatre-bras');
  });

  it('shows a retreat of a stack, an advance, an attack on two hexes, a crest in the way and a broken army', async () => {
    const { told, refused } = await LEARNER.takeWhole();
    expect(told).toEqual(
      expect.arrayContaining(['retreated', 'advanced', 'taken', 'destroyed', 'demoralized', 'disintegrated']),
    );
    expect(refused).toEqual(expect.arrayContaining(['hex-full', 'locked', 'no-sight']));
  });
});

citesAndSets(LEARNER, fr);

describe('a learner who does something else', () => {
  it('is told so wherever marching or fighting has gone past the step, and can take it back', async () => {
    await LEARNER.comeBack(['stacks.pick', 'roads.point', 'roads.third', 'morale.crossroads'], (model) =>
      press(model, 'end'),
    );
  });

  it('may take both at once, or one after the other', async () => {
    const { lesson, clock, model } = await beginAt('stacks.one');
    expect([model.asked.value.inHand, ...model.asked.value.along].length).toBe(2);
    await goTo(lesson, clock, 'roads.point');
    ask(model, 'fr-ii-soye', 'Q1715');
    expect(keyOf(lesson)).toBe('roads.confirm');
    press(model, 'move');
    await model.answered();
    expect([keyOf(lesson), lesson.stray.value]).toEqual(['roads.confirm', false]);
    send(model, 'fr-ii-baudin', 'Q1715');
    await model.answered();
    expect(keyOf(lesson)).toBe('roads.third');
  });

  it('who parts the two for good is told so', async () => {
    const { lesson, model } = await beginAt('roads.confirm');
    send(model, 'fr-ii-soye', 'Q1617');
    await model.answered();
    expect(lesson.stray.value).toBe(true);
  });

  it('who brings the guns where they do not see is told so', async () => {
    const { lesson, model } = await beginAt('guns.shift');
    send(model, 'fr-ii-pelletier', 'Q1614');
    expect(lesson.stray.value).toBe(true);
    lesson.takeBack();
    expect(position.whereIs(GAME.world, model.view(), unit('fr-ii-pelletier'))).toBe(hex('Q1613'));
  });

  it('who sends one brigade back to the only open place need not send the other', async () => {
    const { lesson, clock, model } = await beginAt('retreat.first');
    clock.pass(6_000);
    model.act({ type: 'retreat', unit: unit('fr-ii-husson'), to: hex('Q1813') } as never);
    await model.answered();
    expect(['retreat.second', 'retreat.room']).toContain(keyOf(lesson));
  });
});
