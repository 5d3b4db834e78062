import { flagSet, layout, stepsOf } from '@hundred-days/kernel';
import { one, otherwise, perName, perUnit, place, unit, word } from '@hundred-days/kernel/fields';
import { OPTIONS } from '../battles.ts';
import { coreFields, derivedFields, MORALE, type Sizes, STEPS } from '../layout.ts';

/** What a position of the campaign is made of beyond that of a battle. Leaders are pieces, numbered after the units. */

/** 18.3: decisions and moments beyond those of a battle; the numbers of a battle's steps are the same. */
export const CAMPAIGN_STEPS = [
  ...STEPS,
  /** 27.1d: leaders who are placed freely */
  'deployment',
  'command',
  'reorganization',
  /** 19.24: an overrun leader who could go to several hexes */
  'placing',
  /** 25.1 */
  'evasion',
  /** 25.4 */
  'leading',
  'turn-begun',
  'command-given',
  'reorganized',
  'evaded',
  'deployed',
] as const;
export type CampaignStep = (typeof CAMPAIGN_STEPS)[number];
export const {
  stepOf: campaignStep,
  setStep: setCampaignStep,
  stepNumber: campaignStepNumber,
} = stepsOf(CAMPAIGN_STEPS);

/** 25.0, 26.1, 28.5: options by the ids of the documents: their names here, and the rule that gives them. */
export const CAMPAIGN_OPTIONS = [
  { name: 'cavalry-retreat', document: '25.1', rule: '25.1a' },
  { name: 'late-start', document: '25.2', rule: '25.2a' },
  { name: 'cavalry-impetus', document: '25.3', rule: '25.3' },
  { name: 'leader-advance', document: '25.4', rule: '25.4a' },
  { name: 'graded-victory', document: '26.1', rule: '26.1' },
  { name: 'grouchy-cavalry', document: '28.51', rule: '28.51' },
  { name: 'towns-worth-seven', document: '28.521', rule: '28.521' },
  { name: 'cautious-ney', document: '28.522', rule: '28.522' },
  { name: 'extreme-odds', document: '28.523', rule: '28.523' },
  /** No document lists it: the campaign and the grand scenarios all have it. */
  { name: 'three-players', document: '', rule: '2.0c' },
] as const;
export type CampaignOption = (typeof CAMPAIGN_OPTIONS)[number]['name'];
/** A battle's options have the numbers they have there. */
export const CAMPAIGN_CHOSEN = flagSet([...OPTIONS, ...CAMPAIGN_OPTIONS].map(({ name }) => name));

/** 20.2: whom a unit or an officer can be commanded by: the first, second, third commander of its army; its officer. */
export const RANGE = flagSet(['first', 'second', 'third', 'officer']);
export const BY_OFFICER = RANGE.mask.officer;

/** What has been ordered, and what has come of it. */
export const ORDERS = flagSet([
  /** in command without a source: before the first Command Segment, on arrival, after a night (20.0c, 20.0e) */
  'granted',
  /** 20.0b: its officer passes command on to it */
  'through',
  /** 19.27: a unit that has entered an enemy zone in this phase */
  'closed',
  /** its place has been changed in this segment */
  'settled',
  /** 19.27: a leader who has gone further than half his allowance in this Player Turn */
  'galloped',
  /** 21.2a: an officer who reorganizes in this Player Turn */
  'reorganizing',
  /** 19.24: a leader who has to be placed */
  'overrun',
  /** 19.25: a leader with a friendly unit in his hex when the attack was rolled for */
  'attended',
  /** 25.2 */
  'asleep',
  'roused',
  /** 25.1b, 26.0e and others of single units */
  'evaded',
  'unsupplied',
  /** 22.5a: an officer near enough to the Guard when it attacked */
  'near-guard',
]);
export const {
  granted: GRANTED,
  through: THROUGH,
  closed: CLOSED,
  settled: SETTLED,
  galloped: GALLOPED,
  reorganizing: REORGANIZING,
  overrun: OVERRUN,
  attended: ATTENDED,
  asleep: ASLEEP,
  roused: ROUSED,
  evaded: EVADED,
  unsupplied: UNSUPPLIED,
  'near-guard': NEAR_GUARD,
} = ORDERS.mask;

/** 21.0a */
export const BOXES = ['none', 'reorganization', 'permanent'] as const;
export const [NO_BOX, REORGANIZATION_BOX, PERMANENT_BOX] = BOXES.keys();

/** 22.3: how a corps or nationality stands: broken by its own losses, or by being near another */
export const NERVE = ['fit', 'demoralized', 'infected'] as const;
export const [FIT, SHAKEN, INFECTED] = NERVE.keys();

/** Of the attack being carried out: 27.33b, 28.33; 25.3. */
const FIGHT = flagSet(['against-broken', 'nobody-follows', 'cavalry-follows']);
export const {
  'against-broken': AGAINST_BROKEN,
  'nobody-follows': NOBODY_FOLLOWS,
  'cavalry-follows': CAVALRY_FOLLOWS,
} = FIGHT.mask;

/** 2.0c: by the number of the seat. */
const SAID = flagSet(['french', 'anglo-allied', 'prussian']);

/** What happens once in a game: 27.22, 27.37, 28.222, 28.31. */
export const HAPPENED = flagSet([
  'heartened',
  'maison-du-roi',
  'engaged',
  'waterloo',
  'left-by-wavre-road',
  'combined',
  'succour',
  'derlon-called',
  'ney-bold',
  'brussels-doubled',
]);

export const GROUPS = ['napoleon', 'grouchy'] as const;

export interface CampaignSizes extends Sizes {
  /** 22.0: corps, or nationalities of the Anglo-Allied army: those who break together. */
  readonly bodies: readonly string[];
}

export type CampaignLayout = ReturnType<typeof layOutCampaign>;

/** `units` are all pieces, leaders among them. */
export const layOutCampaign = (sizes: CampaignSizes) =>
  layout(
    {
      ...coreFields(sizes),
      options: CAMPAIGN_CHOSEN,
      step: word(CAMPAIGN_STEPS),
      /** 2.0c: which allied seats have ended the phase */
      said: SAID,
      /** 2.0c: the allied seat that began the attack */
      declarer: one(),
      /** the step to go back to when an interruption is over */
      resume: word(CAMPAIGN_STEPS),
      happened: HAPPENED,
      /** 20.2: whom each could be commanded by, as found when the Command Segment began */
      range: perUnit(sizes.units, RANGE),
      /** the commander who commands a unit himself, or whose place an officer takes */
      under: perUnit(sizes.units, unit()),
      orders: perUnit(sizes.units, ORDERS),
      /** 21.0: the box of a destroyed unit, and the turn it went there */
      box: perUnit(sizes.units, word(BOXES)),
      fell: perUnit(sizes.units),
      /** 22.0: full values in both boxes, by corps or nationality; the level as lowered for good (22.5); and how it stands */
      fallen: perName(sizes.bodies),
      base: perName(sizes.bodies),
      nerve: perName(sizes.bodies, word(NERVE)),
      /** 27.21: the two French groups of Grand Waterloo */
      groupLosses: perName(GROUPS),
      groupLevel: perName(GROUPS),
      groupMorale: perName(GROUPS, word(MORALE)),
      fight: FIGHT,
      /** 28.523: what odds beyond the table change the die by */
      pips: one(),
      /** 25.1b: the hex a unit has left before combat, until the next Combat Phase */
      left: perUnit(sizes.units, place()),
      /** 25.4: the second unit that may advance, from where and where to */
      mate: unit(),
      mateFrom: place(),
      mateTo: place(),
      /** 26.0a */
      total: otherwise(0, one()),
    },
    derivedFields(sizes),
  );
