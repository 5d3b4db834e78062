import type { State } from '@hundred-days/kernel';
import { createNapoleonAtWaterloo, createWorld } from '@hundred-days/napoleon-at-waterloo';
import { DOCUMENTS } from '@hundred-days/napoleon-at-waterloo/data';
import { STAFF as BLOCKS } from '@hundred-days/opponents/napoleon-1815';
import { LEVEL_NAMES, LEVELS, type Level, type LevelName } from '@hundred-days/opponents/planner';
import { describe, expect, test } from 'vitest';
import { STAFF as WATERLOO } from '../src/napoleon-at-waterloo/index.ts';
import { game as blocks } from './blocks.ts';
import { startOf } from './playing.ts';

const waterloo = createNapoleonAtWaterloo(createWorld(DOCUMENTS));

/** A level as it is for a seat; that each is higher than the one before it is what makes it a level. */
function expectSteps(levelOf: (level: LevelName) => Level): void {
  const levels = LEVEL_NAMES.map(levelOf);
  for (const [i, higher] of levels.slice(1).entries()) {
    const lower = levels[i];
    expect(higher.nodes).toBeGreaterThan(lower.nodes);
    expect(higher.rows).toBeGreaterThanOrEqual(lower.rows);
    expect(Number(higher.reply)).toBeGreaterThanOrEqual(Number(lower.reply));
    expect(Number(higher.weighOrder)).toBeGreaterThanOrEqual(Number(lower.weighOrder));
  }
}

describe('levels of Napoleon 1815', () => {
  const levelOf = (view: State, seat: number, level: LevelName): Level => ({
    ...LEVELS[level],
    ...BLOCKS.levelAt?.(blocks, level, view, seat),
  });
  const tables = [
    ['free', {}],
    ['historical', {}],
    ['free', { threePlayers: true }],
    ['historical', { threePlayers: true }],
  ] as const;

  test.each(tables)('rise with every seat: %s, %o', (scenario, options) => {
    const view = startOf(blocks, { scenario, options });
    for (let seat = 0; seat < view[blocks.world.at.seats]; seat++) expectSteps((level) => levelOf(view, seat, level));
  });

  test.each(tables)(
    'the French, who must attack in time, are as they were; who holds the Allies sees less: %s, %o',
    (scenario, options) => {
      const view = startOf(blocks, { scenario, options });
      const [french, ...allies] = Array.from({ length: view[blocks.world.at.seats] }, (_, seat) =>
        levelOf(view, seat, 'veteran'),
      );
      expect(french.rows).toBe(LEVELS.veteran.rows);
      for (const allied of allies) expect(allied.rows).toBeLessThan(french.rows);
      for (const seat of [0, 1]) expect(levelOf(view, seat, 'marshal')).toEqual(LEVELS.marshal);
    },
  );
});

describe('levels of Napoleon at Waterloo', () => {
  test.each(waterloo.scenarios.map(({ id }) => id))(
    'rise with either side, and each looks at the reply: %s',
    (scenario) => {
      const view = startOf(waterloo, { scenario, options: {} });
      for (const seat of [0, 1]) {
        const levelOf = (level: LevelName): Level => ({
          ...LEVELS[level],
          ...WATERLOO.levelAt?.(waterloo, level, view, seat),
        });
        expectSteps(levelOf);
        expect(levelOf('conscript').reply).toBe(true);
      }
    },
  );

  test('a French conscript, who must win something, thinks more than an Allied one', () => {
    const view = startOf(waterloo, { scenario: 'standard', options: {} });
    const [french, allied] = [0, 1].map((seat) => WATERLOO.levelAt?.(waterloo, 'conscript', view, seat));
    expect(french?.nodes).toBeGreaterThan(LEVELS.conscript.nodes);
    expect(allied?.nodes).toBeUndefined();
  });
});
