import { type ChoiceList, type Phase, type Refusal, refusal, type State, type Tell } from '@hundred-days/kernel';
import { type Action, MODES, type Of } from '../actions.ts';
import { hexId } from '../board.ts';
import type { Desk } from '../desk.ts';
import {
  BACK,
  FRONT,
  has,
  hqIn,
  inZone,
  isEmpty,
  lift,
  mark,
  OFF_MAP,
  onMap,
  put,
  setStep,
  USED,
  unmark,
  whereIs,
} from '../position.ts';
import { enemyOf, isHq, unitId } from '../units.ts';
import type { World } from '../world.ts';

/** Step A: HQ placement; and the modes of HQs that are on the map from the start (S15-2). */

/** S15-4: an HQ that is in the game by now. */
const isInPlay = (w: World, s: State, hq: number): boolean =>
  onMap(w, s, hq) || (whereIs(w, s, hq) === OFF_MAP && s[w.at.due + hq] <= s[w.at.turn]);

/** a side takes its HQs off the map; each must be placed again. */
export function beginHqPlacement(w: World, s: State, side: number): void {
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

const isWaiting = (w: World, s: State, hq: number): boolean =>
  isHq(w, hq) && w.side[hq] === s[w.at.active] && !has(w, s, hq, USED);

const waiting = (w: World, s: State): number[] => [...w.hqsOf[s[w.at.active]]].filter((hq) => !has(w, s, hq, USED));

/** STK-2: within three hexes of an associated unit, in no enemy zone, one HQ to a hex. */
const suits = (w: World, s: State, side: number, hex: number): boolean =>
  hqIn(w, s, hex) < 0 && !inZone(w, s, enemyOf(side), hex);

/** Every hex an HQ may go to; A-4 where nothing else is left. */
function hexesFor(desk: Desk, s: State, hq: number): Int16Array {
  const { w } = desk;
  const { marks } = desk;
  if (markRegularHexes(desk, s, hq) === 0) {
    for (let hex = 0; hex < w.hexes; hex++) if (w.nearMainRoad[hex] === 1 && isEmpty(w, s, hex)) marks.add(hex);
  }
  return marks.list();
}

/** the hexes near a unit of the army; returns how many. */
function markRegularHexes({ w, marks }: Desk, s: State, hq: number): number {
  marks.clear();
  for (const unit of w.unitsOfArmy[w.army[hq]]) {
    if (!onMap(w, s, unit)) continue;
    for (const hex of w.map.within(whereIs(w, s, unit), w.hqPlacementDistance))
      if (suits(w, s, w.side[hq], hex)) marks.add(hex);
  }
  return marks.size;
}

class Placements implements ChoiceList<Action> {
  readonly #hq: number;
  readonly #hexes: Int16Array;

  constructor(hq: number, hexes: Int16Array) {
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

export function hqPhase(desk: Desk): Phase<Action> {
  const { w } = desk;
  return {
    name: 'hq',
    rule: 'A-5',
    accepts: ['place'],
    seats: (s) => 1 << s[w.at.active],
    pieces: (s) => waiting(w, s),
    choices: (s, _seat, piece) => (isWaiting(w, s, piece) ? new Placements(piece, hexesFor(desk, s, piece)) : []),
    refuse: (s, _seat, action) => (action.type === 'place' ? refusePlacement(desk, s, action) : null),
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

function tellPlacement(w: World, type: string, rule: string, s: State, hq: number, tell: Tell): void {
  if (tell === null) return;
  tell({ type, rule, data: { unit: unitId(w, hq), hex: hexId(w, whereIs(w, s, hq)), mode: MODES[s[w.at.face + hq]] } });
}

function refusePlacement(desk: Desk, s: State, { hq, hex }: Of<'place'>): Refusal | null {
  const { w } = desk;
  if (!isHq(w, hq)) return refusal('GEN-3', 'not-an-hq', { unit: unitId(w, hq) });
  if (w.side[hq] !== s[w.at.active]) return refusal('A-1', 'not-your-hq', { unit: unitId(w, hq) });
  if (has(w, s, hq, USED)) {
    return onMap(w, s, hq)
      ? refusal('A-5', 'hq-is-placed', { unit: unitId(w, hq) })
      : refusal('S15-4', 'hq-comes-later', { unit: unitId(w, hq), turn: s[w.at.due + hq] });
  }
  if (hexesFor(desk, s, hq).includes(hex)) return null;
  return whyNotHere(desk, s, hq, hex);
}

/** The rule that keeps an HQ from a hex. */
function whyNotHere(desk: Desk, s: State, hq: number, hex: number): Refusal {
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
export function beginModes(w: World, s: State, side: number): boolean {
  s[w.at.active] = side;
  setStep(w, s, 'modes');
  return withoutMode(w, s).length > 0;
}

const withoutMode = (w: World, s: State): number[] =>
  [...w.hqsOf[s[w.at.active]]].filter((hq) => onMap(w, s, hq) && !has(w, s, hq, USED));

export const modesPhase = (w: World): Phase<Action> => ({
  name: 'modes',
  rule: 'S15-2',
  accepts: ['mode'],
  seats: (s) => 1 << s[w.at.active],
  pieces: (s) => withoutMode(w, s),
  choices: (s, _seat, piece) =>
    withoutMode(w, s).includes(piece) ? [FRONT, BACK].map((mode) => ({ type: 'mode', hq: piece, mode })) : [],
  refuse(s, _seat, action) {
    if (action.type !== 'mode') return null;
    if (!isHq(w, action.hq)) return refusal('GEN-3', 'not-an-hq', { unit: unitId(w, action.hq) });
    if (w.side[action.hq] !== s[w.at.active]) return refusal('S15-2', 'not-your-hq', { unit: unitId(w, action.hq) });
    if (!onMap(w, s, action.hq))
      return refusal('S15-4', 'hq-comes-later', { unit: unitId(w, action.hq), turn: s[w.at.due + action.hq] });
    return has(w, s, action.hq, USED) ? refusal('S15-2', 'mode-is-chosen', { unit: unitId(w, action.hq) }) : null;
  },
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
