import type { Place, State, Tell, Unit } from '@hundred-days/kernel';
import {
  become,
  COLUMN,
  ENTERED,
  isLeader,
  isSeen,
  lift,
  MOVED,
  MOVING,
  moveLeader,
  note,
  OFF_MAP,
  onMap,
  putUnder,
  TAKEN,
  unnote,
  whereIs,
} from '../position.ts';
import { enemyOf, FRENCH, PRUSSIAN_ARMY, SIDES } from '../units.ts';
import type { World } from '../world.ts';
import { entryHexOf } from './arrivals.ts';
import { divert } from './fate.ts';
import { overrun, rejoin } from './overrun.ts';
import { type March, partyOf, settleOthers } from './parties.ts';
import { advance, progressAt } from './progress.ts';
import { mayStop, type Party, partyAllowance } from './roads.ts';
import { seenGoing } from './sightings.ts';
import { hasLooked, isPinnedUnseen } from './unseenpins.ts';
import { highestPin, showPin } from './zones.ts';

/** 9.0 A march is carried out, as far as hidden cavalry lets it (5.4.2f). */

export function march(w: World, s: State, { type, unit, path }: March, tell: Tell): void {
  const party = partyOf(w, s, unit);
  const entering = type === 'enter';
  const enemy = enemyOf(w.side[unit]);
  const pinned = !isLeader(w, unit) && !entering && isPinnedUnseen(w, s, path[0], enemy);
  if (pinned) {
    showPin(w, s, highestPin(w, s, enemy, path[0]), path[0], tell);
    return;
  }
  settleOthers(w, s, party);
  const at = progressAt(w, s, party, path);
  let [last, spent, owed] = entering ? [-1, 0, 0] : [0, at.spent, at.owed];
  let pin = -1;
  for (let i = entering ? 0 : 1; i < path.length && pin < 0; i++) {
    if (i > 0) advance(w, s, party, path[i - 1], path[i], at);
    if (!isLeader(w, unit)) overrun(w, s, path[i], w.side[unit], tell);
    const mayEnd = isLeader(w, unit) || mayStop(w, s, party, path[i], at.owed > 0);
    if (mayEnd) [last, spent, owed] = [i, at.spent, at.owed];
    if (!isLeader(w, unit) && isPinnedUnseen(w, s, path[i], enemy)) pin = i;
  }
  const over = pin >= 0 && last !== pin;
  if (entering && last >= 0) begin(w, s, unit, tell);
  const looked =
    tell !== null && !isLeader(w, unit) && hasLooked(w, s, path.slice(0, pin < 0 ? path.length : pin), enemy);
  tellMarch(w, s, party, { entering, looked, path: path.slice(0, last + 1) }, tell);
  settle(w, s, party, last < 0 ? OFF_MAP : path[last], spent, owed, over);
  if (entering && last >= 0) arrived(w, s, unit, path[0], path[last], tell);
  if (pin >= 0) showPin(w, s, highestPin(w, s, enemy, path[pin]), path[pin], tell);
}

/** Puts a party where its leg has ended, beneath those there, in its own order. */
function settle(w: World, s: State, party: Party, hex: Place, spent: number, owed: number, over: boolean): void {
  const [piece] = party.units;
  if (isLeader(w, piece)) moveLeader(w, s, piece, hex);
  else if (hex !== whereIs(w, s, piece)) {
    for (const unit of party.units) {
      if (onMap(w, s, unit)) lift(w, s, unit, OFF_MAP);
      if (hex >= 0) putUnder(w, s, unit, hex);
    }
  }
  // 5.3b: what is left pays for the hex, if it is enough.
  const inColumn = owed > 0 && partyAllowance(w, s, party) - spent < owed;
  s[w.at.spent] = spent;
  s[w.at.owed] = owed;
  for (const unit of party.units) {
    unnote(w, s, unit, COLUMN);
    if (inColumn && hex >= 0) note(w, s, unit, COLUMN);
    note(w, s, unit, over ? MOVED : MOVING);
    if (over) unnote(w, s, unit, TAKEN | MOVING);
  }
}

/** 15.3b: the first Prussian to come in begins it for all. */
function begin(w: World, s: State, piece: Unit, tell: Tell): void {
  if (w.army[piece] !== PRUSSIAN_ARMY || s[w.at.prussiansBegun] === 1) return;
  s[w.at.prussiansBegun] = 1;
  if (tell !== null) tell({ type: 'prussians-begin', rule: '15.3b', data: { turn: s[w.at.turn] } });
}

function arrived(w: World, s: State, piece: Unit, by: Place, hex: Place, tell: Tell): void {
  become(w, s, piece, ENTERED);
  if (w.side[piece] === FRENCH) divert(w, s, s[w.at.entry + piece], tell);
  if (isLeader(w, piece)) return;
  if (by === entryHexOf(w, s, piece)) s[w.at.column + s[w.at.entry + piece] - 1]++;
  rejoin(w, s, w.army[piece], hex, tell);
}

/** 5.4.2e: a stack is seen by its top counter, on every hex of its way. */
interface Told {
  readonly entering: boolean;
  readonly looked: boolean;
  readonly path: readonly Place[];
}

function tellMarch(w: World, s: State, party: Party, { entering, looked, path }: Told, tell: Tell): void {
  if (tell === null || path.length < (entering ? 1 : 2)) return;
  const [unit] = party.units;
  const data = { ...seenGoing(w, party.units), path: path.map(w.hexId), side: SIDES[w.side[unit]] };
  const bar = looked ? { reveals: true } : {};
  const by = entering && path[0] !== entryHexOf(w, s, unit) ? '9.2.3b' : '9.2.2a';
  if (entering) tell({ type: 'entered', rule: by, data: { ...data, entry: s[w.at.entry + unit] }, ...bar });
  else if (isLeader(w, unit) || isSeen(w, s, unit)) tell({ type: 'moved', rule: '9.0a', data, ...bar });
  else tell({ type: 'moved', rule: '5.4.2e', data, reveals: true });
}
