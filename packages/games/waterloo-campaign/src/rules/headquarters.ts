import { type ChoiceList, type Phase, type Refusal, refusal, type State, type Tell } from '@hundred-days/kernel';
import { type Action, MODES, type Of } from '../actions.ts';
import { HEXES, hexId, MAP, NEAR_MAIN_ROAD } from '../board.ts';
import type { Desk } from '../desk.ts';
import {
  AT,
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
import { hqPlacementDistance } from '../tables.ts';
import { ARMY, enemyOf, HQS_OF, isHq, SIDE, UNITS_OF_ARMY, unitId } from '../units.ts';

/** Step A: HQ placement; and the modes of HQs that are on the map from the start (S15-2). */

/** S15-4: an HQ that is in the game by now. */
const isInPlay = (s: State, hq: number): boolean =>
  onMap(s, hq) || (whereIs(s, hq) === OFF_MAP && s[AT.due + hq] <= s[AT.turn]);

/** a side takes its HQs off the map; each must be placed again. */
export function beginHqPlacement(s: State, side: number): void {
  s[AT.active] = side;
  setStep(s, 'hq');
  for (const hq of HQS_OF[side]) {
    unmark(s, hq, USED);
    if (!isInPlay(s, hq)) mark(s, hq, USED);
    else if (onMap(s, hq)) lift(s, hq, OFF_MAP);
    s[AT.face + hq] = FRONT;
  }
  finishPlacement(s);
}

const isWaiting = (s: State, hq: number): boolean => isHq(hq) && SIDE[hq] === s[AT.active] && !has(s, hq, USED);

const waiting = (s: State): number[] => [...HQS_OF[s[AT.active]]].filter((hq) => !has(s, hq, USED));

/** STK-2: within three hexes of an associated unit, in no enemy zone, one HQ to a hex. */
const suits = (s: State, side: number, hex: number): boolean => hqIn(s, hex) < 0 && !inZone(s, enemyOf(side), hex);

/** Every hex an HQ may go to; A-4 where nothing else is left. */
function hexesFor(desk: Desk, s: State, hq: number): Int16Array {
  const { marks } = desk;
  if (markRegularHexes(desk, s, hq) === 0) {
    for (let hex = 0; hex < HEXES; hex++) if (NEAR_MAIN_ROAD[hex] === 1 && isEmpty(s, hex)) marks.add(hex);
  }
  return marks.list();
}

/** the hexes near a unit of the army; returns how many. */
function markRegularHexes({ marks }: Desk, s: State, hq: number): number {
  marks.clear();
  for (const unit of UNITS_OF_ARMY[ARMY[hq]]) {
    if (!onMap(s, unit)) continue;
    for (const hex of MAP.within(whereIs(s, unit), hqPlacementDistance)) if (suits(s, SIDE[hq], hex)) marks.add(hex);
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
  return {
    name: 'hq',
    rule: 'A-5',
    accepts: ['place'],
    seats: (s) => 1 << s[AT.active],
    pieces: waiting,
    choices: (s, _seat, piece) => (isWaiting(s, piece) ? new Placements(piece, hexesFor(desk, s, piece)) : []),
    refuse: (s, _seat, action) => (action.type === 'place' ? refusePlacement(desk, s, action) : null),
    apply(s, _seat, action, _dice, tell) {
      if (action.type !== 'place') return;
      put(s, action.hq, action.hex);
      s[AT.face + action.hq] = action.mode;
      mark(s, action.hq, USED);
      tellPlacement('hq-placed', 'A-1', s, action.hq, tell);
      finishPlacement(s);
    },
  };
}

function finishPlacement(s: State): void {
  if (waiting(s).length === 0) setStep(s, 'hq-done');
}

function tellPlacement(type: string, rule: string, s: State, hq: number, tell: Tell): void {
  if (tell === null) return;
  tell({ type, rule, data: { unit: unitId(hq), hex: hexId(whereIs(s, hq)), mode: MODES[s[AT.face + hq]] } });
}

function refusePlacement(desk: Desk, s: State, { hq, hex }: Of<'place'>): Refusal | null {
  if (!isHq(hq)) return refusal('GEN-3', 'not-an-hq', { unit: unitId(hq) });
  if (SIDE[hq] !== s[AT.active]) return refusal('A-1', 'not-your-hq', { unit: unitId(hq) });
  if (has(s, hq, USED)) {
    return onMap(s, hq)
      ? refusal('A-5', 'hq-is-placed', { unit: unitId(hq) })
      : refusal('S15-4', 'hq-comes-later', { unit: unitId(hq), turn: s[AT.due + hq] });
  }
  if (hexesFor(desk, s, hq).includes(hex)) return null;
  return whyNotHere(desk, s, hq, hex);
}

/** The rule that keeps an HQ from a hex. */
function whyNotHere(desk: Desk, s: State, hq: number, hex: number): Refusal {
  const data = { unit: unitId(hq), hex: hexId(hex) };
  const other = hqIn(s, hex);
  if (other >= 0) return refusal('STK-2', 'hq-there', { ...data, other: unitId(other) });
  if (markRegularHexes(desk, s, hq) === 0) {
    return isEmpty(s, hex) ? refusal('A-4', 'hq-off-main-road', data) : refusal('A-4', 'hex-not-empty', data);
  }
  return inZone(s, enemyOf(SIDE[hq]), hex)
    ? refusal('A-3', 'hq-in-enemy-zone', data)
    : refusal('A-2', 'hq-too-far', data);
}

/** S15-2: the HQs on the map at the start, French first, each in the mode its owner picks. */
export function beginModes(s: State, side: number): boolean {
  s[AT.active] = side;
  setStep(s, 'modes');
  return withoutMode(s).length > 0;
}

const withoutMode = (s: State): number[] => [...HQS_OF[s[AT.active]]].filter((hq) => onMap(s, hq) && !has(s, hq, USED));

export const modesPhase: Phase<Action> = {
  name: 'modes',
  rule: 'S15-2',
  accepts: ['mode'],
  seats: (s) => 1 << s[AT.active],
  pieces: withoutMode,
  choices: (s, _seat, piece) =>
    withoutMode(s).includes(piece) ? [FRONT, BACK].map((mode) => ({ type: 'mode', hq: piece, mode })) : [],
  refuse(s, _seat, action) {
    if (action.type !== 'mode') return null;
    if (!isHq(action.hq)) return refusal('GEN-3', 'not-an-hq', { unit: unitId(action.hq) });
    if (SIDE[action.hq] !== s[AT.active]) return refusal('GEN-7', 'not-your-hq', { unit: unitId(action.hq) });
    if (!onMap(s, action.hq))
      return refusal('S15-4', 'hq-comes-later', { unit: unitId(action.hq), turn: s[AT.due + action.hq] });
    return has(s, action.hq, USED) ? refusal('S15-2', 'mode-is-chosen', { unit: unitId(action.hq) }) : null;
  },
  apply(s, _seat, action, _dice, tell) {
    if (action.type !== 'mode') return;
    s[AT.face + action.hq] = action.mode;
    mark(s, action.hq, USED);
    tellPlacement('mode-chosen', 'S15-2', s, action.hq, tell);
    if (withoutMode(s).length > 0) return;
    if (s[AT.active] === 0 && beginModes(s, 1)) return;
    setStep(s, 'movement-begins');
  },
};
