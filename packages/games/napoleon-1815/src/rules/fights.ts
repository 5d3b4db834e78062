import { type Phase, refusal, type State, TABLE, type Tell } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { FIRST, MAJOR, NET, NEXT, TOWNS, townId, VIA } from '../board.ts';
import {
  AT,
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
import { minUnitsForBattle, RETREAT_LIMIT } from '../tables.ts';
import { ALLIED, FRENCH, otherSide } from '../units.ts';
import { chooserFor } from './control.ts';

/** 6.1 Attacking: where there are fights, which they are, and in what order. 7.1, 7.2: where the losers may go. */

/** 2.2a, 6.1b: battles where both sides have three units, skirmishes elsewhere. */
export function findFights(s: State, tell: Tell): void {
  let slot = 0;
  s.fill(-1, AT.battleTown, AT.battleTown + SLOTS);
  for (let town = 0; town < TOWNS; town++) {
    const fewest = Math.min(blocksOf(s, town, FRENCH), blocksOf(s, town, ALLIED));
    s[AT.fights + town] = 0;
    if (fewest === 0) continue;
    const battle = fewest >= minUnitsForBattle;
    s[AT.fights + town] = battle ? FIRST_BATTLE + slot : SKIRMISH;
    if (battle) openSlot(s, slot++, town);
    if (tell !== null) tell({ type: battle ? 'battle' : 'skirmish', rule: '6.1b', data: { town: townId(town) } });
  }
}

function openSlot(s: State, slot: number, town: number): void {
  s[AT.battleTown + slot] = town;
  s[AT.battleStage + slot] = NOT_DEPLOYED;
  s[AT.battleIdle + slot] = 0;
  s.fill(0, AT.markers + 6 * slot, AT.markers + 6 * slot + 6);
}

export const skirmishes = (s: State): number[] => townsWhere(s, (town) => s[AT.fights + town] === SKIRMISH);
const battlesIn = (s: State, stage: number): number[] =>
  townsWhere(
    s,
    (town) => s[AT.fights + town] >= FIRST_BATTLE && s[AT.battleStage + s[AT.fights + town] - FIRST_BATTLE] === stage,
  );
export const undeployed = (s: State): number[] => battlesIn(s, NOT_DEPLOYED);
/** 6.1d: battles that have not had their round of this cycle. */
export const waitingBattles = (s: State): number[] => battlesIn(s, DEPLOYED);
export const anyBattle = (s: State): boolean => waitingBattles(s).length + battlesIn(s, ROUND_DONE).length > 0;

function townsWhere(s: State, take: (town: number) => boolean): number[] {
  const found: number[] = [];
  for (let town = 0; town < TOWNS; town++) if (s[AT.fights + town] !== 0 && take(town)) found.push(town);
  return found;
}

/** 6.1e: a new cycle begins. */
export function newCycle(s: State): void {
  for (let slot = 0; slot < SLOTS; slot++)
    if (s[AT.battleStage + slot] === ROUND_DONE) s[AT.battleStage + slot] = DEPLOYED;
}

/** The Attacker names the next fight, or it is the only one: then it begins at once. Returns false if he has to choose. */
export function takeNext(s: State, towns: readonly number[], step: StepName): boolean {
  if (towns.length === 1) {
    s[AT.fight] = towns[0];
    return true;
  }
  s[AT.side] = attackerOf(s);
  s[AT.active] = chooserFor(s, attackerOf(s), towns);
  setStep(s, step);
  return false;
}

/** Which fight comes next: what happens in it is told under this. */
export function tellFight(s: State, rule: string, tell: Tell): void {
  if (tell !== null) tell({ type: 'fight-chosen', rule, data: { town: townId(s[AT.fight]) } });
}

/** 6.1d, 6.1e, 6.6b: the order of skirmishes, of deployments and of battles. */
export function orderPhase(
  name: StepName,
  rule: string,
  towns: (s: State) => number[],
  begin: (s: State) => void,
): Phase<Action> {
  return {
    name,
    rule,
    accepts: ['fight'],
    seats: (s) => 1 << s[AT.active],
    pieces: () => [TABLE],
    choices: (s, _seat, piece) => (piece === TABLE ? towns(s).map((town) => ({ type: 'fight', town })) : []),
    refuse: (s, _seat, action) =>
      action.type === 'fight' && !towns(s).includes(action.town)
        ? refusal(rule, 'no-fight-there', { town: townId(action.town) })
        : null,
    apply(s, _seat, action, _dice, tell) {
      if (action.type !== 'fight') return;
      s[AT.fight] = action.town;
      tellFight(s, rule, tell);
      begin(s);
    },
  };
}

/** 7.1: whether a side may retreat from a fight by a road, as far as the town at its end goes. */
export function mayRetreatBy(s: State, side: number, from: number, road: number, to: number): boolean {
  if (blocksOf(s, to, otherSide(side)) > 0 || s[AT.fights + to] !== 0) return false;
  const entry = (s[AT.entered + road] & (NET.ends[2 * road] === from ? 1 : 2)) !== 0;
  return side === attackerOf(s) ? entry : !entry;
}

/** 7.2a: whether a road still has room for a retreat now. */
export const hasRoom = (s: State, road: number): boolean => s[AT.flow + road] < RETREAT_LIMIT[MAJOR[road]];

/** The towns a side's units can retreat to from a fight now. */
export function refuges(s: State, side: number, from: number): number[] {
  const found: number[] = [];
  for (let i = FIRST[from]; i < FIRST[from + 1]; i++) {
    if (hasRoom(s, VIA[i]) && mayRetreatBy(s, side, from, VIA[i], NEXT[i])) found.push(NEXT[i]);
  }
  return found;
}

export function clearFlow(s: State): void {
  s.fill(0, AT.flow, AT.flow + NET.edges.length);
}
