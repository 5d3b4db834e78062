import type { AnyAction, Game, Setup, State } from '@hundred-days/kernel';
import { below, randomBits, seededDice } from '@hundred-days/kernel';
import { createEntrant, type WeightsIn } from '../ladder/entrants.ts';
import { playGame } from '../play.ts';
import type { Player } from '../player.ts';
import type { Reading, Terms } from './terms.ts';

/** A position that a seat has brought about, taken apart. */
export interface Moment extends Reading {
  readonly seat: number;
  /** How far the game had gone, from 0 to 1. */
  readonly share: number;
}

/** A game with what was kept of it. */
export interface Lesson {
  readonly index: number;
  readonly players: readonly string[];
  /** What seat 0 scored: a win 1, a draw a half. */
  readonly score: number;
  readonly moments: readonly Moment[];
}

/** Who plays if nobody is named: small budgets, so that many games are played, every character, and some who have one idea only. */
export const USUAL_CAST: readonly string[] = [
  'conscript',
  'conscript:bold',
  'conscript:careful',
  'veteran*0.4',
  'veteran',
  'veteran:bold',
  'veteran:careful',
  'marshal*0.03',
  'marshal*0.05',
  'marshal*0.1',
  'script:rush',
  'greedy',
];

/** Who may play a seat's first turn, so that games do not begin alike. */
const OPENERS: readonly string[] = ['random', 'script:rush', 'script:evade', 'script:stand'];

const oneOf = <T>(list: readonly T[], bits: () => number): T => list[below(list.length, bits)];

/** One game of many between varied players, told by its seed and number alone. */
export function playLesson<A extends AnyAction>(
  game: Game<A>,
  setup: Setup,
  cast: readonly string[],
  terms: Terms,
  seed: string,
  index: number,
  weightsIn?: WeightsIn,
): Lesson {
  const stem = `${seed}/${index}`;
  const lots = randomBits(`${stem}/cast`);
  const names = [oneOf(cast, lots), oneOf(cast, lots)];
  const moments: Moment[] = [];
  const players = names.map((name) => {
    const turns = below(2, lots);
    const opener = createEntrant(oneOf(OPENERS, lots));
    return opening(opener, turns, noting(createEntrant(name, weightsIn), terms, moments));
  });
  const { outcome } = playGame(game, setup, players, seededDice(`${stem}/dice`), randomBits(`${stem}/players`));
  const score = outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(0) ? 1 : 0;
  return { index, players: names, score, moments };
}

/** Lets another play the first turns. */
const opening = (opener: Player, turns: number, player: Player): Player => ({
  ...player,
  choose<A extends AnyAction>(game: Game<A>, view: State, seat: number, bits: () => number): A {
    const who = (game.tally(view).turn ?? turns + 1) <= turns ? opener : player;
    return who.choose(game, view, seat, bits);
  },
});

/** To a ten-thousandth, which is all a file has to hold. */
const rounded = (feature: number): number => Math.round(feature * 10_000) / 10_000;

const kept = ({ attacks, features, standing }: Reading): Reading => ({
  attacks: rounded(attacks),
  features: features.map(rounded),
  standing: standing.map(rounded),
});

/** Keeps the positions that a player brings about. */
const noting = (player: Player, terms: Terms, moments: Moment[]): Player => ({
  ...player,
  choose<A extends AnyAction>(game: Game<A>, view: State, seat: number, bits: () => number): A {
    const action = player.choose(game, view, seat, bits);
    if (terms.isMoment(game.phase(view).name, action))
      moments.push({ seat, share: terms.shareOfGame(view), ...kept(terms.read(view, seat)) });
    return action;
  },
});
