import { writeAction } from '@hundred-days/kernel';
import type { Pick, Tally } from '@hundred-days/kernel/testing';
import type { Action } from '@hundred-days/napoleon-at-waterloo';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENTRY_HEXES, HEXES, IMPASSABLE, isOpen, neighbours, sideOf, terrainOf } from '../oracle/facts.ts';
import { goalOf, legalWays, type Way, wayKey } from '../oracle/movement.ts';
import { ALL_UNITS, type Layout } from '../oracle/position.ts';
import { game, unitNumber } from '../support.ts';
import {
  agree,
  agreeOn,
  disc,
  inGames,
  inPositions,
  type Match,
  MOVEMENT,
  randomAction,
  sorted,
  tightLayout,
} from './support.ts';

type Movement = Extract<Action, { readonly type: Way['kind'] }>;

const isMovement = (action: Action): action is Movement =>
  action.type === 'move' || action.type === 'enter' || action.type === 'exit';

const goal = (action: Movement): string =>
  action.type === 'exit' ? 'exit' : game.placeIds[action.path[action.path.length - 1]];

const asAction = (unit: string, { kind, path }: Way): Action => ({
  type: kind,
  unit: unitNumber(unit),
  path: path.map((hex) => game.placeIds.indexOf(hex)),
});

/** The same path with one fault, or none: a hex changed, dropped, added or repeated, or another kind of move. */
function mutate({ kind, path }: Way, pick: Pick): Way {
  const at = pick(path.length);
  const changed = [...path];
  const around = neighbours(path[at]);
  const other = pick(4) === 0 ? HEXES[pick(HEXES.length)] : around[pick(around.length)];
  switch (pick(6)) {
    case 0:
      changed[at] = other;
      break;
    case 1:
      changed.splice(at, 1);
      break;
    case 2:
      changed.splice(at + 1, 0, other);
      break;
    case 3:
      changed.push(neighbours(path[path.length - 1])[0]);
      break;
    case 4:
      changed.splice(at + 1, 0, other, path[at]);
      break;
    default:
      return { kind: (['move', 'enter', 'exit'] as const)[pick(3)], path };
  }
  return { kind, path: changed };
}

/** Destinations, other paths and mutated paths of some units of the phasing side. */
function compareMoves(match: Match, units: readonly string[], pick: Pick, seen: Tally): void {
  const listed = new Map<string, Movement[]>();
  for (const action of match.actions()) {
    if (!isMovement(action)) continue;
    const unit = game.unitIds[action.unit];
    listed.set(unit, [...(listed.get(unit) ?? []), action]);
  }
  for (const unit of units) {
    const ways = legalWays(match.oracle, unit);
    const legal = new Set(ways.map(wayKey));
    const offered = listed.get(unit) ?? [];
    agree(sorted(offered.map(goal)), sorted(new Set(ways.map(goalOf))), unit);
    for (const { type, path } of offered) {
      const key = wayKey({ kind: type, path: path.map((hex) => game.placeIds[hex]) });
      agreeOn(true, legal.has(key), `${unit} ${key}`);
      seen.add(`listed ${type}`);
    }
    for (let i = 0; i < 4 && ways.length > 0; i++) {
      const way = ways[pick(ways.length)];
      agreeOn(match.accepts(asAction(unit, way)), true, `${unit} ${wayKey(way)}`);
      seen.add('other path accepted');
      const mutant = mutate(way, pick);
      if (mutant.path.length === 0) continue;
      const fits = legal.has(wayKey(mutant));
      agreeOn(match.accepts(asAction(unit, mutant)), fits, `${unit} ${wayKey(mutant)}`);
      seen.add(fits ? 'mutated path accepted' : 'mutated path refused');
    }
    if (ways.length === 0) seen.add(match.oracle.where.has(unit) ? 'frozen, moved or shut in' : 'waits');
    if (ways.some(({ path }) => path.some((hex) => terrainOf(hex) === 'woodsRoad'))) seen.add('woods road');
    const shared = ways.some((way) => way.kind !== 'exit' && [...match.oracle.where.values()].includes(goalOf(way)));
    if (shared) seen.add('stops with a friend who can leave');
  }
}

test('[4.2.2][2.2.4] the hexsides the map calls impassable are those that the rule closes', () => {
  const closed = HEXES.flatMap((hex) =>
    neighbours(hex)
      .filter((next) => !isOpen(hex, next))
      .map((next) => `${hex}-${next}`),
  );
  expect(sorted(closed)).toEqual(sorted(IMPASSABLE));
});

test('[4.0.2][4.1.1][4.2.1][4.3.1][4.4.1][4.5.2][4.5.3] in random games every unit reaches exactly what some legal path reaches', () => {
  const seen = inGames(20, (match, pick, met) => {
    for (let i = 0; i < 350 && match.field.step !== 'over'; i++) {
      if (match.field.step === 'movement' && pick(12) === 0) {
        const mine = ALL_UNITS.filter((unit) => sideOf(unit) === match.oracle.phasing);
        const waiting = mine.filter((unit) => match.oracle.due.has(unit));
        const chosen = [mine[pick(mine.length)], mine[pick(mine.length)]];
        if (waiting.length > 0) chosen.push(waiting[pick(waiting.length)]);
        compareMoves(match, [...new Set(chosen)], pick, met);
      }
      match.do(randomAction(match, pick), pick(6) + 1);
    }
  });
  seen.expectAll('listed move', 'listed enter', 'other path accepted', 'mutated path accepted', 'mutated path refused');
  seen.expectAll('frozen, moved or shut in', 'waits', 'woods road', 'stops with a friend who can leave');
});

/** Some of the units wait beside the map, due at different turns. */
const withArrivals = fc
  .tuple(
    tightLayout({ counters: [4, 24], radius: [1, 3], phases: MOVEMENT }),
    fc.array(fc.tuple(fc.constantFrom(...ALL_UNITS), fc.integer({ min: 1, max: 10 })), { maxLength: 3 }),
  )
  .map(([layout, waiting]): Layout => {
    const units: Record<string, string | number> = { ...layout.units };
    for (const [unit, turn] of waiting) units[unit] ??= turn;
    return { ...layout, units };
  });

test('[4.2.2][4.4.2][4.5.3][4.5.6][7.1.1][7.2.1][7.2.2][8.3.2] in tight positions too, with moves, entries and exits', () => {
  const seen = inPositions(withArrivals, 520, (match, pick, met, layout) => {
    const mine = Object.keys(layout.units).filter((unit) => sideOf(unit) === match.oracle.phasing);
    if (mine.length === 0) return;
    for (let i = 0; i < 3; i++) {
      const some = mine.filter(() => pick(mine.length) < 3);
      compareMoves(match, some, pick, met);
      const moves = match.actions().filter(isMovement);
      if (moves.length === 0 || match.field.outcome !== null) return;
      const action = moves[pick(moves.length)];
      match.do(action);
      expect(writeAction(game, action)).toContain(game.unitIds[action.unit]);
      match.expectSame();
    }
  });
  seen.expectAll('listed move', 'listed enter', 'listed exit', 'mutated path accepted', 'mutated path refused');
  seen.expectAll('frozen, moved or shut in', 'waits', 'woods road', 'stops with a friend who can leave');
});

/** An entry hex that is held, other units around it, and one more waiting to come in. */
const atAnEntryHex = fc
  .record({
    entry: fc.constantFrom(...ENTRY_HEXES),
    friends: fc.array(fc.nat(18), { maxLength: 4 }),
    enemies: fc.array(fc.nat(18), { minLength: 1, maxLength: 3 }),
  })
  .map(({ entry, friends, enemies }): Layout => {
    const cells = disc(entry, 2).filter((hex) => terrainOf(hex) !== 'woods');
    const units: Record<string, string | number> = { 'pr-5bde': 3, 'aa-1gd': entry };
    const throwIn = (ids: readonly string[], places: readonly number[]): void => {
      for (const [i, place] of places.entries()) {
        const hex = cells[place % cells.length];
        if (!Object.values(units).includes(hex)) units[ids[i]] = hex;
      }
    };
    throwIn(['fr-6inf', 'fr-9inf', 'fr-5inf'], enemies);
    throwIn(['aa-2inf', 'aa-3inf', 'aa-4inf', 'aa-5inf'], friends);
    return { units, phase: 'alliedMovement', turn: 3 };
  });

test('[7.2.2] nobody enters to stay with a unit that cannot move off in this phase', () => {
  const seen = inPositions(atAnEntryHex, 390, (match, pick, met) => compareMoves(match, ['pr-5bde'], pick, met));
  seen.expectAll('listed enter', 'stops with a friend who can leave');
});
