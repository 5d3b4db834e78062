import { describe, expect, it } from 'vitest';
import { isNight, neighbours, pathsFrom, townIds, turnTrack } from '../roads.ts';
import { calm, FOOT } from '../scenes.ts';
import { faults, moving, scenario, withOthers } from '../support.ts';

describe('1.0 the mapboard', () => {
  it('[1.0a] holds every unit in exactly one town', () => {
    const f = scenario('historical');
    const blocks = townIds.flatMap((town) => Object.values(f.blocks(town)));
    expect(blocks.reduce((sum, one) => sum + one, 0)).toBe(58);
    f.play('fr-g-cav beaumont-thuin-laneffe');
    expect(townIds.filter((town) => f.standing(town).includes('fr-g-cav'))).toEqual(['laneffe']);
    expect([f.blocks('beaumont'), f.blocks('thuin'), f.blocks('laneffe')]).toEqual([{ french: 11 }, {}, { french: 1 }]);
  });

  it('[1.0a] knows no place beside its towns', () => {
    expect(faults({ begun: 'movement', units: { 'fr-g-inf': 'paris' } })).toEqual(['unknown-town']);
    expect(() => scenario('historical').play('fr-g-inf beaumont-paris')).toThrow('cannot be read');
  });

  it('[1.0b] makes a difference for supply in the three cities alone', () => {
    const starving = townIds.filter((town) => {
      // Nobody else stands in the town, and the Allies are in no city.
      const apart = { french: 'givet', 'anglo-dutch': 'deynze', prussian: 'huy' };
      const away = town === 'deynze' || town === 'huy' ? { ...apart, 'anglo-dutch': 'ath', prussian: 'ciney' } : apart;
      return moving(1, withOthers({ [town]: ['fr-g-inf'] }, away)).play('end').step === 'supply';
    });
    expect(starving.sort()).toEqual(['brussels', 'ghent', 'liege']);
  });

  it.each(townIds)('[1.0c] [1.0e] from %s infantry go along its roads and nowhere else, woods or not', (town) => {
    // At night nobody marches further.
    const f = moving(3, { [town]: ['fr-g-inf'] });
    expect(f.ends('fr-g-inf')).toEqual(neighbours(town));
    const far = townIds.filter((one) => one !== town && !neighbours(town).includes(one));
    for (const one of far) expect([one, f.rule(`fr-g-inf ${town}-${one}`)]).toEqual([one, '1.0c']);
  });

  it('[1.0c] a road that is missing in the middle of a path is missing', () => {
    const f = moving(1, { beaumont: ['fr-g-cav'] });
    expect(f.rule('fr-g-cav beaumont-thuin-ligny')).toBe('1.0c');
    expect(f.rule('fr-g-cav beaumont-thuin-charleroi')).toBe('allowed');
  });

  it('[1.0d] rivers do not matter to units that do not attack', () => {
    const eight = FOOT.filter((unit) => unit !== 'fr-6-inf');
    const f = calm(1, { laneffe: eight });
    for (const unit of eight) f.play(`${unit} laneffe-charleroi`);
    expect(f.blocks('charleroi')).toEqual({ french: 8 });
  });

  it('[1.0f] border and deployment line stop nobody once play has begun', () => {
    const french = moving(1, { beaumont: ['fr-g-inf'], conde: ['fr-1-inf1'] });
    expect(french.plays('fr-g-inf beaumont-thuin', 'fr-1-inf1 conde-leuze').where('fr-1-inf1')).toBe('leuze');
    const allied = moving(2, { binche: ['ad-1-br'], thuin: ['pr-1-inf1'] });
    allied.plays('ad-1-br binche-charleroi', 'pr-1-inf1 thuin-beaumont');
    expect([allied.where('ad-1-br'), allied.where('pr-1-inf1')]).toEqual(['charleroi', 'beaumont']);
  });

  it('[1.0g] [2.0a] the track gives 23 Player Turns, French and Allied by turns, with their nights', () => {
    const f = calm(1, { conde: ['fr-g-cav'], antwerp: ['ad-c-lt'] });
    for (const { turn, side, night, date } of turnTrack) {
      expect([f.turn, f.decision]).toEqual([turn, `${side} movement`]);
      const [unit, from] = side === 'french' ? ['fr-g-cav', 'conde'] : ['ad-c-lt', 'antwerp'];
      // Three towns are a force march, which the night forbids.
      expect(f.goals('', unit)).toEqual(pathsFrom(from, 1, isNight(turn) ? 2 : 3));
      expect(f.last('turn')).toEqual({ turn, date, side, night });
      f.play('end');
    }
    expect([f.turn, f.step]).toEqual([23, 'over']);
  });
});
