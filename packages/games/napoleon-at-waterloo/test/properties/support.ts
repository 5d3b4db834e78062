import type { GameEvent } from '@hundred-days/kernel';
import { allChoices, choicesOf, piecesOf, refuseInput, submit, writeAction } from '@hundred-days/kernel';
import { disc as discOf, type Pick, picker, Tally } from '@hundred-days/kernel/testing';
import type { Action } from '@hundred-days/napoleon-at-waterloo';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type Assault, legalAttacks } from '../oracle/combat.ts';
import {
  arrivalsFor,
  COLUMNS,
  HEXES,
  isGun,
  neighbours,
  resultOf,
  type Side,
  terrainOf,
  UNITS,
} from '../oracle/facts.ts';
import { decider, choices as oracleChoices, play, shifted } from '../oracle/play.ts';
import { ALL_UNITS, type Layout, layOut, lossesOf, type Phase, type Position } from '../oracle/position.ts';
import { type Field, field, game, scenario } from '../support.ts';

/** Engine and oracle side by side, random movers, and arbitrary tight positions. */

const SEED = 18150618;

/** Lists compared as text first: the matcher is called only to report a difference. */
export function agree(actual: readonly unknown[], wanted: readonly unknown[], what = ''): void {
  if (actual.join() !== wanted.join()) expect(actual, what).toEqual(wanted);
}

/** The engine accepts an action exactly if the oracle allows it. */
export function agreeOn(accepted: boolean, allowed: boolean, what: string): void {
  if (accepted !== allowed) expect(accepted, what).toBe(allowed);
}

export const sorted = (lines: Iterable<string>): string[] => [...lines].sort();

/** The engine's position and the oracle's, moved together. */
export class Match {
  readonly field: Field;
  readonly oracle: Position;
  /** Events of the last step. */
  events: GameEvent[] = [];
  #legal: readonly Assault[] | null = null;

  constructor(engine: Field, oracle: Position) {
    this.field = engine;
    this.oracle = oracle;
  }

  static of(layout: Layout): Match {
    return new Match(field(layout), layOut(layout));
  }

  /** One of the two scenarios; in the variant the keys are those of the dice. */
  static scenario(id: 'standard' | 'grouchy', pick: Pick): Match {
    const keys = [pick(6) + 1, pick(6) + 1];
    const units: Record<string, string | number> = {};
    for (const unit of UNITS.values()) if (unit.setup !== undefined) units[unit.id] = unit.setup;
    for (const [unit, turn] of arrivalsFor(keys[0], id === 'standard' ? 1 : keys[1])) {
      if (id === 'grouchy' || UNITS.get(unit)?.side === 'allied') units[unit] = turn;
    }
    return new Match(id === 'standard' ? scenario(id) : scenario(id, ...keys), layOut({ units }));
  }

  /** The oracle's legal attacks; they stay the same while one is being announced. */
  get legal(): readonly Assault[] {
    this.#legal ??= legalAttacks(this.oracle);
    return this.#legal;
  }

  get seat(): number {
    return this.field.seat === 'french' ? 0 : 1;
  }

  actions(): Action[] {
    return this.field.seat === 'none' ? [] : allChoices(game, this.field.state, this.seat);
  }

  /** What the engine lists, as notation. */
  listed(): string[] {
    return this.actions().map((action) => writeAction(game, action));
  }

  /** What the oracle allows, as notation; in movement only the end of the phase. */
  allowed(): string[] {
    return oracleChoices(this.oracle, this.oracle.step === 'combat' ? this.legal : []);
  }

  accepts(action: Action): boolean {
    return refuseInput(game, this.field.state, this.seat, action) === null;
  }

  do(action: Action, die = 1): void {
    this.events = [];
    const no = submit(game, this.field.state, this.seat, action, { roll: () => die }, (event) => {
      this.events.push(event);
    });
    if (no !== null) throw new Error(`${writeAction(game, action)} was listed and refused: ${no.rule} ${no.code}`);
    play(this.oracle, writeAction(game, action), die);
    if (action.type !== 'target' && action.type !== 'join') this.#legal = null;
  }

  /** Does the listed action that reads like this line. */
  doLine(line: string, die = 1): void {
    const action = this.actions().find((listed) => writeAction(game, listed) === line);
    if (action === undefined) throw new Error(`'${line}' is not listed in ${JSON.stringify(this.listed())}`);
    this.do(action, die);
  }

  /** The engine lists exactly what the oracle allows. */
  expectSameChoices(): void {
    agree(sorted(this.listed()), sorted(this.allowed()));
  }

  /** Units, ledgers, step, decider and outcome are the same in both. */
  expectSame(): void {
    const { field: engine, oracle } = this;
    agree(
      ALL_UNITS.map((unit) => `${unit} ${engine.where(unit)}`),
      ALL_UNITS.map((unit) => `${unit} ${placeOf(oracle, unit)}`),
    );
    agree(
      [engine.step, engine.seat, engine.turn, engine.losses('french'), engine.losses('allied')],
      [oracle.step, decider(oracle) ?? 'none', oracle.turn, lossesOf(oracle, 'french'), lossesOf(oracle, 'allied')],
    );
    const { outcome } = engine;
    const winner = oracle.outcome?.winner ?? null;
    agree(
      outcome === null ? [] : [outcome.rule, ...outcome.winners.map((seat) => game.seats[seat].id)],
      oracle.outcome === null ? [] : [oracle.outcome.rule, ...(winner === null ? [] : [winner])],
    );
  }
}

export function placeOf(p: Position, unit: string): string {
  if (p.destroyed.has(unit)) return 'destroyed';
  return p.exited.has(unit) ? 'exited' : (p.where.get(unit) ?? 'off');
}

/** A random mover: any unit, any of its moves, until it ends the phase; in combat it names and rolls at random. */
export function randomAction(match: Match, pick: Pick, haste = 30): Action {
  if (match.field.step === 'movement') return randomMove(match, pick, haste);
  const actions = match.actions();
  if (actions.length === 0) throw new Error(`nothing to do in ${match.field.step}`);
  const rolls = actions.filter((action) => action.type === 'roll');
  if (rolls.length > 0 && pick(2) === 0) return rolls[pick(3) === 0 ? pick(rolls.length) : 0];
  return actions[pick(actions.length)];
}

/** Picks up one counter rather than listing every move of every unit. It likes to leave the map. */
function randomMove(match: Match, pick: Pick, haste: number): Action {
  const { state } = match.field;
  const [table, ...units] = piecesOf(game, state, match.seat);
  const piece = units.length === 0 || pick(haste) === 0 ? table : units[pick(units.length)];
  const choices = choicesOf(game, state, match.seat, piece);
  const last = choices.at(choices.length - 1);
  const action = last?.type === 'exit' && pick(2) === 0 ? last : choices.at(pick(choices.length));
  if (action === undefined) throw new Error(`piece ${piece} was offered and has nothing to do`);
  return action;
}

/** A die that gives one of the wanted results on some column that may be announced, or null. */
export function rollFor(match: Match, wanted: readonly string[], pick: Pick): { line: string; die: number } | null {
  const found: { line: string; die: number }[] = [];
  for (const line of match.listed()) {
    if (!line.startsWith('roll @')) continue;
    const column = shifted(match.oracle, COLUMNS.indexOf(line.slice('roll @'.length)));
    for (let die = 1; die <= 6; die++) if (wanted.includes(resultOf(die, column))) found.push({ line, die });
  }
  return found.length === 0 ? null : found[pick(found.length)];
}

export const RESULTS: readonly string[] = ['Ae', 'Ar', 'Ee', 'Dr', 'De'];

/** Rolls for the first of the wishes that can be had; returns false if none can. */
export function forceRoll(match: Match, wishes: readonly (readonly string[])[], pick: Pick): boolean {
  for (const wanted of wishes) {
    const forced = rollFor(match, wanted, pick);
    if (forced === null) continue;
    match.doLine(forced.line, forced.die);
    return true;
  }
  return false;
}

/** What a property looks at: engine and oracle in some position, a source of chance, and the cases met so far. */
export type Look = (match: Match, pick: Pick, seen: Tally) => void;

/** Some attacks one after another, with the results wished for; `look` sees every step on the way. */
export function attackFor(
  match: Match,
  pick: Pick,
  attacks: number,
  wishes: () => readonly (readonly string[])[],
  look: () => void,
): void {
  for (let i = 0; i < attacks && match.field.step === 'combat'; i++) {
    if (!announce(match, pick) || !forceRoll(match, wishes(), pick)) return;
    for (;;) {
      match.expectSame();
      look();
      if (match.field.step === 'combat' || match.field.step === 'over') break;
      match.expectSameChoices();
      match.do(randomAction(match, pick));
    }
  }
}

/** Puts a property to so many positions, always the same ones, and tells what came up in them. */
export function inPositions(
  layouts: fc.Arbitrary<Layout>,
  times: number,
  look: (...found: [...Parameters<Look>, layout: Layout]) => void,
): Tally {
  const seen = new Tally();
  fc.assert(
    fc.property(layouts, fc.integer(), (layout, seed) => {
      look(Match.of(layout), picker(seed), seen, layout);
    }),
    runs(times),
  );
  return seen;
}

/** The same with games of both scenarios, from their beginning. */
export function inGames(times: number, look: Look): Tally {
  const seen = new Tally();
  fc.assert(
    fc.property(fc.constantFrom('standard' as const, 'grouchy' as const), fc.integer(), (id, seed) => {
      const pick = picker(seed);
      look(Match.scenario(id, pick), pick, seen);
    }),
    runs(times),
  );
  return seen;
}

/** Announces some legal attack with random steps; returns false if none is begun. */
export function announce(match: Match, pick: Pick): boolean {
  for (;;) {
    const actions = match.actions();
    const steps = actions.filter((action) => action.type === 'target' || action.type === 'join');
    const ready = actions.some((action) => action.type === 'roll');
    if (ready && (steps.length === 0 || pick(3) === 0)) return true;
    if (steps.length === 0) return false;
    match.do(steps[pick(steps.length)]);
  }
}

const landHexes = HEXES.filter((hex) => terrainOf(hex) !== 'woods');
const woodsRoads = HEXES.filter((hex) => terrainOf(hex) === 'woodsRoad');
const nextToWoods = landHexes.filter((hex) => neighbours(hex).some((next) => terrainOf(next) === 'woods'));
const edges = landHexes.filter((hex) => neighbours(hex).length < 6);
const corners = landHexes.filter((hex) => neighbours(hex).length < 4);

/** The hexes within a distance, nearest first. */
export const disc = (centre: string, radius: number): string[] => discOf(neighbours, centre, radius);

const stock = (side: Side, guns: boolean): string[] =>
  ALL_UNITS.filter((unit) => UNITS.get(unit)?.side === side && isGun(unit) === guns);

/** One counter: which hex of the cluster, whose, gun or not, and which of those left in the box. */
const counter = fc.record({
  cell: fc.nat(36),
  french: fc.boolean(),
  gun: fc.nat(2).map((n) => n === 0),
  which: fc.nat(30),
});

export interface Tight {
  /** How many counters are thrown; those on a taken hex are dropped. */
  readonly counters: readonly [number, number];
  readonly radius: readonly [number, number];
  readonly phases: readonly Phase[];
  /** Sides apart on two halves of the cluster, so that one has friends behind it. */
  readonly front?: boolean;
  /** An empty row or column between the two halves, so that only guns can reach across. */
  readonly gap?: boolean;
}

/** A tight cluster somewhere on the map: open ground, woods, edges, corners. */
export function tightLayout({ counters, radius, phases, front = false, gap = false }: Tight): fc.Arbitrary<Layout> {
  return fc
    .record({
      centre: fc.oneof(
        fc.constantFrom(...landHexes),
        fc.constantFrom(...nextToWoods, ...woodsRoads),
        fc.constantFrom(...edges),
        fc.constantFrom(...corners),
      ),
      radius: fc.integer({ min: radius[0], max: radius[1] }),
      thrown: fc.array(counter, { minLength: counters[0], maxLength: counters[1], size: 'max' }),
      phase: fc.constantFrom(...phases),
      turn: fc.integer({ min: 1, max: 10 }),
      slant: fc.nat(gap ? 1 : 2),
    })
    .map(({ centre, radius: reach, thrown, phase, turn, slant }) => {
      const cells = disc(centre, reach).filter((hex) => terrainOf(hex) !== 'woods');
      const units: Record<string, string | number> = {};
      const taken = new Set<string>();
      for (const { cell, french, gun, which } of thrown) {
        const hex = cells[cell % cells.length];
        const side: Side = (front ? isBehind(hex, centre, slant) : french) ? 'french' : 'allied';
        const box = stock(side, gun).filter((unit) => units[unit] === undefined);
        if (taken.has(hex) || box.length === 0 || (gap && isBetween(hex, centre, slant))) continue;
        taken.add(hex);
        units[box[which % box.length]] = hex;
      }
      return { units, phase, turn };
    });
}

/** South of, west of, or slantwise from a hex. */
function isBehind(hex: string, centre: string, slant: number): boolean {
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  const [column0, row0] = [Number(centre.slice(0, 2)), Number(centre.slice(2))];
  if (slant === 0) return row > row0;
  return slant === 1 ? column < column0 : row - row0 > (column - column0) / 2;
}

/** On the row or column that parts the two halves. */
const isBetween = (hex: string, centre: string, slant: number): boolean =>
  slant === 0 ? hex.slice(2) === centre.slice(2) : hex.slice(0, 2) === centre.slice(0, 2);

export const COMBAT: readonly Phase[] = ['frenchCombat', 'alliedCombat'];
export const MOVEMENT: readonly Phase[] = ['frenchMovement', 'alliedMovement'];
/** More of every property, by hand: PROPERTY_RUNS=20 vitest run ... */
const TIMES = Number(process.env.PROPERTY_RUNS ?? 1);
const runs = (numRuns: number): fc.Parameters<unknown> => ({ seed: SEED, numRuns: Math.ceil(numRuns * TIMES) });
