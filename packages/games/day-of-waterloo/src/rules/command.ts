import type { Place, Refusal, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal, TABLE, tableAnd } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import type { Desk } from '../desk.ts';
import {
  become,
  CADRE,
  corpsOf,
  inCommand,
  is,
  OUT_OF_COMMAND,
  onMap,
  REORGANIZING,
  RESTORES,
  setStep,
  TACTICAL,
  whereIs,
} from '../position.ts';
import { SIDES } from '../units.ts';
import type { World } from '../world.ts';

/** 7.0 Command. Points are half points: a radius of 3 MP is 6 of them. */

const isArmyLeader = (w: World, piece: Unit): boolean => piece >= w.units && w.isArmyLeader[piece - w.units] === 1;

/** What command is traced with. */
type Tracing = Pick<Desk, 'w' | 'ways'>;

/** 7.3a: fixes who is in command for this player turn. */
export function fixCommand(desk: Tracing, s: State, tell: Tell): void {
  const { w } = desk;
  for (const piece of w.unitsOf[s[w.at.phasing]]) {
    s[w.at.status + piece] &= ~OUT_OF_COMMAND;
    if ((onMap(w, s, piece) || isNamedCadre(w, s, piece)) && !isArmyLeader(w, piece))
      become(w, s, piece, OUT_OF_COMMAND);
  }
  for (const leaders of w.armyLeaders)
    for (const leader of leaders)
      if (w.side[leader] === s[w.at.phasing] && onMap(w, s, leader)) commandArmy(desk, s, leader);
  for (let corps = 0; corps < w.corpsIds.length; corps++) commandCorps(desk, s, corps);
  tellCommand(w, s, tell);
}

const isNamedCadre = (w: World, s: State, piece: Unit): boolean =>
  whereIs(w, s, piece) === CADRE && is(w, s, piece, REORGANIZING);

/** 7.1b, 7.1d: an army leader puts corps leaders in command, or combat units directly. */
function commandArmy(desk: Tracing, s: State, leader: Unit): void {
  const { w, ways } = desk;
  const tactical = is(w, s, leader, TACTICAL);
  ways.trace(s, leader);
  for (const piece of w.unitsOf[w.side[leader]]) {
    if (w.army[piece] !== w.army[leader] || piece < w.units !== tactical) continue;
    const hex = standsIn(w, s, piece);
    if (hex >= 0 && ways.reached(hex)) s[w.at.status + piece] &= ~OUT_OF_COMMAND;
  }
}

/** 8.3d: a cadre that is being restored stands with its corps leader. */
function standsIn(w: World, s: State, piece: Unit): Place {
  return isNamedCadre(w, s, piece) ? whereIs(w, s, w.corpsLeader[corpsOf(w, s, piece)]) : whereIs(w, s, piece);
}

/** 7.1c; 8.3b: not while he restores cadres; 7.4b: Wellington not in a tactical role. */
function commandCorps(desk: Tracing, s: State, corps: number): void {
  const { w, ways } = desk;
  const leader = w.corpsLeader[corps];
  if (w.side[leader] !== s[w.at.phasing] || !onMap(w, s, leader) || !inCommand(w, s, leader)) return;
  if (is(w, s, leader, RESTORES) || is(w, s, leader, TACTICAL)) return;
  ways.trace(s, leader);
  for (const unit of w.unitsOf[w.side[leader]]) {
    if (unit >= w.units || corpsOf(w, s, unit) !== corps || !onMap(w, s, unit)) continue;
    if (ways.reached(whereIs(w, s, unit))) s[w.at.status + unit] &= ~OUT_OF_COMMAND;
  }
}

/** 5.4.2c: of leaders everybody knows; of units their owner. */
function tellCommand(w: World, s: State, tell: Tell): void {
  if (tell === null) return;
  const out = [...w.unitsOf[s[w.at.phasing]]].filter((piece) => onMap(w, s, piece) && !inCommand(w, s, piece));
  const data = {
    side: SIDES[s[w.at.phasing]],
    leaders: out.filter((piece) => piece >= w.units).map(w.unitId),
    ownUnits: out.filter((piece) => piece < w.units).map(w.unitId),
  };
  tell({ type: 'command', rule: '7.3a', data });
}

/** 7.1d: who may still choose a tactical role. */
const mayTurnTactical = (w: World, s: State, piece: Unit): boolean =>
  isArmyLeader(w, piece) && onMap(w, s, piece) && !is(w, s, piece, TACTICAL);

export const hasRoles = (w: World, s: State): boolean =>
  w.armyLeaders.some((leaders) =>
    leaders.some((leader) => w.side[leader] === s[w.at.phasing] && mayTurnTactical(w, s, leader)),
  );

/** 7.1: each army leader's role is chosen before command is traced. */
export const rolesPhase = (w: World): Stage<Action> => ({
  rule: '4.2c',
  accepts: ['tactical', 'end'],
  pieces: (s, side) => tableAnd(w.unitsOf[side], (piece) => mayTurnTactical(w, s, piece)),
  choices(s, side, piece) {
    if (piece === TABLE) return [{ type: 'end' }];
    return w.side[piece] === side && mayTurnTactical(w, s, piece) ? [{ type: 'tactical', unit: piece }] : [];
  },
  refuse: (s, side, action) => (action.type === 'tactical' ? refuseTactical(w, s, side, action.unit) : null),
  apply(s, _side, action, _dice, tell) {
    if (action.type === 'tactical') {
      become(w, s, action.unit, TACTICAL);
      if (tell !== null) tell({ type: 'tactical', rule: '7.1d', data: { leader: w.unitId(action.unit) } });
    } else setStep(w, s, 'roles-chosen');
  },
});

function refuseTactical(w: World, s: State, side: number, piece: Unit): Refusal | null {
  const data = { unit: w.unitId(piece) };
  if (w.side[piece] !== side) return refusal('7.1d', 'not-your-unit', data);
  if (!isArmyLeader(w, piece)) return refusal('7.1e', 'no-army-leader', data);
  if (!onMap(w, s, piece)) return refusal('7.1d', 'not-on-map', data);
  return is(w, s, piece, TACTICAL) ? refusal('7.1d', 'already-tactical', data) : null;
}
