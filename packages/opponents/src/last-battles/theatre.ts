import type { State } from '@hundred-days/kernel';
import {
  type Action,
  fullColumn,
  isLoose,
  isSheltered,
  type LastBattles,
  position,
  strengths,
  tables,
  units,
} from '@hundred-days/last-battles';
import type { Announced, Theatre } from '../forced-combat/theatre.ts';
import { type GivenWeights, shareOfGame, weightsWith } from '../planner/given.ts';
import { type Ground, surveyGround, wayOutOf } from './ground.ts';
import { createJudge, type Judge } from './judge.ts';
import { createManoeuvre } from './manoeuvre.ts';
import type { Weights } from './weights.ts';

const { AIMED, cast, hasRoom, isEmpty, JOINED, plays, sideIn } = position;
const { COLUMNS, resultOf, RESULTS } = tables;
const { enemyOf } = units;

/** The battle as the general of games with forced combat sees it. */
export function createTheatre(
  game: LastBattles,
  usual: Weights,
  given?: GivenWeights,
  w: Ground = surveyGround(game.world),
  appoint = createJudge,
): Theatre<Action> {
  const turns = Math.max(...w.battles.map((battle) => battle.turns));
  const hexesOf = (view: State, list: readonly number[]): number[] => [
    ...new Set(list.map((unit) => view[w.at.where + unit])),
  ];

  /** 7.22: the whole hex joins with one of its units, unless that is a gun that fires by itself. */
  function joins(view: State, attackers: readonly number[]): Action[] {
    const joined = new Set<number>();
    return attackers.flatMap((unit): Action[] => {
      const hex = view[w.at.where + unit];
      if (isLoose(w, view, unit)) return [{ type: 'join', unit }];
      if (joined.has(hex)) return [];
      joined.add(hex);
      return [{ type: 'join', unit }];
    });
  }

  function attackersOf(view: State, { attackers, defenders }: Announced) {
    const targets = hexesOf(view, defenders);
    const contacts = hexesOf(view, attackers).filter((hex) => targets.some((target) => w.touch.has(hex, target)));
    return { units: attackers, contacts };
  }

  return {
    game,
    at: w.at,
    byTurn: given !== undefined,
    appointJudge: (seat, depth, turn = 1) =>
      appoint(w, seat, weightsWith(usual, given, seat, shareOfGame(turn, turns)), depth),
    manoeuvre: (moving, judge) => createManoeuvre(w, moving, judge as Judge),
    announced: (view) => ({
      attackers: [...w.unitsOf[view[w.at.phasing]]].filter((unit) => plays(w, view, unit, JOINED)),
      defenders: [...w.unitsOf[enemyOf(view[w.at.phasing])]].filter((unit) => plays(w, view, unit, AIMED)),
    }),
    announce: (view, attack) => [
      ...hexesOf(view, attack.defenders).map((hex): Action => ({ type: 'target', hex })),
      ...joins(view, attack.attackers),
      { type: 'roll', column: attack.column },
    ],
    roll: (column) => ({ type: 'roll', column }),
    mark(state, attack) {
      for (const unit of attack.attackers) cast(w, state, unit, JOINED);
      for (const enemy of attack.defenders) cast(w, state, enemy, AIMED);
    },
    costOf: (action) => (action.type === 'lose' ? Math.max(w.full[action.unit], w.reduced[action.unit]) : 0),
    reasons: {
      ground: w,
      results: ['De', 'Dr', 'Ex', 'Ar', 'Ae'],
      kills: ['De', 'Ex'],
      drives: 'Dr',
      resolved: (_, column) => column,
      columnName: (column) => COLUMNS[column],
      resultOf: (_, { column }, die) => RESULTS[resultOf(w, die, column)],
      strengths(view, attack) {
        const attackers = attackersOf(view, attack);
        const targets = hexesOf(view, attack.defenders);
        return { ...strengths(w, view, attackers, targets), column: fullColumn(w, view, attackers, targets) };
      },
      // 8.14
      isFireOnly: (view, attack) => attackersOf(view, attack).contacts.length === 0,
      hasWayOut: wayOutOf(w),
      // 10.3b
      stays: (view, unit) => isSheltered(w, view, unit),
      // 7.4a, 7.42
      bars(view, unit, from, direction) {
        const to = w.neighbours[6 * from + direction];
        const enemy = enemyOf(w.side[unit]);
        if (w.closedSide[6 * from + direction] === 1 || view[w.at.zone + enemy * w.hexes + to] > 0) return true;
        return sideIn(w, view, to) === enemy || !(w.chateau[to] === 1 ? isEmpty(w, view, to) : hasRoom(w, view, to));
      },
    },
  };
}
