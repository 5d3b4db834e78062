import { type AnyAction, randomBits, seededDice, TABLE } from '@hundred-days/kernel';
import { expect, test, vi } from 'vitest';
import type { Face } from '../src/face/types.ts';
import type { Watched } from './sitting.ts';

/** What the first board says before the rest of the words has come: the same as afterwards to the letter, or nothing yet. */

// Files share a worker, and words that another has asked for would be there already.
vi.resetModules();
const { loadFace } = await import('../src/faces/index.ts');
const { here, sitDown } = await import('./sitting.ts');

const GAMES = ['day-of-waterloo', 'last-battles', 'napoleon-1815', 'napoleon-at-waterloo', 'waterloo-campaign'];

/** As long as the table asks what a first board can ask. */
const MOST_ACTS = 12;

interface Said {
  readonly prompt: { readonly late?: boolean };
  readonly places: readonly string[];
  readonly log: readonly { readonly parts: readonly unknown[] }[];
}

/** What was not there yet has come; what was said must stay. */
const come = (before: Said, after: Said): Said => ({
  ...before,
  prompt: before.prompt.late ? after.prompt : before.prompt,
  places: before.places.map((place, i) => place || after.places[i]),
  log: before.log.map((line, i) => (line.parts.length === 0 ? after.log[i] : line)),
});

function said(model: Watched<AnyAction>, language: string): unknown {
  const { words, map } = model.face;
  const asked = model.asked.value;
  const { view, viewer } = asked;
  return {
    prompt: words.prompt(asked),
    warnings: words.warnings(asked),
    track: words.track(view, language),
    summary: words.summary(view, language),
    trays: map.trays(asked),
    pieces: map.pieces(asked),
    sights: map.sights.map((sight) => sight.overlay(view, viewer, language)),
    log: model.log.value.flatMap(({ events }) => events.map((event) => words.logLine(event, language))),
    places: map.art.names.map((_, place) => words.describePlace(view, place, language)),
    named: asked.pieces.filter((piece) => piece !== TABLE).map((piece) => words.pieceName(piece, language)),
  };
}

async function firstBoards(face: Face<AnyAction>, scenario: string, language: string): Promise<string[]> {
  const seats = here(...face.game.seats.slice(0, 2).map(({ id }) => id));
  const model = sitDown(face, { scenario, options: {} }, seededDice('first'), seats, language);
  const bits = randomBits('first');
  const heard: string[] = [];
  for (let acts = 0; acts < MOST_ACTS; acts++) {
    if (model.curtain.value !== null) model.openCurtain();
    if (face.words.prompt(model.asked.value).late) break;
    heard.push(JSON.stringify(said(model, language)));
    const { pieces } = model.asked.value;
    const piece = pieces[bits() % pieces.length];
    if (piece !== TABLE) {
      model.pick(piece);
      heard.push(JSON.stringify(said(model, language)));
    }
    const choices = model.choices(piece);
    model.act(choices[bits() % choices.length]);
    // It is done once all rules are there, whether all words are or not.
    await model.answered();
  }
  return heard;
}

test.each(GAMES)('%s says on its first boards what it says when all words are there', async (id) => {
  const face = (await loadFace(id)) as Face<AnyAction>;
  for (const language of ['en', 'fr']) {
    await face.words.speak(language);
    const boards = (): Promise<string[][]> =>
      Promise.all(face.game.scenarios.map(({ id: one }) => firstBoards(face, one, language)));
    const before = await boards();
    expect(face.words.isWhole(language)).toBe(false);
    // A scenario that begins with a choice among many (16.2: lines of fate) asks it when all words are there; no game does only that.
    const early = before.filter((heard) => heard.length > 0);
    expect(early.length).toBeGreaterThan(0);
    expect(early.every((heard) => heard.length > 2)).toBe(true);
    await face.words.rest(language);
    expect(face.words.isWhole(language)).toBe(true);
    for (const [i, after] of (await boards()).entries())
      for (const [j, heard] of before[i].entries()) {
        const now: Said = JSON.parse(after[j]);
        expect(come(JSON.parse(heard), now), `${j}`).toEqual(now);
      }
  }
});
