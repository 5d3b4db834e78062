import { describe, expect, it } from 'vitest';
import { dataOf, gamesIn, scriptsOf } from './budget.mjs';
import { gamesNamed, withoutGames } from './games.mjs';

describe('games on the command line', () => {
  const line = ['pan', '--game', 'chess', '--write', '--game=go', 'reach', '--game', 'go'];

  it('are named as often as wanted, and count once', () => {
    expect(gamesNamed(line)).toEqual(['chess', 'go']);
    expect(gamesNamed(['pan'])).toEqual([]);
    expect(withoutGames(line)).toEqual(['pan', '--write', 'reach']);
  });

  it.each([[['--game']], [['--game=']]])('%j is not enough', (words) => {
    expect(() => gamesNamed(words)).toThrow('needs the id of a game');
  });
});

describe('the scripts of a game', () => {
  const face = (game) => `apps/web/src/faces/${game}/face.tsx`;
  const chunks = [
    { file: 'page.js', imports: [], sources: ['apps/web/src/main.tsx'] },
    { file: 'table.js', imports: ['page.js'], sources: ['apps/web/src/faces/index.ts'] },
    { file: 'go.js', imports: ['table.js'], sources: [face('go'), 'packages/games/go/src/index.ts'] },
    { file: 'chess.js', imports: ['table.js'], sources: [face('chess')] },
  ];

  it('have the documents of their own world beside them', () => {
    const map = (game) => ({ file: `${game}.json`, imports: [], sources: [`packages/games/${game}/data/map.json`] });
    expect(dataOf([...chunks, map('go'), map('chess')], 'go')).toEqual(['go.json']);
    expect(scriptsOf([...chunks, map('go')], [face('go')])).not.toContain('go.json');
  });

  it('are told from the build', () => {
    expect(gamesIn(chunks)).toEqual(['chess', 'go']);
    expect(gamesIn(chunks.slice(0, 2))).toEqual([]);
  });

  it('are those that hold its sources and all they import, not those of another game', () => {
    expect(scriptsOf(chunks, [face('go')]).sort()).toEqual(['go.js', 'page.js', 'table.js']);
    expect(() => scriptsOf(chunks, [face('draughts')])).toThrow('is in no script');
  });
});
