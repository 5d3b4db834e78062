import { scriptedDice } from '@hundred-days/kernel';
import { board, position, type UnitDocument } from '@hundred-days/last-battles';
import { DOCUMENTS } from '@hundred-days/last-battles/data';
import { h } from 'preact';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { BandCounter } from '../../src/art/bands.tsx';
import { Counter } from '../../src/art/counters.tsx';
import { drawHexMap } from '../../src/art/map/draw.ts';
import { neatBox } from '../../src/art/map/paper.ts';
import { type NameSpot, placeNames } from '../../src/art/names.ts';
import type { CounterFace, Rect } from '../../src/art/types.ts';
import { artIn } from '../../src/face/called.ts';
import { counterFace, mapArt, mapData } from '../../src/faces/last-battles/art.ts';
import { commandName, formationOf } from '../../src/faces/last-battles/formation.ts';
import { fullName, nameOfHex, shortName, unitName, withPlaces } from '../../src/faces/last-battles/names.ts';
import { boardPieces, countedHexes, trays } from '../../src/faces/last-battles/pieces.ts';
import { settingOf } from '../../src/faces/last-battles/setting.ts';
import { cutTo } from '../../src/faces/last-battles/sight.tsx';
import { loadPieceWords } from '../../src/faces/last-battles/text/pieceWords.ts';
import { loadRest } from '../../src/faces/last-battles/text/words.ts';
import { FIELDS, GAMES } from '../lastBattles.ts';
import { gameOf } from '../lastCampaigns.ts';
import { markup } from './markup.ts';

const UNITS = DOCUMENTS.units.units;
const LEVELS = ['far', 'middle', 'near'] as const;
const shapes = (html: string): string => html.replace(/ class="[^"]*"/g, '');

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const boxesOf = ({ box, others = [] }: NameSpot): readonly Rect[] => [box, ...others];

const clashes = (spots: readonly NameSpot[]): string[] =>
  spots.flatMap((a, i) =>
    spots
      .slice(i + 1)
      .flatMap((b) =>
        boxesOf(a).some((one) => boxesOf(b).some((other) => overlap(one, other))) ? [`${a.text} ${b.text}`] : [],
      ),
  );

beforeAll(() => Promise.all([loadPieceWords('fr'), loadRest('fr'), loadRest('en')]));

describe.each(FIELDS)('the map of %s', (field) => {
  const { world } = GAMES[field];
  const data = mapData(world);
  const art = mapArt(world);
  const document = DOCUMENTS.maps.find(({ id }) => id === field);
  const layer = (id: string): string => art.layers.find((one) => one.id === id)?.d ?? '';
  const start = world.battles[0].placed.map(({ hex }) => hex);

  it('has every hex, road, water, bridge and crest of the data', () => {
    const listed = (kind: string): number => document?.hexsides.filter(([, , what]) => what === kind).length ?? 0;
    expect(data.geometry.size).toBe(986);
    expect(data.geometry.ids[0]).toBe('0101');
    expect(data.roads).toHaveLength(document?.roads.length ?? 0);
    expect(data.streams).toHaveLength(listed('stream'));
    expect(data.rivers).toHaveLength(listed('river'));
    expect(data.bridges).toHaveLength(listed('bridge'));
    expect(data.ridges).toHaveLength(listed('crest'));
    for (const [terrain, kinds] of [
      ['town', ['town', 'village']],
      ['chateau', ['chateau']],
    ] as const) {
      const hexes = Object.values(document?.hexes ?? {}).filter((hex) => hex.terrain === terrain).length;
      expect(data.buildings.filter((kind) => kinds.some((one) => one === kind))).toHaveLength(hexes);
    }
  });

  it('is drawn inside the neat line, the same every time', () => {
    expect({ ...drawHexMap(mapData(world)), headed: true, sparse: false }).toEqual(art);
    const box = neatBox(data.geometry);
    for (const { id, d } of art.layers) {
      expect(/NaN|undefined|Infinity/.test(d), id).toBe(false);
      if (['paper', 'laid', 'frame'].includes(id)) continue;
      const outside = [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].filter(
        ([, x, y]) =>
          +x < box.left - 0.001 || +x > box.right + 0.001 || +y < box.top - 0.001 || +y > box.bottom + 0.001,
      );
      expect(outside, id).toEqual([]);
    }
  });

  it('has hachures on both sides of its crests, and bridges where roads cross water', () => {
    expect(layer('ridges').match(/M/g)?.length ?? 0).toBeGreaterThan(8 * (data.ridges?.length ?? 0));
    expect(layer('bridge-deck').match(/M/g)).toHaveLength(data.bridges?.length ?? 0);
    expect(layer('stream')).not.toBe('');
  });

  it('puts an arrow at the edge where reinforcements come in', () => {
    expect((layer('gates').match(/M/g) ?? []).length).toBe(world.entryHexes.length);
  });

  it.each(['en', 'fr'])(
    'is named without one name over another, and names every town and chateau: %s',
    async (language) => {
      const { TEXTS, wordsOf } = await import('@hundred-days/last-battles/words');
      const said = language === 'fr' ? await TEXTS.others.fr() : TEXTS.english;
      const named = artIn(art, withPlaces(world, wordsOf(world, said), art.names));
      for (const level of LEVELS) {
        const spots = placeNames(named, start, level);
        expect(clashes(spots)).toEqual([]);
        if (level === 'far') continue;
        const shown = new Set(spots.map((spot) => spot.text));
        // One in the press of a battle that its own counters lie on may go without.
        const wanted = named.names.filter(
          ({ kind, minor, places }) =>
            !minor && ['town', 'village', 'farm'].includes(kind) && !places.every((hex) => start.includes(hex)),
        );
        expect(wanted.filter((name) => !shown.has(name.text)).map((name) => name.text)).toEqual([]);
      }
    },
  );
});

test.each(FIELDS)('on %s a town or chateau is named beside it or not at all, wherever armies march', (field) => {
  const { world } = GAMES[field];
  const art = mapArt(world);
  const { x, y } = art.geometry;
  const start = world.battles[0].placed.map(({ hex }) => hex);
  const off = (at: number, from: number, length: number): number => Math.max(from - at, at - from - length);
  for (let way = 0; way < 6; way++) {
    const gone = start.map((hex) => Math.max(hex, world.neighbours[6 * hex + way]));
    for (const { text, kind, box } of placeNames(art, [...start, ...gone], 'middle')) {
      if (['area', 'water', 'height'].includes(kind)) continue;
      const places = art.names.filter((name) => name.text === text).flatMap((name) => name.places);
      const near = places.filter((hex) => off(x[hex], box.x, box.width) < 0.5 && off(y[hex], box.y, box.height) < 1);
      expect(near, text).not.toEqual([]);
    }
  }
});

const ofPlaces = (spots: readonly NameSpot[]): readonly NameSpot[] =>
  spots.filter(({ kind }) => !['area', 'water', 'height'].includes(kind));

test.each(FIELDS)('names of places on %s lie on no counter, and move only when one comes to lie on them', (field) => {
  const { world } = GAMES[field];
  const art = mapArt(world);
  const { x, y } = art.geometry;
  const start = world.battles[0].placed.map(({ hex }) => hex);
  const gone = [0, 3].map((way) => start.map((hex) => Math.max(hex, world.neighbours[6 * hex + way])));
  for (const level of ['middle', 'near'] as const) {
    const home = new Map(ofPlaces(placeNames(art, [], level)).map(({ text, box }) => [text, box]));
    for (const places of [start, ...gone]) {
      for (const { text, box, under } of ofPlaces(placeNames(art, places, level))) {
        const isOn = (hex: number): boolean =>
          overlap(box, { x: x[hex] - 0.37, y: y[hex] - 0.37, width: 0.74, height: 0.74 });
        if (!under) expect([text, places.filter(isOn)]).toEqual([text, []]);
        const own = home.get(text) as Rect;
        // With the counter beneath it, and the sum of both.
        const isTaken = places.some((hex) => overlap(own, { x: x[hex] - 0.42, y: y[hex] - 0.56, width: 1, height: 1 }));
        if (!isTaken) expect([text, box]).toEqual([text, own]);
      }
    }
  }
});

test('names set anew after a move lie where they would on a map that is seen for the first time', () => {
  const { world } = GAMES.ligny;
  const start = world.battles[0].placed.map(({ hex }) => hex);
  const gone = start.map((hex) => Math.max(hex, world.neighbours[6 * hex]));
  const art = mapArt(world);
  for (const level of LEVELS) {
    placeNames(art, start, level);
    expect(placeNames(art, gone, level)).toEqual(placeNames({ ...art }, gone, level));
  }
});

describe('lines of sight', () => {
  it.each(FIELDS)('[8.3b] [8.31] [8.32] [8.33] name what cuts them, wherever guns do not see, on %s', (field) => {
    const w = settingOf(GAMES[field]);
    const told: Record<string, number> = {};
    for (let gun = 0; gun < w.hexes; gun++) {
      for (const target of w.map.within(gun, 2)) {
        if (w.map.distance(gun, target) !== 2) continue;
        const cut = cutTo(w, gun, target);
        expect(cut === null).toBe(board.isSighted(w, gun, target));
        if (cut === null) continue;
        told[cut.what] = (told[cut.what] ?? 0) + 1;
        if (cut.side >= 0) expect(w.hexsides.flags[cut.side] & w.hexsides.bit.crest).not.toBe(0);
        else expect(board.TERRAINS[w.terrain[cut.hex]]).toBe(cut.what);
      }
    }
    expect(Object.keys(told).sort()).toEqual(['chateau', 'crest', 'forest', 'town']);
  });
});

describe('the counters', () => {
  const of = (id: string, reduced = false): CounterFace =>
    counterFace(UNITS.find((unit) => unit.id === id) as UnitDocument, reduced);

  it('[3.42a] [3.42b] [3.42c] have the printed numbers on both sides', () => {
    for (const unit of UNITS) {
      const [full, reduced] = [counterFace(unit, false), counterFace(unit, true)];
      expect([full.left, full.right, full.designation]).toEqual([
        String(unit.full),
        String(unit.movement),
        unit.designation,
      ]);
      expect(reduced.left).toBe(String(unit.reduced));
      expect([full.reduced, reduced.reduced]).toEqual([undefined, true]);
    }
  });

  it('tell every corps of an army apart without its colour, from afar', () => {
    for (const army of ['french', 'prussian']) {
      const commands = [...new Set(UNITS.filter((unit) => unit.army === army).map(({ command }) => command))];
      const drawn = commands.map((command) => {
        const unit = UNITS.find((one) => one.army === army && one.command === command) as UnitDocument;
        return shapes(markup(h(BandCounter, { face: { ...counterFace(unit, false), arm: 'infantry' }, level: 'far' })));
      });
      expect(new Set(drawn).size).toBe(commands.length);
    }
  });

  it('tell the contingents by band, and the cavalry corps by slanted bars', () => {
    expect(of('aa-3br-ompteda').band?.colour).toBe('iii');
    expect(of('aa-2ne-bijlandt').band).toEqual({ colour: 'netherlands', tally: 'II' });
    expect(of('aa-2ne-bijlandt').tint).toBe('netherlands');
    expect(of('fr-ivc-delort').band).toEqual({ colour: 'plain', tally: 'IV', slanted: true });
    expect(of('fr-gd-friant').band).toEqual({ colour: 'guard', tally: '*' });
  });

  it.each(LEVELS)('show the reduced side by a sign of its own, %s', (level) => {
    const draw = (face: CounterFace): string => shapes(markup(h(BandCounter, { face, level })));
    const full = { ...of('fr-iv-rome'), left: '3' };
    expect(draw({ ...full, reduced: true })).not.toBe(draw(full));
  });

  it('[11.2a] carry a cracked shield when their army is demoralized', () => {
    const draw = (demoralized: boolean): string =>
      markup(h(BandCounter, { face: { ...of('fr-iv-rome'), demoralized }, level: 'middle' }));
    expect([draw(false), draw(true)].map((html) => html.includes('marker--demoralized'))).toEqual([false, true]);
    // Nearly half as wide as the counter, clear of the numbers below.
    const [, y, scale] =
      /marker--demoralized" transform="translate\(\d+ (\d+)\) scale\(([\d.]+)\)/.exec(draw(true)) ?? [];
    expect(34 * Number(scale)).toBeGreaterThan(45);
    expect(Number(y) + 17 * Number(scale)).toBeLessThan(65);
  });

  it('show the designation near by, numbers from the middle on, and the sum of two', () => {
    const face = { ...of('fr-iv-rome'), sum: 9 };
    const at = (level: (typeof LEVELS)[number]): string => markup(h(Counter, { face, level }));
    expect(at('near')).toContain('12/IV');
    expect(at('middle')).not.toContain('12/IV');
    expect(at('middle')).toContain('>5</text>');
    expect(at('middle')).toContain('>9</text>');
    expect(at('far')).not.toContain('<text');
  });
});

describe('names', () => {
  const w = settingOf(GAMES.ligny);
  const waterloo = settingOf(GAMES['la-belle-alliance']);
  const unit = (id: string): number => w.unitIndex(id);

  it('are those players use, in both languages', () => {
    expect(fullName(w, unit('fr-iv-rome'), 'en')).toBe('Rome, 12/IV');
    expect(formationOf(w.unitData[unit('fr-iv-rome')], 'en')).toBe('12th Division, IV Corps');
    expect(formationOf(w.unitData[unit('fr-iv-rome')], 'fr')).toBe('12e division, IVe corps');
    expect(unitName(w, unit('pr-i-1stwestland'), 'en').title).toBe('1st Westphalian Landwehr');
    expect(unitName(w, unit('pr-i-1stwestland'), 'fr').title).toBe('1er de landwehr de Westphalie');
    expect(commandName('IC', 'fr')).toBe('Ier corps de cavalerie');
    expect(commandName('3Br', 'en')).toBe('3rd British Division');
    const brye = w.hexNames.indexOf('Wagnelee');
    expect(nameOfHex(w, brye, 'en')).toBe('Wagnelée');
    const stAmand = w.hexNames.indexOf('St. Amand');
    expect([nameOfHex(w, stAmand, 'en'), nameOfHex(w, stAmand, 'fr')]).toEqual(['St. Amand', 'Saint-Amand']);
    expect(unitName(w, unit('pr-ii-horseart'), 'en').title).toBe('II Corps horse artillery');
  });

  it.each(['en', 'fr'])('are whole and, in short, all different in a battle: %s', (language) => {
    for (const field of [w, waterloo, settingOf(GAMES.wavre), settingOf(GAMES['quatre-bras'])]) {
      const all = field.unitData.map((_, i) => fullName(field, i, language));
      for (const name of all) expect(name).not.toMatch(/undefined|[{}]|, ?$|\(\)/);
      const short = field.unitData.map((_, i) => shortName(field, i, language));
      expect(short.filter((name, i) => short.indexOf(name) !== i)).toEqual([]);
    }
  });
});

describe('pieces on the board', () => {
  const game = GAMES.ligny;
  const w = settingOf(game);
  const started = game.start({ scenario: 'ligny', options: {} }, scriptedDice([]), null);
  if (!started.ok) throw new Error('Ligny does not start');
  const view = started.value;
  const asked = {
    view,
    viewer: 0,
    seat: 0,
    deciding: true,
    pieces: [],
    inHand: null,
    along: [],
    choices: [],
    proposed: null,
    language: 'en',
  } as unknown as Parameters<typeof boardPieces>[1];

  it('[5.3] [7.2a] lie in stacks of two, the stronger on top with the sum of both', () => {
    const pieces = boardPieces(w, asked);
    const here = pieces.filter(({ place }) => w.hexId(place) === 'L1024');
    expect(here.map(({ face }) => face.left)).toEqual(['4', '5']);
    expect(here.map(({ face }) => face.sum)).toEqual([undefined, 9]);
    expect(here.map(({ spot }) => spot?.size)).toEqual([0.88, 0.88]);
    expect(new Set(pieces.map(({ piece }) => piece)).size).toBe(pieces.length);
    expect(pieces).toHaveLength([...Array(w.units).keys()].filter((unit) => position.onMap(w, view, unit)).length);
  });

  it('are raised where they lie when both are in hand', () => {
    const both = boardPieces(w, asked).filter(({ place }) => w.hexId(place) === 'L1024');
    const [inHand, ...along] = both.map(({ piece }) => piece);
    const held = boardPieces(w, { ...asked, inHand, along }).filter(({ spot }) => spot?.held);
    expect(held.map(({ piece }) => piece)).toEqual([inHand, ...along]);
    for (const [i, { spot }] of held.entries()) expect(spot?.size).toBeGreaterThan(both[i].spot?.size ?? 1);
  });

  it('are the same faces when asked again, so that nothing is drawn anew', () => {
    const [first, again] = [boardPieces(w, asked), boardPieces(w, asked)];
    expect(first.every(({ face }, i) => face === again[i].face)).toBe(true);
  });

  it('say who they are, with the state of the counter', () => {
    const label = boardPieces(w, asked).find(({ piece }) => piece === w.unitIndex('fr-iv-rome'))?.label;
    expect(label).toBe('French infantry, Rome, 12/IV, strength 5, movement 4');
  });

  it('[9.0a] wait beside the map by the hour', () => {
    expect(trays(w, asked).every(({ title }) => /Waiting|Coming at \d+ pm/.test(title))).toBe(true);
  });

  it('[14.2b] know the hexes that count', () => {
    expect(countedHexes(w, view).map(w.hexId).sort()).toEqual(
      ['L0423', 'L0524', 'L0624', 'L0922', 'L1021', 'L1022', 'L1122'].sort(),
    );
  });
});

describe('on the joined maps, with many counters,', () => {
  const { world } = gameOf('grand-ligny');
  const art = mapArt(world);
  const start = world.battles[0].placed.map(({ hex }) => hex);
  const { x, y } = art.geometry;
  const counter = (hex: number): Rect => ({ x: x[hex] - 0.37, y: y[hex] - 0.37, width: 0.74, height: 0.74 });
  const isChief = (text: string): boolean =>
    art.names.some((name) => name.text === text && (name.kind === 'town' || name.chief));

  it.each(['middle', 'near'] as const)('a name under counters or in their midst gives way: %s', (level) => {
    const spots = placeNames(art, start, level);
    for (const { text, box, others = [] } of spots.filter(({ text }) => !isChief(text)))
      for (const one of [box, ...others])
        expect([text, start.filter((hex) => overlap(one, counter(hex)))]).toEqual([text, []]);
    const without = new Set(placeNames({ ...art, sparse: false }, start, level).map(({ text }) => text));
    for (const { text } of spots) without.delete(text);
    expect([...without].length).toBeGreaterThan(0);
    expect([...without].filter(isChief)).toEqual([]);
  });

  it('what everybody looks for is named', () => {
    const named = new Set(placeNames(art, start, 'middle').map(({ text }) => text));
    for (const place of ['Ligny', 'St. Amand', 'Quatre Bras', 'Brye', 'Sombreffe', 'Fleurus', 'Frasnes'])
      expect(named).toContain(place);
  });
});
