import { type Action, board, fighting, position, units } from '@hundred-days/day-of-waterloo';
import { averagedMorale, columnOf } from '@hundred-days/day-of-waterloo/appraisal';
import type { State } from '@hundred-days/kernel';
import type { Judge } from './judge.ts';

const { ARTILLERY, CAVALRY, SWAMP, TOWN, VILLAGE } = board;
const { corpsOf, isDemoralized, moraleOf, strengthOf, unitsIn, weatherOf, whereIs } = position;
const { FRENCH } = units;
const [AR2, AR, EX, DRC, DR, DR2] = fighting.RESULTS.keys();

export type Charge = Extract<Action, { readonly type: 'charge' }>;

/** What it costs chargers to fall back and to sit out the combat. */
const BEATEN = 0.7;
/** What a whole stack driven out of its hex is worth, for the hex and for each unit in it. */
const DRIVEN = 0.5;
const EACH = 0.25;

/** 9.4: what a charge should gain, with the reaction that may meet it (9.4.5). */
export function chargeWorth(judge: Judge, s: State, { units: chargers, to }: Charge): number {
  const { w } = judge;
  const charged = unitsIn(w, s, to);
  if (charged.length === 0) return 0;
  const price = (unit: number): number => judge.prices[corpsOf(w, s, unit)];
  const own = chargers.reduce((sum, unit) => sum + price(unit), 0) / chargers.length;
  const met = reactionOf(judge, s, chargers, charged, own);
  return met.chance * met.worth + (1 - met.chance) * shock(judge, s, chargers, charged, to, own);
}

/** The charge itself, when nobody reacts. */
function shock(
  judge: Judge,
  s: State,
  chargers: readonly number[],
  charged: readonly number[],
  to: number,
  own: number,
): number {
  const { w, chances } = judge;
  const from = whereIs(w, s, chargers[0]);
  const differential = averagedMorale(w, s, chargers, false) - averagedMorale(w, s, charged, true);
  const limited = Math.max(-3, Math.min(3, differential)) + w.chargeShift[weatherOf(w, s)];
  const modifier = modifierOf(judge, s, chargers, charged, from, to);
  const of = (result: number): number => chances.charge(limited, modifier, result);
  const his = judge.prices[corpsOf(w, s, charged[0])];
  const shaken = isDemoralized(w, s, charged[0]) ? his : 0;
  const place = w.exitBy[to] > 0 ? 9 : DRIVEN + EACH * charged.length;
  const feet = charged.filter((unit) => w.arm[unit] === ARTILLERY && w.gun[unit] !== units.HORSE_GUN).length;
  const drive = Math.min(his, place + feet * his) + shaken;
  const far = Math.min(2 * his, his + place, 1.6 * place + 2 * feet * his) + 2 * shaken;
  const beaten = Math.min(own, BEATEN);
  return (
    of(EX) * (his + shaken - own) +
    (of(DR) + of(DRC)) * drive +
    of(DR2) * far -
    of(AR) * beaten -
    of(AR2) * Math.min(2 * own, 1.6 * BEATEN)
  );
}

function modifierOf(
  { w }: Judge,
  s: State,
  chargers: readonly number[],
  charged: readonly number[],
  from: number,
  to: number,
): number {
  const { flags, bit } = w.hexsides;
  const side = flags[6 * from + w.map.direction(from, to)];
  const of = w.chargeModifier;
  let modifier = 0;
  if ((side & (bit.slope | bit.crest)) !== 0 && w.high[to] === 1 && w.high[from] === 0) modifier += of.uphill;
  if ((side & (bit.stream | bit.river)) !== 0) modifier += of.crossing;
  if (w.terrain[to] === VILLAGE || w.terrain[to] === TOWN) modifier += of.builtUp;
  if (w.terrain[to] === SWAMP) modifier += of.swamp;
  const arms = new Set(charged.map((unit) => w.arm[unit]));
  const french = w.side[charged[0]] === FRENCH;
  if (arms.has(CAVALRY) && arms.has(board.INFANTRY) && (french || arms.has(ARTILLERY))) modifier += of.combinedArms;
  if (charged.every((unit) => w.arm[unit] === ARTILLERY)) modifier += of.unsupportedArtillery;
  return modifier + Math.max(...chargers.map((unit) => s[w.at.charges + unit])) * of.blown;
}

/** 9.4.5: how likely a Reaction Charge is, and what it is worth to those who are met by it. */
function reactionOf(
  { w, chances, prices }: Judge,
  s: State,
  chargers: readonly number[],
  charged: readonly number[],
  own: number,
) {
  const horse = charged.filter((unit) => w.arm[unit] === CAVALRY);
  if (horse.length === 0) return { chance: 0, worth: 0 };
  const bound = horse.filter((unit) => w.british[unit] === 1);
  const reacting = (bound.length > 0 ? bound : horse).reduce((a, b) => (moraleOf(w, s, b) > moraleOf(w, s, a) ? b : a));
  const strength = (unit: number): number => strengthOf(w, s, unit) + moraleOf(w, s, unit);
  const his = prices[corpsOf(w, s, reacting)];
  const column = columnOf(
    strength(reacting),
    chargers.reduce((sum, unit) => sum + strength(unit), 0),
    0,
  );
  const modifier = moraleOf(w, s, reacting) - averagedMorale(w, s, chargers, true);
  const of = (result: number): number => chances.combat(column, modifier, result);
  const back = Math.min(his, 0.5);
  const worth =
    (of(AR) + 1.7 * of(AR2)) * back +
    of(EX) * (his - own) -
    (of(DR) + of(DRC)) * Math.min(own, BEATEN) -
    of(DR2) * Math.min(2 * own, 1.6 * BEATEN);
  // Who need not react does so only when it should pay.
  if (bound.length === 0 && worth > 0) return { chance: 0, worth: 0 };
  return { chance: moraleOf(w, s, reacting) / 6, worth };
}
