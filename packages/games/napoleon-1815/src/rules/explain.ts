import { type Phase, type Refusal, refusal, type State } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { stepOf, whereIs } from '../position.ts';
import type { World } from '../world.ts';
import { LINE } from './hits.ts';
import { refuseMover, refusePath } from './movement.ts';

/** "Why not?" for a unit and a town: the rule that decides, whatever the step. */
export function whyNot(
  w: World,
  phase: Phase<Action>,
  s: State,
  seat: number,
  unit: number,
  town: number,
): Refusal | null {
  if (stepOf(w, s) === 'over') return refusal('10.0a', 'game-over');
  if ((phase.seats(s) & (1 << seat)) === 0) return refusal('2.0a', 'not-your-decision');
  switch (stepOf(w, s)) {
    case 'movement':
      return whyNotMove(w, s, seat, unit, town);
    case 'deployment':
      return phase.refuse(s, seat, { type: 'deploy', unit, town });
    case 'withdrawal':
    case 'rout':
      return phase.refuse(s, seat, { type: 'retreat', unit, town });
    case 'combat':
      // About the town itself: why it does not fight there.
      return phase.refuse(
        s,
        seat,
        town === s[w.at.fight] ? { type: 'fire', unit, target: LINE } : { type: 'retreat', unit, town },
      );
    case 'regroup':
      return phase.refuse(s, seat, { type: 'regroup', unit, town });
    case 'reinforcement':
      return phase.refuse(s, seat, { type: 'reinforce', unit });
    case 'march':
      return phase.refuse(s, seat, { type: 'march', unit, leader: false });
    case 'morale':
      return phase.refuse(s, seat, { type: 'morale', unit });
    case 'hits':
      return phase.refuse(s, seat, { type: 'hit', unit });
    case 'supply':
      return phase.refuse(s, seat, { type: 'starve', unit });
    case 'reduction':
      return phase.refuse(s, seat, { type: 'reduce', unit });
    default:
      return refusal(phase.rule, 'not-by-town');
  }
}

/** The shortest way there, or what bars it. */
function whyNotMove(w: World, s: State, seat: number, unit: number, town: number): Refusal | null {
  const no = refuseMover(w, s, seat, unit);
  if (no !== null) return no;
  const path = shortestWay(w, whereIs(w, s, unit), town);
  return refusePath(w, s, { type: 'move', unit, path });
}

function shortestWay(w: World, from: number, to: number): number[] {
  const came = new Int16Array(w.townCount).fill(-1);
  const queue = [from];
  for (let head = 0; head < queue.length && came[to] < 0; head++) {
    for (let i = w.first[queue[head]]; i < w.first[queue[head] + 1]; i++) {
      if (came[w.next[i]] >= 0 || w.next[i] === from) continue;
      came[w.next[i]] = queue[head];
      queue.push(w.next[i]);
    }
  }
  const path = [to];
  while (path[0] !== from && came[path[0]] >= 0) path.unshift(came[path[0]]);
  return path;
}
