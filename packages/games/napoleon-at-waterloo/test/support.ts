import { allChoices, copyState, type GameEvent, type Refusal, type Setup, type State } from '@hundred-days/kernel';
import { beginScripted, indexIn, PlayedField } from '@hundred-days/kernel/testing';
import type { Action, Description, NapoleonAtWaterloo } from '@hundred-days/napoleon-at-waterloo';
import { createNapoleonAtWaterloo, createWorld, position } from '@hundred-days/napoleon-at-waterloo';
import { DOCUMENTS } from '@hundred-days/napoleon-at-waterloo/data';
import { FORMAT } from '@hundred-days/napoleon-at-waterloo/format';

/** A position laid out for a test, played with notation. Every line goes through the referee, as a player's would. */

const { DESTROYED, EXITED, OFF_MAP } = position;

export const newGame = (): NapoleonAtWaterloo => createNapoleonAtWaterloo(createWorld(DOCUMENTS), FORMAT);

export const game = newGame();
export const { world } = game;
export const AT = world.at;

export type Scene = Pick<Description, 'units'> &
  Partial<Pick<Description, 'phase' | 'turn' | 'keys' | 'keyTable' | 'demoralized'>>;

export class Field extends PlayedField<Action> {
  constructor(state: State, events: GameEvent[]) {
    super(game, state, events);
  }

  get turn(): number {
    return this.state[AT.turn];
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

  /** Why a line is refused: the steps before its last one must be allowed. Throws if nothing is refused. */
  refusal(line: string, seat = this.chair): Refusal {
    const no = this.refuse(line, seat, true);
    if (no === null) throw new Error(`'${line}' was not refused`);
    return no;
  }

  /** The hexes a unit can be moved to, sorted: the last hex of each listed move or entry, 'exit' for leaving. */
  goals(unit: string): string[] {
    const goals: string[] = [];
    for (const action of allChoices(game, this.state, this.chair)) {
      if (action.type === 'exit' && world.unitId(action.unit) === unit) goals.push('exit');
      if ((action.type === 'move' || action.type === 'enter') && world.unitId(action.unit) === unit) {
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
  return begin({ format: 'hundred-days-scenario', version: 1, game: 'napoleon-at-waterloo', ...scene }, dice);
}

export function scenario(id: string, ...dice: number[]): Field {
  return begin(id, dice);
}

function begin(described: Setup['scenario'], dice: readonly number[]): Field {
  const events: GameEvent[] = [];
  return new Field(beginScripted(game, { scenario: described, options: {} }, dice, events), events);
}

export const unitNumber = (id: string): number => indexIn(game.unitIds, id);

/** A unit of each arm, with the points it has to move. */
export const ALLOWANCES = Object.entries({ 'fr-1art': 3, 'fr-6inf': 4, 'fr-2cav': 5, 'fr-gd-lcav': 6 });
