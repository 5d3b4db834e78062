import {
  allChoices,
  copyState,
  firstSeatToAct,
  type GameEvent,
  type Outcome,
  type Refusal,
  readLine,
  refuseInput,
  type State,
  sameState,
  scriptedDice,
  submit,
  writeAction,
} from '@hundred-days/kernel';
import {
  type Action,
  createNapoleonAtWaterloo,
  type Description,
  position,
  units,
} from '@hundred-days/napoleon-at-waterloo';

/** A position laid out for a test, played with notation. Every line goes through the referee, as a player's would. */

const { AT, DESTROYED, EXITED, OFF_MAP } = position;

export const game = createNapoleonAtWaterloo();

export type Scene = Pick<Description, 'units'> &
  Partial<Pick<Description, 'phase' | 'turn' | 'keys' | 'keyTable' | 'demoralized'>>;

export class Field {
  readonly state: State;
  readonly events: GameEvent[];

  constructor(state: State, events: GameEvent[]) {
    this.state = state;
    this.events = events;
  }

  /** The seat that has to decide: 'french', 'allied', or 'none' when the game is over. */
  get seat(): string {
    return game.seats[this.#seat]?.id ?? 'none';
  }

  get #seat(): number {
    return firstSeatToAct(game, this.state);
  }

  get step(): string {
    return game.phase(this.state).name;
  }

  get turn(): number {
    return this.state[AT.turn];
  }

  get outcome(): Outcome | null {
    return game.outcome(this.state);
  }

  losses(side: 'french' | 'allied'): number {
    return this.state[AT.losses + (side === 'french' ? 0 : 1)];
  }

  /** The hex a unit is in, or 'off', 'destroyed', 'exited'. */
  where(unit: string): string {
    const at = this.state[AT.where + unitNumber(unit)];
    if (at === OFF_MAP) return 'off';
    if (at === DESTROYED) return 'destroyed';
    return at === EXITED ? 'exited' : game.placeIds[at];
  }

  /** Plays a line (compound lines too) for whoever has to decide; the dice fall as given. Throws if it is refused. */
  play(line: string, ...dice: number[]): this {
    const rolls = scriptedDice(dice);
    for (const action of read(line)) {
      const no = submit(game, this.state, this.#seat, game.complete(this.state, action), rolls, (event) =>
        this.events.push(event),
      );
      if (no !== null) throw new Error(`'${line}' was refused: ${no.rule} ${no.code} ${JSON.stringify(no.data)}`);
    }
    if (rolls.left > 0) throw new Error(`'${line}' left ${rolls.left} dice unused`);
    return this;
  }

  /** Why a line is refused: the steps before its last one must be allowed. Throws if nothing is refused. */
  refusal(line: string, seat = this.#seat): Refusal {
    const before = copyState(this.state);
    const trial = new Field(copyState(this.state), []);
    for (const action of read(line)) {
      const no = refuseInput(game, trial.state, seat, action);
      if (!sameState(before, this.state)) throw new Error(`refusing '${line}' changed the position`);
      if (no !== null) return no;
      submit(game, trial.state, seat, action, scriptedDice([1, 1, 1]), null);
    }
    throw new Error(`'${line}' was not refused`);
  }

  /** Every choice of the seat that has to decide, as notation. */
  choices(): string[] {
    const seat = this.#seat;
    return seat < 0 ? [] : allChoices(game, this.state, seat).map((action) => writeAction(game, action));
  }

  /** The hexes a unit can be moved to, sorted: the last hex of each listed move or entry, 'exit' for leaving. */
  goals(unit: string): string[] {
    const goals: string[] = [];
    for (const action of allChoices(game, this.state, this.#seat)) {
      if (action.type === 'exit' && units.unitId(action.unit) === unit) goals.push('exit');
      if ((action.type === 'move' || action.type === 'enter') && units.unitId(action.unit) === unit) {
        goals.push(game.placeIds[action.path[action.path.length - 1]]);
      }
    }
    return goals.sort();
  }

  copy(): Field {
    return new Field(copyState(this.state), [...this.events]);
  }
}

/** Lays a position out; throws with the list of faults if it is not a legal one. */
export function field(scene: Scene, ...dice: number[]): Field {
  const events: GameEvent[] = [];
  const scenario = { format: 'hundred-days-scenario', version: 1, game: 'napoleon-at-waterloo', ...scene };
  const started = game.start({ scenario, options: {} }, scriptedDice(dice), (event) => events.push(event));
  if (!started.ok) throw new Error(JSON.stringify(started.faults));
  return new Field(started.value, events);
}

export function scenario(id: string, ...dice: number[]): Field {
  const events: GameEvent[] = [];
  const started = game.start({ scenario: id, options: {} }, scriptedDice(dice), (event) => events.push(event));
  if (!started.ok) throw new Error(JSON.stringify(started.faults));
  return new Field(started.value, events);
}

export const unitNumber = (id: string): number => {
  const index = units.unitIndex(id);
  if (index < 0) throw new Error(`no unit ${id}`);
  return index;
};

function read(line: string): readonly Action[] {
  const actions = readLine(game, line);
  if (!actions.ok) throw new Error(`'${line}' cannot be read: ${JSON.stringify(actions.faults)}`);
  return actions.value;
}
