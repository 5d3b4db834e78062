import {
  allChoices,
  choicesOf,
  copyInto,
  copyState,
  type Game,
  piecesOf,
  randomBits,
  refuseInput,
  seededDice,
  type Tell,
} from '@hundred-days/kernel';
import { playGame, randomPlayer } from '@hundred-days/opponents';
import { canPlay } from '@hundred-days/opponents/ladder';
import { goalsOf } from './goals.ts';
import { type Sample, samplePositions } from './positions.ts';
import { cpuSeconds, leastTimes, nanoseconds, spread } from './timing.ts';

export interface Effort {
  /** Processor time for each measurement of whole games. */
  readonly seconds: number;
  /** Positions from random games, and as many from games of the greedy player. */
  readonly positions: number;
  /** Of the actions of random games one in so many. */
  readonly every: number;
}

const FULL_EFFORT: Effort = { seconds: 4, positions: 2000, every: 5 };
/** Seven worlds, and lists that take longer: as many positions as are met in whole games, but further apart. */
const OF_BATTLE: Effort = { seconds: 2, positions: 600, every: 10 };
const OF_CAMPAIGN: Effort = { seconds: 2, positions: 150, every: 40 };

export const effortFor = (game: Pick<Game, 'id' | 'scenarios'>): Effort =>
  game.id !== 'last-battles' ? FULL_EFFORT : goalsOf(game).greedy === false ? OF_CAMPAIGN : OF_BATTLE;

export interface Measure {
  readonly id: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: { readonly atLeast: number } | { readonly below: number };
  readonly met?: boolean;
}

/** Everything that is measured of one game, in the order it is printed. */
export function measure(game: Game, effort: Effort): Measure[] {
  // The greedy player brings far more units into contact, and contact is what makes lists slow.
  const greedy = canPlay('greedy', game.id) && goalsOf(game).greedy !== false;
  const samples = [
    ...samplePositions(game, 'random', effort.positions, effort.every),
    ...(greedy ? samplePositions(game, 'greedy', effort.positions, 1) : []),
  ];
  return [
    ...wholeGames(game, effort.seconds),
    ...lists(game, samples),
    ...copies(game, samples[0]),
    ...gate(game, samples),
  ];
}

function atLeast(id: string, what: string, value: number, unit: string, goal: number | null): Measure {
  const measure = { id, what, value, unit };
  return goal === null ? measure : { ...measure, goal: { atLeast: goal }, met: value >= goal };
}

function under(id: string, what: string, value: number, unit: string, goal: number | null): Measure {
  const measure = { id, what, value, unit };
  return goal === null ? measure : { ...measure, goal: { below: goal }, met: value < goal };
}

interface Pace {
  games: number;
  actions: number;
  seconds: number;
}

/** Plays random games as a stranger would: views asked for, choices asked for piece by piece, actions refereed. */
function playFor(game: Game, seconds: number, tell: Tell, pace: Pace): void {
  const setup = { scenario: game.scenarios[0].id, options: {} };
  const player = randomPlayer();
  const players = game.seats.map(() => player);
  const began = cpuSeconds();
  let took = 0;
  while (took < seconds) {
    const seed = `bench ${pace.games}`;
    pace.actions += playGame(game, setup, players, seededDice(seed), randomBits(seed), tell).length;
    pace.games++;
    took = cpuSeconds() - began;
  }
  pace.seconds += took;
}

/** Silent and listening in turns, so that both meet the machine in the same mood. */
function wholeGames(game: Game, seconds: number): Measure[] {
  const silent: Pace = { games: 0, actions: 0, seconds: 0 };
  const listening: Pace = { games: 0, actions: 0, seconds: 0 };
  let events = 0;
  const tell: Tell = () => {
    events++;
  };
  playFor(game, seconds / 2, null, { ...silent });
  playFor(game, seconds / 8, tell, { ...listening });
  events = 0;
  const rounds = 4;
  for (let round = 0; round < rounds; round++) {
    playFor(game, seconds / rounds, null, silent);
    playFor(game, seconds / rounds, tell, listening);
  }
  const each = (pace: Pace): number => (1e6 * pace.seconds) / pace.actions;
  return [
    atLeast('games', 'complete random games', silent.games / silent.seconds, 'games/CPU s', goalsOf(game).games),
    { id: 'game-length', what: 'actions a game', value: silent.actions / silent.games, unit: 'actions' },
    { id: 'action', what: 'one action, nobody listening', value: each(silent), unit: 'us' },
    { id: 'action-heard', what: 'one action, somebody listening', value: each(listening), unit: 'us' },
    { id: 'events', what: 'events an action, when heard', value: events / listening.actions, unit: 'events' },
  ];
}

/** Lists are read to the end: every action in them is built. */
function lists(game: Game, samples: readonly Sample[]): Measure[] {
  const pieces: (() => void)[] = [];
  const onePiece: (() => void)[] = [];
  const full = new Map<string, (() => void)[]>();
  for (const { state, seat, phase } of samples) {
    pieces.push(() => {
      piecesOf(game, state, seat);
    });
    for (const piece of piecesOf(game, state, seat)) onePiece.push(() => readList(game, state, seat, piece));
    const ofPhase = full.get(phase) ?? [];
    ofPhase.push(() => {
      allChoices(game, state, seat);
    });
    full.set(phase, ofPhase);
  }
  const piece = spread(leastTimes(onePiece));
  const which = spread(leastTimes(pieces));
  return [
    { id: 'piece-mean', what: 'choices of one piece, mean', value: piece.mean, unit: 'us' },
    { id: 'piece-p50', what: 'choices of one piece, half below', value: piece.p50, unit: 'us' },
    { id: 'piece-p99', what: 'choices of one piece, 99% below', value: piece.p99, unit: 'us' },
    under('piece-max', 'choices of one piece, worst', piece.max, 'us', goalsOf(game).list),
    { id: 'pieces-mean', what: 'which pieces have choices, mean', value: which.mean, unit: 'us' },
    { id: 'pieces-max', what: 'which pieces have choices, worst', value: which.max, unit: 'us' },
    ...[...full]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([phase, works]) => {
        const times = spread(leastTimes(works));
        return [
          { id: `full-${phase}-mean`, what: `all choices, ${phase}, mean`, value: times.mean, unit: 'us' },
          under(`full-${phase}-max`, `all choices, ${phase}, worst`, times.max, 'us', goalsOf(game).all),
        ];
      }),
  ];
}

function readList(game: Game, state: Sample['state'], seat: number, piece: number): void {
  const choices = choicesOf(game, state, seat, piece);
  for (let i = 0; i < choices.length; i++) choices.at(i);
}

function copies(game: Game, { state }: Sample): Measure[] {
  const scratch = copyState(state);
  // Of a campaign some hundred megabytes a round: the collector comes in every one of them.
  const calls = 40_000;
  const made = nanoseconds(() => copyState(state), calls);
  const reused = nanoseconds(() => copyInto(scratch, state), calls);
  return [
    under('copy', `a new copy of a position (${state.byteLength} bytes)`, made, 'ns', goalsOf(game).newCopy),
    under('copy-into', 'a copy into memory at hand', reused, 'ns', goalsOf(game).copy),
  ];
}

/** What the gate costs: actions that are allowed, and actions of other positions that are refused here. */
function gate(game: Game, samples: readonly Sample[]): Measure[] {
  const legal: (() => void)[] = [];
  const refused: (() => void)[] = [];
  for (const [i, { state, seat, action }] of samples.entries()) {
    legal.push(() => {
      refuseInput(game, state, seat, action);
    });
    // The next position of the same kind, so that more than the phase has to be looked at.
    const other = samples.slice(i + 1).find((sample) => sample.phase === samples[i].phase && sample.seat === seat);
    if (other === undefined || refuseInput(game, state, seat, other.action) === null) continue;
    refused.push(() => {
      refuseInput(game, state, seat, other.action);
    });
  }
  const [yes, no] = [spread(leastTimes(legal)), spread(leastTimes(refused))];
  return [
    { id: 'legal-mean', what: 'gate, action allowed, mean', value: yes.mean, unit: 'us' },
    { id: 'legal-max', what: 'gate, action allowed, worst', value: yes.max, unit: 'us' },
    { id: 'refused-mean', what: 'gate, action refused, mean', value: no.mean, unit: 'us' },
    { id: 'refused-max', what: 'gate, action refused, worst', value: no.max, unit: 'us' },
  ];
}
