import { describe, expect, it } from 'vitest';
import mapData from '../../data/map.json' with { type: 'json' };
import tableData from '../../data/tables.json' with { type: 'json' };
import { around, hasRiver, zoc } from '../hexes.ts';
import { type Field, field, type Scene } from '../support.ts';

/** The attack phase of a turn in which nobody is in contact: it is over as soon as it begins. */
const ended = (units: Scene['units'], turn = 8): Field =>
  field({ turn, start: 'attack', deluge: false, units: { 'hq-napoleon': '2020', 'hq-blucher': '2530', ...units } });
/** Sohr at 1017 shuts both southern ends, so that points are counted alone. */
const shut = { 'pr-d-sohr': '1017' };
const fallen = (...units: string[]): Scene['units'] => Object.fromEntries(units.map((unit) => [unit, 'eliminated']));
const coalitionCorps = ['pr-1', 'pr-2', 'pr-3', 'pr-4'];

/** VIC-5, told a second time: whether the French have their road, with the rivers or as if there were none. */
function roadOpen(units: readonly string[], rivers = true): boolean {
  const closed = new Set(units.flatMap(zoc));
  const { south, north } = mapData.lineOfCommunication;
  const reached = new Set(south.filter((hex) => !closed.has(hex)));
  for (const hex of reached)
    for (const next of around(hex)) if (!closed.has(next) && !(rivers && hasRiver(hex, next))) reached.add(next);
  return north.some((hex) => reached.has(hex));
}

describe('10 end of turn', () => {
  it('[END-1] the Grand Battery is recalled and the next turn begins', () => {
    for (const turn of [3, 6, 7]) {
      const f = ended({ 'fr-2': '2010', 'fr-d-battery': '2010', 'fr-d-pire': '2012', 'pr-1': '2030' }, turn);
      expect([f.turn, f.decision]).toEqual([turn + 1, 'french hq']);
      expect([f.at('fr-d-battery'), f.at('fr-d-pire')]).toEqual(['available', '2012']);
      expect(f.outcome).toBeNull();
    }
  });

  it('[END-1] after turn 8 the game is over and nothing more is done', () => {
    const f = ended({ 'fr-2': '2010', 'fr-d-battery': '2010', 'pr-1': '2030' });
    expect([f.turn, f.seat, f.step]).toEqual([8, 'none', 'over']);
    expect(f.at('fr-d-battery')).toBe('available');
    expect(f.rule('pass', 'french')).toBe('END-1');
    expect(f.choices()).toEqual([]);
  });

  it('[END-1] the game goes on as long as both have not passed', () => {
    const f = field({
      turn: 8,
      start: 'attack',
      units: { 'hq-napoleon': '2003', 'hq-blucher': '2025', 'fr-2': '2010', 'pr-2': '2011' },
    });
    expect(f.outcome).toBeNull();
    f.play('pass', 1);
    f.fight('attack pr-2 2010', 3, 3);
    expect(f.outcome).not.toBeNull();
  });
});

describe('10 victory points', () => {
  const points = (...units: string[]): [number, number] => {
    const f = ended({ ...shut, ...fallen(...units) });
    const { french, coalition } = f.last('game-over');
    return [Number(french), Number(coalition)];
  };

  it('[VIC-1] three for a Corps', () => {
    for (const unit of ['pr-1', 'pr-cav']) expect(points(unit), unit).toEqual([3, 0]);
    for (const unit of ['fr-1', 'fr-6', 'fr-rescav']) expect(points(unit), unit).toEqual([0, 3]);
    const allied = ended({ ...shut, 'hq-wellington': '3715', ...fallen('aa-1', 'aa-2', 'aa-res', 'aa-cav') });
    expect(allied.points('french')).toBe(12);
  });

  it('[VIC-2] five for the Guard and the Guard Cavalry', () => {
    expect(points('fr-gd')).toEqual([0, 5]);
    expect(points('fr-gdcav')).toEqual([0, 5]);
    expect(points('fr-gd', 'fr-gdcav', 'fr-1')).toEqual([0, 13]);
  });

  it('[VIC-3] one for a Detachment', () => {
    expect(points('pr-d-lutzow')).toEqual([1, 0]);
    expect(points('fr-d-pire', 'fr-d-lefebvre')).toEqual([0, 2]);
  });

  it('[VIC-4] two for the Old Guard and the Grand Battery', () => {
    expect(points('fr-d-oldguard')).toEqual([0, 2]);
    expect(points('fr-d-battery')).toEqual([0, 2]);
  });

  it('[VIC-10] a Corps on the track scores nothing', () => {
    const f = ended({ ...shut, 'pr-1': 'blown 8', 'fr-gd': 'blown 8', ...fallen('pr-2') });
    expect(f.last('game-over')).toMatchObject({ french: 3, coalition: 0 });
  });
});

describe('10 the road to the north', () => {
  const scored = (units: Scene['units']): boolean => ended(units).told('road-open').length > 0;
  const lone = ['aa-d-perponcher', 'aa-d-kgl', 'aa-d-frederick', 'aa-d-collaert', 'pr-d-sohr', 'pr-d-marwitz'];
  /** Coalition Detachments in these hexes and nothing else. */
  const held = (...hexes: string[]): Scene['units'] => ({
    'hq-wellington': '2540',
    ...Object.fromEntries(hexes.map((hex, i) => [lone[i], hex])),
  });

  it('[VIC-5] five points for a path from the south to the north', () => {
    const f = ended({});
    expect(f.last('game-over')).toMatchObject({ french: 5, coalition: 0, outcome: 'french-tactical' });
    const beaten = ended(fallen('fr-gd', 'fr-1'));
    expect(beaten.last('game-over')).toMatchObject({ french: 5, coalition: 8, outcome: 'coalition-tactical' });
  });

  it('[VIC-5] either southern end and any northern one will do, and it scores once', () => {
    expect(roadOpen(['4006', '4025'])).toBe(true);
    for (const hexes of [
      ['4006', '4015'],
      ['4006', '4025'],
      ['4015', '4025'],
    ])
      expect(ended(held(...hexes)).last('game-over'), hexes.join()).toMatchObject({ french: 5 });
    expect(scored(held('4006', '4015', '4025'))).toBe(false);
  });

  it('[VIC-5] both end hexes have to be free of units and of their ZoC', () => {
    // Next to each northern end.
    expect(scored(held('4007', '4014', '4024'))).toBe(false);
    expect(roadOpen(['4007', '4014', '4024'])).toBe(false);
    // At one southern end, its ZoC on the other; next to one alone.
    expect(scored(held('1017'))).toBe(false);
    expect(scored(held('1016'))).toBe(roadOpen(['1016']));
    expect(roadOpen(['1016'])).toBe(true);
  });

  it('[VIC-5] a ZoI does not matter, a ZoC does', () => {
    const ends = { ...held('4015', '4025') };
    expect(scored({ ...ends, 'aa-res': '4004' })).toBe(true);
    expect(roadOpen(['4015', '4025', '4004'])).toBe(true);
    expect(scored({ ...ends, 'aa-res': '4005' })).toBe(false);
  });

  it('[VIC-5] only Coalition units close it: the French and HQs do not', () => {
    const french = { 'fr-1': '1017', 'fr-2': '1018', 'fr-3': '4015', 'fr-4': '4006', 'hq-ney': '4025' };
    expect(scored({ ...french, 'hq-wellington': '1117' })).toBe(true);
  });

  it('[VIC-5] the path does not cross an unbridged river', () => {
    // The bridges of the Sambre and of Namur are held; without the river there would be a way.
    const bridges = ['1218', '1215', '1221', '1737'];
    expect([roadOpen(bridges), roadOpen(bridges, false)]).toEqual([false, true]);
    expect(scored(held(...bridges))).toBe(false);
    for (const free of bridges) {
      const others = bridges.filter((hex) => hex !== free);
      expect(scored(held(...others)), free).toBe(roadOpen(others));
    }
  });

  it('[VIC-5] a line across the map closes it, and one gap opens it', () => {
    // Corps and Detachments along row 25: each closes three hexes of its row.
    const names = ['aa-1', 'aa-2', 'aa-res', 'aa-cav', 'pr-1', 'pr-2', 'pr-3', 'pr-4', 'pr-cav', ...lone.slice(0, 5)];
    const hexes = names.map((_, i) => `25${String(1 + 3 * i).padStart(2, '0')}`);
    const line = (without: number): Scene['units'] => ({
      'hq-wellington': '3540',
      ...Object.fromEntries(names.flatMap((name, i) => (i === without ? [] : [[name, hexes[i]]]))),
    });
    expect([roadOpen(hexes), scored(line(-1))]).toEqual([false, false]);
    expect([roadOpen(hexes.filter((_, i) => i !== 6)), scored(line(6))]).toEqual([true, true]);
  });

  it('[VIC-5] it is looked at after the last turn alone', () => {
    expect(ended({ 'pr-1': '2030' }, 7).points('french')).toBe(0);
    expect(ended({ 'pr-1': '2030' }, 7).told('road-open')).toEqual([]);
  });
});

describe('10 levels of victory', () => {
  const result = (...units: string[]): [string | undefined, string | undefined, unknown] => {
    const f = ended({ ...shut, ...fallen(...units) });
    return [f.outcome?.code, f.outcome?.rule, f.last('game-over').margin];
  };
  const winners = (...units: string[]): readonly number[] | undefined =>
    ended({ ...shut, ...fallen(...units) }).outcome?.winners;

  it('[VIC-6] more points win; a tie is the Coalition’s; up to 8 is tactical', () => {
    expect(result('pr-d-lutzow')).toEqual(['french-tactical', 'VIC-6', 1]);
    expect(result('pr-1', 'pr-2', 'pr-d-lutzow', 'pr-d-pirch')).toEqual(['french-tactical', 'VIC-6', 8]);
    expect(result()).toEqual(['coalition-tactical', 'VIC-6', 0]);
    expect(result('pr-1', 'fr-1')).toEqual(['coalition-tactical', 'VIC-6', 0]);
    expect(result('fr-d-pire')).toEqual(['coalition-tactical', 'VIC-6', 1]);
    expect(result('fr-gd', 'fr-1')).toEqual(['coalition-tactical', 'VIC-6', 8]);
    expect([winners('pr-1'), winners('fr-1'), winners()]).toEqual([[0], [1], [1]]);
  });

  it('[VIC-7] 9 to 11 is a campaign victory', () => {
    expect(result('pr-1', 'pr-2', 'pr-3')).toEqual(['french-campaign', 'VIC-7', 9]);
    expect(result('pr-1', 'pr-2', 'pr-3', 'pr-d-lutzow', 'pr-d-pirch')).toEqual(['french-campaign', 'VIC-7', 11]);
    expect(result('fr-1', 'fr-2', 'fr-3')).toEqual(['coalition-campaign', 'VIC-7', 9]);
    expect(result('fr-gd', 'fr-1', 'fr-2')).toEqual(['coalition-campaign', 'VIC-7', 11]);
    // It is the margin, not the points.
    expect(result('pr-1', 'pr-2', 'pr-3', 'pr-4', 'fr-1')).toEqual(['french-campaign', 'VIC-7', 9]);
  });

  it('[VIC-8] 12 or more is strategic', () => {
    expect(result(...coalitionCorps)).toEqual(['french-strategic', 'VIC-8', 12]);
    expect(result(...coalitionCorps, 'pr-cav')).toEqual(['french-strategic', 'VIC-8', 15]);
    expect(result('fr-gd', 'fr-gdcav', 'fr-d-battery')).toEqual(['coalition-strategic', 'VIC-8', 12]);
  });

  it('[VIC-9] the three French results a tournament tells apart are three results here', () => {
    const readings = tableData.tournamentReading;
    const of = (...units: string[]): string =>
      Object.entries(readings).find(([level]) => level.toLowerCase().replace(' ', '-') === result(...units)[0])?.[1] ??
      '';
    expect(of('pr-1')).toBe('historical defeat, tournament defeat');
    expect(of('pr-1', 'pr-2', 'pr-3')).toBe('historical defeat, tournament victory');
    expect(of(...coalitionCorps)).toBe('historical victory, tournament victory');
  });
});
