import type { GameEvent } from '@hundred-days/kernel';
import { playSteps } from '@hundred-days/kernel/testing';
import { DOCUMENTS } from '@hundred-days/last-battles/data';
import { expect, test } from 'vitest';
import { BATTLES, type BattleName, type Chosen, GAMES } from '../support.ts';

/** Losses, points, levels, morale and the end of whole games, kept once more from what is told, plainly. */

const ARMIES = ['french', 'anglo-allied', 'prussian'];
const scenarioOf = (name: string) => DOCUMENTS.scenarios.scenarios.find(({ id }) => id === name);
const armyOf = (unit: string): string => DOCUMENTS.units.units.find(({ id }) => id === unit)?.army ?? '';
const sideOf = (unit: string): string => (unit.startsWith('fr-') ? 'french' : 'allied');

class Clerk {
  readonly battle: BattleName;
  readonly losses: Record<string, number> = { french: 0, 'anglo-allied': 0, prussian: 0 };
  readonly points: Record<string, number> = { french: 0, allied: 0 };
  readonly holders: Record<string, string>;
  readonly broken: Record<string, string> = {};
  turn = 1;

  constructor(battle: BattleName) {
    this.battle = battle;
    this.holders = { ...scenarioOf(battle)?.initialOccupation };
  }

  hear({ type, data }: GameEvent, strengthOf: (unit: string) => number): void {
    const unit = String(data.unit);
    if (type === 'phase') this.begin(Number(data.turn));
    if (type === 'destroyed') {
      this.losses[armyOf(unit)] += Number(data.strength);
      expect(data.strength).toBe(strengthOf(unit));
      if (this.battle === 'quatre-bras' || this.battle === 'wavre')
        this.points[sideOf(unit) === 'french' ? 'allied' : 'french'] += Number(data.strength);
    }
    if (type === 'exited') {
      if (sideOf(unit) === 'french') this.points.french += 5 * strengthOf(unit);
      else if (this.turn <= 4) this.points.allied += strengthOf(unit);
    }
    if (type === 'demoralized' || type === 'disintegrated') this.broken[String(data.army)] = type;
    // 13.11: every hex of a way, and every end of a retreat or an advance.
    const entered = Array.isArray(data.path) ? data.path.map(String) : 'from' in data ? [String(data.hex)] : [];
    for (const hex of entered) if (hex in this.holders) this.holders[hex] = sideOf(unit);
  }

  /** 15.3b: a turn has ended. */
  private begin(turn: number): void {
    if (turn !== this.turn) this.endTurn();
    this.turn = turn;
  }

  endTurn(): void {
    if (this.battle === 'quatre-bras') this.points[this.holders.Q1708]++;
  }
}

const GAMES_PLAYED: readonly (readonly [BattleName, Chosen])[] = [
  ['ligny', {}],
  ['ligny', { 'imperial-guard': true, 'combined-arms': true }],
  ['quatre-bras', { 'optional-french': true }],
  ['wavre', {}],
  ['la-belle-alliance', { 'imperial-guard': true }],
  ['historic-wavre', { 'bridge-combat': true }],
];

test.each(GAMES_PLAYED)('[11.2a, 13.1, 13.11] %s with %o: the books are kept as told', (name, options) => {
  const game = GAMES[BATTLES[name]];
  const { world: w } = game;
  for (let seed = 0; seed < 4; seed++) {
    const clerk = new Clerk(name);
    const steps = playSteps(game, { scenario: name, options }, `clerk ${seed}`);
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) {
      const { before, events } = step.value;
      const strengthOf = (unit: string): number => {
        const index = game.unitIds.indexOf(unit);
        return (before[w.at.counter + index] & 1) === 0 ? w.full[index] : w.reduced[index];
      };
      for (const event of events) clerk.hear(event, strengthOf);
    }
    const s = step.value.final;
    const over = game.outcome(s);
    for (const [army, id] of ARMIES.entries()) {
      expect(s[w.at.losses + army], id).toBe(clerk.losses[id]);
      expect(['fit', 'demoralized', 'disintegrated'][s[w.at.morale + army]], id).toBe(clerk.broken[id] ?? 'fit');
    }
    for (const [hex, side] of Object.entries(clerk.holders)) {
      const held = s[w.at.held + w.objective[w.map.indexOf(hex)] - 1];
      expect(['nobody', 'french', 'allied'][held], hex).toBe(side);
    }
    if (over?.rule === '13.0a') {
      clerk.endTurn();
      if (name === 'quatre-bras') clerk.points[clerk.holders.Q1708] += 5;
      const left = game.unitIds.filter((id, unit) => id.startsWith('pr-') && s[w.at.where + unit] >= 0);
      if (name === 'wavre')
        for (const id of left) {
          const unit = game.unitIds.indexOf(id);
          clerk.points.french += (s[w.at.counter + unit] & 1) === 0 ? w.full[unit] : w.reduced[unit];
        }
    }
    expect([s[w.at.points], s[w.at.points + 1]], `seed ${seed}`).toEqual([clerk.points.french, clerk.points.allied]);
  }
});
