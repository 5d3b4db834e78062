import { below, type Place, randomBits, type State, type Unit } from '@hundred-days/kernel';
import { describe, expect, it } from 'vitest';
import { RETREATING } from '../../src/fighting.ts';
import { putUnder, whereIs } from '../../src/position.ts';
import { LONGEST_CHAIN } from '../../src/rules/displacement.ts';
import { cast, setFight, setSources, setTargets } from '../../src/rules/parts.ts';
import { retreatsFrom } from '../../src/rules/retreatplans.ts';
import { roomFor } from '../../src/rules/stacking.ts';
import { fighting } from '../fought.ts';
import { slowRetreats, written } from '../oracle/displacement.ts';
import { w } from '../world.ts';

/** Crowds on the ground round a hex: the shortest chains are just those that a slow search finds. */

const CENTRES = ['0320', '0410', '1011', '0209', '1416', '1812', '0103', '1025'];
/** The slow search tries every hex for each; longer chains are compared by whether there are any. */
const COMPARED = 2;

function crowd(bits: () => number): { readonly s: State; readonly unit: Unit; readonly enemies: Place[] } | null {
  const s = fighting({ '0125': ['fr-jerome'], '1901': ['adg-guards'] }).state;
  const centre = w.map.indexOf(CENTRES[below(CENTRES.length, bits)]);
  const near = w.map.within(centre, 2);
  const friends = [...w.unitsOf[1]].filter((unit) => unit < w.units && w.army[unit] === 1 && s[w.at.where + unit] < 0);
  const foes = [...w.unitsOf[0]].filter((unit) => unit < w.units && s[w.at.where + unit] < 0 && w.guard[unit] === 0);
  const enemies: Place[] = [];
  for (let i = 1 + below(3, bits); i > 0; i--) {
    const hex = w.neighbours[6 * centre + below(6, bits)];
    if (hex < 0 || enemies.includes(hex)) continue;
    putUnder(w, s, foes[i], hex);
    enemies.push(hex);
  }
  for (const unit of friends) {
    const hex = near[below(near.length, bits)];
    if (hex !== centre && !enemies.includes(hex) && roomFor(w, s, hex, unit)) putUnder(w, s, unit, hex);
  }
  const unit = friends.find((one) => s[w.at.where + one] < 0 && w.gun[one] !== 1);
  if (unit === undefined || enemies.length === 0) return null;
  putUnder(w, s, unit, centre);
  return { s, unit, enemies };
}

describe('displacement against a slow referee', () => {
  it('[11.9.5b] [11.9.5a] [11.9.1b] the plans of a retreat are the shortest chains, and all of them', () => {
    const bits = randomBits('crowds');
    let displaced = 0;
    let none = 0;
    for (let scene = 0; scene < 700; scene++) {
      const laid = crowd(bits);
      if (laid === null) continue;
      const { s, unit, enemies } = laid;
      cast(w, s, unit, RETREATING);
      setFight(w, s, 'attack');
      setSources(w, s, enemies);
      setTargets(w, s, [whereIs(w, s, unit)]);
      s[w.at.length] = 1;
      const plans = retreatsFrom(w, s, whereIs(w, s, unit));
      const found = plans.map(({ units, to }) => written(units.map((one, i) => ({ unit: one, to: to[2 * i] }))));
      const slow = slowRetreats(w, s, unit, enemies, COMPARED);
      if (slow.length > 0) expect([...found].sort()).toEqual(slow);
      // The slow search gave up: what was found is longer, and no longer than is looked for.
      else for (const { units } of plans) expect(units.length - 1).toBeGreaterThan(COMPARED);
      for (const { units } of plans) expect(units.length - 1).toBeLessThanOrEqual(LONGEST_CHAIN);
      if (plans.some(({ units }) => units.length > 1)) displaced++;
      if (plans.length === 0) none++;
    }
    expect(displaced).toBeGreaterThan(50);
    expect(none).toBeGreaterThan(5);
  });
});
