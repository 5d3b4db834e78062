import {
  type AnyAction,
  allChoices,
  type Game,
  luckOf,
  randomBits,
  SPECTATOR,
  seededDice,
  Table,
} from '@hundred-days/kernel';
import { STANDINGS } from '@hundred-days/opponents/after';
import { describe, expect, test } from 'vitest';
import { pieceOf } from '../src/after/AfterPage.tsx';
import { curveSentence, spokenAt } from '../src/after/Curve.tsx';
import { type LookedBack, lookedBack } from '../src/after/context.ts';
import { lossSentence } from '../src/after/Losses.tsx';
import { luckSentence } from '../src/after/Luck.tsx';
import { inSlices, reckon } from '../src/after/reckon.ts';
import { extremes, headingsOf, phaseRows, pointLines, pointPiece, turnBands } from '../src/after/story.ts';
import { AFTER_WORDS } from '../src/after/text/words.ts';
import type { Face } from '../src/face/types.ts';
import { createFace as createLast } from '../src/faces/last-battles/face.tsx';
import { createFace as createBlocks } from '../src/faces/napoleon-1815/face.tsx';
import { createFace } from '../src/faces/napoleon-at-waterloo/face.tsx';
import { createFace as createCampaign } from '../src/faces/waterloo-campaign/face.tsx';
import { loadChronicle, loadGame } from '../src/games/index.ts';
import { handedOn } from '../src/shell/AfterRoute.tsx';
import { hashOf, parseRoute } from '../src/shell/router.ts';
import { SHELF } from '../src/shell/shelf.ts';
import { wordsOf } from '../src/table/lines.ts';
import { turnsIn } from '../src/table/ReplayBar.tsx';
import { here, sitDown, type Watched } from './sitting.ts';

const FACES: Readonly<Record<string, (game: never) => unknown>> = {
  'napoleon-at-waterloo': createFace,
  'waterloo-campaign': createCampaign,
  'napoleon-1815': createBlocks,
  'last-battles': createLast,
};
const GAMES = Object.keys(FACES);

async function faceFor(id: string): Promise<Face<AnyAction>> {
  const game = await loadGame(id);
  await game.whole?.();
  return FACES[id](game as never) as Face<AnyAction>;
}

/** A table at which chance has played to the end, or for so many steps. */
async function played(id: string, seed: string, most = Number.POSITIVE_INFINITY): Promise<Watched<AnyAction>> {
  const face = await faceFor(id);
  const game: Game<AnyAction> = face.game;
  const model = sitDown(face, { scenario: game.scenarios[0].id, options: {} }, seededDice(seed), here('A', 'B'));
  const bits = randomBits(seed);
  const { table } = model.host;
  while (table.outcome === null && table.length < most) {
    const seat = table.seatToAct;
    const listed = allChoices(game, table.view(seat), seat);
    const end = listed.find(({ type }) => type === 'end' || type === 'pass');
    table.submit(seat, end !== undefined && bits() % 4 > 0 ? end : listed[bits() % listed.length]);
  }
  model.host.changed();
  return model;
}

/** Each game once: they are only read. */
const reckonings = new Map(GAMES.map((id) => [id, once(() => reckonedGame(id))]));

async function reckonedGame(id: string) {
  const model = await played(id, 'looked back on');
  const reckoned = await reckon(model, new AbortController().signal);
  if (reckoned === null) throw new Error('nobody waited');
  return { model, reckoned };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

async function looked(id: string, language = 'en'): Promise<LookedBack> {
  const { model, reckoned } = await (reckonings.get(id) as () => ReturnType<typeof reckonedGame>)();
  await Promise.all([AFTER_WORDS.load(language), model.face.words.rest(language)]);
  return lookedBack(model, reckoned, language, () => undefined);
}

describe('after the battle', () => {
  test.each(GAMES)('%s: the table tells the same as the charts', async (id) => {
    const after = await looked(id);
    const { account, spans, model, chronicle } = after;
    const rows = phaseRows(account, spans);
    const counted = account.rolls.filter(({ roll }) => roll.coin === 'points');
    expect(rows.reduce((sum, row) => sum + row.rolls, 0)).toBe(counted.length);
    const luck = [0, 1].map((side) =>
      luckOf(
        account.rolls.map(({ roll }) => roll),
        side,
      ),
    );
    const surplus = luck[0].came - luck[0].expected - (luck[1].came - luck[1].expected);
    expect(rows.reduce((sum, row) => sum + row.luck, 0)).toBeCloseTo(surplus, 6);
    expect(rows.at(-1)?.losses).toEqual(chronicle.losses(model.view()));
    expect(rows.every(({ title }) => title !== '')).toBe(true);
    expect(rows.every((row, i) => i === 0 || row.from.at === rows[i - 1].to.at)).toBe(true);
  });

  test.each(GAMES)('%s: the turns cover every step, and the replay marks the same ones', async (id) => {
    const { account, model } = await looked(id);
    const bands = turnBands(account);
    expect(bands[0].from).toBe(0);
    expect(bands.at(-1)?.to).toBe(model.length);
    expect(bands.every(({ from }, i) => i === 0 || from === bands[i - 1].to)).toBe(true);
    const marks = turnsIn(model);
    expect(marks.filter(({ at }) => at < model.length)).toEqual(bands.map(({ turn, from }) => ({ turn, at: from })));
  });

  test.each(['en', 'fr'])('in %s every sentence is filled in, for every game', async (language) => {
    for (const id of GAMES) {
      const after = await looked(id, language);
      const rolls = after.account.rolls.map(({ roll }) => roll);
      const said = [
        curveSentence(after),
        lossSentence(after),
        luckSentence(after, [luckOf(rolls, 0), luckOf(rolls, 1)]),
        ...after.account.moments.map((_, i) => spokenAt(after, i)),
        ...after.points.flatMap((point) => pointLines(after.teller, point)),
      ];
      for (const sentence of said) expect(sentence).not.toMatch(/\{|undefined|NaN|\[/);
    }
  });

  test.each(SHELF.filter(({ built }) => built))(
    '$id: every side and army of every scenario has a name',
    async (box) => {
      const firsts = (await loadGame(box.id)).scenarios.map(({ id }) => id);
      const keys = await Promise.all(
        (box.scenarios ?? firsts).map(async (scenario) => {
          const game = await loadGame(box.id, { scenario });
          const opened = Table.open(game, { scenario, options: {} }, seededDice('named'));
          if (!opened.ok) throw new Error(`${scenario} cannot be set up`);
          const { sides, losses } = await loadChronicle(game);
          const standings = sides.flatMap((side) => STANDINGS.slice(1).map((standing) => `stand.${standing}.${side}`));
          const armies = losses(opened.value.view(SPECTATOR)).map(({ army }) => `army.${army}`);
          return [...sides.map((side) => `side.${side}`), ...standings, ...armies];
        }),
      );
      await AFTER_WORDS.load('fr');
      for (const language of ['en', 'fr'])
        expect(keys.flat().filter((key) => !Object.hasOwn(AFTER_WORDS.in(language), key))).toEqual([]);
    },
  );

  test.each(GAMES)('%s: whoever wins has a piece to show for it', async (id) => {
    const face = await faceFor(id);
    const nations = [0, 1].map((seat) => face.map.counter(pieceOf(face, seat)).nation);
    expect(nations).toEqual(['french', id === 'last-battles' ? 'prussian' : 'anglo']);
  });

  test('what is spoken on the curve says the phase, the step and who stands better', async () => {
    const after = await looked('napoleon-at-waterloo');
    const last = after.account.moments.length - 1;
    expect(spokenAt(after, last)).toMatch(
      /^Turn \d+, (French|Allied) (movement|combat), step \d+: (decided for the \w+|even)\.$/,
    );
    expect(spokenAt(after, 0)).toMatch(/^The beginning: /);
  });

  test('a turning point tells of the step that opens when it is watched', async () => {
    const after = await looked('napoleon-at-waterloo');
    expect(after.points.length).toBeGreaterThan(0);
    for (const point of after.points) {
      const { roll, at } = point;
      if (roll === null) continue;
      expect(pointPiece(after.teller, point)).not.toBeNull();
      expect(after.model.steps[at].events.some(({ type }) => type === 'rolled')).toBe(true);
    }
    const found = extremes(after.account.rolls, 0);
    expect(found === null || found.best !== found.worst || after.account.rolls.length === 1).toBe(true);
  });

  test('a turning point stands under the phase in which it was done, not under one that came before all was at rest', async () => {
    for (const id of ['napoleon-at-waterloo', 'last-battles']) {
      const { points, titleOf, teller } = await looked(id);
      for (const { at } of points) {
        const before = teller.steps.slice(0, at).flatMap(({ events }) => events);
        const phase = before.findLast((event) => teller.face.words.logLine(event, 'en').heading);
        expect(titleOf(at)).toBe(phase === undefined ? 'The opening' : wordsOf(teller.face.words.logLine(phase, 'en')));
      }
    }
  });

  test('headings are those of the log', async () => {
    const { teller, model } = await looked('napoleon-at-waterloo');
    expect(headingsOf(teller)[0]).toEqual({ at: 0, text: 'Turn 1, French movement' });
    expect(headingsOf(teller).every(({ at }) => at <= model.length)).toBe(true);
  });

  test('a game that goes on is judged by the eyes it is looked at with alone', async () => {
    const model = await played('napoleon-1815', 'goes on', 30);
    model.viewer.value = SPECTATOR;
    const reckoned = await reckon(model, new AbortController().signal);
    expect(reckoned?.account.moments.every(({ value }) => Number.isFinite(value))).toBe(true);
    expect(model.over).toBe(false);
  });
});

test('a long work is done in slices, and dropped when nobody waits', async () => {
  function* work(): Generator<void, string, void> {
    for (let i = 0; i < 100; i++) yield;
    return 'done';
  }
  let clock = 0;
  let rested = 0;
  const resting = setInterval(() => rested++, 0);
  expect(await inSlices(work(), new AbortController().signal, () => (clock += 3))).toBe('done');
  clearInterval(resting);
  expect(rested).toBeGreaterThan(0);
  const left = new AbortController();
  left.abort();
  expect(await inSlices(work(), left.signal, () => (clock += 3))).toBeNull();
});

test('the page after a battle has an address of its own, and seats are handed on for a rematch', () => {
  for (const hash of ['#/table/abc/after', '#/record/after', '#/table/abc', '#/record'])
    expect(hashOf(parseRoute(hash))).toBe(hash);
  expect(handedOn(here('A', 'B'))).toEqual(here('B', 'A'));
  expect(handedOn(here('A', 'B', 'C'))).toEqual(here('B', 'C', 'A'));
});
