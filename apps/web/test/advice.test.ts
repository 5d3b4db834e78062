import type { AnyAction, Setup, State } from '@hundred-days/kernel';
import { concealed, coreBytes, firstSeatToAct, randomBits, seededDice, submit } from '@hundred-days/kernel';
import { tables as lastBattles } from '@hundred-days/last-battles';
import { tables as battle } from '@hundred-days/napoleon-at-waterloo';
import { randomPlayer } from '@hundred-days/opponents';
import { type Counsel, conclude, createPlannerWith, REASON_CODES } from '@hundred-days/opponents/planner';
import { describe, expect, test } from 'vitest';
import { centreOf, HEX_PX } from '../src/board/camera.ts';
import type { Face } from '../src/face/types.ts';
import { loadFace } from '../src/faces/index.ts';
import { Adviser } from '../src/opponent/adviser.ts';
import { loadKnown } from '../src/opponent/games.ts';
import type { ToWorker } from '../src/opponent/messages.ts';
import { createComputer } from '../src/opponent/player.ts';
import { positionOf } from '../src/opponent/position.ts';
import type { Room } from '../src/opponent/thinker.ts';
import { Keeping, openNew } from '../src/store/local.ts';
import { MemoryStore } from '../src/store/memory.ts';
import type { TableCard } from '../src/store/types.ts';
import { litBy } from '../src/table/advice/AdviceOver.tsx';
import { called } from '../src/table/advice/called.ts';
import { en } from '../src/table/advice/text/en.ts';
import { fr } from '../src/table/advice/text/fr.ts';
import { askOf, deedOf, linesOf, loadAdviceWords, sentenceOf, whereOf } from '../src/table/advice/words.ts';
import { roomWithout } from './rooms.ts';
import { here, Watched } from './sitting.ts';

const TABLES: readonly (readonly [game: string, world: string, setup: Setup, every: number])[] = [
  ['napoleon-at-waterloo', 'waterloo', { scenario: 'standard', options: {} }, 17],
  ['waterloo-campaign', 'campaign', { scenario: 'june-16', options: {} }, 13],
  ['napoleon-1815', 'campaign', { scenario: 'historical', options: {} }, 13],
];

async function faceFor(id: string): Promise<Face> {
  const face = await loadFace(id);
  if (face === null) throw new Error(`no face for ${id}`);
  await Promise.all(['en', 'fr'].map((language) => face.words.rest(language)));
  return face;
}

const LANGUAGES = ['en', 'fr'] as const;

describe('what the Marshal says', () => {
  test('every reason has words in every language, and the languages have the same holes', () => {
    const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const key of Object.keys(en) as (keyof typeof en)[]) expect(holes(fr[key]), key).toEqual(holes(en[key]));
    const keys = Object.keys(en);
    for (const code of REASON_CODES)
      expect(
        keys.some((key) => key === code || key.startsWith(`${code}.`)),
        code,
      ).toBe(true);
  });

  test('names stand in a sentence as the language has them: with their article, and a capital letter only where one belongs', () => {
    const given: readonly (readonly [title: string, called: string])[] = [
      ['Garnison d’Hougoumont', 'la garnison d’Hougoumont'],
      ['Artillerie du IIe corps allié', 'l’artillerie du IIe corps allié'],
      ['Corps de Brunswick', 'le corps de Brunswick'],
      ['Jeune Garde', 'la Jeune Garde'],
      ['Cavalerie de réserve, IIe corps', 'la cavalerie de réserve du IIe corps'],
      ['Ier corps de cavalerie (Pajol)', 'le Ier corps de cavalerie (Pajol)'],
      ['Détachement Piré', 'le détachement Piré'],
      ['18e de ligne', 'le 18e de ligne'],
      ['1re brigade de cavalerie hanovrienne', 'la 1re brigade de cavalerie hanovrienne'],
      ['Bois de Bossu 1409', 'le bois de Bossu 1409'],
      ['2/I Donzelot', '2/I Donzelot'],
      ['II Reille', 'II Reille'],
      ['Le Capitaine', 'Le Capitaine'],
      ['Bruxelles', 'Bruxelles'],
      ['1211', '1211'],
    ];
    for (const [title, words] of given) expect(called('fr', title)).toBe(words);
    expect(called('en', 'Hougoumont garrison')).toBe('the Hougoumont garrison');
    expect(called('en', '18th Line')).toBe('the 18th Line');
    expect(called('en', 'Uxbridge’s Cavalry')).toBe('Uxbridge’s Cavalry');
    expect(called('en', '5 Picton')).toBe('5 Picton');
  });

  test('every result of a die in every battle has a name', () => {
    const results = [...new Set([...battle.RESULTS, ...lastBattles.RESULTS])];
    const named = Object.keys(en).flatMap((key) => (key.startsWith('chance.') ? key.slice('chance.'.length) : []));
    expect(named).toEqual(expect.arrayContaining(results));
  });

  test.each(TABLES)(
    '%s: whole sentences in both languages, at decisions of every kind',
    async (id, _, given, every) => {
      const face = await faceFor(id);
      await loadAdviceWords('fr');
      const { game } = face;
      const scenario = game.scenarios.some((one) => one.id === given.scenario) ? given.scenario : game.scenarios[0].id;
      const { staff } = await loadKnown(id, game.world.id);
      const s = started(face, { ...given, scenario });
      const lots = randomPlayer();
      const bits = randomBits('lots');
      const dice = seededDice('words');
      const met = new Set<string>();
      for (let i = 0, seat = firstSeatToAct(game, s); seat >= 0 && i < 250; i++, seat = firstSeatToAct(game, s)) {
        const { name } = game.phase(s);
        const view = concealed(game, s, seat);
        if (i % every === 0 || !met.has(name)) {
          const planner = createPlannerWith(staff, game, { level: 'marshal', seed: 1, tuning: { nodes: 6, rows: 1 } });
          const advice = conclude(planner.advise(view, seat));
          for (const language of LANGUAGES) {
            const { words } = face;
            const lines = linesOf(words, language, advice);
            const texts = [
              whereOf(words, language, advice.best),
              askOf(words, language, advice.best),
              sentenceOf(words, language, advice.best),
              deedOf(language, advice.best),
              ...lines.flatMap(({ text, number }) => [text, number]),
            ];
            expect(lines.length).toBeLessThanOrEqual(6);
            for (const text of texts) expect(text, name).toMatch(/^[^{}[\]]+$/);
            expect(texts.join(' ')).not.toMatch(/undefined|NaN| {2}|: \./);
            // A title that begins with a word of its kind is not put into a French sentence as it stands.
            if (language === 'fr')
              expect(texts[0] + texts[2].replace(/^[^.:]* : /, '')).not.toMatch(
                /(?<=\p{Ll} )(Artillerie|Cavalerie|Garnison|Division)/u,
              );
          }
        }
        met.add(name);
        submit(game, s, seat, lots.choose(game, view, seat, bits), dice);
      }
      expect(met.size).toBeGreaterThan(3);
    },
  );
});

describe('where the Marshal points first', () => {
  const counsel = (
    places: readonly number[],
    targets: readonly number[],
    enemies: readonly number[],
  ): Counsel<AnyAction> => ({
    actions: [],
    places,
    arrows: [],
    closed: [],
    worth: null,
    act: { code: 'bring', pieces: [], enemies, places: targets },
    why: { code: 'kill' },
    lines: [],
    ask: { code: 'ask-join' },
  });

  test('an enemy is named with what his counter says', async () => {
    const { words, game, map } = await faceFor('last-battles');
    const treskow = game.unitIds.indexOf('pr-i-treskow');
    const { designation } = map.counter(treskow);
    expect(whereOf(words, 'en', counsel([], [], [treskow]))).toBe(`Look at Treskow (${designation}).`);
  });

  test('the ring lies around whom it is about, not around all who could come up', async () => {
    const { geometry } = (await faceFor('last-battles')).map.art;
    const [target, far] = [300, 520];
    const lit = litBy(geometry, counsel([target, far], [target], [1]));
    expect(lit).toMatchObject(centreOf(geometry, target));
    expect(Math.max(lit?.rx ?? 0, lit?.ry ?? 0)).toBeLessThan(2.5 * HEX_PX);
  });
});

function started({ game }: Face, setup: Setup): State {
  const begun = game.start(setup, seededDice('start'), null);
  if (!begun.ok) throw new Error('no such table');
  return begun.value;
}

/** A room with a real computer in it, that does not think far. */
async function roomFor(game: string, world: string, heard: ToWorker[]): Promise<() => Room> {
  const known = await loadKnown(game, world);
  return () => {
    let computer: ReturnType<typeof createComputer> | null = null;
    return roomWithout(heard, (message, reply) => {
      if (message.type === 'sit') computer = createComputer(known, message.seating);
      else if (message.type === 'advise') {
        const view = positionOf(known.game, message.cores[message.cores.length - 1]);
        const first = computer?.advise(view)?.next();
        if (first === undefined) throw new Error('nobody gives advice');
        const advice = first.done === true ? first.value : first.value();
        queueMicrotask(() => reply({ type: 'advice', id: message.id, advice }));
      }
    });
  };
}

describe('at a table', () => {
  test('he is shown what the seat sees and nothing else, and what he says is done as one deed and taken back as one', async () => {
    const face = await faceFor('napoleon-at-waterloo');
    const host = openNew(face.game, { scenario: 'grouchy', options: {} }, seededDice('table'));
    if (host === null) throw new Error('no table');
    const model = new Watched<AnyAction>(face, host, here('A', 'B'));
    const heard: ToWorker[] = [];
    const adviser = new Adviser((seat) => host.seat(seat), 't', await roomFor(face.game.id, face.game.world.id, heard));
    if (model.curtain.value !== null) model.openCurtain();
    const seat = model.asked.value.seat;
    const { best } = await adviser.ask(seat);
    const sent = heard.flatMap((message) => (message.type === 'advise' ? message.cores : []));
    expect(sent).toEqual([coreBytes(model.viewOf(seat), face.game.coreSize)]);
    expect(model.length).toBe(0);
    // Asked again, he says the same.
    expect((await adviser.ask(seat)).best).toEqual(best);

    model.actInTurn(best.actions);
    await model.answered();
    expect(model.length).toBe(best.actions.length);
    expect(model.refused.value).toBeNull();
    model.undo();
    await model.answered();
    expect(model.length).toBe(0);
    adviser.stop();
  });

  test('of several things the first that is refused ends it, and is told', async () => {
    const face = await faceFor('napoleon-at-waterloo');
    const host = openNew(face.game, { scenario: 'standard', options: {} }, seededDice('table'));
    if (host === null) throw new Error('no table');
    const model = new Watched<AnyAction>(face, host, here('A', 'B'));
    const [piece] = model.asked.value.pieces.filter((one) => one >= 0);
    const [move] = model.choices(piece);
    model.actInTurn([move, move]);
    await model.answered();
    expect(model.length).toBe(1);
    expect(model.refused.value).not.toBeNull();
  });

  test('how often he was asked is kept with the table, though nothing was done', async () => {
    const face = await faceFor('napoleon-at-waterloo');
    const host = openNew(face.game, { scenario: 'standard', options: {} }, seededDice('table'));
    if (host === null) throw new Error('no table');
    const store = new MemoryStore();
    const keeping = new Keeping(store, host, null);
    const card = { id: 't', game: face.game.id, askings: [0, 0] } as unknown as TableCard;
    await keeping.save(() => card);
    await keeping.save(() => ({ ...card, askings: [1, 0] }), true);
    expect((await store.load('t'))?.card.askings).toEqual([1, 0]);
    await keeping.save(() => ({ ...card, askings: [2, 0] }));
    expect((await store.load('t'))?.card.askings).toEqual([1, 0]);
  });
});
