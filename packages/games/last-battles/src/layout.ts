import { COMBAT_MOMENTS, COMBAT_STEPS, flagSet, layout, MOST_VACATED, stepsOf } from '@hundred-days/kernel';
import { count, one, perName, perSide, perUnit, place, plusOne, unit, word } from '@hundred-days/kernel/fields';
import { OPTIONS, type OptionName } from './battles.ts';
import { RESULTS } from './tables.ts';
import { ARMIES, SIDES } from './units.ts';

/** What a position is made of: everything that changes during a game. */

/** Decisions, in the order of the sequence of play, and then the moments between them: nobody decides in those. */
export const STEPS = [
  'movement',
  ...COMBAT_STEPS,
  'over',
  'movement-ended',
  'losses-settled',
  ...COMBAT_MOMENTS,
] as const;
export type StepName = (typeof STEPS)[number];
export const { stepNumber, stepOf, setStep } = stepsOf(STEPS);

/** 11.0: how an army stands. */
export const MORALE = ['fit', 'demoralized', 'disintegrated'] as const;
export const DEMORALIZED = 1;
export const DISINTEGRATED = 2;

/** 13.1; nobody: the hex does not matter in this battle */
const HOLDERS = ['nobody', ...SIDES] as const;

export const CHOSEN = flagSet(OPTIONS.map(({ name }) => name));
export const optionMask = (name: OptionName): number => CHOSEN.mask[name];

/** 17.2: what happens once in a game. */
const ONCE = flagSet(['heartened', 'waterloo', 'engaged']);
export const { heartened: HEARTENED, waterloo: WATERLOO, engaged: ENGAGED } = ONCE.mask;

const COUNTER = flagSet(['reduced']);
export const { reduced: REDUCED } = COUNTER.mask;

/** What a unit has done or owes in this phase. */
const DID = flagSet(['moved', 'bound', 'attacked', 'was-attacked', 'advanced', 'retreated', 'displaced']);
export const {
  moved: MOVED,
  bound: BOUND,
  attacked: ATTACKED,
  'was-attacked': WAS_ATTACKED,
  advanced: ADVANCED,
  retreated: RETREATED,
  displaced: DISPLACED,
} = DID.mask;

/** Its part in the attack being announced or carried out. */
const PART = flagSet(['joined', 'aimed', 'bombarding', 'idle', 'retreating', 'chained', 'withdrew']);
export const {
  joined: JOINED,
  aimed: AIMED,
  bombarding: BOMBARDING,
  /** 7.44: it is in an attacked hex and does not count */
  idle: IDLE,
  retreating: RETREATING,
  chained: CHAINED,
  withdrew: WITHDREW,
} = PART.mask;

/** Where a unit is when it is in no hex. */
export const OFF_MAP = -1;
export const DESTROYED = -2;
export const EXITED = -3;

export type Layout = ReturnType<typeof layOutPosition>;

export interface Sizes {
  readonly units: number;
  readonly hexes: number;
  readonly battles: readonly string[];
  readonly objectives: readonly string[];
  readonly entries: readonly string[];
}

const orNone = (names: readonly string[]): readonly string[] => (names.length > 0 ? names : ['none']);

/** Where each fact of a position stands. */
export const layOutPosition = (sizes: Sizes) => layout(coreFields(sizes), derivedFields(sizes));

/** What says everything; the campaign adds to it. */
export const coreFields = ({ units, battles, objectives, entries }: Sizes) => ({
  battle: word(battles),
  options: CHOSEN,
  turn: one(),
  step: word(STEPS),
  phasing: word(SIDES),
  /** 11.1: the levels as changed for good; 0 for none */
  level: perName(ARMIES, perName(['demoralization', 'disintegration'])),
  losses: perName(ARMIES),
  morale: perName(ARMIES, word(MORALE)),
  points: perSide(SIDES),
  once: ONCE,
  held: perName(orNone(objectives), word(HOLDERS)),
  /** 9.0c: units that have come in by each entry hex this turn */
  column: perName(orNone(entries)),
  /** index into OUTCOMES of victory.ts */
  outcome: one(),
  /** of the attack being carried out */
  result: plusOne(word(RESULTS)),
  /** 7.83c: what an exchange still costs the attacker */
  price: one(),
  /** the displaced unit that has to move */
  displaced: unit(),
  /** hexes the losing side has left in this attack */
  vacated: place(MOST_VACATED),
  where: perUnit(units, place()),
  /** the first turn on which a unit may enter, 0 for none, and the hex it is listed for */
  due: perUnit(units),
  entry: perUnit(units, place()),
  counter: perUnit(units, COUNTER),
  did: perUnit(units, DID),
  part: perUnit(units, PART),
});

export const derivedFields = ({ units, hexes }: Sizes) => ({
  /** the first unit in a hex + 1, or 0; the next one in its hex + 1: ascending */
  first: hexes,
  next: units,
  /** how many units of each side have a hex in their zone: French first */
  zone: count(2 * hexes),
});
