import type { AnyAction, Game, State } from '@hundred-days/kernel';
import { position as campaign, units, type WaterlooCampaign } from '@hundred-days/waterloo-campaign';
import type { Appraise } from '../../appraise.ts';
import type { Field } from './field.ts';

/**
 * Ways to play that somebody would try in an evening to see whether the computer can be had by them. Each is the greedy player with one idea
 * on top, so strong that it overrides what the position is worth otherwise; fights that are forced are still fought by the appraisal.
 */
export interface Script {
  /** The games it is for; all where none are named. */
  readonly games?: readonly string[];
  /** The side it is for: 0 the French, 1 the others; both where none is named. */
  readonly side?: 0 | 1;
  /** It takes what the table offers (to end a phase, to let be) wherever that is offered. */
  readonly idle?: true;
  /** What its idea makes of a position. */
  idea(field: Field, game: Game<AnyAction>): Appraise;
}

/** A hex nearer is worth this much: more than most of what else a march changes, less than a unit lost. */
const PULL = 0.6;
/** Farther off than this it does not matter how far. */
const FAR = 40;

function nearest(field: Field, from: number, others: readonly number[]): number {
  let least = FAR;
  for (const other of others) least = Math.min(least, field.distance(from, other));
  return least;
}

/** The way each piece of a side is from the nearest of some places, added up. */
function wayTo(field: Field, placesOf: (s: State, side: number) => readonly number[]): Appraise {
  const own: number[] = [];
  return (s, seat) => {
    const side = field.sideOf(s, seat);
    own.length = 0;
    field.placesOf(s, side, own);
    const wanted = placesOf(s, side);
    if (wanted.length === 0) return 0;
    return own.reduce((sum, place) => sum + nearest(field, place, wanted), 0);
  };
}

function toEnemy(field: Field): Appraise {
  const enemies: number[] = [];
  return wayTo(field, (s, side) => {
    enemies.length = 0;
    field.placesOf(s, 1 - side, enemies);
    return enemies;
  });
}

const weighed =
  (weight: number, way: Appraise): Appraise =>
  (s, seat) =>
    weight * way(s, seat);

/** VIC-5, D: no Detachment before the last turn, all Corps to the north, and then every end of the road shut. */
function shutting({ world: w }: WaterlooCampaign): Appraise {
  const { COALITION } = units;
  const ends = [...w.northEnds, ...w.southEnds];
  const northOf = (hex: number): number => Math.min(...w.northEnds.map((end) => w.map.distance(hex, end)));
  return (s) => {
    const last = s[w.at.turn] === w.turns;
    let value = 0;
    for (const unit of w.corpsOf[COALITION])
      if (s[w.at.where + unit] >= 0) value -= PULL * northOf(s[w.at.where + unit]);
    for (const unit of w.detachmentsOf[COALITION]) {
      const hex = s[w.at.where + unit];
      if (hex >= 0) value += last ? (ends.some((end) => w.map.distance(hex, end) <= 1) ? 4 : 0) : -4;
    }
    for (const end of ends) if (last && (campaign.zonesOf(w, s, COALITION, end) & campaign.ZOC_BITS) !== 0) value += 4;
    return value;
  };
}

export const SCRIPTS = {
  /** Nobody moves who need not. */
  stand: { idle: true, idea: () => () => 0 },
  /** Everybody at the enemy, at once. */
  rush: { idea: (field) => weighed(-PULL, toEnemy(field)) },
  /** Everybody away from the enemy, to the end. */
  evade: { idea: (field) => weighed(PULL, toEnemy(field)) },
  /** Everybody to where the game can be won by being there: exits, cities, the head of the road. */
  run: {
    idea: (field) =>
      weighed(
        -PULL,
        wayTo(field, (_, side) => field.goalsOf(side)),
      ),
  },
  /** Everybody to where the enemy wants to go. */
  guard: {
    idea: (field) =>
      weighed(
        -PULL,
        wayTo(field, (_, side) => field.goalsOf(1 - side)),
      ),
  },
  /** All Corps drawn off to the north, the road shut on the last turn. */
  shut: { games: ['waterloo-campaign'], side: 1, idea: (_, game) => shutting(game as unknown as WaterlooCampaign) },
} as const satisfies Readonly<Record<string, Script>>;

export type ScriptName = keyof typeof SCRIPTS;
export const SCRIPT_NAMES = Object.keys(SCRIPTS) as readonly ScriptName[];
