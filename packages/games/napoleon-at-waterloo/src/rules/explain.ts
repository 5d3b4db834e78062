import { BARRED, type Phase, type Refusal, refusal, type State } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { CLOSED_HEX, CLOSED_HEXSIDE, ENTRY_HEX, HEXES, hexId, MAP } from '../board.ts';
import { type Desk, EAST_OF_MAP, NORTH_OF_MAP } from '../desk.ts';
import { AIMED, AT, has, inZoneOf, OFF_MAP, onMap, stepOf, unitIn, whereIs } from '../position.ts';
import { ALLOWANCE, enemyOf, SIDE, unitId } from '../units.ts';
import { announcement, refuseJoin, refusePiece, refuseTarget } from './attack.ts';
import { findMoves, refuseStart, whoStays } from './movement.ts';
import { refuseArrival, refuseWaiting } from './reinforcements.ts';
import { whyNotLose } from './results.ts';

/** "Why not?" for a piece and a hex: the rule that decides, whatever the phase. */

export function whyNot(
  desk: Desk,
  phase: Phase<Action>,
  s: State,
  seat: number,
  piece: number,
  hex: number,
): Refusal | null {
  const step = stepOf(s);
  if (step === 'over') return refusal('3.0.5', 'game-over');
  if ((phase.seats(s) & (1 << seat)) === 0) return refusal('3.0.1', 'not-your-decision');
  if (step === 'movement') return whyNotMove(desk, s, seat, piece, hex);
  if (step === 'combat') return whyNotAttack(desk, s, piece, hex);
  if (step === 'retreat') return phase.refuse(s, seat, { type: 'retreat', unit: piece, to: hex });
  if (step === 'displacement') return phase.refuse(s, seat, { type: 'displace', unit: piece, to: hex });
  if (step === 'withdrawal') return phase.refuse(s, seat, { type: 'withdraw', unit: piece, to: hex });
  if (step === 'advance') return phase.refuse(s, seat, { type: 'advance', unit: piece, to: hex });
  if (step === 'stacks') return phase.refuse(s, seat, { type: 'keep', unit: piece });
  return whyNotLose(s, piece);
}

function whyNotAttack(desk: Desk, s: State, piece: number, hex: number): Refusal | null {
  desk.duties.read(s);
  const now = announcement(s);
  const enemy = unitIn(s, hex);
  if (enemy < 0 || SIDE[enemy] === s[AT.phasing]) return refusal('5.0.1', 'no-enemy-there', { hex: hexId(hex) });
  if (SIDE[piece] !== s[AT.phasing]) return refuseTarget(desk, s, now, hex);
  if (has(s, enemy, AIMED)) return refuseJoin(desk, s, now, piece);
  // First whether this unit could attack this hex at all; then as if the hex were named and the unit joined.
  const aimed = { attackers: now.attackers, defenders: [...now.defenders, enemy] };
  return (
    refusePiece(desk, s, { attackers: [], defenders: [enemy] }, piece) ??
    refuseTarget(desk, s, now, hex) ??
    refuseJoin(desk, s, aimed, piece)
  );
}

function whyNotMove(desk: Desk, s: State, seat: number, piece: number, hex: number): Refusal | null {
  if (SIDE[piece] !== seat) return refusal('4.0.1', 'not-your-unit', { unit: unitId(piece) });
  const no = whereIs(s, piece) === OFF_MAP ? refuseWaiting(s, piece) : refuseStart(s, piece, whereIs(s, piece));
  if (no !== null) return no;
  findMoves(desk, s, piece);
  if (desk.reach.reached(hex) && hex !== whereIs(s, piece)) return null;
  return whyNotEnter(s, piece, hex) ?? whyNotStop(s, piece, hex) ?? whatBarsTheWay(desk, s, piece, hex);
}

/** 7.2.1: a barred entry hex is not entered from off the map. */
const whyNotEnter = (s: State, unit: number, hex: number): Refusal | null =>
  whereIs(s, unit) === OFF_MAP && ENTRY_HEX[hex] === 1 ? refuseArrival(s, unit, hex) : null;

/** The hex itself is at fault. */
function whyNotStop(s: State, unit: number, hex: number): Refusal | null {
  const side = SIDE[unit];
  const data = { unit: unitId(unit), hex: hexId(hex) };
  if (hex === whereIs(s, unit)) return refusal('4.1.2', 'no-move', data);
  if (CLOSED_HEX[hex] === 1) return refusal('2.2.4', 'woods', data);
  const there = unitIn(s, hex);
  if (there < 0) return null;
  const other = unitId(there);
  if (SIDE[there] !== side) return refusal('4.3.1', 'enemy-there', { ...data, other });
  if (inZoneOf(s, enemyOf(side), hex)) return refusal('4.5.6', 'friend-in-enemy-zone', { ...data, other });
  const stays = whoStays(s, hex);
  return stays < 0 ? null : refusal('4.4.2', 'would-stack', { ...data, other: unitId(stays) });
}

/** The hex is free: the ground, enemy units or enemy zones keep the unit from it, whichever comes first. */
function whatBarsTheWay(desk: Desk, s: State, unit: number, hex: number): Refusal {
  const allowance = ALLOWANCE[unit];
  const data = { unit: unitId(unit), hex: hexId(hex), allowance };
  const start = onMap(s, unit) ? whereIs(s, unit) : EAST_OF_MAP;
  const alone = costOf(desk, s, unit, start, hex, false);
  if (alone < 0 || alone > allowance) {
    return start !== EAST_OF_MAP && MAP.distance(start, hex) <= allowance
      ? refusal('4.2.2', 'closed-hexsides-bar', data)
      : refusal('4.1.1', 'too-far', { ...data, points: alone });
  }
  const around = costOf(desk, s, unit, start, hex, true);
  return around < 0 || around > allowance ? refusal('4.3.1', 'enemies-bar', data) : refusal('4.5.2', 'zones-bar', data);
}

/** The points to a hex if zones did not stop anybody, with or without the enemy units in the way; -1 if there is none. */
function costOf(desk: Desk, s: State, unit: number, start: number, hex: number, enemies: boolean): number {
  const side = SIDE[unit];
  desk.reach.steps(start, HEXES, (from, to, via) => {
    if (to === NORTH_OF_MAP) return BARRED;
    if (via < 6 && CLOSED_HEXSIDE[6 * from + via] === 1) return BARRED;
    const there = unitIn(s, to);
    return enemies && there >= 0 && SIDE[there] !== side ? BARRED : 1;
  });
  return desk.reach.cost(hex);
}
