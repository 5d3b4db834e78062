import { expect, test } from 'vitest';
import { type Features, provingGround } from '../proving.ts';
import { battle, type Field, fieldOf } from '../support.ts';

/** 9.0 Reinforcements. */

const UNITS = [
  'pr-i-24thline',
  'pr-i-12thline',
  'pr-i-29thline',
  'pr-i-1stwestland',
  'pr-i-19thline',
  'pr-i-7thline',
  'pr-i-4thwestland',
  'pr-i-3rdwestland',
  'pr-i-28thline',
];
const [A, B, C, D] = UNITS;
const CAV = 'pr-i-treskow';

/** Prussians due on the first turn at L0105, on the allied Movement Phase. */
function arriving(ground: Features, units: Readonly<Record<string, string>> = {}, turn = 1): Field {
  const reinforcements = {
    french: [],
    allied: [{ turn: '16-1400', entry: 'L0105', units: [...UNITS, CAV].map((unit) => ({ unit, side: 'full' })) }],
  };
  const game = provingGround({ ...ground, scenario: { reinforcements, ...ground.scenario } });
  const due = Object.fromEntries([...UNITS, CAV].map((unit) => [unit, { turn: 1, entry: 'L0105' }]));
  return fieldOf(game, 'ligny', {
    turn,
    phase: 'alliedMovement',
    units: { ...due, 'fr-iii-dufour': 'L1205', ...units },
  });
}
const ROAD: Features = { edges: [{ hex: 'L0105', edge: 'W', kind: 'road' }] };
const TRAIL: Features = { edges: [{ hex: 'L0105', edge: 'W', kind: 'trail' }], terrain: { L0105: 'forest' } };

test('[9.0a] units arrive on their turn in their hex, paying for it, road and trail included', () => {
  const f = battle('quatre-bras');
  expect(f.choices('enter')).toEqual([]);
  f.plays('end', 'end');
  expect(new Set(f.choices('enter').map((line) => line.split(' ')[1]))).toEqual(
    new Set(['aa-5br-kempt', 'aa-5br-pack', 'aa-5br-vincke', 'aa-5br-heisse', 'aa-br-buttler', 'aa-br-hussar']),
  );
  expect(f.refusal('enter aa-3br-halkett Q0103')).toMatchObject({ rule: '9.0a', code: 'not-yet', data: { turn: 2 } });
  expect(f.refusal('enter aa-5br-kempt Q0103')).toMatchObject({ rule: '9.0a', code: 'not-the-entry' });
  // In open country a hex of four goes on entering; by the road into a wood half a point is paid.
  expect(arriving({}).goals(A)).toContain('L0405');
  expect(arriving({}).goals(A)).not.toContain('L0505');
  const wood = arriving({ ...ROAD, terrain: { L0105: 'forest' } });
  expect(wood.goals(A)).toContain('L0405');
});

test('[9.0b] the owner may hold units back, and chooses the order', () => {
  const f = arriving({}).plays('end', 'end', 'end', 'end');
  expect(f.turn).toBe(2);
  f.play(`enter ${D} L0105`).play(`enter ${A} L0105`);
  expect([f.where(D), f.where(A), f.where(B)]).toEqual(['L0105', 'L0105', 'off']);
});

test('[9.0c] each stack of a column pays one entry cost more', () => {
  const clear = arriving({}).plays(`enter ${A} L0405`, `enter ${B} L0404`);
  // The third and fourth unit are the second stack: two points to come in.
  expect(clear.goals(C)).toContain('L0305');
  expect(clear.goals(C)).not.toContain('L0405');
  const road = arriving(ROAD).plays(`enter ${A} L0205`, `enter ${B} L0205`, `enter ${C} L0204`);
  // On the road half a point and then a whole one.
  expect(road.goals(D)).toContain('L0405');
  expect(road.goals(D)).not.toContain('L0505');
  const trail = arriving(TRAIL).plays(`enter ${A} L0205`, `enter ${B} L0205`, `enter ${C} L0204`, `enter ${D} L0204`);
  // By the trail three points for the third stack, whatever the hex.
  expect(trail.goals(UNITS[4])).toEqual(['L0104', 'L0105', 'L0106']);
  const long = arriving({ terrain: { L0105: 'forest' } }).plays(
    `enter ${A} L0205`,
    `enter ${B} L0205`,
    `enter ${C} L0105`,
    `enter ${D} L0105`,
  );
  expect(long.refusal(`enter ${UNITS[4]} L0105`)).toMatchObject({
    rule: '9.0c',
    code: 'column-too-long',
    data: { points: 6, stack: 3 },
  });
  expect(long.refusal(`enter ${UNITS[4]} L0105-L0205`)).toMatchObject({ rule: '9.0c', data: { points: 6 } });
});

test('[9.11] units enter at any moment of the phase', () => {
  const f = arriving({}, { 'pr-ii-2ndline': 'L0505' })
    .play(`enter ${A} L0205`)
    .play('pr-ii-2ndline L0504')
    .play(`enter ${B} L0205`);
  expect(f.where(B)).toBe('L0205');
});

test('[9.12] once on they move on and may attack', () => {
  const f = arriving({}, { 'fr-iii-lagarde': 'L0405' }).play(`enter ${A} L0305`).play('end');
  f.play(`attack L0405: ${A} @1-1`, 1);
});

test('[9.13] two units are one stack of a column', () => {
  const f = arriving({}).plays(`enter ${A} L0405`, `enter ${B} L0405`);
  expect([f.where(A), f.where(B)]).toEqual(['L0405', 'L0405']);
});

test('[9.14] a blocked column may use the nearest open edge hex', () => {
  const held = arriving({}, { 'fr-iii-lagarde': 'L0105' });
  expect(held.refusal(`enter ${A} L0105`)).toMatchObject({ rule: '9.14', code: 'entry-held' });
  const first = new Set(held.choices(`enter ${A}`).map((line) => line.split(' ')[2].split('-')[0]));
  expect([...first].sort()).toEqual(['L0103', 'L0107']);
  // Hexes inside the map are no way in, however near.
  expect(held.refusal(`enter ${A} L0305-L0405-L0505`)).toMatchObject({ rule: '9.14', code: 'not-nearest-open' });
  expect(held.copy().play(`enter ${A} L0305`).last('entered').path).toEqual(['L0107', 'L0206', 'L0306', 'L0305']);
  // In an enemy zone the hex itself may still be used, and the unit stops.
  const watched = arriving({}, { 'fr-iii-lagarde': 'L0205' });
  expect(watched.choices(`enter ${A} L0105`)).toEqual([`enter ${A} L0105`]);
  expect(watched.choices(`enter ${A}`).some((line) => line.includes('L0103'))).toBe(true);
  const night = {
    scenario: {
      turns: [
        { turn: 1, id: '16-1400', kind: 'night' },
        { turn: 2, id: 'd', kind: 'day' },
      ],
    },
  };
  expect(arriving(night, { 'fr-iii-lagarde': 'L0205' }).refusal(`enter ${A} L0105`)).toMatchObject({ rule: '5.5' });
  expect(arriving({}).refusal(`enter ${A} L0106`)).toMatchObject({ rule: '9.0a', code: 'not-the-entry' });
});
