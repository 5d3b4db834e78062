import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import cases from '../data/cases.json' with { type: 'json' };
import mapData from '../data/map.json' with { type: 'json' };
import scenarioData from '../data/scenarios.json' with { type: 'json' };
import tables from '../data/tables.json' with { type: 'json' };
import unitData from '../data/units.json' with { type: 'json' };
import { neighbours, road, roads, townIds, towns, turnTrack } from './roads.ts';

/** The data as written down: every reference, road, crossing, zone, block, set-up town and total. */

type Point = readonly [number, number];

const rulesText = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const everyTown = Object.values(towns);
const unitById = new Map(unitData.units.map((unit) => [unit.id, unit]));
const armies = Object.entries(unitData.armies);
const faulty = <T>(things: readonly T[], isRight: (thing: T) => boolean): T[] =>
  things.filter((thing) => !isRight(thing));
const twice = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);
const points = (line: { readonly points: readonly (readonly number[])[] }): Point[] =>
  line.points.map(([x, y]) => [x, y]);
const at = (id: string): Point => [towns[id].x, towns[id].y];

const turns = (a: Point, b: Point, c: Point): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
const cross = (p: Point, q: Point, r: Point, s: Point): boolean =>
  turns(p, q, r) * turns(p, q, s) < 0 && turns(r, s, p) * turns(r, s, q) < 0;
const pairs = (line: readonly Point[]): (readonly [Point, Point])[] =>
  line.slice(1).map((point, index) => [line[index], point]);

/** Even-odd: how often a ray to the east leaves the outline. */
function inside([x, y]: Point, outline: readonly Point[]): boolean {
  const edges = pairs([...outline, outline[0]]);
  return (
    edges.filter(([a, b]) => a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]).length %
      2 ===
    1
  );
}

describe('the map', () => {
  it('[1.0a] has 58 towns, each complete and inside the drawing', () => {
    const { width, height } = mapData.drawing;
    expect(townIds).toHaveLength(58);
    expect(faulty(townIds, (id) => towns[id].id === id && towns[id].name.length > 0)).toEqual([]);
    expect(faulty(everyTown, ({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height)).toEqual([]);
    expect(twice(everyTown.map(({ name }) => name))).toEqual([]);
  });

  it('[1.0b] has three cities', () => {
    const cities = everyTown.filter(({ kind }) => kind === 'city').map(({ id }) => id);
    expect(cities.sort()).toEqual(['brussels', 'ghent', 'liege']);
    expect([...mapData.supplyCities].sort()).toEqual(cities);
  });

  it('[1.0c] has 132 roads, each between two towns and once', () => {
    expect(roads).toHaveLength(132);
    expect(faulty(roads, ({ a, b }) => a in towns && b in towns && a !== b)).toEqual([]);
    expect(faulty(roads, ({ id, a, b }) => id === [a, b].sort().join('--'))).toEqual([]);
    expect(twice(roads.map(({ id }) => id))).toEqual([]);
    expect(faulty(roads, (one) => ['major', 'minor'].includes(one.class))).toEqual([]);
  });

  it('[1.0c] joins all towns, and no town is a dead end', () => {
    const reached = new Set(['brussels']);
    for (const town of reached) for (const next of neighbours(town)) reached.add(next);
    expect(reached.size).toBe(58);
    expect(faulty(townIds, (id) => neighbours(id).length >= 2)).toEqual([]);
  });

  it('[1.0c] draws no road across another', () => {
    const crossing = roads.flatMap((one, index) =>
      roads
        .slice(index + 1)
        .filter((two) => new Set([one.a, one.b, two.a, two.b]).size === 4)
        .filter((two) => cross(at(one.a), at(one.b), at(two.a), at(two.b)))
        .map((two) => `${one.id} ${two.id}`),
    );
    expect(crossing).toEqual([]);
  });

  it('[1.0d] says of each road which rivers it crosses, as they are drawn', () => {
    for (const one of roads) {
      const drawn = mapData.rivers.filter((river) =>
        pairs(points(river)).some(([from, to]) => cross(at(one.a), at(one.b), from, to)),
      );
      expect([one.id, ...drawn.map(({ id }) => id).sort()]).toEqual([one.id, ...[...one.rivers].sort()]);
      expect([one.id, one.crossesRiver]).toEqual([one.id, drawn.length > 0]);
    }
  });

  it('[1.0f] draws border and deployment line where the zones part', () => {
    const border = points(mapData.border);
    const line = points(mapData.deploymentLine);
    const below = mapData.drawing.height + 500;
    const france: Point[] = [...border, [border[border.length - 1][0], below], [-500, below], [-500, border[0][1]]];
    const west: Point[] = [...line, [line[line.length - 1][0], -500], [-500, -500], [-500, below], [line[0][0], below]];
    for (const { id, deploymentZone, country } of everyTown) {
      const drawn = inside(at(id), france) ? 'french' : inside(at(id), west) ? 'anglo-dutch' : 'prussian';
      expect([id, drawn]).toEqual([id, deploymentZone]);
      expect([id, country]).toEqual([id, drawn === 'french' ? 'france' : 'netherlands']);
    }
  });

  it('[1.0c] [5.1a] has the seven roads of Brussels', () => {
    expect(neighbours('brussels')).toEqual(['alost', 'hal', 'louvain', 'malines', 'ninove', 'waterloo', 'wavre']);
  });

  it('[1.0c] [5.2a] has every road that the rules tell of, and none that they rule out', () => {
    const there =
      'waterloo quatre-bras, quatre-bras nivelles, quatre-bras ligny, nivelles waterloo, wavre waterloo, ligny gembloux, ligny namur, laneffe charleroi, givet dinant, dinant namur, conde leuze';
    const absent = 'waterloo ligny, wavre quatre-bras, wavre nivelles, hal ligny';
    const missing = there.split(', ').filter((pair) => road(pair.split(' ')[0], pair.split(' ')[1]) === undefined);
    const wrong = absent.split(', ').filter((pair) => road(pair.split(' ')[0], pair.split(' ')[1]) !== undefined);
    expect([missing, wrong]).toEqual([[], []]);
  });

  it('[1.0c] [7.5b] has the major roads that the rules tell of', () => {
    const lines = [
      'liege huy namur ligny quatre-bras nivelles braine-le-comte',
      'mons braine-le-comte hal brussels',
      'charleroi quatre-bras waterloo brussels',
      'laneffe charleroi',
    ];
    for (const line of lines) {
      const stops = line.split(' ');
      for (const [index, stop] of stops.slice(1).entries()) expect(road(stops[index], stop)?.class).toBe('major');
    }
  });

  it('[1.0d] [5.5a] takes the roads that the rules tell of over rivers', () => {
    expect(road('laneffe', 'charleroi')?.crossesRiver).toBe(true);
    for (const [a, b] of [
      ['dinant', 'namur'],
      ['ciney', 'namur'],
      ['ciney', 'huy'],
      ['durbuy', 'liege'],
    ])
      expect(road(a, b)?.rivers).toContain('meuse');
  });

  it('[4.2a] has the French towns that the rules tell of', () => {
    for (const id of ['conde', 'maubeuge', 'valenciennes', 'philippeville', 'beaumont', 'givet'])
      expect([id, towns[id].deploymentZone]).toEqual([id, 'french']);
  });

  it('[1.0g] has a turn track of 23 boxes, F and A in turn, every third at night', () => {
    expect(turnTrack).toHaveLength(23);
    for (const [index, box] of turnTrack.entries()) {
      expect(box.turn).toBe(index + 1);
      expect([box.letter, box.side]).toEqual(index % 2 === 0 ? ['F', 'french'] : ['A', 'allied']);
      expect(box.night).toBe(index % 3 === 2);
      expect([box.day, box.date]).toEqual([15 + Math.floor(index / 3), `June ${15 + Math.floor(index / 3)}`]);
    }
    expect(turnTrack.filter(({ night }) => night).map(({ turn }) => turn)).toEqual([3, 6, 9, 12, 15, 18, 21]);
    expect(turnTrack.filter(({ letter }) => letter === 'F')).toHaveLength(12);
    expect(turnTrack.filter(({ day }) => day === 22).map(({ letter }) => letter)).toEqual(['A', 'F']);
  });
});

describe('the blocks', () => {
  it('[3.1a] are 58: 24 blue, 18 black, 16 red', () => {
    expect(unitById.size).toBe(58);
    const colours = unitData.units.map(({ army, blockColour }) => `${army} ${blockColour}`);
    const count = (colour: string): number => colours.filter((one) => one === colour).length;
    expect([count('french blue'), count('prussian black'), count('anglo-dutch red')]).toEqual([24, 18, 16]);
  });

  it('[3.3a] [3.5a] have one to four steps and a firepower of one to three', () => {
    expect(faulty(unitData.units, ({ maxStrength }) => maxStrength >= 1 && maxStrength <= 4)).toEqual([]);
    expect(faulty(unitData.units, ({ firepower }) => firepower >= 1 && firepower <= 3)).toEqual([]);
    expect(faulty(unitData.units, ({ type }) => type in unitData.types)).toEqual([]);
  });

  it('[3.61a] are led by one leader of one step in each army, who belongs to no corps', () => {
    for (const [army, { leader }] of armies) {
      const leaders = unitData.units.filter((unit) => unit.army === army && unit.type === 'leader');
      expect(leaders.map(({ id }) => id)).toEqual([leader]);
      expect([leaders[0].maxStrength, leaders[0].corps]).toEqual([1, null]);
    }
    expect(armies.map(([, { leader }]) => unitById.get(leader)?.name)).toEqual(['Napoléon', 'Wellington', 'Blücher']);
    expect(unitData.units.filter(({ corps }) => corps === null)).toHaveLength(3);
  });

  it('[3.62a] name a nation for the Anglo-Dutch infantry', () => {
    const foot = unitData.units.filter(({ army, type }) => army === 'anglo-dutch' && type === 'infantry');
    expect(faulty(foot, ({ nation }) => ['BR', 'NE', 'BK'].includes(nation ?? ''))).toEqual([]);
    expect(new Set(foot.map(({ nation }) => nation)).size).toBe(3);
  });

  it('[3.63a] give heavy cavalry F3; the light F2, but for one weak block that the rules show', () => {
    const horse = unitData.units.filter(({ type }) => type === 'cavalry');
    const fire = (weight: string): number[] =>
      horse.filter((unit) => unit.weight === weight).map(({ firepower }) => firepower);
    expect(new Set(fire('heavy'))).toEqual(new Set([3]));
    expect(horse.filter((unit) => unit.weight === 'light' && unit.firepower !== 2).map(({ id }) => id)).toEqual([
      'ad-c-ne',
    ]);
    expect(fire('heavy').length + fire('light').length).toBe(horse.length);
  });

  it('[3.64a] give all artillery F1, and let the horse alone move and fire', () => {
    const guns = unitData.units.filter(({ type }) => type.endsWith('artillery'));
    expect(faulty(guns, ({ firepower }) => firepower === 1)).toEqual([]);
    expect(unitData.types['horse-artillery'].moveAndFire).toBe(true);
    expect('moveAndFire' in unitData.types['foot-artillery']).toBe(false);
  });

  it('[10.1a] [10.1b] [10.2a] add up to the totals of their armies, defeated at half', () => {
    for (const [army, totals] of armies) {
      const own = unitData.units.filter((unit) => unit.army === army);
      expect(own).toHaveLength(totals.units);
      expect(own.reduce((sum, { maxStrength }) => sum + maxStrength, 0)).toBe(totals.steps);
      expect(new Set(own.map(({ side }) => side))).toEqual(new Set([totals.side]));
      expect(totals.defeatedAt).toBe(Math.ceil(totals.units / 2));
    }
    const { defeat } = tables.victory;
    expect([defeat.french, defeat['anglo-dutch'], defeat.prussian]).toEqual([12, 8, 9]);
    expect(armies.map(([, { defeatedAt }]) => defeatedAt)).toEqual([12, 8, 9]);
  });

  it('[3.1a] hold the French blocks by type and strength', () => {
    const steps = (guard: boolean | null, type: string): string =>
      unitData.units
        .filter((unit) => unit.army === 'french' && unit.type === type)
        .filter(({ corps }) => guard === null || (corps === 'Guard') === guard)
        .map(({ maxStrength }) => maxStrength)
        .sort()
        .join('');
    expect([steps(true, 'infantry'), steps(true, 'foot-artillery'), steps(true, 'cavalry')]).toEqual(['4', '33', '3']);
    expect(steps(false, 'infantry')).toBe('23333344');
    expect([steps(false, 'cavalry'), steps(false, 'foot-artillery')]).toEqual(['2233', '22333']);
    expect(steps(null, 'horse-artillery')).toBe('22');
  });

  it('[6.33h] [6.32f] hold the blocks of the examples of the rules', () => {
    const has = (army: string, type: string, steps: number, fire: number, nation?: string): boolean =>
      unitData.units.some(
        (unit) =>
          unit.army === army &&
          unit.type === type &&
          unit.maxStrength >= steps &&
          unit.firepower === fire &&
          (nation === undefined || unit.nation === nation),
      );
    expect(has('french', 'cavalry', 3, 3)).toBe(true);
    expect(has('french', 'cavalry', 3, 2)).toBe(true);
    expect(has('anglo-dutch', 'infantry', 4, 2, 'BR')).toBe(true);
    expect(has('anglo-dutch', 'cavalry', 4, 1)).toBe(true);
    expect(has('anglo-dutch', 'infantry', 3, 1, 'NE')).toBe(true);
  });
});

describe('the tables', () => {
  it('[3.1b] [6.21r] count twelve terrain markers, three of a kind', () => {
    expect(tables.terrainMarkers.set).toEqual(['woods', 'farm', 'stream', 'hill'].map((type) => ({ type, count: 3 })));
    expect(tables.terrainMarkers.draw).toEqual({ attacker: 1, defender: 2 });
  });

  it('[5.4a] [5.5a] [6.34c] [7.2a] give the limits of roads as the map does', () => {
    const two = { major: 2, minor: 1 };
    expect(tables.roadLimits).toEqual({
      move: { major: 8, minor: 6 },
      attackAcrossRiver: { major: 4, minor: 3 },
      perBattleTurn: { reinforce: two, retreat: two },
      rout: two,
      regroup: two,
    });
    const { move, attackAcrossRiver, perBattleTurn, regroup } = tables.roadLimits;
    expect(mapData.roadLimits).toEqual({ move, attackAcrossRiver, ...perBattleTurn, regroup });
  });

  it('[9.0a] [9.0b] [9.0c] name the armies of the supply cities', () => {
    for (const { city, army, units } of tables.supply) expect(towns[city].supply).toEqual({ army, unitsLost: units });
    expect(tables.supply.map(({ city, army, units }) => `${city} ${army} ${units}`)).toEqual([
      'ghent anglo-dutch 1',
      'brussels anglo-dutch 1',
      'liege prussian 2',
    ]);
  });

  it('[10.1d] [10.2b] end the game with the turn track', () => {
    expect([tables.victory.lastTurn, tables.victory.citiesCheckedAfterTurn]).toEqual([23, 23]);
    expect([tables.victory.citiesNeeded, [...tables.victory.cities].sort()]).toEqual([
      2,
      ['brussels', 'ghent', 'liege'],
    ]);
  });

  it('[5.1c] [5.1d] [4.1d] [4.2b] give the quotas', () => {
    expect(tables.groupMoves).toEqual({ french: 2, 'anglo-dutch': 1, prussian: 1 });
    expect(tables.deployment).toEqual({ order: ['allied', 'french'], maxPerTown: { allied: 4, french: 12 } });
  });
});

describe('the set-ups', () => {
  const historical = scenarioData.scenarios.find(({ id }) => id === 'historical');
  const setup: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = historical?.setup ?? {};
  const placed = Object.entries(setup).flatMap(([army, places]) =>
    Object.entries(places).flatMap(([town, ids]) => ids.map((id) => ({ army, town, id }))),
  );

  it('[4.3b] place all 58 units once, each army in its zone', () => {
    expect(placed.map(({ id }) => id).sort()).toEqual([...unitById.keys()].sort());
    expect(faulty(placed, ({ id, army }) => unitById.get(id)?.army === army)).toEqual([]);
    expect(faulty(placed, ({ town, army }) => towns[town]?.deploymentZone === army)).toEqual([]);
  });

  it('[4.3a] keep the limits of towns', () => {
    for (const [army, places] of Object.entries(setup))
      for (const [town, ids] of Object.entries(places))
        expect([town, ids.length <= (army === 'french' ? 12 : 4)]).toEqual([town, true]);
  });

  it('[4.3a] put every unit in the town of its card, or next to it', () => {
    const cards: Readonly<Record<string, readonly { readonly corps: string; readonly town: string }[]>> =
      scenarioData.obCards;
    for (const { id, army, town } of placed) {
      const corps = unitById.get(id)?.corps ?? 'HQ';
      const card = cards[army].find((one) => one.corps === corps)?.town ?? 'none';
      expect([id, card === town || road(card, town) !== undefined]).toEqual([id, true]);
    }
  });

  it('[4.3a] put a unit beside the town of its card only where that town is full', () => {
    const cards: Readonly<Record<string, readonly { readonly corps: string; readonly town: string }[]>> =
      scenarioData.obCards;
    const beside = placed.filter(({ id, army, town }) => {
      const corps = unitById.get(id)?.corps ?? 'HQ';
      return cards[army].find((one) => one.corps === corps)?.town !== town;
    });
    expect(beside.map(({ id }) => id).sort()).toEqual(['ad-r-bk', 'ad-r-ne', 'pr-2-cav', 'pr-2-ha']);
    expect([setup['anglo-dutch'].brussels.length, setup.prussian.namur.length]).toEqual([4, 4]);
  });

  it('[4.1d] [4.2b] leave room to place all', () => {
    const room = (zone: string): number => everyTown.filter(({ deploymentZone }) => deploymentZone === zone).length;
    expect(room('anglo-dutch') * 4).toBeGreaterThanOrEqual(16);
    expect(room('prussian') * 4).toBeGreaterThanOrEqual(18);
    expect(room('french') * 12).toBeGreaterThanOrEqual(24);
  });
});

describe('the cases', () => {
  it('are those of the rules, each once', () => {
    const ids = cases.map(({ id }) => id);
    const written = [...rulesText.matchAll(/^- `([^`]+)` \*\*/gm)].map(([, id]) => id);
    expect(twice(ids)).toEqual([]);
    expect([...ids].sort()).toEqual([...written].sort());
    expect(faulty(cases, ({ title }) => title.length > 0)).toEqual([]);
  });
});
