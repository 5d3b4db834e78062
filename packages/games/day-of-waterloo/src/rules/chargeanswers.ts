import {
  type Dice,
  type Place,
  type Refusal,
  refusal,
  type Stage,
  type State,
  sameAction,
  TABLE,
  type Tell,
  type Unit,
} from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import { ARTILLERY, CAVALRY, SWAMP, TOWN, VILLAGE } from '../board.ts';
import { ATTACKING, BEATEN, DEFENDING, DUELING, LEFT, PASSED, RESULTS, ROUTED } from '../fighting.ts';
import { readRows } from '../fighttables.ts';
import {
  COLUMN,
  corpsOf,
  isEmpty,
  leadersIn,
  moraleOf,
  raise,
  setStep,
  sideIn,
  topIn,
  unitsIn,
  unnote,
  weatherOf,
  whereIs,
} from '../position.ts';
import { FRENCH } from '../units.ts';
import type { World } from '../world.ts';
import { groundCost } from './charges.ts';
import { companies } from './companies.ts';
import { overrun } from './overrun.ts';
import { endMove } from './pace.ts';
import { allWith, ask, cast, closeFight, fightOf, mark, plays, sourcesOf, targetsOf } from './parts.ts';
import { combinedIn, mightCombine, show } from './questions.ts';
import { applyResult } from './results.ts';
import { nextRout, place } from './retreat.ts';
import { roomFor } from './stacking.ts';
import { averagedMorale } from './strength.ts';

/** 9.4.4 to 9.4.9 How a charge is met and what comes of it. */

/** 9.4.5: the cavalry of the charged hex, the top first. */
const cavalryIn = (w: World, s: State, hex: Place): Unit[] =>
  unitsIn(w, s, hex).filter((unit) => w.arm[unit] === CAVALRY);

/** 6.2b: who may be on top afterwards. */
function topsFor(w: World, s: State, hex: Place): Unit[] {
  const top = topIn(w, s, hex);
  const cavalry = cavalryIn(w, s, hex);
  return cavalry.length === 0 || w.arm[top] === CAVALRY ? [top] : cavalry;
}

/** 9.4.5b, 9.4.5c: one unit tries, a British one if any is there; French units of one cavalry corps together. */
function reactions(w: World, s: State, hex: Place): Unit[][] {
  const cavalry = cavalryIn(w, s, hex);
  const british = cavalry.filter((unit) => w.british[unit] === 1);
  const alone = (british.length > 0 ? british : cavalry).map((unit) => [unit]);
  return [...alone, ...together(w, s, cavalry)];
}

function together(w: World, s: State, cavalry: readonly Unit[]): Unit[][] {
  const groups: Unit[][] = [];
  for (let choice = 1; choice < 1 << cavalry.length; choice++) {
    const group = cavalry.filter((_, i) => (choice & (1 << i)) !== 0).sort((a, b) => a - b);
    const corps = corpsOf(w, s, group[0]);
    if (group.length < 2 || w.side[group[0]] !== FRENCH || w.cavalryCorps[corps] === 0) continue;
    if (group.every((unit) => corpsOf(w, s, unit) === corps)) groups.push(group);
  }
  return groups;
}

/** 9.4.9a (3, 4): all answers to a charge. */
export function answersTo(w: World, s: State, hex: Place): Action[] {
  const answers: Action[] = [];
  const groups = reactions(w, s, hex);
  const mustReact = cavalryIn(w, s, hex).some((unit) => w.british[unit] === 1);
  for (const top of topsFor(w, s, hex)) {
    if (!mustReact) answers.push({ type: 'receive', top });
    for (const units of groups) answers.push({ type: 'react', units, top });
  }
  return answers;
}

export const chargeAnswerPhase = (w: World): Stage<Action> => ({
  rule: '9.4.9a',
  accepts: ['react', 'receive'],
  pieces: () => [TABLE],
  choices: (s, _side, piece) => (piece === TABLE ? answersTo(w, s, s[w.at.targets]) : []),
  refuse: (s, _side, action) => refuseAnswer(w, s, action),
  apply(s, _side, action, dice, tell) {
    const hex = s[w.at.targets];
    if (action.type !== 'react' && action.type !== 'receive') return;
    if (topIn(w, s, hex) !== action.top) raiseCavalry(w, s, action.top, tell);
    if (action.type === 'react') checkReaction(w, s, hex, action.units, dice, tell);
    else setStep(w, s, 'charge-answered');
  },
});

function refuseAnswer(w: World, s: State, action: Action): Refusal | null {
  const hex = s[w.at.targets];
  if (answersTo(w, s, hex).some((answer) => sameAction(answer, action))) return null;
  const data = { hex: w.hexId(hex) };
  if (action.type === 'receive' || action.type === 'react') {
    if (!topsFor(w, s, hex).includes(action.top)) return refusal('6.2b', 'cavalry-to-the-top', data);
  }
  if (action.type === 'receive') return refusal('9.4.5b', 'british-must-react', data);
  return refusal('9.4.5c', 'not-such-a-reaction', data);
}

function raiseCavalry(w: World, s: State, unit: Unit, tell: Tell): void {
  raise(w, s, unit);
  if (tell === null) return;
  const data = { unit: w.unitId(unit), hex: w.hexId(whereIs(w, s, unit)) };
  tell({ type: 'raised', rule: '6.2b', data, reveals: true });
}

/** 9.4.5c: each rolls; failures retreat first. */
function checkReaction(w: World, s: State, hex: Place, units: readonly Unit[], dice: Dice, tell: Tell): void {
  for (const unit of unitsIn(w, s, hex).filter((one) => units.includes(one))) {
    const die = dice.roll(6);
    const morale = moraleOf(w, s, unit);
    const passed = die <= morale;
    show(w, s, unit, '5.4.2h', tell);
    cast(w, s, unit, passed ? PASSED : ROUTED);
    if (tell === null) continue;
    const data = { unit: w.unitId(unit), die, needed: morale };
    if (passed) tell({ type: 'reaction-passed', rule: '9.4.5c', data, reveals: true });
    else tell({ type: 'reaction-failed', rule: '9.4.5c', data, reveals: true });
  }
  s[w.at.checking] = hex;
  nextRout(w, s, tell);
}

/** 9.4.9a (4 to 5): a Reaction Charge, an empty hex, or the charge goes on. */
export function afterAnswer(w: World, s: State, tell: Tell): void {
  const [hex] = targetsOf(w, s);
  const reacting = allWith(w, s, PASSED);
  const chargers = allWith(w, s, ATTACKING);
  if (chargers.length === 0) endCharge(w, s);
  else if (reacting.length > 0) markDuel(w, s, hex, chargers, reacting, tell);
  else if (isEmpty(w, s, hex)) setStep(w, s, 'charge-settled');
  else openClaims(w, s);
}

/** 9.4.5d, 9.4.5h: both hexes are marked; the chargers' move ends. */
function markDuel(
  w: World,
  s: State,
  hex: Place,
  chargers: readonly Unit[],
  reacting: readonly Unit[],
  tell: Tell,
): void {
  const [from] = sourcesOf(w, s);
  s[w.at.duel + hex] = from + 1;
  s[w.at.duel + from] = hex + 1;
  s[w.at.duels]++;
  for (const unit of [...chargers, ...reacting]) mark(w, s, unit, DUELING);
  if (tell !== null) {
    const data = {
      charging: chargers.map(w.unitId),
      reacting: reacting.map(w.unitId),
      from: w.hexId(from),
      hex: w.hexId(hex),
    };
    tell({ type: 'reaction-charge', rule: '9.4.5d', data, reveals: true });
  }
  for (const unit of chargers) endMove(w, s, unit);
  endCharge(w, s);
}

/** 9.4.4: the column, the modifiers, the die. */
export function rollCharge(w: World, s: State, dice: Dice, tell: Tell): void {
  const [from] = sourcesOf(w, s);
  const [hex] = targetsOf(w, s);
  const chargers = allWith(w, s, ATTACKING);
  const charged = unitsIn(w, s, hex);
  // Whoever is in the hex now is charged (12.7 or 13.1 may have taken some away).
  for (const unit of charged) cast(w, s, unit, DEFENDING);
  const die = dice.roll(6);
  const differential = averagedMorale(w, s, chargers, false) - averagedMorale(w, s, charged, true);
  const modifiers = chargeModifiers(w, from, hex);
  if (s[w.at.claimed] === 1) modifiers.combinedArms = w.chargeModifier.combinedArms;
  if (charged.every((unit) => w.arm[unit] === ARTILLERY))
    modifiers.unsupportedArtillery = w.chargeModifier.unsupportedArtillery;
  const earlier = Math.max(...chargers.map((unit) => s[w.at.charges + unit])) - 1;
  if (earlier > 0) modifiers.blown = earlier * w.chargeModifier.blown;
  const result = readCharge(w, s, die, differential, modifiers, hex, tell);
  applyResult(w, s, result, tell);
}

/** 9.4.4c: what the ground between and the hex charged do to the die. */
export function chargeModifiers(w: World, from: Place, hex: Place): Record<string, number> {
  const { uphill, crossing, builtUp, swamp } = w.chargeModifier;
  const { flags, bit } = w.hexsides;
  const side = flags[6 * from + w.map.direction(from, hex)];
  const modifiers: Record<string, number> = {};
  if ((side & (bit.slope | bit.crest)) !== 0 && w.high[hex] === 1 && w.high[from] === 0) modifiers.uphill = uphill;
  if ((side & (bit.stream | bit.river)) !== 0) modifiers.crossing = crossing;
  if (w.terrain[hex] === VILLAGE || w.terrain[hex] === TOWN) modifiers.builtUp = builtUp;
  if (w.terrain[hex] === SWAMP) modifiers.swamp = swamp;
  return modifiers;
}

/** 9.4.4a, 9.4.4b, 9.4.4d: the differential within three, then the mud; low is good. */
export function readCharge(
  w: World,
  s: State,
  die: number,
  differential: number,
  modifiers: Readonly<Record<string, number>>,
  hex: Place,
  tell: Tell,
): number {
  const most = (w.chargeRows.columns - 1) / 2;
  const limited = Math.max(-most, Math.min(most, differential));
  const column = Math.max(-most, limited + w.chargeShift[weatherOf(w, s)]);
  const modified = Object.values(modifiers).reduce((sum, one) => sum + one, die);
  const result = readRows(w.chargeRows, modified, column + most);
  if (tell !== null) {
    const data = { hex: w.hexId(hex), die, modified, differential, column, result: RESULTS[result] };
    tell({
      type: 'charge-rolled',
      rule: fightOf(w, s) === 'surprise' ? '11.9.3b' : '9.4.4e',
      data: { ...data, modifiers: modifierList(modifiers) },
      reveals: true,
    });
  }
  return result;
}

/** Facts of events are flat: `name:+1`. */
const modifierList = (modifiers: Readonly<Record<string, number>>): string[] =>
  Object.entries(modifiers).map(([name, by]) => `${name}:${by > 0 ? '+' : ''}${by}`);

/** 9.4.9a (7): 9.4.6, 9.4.7 or 9.4.8. */
export function afterCharge(w: World, s: State, tell: Tell): void {
  const [hex] = targetsOf(w, s);
  const chargers = allWith(w, s, ATTACKING);
  const beaten = chargers.filter((unit) => plays(w, s, unit, LEFT));
  for (const unit of beaten) {
    mark(w, s, unit, BEATEN);
    endMove(w, s, unit);
  }
  const going = chargers.filter((unit) => !plays(w, s, unit, LEFT));
  if (going.length === 0 || !isEmpty(w, s, hex)) endCharge(w, s);
  else askToFollow(w, s, tell);
}

/** 9.4.6a: all chargers advance, as far as there is room; leaders may go with them (11.9g). */
export function chargeAdvances(w: World, s: State): Of<'advance'>[] {
  const [from] = sourcesOf(w, s);
  const [hex] = targetsOf(w, s);
  const chargers = allWith(w, s, ATTACKING).filter((unit) => !plays(w, s, unit, LEFT));
  const groups = fitting(w, s, hex, chargers);
  const found: Of<'advance'>[] = [];
  for (const group of groups) {
    const stays = unitsIn(w, s, from).some((unit) => !group.includes(unit));
    for (const leaders of companies(w, s, leadersIn(w, s, from), group[0], stays))
      found.push({ type: 'advance', units: [...group, ...leaders].sort((a, b) => a - b), to: hex });
  }
  return found;
}

/** The largest groups of units that have room in an empty hex. */
function fitting(w: World, s: State, hex: Place, units: readonly Unit[]): Unit[][] {
  const most = w.mostSP[hex];
  const sp = (group: readonly Unit[]): number =>
    group.reduce((sum, unit) => sum + w.strength[unit] - s[w.at.casualties + unit], 0);
  if (most === 0) return units.map((unit) => [unit]);
  return sp(units) <= most ? [[...units]] : units.map((unit) => [unit]).filter(([unit]) => roomFor(w, s, hex, unit));
}

function askToFollow(w: World, s: State, tell: Tell): void {
  const advances = chargeAdvances(w, s);
  if (advances.length === 0) endCharge(w, s);
  else if (advances.length === 1) advanceCharge(w, s, advances[0], tell);
  else ask(w, s, s[w.at.phasing], 'charge-advance');
}

export const chargeAdvancePhase = (w: World): Stage<Action> => ({
  rule: '9.4.6a',
  accepts: ['advance'],
  pieces: () => [TABLE],
  choices: (s, _side, piece) => (piece === TABLE ? chargeAdvances(w, s) : []),
  refuse: (s, _side, action) =>
    chargeAdvances(w, s).some((one) => sameAction(one, action))
      ? null
      : refusal('9.4.6a', 'all-chargers-advance', { hex: w.hexId(s[w.at.targets]) }),
  apply(s, _side, action, _dice, tell) {
    if (action.type === 'advance') advanceCharge(w, s, action, tell);
  },
});

/** 9.4.6a: the whole cost of the ground is paid, even along a road. */
function advanceCharge(w: World, s: State, { units, to }: Of<'advance'>, tell: Tell): void {
  const [from] = sourcesOf(w, s);
  const order = unitsIn(w, s, from).filter((unit) => units.includes(unit));
  s[w.at.spent] += groundCost(w, s, order[0], w.map.direction(from, to));
  for (const piece of [...order, ...units.filter((one) => one >= w.units)]) {
    place(w, s, piece, to);
    if (tell !== null) {
      const data = { unit: w.unitId(piece), from: w.hexId(from), hex: w.hexId(to) };
      tell({ type: 'advanced', rule: '9.4.6a', data, reveals: true });
    }
  }
  s[w.at.owed] = 0;
  // 5.3b: the last hex was paid in full.
  for (const unit of order) unnote(w, s, unit, COLUMN);
  for (const unit of allWith(w, s, ATTACKING)) if (!units.includes(unit)) endMove(w, s, unit);
  overrun(w, s, to, sideIn(w, s, to), tell);
  endCharge(w, s);
}

function endCharge(w: World, s: State): void {
  closeFight(w, s);
  s[w.at.decider] = s[w.at.phasing];
  setStep(w, s, 'movement');
}

/** 11.6b, 9.4.9a (5): the combined arms claim, hex by hex as long as nobody makes it; each hex is its owner's (4.0b). */
export function openClaims(w: World, s: State): void {
  s[w.at.checking] = -1;
  nextClaim(w, s);
}

function nextClaim(w: World, s: State): void {
  const targets = targetsOf(w, s);
  for (const hex of targets.slice(targets.indexOf(s[w.at.checking]) + 1)) {
    if (!mightCombine(w, s, hex)) continue;
    s[w.at.checking] = hex;
    ask(w, s, sideIn(w, s, hex), 'claim');
    return;
  }
  endClaims(w, s);
}

function endClaims(w: World, s: State): void {
  s[w.at.checking] = -1;
  setStep(w, s, fightOf(w, s) === 'charge' ? 'charge-claimed' : 'attack-claimed');
}

/** The combined arms claim against an attack or a charge. */
export const claimPhase = (w: World): Stage<Action> => ({
  rule: '11.6b',
  accepts: ['claim', 'waive'],
  pieces: () => [TABLE],
  choices(s, _side, piece) {
    if (piece !== TABLE) return [];
    return claimants(w, s).length > 0 ? [{ type: 'claim' }, { type: 'waive' }] : [{ type: 'waive' }];
  },
  refuse: (s, _side, action) =>
    action.type === 'claim' && claimants(w, s).length === 0
      ? refusal('11.6b', 'not-all-arms', { hex: w.hexId(s[w.at.checking]) })
      : null,
  apply(s, _side, action, _dice, tell) {
    if (action.type !== 'claim') {
      nextClaim(w, s);
      return;
    }
    claim(w, s, tell);
    endClaims(w, s);
  },
});

const claimants = (w: World, s: State): Unit[] => combinedIn(w, s, s[w.at.checking]);

function claim(w: World, s: State, tell: Tell): void {
  const units = claimants(w, s);
  s[w.at.claimed] = 1;
  if (tell === null) return;
  // They are put back as they were: nothing stays shown.
  const data = { hex: w.hexId(whereIs(w, s, units[0])), units: units.map(w.unitId) };
  tell({ type: 'claimed', rule: '11.6b', data, reveals: true });
}
