import { type AnyAction, randomBits, seededDice } from '@hundred-days/kernel';
import { createWaterlooCampaign, createWorld } from '@hundred-days/waterloo-campaign';
import { DOCUMENTS } from '@hundred-days/waterloo-campaign/data';
import { FORMAT } from '@hundred-days/waterloo-campaign/format';
import { describe, expect, test } from 'vitest';
import type { Face } from '../src/face/types.ts';
import { createFace as blocksFace } from '../src/faces/napoleon-1815/face.tsx';
import { createFace as battleFace } from '../src/faces/napoleon-at-waterloo/face.tsx';
import { createFace as campaignFace } from '../src/faces/waterloo-campaign/face.tsx';
import { game as battle } from './battle.ts';
import { here, sitDown, type Watched } from './sitting.ts';
import { game as blocks } from './world1815.ts';

/** Prompts of random games of all games: what a player reads before he presses a button. */

type Sat = Watched<AnyAction>;

const FACES = [
  battleFace(battle),
  blocksFace(blocks),
  campaignFace(createWaterlooCampaign(createWorld(DOCUMENTS), FORMAT)),
] as unknown as readonly Face<AnyAction>[];
await Promise.all(FACES.flatMap((face) => ['en', 'fr'].map((language) => face.words.rest(language))));

/** Plays at random and looks at every position, with a piece in hand too. */
function goThrough(face: Face<AnyAction>, language: string, seed: number, look: (model: Sat) => void): void {
  const [{ id: scenario }] = face.game.scenarios;
  const model: Sat = sitDown(
    face,
    { scenario, options: {} },
    seededDice(seed),
    here(...face.game.seats.map(({ id }) => id)),
    language,
  );
  const bits = randomBits(seed);
  for (let acts = 0; acts < 400 && !model.over; acts++) {
    if (model.curtain.value !== null) model.openCurtain();
    look(model);
    const { pieces } = model.asked.value;
    const piece = pieces[bits() % pieces.length];
    const choices = model.choices(piece);
    const action = choices[bits() % choices.length];
    model.act(action);
  }
  expect(model.total).toBeGreaterThan(50);
}

describe.each(FACES.map((face) => [face.game.id, face] as const))('%s', (_, face) => {
  test.each(['en', 'fr'])('no two buttons of a prompt say the same (%s)', (language) => {
    goThrough(face, language, language === 'en' ? 1 : 2, (model) => {
      const { title, buttons } = face.words.prompt(model.asked.value);
      const labels = buttons.map(({ label }) => label);
      expect(new Set(labels).size, `${title}: ${labels.join(' | ')}`).toBe(labels.length);
    });
  });
});
