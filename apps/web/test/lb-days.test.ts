import { describe, expect, it } from 'vitest';
import { mapArt } from '../src/faces/last-battles/art.ts';
import { arrivalsOf } from '../src/faces/last-battles/campaign/chart/Coming.tsx';
import { daysOf } from '../src/faces/last-battles/campaign/chart/Days.tsx';
import { campaignSetting } from '../src/faces/last-battles/campaign/setting.ts';
import { named } from '../src/faces/last-battles/Find.tsx';
import { laidOut, namesBeside, namesFarAway } from '../src/faces/last-battles/overview.tsx';
import { loadRest } from '../src/faces/last-battles/text/words.ts';
import { gameOf } from './lastCampaigns.ts';

const game = gameOf('campaign');
const w = campaignSetting(game);
const begun = game.start({ scenario: 'campaign', options: {} }, { roll: () => 1 }, null);
if (!begun.ok) throw new Error('the campaign cannot begin');
const view = begun.value;

describe('the hours of a campaign', () => {
  it('[18.3] are those of three days, each turn once, a midnight with the day it ends', () => {
    const days = daysOf(w);
    expect(days.map(({ day, hours }) => [day, hours.length])).toEqual([
      ['16', 9],
      ['17', 18],
      ['18', 17],
    ]);
    expect(days.flatMap(({ hours }) => hours.map(({ turn }) => turn))).toEqual(
      Array.from({ length: 44 }, (_, i) => i + 1),
    );
  });

  it('[9.0a] who comes is told by hour and place, soonest first, and nobody who is there already', () => {
    const french = arrivalsOf(w, view, [0]);
    expect(french.length).toBeGreaterThan(3);
    expect(french.map(({ turn }) => turn)).toEqual(french.map(({ turn }) => turn).sort((a, b) => a - b));
    for (const { turn, pieces } of french) {
      expect(turn).toBeGreaterThan(1);
      for (const piece of pieces) expect(view[w.at.where + piece]).toBeLessThan(0);
    }
  });
});

describe('the whole map from far away', () => {
  const art = mapArt(w);
  const names = namesFarAway(w, art, 'en');
  const side = (31 / 13) * 64;
  const blocks = laidOut(w, art.geometry, view, names);
  const covered = (list: typeof blocks): number =>
    list.flatMap(({ x, y }) =>
      names.filter(
        ({ under, box }) =>
          !under &&
          Math.abs(x - 64 * (box.x + box.width / 2)) < (side + 64 * box.width) / 2 &&
          Math.abs(y - 64 * (box.y + box.height / 2)) < (side + 64 * box.height) / 2,
      ),
    ).length;

  it('no block of a corps lies over another', () => {
    const gaps = blocks.flatMap((a, i) =>
      blocks.slice(i + 1).map((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(side - 0.5);
  });

  it('blocks make room for the names of places, where there is room near by', () => {
    expect(covered(blocks)).toBeLessThan(covered(laidOut(w, art.geometry, view)) / 2);
  });
});

describe('names under the flags of commanders', () => {
  const { geometry, ...art } = mapArt(w);
  const names = namesFarAway(w, { ...art, geometry }, 'en');
  const chiefs = w.commandersOf
    .flat()
    .map((chief) => view[w.at.where + chief])
    .filter((hex) => hex >= 0);
  const under = (list: typeof names): string[] =>
    list
      .filter(({ box: { x, y, width, height } }) =>
        chiefs.some((hex) => {
          const [dx, dy] = [geometry.x[hex] - x, geometry.y[hex] - y];
          return dx > -0.5 && dx < width + 0.5 && dy > 0 && dy < height + 0.5;
        }),
      )
      .map(({ text }) => text);

  it('step aside, all that are still there', () => {
    const beside = namesBeside(w, geometry, view, names);
    expect(under(names)).toContain('Quatre Bras');
    expect(under(beside)).toEqual([]);
    expect(beside.map(({ text }) => text)).toEqual(names.map(({ text }) => text));
  });
});

describe('a piece of the campaign is found by typing', () => {
  const found = (sought: string): string[] =>
    named(w, { view, language: 'en' } as never, sought).map((piece) => w.unitId(piece));

  it('units and leaders, by their names or what they belong to, without accents', async () => {
    await loadRest('en');
    expect(found('erlon')).toContain('ld-derlon');
    expect(found('gerard')).toContain('ld-gerard');
    expect(found('husson')).toEqual(['fr-ii-husson']);
    expect(found('nobody at all')).toEqual([]);
    expect(found('guard').length).toBeGreaterThan(3);
  });
});
