import type { Concealment, GameEvent, Setup, State } from '@hundred-days/kernel';
import type { Action } from './actions.ts';
import { NET } from './board.ts';
import { homeOf } from './places.ts';
import {
  AT,
  ATTACK_WORDS,
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
  rebuild,
  sideOfSeat,
  slotOf,
  stepOf,
  UNKNOWN,
  UNPLACED,
} from './position.ts';
import { HOLDER, isShownOpen, shapeOf } from './rules/openness.ts';
import { ARMIES, ARMY, SIDE, UNITS, unitIndex } from './units.ts';

/**
 * What each seat may know (3.2, FOG): of a block that is not its own, what lies open, or else colour, town and mark as a
 * number. Blocks are shown as they stood when their owner last ended a step; hidden ones have no identity at all.
 */
function concealState(state: State, viewer: number): State {
  const view = state.slice();
  for (let unit = 0; unit < UNITS; unit++) if (ownerOf(state, ARMY[unit]) !== viewer) concealUnit(state, view, unit);
  concealMoves(state, view, viewer);
  rebuild(view);
  return view;
}

function concealUnit(state: State, view: State, unit: number): void {
  for (let i = 0; i < 4; i++) view[AT.way + 4 * unit + i] = 0;
  const where = state[AT.shownWhere + unit];
  if (isShownOpen(state, unit)) {
    setUnit(
      view,
      unit,
      where,
      state[AT.shownPlace + unit],
      state[AT.shownStrength + unit],
      state[AT.shownFlags + unit] & ~UNSEEN,
      hostSeen(state, unit),
    );
    return;
  }
  countHidden(state, view, unit, where);
  setUnit(view, unit, UNKNOWN, 0, 0, 0, 0);
}

/** What is not written on the face of an open block: that it moved as one of a stack (FOG-10), or paid for the bid (12.0f). */
const UNSEEN = MOVED | MARCHED | REDUCED;

/** FOG-7: that a unit shelters is seen; with whom, only if that one lies open too, else it stands for its host itself. */
function hostSeen(state: State, unit: number): number {
  const host = state[AT.shownHost + unit];
  return host > 0 && !isShownOpen(state, host - 1) ? unit + 1 : host;
}

/** Both what stands and what is shown: a viewer knows no difference. */
function setUnit(
  view: State,
  unit: number,
  where: number,
  place: number,
  strength: number,
  flags: number,
  host: number,
): void {
  const values = [where, place, strength, flags, host];
  for (const [i, field] of [AT.where, AT.place, AT.strength, AT.flags, AT.host].entries())
    view[field + unit] = values[i];
  for (const [i, field] of [AT.shownWhere, AT.shownPlace, AT.shownStrength, AT.shownFlags, AT.shownHost].entries())
    view[field + unit] = values[i];
}

/** A hidden block is one more of its colour and mark, in its town or in its place of a battle. */
function countHidden(state: State, view: State, unit: number, where: number): void {
  if (where === UNPLACED || where === ELIMINATED || where === UNKNOWN) return;
  const place = state[AT.shownPlace + unit];
  const flags = state[AT.shownFlags + unit];
  const slot = slotOf(state, where);
  if (place === 0 || slot < 0) {
    view[hiddenField(where, ARMY[unit], (flags & DISRUPTED) !== 0)]++;
    return;
  }
  const shape = shapeOf(flags & IN_BATTLE, state[AT.shownHost + unit]);
  view[hiddenBattleField(slot, place, ARMY[unit], shape)]++;
  // Of a holder in a square or in shelter the ground shows that it is held.
  if ((flags & HOLDS) !== 0 && shape !== HOLDER)
    view[AT.markers + slot * HOMES + homeOf(state, SIDE[unit], place)] *= -1;
}

/** FOG-13: while a seat moves, retreats or brings units up, others know neither its Group Moves nor the roads it uses. */
function concealMoves(state: State, view: State, viewer: number): void {
  if (state[AT.active] === viewer) return;
  const roads = NET.edges.length;
  if (stepOf(state) === 'movement') {
    view.fill(0, AT.groups, AT.groups + 4 + 4 * ATTACK_WORDS);
    for (const field of [AT.used, AT.crossings, AT.entered]) view.fill(0, field, field + roads);
  }
  // 12.0f: others hear when all steps are removed, not of each.
  if (stepOf(state) === 'reduction') view[AT.toRemove] = state[AT.bidSteps];
  // The roads of a step that is not ended yet; of one that is, nobody asks any more.
  view.fill(0, AT.flow, AT.flow + roads);
  view.fill(0, AT.crossed, AT.crossed + 3);
  view[AT.busy] = 0;
  // 6.6c, 11.0g: how many are shown in a skirmish is for the ally alone.
  if (viewer < 0 || sideOfSeat(state, viewer) !== state[AT.side]) view[AT.picked] = 0;
  view[AT.idleHands] = 0;
}

/** An event that repeats to the others what its owner was told when he acted carries his army in `echo` (FOG-13). */
function concealEvent(event: GameEvent, viewer: number, _before: State, after: State): GameEvent | null {
  const { echo } = event.data;
  if (typeof echo !== 'string') return event;
  const army = (ARMIES as readonly string[]).indexOf(echo);
  if (viewer >= 0 && ownerOf(after, army) === viewer) return null;
  return event;
}

/** Actions whose every detail is open: bids, the order of fights, markers, dice of open units, hits on open units. */
const OPEN_ACTIONS: readonly Action['type'][] = ['bid', 'fight', 'terrain', 'morale', 'fire', 'starve'];

/** A set-up that is described in full tells each seat its own units only; who owns what is settled later by bids. */
function concealSetup(setup: Setup, viewer: number): Setup {
  const { scenario, options } = setup;
  if (typeof scenario === 'string' || typeof scenario.units !== 'object' || scenario.units === null) return setup;
  const own = (id: string): boolean => {
    const unit = unitIndex(id);
    if (unit < 0 || options.bidding === true) return false;
    return (options.threePlayers === true ? ARMY[unit] : SIDE[unit]) === viewer;
  };
  const units = Object.fromEntries(Object.entries(scenario.units).filter(([id]) => own(id)));
  return { ...setup, scenario: { ...scenario, units } };
}

export const CONCEAL: Concealment<Action> = {
  setup: concealSetup,
  state: concealState,
  event: concealEvent,
  action: (action) => (OPEN_ACTIONS.includes(action.type) ? action : null),
};
