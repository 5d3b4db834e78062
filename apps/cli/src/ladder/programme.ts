import { type Game, type Setup, seatsAt } from '@hundred-days/kernel';
import { canPlay, scriptsFor } from '@hundred-days/opponents/ladder';
import type { Ladder } from './match.ts';

/** What a part of a programme is there to tell. */
export const KINDS = ['levels', 'self', 'characters', 'allies', 'budget', 'scripts'] as const;
export type Kind = (typeof KINDS)[number];

export interface Part {
  readonly kind: Kind;
  readonly ladder: Ladder;
}

/** A scenario with so many seats. */
export interface Field {
  readonly game: Game;
  readonly scenario: string;
  readonly options: Setup['options'];
}

const LEVELS = ['greedy', 'conscript', 'veteran', 'marshal'];
/** From about the conscript's thought to four times the marshal's, each twice the one before it. */
const BUDGETS = [0.031, 0.063, 0.125, 0.25, 0.5, 1, 2, 4].map((times) =>
  times === 1 ? 'marshal' : `marshal*${times}`,
);
/** Veterans, who take a fraction of a marshal's time: 40 points of Elo want many games. */
const CHARACTERS = ['bold', 'careful'];
/** The marshal beside an ally who plays otherwise than he would, as a person may; and what that ally does alone. */
const ALLIES = ['greedy', 'marshal+greedy', 'greedy+marshal', 'marshal'];

/** What three players are called among a game's options. */
const THREE = ['threePlayers', 'three-players'];

/** Every scenario of a game, and once more for three where three can play. */
export function fieldsOf(game: Game): Field[] {
  const three = game.options.find(({ id }) => THREE.includes(id));
  const seatings: Setup['options'][] = [{}, ...(three === undefined ? [] : [{ [three.id]: true }])];
  return game.scenarios.flatMap(({ id }) => seatings.map((options) => ({ game, scenario: id, options })));
}

export interface Scope {
  /** Games of each two levels; twice as many of characters, of everything else half as many. */
  readonly games: number;
  readonly seed: string;
  /** All where none are named. */
  readonly kinds?: readonly Kind[];
}

/** All that is measured on a field: levels, one against himself, characters, allies, thought, and who tries something silly. */
export function nightOn(field: Field, { games, seed, kinds = KINDS }: Scope): Part[] {
  const half = Math.ceil(games / 2);
  const part = (kind: Kind, players: readonly string[], count: number, only?: 0 | 1): Part => ({
    kind,
    ladder: {
      game: field.game.id,
      scenario: field.scenario,
      options: field.options,
      seed: `${seed}/${kind}`,
      schedule: {
        players,
        games: count,
        neighbours: true,
        ...(only === undefined ? {} : { only }),
        ...(kind === 'characters' ? { deeds: true as const } : {}),
      },
    },
  });
  return [
    part('levels', LEVELS, games),
    part('self', ['marshal', 'marshal'], half),
    ...CHARACTERS.map((character) => part('characters', ['veteran', `veteran:${character}`], 2 * games)),
    ...(seatsAt(field.game, field).length > 2
      ? ALLIES.map((allies) => part('allies', [allies, 'marshal'], half, 1))
      : []),
    part('budget', BUDGETS, half),
    ...([0, 1] as const).flatMap((side) =>
      scriptsFor(field.game, side).map((script) => part('scripts', [script, 'marshal'], half, side)),
    ),
  ].filter(
    ({ kind, ladder }) =>
      kinds.includes(kind) && ladder.schedule.players.every((player) => canPlay(player, field.game.id)),
  );
}

/** Ten minutes: the first scenario of a game, a few games of the levels, one of each script. */
export function shortOn(field: Field, seed: string): Part[] {
  return nightOn(field, { games: 6, seed })
    .filter(({ kind }) => kind === 'levels' || kind === 'scripts')
    .map(({ kind, ladder: { schedule, ...ladder } }) => {
      const players = kind === 'levels' ? schedule.players.slice(1) : schedule.players;
      return { kind, ladder: { ...ladder, schedule: { ...schedule, players, games: kind === 'levels' ? 6 : 1 } } };
    });
}
