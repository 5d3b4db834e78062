import type { GameEvent, State } from '@hundred-days/kernel';
import { allChoices, below, copyState, randomBits, refuseInput, seededDice, submit } from '@hundred-days/kernel';
import { type Action, type LastBattles, tables } from '@hundred-days/last-battles';
import { expect, test } from 'vitest';
import { type Attack, bestColumn, isLegal, mayEnd, possibleAttacks, strengthsOf } from '../oracle/combat.ts';
import { crowd } from '../oracle/crowds.ts';
import { loadGround } from '../oracle/ground.ts';
import { type Position, readPosition } from '../oracle/position.ts';
import { GAMES } from '../support.ts';

/** The engine in lockstep with the oracle through whole Combat Phases of crowded positions. */

const COLUMNS: readonly string[] = tables.COLUMNS;

/** Announces an attack step by step in a random order; the position, or null if a step is refused. */
function announced(game: LastBattles, s: State, attack: Attack, bits: () => number): State | null {
  const steps: Action[] = [
    ...attack.targets.map((hex): Action => ({ type: 'target', hex: game.placeIds.indexOf(hex) })),
    ...attack.attackers.map(({ id }): Action => ({ type: 'join', unit: game.unitIds.indexOf(id) })),
  ];
  const trial = copyState(s);
  const seat = s[game.world.at.phasing];
  while (steps.length > 0) {
    const [step] = steps.splice(below(steps.length, bits), 1);
    const no = refuseInput(game, trial, seat, step);
    // The rest of a hex may have joined with the first of it.
    if (no !== null && no.code === 'has-joined') continue;
    if (no !== null) return null;
    submit(game, trial, seat, step, seededDice(1));
  }
  return trial;
}

const topColumn = (game: LastBattles, s: State): string | null => {
  const rolls = allChoices(game, s, s[game.world.at.phasing]).filter((action) => action.type === 'roll');
  const [first] = rolls;
  return first?.type === 'roll' ? COLUMNS[first.column] : null;
};

/** The strengths that are told when the die is rolled. */
function toldStrengths(game: LastBattles, announcedState: State): readonly unknown[] {
  const trial = copyState(announcedState);
  const told: GameEvent[] = [];
  submit(game, trial, trial[game.world.at.phasing], { type: 'roll', column: 0 }, seededDice(1), (event) =>
    told.push(event),
  );
  const data = told.find(({ type }) => type === 'attack')?.data;
  return [data?.attack, data?.defence];
}

const describeAttack = (p: Position, { targets, attackers }: Attack): string =>
  `${targets} by ${attackers.map(({ id, hex }) => `${id}@${hex}`)} in ${p.pieces.map(({ id, hex, bound, attacked, wasAttacked }) => `${id}@${hex}${bound ? '!' : ''}${attacked || wasAttacked ? '*' : ''}`).join(' ')}`;

/** All attacks that can be made at all, each judged by both. Returns the legal ones. */
function compareAttacks(game: LastBattles, s: State, p: Position, bits: () => number): Attack[] {
  const known = new Map<string, number>();
  const legal: Attack[] = [];
  for (const attack of possibleAttacks(p)) {
    const wanted = isLegal(p, attack, known);
    const trial = announced(game, s, attack, bits);
    const column = trial === null ? null : topColumn(game, trial);
    expect(column !== null, `${describeAttack(p, attack)}`).toBe(wanted);
    if (!wanted) continue;
    expect(column, describeAttack(p, attack)).toBe(bestColumn(p, attack));
    expect(toldStrengths(game, trial as State), describeAttack(p, attack)).toEqual(strengthsOf(p, attack));
    legal.push(attack);
  }
  return legal;
}

/** Every step that is listed leads to a legal attack, and every legal attack is begun by a listed step. */
function compareSteps(game: LastBattles, s: State, p: Position, legal: readonly Attack[]): void {
  const listed = allChoices(game, s, s[game.world.at.phasing]);
  const targets = new Set(legal.flatMap((attack) => attack.targets));
  const joiners = new Set(legal.flatMap((attack) => attack.attackers.map(({ id }) => id)));
  const listedTargets = listed.flatMap((action) => (action.type === 'target' ? [game.placeIds[action.hex]] : []));
  const listedJoiners = listed.flatMap((action) => (action.type === 'join' ? [game.unitIds[action.unit]] : []));
  expect(listedTargets.sort()).toEqual([...targets].sort());
  expect(listedJoiners.sort()).toEqual([...joiners].sort());
  expect(listed.some((action) => action.type === 'end')).toBe(mayEnd(p));
}

/** Rolls for the attack that was announced and plays it to its end, choices at random. */
function fight(game: LastBattles, s: State, bits: () => number): void {
  for (let rolled = false; ; rolled = true) {
    const phase = game.phase(s);
    if (game.outcome(s) !== null || (rolled && (phase.name === 'combat' || phase.name === 'movement'))) return;
    const seat = 31 - Math.clz32(phase.seats(s));
    const choices = allChoices(game, s, seat).filter((action) => rolled || action.type === 'roll');
    submit(game, s, seat, choices[below(choices.length, bits)], seededDice(bits()));
  }
}

const PLACES = [
  ['la-belle-alliance', 'la-belle-alliance', 'B0618', {}],
  ['la-belle-alliance', 'la-belle-alliance', 'B0916', { 'combined-arms': true }],
  ['ligny', 'ligny', 'L1021', {}],
  ['quatre-bras', 'quatre-bras', 'Q1710', { 'combined-arms': true }],
  ['wavre', 'historic-wavre', 'W1507', {}],
  ['wavre', 'historic-wavre', 'W1113', { 'bridge-combat': true }],
] as const;

test.each(PLACES)(
  '[7.11b, 7.11c] %s, %s, around %s: attacks, odds and the end of the phase are as the oracle says',
  (name, battle, centre, options) => {
    const game = GAMES[name];
    const ground = loadGround(name);
    let attacks = 0;
    for (let seed = 0; seed < 60; seed++) {
      const bits = randomBits(`${centre} ${seed}`);
      const s = crowd(
        game,
        ground,
        battle,
        centre,
        { units: 8 + (seed % 2), radius: 1 + (seed % 2) },
        `${centre} ${seed}`,
        options,
      );
      if (s === null) continue;
      for (let round = 0; round < 6 && game.outcome(s) === null && game.phase(s).name === 'combat'; round++) {
        const p = readPosition(game, ground, s);
        const legal = compareAttacks(game, s, p, bits);
        compareSteps(game, s, p, legal);
        if (legal.length === 0) break;
        attacks += legal.length;
        s.set(announced(game, s, legal[below(legal.length, bits)], bits) as State);
        fight(game, s, bits);
      }
    }
    expect(attacks).toBeGreaterThan(60);
  },
);
