import { campaignPosition, isInCommand } from '@hundred-days/last-battles/campaign';
import { describe, expect, it } from 'vitest';
import { sceneOf } from '../src/learn/lessons/index.ts';
import { en } from '../src/learn/lessons/last-battles-campaign/text/en.ts';
import { fr } from '../src/learn/lessons/last-battles-campaign/text/fr.ts';
import { SHELF } from '../src/shell/shelf.ts';
import { begin, beginAt, GAME, keyOf, LEARNER, LESSON, onward, order, press, send, unit } from './learnOrdersPlayer.ts';
import { citesAndSets, lessonSuite } from './lessonSuite.ts';

lessonSuite({ learner: LEARNER, catalogs: { en, fr } });

describe('first orders', () => {
  it('are given on the joined map, and lead to the campaign; the shelf knows for which scenarios', async () => {
    expect(await sceneOf('last-battles-campaign')).toEqual({ game: 'last-battles', scenario: { world: 'campaign' } });
    expect(LESSON.scenario).toBe('campaign');
    const lessons = SHELF.find(({ id }) => id === 'last-battles')?.lessons ?? {};
    expect(Object.keys(lessons).sort()).toEqual(['campaign', 'grand-ligny', 'grand-waterloo']);
  });

  it('what its cards say of the position is so', async () => {
    const { model } = begin();
    const w = GAME.world;
    const commanded = (id: string): boolean => model.view()[w.at.under + unit(id)] === unit('ld-ney');
    expect(['ld-reille', 'ld-kellermann', 'fr-gd-lefebvre'].map(commanded)).toEqual([true, true, true]);
    expect(commanded('ld-derlon')).toBe(false);
    const marching = await beginAt('orders.close');
    const inCommand = (id: string): boolean => isInCommand(w, marching.model.view(), unit(id));
    expect(['fr-iiic-lhertier', 'fr-iiic-dhurbal'].some(inCommand)).toBe(false);
    expect(['fr-ii-gauthier', 'fr-ii-campi', 'fr-gd-lefebvre'].every(inCommand)).toBe(true);
    const apart = w.map.distance(w.map.indexOf('Q1716'), w.map.indexOf('Q1114'));
    expect([apart, w.numbers.ranges.commander]).toEqual([6, 5]);
    const back = await beginAt('boxes.back');
    const here = (id: string): boolean => campaignPosition.onMap(w, back.model.view(), unit(id));
    expect(['fr-ii-husson', 'fr-ii-campi', 'fr-ii-gauthier'].map(here)).toEqual([true, true, false]);
  });
});

citesAndSets(LEARNER, fr);

describe('a learner who does something else', () => {
  it('is told so, and can take it back', async () => {
    await LEARNER.comeBack(['command.release', 'command.give', 'boxes.call', 'night.held', 'night.march'], (model) =>
      press(model, 'end'),
    );
  });

  it('who gives up another place may, and who takes it back at once is told so', async () => {
    const { lesson, clock, model } = await beginAt('command.release');
    model.pick(unit('ld-reille'));
    await model.answered();
    // Kellermann can still give up his.
    expect(lesson.stray.value).toBe(false);
    await onward(lesson, clock);
    expect(keyOf(lesson)).toBe('command.give');
    model.pick(unit('ld-kellermann'));
    await model.answered();
    expect(lesson.stray.value).toBe(true);
  });

  it('who gallops is told so', async () => {
    const { lesson, model } = await beginAt('orders.ride');
    send(model, 'ld-ney', 'Q1427');
    await model.answered();
    expect(lesson.stray.value).toBe(true);
    lesson.takeBack();
    expect(lesson.stray.value).toBe(false);
  });

  it('who calls back only one is told so', async () => {
    const { lesson, model } = await beginAt('boxes.call');
    order(model, 'ld-reille', 'Call back Campi');
    await model.answered();
    expect(lesson.stray.value).toBe(true);
  });
});
