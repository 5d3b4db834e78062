import { type AnyAction, randomBits, seededDice } from '@hundred-days/kernel';
import { createWaterlooCampaign, createWorld } from '@hundred-days/waterloo-campaign';
import { DOCUMENTS } from '@hundred-days/waterloo-campaign/data';
import { FORMAT } from '@hundred-days/waterloo-campaign/format';
import { describe, expect, test } from 'vitest';
import type { Face } from '../src/face/types.ts';
import { createFace as lastBattlesFace } from '../src/faces/last-battles/face.tsx';
import { createFace as blocksFace } from '../src/faces/napoleon-1815/face.tsx';
import { createFace as battleFace } from '../src/faces/napoleon-at-waterloo/face.tsx';
import { createFace as campaignFace } from '../src/faces/waterloo-campaign/face.tsx';
import { game as battle } from './battle.ts';
import { GAMES } from './lastBattles.ts';
import { here, sitDown, type Watched } from './sitting.ts';
import { game as blocks } from './world1815.ts';

/** Prompts of random games of all games: what a player reads before he presses a button. */

type Sat = Watched<AnyAction>;

const FACES = [
  battleFace(battle),
  blocksFace(blocks),
  campaignFace(createWaterlooCampaign(createWorld(DOCUMENTS), FORMAT)),
  ...Object.values(GAMES).map((game) => lastBattlesFace(game)),
] as unknown as readonly Face<AnyAction>[];
await Promise.all(FACES.flatMap((face) => ['en', 'fr'].map((language) => face.words.rest(language))));

const POSITIONS = 400;

/** Plays at random and looks at every position, with a piece in hand too; a short game is followed by another. */
function goThrough(face: Face<AnyAction>, language: string, seed: number, look: (model: Sat) => void): void {
  for (let acts = 0, games = 0; acts < POSITIONS; games++)
    acts += goOn(face, language, seed + 10 * games, POSITIONS - acts, look);
}

/** Gives the number of actions there were. */
function goOn(face: Face<AnyAction>, language: string, seed: number, most: number, look: (model: Sat) => void): number {
  const [{ id: scenario }] = face.game.scenarios;
  const model: Sat = sitDown(
    face,
    { scenario, options: {} },
    seededDice(seed),
    here(...face.game.seats.map(({ id }) => id)),
    language,
  );
  const bits = randomBits(seed);
  let acts = 0;
  for (; acts < most && !model.over; acts++) {
    if (model.curtain.value !== null) model.openCurtain();
    look(model);
    const { pieces } = model.asked.value;
    const piece = pieces[bits() % pieces.length];
    const choices = model.choices(piece);
    const action = choices[bits() % choices.length];
    model.act(action);
  }
  expect(acts).toBeGreaterThan(0);
  return acts;
}

describe.each(FACES.map((face) => [face.game.id, face.game.world.id, face] as const))('%s, %s', (_, _field, face) => {
  test.each(['en', 'fr'])('no two buttons of a prompt say the same (%s)', (language) => {
    goThrough(face, language, language === 'en' ? 1 : 2, (model) => {
      const { title, buttons } = face.words.prompt(model.asked.value);
      const labels = buttons.map(({ label }) => label);
      expect(new Set(labels).size, `${title}: ${labels.join(' | ')}`).toBe(labels.length);
    });
  });
});
