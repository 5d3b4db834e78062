import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { bareData, UNREAD } from '../build/bareData.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Code only: words of catalogs are strings. */
function sources(dir: string): string[] {
  return readdirSync(`${root}/${dir}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.endsWith('/text'))
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'));
}

describe('the data the page is built with', () => {
  test.each(Object.keys(UNREAD))('of %s lacks nothing that a script reads', (game) => {
    const code = [
      `packages/games/${game}/src`,
      'packages/opponents/src',
      'apps/web/src/learn',
      `apps/web/src/faces/${game}`,
    ]
      .flatMap(sources)
      .join('\n');
    for (const name of Object.values(UNREAD[game]).flat()) {
      // The type of a member may be named: it is gone when the page is built.
      expect(
        code.match(
          new RegExp(
            `(?<!typeof )\\b(?:mapData|map|hexes\\[[^\\]]+\\]|unitData|unit|UNIT_DATA\\[[^\\]]+\\]|tables)(?:\\.\\w+)*\\.${name}\\b`,
          ),
        ),
      ).toBeNull();
    }
  });

  test('keeps the rest as it is', () => {
    const file = 'packages/games/napoleon-at-waterloo/data/map.json';
    const text = readFileSync(`${root}/${file}`, 'utf8');
    const { transform } = bareData() as unknown as { transform(code: string, id: string): { code: string } | null };
    const whole = JSON.parse(text) as Record<string, unknown>;
    const kept = JSON.parse(transform(text, `/x/${file}`)?.code ?? '{}') as Record<string, unknown>;
    const unread = UNREAD['napoleon-at-waterloo'].map;
    for (const name of unread) delete whole[name];
    const hexes = whole.hexes as Record<string, Record<string, unknown>>;
    for (const hex of Object.values(hexes)) for (const name of unread) delete hex[name];
    expect(kept).toEqual(whole);
    expect(transform(text, '/x/apps/web/src/art/tokens.json')).toBeNull();
  });
});
