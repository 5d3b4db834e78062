import { type State, TABLE } from '@hundred-days/kernel';
import { type Action, places, position, tables, units } from '@hundred-days/napoleon-1815';
import { aimOf, LINE, SQUARES } from '@hundred-days/napoleon-1815/battle';
import type { Asked } from '../../../face/types.ts';
import { sideOf } from '../names.ts';
import { say } from '../text/battleWords.ts';
import { type LastRoll, lastRoll } from './rolls.ts';

/** A battle as a viewer sees it, and what the block in hand can do in it. */

export type Ask = Asked<Action>;
const { AT, has } = position;

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

export function fieldOf(asked: Ask, town: number, byCorps: ByCorps = ONE_BY_ONE): Field {
  const { view, viewer } = asked;
  const live = town === view[AT.fight] && position.stepOf(view) !== 'battle-order';
  return {
    asked,
    town,
    slot: position.slotOf(view, town),
    mine: sideOf(view, viewer),
    live,
    last: live ? lastRoll(asked.past, town) : null,
    byCorps,
  };
}

/** The block in hand, if it is asked about in this battle. */
export const handIn = ({ asked, live }: Field): number | null =>
  live && asked.inHand !== null && asked.inHand !== TABLE ? asked.inHand : null;

export const unitsIn = (view: State, town: number): number[] =>
  [...Array(units.UNITS).keys()].filter((unit) => position.whereIs(view, unit) === town);

export interface HiddenGroup {
  readonly army: number;
  /** 0 nothing to be seen, 1 holds Farm or Hill, 2 a square, 3 shelters (FOG-7). */
  readonly shape: number;
  readonly count: number;
}

/** Blocks of a side in a place of its own: those one knows, and the backs of the others. */
export function standing(
  { asked: { view }, town, slot }: Field,
  side: number,
  place: number,
): { readonly named: readonly number[]; readonly hidden: readonly HiddenGroup[] } {
  const named = unitsIn(view, town).filter(
    (unit) => units.SIDE[unit] === side && position.placeOf(view, unit) === place,
  );
  const hidden = units.ARMIES_OF[side].flatMap((army) =>
    [0, 1, 2, 3].map((shape) => ({ army, shape, count: view[position.hiddenBattleField(slot, place, army, shape)] })),
  );
  return { named, hidden: hidden.filter(({ count }) => count > 0) };
}

export const hostOf = (view: State, unit: number): number => view[AT.host + unit] - 1;
export const isMine = ({ asked: { view, viewer } }: Field, unit: number): boolean =>
  viewer >= 0 && position.owns(view, viewer, unit);

/** The target group a unit belongs to (6.51a). */
export const groupOf = (view: State, unit: number): number =>
  has(view, unit, position.SQUARE) || hostOf(view, unit) >= 0 ? SQUARES : LINE;

export type Fire = Extract<Action, { readonly type: 'fire' }>;
export const firesOf = (field: Field): readonly Fire[] =>
  handIn(field) === null ? [] : field.asked.choices.filter((action): action is Fire => action.type === 'fire');

/** What a click on enemies of a group in a home position fires; undefined where they are no target. */
export function fireAt(field: Field, home: number, group: number): Fire | undefined {
  const hand = handIn(field);
  if (hand === null || aimOf(field.asked.view, hand) !== home) return undefined;
  return firesOf(field).find(({ target }) => target === group);
}

/** What a click on a position means: the block in hand goes or is posted there, the marker is placed there. */
export function actionAt(field: Field, place: number): Action | undefined {
  const { asked, live } = field;
  if (!asked.deciding || !live) return undefined;
  const list = position.stepOf(asked.view) === 'terrain' ? asked.choicesOf(TABLE) : asked.choices;
  return list.find((action) => 'position' in action && action.position === place - 1);
}

/** The same where it is not allowed: handed in to hear why. */
export function attemptAt(field: Field, place: number): Action | undefined {
  const { asked, live } = field;
  const unit = handIn(field);
  if (!asked.deciding || !live) return undefined;
  switch (position.stepOf(asked.view)) {
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
export function attemptOf({ asked: { view } }: Field, unit: number): Action | undefined {
  switch (position.stepOf(view)) {
    case 'combat':
      return position.placeOf(view, unit) === places.RESERVE
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
export function carryOut(field: Field, action: Action): void {
  for (const one of action.type === 'post' && field.byCorps.on ? corpsOrders(field, action) : [action])
    field.asked.act(one);
}

type Post = Extract<Action, { readonly type: 'post' }>;

/** The block itself first; those that may not stand there last, so that the answer why not is seen. */
function corpsOrders(field: Field, post: Post): Post[] {
  const { view, choicesOf } = field.asked;
  const corps = units.CORPS[post.unit];
  if (corps === units.NO_CORPS) return [post];
  const others = waitingIn(field).filter((unit) => unit !== post.unit && units.CORPS[unit] === corps);
  const may = (unit: number): boolean =>
    choicesOf(unit).some((action) => action.type === 'post' && action.position === post.position);
  const list = [...others.filter(may), ...others.filter((unit) => !may(unit))];
  return position.stepOf(view) === 'posting' ? [post, ...list.map((unit) => ({ ...post, unit }))] : [post];
}

/** 6.22a: one's own that are still to be posted. */
export const waitingIn = (field: Field): number[] => {
  const { view } = field.asked;
  return unitsIn(view, field.town).filter(
    (unit) => position.placeOf(view, unit) === 0 && isMine(field, unit) && units.SIDE[unit] === view[AT.side],
  );
};

export type Going = 'engage' | 'disengage' | 'redeploy' | 'enter' | 'post' | 'marker';

/** 6.32: what going to a position is called. */
export function goingTo(field: Field, action: Action, place: number): Going {
  const { view } = field.asked;
  if (action.type === 'terrain') return 'marker';
  if (action.type !== 'shift') return 'post';
  if (places.isEngaged(view, action.unit)) return 'disengage';
  if (place === places.RESERVE) return 'redeploy';
  const enemies = places.enemiesIn(view, field.slot, field.mine, places.homeOf(view, field.mine, place));
  if (enemies > 0) return 'engage';
  return places.isForward(place) ? 'enter' : 'redeploy';
}

const COLUMNS = ['left', 'center', 'right'] as const;

/** "Your left", "Prussian center": by the side a home position belongs to. */
export function homeName(field: Field, home: number): string {
  const { view, language } = field.asked;
  const owner = Math.floor(home / 3) === position.roleOf(view, field.mine) ? field.mine : units.otherSide(field.mine);
  return nameFor(field, owner, COLUMNS[home % 3], language);
}

export const reserveName = (field: Field, side: number): string =>
  nameFor(field, side, 'reserve', field.asked.language);

function nameFor(
  { asked, mine, town }: Field,
  side: number,
  part: (typeof COLUMNS)[number] | 'reserve',
  language: string,
): string {
  return side === mine && asked.viewer >= 0
    ? say(language, `cell.own.${part}`)
    : say(language, `cell.other.${part}`, { side: calledIn(asked, town, side) });
}

/** A side by its one army there, or as Allies. */
function calledIn({ view, language }: Ask, town: number, side: number): string {
  const armies = units.ARMIES_OF[side].filter((army) => position.blocksOfArmy(view, town, army) > 0);
  const key = armies.length > 1 ? 'cell.allied' : ARMY_KEYS[armies[0] ?? units.ARMIES_OF[side][0]];
  return say(language, key);
}

const ARMY_KEYS = ['cell.army.0', 'cell.army.1', 'cell.army.2'] as const;

export const markerAt = ({ asked, slot }: Field, home: number): (typeof tables.MARKERS)[number] =>
  tables.MARKERS[places.markerIn(asked.view, slot, home)];

/** Whoever holds the Farm or Hill of a home position: a unit one knows, a block one does not, or nobody. */
export function holderIn(field: Field, home: number): { readonly side: number; readonly unit: number } | null {
  const { view } = field.asked;
  for (const side of [0, 1]) {
    const { named, hidden } = standing(field, side, places.placeIn(view, side, home));
    const unit = named.find((one) => has(view, one, position.HOLDS));
    if (unit !== undefined) return { side, unit };
    const unseen = places.isHeldUnseen(view, field.slot, home);
    if (hidden.some(({ shape }) => shape === 1 || (shape > 1 && unseen))) return { side, unit: -1 };
  }
  return null;
}

export const isEngagedAt = ({ asked: { view }, slot, mine }: Field, home: number): boolean =>
  places.friendsIn(view, slot, mine, home) > 0 && places.enemiesIn(view, slot, mine, home) > 0;

/** 6.1d: the battles one may choose from now. */
export const nextFights = ({ deciding, choicesOf }: Ask): readonly number[] =>
  deciding ? choicesOf(TABLE).flatMap((action) => (action.type === 'fight' ? [action.town] : [])) : [];
