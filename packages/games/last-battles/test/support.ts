import type { GameEvent, OptionValue, Refusal, State } from '@hundred-days/kernel';
import { allChoices, copyState } from '@hundred-days/kernel';
import { beginScripted, indexIn, PlayedField } from '@hundred-days/kernel/testing';
import type { Action, Description, LastBattles } from '@hundred-days/last-battles';
import { createLastBattles, createWorld, position } from '@hundred-days/last-battles';
import { DOCUMENTS } from '@hundred-days/last-battles/data';
import { FORMAT } from '@hundred-days/last-battles/format';

/** A position laid out for a test, played with notation. Every line goes through the referee, as a player's would. */

const { DESTROYED, EXITED, OFF_MAP } = position;

export const FIELDS = ['ligny', 'quatre-bras', 'wavre', 'la-belle-alliance'] as const;
export type FieldName = (typeof FIELDS)[number];

/** The four battlefields, each compiled once. */
export const GAMES: Readonly<Record<FieldName, LastBattles>> = {
  ligny: createLastBattles(createWorld(DOCUMENTS, 'ligny'), FORMAT),
  'quatre-bras': createLastBattles(createWorld(DOCUMENTS, 'quatre-bras'), FORMAT),
  wavre: createLastBattles(createWorld(DOCUMENTS, 'wavre'), FORMAT),
  'la-belle-alliance': createLastBattles(createWorld(DOCUMENTS, 'la-belle-alliance'), FORMAT),
};

/** The battles, and the field each is fought on. */
export const BATTLES = {
  ligny: 'ligny',
  'quatre-bras': 'quatre-bras',
  wavre: 'wavre',
  'la-belle-alliance': 'la-belle-alliance',
  'historic-wavre': 'wavre',
} as const;
export type BattleName = keyof typeof BATTLES;

export type Scene = Omit<Description, 'format' | 'version' | 'game' | 'battle'>;
export type Chosen = Readonly<Record<string, OptionValue>>;

type Army = 'french' | 'anglo-allied' | 'prussian';
const ARMIES: readonly Army[] = ['french', 'anglo-allied', 'prussian'];

export class Field extends PlayedField<Action> {
  readonly #game: LastBattles;

  constructor(game: LastBattles, state: State, events: GameEvent[]) {
    super(game, state, events);
    this.#game = game;
  }

  get turn(): number {
    return this.state[this.#game.world.at.turn];
  }

  losses(army: Army): number {
    return this.state[this.#game.world.at.losses + ARMIES.indexOf(army)];
  }

  morale(army: Army): string {
    return position.MORALE[this.state[this.#game.world.at.morale + ARMIES.indexOf(army)]];
  }

  points(side: 'french' | 'allied'): number {
    return this.state[this.#game.world.at.points + (side === 'french' ? 0 : 1)];
  }

  /** Who holds an objective hex. */
  holder(hex: string): string {
    const { world } = this.#game;
    return ['nobody', 'french', 'allied'][
      this.state[world.at.held + world.objective[indexIn(this.#game.placeIds, hex)] - 1]
    ];
  }

  /** The hex a unit is in, or 'off', 'destroyed', 'exited'. */
  where(unit: string): string {
    const at = this.state[this.#game.world.at.where + indexIn(this.#game.unitIds, unit)];
    if (at === OFF_MAP) return 'off';
    if (at === DESTROYED) return 'destroyed';
    return at === EXITED ? 'exited' : this.#game.placeIds[at];
  }

  /** Why a line is refused: the steps before its last one must be allowed. Throws if nothing is refused. */
  refusal(line: string, seat = this.chair): Refusal {
    const no = this.refuse(line, seat, true);
    if (no === null) throw new Error(`'${line}' was not refused`);
    return no;
  }

  /** The hexes a unit can be moved to, sorted, each once: the last hex of each listed move or entry, 'exit' for leaving. */
  goals(unit: string): string[] {
    const goals = new Set<string>();
    const number = indexIn(this.#game.unitIds, unit);
    for (const action of allChoices(this.#game, this.state, this.chair)) {
      if (action.type === 'exit' && action.unit === number) goals.add('exit');
      if ((action.type === 'move' || action.type === 'enter') && action.unit === number)
        goals.add(this.#game.placeIds[action.path[action.path.length - 1]]);
    }
    return [...goals].sort();
  }

  copy(): Field {
    return new Field(this.#game, copyState(this.state), [...this.events]);
  }
}

/** Lays a position out; throws with the list of faults if it is not a legal one. */
export function field(battle: BattleName, scene: Scene, options: Chosen = {}): Field {
  return fieldOf(GAMES[BATTLES[battle]], battle, scene, options);
}

/** The same on a battlefield of one's own. */
export function fieldOf(game: LastBattles, battle: string, scene: Scene, options: Chosen = {}): Field {
  const scenario = { format: 'hundred-days-scenario', version: 1, game: 'last-battles', battle, ...scene };
  const events: GameEvent[] = [];
  return new Field(game, beginScripted(game, { scenario, options }, [], events), events);
}

/** A battle from its beginning. */
export function battle(name: BattleName, options: Chosen = {}): Field {
  const game = GAMES[BATTLES[name]];
  const events: GameEvent[] = [];
  return new Field(game, beginScripted(game, { scenario: name, options }, [], events), events);
}
