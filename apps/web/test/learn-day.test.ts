import { position } from '@hundred-days/day-of-waterloo';
import { describe, expect, it } from 'vitest';
import { en } from '../src/learn/lessons/day-of-waterloo/text/en.ts';
import { fr } from '../src/learn/lessons/day-of-waterloo/text/fr.ts';
import { world } from './dowField.ts';
import { begin, beginAt, hex, keyOf, LEARNER, onward, press, send, unit } from './learnDayPlayer.ts';
import { citesAndSets, lessonSuite } from './lessonSuite.ts';

lessonSuite({ learner: LEARNER, catalogs: { en, fr }, outcome: 'allied-army-broken' });

citesAndSets(LEARNER, fr);

describe('under the top counter', () => {
  it('shows a unit held by what was hidden, a reaction that fails and one that passes, fire, an attack, a check and a broken army', async () => {
    const { told, refused } = await LEARNER.takeWhole();
    expect(told).toEqual(
      expect.arrayContaining([
        'raised',
        'shown',
        'reaction-failed',
        'charge-rolled',
        'reaction-passed',
        'bombarded',
        'check-failed',
        'advanced',
        'corps-demoralized',
        'army-demoralized',
        'fled',
      ]),
    );
    expect(refused).toEqual(expect.arrayContaining(['out-of-command', 'column-there', 'pinned']));
  });

  it('[5.4.2a] shows the learner nothing of what lies under the Allied counters', async () => {
    const { lesson, clock, model } = begin();
    do {
      const { view } = model.asked.value;
      for (const hidden of ['adg-kempt', 'adg-vivian', 'adg-best']) {
        const at = position.whereIs(world, view, unit(hidden));
        if (at >= 0) expect(position.isSeen(world, view, unit(hidden)), `${keyOf(lesson)}: ${hidden}`).toBe(true);
      }
    } while (await onward(lesson, clock));
  });
});

describe('a learner who does something else', () => {
  it('is told so wherever the movement was ended before its time, and can take it back', async () => {
    await LEARNER.comeBack(['stacks.pick', 'march.out', 'march.column', 'zones.pinned', 'charge.declare'], (model) =>
      press(model, 'end'),
    );
  });

  it('who marches the guns off, or stops short of the column, is told so', async () => {
    const stack = await beginAt('stacks.order');
    send(stack.model, 'fr-desalles', '1014');
    await stack.model.answered();
    LEARNER.takesBack(stack.lesson, en['stacks.order.stray']);
    const road = await beginAt('march.column');
    send(road.model, 'fr-quiot', '1018');
    await road.model.answered();
    await LEARNER.straysAndGoesOn(road.lesson, road.clock, 'march.full');
  });

  it('who gives up the fire is told so, and takes it back', async () => {
    const { lesson, model } = await beginAt('fight.guns');
    press(model, 'spare');
    await model.answered();
    LEARNER.takesBack(lesson, en['fight.guns.stray']);
    expect(position.whereIs(world, model.view(), unit('adg-guards'))).toBe(hex('1111'));
  });
});
