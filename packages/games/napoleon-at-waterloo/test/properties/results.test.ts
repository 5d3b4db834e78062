import type { Tally } from '@hundred-days/kernel/testing';
import type { Action } from '@hundred-days/napoleon-at-waterloo';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HEXES, isOpen, neighbours, sideOf, subsets } from '../oracle/facts.ts';
import { ALL_UNITS, hexOf, inContact, sumOf, unitsOf } from '../oracle/position.ts';
import { advances, attackersInContact, payments, withdrawals } from '../oracle/results.ts';
import type { Shift } from '../oracle/retreat.ts';
import { game, unitNumber } from '../support.ts';
import { agreeOn, attackFor, COMBAT, inPositions, type Match, RESULTS, tightLayout } from './support.ts';

const scattered = tightLayout({ counters: [5, 14], radius: [1, 2], phases: COMBAT });
const inLine = tightLayout({ counters: [8, 24], radius: [1, 3], phases: COMBAT, front: true });
const layouts = fc.oneof(scattered, inLine);

/** Five attacks in each of so many positions, for one of these results where it can be had; `look` sees every step. */
function afterAttacks(times: number, results: readonly string[], look: (match: Match, met: Tally) => void): Tally {
  return inPositions(layouts, times, (match, pick, met) => {
    const wishes = [[results[pick(results.length)]], RESULTS];
    attackFor(
      match,
      pick,
      5,
      () => wishes,
      () => look(match, met),
    );
  });
}

test('[6.3.3][6.3.4][6.3.5] payments for an equal elimination are the sets that suffice and hold nobody needless', () => {
  const seen = afterAttacks(700, ['Ee'], (match, met) => {
    const p = match.oracle;
    const lost = match.events.filter((event) => event.type === 'destroyed').map((event) => event.data.unit);
    if (p.attack.result === 'Ee' && p.attack.bombarding.size === p.attack.attackers.size) met.add('guns alone');
    if (match.events.some((event) => event.rule === '6.3.4')) {
      met.add('all pay without being asked');
      for (const gun of p.attack.bombarding) expect(lost).not.toContain(gun);
    }
    if (match.field.step !== 'losses') return;
    const wanted = payments(p).map((units) => units.join(' '));
    const own = ALL_UNITS.filter((unit) => p.attack.attackers.has(unit));
    const bystander = unitsOf(p, p.phasing).filter((unit) => !p.attack.attackers.has(unit))[0];
    const asked = bystander === undefined ? own : ALL_UNITS.filter((unit) => own.includes(unit) || unit === bystander);
    for (const units of subsets(asked)) {
      if (units.length === 0) continue;
      const action: Action = { type: 'lose', units: units.map(unitNumber) };
      agreeOn(match.accepts(action), wanted.includes(units.join(' ')), units.join(' '));
    }
    met.add('asked');
    if (wanted.length > 1) met.add('several ways to pay');
    if (payments(p).some((units) => sumOf(units) > p.attack.price)) met.add('pays more than needed');
    if (p.attack.bombarding.size > 0) met.add('guns stay out of it');
    if (attackersInContact(p).length > 2) met.add('three or more in contact');
  });
  seen.expectAll('asked', 'several ways to pay', 'pays more than needed', 'guns stay out of it', 'guns alone');
  seen.expectAll('all pay without being asked', 'three or more in contact');
});

/** Every unit on the map to every hex around it, and to a hex far away: accepted exactly if the oracle lists it. */
function compareShifts(match: Match, type: 'advance' | 'withdraw', wanted: readonly Shift[]): void {
  const keys = new Set(wanted.map(({ unit, to }) => `${unit} ${to}`));
  for (const [unit, hex] of match.oracle.where) {
    for (const to of [hex, ...neighbours(hex), HEXES[unitNumber(unit)]]) {
      const action: Action = { type, unit: unitNumber(unit), to: game.placeIds.indexOf(to) };
      agreeOn(match.accepts(action), keys.has(`${unit} ${to}`), `${type} ${unit} ${to}`);
    }
  }
  expect(match.accepts({ type: 'stand' })).toBe(true);
}

test('[6.6.1][6.6.2][6.6.3][6.6.4][6.6.5][6.3.6] the advances that can be made are those of the rules, one for each vacated hex', () => {
  const seen = afterAttacks(1200, RESULTS, (match, met) => {
    const { oracle: p } = match;
    if (match.field.step !== 'advance') return;
    const wanted = advances(p);
    compareShifts(match, 'advance', wanted);
    met.add(`after ${p.attack.result}`);
    if (p.attack.vacated.size > 1) met.add('several vacated hexes');
    if (p.attack.advanced.size > 0) met.add('a second unit may follow');
    if (wanted.some(({ unit }) => sideOf(unit) !== p.phasing)) met.add('a defender may advance');
    if (wanted.some(({ unit }) => inContact(p, unit))) met.add('from an enemy zone');
    const victors = new Set([...p.attack.attackers, ...p.attack.defenders]);
    for (const hex of p.attack.vacated) {
      for (const unit of victors) {
        if (p.where.has(unit) && neighbours(hexOf(p, unit)).includes(hex) && !isOpen(hexOf(p, unit), hex))
          met.add('stopped by a closed hexside');
      }
    }
  });
  seen.expectAll('after Ae', 'after Ar', 'after Ee', 'after Dr', 'after De', 'several vacated hexes');
  seen.expectAll('a second unit may follow', 'a defender may advance', 'from an enemy zone');
  seen.expectAll('stopped by a closed hexside');
});

test('[6.8.1][6.8.2] after Ae, Ar and Ee bombarding guns may withdraw to any empty safe hex, and only they', () => {
  const seen = afterAttacks(700, RESULTS, (match, met) => {
    const { oracle: p } = match;
    for (const gun of p.attack.bombarding) expect(p.where.has(gun)).toBe(true);
    if (match.field.step !== 'withdrawal') return;
    compareShifts(match, 'withdraw', withdrawals(p));
    met.add(`after ${p.attack.result}`);
    if (p.attack.bombarding.size > 1) met.add('several guns');
    if (p.attack.withdrawn.size > 0) met.add('a second gun may go');
    if (attackersInContact(p).length > 0) met.add('beside units in contact');
  });
  seen.expectAll('after Ae', 'after Ar', 'after Ee', 'several guns', 'a second gun may go', 'beside units in contact');
});
