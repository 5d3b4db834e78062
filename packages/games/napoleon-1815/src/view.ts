import type { Concealment, GameEvent, Place, Setup, State, Unit, Viewer } from '@hundred-days/kernel';
import type { Action } from './actions.ts';
import { homeOf } from './places.ts';
import {
  count,
  DISRUPTED,
  ELIMINATED,
  HOLDS,
  HOMES,
  hiddenBattleField,
  hiddenField,
  IN_BATTLE,
  MARCHED,
  MOVED,
  ownerOf,
  REDUCED,
  setFlags,
  shownFlagsOf,
  sideOfSeat,
  slotOf,
  stepOf,
  UNKNOWN,
  UNPLACED,
} from './position.ts';
import { HOLDER, isShownOpen, shapeOf } from './rules/openness.ts';
import { ARMIES } from './units.ts';
import type { World } from './world.ts';

/**
 * What each seat may know (3.2, FOG): of a block that is not its own, what lies open, or else colour, town and mark as a
 * number. Blocks are shown as they stood when their owner last ended a step; hidden ones have no identity at all.
 */
function concealInto(w: World, view: State, state: State, viewer: Viewer): void {
  view.set(state);
  for (let army = 0; army < ARMIES.length; army++) {
    if (ownerOf(w, state, army) === viewer) continue;
    const units = w.unitsOfArmy[army];
    for (let i = 0; i < units.length; i++) concealUnit(w, state, view, units[i]);
  }
  concealMoves(w, state, view, viewer);
}

function concealUnit(w: World, state: State, view: State, unit: Unit): void {
  const { at } = w;
  const where = state[at.shownWhere + unit];
  const place = state[at.shownPlace + unit];
  if (where !== state[at.where + unit] || place !== state[at.place + unit]) recount(w, state, view, unit, where, place);
  view.fill(0, at.way + 4 * unit, at.way + 4 * unit + 4);
  if (isShownOpen(w, state, unit)) {
    const flags = shownFlagsOf(w, state, unit) & ~UNSEEN;
    setUnit(w, view, unit, where, place, state[at.shownStrength + unit], flags, hostSeen(w, state, unit));
    return;
  }
  countHidden(w, state, view, unit, where);
  setUnit(w, view, unit, UNKNOWN, 0, 0, 0, 0);
}

/** Counts a block where it is shown, and no more where it stands. */
function recount(w: World, state: State, view: State, unit: Unit, where: Place, place: number): void {
  count(w, view, unit, state[w.at.where + unit], state[w.at.place + unit], -1);
  count(w, view, unit, where, place, 1);
}

/** What is not written on the face of an open block: that it moved as one of a stack (FOG-10), or paid for the bid (12.0f). */
const UNSEEN = MOVED | MARCHED | REDUCED;

/** FOG-7: that a unit shelters is seen; with whom, only if that one lies open too, else it stands for its host itself. */
function hostSeen(w: World, state: State, unit: Unit): number {
  const host = state[w.at.shownHost + unit];
  return host > 0 && !isShownOpen(w, state, host - 1) ? unit + 1 : host;
}

/** Both what stands and what is shown: a viewer knows no difference. */
function setUnit(
  w: World,
  view: State,
  unit: Unit,
  where: number,
  place: number,
  strength: number,
  flags: number,
  host: number,
): void {
  const { at } = w;
  view[at.where + unit] = view[at.shownWhere + unit] = where;
  view[at.place + unit] = view[at.shownPlace + unit] = place;
  view[at.strength + unit] = view[at.shownStrength + unit] = strength;
  setFlags(w, view, unit, flags);
  view[at.shownFlags + unit] = view[at.flags + unit];
  view[at.shownBattleFlags + unit] = view[at.battleFlags + unit];
  view[at.host + unit] = view[at.shownHost + unit] = host;
}

/** A hidden block is one more of its colour and mark, in its town or in its place of a battle. */
function countHidden(w: World, state: State, view: State, unit: Unit, where: number): void {
  if (where === UNPLACED || where === ELIMINATED || where === UNKNOWN) return;
  const place = state[w.at.shownPlace + unit];
  const flags = shownFlagsOf(w, state, unit);
  const slot = slotOf(w, state, where);
  if (place === 0 || slot < 0) {
    view[hiddenField(w, where, w.army[unit], (flags & DISRUPTED) !== 0)]++;
    return;
  }
  const shape = shapeOf(flags & IN_BATTLE, state[w.at.shownHost + unit]);
  view[hiddenBattleField(w, slot, place, w.army[unit], shape)]++;
  // Of a holder in a square or in shelter the ground shows that it is held.
  if ((flags & HOLDS) !== 0 && shape !== HOLDER)
    view[w.at.markers + slot * HOMES + homeOf(w, state, w.side[unit], place)] *= -1;
}

/** FOG-13: while a seat moves, retreats or brings units up, others know neither its Group Moves nor the roads it uses. */
function concealMoves(w: World, state: State, view: State, viewer: Viewer): void {
  if (state[w.at.active] === viewer) return;
  const roads = w.net.edges.length;
  if (stepOf(w, state) === 'movement') {
    view.fill(0, w.at.groups, w.at.groups + 4 + 4 * w.attackWords);
    for (const field of [w.at.used, w.at.crossings, w.at.entered]) view.fill(0, field, field + roads);
  }
  // 12.0f: others hear when all steps are removed, not of each.
  if (stepOf(w, state) === 'reduction') view[w.at.toRemove] = state[w.at.bidSteps];
  // The roads of a step that is not ended yet; of one that is, nobody asks any more.
  view.fill(0, w.at.flow, w.at.flow + roads);
  view.fill(0, w.at.crossed, w.at.crossed + 3);
  view[w.at.busy] = 0;
  // 6.6c, 11.0g: how many are shown in a skirmish is for the ally alone.
  if (viewer < 0 || sideOfSeat(w, state, viewer) !== state[w.at.side]) view[w.at.picked] = 0;
  view[w.at.idleHands] = 0;
}

/** An event that repeats to the others what its owner was told when he acted carries his army in `echo` (FOG-13). */
function concealEvent(w: World, event: GameEvent, viewer: Viewer, _before: State, after: State): GameEvent | null {
  const { echo } = event.data;
  if (typeof echo !== 'string') return event;
  const army = (ARMIES as readonly string[]).indexOf(echo);
  if (viewer >= 0 && ownerOf(w, after, army) === viewer) return null;
  return event;
}

/** Actions whose every detail is open: bids, the order of fights, markers, dice of open units, hits on open units. */
const OPEN_ACTIONS: readonly Action['type'][] = ['bid', 'fight', 'terrain', 'morale', 'fire', 'starve'];

/** A set-up that is described in full tells each seat its own units only; who owns what is settled later by bids. */
function concealSetup(w: World, setup: Setup, viewer: Viewer): Setup {
  const { scenario, options } = setup;
  if (typeof scenario === 'string' || typeof scenario.units !== 'object' || scenario.units === null) return setup;
  const own = (id: string): boolean => {
    const unit = w.unitIndex(id);
    if (unit < 0 || options.bidding === true) return false;
    return (options.threePlayers === true ? w.army[unit] : w.side[unit]) === viewer;
  };
  const units = Object.fromEntries(Object.entries(scenario.units).filter(([id]) => own(id)));
  return { ...setup, scenario: { ...scenario, units } };
}

export const concealment = (w: World): Concealment<Action> => ({
  setup: (setup, viewer) => concealSetup(w, setup, viewer),
  into: (view, state, viewer) => concealInto(w, view, state, viewer),
  event: (event, viewer, _before, after) => concealEvent(w, event, viewer, _before, after),
  action: (action) => (OPEN_ACTIONS.includes(action.type) ? action : null),
});
