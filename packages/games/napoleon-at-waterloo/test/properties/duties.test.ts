import { allChoices, copyState, type State, submit } from '@hundred-days/kernel';
import type { Pick, Tally } from '@hundred-days/kernel/testing';
import type { Action } from '@hundred-days/napoleon-at-waterloo';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Assault,
  assaultKey,
  attackable,
  columnOfAttack,
  leftToGuns,
  NOBODY,
  openDuties,
  possibleAttacks,
  strandedAfter,
  survey,
} from '../oracle/combat.ts';
import { COLUMNS, canBeBombarded, HEXES, isGun, neighbours, sideOf, terrainOf } from '../oracle/facts.ts';
import { ALL_UNITS, fightsAtADistance, hexOf, inContact, type Layout, unitsIn } from '../oracle/position.ts';
import { game, unitNumber } from '../support.ts';
import {
  agree,
  agreeOn,
  COMBAT,
  disc,
  forceRoll,
  inGames,
  inPositions,
  type Match,
  RESULTS,
  randomAction,
  sorted,
  tightLayout,
} from './support.ts';

interface Named {
  readonly state: State;
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
}

/** Every announcement the engine lets a player come to, step by step; those that can be rolled for, with their columns. */
function explore(match: Match): Map<string, string[]> {
  const complete = new Map<string, string[]>();
  const seen = new Set<string>();
  const waiting: Named[] = [{ state: copyState(match.field.state), attackers: [], defenders: [] }];
  for (let now = waiting.pop(); now !== undefined; now = waiting.pop()) {
    const actions = allChoices(game, now.state, match.seat);
    expect(actions.length, `stuck after ${assaultKey(now)}`).toBeGreaterThan(0);
    const columns = actions.flatMap((action) => (action.type === 'roll' ? [COLUMNS[action.column]] : []));
    if (columns.length > 0) complete.set(assaultKey(now), columns);
    for (const action of actions) {
      let { attackers, defenders } = now;
      if (action.type === 'join') attackers = [...attackers, game.unitIds[action.unit]];
      else if (action.type === 'target')
        defenders = [...defenders, unitsIn(match.oracle, game.placeIds[action.hex])[0]];
      else continue;
      const key = assaultKey({ attackers, defenders });
      if (seen.has(key)) continue;
      seen.add(key);
      const state = copyState(now.state);
      expect(submit(game, state, match.seat, action, { roll: () => 1 })).toBeNull();
      waiting.push({ state, attackers, defenders });
    }
  }
  return complete;
}

function tallyAttacks(match: Match, legal: readonly Assault[], seen: Tally): void {
  const p = match.oracle;
  for (const { attackers, defenders } of legal) {
    const guns = attackers.filter((unit) => fightsAtADistance(p, unit));
    const contacts = attackers.length - guns.length;
    const reachesAll = (gun: string): boolean =>
      defenders.every((enemy) => canBeBombarded(hexOf(p, gun), hexOf(p, enemy)));
    if (defenders.length > 1) seen.add('several defenders');
    if (contacts === 0) seen.add(guns.length > 1 ? 'massed guns' : 'one gun alone');
    if (contacts > 0 && guns.length > 0) seen.add('combined attack');
    if (contacts > 0 && guns.some((gun) => !reachesAll(gun))) seen.add('gun reaches only one of several');
    if (contacts === 0 && inContact(p, defenders[0])) seen.add('enemy in contact bombarded by guns alone');
  }
}

/** Compares all that concerns the choice of attacks, before one is begun. */
function compareAttacks(match: Match, seen: Tally): void {
  const { oracle, legal } = match;
  const view = survey(oracle);
  const reached = explore(match);
  agree(sorted(reached.keys()), sorted(legal.map(assaultKey)));
  for (const assault of legal) {
    const columns = COLUMNS.slice(0, columnOfAttack(oracle, assault) + 1);
    agree(sorted(reached.get(assaultKey(assault)) ?? []), sorted(columns), assaultKey(assault));
  }
  match.expectSameChoices();
  const mayEnd = match.allowed().includes('end');
  expect(match.accepts({ type: 'end', stacked: false })).toBe(mayEnd);
  const open = openDuties(oracle);
  seen.add('positions');
  seen.add('legal attacks', legal.length);
  seen.add('attacks that would strand', possibleAttacks(view).length - legal.length);
  if (!mayEnd) {
    seen.add('end refused');
    expect(legal.length).toBeGreaterThan(0);
  } else if (legal.length > 0) seen.add('end allowed though attacks are left');
  if (mayEnd && open.beAttacked.length > 0) seen.add('duty that nobody can meet any more');
  if (strandedAfter(view, NOBODY) > 0) seen.add('somebody stranded');
  if (strandedAfter(view, NOBODY) > 0 && !mayEnd) seen.add('somebody stranded, others still bound');
  tallyAttacks(match, legal, seen);
}

/** Every unit joining, every hex named, every column: accepted exactly if allowed. */
function compareSteps(match: Match, seen: Tally): void {
  const allowed = new Set(match.allowed());
  const ask = (line: string, action: Action): void => {
    agreeOn(match.accepts(action), allowed.has(line), line);
    seen.add(allowed.has(line) ? 'step accepted' : 'step refused');
  };
  for (const [unit, hex] of match.oracle.where) {
    ask(`join ${unit}`, { type: 'join', unit: unitNumber(unit) });
    ask(`target ${hex}`, { type: 'target', hex: game.placeIds.indexOf(hex) });
  }
  for (const [column, name] of COLUMNS.entries()) ask(`roll @${name}`, { type: 'roll', column });
  match.expectSameChoices();
}

/** Between two attacks, or at the end of the game. */
const isOver = ({ field: { step }, oracle: { attack } }: Match): boolean =>
  step === 'over' || (step === 'combat' && attack.attackers.size + attack.defenders.size === 0);

/** Plays a Combat Phase to its end, comparing before every attack. */
function playCombat(match: Match, pick: Pick, seen: Tally): void {
  expect(strandedAfter(survey(match.oracle), NOBODY)).toBe(0);
  while (match.field.step === 'combat') {
    compareAttacks(match, seen);
    if (match.allowed().includes('end') && (match.legal.length === 0 || pick(3) === 0)) {
      // Only duties to be attacked can fail.
      expect(openDuties(match.oracle).attack).toEqual([]);
      match.doLine('end');
      return;
    }
    do {
      if (match.field.step === 'combat') compareSteps(match, seen);
      else match.expectSameChoices();
      const steps = match.actions().filter(({ type }) => type !== 'end');
      const rolls = steps.filter(({ type }) => type === 'roll');
      const chosen = rolls.length > 0 && pick(2) === 0 ? rolls : steps;
      match.do(chosen[pick(chosen.length)], pick(6) + 1);
      match.expectSame();
    } while (!isOver(match));
    seen.add('attacks carried out');
  }
}

const TITLE =
  '[5.1.1][5.1.2][5.1.3][5.1.5][5.1.6][5.2.1][5.2.2][5.3.1][5.4.1][5.6.1][5.6.2][5.6.4][5.7.1][5.7.2][5.8.1][5.8.2][6.2.1][6.2.3]';

test(`${TITLE} the attacks that can be announced step by step are exactly the legal ones, and nobody is ever stuck`, () => {
  const scattered = tightLayout({ counters: [6, 18], radius: [1, 2], phases: COMBAT });
  const inLine = tightLayout({ counters: [8, 18], radius: [1, 2], phases: COMBAT, front: true });
  const seen = inPositions(fc.oneof(scattered, inLine), 320, playCombat);
  seen.expectAll('positions', 'legal attacks', 'attacks that would strand', 'end refused', 'several defenders');
  seen.expectAll('massed guns', 'one gun alone', 'combined attack', 'gun reaches only one of several');
  seen.expectAll('enemy in contact bombarded by guns alone', 'end allowed though attacks are left');
  seen.expectAll('step accepted', 'step refused');
});

const FRENCH_GUNS = ALL_UNITS.filter((unit) => isGun(unit) && sideOf(unit) === 'french');
const ALLIED_FOOT = ALL_UNITS.filter((unit) => !isGun(unit) && sideOf(unit) === 'allied');

/** One unit among several enemies, and guns three hexes from it, two from some of them: who is left needs a gun. */
const amongEnemies = fc
  .record({
    centre: fc.constantFrom(...HEXES.filter((hex) => terrainOf(hex) !== 'woods')),
    enemies: fc.array(fc.nat(5), { minLength: 2, maxLength: 5, size: 'max' }),
    guns: fc.array(fc.nat(17), { minLength: 2, maxLength: 6, size: 'max' }),
  })
  .map(({ centre, enemies, guns }): Layout => {
    const units: Record<string, string> = { 'fr-gd-grn': centre };
    const ring = (radius: number): string[] =>
      disc(centre, radius).filter((hex) => !disc(centre, radius - 1).includes(hex) && terrainOf(hex) !== 'woods');
    const [near, far] = [ring(1), ring(3)];
    for (const [i, at] of [...new Set(enemies.map((n) => near[n % near.length]))].entries()) units[ALLIED_FOOT[i]] = at;
    for (const [i, at] of [...new Set(guns.map((n) => far[n % far.length]))].entries()) units[FRENCH_GUNS[i]] = at;
    return { units, phase: 'frenchCombat' };
  });

test('[5.1.5][5.6.4] enemies left to the guns must each find a gun of their own', () => {
  const seen = inPositions(amongEnemies, 70, (match, pick, met) => {
    const view = survey(match.oracle);
    for (const assault of match.legal) if (leftToGuns(view, assault).length > 1) met.add('two left to the guns');
    playCombat(match, pick, met);
  });
  seen.expectAll('two left to the guns', 'attacks that would strand', 'enemy in contact bombarded by guns alone');
});

/** The steps of an announcement in random order. */
function announceThis(match: Match, { attackers, defenders }: Assault, pick: Pick): void {
  const steps = [
    ...attackers.map((unit) => `join ${unit}`),
    ...defenders.map((enemy) => `target ${hexOf(match.oracle, enemy)}`),
  ];
  while (steps.length > 0) match.doLine(steps.splice(pick(steps.length), 1)[0]);
}

/**
 * A mover who leaves enemies to his guns and then loses the fights beside them, so that enemies advance next to the guns.
 */
function playIntoTrouble(match: Match, pick: Pick, seen: Tally): void {
  while (match.field.step === 'combat') {
    const view = survey(match.oracle);
    const stranded = strandedAfter(view, NOBODY);
    const left = leftToGuns(view, NOBODY).length;
    if (stranded > 0 || left > 0 || pick(8) === 0) compareAttacks(match, seen);
    if (match.legal.length === 0) return;
    const leaving = match.legal.filter((assault) => leftToGuns(view, assault).length > left);
    const others = match.legal.filter(({ attackers }) => attackers.some((unit) => inContact(match.oracle, unit)));
    const [chosen] = [leaving, others, match.legal].filter((list) => list.length > 0);
    announceThis(match, chosen[pick(chosen.length)], pick);
    const wanted = chosen === leaving ? ['Dr', 'De'] : ['Ae', 'Ar'];
    if (!forceRoll(match, [wanted, RESULTS], pick)) return;
    while (match.field.step !== 'combat' && match.field.step !== 'over') {
      match.expectSameChoices();
      const advances = match.actions().filter((action) => action.type === 'advance');
      const follow = advances.length > 0 && chosen !== leaving;
      match.do(follow ? advances[pick(advances.length)] : randomAction(match, pick));
    }
    match.expectSame();
  }
}

test('[5.1.5][5.1.6][5.6.4] a duty that results have made impossible blocks neither other attacks nor the end of the phase', () => {
  const scattered = tightLayout({ counters: [9, 16], radius: [2, 2], phases: COMBAT });
  const inLine = tightLayout({ counters: [10, 20], radius: [2, 2], phases: COMBAT, front: true });
  const seen = inPositions(fc.oneof(scattered, inLine), 840, playIntoTrouble);
  seen.expectAll('somebody stranded', 'duty that nobody can meet any more', 'somebody stranded, others still bound');
  seen.expectAll('enemy in contact bombarded by guns alone', 'end refused');
});

/** A weak enemy with another behind him, a strong attacker, and guns two hexes from the one behind. */
const secondLine = fc
  .record({
    behind: fc.constantFrom(...HEXES.filter((hex) => terrainOf(hex) === 'clear')),
    before: fc.nat(5),
    attacker: fc.nat(2),
    guns: fc.array(fc.nat(11), { minLength: 1, maxLength: 3 }),
  })
  .map(({ behind, before, attacker, guns }): Layout => {
    const free = (hexes: readonly string[]): string[] => hexes.filter((hex) => terrainOf(hex) !== 'woods');
    const near = free(neighbours(behind));
    const weak = near[before % near.length];
    const far = free(disc(behind, 2)).filter((hex) => hex !== behind && !neighbours(behind).includes(hex));
    const beside = far.filter((hex) => neighbours(weak).includes(hex));
    const apart = far.filter((hex) => !neighbours(weak).includes(hex));
    const units: Record<string, string> = { 'aa-1gd': behind, 'aa-hou': weak };
    if (beside.length > 0) units['fr-gd-grn'] = beside[attacker % beside.length];
    if (apart.length > 0)
      for (const [i, at] of [...new Set(guns.map((n) => apart[n % apart.length]))].entries())
        units[FRENCH_GUNS[i]] = at;
    return { units, phase: 'frenchCombat' };
  });

test('[5.1.4][5.1.6] contacts that arise from an advance add no duty, though a gun could meet it', () => {
  const seen = inPositions(secondLine, 130, (match, pick, met) => {
    const alone = match.legal.find(({ attackers }) => attackers.join() === 'fr-gd-grn');
    if (alone === undefined) return;
    announceThis(match, alone, pick);
    if (!forceRoll(match, [['De', 'Dr']], pick)) return;
    while (match.field.step !== 'combat') {
      const advance = match.listed().find((line) => line.startsWith('advance'));
      match.doLine(advance ?? match.listed()[0]);
    }
    compareAttacks(match, met);
    const { oracle } = match;
    if (!oracle.where.has('aa-1gd') || oracle.bound.has('aa-1gd') || !inContact(oracle, 'aa-1gd')) return;
    if (match.legal.length > 0) met.add('a gun could bombard the new contact');
    expect(match.listed()).toContain('end');
  });
  seen.expectAll('a gun could bombard the new contact');
});

test('[5.1.5][5.1.6] in random games every listed step of an announcement leads to a legal attack, and every legal one is listed', () => {
  const seen = inGames(10, (match, pick, met) => {
    for (let i = 0; i < 900 && match.field.step !== 'over'; i++) {
      if (match.field.step === 'combat' && attackable(survey(match.oracle)).length <= 9) {
        match.expectSameChoices();
        met.add('steps');
      }
      match.do(randomAction(match, pick), pick(6) + 1);
    }
  });
  seen.expectAll('steps');
});
