import { type Action, board, fighting, position, type World } from '@hundred-days/day-of-waterloo';
import * as reckoning from '@hundred-days/day-of-waterloo/reckoning';
import type { Place, State, Unit } from '@hundred-days/kernel';
import { mightHide } from '../combat/known.ts';
import { type Costs, costsOf, expected, groupsOf, type ResultCode } from '../combat/losses.ts';
import { duelOdds, FACES, type Odds } from '../combat/odds.ts';

/** 9.4.4 A charge in numbers, as far as its viewer knows them. */

export type ChargeAction = Extract<Action, { readonly type: 'charge' }>;

export interface Modifier {
  /** As the game names it: "uphill". */
  readonly name: string;
  readonly by: number;
}

export interface ChargeOdds {
  readonly chargers: readonly Unit[];
  readonly from: Place;
  readonly hex: Place;
  /** Who is seen in the charged hex, the top first. */
  readonly charged: readonly Unit[];
  readonly morale: { readonly chargers: number; readonly charged: number };
  readonly differential: number;
  /** 9.4.4b: columns to the left for the mud. */
  readonly mud: number;
  /** -3 to 3. */
  readonly column: number;
  readonly modifiers: readonly Modifier[];
  readonly modifier: number;
  readonly results: readonly ResultCode[];
  readonly costs: readonly Costs[];
  readonly expected: Costs;
  /** 5.4.2h: units that are not seen would be averaged in, so that the column may be another. */
  readonly unknown: boolean;
}

/** The columns of the table, from worst to best. */
export const columnsOf = (w: World): readonly number[] => {
  const most = (w.chargeRows.columns - 1) / 2;
  return Array.from({ length: w.chargeRows.columns }, (_, i) => i - most);
};

export function chargeOdds(w: World, view: State, chargers: readonly Unit[], hex: Place): ChargeOdds {
  const charged = position.unitsIn(w, view, hex);
  const from = position.whereIs(w, view, chargers[0]);
  const morale = {
    chargers: reckoning.averagedMorale(w, view, chargers, false),
    charged: reckoning.averagedMorale(w, view, charged, true),
  };
  const unknown = mightHide(w, view, hex);
  const differential = morale.chargers - morale.charged;
  const [most, mud] = [(w.chargeRows.columns - 1) / 2, w.chargeShift[position.weatherOf(w, view)]];
  const column = Math.max(-most, Math.max(-most, Math.min(most, differential)) + mud);
  const modifiers = modifiersOf(w, view, chargers, from, hex, unknown);
  const modifier = modifiers.reduce((sum, { by }) => sum + by, 0);
  const results = FACES.map((die) => fighting.RESULTS[reckoning.readRows(w.chargeRows, die + modifier, column + most)]);
  const [attacking, defending] = [groupsOf(w, view, chargers, true), groupsOf(w, view, charged)];
  const costs = results.map((code) => costsOf(w, view, code, attacking, defending, false));
  return {
    chargers,
    from,
    hex,
    charged,
    morale,
    differential,
    mud,
    column,
    modifiers,
    modifier,
    results,
    costs,
    expected: expected(costs),
    unknown,
  };
}

function modifiersOf(
  w: World,
  view: State,
  chargers: readonly Unit[],
  from: Place,
  hex: Place,
  unknown: boolean,
): readonly Modifier[] {
  const { combinedArms, unsupportedArtillery, blown } = w.chargeModifier;
  const found = Object.entries(reckoning.chargeModifiers(w, from, hex)).map(([name, by]) => ({ name, by }));
  const isOn = reckoning.fightOf(w, view) === 'charge';
  if (isOn && view[w.at.claimed] === 1) found.push({ name: 'combinedArms', by: combinedArms });
  const charged = position.unitsIn(w, view, hex);
  // Guns alone: where others may lie beneath nobody can tell before.
  if (!unknown && charged.every((unit) => w.arm[unit] === board.ARTILLERY))
    found.push({ name: 'unsupportedArtillery', by: unsupportedArtillery });
  const earlier = Math.max(...chargers.map((unit) => view[w.at.charges + unit])) - (isOn ? 1 : 0);
  if (earlier > 0) found.push({ name: 'blown', by: earlier * blown });
  return found;
}

/** 9.4.9a Where a charge stands. */
export const BEATS = ['charge', 'top', 'reaction', 'die'] as const;
export type Beat = (typeof BEATS)[number];

export interface ChargeNow {
  readonly odds: ChargeOdds;
  readonly beat: Beat;
}

const BEAT_OF: Readonly<Record<string, Beat>> = {
  'charge-answer': 'reaction',
  rout: 'reaction',
  claim: 'die',
  retreat: 'die',
  exchange: 'die',
  'charge-advance': 'die',
};

/** The charge that is being carried out; null where none is, or nobody who charges is left. */
export function chargeNow(w: World, view: State): ChargeNow | null {
  if (reckoning.fightOf(w, view) !== 'charge') return null;
  const beat = BEAT_OF[position.stepOf(w, view)];
  const chargers = reckoning.allWith(w, view, fighting.ATTACKING);
  const [hex] = reckoning.targetsOf(w, view);
  if (beat === undefined || chargers.length === 0 || hex === undefined) return null;
  return { odds: chargeOdds(w, view, chargers, hex), beat };
}

/** 9.4.5: whether, and with what chance, cavalry that is seen in the hex would ride at the chargers. */
export interface Reaction {
  readonly units: readonly Unit[];
  /** Faces of six on which each passes, in their order. */
  readonly passes: readonly number[];
  /** 9.4.5b */
  readonly must: boolean;
  /** 9.4.5f: the Reaction Charge of the Combat Phase, if all of them pass. */
  readonly duel: Odds;
}

export const reactionOf = (w: World, view: State, reacting: readonly Unit[], charging: readonly Unit[]): Reaction => ({
  units: reacting,
  passes: reacting.map((unit) => Math.max(0, Math.min(6, position.moraleOf(w, view, unit)))),
  must: reacting.some((unit) => w.british[unit] === 1),
  duel: duelOdds(w, view, reacting, charging),
});

/** The cavalry that is seen in a hex, each alone: who may react, as far as the charger knows. */
export const reactorsIn = (w: World, view: State, { hex, chargers }: ChargeOdds): readonly Reaction[] =>
  position
    .unitsIn(w, view, hex)
    .filter((unit) => w.arm[unit] === board.CAVALRY)
    .map((unit) => reactionOf(w, view, [unit], chargers));

/** Whether a charge is that of whoever looks on; who only looks on reads it as the chargers do. */
export const isOwnCharge = (w: World, viewer: number, { chargers }: ChargeOdds): boolean =>
  viewer < 0 || position.sideOfSeat(viewer) === w.side[chargers[0]];
