import { type Action, createDayOfWaterloo, position } from '@hundred-days/day-of-waterloo';
import { FORMAT } from '@hundred-days/day-of-waterloo/format';
import type { GameEvent, State } from '@hundred-days/kernel';
import { allChoices, concealed, refuseInput, whyNot } from '@hundred-days/kernel';
import { begin, beginScripted, indexIn, PlayedField, readActions } from '@hundred-days/kernel/testing';
import { type Scene, scene } from './armies.ts';
import { w } from './world.ts';

/** Scenes of set-up, command, reorganization and movement, played with notation through the referee. */

export const game = createDayOfWaterloo(w, FORMAT);

const { CADRE, COLUMN, EXITED, GONE, HOMELESS, OFF_MAP, REORGANIZING, TAKEN, UNKNOWN, UNPLACED } = position;
const ELSEWHERE: Readonly<Record<number, string>> = {
  [OFF_MAP]: 'off',
  [CADRE]: 'cadre',
  [GONE]: 'gone',
  [EXITED]: 'exited',
  [UNKNOWN]: 'unknown',
  [UNPLACED]: 'unplaced',
  [position.ASIDE]: 'aside',
  [HOMELESS]: 'homeless',
};
const FLAGS = { column: COLUMN, taken: TAKEN, moving: position.MOVING, moved: position.MOVED } as const;

export type Viewer = 'french' | 'allied' | 'prussian' | 'spectator';
const VIEWERS: readonly Viewer[] = ['spectator', 'french', 'allied', 'prussian'];

const unitNumber = (id: string): number => indexIn(w.unitIds, id);
const hexNumber = (id: string): number => indexIn(w.map.ids, id);

/** What can be read from a position, the referee's or a viewer's. */
export class Reading {
  readonly state: State;
  constructor(state: State) {
    this.state = state;
  }
  where(id: string): string {
    const where = this.state[w.at.where + unitNumber(id)];
    return where >= 0 ? w.hexId(where) : ELSEWHERE[where];
  }
  /** The units of a hex, the top first. */
  in(hex: string): string[] {
    return position.unitsIn(w, this.state, hexNumber(hex)).map(w.unitId);
  }
  lost(id: string): number {
    return this.state[w.at.casualties + unitNumber(id)];
  }
  isOut(id: string): boolean {
    return !position.inCommand(w, this.state, unitNumber(id));
  }
  did(id: string, flag: keyof typeof FLAGS): boolean {
    return position.did(w, this.state, unitNumber(id), FLAGS[flag]);
  }
  isReorganizing(id: string): boolean {
    return position.is(w, this.state, unitNumber(id), REORGANIZING);
  }
  isPinned(hex: string, side: 'french' | 'allied'): boolean {
    return position.inZoi(w, this.state, side === 'french' ? 1 : 0, hexNumber(hex));
  }
  losses(corps: string): number {
    return this.state[w.at.losses + indexIn(w.corpsIds, corps)];
  }
  corps(id: string): string {
    return position.MORALE[this.state[w.at.corpsMorale + indexIn(w.corpsIds, id)]];
  }
  /** MP spent by those who move. */
  get spent(): number {
    return this.state[w.at.spent] / 2;
  }
  get turn(): number {
    return this.state[w.at.turn];
  }
}

export class Marched extends PlayedField<Action> {
  get now(): Reading {
    return new Reading(this.state);
  }
  where(id: string): string {
    return this.now.where(id);
  }
  in(hex: string): string[] {
    return this.now.in(hex);
  }
  view(viewer: Viewer): Reading {
    return new Reading(concealed(this.game, this.state, VIEWERS.indexOf(viewer) - 1));
  }
  /** Why a line is refused to whoever decides, as it is written: 'rule code', or 'allowed'. */
  why(line: string, seat = this.chair): string {
    const [action] = readActions(this.game, line);
    const no = refuseInput(this.game, this.state, seat, action);
    return no === null ? 'allowed' : `${no.rule} ${no.code}`;
  }
  rule(line: string, seat = this.chair): string {
    return this.why(line, seat).split(' ')[0];
  }
  /** Why a piece may not go to a hex. */
  whyNot(id: string, hex: string): string {
    const no = whyNot(this.game, this.state, this.chair, unitNumber(id), hexNumber(hex));
    return no === null ? 'allowed' : `${no.rule} ${no.code}`;
  }
  /** The hexes a piece can be moved to, sorted. */
  goals(id: string): string[] {
    const goals = new Set<string>();
    for (const action of allChoices(this.game, this.state, this.chair))
      if ((action.type === 'move' || action.type === 'enter') && action.unit === unitNumber(id))
        goals.add(w.hexId(action.path[action.path.length - 1]));
    return [...goals].sort();
  }
  /** The pieces that have something to do. */
  get pieces(): string[] {
    const pieces = this.game.phase(this.state).pieces(this.state, this.chair);
    return pieces.filter((piece) => piece >= 0).map(w.unitId);
  }
  types(): string[] {
    return [...new Set(allChoices(this.game, this.state, this.chair).map(({ type }) => type))].sort();
  }
}

const opened = (scenario: string | ReturnType<typeof scene>, options = {}, dice: readonly number[] = []): Marched => {
  const events: GameEvent[] = [];
  return new Marched(game, beginScripted(game, { scenario, options }, dice, events), events);
};

type Stacks = Readonly<Record<string, readonly string[]>>;

/** A Movement Phase, the French one in clear weather unless said otherwise. */
export const moving = (stacks: Stacks, more: Scene = {}, options = {}): Marched =>
  opened(scene({ begun: 'movement', stacks, ...more }), options);
/** The beginning of a player turn. */
export const commanding = (stacks: Stacks, more: Scene = {}, options = {}): Marched =>
  opened(scene({ begun: 'command', stacks, ...more }), options);
export const scenario = (id: string, options = {}, dice: readonly number[] = []): Marched => opened(id, options, dice);
export const faultsOf = (described: Scene): string[] => {
  const started = game.start({ scenario: scene(described), options: {} }, { roll: () => 1 }, null);
  return started.ok ? [] : started.faults.map(({ code }) => code);
};
export { begin };

export const THREE = { 'three-players': true };
export const SEVERE_MUD = 1;
export const MUD = 5;
