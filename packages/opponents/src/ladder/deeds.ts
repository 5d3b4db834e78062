import { chronicle as ofDay } from '@hundred-days/day-of-waterloo/chronicle';
import type { AnyAction, Chronicle, Game, GameEvent, Roll, State } from '@hundred-days/kernel';
import { chronicle as ofLastBattles } from '@hundred-days/last-battles/chronicle';
import { position as blocks, type Napoleon1815 } from '@hundred-days/napoleon-1815';
import { chronicle as ofBlocks } from '@hundred-days/napoleon-1815/chronicle';
import { chronicle as ofBattle } from '@hundred-days/napoleon-at-waterloo/chronicle';
import { chronicle as ofCampaign } from '@hundred-days/waterloo-campaign/chronicle';
import type { Witness } from '../play.ts';
import { fieldOf } from './scripts/field.ts';

/** What a side has done in a game, as anybody can count it who reads the log: by this characters are told apart. */
export const DEEDS = ['attacks', 'even', 'back', 'lost', 'taken', 'away'] as const;
/**
 * Attacks; those of them that promised nothing on average (among blocks: begun with no more blocks than the enemy); hexes or towns that its pieces went back
 * from the enemy by their own will; what it lost, and what the enemy lost; how far its pieces stood from the nearest enemy when turns ended, on average.
 */
export type Deeds = Readonly<Record<(typeof DEEDS)[number], number>> & {
  /** Turns that have ended: games are of different length, and who fights for longer attacks more. */
  readonly turns: number;
};

/** Counts the deeds of both sides while a game is played. */
export interface DeedsWitness extends Witness {
  of(side: number): Deeds;
}

const CHRONICLES: Readonly<Record<string, (game: never) => Chronicle>> = {
  'napoleon-at-waterloo': ofBattle,
  'waterloo-campaign': ofCampaign,
  'napoleon-1815': ofBlocks,
  'last-battles': ofLastBattles,
  'day-of-waterloo': ofDay,
};

/** The phases in which who goes back need not: all others are of fights, where pieces are driven back, or follow. */
const OF_FREE_WILL: Readonly<Record<string, readonly string[]>> = {
  'napoleon-at-waterloo': ['movement', 'withdrawal'],
  'waterloo-campaign': ['movement', 'withdrawal'],
  // A lost skirmish makes its units withdraw (6.6h); a battle is left by choice (6.3a).
  'napoleon-1815': ['movement', 'combat'],
  'last-battles': ['movement', 'withdrawal', 'evasion'],
  'day-of-waterloo': ['movement', 'fire-evasion', 'attack-evasion', 'breakthrough'],
};

interface Attack {
  readonly side: number;
  readonly even: boolean;
}

/** Dice thrown at somebody. */
const isAttack = ({ coin, others }: Roll): boolean => coin === 'points' && others.length > 0;
const promise = ({ ways }: Roll): number => ways.reduce((sum, way) => sum + way.worth * way.ways, 0);

/** 6.1b: who has ended his moves beside the enemy has attacked there; what the blocks are is seen only afterwards. */
function attacksOfBlocks(game: Napoleon1815, s: State, side: number, events: readonly GameEvent[]): Attack[] {
  const { world: w } = game;
  const towns = events.filter(({ type }) => type === 'battle' || type === 'skirmish').map(({ data }) => data.town);
  return game.placeIds.flatMap((id, town) => {
    if (!towns.includes(id)) return [];
    return { side, even: blocks.blocksOf(w, s, town, side) <= blocks.blocksOf(w, s, town, 1 - side) };
  });
}

const LOST = { attacks: 0, even: 0, back: 0 };

export function watchDeeds<A extends AnyAction>(game: Game<A>): DeedsWitness {
  const chronicle = CHRONICLES[game.id](game as never);
  const field = fieldOf(game);
  const counts = [{ ...LOST }, { ...LOST }];
  let lost: readonly [number, number] = [0, 0];
  const aways = [0, 0];
  let turns = 0;
  const own: number[] = [];
  const enemies: number[] = [];

  /** The way of a side's pieces to the nearest enemy, added up, with how many there are of both. */
  function wayOf(s: State, side: number): { readonly way: number; readonly pieces: number } {
    own.length = 0;
    enemies.length = 0;
    field.placesOf(s, side, own);
    field.placesOf(s, 1 - side, enemies);
    if (enemies.length === 0) return { way: 0, pieces: 0 };
    const nearest = (from: number): number =>
      enemies.reduce((least, to) => Math.min(least, field.distance(from, to)), Number.POSITIVE_INFINITY);
    return { way: own.reduce((sum, place) => sum + nearest(place), 0), pieces: 1000 * own.length + enemies.length };
  }

  const isTurnOver = (before: State, after: State): boolean =>
    game.outcome(after) !== null || game.tally(after).turn !== game.tally(before).turn;

  /** Who has been destroyed stands nowhere. */
  function endTurn(s: State): void {
    turns++;
    for (const side of [0, 1]) {
      const { way } = wayOf(s, side);
      if (own.length > 0) aways[side] += way / own.length;
    }
  }

  function attacksIn(before: State, after: State, side: number, events: readonly GameEvent[]): readonly Attack[] {
    if (game.id === 'napoleon-1815') return attacksOfBlocks(game as unknown as Napoleon1815, after, side, events);
    return chronicle
      .rolls(before, events)
      .filter(isAttack)
      .map((roll) => ({ side: roll.side, even: promise(roll) <= 0 }));
  }

  return {
    saw(before, seat, events, after) {
      if (isTurnOver(before, after)) endTurn(after);
      if (!chronicle.settled(before)) return;
      const side = field.sideOf(before, seat);
      const attacks = attacksIn(before, after, side, events);
      for (const attack of attacks) {
        counts[attack.side].attacks++;
        if (attack.even) counts[attack.side].even++;
      }
      const losses = chronicle.losses(after);
      const lostBy = (of: number): number =>
        losses.reduce((sum, loss) => (loss.side === of ? sum + loss.lost : sum), 0);
      lost = [lostBy(0), lostBy(1)];
      if (attacks.length > 0 || !OF_FREE_WILL[game.id].includes(game.phase(before).name)) return;
      const [was, is] = [wayOf(before, side), wayOf(after, side)];
      // Who comes on or is lost does not give ground.
      if (was.pieces === is.pieces) counts[side].back += Math.max(0, is.way - was.way);
    },
    of: (side) => ({
      ...counts[side],
      lost: lost[side],
      taken: lost[1 - side],
      away: aways[side] / Math.max(1, turns),
      turns,
    }),
  };
}
