import { allChoices, firstSeatToAct, type GameEvent, submit, writeAction } from '@hundred-days/kernel';
import { disc as discOf, type Pick, picker, Tally } from '@hundred-days/kernel/testing';
import { type Action, describe as describeScenario, position } from '@hundred-days/waterloo-campaign';
import fc from 'fast-check';
import { expect } from 'vitest';
import {
  GRAND_BATTERY,
  HEXES,
  HILL,
  isDetachment,
  isHq,
  isInfantry,
  isRiver,
  isStream,
  isTown,
  neighbours,
  piece,
  SIDES,
  type Side,
} from '../oracle/facts.ts';
import { begin, choices, play, wordingOf } from '../oracle/play.ts';
import { ALL_PIECES, inContact, type Layout, layOut, type Position, pointsOf, zonesOf } from '../oracle/position.ts';
import { Field, game, type Options, WORLD } from '../support.ts';

/** Engine and oracle side by side, random players, and positions thrown together at random. */

const SEED = 18150618;
/** More of every property, by hand: PROPERTY_RUNS=20 vitest run ... */
const TIMES = Number(process.env.PROPERTY_RUNS ?? 1);
const runs = (numRuns: number): fc.Parameters<unknown> => ({ seed: SEED, numRuns: Math.ceil(numRuns * TIMES) });

/** Lists compared as text first: the matcher is called only to report a difference. */
export function agree(actual: readonly unknown[], wanted: readonly unknown[], what = ''): void {
  if (actual.join() !== wanted.join()) expect(actual, what).toEqual(wanted);
}

export const sorted = (lines: Iterable<string>): string[] => [...new Set(lines)].sort();

/** Steps in which a side passes, and may have a number of moves, attacks or withdrawals left. */
const ALTERNATING: readonly string[] = ['withdrawal', 'movement', 'attack'];

/** The engine's position and the oracle's, moved together with the same dice. */
export class Match {
  readonly field: Field;
  readonly oracle: Position;
  /** Everything done so far, for whoever has to judge a difference. */
  readonly story: string[] = [];
  readonly #pick: Pick;
  readonly #points = new Map<Side, number>();

  constructor(scenario: string | Layout, options: Options, pick: Pick) {
    const rolls: number[] = [];
    const described =
      typeof scenario === 'string'
        ? scenario
        : { format: 'hundred-days-scenario', version: 1, game: 'waterloo-campaign', ...scenario };
    const started = game.start({ scenario: described, options }, recordedDice(pick, rolls), null);
    if (!started.ok) throw new Error(JSON.stringify(started.faults));
    const layout = typeof scenario === 'string' ? describeScenario(WORLD, scenario) : scenario;
    if (layout === null) throw new Error(`no scenario ${scenario}`);
    const names = Object.keys(options).filter((name) => options[name]);
    this.#pick = pick;
    this.field = new Field(started.value, []);
    this.story.push(`${JSON.stringify(scenario)} ${names.join()} ${rolls.join()}`);
    this.oracle = begin(layout, new Set(names), replayed(rolls));
    this.#expectNoDice(rolls);
  }

  actions(): Action[] {
    return this.isOver ? [] : allChoices(game, this.field.state, this.#seat);
  }

  get #seat(): number {
    return firstSeatToAct(game, this.field.state);
  }

  get isOver(): boolean {
    return this.#seat < 0;
  }

  line(action: Action): string {
    return writeAction(game, action);
  }

  /** Carries an action out in both; returns what was told. */
  do(action: Action): GameEvent[] {
    const rolls: number[] = [];
    const told: GameEvent[] = [];
    const line = this.line(action);
    this.story.push(`${this.field.seat} ${this.field.step}: ${line}`);
    const no = submit(game, this.field.state, this.#seat, action, recordedDice(this.#pick, rolls), (event) => {
      told.push(event);
    });
    if (no !== null) throw new Error(`${line} was listed and refused: ${no.rule} ${no.code}`);
    this.story.push(`  dice ${rolls.join()}`);
    this.#follow(line, rolls);
    return told;
  }

  #follow(line: string, rolls: number[]): void {
    try {
      play(this.oracle, line, replayed(rolls));
    } catch (error) {
      this.differ(String(error));
    }
    this.#expectNoDice(rolls);
  }

  #expectNoDice(rolls: readonly number[]): void {
    if (rolls.length > 0) this.differ(`the engine rolled ${rolls.length} dice more`);
  }

  /** Fails, with the whole story. */
  differ(what: string): never {
    throw new Error(`${what}\n${this.story.join('\n')}`);
  }

  /** The engine lists exactly what the oracle allows: by unit, hex where it ends, and side up. */
  expectSameChoices(): void {
    const listed = sorted(this.actions().map((action) => wordingOf(this.oracle, this.line(action))));
    const allowed = sorted(choices(this.oracle));
    if (listed.join() === allowed.join()) return;
    const more = listed.filter((line) => !allowed.includes(line));
    const less = allowed.filter((line) => !listed.includes(line));
    this.differ(`only the engine has ${more.join('; ')}\nonly the oracle has ${less.join('; ')}`);
  }

  /** Pieces, ledgers, step, decider and outcome are the same in both. */
  expectSame(): void {
    const engine = this.#bookOfEngine();
    const oracle = bookOf(this.oracle);
    const wrong = engine.flatMap((line, i) => (line === oracle[i] ? [] : [`engine ${line}, oracle ${oracle[i]}`]));
    if (wrong.length > 0) this.differ(wrong.join('\n'));
  }

  /** VIC-1: what is eliminated stays so. */
  expectPointsKept(side: Side): void {
    const before = this.#points.get(side) ?? 0;
    const now = this.field.points(side);
    if (now < before) this.differ(`${side} points fall from ${before} to ${now}`);
    this.#points.set(side, now);
  }

  #bookOfEngine(): string[] {
    const { field } = this;
    const { state } = field;
    const { outcome } = field;
    const seats = game.seats.map(({ id }) => id);
    const rain = [1, 2, 3, 4, 5, 6, 7, 8].filter((turn) => (state[WORLD.at.rain] & (1 << turn)) !== 0);
    const passed = seats.filter((_, seat) => (state[WORLD.at.passed] & (1 << seat)) !== 0);
    return [
      `${field.seat} ${field.step} turn ${field.turn} rain ${rain.join()} hill ${hillIn(field.where(HILL), field.hillStars)}`,
      ...ALL_PIECES.map((id) => `${id} ${isHq(id) && field.where(id) === 'turn' ? 'off' : field.at(id)}`),
      ...SIDES.map((side) => `${side} points ${field.points(side)}`),
      ...(ALTERNATING.includes(field.step)
        ? [`passed ${passed.join()} left ${SIDES.map((side) => field.left(side)).join()}`]
        : []),
      outcome === null ? 'no outcome' : `${outcome.rule} ${outcome.winners.map((seat) => seats[seat]).join()}`,
    ];
  }
}

/** LOC-2: in any place Hill may be; it is of no matter once he is gone. */
const hillIn = (place: string, stars: number): string =>
  place === 'eliminated' || place === 'absent' ? 'gone' : `${stars} stars`;

function bookOf(p: Position): string[] {
  const seat = p.step === 'over' ? 'none' : p.decider;
  return [
    `${seat} ${p.step} turn ${p.turn} rain ${[...p.rain].sort().join()} hill ${hillIn(placeOf(p, HILL), p.hill)}`,
    ...ALL_PIECES.map((id) => `${id} ${placeOf(p, id)}`),
    ...SIDES.map((side) => `${side} points ${pointsOf(p, side)}`),
    ...(ALTERNATING.includes(p.step)
      ? [
          `passed ${SIDES.filter((side) => p.passed.has(side)).join()} left ${SIDES.map((side) => p.left[side] ?? -1).join()}`,
        ]
      : []),
    p.outcome === null ? 'no outcome' : `${p.outcome.rule} ${p.outcome.winner}`,
  ];
}

const FACES = {
  infantry: ['advance', 'battle'],
  cavalry: ['fresh', 'exhausted'],
  hq: ['normal', 'battle'],
  detachment: ['', ''],
} as const;

function placeOf(p: Position, id: string): string {
  const hex = p.where.get(id);
  if (hex !== undefined) return `${hex} ${FACES[piece(id).kind][p.back.has(id) ? 1 : 0]}`.trim();
  if (isHq(id) && (p.waiting.has(id) || p.idle.has(id))) return 'off';
  if (p.waiting.has(id)) return `turn ${p.waiting.get(id)}`;
  if (p.blown.has(id)) return `blown ${p.blown.get(id)}`;
  if (p.eliminated.has(id)) return 'eliminated';
  return p.available.has(id) ? 'available' : 'absent';
}

const recordedDice = (pick: Pick, rolls: number[]): { roll: () => number } => ({
  roll: () => {
    const die = pick(6) + 1;
    rolls.push(die);
    return die;
  },
});

/** The same dice once more; they are used up. */
const replayed =
  (rolls: number[]): (() => number) =>
  () => {
    const die = rolls.shift();
    if (die === undefined) throw new Error('the oracle rolls a die that the engine did not');
    return die;
  };

/** What a player likes to do, and how often it ends its part: once in so many decisions. */
export interface Taste {
  readonly eager: readonly Action['type'][];
  readonly haste: number;
}
export const FIGHTER: Taste = { eager: ['attack', 'retreat', 'commit'], haste: 12 };
export const WANDERER: Taste = { eager: [], haste: 7 };

const ENDINGS: readonly Action['type'][] = ['pass', 'end', 'ready'];

/** A random player: mostly what it is eager for, now and then the end of its part. */
export function randomAction(match: Match, pick: Pick, { eager, haste }: Taste): Action {
  const actions = match.actions();
  if (actions.length === 0) throw new Error(`nothing to do in ${match.field.step}`);
  const usual = actions.filter(({ type }) => !ENDINGS.includes(type));
  const ending = actions.find(({ type }) => ENDINGS.includes(type));
  if (ending !== undefined && (usual.length === 0 || pick(haste) === 0)) return ending;
  const liked = usual.filter(({ type }) => eager.includes(type));
  const among = liked.length > 0 && pick(4) > 0 ? liked : usual;
  return among[pick(among.length)];
}

/** What a property looks at: engine and oracle in some position, a source of chance, and the cases met so far. */
export type Look = (match: Match, pick: Pick, seen: Tally) => void;

export const OPTIONS: readonly Options[] = [
  {},
  { secretMoveRolls: true },
  { noSpecialRules: true },
  { immediateBattleFlip: true },
  { townCavalryNoStars: true },
  { separateCoalitionCavalry: true },
  { immediateBattleFlip: true, townCavalryNoStars: true, separateCoalitionCavalry: true },
];
const ONLY_JUNE_15 = ['secretMoveRolls', 'noSpecialRules'];

/** Puts a property to games of both scenarios, with each option, from their beginning. */
export function inGames(times: number, look: Look): Tally {
  const seen = new Tally();
  fc.assert(
    fc.property(fc.constantFrom('june15', 'june16'), fc.constantFrom(...OPTIONS), fc.integer(), (id, options, seed) => {
      const pick = picker(seed);
      const fits = id === 'june15' || !Object.keys(options).some((name) => ONLY_JUNE_15.includes(name));
      look(new Match(id, fits ? options : {}, pick), pick, seen);
    }),
    runs(times),
  );
  return seen;
}

/** Puts a property to so many positions, always the same ones, and tells what came up in them. */
export function inPositions(layouts: fc.Arbitrary<Layout>, times: number, look: Look): Tally {
  const seen = new Tally();
  fc.assert(
    fc.property(layouts, fc.constantFrom(...OPTIONS), fc.integer(), (layout, options, seed) => {
      const pick = picker(seed);
      look(new Match(options.immediateBattleFlip ? formedUp(layout) : layout, options, pick), pick, seen);
    }),
    runs(times),
  );
  return seen;
}

/** OPT-3: no Infantry in an enemy ZoC is in Advance Formation, so none may be laid out like that. */
export function formedUp(layout: Layout): Layout {
  const p = layOut(layout, new Set());
  const units = { ...layout.units };
  for (const [unit, hex] of p.where) if (isInfantry(unit) && inContact(p, unit)) units[unit] = `${hex} battle`;
  return { ...layout, units };
}

/** The hexes within a distance, nearest first. */
export const disc = (centre: string, radius: number): string[] => discOf(neighbours, centre, radius);

const edges = HEXES.filter((hex) => neighbours(hex).length < 6);
const wet = HEXES.filter((hex) => isStream(hex) || isTown(hex));
/** Along the Sambre and the Meuse: rivers and bridges. */
const banks = HEXES.filter((hex) => neighbours(hex).length === 6 && Number(hex) < 2000 && !isStream(hex));

/** One piece: which of those left in the box, which hex of the cluster, how it lies; where else it may be. */
const thrown = fc.record({
  which: fc.nat(37),
  cell: fc.nat(90),
  back: fc.boolean(),
  fate: fc.nat(11),
  turn: fc.nat(2),
});
type Thrown = typeof thrown extends fc.Arbitrary<infer T> ? T : never;

export interface Tight {
  readonly pieces: readonly [number, number];
  readonly radius: readonly [number, number];
  readonly starts: readonly string[];
  readonly centres?: readonly string[];
  /** Pieces not thrown on the map: none, or some blown, waiting, eliminated. */
  readonly scattered?: boolean;
  readonly turns?: readonly [number, number];
  /** Corps that wait to enter whatever else is thrown. */
  readonly waiting?: readonly string[];
  /** Blown Corps that are due at once. */
  readonly due?: readonly string[];
}

/** Units thrown on the map near each other, somewhere: open ground, streams and towns, the rivers, the edges. */
export function tightLayout(tight: Tight): fc.Arbitrary<Layout> {
  const { pieces, radius, starts, centres, scattered = true, turns = [1, 8], waiting = [], due = [] } = tight;
  const centre =
    centres === undefined
      ? fc.oneof(
          fc.constantFrom(...HEXES),
          fc.constantFrom(...wet),
          fc.constantFrom(...banks),
          fc.constantFrom(...edges),
        )
      : fc.constantFrom(...centres);
  return fc
    .record({
      centre,
      radius: fc.integer({ min: radius[0], max: radius[1] }),
      hqs: fc.array(fc.record({ cell: fc.nat(90), back: fc.boolean() }), { minLength: 5, maxLength: 5 }),
      thrown: fc.array(thrown, { minLength: pieces[0], maxLength: pieces[1], size: 'max' }),
      start: fc.constantFrom(...starts),
      turn: fc.integer({ min: turns[0], max: turns[1] }),
      rain: fc.subarray([1, 2, 3, 4, 5, 6, 7, 8]),
      june15: fc.boolean(),
      hillStars: fc.integer({ min: 1, max: 2 }),
    })
    .map(({ centre: at, radius: reach, hqs, thrown: counters, start, turn, rain, june15, hillStars }) => {
      const table = new Table(disc(at, reach), turn, scattered, start);
      for (const [i, hq] of ALL_PIECES.filter(isHq).entries()) table.putHq(hq, hqs[i].cell, hqs[i].back);
      for (const unit of waiting) table.units[unit] = `turn ${turn}`;
      for (const unit of due) table.units[unit] = `blown ${turn}`;
      for (const counter of counters) table.throwOn(counter);
      return { start, turn, rain, june15, hillStars, units: table.units };
    });
}

const BATTLE = { infantry: 'battle', cavalry: 'exhausted', hq: 'battle' } as const;

/** A description in the making: one of a kind to a hex, both sides never in one. */
class Table {
  readonly units: Record<string, string> = {};
  readonly #cells: readonly string[];
  readonly #turn: number;
  /** the turn of the next Step B */
  readonly #nextReturn: number;
  readonly #scattered: boolean;
  readonly #taken = new Map<string, string>();

  constructor(cells: readonly string[], turn: number, scattered: boolean, start: string) {
    this.#cells = cells;
    this.#turn = turn;
    this.#nextReturn = start === 'turn' || start === 'return' ? turn : turn + 1;
    this.#scattered = scattered;
  }

  putHq(hq: string, cell: number, back: boolean): void {
    let at = cell % this.#cells.length;
    while (this.#taken.has(`hq ${this.#cells[at]}`)) at = (at + 1) % this.#cells.length;
    this.#taken.set(`hq ${this.#cells[at]}`, hq);
    this.units[hq] = back ? `${this.#cells[at]} battle` : this.#cells[at];
  }

  throwOn({ which, cell, back, fate, turn }: Thrown): void {
    const box = ALL_PIECES.filter((id) => !isHq(id) && this.units[id] === undefined);
    if (box.length === 0) return;
    const unit = box[which % box.length];
    const elsewhere = this.#scattered ? this.#elsewhere(unit, fate, turn) : null;
    if (elsewhere !== null) this.units[unit] = elsewhere;
    else this.#putOnMap(unit, this.#cells[cell % this.#cells.length], back);
  }

  #elsewhere(unit: string, fate: number, turn: number): string | null {
    if (isDetachment(unit)) return fate < 4 ? 'available' : fate === 4 ? 'eliminated' : null;
    if (fate < 3 && piece(unit).entry.length > 0) return `turn ${Math.min(8, Math.max(1, this.#turn - 1 + turn))}`;
    if (fate === 3) return 'eliminated';
    const due = this.#nextReturn + turn;
    return fate < 6 && due <= 8 ? `blown ${due}` : null;
  }

  #putOnMap(unit: string, hex: string, back: boolean): void {
    const { kind, side } = piece(unit);
    const key = kind === 'detachment' ? `detachment ${hex}` : `corps ${hex}`;
    const owner = this.#taken.get(`side ${hex}`);
    // GB-1, GB-4: the Grand Battery is never without a Corps.
    if (unit === GRAND_BATTERY && !(owner === 'french' && this.#taken.has(`corps ${hex}`))) return;
    if (this.#taken.has(key) || (owner !== undefined && owner !== side)) return;
    this.#taken.set(key, unit);
    this.#taken.set(`side ${hex}`, side);
    this.units[unit] = back && kind !== 'detachment' ? `${hex} ${BATTLE[kind]}` : hex;
  }
}

/** Where a piece went, hex by hex, if an event tells of one. */
function wayOf({ data }: GameEvent): string[] {
  const { path, from, hex } = data;
  if (Array.isArray(path)) return path.map(String);
  return typeof from === 'string' && typeof hex === 'string' ? [from, hex] : [];
}

const GOING = ['moved', 'entered', 'retreated', 'withdrew', 'made-room', 'pursued'];

/** What is true after every action of any game: no river crossed, one of a kind to a hex, zones as they lie, points kept. */
export function checkBooks(match: Match, told: readonly GameEvent[], seen: Tally): void {
  for (const event of told) {
    seen.add(event.type);
    if (!GOING.includes(event.type)) continue;
    const way = wayOf(event);
    const crossed = way.slice(1).filter((to, i) => isRiver(way[i], to) || !neighbours(way[i]).includes(to));
    if (way.length === 0 || crossed.length > 0) match.differ(`TEC-4: ${event.type} along ${way.join('-')}`);
  }
  const wrong = [...stackingFaults(match.oracle), ...zoneFaults(match), ...game.unsound(match.field.state)];
  if (wrong.length > 0) match.differ(wrong.join('; '));
  for (const side of SIDES) match.expectPointsKept(side);
}

/** STK-1, STK-2, STK-5 */
function stackingFaults(p: Position): string[] {
  const faults: string[] = [];
  const taken = new Map<string, string>();
  for (const [id, hex] of p.where) {
    const key = `${isHq(id) ? 'HQ' : isDetachment(id) ? 'Detachment' : 'Corps'} ${hex}`;
    if (taken.has(key)) faults.push(`two in ${key}`);
    taken.set(key, id);
    if (isHq(id)) continue;
    const owner = taken.get(`side ${hex}`) ?? piece(id).side;
    if (owner !== piece(id).side) faults.push(`both sides in ${hex}`);
    taken.set(`side ${hex}`, owner);
  }
  return faults;
}

/** ZOC-1, ZOI-1 to ZOI-3: the engine's zones hex by hex. */
function zoneFaults({ field, oracle }: Match): string[] {
  const faults: string[] = [];
  for (const [seat, side] of SIDES.entries()) {
    const zones = zonesOf(oracle, side);
    for (const [hex, id] of game.placeIds.entries()) {
      const packed = position.zonesOf(WORLD, field.state, seat, hex);
      const same =
        ((packed & position.ZOC_BITS) !== 0) === zones.control.has(id) &&
        ((packed & position.ZOI_BITS) !== 0) === zones.influence.has(id) &&
        ((packed & position.CAVALRY_ZOC_BITS) !== 0) === zones.cavalryControl.has(id) &&
        ((packed & position.CAVALRY_ZOI_BITS) !== 0) === zones.cavalryInfluence.has(id);
      if (!same) faults.push(`zones of the ${side} in ${id}`);
    }
  }
  return faults;
}
