import { createWorld, position, units } from '@hundred-days/waterloo-campaign';
import { DOCUMENTS } from '@hundred-days/waterloo-campaign/data';
import { describe, expect, it } from 'vitest';
import { loadFace } from '../src/faces/index.ts';
import { hasLesson, loadLesson } from '../src/learn/lessons/index.ts';
import { en } from '../src/learn/lessons/waterloo-campaign/text/en.ts';
import { fr } from '../src/learn/lessons/waterloo-campaign/text/fr.ts';
import { SHELF } from '../src/shell/shelf.ts';
import { beginAt, endStep, goTo, hex, keyOf, LEARNER, onward, press, send, unit } from './learnCampaignPlayer.ts';
import { A_WHILE } from './lessonPlayer.ts';
import { lessonSuite } from './lessonSuite.ts';

const WORLD = createWorld(DOCUMENTS);

const { BACK } = position;

/** The lesson of a game by its id; undefined where there is none, or no such game. */
async function lessonOf(id: string) {
  const face = await loadFace(id);
  return face === null ? undefined : ((await loadLesson(face.game.id, face.game)) ?? undefined);
}

describe('lessons by game', () => {
  it('the shelf offers those there are, each of its own game', async () => {
    expect(SHELF.filter(({ lesson }) => lesson).length).toBeGreaterThan(1);
    for (const { id, lesson } of SHELF) expect((await lessonOf(id))?.game, id).toBe(lesson ? id : undefined);
    for (const id of ['no-such-game', 'toString']) expect(hasLesson(id), id).toBe(false);
  });

  it('two lessons keep their progress apart', async () => {
    const ids = await Promise.all(SHELF.map(async ({ id }) => (await lessonOf(id))?.id));
    const named = ids.filter((id) => id !== undefined);
    expect(new Set(named).size).toBe(named.length);
  });
});

lessonSuite({
  learner: LEARNER,
  catalogs: { en, fr },
  outcome: 'french-campaign',
  again: {
    'march.go': (model) => {
      model.pick(unit('fr-2'));
      model.point(hex('2317'));
    },
  },
});

describe('what the texts say is so', () => {
  it('Frasnes is six hexes by road, under Napoléon, and the next hex is out of his range', async () => {
    const { lesson, clock, model } = await beginAt('march.go');
    const way = model.proposed.value as unknown as { hq: number; path: number[] };
    expect(way.path.length - 1).toBe(6);
    expect(way.hq).toBe(WORLD.napoleon);
    await goTo(lesson, clock, 'march.range');
    expect(model.whyNot(unit('fr-2'), hex('2418'))?.data).toMatchObject({ range: 8, distance: 9 });
  });

  it('next to a Detachment infantry is in Battle Formation; with influence alone it is not', async () => {
    const { lesson, clock, model } = await beginAt('march.formation');
    expect(position.faceOf(WORLD, model.view(), unit('fr-2'))).toBe(BACK);
    await goTo(lesson, clock, 'zones.touch');
    expect(position.faceOf(WORLD, model.view(), unit('fr-3'))).toBe(position.FRONT);
  });

  it('the zones outlined around Fleurus are those of the game', async () => {
    const { lesson, model } = await beginAt('zones.control');
    const control = lesson.places.value.filter((place) => place !== hex('1922'));
    expect(control.length).toBe(6);
    for (const place of control) expect(position.inZoc(WORLD, model.view(), units.COALITION, place)).toBe(true);
    lesson.next();
    expect(lesson.places.value.length).toBe(12);
    for (const place of lesson.places.value) {
      expect(position.inZoc(WORLD, model.view(), units.COALITION, place)).toBe(false);
      expect(position.inZone(WORLD, model.view(), units.COALITION, place)).toBe(true);
    }
  });

  it('a pass gives three moves for a one and two free Corps, and theirs gives six for a four', async () => {
    const { lesson, clock, model } = await beginAt('turns.watch');
    expect(model.view()[WORLD.at.left + units.COALITION]).toBe(3);
    await goTo(lesson, clock, 'turns.use');
    expect(model.view()[WORLD.at.left + units.FRENCH]).toBe(6);
  });

  it('Thielmann could have come eight hexes, and is stopped next to Pajol', async () => {
    const { model } = await beginAt('command.price');
    expect(position.whereIs(WORLD, model.view(), unit('pr-3'))).toBe(hex('1926'));
    expect(position.faceOf(WORLD, model.view(), unit('pr-3'))).toBe(BACK);
  });

  it('Ligny: four and four, nine to seven, pursuit; then beaten by one', async () => {
    const { lesson, clock, model } = await beginAt('attack.results');
    const [first] = model.events(-1).filter(({ type }) => type === 'attack-resolved');
    expect(first.data).toMatchObject({ attackModifier: 4, defenceModifier: 4, attack: 9, defence: 7 });
    expect(position.whereIs(WORLD, model.view(), unit('fr-4'))).toBe(hex('2123'));
    expect(position.faceOf(WORLD, model.view(), unit('fr-gdcav'))).toBe(BACK);
    await goTo(lesson, clock, 'attack.after');
    const second = model.events(-1).findLast(({ type }) => type === 'attack-resolved');
    expect(Number(second?.data.attack) - Number(second?.data.defence)).toBe(1);
    expect(second?.data.unit).toBe('pr-2');
  });

  it('the last evening: six to three, and fourteen to three when the road is open', async () => {
    const { lesson, clock, model } = await beginAt('victory.attack');
    expect(position.pointsOf(WORLD, model.view(), units.FRENCH)).toBe(6);
    expect(position.pointsOf(WORLD, model.view(), units.COALITION)).toBe(3);
    await onward(lesson, clock);
    const end = model.events(-1).find(({ type }) => type === 'game-over');
    expect(end?.data).toMatchObject({ french: 14, coalition: 3 });
    expect(model.events(-1).some(({ type }) => type === 'road-open')).toBe(true);
  });
});

describe('a learner of the campaign who does something else', () => {
  it('may move another Corps first, and is answered', async () => {
    const { lesson, clock, model } = await beginAt('march.pick');
    send(model, 'fr-1', '1516');
    expect(lesson.stray.value).toBe(false);
    clock.pass(A_WHILE);
    expect(model.asked.value.deciding).toBe(true);
    expect(keyOf(lesson)).toBe('march.pick');
    await onward(lesson, clock);
    expect(keyOf(lesson)).toBe('march.point');
  });

  it('is told what leads away, and takes it back', async () => {
    const { lesson, clock, model } = await beginAt('zones.ride');
    send(model, 'fr-rescav', '1620');
    LEARNER.takesBack(lesson, en['zones.ride.stray']);
    await onward(lesson, clock);
    expect(keyOf(lesson)).toBe('zones.sum');
  });

  it('may pass or end a step too early, and come back', async () => {
    const early = [
      ...['march.pick', 'march.range', 'zones.why', 'turns.move', 'turns.gift'],
      ...['command.detach', 'attack.pick', 'victory.attack'],
    ];
    await LEARNER.comeBack(early, endStep);
  });

  it('keeps the cavalry back and is asked to reconsider', async () => {
    const { lesson, clock, model } = await beginAt('attack.charge');
    press(model, 'ready');
    await LEARNER.straysAndGoesOn(lesson, clock, 'attack.dice');
  });

  it('attacks somebody else, and tries again with the same dice', async () => {
    const { lesson, clock, model } = await beginAt('attack.declare');
    model.pick(unit('fr-3'));
    send(model, 'fr-3', '2222');
    expect(lesson.stray.value).toBe(true);
    lesson.takeBack();
    await onward(lesson, clock);
    await onward(lesson, clock);
    await onward(lesson, clock);
    expect(keyOf(lesson)).toBe('attack.results');
  });

  it('places an HQ the other way, and Pajol elsewhere', async () => {
    const { lesson, clock, model } = await beginAt('command.normal');
    send(model, 'hq-napoleon', '1617');
    expect(lesson.stray.value).toBe(true);
    lesson.takeBack();
    await goTo(lesson, clock, 'command.detach');
    send(model, 'fr-d-pajol', '1824');
    await LEARNER.straysAndGoesOn(lesson, clock, 'command.recall');
  });
});
