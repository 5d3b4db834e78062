import type { AnyAction, Game, State } from '@hundred-days/kernel';
import { position as campaign, units, type WaterlooCampaign } from '@hundred-days/waterloo-campaign';
import type { Appraise } from '../../appraise.ts';
import type { Arm, Field } from './field.ts';
import { gatheringPlace, isLump, moved } from './lump.ts';
import { cameForward } from './prey.ts';

/**
 * Ways to play that somebody would try in an evening to see whether the computer can be had by them. Each is the greedy player with one idea
 * on top, so strong that it overrides what the position is worth otherwise; fights that are forced are still fought by the appraisal.
 */
export interface Script {
  /** The games it is for; all where none are named. */
  readonly games?: readonly string[];
  /** The side it is for: 0 the French, 1 the others; both where none is named. */
  readonly side?: 0 | 1;
  /** It has no idea where there is none of these: somewhere to go, somewhere the enemy wants to go. */
  readonly needs?: 'goals' | 'theirs';
  /** It takes what the table offers (to end a phase, to let be) wherever that is offered, or only where it could attack. */
  readonly idle?: 'always' | 'in-fights';
  /** What its idea makes of a position; `began` is how the phase began for who plays. */
  idea(field: Field, game: Game<AnyAction>, began: () => State): Appraise;
}

/** A hex nearer is worth this much: more than most of what else a march changes, less than a unit lost. */
const PULL = 0.6;
/** Farther off than this it does not matter how far. */
const FAR = 40;
/** So many turns before the end somebody who kept away comes out. */
const LAST_TURNS = 2;

function nearest(field: Field, from: number, others: readonly number[]): number {
  let least = FAR;
  for (const other of others) least = Math.min(least, field.distance(from, other));
  return least;
}

type Places = (s: State, side: number) => readonly number[];

/** The way each piece of a side, or of one of its arms, is from the nearest of some places, each as `count` has it, added up. */
function wayTo(field: Field, placesOf: Places, arm?: Arm, count = (way: number): number => way): Appraise {
  const own: number[] = [];
  return (s, seat) => {
    const side = field.sideOf(s, seat);
    own.length = 0;
    field.placesOf(s, side, own, arm);
    const wanted = placesOf(s, side);
    if (wanted.length === 0) return 0;
    return own.reduce((sum, place) => sum + count(nearest(field, place, wanted)), 0);
  };
}

function enemiesOn(field: Field): Places {
  const enemies: number[] = [];
  return (s, side) => {
    enemies.length = 0;
    field.placesOf(s, 1 - side, enemies);
    return enemies;
  };
}

const toEnemy = (field: Field): Appraise => wayTo(field, enemiesOn(field));
const toGoals = (field: Field, arm?: Arm): Appraise => wayTo(field, (_, side) => field.goalsOf(side), arm);

const weighed =
  (weight: number, way: Appraise): Appraise =>
  (s, seat) =>
    weight * way(s, seat);

const together =
  (...ideas: readonly Appraise[]): Appraise =>
  (s, seat) =>
    ideas.reduce((sum, idea) => sum + idea(s, seat), 0);

/** Guns to where they just reach the enemy; all others well behind them, where nobody reaches them at once. */
function atADistance(field: Field): Appraise {
  const { range } = field;
  const enemies = enemiesOn(field);
  const behind = (way: number): number => Math.min(way, 2 * range);
  return together(
    weighed(
      -PULL,
      wayTo(field, enemies, 'guns', (way) => Math.abs(way - range)),
    ),
    ...(['foot', 'riders'] as const).map((arm) => weighed(PULL, wayTo(field, enemies, arm, behind))),
  );
}

/** Riders to the goals; who else stirs is held back. */
function raiding(field: Field, began: () => State): Appraise {
  const still = (['foot', 'guns'] as const).map((arm) => moved(field, began, arm));
  return together(weighed(-PULL, toGoals(field, 'riders')), ...still.map((idea) => weighed(-4 * PULL, idea)));
}

/** To where the lump is as the phase begins. */
const toLump = (field: Field, began: () => State): Appraise =>
  wayTo(field, (_, side) => gatheringPlace(field, began(), side));

/** First together, then on, and together again whenever the march has drawn them out. */
function massing(field: Field, began: () => State): Appraise {
  const [gather, on] = [toLump(field, began), toEnemy(field)];
  return (s, seat) => -PULL * (isLump(field, began(), field.sideOf(s, seat)) ? on : gather)(s, seat);
}

/** Out of reach as long as there is time, and then to the goals. */
function atLast(field: Field): Appraise {
  const [evade, run] = [weighed(PULL, toEnemy(field)), weighed(-PULL, toGoals(field))];
  return (s, seat) => (field.turnsLeft(s) < LAST_TURNS ? run : evade)(s, seat);
}

/** Just out of the enemy's reach, and all upon whom he has sent forward. */
function countering(field: Field, began: () => State): Appraise {
  const enemies = enemiesOn(field);
  const apart = field.reach + 2;
  const own: number[] = [];
  return (s, seat) => {
    const side = field.sideOf(s, seat);
    const there = enemies(s, side);
    if (there.length === 0) return 0;
    const prey = cameForward(field, began(), side);
    own.length = 0;
    field.placesOf(s, side, own);
    return own.reduce((sum, place) => {
      const off = Math.abs(nearest(field, place, there) - apart);
      // Nearer to the prey is better than any place out of reach.
      return sum - PULL * Math.min(off, nearest(field, place, prey) - apart);
    }, 0);
  };
}

/** Together until the last third, and then to the goals; who has none goes at the enemy. */
function beingLate(field: Field, began: () => State): Appraise {
  const [gather, run, rush] = [toLump(field, began), toGoals(field), toEnemy(field)];
  return (s, seat) => {
    const on = field.goalsOf(field.sideOf(s, seat)).length > 0 ? run : rush;
    return -PULL * (3 * field.turnsLeft(s) < field.turns(s) ? on : gather)(s, seat);
  };
}

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
  stand: { idle: 'always', idea: () => () => 0 },
  /** Everybody at the enemy, at once. */
  rush: { idea: (field) => weighed(-PULL, toEnemy(field)) },
  /** Everybody away from the enemy, to the end. */
  evade: { idea: (field) => weighed(PULL, toEnemy(field)) },
  /** Everybody to where the game can be won by being there: exits, cities, the head of the road. */
  run: { needs: 'goals', idea: (field) => weighed(-PULL, toGoals(field)) },
  /** Everybody to where the enemy wants to go. */
  guard: {
    needs: 'theirs',
    idea: (field) =>
      weighed(
        -PULL,
        wayTo(field, (_, side) => field.goalsOf(1 - side)),
      ),
  },
  /** Guns fire at a distance, and nobody else is to be had. */
  guns: { games: ['napoleon-at-waterloo', 'last-battles', 'day-of-waterloo'], idea: atADistance },
  /** Cavalry to the goals, everybody else stays where he is. */
  raid: { needs: 'goals', idea: (field, _, began) => raiding(field, began) },
  /** Everybody together, and then at the enemy as one lump. */
  mass: { idea: (field, _, began) => massing(field, began) },
  /** Everybody together, and nobody attacks who need not. */
  turtle: { idle: 'in-fights', idea: (field, _, began) => weighed(-PULL, toLump(field, began)) },
  /** Away from the enemy until the last two turns, and then to the goals. */
  last: { needs: 'goals', idea: atLast },
  /** Out of the enemy's reach, but all upon whom he has sent forward where they are three to one. */
  counter: { idea: (field, _, began) => countering(field, began) },
  /** Everybody together until the last third of the game, and then to the goals or at the enemy. */
  late: { idea: (field, _, began) => beingLate(field, began) },
  /** All Corps drawn off to the north, the road shut on the last turn. */
  shut: { games: ['waterloo-campaign'], side: 1, idea: (_, game) => shutting(game as unknown as WaterlooCampaign) },
} as const satisfies Readonly<Record<string, Script>>;

export type ScriptName = keyof typeof SCRIPTS;
export const SCRIPT_NAMES = Object.keys(SCRIPTS) as readonly ScriptName[];
