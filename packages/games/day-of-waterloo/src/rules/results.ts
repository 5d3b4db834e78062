import type { Place, State, Tell, Unit } from '@hundred-days/kernel';
import { GRAND_FARM } from '../board.ts';
import { ATTACKING, DEFENDING, RESULTS, RETREATING, STOOD } from '../fighting.ts';
import { onMap, setStep, sideIn } from '../position.ts';
import type { World } from '../world.ts';
import { doubledLoss, noteDoubled, type Price, payBoth, payDoubled, payersFor } from './losses.ts';
import { allWith, anyIn, ask, cast, fightOf, isOver, partsIn, sourcesOf, targetsOf } from './parts.ts';
import { isRooted } from './retreatplans.ts';

/** 11.8 What a result asks of whom; 11.9.6 grand farms; 12.2 doubling. */

export const [AR2, AR, EX, DRC, DR, DR2] = RESULTS.keys();

/** Hexes of retreat. */
const lengthOf = (result: number): number => (result === AR2 || result === DR2 ? 2 : result === EX ? 0 : 1);
const isAttackers = (result: number): boolean => result === AR || result === AR2;

/** What follows when all have retreated or paid. */
function momentAfter(w: World, s: State): 'charge-settled' | 'surprised' | 'settled' {
  const fight = fightOf(w, s);
  return fight === 'charge' ? 'charge-settled' : fight === 'surprise' ? 'surprised' : 'settled';
}

/** Brings a result about as far as nobody has to decide; then somebody is asked, or the next moment has come. */
export function applyResult(w: World, s: State, result: number, tell: Tell): void {
  s[w.at.result] = result + 1;
  noteDoubled(w, s, allWith(w, s, ATTACKING | DEFENDING));
  if (result === EX) {
    openExchange(w, s, 1, tell);
    return;
  }
  s[w.at.length] = lengthOf(result);
  if (isAttackers(result)) {
    openRetreat(w, s, sourcesOf(w, s), ATTACKING, tell);
    return;
  }
  // 9.4.5f, 11.8c: a C counts only in an attack.
  if (result === DRC && fightOf(w, s) === 'attack') s[w.at.counter] = 1;
  const targets = targetsOf(w, s);
  const farms = isFought(w, s) ? targets.filter((hex) => w.terrain[hex] === GRAND_FARM) : [];
  if (farms.length === 0) openRetreat(w, s, targets, DEFENDING, tell);
  else convert(w, s, farms, targets, lengthOf(result), tell);
}

/** 11.9.3b: the charger against the whole attacking force, each attacking hex by itself. */
export function applySurprise(w: World, s: State, result: number, tell: Tell): void {
  const charger = s[w.at.charger];
  s[w.at.result] = result + 1;
  s[w.at.length] = lengthOf(result);
  noteDoubled(w, s, [charger, ...allWith(w, s, ATTACKING)]);
  if (result === EX) openExchange(w, s, 1, tell);
  else if (!isAttackers(result)) openRetreat(w, s, sourcesOf(w, s), ATTACKING, tell);
  else {
    cast(w, s, charger, RETREATING);
    payDoubled(w, s, [charger], s[w.at.length], tell);
    if (!isOver(w, s)) askToRetreat(w, s);
  }
}

/** 9.4.5f, 9.4.2d: grand farms matter in attacks and counterattacks only. */
const isFought = (w: World, s: State): boolean => fightOf(w, s) === 'attack' || fightOf(w, s) === 'counterattack';

/** 11.9.6: each side loses SP instead; of other hexes (11.4b) the units retreat. */
function convert(w: World, s: State, farms: readonly Place[], targets: readonly Place[], sp: number, tell: Tell): void {
  for (const hex of farms) for (const unit of partsIn(w, s, hex, DEFENDING)) cast(w, s, unit, STOOD);
  const others = targets.filter((hex) => !farms.includes(hex));
  if (driveOut(w, s, others, DEFENDING, tell)) openExchange(w, s, sp, tell);
}

/** 11.9: the units with this part have to retreat, hex by hex. */
function openRetreat(w: World, s: State, hexes: readonly Place[], part: number, tell: Tell): void {
  if (driveOut(w, s, hexes, part, tell)) askToRetreat(w, s);
}

/** They have to answer; 12.2c: Demoralized ones first lose SP. False if that has ended the game. */
function driveOut(w: World, s: State, hexes: readonly Place[], part: number, tell: Tell): boolean {
  for (const hex of hexes) {
    const units = partsIn(w, s, hex, part);
    for (const unit of units) cast(w, s, unit, RETREATING);
    payDoubled(w, s, units, s[w.at.length], tell);
    if (isOver(w, s)) return false;
  }
  return true;
}

/** Whether somebody still has to answer: asks him. */
export function askToRetreat(w: World, s: State): void {
  const left = allWith(w, s, RETREATING);
  if (left.length === 0) setStep(w, s, momentAfter(w, s));
  else ask(w, s, w.side[left[0]], 'retreat');
}

/** 11.8b: each names a hex if he has several, the attacker first. */
function openExchange(w: World, s: State, sp: number, tell: Tell): void {
  s[w.at.price] = sp;
  s[w.at.payer] = -1;
  nameHexes(w, s, tell);
}

/** The hexes in which the units of a part still are. */
export const hexesWith = (w: World, s: State, hexes: readonly Place[], part: number): Place[] =>
  hexes.filter((hex) => anyIn(w, s, hex, part));

function nameHexes(w: World, s: State, tell: Tell): void {
  const attackers = hexesWith(w, s, sourcesOf(w, s), ATTACKING);
  if (s[w.at.payer] < 0 && attackers.length > 1) {
    ask(w, s, sideIn(w, s, attackers[0]), 'exchange');
    return;
  }
  if (s[w.at.payer] < 0) s[w.at.payer] = attackers[0] ?? -1;
  if (fightOf(w, s) === 'surprise') {
    settleExchange(w, s, -1, tell);
    return;
  }
  const defenders = exchangers(w, s);
  if (defenders.length > 1) ask(w, s, sideIn(w, s, defenders[0]), 'exchange');
  else settleExchange(w, s, defenders[0] ?? -1, tell);
}

/** 11.8b, 11.9.6: of several hexes only grand farms pay for a conversion. */
const exchangers = (w: World, s: State): Place[] => {
  const hexes = hexesWith(w, s, targetsOf(w, s), DEFENDING);
  const kept = hexes.filter((hex) => anyIn(w, s, hex, STOOD));
  return s[w.at.result] === EX + 1 || kept.length === 0 ? hexes : kept;
};

/** Who may be named now, and by whom. */
export function payersNow(w: World, s: State): Place[] {
  return s[w.at.payer] < 0 ? hexesWith(w, s, sourcesOf(w, s), ATTACKING) : exchangers(w, s);
}

export function namePayer(w: World, s: State, hex: Place, tell: Tell): void {
  if (s[w.at.payer] >= 0) {
    settleExchange(w, s, hex, tell);
    return;
  }
  s[w.at.payer] = hex;
  nameHexes(w, s, tell);
}

/** By result, the rule that makes it cost both sides. */
const RULE_OF: Readonly<Record<number, string>> = {
  [EX]: '11.8b',
  [DR]: '11.9.6a',
  [DR2]: '11.9.6b',
  [DRC]: '11.9.6c',
};

/** 11.10.2a: from the top participating unit of the hex, doubled by it (12.2d); both fall together. */
function settleExchange(w: World, s: State, defending: Place, tell: Tell): void {
  const price = s[w.at.price];
  const loss = (units: readonly Unit[]): Price => ({
    payers: payersFor(w, s, units),
    sp: units.length === 0 ? 0 : doubledLoss(w, s, units[0], price),
  });
  const inHex = (hex: Place, part: number): Unit[] => (hex < 0 ? [] : partsIn(w, s, hex, part));
  const rule = fightOf(w, s) === 'charge' ? '9.4.4e' : RULE_OF[s[w.at.result] - 1];
  const answering = fightOf(w, s) === 'surprise' ? [s[w.at.charger]] : inHex(defending, DEFENDING);
  payBoth(w, s, loss(inHex(s[w.at.payer], ATTACKING)), loss(answering), rule, tell);
  s[w.at.price] = 0;
  if (!isOver(w, s)) askToRetreat(w, s);
}

/** 11.9c: foot artillery of a hex whose others retreat. */
export const rootedIn = (w: World, s: State, hex: Place): Unit[] =>
  partsIn(w, s, hex, RETREATING).filter((unit) => isRooted(w, unit) && onMap(w, s, unit));
