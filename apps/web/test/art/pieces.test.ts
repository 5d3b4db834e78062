import map from '@hundred-days/napoleon-at-waterloo/data/map.json' with { type: 'json' };
import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import { Counter, CounterIcon, counterLevel } from '../../src/art/counters.tsx';
import { COVER_IDS, Cover } from '../../src/art/covers.tsx';
import { SCENES } from '../../src/art/coverscenes.ts';
import { Die } from '../../src/art/dice.tsx';
import { ICON_NAMES, Icon } from '../../src/art/icons.tsx';
import type { Arm, Badge, CounterFace, Nation } from '../../src/board/types.ts';
import { counterFace, mapData } from '../../src/faces/napoleon-at-waterloo/art.ts';
import { world } from '../battle.ts';
import { markup } from './markup.ts';

const FACES = world.unitData.map(counterFace);

const NATIONS: readonly Nation[] = ['french', 'anglo', 'prussian'];
const ARMS: readonly Arm[] = ['infantry', 'cavalry-heavy', 'cavalry-light', 'artillery', 'horse-artillery', 'leader'];
const BADGES: readonly Badge[] = ['moved', 'frozen', 'fought', 'owes', 'doubled', 'done'];
const face: CounterFace = { nation: 'french', arm: 'infantry', left: '4', right: '5', designation: '4/I' };

/** What is left of the markup for someone who sees no colour. */
const shapes = (html: string): string => html.replace(/ class="[^"]*"/g, '');

describe('counters', () => {
  it.each(['far', 'middle', 'near'] as const)('tell nation and arm apart by shape alone, %s', (level) => {
    const drawn = NATIONS.flatMap((nation) =>
      ARMS.map((arm) => shapes(markup(h(Counter, { face: { ...face, nation, arm }, level })))),
    );
    expect(new Set(drawn).size).toBe(NATIONS.length * ARMS.length);
  });

  it('show more the nearer they are', () => {
    const at = (level: 'far' | 'middle' | 'near'): string => markup(h(Counter, { face, level }));
    expect(at('far')).not.toContain('<text');
    expect(at('middle')).toContain('>4</text>');
    expect(at('middle')).not.toContain('4/I');
    expect(at('near')).toContain('4/I');
    expect([18, 21, 22, 43, 44].map(counterLevel)).toEqual(['far', 'far', 'middle', 'middle', 'near']);
  });

  it('give every state its own sign', () => {
    const drawn = BADGES.map((badge) => shapes(markup(h(Counter, { face, level: 'near', badges: [badge] }))));
    expect(new Set(drawn).size).toBe(BADGES.length);
    const plain = markup(h(Counter, { face, level: 'near' }));
    for (const state of [{ spent: true }, { raised: true }]) {
      expect(shapes(markup(h(Counter, { face, level: 'near', ...state })))).not.toBe(shapes(plain));
    }
    expect(markup(h(Counter, { face: { ...face, guard: true }, level: 'far' }))).toContain('counter-guard');
  });

  it('are silent beside words and speak alone', () => {
    expect(markup(h(CounterIcon, { face, size: 18 }))).toContain('aria-hidden="true"');
    expect(markup(h(CounterIcon, { face, size: 44, label: 'Durutte' }))).toContain('aria-label="Durutte"');
  });
});

describe('the counters of Napoleon at Waterloo', () => {
  const of = (id: string): CounterFace => FACES[world.unitIndex(id)];

  it('have a face each, with the printed numbers', () => {
    expect(FACES).toHaveLength(world.units);
    expect(of('fr-gd-grn')).toEqual({
      nation: 'french',
      arm: 'infantry',
      left: '7',
      right: '4',
      designation: 'Grn Gd',
      guard: true,
    });
  });

  it('tell heavy horse from light, and the contingents', () => {
    expect(['fr-11cav', 'fr-14cav', 'aa-uncav', 'aa-gdcav'].map((id) => of(id).arm)).toEqual(
      Array(4).fill('cavalry-heavy'),
    );
    expect(['fr-1cav', 'fr-gd-lcav', 'aa-vancav', 'pr-4cav'].map((id) => of(id).arm)).toEqual(
      Array(4).fill('cavalry-light'),
    );
    expect([of('aa-2db').tint, of('aa-bru').tint, of('aa-5inf').tint]).toEqual(['netherlands', 'brunswick', undefined]);
  });

  it('stand on a map with all its roads and buildings', () => {
    const data = mapData(world);
    expect(data.roads).toHaveLength(map.roads.length);
    expect(data.roadEdges).toHaveLength(map.roadEdges.length);
    expect(data.buildings.filter((kind) => kind === 'chateau')).toHaveLength(2);
    expect(data.names.find(({ text }) => text === 'Bois de Paris')?.places).toHaveLength(4);
  });
});

describe('dice, icons and covers', () => {
  it('have as many pips as the die says', () => {
    for (let value = 1; value <= 6; value++) {
      expect(markup(h(Die, { value })).match(/die-pip/g)).toHaveLength(value);
    }
    expect(markup(h(Die, { value: 0 }))).not.toContain('die-pip');
  });

  it('draw every icon differently', () => {
    expect(new Set(ICON_NAMES.map((name) => markup(h(Icon, { name })))).size).toBe(ICON_NAMES.length);
  });

  it('draw five boxes, the same every time', () => {
    const draw = (): string[] =>
      COVER_IDS.map((game) => markup(h(Cover, { game, title: ['A title'], note: '2 players' })));
    expect(draw()).toEqual(draw());
    expect(new Set(draw()).size).toBe(5);
    expect(draw().filter((html) => /NaN|undefined/.test(html))).toHaveLength(0);
  });

  it('cut the first box from the true map', () => {
    const highway = map.roadNames.brussels.path.join(' ');
    const steps = SCENES['napoleon-at-waterloo'];
    expect(highway).toContain('1208 1309 1310 1311 1411 1412 1413');
    expect(steps.roads[0]).toEqual(['road', '1208:233233']);
    expect(map.roadNames.ohain.path.join(' ')).toContain('1208 1308 1408 1508 1608');
    expect(map.hexes['1310'].kind).toBe('farm');
  });
});
