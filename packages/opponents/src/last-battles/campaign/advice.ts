import type { State } from '@hundred-days/kernel';
import { choicesOf, TABLE } from '@hundred-days/kernel';
import type { CampaignAction, LastCampaign } from '@hundred-days/last-battles/campaign';
import { NO_CHANCE } from '../../forced-combat/conduct.ts';
import { type Advice, adviceFrom, bareCounsel, type Counsel, type Reason } from '../../planner/advice.ts';
import type { Plan, Task } from './corps.ts';

/** What matters most of a turn is told first. */
const FIRST: readonly Task[] = ['attack', 'exit', 'hold', 'retire', 'screen', 'rejoin', 'march'];

/** Those of a list that can be done in order. */
function inOrder(game: LastCampaign, view: State, seat: number, actions: readonly CampaignAction[]): CampaignAction[] {
  const state = view.slice();
  return actions.filter((action) => {
    if (game.phase(state).name !== 'movement' || game.phase(state).refuse(state, seat, action) !== null) return false;
    game.phase(state).apply(state, seat, action, NO_CHANCE, null);
    return true;
  });
}

/** Of a movement phase what the corps that matters most does, with what it is asked; and the next. */
export function marchAdvised(
  game: LastCampaign,
  view: State,
  seat: number,
  actions: readonly CampaignAction[],
  plans: readonly Plan[],
): Advice<CampaignAction> {
  const moves = actions.filter((action) => 'unit' in action);
  const counsels = [...plans]
    .sort((a, b) => FIRST.indexOf(a.task) - FIRST.indexOf(b.task))
    .flatMap((plan) => corpsCounsel(game, view, seat, plan, moves));
  const end = choicesOf(game, view, seat, TABLE).at(0);
  const still = end === undefined ? [] : [bareCounsel([end], [], { code: 'still' })];
  return adviceFrom([...counsels, ...still].slice(0, 2), Math.max(1, counsels.length));
}

function corpsCounsel(
  game: LastCampaign,
  view: State,
  seat: number,
  { corps, task, goal }: Plan,
  moves: readonly CampaignAction[],
): Counsel<CampaignAction>[] {
  const own = moves.filter(
    (move) => 'unit' in move && (corps.units.includes(move.unit) || move.unit === corps.officer),
  );
  const done = inOrder(game, view, seat, own);
  if (done.length === 0) return [];
  const ways = done.map((move) => ('path' in move ? move.path : []));
  const pieces = done.flatMap((move) => ('unit' in move ? [move.unit] : []));
  const ends = ways.flatMap((way) => way.slice(-1));
  return [
    {
      actions: done,
      places: ways.flat(),
      arrows: ways,
      closed: [],
      worth: null,
      act: done.length === 1 ? { code: 'act' } : { code: 'send', pieces, places: [...new Set(ends)] },
      why: { code: 'task', words: { task }, places: [goal] },
      lines: [],
      ask: { code: 'ask-way', pieces },
    },
  ];
}

/** Why orders are dealt out anew, men called back, and whatever else has its rule of thumb. */
export function answerAdvised(
  game: LastCampaign,
  view: State,
  phase: string,
  actions: readonly CampaignAction[],
): Advice<CampaignAction> {
  const lets = actions.length === 1 && actions[0].type === 'end';
  const why: Reason = lets
    ? { code: 'still' }
    : phase === 'command'
      ? { code: 'orders' }
      : phase === 'reorganization'
        ? { code: 'gather' }
        : { code: 'habit' };
  const done = phase === 'command' && !lets ? actions.filter(({ type }) => type !== 'end') : actions;
  const at = done.flatMap((action) => ('unit' in action ? [view[game.world.at.where + action.unit]] : []));
  return adviceFrom(
    [
      bareCounsel(
        done,
        at.filter((hex) => hex >= 0),
        why,
      ),
    ],
    1,
  );
}
