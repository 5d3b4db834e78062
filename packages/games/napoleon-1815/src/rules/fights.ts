import { type Place, refusal, type Side, type Stage, type State, TABLE, type Tell } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import {
  attackerOf,
  blocksOf,
  DEPLOYED,
  FIRST_BATTLE,
  NOT_DEPLOYED,
  ROUND_DONE,
  SKIRMISH,
  SLOTS,
  type StepName,
  setStep,
} from '../position.ts';
import { ALLIED, FRENCH, otherSide } from '../units.ts';
import type { World } from '../world.ts';
import { chooserFor } from './control.ts';

/** 6.1 Attacking: where there are fights, which they are, and in what order. 7.1, 7.2: where the losers may go. */

/** 2.2a, 6.1b: battles where both sides have three units, skirmishes elsewhere. */
export function findFights(w: World, s: State, tell: Tell): void {
  let slot = 0;
  s.fill(-1, w.at.battleTown, w.at.battleTown + SLOTS);
  for (let town = 0; town < w.townCount; town++) {
    const fewest = Math.min(blocksOf(w, s, town, FRENCH), blocksOf(w, s, town, ALLIED));
    s[w.at.fights + town] = 0;
    if (fewest === 0) continue;
    const battle = fewest >= w.minUnitsForBattle;
    s[w.at.fights + town] = battle ? FIRST_BATTLE + slot : SKIRMISH;
    if (battle) openSlot(w, s, slot++, town);
    if (tell !== null) tell({ type: battle ? 'battle' : 'skirmish', rule: '6.1b', data: { town: w.townId(town) } });
  }
}

function openSlot(w: World, s: State, slot: number, town: Place): void {
  s[w.at.battleTown + slot] = town;
  s[w.at.battleStage + slot] = NOT_DEPLOYED;
  s[w.at.battleIdle + slot] = 0;
  s.fill(0, w.at.markers + 6 * slot, w.at.markers + 6 * slot + 6);
}

export const skirmishes = (w: World, s: State): number[] =>
  townsWhere(w, s, (town) => s[w.at.fights + town] === SKIRMISH);
const battlesIn = (w: World, s: State, stage: number): number[] =>
  townsWhere(
    w,
    s,
    (town) =>
      s[w.at.fights + town] >= FIRST_BATTLE && s[w.at.battleStage + s[w.at.fights + town] - FIRST_BATTLE] === stage,
  );
export const undeployed = (w: World, s: State): number[] => battlesIn(w, s, NOT_DEPLOYED);
/** 6.1d: battles that have not had their round of this cycle. */
export const waitingBattles = (w: World, s: State): number[] => battlesIn(w, s, DEPLOYED);
export const anyBattle = (w: World, s: State): boolean =>
  waitingBattles(w, s).length + battlesIn(w, s, ROUND_DONE).length > 0;

function townsWhere(w: World, s: State, take: (town: Place) => boolean): number[] {
  const found: number[] = [];
  for (let town = 0; town < w.townCount; town++) if (s[w.at.fights + town] !== 0 && take(town)) found.push(town);
  return found;
}

/** 6.1e: a new cycle begins. */
export function newCycle(w: World, s: State): void {
  for (let slot = 0; slot < SLOTS; slot++)
    if (s[w.at.battleStage + slot] === ROUND_DONE) s[w.at.battleStage + slot] = DEPLOYED;
}

/** The Attacker names the next fight, or it is the only one: then it begins at once. Returns false if he has to choose. */
export function takeNext(w: World, s: State, towns: readonly number[], step: StepName): boolean {
  if (towns.length === 1) {
    s[w.at.fight] = towns[0];
    return true;
  }
  s[w.at.side] = attackerOf(w, s);
  s[w.at.active] = chooserFor(w, s, attackerOf(w, s), towns);
  setStep(w, s, step);
  return false;
}

/** Which fight comes next: what happens in it is told under this. */
export function tellFight(w: World, s: State, rule: string, tell: Tell): void {
  if (tell !== null) tell({ type: 'fight-chosen', rule, data: { town: w.townId(s[w.at.fight]) } });
}

/** 6.1d, 6.1e, 6.6b: the order of skirmishes, of deployments and of battles. */
export function orderPhase(
  w: World,
  rule: string,
  townsOf: (w: World, s: State) => number[],
  begin: (w: World, s: State) => void,
): Stage<Action> {
  const towns = (s: State): number[] => townsOf(w, s);
  return {
    rule,
    accepts: ['fight'],
    pieces: () => [TABLE],
    choices: (s, _seat, piece) => (piece === TABLE ? towns(s).map((town) => ({ type: 'fight', town })) : []),
    refuse: (s, _seat, action) =>
      action.type === 'fight' && !towns(s).includes(action.town)
        ? refusal(rule, 'no-fight-there', { town: w.townId(action.town) })
        : null,
    apply(s, _seat, action, _dice, tell) {
      if (action.type !== 'fight') return;
      s[w.at.fight] = action.town;
      tellFight(w, s, rule, tell);
      begin(w, s);
    },
  };
}

/** 7.1: whether a side may retreat from a fight by a road, as far as the town at its end goes. */
export function mayRetreatBy(w: World, s: State, side: Side, from: number, road: number, to: number): boolean {
  if (blocksOf(w, s, to, otherSide(side)) > 0 || s[w.at.fights + to] !== 0) return false;
  const entry = (s[w.at.entered + road] & (w.net.ends[2 * road] === from ? 1 : 2)) !== 0;
  return side === attackerOf(w, s) ? entry : !entry;
}

/** 7.2a: whether a road still has room for a retreat now. */
export const hasRoom = (w: World, s: State, road: number): boolean =>
  s[w.at.flow + road] < w.retreatLimit[w.major[road]];

/** The towns a side's units can retreat to from a fight now. */
export function refuges(w: World, s: State, side: Side, from: number): number[] {
  const found: number[] = [];
  for (let i = w.first[from]; i < w.first[from + 1]; i++) {
    if (hasRoom(w, s, w.via[i]) && mayRetreatBy(w, s, side, from, w.via[i], w.next[i])) found.push(w.next[i]);
  }
  return found;
}

export function clearFlow(w: World, s: State): void {
  s.fill(0, w.at.flow, w.at.flow + w.net.edges.length);
}
