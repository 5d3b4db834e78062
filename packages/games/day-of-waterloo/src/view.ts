import type { Concealment, Facts, GameEvent, Setup, Side, State, Unit, Viewer } from '@hundred-days/kernel';
import type { Action } from './actions.ts';
import {
  COLUMN,
  EXITED,
  isSeen,
  PIN,
  REORGANIZING,
  ROLLED,
  SHOWN,
  sideOfSeat,
  stepOf,
  UNKNOWN,
  UNPLACED,
} from './position.ts';
import { ALLIED, FRENCH, SIDES } from './units.ts';
import type { World } from './world.ts';

/**
 * What each seat may know (5.4.2): its own side in full, of the enemy the leaders, the top counter of every stack, and what
 * has been shown; a spectator sees the top counters of both. What lies beneath has no place, no strength and no order, and nothing
 * says that it is there.
 */
function concealInto(w: World, view: State, state: State, viewer: Viewer): void {
  view.set(state);
  for (const side of [FRENCH, ALLIED]) if (viewer < 0 || sideOfSeat(viewer) !== side) concealSide(w, view, side);
}

function concealSide(w: World, view: State, side: Side): void {
  const { at } = w;
  if (view[at.phasing] === side) view[at.spent] = view[at.owed] = 0;
  view[at.picked + side] = 0;
  if (isSettingUp(w, view, side)) hideSetup(w, view, side);
  else hideStacks(w, view, side);
}

/** 5.4.2d: nothing of a set-up is seen before its owner has ended it. */
const isSettingUp = (w: World, view: State, side: Side): boolean => {
  const step = stepOf(w, view);
  if (step === 'fate' || step === 'price') return true;
  return step === 'deployment' && (view[w.at.phasing] === side || side === FRENCH);
};

function hideSetup(w: World, view: State, side: Side): void {
  const { at, hexes } = w;
  for (const piece of w.unitsOf[side]) {
    const where = view[at.where + piece];
    if (where < 0) continue;
    view[at.where + piece] = UNPLACED;
    if (piece >= w.units) continue;
    view[at.beneath + piece] = 0;
    view[at.top + where] = 0;
    view[at.exerts + where] = 0;
  }
  view.fill(0, at.zoi + side * hexes, at.zoi + (side + 1) * hexes);
  view.fill(0, at.seenZoi + side * hexes, at.seenZoi + (side + 1) * hexes);
}

function hideStacks(w: World, view: State, side: Side): void {
  const { hexes, units } = w;
  const { did, began, where, top, beneath, exerts, zoi, seenZoi } = w.at;
  const pieces = w.unitsOf[side];
  const moves = view[w.at.phasing] === side;
  for (let i = 0; i < pieces.length; i++) {
    const unit = pieces[i];
    if (moves) view[did + unit] &= COLUMN;
    if (unit >= units) continue;
    view[began + unit] = -1;
    const hex = view[where + unit];
    if (hex < 0 || view[top + hex] !== unit + 1) continue;
    if (view[beneath + unit] !== 0) hideBeneath(w, view, unit);
    view[exerts + hex] = view[exerts + hex] > 1 ? 3 : 0;
  }
  view.copyWithin(zoi + side * hexes, seenZoi + side * hexes, seenZoi + (side + 1) * hexes);
}

/** What lies under a top counter: units that were shown stay in the hex, those of a combat in their order, pins in no order. */
function hideBeneath(w: World, view: State, top: Unit): void {
  const { at } = w;
  let over = top;
  let pins: Unit[] | null = null;
  let next = view[at.beneath + top];
  view[at.beneath + top] = 0;
  while (next > 0) {
    const unit = next - 1;
    next = view[at.beneath + unit];
    view[at.beneath + unit] = 0;
    const open = view[at.open + unit];
    if ((open & SHOWN) !== 0) {
      view[at.beneath + over] = unit + 1;
      over = unit;
    } else if ((open & PIN) !== 0) {
      pins ??= [];
      pins.push(unit);
    } else hideUnit(w, view, unit);
  }
  if (pins === null) return;
  for (const unit of pins.sort((a, b) => a - b)) {
    view[at.beneath + over] = unit + 1;
    over = unit;
  }
}

function hideUnit(w: World, view: State, unit: Unit): void {
  const { at } = w;
  view[at.where + unit] = UNKNOWN;
  view[at.casualties + unit] = 0;
  // 5.4.2c: attempts and their dice are open.
  view[at.status + unit] &= REORGANIZING | ROLLED;
  view[at.did + unit] = 0;
  view[at.marker + unit] = 0;
  view[at.part + unit] = 0;
  view[at.charges + unit] = 0;
}

/** What is only for the side it names: whole events by their type, facts by their name. */
const OWN = 'own';

function concealEvent(event: GameEvent, viewer: Viewer): GameEvent | null {
  const { type, data } = event;
  const own = Object.keys(data).filter((key) => key.startsWith(OWN));
  if (own.length === 0 && !type.startsWith(`${OWN}-`)) return event;
  if (viewer >= 0 && SIDES[sideOfSeat(viewer)] === data.side) return event;
  if (own.length === 0) return null;
  const seen: Facts = Object.fromEntries(Object.entries(data).filter(([key]) => !own.includes(key)));
  return { ...event, data: seen };
}

/** Actions of which the enemy hears only what shows (5.4.2d, 5.4.2e): set-up, order, who goes along beneath another. */
const SECRET_ACTIONS: ReadonlySet<Action['type']> = new Set([
  'fate',
  'place',
  'deploy',
  'raise',
  'lower',
  'take',
  'retreat',
  'evade',
  'advance',
]);

/** What the enemy hears of an order: of one that hidden cavalry has cut short, or of a unit that is not shown yet, nothing. */
function isUnheard(w: World, action: Action, before: State, after: State): boolean {
  switch (action.type) {
    case 'move':
    case 'enter':
      return after[w.at.where + action.unit] !== action.path[action.path.length - 1];
    case 'exit':
      return after[w.at.where + action.unit] !== EXITED;
    case 'charge':
      return stepOf(w, before) === 'movement' && !isCharging(w, action.units[0], before, after);
    case 'fire':
    case 'support':
    case 'join':
      return !isSeen(w, before, action.unit);
    default:
      return SECRET_ACTIONS.has(action.type);
  }
}

const isCharging = (w: World, unit: Unit, before: State, after: State): boolean =>
  after[w.at.charges + unit] > before[w.at.charges + unit];

/** A set-up that is described in full tells each seat its own side only. */
function concealSetup(setup: Setup): Setup {
  if (typeof setup.scenario === 'string') return setup;
  const { stacks: _stacks, casualties: _casualties, ...open } = setup.scenario;
  return { ...setup, scenario: open };
}

export const concealment = (w: World): Concealment<Action> => ({
  setup: concealSetup,
  into: (view, state, viewer) => concealInto(w, view, state, viewer),
  event: concealEvent,
  action: (action, seat, viewer, before, after) =>
    (viewer < 0 || sideOfSeat(viewer) !== sideOfSeat(seat)) && isUnheard(w, action, before, after) ? null : action,
});
