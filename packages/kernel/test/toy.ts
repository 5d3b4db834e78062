import {
  type ActionOf,
  bad,
  type Game,
  gameOver,
  good,
  hidingNothing,
  layout,
  type Phase,
  type Refusal,
  refusal,
  type State,
  TABLE,
  type Words,
  writeAction,
} from '../src/index.ts';
import { madeUpCases, madeUpFaults, mostWins, notKeptUp } from '../src/testing/madeUp.ts';

/**
 * A toy that has everything a table must handle: seats that bid in secret at the same time, an open die, a secret die,
 * counters on a row of places, several ways to one place, and a duty the table does by itself. Two rounds; most points win.
 */

export const CARDS = ['low', 'high'] as const;

export const ACTIONS = {
  bid: { word: 'bid', args: { card: { oneOf: CARDS } } },
  step: { word: '', args: { unit: 'unit', path: 'path' }, goal: 'path', path: 'path' },
  rest: { word: 'rest', args: { units: 'units' } },
  roll: { word: 'roll', args: {} },
  peek: { word: 'peek', args: {} },
  end: { word: 'end', args: { unrolled: { flag: 'unrolled' } } },
  home: { word: 'home', args: { unit: 'unit', to: 'place' }, goal: 'to', forced: true },
} as const;

export type ToyAction = ActionOf<typeof ACTIONS>;

export const ROUNDS = 2;
const EACH = 2;
const PLACES = ['p0', 'p1', 'p2', 'p3'];
const LAST = PLACES.length - 1;
const STEPS = ['bidding', 'turn', 'homecoming', 'over'] as const;
const SOME_BID = 3;
const UNKNOWN = -1;

export const CASES = madeUpCases(['1', '1.1', '1.2', '2', '2.1', '2.2', '2.3', '2.4', '3', '4']);

const en = {
  'refusal.has-bid': 'You have bid.',
  'refusal.not-yours': '{unit} is not yours.',
  'refusal.moved': '{unit} has moved.',
  'refusal.gap': '{unit} cannot step from {from} to {to}.',
  'refusal.stays': '{unit} stays where it is.',
  'refusal.once': 'Once a turn.',
  'refusal.both': 'Both counters rest, or none.',
  'refusal.say-unrolled': 'You have not rolled; say so.',
  'refusal.has-rolled': 'You have rolled.',
  'refusal.not-at-end': '{unit} is not at the end of the row.',
  'refusal.only-home': 'Home is {to}.',
  'event.bid': '{seat} has bid',
  'event.bids-shown': 'The bids: {cards}',
  'event.stepped': '{unit} steps {path}',
  'event.rested': '{units} rest',
  'event.rolled': 'The die shows {die}',
  'event.peeked': 'The secret die shows {die}',
  'event.home': '{unit} goes home',
  'event.over': 'The game is over',
  'outcome.won': 'Won',
  'outcome.even': 'Even',
};

/** What the toy says. */
export const TOY_WORDS: Words = { language: 'en', catalog: en, wording: (_, fact) => String(fact) };

export function toyLayout(seats: number) {
  return layout(
    {
      round: 1,
      step: 1,
      turn: 1,
      rolled: 1,
      peeked: 1,
      bids: seats,
      secret: seats,
      score: seats,
      where: EACH * seats,
      moved: EACH * seats,
    },
    { count: PLACES.length },
  );
}

export function createToy(seats: 2 | 3): Game<ToyAction> {
  const AT = toyLayout(seats);
  const units = EACH * seats;
  const unitIds = Array.from({ length: units }, (_, unit) => `u${unit}`);
  const owner = (unit: number): number => Math.floor(unit / EACH);
  const ownUnits = (seat: number): number[] => [EACH * seat, EACH * seat + 1];
  const all = Array.from({ length: seats }, (_, seat) => seat);

  const rebuild = (s: State): void => {
    s.fill(0, AT.coreSize);
    for (let unit = 0; unit < units; unit++) s[AT.count + s[AT.where + unit]]++;
  };
  const put = (s: State, unit: number, place: number): void => {
    s[AT.count + s[AT.where + unit]]--;
    s[AT.where + unit] = place;
    s[AT.count + place]++;
  };
  const direct = (from: number, to: number): number[] => {
    const path = [from];
    while (path[path.length - 1] !== to) path.push(path[path.length - 1] + (to > from ? 1 : -1));
    return path;
  };
  const mayMove = (s: State, unit: number): boolean => s[AT.moved + unit] === 0;
  const atEnd = (s: State, seat: number): number[] => ownUnits(seat).filter((unit) => s[AT.where + unit] === LAST);

  const bidding: Phase<ToyAction> = {
    name: 'bidding',
    rule: '2',
    accepts: ['bid'],
    seats: (s) => all.reduce((mask, seat) => mask | (s[AT.bids + seat] === 0 ? 1 << seat : 0), 0),
    pieces: () => [TABLE],
    choices: (_, __, piece) => (piece === TABLE ? CARDS.map((_, card) => ({ type: 'bid', card })) : []),
    refuse: () => null,
    apply(s, seat, action, _dice, tell) {
      if (action.type !== 'bid') return;
      s[AT.bids + seat] = action.card + 1;
      tell?.({ type: 'bid', rule: '1.1', data: { seat } });
      if (all.some((one) => s[AT.bids + one] === 0)) return;
      for (const one of all) s[AT.score + one] += s[AT.bids + one] - 1;
      const cards = all.map((one) => CARDS[s[AT.bids + one] - 1]);
      tell?.({ type: 'bids-shown', rule: '1.2', data: { cards }, reveals: true });
      s[AT.step] = 1;
      s[AT.turn] = 0;
    },
  };

  const refuseStep = (s: State, seat: number, unit: number, path: readonly number[]): Refusal | null => {
    const name = unitIds[unit];
    if (owner(unit) !== seat) return refusal('2.1', 'not-yours', { unit: name });
    if (!mayMove(s, unit)) return refusal('2.1', 'moved', { unit: name });
    if (path[0] !== s[AT.where + unit]) {
      return refusal('2.1', 'gap', { unit: name, from: PLACES[s[AT.where + unit]], to: PLACES[path[0]] });
    }
    for (let i = 1; i < path.length; i++) {
      if (Math.abs(path[i] - path[i - 1]) !== 1) {
        return refusal('2.1', 'gap', { unit: name, from: PLACES[path[i - 1]], to: PLACES[path[i]] });
      }
    }
    return path[path.length - 1] === path[0] ? refusal('2.1', 'stays', { unit: name }) : null;
  };

  const turn: Phase<ToyAction> = {
    name: 'turn',
    rule: '2',
    accepts: ['step', 'rest', 'roll', 'peek', 'end'],
    seats: (s) => 1 << s[AT.turn],
    pieces: (s, seat) => [TABLE, ...ownUnits(seat).filter((unit) => mayMove(s, unit))],
    choices(s, seat, piece) {
      const list: ToyAction[] = [];
      if (piece === TABLE) {
        if (s[AT.rolled] === 0) list.push({ type: 'roll' });
        if (s[AT.peeked] === 0) list.push({ type: 'peek' });
        list.push({ type: 'end', unrolled: s[AT.rolled] === 0 });
      } else if (owner(piece) === seat && mayMove(s, piece)) {
        const from = s[AT.where + piece];
        for (let to = 0; to <= LAST; to++)
          if (to !== from) list.push({ type: 'step', unit: piece, path: direct(from, to) });
        const pair = ownUnits(seat);
        if (piece === pair[0] && pair.every((unit) => mayMove(s, unit))) list.push({ type: 'rest', units: pair });
      }
      return list;
    },
    refuse(s, seat, action) {
      if (action.type === 'step') return refuseStep(s, seat, action.unit, action.path);
      if (action.type === 'roll') return s[AT.rolled] === 0 ? null : refusal('2.2', 'once');
      if (action.type === 'peek') return s[AT.peeked] === 0 ? null : refusal('2.3', 'once');
      if (action.type === 'rest') {
        const stranger = action.units.find((unit) => owner(unit) !== seat);
        if (stranger !== undefined) return refusal('2.1', 'not-yours', { unit: unitIds[stranger] });
        return action.units.length === EACH && action.units.every((unit) => mayMove(s, unit))
          ? null
          : refusal('2', 'both');
      }
      if (action.type !== 'end') return null;
      const unrolled = s[AT.rolled] === 0;
      if (unrolled === action.unrolled) return null;
      return refusal('2.4', unrolled ? 'say-unrolled' : 'has-rolled');
    },
    whyNot: (s, seat, piece, place) => refuseStep(s, seat, piece, direct(s[AT.where + piece], place)),
    apply(s, seat, action, dice, tell) {
      if (action.type === 'step') {
        put(s, action.unit, action.path[action.path.length - 1]);
        s[AT.moved + action.unit] = 1;
        const path = action.path.map((place) => PLACES[place]);
        tell?.({ type: 'stepped', rule: '2.1', data: { unit: unitIds[action.unit], path } });
      } else if (action.type === 'rest') {
        for (const unit of action.units) s[AT.moved + unit] = 1;
        tell?.({ type: 'rested', rule: '2', data: { units: action.units.map((unit) => unitIds[unit]) } });
      } else if (action.type === 'roll') {
        const die = dice.roll(6);
        s[AT.score + seat] += die;
        s[AT.rolled] = 1;
        tell?.({ type: 'rolled', rule: '2.2', data: { die } });
      } else if (action.type === 'peek') {
        const die = dice.roll(6, seat);
        s[AT.secret + seat] = die;
        s[AT.peeked] = 1;
        tell?.({ type: 'peeked', rule: '2.3', data: { die }, only: seat });
      } else if (action.type === 'end') {
        s[AT.rolled] = 0;
        s[AT.peeked] = 0;
        s[AT.turn]++;
        if (s[AT.turn] < seats) return;
        s[AT.step] = 2;
        nextHomecoming(s, tell);
      }
    },
  };

  /** The next seat with a counter at the end of the row has to bring one home; without any the round is over. */
  function nextHomecoming(s: State, tell: Parameters<typeof turn.apply>[4]): void {
    const next = all.find((seat) => atEnd(s, seat).length > 0);
    if (next !== undefined) {
      s[AT.turn] = next;
      return;
    }
    s.fill(0, AT.moved, AT.moved + units);
    s.fill(0, AT.bids, AT.bids + seats);
    s[AT.turn] = 0;
    s[AT.step] = ++s[AT.round] > ROUNDS ? 3 : 0;
    if (s[AT.step] === 3) tell?.({ type: 'over', rule: '4', data: {} });
  }

  const homecoming: Phase<ToyAction> = {
    name: 'homecoming',
    rule: '2',
    accepts: ['home'],
    seats: (s) => 1 << s[AT.turn],
    pieces: (s, seat) => atEnd(s, seat),
    choices: (s, seat, piece) => (atEnd(s, seat).includes(piece) ? [{ type: 'home', unit: piece, to: 0 }] : []),
    refuse(s, seat, action) {
      if (action.type !== 'home') return null;
      if (!atEnd(s, seat).includes(action.unit)) return refusal('3', 'not-at-end', { unit: unitIds[action.unit] });
      return action.to === 0 ? null : refusal('3', 'only-home', { to: PLACES[0] });
    },
    whyNot: (s, seat, piece, place) => homecoming.refuse(s, seat, { type: 'home', unit: piece, to: place }),
    apply(s, seat, action, _dice, tell) {
      if (action.type !== 'home') return;
      put(s, action.unit, action.to);
      s[AT.score + seat]++;
      tell?.({ type: 'home', rule: '3', data: { unit: unitIds[action.unit] } });
      nextHomecoming(s, tell);
    },
  };

  const phases = [bidding, turn, homecoming, gameOver<ToyAction>('2')];
  const phase = (s: State): Phase<ToyAction> => phases[s[AT.step]];

  const canonical = (s: State, action: ToyAction): ToyAction =>
    action.type === 'step'
      ? { ...action, path: direct(s[AT.where + action.unit], action.path[action.path.length - 1]) }
      : action;

  const game: Game<ToyAction> = {
    id: 'toy',
    world: { id: 'row' },
    title: 'A toy',
    version: 1,
    seats: all.map((seat) => ({ id: `seat${seat}`, title: `Seat ${seat}` })),
    scenarios: [{ id: 'plain', title: 'Plain', turns: ROUNDS, world: 'row' }],
    options: [{ id: 'luck', values: [false, true], standard: false, rule: '1' }],
    actions: ACTIONS,
    unitIds,
    placeIds: PLACES,
    longestPath: 8,
    layout: AT,
    coreSize: AT.coreSize,
    stateSize: AT.size,
    refereeRules: { gameOver: '4', notYourDecision: '1', noSuchAction: '2' },
    start(setup, dice, tell) {
      const faults = madeUpFaults(game, setup);
      if (faults.length > 0) return bad(faults);
      const s = new Int16Array(AT.size);
      s[AT.round] = 1;
      // Each seat begins with a secret number; with luck the first seat gets an open die on top.
      for (const seat of all) {
        const die = dice.roll(6, seat);
        s[AT.secret + seat] = die;
        tell?.({ type: 'peeked', rule: '2.3', data: { die }, only: seat });
      }
      if (setup.options.luck === true) s[AT.score] += dice.roll(6);
      rebuild(s);
      return good(s);
    },
    rebuild,
    unsound: (s) => notKeptUp(s, rebuild, 'counts'),
    phase,
    outcome(s) {
      if (STEPS[s[AT.step]] !== 'over') return null;
      const scores = all.map((seat) => s[AT.score + seat]);
      return mostWins(scores, '4');
    },
    canonical,
    complete: (s, action) => (action.type === 'step' && action.path.length === 1 ? canonical(s, action) : action),
    conceal: {
      ...hidingNothing<ToyAction>(),
      into(view, s, viewer) {
        view.set(s);
        for (const seat of all) {
          if (seat === viewer) continue;
          view[AT.secret + seat] = UNKNOWN;
          if (view[AT.step] === 0 && view[AT.bids + seat] > 0) view[AT.bids + seat] = SOME_BID;
        }
      },
      action: (action) => (action.type === 'bid' ? null : action),
    },
    tally: (s) => ({ round: s[AT.round] }),
    phrases: {
      expand: (line) => (line === 'roll and end' ? ['roll', 'end'] : null),
      write(actions) {
        const lines: string[] = [];
        for (let i = 0; i < actions.length; i++) {
          const next = actions[i + 1];
          if (actions[i].type === 'roll' && next?.type === 'end' && !next.unrolled) {
            lines.push('roll and end');
            i++;
          } else lines.push(writeAction(game, actions[i]));
        }
        return lines;
      },
    },
  };
  return game;
}
