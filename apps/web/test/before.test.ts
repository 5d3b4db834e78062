import { readFileSync } from 'node:fs';
import type { AnyAction } from '@hundred-days/kernel';
import { frenchFaults } from '@hundred-days/kernel/testing';
import { describe, expect, test } from 'vitest';
import fared from '../src/before/fared.json' with { type: 'json' };
import { faredIn } from '../src/before/fared.ts';
import { en } from '../src/before/text/en.ts';
import { fr } from '../src/before/text/fr.ts';
import type { Face } from '../src/face/types.ts';
import { loadFace } from '../src/faces/index.ts';
import { boxOf } from '../src/shell/shelf.ts';

const GAMES = ['napoleon-at-waterloo', 'waterloo-campaign', 'napoleon-1815', 'last-battles', 'day-of-waterloo'];

const faceFor = async (id: string): Promise<Face<AnyAction>> => loadFace(id) as Promise<Face<AnyAction>>;

/** A game on several battlefields has its scenarios on its box: each face knows those of its own. */
const scenariosOf = async (id: string): Promise<readonly string[]> =>
  boxOf(id)?.scenarios ?? (await faceFor(id)).game.scenarios.map((one) => one.id);

const rulesOf = (id: string): readonly string[] => {
  const file = new URL(`../../../packages/games/${id}/data/cases.json`, import.meta.url);
  const cases = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  return (
    JSON.stringify(cases)
      .match(/"id":"[^"]+"/g)
      ?.map((match) => match.slice(6, -1)) ?? []
  );
};

describe('before the battle', () => {
  test.each(GAMES)('%s: every scenario is told in both languages, with rules that there are', async (id) => {
    const face = await faceFor(id);
    const known = new Set(rulesOf(id));
    expect(known.size).toBeGreaterThan(20);
    for (const scenario of await scenariosOf(id)) {
      const texts = await Promise.all(['en', 'fr'].map((language) => face.words.scenario(scenario, language)));
      const [english, french] = texts;
      if (english === null || french === null) throw new Error(`nothing is told of ${scenario}`);
      for (const text of [english, french]) {
        const told = [...text.wins, ...text.special];
        for (const rule of told.flatMap(({ rules }) => rules)) expect([rule, known.has(rule)]).toEqual([rule, true]);
        for (const { side } of text.wins) expect(Object.keys(en)).toContain(`win.${side}`);
      }
      expect(french.wins.map(({ side, rules }) => [side, rules])).toEqual(
        english.wins.map(({ side, rules }) => [side, rules]),
      );
      expect(french.special.map(({ rules }) => rules)).toEqual(english.special.map(({ rules }) => rules));
      const prose = [french.when, french.history, ...[...french.wins, ...french.special].map(({ text }) => text)];
      expect(prose.flatMap((text) => frenchFaults(scenario, text))).toEqual([]);
      expect(english.history).not.toBe(french.history);
    }
  });

  test('what nobody has told is nothing', async () => {
    const face = await faceFor('napoleon-at-waterloo');
    expect(await face.words.scenario('no-such', 'en')).toBeNull();
  });

  test('the words round it are set as in France', () => {
    expect(Object.values(fr).flatMap((text) => frenchFaults('before', text))).toEqual([]);
  });

  test('what was measured adds up, is of scenarios that there are, and says when and between whom', async () => {
    for (const [id, scenarios] of Object.entries(fared as Readonly<Record<string, object>>)) {
      const known = await scenariosOf(id);
      for (const scenario of Object.keys(scenarios)) {
        expect(known).toContain(scenario);
        const found = faredIn(id, scenario);
        if (found === null) throw new Error('it is there');
        expect(Object.values(found.wins).reduce((sum, wins) => sum + wins, found.draws)).toBe(found.games);
        expect(found.date).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(['conscript', 'veteran', 'marshal']).toContain(found.level);
      }
    }
    expect(faredIn('no-such-game', 'standard')).toBeNull();
  });
});
