import type { State } from '@hundred-days/kernel';
import { position } from '@hundred-days/napoleon-1815';
import { isOpenByRules } from '../properties/support.ts';
import { neighbours, turnTrack } from '../roads.ts';
import { View } from '../support.ts';
import { w } from '../world.ts';
import type { Books } from './books.ts';
import {
  crossesRiver,
  enemyOf,
  isGun,
  isMajor,
  isMounted,
  isNextTo,
  LEADER_OF,
  PIECES,
  type Piece,
  piece,
  roadKey,
  type Side,
  twoOrOne,
} from './facts.ts';

/** A fire as it was ordered: who fires, at which ground and group, and what it can do. */
export interface Fire {
  readonly unit: string;
  readonly ground: string;
  readonly squares: boolean;
  readonly long: boolean;
  readonly dice: number;
  readonly firepower: number;
  readonly couldHurt: boolean;
  /** 6.21n */
  readonly hill: boolean;
  noted: boolean;
}

const FACING: Readonly<Record<string, string>> = { left: 'right', center: 'center', right: 'left' };
const isForward = (place: string): boolean => place.startsWith('enemy-');
const isHome = (place: string): boolean => place in FACING;
/** 6.32f, 6.22c */
const across = (place: string): string => (isForward(place) ? FACING[place.slice(6)] : `enemy-${FACING[place]}`);
/** The position a unit stands in, by whose it is: 'allied left'. */
const groundOf = (side: Side, place: string): string =>
  isForward(place) ? `${enemyOf(side)} ${place.slice(6)}` : `${side} ${place}`;
const columnOf = (ground: string): string => {
  const [side, place] = ground.split(' ');
  return side === 'french' ? place : FACING[place];
};

/** What lies on the table, and what the rules say about it. */
export class Table {
  readonly state: State;
  readonly #view: View;

  /** Written down once: where everybody stands, who is in a town, who on a ground of a battle. */
  readonly #where = new Map<string, string>();
  readonly #place = new Map<string, string>();
  readonly #inTown = new Map<string, Piece[]>();
  readonly #onGround = new Map<string, Piece[]>();

  constructor(state: State) {
    this.state = state;
    this.#view = new View(state);
    for (const one of PIECES) {
      const town = this.#view.where(one.id);
      const place = this.#view.place(one.id);
      this.#where.set(one.id, town);
      this.#place.set(one.id, place);
      this.#inTown.set(town, [...(this.#inTown.get(town) ?? []), one]);
      if (place === 'map') continue;
      const ground = `${town} ${groundOf(one.side, place)}`;
      this.#onGround.set(ground, [...(this.#onGround.get(ground) ?? []), one]);
    }
  }

  where = (unit: string): string => this.#where.get(unit) ?? '';
  place = (unit: string): string => this.#place.get(unit) ?? '';
  strength = (unit: string): number => this.#view.strength(unit);
  isSquare = (unit: string): boolean => this.#view.is(unit, 'square');
  isGuest = (unit: string): boolean => this.#view.host(unit) !== 'none';
  holds = (unit: string): boolean => this.#view.is(unit, 'holds');
  isPosted = (unit: string): boolean => this.place(unit) !== 'map';
  isOnMap = (unit: string): boolean => w.net.indexOf(this.where(unit)) >= 0;

  get step(): string {
    return position.stepOf(w, this.state);
  }
  get turn(): number {
    return this.state[w.at.turn];
  }
  get isNight(): boolean {
    return turnTrack[this.turn - 1].night;
  }
  get attacker(): Side {
    return turnTrack[this.turn - 1].side === 'french' ? 'french' : 'allied';
  }
  /** The side whose Battle Turn, reinforcement, regrouping or retreat it is. */
  get onTurn(): Side {
    return this.state[w.at.side] === 0 ? 'french' : 'allied';
  }
  get routed(): Side {
    return this.state[w.at.routed] === 0 ? 'french' : 'allied';
  }
  get fight(): string {
    return w.townId(this.state[w.at.fight]);
  }
  isFight = (town: string): boolean => this.#view.fight(town) !== 'none';
  ownerOf = (unit: string): number => position.ownerOf(w, this.state, w.army[w.unitIndex(unit)]);

  in = (town: string): readonly Piece[] => this.#inTown.get(town) ?? [];
  friendsIn = (town: string, side: Side): number => this.in(town).filter((one) => one.side === side).length;
  enemiesIn = (town: string, side: Side): number => this.friendsIn(town, enemyOf(side));

  /** Units on a ground of the battle that is being fought, or of another. */
  on(ground: string, side?: Side, town = this.fight): Piece[] {
    const all = this.#onGround.get(`${town} ${ground}`) ?? [];
    return all.filter((one) => side === undefined || one.side === side);
  }
  marker(ground: string): string {
    const [side, place] = ground.split(' ');
    if (place !== 'left' && place !== 'center' && place !== 'right') return 'none';
    return this.#view.marker(this.fight, side === 'french' ? 'french' : 'allied', place);
  }
  isEngagedAt = (side: Side, place: string, town = this.fight): boolean =>
    place !== 'reserve' && this.on(groundOf(side, place), enemyOf(side), town).length > 0;
  #isEngaged = ({ id, side }: Piece): boolean => this.isEngagedAt(side, this.place(id));

  /** 5: every path a unit may move by. */
  movesOf(books: Books, unit: string): string[] {
    const own = piece(unit);
    const start = this.where(unit);
    if (!this.isOnMap(unit) || books.moves.some((move) => move.unit === unit)) return [];
    const ofArmy = books.moves.filter((move) => piece(move.unit).army === own.army);
    const groups = new Set(ofArmy.map((move) => move.path[0]));
    // 5.1c, 5.1d, 5.1g
    if (!groups.has(start) && groups.size >= (own.army === 'french' ? 2 : 1)) return [];
    const found: string[] = [];
    const most = (isMounted(own) ? 2 : 1) + (this.isNight ? 0 : 1);
    const go = (path: readonly string[]): void => {
      const last = path[path.length - 1];
      if (path.length > 1) {
        if (this.enemiesIn(last, own.side) > 0) {
          if (this.#mayAttack(books, path)) found.push(`${unit} ${path.join('-')}`);
          return;
        }
        found.push(`${unit} ${path.join('-')}`);
      }
      if (path.length - 1 === most) return;
      for (const next of neighbours(last)) {
        if (!path.includes(next) && this.#usesOf(books, last, next) < (isMajor(last, next) ? 8 : 6))
          go([...path, next]);
      }
    };
    go([start]);
    return found;
  }

  /** 5.4a, 5.4b */
  #usesOf = (books: Books, a: string, b: string): number =>
    books.moves.filter(({ path }) => path.some((town, i) => i > 0 && roadKey(path[i - 1], town) === roadKey(a, b)))
      .length;

  /** 5.2, 5.5a, 5.7b */
  #mayAttack(books: Books, path: readonly string[]): boolean {
    const [from, town] = path.slice(-2);
    if (this.isNight) return false;
    const attacks = books.moves.filter((move) => move.attack && move.path.at(-1) === town);
    const byThisRoad = attacks.filter((move) => move.path.at(-2) === from).length;
    if (crossesRiver(from, town) && byThisRoad >= (isMajor(from, town) ? 4 : 3)) return false;
    const start = path[0];
    return attacks.every(
      ({ path: [other] }) =>
        other === start || (isNextTo(start, town) && isNextTo(other, town) && isNextTo(start, other)),
    );
  }

  /** 7.1, 7.2 */
  refuges(books: Books, side: Side): string[] {
    const entries = books.entries.get(this.fight) ?? new Set();
    return neighbours(this.fight).filter(
      (town) =>
        this.enemiesIn(town, side) === 0 &&
        !this.isFight(town) &&
        entries.has(town) === (side === this.attacker) &&
        books.usesOf('retreat', this.fight, town) < twoOrOne(this.fight, town),
    );
  }

  /** 6.33, 6.51, 6.21: what a unit fires with at a group, whether or not it may. */
  fireOf(books: Books, unit: string, target: string): Fire {
    const own = piece(unit);
    const place = this.place(unit);
    const engaged = this.#isEngaged(own);
    const ground = engaged ? groundOf(own.side, place) : groundOf(own.side, across(place));
    const squares = target === 'squares';
    const firepower = this.#firepower(books, own, squares, engaged);
    const targets = this.#targets(ground, enemyOf(own.side), squares, own.arm === 'cavalry');
    const long = isGun(own) && !engaged;
    const couldHurt = targets.some(
      ({ id }) => !long || this.strength(id) > 1 || !isOpenByRules(this.state, w.unitIndex(id)),
    );
    const hill = long && this.holds(unit) && this.marker(groundOf(own.side, place)) === 'hill';
    return { unit, ground, squares, long, dice: this.strength(unit), firepower, couldHurt, hill, noted: false };
  }

  /** "Firepower at a glance" */
  #firepower(books: Books, own: Piece, squares: boolean, engaged: boolean): number {
    const marker = this.marker(groundOf(own.side, this.place(own.id)));
    const record = books.engaged.get(own.id);
    const first = record === undefined || record.fires === 0;
    let power = own.printed;
    if (own.arm === 'cavalry') {
      if (marker === 'woods') power = 1;
      else if (record?.came === true && first && !squares) power++;
      if (squares) power--;
    } else if (own.arm === 'infantry') {
      if (this.holds(own.id) && marker === 'farm') power++;
      if (squares) power++;
    } else if (isGun(own) && !engaged) {
      if (this.holds(own.id) && marker === 'hill') power++;
      if (squares) power++;
    } else if (isGun(own)) {
      if (first) power++;
      if (squares && own.arm === 'horse-artillery') power++;
    }
    return power;
  }

  /** 6.51a, 6.21i */
  #targets(ground: string, side: Side, squares: boolean, byCavalry: boolean): Piece[] {
    return this.on(ground, side).filter(
      ({ id }) =>
        (this.isSquare(id) || this.isGuest(id)) === squares &&
        !(byCavalry && this.marker(ground) === 'farm' && this.holds(id)),
    );
  }

  /** 6.33: the groups a unit may fire at. */
  targetsOf(books: Books, unit: string): string[] {
    const own = piece(unit);
    const acts = books.actsOf(unit);
    const place = this.place(unit);
    const steps = acts.filter((act) => act === 'step').length;
    const horse = own.arm === 'horse-artillery';
    if (acts.includes('fire') || acts.includes('other') || acts.includes('broken') || this.isGuest(unit)) return [];
    if (steps > (horse ? 1 : 0) || (acts.includes('hold') && !horse)) return [];
    const engaged = this.#isEngaged(own);
    if (!engaged && (!isGun(own) || !isHome(place))) return [];
    const ground = groundOf(own.side, engaged ? place : across(place));
    if (!engaged && (this.on(ground, own.side).length > 0 || this.marker(ground) === 'woods')) return [];
    return ['line', 'squares'].filter(
      (group) =>
        this.#targets(ground, enemyOf(own.side), group === 'squares', false).length > 0 &&
        this.#firepower(books, own, group === 'squares', engaged) > 0,
    );
  }

  /** 6.21j: the column whose Stream lies between two places. */
  streamBetween(side: Side, from: string, to: string): string | undefined {
    if (isForward(from) === isForward(to) || from === 'reserve' || to === 'reserve') return undefined;
    const grounds = [groundOf(side, from), groundOf(side, to)];
    return grounds.some((ground) => this.marker(ground) === 'stream') ? columnOf(grounds[0]) : undefined;
  }

  /** 6.32: the way of a battle move to a place, if there is one. */
  wayTo(books: Books, unit: string, to: string): string[] | undefined {
    return this.waysOf(books, unit).find((way) => way.at(-1) === to);
  }

  waysOf(books: Books, unit: string): string[][] {
    const own = piece(unit);
    const from = this.place(unit);
    const found: string[][] = [];
    const most = this.#stepsLeft(books, own);
    if (most === 0) return found;
    for (const next of stepsFrom(from)) {
      if (!this.#mayStep(books, own, from, next, [])) continue;
      found.push([next]);
      const stops = this.isEngagedAt(own.side, next) || (own.arm === 'cavalry' && this.#isWoods(own.side, next));
      if (most < 2 || stops) continue;
      for (const end of stepsFrom(next))
        if (end !== from && this.#mayStep(books, own, next, end, [from])) found.push([next, end]);
    }
    return found;
  }

  #isWoods = (side: Side, place: string): boolean => this.marker(groundOf(side, place)) === 'woods';

  /** 6.32g, 6.33a, 6.33m, 6.5d, 6.52g */
  #stepsLeft(books: Books, own: Piece): number {
    const acts = books.actsOf(own.id);
    if (this.isSquare(own.id) || this.isGuest(own.id)) return 0;
    if (own.arm !== 'horse-artillery') return acts.length > 0 ? 0 : isMounted(own) ? 2 : 1;
    if (acts.includes('other') || acts.includes('broken') || acts.includes('hold')) return 0;
    const steps = acts.filter((act) => act === 'step').length;
    return acts.includes('fire') ? (steps === 0 ? 1 : 0) : 2 - steps;
  }

  /** 6.32c */
  behind = (place: string): string => (isForward(place) ? across(place) : 'reserve');

  #mayStep(books: Books, own: Piece, from: string, to: string, before: readonly string[]): boolean {
    const acts = books.actsOf(own.id);
    const engaged = this.isEngagedAt(own.side, from);
    const engages = this.isEngagedAt(own.side, to);
    if (engaged && to !== this.behind(from)) return false;
    // 6.32h, 6.32j: whoever has engaged stops.
    if (acts.includes('engaged')) return false;
    // 6.32d
    const disengaged = acts.includes('disengaged') || before.some((place) => this.isEngagedAt(own.side, place));
    if (engages && disengaged) return false;
    if (engages && own.arm === 'foot-artillery') return false;
    if (isGun(own) && this.#isWoods(own.side, to)) return false;
    const column = this.streamBetween(own.side, from, to);
    if (column !== undefined && (own.arm === 'horse-artillery' || (books.crossed.get(column) ?? 0) >= 2)) return false;
    // 6.22d
    if (engaged || engages || !isHome(from)) return true;
    return this.on(groundOf(own.side, from), own.side).some(({ id }) => id !== own.id);
  }

  holderAt(unit: string): string | undefined {
    const own = piece(unit);
    return this.on(groundOf(own.side, this.place(unit))).find(({ id }) => this.holds(id))?.id;
  }

  /** 6.3: everything a unit may do in its Combat step. */
  combatChoices(books: Books, unit: string): string[] {
    const own = piece(unit);
    const fresh = books.isFresh(unit);
    const found: string[] = [];
    // 7.0a, 6.5h
    if (fresh && !this.isSquare(unit) && !this.isGuest(unit))
      found.push(...this.refuges(books, own.side).map((town) => `retreat ${unit} ${town}`));
    if (own.side === this.attacker && books.leaving.has(this.fight)) return found;
    found.push(...this.waysOf(books, unit).map((way) => `shift ${unit} @${way.at(-1)}`));
    found.push(...this.targetsOf(books, unit).map((group) => `fire ${unit} @${group}`));
    found.push(...this.#squareChoices(own, fresh), ...this.#shelterChoices(own, fresh));
    if (this.#mayHold(books, own)) found.push(`hold ${unit}`);
    return found;
  }

  #squareChoices({ id, arm, side }: Piece, fresh: boolean): string[] {
    if (!fresh) return [];
    if (this.isSquare(id)) return [`unsquare ${id}`];
    const marker = this.marker(groundOf(side, this.place(id)));
    const may = arm === 'infantry' && isHome(this.place(id)) && marker !== 'woods';
    return may && !(marker === 'farm' && this.holds(id)) ? [`square ${id}`] : [];
  }

  #shelterChoices(own: Piece, fresh: boolean): string[] {
    if (!fresh) return [];
    if (this.isGuest(own.id)) return [`unshelter ${own.id}`];
    if (own.arm !== 'leader' && !isGun(own)) return [];
    const friends = this.on(groundOf(own.side, this.place(own.id)), own.side);
    const isMine = ({ id }: Piece): boolean => this.ownerOf(id) === this.ownerOf(own.id);
    const isOpen = ({ id }: Piece): boolean => isOpenByRules(this.state, w.unitIndex(id));
    // FOG-13, FOG-15: an ally's hidden guest, as he was last shown.
    const isSeenAsGuest = ({ id }: Piece): boolean => this.state[w.at.shownHost + w.unitIndex(id)] > 0;
    const secret = friends.some((one) => isSeenAsGuest(one) && !isMine(one) && !isOpen(one));
    const taken = new Set(friends.map(({ id }) => this.#view.host(id)));
    return friends
      .filter((one) => this.isSquare(one.id) && !taken.has(one.id) && !secret && (isMine(one) || isOpen(one)))
      .map(({ id }) => `shelter ${own.id} ${id}`);
  }

  /** 6.21h, 6.21p, 6.21q, 11.0e */
  #mayHold(books: Books, own: Piece): boolean {
    const marker = this.marker(groundOf(own.side, this.place(own.id)));
    if (marker !== 'hill' && !(marker === 'farm' && own.arm === 'infantry')) return false;
    if (this.isSquare(own.id) || this.isGuest(own.id) || !books.isFresh(own.id)) return false;
    const holder = this.holderAt(own.id);
    if (holder === undefined) return true;
    return holder !== own.id && this.ownerOf(holder) === this.ownerOf(own.id) && books.isFresh(holder);
  }

  /** 6.34 */
  mayReinforce = (books: Books, unit: string): boolean =>
    this.isOnMap(unit) &&
    isNextTo(this.where(unit), this.fight) &&
    !this.isFight(this.where(unit)) &&
    !books.disrupted.has(unit) &&
    books.usesOf('reinforce', this.where(unit), this.fight) < twoOrOne(this.where(unit), this.fight);

  /** 7.5 */
  regroupsOf(books: Books, unit: string): string[] {
    const here = this.where(unit);
    const { side } = piece(unit);
    if (!this.isOnMap(unit) || books.regrouped.has(unit) || this.isFight(here)) return [];
    const ends = here === this.fight ? neighbours(here).filter((town) => this.friendsIn(town, side) > 0) : [this.fight];
    return ends.filter(
      (town) =>
        isNextTo(here, town) &&
        !this.isFight(town) &&
        this.enemiesIn(town, side) === 0 &&
        books.usesOf('regroup', here, town) < twoOrOne(here, town),
    );
  }

  /** 6.31a, 6.31g, 8.2c */
  mustCheck(books: Books, unit: string): boolean {
    const own = piece(unit);
    if (this.where(unit) !== this.fight || !this.isPosted(unit) || books.checked.has(unit)) return false;
    if (this.strength(unit) !== 1 || this.isGuest(unit) || !this.#isEngaged(own)) return false;
    return own.arm !== 'leader' || this.on(groundOf(own.side, this.place(unit)), own.side).length === 1;
  }

  /** 6.31e, 6.31f, 8.2 */
  moraleBonus(unit: string): number {
    const own = piece(unit);
    const leader = LEADER_OF[own.army];
    const led = this.where(leader) === this.where(unit) && this.place(leader) === this.place(unit);
    return (led ? 1 : 0) + (this.isSquare(unit) ? 1 : 0);
  }

  /** 6.4: on whom the next hit of a fire may fall. */
  mayBeHit({ unit, ground, squares, long }: Fire): string[] {
    const own = piece(unit);
    const targets = this.#targets(ground, enemyOf(own.side), squares, own.arm === 'cavalry');
    const most = Math.max(0, ...targets.map(({ id }) => this.strength(id)));
    if (most === 0 || (long && most === 1)) return [];
    return this.#ofTheLargerArmy(targets.filter(({ id }) => this.strength(id) === most)).map(({ id }) => id);
  }

  /** 11.0e */
  #ofTheLargerArmy(tied: Piece[]): Piece[] {
    if (this.state[w.at.seats] === 2 || new Set(tied.map(({ army }) => army)).size < 2) return tied;
    const count = (army: string): number => this.in(this.fight).filter((one) => one.army === army).length;
    const army = count('prussian') > count('anglo-dutch') ? 'prussian' : 'anglo-dutch';
    return tied.filter((one) => one.army === army);
  }
}

const stepsFrom = (place: string): string[] => {
  if (place === 'reserve') return ['left', 'center', 'right'];
  return isForward(place) ? [across(place)] : [across(place), 'reserve'];
};
