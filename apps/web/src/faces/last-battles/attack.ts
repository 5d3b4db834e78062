import type { Place, State, Unit } from '@hundred-days/kernel';
import { announcement, attackersOf, position } from '@hundred-days/last-battles';
import type { Ask } from './asking.ts';
import type { Setting } from './setting.ts';

/** The attack that is announced or carried out, hex by hex. */
export interface AttackNow {
  /** All units that attack; of those the ones that touch the targets, by their hexes; and the hexes that bombard. */
  readonly units: readonly Unit[];
  readonly contacts: readonly Place[];
  readonly firing: readonly Place[];
  readonly targets: readonly Place[];
}

export function attackNow(w: Setting, view: State): AttackNow {
  const now = announcement(w, view);
  const { units, contacts } = attackersOf(w, view, now);
  const standing = units.filter((unit) => position.onMap(w, view, unit));
  const hexes = new Set(standing.map((unit) => position.whereIs(w, view, unit)));
  return {
    units: standing,
    contacts: contacts.filter((hex) => hexes.has(hex)),
    firing: [...hexes].filter((hex) => !contacts.includes(hex)),
    targets: now.targets.filter((hex) => hex >= 0),
  };
}

/** The defenders in the hexes that are attacked. */
export const defendersIn = (w: Setting, view: State, targets: readonly Place[]): Unit[] =>
  targets.flatMap((hex) => position.unitsIn(w, view, hex));

/** Somebody attacks, or somebody is to be attacked. */
export const isAnnounced = ({ units, targets }: AttackNow): boolean => units.length + targets.length > 0;

/** Somebody is about to attack somebody, or there are too many who could pay for the prompt to name them all. */
export function hasStakes(w: Setting, { view, deciding, pieces }: Ask): boolean {
  if (!deciding) return false;
  const step = position.stepOf(w, view);
  if (step === 'losses') return pieces.length > MOST_BUTTONS;
  const { units, targets } = attackNow(w, view);
  return step === 'combat' && units.length > 0 && targets.length > 0;
}

/** Four buttons are the most a prompt has. */
const MOST_BUTTONS = 4;
