import { flagSet, layout, stepsOf } from '@hundred-days/kernel';
import { count, one, perName, perSide, perUnit, place, plusOne, unit, word } from '@hundred-days/kernel/fields';
import type { Board } from './board.ts';
import { FIGHT_MOMENTS, FIGHT_STEPS, fightFields } from './fighting.ts';
import { ARMIES, type Roster, SIDES } from './units.ts';

/** What a position is made of: everything that changes during a game. */

/** Decisions, in the order of the sequence of play, and then the moments between them: nobody decides in those. */
export const STEPS = [
  'fate',
  'price',
  'deployment',
  'naming',
  'roles',
  'rolling',
  'movement',
  ...FIGHT_STEPS,
  'lodging',
  'over',
  'fate-fixed',
  'deployed',
  'named',
  'roles-chosen',
  'rolled',
  'movement-ended',
  'combat-begins',
  'combat-done',
  ...FIGHT_MOMENTS,
] as const;
export type StepName = (typeof STEPS)[number];
export const { stepNumber, stepOf, setStep } = stepsOf(STEPS);

/** 12.0, 13.0: how a corps or an army stands. */
export const MORALE = ['fit', 'demoralized', 'disintegrated'] as const;
export const DEMORALIZED = 1;
export const DISINTEGRATED = 2;

/** 14.0: how a game has ended; 'none' while it goes on. */
export const OUTCOMES = [
  'none',
  'french-demoralized',
  'french-disintegrated',
  'allies-stand',
  'allied-army-broken',
  'allies-gone',
] as const;

/** What a piece is, for a player turn; who has fled stays so. */
const STATUS = flagSet(['out-of-command', 'reorganizing', 'tactical', 'restores', 'entered', 'rolled', 'fled']);
export const {
  'out-of-command': OUT_OF_COMMAND,
  /** 8.1c, and a corps leader's cadres: named, no move */
  reorganizing: REORGANIZING,
  /** 7.1d: of an army leader */
  tactical: TACTICAL,
  /** 8.3b: of a corps leader */
  restores: RESTORES,
  /** 4.2d: has come in this turn */
  entered: ENTERED,
  /** 8.1e: has had its dice */
  rolled: ROLLED,
  /** 12.7c, 12.7d: for good */
  fled: FLED,
} = STATUS.mask;

/** What a piece has done in a Movement Phase. */
const DID = flagSet(['taken', 'moving', 'moved', 'column']);
export const {
  /** 9.0b: picked up, to move together */
  taken: TAKEN,
  /** 9.3.2a: its move is not final yet */
  moving: MOVING,
  moved: MOVED,
  /** 5.3 */
  column: COLUMN,
} = DID.mask;

/** 5.4.2f, 5.4.2i: units under a top counter that the enemy has been shown. */
const OPEN = flagSet(['pin', 'shown']);
export const { pin: PIN, shown: SHOWN } = OPEN.mask;

/** 16.0: what the lines of fate have changed for the whole game. */
const CHANGED = flagSet(['attached', 'grouchy', 'diverted']);
export const {
  /** 16.1e: Domon, Subervie and their guns belong to III Corps */
  attached: ATTACHED,
  /** 16.1f */
  grouchy: GROUCHY,
  diverted: DIVERTED,
} = CHANGED.mask;

export const OPTIONS = ['three-players'] as const;
export const CHOSEN = flagSet(OPTIONS);
export const FATES = ['none', 'roll', 'choose'] as const;

/** Where a piece is when it is in no hex. */
export const OFF_MAP = -1;
export const CADRE = -2;
/** 12.7, 13: has fled or is disintegrated; 16.1e: replaced. */
export const GONE = -3;
export const EXITED = -4;
/** In views only. */
export const UNKNOWN = -5;
export const UNPLACED = -6;
/** 3.4.2d: a leader who waits for somebody to be with, and one who is put with somebody now. */
export const ASIDE = -7;
export const HOMELESS = -8;

export type Layout = ReturnType<typeof layOutPosition>;

/** Where each fact of a position stands. */
export const layOutPosition = ({ hexes, entries }: Board, { units, pieces, corpsIds }: Roster) =>
  layout(
    {
      options: CHOSEN,
      fate: word(FATES),
      turn: one(),
      step: word(STEPS),
      /** whose player turn it is, or who sets up */
      phasing: word(SIDES),
      outcome: word(OUTCOMES),
      /** the side that decides now */
      decider: word(SIDES),
      /** 4.0b: seats that have ended their part of a phase, a bit each; the seat that leads the fight being declared */
      said: one(),
      leader: one(-1),
      /** 4.0b: the other Allied seat has nothing to add to the declaration */
      apart: one(),
      /** 3.4.2d: what goes on when the leaders have been lodged, and who was to decide */
      resume: word(STEPS),
      resumeDecider: word(SIDES),
      homeless: one(),
      /** 16: the lines that hold, 0 for none, the second by its price; and what was picked secretly */
      lines: perSide(SIDES, count(2)),
      picked: perSide(SIDES),
      changed: CHANGED,
      /** 9.2.15a: which weather of the turn track holds */
      sky: one(),
      /** 15.3b: the Prussians have begun to enter */
      prussiansBegun: one(),
      /** 9.2.2b: units that have come in by each entry point this turn */
      column: perName(entries.map(({ id }) => String(id))),
      /** 9.3.2a: half points spent by those who move, and owed for the hex they entered by a road (9.2.1b) */
      spent: one(),
      owed: one(),
      /** 8.1i, 11.10.3a: casualties of the corps; 12.7: SP that fled */
      losses: perName(corpsIds),
      fled: perName(ARMIES),
      corpsMorale: perName(corpsIds, word(MORALE)),
      armyMorale: perName(ARMIES, word(MORALE)),
      where: perUnit(pieces, place()),
      /** the unit directly below, + 1 */
      beneath: perUnit(units, plusOne(unit())),
      casualties: perUnit(units),
      status: perUnit(pieces, STATUS),
      did: perUnit(pieces, DID),
      open: perUnit(units, OPEN),
      /** 15: the turn from which a piece may enter, 0 for none, and its entry point */
      due: perUnit(pieces),
      entry: perUnit(pieces),
      /** 3.4.2d: the hex a leader was driven from, + 1, while he looks for a place */
      driven: perUnit(pieces, plusOne(place())),
      ...fightFields(units, hexes),
    },
    {
      /** the top unit of a hex, + 1 */
      top: hexes,
      /** bits: has cavalry (1), has cavalry that the enemy sees (2) */
      exerts: hexes,
      /** hexes of each side that cover a hex with a zone of influence: in truth, and as far as the enemy sees; French first */
      zoi: 2 * hexes,
      seenZoi: 2 * hexes,
    },
  );
