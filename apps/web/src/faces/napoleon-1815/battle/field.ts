import { type State, TABLE } from '@hundred-days/kernel';
import { type Action, places, position, tables, units } from '@hundred-days/napoleon-1815';
import { aimOf, LINE, SQUARES } from '@hundred-days/napoleon-1815/battle';
import type { Asked } from '../../../face/types.ts';
import type { Painted } from '../art.ts';
import { sideOf } from '../names.ts';
import { say } from '../text/battleWords.ts';
import { type LastRoll, lastRoll } from './rolls.ts';

/** A battle as a viewer sees it, and what the block in hand can do in it. */

export type Ask = Asked<Action>;
const { has } = position;

export interface Field {
  readonly asked: Ask;
  readonly town: number;
  readonly slot: number;
  /** The side shown below. */
  readonly mine: number;
  /** It is being fought now: what is asked is asked here. */
  readonly live: boolean;
  readonly last: LastRoll | null;
  /** Deployment by corps: where one of its blocks is posted, all of them go. */
  readonly byCorps: ByCorps;
}

export interface ByCorps {
  readonly on: boolean;
  set(on: boolean): void;
}

const ONE_BY_ONE: ByCorps = { on: false, set: () => {} };

export function fieldOf(w: Painted, asked: Ask, town: number, byCorps: ByCorps = ONE_BY_ONE): Field {
  const { view, viewer } = asked;
  const live = town === view[w.at.fight] && position.stepOf(w, view) !== 'battle-order';
  return {
    asked,
    town,
    slot: position.slotOf(w, view, town),
    mine: sideOf(w, view, viewer),
    live,
    last: live ? lastRoll(w, asked.past, town) : null,
    byCorps,
  };
}

/** The block in hand, if it is asked about in this battle. */
export const handIn = ({ asked, live }: Field): number | null =>
  live && asked.inHand !== null && asked.inHand !== TABLE ? asked.inHand : null;

export const unitsIn = (w: Painted, view: State, town: number): number[] =>
  [...Array(w.unitCount).keys()].filter((unit) => position.whereIs(w, view, unit) === town);

export interface HiddenGroup {
  readonly army: number;
  /** 0 nothing to be seen, 1 holds Farm or Hill, 2 a square, 3 shelters (FOG-7). */
  readonly shape: number;
  readonly count: number;
}

/** Blocks of a side in a place of its own: those one knows, and the backs of the others. */
export function standing(
  w: Painted,
  { asked: { view }, town, slot }: Field,
  side: number,
  place: number,
): { readonly named: readonly number[]; readonly hidden: readonly HiddenGroup[] } {
  const named = unitsIn(w, view, town).filter(
    (unit) => w.side[unit] === side && position.placeOf(w, view, unit) === place,
  );
  const hidden = units.ARMIES_OF[side].flatMap((army) =>
    [0, 1, 2, 3].map((shape) => ({
      army,
      shape,
      count: view[position.hiddenBattleField(w, slot, place, army, shape)],
    })),
  );
  return { named, hidden: hidden.filter(({ count }) => count > 0) };
}

export const hostOf = (w: Painted, view: State, unit: number): number => view[w.at.host + unit] - 1;
export const isMine = (w: Painted, { asked: { view, viewer } }: Field, unit: number): boolean =>
  viewer >= 0 && position.owns(w, view, viewer, unit);

/** The target group a unit belongs to (6.51a). */
export const groupOf = (w: Painted, view: State, unit: number): number =>
  has(w, view, unit, position.SQUARE) || hostOf(w, view, unit) >= 0 ? SQUARES : LINE;

export type Fire = Extract<Action, { readonly type: 'fire' }>;
export const firesOf = (field: Field): readonly Fire[] =>
  handIn(field) === null ? [] : field.asked.choices.filter((action): action is Fire => action.type === 'fire');

/** What a click on enemies of a group in a home position fires; undefined where they are no target. */
export function fireAt(w: Painted, field: Field, home: number, group: number): Fire | undefined {
  const hand = handIn(field);
  if (hand === null || aimOf(w, field.asked.view, hand) !== home) return undefined;
  return firesOf(field).find(({ target }) => target === group);
}

/** What a click on a position means: the block in hand goes or is posted there, the marker is placed there. */
export function actionAt(w: Painted, field: Field, place: number): Action | undefined {
  const { asked, live } = field;
  if (!asked.deciding || !live) return undefined;
  const list = position.stepOf(w, asked.view) === 'terrain' ? asked.choicesOf(TABLE) : asked.choices;
  return list.find((action) => 'position' in action && action.position === place - 1);
}

/** The same where it is not allowed: handed in to hear why. */
export function attemptAt(w: Painted, field: Field, place: number): Action | undefined {
  const { asked, live } = field;
  const unit = handIn(field);
  if (!asked.deciding || !live) return undefined;
  switch (position.stepOf(w, asked.view)) {
    case 'terrain':
      return { type: 'terrain', position: place - 1 };
    case 'posting':
      return unit === null ? undefined : { type: 'post', unit, position: place - 1 };
    case 'combat':
      return unit === null ? undefined : { type: 'shift', unit, position: place - 1 };
    default:
      return undefined;
  }
}

/** What a block that can do nothing would do: its refusal says why it cannot. */
export function attemptOf(w: Painted, { asked: { view } }: Field, unit: number): Action | undefined {
  switch (position.stepOf(w, view)) {
    case 'combat':
      return position.placeOf(w, view, unit) === places.RESERVE
        ? { type: 'shift', unit, position: places.LEFT - 1 }
        : { type: 'fire', unit, target: LINE };
    case 'morale':
      return { type: 'morale', unit };
    case 'hits':
      return { type: 'hit', unit };
    case 'posting':
      return { type: 'hold', unit };
    case 'reinforcement':
      return { type: 'reinforce', unit };
    default:
      return undefined;
  }
}

/** Does it: a block that is posted takes its corps along, where one deploys by corps. */
export function carryOut(w: Painted, field: Field, action: Action): void {
  for (const one of action.type === 'post' && field.byCorps.on ? corpsOrders(w, field, action) : [action])
    field.asked.act(one);
}

type Post = Extract<Action, { readonly type: 'post' }>;

/** The block itself first; those that may not stand there last, so that the answer why not is seen. */
function corpsOrders(w: Painted, field: Field, post: Post): Post[] {
  const { view, choicesOf } = field.asked;
  const corps = w.corps[post.unit];
  if (corps === units.NO_CORPS) return [post];
  const others = waitingIn(w, field).filter((unit) => unit !== post.unit && w.corps[unit] === corps);
  const may = (unit: number): boolean =>
    choicesOf(unit).some((action) => action.type === 'post' && action.position === post.position);
  const list = [...others.filter(may), ...others.filter((unit) => !may(unit))];
  return position.stepOf(w, view) === 'posting' ? [post, ...list.map((unit) => ({ ...post, unit }))] : [post];
}

/** 6.22a: one's own that are still to be posted. */
export const waitingIn = (w: Painted, field: Field): number[] => {
  const { view } = field.asked;
  return unitsIn(w, view, field.town).filter(
    (unit) => position.placeOf(w, view, unit) === 0 && isMine(w, field, unit) && w.side[unit] === view[w.at.side],
  );
};

export type Going = 'engage' | 'disengage' | 'redeploy' | 'enter' | 'post' | 'marker';

/** 6.32: what going to a position is called. */
export function goingTo(w: Painted, field: Field, action: Action, place: number): Going {
  const { view } = field.asked;
  if (action.type === 'terrain') return 'marker';
  if (action.type !== 'shift') return 'post';
  if (places.isEngaged(w, view, action.unit)) return 'disengage';
  if (place === places.RESERVE) return 'redeploy';
  const enemies = places.enemiesIn(w, view, field.slot, field.mine, places.homeOf(w, view, field.mine, place));
  if (enemies > 0) return 'engage';
  return places.isForward(place) ? 'enter' : 'redeploy';
}

const COLUMNS = ['left', 'center', 'right'] as const;

export const columnOf = (home: number): (typeof COLUMNS)[number] => COLUMNS[home % 3];

/** "Your left", "Prussian center": by the side a home position belongs to. */
export function homeName(w: Painted, field: Field, home: number): string {
  const { view, language } = field.asked;
  const owner =
    Math.floor(home / 3) === position.roleOf(w, view, field.mine) ? field.mine : units.otherSide(field.mine);
  return nameFor(w, field, owner, columnOf(home), language);
}

export const reserveName = (w: Painted, field: Field, side: number): string =>
  nameFor(w, field, side, 'reserve', field.asked.language);

function nameFor(
  w: Painted,
  { asked, mine, town }: Field,
  side: number,
  part: (typeof COLUMNS)[number] | 'reserve',
  language: string,
): string {
  return side === mine && asked.viewer >= 0
    ? say(language, `cell.own.${part}`)
    : say(language, `cell.other.${part}`, { side: calledIn(w, asked, town, side) });
}

/** A side by its one army there, or as Allies. */
function calledIn(w: Painted, { view, language }: Ask, town: number, side: number): string {
  const armies = units.ARMIES_OF[side].filter((army) => position.blocksOfArmy(w, view, town, army) > 0);
  const key = armies.length > 1 ? 'cell.allied' : ARMY_KEYS[armies[0] ?? units.ARMIES_OF[side][0]];
  return say(language, key);
}

const ARMY_KEYS = ['cell.army.0', 'cell.army.1', 'cell.army.2'] as const;

export const markerAt = (w: Painted, { asked, slot }: Field, home: number): (typeof tables.MARKERS)[number] =>
  tables.MARKERS[places.markerIn(w, asked.view, slot, home)];

/** Whoever holds the Farm or Hill of a home position: a unit one knows, a block one does not, or nobody. */
export function holderIn(
  w: Painted,
  field: Field,
  home: number,
): { readonly side: number; readonly unit: number } | null {
  const { view } = field.asked;
  for (const side of [0, 1]) {
    const { named, hidden } = standing(w, field, side, places.placeIn(w, view, side, home));
    const unit = named.find((one) => has(w, view, one, position.HOLDS));
    if (unit !== undefined) return { side, unit };
    const unseen = places.isHeldUnseen(w, view, field.slot, home);
    if (hidden.some(({ shape }) => shape === 1 || (shape > 1 && unseen))) return { side, unit: -1 };
  }
  return null;
}

export const isEngagedAt = (w: Painted, { asked: { view }, slot, mine }: Field, home: number): boolean =>
  places.friendsIn(w, view, slot, mine, home) > 0 && places.enemiesIn(w, view, slot, mine, home) > 0;

/** 6.1d: the battles one may choose from now. */
export const nextFights = ({ deciding, choicesOf }: Ask): readonly number[] =>
  deciding ? choicesOf(TABLE).flatMap((action) => (action.type === 'fight' ? [action.town] : [])) : [];

/** A row of blocks of one army, as advice finds it on the board. */
export const rowSpot = (home: number, side: number): string => `row-${home}-${side}`;

/** The row that a block of one's own would fire at. */
export function fireSpot(w: Painted, { asked: { view } }: Field, unit: number): string | undefined {
  const home = aimOf(w, view, unit);
  return home < 0 ? undefined : rowSpot(home, units.otherSide(w.side[unit]));
}
