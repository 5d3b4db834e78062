import { flagSet, layout, otherwise, plusOne } from '@hundred-days/kernel';
import type { Field } from '@hundred-days/kernel/fields';
import { count, one, perName, perPlace, perUnit, place, unit, word } from '@hundred-days/kernel/fields';
import { POSITIONS, TARGETS } from './actions.ts';
import type { Board } from './board.ts';
import { MARKERS } from './tables.ts';
import { ARMIES, type Roster, SIDES } from './units.ts';

/**
 * What stands in a position. What others see of a block is not where it stands but where it stood when its owner last ended a
 * step (FOG-13): that is kept beside it, in the fields `shown…`.
 */

/** 6.2, 6.3: what is decided in a battle. */
export const BATTLE_STEPS = [
  'terrain',
  'posting',
  'battle-order',
  'morale',
  'combat',
  'reinforcement',
  'rout',
] as const;

/** Decisions, in the order of the sequence of play, and then the moments between them: nobody decides in those. */
export const STEPS = [
  'bidding',
  'reduction',
  'deployment',
  'movement',
  'march',
  'skirmish-order',
  'showing',
  'hits',
  'withdrawal',
  'deployment-order',
  ...BATTLE_STEPS,
  'regroup',
  'supply',
  'over',
  'bidding-done',
  'deployment-next',
  'turn-begins',
  'movement-done',
  'march-done',
  'skirmish-next',
  'shown',
  'hits-done',
  'withdrawal-done',
  'deploy-battle-next',
  'terrain-next',
  'posted',
  'battle-next',
  'battle-turn',
  'morale-next',
  'combat-done',
  'reinforcement-done',
  'rout-done',
  'battle-won',
  'regroup-done',
  'fights-over',
  'supply-next',
  'defeats',
] as const;
export type StepName = (typeof STEPS)[number];

/** 24 French units make at most eight battles of three. */
export const SLOTS = 8;
/** The six home positions of a battle: the Attacker's left, center and right, then the Defender's. */
export const HOMES = 6;
/** Seven places for the units of a side: its left, center, right, its reserve, and the enemy's left, center, right. */
export const PLACES = 7;
/** What can be seen of a hidden block in a battle: nothing more, that it holds a Farm or Hill, a square, a shelter. */
export const MARKS = 4;
/** A move enters at most three towns (5.6a). */
export const LONGEST_WAY = 3;

/** How a game has ended; 'none' while it goes on. */
export const OUTCOMES = ['none', 'allies-defeated', 'all-defeated', 'french-defeated', 'cities', 'time'] as const;
export const OPTIONS = ['threePlayers', 'bidding', 'hiddenUntilFire'] as const;

/** What a unit is or has done on the map, most of it for a Player Turn; and in a battle. */
export const ON_MAP = flagSet(['moved', 'marched', 'disrupted', 'face-up', 'reduced']);
export const IN_FIGHT = flagSet([
  'stepped',
  'spent',
  'fired',
  'checked',
  'engaged',
  'halted',
  'square',
  'holds',
  'shock',
  'close-fired',
  'known',
]);
export const OPTION_SET = flagSet(OPTIONS);

export type At = ReturnType<typeof layOut>;

/** Fields for a set of towns, fifteen bits each. */
export const attackWordsOf = ({ townCount }: Board): number => Math.ceil(townCount / 15);

const side = (): Field => word(SIDES);
const noSide = (): Field => otherwise(-1, word(SIDES));

/** The fields of a position of a world with this map and these blocks. */
export function layOut(board: Board, { unitCount: units }: Roster) {
  const { net, townCount: towns } = board;
  const roads = (): Field => perName(net.edges.map(({ a, b }) => `${a}--${b}`));
  const posted = (): Field => perUnit(units, plusOne(word(POSITIONS)));
  return layout(
    {
      turn: 1,
      step: word(STEPS),
      /** the seat that decides */
      active: 1,
      /** 11.0: how many seats there are, and the seat of the French (12.0c) */
      seats: 1,
      frenchSeat: 1,
      options: OPTION_SET,
      outcome: word(OUTCOMES),
      /** 12.0: the last bid, -1 for none; steps still to be removed by the winner's side */
      bidSide: noSide(),
      bidSteps: one(-1),
      bidder: one(-1),
      toRemove: 1,
      /** seats that have ended their part of a step, a bit each; 11.0f: hand-overs in a row without an action */
      ended: 1,
      idleHands: 1,
      /** 5.1g: the towns (+ 1) whose Groups have moved: two French, Anglo-Dutch, Prussian */
      groups: count(4, plusOne(place())),
      /** 5.2a: the towns each of these Groups attacks, fifteen to a field */
      attacks: count(4, count(attackWordsOf(board))),
      /** 8.1c: the town (+ 1) for which dice are rolled, by army of the leader shown there; 0 for none */
      marchTown: 1,
      leaderShown: 1,
      /** the town of the fight being carried out, -1 for none */
      fight: place(),
      /** the side whose Battle Turn it is, or that shows, posts, retreats, regroups now */
      side: side(),
      /** the seat that acts in the Combat step, while hits are taken */
      combatSeat: 1,
      /** 6.21: the marker drawn and not placed yet; how many are still to be drawn by the side */
      marker: word(MARKERS),
      draws: 1,
      /** 6.21k: crossings of the Stream of each column in this Battle Turn, by the Attacker's position */
      crossed: count(3),
      /** 6.7: what the Attacker has done in this Battle Turn */
      busy: 1,
      /** 6.4: hits that are still to be taken: how many, by which side, the home position and target group they fall on */
      hits: 1,
      hitSide: side(),
      hitHome: 1,
      hitGroup: word(TARGETS),
      /** bits: long range (6.4d), by cavalry (6.21i), in a skirmish */
      hitKind: 1,
      /** 11.0g: units a side has picked for a skirmish so far */
      picked: 1,
      /** 6.6d: 1 after the Defender's fire, 2 after the Attacker's */
      rounds: 1,
      /** 7.4: the side that is routed, -1 for none; the side that has won the battle */
      routed: noSide(),
      victor: noSide(),
      /** 9.0: units the armies still have to give up */
      starving: perName(ARMIES),
      /** 10.0b: armies that are defeated */
      defeated: flagSet(ARMIES),
      /** 6.21r: markers in the pool, by kind */
      pool: perName(MARKERS),
      /** 0: no fight; 1: a skirmish to come; 2 + slot: a battle */
      fights: perPlace(towns),
      battleTown: count(SLOTS, place()),
      /** 0: not deployed yet; 1: deployed; 2: has had its round of this cycle */
      battleStage: count(SLOTS),
      /** 6.7: idle Battle Turns of the Attacker; IDLE_OUT once he must leave */
      battleIdle: count(SLOTS),
      /** in a viewer's position below 0 where a hidden block holds the ground whose own mark is a square or a shelter (FOG-7) */
      markers: count(SLOTS, count(HOMES, word(MARKERS))),
      /** 6.21s: Woods that were put aside */
      aside: count(SLOTS),
      /** 5.4: units that used a road; 5.5: attackers who crossed a river on it; 7.1a: ends by which Attackers came */
      used: roads(),
      crossings: roads(),
      entered: roads(),
      /** 6.34c, 7.2a, 7.5b: units that reinforced, retreated or regrouped by a road now */
      flow: roads(),
      where: perUnit(units, place()),
      /** 0 on the map; in a battle the place, 1 to PLACES */
      place: posted(),
      strength: perUnit(units),
      flags: perUnit(units, ON_MAP),
      battleFlags: perUnit(units, IN_FIGHT),
      /** 6.52: the unit in whose square it shelters, + 1 */
      host: perUnit(units, plusOne(unit())),
      /** the towns of its move in this turn, + 1 each; the first is where it started */
      way: perUnit(units, count(LONGEST_WAY + 1, plusOne(place()))),
      shownWhere: perUnit(units, place()),
      shownPlace: posted(),
      shownStrength: perUnit(units),
      shownFlags: perUnit(units, ON_MAP),
      shownBattleFlags: perUnit(units, IN_FIGHT),
      shownHost: perUnit(units, plusOne(unit())),
      /** in a viewer's position only: hidden blocks by town, army and mark; and by battle, place, army and mark */
      hidden: perPlace(towns, perName(ARMIES, count(2))),
      hiddenInBattle: count(SLOTS, perName(POSITIONS, perName(ARMIES, count(MARKS)))),
    },
    {
      /** units in a town, by army; units of each side in each place of a battle */
      standing: towns * 3,
      posted: SLOTS * 2 * PLACES,
    },
  );
}
