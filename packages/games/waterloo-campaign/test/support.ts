import {
  allChoices,
  copyState,
  firstSeatToAct,
  type GameEvent,
  type Outcome,
  type Refusal,
  readLine,
  refuseInput,
  type Setup,
  type State,
  sameState,
  scriptedDice,
  submit,
  writeAction,
} from '@hundred-days/kernel';
import {
  type Action,
  createWaterlooCampaign,
  type Description,
  describePosition,
  position,
  units,
} from '@hundred-days/waterloo-campaign';

/** A position laid out for a test, played with notation. Every line goes through the referee, as a player's would. */

const { AT } = position;

export const game = createWaterlooCampaign();

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

export class Field {
  readonly state: State;
  readonly events: GameEvent[];

  constructor(state: State, events: GameEvent[]) {
    this.state = state;
    this.events = events;
  }

  /** The seat that has to decide: 'french', 'coalition', or 'none' when the game is over. */
  get seat(): string {
    return game.seats[this.#seat]?.id ?? 'none';
  }

  get #seat(): number {
    return firstSeatToAct(game, this.state);
  }

  /** What is to be decided: 'hq', 'return', 'detachments', 'recall', 'withdrawal', 'movement', 'attack', ... */
  get step(): string {
    return game.phase(this.state).name;
  }

  /** Who decides what, in one word: 'french detachments'. */
  get decision(): string {
    return `${this.seat} ${this.step}`;
  }

  get turn(): number {
    return this.state[AT.turn];
  }

  get outcome(): Outcome | null {
    return game.outcome(this.state);
  }

  /** Moves, attacks or withdrawals a side still has; -1 if there is no limit. */
  left(side: Side): number {
    return this.state[AT.left + sideNumber(side)];
  }

  /** Victory points of a side for what it has eliminated. */
  points(side: Side): number {
    return position.pointsOf(this.state, sideNumber(side));
  }

  get hillStars(): number {
    return this.state[AT.hill];
  }

  /** Where a piece is and how it lies, as a description words it: '1217 battle', 'blown 5', 'available'; 'absent'. */
  at(piece: string): string {
    return describePosition(this.state)[units.unitId(pieceNumber(piece))] ?? 'absent';
  }

  /** The hex a piece is in; else 'turn', 'blown', 'eliminated', 'available' or 'absent'. */
  where(piece: string): string {
    return this.at(piece).split(' ')[0];
  }

  /** 'advance', 'battle', 'fresh', 'exhausted' or 'normal' of a piece on the map. */
  face(piece: string): string {
    return this.at(piece).split(' ')[1] ?? 'none';
  }

  /** Plays a line for whoever has to decide; the dice fall as given. Throws if it is refused or leaves dice. */
  play(line: string, ...dice: number[]): this {
    const rolls = scriptedDice(dice);
    for (const action of read(line)) {
      const no = submit(game, this.state, this.#seat, game.complete(this.state, action), rolls, (event) =>
        this.events.push(event),
      );
      if (no !== null) throw new Error(`'${line}' was refused: ${no.rule} ${no.code} ${JSON.stringify(no.data)}`);
    }
    if (rolls.left > 0) throw new Error(`'${line}' left ${rolls.left} dice unused`);
    const wrong = game.unsound(this.state);
    if (wrong.length > 0) throw new Error(`'${line}' left an impossible position: ${wrong.join(', ')}`);
    return this;
  }

  /** Plays several lines that need no dice. */
  plays(...lines: string[]): this {
    for (const line of lines) this.play(line);
    return this;
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
    const dice = scriptedDice([1, 1, 1]);
    const [pass] = read('pass');
    const no = submit(game, this.state, this.#seat, pass, dice, (event) => this.events.push(event));
    if (no !== null) throw new Error(`'pass' was refused: ${no.rule} ${no.code}`);
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
      const [action] = read(this.#next(lines));
      const no = submit(game, this.state, this.#seat, action, rolls, (event) => this.events.push(event));
      if (no !== null) throw new Error(`'${line}' was refused: ${no.rule} ${no.code} ${JSON.stringify(no.data)}`);
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
    const before = copyState(this.state);
    const seat = side === undefined ? this.#seat : sideNumber(side);
    for (const action of read(line)) {
      const no = refuseInput(game, this.state, seat, game.complete(this.state, action));
      if (!sameState(before, this.state)) throw new Error(`refusing '${line}' changed the position`);
      if (no !== null) return no;
    }
    throw new Error(`'${line}' was not refused`);
  }

  /** The rule a refused line is refused by; 'allowed' if it is not refused. */
  rule(line: string, side?: Side): string {
    const seat = side === undefined ? this.#seat : sideNumber(side);
    for (const action of read(line)) {
      const no = refuseInput(game, this.state, seat, game.complete(this.state, action));
      if (no !== null) return no.rule;
    }
    return 'allowed';
  }

  /** As `rule`, of the line exactly as written: nothing that it leaves out is filled in. */
  strictRule(line: string, side?: Side): string {
    const seat = side === undefined ? this.#seat : sideNumber(side);
    const [action] = read(line);
    return refuseInput(game, this.state, seat, action)?.rule ?? 'allowed';
  }

  /** The rule that keeps a piece from a place, as the table tells a player who asks; null if it may. */
  whyNot(piece: string, hex: string): string | null {
    return game.whyNot(this.state, this.#seat, pieceNumber(piece), placeNumber(hex))?.rule ?? null;
  }

  /** Every choice of the seat that has to decide, as notation; only those that begin with `start`, if given. */
  choices(start = ''): string[] {
    const seat = this.#seat;
    const all = seat < 0 ? [] : allChoices(game, this.state, seat).map((action) => writeAction(game, action));
    return all.filter((line) => line.startsWith(start));
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
    const seat = this.#seat;
    const all = seat < 0 ? [] : allChoices(game, this.state, seat);
    return [...new Set(all.map((action) => action.type))].sort();
  }

  /** What was told, of one type. */
  told(type: string): GameEvent[] {
    return this.events.filter((event) => event.type === type);
  }

  /** The data of the last event of a type; throws if there was none. */
  last(type: string): GameEvent['data'] {
    const event = this.told(type).at(-1);
    if (event === undefined) throw new Error(`no '${type}' among ${this.events.map((e) => e.type).join(', ')}`);
    return event.data;
  }

  copy(): Field {
    return new Field(copyState(this.state), [...this.events]);
  }
}

/** Lays a position out; throws with the list of faults if it is not a legal one. `dice` fall while it is being started. */
export function field(scene: Scene, ...dice: number[]): Field {
  return fieldWith({}, scene, ...dice);
}

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

function begin(described: Setup['scenario'], options: Options, dice: readonly number[]): Field {
  const events: GameEvent[] = [];
  const rolls = scriptedDice([...dice]);
  const started = game.start({ scenario: described, options }, rolls, (event) => events.push(event));
  if (!started.ok) throw new Error(JSON.stringify(started.faults));
  if (rolls.left > 0) throw new Error(`the start left ${rolls.left} dice unused`);
  return new Field(started.value, events);
}

export const pieceNumber = (id: string): number => {
  const index = units.unitIndex(id);
  if (index < 0) throw new Error(`no piece ${id}`);
  return index;
};

const placeNumber = (id: string): number => {
  const index = game.placeIds.indexOf(id);
  if (index < 0) throw new Error(`no hex ${id}`);
  return index;
};

export const scenarioIds: readonly string[] = game.scenarios.map(({ id }) => id);

const sideNumber = (side: Side): number => game.seats.findIndex(({ id }) => id === side);

function read(line: string): readonly Action[] {
  const actions = readLine(game, line);
  if (!actions.ok) throw new Error(`'${line}' cannot be read: ${JSON.stringify(actions.faults)}`);
  return actions.value;
}
