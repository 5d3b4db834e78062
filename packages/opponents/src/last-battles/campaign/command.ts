import type { State } from '@hundred-days/kernel';
import { choicesOf, piecesOf } from '@hundred-days/kernel';
import { position } from '@hundred-days/last-battles';
import {
  type CampaignAction,
  type CampaignWorld,
  campaignPosition,
  commandersInRange,
  type LastCampaign,
} from '@hundred-days/last-battles/campaign';
import { NO_CHANCE } from '../../forced-combat/conduct.ts';
import { toEnemyOf } from './march.ts';

const { strengthOf } = position;
const { BY_OFFICER, isOfficer } = campaignPosition;

/** Within this many hexes of the enemy a unit wants orders: others march without. */
const WANTS_ORDERS = 5;
/** A place is taken from one and given to another for no less than this. */
const WORTH_WHILE = 3;

/** Strength near the enemy that an officer would bring into command. */
function needOf(w: CampaignWorld, s: State, officer: number, toEnemy: Uint8Array): number {
  let sum = 0;
  for (const unit of w.unitsOf[w.side[officer]]) {
    if (w.officer[unit] !== officer || (s[w.at.range + unit] & BY_OFFICER) === 0) continue;
    sum += nearStrength(w, s, unit, toEnemy);
  }
  return sum;
}

/** What a unit could do with orders: nothing far from the enemy. */
function nearStrength(w: CampaignWorld, s: State, unit: number, toEnemy: Uint8Array): number {
  const near = toEnemy[s[w.at.where + unit]];
  return near > WANTS_ORDERS ? 0 : strengthOf(w, s, unit) * (near <= 1 ? 2 : 1);
}

/**
 * 20.0d: the places are dealt out by strength; who marches needs no orders, so an officer who is to fight gets the place of
 * one who is not. A place that is free, as where a player took one back, is given to whoever needs it most.
 */
export function dealAnew(
  game: LastCampaign,
  view: State,
  seat: number,
  own: (piece: number) => boolean,
): CampaignAction[] {
  const { world: w } = game;
  const state = view.slice();
  const side = view[w.at.phasing];
  const toEnemy = toEnemyOf(w, view, side);
  const need = new Map(
    [...w.leadersOf[side]].map((one) => [one, isOfficer(w, one) ? needOf(w, view, one, toEnemy) : 0]),
  );
  const needed = (officer: number): number => need.get(officer) ?? 0;
  const unplaced = [...need.keys()]
    .filter(
      (officer) =>
        own(officer) && needed(officer) > WORTH_WHILE && view[w.at.under + officer] < 0 && officer !== w.onHisOwn,
    )
    .sort((a, b) => needed(b) - needed(a) || a - b);
  const actions: CampaignAction[] = [];
  const order = (action: CampaignAction): boolean => {
    if (game.phase(state).refuse(state, seat, action) !== null) return false;
    game.phase(state).apply(state, seat, action, NO_CHANCE, null);
    actions.push(action);
    return true;
  };
  const wants = (piece: number): number =>
    piece < w.units ? nearStrength(w, state, piece, toEnemy) : needed(piece) + WORTH_WHILE;
  const fill = (): void => {
    for (;;) {
      const free = freePlaces(game, state, seat).filter(({ unit }) => own(unit));
      const [most] = free.sort((a, b) => wants(b.unit) - wants(a.unit) || a.unit - b.unit);
      if (most === undefined || !order(most)) return;
    }
  };
  fill();
  for (const officer of unplaced) {
    if (state[w.at.under + officer] >= 0) continue;
    for (const commander of commandersInRange(w, state, officer)) {
      const held = [...w.leadersOf[side]].filter((one) => state[w.at.under + one] === commander && isOfficer(w, one));
      const least = held.reduce((a, b) => (a < 0 || needed(b) < needed(a) ? b : a), -1);
      if (least < 0 || needed(least) + WORTH_WHILE >= needed(officer)) continue;
      if (order({ type: 'release', unit: least }) && order({ type: 'command', unit: officer, commander })) break;
    }
  }
  fill();
  return actions;
}

type Commanded = Extract<CampaignAction, { readonly type: 'command' }>;

/** 20.0a, 20.0b: whom a place could be given now. */
function freePlaces(game: LastCampaign, s: State, seat: number): Commanded[] {
  return piecesOf(game, s, seat).flatMap((piece) => {
    if (piece < 0) return [];
    const choices = choicesOf(game, s, seat, piece);
    return Array.from({ length: choices.length }, (_, i) => choices.at(i) as CampaignAction).filter(
      (action): action is Commanded => action.type === 'command',
    );
  });
}

/** 21.0: everybody who can be called back is, two at a time, the strongest first. */
export function callBack(game: LastCampaign, view: State, seat: number): CampaignAction | null {
  const { world: w } = game;
  let best: CampaignAction | null = null;
  let most = 0;
  for (const piece of piecesOf(game, view, seat)) {
    if (piece < 0) continue;
    const choices = choicesOf(game, view, seat, piece);
    for (let i = 0; i < choices.length; i++) {
      const action = choices.at(i) as CampaignAction;
      if (action.type !== 'reorganize') continue;
      const strength = action.units.reduce((sum, unit) => sum + w.full[unit], 0);
      if (strength <= most) continue;
      most = strength;
      best = action;
    }
  }
  return best;
}
