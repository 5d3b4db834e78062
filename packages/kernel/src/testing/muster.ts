import type { ActionOf } from '../actions.ts';
import type { Words } from '../catalog.ts';
import { type Game, hidingNothing, lineByLine, type Outcome, type Phase, TABLE } from '../contract.ts';
import type { Tell } from '../events.ts';
import { one, perUnit, place, word } from '../fields.ts';
import { writeAction } from '../notation.ts';
import { bad, good, type Refusal, refusal } from '../refusal.ts';
import { gameOver } from '../sequence.ts';
import { layout, type State } from '../state.ts';
import { madeUpCases, madeUpFaults, mostWins, notKeptUp } from './madeUp.ts';

/**
 * A made-up game of any size, to measure tables with and to try what the real ones may not have yet: all seats give secret
 * orders at the same time, of which nobody learns; then each moves its units hex by hex and fires; the bold hit harder, and
 * are known by it. The side with most strength at the end has won.
 */

export const ORDERS = ['none', 'bold', 'wary'] as const;

const ACTIONS = {
  order: { word: 'order', args: { unit: 'unit', order: { oneOf: ORDERS } }, open: false },
  ready: { word: 'ready', args: {} },
  march: { word: '', args: { unit: 'unit', to: 'place' }, goal: 'to' },
  fire: { word: 'fire', args: { unit: 'unit', at: 'unit' } },
  end: { word: 'end', args: {} },
} as const;

export type MusterAction = ActionOf<typeof ACTIONS>;

export interface MusterSize {
  readonly seats: 2 | 3;
  readonly columns: number;
  readonly rows: number;
  /** Units of each seat. */
  readonly each: number;
  readonly turns: number;
}

/** The size of a campaign: 4,000 hexes, 200 units, and turns for more than 10,000 steps. */
export const CAMPAIGN: MusterSize = { seats: 2, columns: 80, rows: 50, each: 100, turns: 1000 };

const STEPS = ['orders', 'moves', 'over'] as const;
const STRENGTH = 4;
const OFF_MAP = -1;
const UNKNOWN = -1;
const SIDES_OF_DIE = 6;
export const MUSTER_CASES = madeUpCases(['1', '1.1', '1.2', '2', '2.1', '2.2', '2.3', '3']);

const en = {
  'refusal.not-yours': '{unit} is not yours.',
  'refusal.same-order': '{unit} has that order.',
  'refusal.gone': '{unit} is gone.',
  'refusal.has-acted': '{unit} has acted.',
  'refusal.too-far': '{unit} cannot reach {to}.',
  'refusal.taken': '{to} is taken.',
  'refusal.no-enemy': '{at} is no enemy next to {unit}.',
  'event.ordered': '{unit} has its order',
  'event.ready': '{seat} is ready',
  'event.all-ready': 'All are ready',
  'event.marched': '{unit} marches to {to}',
  'event.fired': '{unit} fires at {at}: {die}',
  'event.known-bold': '{unit} is bold',
  'event.lost': '{unit} is lost',
  'event.ended': '{seat} is done',
  'event.over': 'The game is over',
  'outcome.won': 'Won',
  'outcome.even': 'Even',
};

/** What is said in it. */
export const MUSTER_WORDS: Words = { language: 'en', catalog: en, wording: (_, fact) => String(fact) };

export const musterLayout = ({ seats, columns, rows, each }: MusterSize) => {
  const [units, hexes] = [seats * each, columns * rows];
  return layout(
    {
      turn: one(),
      step: word(STEPS),
      active: one(),
      /** seats that are ready, a bit each */
      ready: one(),
      where: perUnit(units, place()),
      strength: perUnit(units),
      order: perUnit(units, word(ORDERS)),
      /** 1: its order is known to all; 1: has acted in this turn */
      known: perUnit(units),
      acted: perUnit(units),
    },
    { occupant: hexes, near: hexes },
  );
};

export function createMuster(size: MusterSize): Game<MusterAction> {
  const { seats, columns, rows, each, turns } = size;
  const AT = musterLayout(size);
  const units = seats * each;
  const hexes = columns * rows;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const everybody = (1 << seats) - 1;
  const unitIds = Array.from({ length: units }, (_, unit) => `s${Math.floor(unit / each)}-${(unit % each) + 1}`);
  const two = (number: number): string => String(number + 1).padStart(2, '0');
  const placeIds = Array.from({ length: hexes }, (_, hex) => two(hex % columns) + two(Math.floor(hex / columns)));
  const owner = (unit: number): number => Math.floor(unit / each);
  const own = (seat: number): number[] => Array.from({ length: each }, (_, i) => seat * each + i);

  const next: number[][] = Array.from({ length: hexes }, (_, hex) => {
    const [x, y] = [hex % columns, Math.floor(hex / columns)];
    const down = x % 2;
    const around = [
      [x, y - 1],
      [x, y + 1],
      [x - 1, y - 1 + down],
      [x - 1, y + down],
      [x + 1, y - 1 + down],
      [x + 1, y + down],
    ];
    return around
      .filter(([cx, cy]) => cx >= 0 && cx < columns && cy >= 0 && cy < rows)
      .map(([cx, cy]) => cy * columns + cx)
      .sort((a, b) => a - b);
  });

  const isGone = (s: State, unit: number): boolean => s[AT.where + unit] === OFF_MAP;
  const mayAct = (s: State, unit: number): boolean => !isGone(s, unit) && s[AT.acted + unit] === 0;
  const enemiesNear = (s: State, unit: number): number[] =>
    next[s[AT.where + unit]]
      .map((hex) => s[AT.occupant + hex] - 1)
      .filter((other) => other >= 0 && owner(other) !== owner(unit))
      .sort((a, b) => a - b);

  const stand = (s: State, unit: number, by: 1 | -1): void => {
    const hex = s[AT.where + unit];
    s[AT.occupant + hex] = by === 1 ? unit + 1 : 0;
    for (const other of next[hex]) s[AT.near + other] += by;
  };
  const rebuild = (s: State): void => {
    s.fill(0, AT.coreSize);
    for (let unit = 0; unit < units; unit++) if (!isGone(s, unit)) stand(s, unit, 1);
  };

  const orders: Phase<MusterAction> = {
    name: 'orders',
    rule: '1',
    accepts: ['order', 'ready'],
    seats: (s) => everybody & ~s[AT.ready],
    pieces: (s, seat) => [TABLE, ...own(seat).filter((unit) => !isGone(s, unit))],
    choices(s, seat, piece) {
      if (piece === TABLE) return [{ type: 'ready' }];
      if (owner(piece) !== seat || isGone(s, piece)) return [];
      const others = ORDERS.map((_, order) => order).filter((order) => order !== s[AT.order + piece]);
      return others.map((order) => ({ type: 'order', unit: piece, order }));
    },
    refuse(s, seat, action) {
      if (action.type !== 'order') return null;
      const unit = unitIds[action.unit];
      if (owner(action.unit) !== seat) return refusal('1.1', 'not-yours', { unit });
      if (isGone(s, action.unit)) return refusal('1.1', 'gone', { unit });
      return s[AT.order + action.unit] === action.order ? refusal('1.1', 'same-order', { unit }) : null;
    },
    whyNot: (_, seat, piece) =>
      owner(piece) === seat ? refusal('1', 'not-by-place') : refusal('1.1', 'not-yours', { unit: unitIds[piece] }),
    apply(s, seat, action, _dice, tell) {
      if (action.type === 'order') {
        s[AT.order + action.unit] = action.order;
        s[AT.known + action.unit] = 0;
        tell?.({ type: 'ordered', rule: '1.1', data: { unit: unitIds[action.unit] }, only: seat });
        return;
      }
      s[AT.ready] |= 1 << seat;
      tell?.({ type: 'ready', rule: '1.2', data: { seat } });
      if (s[AT.ready] !== everybody) return;
      tell?.({ type: 'all-ready', rule: '1.2', data: {}, closes: true });
      s[AT.step] = 1;
      s[AT.active] = 0;
    },
  };

  const refuseMarch = (s: State, seat: number, unit: number, to: number): Refusal | null => {
    const facts = { unit: unitIds[unit], to: placeIds[to] };
    if (owner(unit) !== seat) return refusal('2.1', 'not-yours', facts);
    if (isGone(s, unit)) return refusal('2.1', 'gone', facts);
    if (!mayAct(s, unit)) return refusal('2.1', 'has-acted', facts);
    if (!next[s[AT.where + unit]].includes(to)) return refusal('2.1', 'too-far', facts);
    return s[AT.occupant + to] === 0 ? null : refusal('2.1', 'taken', facts);
  };
  const refuseFire = (s: State, seat: number, unit: number, at: number): Refusal | null => {
    const facts = { unit: unitIds[unit], at: unitIds[at] };
    if (owner(unit) !== seat) return refusal('2.2', 'not-yours', facts);
    if (isGone(s, unit)) return refusal('2.2', 'gone', facts);
    if (!mayAct(s, unit)) return refusal('2.2', 'has-acted', facts);
    return enemiesNear(s, unit).includes(at) ? null : refusal('2.2', 'no-enemy', facts);
  };

  const moves: Phase<MusterAction> = {
    name: 'moves',
    rule: '2',
    accepts: ['march', 'fire', 'end'],
    seats: (s) => 1 << s[AT.active],
    pieces: (s, seat) => [
      TABLE,
      ...own(seat).filter(
        (unit) =>
          mayAct(s, unit) &&
          (enemiesNear(s, unit).length > 0 || next[s[AT.where + unit]].some((hex) => s[AT.occupant + hex] === 0)),
      ),
    ],
    choices(s, seat, piece) {
      if (piece === TABLE) return [{ type: 'end' }];
      if (owner(piece) !== seat || !mayAct(s, piece)) return [];
      const empty = next[s[AT.where + piece]].filter((hex) => s[AT.occupant + hex] === 0);
      return [
        ...empty.map((to): MusterAction => ({ type: 'march', unit: piece, to })),
        ...enemiesNear(s, piece).map((at): MusterAction => ({ type: 'fire', unit: piece, at })),
      ];
    },
    refuse(s, seat, action) {
      if (action.type === 'march') return refuseMarch(s, seat, action.unit, action.to);
      return action.type === 'fire' ? refuseFire(s, seat, action.unit, action.at) : null;
    },
    whyNot: refuseMarch,
    apply(s, seat, action, dice, tell) {
      if (action.type === 'march') {
        stand(s, action.unit, -1);
        s[AT.where + action.unit] = action.to;
        stand(s, action.unit, 1);
        s[AT.acted + action.unit] = 1;
        tell?.({ type: 'marched', rule: '2.1', data: { unit: unitIds[action.unit], to: placeIds[action.to] } });
      } else if (action.type === 'fire') shoot(s, action.unit, action.at, dice.roll(SIDES_OF_DIE), tell);
      else if (action.type === 'end') endMoves(s, seat, tell);
    },
  };

  function shoot(s: State, unit: number, at: number, die: number, tell: Tell): void {
    s[AT.acted + unit] = 1;
    tell?.({ type: 'fired', rule: '2.2', data: { unit: unitIds[unit], at: unitIds[at], die } });
    const bold = s[AT.order + unit] === 1;
    if (bold && s[AT.known + unit] === 0) {
      s[AT.known + unit] = 1;
      tell?.({ type: 'known-bold', rule: '2.2', data: { unit: unitIds[unit] }, reveals: true });
    }
    if (die + (bold ? 1 : 0) < SIDES_OF_DIE || --s[AT.strength + at] > 0) return;
    stand(s, at, -1);
    s[AT.where + at] = OFF_MAP;
    tell?.({ type: 'lost', rule: '2.3', data: { unit: unitIds[at] } });
  }

  function endMoves(s: State, seat: number, tell: Tell): void {
    tell?.({ type: 'ended', rule: '2', data: { seat } });
    s[AT.active]++;
    if (s[AT.active] < seats) return;
    s.fill(0, AT.acted, AT.acted + units);
    s[AT.active] = 0;
    s[AT.ready] = 0;
    s[AT.step] = ++s[AT.turn] > turns ? 2 : 0;
    if (s[AT.step] === 2) tell?.({ type: 'over', rule: '3', data: {} });
  }

  const phases = [orders, moves, gameOver<MusterAction>('3')];

  const outcome = (s: State): Outcome | null => {
    if (STEPS[s[AT.step]] !== 'over') return null;
    const strength = all.map((seat) => own(seat).reduce((sum, unit) => sum + s[AT.strength + unit], 0));
    return mostWins(strength, '3');
  };

  const hide = (view: State, viewer: number): void => {
    for (let unit = 0; unit < units; unit++) {
      if (owner(unit) !== viewer && view[AT.known + unit] === 0) view[AT.order + unit] = UNKNOWN;
    }
  };

  const game: Game<MusterAction> = {
    id: 'muster',
    title: 'Muster',
    version: 1,
    world: { id: 'plain' },
    seats: all.map((seat) => ({ id: `side${seat}`, title: `Side ${seat}` })),
    scenarios: [{ id: 'plain', title: 'Plain', turns, world: 'plain' }],
    options: [],
    actions: ACTIONS,
    unitIds,
    placeIds,
    longestPath: 2,
    coreSize: AT.coreSize,
    stateSize: AT.size,
    layout: AT,
    refereeRules: { gameOver: '3', notYourDecision: '1', noSuchAction: '2' },
    start(setup, dice, tell) {
      const faults = madeUpFaults(game, setup);
      if (faults.length > 0) return bad(faults);
      const s = new Int16Array(AT.size);
      s[AT.turn] = 1;
      // The units of all seats stand mixed, so that there is somebody to fire at.
      for (let unit = 0; unit < units; unit++) {
        s[AT.where + unit] = ((unit % each) * seats + owner(unit)) * Math.max(1, Math.floor(hexes / units));
        s[AT.strength + unit] = STRENGTH;
      }
      // 1.1: the first unit of each seat begins with an order of its own.
      for (const seat of all) {
        s[AT.order + seat * each] = dice.roll(ORDERS.length, seat) - 1;
        tell?.({ type: 'ordered', rule: '1.1', data: { unit: unitIds[seat * each] }, only: seat });
      }
      rebuild(s);
      return good(s);
    },
    rebuild,
    unsound: (s) => notKeptUp(s, rebuild, 'who stands where'),
    phase: (s) => phases[s[AT.step]],
    outcome,
    canonical: (_, action) => action,
    complete: (_, action) => action,
    conceal: {
      ...hidingNothing<MusterAction>(),
      into(view, s, viewer) {
        view.set(s);
        hide(view, viewer);
      },
      action: (action) => (action.type === 'order' ? null : action),
    },
    tally: (s) => ({ turn: s[AT.turn] }),
    phrases: lineByLine((action) => writeAction(game, action)),
  };
  return game;
}
