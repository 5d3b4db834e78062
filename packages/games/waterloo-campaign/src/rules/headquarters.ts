import type { ChoiceList, Place, Refusal, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal } from '@hundred-days/kernel';
import { type Action, MODES } from '../actions.ts';
import { hexId } from '../board.ts';
import type { Desk } from '../desk.ts';
import { BACK, FRONT, OFF_MAP, USED } from '../layout.ts';
import { has, hqIn, inZone, isEmpty, lift, mark, onMap, put, setStep, unmark, whereIs } from '../position.ts';
import { enemyOf, isHq, type Side, unitId } from '../units.ts';
import type { World } from '../world.ts';

/** Step A: HQ placement; and the modes of HQs that are on the map from the start (S15-2). */

/** S15-4: an HQ that is in the game by now. */
const isInPlay = (w: World, s: State, hq: Unit): boolean =>
  onMap(w, s, hq) || (whereIs(w, s, hq) === OFF_MAP && s[w.at.due + hq] <= s[w.at.turn]);

/** a side takes its HQs off the map; each must be placed again. */
export function beginHqPlacement(w: World, s: State, side: Side): void {
  s[w.at.active] = side;
  setStep(w, s, 'hq');
  for (const hq of w.hqsOf[side]) {
    unmark(w, s, hq, USED);
    if (!isInPlay(w, s, hq)) mark(w, s, hq, USED);
    else if (onMap(w, s, hq)) lift(w, s, hq, OFF_MAP);
    s[w.at.face + hq] = FRONT;
  }
  finishPlacement(w, s);
}

const isWaiting = (w: World, s: State, hq: Unit): boolean =>
  isHq(w, hq) && w.side[hq] === s[w.at.active] && !has(w, s, hq, USED);

const waiting = (w: World, s: State): number[] => [...w.hqsOf[s[w.at.active]]].filter((hq) => !has(w, s, hq, USED));

/** STK-2: within three hexes of an associated unit, in no enemy zone, one HQ to a hex. */
const suits = (w: World, s: State, side: Side, hex: Place): boolean =>
  hqIn(w, s, hex) < 0 && !inZone(w, s, enemyOf(side), hex);

/** Every hex an HQ may go to; A-4 where nothing else is left. */
function hexesFor(desk: Desk, s: State, hq: Unit): Int16Array {
  const { w } = desk;
  const { marks } = desk;
  if (markRegularHexes(desk, s, hq) === 0) {
    for (let hex = 0; hex < w.hexes; hex++) if (w.nearMainRoad[hex] === 1 && isEmpty(w, s, hex)) marks.add(hex);
  }
  return marks.list();
}

/** the hexes near a unit of the army; returns how many. */
function markRegularHexes({ w, marks }: Desk, s: State, hq: Unit): number {
  const { first, hexes } = w.nearUnit;
  marks.clear();
  for (const unit of w.unitsOfArmy[w.army[hq]]) {
    const at = whereIs(w, s, unit);
    if (at < 0) continue;
    for (let i = first[at]; i < first[at + 1]; i++) if (suits(w, s, w.side[hq], hexes[i])) marks.add(hexes[i]);
  }
  return marks.size;
}

/** The same for one hex. */
function isRegular(w: World, s: State, hq: Unit, hex: Place): boolean {
  if (!suits(w, s, w.side[hq], hex)) return false;
  for (const unit of w.unitsOfArmy[w.army[hq]])
    if (onMap(w, s, unit) && w.map.distance(whereIs(w, s, unit), hex) <= w.hqPlacementDistance) return true;
  return false;
}

class Placements implements ChoiceList<Action> {
  readonly #hq: Unit;
  readonly #hexes: Int16Array;

  constructor(hq: Unit, hexes: Int16Array) {
    this.#hq = hq;
    this.#hexes = hexes;
  }

  get length(): number {
    return 2 * this.#hexes.length;
  }

  at(index: number): Action | undefined {
    if (index < 0 || index >= this.length) return undefined;
    return { type: 'place', hq: this.#hq, hex: this.#hexes[index >> 1], mode: index & 1 };
  }
}

export function hqPhase(desk: Desk): Stage<Action> {
  const { w } = desk;
  return {
    rule: 'A-5',
    accepts: ['place'],
    pieces: (s) => waiting(w, s),
    choices: (s, _seat, piece) => (isWaiting(w, s, piece) ? new Placements(piece, hexesFor(desk, s, piece)) : []),
    refuse: (s, _seat, action) => (action.type === 'place' ? refusePlacement(desk, s, action.hq, action.hex) : null),
    whyNot: (s, _seat, piece, hex) => refusePlacement(desk, s, piece, hex),
    apply(s, _seat, action, _dice, tell) {
      if (action.type !== 'place') return;
      put(w, s, action.hq, action.hex);
      s[w.at.face + action.hq] = action.mode;
      mark(w, s, action.hq, USED);
      tellPlacement(w, 'hq-placed', 'A-1', s, action.hq, tell);
      finishPlacement(w, s);
    },
  };
}

function finishPlacement(w: World, s: State): void {
  if (waiting(w, s).length === 0) setStep(w, s, 'hq-done');
}

function tellPlacement(w: World, type: string, rule: string, s: State, hq: Unit, tell: Tell): void {
  if (tell === null) return;
  tell({ type, rule, data: { unit: unitId(w, hq), hex: hexId(w, whereIs(w, s, hq)), mode: MODES[s[w.at.face + hq]] } });
}

function refusePlacement(desk: Desk, s: State, hq: Unit, hex: Place): Refusal | null {
  const { w } = desk;
  if (!isHq(w, hq)) return refusal('GEN-3', 'not-an-hq', { unit: unitId(w, hq) });
  if (w.side[hq] !== s[w.at.active]) return refusal('A-1', 'not-your-hq', { unit: unitId(w, hq) });
  if (has(w, s, hq, USED)) {
    return onMap(w, s, hq)
      ? refusal('A-5', 'hq-is-placed', { unit: unitId(w, hq) })
      : refusal('S15-4', 'hq-comes-later', { unit: unitId(w, hq), turn: s[w.at.due + hq] });
  }
  if (isRegular(w, s, hq, hex) || hexesFor(desk, s, hq).includes(hex)) return null;
  return whyNotHere(desk, s, hq, hex);
}

/** The rule that keeps an HQ from a hex. */
function whyNotHere(desk: Desk, s: State, hq: Unit, hex: Place): Refusal {
  const { w } = desk;
  const data = { unit: unitId(w, hq), hex: hexId(w, hex) };
  const other = hqIn(w, s, hex);
  if (other >= 0) return refusal('STK-2', 'hq-there', { ...data, other: unitId(w, other) });
  if (markRegularHexes(desk, s, hq) === 0) {
    return isEmpty(w, s, hex) ? refusal('A-4', 'hq-off-main-road', data) : refusal('A-4', 'hex-not-empty', data);
  }
  return inZone(w, s, enemyOf(w.side[hq]), hex)
    ? refusal('A-3', 'hq-in-enemy-zone', data)
    : refusal('A-2', 'hq-too-far', data);
}

/** S15-2: the HQs on the map at the start, French first, each in the mode its owner picks. */
export function beginModes(w: World, s: State, side: Side): boolean {
  s[w.at.active] = side;
  setStep(w, s, 'modes');
  return withoutMode(w, s).length > 0;
}

const withoutMode = (w: World, s: State): number[] =>
  [...w.hqsOf[s[w.at.active]]].filter((hq) => onMap(w, s, hq) && !has(w, s, hq, USED));

export const modesPhase = (w: World): Stage<Action> => ({
  rule: 'S15-2',
  accepts: ['mode'],
  pieces: (s) => withoutMode(w, s),
  choices: (s, _seat, piece) =>
    withoutMode(w, s).includes(piece) ? [FRONT, BACK].map((mode) => ({ type: 'mode', hq: piece, mode })) : [],
  refuse: (s, _seat, action) => (action.type === 'mode' ? refuseMode(w, s, action.hq) : null),
  whyNot: (s, _seat, piece) => refuseMode(w, s, piece),
  apply(s, _seat, action, _dice, tell) {
    if (action.type !== 'mode') return;
    s[w.at.face + action.hq] = action.mode;
    mark(w, s, action.hq, USED);
    tellPlacement(w, 'mode-chosen', 'S15-2', s, action.hq, tell);
    if (withoutMode(w, s).length > 0) return;
    if (s[w.at.active] === 0 && beginModes(w, s, 1)) return;
    setStep(w, s, 'movement-begins');
  },
});

function refuseMode(w: World, s: State, hq: Unit): Refusal | null {
  const data = { unit: unitId(w, hq) };
  if (!isHq(w, hq)) return refusal('GEN-3', 'not-an-hq', data);
  if (w.side[hq] !== s[w.at.active]) return refusal('S15-2', 'not-your-hq', data);
  if (!onMap(w, s, hq)) return refusal('S15-4', 'hq-comes-later', { ...data, turn: s[w.at.due + hq] });
  return has(w, s, hq, USED) ? refusal('S15-2', 'mode-is-chosen', data) : null;
}
