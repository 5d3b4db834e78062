import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Counters, tables, scenarios and rules as they are written down. Nothing of the engine. */

const load = (name: string) => JSON.parse(readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8'));

interface Counter {
  readonly id: string;
  readonly army: string;
  readonly side: string;
  readonly command: string;
  readonly type: string;
  readonly level: string;
  readonly nationality: string;
  readonly designation: string;
  readonly guard: string | null;
  readonly full: number;
  readonly reduced: number | null;
  readonly movement: number;
}
interface Placed {
  readonly unit: string;
  readonly hex: string;
  readonly side: string;
}
interface Arriving {
  readonly turn: string;
  readonly entry: string;
  readonly units: readonly Placed[];
}
interface Scenario {
  readonly id: string;
  readonly kind: string;
  readonly maps: readonly string[];
  readonly firstTurn: string;
  readonly lastTurn: string;
  readonly firstPlayer: string;
  readonly turns: readonly { readonly turn: number; readonly id: string; readonly kind: string }[];
  readonly setup: Readonly<Record<string, readonly Placed[]>>;
  readonly reinforcements: Readonly<Record<string, readonly Arriving[]>>;
  readonly levels: Readonly<Record<string, { readonly demoralization: number; readonly disintegration?: number }>>;
  readonly objectives: Readonly<Record<string, readonly string[]>>;
  readonly exits: readonly { readonly hexes: readonly string[] }[];
}

const UNITS: readonly Counter[] = load('units.json').units;
const TABLES = load('tables.json');
const SCENARIOS: readonly Scenario[] = load('scenarios.json').scenarios;
const MAPS = Object.fromEntries(
  ['ligny', 'quatre-bras', 'wavre', 'la-belle-alliance'].map((name) => {
    const map = load(`map-${name}.json`);
    return [map.sheet as string, map];
  }),
);
const byId = new Map(UNITS.map((unit) => [unit.id, unit]));
const scenario = (id: string): Scenario => SCENARIOS.find((one) => one.id === id) as Scenario;
const hexOf = (id: string): { readonly terrain: string } | undefined => MAPS[id[0]]?.hexes[id.slice(1)];
const onEdge = (id: string): boolean => ['01', '29'].includes(id.slice(1, 3)) || ['01', '34'].includes(id.slice(3));

const OFFSET: Readonly<Record<string, readonly [number, number]>> = { B: [0, 0], W: [28, 0], Q: [0, 33], L: [28, 33] };
function distance(a: string, b: string): number {
  const cube = (id: string): readonly [number, number] => {
    const q = Number(id.slice(1, 3)) + OFFSET[id[0]][0] - 1;
    return [q, Number(id.slice(3)) + OFFSET[id[0]][1] - (q - (q & 1)) / 2];
  };
  const [[q1, r1], [q2, r2]] = [cube(a), cube(b)];
  return Math.max(Math.abs(q1 - q2), Math.abs(r1 - r2), Math.abs(q1 - q2 + r1 - r2));
}

test('170 counters, each once, with strengths, reverses and allowances of their kind', () => {
  expect(byId.size).toBe(UNITS.length);
  const count = (army: string): number => UNITS.filter((unit) => unit.army === army).length;
  expect([count('french'), count('anglo-allied'), count('prussian')]).toEqual([66, 42, 62]);
  const allowance: Readonly<Record<string, number>> = { inf: 4, cav: 6, art: 3, 'horse-art': 6 };
  for (const unit of UNITS) {
    expect(unit.full, unit.id).toBeGreaterThan(0);
    expect(unit.reduced, unit.id).toBe(unit.full <= 1 ? null : Math.round(unit.full * 0.6));
    expect(unit.movement, unit.id).toBe(allowance[unit.type]);
    expect(unit.side, unit.id).toBe(unit.army === 'french' ? 'french' : 'allied');
  }
});

test('the columns and results of the table, never better for a higher die but for exchanges', () => {
  expect(TABLES.crt.columns.join()).toBe('1-5,1-4,1-3,1-2,1-1,2-1,3-1,4-1,5-1,6-1');
  const order = ['Ae', 'Ar', 'Ex', 'Dr', 'De'];
  for (let column = 0; column < 10; column++) {
    for (let die = 1; die < 6; die++) {
      const [now, next] = [TABLES.crt.results[die][column], TABLES.crt.results[die + 1][column]];
      expect(order).toContain(now);
      if (now !== 'Ex' && next !== 'Ex') expect(order.indexOf(now)).toBeGreaterThanOrEqual(order.indexOf(next));
    }
  }
});

test.each(SCENARIOS.map((one) => [one.id, one] as const))('%s: turns, counters and hexes are in order', (id, one) => {
  const track: readonly { readonly id: string; readonly kind: string }[] = TABLES.turnTrack;
  const index = (turn: string): number => track.findIndex((entry) => entry.id === turn);
  expect(one.turns).toEqual(
    track.slice(index(one.firstTurn), index(one.lastTurn) + 1).map(({ id, kind }, i) => ({ turn: i + 1, id, kind })),
  );
  expect(TABLES.battleSpans[id]).toEqual([one.firstTurn, one.lastTurn]);
  const seen = new Set<string>();
  const stacks = new Map<string, number>();
  for (const side of ['french', 'allied']) {
    for (const { unit, hex, side: face } of one.setup[side]) {
      const counter = byId.get(unit) as Counter;
      expect(counter?.side, unit).toBe(side);
      expect(seen.has(unit), unit).toBe(false);
      seen.add(unit);
      expect(one.maps, hex).toContain(hex[0]);
      const { terrain } = hexOf(hex) as { readonly terrain: string };
      expect(face === 'full' || (face === 'reduced' && counter.reduced !== null), unit).toBe(true);
      if (terrain === 'forest' || terrain === 'marsh') expect(counter.type, unit).toBe('inf');
      stacks.set(hex, (stacks.get(hex) ?? 0) + 1);
      expect(stacks.get(hex), hex).toBeLessThanOrEqual(terrain === 'chateau' ? 1 : 2);
    }
    for (const { turn, entry, units } of one.reinforcements[side]) {
      expect(index(turn) >= index(one.firstTurn) && index(turn) <= index(one.lastTurn), turn).toBe(true);
      expect(hexOf(entry) !== undefined && onEdge(entry), entry).toBe(true);
      for (const { unit } of units) {
        expect(byId.get(unit)?.side, unit).toBe(side);
        expect(seen.has(unit), unit).toBe(false);
        seen.add(unit);
      }
    }
  }
  for (const french of one.setup.french)
    for (const allied of one.setup.allied)
      expect(distance(french.hex, allied.hex), `${french.unit} ${allied.unit}`).toBeGreaterThan(1);
  for (const hexes of Object.values(one.objectives)) for (const hex of hexes) expect(hexOf(hex), hex).toBeDefined();
  for (const { hexes } of one.exits) for (const hex of hexes) expect(onEdge(hex), hex).toBe(true);
});

test('the battles have the numbers of counters and turns that are known', () => {
  const used = (id: string): number =>
    ['french', 'allied'].reduce(
      (sum, side) =>
        sum +
        scenario(id).setup[side].length +
        scenario(id).reinforcements[side].reduce((units, arriving) => units + arriving.units.length, 0),
      0,
    );
  expect([used('la-belle-alliance'), used('ligny'), used('wavre'), used('campaign')]).toEqual([99, 83, 59, 170]);
  expect(scenario('quatre-bras').setup.allied).toHaveLength(4);
  expect([scenario('ligny').turns.length, scenario('wavre').turns.length]).toEqual([8, 8]);
});

test('every rule of the text is listed, and every rule that the scenarios cite is one', () => {
  const text = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  const ids = [...text.matchAll(/^- \*\*(\S+) — (.+?)\.\*\*/gm)].map((match) => match[1]);
  expect(load('cases.json').map((one: { readonly id: string }) => one.id)).toEqual(ids);
  const cited = [...JSON.stringify(SCENARIOS).matchAll(/"rule":"([^"]+)"/g)].map((match) => match[1]);
  expect(cited.filter((id) => !ids.some((known) => known.startsWith(id)))).toEqual([]);
});
