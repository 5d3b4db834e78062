import type { Tally } from '@hundred-days/kernel/testing';
import { position } from '@hundred-days/napoleon-at-waterloo';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attackable, survey } from '../oracle/combat.ts';
import { sideOf } from '../oracle/facts.ts';
import { zoneOf } from '../oracle/position.ts';
import { game, world } from '../support.ts';
import { COMBAT, inGames, inPositions, type Match, MOVEMENT, randomAction, sorted, tightLayout } from './support.ts';

/** Steps in which two units may be in one hex: until the phase ends, until a stack is dealt with, until a chain ends. */
const SHARING = ['movement', 'stacks', 'displacement'];

function checkBooks(match: Match, seen: Tally): void {
  match.expectSame();
  const { state } = match.field;
  const { oracle, field: engine } = match;
  expect(game.unsound(state)).toEqual([]);
  const inHex = new Map<string, string[]>();
  for (const [unit, hex] of oracle.where) inHex.set(hex, [...(inHex.get(hex) ?? []), unit]);
  const shared = [...inHex.values()].filter((units) => units.length > 1);
  for (const units of shared) {
    expect(units.length).toBe(2);
    expect(sideOf(units[0])).toBe(sideOf(units[1]));
  }
  if (shared.length > 0) {
    seen.add(`shared in ${engine.step}`);
    if (engine.step !== 'over') expect(SHARING).toContain(engine.step);
    if (engine.step === 'displacement') expect(shared.length).toBe(1);
  }
  for (const [seat, side] of (['french', 'allied'] as const).entries()) {
    const zone = zoneOf(oracle, side);
    const engineZone = game.placeIds.filter((_, hex) => position.inZoneOf(world, state, seat, hex));
    if (engineZone.join() !== sorted(zone).join()) expect(sorted(engineZone)).toEqual(sorted(zone));
  }
  seen.add(engine.step);
}

/** Outside movement everything listed is compared; combat only while the number of targets keeps it quick. */
function checkChoices(match: Match, seen: Tally): void {
  const { step } = match.field;
  if (step === 'combat' && attackable(survey(match.oracle)).length > 8) return;
  const listed = match.listed();
  const wanted = sorted(match.allowed());
  const tableOnly = step === 'movement' ? listed.filter((line) => line.startsWith('end')) : listed;
  expect(sorted(tableOnly)).toEqual(wanted);
  seen.add(`choices in ${step}`);
}

test('[4.4.2][4.4.3][4.5.1][4.5.4][8.0.1][3.0.1] in random games the books are right after every action', () => {
  const seen = inGames(3, (match, pick, met) => {
    while (match.field.step !== 'over') {
      if (match.field.step !== 'movement' || pick(10) === 0) checkChoices(match, met);
      match.do(randomAction(match, pick), pick(6) + 1);
      checkBooks(match, met);
    }
  });
  seen.expectAll('movement', 'stacks', 'combat', 'retreat', 'withdrawal', 'advance', 'over', 'shared in movement');
  seen.expectAll('choices in stacks', 'choices in combat', 'choices in retreat', 'choices in advance');
});

test('[3.0.3][4.4.2][4.5.1][6.3.9][8.0.1] in tight positions too, displacements among them', () => {
  const layouts = fc.oneof(
    tightLayout({ counters: [10, 36], radius: [2, 3], phases: [...COMBAT, ...MOVEMENT], front: true }),
    tightLayout({ counters: [6, 20], radius: [1, 3], phases: [...COMBAT, ...MOVEMENT] }),
  );
  const seen = inPositions(layouts, 40, (match, pick, met) => {
    checkBooks(match, met);
    for (let i = 0; i < 60 && match.field.step !== 'over'; i++) {
      checkChoices(match, met);
      match.do(randomAction(match, pick, 6), pick(6) + 1);
      checkBooks(match, met);
    }
  });
  seen.expectAll('movement', 'combat', 'losses', 'retreat', 'displacement', 'withdrawal', 'advance');
  seen.expectAll('shared in movement', 'shared in displacement', 'choices in displacement', 'choices in losses');
});
