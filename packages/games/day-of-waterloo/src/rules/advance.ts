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
import { ARTILLERY, CAVALRY } from '../board.ts';
import {
  ADVANCED,
  ATTACKED,
  ATTACKING,
  BEATEN,
  BREAKTHROUGH,
  DEFENDING,
  DUELING,
  LEFT,
  QUITTED,
  SPENT,
  SUPPORTING,
  SWEPT,
  TRIED,
  YIELDED,
} from '../fighting.ts';
import {
  inCommand,
  isEmpty,
  isLeader,
  isOpenStep,
  leadersIn,
  onMap,
  setStep,
  sideIn,
  unitsIn,
  weatherOf,
  whereIs,
} from '../position.ts';
import { enemyOf } from '../units.ts';
import type { World } from '../world.ts';
import { companies } from './companies.ts';
import { withLower } from './displacement.ts';
import { overrun } from './overrun.ts';
import {
  allWith,
  anyIn,
  ask,
  bears,
  cast,
  fightOf,
  isGround,
  mark,
  partsIn,
  plays,
  setFight,
  setGround,
  setSources,
  setTargets,
  sourcesOf,
  targetsOf,
  uncast,
} from './parts.ts';
import { mightHide, show } from './questions.ts';
import { place } from './retreat.ts';
import { roomForAll } from './stacking.ts';
import { checkedMorale } from './strength.ts';

/** 11.11 Advance after combat. */

/** The side that attacked: in a Reaction Charge and a counterattack the one whose turn it is not. */
const attackingSide = (w: World, s: State): number => {
  const fight = fightOf(w, s);
  return fight === 'duel' || fight === 'counterattack' ? enemyOf(s[w.at.phasing]) : s[w.at.phasing];
};

/** 11.14a (12): what follows when all retreats and losses are over. */
export function afterCombat(w: World, s: State, dice: Dice, tell: Tell): void {
  if (fightOf(w, s) === 'counterattack') resumeAttack(w, s);
  const attackers = attackingSide(w, s);
  if (vacatedTargets(w, s).length > 0 && anyAdvance(w, s)) {
    // 11.8c: the winner of a counterattack may, need not.
    s[w.at.must] = fightOf(w, s) === 'counterattack' ? 0 : 1;
    ask(w, s, attackers, 'advance');
  } else if (vacatedSources(w, s).length > 0) checkImpetuous(w, s, dice, tell);
  else setStep(w, s, 'attack-over');
}

/**
 * 11.4b, 11.14a (11, 12): of several targets one was left before another counterattacked; if the attackers have held their hex
 * they advance now, as after any attack (11.11a).
 */
function resumeAttack(w: World, s: State): void {
  const [hex] = targetsOf(w, s);
  const units = partsIn(w, s, hex, DEFENDING).filter((unit) => w.arm[unit] !== ARTILLERY);
  const left: Place[] = [];
  for (let to = 0; to < w.hexes; to++)
    if (isGround(w, s, to, YIELDED) && isEmpty(w, s, to) && units.some((unit) => canEnter(w, s, unit, to)))
      left.push(to);
  if (left.length === 0) return;
  for (const unit of allWith(w, s, ATTACKING | DEFENDING)) uncast(w, s, unit, ATTACKING | DEFENDING);
  for (const unit of units) cast(w, s, unit, ATTACKING);
  setFight(w, s, 'attack');
  setSources(w, s, [hex]);
  setTargets(w, s, left);
}

/** Attacked hexes that the defender has left. */
const vacatedTargets = (w: World, s: State): Place[] =>
  targetsOf(w, s).filter((hex) => sideIn(w, s, hex) !== enemyOf(attackingSide(w, s)));

/** 11.11f: hexes of the attack in which nothing is left, and which no charge (11.9.3) has emptied. */
const vacatedSources = (w: World, s: State): Place[] =>
  sourcesOf(w, s).filter((hex) => sideIn(w, s, hex) !== attackingSide(w, s) && !isGround(w, s, hex, SWEPT));

/** 10.4c, 10.6c, 11.1.1c: supporters, or the cavalry of an attack that nobody waited for, may go into the empty hex. */
export function openSupportAdvance(w: World, s: State): void {
  if (fightOf(w, s) === 'none')
    setSources(w, s, [...new Set(allWith(w, s, SUPPORTING).map((unit) => whereIs(w, s, unit)))]);
  s[w.at.must] = 0;
  if (anyAdvance(w, s)) ask(w, s, s[w.at.phasing], 'advance');
  else setStep(w, s, 'attack-over');
}

/** 5.2f: whether a unit is in command, of a Guard pair both brigades. */
const allInCommand = (w: World, s: State, unit: Unit): boolean =>
  withLower(w, s, unit).every((one) => inCommand(w, s, one));

/** 11.11i: whether the ground lets a unit into a hex next to it. */
function isOpenWay(w: World, s: State, unit: Unit, to: Place): boolean {
  const from = whereIs(w, s, unit);
  const direction = w.map.direction(from, to);
  return direction >= 0 && isOpenStep(w, unit, from, direction);
}

/** 11.11i: whether a unit can enter a hex next to it: the ground, and room; a Guard pair is all infantry. */
function canEnter(w: World, s: State, unit: Unit, to: Place): boolean {
  const whole = withLower(w, s, unit);
  return isOpenWay(w, s, unit, to) && roomForAll(w, s, to, whole, whole.length > 1);
}

/** The hexes into which a unit that attacked, or supported, may advance. */
function advancesOf(w: World, s: State, unit: Unit): Place[] {
  // 10.4b: horse artillery that supported the fire goes in with the others only if the fire has cleared the hex.
  const part = fightOf(w, s) === 'none' ? SUPPORTING : ATTACKING;
  if (!plays(w, s, unit, part) || plays(w, s, unit, LEFT | ADVANCED) || !onMap(w, s, unit)) return [];
  // The lower brigade of a pair goes with the upper one.
  if (unitsIn(w, s, whereIs(w, s, unit)).some((upper) => upper !== unit && withLower(w, s, upper).includes(unit)))
    return [];
  if (s[w.at.evaded] === 1 && w.arm[unit] !== CAVALRY) return [];
  return vacatedTargets(w, s).filter((hex) => canEnter(w, s, unit, hex));
}

const anyAdvance = (w: World, s: State): boolean =>
  allWith(w, s, ATTACKING | SUPPORTING).some((unit) => advancesOf(w, s, unit).length > 0);

/** A unit goes, with any leaders of its hex (11.9g). */
function withLeaders(w: World, s: State, unit: Unit, hexes: readonly Place[]): Of<'advance'>[] {
  const from = whereIs(w, s, unit);
  const whole = withLower(w, s, unit);
  const stays = unitsIn(w, s, from).some((one) => !whole.includes(one));
  const found: Of<'advance'>[] = [];
  for (const to of hexes)
    for (const leaders of companies(w, s, leadersIn(w, s, from), unit, stays))
      found.push({ type: 'advance', units: [...whole, ...leaders].sort((a, b) => a - b), to });
  return found;
}

type AdvanceRule = '11.11a' | '11.11h' | '11.11f';
type Options = (w: World, s: State, unit: Unit) => readonly Place[];

/** Advances of some units, one after another, until nobody can or wants to. */
function advanceStage(
  w: World,
  rule: AdvanceRule,
  part: number,
  optionsOf: Options,
  next: (s: State, done: boolean, dice: Dice, tell: Tell) => void,
): Stage<Action> {
  const canRest = (s: State): boolean => rule !== '11.11h' && s[w.at.must] === 0;
  const goers = (s: State): Unit[] => allWith(w, s, part).filter((unit) => optionsOf(w, s, unit).length > 0);
  const choices = (s: State, unit: Unit): Of<'advance'>[] =>
    unit >= 0 && unit < w.units && onMap(w, s, unit) ? withLeaders(w, s, unit, optionsOf(w, s, unit)) : [];
  return {
    rule,
    accepts: ['advance', 'done'],
    pieces: (s) => (canRest(s) ? [TABLE, ...goers(s)] : goers(s)),
    choices: (s, _side, piece) => (piece === TABLE ? (canRest(s) ? [{ type: 'done' }] : []) : choices(s, piece)),
    refuse: (s, _side, action) => refuseAdvance(w, s, action, canRest(s), optionsOf, rule, (unit) => choices(s, unit)),
    whyNot: (s, _side, piece, hex) => whyNoAdvance(w, s, piece, hex, optionsOf, rule),
    apply(s, _side, action, dice, tell) {
      if (action.type === 'advance') advance(w, s, action, rule, tell);
      next(s, action.type === 'done', dice, tell);
    },
  };
}

function refuseAdvance(
  w: World,
  s: State,
  action: Action,
  canRest: boolean,
  optionsOf: Options,
  rule: AdvanceRule,
  choices: (unit: Unit) => readonly Action[],
): Refusal | null {
  if (action.type !== 'advance') return canRest ? null : refusal(rule, 'somebody-must-advance', {});
  const upper = action.units.find((one) => choices(one).some((choice) => sameAction(choice, action)));
  if (upper !== undefined) return null;
  const goer = action.units.find((one) => !isLeader(w, one)) ?? action.units[0];
  const data = { unit: w.unitId(goer), hex: w.hexId(action.to), turn: s[w.at.turn] };
  // Who can go there goes otherwise than that: with other leaders, or with those he is one unit with.
  return whyNoAdvance(w, s, goer, action.to, optionsOf, rule) ?? refusal('11.9g', 'no-such-advance', data);
}

function whyNoAdvance(
  w: World,
  s: State,
  piece: Unit,
  hex: Place,
  optionsOf: Options,
  rule: AdvanceRule,
): Refusal | null {
  const data = { unit: w.unitId(piece), hex: w.hexId(hex) };
  const part = rule === '11.11a' ? '11.11b' : rule;
  // 5.4.2a: of an enemy's counters nothing more is told.
  if (w.side[piece] !== s[w.at.decider]) return refusal(part, 'took-no-part', data);
  if (isLeader(w, piece) || !onMap(w, s, piece)) return refusal('11.9g', 'leaders-go-with-units', data);
  if (optionsOf(w, s, piece).includes(hex)) return null;
  if (rule === '11.11h') return refusal('11.11h', 'not-carried-away', data);
  // 10.4c, 11.11b: who attacked or supported; 11.11f: who defended.
  const isFire = fightOf(w, s) === 'none';
  const taking = rule === '11.11f' ? DEFENDING : isFire ? SUPPORTING : ATTACKING;
  if (!plays(w, s, piece, taking)) return refusal(part, 'took-no-part', data);
  if (rule === '11.11f' && !allInCommand(w, s, piece)) return refusal('7.2d', 'out-of-command', data);
  if (s[w.at.evaded] === 1 && w.arm[piece] !== CAVALRY)
    return refusal(isFire ? '10.6c' : '11.1.1c', 'only-cavalry', data);
  // 11.11b, 11.11f: up to what the hex holds.
  const goals = rule === '11.11f' ? vacatedSources(w, s) : vacatedTargets(w, s);
  const isFull = !plays(w, s, piece, LEFT | ADVANCED) && goals.includes(hex) && isOpenWay(w, s, piece, hex);
  return isFull ? refusal(part, 'no-room-there', data) : refusal('11.11i', 'cannot-advance-there', data);
}

/** By what an attacker, or one who supported fire, goes into a hex that was left. */
function ruleOfAdvance(w: World, s: State): string {
  const isFire = fightOf(w, s) === 'none';
  if (s[w.at.evaded] === 1) return isFire ? '10.6c' : '11.1.1c';
  if (isFire) return '10.4c';
  if (fightOf(w, s) === 'counterattack') return '11.8c';
  return s[w.at.must] === 1 ? '11.11a' : '11.11b';
}

/** 11.11d: beneath those who went before. */
function advance(w: World, s: State, { units, to }: Of<'advance'>, stage: AdvanceRule, tell: Tell): void {
  const from = whereIs(w, s, units[0]);
  const rule = stage === '11.11a' ? ruleOfAdvance(w, s) : stage;
  s[w.at.must] = 0;
  for (const unit of unitsIn(w, s, from).filter((one) => units.includes(one))) goIn(w, s, unit, to, rule, tell);
  for (const leader of units.filter((one) => isLeader(w, one))) goIn(w, s, leader, to, '11.9g', tell);
  setGround(w, s, from, QUITTED);
  overrun(w, s, to, sideIn(w, s, to), tell);
}

function goIn(w: World, s: State, piece: Unit, to: Place, rule: string, tell: Tell): void {
  const from = whereIs(w, s, piece);
  place(w, s, piece, to);
  if (!isLeader(w, piece)) {
    cast(w, s, piece, ADVANCED);
    if (breaksThrough(w, s, piece)) mark(w, s, piece, BREAKTHROUGH);
    // 10.6d, 11.0a: who has advanced is next to others than when the phase began, and attacks them only by breaking through.
    if (w.side[piece] === s[w.at.phasing]) mark(w, s, piece, ATTACKED);
  }
  if (tell === null) return;
  tell({
    type: 'advanced',
    rule,
    data: { unit: w.unitId(piece), from: w.hexId(from), hex: w.hexId(to) },
    reveals: true,
  });
}

/** 11.13b: after an attack of step 1, or fire that cleared the hex; not into one that was left before the die. */
const breaksThrough = (w: World, s: State, unit: Unit): boolean =>
  w.breakthroughIn[weatherOf(w, s)] &&
  s[w.at.second] === 0 &&
  s[w.at.evaded] === 0 &&
  w.side[unit] === s[w.at.phasing] &&
  (fightOf(w, s) === 'attack' || fightOf(w, s) === 'none') &&
  !plays(w, s, unit, DEFENDING);

/** 11.11a, 11.11b, 10.4c */
export const advancePhase = (w: World): Stage<Action> =>
  advanceStage(w, '11.11a', ATTACKING | SUPPORTING, advancesOf, (s, done) => {
    if (done || !anyAdvance(w, s)) openFollow(w, s);
  });

/** 11.11c: asks who goes along, wherever an attacker has left somebody behind. */
function openFollow(w: World, s: State): void {
  const fight = fightOf(w, s);
  const may = (fight === 'attack' || fight === 'none') && s[w.at.evaded] === 0;
  const hexes = sourcesOf(w, s).filter((hex) => isGround(w, s, hex, QUITTED) && sideIn(w, s, hex) === s[w.at.phasing]);
  if (may && hexes.length > 0) ask(w, s, s[w.at.phasing], 'follow');
  else setStep(w, s, 'attack-over');
}

/** The hex that the attackers of another have entered. */
const entered = (w: World, s: State, from: Place): Place =>
  targetsOf(w, s).find((hex) => anyIn(w, s, hex, ADVANCED) && w.map.direction(from, hex) >= 0) ?? -1;

/** 11.11c: whether a unit may try to go along: in command, without a charge marker, and it could enter. */
function canFollow(w: World, s: State, unit: Unit): boolean {
  if (unit < 0 || unit >= w.units || !onMap(w, s, unit) || w.side[unit] !== s[w.at.phasing]) return false;
  const from = whereIs(w, s, unit);
  if (!isGround(w, s, from, QUITTED) || !sourcesOf(w, s).includes(from) || plays(w, s, unit, TRIED | LEFT))
    return false;
  if (!allInCommand(w, s, unit) || bears(w, s, unit, BEATEN | DUELING | SPENT)) return false;
  const to = entered(w, s, from);
  return to >= 0 && canEnter(w, s, unit, to);
}

/** 5.4.2j: whether the enemy cannot rule out that somebody beneath may still try. */
const mightFollow = (w: World, s: State): boolean =>
  sourcesOf(w, s).some((from) => {
    if (!isGround(w, s, from, QUITTED) || sideIn(w, s, from) !== s[w.at.phasing]) return false;
    const to = entered(w, s, from);
    if (to < 0) return false;
    const direction = w.map.direction(from, to);
    // 5.2b, 5.2f: beside whoever has entered, one-unit ground holds nobody but a brigade of the Guard.
    const fits = (unit: Unit): boolean => w.mostSP[to] > 0 || w.guard[unit] === 1;
    return mightHide(w, s, from, (unit) => fits(unit) && isOpenStep(w, unit, from, direction));
  });

const canAnyFollow = (w: World, s: State): boolean => w.unitsOf[s[w.at.phasing]].some((unit) => canFollow(w, s, unit));

export const followPhase = (w: World): Stage<Action> => ({
  rule: '11.11c',
  accepts: ['follow', 'done'],
  pieces(s) {
    const pieces: Unit[] = [TABLE];
    for (const unit of w.unitsOf[s[w.at.phasing]]) if (canFollow(w, s, unit)) pieces.push(unit);
    return pieces;
  },
  choices: (s, _side, piece) =>
    piece === TABLE ? [{ type: 'done' }] : canFollow(w, s, piece) ? [{ type: 'follow', unit: piece }] : [],
  refuse: (s, _side, action) =>
    action.type === 'follow' && !canFollow(w, s, action.unit)
      ? refusal('11.11c', 'cannot-follow', { unit: w.unitId(action.unit) })
      : null,
  whyNot: (s, _side, piece) =>
    canFollow(w, s, piece) ? null : refusal('11.11c', 'cannot-follow', { unit: w.unitId(piece) }),
  apply(s, _side, action, dice, tell) {
    if (action.type === 'follow') tryToFollow(w, s, action.unit, dice, tell);
    if (action.type === 'done' || !(canAnyFollow(w, s) || mightFollow(w, s))) setStep(w, s, 'attack-over');
  },
});

/** 11.11c: a check at -1; top first, so those above it have had their turn. */
function tryToFollow(w: World, s: State, unit: Unit, dice: Dice, tell: Tell): void {
  const from = whereIs(w, s, unit);
  const to = entered(w, s, from);
  const whole = withLower(w, s, unit);
  const needed = checkedMorale(w, s, unit, false);
  const die = dice.roll(6);
  const stack = unitsIn(w, s, from);
  for (const one of stack.slice(0, stack.indexOf(unit) + whole.length)) cast(w, s, one, TRIED);
  for (const one of whole) show(w, s, one, '5.4.2i', tell);
  const data = { unit: w.unitId(unit), die, modifier: -1, needed };
  if (die - 1 > needed) {
    if (tell !== null) tell({ type: 'follow-failed', rule: '11.11c', data, reveals: true });
    return;
  }
  if (tell !== null) tell({ type: 'follow-passed', rule: '11.11c', data, reveals: true });
  for (const one of whole) goIn(w, s, one, to, '11.11c', tell);
  // 11.9g: leaders whom nobody stays with.
  if (isEmpty(w, s, from)) for (const leader of leadersIn(w, s, from)) goIn(w, s, leader, to, '11.9g', tell);
}

/** 11.11h: the hexes that British cavalry which failed its check must enter. */
const carriedTo: Options = (w, s, unit) =>
  s[w.at.charger] === unit ? vacatedSources(w, s).filter((hex) => canEnter(w, s, unit, hex)) : [];

/** 11.11h: British cavalry of stacks that have defended checks, the top first; then 11.11f. */
function checkImpetuous(w: World, s: State, dice: Dice, tell: Tell): void {
  s[w.at.charger] = -1;
  if (fightOf(w, s) === 'attack')
    for (const unit of britishLeft(w, s)) {
      const { isCarried } = checkBritish(w, s, unit, dice, tell);
      if (!isCarried) continue;
      s[w.at.charger] = unit;
      ask(w, s, w.side[unit], 'impetuous');
      return;
    }
  openPursuit(w, s);
}

/** Those who have not checked yet, the top first. */
const britishLeft = (w: World, s: State): Unit[] =>
  targetsOf(w, s)
    .filter((hex) => sideIn(w, s, hex) === enemyOf(s[w.at.phasing]))
    .flatMap((hex) => unitsIn(w, s, hex))
    .filter((unit) => w.british[unit] === 1 && !plays(w, s, unit, TRIED));

function checkBritish(w: World, s: State, unit: Unit, dice: Dice, tell: Tell): { readonly isCarried: boolean } {
  const needed = checkedMorale(w, s, unit, true);
  const die = dice.roll(6);
  cast(w, s, unit, TRIED);
  show(w, s, unit, '5.4.2i', tell);
  const data = { unit: w.unitId(unit), die, needed };
  if (die <= needed) {
    if (tell !== null) tell({ type: 'held-back', rule: '11.11h', data, reveals: true });
    return { isCarried: false };
  }
  if (tell !== null) tell({ type: 'carried-away', rule: '11.11h', data, reveals: true });
  return { isCarried: vacatedSources(w, s).some((hex) => canEnter(w, s, unit, hex)) };
}

export const impetuousPhase = (w: World): Stage<Action> =>
  advanceStage(w, '11.11h', TRIED, carriedTo, (s, _done, dice, tell) => checkImpetuous(w, s, dice, tell));

/** 11.11f, 11.11g: units that defended, in command. */
const pursuitsOf: Options = (w, s, unit) => {
  if (!plays(w, s, unit, DEFENDING) || plays(w, s, unit, LEFT | ADVANCED) || !allInCommand(w, s, unit)) return [];
  if (!targetsOf(w, s).includes(whereIs(w, s, unit))) return [];
  if (unitsIn(w, s, whereIs(w, s, unit)).some((upper) => upper !== unit && withLower(w, s, upper).includes(unit)))
    return [];
  return vacatedSources(w, s).filter((hex) => canEnter(w, s, unit, hex));
};

/** 11.11f, 11.11g: asks if somebody who defended can go; who defended, and whether he is in command, is seen. */
function openPursuit(w: World, s: State): void {
  const goers = allWith(w, s, DEFENDING).filter((unit) => pursuitsOf(w, s, unit).length > 0);
  s[w.at.must] = 0;
  if (goers.length > 0) ask(w, s, w.side[goers[0]], 'pursuit');
  else setStep(w, s, 'attack-over');
}

export const pursuitPhase = (w: World): Stage<Action> =>
  advanceStage(w, '11.11f', DEFENDING, pursuitsOf, (s, done) => {
    if (done || !allWith(w, s, DEFENDING).some((unit) => pursuitsOf(w, s, unit).length > 0))
      setStep(w, s, 'attack-over');
  });
