import { allChoices, copyState, type State, submit } from '@hundred-days/kernel';
import type { Pick, Tally } from '@hundred-days/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neighbours, sideOf } from '../oracle/facts.ts';
import { ALL_UNITS, unitsIn } from '../oracle/position.ts';
import { chainKey, chainsFrom, gunsToSpare, retreatsOf, type Shift, safeHexes } from '../oracle/retreat.ts';
import { game, unitNumber } from '../support.ts';
import { agree, agreeOn, attackFor, COMBAT, inPositions, type Match, sorted, tightLayout } from './support.ts';

/** All chains the engine offers to one retreating unit, each played to its last displacement; 'lost' if it is lost. */
function explore(state: State, seat: number, unit: string, done: readonly Shift[]): string[] {
  const found: string[] = [];
  for (const action of allChoices(game, state, seat)) {
    if (action.type === 'lost' && game.unitIds[action.unit] === unit) found.push('lost');
    const starts = action.type === 'retreat' && done.length === 0 && game.unitIds[action.unit] === unit;
    if (!starts && !(action.type === 'displace' && done.length > 0)) continue;
    const next = copyState(state);
    expect(submit(game, next, seat, action, { roll: () => 1 })).toBeNull();
    const chain = [...done, { unit: game.unitIds[action.unit], to: game.placeIds[action.to] }];
    if (chain.length > ALL_UNITS.length) throw new Error(`endless chain: ${chainKey(chain.slice(0, 8))} ...`);
    if (game.phase(next).name === 'displacement') found.push(...explore(next, seat, unit, chain));
    else found.push(chainKey(chain));
  }
  return found;
}

function tallyRetreat(match: Match, unit: string, chains: readonly Shift[][], seen: Tally): void {
  const p = match.oracle;
  const safe = safeHexes(p, unit);
  const from = p.where.get(unit) ?? '';
  const longest = Math.max(0, ...chains.map((chain) => chain.length));
  seen.add('retreats');
  seen.add('chains', chains.length);
  seen.add(sideOf(unit) === p.phasing ? 'attacker retreats' : 'defender retreats');
  if (p.attack.result === 'Ar' && p.attack.bombarding.size > 0) seen.add('attacker retreats beside bombarding guns');
  if (p.attack.result === 'Dr' && p.attack.bombarding.size === p.attack.attackers.size) seen.add('driven back by guns');
  if (p.attack.retreating.size > 1) seen.add('several retreat');
  if (longest === 1) seen.add('to an empty hex');
  if (longest >= 2) seen.add('displaces');
  if (longest >= 3) seen.add('chain of three');
  if (longest >= 4) seen.add('chain of four');
  if (safe.length === 0) seen.add('lost without a safe hex');
  else if (chains.length === 0) seen.add('lost because no chain can be completed');
  const firsts = new Set(chains.map((chain) => chain[0].to));
  if (longest >= 2 && safe.some((hex) => !firsts.has(hex))) seen.add('an occupant who cannot make room is left alone');
  const alone = new Set<string>();
  const keys = sorted(chains.map(chainKey)).join();
  const unspared = sorted(chainsFrom(p, unit, new Set([unit]), alone, alone).map(chainKey)).join();
  if (unspared !== keys) seen.add('a gun with a bombardment to make is spared');
  const bound = chainsFrom(p, unit, new Set([unit]), alone, gunsToSpare(p, unit, true));
  if (sorted(bound.map(chainKey)).join() !== keys) seen.add('gun spared for an enemy that is not bound');
  if (longest >= 2) {
    for (const hex of safe) {
      const [occupant] = unitsIn(p, hex);
      const after = { ...p, where: new Map(p.where).set(unit, hex) };
      if (occupant !== undefined && safeHexes(after, occupant).includes(from)) seen.add('could swap hexes, may not');
    }
  }
}

/** Chains, refusals of everything else, and `lost` exactly when there is no chain. */
function compareRetreats(match: Match, seen: Tally): void {
  for (const unit of match.oracle.attack.retreating) {
    const chains = retreatsOf(match.oracle, unit);
    const wanted = chains.length === 0 ? ['lost'] : chains.map(chainKey);
    agree(sorted(explore(match.field.state, match.seat, unit, [])), sorted(wanted));
    expect(match.accepts({ type: 'lost', unit: unitNumber(unit) })).toBe(chains.length === 0);
    const firsts = new Set(chains.map((chain) => chain[0].to));
    for (const hex of neighbours(match.oracle.where.get(unit) ?? '')) {
      const action = { type: 'retreat', unit: unitNumber(unit), to: game.placeIds.indexOf(hex) } as const;
      agreeOn(match.accepts(action), firsts.has(hex), `${unit} to ${hex}`);
    }
    tallyRetreat(match, unit, chains, seen);
  }
}

/** The displaced unit to every hex around it: accepted exactly if some chain goes on there. */
function compareDisplacements(match: Match, seen: Tally): void {
  const allowed = new Set(match.allowed());
  const unit = match.oracle.attack.chain?.displaced ?? '';
  for (const hex of neighbours(match.oracle.where.get(unit) ?? '')) {
    const action = { type: 'displace', unit: unitNumber(unit), to: game.placeIds.indexOf(hex) } as const;
    agreeOn(match.accepts(action), allowed.has(`displace ${unit} ${hex}`), `${unit} to ${hex}`);
    seen.add('displacements asked for');
  }
}

/** Attacks with retreats for a result, one after another, as long as the phase lasts. */
function playRetreats(match: Match, pick: Pick, seen: Tally): void {
  const wishes = (): readonly string[][] => [pick(2) === 0 ? ['Ar'] : ['Dr'], ['Ar', 'Dr', 'Ae']];
  attackFor(match, pick, 6, wishes, () => {
    if (match.field.step === 'retreat') compareRetreats(match, seen);
    if (match.field.step === 'displacement') compareDisplacements(match, seen);
  });
}

const TITLE = '[6.4.1][6.4.2][6.4.3][6.4.5][6.4.6][6.5.1][6.5.2][6.5.3][6.5.4][6.5.5]';

test(`${TITLE} retreats and displacements that can be played are exactly the complete chains of the rules`, () => {
  const crowded = tightLayout({ counters: [14, 40], radius: [2, 3], phases: COMBAT, front: true });
  const mixed = tightLayout({ counters: [6, 20], radius: [1, 2], phases: COMBAT });
  const shelled = tightLayout({ counters: [20, 60], radius: [2, 3], phases: COMBAT, front: true, gap: true });
  const seen = inPositions(fc.oneof({ weight: 3, arbitrary: crowded }, mixed, shelled), 840, playRetreats);
  seen.expectAll('attacker retreats', 'defender retreats', 'several retreat', 'to an empty hex', 'displaces');
  seen.expectAll('chain of three', 'chain of four', 'lost without a safe hex', 'could swap hexes, may not');
  seen.expectAll('lost because no chain can be completed', 'an occupant who cannot make room is left alone');
  seen.expectAll('attacker retreats beside bombarding guns', 'driven back by guns');
  seen.expectAll('a gun with a bombardment to make is spared', 'displacements asked for');
});
