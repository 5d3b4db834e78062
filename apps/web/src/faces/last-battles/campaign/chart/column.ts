import {
  BARRED,
  type Choices,
  choicesOf,
  createReach,
  type Place,
  type Reach,
  type Reached,
  type Seat,
  type State,
  scriptedDice,
  submit,
  type Unit,
} from '@hundred-days/kernel';
import { arrivalCost } from '@hundred-days/last-battles';
import {
  type CampaignAction,
  type CampaignWorld,
  halfPace,
  type LastCampaign,
  campaignPosition as position,
} from '@hundred-days/last-battles/campaign';

/**
 * Several units of a corps sent along a road in one gesture: where each will stop, by the real costs, two to a hex, those in
 * front first. A plan is a list of single lawful marches, each listed by the game in the position the one before it has led to.
 */

export type March = Extract<CampaignAction, { readonly path: readonly Place[] }>;
export const isMarch = (action: CampaignAction): action is March => 'path' in action;
export const endOf = ({ path }: March): Place => path[path.length - 1];

/** One of the column on its way. */
export interface Leg {
  readonly unit: Unit;
  readonly action: March;
  /** -1 for one who comes in. */
  readonly from: Place;
  readonly to: Place;
  /** Half points: what it spends, and what it has. */
  readonly points: number;
  readonly allowance: number;
}

export interface Column {
  readonly goal: Place;
  readonly legs: readonly Leg[];
  /** Those for whom there is nothing nearer to the goal. */
  readonly left: readonly Unit[];
}

/** A step into an enemy zone on the way: gone round where that is no longer than so many half points. */
const ROUND_ZONES = 12;
/** Further than across the map. */
const FARTHEST = 2000;

const enemyAt = (w: CampaignWorld, view: State, side: number, hex: Place): boolean =>
  position.sideIn(w, view, hex) === 1 - side;

/** What is left to go to a place from every hex, for a pace: searched from the place, each step paid as it would be walked. */
function leftTo(w: CampaignWorld, reach: Reach, view: State, side: number, pace: number, goal: Place): Reached {
  const costs = w.stepCost[pace];
  reach.from(goal, FARTHEST, (near, far) => {
    if (far >= w.hexes || enemyAt(w, view, side, far)) return BARRED;
    const points = costs[6 * far + w.map.direction(far, near)];
    if (points < 0) return BARRED;
    const held = near !== goal && position.inZoneOf(w, view, 1 - side, near);
    return held ? points + ROUND_ZONES : points;
  });
  return reach.snapshot();
}

const paceOf = (w: CampaignWorld, view: State, piece: Unit): number => w.above?.paceOf(view, piece) ?? w.arm[piece];

/** Half points of a march, with the price of coming in (9.0c). */
export function spentOn(w: CampaignWorld, view: State, { unit, path }: March): number {
  const pace = paceOf(w, view, unit);
  const costs = w.stepCost[pace];
  let points = position.onMap(w, view, unit)
    ? 0
    : position.isLeader(w, unit)
      ? w.entryCost[pace][path[0]]
      : arrivalCost(w, view, unit, path[0]);
  for (let i = 1; i < path.length; i++) points += costs[6 * path[i - 1] + w.map.direction(path[i - 1], path[i])];
  return points;
}

export interface Columns {
  plan(view: State, seat: Seat, pieces: readonly Unit[], goal: Place): Column;
  /** Of a piece's choices the one that ends nearest to a place, for the fewest points; null if none is nearer than where it is. */
  stop(view: State, piece: Unit, choices: Choices<CampaignAction>, goal: Place): March | null;
}

export function columnsIn(game: LastCampaign): Columns {
  const { world: w } = game;
  const reach = createReach(w.movementNet);

  /** Searched once for a plan, by pace. */
  function fieldsFor(view: State, side: number, goal: Place): (piece: Unit) => Reached {
    const fields = new Map<number, Reached>();
    return (piece) => {
      const pace = paceOf(w, view, piece);
      const field = fields.get(pace) ?? leftTo(w, reach, view, side, pace, goal);
      fields.set(pace, field);
      return field;
    };
  }

  const stop: Columns['stop'] = (view, piece, choices, goal) =>
    best(w, view, piece, choices, goal, fieldsFor(view, w.side[piece], goal)(piece));

  const plan: Columns['plan'] = (view, seat, pieces, goal) => {
    const s = view.slice();
    const fieldOf = fieldsFor(view, w.side[pieces[0] ?? 0], goal);
    const far = (piece: Unit): number => {
      const at = position.whereIs(w, view, piece);
      const left = fieldOf(piece).cost(at >= 0 ? at : view[w.at.entry + piece]);
      // Who comes in is behind all who are there; leaders ride when they see where their men are.
      return (left < 0 ? FARTHEST : left) + (at < 0 ? FARTHEST : 0) + (position.isLeader(w, piece) ? 3 * FARTHEST : 0);
    };
    const order = [...pieces].sort((a, b) => far(a) - far(b) || a - b);
    const legs: Leg[] = [];
    for (const unit of order) {
      const choices = choicesOf(game, s, seat, unit);
      const action = best(w, s, unit, choices, goal, fieldOf(unit));
      if (action === null) continue;
      const from = position.whereIs(w, s, unit);
      const leg = { unit, action, from: Math.max(from, -1), to: endOf(action), allowance: w.allowance[unit] };
      const points = spentOn(w, s, action);
      if (submit(game, s, seat, action, scriptedDice([]), null) !== null) continue;
      legs.push({ ...leg, points });
      // An overrun leader has to be placed before anybody else goes on (19.24).
      if (position.campaignStep(w, s) !== 'movement') break;
    }
    const gone = new Set(legs.map(({ unit }) => unit));
    return { goal, legs, left: pieces.filter((piece) => !gone.has(piece)) };
  };
  return { plan, stop };
}

function best(
  w: CampaignWorld,
  s: State,
  piece: Unit,
  choices: Choices<CampaignAction>,
  goal: Place,
  field: Reached,
): March | null {
  const at = position.whereIs(w, s, piece);
  let nearest = at >= 0 ? field.cost(at) : FARTHEST;
  if (nearest < 0) nearest = FARTHEST;
  let found: March | null = null;
  let spent = 0;
  for (let i = 0; i < choices.length; i++) {
    const action = choices.at(i);
    if (action === undefined || (action.type !== 'move' && action.type !== 'enter')) continue;
    const end = endOf(action);
    const left = field.cost(end);
    if (left < 0 || left > nearest || !mayHalt(w, s, piece, action, goal)) continue;
    const points = spentOn(w, s, action);
    if (left === nearest && (found === null || points >= spent)) continue;
    [found, nearest, spent] = [action, left, points];
  }
  return found;
}

/**
 * A column meets the enemy where it was sent and nowhere on the way; leaders stay with men of their own and keep to half
 * their pace, so that nobody loses his orders by it (19.27).
 */
function mayHalt(w: CampaignWorld, s: State, piece: Unit, action: March, goal: Place): boolean {
  const end = endOf(action);
  if (!position.isLeader(w, piece)) return end === goal || !position.inZoneOf(w, s, 1 - w.side[piece], end);
  if (spentOn(w, s, action) > halfPace(w, piece)) return false;
  const men = position.unitsIn(w, s, end);
  return men.some(
    (unit) => w.side[unit] === w.side[piece] && (position.isCommander(w, piece) || w.officer[unit] === piece),
  );
}
