import type { State } from '@hundred-days/kernel';
import { choicesOf } from '@hundred-days/kernel';
import { position, units } from '@hundred-days/last-battles';
import {
  type CampaignAction,
  type CampaignWorld,
  isSupplied,
  type LastCampaign,
} from '@hundred-days/last-battles/campaign';
import { NO_CHANCE } from '../../forced-combat/conduct.ts';
import { floodHexes, UNREACHABLE } from '../../forced-combat/ground.ts';
import { NO_WAY } from './roads.ts';
import type { Errand, Errands } from './surveyor.ts';

const { inZoneOf, OFF_MAP } = position;
const { enemyOf, FRENCH_ARMY } = units;

/** Half points of the way that a hex is worth avoiding: in contact, within reach of the enemy's next blow, near it. */
const CONTACT = 60;
const EXPOSED = 16;
const CLOSE = 5;
/** Less than this is not worth the march. */
const WORTH_WHILE = 1;

/** Hexes to the nearest enemy of a side, from everywhere. */
export function toEnemyOf(w: CampaignWorld, s: State, side: number): Uint8Array {
  const to = new Uint8Array(w.hexes).fill(UNREACHABLE);
  const queue = new Int16Array(8 * w.hexes);
  let sources = 0;
  for (const enemy of w.unitsOf[enemyOf(side)]) {
    const hex = s[w.at.where + enemy];
    if (hex < 0 || to[hex] === 0) continue;
    to[hex] = 0;
    queue[sources++] = hex;
  }
  floodHexes(w.neighbours, w.closedSide, queue, sources, to);
  return to;
}

/** A march of units that are in no fight: each as far on its corps' way as it comes, the foremost first. */
export function marchAll(
  game: LastCampaign,
  state: State,
  seat: number,
  marching: readonly number[],
  errands: Errands,
): CampaignAction[] {
  const { world: w } = game;
  const side = marching.length > 0 ? w.side[marching[0]] : 0;
  const toEnemy = toEnemyOf(w, state, side);
  const wayOf = (unit: number): number => errands(unit).way?.[state[w.at.where + unit]] ?? NO_WAY;
  const order = [...marching].sort((a, b) => wayOf(a) - wayOf(b) || a - b);
  const actions: CampaignAction[] = [];
  for (const unit of order) {
    if (game.phase(state).name !== 'movement') break;
    const action = marchOf(game, state, seat, unit, errands(unit), toEnemy);
    if (action === null) continue;
    actions.push(action);
    game.phase(state).apply(state, seat, action, NO_CHANCE, null);
  }
  return actions;
}

function marchOf(
  game: LastCampaign,
  state: State,
  seat: number,
  unit: number,
  errand: Errand,
  toEnemy: Uint8Array,
): CampaignAction | null {
  const { world: w } = game;
  const here = state[w.at.where + unit];
  const choices = choicesOf(game, state, seat, unit);
  const costAt = (hex: number): number => costOf(w, state, unit, errand, hex, toEnemy);
  // Who waits beyond the edge comes in, wherever that is.
  let least = here === OFF_MAP ? Number.POSITIVE_INFINITY : costAt(here) - WORTH_WHILE;
  let best: CampaignAction | null = null;
  for (let i = 0; i < choices.length; i++) {
    const action = choices.at(i) as CampaignAction;
    if (action.type === 'exit') {
      if (mayLeave(w, state, unit, errand)) return action;
      continue;
    }
    if (action.type !== 'move' && action.type !== 'enter') continue;
    const cost = costAt(action.path[action.path.length - 1]);
    if (cost >= least) continue;
    least = cost;
    best = action;
  }
  return best;
}

/** 26.0e: who leaves without a line of supply has left for nothing. */
function mayLeave(w: CampaignWorld, s: State, unit: number, { way }: Errand): boolean {
  if (way === null) return false;
  const brussels = w.battles[0].objectives.brussels;
  if (brussels === undefined) return way[s[w.at.where + unit]] <= w.allowance[unit];
  return isSupplied(w, s, FRENCH_ARMY, brussels[0]);
}

function costOf(
  w: CampaignWorld,
  s: State,
  unit: number,
  { way, keen }: Errand,
  hex: number,
  toEnemy: Uint8Array,
): number {
  const near = toEnemy[hex];
  let cost = way === null ? 0 : Math.min(NO_WAY, way[hex]);
  if (inZoneOf(w, s, enemyOf(w.side[unit]), hex)) cost += CONTACT;
  else if (near <= 2) cost += EXPOSED * (1.5 - keen);
  else if (near === 3) cost += CLOSE * (1.2 - keen);
  return cost;
}
