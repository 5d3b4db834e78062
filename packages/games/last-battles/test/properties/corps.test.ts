import { below, randomBits } from '@hundred-days/kernel';
import { expect, test } from 'vitest';
import { brokenTogether } from '../../src/rules/campaign/22-contagion.ts';
import { coveredStrength } from '../../src/rules/campaign/26-brussels.ts';
import { bestCover } from '../oracle/brussels.ts';
import { demoralizedSet, type OracleCorps } from '../oracle/contagion.ts';
import { GAMES } from '../support.ts';

/** What corps give to each other, and what they are worth in Brussels, against the referees. */

const { world: w } = GAMES.ligny;
const placeOf = ([col, row]: readonly [number, number]) =>
  w.map.indexOf(`L${String(col).padStart(2, '0')}${String(row).padStart(2, '0')}`);

test('demoralization that spreads from corps to corps is the least fixed point of the referee', () => {
  const counts = { spread: 0, chained: 0 };
  for (let seed = 0; seed < 300; seed++) {
    const bits = randomBits(`contagion ${seed}`);
    const corps: OracleCorps[] = Array.from({ length: 7 }, () => ({
      losses: 6 + below(5, bits),
      level: below(9, bits) === 0 ? -below(3, bits) : 10 + below(2, bits),
      officer: below(8, bits) === 0 ? null : [1 + below(14, bits), 1 + below(14, bits)],
      cavalry: below(5, bits) === 0,
    }));
    const broken = brokenTogether(
      corps.map(({ losses, level, officer, cavalry }) => ({
        losses,
        level,
        officer: officer === null ? -1 : placeOf(officer),
        isApart: cavalry,
      })),
      (one, other) => w.map.distance(one, other) <= 5,
      2,
    );
    const wanted = demoralizedSet(corps);
    expect(
      broken.flatMap((is, i) => (is ? [i] : [])),
      `seed ${seed}`,
    ).toEqual(wanted);
    const alone = corps.filter(({ losses, level }) => losses >= level).length;
    if (wanted.length > alone) counts.spread++;
    if (wanted.length > alone + 2) counts.chained++;
  }
  expect(counts.spread).toBeGreaterThan(60);
  expect(counts.chained).toBeGreaterThan(10);
});

test('what exited leaders can command is the best cover of the referee', () => {
  const NAMES = ['Gd', 'I', 'II', 'IC'];
  let partly = 0;
  for (let seed = 0; seed < 250; seed++) {
    const bits = randomBits(`brussels ${seed}`);
    const units = Array.from({ length: 1 + below(8, bits) }, () => ({
      corps: NAMES[below(NAMES.length, bits)],
      strength: 1 + below(7, bits),
      supplied: below(6, bits) > 0,
    }));
    const officers = NAMES.filter(() => below(2, bits) === 0);
    const ratings = [[], [1], [2], [1, 1], [3]][below(5, bits)];
    const covered = coveredStrength(
      units.map((unit) => ({ ...unit, corps: NAMES.indexOf(unit.corps) })),
      new Set(officers.map((name) => NAMES.indexOf(name))),
      ratings.reduce((sum, rating) => sum + rating, 0),
    );
    expect(covered, `seed ${seed}`).toBe(bestCover(units, officers, ratings));
    const all = units.reduce((sum, { strength, supplied }) => sum + (supplied ? strength : 0), 0);
    if (covered > 0 && covered < all) partly++;
  }
  expect(partly).toBeGreaterThan(50);
});
