import type { State } from '@hundred-days/kernel';
import {
  type Action,
  announcement,
  type NapoleonAtWaterloo,
  position,
  tables,
  units,
} from '@hundred-days/napoleon-at-waterloo';
import type { Theatre } from '../forced-combat/theatre.ts';
import { type GivenWeights, shareOfGame, weightsWith } from '../planner/given.ts';
import { surveyGround, wayOutOf } from './ground.ts';
import { createJudge, type Judge } from './judge.ts';
import { createManoeuvre } from './manoeuvre.ts';
import { columnShift } from './muster.ts';
import type { Weights } from './weights.ts';

const { AIMED, JOINED, mark } = position;
const { BEST_COLUMN, COLUMNS, columnOf, resultOf, RESULTS, WORST_COLUMN } = tables;
const { enemyOf } = units;

/** The battle as the general of games with forced combat sees it. */
export function createTheatre(game: NapoleonAtWaterloo, usual: Weights, given?: GivenWeights): Theatre<Action> {
  const w = surveyGround(game.world);
  const sum = (list: readonly number[], of: (unit: number) => number): number =>
    list.reduce((all, unit) => all + of(unit), 0);
  // 8.2.4
  const resolved = (view: State, column: number): number =>
    Math.min(BEST_COLUMN, Math.max(WORST_COLUMN, column + columnShift(w, view, view[w.at.phasing])));
  return {
    game,
    at: w.at,
    byTurn: given !== undefined,
    appointJudge: (seat, depth, turn = 1) =>
      createJudge(w, seat, weightsWith(usual, given, seat, shareOfGame(turn, w.turns)), depth),
    manoeuvre: (moving, judge) => createManoeuvre(w, moving, judge as Judge),
    announced: (view) => announcement(w, view),
    announce: (view, attack) => [
      ...attack.defenders.map((enemy): Action => ({ type: 'target', hex: view[w.at.where + enemy] })),
      ...attack.attackers.map((unit): Action => ({ type: 'join', unit })),
      { type: 'roll', column: attack.column },
    ],
    roll: (column) => ({ type: 'roll', column }),
    mark(state, attack) {
      for (const unit of attack.attackers) mark(w, state, unit, JOINED);
      for (const enemy of attack.defenders) mark(w, state, enemy, AIMED);
    },
    costOf: (action) => (action.type === 'lose' ? sum(action.units, (unit) => w.strength[unit]) : 0),
    reasons: {
      ground: w,
      results: ['De', 'Dr', 'Ee', 'Ar', 'Ae'],
      kills: ['De', 'Ee'],
      drives: 'Dr',
      resolved,
      columnName: (column) => COLUMNS[column],
      resultOf: (view, { column }, die) => RESULTS[resultOf(w, die, resolved(view, column))],
      strengths(view, { attackers, defenders }) {
        const attack = sum(attackers, (unit) => w.strength[unit]);
        const defence = sum(defenders, (enemy) => w.strength[enemy] * w.defence[view[w.at.where + enemy]]);
        return { attack, defence, column: columnOf(attack, defence) };
      },
      // 6.8.1
      isFireOnly: (view, { attackers, defenders }) =>
        attackers.every((unit) =>
          defenders.every((enemy) => w.map.distance(view[w.at.where + unit], view[w.at.where + enemy]) > 1),
        ),
      hasWayOut: wayOutOf(w),
      stays: () => false,
      // 6.4.2
      bars(view, unit, from, direction) {
        const to = w.neighbours[6 * from + direction];
        return view[w.at.zone + enemyOf(w.side[unit]) * w.hexes + to] > 0 || view[w.at.occupant + to] > 0;
      },
    },
  };
}
