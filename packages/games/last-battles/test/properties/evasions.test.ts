import { below, randomBits } from '@hundred-days/kernel';
import { expect, test } from 'vitest';
import { CAMPAIGN_GAMES, theatre } from '../campaigns.ts';
import { evasions, type Standing } from '../oracle/evasion.ts';

/** Crowds about a field: who may fall back before combat, one after the other, against the referee. */

const { world: w } = CAMPAIGN_GAMES.campaign;
const GAMES = 14;
const CENTRES = ['L1912', 'B0917', 'Q1708', 'W1507'];

const unitsOf = (army: string): readonly string[] =>
  w.unitData.slice(0, w.units).flatMap((unit) => (unit.army === army ? [unit.id] : []));
const FRENCH = unitsOf('french');
const PRUSSIAN = unitsOf('prussian');

/** Stacks of two at most, never of both sides. */
function crowd(centre: string, bits: () => number): Record<string, string> {
  const hexes = [...w.map.within(w.map.indexOf(centre), 2)].filter((hex) => w.chateau[hex] === 0);
  const units: Record<string, string> = {};
  for (const hex of hexes) {
    const own = [FRENCH, PRUSSIAN][below(2, bits)];
    for (let count = below(3, bits); count > 0; count--) {
      const unit = own[below(own.length, bits)];
      if (units[unit] === undefined) units[unit] = w.hexId(hex);
    }
  }
  return units;
}

test.each(CENTRES)('[25.1a, 25.1b] about %s cavalry and horse guns fall back as the referee says', (centre) => {
  const seen = { asked: 0, gone: 0 };
  for (let seed = 0; seed < GAMES; seed++) {
    const bits = randomBits(`${centre} ${seed}`);
    const f = theatre(
      'campaign',
      { phase: 'frenchMovement', units: crowd(centre, bits) },
      { 'cavalry-retreat': true },
    ).play('end');
    const gone = new Set<string>();
    const standing = (): Standing[] =>
      w.unitData.slice(0, w.units).flatMap(({ id, side, type }) => {
        const hex = f.where(id);
        return hex in { off: 1, destroyed: 1, exited: 1 } ? [] : [{ id, hex, side, type }];
      });
    while (f.step === 'evasion') {
      const listed = f.choices('evade').sort();
      expect(listed, `seed ${seed}`).toEqual(evasions(standing(), 'french', gone));
      const line = listed[below(listed.length, bits)];
      gone.add(line.split(' ')[1]);
      seen.gone++;
      f.play(line);
    }
    seen.asked++;
    expect(evasions(standing(), 'french', gone), `seed ${seed}`).toEqual([]);
  }
  expect(seen.asked).toBe(GAMES);
  expect(seen.gone).toBeGreaterThan(2);
});
