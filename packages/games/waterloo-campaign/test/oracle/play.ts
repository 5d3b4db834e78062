import { attackChoices, attackSum, committable, defenceSum, defenderIn, resultOf, retreatEnds } from './combat.ts';
import { detachChoices, hqHexes, returnHexes } from './command.ts';
import {
  controlFrom,
  distance,
  enemyOf,
  GRAND_BATTERY,
  isCavalry,
  isCorps,
  isDetachment,
  isHq,
  isInfantry,
  piece,
  SIDES,
  type Side,
  sideOf,
} from './facts.ts';
import { arrivalsOf, canMove, inTheWay, judge, leaveBattery, movementChoices } from './movement.ts';
import {
  blow,
  corpsOf,
  detachmentIn,
  eliminate,
  enemiesInTouch,
  hexOf,
  hqsOf,
  inContact,
  type Layout,
  layOut,
  type Position,
  piecesIn,
  recall,
  touches,
  unitsOf,
  waitingCorps,
  zonesOf,
} from './position.ts';
import { outcomeOf } from './victory.ts';

/** 6: the oracle at the table. It lists what may be done, and carries out lines of notation. */

/** A die, 1 to 6. */
export type Roll = () => number;

/** A described position, brought to its first decision. */
export function begin(layout: Layout, options: ReadonlySet<string>, roll: Roll): Position {
  const p = layOut(layout, options);
  const { start = 'turn' } = layout;
  if (start === 'turn') beginTurn(p, roll);
  else if (start === 'modes') beginModes(p, 'french', roll);
  else if (start === 'return') beginReturn(p, 'french', roll);
  else if (start === 'detachments') beginDetachments(p, 'french', roll);
  else if (start === 'recall') beginRecall(p, 'french', roll);
  else if (start === 'organization') organize(p, roll);
  else if (start === 'movement') beginMovement(p, roll);
  else beginAttacks(p, roll);
  return p;
}

/** Everything that may be done now. Marches are told by their end: 'move unit hex side', or 'clear unit hex' (REI-6). */
export function choices(p: Position): string[] {
  switch (p.step) {
    case 'modes':
      return [...p.idle].flatMap((hq) => [`mode ${hq} @normal`, `mode ${hq} @battle`]);
    case 'hq':
      return [...p.idle].flatMap((hq) =>
        hqHexes(p, hq).flatMap((hex) => [`place ${hq} ${hex} @normal`, `place ${hq} ${hex} @battle`]),
      );
    case 'admission':
      return [...p.due].filter((unit) => !p.admitted.has(unit)).map((unit) => `admit ${unit}`);
    case 'return':
      return [...p.due].flatMap((unit) => returnHexes(p, unit).map((hex) => `return ${unit} ${hex}`));
    case 'detachments':
      return ['end', ...detachChoices(p, p.decider)];
    case 'recall':
      return ['end', ...recallChoices(p, p.decider)];
    case 'withdrawal':
      return ['pass', ...withdrawals(p, p.decider)];
    case 'movement':
      return movementChoices(p, p.decider);
    case 'clearing':
      return clearings(p);
    case 'arrival':
      return p.entry === null ? [] : arrivalsOf(p, p.entry.unit, p.entry.hex);
    case 'attack':
      return ['pass', ...attackChoices(p, p.decider)];
    case 'charge':
    case 'countercharge':
      return ['ready', ...commitChoices(p)];
    case 'retreat':
      return retreatChoices(p);
    case 'over':
      return [];
  }
}

const recallChoices = (p: Position, side: Side): string[] =>
  unitsOf(p, side)
    .filter(isDetachment)
    .map((unit) => `recall ${unit}`);

/** H-3, H-4 */
function withdrawals(p: Position, side: Side): string[] {
  return corpsOf(p, side)
    .filter((unit) => inContact(p, unit))
    .flatMap((unit) => {
      const enemies = enemiesInTouch(p, unit).map((enemy) => hexOf(p, enemy));
      const ends = retreatEnds(p, unit, enemies);
      return ends.length === 0 ? [`disperse ${unit}`] : ends.map((to) => `withdraw ${unit} ${to}`);
    });
}

const commitChoices = (p: Position): string[] =>
  p.fight === null ? [] : committable(p, p.fight, p.step === 'charge').map((unit) => `commit ${unit}`);

const retreatChoices = (p: Position): string[] =>
  p.retreat === null
    ? []
    : retreatEnds(p, p.retreat.unit, [p.retreat.awayFrom]).map((to) => `retreat ${p.retreat?.unit} ${to}`);

/** REI-6: those nearest to the entry hex go first. */
function nextToClear(p: Position): string[] {
  const { entry } = p;
  if (entry === null) return [];
  const far = (unit: string): number => distance(hexOf(p, unit), entry.hex);
  const nearest = Math.min(...[...entry.clearing].map(far));
  return [...entry.clearing].filter((unit) => far(unit) === nearest);
}

const clearings = (p: Position): string[] =>
  nextToClear(p).flatMap((unit) => retreatEnds(p, unit, [p.entry?.hex ?? '']).map((to) => `retreat ${unit} ${to}`));

/** A line of notation as `choices` words it; a march that no rule allows says so. */
export function wordingOf(p: Position, line: string): string {
  const [word, ...args] = line.split(' ');
  if (word === 'enter') {
    const [unit, hq, way] = args;
    const path = way.split('-');
    const clears = p.step === 'movement' && inTheWay(p, sideOf(unit), path[0]).length > 0;
    if (clears) return path.length === 1 ? `clear ${unit} ${path[0]}` : `forbidden ${line}`;
    return marchWording('enter', unit, path, judge(p, unit, hq, path, true), line);
  }
  if (isPiece(word)) {
    const path = args[1].split('-');
    return marchWording('move', word, path, judge(p, word, args[0], path, false), line);
  }
  return line;
}

const isPiece = (word: string): boolean => /^(fr|aa|pr)-/.test(word);
const marchWording = (
  word: string,
  unit: string,
  path: readonly string[],
  side: string | null,
  line: string,
): string => (side === null ? `forbidden ${line}` : `${word} ${unit} ${path.at(-1)} ${side}`);

/** Carries a line out. */
export function play(p: Position, line: string, roll: Roll): void {
  const [word, ...args] = line.split(' ');
  const [unit, second, third] = args;
  switch (word) {
    case 'mode':
      p.idle.delete(unit);
      turnOver(p, unit, second === '@battle');
      if (p.idle.size === 0) nextSide(p, roll, beginModes, beginMovement);
      return;
    case 'place':
      p.idle.delete(unit);
      p.where.set(unit, second);
      turnOver(p, unit, third === '@battle');
      if (p.idle.size === 0) nextSide(p, roll, beginHqs, (at) => beginReturn(at, 'french', roll));
      return;
    case 'admit':
      p.admitted.add(unit);
      if (p.admitted.size === 2) {
        for (const other of [...p.due]) if (!p.admitted.has(other)) failToReturn(p, other);
        goOnReturning(p, enemyOf(p.decider), roll);
      }
      return;
    case 'return':
      p.due.delete(unit);
      p.blown.delete(unit);
      p.where.set(unit, second);
      turnOver(p, unit, false); // B-5
      goOnReturning(p, p.decider, roll);
      return;
    case 'detach':
      p.idle.delete(second);
      p.available.delete(unit);
      p.where.set(unit, third);
      goOnDetaching(p, p.decider, roll);
      return;
    case 'recall':
      recall(p, unit);
      beginRecall(p, p.decider, roll);
      return;
    case 'end':
      if (p.step === 'detachments') detachingDone(p, p.decider, roll);
      else recallDone(p, p.decider, roll);
      return;
    case 'withdraw':
    case 'disperse':
      withdraw(p, unit, second);
      acted(p, roll);
      return;
    case 'pass':
      pass(p, p.decider, roll);
      return;
    case 'enter':
      enter(p, line, roll);
      return;
    case 'attack':
      p.fight = { attacker: unit, defender: defenderIn(p, second), hex: second, committed: new Set() };
      charge(p, roll);
      return;
    case 'commit':
      p.fight?.committed.add(unit);
      if (p.step === 'charge') charge(p, roll);
      else countercharge(p, roll);
      return;
    case 'ready':
      if (p.step === 'charge') countercharge(p, roll);
      else resolve(p, roll);
      return;
    case 'retreat':
      retreat(p, unit, second, roll);
      return;
    default: {
      const side = judge(p, word, unit, second.split('-'), false);
      marchTo(p, word, second.slice(-4), side === 'back');
      acted(p, roll);
    }
  }
}

function turnOver(p: Position, unit: string, back: boolean): void {
  if (back) p.back.add(unit);
  else p.back.delete(unit);
}

/** GEN-12: the French complete a step before the Coalition does it. */
function nextSide(
  p: Position,
  roll: Roll,
  step: (p: Position, side: Side, roll: Roll) => void,
  after: (p: Position, roll: Roll) => void,
): void {
  if (p.decider === 'french') step(p, 'coalition', roll);
  else after(p, roll);
}

/** S15-2 */
function beginModes(p: Position, side: Side, roll: Roll): void {
  p.step = 'modes';
  p.decider = side;
  p.idle.clear();
  for (const hq of hqsOf(p, side)) p.idle.add(hq);
  if (p.idle.size === 0) nextSide(p, roll, beginModes, beginMovement);
}

/** S16-4, then Step A. */
function beginTurn(p: Position, roll: Roll): void {
  if (p.deluge && (p.turn === 5 || p.turn === 6) && roll() <= 4) p.rain.add(p.turn);
  beginHqs(p, 'french', roll);
}

/** A-1, S15-4 */
function beginHqs(p: Position, side: Side, roll: Roll): void {
  p.step = 'hq';
  p.decider = side;
  p.idle.clear();
  for (const hq of hqsOf(p, side)) {
    p.where.delete(hq);
    p.idle.add(hq);
  }
  for (const [hq, turn] of [...p.waiting]) {
    if (!isHq(hq) || sideOf(hq) !== side || turn > p.turn) continue;
    p.waiting.delete(hq);
    p.idle.add(hq);
  }
  if (p.idle.size === 0) nextSide(p, roll, beginHqs, (at) => beginReturn(at, 'french', roll));
}

/** B-1, B-3 */
function beginReturn(p: Position, side: Side, roll: Roll): void {
  p.due.clear();
  p.admitted.clear();
  for (const [unit, turn] of p.blown) if (turn === p.turn && sideOf(unit) === side) p.due.add(unit);
  if (p.due.size > 2) {
    p.step = 'admission';
    p.decider = enemyOf(side);
  } else goOnReturning(p, side, roll);
}

function failToReturn(p: Position, unit: string): void {
  p.due.delete(unit);
  eliminate(p, unit);
}

/** B-4 */
function goOnReturning(p: Position, side: Side, roll: Roll): void {
  for (const unit of [...p.due]) if (returnHexes(p, unit).length === 0) failToReturn(p, unit);
  p.step = 'return';
  p.decider = side;
  if (p.due.size > 0) return;
  if (side === 'french') beginReturn(p, 'coalition', roll);
  else {
    recover(p);
    beginDetachments(p, 'french', roll);
  }
}

/** C-1 */
function recover(p: Position): void {
  for (const side of SIDES) {
    const enemy = zonesOf(p, enemyOf(side));
    for (const unit of corpsOf(p, side)) if (isCavalry(unit) && !touches(enemy, hexOf(p, unit))) p.back.delete(unit);
  }
}

/** D-1 */
function beginDetachments(p: Position, side: Side, roll: Roll): void {
  p.idle.clear();
  for (const hq of hqsOf(p, side)) p.idle.add(hq);
  goOnDetaching(p, side, roll);
}

function goOnDetaching(p: Position, side: Side, roll: Roll): void {
  p.step = 'detachments';
  p.decider = side;
  if (detachChoices(p, side).length === 0) detachingDone(p, side, roll);
}

function detachingDone(p: Position, side: Side, roll: Roll): void {
  if (side === 'french') beginDetachments(p, 'coalition', roll);
  else beginRecall(p, 'french', roll);
}

/** E-1 */
function beginRecall(p: Position, side: Side, roll: Roll): void {
  p.step = 'recall';
  p.decider = side;
  if (recallChoices(p, side).length === 0) recallDone(p, side, roll);
}

function recallDone(p: Position, side: Side, roll: Roll): void {
  if (side === 'french') {
    beginRecall(p, 'coalition', roll);
    return;
  }
  organize(p, roll);
}

/** LOC-1, LOC-2: once a turn, after Step E. */
function checkCommunications(p: Position): void {
  const out = [...p.where.keys(), ...p.eliminated].filter(
    (unit) => isDetachment(unit) && piece(unit).army === 'Anglo-Allied',
  );
  p.hill = out.length >= 3 ? 1 : 2;
}

/** The check that ends the Command Phase, F-1, G-1, then Step H. */
function organize(p: Position, roll: Roll): void {
  checkCommunications(p);
  for (const side of SIDES) {
    for (const unit of corpsOf(p, side)) if (isInfantry(unit)) turnOver(p, unit, inContact(p, unit));
  }
  beginAlternation(p);
  p.step = 'withdrawal';
  offer(p, 'french', roll);
}

function beginAlternation(p: Position): void {
  p.passed.clear();
  p.allowance.clear();
  p.left.french = null;
  p.left.coalition = null;
}

/** S15-6, S15-8, S15-9, S15-10 */
function beginMovement(p: Position, roll: Roll): void {
  beginAlternation(p);
  p.step = 'movement';
  if (p.june15 && p.turn <= 2) {
    p.left.french = roll() + (p.turn === 1 ? 3 : waitingCorps(p, 'french').length);
    p.allowance.add('french');
  }
  if (p.june15 && p.turn === 2) {
    p.left.coalition = roll();
    p.allowance.add('coalition');
  }
  offer(p, 'french', roll);
}

function beginAttacks(p: Position, roll: Roll): void {
  beginAlternation(p);
  p.step = 'attack';
  offer(p, 'french', roll);
}

/** H-2, PAS-1, APS-1: whether a side can do anything but pass. */
function canAct(p: Position, side: Side): boolean {
  if (p.passed.has(side) || p.left[side] === 0) return false;
  if (p.step === 'withdrawal') return corpsOf(p, side).some((unit) => inContact(p, unit));
  return p.step === 'movement' ? canMove(p, side) : attackChoices(p, side).length > 0;
}

/** OPT-1: that a secret allowance is used up shows only when its owner passes by hand. Having no move at all is open. */
const keepsSecret = (p: Position, side: Side): boolean =>
  p.options.has('secretMoveRolls') &&
  p.allowance.has(side) &&
  !p.passed.has(side) &&
  p.left[side] === 0 &&
  p.step === 'movement' &&
  canMove(p, side);

/** It is a side's turn to choose. */
function offer(p: Position, side: Side, roll: Roll): void {
  p.decider = side;
  if (!canAct(p, side) && !keepsSecret(p, side)) pass(p, side, roll);
}

/** H-2, PAS-1, PAS-2, S15-10, APS-1, APS-2 */
function pass(p: Position, side: Side, roll: Roll): void {
  const other = enemyOf(side);
  p.passed.add(side);
  if (!canAct(p, other) && !keepsSecret(p, other)) {
    alternationDone(p, roll);
    return;
  }
  p.decider = other;
  if (p.step === 'withdrawal') p.left[other] = 3;
  else if (p.step === 'attack') p.left[other] = roll();
  else if (!p.allowance.has(other)) p.left[other] = roll() + freeCorps(p, other);
}

/** PAS-2: Corps in no enemy zone, and Corps that wait to enter. */
function freeCorps(p: Position, side: Side): number {
  const enemy = zonesOf(p, enemyOf(side));
  const free = corpsOf(p, side).filter((unit) => !touches(enemy, hexOf(p, unit)));
  return free.length + waitingCorps(p, side).length;
}

/** A withdrawal, move or attack of the deciding side is over. */
function acted(p: Position, roll: Roll, side: Side = p.decider): void {
  const left = p.left[side];
  if (left !== null) p.left[side] = left - 1;
  const other = enemyOf(side);
  offer(p, p.passed.has(other) ? side : other, roll);
}

function alternationDone(p: Position, roll: Roll): void {
  if (p.step === 'withdrawal') beginMovement(p, roll);
  else if (p.step === 'movement') beginAttacks(p, roll);
  else endTurn(p, roll);
}

/** GB-6, END-1 */
function endTurn(p: Position, roll: Roll): void {
  if (p.where.has(GRAND_BATTERY)) recall(p, GRAND_BATTERY);
  if (p.turn === 8) {
    p.outcome = outcomeOf(p);
    p.step = 'over';
    return;
  }
  p.turn++;
  beginTurn(p, roll);
}

/** H-3 to H-5, GB-5 */
function withdraw(p: Position, unit: string, to: string | undefined): void {
  if (detachmentIn(p, hexOf(p, unit)) === GRAND_BATTERY) eliminate(p, GRAND_BATTERY);
  if (to === undefined) blow(p, unit);
  else p.where.set(unit, to);
}

/** A march or a pursuit is done: GB-4, MOV-12, OPT-3. */
function marchTo(p: Position, unit: string, to: string, back: boolean): void {
  const from = hexOf(p, unit);
  p.where.set(unit, to);
  p.waiting.delete(unit);
  turnOver(p, unit, back);
  leaveBattery(p, from);
  if (!p.options.has('immediateBattleFlip')) return;
  for (const enemy of corpsOf(p, enemyOf(sideOf(unit)))) {
    if (isInfantry(enemy) && controlFrom(to).includes(hexOf(p, enemy))) p.back.add(enemy);
  }
}

/** REI-1, REI-6 */
function enter(p: Position, line: string, roll: Roll): void {
  const [, unit, hq, way] = line.split(' ');
  const path = way.split('-');
  const side = sideOf(unit);
  const enemies = p.step === 'movement' ? inTheWay(p, side, path[0]) : [];
  if (enemies.length === 0) {
    const face = judge(p, unit, hq, path, true);
    p.entry = null;
    p.step = 'movement';
    marchTo(p, unit, way.slice(-4), face === 'back');
    acted(p, roll, side);
    return;
  }
  for (const enemy of enemies) if (isDetachment(enemy)) recall(p, enemy);
  p.entry = { unit, hex: path[0], clearing: new Set(enemies.filter(isCorps)) };
  goOnClearing(p);
}

/** REI-6: the next that has to make room; who has no way out is blown. */
function goOnClearing(p: Position): void {
  const { entry } = p;
  if (entry === null) return;
  while (entry.clearing.size > 0 && clearings(p).length === 0) {
    const [unit] = nextToClear(p);
    entry.clearing.delete(unit);
    blow(p, unit);
  }
  p.step = entry.clearing.size > 0 ? 'clearing' : 'arrival';
  p.decider = entry.clearing.size > 0 ? enemyOf(sideOf(entry.unit)) : sideOf(entry.unit);
}

/** MOD-A6 */
function charge(p: Position, roll: Roll): void {
  if (p.fight === null) return;
  p.step = 'charge';
  p.decider = sideOf(p.fight.attacker);
  if (commitChoices(p).length === 0) countercharge(p, roll);
}

/** MOD-D4: after the attacker has committed his cavalry, before the dice. */
function countercharge(p: Position, roll: Roll): void {
  if (p.fight === null) return;
  p.step = 'countercharge';
  p.decider = sideOf(p.fight.defender);
  if (commitChoices(p).length === 0) resolve(p, roll);
}

/** ATT-5, ATT-6, CRT */
function resolve(p: Position, roll: Roll): void {
  const { fight } = p;
  if (fight === null) return;
  const { attacker, defender } = fight;
  const attack = roll() + attackSum(p, fight);
  const defence = roll() + defenceSum(p, fight);
  for (const unit of [attacker, defender, ...fight.committed]) if (isCavalry(unit)) p.back.add(unit);
  const result = resultOf(attack - defence);
  if (result === 'stalemate') attackDone(p, roll);
  else if (attack > defence) suffer(p, defender, result, hexOf(p, attacker), roll);
  // CRT-4
  else suffer(p, attacker, isDetachment(defender) ? 'retreat' : result, fight.hex, roll);
}

/** CRT-4 to CRT-6, RET-4 */
function suffer(
  p: Position,
  unit: string,
  result: 'retreat' | 'blown' | 'eliminated',
  victor: string,
  roll: Roll,
): void {
  if (isDetachment(unit)) {
    if (result === 'retreat') recall(p, unit);
    else eliminate(p, unit);
    attackDone(p, roll);
    return;
  }
  const companion = detachmentIn(p, hexOf(p, unit));
  if (companion !== undefined) eliminate(p, companion);
  if (result === 'retreat' && retreatEnds(p, unit, [victor]).length > 0) {
    p.retreat = { unit, awayFrom: victor };
    p.step = 'retreat';
    p.decider = sideOf(unit);
    return;
  }
  if (result === 'eliminated') eliminate(p, unit);
  else blow(p, unit);
  attackDone(p, roll);
}

function retreat(p: Position, unit: string, to: string, roll: Roll): void {
  p.where.set(unit, to);
  if (p.step === 'clearing') {
    p.entry?.clearing.delete(unit);
    goOnClearing(p);
    return;
  }
  p.retreat = null;
  attackDone(p, roll);
}

/** PUR-1 to PUR-4, then the next attack. */
function attackDone(p: Position, roll: Roll): void {
  const { fight } = p;
  if (fight === null) return;
  const { attacker, hex } = fight;
  const side = sideOf(attacker);
  p.fight = null;
  const isVacated = !piecesIn(p, hex).some((unit) => !isHq(unit));
  if (p.where.has(attacker) && isVacated && !inContact(p, attacker)) {
    const intoZone = zonesOf(p, enemyOf(side)).control.has(hex);
    marchTo(p, attacker, hex, p.back.has(attacker) || (isInfantry(attacker) && intoZone));
  }
  p.step = 'attack';
  acted(p, roll, side);
}
