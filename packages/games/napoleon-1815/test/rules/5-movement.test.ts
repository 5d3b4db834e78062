import { describe, expect, it } from 'vitest';
import { neighbours, pathsFrom, townIds } from '../roads.ts';
import { calm, endUntil, FOOT, fight, HILLS, hills, misses, post } from '../scenes.ts';
import { type Field, moving, unitsOf } from '../support.ts';

/** Turn 1 is a French day, 2 an Allied day, 3 a French night, 6 an Allied night. */

const HORSE = [
  'fr-napoleon',
  'fr-g-cav',
  'fr-1cc-cav',
  'fr-2cc-cav',
  'fr-2cc-ha',
  'fr-3cc-cav',
  'fr-3cc-ha',
  'fr-4cc-cav',
];

/** Six French units that have come to Ligny by a full road, and three Prussians, all posted. */
function postAtLigny(f: Field): void {
  hills(f.play('end', HILLS[0]));
  post(f, { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right: ['pr-3-inf1'] });
  const reserve = ['fr-1-inf2', 'fr-2-inf2', 'fr-3-inf2'];
  post(f, { left: ['fr-1-inf1'], center: ['fr-2-inf1'], right: ['fr-3-inf1'], reserve });
}

describe('5.0 movement', () => {
  it('[5.0a] nobody must move', () => {
    const f = calm(1, { thuin: ['fr-1-inf1'] });
    expect(f.choices()).toContain('end');
    expect(f.play('end').decision).toBe('allied movement');
  });

  it('[5.0a] [5.1c] moves that were not made are lost', () => {
    const groups = { thuin: ['fr-1-inf1'], laneffe: ['fr-2-inf1'], solre: ['fr-3-inf1'] };
    const f = calm(1, groups).plays('end', 'end', 'fr-1-inf1 thuin-charleroi', 'fr-2-inf1 laneffe-fosses');
    expect([f.turn, f.rule('fr-3-inf1 solre-binche')]).toEqual([3, '5.1c']);
  });

  it('[5.0b] units pass through towns of friends and through empty ones', () => {
    const f = calm(3, { thuin: ['fr-g-cav'], charleroi: ['fr-1-inf1'] });
    expect(f.goals('', 'fr-g-cav')).toEqual(pathsFrom('thuin', 1, 2));
    f.play('fr-g-cav thuin-charleroi-ligny');
    expect(f.where('fr-g-cav')).toBe('ligny');
  });

  it('[5.0b] the Allied armies are friends', () => {
    const f = calm(2, { wavre: ['pr-1-cav'], brussels: ['ad-1-br'] });
    expect(f.rule('pr-1-cav wavre-brussels-hal')).toBe('allowed');
    expect(f.rule('pr-1-cav wavre-brussels')).toBe('allowed');
  });

  it('[5.0c] a unit that meets the enemy stops there', () => {
    const f = calm(1, { thuin: ['fr-g-cav'], charleroi: ['pr-1-inf1'], binche: ['ad-1-br'] });
    expect(f.rule('fr-g-cav thuin-charleroi-ligny')).toBe('5.0c');
    expect(f.rule('fr-g-cav thuin-laneffe-charleroi-quatre-bras')).toBe('5.0c');
    expect(f.rule('fr-g-cav thuin-charleroi')).toBe('allowed');
    expect(f.goals('', 'fr-g-cav')).toEqual(pathsFrom('thuin', 1, 3, ['charleroi', 'binche']));
  });

  it('[5.0c] entering an enemy town is attacking it', () => {
    const f = calm(1, { thuin: ['fr-g-cav'], charleroi: ['pr-1-inf1'] }).plays('fr-g-cav thuin-charleroi', 'end');
    expect([f.fight('charleroi'), f.step]).toEqual(['skirmish', 'showing']);
  });

  it.each(['tournai', 'verviers', 'antwerp', 'givet'])(
    '[5.0d] from %s at the edge roads lead to towns only',
    (town) => {
      const f = moving(1, { [town]: ['fr-g-cav'] });
      expect(f.ends('fr-g-cav').filter((end) => !townIds.includes(end))).toEqual([]);
      expect(f.goals('', 'fr-g-cav')).toEqual(pathsFrom(town, 1, 3));
    },
  );

  it('[5.0d] [6.6i] a unit whose every road is barred does not leave the map: it is lost', () => {
    // Verviers has roads to Liège and Maastricht alone; the French came by the one and hold the other.
    const towns = { verviers: ['pr-1-inf1', 'fr-1-inf1', 'fr-2-inf1'], maastricht: ['fr-3-inf1'], huy: ['pr-blucher'] };
    const rest = unitsOf('prussian').filter((unit) => !['pr-1-inf1', 'pr-blucher'].includes(unit));
    const f = fight(1, { ...towns, ciney: rest }, { verviers: ['liege'] });
    f.play('show pr-1-inf1').play('show fr-1-inf1', ...misses(7));
    expect([f.where('pr-1-inf1'), f.losses('prussian')]).toEqual(['eliminated', 1]);
  });

  it('[5.0e] a unit moves once', () => {
    const f = calm(1, { thuin: ['fr-1-inf1', 'fr-1-inf2'] }).play('fr-1-inf1 thuin-charleroi');
    expect(f.rule('fr-1-inf1 charleroi-ligny')).toBe('5.0e');
    expect(f.choicesOf('fr-1-inf1')).toEqual([]);
    expect(f.rule('fr-1-inf2 thuin-charleroi')).toBe('allowed');
  });

  it('[5.0e] one that has come in does not leave again with the Group of that town', () => {
    const f = calm(1, { thuin: ['fr-g-cav'], charleroi: ['fr-2cc-cav'] });
    f.plays('fr-g-cav thuin-charleroi', 'fr-2cc-cav charleroi-ligny');
    expect(f.rule('fr-g-cav charleroi-ligny')).toBe('5.0e');
    expect(f.where('fr-g-cav')).toBe('charleroi');
  });
});

describe('5.1 Group Moves', () => {
  it('[5.1a] [5.1b] units of one town move each to its own destination: the roads of Brussels', () => {
    const foot = ['ad-1-br', 'ad-1-ne', 'ad-2-br', 'ad-2-ne', 'ad-r-br1', 'ad-r-br2', 'ad-r-bk'];
    const f = calm(6, { brussels: foot });
    expect(f.ends('ad-1-br')).toEqual(['alost', 'hal', 'louvain', 'malines', 'ninove', 'waterloo', 'wavre']);
    for (const [index, town] of neighbours('brussels').entries()) f.play(`${foot[index]} brussels-${town}`);
    expect(foot.map((unit) => f.where(unit))).toEqual(neighbours('brussels'));
  });

  it('[5.1a] [5.1b] only some of a Group may move', () => {
    const f = calm(1, { thuin: ['fr-1-inf1', 'fr-1-inf2'] }).plays('fr-1-inf1 thuin-charleroi', 'end');
    expect([f.where('fr-1-inf1'), f.where('fr-1-inf2')]).toEqual(['charleroi', 'thuin']);
  });

  it('[5.1c] the French move two Groups and no third', () => {
    const f = calm(1, { thuin: ['fr-1-inf1'], laneffe: ['fr-2-inf1'], solre: ['fr-3-inf1'] });
    f.plays('fr-1-inf1 thuin-charleroi', 'fr-2-inf1 laneffe-fosses');
    expect(f.rule('fr-3-inf1 solre-binche')).toBe('5.1c');
    expect(f.words()).toEqual(['end']);
  });

  it('[5.1d] the Allies move one Anglo-Dutch and one Prussian Group', () => {
    const f = calm(2, { hal: ['ad-1-br'], wavre: ['ad-2-br'], ligny: ['pr-1-inf1'], namur: ['pr-2-inf1'] });
    f.plays('ad-1-br hal-waterloo', 'pr-1-inf1 ligny-gembloux');
    expect(f.rules('ad-2-br wavre-waterloo', 'pr-2-inf1 namur-gembloux')).toEqual(['5.1e', '5.1e']);
    expect(f.words()).toEqual(['end']);
  });

  it('[5.1e] a move that one army does not make is not the other’s', () => {
    const f = calm(2, { hal: ['ad-1-br'], wavre: ['ad-2-br'], ligny: ['pr-1-inf1'], namur: ['pr-2-inf1'] });
    const prussians = f.copy().play('pr-1-inf1 ligny-gembloux');
    expect(prussians.rule('pr-2-inf1 namur-gembloux')).toBe('5.1e');
    expect(prussians.rule('ad-1-br hal-waterloo')).toBe('allowed');
    const english = f.copy().play('ad-1-br hal-waterloo');
    expect(english.rule('ad-2-br wavre-waterloo')).toBe('5.1e');
    expect(english.rule('pr-2-inf1 namur-gembloux')).toBe('allowed');
  });

  it('[5.1f] both armies out of one town use both moves', () => {
    const f = calm(2, { wavre: ['ad-1-br', 'pr-1-inf1'], hal: ['ad-2-br'], namur: ['pr-2-inf1'] });
    f.play('ad-1-br wavre-waterloo');
    expect(f.rule('ad-2-br hal-waterloo')).toBe('5.1e');
    expect(f.rule('pr-2-inf1 namur-gembloux')).toBe('allowed');
    f.play('pr-1-inf1 wavre-gembloux');
    expect(f.rule('pr-2-inf1 namur-gembloux')).toBe('5.1e');
  });

  it('[5.1g] the first unit to leave spends the move; the others of its town are free, in any order', () => {
    const f = calm(1, { thuin: ['fr-1-inf1', 'fr-1-inf2'], laneffe: ['fr-2-inf1', 'fr-2-inf2'], solre: ['fr-3-inf1'] });
    f.plays(
      'fr-1-inf1 thuin-charleroi',
      'fr-2-inf1 laneffe-fosses',
      'fr-1-inf2 thuin-binche',
      'fr-2-inf2 laneffe-thuin',
    );
    expect(f.rule('fr-3-inf1 solre-binche')).toBe('5.1c');
  });

  it('[5.1g] units left behind by a move can follow later, after others came in', () => {
    const f = calm(1, { thuin: ['fr-1-inf1', 'fr-1-inf2'], laneffe: ['fr-2-inf1'] });
    f.plays('fr-1-inf1 thuin-charleroi', 'fr-2-inf1 laneffe-thuin', 'fr-1-inf2 thuin-charleroi');
    expect(f.standing('charleroi')).toEqual(['fr-1-inf1', 'fr-1-inf2']);
  });
});

describe('5.2 command control', () => {
  it('[5.2a] two Groups next to the defender and to each other attack together', () => {
    const f = calm(1, { 'quatre-bras': ['fr-1-inf1'], nivelles: ['fr-2-inf1'], waterloo: ['ad-1-br'] });
    f.plays('fr-1-inf1 quatre-bras-waterloo', 'fr-2-inf1 nivelles-waterloo');
    expect(f.blocks('waterloo')).toEqual({ french: 2, 'anglo-dutch': 1 });
  });

  it('[5.2a] two that are next to the defender but not to each other do not', () => {
    const towns = { waterloo: ['ad-1-br'], ligny: ['pr-1-inf1'], 'quatre-bras': ['fr-1-inf1'] };
    const f = calm(2, towns).play('ad-1-br waterloo-quatre-bras');
    expect(f.rule('pr-1-inf1 ligny-quatre-bras')).toBe('5.2a');
    expect(f.ends('pr-1-inf1')).not.toContain('quatre-bras');
    const g = calm(2, towns).play('pr-1-inf1 ligny-quatre-bras');
    expect(g.rule('ad-1-br waterloo-quatre-bras')).toBe('5.2a');
  });

  it('[5.2a] nor a Group next to the other but not to the defender, whichever goes first', () => {
    const towns = { 'quatre-bras': ['fr-1-inf1'], charleroi: ['fr-g-cav'], waterloo: ['ad-1-br'] };
    const near = calm(1, towns).play('fr-1-inf1 quatre-bras-waterloo');
    expect(near.rule('fr-g-cav charleroi-quatre-bras-waterloo')).toBe('5.2a');
    const far = calm(1, towns).play('fr-g-cav charleroi-quatre-bras-waterloo');
    expect(far.rule('fr-1-inf1 quatre-bras-waterloo')).toBe('5.2a');
  });

  it('[5.2a] Wavre is next to Waterloo but joined to neither French Group of the diagram', () => {
    for (const other of ['quatre-bras', 'nivelles']) {
      const f = calm(1, { [other]: ['fr-1-inf1'], wavre: ['fr-2-inf1'], waterloo: ['ad-1-br'] });
      f.play(`fr-1-inf1 ${other}-waterloo`);
      expect(f.rule('fr-2-inf1 wavre-waterloo')).toBe('5.2a');
    }
  });

  it('[5.2a] it is where the Groups started that counts, not the road by which they come', () => {
    const f = calm(1, { 'quatre-bras': ['fr-1-inf1'], nivelles: ['fr-g-cav'], waterloo: ['ad-1-br'] });
    f.play('fr-1-inf1 quatre-bras-waterloo');
    expect(f.rule('fr-g-cav nivelles-hal-waterloo')).toBe('allowed');
    // A horseman who rides next to the defender did not start there.
    const g = calm(1, { 'quatre-bras': ['fr-1-inf1'], binche: ['fr-g-cav'], waterloo: ['ad-1-br'] });
    g.play('fr-1-inf1 quatre-bras-waterloo');
    expect(g.rule('fr-g-cav binche-nivelles-waterloo')).toBe('5.2a');
  });

  it('[5.2a] two Groups may attack two towns', () => {
    const f = calm(1, { thuin: ['fr-1-inf1'], conde: ['fr-2-inf1'], charleroi: ['pr-1-inf1'], leuze: ['ad-1-br'] });
    f.plays('fr-1-inf1 thuin-charleroi', 'fr-2-inf1 conde-leuze', 'end');
    expect(f.choices().sort()).toEqual(['fight charleroi', 'fight leuze']);
  });

  it('[5.2a] Groups may meet in a town without enemies from wherever they are', () => {
    const f = calm(1, { waterloo: ['fr-1-inf1'], ligny: ['fr-2-inf1'] });
    f.plays('fr-1-inf1 waterloo-quatre-bras', 'fr-2-inf1 ligny-quatre-bras');
    expect(f.blocks('quatre-bras')).toEqual({ french: 2 });
  });

  it('[5.2b] the Group that may not attack can reinforce the battle', () => {
    const own = ['fr-1-inf1', 'fr-2-inf1', 'fr-3-inf1'];
    const f = calm(1, { 'quatre-bras': own, wavre: ['fr-4-inf'], waterloo: ['ad-1-br', 'ad-2-br', 'ad-r-br1'] });
    for (const unit of own) f.play(`${unit} quatre-bras-waterloo`);
    expect(f.rule('fr-4-inf wavre-waterloo')).toBe('5.2a');
    hills(f.play('end', HILLS[0]));
    post(f, { left: ['ad-1-br'], center: ['ad-2-br'], right: ['ad-r-br1'] });
    post(f, { left: [own[0]], center: [own[1]], right: [own[2]] });
    f.play('end').play('reinforce fr-4-inf');
    expect([f.where('fr-4-inf'), f.place('fr-4-inf')]).toEqual(['waterloo', 'reserve']);
  });

  it('[5.2c] units of one Group attack by different roads', () => {
    const f = calm(1, { nivelles: ['fr-1-inf1', 'fr-g-cav', 'fr-2cc-cav'], waterloo: ['ad-1-br'] });
    f.plays(
      'fr-1-inf1 nivelles-waterloo',
      'fr-g-cav nivelles-hal-waterloo',
      'fr-2cc-cav nivelles-quatre-bras-waterloo',
    );
    expect(f.blocks('waterloo')).toEqual({ french: 3, 'anglo-dutch': 1 });
  });

  it('[5.2d] both Allied armies of one town are one Group', () => {
    const f = calm(2, { wavre: ['ad-1-br', 'pr-1-inf1'], waterloo: ['fr-1-inf1'] });
    f.plays('ad-1-br wavre-waterloo', 'pr-1-inf1 wavre-waterloo');
    expect(f.blocks('waterloo')).toEqual({ french: 1, 'anglo-dutch': 1, prussian: 1 });
    // From afar too, as one Group may (5.2e).
    const g = calm(2, { gembloux: ['ad-c-lt', 'pr-1-cav'], waterloo: ['fr-1-inf1'] });
    g.plays('ad-c-lt gembloux-wavre-waterloo', 'pr-1-cav gembloux-wavre-waterloo');
    expect(g.blocks('waterloo')).toEqual({ french: 1, 'anglo-dutch': 1, prussian: 1 });
  });

  it('[5.2d] of two towns they are two Groups', () => {
    const apart = calm(2, { hal: ['ad-1-br'], wavre: ['pr-1-inf1'], waterloo: ['fr-1-inf1'] });
    expect(apart.play('ad-1-br hal-waterloo').rule('pr-1-inf1 wavre-waterloo')).toBe('5.2a');
    const joined = calm(2, { nivelles: ['ad-1-br'], 'quatre-bras': ['pr-1-inf1'], waterloo: ['fr-1-inf1'] });
    expect(joined.play('ad-1-br nivelles-waterloo').rule('pr-1-inf1 quatre-bras-waterloo')).toBe('allowed');
  });

  it('[5.2e] a Group alone attacks from as far as it can move', () => {
    const f = calm(1, { charleroi: ['fr-g-cav', 'fr-1-inf1'], waterloo: ['ad-1-br'] });
    f.plays('fr-g-cav charleroi-quatre-bras-waterloo', 'fr-1-inf1 charleroi-quatre-bras-waterloo');
    expect([f.is('fr-g-cav', 'marched'), f.is('fr-1-inf1', 'marched')]).toEqual([false, true]);
    const g = calm(1, { laneffe: ['fr-g-cav'], waterloo: ['ad-1-br'] });
    expect(g.play('fr-g-cav laneffe-charleroi-quatre-bras-waterloo').where('fr-g-cav')).toBe('waterloo');
  });
});

describe('5.3 movement rates', () => {
  const NIGHT = 3;
  it.each([
    ['5.3a', 'fr-1-inf1', 1],
    ['5.3a', 'fr-g-art1', 1],
    ['5.3b', 'fr-napoleon', 2],
    ['5.3b', 'fr-g-cav', 2],
    ['5.3b', 'fr-2cc-ha', 2],
  ])('[%s] %s moves up to %i towns, and by night no further', (_rule, unit, most) => {
    const f = calm(NIGHT, { nivelles: [unit] });
    expect(f.goals('', unit)).toEqual(pathsFrom('nivelles', 1, most));
  });

  it('[5.3c] a path enters no town twice, the first included', () => {
    const f = calm(1, { thuin: ['fr-g-cav'] });
    expect(f.rule('fr-g-cav thuin-charleroi-thuin')).toBe('5.3c');
    expect(f.rule('fr-g-cav thuin-charleroi-laneffe-thuin')).toBe('5.3c');
    expect(f.rule('fr-g-cav thuin-charleroi-laneffe')).toBe('allowed');
    expect(f.rule('fr-g-cav thuin')).toBe('5.3c');
  });

  it('[5.3c] a path begins where the unit stands', () => {
    expect(calm(1, { thuin: ['fr-g-cav'] }).rule('fr-g-cav charleroi-ligny')).toBe('5.3c');
  });

  it('[5.3c] [5.6a] the towns entered make a force march, not the distance', () => {
    const f = calm(1, { beaumont: ['fr-1-inf1', 'fr-1-inf2'] });
    f.plays('fr-1-inf1 beaumont-thuin-solre', 'fr-1-inf2 beaumont-solre');
    expect([f.is('fr-1-inf1', 'marched'), f.is('fr-1-inf2', 'marched')]).toEqual([true, false]);
    expect(f.play('end').choices()).toEqual(['march fr-1-inf1']);
    const night = calm(3, { beaumont: ['fr-1-inf1'] });
    expect(night.rule('fr-1-inf1 beaumont-thuin-solre')).toBe('5.7c');
  });
});

describe('5.4 road limits', () => {
  it('[5.4a] eight units use a major road and no ninth', () => {
    const f = calm(1, { charleroi: FOOT });
    for (const unit of FOOT.slice(0, 8)) f.play(`${unit} charleroi-quatre-bras`);
    expect(f.rule('fr-g-inf charleroi-quatre-bras')).toBe('5.4a');
    expect(f.rule('fr-g-inf charleroi-ligny')).toBe('allowed');
    expect(f.goals('', 'fr-g-inf').filter((path) => path.includes('charleroi-quatre-bras'))).toEqual([]);
  });

  it('[5.4a] six a minor one and no seventh', () => {
    const f = calm(1, { charleroi: FOOT });
    for (const unit of FOOT.slice(0, 6)) f.play(`${unit} charleroi-ligny`);
    expect(f.rule(`${FOOT[6]} charleroi-ligny`)).toBe('5.4a');
    expect(f.rule(`${FOOT[6]} charleroi-quatre-bras`)).toBe('allowed');
  });

  it('[5.4a] a unit counts on every road of its path, and all Groups count together', () => {
    const f = calm(1, { laneffe: HORSE.slice(0, 5), charleroi: FOOT.slice(0, 4) });
    for (const unit of HORSE.slice(0, 5)) f.play(`${unit} laneffe-charleroi-quatre-bras`);
    for (const unit of FOOT.slice(0, 3)) f.play(`${unit} charleroi-quatre-bras`);
    expect(f.rule(`${FOOT[3]} charleroi-quatre-bras`)).toBe('5.4a');
  });

  it('[5.4a] also on the first of its roads', () => {
    const f = calm(1, { charleroi: [...HORSE.slice(0, 5), ...FOOT.slice(0, 4)] });
    for (const unit of HORSE.slice(0, 5)) f.play(`${unit} charleroi-quatre-bras-waterloo`);
    for (const unit of FOOT.slice(0, 3)) f.play(`${unit} charleroi-quatre-bras`);
    expect(f.rule(`${FOOT[3]} charleroi-quatre-bras`)).toBe('5.4a');
  });

  it('[5.4a] [8.0b] a leader counts like any other', () => {
    const f = calm(1, { charleroi: ['fr-napoleon', ...FOOT.slice(0, 6)] }).play('fr-napoleon charleroi-ligny');
    for (const unit of FOOT.slice(0, 5)) f.play(`${unit} charleroi-ligny`);
    expect(f.rule(`${FOOT[5]} charleroi-ligny`)).toBe('5.4a');
  });

  it('[5.4b] both directions count', () => {
    const f = calm(1, { charleroi: FOOT.slice(0, 4), ligny: FOOT.slice(4, 8) });
    for (const unit of FOOT.slice(0, 3)) f.play(`${unit} charleroi-ligny`);
    for (const unit of FOOT.slice(4, 7)) f.play(`${unit} ligny-charleroi`);
    expect(f.rule(`${FOOT[3]} charleroi-ligny`)).toBe('5.4a');
    expect(f.rule(`${FOOT[7]} ligny-charleroi`)).toBe('5.4a');
  });

  it('[5.4a] the next turn begins anew', () => {
    const f = calm(1, { charleroi: FOOT });
    for (const unit of FOOT.slice(0, 6)) f.play(`${unit} charleroi-ligny`);
    f.plays('end', 'end');
    expect([f.turn, f.rule(`${FOOT[6]} charleroi-ligny`)]).toEqual([3, 'allowed']);
  });

  it('[5.4a] both Allied armies count together', () => {
    const english = ['ad-1-br', 'ad-1-ne', 'ad-2-br'];
    const prussians = ['pr-1-inf1', 'pr-1-inf2', 'pr-2-inf1', 'pr-2-inf2'];
    const f = calm(2, { wavre: [...english, ...prussians] });
    for (const unit of [...english, ...prussians.slice(0, 3)]) f.play(`${unit} wavre-waterloo`);
    expect(f.rule(`${prussians[3]} wavre-waterloo`)).toBe('5.4a');
  });

  it('[5.4c] units reinforce and retreat by a road that is full', () => {
    const f = calm(1, { charleroi: FOOT.slice(0, 7), ligny: ['pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'] });
    for (const unit of FOOT.slice(0, 6)) f.play(`${unit} charleroi-ligny`);
    expect(f.rule(`${FOOT[6]} charleroi-ligny`)).toBe('5.4a');
    postAtLigny(f);
    f.play('retreat fr-1-inf2 charleroi').play('end').play(`reinforce ${FOOT[6]}`);
    expect([f.where('fr-1-inf2'), f.where(FOOT[6])]).toEqual(['charleroi', 'ligny']);
  });

  it('[5.4c] [7.5b] and regroup by it', () => {
    const f = calm(1, { charleroi: FOOT.slice(0, 7), ligny: ['pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'] });
    for (const unit of FOOT.slice(0, 6)) f.play(`${unit} charleroi-ligny`);
    postAtLigny(f);
    endUntil(f, 'allied combat');
    f.plays('retreat pr-1-inf1 namur', 'retreat pr-2-inf1 namur', 'retreat pr-3-inf1 gembloux');
    expect(f.play(`regroup ${FOOT[6]} ligny`).where(FOOT[6])).toBe('ligny');
  });
});

describe('5.5 rivers', () => {
  it('[5.5a] four attack over a river by a major road and no fifth', () => {
    const f = calm(1, { laneffe: FOOT, charleroi: ['pr-1-inf1'] });
    for (const unit of FOOT.slice(0, 4)) f.play(`${unit} laneffe-charleroi`);
    expect(f.rule(`${FOOT[4]} laneffe-charleroi`)).toBe('5.5a');
    expect(f.ends(FOOT[4])).toContain('thuin');
  });

  it('[5.5a] three by a minor one and no fourth', () => {
    const f = calm(1, { thuin: FOOT, charleroi: ['pr-1-inf1'] });
    for (const unit of FOOT.slice(0, 3)) f.play(`${unit} thuin-charleroi`);
    expect(f.rule(`${FOOT[3]} thuin-charleroi`)).toBe('5.5a');
  });

  it('[5.5a] in all: two Groups share the bridge', () => {
    const f = calm(1, { laneffe: FOOT.slice(0, 4), thuin: ['fr-g-cav', 'fr-2cc-cav'], charleroi: ['pr-1-inf1'] });
    for (const unit of FOOT.slice(0, 3)) f.play(`${unit} laneffe-charleroi`);
    f.play('fr-g-cav thuin-laneffe-charleroi');
    expect(f.rule('fr-2cc-cav thuin-laneffe-charleroi')).toBe('5.5a');
    expect(f.rule(`${FOOT[3]} laneffe-charleroi`)).toBe('5.5a');
    expect(f.rule('fr-2cc-cav thuin-charleroi')).toBe('allowed');
  });

  it('[5.5a] in one Movement phase: the next attack begins anew', () => {
    const f = calm(1, { laneffe: FOOT.slice(0, 5), charleroi: ['pr-1-inf1', 'pr-1-inf2'] });
    f.plays(`${FOOT[0]} laneffe-charleroi`, `${FOOT[1]} laneffe-charleroi`, 'end');
    f.play('show pr-1-inf1').play(`show ${FOOT[0]}`, ...misses(7));
    f.plays(`retreat ${FOOT[0]} laneffe`, `retreat ${FOOT[1]} laneffe`, 'end', 'end', 'end');
    for (const unit of FOOT.slice(0, 4)) f.play(`${unit} laneffe-charleroi`);
    expect([f.turn, f.rule(`${FOOT[4]} laneffe-charleroi`)]).toEqual([5, '5.5a']);
  });

  it('[5.5a] each road has its own limit', () => {
    const f = calm(1, { laneffe: [...FOOT.slice(0, 4), ...HORSE.slice(1, 4)], charleroi: ['pr-1-inf1'] });
    for (const unit of FOOT.slice(0, 4)) f.play(`${unit} laneffe-charleroi`);
    for (const unit of HORSE.slice(1, 4)) f.play(`${unit} laneffe-thuin-charleroi`);
    expect(f.blocks('charleroi')).toEqual({ french: 7, prussian: 1 });
  });

  it('[5.5a] without a river the whole road serves the attack', () => {
    const f = calm(1, { charleroi: FOOT, 'quatre-bras': ['ad-1-br'] });
    for (const unit of FOOT.slice(0, 8)) f.play(`${unit} charleroi-quatre-bras`);
    expect(f.rule(`${FOOT[8]} charleroi-quatre-bras`)).toBe('5.4a');
  });

  it('[5.5b] only the last road counts', () => {
    // Eight horsemen cross the Sambre at Charleroi, where nobody is, and attack beyond it.
    const f = calm(1, { laneffe: HORSE, 'quatre-bras': ['ad-1-br'] });
    for (const unit of HORSE) f.play(`${unit} laneffe-charleroi-quatre-bras`);
    expect(f.blocks('quatre-bras')).toEqual({ french: 8, 'anglo-dutch': 1 });
  });

  it('[5.5b] and it counts after a first road that crosses none', () => {
    const f = calm(1, { philippeville: HORSE, charleroi: ['pr-1-inf1'] });
    for (const unit of HORSE.slice(0, 4)) f.play(`${unit} philippeville-laneffe-charleroi`);
    expect(f.rule(`${HORSE[4]} philippeville-laneffe-charleroi`)).toBe('5.5a');
  });

  it('[5.5c] where there is no enemy a river is no hindrance', () => {
    const f = calm(1, { laneffe: FOOT });
    for (const unit of FOOT.slice(0, 8)) f.play(`${unit} laneffe-charleroi`);
    expect(f.rule(`${FOOT[8]} laneffe-charleroi`)).toBe('5.4a');
  });

  it('[5.5c] [6.34c] those left behind reinforce over the river, two at a time by a major road', () => {
    const f = calm(1, { laneffe: FOOT.slice(0, 8), charleroi: ['pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'] });
    for (const unit of FOOT.slice(0, 4)) f.play(`${unit} laneffe-charleroi`);
    hills(f.play('end', HILLS[0]));
    post(f, { left: ['pr-1-inf1'], center: ['pr-2-inf1'], right: ['pr-3-inf1'] });
    post(f, { left: ['fr-1-inf1'], center: ['fr-2-inf1'], right: ['fr-2-inf2'], reserve: ['fr-1-inf2'] });
    f.play('end').plays(`reinforce ${FOOT[4]}`, `reinforce ${FOOT[5]}`);
    expect(f.rule(`reinforce ${FOOT[6]}`)).toBe('6.34c');
  });

  it('[5.5c] [7.2b] two retreat over a river by a major road', () => {
    const f = fight(1, { charleroi: ['fr-1-inf1', 'fr-1-inf2', 'pr-1-inf1', 'pr-1-inf2'] }, { charleroi: ['laneffe'] });
    f.play('show pr-1-inf1').play('show fr-1-inf1', ...misses(7));
    f.plays('retreat fr-1-inf1 laneffe', 'retreat fr-1-inf2 laneffe');
    expect(f.standing('laneffe')).toEqual(['fr-1-inf1', 'fr-1-inf2']);
  });
});

describe('5.6 force marches', () => {
  it.each([
    ['fr-1-inf1', 2],
    ['fr-g-art1', 2],
    ['fr-napoleon', 3],
    ['fr-g-cav', 3],
    ['fr-2cc-ha', 3],
  ])('[5.6a] %s goes up to %i towns and no further', (unit, most) => {
    const f = calm(1, { nivelles: [unit] });
    expect(f.goals('', unit)).toEqual(pathsFrom('nivelles', 1, most));
    const longer = pathsFrom('nivelles', most + 1, most + 1).slice(0, 12);
    for (const path of longer) expect([path, f.rule(`${unit} ${path}`)]).toEqual([path, '5.6a']);
  });

  it.each([1, 2, 3, 4, 5, 6])('[5.6b] a %i on the die', (die) => {
    const f = calm(1, { thuin: ['fr-1-inf1', 'fr-g-cav'] });
    f.plays('fr-1-inf1 thuin-charleroi-ligny', 'fr-g-cav thuin-charleroi-ligny', 'end');
    // The horseman is within his rate and does not roll.
    expect(f.choices()).toEqual(['march fr-1-inf1']);
    f.play('march fr-1-inf1', die);
    expect(f.at('fr-1-inf1')).toBe(`ligny ${die <= 3 ? 2 : 3}`);
    expect(f.at('fr-g-cav')).toBe('ligny 3');
    expect(f.turn).toBe(2);
  });

  it('[5.6b] a unit of one step is eliminated', () => {
    const f = calm(1, { thuin: ['fr-1-inf1 1'] })
      .plays('fr-1-inf1 thuin-charleroi-ligny', 'end')
      .play('march fr-1-inf1', 3);
    expect([f.where('fr-1-inf1'), f.losses('french')]).toEqual(['eliminated', 1]);
    const g = calm(1, { thuin: ['fr-1-inf1 1'] })
      .plays('fr-1-inf1 thuin-charleroi-ligny', 'end')
      .play('march fr-1-inf1', 4);
    expect(g.at('fr-1-inf1')).toBe('ligny 1');
  });

  it('[5.6b] one die for each unit', () => {
    const f = calm(1, { thuin: ['fr-1-inf1', 'fr-1-inf2'] });
    f.plays('fr-1-inf1 thuin-charleroi-ligny', 'fr-1-inf2 thuin-charleroi-ligny', 'end').play('march fr-1-inf1', 1);
    expect(f.rule('march fr-1-inf1')).toBe('5.6b');
    f.play('march fr-1-inf2', 6);
    expect([f.strength('fr-1-inf1'), f.strength('fr-1-inf2')]).toEqual([2, 3]);
  });

  it('[5.6b] no roll can be left out', () => {
    const f = calm(1, { thuin: ['fr-1-inf1'] }).plays('fr-1-inf1 thuin-charleroi-ligny', 'end');
    expect(f.rule('end')).toBe('5.6b');
  });

  it('[5.6c] [5.6g] no die before the last move, no move after the first die', () => {
    const f = calm(1, { thuin: ['fr-1-inf1'], laneffe: ['fr-2-inf1', 'fr-2-inf2'] });
    f.play('fr-1-inf1 thuin-charleroi-ligny');
    expect(f.rule('march fr-1-inf1')).toBe('5.6c');
    f.plays('fr-2-inf1 laneffe-charleroi-ligny', 'end').play('march fr-2-inf1', 6);
    expect(f.rule('fr-2-inf2 laneffe-charleroi')).toBe('5.6b');
    expect(f.step).toBe('march');
  });

  it('[5.6c] [8.1a] a leader shown in the town adds one', () => {
    const f = calm(1, { thuin: ['fr-1-inf1'], charleroi: ['fr-napoleon'] });
    f.plays('fr-1-inf1 thuin-charleroi-ligny', 'fr-napoleon charleroi-ligny', 'end').play('march fr-1-inf1 leader', 3);
    expect(f.strength('fr-1-inf1')).toBe(3);
  });

  it('[5.6d] units attack by force march', () => {
    const f = calm(1, { thuin: ['fr-1-inf1'], ligny: ['pr-1-inf1'] });
    f.plays('fr-1-inf1 thuin-charleroi-ligny', 'end').play('march fr-1-inf1', 6);
    expect([f.fight('ligny'), f.step]).toEqual(['skirmish', 'showing']);
  });

  it('[5.6d] under the limits of roads and rivers and 5.2', () => {
    const foot = ['fr-1-inf1', 'fr-1-inf2', 'fr-2-inf1', 'fr-2-inf2', 'fr-3-inf1', 'fr-3-inf2', 'fr-4-inf'];
    const roads = calm(1, { laneffe: foot, ligny: ['pr-1-inf1'] });
    for (const unit of foot.slice(0, 6)) roads.play(`${unit} laneffe-charleroi-ligny`);
    expect(roads.rule(`${foot[6]} laneffe-charleroi-ligny`)).toBe('5.4a');
    const rivers = calm(1, { philippeville: foot, charleroi: ['pr-1-inf1'] });
    for (const unit of foot.slice(0, 4)) rivers.play(`${unit} philippeville-laneffe-charleroi`);
    expect(rivers.rule(`${foot[4]} philippeville-laneffe-charleroi`)).toBe('5.5a');
    const two = calm(1, { laneffe: ['fr-1-inf1'], philippeville: ['fr-2-inf1'], charleroi: ['pr-1-inf1'] });
    two.play('fr-1-inf1 laneffe-charleroi');
    expect(two.rule('fr-2-inf1 philippeville-laneffe-charleroi')).toBe('5.2a');
  });

  it('[5.6d] [5.0c] nobody force-marches through the enemy', () => {
    const f = calm(1, { thuin: ['fr-1-inf1'], charleroi: ['pr-1-inf1'] });
    expect(f.rule('fr-1-inf1 thuin-charleroi-ligny')).toBe('5.0c');
  });

  it('[5.6e] [7.1a] nobody force-marches to retreat', () => {
    const f = fight(1, { charleroi: ['fr-1-inf1', 'pr-1-inf1'] }, { charleroi: ['laneffe'] });
    f.play('show pr-1-inf1').play('show fr-1-inf1', ...misses(7));
    expect(f.goals('retreat', 'fr-1-inf1')).toEqual(['laneffe']);
    expect(f.rule('retreat fr-1-inf1 philippeville')).toBe('1.0c');
    expect(f.rule('fr-1-inf1 charleroi-laneffe-philippeville')).toBe('6.6h');
  });

  it('[5.6f] [6.1b] losses of the march come before the fights are counted', () => {
    const towns = {
      laneffe: ['fr-1-inf1 1', 'fr-1-inf2', 'fr-2-inf1'],
      ligny: ['pr-1-inf1', 'pr-2-inf1', 'pr-3-inf1'],
    };
    const march = (die: number) => {
      const f = calm(1, towns);
      for (const unit of ['fr-1-inf1', 'fr-1-inf2', 'fr-2-inf1']) f.play(`${unit} laneffe-charleroi-ligny`);
      f.play('end').play('march fr-1-inf2', 6).play('march fr-2-inf1', 6);
      return die <= 3 ? f.play('march fr-1-inf1', die) : f.play('march fr-1-inf1', die, 12);
    };
    expect(march(1).fight('ligny')).toBe('skirmish');
    expect(march(6).fight('ligny')).toBe('battle');
  });

  it('[5.6f] without a survivor there is no fight', () => {
    const f = calm(1, { laneffe: ['fr-1-inf1 1'], ligny: ['pr-1-inf1'] });
    f.plays('fr-1-inf1 laneffe-charleroi-ligny', 'end').play('march fr-1-inf1', 2);
    expect([f.turn, f.decision, f.blocks('ligny')]).toEqual([2, 'allied movement', { prussian: 1 }]);
  });

  it('[5.6g] the owner rolls in the order he likes', () => {
    const f = calm(1, { thuin: ['fr-1-inf1', 'fr-1-inf2', 'fr-2-inf1'] });
    for (const unit of ['fr-1-inf1', 'fr-1-inf2', 'fr-2-inf1']) f.play(`${unit} thuin-charleroi-ligny`);
    f.play('end');
    expect(f.choices().sort()).toEqual(['march fr-1-inf1', 'march fr-1-inf2', 'march fr-2-inf1']);
    f.play('march fr-2-inf1', 1).play('march fr-1-inf1', 6).play('march fr-1-inf2', 2);
    expect(['fr-1-inf1', 'fr-1-inf2', 'fr-2-inf1'].map((unit) => f.strength(unit))).toEqual([3, 2, 3]);
  });
});

describe('5.7 night', () => {
  it('[5.7a] the quotas are those of the day', () => {
    const f = calm(3, { thuin: ['fr-1-inf1'], laneffe: ['fr-2-inf1'], solre: ['fr-3-inf1'] });
    f.plays('fr-1-inf1 thuin-charleroi', 'fr-2-inf1 laneffe-fosses');
    expect(f.rule('fr-3-inf1 solre-binche')).toBe('5.1c');
    const g = calm(6, { hal: ['ad-1-br'], ligny: ['pr-1-inf1'], namur: ['pr-2-inf1'] });
    g.plays('ad-1-br hal-waterloo', 'pr-1-inf1 ligny-gembloux');
    expect(g.rule('pr-2-inf1 namur-gembloux')).toBe('5.1e');
  });

  it('[5.7b] nobody attacks by night', () => {
    const towns = { thuin: ['fr-g-cav'], charleroi: ['pr-1-inf1'] };
    const night = calm(3, towns);
    expect(night.rule('fr-g-cav thuin-charleroi')).toBe('5.7b');
    expect(night.rule('fr-g-cav thuin-laneffe-charleroi')).toBe('5.7b');
    expect(night.ends('fr-g-cav')).not.toContain('charleroi');
    expect(calm(1, towns).rule('fr-g-cav thuin-charleroi')).toBe('allowed');
    expect(calm(6, { thuin: ['fr-1-inf1'], charleroi: ['pr-1-inf1'] }).rule('pr-1-inf1 charleroi-thuin')).toBe('5.7b');
  });

  it('[5.7c] nobody force-marches by night', () => {
    const towns = { thuin: ['fr-1-inf1', 'fr-g-cav'] };
    const night = calm(3, towns);
    expect(night.rule('fr-1-inf1 thuin-charleroi-ligny')).toBe('5.7c');
    expect(night.rule('fr-g-cav thuin-charleroi-ligny-gembloux')).toBe('5.7c');
    expect(night.rule('fr-g-cav thuin-charleroi-ligny')).toBe('allowed');
    expect(calm(1, towns).rule('fr-1-inf1 thuin-charleroi-ligny')).toBe('allowed');
  });
});
