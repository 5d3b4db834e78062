import {
  copyState,
  firstSeatToAct,
  type GameEvent,
  type Outcome,
  outlook,
  type Refusal,
  type Rolled,
  recordingDice,
  refuseInput,
  type Setup,
  SPECTATOR,
  type State,
  type Step,
  sameState,
  scriptedDice,
  seatsToAct,
  seenAction,
  seenEvents,
  seenState,
  whyNot,
  writeAction,
} from '@hundred-days/kernel';
import {
  begin as beginGame,
  carryOut,
  checkAfter,
  indexIn,
  lastTold,
  readActions,
  typesOfChoices,
  writtenChoices,
} from '@hundred-days/kernel/testing';
import type { Action, Description } from '@hundred-days/napoleon-1815';
import { createNapoleon1815, POSITIONS, places, position, tables, units } from '@hundred-days/napoleon-1815';
import { FORMAT } from '@hundred-days/napoleon-1815/format';
import { w } from './world.ts';

/** A position laid out for a test, played with notation. Every line goes through the referee, as a player's would. */

export const game = createNapoleon1815(w, FORMAT);

export type Side = 'french' | 'allied';
export type Army = 'french' | 'anglo-dutch' | 'prussian';
/** Who plays: of two players 'french' and 'allied', of three 'french', 'anglo-dutch' and 'prussian'. */
export type Player = Side | Army;
export type Viewer = Player | 'spectator';
export type Scene = Pick<Description, 'units'> & Partial<Omit<Description, 'format' | 'version' | 'game' | 'units'>>;
export type Options = Readonly<Partial<Record<position.OptionName, boolean>>>;

export const TWO: Options = {};
export const THREE: Options = { threePlayers: true };
export const BIDDING: Options = { bidding: true };

/** What a unit has done or is, by name; 'moved', 'disrupted', 'square', ... */
const FLAGS = {
  moved: position.MOVED,
  marched: position.MARCHED,
  disrupted: position.DISRUPTED,
  'face-up': position.FACE_UP,
  stepped: position.STEPPED,
  spent: position.SPENT,
  fired: position.FIRED,
  checked: position.CHECKED,
  engaged: position.ENGAGED,
  square: position.SQUARE,
  holds: position.HOLDS,
  shock: position.SHOCK,
  'close-fired': position.CLOSE_FIRED,
  known: position.KNOWN,
  reduced: position.REDUCED,
  halted: position.HALTED,
} as const;
export type Flag = keyof typeof FLAGS;

const placeName = (place: number): string => (place > 0 ? POSITIONS[place - 1] : 'map');

function townName(where: number): string {
  if (where >= 0) return w.townId(where);
  return where === position.UNPLACED ? 'unplaced' : where === position.ELIMINATED ? 'eliminated' : 'unknown';
}

/** What can be read from a position, the referee's or a viewer's. */
class Reading {
  readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  /** The town a unit is in; 'unplaced', 'eliminated', or 'unknown' in a view that does not show it. */
  where(unit: string): string {
    return townName(this.state[w.at.where + unitNumber(unit)]);
  }

  /** 'left', 'center', 'right', 'reserve', 'enemy-left', ... in a battle, from its own side; else 'map'. */
  place(unit: string): string {
    return placeName(this.state[w.at.place + unitNumber(unit)]);
  }

  /** Steps left; 0 for one that is eliminated, or unknown to the viewer. */
  strength(unit: string): number {
    return this.state[w.at.strength + unitNumber(unit)];
  }

  /** What a unit has done or is, in the order of the names. */
  flags(unit: string): Flag[] {
    return (Object.keys(FLAGS) as Flag[]).filter((flag) => this.is(unit, flag));
  }

  is(unit: string, flag: Flag): boolean {
    return position.has(w, this.state, unitNumber(unit), FLAGS[flag]);
  }

  /** Town, strength and, in a battle, place, in one word: 'ligny 3', 'ligny 2 enemy-left'. */
  at(unit: string): string {
    const where = this.where(unit);
    if (w.net.indexOf(where) < 0) return where;
    const place = this.place(unit);
    return `${where} ${this.strength(unit)}${place === 'map' ? '' : ` ${place}`}`;
  }

  /** The unit in whose square a unit shelters; 'none'. */
  host(unit: string): string {
    const host = this.state[w.at.host + unitNumber(unit)];
    return host > 0 ? w.unitId(host - 1) : 'none';
  }

  /** Blocks of each army in a town, hidden ones included; armies that have none there are not named. */
  blocks(town: string): Partial<Record<Army, number>> {
    const found: Partial<Record<Army, number>> = {};
    for (const [army, name] of units.ARMIES.entries()) {
      const number = position.blocksOfArmy(w, this.state, townNumber(town), army);
      if (number > 0) found[name] = number;
    }
    return found;
  }

  /** The units in a town, by id, in the order of the rolls. Of a view: those it shows. */
  standing(town: string): string[] {
    return w.unitIds.filter((id) => this.where(id) === town);
  }

  /** The units of a battle in a place of their own side. */
  posted(side: Side, place: (typeof POSITIONS)[number]): string[] {
    return w.unitIds.filter((id) => units.SIDES[w.side[unitNumber(id)]] === side && this.place(id) === place);
  }

  /** Eliminated units of an army. */
  losses(army: Army): number {
    return position.eliminatedOf(w, this.state, units.ARMIES.indexOf(army));
  }

  /** The marker in a home position of a side, in the battle of a town: 'none', 'woods', 'farm', 'stream', 'hill'. */
  marker(town: string, side: Side, place: 'left' | 'center' | 'right'): string {
    const s = this.state;
    const home = places.homeOf(w, s, units.SIDES.indexOf(side), POSITIONS.indexOf(place) + 1);
    return tables.MARKERS[places.markerIn(w, s, position.slotOf(w, s, townNumber(town)), home)];
  }

  /** What goes on in a town: 'none', 'skirmish' or 'battle'. */
  fight(town: string): string {
    const kind = this.state[w.at.fights + townNumber(town)];
    return kind === 0 ? 'none' : kind === position.SKIRMISH ? 'skirmish' : 'battle';
  }
}

/** A position as a viewer may know it. */
export class View extends Reading {
  /** Hidden blocks in a town outside battles: colour, '!' after it for the disrupted mark. Those that are none are left out. */
  hidden(town: string): Record<string, number> {
    const found: Record<string, number> = {};
    for (const [army, name] of units.ARMIES.entries()) {
      for (const disrupted of [false, true]) {
        const number = this.state[position.hiddenField(w, townNumber(town), army, disrupted)];
        if (number > 0) found[disrupted ? `${name}!` : name] = number;
      }
    }
    return found;
  }

  /** Hidden blocks in a place of a battle (seen from the side that owns them), by army; marks 1 to 3 as 'french+1'. */
  hiddenInBattle(town: string, place: (typeof POSITIONS)[number]): Record<string, number> {
    const found: Record<string, number> = {};
    const slot = position.slotOf(w, this.state, townNumber(town));
    for (const [army, name] of units.ARMIES.entries()) {
      for (let shape = 0; shape < position.MARKS; shape++) {
        const field = position.hiddenBattleField(w, slot, POSITIONS.indexOf(place) + 1, army, shape);
        const number = this.state[field];
        if (number > 0) found[shape > 0 ? `${name}+${shape}` : name] = number;
      }
    }
    return found;
  }

  /** Whether the viewer sees the face of a unit. */
  shows(unit: string): boolean {
    return this.where(unit) !== 'unknown';
  }
}

export class Field extends Reading {
  /** Everything told, as the referee knows it. */
  readonly events: GameEvent[];
  readonly steps: Step<Action>[];

  constructor(state: State, steps: Step<Action>[]) {
    super(state);
    this.steps = steps;
    this.events = steps.flatMap(({ events }) => events);
  }

  /** The player that has to decide (the first, if several have), or 'none' when the game is over. */
  get seat(): Player | 'none' {
    const seat = this.chair;
    return seat < 0 ? 'none' : this.playerOf(seat);
  }

  /** All players that have to decide now. */
  get seats(): Player[] {
    const mask = seatsToAct(game, this.state);
    return [0, 1, 2].filter((seat) => (mask & (1 << seat)) !== 0).map((seat) => this.playerOf(seat));
  }

  /** The number of the seat that has to decide: with bidding seats have no side until it is over (12.0c). */
  get chair(): number {
    return firstSeatToAct(game, this.state);
  }

  playerOf(seat: number): Player {
    if (this.state[w.at.seats] === 3) return units.ARMIES[seat];
    return units.SIDES[position.sideOfSeat(w, this.state, seat)];
  }

  chairOf(player: Player): number {
    const seat = [0, 1, 2].slice(0, this.state[w.at.seats]).find((one) => this.playerOf(one) === player);
    if (seat === undefined) throw new Error(`nobody plays ${player}`);
    return seat;
  }

  /** What is to be decided: 'deployment', 'movement', 'march', 'showing', 'combat', ..., 'over'. */
  get step(): string {
    return position.stepOf(w, this.state);
  }

  /** Who decides what, in one word: 'french movement'. */
  get decision(): string {
    return `${this.seat} ${this.step}`;
  }

  get turn(): number {
    return this.state[w.at.turn];
  }

  /** The town of the fight that is being carried out, 'none' if there is none. */
  get fightTown(): string {
    const town = this.state[w.at.fight];
    return town < 0 ? 'none' : w.townId(town);
  }

  get outcome(): Outcome | null {
    return game.outcome(this.state);
  }

  /** The winners by name and the rule that says so: 'french 10.1c'; 'none' while the game goes on. */
  get result(): string {
    const end = this.outcome;
    if (end === null) return 'none';
    return `${end.winners.map((seat) => this.playerOf(seat)).join(' ')} ${end.rule}`;
  }

  /** Plays a line for the seat that has to decide; the dice fall as given. Throws if it is refused or leaves dice. */
  play(line: string, ...dice: number[]): this {
    return this.#play(this.chair, line, dice);
  }

  /** As `play`, for a player that has to decide beside others. */
  playAs(player: Player, line: string, ...dice: number[]): this {
    return this.#play(this.chairOf(player), line, dice);
  }

  /** Plays several lines that need no dice. */
  plays(...lines: string[]): this {
    for (const line of lines) this.play(line);
    return this;
  }

  #play(seat: number, line: string, dice: readonly number[]): this {
    const script = scriptedDice(dice);
    const rolls = recordingDice(script);
    for (const action of read(line)) {
      const before = copyState(this.state);
      const events: GameEvent[] = [];
      carryOut(game, this.state, action, rolls, (event) => events.push(event), line, seat);
      this.events.push(...events);
      this.steps.push(step(seat, action, rolls.taken(), events, before, copyState(this.state)));
    }
    checkAfter(game, this.state, line, script.left);
    return this;
  }

  /** Why a line is refused, to the seat that decides or another. Throws if it is not refused. */
  refusal(line: string, player?: Player): Refusal {
    const no = this.#refuse(line, player);
    if (no === null) throw new Error(`'${line}' was not refused`);
    return no;
  }

  /** The rule a refused line is refused by; 'allowed' if it is not refused. */
  rule(line: string, player?: Player): string {
    return this.#refuse(line, player)?.rule ?? 'allowed';
  }

  /** The same of some lines, each as if it were the next. */
  rules(...lines: readonly string[]): string[] {
    return lines.map((line) => this.rule(line));
  }

  #refuse(line: string, player: Player | undefined): Refusal | null {
    const before = copyState(this.state);
    const seat = player === undefined ? this.chair : this.chairOf(player);
    const [action] = read(line);
    const no = refuseInput(game, this.state, seat, action);
    if (!sameState(before, this.state)) throw new Error(`refusing '${line}' changed the position`);
    return no;
  }

  /** The rule that keeps a unit from a town, as the table tells a player who asks; null if it may. */
  whyNot(unit: string, town: string, player?: Player): string | null {
    const seat = player === undefined ? this.chair : this.chairOf(player);
    return whyNot(game, this.state, seat, unitNumber(unit), townNumber(town))?.rule ?? null;
  }

  /** Every choice of a player (the one that decides, if not named) as notation; those that begin with `start`, if given. */
  choices(start = '', player?: Player): string[] {
    return writtenChoices(game, this.state, player === undefined ? this.chair : this.chairOf(player), start);
  }

  /** The choices that name a unit. */
  choicesOf(unit: string, player?: Player): string[] {
    return this.choices('', player).filter((line) => line.split(' ').includes(unit));
  }

  /** The last words of the choices of a unit that begin with a word ('retreat', 'shift', ''), sorted, once each. */
  goals(word: string, unit: string): string[] {
    const start = word === '' ? `${unit} ` : `${word} ${unit} `;
    const last = this.choices(start).map((line) => line.slice(start.length).replace('@', ''));
    return [...new Set(last)].sort();
  }

  /** Where the moves of a unit can end, sorted, once each. */
  ends(unit: string): string[] {
    const paths = this.goals('', unit).map((path) => read(`${unit} ${path}`)[0]);
    const ends = paths.map((action) => (action.type === 'move' ? w.townId(action.path.at(-1) ?? -1) : ''));
    return [...new Set(ends)].sort();
  }

  /** The types of the choices there are: 'move', 'end', ..., sorted. */
  words(player?: Player): string[] {
    return typesOfChoices(game, this.state, player === undefined ? this.chair : this.chairOf(player));
  }

  /** What was told, of one type. */
  told(type: string): GameEvent[] {
    return this.events.filter((event) => event.type === type);
  }

  /** The data of the last event of a type; throws if there was none. */
  last(type: string): GameEvent['data'] {
    return lastTold(this.events, type);
  }

  /** The position as a viewer may know it. */
  view(viewer: Viewer): View {
    return new View(seenState(this.#outlook(viewer), this.state));
  }

  /** Everything a viewer was told, the start included. */
  heard(viewer: Viewer): GameEvent[] {
    const out = this.#outlook(viewer);
    return this.steps.flatMap((one) => [...seenEvents(out, one)]);
  }

  /** The actions a viewer saw, as notation; null for one that he may not know. */
  watched(viewer: Viewer): (string | null)[] {
    const out = this.#outlook(viewer);
    return this.steps.map((one) => {
      const action = seenAction(out, one);
      return action === null ? null : writeAction(game, action);
    });
  }

  #outlook(viewer: Viewer) {
    return outlook(game, viewer === 'spectator' ? SPECTATOR : this.chairOf(viewer), this.state);
  }

  copy(): Field {
    return new Field(copyState(this.state), [...this.steps]);
  }
}

function step(
  seat: number,
  action: Action | null,
  dice: readonly Rolled[],
  events: readonly GameEvent[],
  before: State,
  after: State,
): Step<Action> {
  return { seat, action, dice, events, before, after, forced: false };
}

const HEADING = { format: 'hundred-days-scenario', version: 1, game: 'napoleon-1815' } as const;

/** Lays a position out; throws with the list of faults if it is not a legal one. `dice` fall while it is being started. */
export function field(scene: Scene, options: Options = TWO, ...dice: number[]): Field {
  return begin({ ...HEADING, ...scene }, options, dice);
}

/** A scenario of the game: 'free' or 'historical'. */
export function scenario(id: string, options: Options = TWO, ...dice: number[]): Field {
  return begin(id, options, dice);
}

/** Before the moves of a turn: units by town, each as 'fr-g-inf' or 'fr-g-inf 2' (steps left). All others are eliminated. */
export function moving(turn: number, towns: Towns, options: Options = TWO): Field {
  return field({ turn, begun: 'movement', units: byUnit(towns) }, options);
}

/** After the moves of a turn; `entries`: the towns that the attackers came from, by the town of the fight. */
export function fighting(
  turn: number,
  towns: Towns,
  entries: Readonly<Record<string, readonly string[]>> = {},
  options: Options = TWO,
  ...dice: number[]
): Field {
  const from = Object.fromEntries(Object.entries(entries).map(([town, one]) => [town, [...one]]));
  return field({ turn, begun: 'fights', units: byUnit(towns), entries: from }, options, ...dice);
}

export type Towns = Readonly<Record<string, readonly string[]>>;

/** { ligny: ['fr-g-inf 2'] } as { 'fr-g-inf': 'ligny 2' }; 'eliminated' is a town like others. */
export function byUnit(towns: Towns): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [town, named] of Object.entries(towns)) {
    for (const one of named) {
      const [unit, steps] = one.split(' ');
      if (unit in found) throw new Error(`${unit} stands twice`);
      found[unit] = steps === undefined ? town : `${town} ${steps}`;
    }
  }
  return found;
}

/**
 * Units that keep all three armies from defeat (10.0), far from the centre of the map: as many as it takes beside those named.
 * `towns` says where: of each army at most one town.
 */
export function withOthers(towns: Towns, far: Readonly<Partial<Record<Army, string>>>): Towns {
  const named = new Set(Object.values(towns).flatMap((list) => list.map((one) => one.split(' ')[0])));
  const all: Record<string, readonly string[]> = { ...towns };
  for (const army of units.ARMIES) {
    const town = far[army];
    if (town === undefined) continue;
    const rest = unitsOf(army).filter((id) => !named.has(id));
    all[town] = [...(all[town] ?? []), ...rest];
  }
  return all;
}

/** The units of an army, in the order of the rolls. */
export const unitsOf = (army: Army): string[] => w.unitIds.filter((_, unit) => units.ARMIES[w.army[unit]] === army);

/** The codes of the faults of a description, sorted; [] if it can be played. */
export function faults(scene: Scene, options: Options = TWO): string[] {
  const started = game.start(
    { scenario: { ...HEADING, ...scene }, options },
    scriptedDice(Array.from({ length: 20 }, () => 1)),
    null,
  );
  return started.ok ? [] : started.faults.map((fault) => fault.code).sort();
}

function begin(described: Setup['scenario'], options: Options, dice: readonly number[]): Field {
  const events: GameEvent[] = [];
  const script = scriptedDice(dice);
  const rolls = recordingDice(script);
  const started = beginGame(game, { scenario: described, options: { ...options } }, rolls, (event) =>
    events.push(event),
  );
  if (script.left > 0) throw new Error(`the start left ${script.left} dice unused`);
  const state = copyState(started);
  return new Field(started, [step(-1, null, rolls.taken(), events, state, state)]);
}

export const unitNumber = (id: string): number => indexIn(w.unitIds, id);

export const townNumber = (id: string): number => indexIn(w.net.ids, id);

const read = (line: string): readonly Action[] => readActions(game, line);
