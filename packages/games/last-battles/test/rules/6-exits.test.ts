import { expect, test } from 'vitest';
import { open, provingGround } from '../proving.ts';
import { field, fieldOf } from '../support.ts';

/** 6.0 Leaving the map. */

const INF = 'fr-iii-billard';
const CAV = 'fr-iic-strolz';
const ENEMY = 'pr-iii-8thline';

test('[6.0] units leave only where the scenario says, at the price of another hex like theirs', () => {
  const f = field('wavre', { units: { [INF]: 'W0113', 'fr-iii-corsin': 'W0118', [ENEMY]: 'W2005' } });
  expect(f.goals(INF)).toContain('exit');
  expect(f.refusal('exit fr-iii-corsin W0118')).toMatchObject({ rule: '6.0', code: 'not-an-exit' });
  const exits = [{ side: 'french', hexes: ['L0105', 'L0106'], direction: 'west' }];
  const ground = {
    scenario: { exits },
    terrain: { L0105: 'forest', L0106: 'forest' },
    edges: [{ hex: 'L0106', edge: 'W', kind: 'road' }],
  };
  const g = fieldOf(provingGround(ground), 'ligny', {
    units: { 'fr-iii-dufour': 'L0205', 'fr-iii-doguereau': 'L0206' },
  });
  // Two points into the wood and two to leave it; by the road half a point.
  expect(g.refusal('exit fr-iii-dufour L0205-L0204-L0205-L0105').code).toBe('too-far');
  g.play('exit fr-iii-dufour L0205-L0105').play('exit fr-iii-doguereau L0206-L0106');
  expect([g.where('fr-iii-dufour'), g.where('fr-iii-doguereau')]).toEqual(['exited', 'exited']);
});

test('[6.11] who has left does not come back', () => {
  const f = field('wavre', { units: { [INF]: 'W0112', [ENEMY]: 'W2005' } }).play(`exit ${INF} W0112`);
  expect(f.refusal(`${INF} W0112-W0111`)).toMatchObject({ rule: '6.11', code: 'not-on-map' });
  expect(f.refusal(`enter ${INF} W0112`)).toMatchObject({ rule: '6.11', code: 'not-waiting' });
});

test('[6.12] exited units score for their owner and are no losses', () => {
  const f = field('wavre', { units: { [INF]: 'W0112', [ENEMY]: 'W2005' } }).play(`exit ${INF} W0112`);
  expect([f.points('french'), f.losses('french'), f.points('allied')]).toEqual([25, 0, 0]);
});

test('[6.13] nobody retreats off the map: a unit with no other way is eliminated', () => {
  const f = open({ phase: 'frenchCombat', units: { 'fr-gd-roguet': 'L0502', 'pr-i-29thline': 'L0501' } });
  f.play('attack L0501: fr-gd-roguet @1-1', 1);
  expect(f.choices()).toEqual(['lost pr-i-29thline']);
  expect(f.play('lost pr-i-29thline').told('destroyed').at(-1)?.rule).toBe('6.13');
});

test('[6.14] any number leave by the same hex', () => {
  const units = { [INF]: 'W0112', 'fr-iii-corsin': 'W0112', [CAV]: 'W0212', [ENEMY]: 'W2005' };
  const f = field('wavre', { units }).plays(`exit ${INF} W0112`, 'exit fr-iii-corsin W0112', `exit ${CAV} W0212-W0112`);
  expect(f.points('french')).toBe(70);
});

test('[6.0x] a unit in an enemy zone cannot leave', () => {
  const f = field('wavre', { units: { [INF]: 'W0112', [CAV]: 'W0114', [ENEMY]: 'W0111' } });
  expect(f.refusal(`exit ${INF} W0112`)).toMatchObject({ rule: '6.0x', code: 'locked' });
  expect(f.refusal(`exit ${CAV} W0114-W0113-W0112`)).toMatchObject({ rule: '6.0x', code: 'must-stop' });
});
