import { compileHexMap } from '@hundred-days/kernel';
import { describe, expect, it } from 'vitest';
import { BLOCKED, CLEAR, createSight, HALVED, lineOfSight } from '../src/rules/sight.ts';

/** The rulebook's picture (10.EXa): its own ground, not the map's. */
function field(cols: number, rows: number) {
  const ids: string[] = [];
  for (let col = 1; col <= cols; col++)
    for (let row = 1; row <= rows; row++) ids.push(`${String(col).padStart(2, '0')}${String(row).padStart(2, '0')}`);
  return compileHexMap({ layout: 'columns', shifted: 'odd', numbering: 'CCRR' }, ids);
}

function picture() {
  const map = field(10, 8);
  const isHigh = new Uint8Array(map.size);
  for (const id of ['0403', '0503', '0504', '0604']) isHigh[map.indexOf(id)] = 1;
  const isClosed = new Uint8Array(map.size);
  isClosed[map.indexOf('0603')] = 1;
  const isCrest = new Uint8Array(6 * map.size);
  const crest = (a: string, b: string): void => {
    const [from, to] = [map.indexOf(a), map.indexOf(b)];
    isCrest[6 * from + map.direction(from, to)] = 1;
    isCrest[6 * to + map.direction(to, from)] = 1;
  };
  return { map, isHigh, isClosed, isCrest, crest };
}

function looking(change: (ground: ReturnType<typeof picture>) => void = () => undefined) {
  const ground = picture();
  ground.crest('0403', '0502');
  change(ground);
  const sight = createSight(ground);
  return (from: string, to: string, ...units: string[]): number => {
    const held = new Int16Array(ground.map.size);
    for (const id of units) held[ground.map.indexOf(id)] = 1;
    const line = lineOfSight(sight, held, 0, ground.map.indexOf(from), ground.map.indexOf(to));
    expect(lineOfSight(sight, held, 0, ground.map.indexOf(to), ground.map.indexOf(from))).toBe(line);
    return line;
  };
}

describe('lines of sight', () => {
  it('[10.EXa] 0403 does not see 0502 over the crest between them', () => {
    expect(looking()('0403', '0502')).toBe(BLOCKED);
  });

  it('[10.EXb] 0504 does not see 0502: 0503 between them is high', () => {
    expect(looking()('0504', '0502')).toBe(BLOCKED);
  });

  it('[10.EXc] 0604 sees 0803 over a unit in 0703, which is low', () => {
    expect(looking()('0604', '0803', '0703')).toBe(CLEAR);
  });

  it('[10.EXd] 0602 sees 0703 halved, along the side between a clear hex and a grand farm', () => {
    expect(looking()('0602', '0703')).toBe(HALVED);
  });

  it('[10.EXe] 0604 sees 0502 halved, along the side between a high and a low hex', () => {
    expect(looking()('0604', '0502')).toBe(HALVED);
  });

  it('[10.EXf] 0604 sees 0602: the grand farm between them is on low ground', () => {
    expect(looking()('0604', '0602')).toBe(CLEAR);
  });

  it('[10.1.1b] next door only a crest blocks', () => {
    const sees = looking();
    expect(sees('0602', '0603')).toBe(CLEAR);
    expect(sees('0403', '0404')).toBe(CLEAR);
    expect(sees('0604', '0704')).toBe(CLEAR);
  });

  it('[10.2a] units of either side, woods and buildings between two low hexes block', () => {
    const sees = looking();
    expect(sees('0801', '0803')).toBe(CLEAR);
    expect(sees('0801', '0803', '0802')).toBe(BLOCKED);
    expect(sees('0602', '0605')).toBe(BLOCKED);
  });

  it('[10.2c] along a side with both hexes obstructed nothing is seen', () => {
    const sees = looking();
    expect(sees('0602', '0703', '0702')).toBe(BLOCKED);
    expect(sees('0902', '1004')).toBe(CLEAR);
  });

  it('[10.1.2a] a hex off the map beside such a side does not obstruct', () => {
    const sees = looking();
    expect(sees('0801', '1001')).toBe(CLEAR);
    expect(sees('0801', '1001', '0901')).toBe(HALVED);
  });

  it('[10.1.2a] at range three a line always runs through two hexes', () => {
    const sees = looking();
    // Straight, and bent: through 0802 and 0903, and through neither hex beside them.
    expect(sees('0701', '1003')).toBe(CLEAR);
    expect(sees('0701', '1003', '0802')).toBe(BLOCKED);
    expect(sees('0701', '1003', '0902')).toBe(BLOCKED);
    expect(sees('0705', '0708', '0706')).toBe(BLOCKED);
    expect(sees('0705', '0708', '0707')).toBe(BLOCKED);
  });

  it('[10.3b] from high to high only what is on high ground between them obstructs', () => {
    const sees = looking();
    expect(sees('0403', '0504')).not.toBe(BLOCKED);
    expect(sees('0503', '0604', '0603')).toBe(CLEAR);
    const along = looking(({ map, isHigh }) => {
      isHigh[map.indexOf('0502')] = 1;
    });
    // 0502, 0503, 0504 in a column, all high.
    expect(along('0502', '0504')).toBe(CLEAR);
    expect(along('0502', '0504', '0503')).toBe(BLOCKED);
    const low = looking(({ map, isHigh }) => {
      isHigh[map.indexOf('0602')] = 1;
    });
    expect(low('0604', '0602', '0603')).toBe(CLEAR);
  });

  it('[10.3c] between high and low only a high hex obstructs, empty or not', () => {
    const sees = looking();
    expect(sees('0604', '0602', '0603')).toBe(CLEAR);
    expect(sees('0504', '0502', '0503')).toBe(BLOCKED);
  });

  it('[10.3d] between two low hexes a high one obstructs', () => {
    expect(looking()('0502', '0505')).toBe(BLOCKED);
    expect(looking()('0603', '0605')).toBe(BLOCKED);
  });

  it('[10.3e] the hexes at both ends never obstruct', () => {
    expect(looking()('0601', '0603', '0601', '0603')).toBe(CLEAR);
  });

  it('[10.1c] beyond three hexes nothing is seen', () => {
    expect(looking()('0701', '0704')).toBe(CLEAR);
  });
});

/** A slow referee: points along the line, one after another, and the hexes they lie inside of. */
describe('lines of sight against a slow referee', () => {
  it('[10.1.2a] [10.2c] every line runs through the hexes in which its points lie', () => {
    const map = field(11, 11);
    const flat = { map, isHigh: new Uint8Array(map.size), isClosed: new Uint8Array(map.size) };
    const sight = createSight({ ...flat, isCrest: new Uint8Array(6 * map.size) });
    // Far from the edges, so that all hexes beside a line are there.
    for (const from of [map.indexOf('0606'), map.indexOf('0706')]) {
      for (const to of map.within(from, 3)) {
        if (map.distance(from, to) < 2) continue;
        const inside = crossed(map, from, to);
        for (const hex of map.within(from, 3)) {
          if (hex === from || hex === to) continue;
          const held = new Int16Array(map.size);
          held[hex] = 1;
          const beside = inside.size === 0 && map.commonNeighbours(from, to).includes(hex);
          expect(lineOfSight(sight, held, 0, from, to)).toBe(inside.has(hex) ? BLOCKED : beside ? HALVED : CLEAR);
        }
      }
    }
  });
});

function crossed(map: ReturnType<typeof field>, from: number, to: number): Set<number> {
  const x = (hex: number): number => map.col[hex] * Math.sqrt(3) * 0.5;
  const y = (hex: number): number => map.row[hex] + (map.col[hex] % 2 === 1 ? 0.5 : 0);
  const inside = new Set<number>();
  for (let i = 1; i < 60; i++) {
    const [px, py] = [x(from) + ((x(to) - x(from)) * i) / 60, y(from) + ((y(to) - y(from)) * i) / 60];
    const near = [...map.within(from, 4)].map((hex) => ({ hex, off: Math.hypot(x(hex) - px, y(hex) - py) }));
    near.sort((a, b) => a.off - b.off);
    // On a side two are as near: such a point lies inside neither.
    if (near[1].off - near[0].off > 1e-6) inside.add(near[0].hex);
  }
  inside.delete(from);
  inside.delete(to);
  return inside;
}
