import type { Dice, GameEvent, Refusal, Setup, State } from '@hundred-days/kernel';
import { copyState, scriptedDice, whyNot } from '@hundred-days/kernel';
import {
  beginScripted,
  carryOut,
  indexIn,
  PlayedField,
  readActions,
  typesOfChoices,
} from '@hundred-days/kernel/testing';
import {
  type Action,
  createWaterlooCampaign,
  createWorld,
  type Description,
  describePosition,
  position,
  units,
} from '@hundred-days/waterloo-campaign';
import { DOCUMENTS } from '@hundred-days/waterloo-campaign/data';
import { FORMAT } from '@hundred-days/waterloo-campaign/format';

/** A position laid out for a test, played with notation. Every line goes through the referee, as a player's would. */

export const WORLD = createWorld(DOCUMENTS);
export const game = createWaterlooCampaign(WORLD, FORMAT);

export type Side = 'french' | 'coalition';
export type Scene = Pick<Description, 'units'> & Partial<Omit<Description, 'format' | 'version' | 'game' | 'units'>>;
export type Options = Readonly<Record<string, boolean>>;

/** The modifiers of an attack, and what came of it. */
export interface Fight {
  readonly attack: number;
  readonly defence: number;
  readonly result: unknown;
  readonly loser: unknown;
}

export class Field extends PlayedField<Action> {
  constructor(state: State, events: GameEvent[]) {
    super(game, state, events);
  }

  /** Who decides what, in one word: 'french detachments'. */
  get decision(): string {
    return `${this.seat} ${this.step}`;
  }

  get turn(): number {
    return this.state[WORLD.at.turn];
  }

  /** Moves, attacks or withdrawals a side still has; -1 if there is no limit. */
  left(side: Side): number {
    return this.state[WORLD.at.left + sideNumber(side)];
  }

  /** Victory points of a side for what it has eliminated. */
  points(side: Side): number {
    return position.pointsOf(WORLD, this.state, sideNumber(side));
  }

  get hillStars(): number {
    return this.state[WORLD.at.hill];
  }

  /** Where a piece is and how it lies, as a description words it: '1217 battle', 'blown 5', 'available'; 'absent'. */
  at(piece: string): string {
    return describePosition(WORLD, this.state)[units.unitId(WORLD, pieceNumber(piece))] ?? 'absent';
  }

  /** The hex a piece is in; else 'turn', 'blown', 'eliminated', 'available' or 'absent'. */
  where(piece: string): string {
    return this.at(piece).split(' ')[0];
  }

  /** 'advance', 'battle', 'fresh', 'exhausted' or 'normal' of a piece on the map. */
  face(piece: string): string {
    return this.at(piece).split(' ')[1] ?? 'none';
  }

  /**
   * Ends or passes, for both sides, until `side` decides in `step` (either side if not named). Stops with an error if
   * something else has to be decided first, so nothing is chosen behind a test's back.
   */
  skipTo(step: string, side?: Side): this {
    for (let guard = 0; guard < 20; guard++) {
      if (this.step === step && (side === undefined || this.seat === side)) return this;
      if (['detachments', 'recall'].includes(this.step)) this.play('end');
      else if (['withdrawal', 'movement', 'attack'].includes(this.step)) this.#passQuietly();
      else break;
    }
    throw new Error(`cannot skip to ${side ?? 'any'} ${step}: ${this.decision}`);
  }

  /** A pass, with a die of 1 if the other side now rolls for its last moves or attacks. */
  #passQuietly(): void {
    this.#do('pass', scriptedDice([1, 1, 1]));
  }

  /** One action, of which dice may be left. */
  #do(line: string, dice: Dice): void {
    const [action] = readActions(game, line);
    carryOut(game, this.state, action, dice, (event) => this.events.push(event), line);
  }

  /**
   * Carries an attack out up to its dice, the cavalry named joining in, and tells the sums. Dice after the two of the
   * attack (the number of last attacks) fall as 6.
   */
  fight(line: string, attackDie: number, defenceDie: number, ...cavalry: string[]): Fight {
    const rolls = scriptedDice([attackDie, defenceDie, 6, 6]);
    const before = this.told('attack-resolved').length;
    const lines = [line, ...cavalry.map((unit) => `commit ${unit}`)];
    while (this.told('attack-resolved').length === before) {
      this.#do(this.#next(lines), rolls);
    }
    if (lines.length > 0) throw new Error(`'${lines[0]}' came too late`);
    const { attackModifier, defenceModifier, result, loser } = this.last('attack-resolved');
    return { attack: Number(attackModifier), defence: Number(defenceModifier), result, loser };
  }

  /** The attack, then cavalry as long as the side that decides has some of those named, then 'ready'. */
  #next(lines: string[]): string {
    if (this.step === 'attack') return lines.shift() ?? 'pass';
    const [line] = lines;
    return line !== undefined && this.rule(line) === 'allowed' ? (lines.shift() ?? 'ready') : 'ready';
  }

  /** Why a line is refused, to the seat that decides or another. Throws if nothing is refused. */
  refusal(line: string, side?: Side): Refusal {
    const no = this.refuse(line, this.#chairOf(side), false);
    if (no === null) throw new Error(`'${line}' was not refused`);
    return no;
  }

  /** The rule a refused line is refused by; 'allowed' if it is not refused. */
  rule(line: string, side?: Side): string {
    return this.refuse(line, this.#chairOf(side), false)?.rule ?? 'allowed';
  }

  /** As `rule`, of the line exactly as written: nothing that it leaves out is filled in. */
  strictRule(line: string, side?: Side): string {
    return this.refuse(line, this.#chairOf(side), true)?.rule ?? 'allowed';
  }

  #chairOf(side: Side | undefined): number {
    return side === undefined ? this.chair : sideNumber(side);
  }

  /** The rule that keeps a piece from a place, as the table tells a player who asks; null if it may. */
  whyNot(piece: string, hex: string): string | null {
    return whyNot(game, this.state, this.chair, pieceNumber(piece), indexIn(game.placeIds, hex))?.rule ?? null;
  }

  /** The choices that have to do with a piece. */
  choicesOf(piece: string): string[] {
    return this.choices().filter((line) => line.split(' ').includes(piece));
  }

  /** The hexes where a piece can be put or can go, sorted and once each: the last hex of each of its listed choices. */
  goals(piece: string, start = ''): string[] {
    const goals = new Set<string>();
    for (const line of this.choicesOf(piece)) {
      if (!line.startsWith(start)) continue;
      const hex = line.match(/\b\d{4}\b/g)?.at(-1);
      if (hex !== undefined) goals.add(hex);
    }
    return [...goals].sort();
  }

  /** The words of the choices there are: 'detach', 'end', ... (a move is 'move'), sorted. */
  words(): string[] {
    return typesOfChoices(game, this.state, this.chair);
  }

  copy(): Field {
    return new Field(copyState(this.state), [...this.events]);
  }
}

/** Lays a position out; throws with the list of faults if it is not a legal one. `dice` fall while it is being started. */
export function field(scene: Scene, ...dice: number[]): Field {
  return fieldWith({}, scene, ...dice);
}

/** On turn 3, the usual one of the tests, where a step or phase begins. */
export const turn3 = (start: NonNullable<Scene['start']>, units: Scene['units']): Field =>
  field({ start, turn: 3, units });

export function fieldWith(options: Options, scene: Scene, ...dice: number[]): Field {
  return begin({ format: 'hundred-days-scenario', version: 1, game: 'waterloo-campaign', ...scene }, options, dice);
}

export function scenario(id: string, options: Options = {}, ...dice: number[]): Field {
  return begin(id, options, dice);
}

/** The codes of the faults of a description, sorted; [] if it can be played. */
export function faults(scene: Scene, options: Options = {}): string[] {
  const described = { format: 'hundred-days-scenario', version: 1, game: 'waterloo-campaign', ...scene };
  const started = game.start({ scenario: described, options }, scriptedDice([1, 1, 1, 1]), null);
  return started.ok ? [] : started.faults.map((fault) => fault.code).sort();
}

function begin(scenario: Setup['scenario'], options: Options, dice: readonly number[]): Field {
  const events: GameEvent[] = [];
  return new Field(beginScripted(game, { scenario, options }, dice, events), events);
}

export const pieceNumber = (id: string): number => indexIn(game.unitIds, id);

export const scenarioIds: readonly string[] = game.scenarios.map(({ id }) => id);

const sideNumber = (side: Side): number => game.seats.findIndex(({ id }) => id === side);
