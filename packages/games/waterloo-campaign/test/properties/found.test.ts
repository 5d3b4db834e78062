import { expect, test } from 'vitest';
import { field } from '../support.ts';

/** Cases that the comparison with the oracle has brought up, each by itself. */

test('[MOV-1][REI-6] after an arrival for which the enemy made room it is the enemy who moves next', () => {
  const f = field({
    turn: 4,
    start: 'movement',
    deluge: false,
    units: {
      'hq-napoleon': '1217',
      'hq-blucher': '1716',
      'fr-1': '1417',
      'fr-3': 'turn 4',
      'pr-1': '1117',
      'pr-2': '1716',
    },
  });
  f.play('enter fr-3 hq-napoleon 1017');
  expect(f.decision).toBe('coalition clearing');
  f.play(`retreat pr-1 ${f.goals('pr-1')[0]}`);
  expect(f.decision).toBe('french arrival');
  f.play('enter fr-3 hq-napoleon 1017');
  expect(f.decision).toBe('coalition movement');
});
