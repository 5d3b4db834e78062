import type { Pick, Tally } from '@hundred-days/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLUMNS, isGun, resultOf, type Side, sideOf, strengthOf } from '../oracle/facts.ts';
import { shifted } from '../oracle/play.ts';
import { ALL_UNITS, type Layout, type Phase } from '../oracle/position.ts';
import { inGames, inPositions, type Match, randomAction, rollFor, tightLayout } from './support.ts';

/** Losses and exits added up from what was told alone, and 8.1 to 8.4 decided from them. */
class Ledger {
  readonly losses: Record<Side, number>;
  exited: number;
  broken: boolean;
  verdict: string | null = null;

  constructor(losses: Record<Side, number>, exited: number) {
    this.losses = { ...losses };
    this.exited = exited;
    this.broken = losses.allied >= 40;
  }

  hear(match: Match): void {
    for (const { type, data } of match.events) {
      const unit = String(data.unit);
      if (type === 'destroyed') this.losses[sideOf(unit)] += strengthOf(unit);
      if (type === 'exited') this.exited++;
    }
  }

  /** Once all losses of a result are entered (8.4.3). */
  decide(): void {
    const { french, allied } = this.losses;
    const enough = this.exited >= 7;
    if (this.broken) {
      if (enough) this.verdict = '8.3.1 french';
    } else if (french >= 40 && allied >= 40) this.verdict = enough ? '8.4.2 french' : '8.4.2 allied';
    else if (french >= 40) this.verdict = '8.1.1 allied';
    else if (allied >= 40) {
      this.broken = true;
      if (enough) this.verdict = '8.3.1 french';
    }
  }
}

const outcomeOf = (match: Match): string | null => {
  const { outcome } = match.field;
  if (outcome === null) return null;
  const winner = outcome.winners.length === 0 ? 'nobody' : outcome.winners[0] === 0 ? 'french' : 'allied';
  return `${outcome.rule} ${winner}`;
};

const UNFINISHED = ['losses', 'retreat', 'displacement'];

/** Plays on to the end, or for so many steps; returns how the game ended. */
function playOn(match: Match, ledger: Ledger, pick: Pick, steps: number, seen: Tally): void {
  for (let i = 0; i < steps && match.field.outcome === null; i++) {
    const before = match.field.step;
    const turn = match.field.turn;
    const wasBroken = ledger.broken;
    let action = randomAction(match, pick, 12);
    let die = pick(6) + 1;
    const equal = action.type === 'roll' && pick(2) === 0 ? rollFor(match, ['Ee'], pick) : null;
    if (equal !== null) {
      die = equal.die;
      action = { type: 'roll', column: COLUMNS.indexOf(equal.line.slice('roll @'.length)) };
    }
    const column = action.type === 'roll' ? shifted(match.oracle, action.column) : 0;
    match.do(action, die);
    if (action.type === 'roll') {
      const told = match.events.find((event) => event.type === 'rolled')?.data;
      expect(told).toEqual({ die, column: COLUMNS[column], result: resultOf(die, column) });
      if (column !== action.column) seen.add(match.oracle.phasing === 'french' ? 'column raised' : 'column lowered');
      else if (wasBroken) seen.add('shift at the end of the table');
    }
    ledger.hear(match);
    const lastCombatEnded = before === 'combat' && action.type === 'end' && turn === 10 && match.field.seat === 'none';
    if (!UNFINISHED.includes(match.field.step)) ledger.decide();
    if (ledger.verdict === null && lastCombatEnded) ledger.verdict = '8.4.1 nobody';
    expect(outcomeOf(match)).toBe(ledger.verdict);
    expect([match.field.losses('french'), match.field.losses('allied')]).toEqual([
      ledger.losses.french,
      ledger.losses.allied,
    ]);
    const demoralized = match.events.some((event) => event.type === 'demoralized');
    expect(demoralized).toBe(!wasBroken && ledger.broken);
    if (demoralized) seen.add('8.2.1');
    if (ledger.broken && ledger.losses.french >= 40) seen.add('8.2.5');
    if (UNFINISHED.includes(match.field.step) && (ledger.losses.allied >= 40 || ledger.losses.french >= 40))
      seen.add('forty reached in the middle of a result');
    match.expectSame();
    seen.add('steps');
  }
  seen.add(ledger.verdict ?? 'unfinished');
}

test('[3.0.4][3.0.5][8.0.1][8.4.1][8.4.3] random games of both scenarios end as a ledger kept from the events says', () => {
  const seen = inGames(10, (match, pick, met) => {
    playOn(match, new Ledger({ french: 0, allied: 0 }, 0), pick, 4000, met);
    expect(match.field.outcome).not.toBeNull();
  });
  seen.expectAll('steps');
  expect(seen.get('unfinished')).toBe(0);
});

/** Many losses on both sides and some units gone, the rest in a cluster that fights. */
const nearTheEnd = fc
  .record({
    layout: fc.oneof(
      tightLayout({ counters: [6, 20], radius: [1, 2], phases: ['frenchCombat', 'alliedCombat'] as Phase[] }),
      tightLayout({ counters: [6, 20], radius: [1, 3], phases: ['frenchMovement', 'alliedMovement'] as Phase[] }),
    ),
    french: fc.integer({ min: 33, max: 39 }),
    allied: fc.oneof(fc.integer({ min: 33, max: 39 }), fc.integer({ min: 40, max: 44 })),
    exited: fc.constantFrom(0, 5, 6, 7, 8),
  })
  .map(({ layout, french, allied, exited }): Layout => {
    const units: Record<string, string | number> = { ...layout.units };
    const left = { french, allied };
    for (const unit of ALL_UNITS.filter((id) => units[id] === undefined)) {
      if (strengthOf(unit) > left[sideOf(unit)]) continue;
      left[sideOf(unit)] -= strengthOf(unit);
      units[unit] = 'destroyed';
    }
    const gone = allied >= 40 ? Math.min(exited, 6) : exited;
    const idle = ALL_UNITS.filter((id) => units[id] === undefined && sideOf(id) === 'french' && !isGun(id));
    for (const unit of idle.slice(0, gone)) units[unit] = 'exited';
    return { ...layout, units };
  });

function ledgerOf({ units }: Layout): Ledger {
  const losses = { french: 0, allied: 0 };
  for (const [unit, place] of Object.entries(units))
    if (place === 'destroyed') losses[sideOf(unit)] += strengthOf(unit);
  return new Ledger(losses, Object.values(units).filter((place) => place === 'exited').length);
}

test('[8.1.1][8.2.1][8.2.2][8.2.3][8.2.4][8.2.5][8.3.1][8.3.4][8.4.2][8.4.3] with both ledgers near forty every end comes at the right moment', () => {
  const seen = inPositions(nearTheEnd, 290, (match, pick, met, layout) => {
    playOn(match, ledgerOf(layout), pick, 80, met);
  });
  seen.expectAll('8.1.1 allied', '8.2.1', '8.2.5', '8.3.1 french', '8.4.1 nobody', '8.4.2 french', '8.4.2 allied');
  seen.expectAll('column raised', 'column lowered', 'shift at the end of the table');
  seen.expectAll('forty reached in the middle of a result');
});
