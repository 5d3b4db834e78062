import {
  below,
  choicesOf,
  type Game,
  type OptionValue,
  piecesOf,
  randomBits,
  type Setup,
  seatsToAct,
  seededDice,
  submit,
} from '@hundred-days/kernel';
import { foreignRefused } from '@hundred-days/kernel/conformance';
import type { Chunk } from '../simulate/pool.ts';

/** What is put to the test: first so many random games, then so many batches of foreign actions. */
export interface Soak {
  readonly game: string;
  readonly world: string;
  readonly seed: string;
  readonly games: number;
  readonly mutations: number;
}

export interface Fault {
  readonly item: number;
  readonly what: string;
}

export interface SoakResult {
  games: number;
  actions: number;
  mutations: number;
  readonly faults: Fault[];
}

export const emptySoak = (): SoakResult => ({ games: 0, actions: 0, mutations: 0, faults: [] });

/** Foreign actions tried by one item. */
const BATCH = 500;

/** No game is this long; one that does not end is a fault. */
const LONGEST_GAME = 20_000;

export const itemsOf = ({ games, mutations }: Soak): number => games + Math.ceil(mutations / BATCH);

/** What an item is, so that a fault can be looked at again. */
export function itemName(game: Game, soak: Soak, item: number): string {
  const kind = item < soak.games ? 'game' : 'foreign actions';
  const { scenario, options } = setupOf(game, item);
  const chosen = Object.entries(options).map(([id, value]) => ` ${id}=${value}`);
  return `${kind}, scenario ${scenario}${chosen.join('')}, seed ${seedOf(soak, item)}`;
}

const seedOf = (soak: Soak, item: number): string => `${soak.seed}/${item}`;

interface NamedSetup extends Setup {
  readonly scenario: string;
}

/** Every scenario in turn, as the rulebook has it at first, then with one combination of its options after another. */
export function setupOf(game: Game, item: number): NamedSetup {
  const scenario = game.scenarios[item % game.scenarios.length].id;
  let round = Math.floor(item / game.scenarios.length);
  const options: Record<string, OptionValue> = {};
  for (const { id, values, standard, scenarios } of game.options) {
    if (scenarios?.includes(scenario) === false) continue;
    const ordered = [standard, ...values.filter((value) => value !== standard)];
    const value = ordered[round % ordered.length];
    round = Math.floor(round / ordered.length);
    if (value !== standard) options[id] = value;
  }
  return { scenario, options };
}

export function soakChunk(
  game: Game,
  soak: Soak,
  chunk: Chunk,
  begin: (item: number) => void = () => undefined,
): SoakResult {
  const result = emptySoak();
  for (let item = chunk.from; item < chunk.to; item++) {
    begin(item);
    const setup = setupOf(game, item);
    try {
      if (item < soak.games) {
        result.actions += soakGame(game, setup, seedOf(soak, item));
        result.games++;
      } else {
        const count = Math.min(BATCH, soak.mutations - (item - soak.games) * BATCH);
        foreignRefused(game, { name: setup.scenario, setup }, seedOf(soak, item), count);
        result.mutations += count;
      }
    } catch (error) {
      result.faults.push({ item, what: error instanceof Error ? error.message : String(error) });
    }
  }
  return result;
}

/** Above so many pieces not all of them are asked for their choices after each action, but each in turn. */
const MANY_PIECES = 150;
const TURNS_OF_PIECES = 8;

/** A random game to its end: every position sound, every seat with something to do, every piece with a choice. */
export function soakGame(game: Game, setup: Setup, seed: string): number {
  const dice = seededDice(`${seed}/dice`);
  const bits = randomBits(`${seed}/players`);
  const started = game.start(setup, dice, null);
  if (!started.ok) throw new Error(`the set-up has faults: ${started.faults.map((fault) => fault.code).join(', ')}`);
  const state = started.value;
  const turns = game.unitIds.length > MANY_PIECES ? TURNS_OF_PIECES : 1;
  for (let length = 0; length < LONGEST_GAME; length++) {
    const after = (): string => `after ${length} actions`;
    const wrong = game.unsound(state);
    if (wrong.length > 0) throw new Error(`${after()}: unsound: ${wrong.join('; ')}`);
    if (game.outcome(state) !== null) return length;

    const mask = seatsToAct(game, state);
    if (mask === 0) throw new Error(`${after()}: nobody has a decision and the game is not over`);
    let [mover, chosen] = [-1, -1];
    for (let seat = 0, movers = 0; seat < game.seats.length; seat++) {
      if ((mask & (1 << seat)) === 0) continue;
      const pieces = piecesOf(game, state, seat);
      if (pieces.length === 0) throw new Error(`${after()}: seat ${seat} has a decision and no choice`);
      for (const piece of pieces) {
        if ((piece + length) % turns === 0 && choicesOf(game, state, seat, piece).length === 0)
          throw new Error(`${after()}: piece ${piece} is listed and has no choice`);
      }
      movers++;
      if (below(movers, bits) === 0) [mover, chosen] = [seat, pieces[below(pieces.length, bits)]];
    }
    const choices = choicesOf(game, state, mover, chosen);
    const no = submit(game, state, mover, choices.at(below(choices.length, bits)), dice);
    if (no !== null) throw new Error(`${after()}: a listed action was refused: ${no.rule} ${no.code}`);
  }
  throw new Error(`no end after ${LONGEST_GAME} actions`);
}

export function addSoak(sum: SoakResult, part: SoakResult): void {
  sum.games += part.games;
  sum.actions += part.actions;
  sum.mutations += part.mutations;
  sum.faults.push(...part.faults);
}
