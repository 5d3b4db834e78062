import { flagSet, type Place, type State } from '@hundred-days/kernel';
import type { Field } from '@hundred-days/kernel/fields';
import { one, perPlace, perUnit, place, plusOne, unit, word } from '@hundred-days/kernel/fields';

/** What charges (9.4), bombardment (10), combat (11) and its consequences add to a position. */

/** Decisions. Which side is asked stands in `decider`; each is a question of 9.4.9a or 11.14a. */
export const FIGHT_STEPS = [
  /** 9.4.9a (3, 4): cavalry to the top, and whether it reacts */
  'charge-answer',
  /** 9.4.9a (5) and 11.14a (6): the combined arms claim */
  'claim',
  /** 9.4.9a (6), 11.14a (8): a hex of units retreats or stands */
  'retreat',
  /** 9.4.5e, 11.9.2c: a unit must retreat one hex */
  'rout',
  /** 9.4.6a: not all chargers have room */
  'charge-advance',
  /** 4.2g: which hex comes next */
  'combat',
  /** 11.14a (1): fire and supporters */
  'fire',
  /** 10.6 */
  'fire-evasion',
  /** 11.14a (4): the attackers */
  'attack',
  /** 11.1.1 */
  'attack-evasion',
  /** 11.8b: which hex pays */
  'exchange',
  /** 11.9.3 */
  'surprise',
  /** 11.8c: whom to counterattack */
  'counterattack',
  /** 11.11a, 11.11b, 10.4c */
  'advance',
  /** 11.11c */
  'follow',
  /** 11.11h */
  'impetuous',
  /** 11.11f */
  'pursuit',
  /** 4.2i, 11.13 */
  'breakthrough',
] as const;

/** The moments between them: nobody decides in those. */
export const FIGHT_MOMENTS = [
  'charge-answered',
  'charge-claimed',
  'charge-settled',
  'fire-stood',
  'attack-stood',
  'attack-claimed',
  'settled',
  'stacks-checked',
  'surprised',
  'countered',
  'attack-over',
] as const;

/** 11.8a: results, worst for the attacker first. */
export const RESULTS = ['Ar2', 'Ar', 'Ex', 'DrC', 'Dr', 'Dr2'] as const;

/** What is being resolved. */
export const FIGHTS = ['none', 'charge', 'surprise', 'duel', 'attack', 'counterattack'] as const;

/** Three markers that are all called "charge" (BUILDING 6), the breakthrough marker, and what a unit has done in this phase. */
export const MARKER = flagSet(['dueling', 'beaten', 'spent', 'breakthrough', 'fired', 'attacked']);
export const {
  /** 9.4.5d: in a Reaction Charge that is still to be fought */
  dueling: DUELING,
  /** 9.4.7a: beaten back, no part in this Combat Phase */
  beaten: BEATEN,
  /** 11.9.3c: no move in its next Movement Phase */
  spent: SPENT,
  breakthrough: BREAKTHROUGH,
  fired: FIRED,
  attacked: ATTACKED,
} = MARKER.mask;

/** Its part in the charge or combat being carried out. */
export const PART = flagSet([
  'firing',
  'supporting',
  'attacking',
  'defending',
  'retreating',
  'routed',
  'doubled',
  'left',
  'stood',
  'passed',
  'advanced',
  'tried',
]);
export const {
  firing: FIRING,
  supporting: SUPPORTING,
  attacking: ATTACKING,
  defending: DEFENDING,
  /** its hex still has to answer: retreat or stand */
  retreating: RETREATING,
  /** must retreat one hex, no other way */
  routed: ROUTED,
  /** 12.2e: Demoralized when the die was rolled */
  doubled: DOUBLED,
  /** has retreated in this combat */
  left: LEFT,
  /** 11.8c: stayed by losing SP */
  stood: STOOD,
  /** 11.9.2b: has passed the check of its stack */
  passed: PASSED,
  advanced: ADVANCED,
  /** 11.11c, 11.11h: has rolled its die */
  tried: TRIED,
} = PART.mask;

/** What has happened to a hex in this Combat Phase. */
export const GROUND = flagSet(['named', 'bombarded', 'assailed', 'quitted', 'astir', 'swept', 'yielded']);
export const {
  /** 4.2g: has been a target */
  named: NAMED,
  /** 11.6a: a die was rolled */
  bombarded: BOMBARDED,
  /** 11.4a */
  assailed: ASSAILED,
  /** 11.9.2a: its top unit has retreated, and the rest of the stack has not checked yet */
  quitted: QUITTED,
  /** 11.9.3: cavalry in it may charge, as far as the enemy knows */
  astir: ASTIR,
  /** 11.9.3: emptied of attackers by a surprise charge */
  swept: SWEPT,
  /** 11.4b, 11.11a: one of several targets that was left, while another counterattacks */
  yielded: YIELDED,
} = GROUND.mask;

/** 11.0b: at most six hexes touch one. */
export const MOST_HEXES = 6;

/** The hexes of a list of a position (`targets`, `sources`), in order. */
export function hexesIn(s: State, field: number): Place[] {
  const hexes: Place[] = [];
  for (let i = 0; i < MOST_HEXES && s[field + i] >= 0; i++) hexes.push(s[field + i]);
  return hexes;
}

export const fightFields = (units: number, hexes: number) =>
  ({
    fight: word(FIGHTS),
    result: plusOne(word(RESULTS)),
    /** hexes of retreat that the result asks for */
    length: one(),
    /** 11.4b: the hexes attacked, bombarded or charged */
    targets: place(MOST_HEXES),
    /** the hexes attacked from: as they were when the attack was declared */
    sources: place(MOST_HEXES),
    /** 11.8b: the hex the attacker names */
    payer: place(),
    /** what each side loses by the exchange */
    price: one(),
    /** 10.6c, 11.1.1c: emptied by a retreat before the die, so that only cavalry may follow */
    evaded: one(),
    /** 11.6b: claimed; 1 for yes */
    claimed: one(),
    /** 11.8c: the result had a C, and nobody has counterattacked yet */
    counter: one(),
    /** 11.9.2: the hex whose stack checks, and the side that is retreating */
    checking: place(),
    /** 11.9.3: the unit that charges */
    charger: unit(),
    /** 11.11a: somebody must advance */
    must: one(),
    /** 11.13: in step 2 */
    second: one(),
    /** 9.4.5d: Reaction Charges that are still to be fought */
    duels: one(),
    marker: perUnit(units, MARKER),
    part: perUnit(units, PART),
    /** 9.4.9a: charges made in this Movement Phase */
    charges: perUnit(units),
    /** 9.4.3a: where it stood when the Movement Phase began */
    began: perUnit(units, place()),
    ground: perPlace(hexes, GROUND),
    /** 9.4.5d: the other hex of a Reaction Charge, + 1 */
    duel: perPlace(hexes, plusOne(place())),
  }) satisfies Readonly<Record<string, Field>>;

/**
 * Everything a player does in charges and combat. A table gives no answer by itself (`forced`) where it hangs on what lies beneath that
 * there is but one: when an answer comes is seen (5.4.2j); a page may where only computers could see it. Answers are whole: `to` holds two hexes for each of `units`, the second the same
 * as the first where it goes one hex only.
 */
export const FIGHT_ACTIONS = {
  /** 9.4: from where they stand; French of one cavalry corps together */
  charge: { word: 'charge', args: { units: 'units', to: 'place' }, goal: 'to' },
  /** 9.4.5, 6.2b: who reacts, and who is on top of the stack after 6.2b (the top unit if that does not change) */
  react: { word: 'react', args: { top: 'unit', units: 'units' } },
  receive: { word: 'receive', args: { top: 'unit' }, direct: true },
  /** 11.6b */
  claim: { word: 'claim', args: {}, direct: true },
  waive: { word: 'waive', args: {}, direct: true },
  /** 11.9: the units of a hex, those who go along, those displaced (11.9.5), and their ways */
  retreat: { word: 'retreat', args: { units: 'units', to: 'path' }, goal: 'to' },
  /** 11.9b: the units of this hex stay and pay; 11.9f */
  stand: { word: 'stand', args: { hex: 'place' }, goal: 'hex', direct: true },
  /** 4.2g: the hex that comes next; in the attack: one more hex (11.4b) */
  target: { word: 'target', args: { hex: 'place' }, goal: 'hex', direct: true },
  /** 5.4.2i: who lies under a top counter is shown when the fire, or the attack, is declared */
  fire: { word: 'fire', args: { unit: 'unit' }, direct: true, open: false },
  support: { word: 'support', args: { unit: 'unit' }, direct: true, open: false },
  bombard: { word: 'bombard', args: {} },
  /** no fire at this hex */
  spare: { word: 'spare', args: {}, direct: true },
  /** 10.6, 11.1.1: one hex for each unit */
  evade: { word: 'evade', args: { units: 'units', to: 'path' }, goal: 'to' },
  join: { word: 'join', args: { unit: 'unit' }, direct: true, open: false },
  attack: { word: 'attack', args: {} },
  /** 11.8b */
  pay: { word: 'pay', args: { hex: 'place' }, goal: 'hex', direct: true, forced: true },
  counter: { word: 'counter', args: { hex: 'place' }, goal: 'hex', forced: true },
  /** 11.11, 9.4.6a: a unit, or the chargers, with leaders of their hex */
  advance: { word: 'advance', args: { units: 'units', to: 'place' }, goal: 'to', forced: true },
  /** 11.11c */
  follow: { word: 'follow', args: { unit: 'unit' }, direct: true },
  /** no more: no reaction, no evasion, no attack, no advance */
  done: { word: 'done', args: {}, direct: true },
} as const;
