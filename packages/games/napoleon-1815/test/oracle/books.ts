import type { GameEvent } from '@hundred-days/kernel';
import { type Action, POSITIONS, TARGETS } from '@hundred-days/napoleon-1815';
import { w } from '../world.ts';
import { crossesRiver, isMajor, PIECES, type Piece, piece, roadKey } from './facts.ts';
import type { Fire, Table } from './table.ts';

/** What was done in this turn and in this Battle Turn, kept by the oracle itself from the orders as they were given. */
export class Books {
  /** 5.1g, 5.4, 5.5: the paths gone in this Movement phase; `attack`: the enemy was at the end. */
  moves: { readonly unit: string; readonly path: readonly string[]; readonly attack: boolean }[] = [];
  /** 7.1a: by the town of a fight, the towns the Attackers came from. */
  readonly entries = new Map<string, Set<string>>();
  /** 7.3a */
  readonly disrupted = new Set<string>();
  /** 6.34c, 7.2a, 7.5b: units by road and kind of move in this Battle Turn, skirmish or regrouping. */
  readonly flow = new Map<string, number>();
  /** 7.5a */
  readonly regrouped = new Set<string>();
  /** What units have done in this Battle Turn, in order. */
  readonly acts = new Map<string, Act[]>();
  /** 6.21k: crossings by column, named after the French position. */
  readonly crossed = new Map<string, number>();
  /** 6.33i, 6.33k: units that are engaged: whether they came themselves, and how often they have fired since. */
  readonly engaged = new Map<string, { readonly came: boolean; fires: number }>();
  /** 6.7: idle Battle Turns of the Attacker by battle; those in which he has to leave. */
  readonly idle = new Map<string, number>();
  readonly leaving = new Set<string>();
  busy = false;
  /** 6.31: who has checked in this Battle Turn. */
  readonly checked = new Set<string>();
  fire: Fire | null = null;
  /** 9.0: units given up in this turn, by army. */
  readonly starved = new Map<string, number>();

  constructor(entries: Readonly<Record<string, readonly string[]>>) {
    for (const [town, from] of Object.entries(entries)) this.entries.set(town, new Set(from));
  }

  actsOf = (unit: string): readonly Act[] => this.acts.get(unit) ?? [];
  isFresh = (unit: string): boolean => this.actsOf(unit).length === 0;

  /** A step of the game, from before to after it. */
  note(t: Table, action: Action | null, events: readonly GameEvent[], then: Table): void {
    if (action !== null && 'unit' in action) this.#noteAct(t, then, w.unitId(action.unit), action);
    if (action?.type === 'end') this.#noteEnd(t);
    for (const event of events) this.#noteEvent(event);
    this.#noteEngagements(then);
  }

  #act(unit: string, act: Act): void {
    this.acts.set(unit, [...this.actsOf(unit), act]);
  }

  #use(kind: Flow, a: string, b: string): void {
    this.flow.set(`${kind} ${roadKey(a, b)}`, this.usesOf(kind, a, b) + 1);
  }
  usesOf = (kind: Flow, a: string, b: string): number => this.flow.get(`${kind} ${roadKey(a, b)}`) ?? 0;

  #noteAct(t: Table, then: Table, unit: string, action: Action): void {
    const here = t.where(unit);
    const own = piece(unit);
    switch (action.type) {
      case 'move': {
        const path = action.path.map(w.townId);
        const last = path[path.length - 1];
        const attack = t.enemiesIn(last, own.side) > 0;
        this.moves.push({ unit, path, attack });
        if (attack) this.#enter(last, path[path.length - 2]);
        return;
      }
      case 'retreat':
        if (t.step === 'combat') this.busy = true;
        // 7.41d: whom attrition takes uses no road.
        if (!then.isOnMap(unit)) return;
        this.#use('retreat', here, w.townId(action.town));
        this.disrupted.add(unit);
        return;
      case 'reinforce':
        this.busy = true;
        this.#use('reinforce', here, t.fight);
        if (own.side === t.attacker) this.#pending.push(here);
        return;
      case 'regroup':
        this.#use('regroup', here, w.townId(action.town));
        this.regrouped.add(unit);
        return;
      case 'shift':
        this.#noteShift(t, own, POSITIONS[action.position]);
        return;
      case 'fire':
        this.fire = t.fireOf(this, unit, TARGETS[action.target]);
        if (this.fire.couldHurt) this.busy = true;
        this.#act(unit, 'fire');
        return;
      case 'hold':
        // 6.21p: an exchange is no action.
        if (t.holderAt(unit) === undefined) this.#act(unit, 'hold');
        return;
      case 'square':
      case 'unsquare':
      case 'shelter':
      case 'unshelter':
        this.#act(unit, 'other');
        return;
      case 'morale':
        this.checked.add(unit);
        this.#checks = { t, unit };
        return;
      case 'starve':
        this.starved.set(own.army, (this.starved.get(own.army) ?? 0) + 1);
        return;
      default:
        return;
    }
  }

  /** Entry towns of reinforcements: open to all when the step is ended. */
  readonly #pending: string[] = [];
  #enter(town: string, from: string): void {
    this.entries.set(town, (this.entries.get(town) ?? new Set()).add(from));
  }

  #noteShift(t: Table, own: Piece, to: string): void {
    const way = t.wayTo(this, own.id, to) ?? [];
    let from = t.place(own.id);
    const was = t.isEngagedAt(own.side, from);
    for (const next of way) {
      const column = t.streamBetween(own.side, from, next);
      if (column !== undefined) this.crossed.set(column, (this.crossed.get(column) ?? 0) + 1);
      this.#act(own.id, 'step');
      from = next;
    }
    const is = t.isEngagedAt(own.side, to);
    if (was !== is) this.#act(own.id, is ? 'engaged' : 'disengaged');
    if (is && !was) this.busy = true;
  }

  #noteEnd(t: Table): void {
    if (t.step !== 'reinforcement') return;
    for (const from of this.#pending.splice(0)) this.#enter(t.fight, from);
  }

  #noteEvent({ type, data }: GameEvent): void {
    const town = String(data.town ?? '');
    if (type === 'turn') {
      this.moves = [];
      for (const book of [this.entries, this.disrupted, this.idle, this.leaving, this.starved]) book.clear();
    } else if (type === 'battle-turn') {
      this.#newBattleTurn();
    } else if (type === 'stalemate') {
      this.leaving.add(town);
      this.acts.clear();
      this.flow.clear();
    } else if (type === 'skirmish-shown' || type === 'battle-over') {
      this.flow.clear();
      this.regrouped.clear();
    } else if (type === 'morale-bad') {
      this.#act(String(data.unit), 'broken');
      this.#noteBreak();
    }
  }

  /** 6.21k: forced crossings count; 6.21l: the third crosser is lost, and 6.31d: so are squares and foot artillery. */
  #checks: { readonly t: Table; readonly unit: string } | null = null;
  #noteBreak(): void {
    if (this.#checks === null) return;
    const { t, unit } = this.#checks;
    const own = piece(unit);
    const from = t.place(unit);
    const column = t.streamBetween(own.side, from, t.behind(from));
    const crossed = column === undefined ? 0 : (this.crossed.get(column) ?? 0);
    this.lost = t.isSquare(unit) || own.arm === 'foot-artillery' || crossed >= 2;
    if (column !== undefined && !this.lost) this.crossed.set(column, crossed + 1);
  }
  /** Whether bad morale was the end of the unit. */
  lost = false;

  #newBattleTurn(): void {
    this.acts.clear();
    this.flow.clear();
    this.crossed.clear();
    this.checked.clear();
    this.busy = false;
  }

  /** Who is engaged now, and since when. */
  #noteEngagements(t: Table): void {
    for (const { id, side } of PIECES) {
      const is = t.isPosted(id) && t.isEngagedAt(side, t.place(id), t.where(id));
      if (!is) this.engaged.delete(id);
      else if (!this.engaged.has(id)) this.engaged.set(id, { came: this.actsOf(id).includes('engaged'), fires: 0 });
    }
    if (this.fire !== null && !this.fire.noted) {
      this.fire.noted = true;
      const record = this.engaged.get(this.fire.unit);
      if (record !== undefined && !this.fire.long) record.fires++;
    }
  }

  /** Whether a road or a bridge has taken all it can in this phase: for tests that want to have met that. */
  fullRoads(): string[] {
    const uses = new Map<string, number>();
    const add = (key: string): void => void uses.set(key, (uses.get(key) ?? 0) + 1);
    for (const { path, attack } of this.moves) {
      for (let i = 1; i < path.length; i++) add(`road ${roadKey(path[i - 1], path[i])}`);
      const [from, to] = path.slice(-2);
      if (attack && crossesRiver(from, to)) add(`bridge ${roadKey(from, to)}`);
    }
    const full = [...uses].filter(([key, number]) => {
      const [kind, a, b] = key.split(' ');
      const most = isMajor(a, b) ? 8 : 6;
      return number === (kind === 'bridge' ? most / 2 : most);
    });
    return full.map(([key]) => `${key.split(' ')[0]} full`);
  }

  /** 6.7: called when the Attacker's Battle Turn is over; whether it is a stalemate now. */
  attackerDone(town: string): boolean {
    if (this.leaving.has(town)) return false;
    this.idle.set(town, this.busy ? 0 : (this.idle.get(town) ?? 0) + 1);
    return this.idle.get(town) === 2;
  }
}

export type Flow = 'retreat' | 'reinforce' | 'regroup';
export type Act = 'step' | 'engaged' | 'disengaged' | 'fire' | 'hold' | 'other' | 'broken';
