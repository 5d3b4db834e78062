import type { Dice, State, Tell } from '@hundred-days/kernel';
import { NIGHT, TURN_DATES, TURN_SIDE, townId } from '../board.ts';
import {
  AT,
  attackerOf,
  BATTLE_TURN,
  blocksOf,
  IDLE_OUT,
  IN_BATTLE,
  IN_TURN,
  onMap,
  placeOf,
  post,
  ROUND_DONE,
  setStep,
  slotOf,
  stepOf,
  unmark,
  whereIs,
} from '../position.ts';
import { attackerIdleBattleTurns } from '../tables.ts';
import { FRENCH, otherSide, SIDES, UNITS, UNITS_OF } from '../units.ts';
import { beginPosting, beginTerrain, nextMarker, returnMarkers, revealBattle } from './battleboard.ts';
import { mustLeave } from './combat.ts';
import { giveControl } from './control.ts';
import { nextDeployment } from './deployment.ts';
import {
  anyBattle,
  clearFlow,
  findFights,
  newCycle,
  refuges,
  skirmishes,
  takeNext,
  tellFight,
  undeployed,
  waitingBattles,
} from './fights.ts';
import { breakSquare, eliminate } from './losses.ts';
import { nextMarch } from './marches.ts';
import { nextMorale } from './morale.ts';
import { beginMovement } from './movement.ts';
import { publish } from './publishing.ts';
import { beginRegroup, beginReinforcement } from './reinforcement.ts';
import { beginSkirmish, hideSkirmishers, nextOfSkirmish, revealPicks } from './skirmish.ts';
import { beginSupply, nextSupply } from './supply.ts';
import { checkVictory } from './victory.ts';

/**
 * 2.0 The sequence of play. A Player Turn is
 *
 *   moves -> force-march dice -> skirmishes, one by one -> battles are deployed -> rounds of all battles in cycles -> supply
 *   (French turns) -> defeats and victory
 *
 * and a Battle Turn is morale, combat, reinforcement. A phase only says that it is done, by a step in which nobody decides;
 * what comes next is decided here.
 */
export function proceed(s: State, dice: Dice, tell: Tell): void {
  while (goOn(s, dice, tell)) {
    // Some moments have nothing to ask and lead straight on to the next.
  }
}

/** Goes on from a moment between two decisions; false when somebody has to decide. */
function goOn(s: State, dice: Dice, tell: Tell): boolean {
  switch (stepOf(s)) {
    case 'bidding-done':
    case 'deployment-next':
      if (!nextDeployment(s, tell)) beginTurn(s, s[AT.turn], tell);
      return false;
    case 'movement-done':
      if (nextMarch(s)) return false;
      setStep(s, 'march-done');
      return true;
    case 'march-done':
      publish(s, null);
      findFights(s, tell);
      setStep(s, 'skirmish-next');
      return true;
    case 'skirmish-next':
      return nextSkirmish(s);
    case 'shown':
      revealPicks(s, tell);
      nextOfSkirmish(s, dice, tell);
      return true;
    case 'hits-done':
      if (slotOf(s, s[AT.fight]) < 0) nextOfSkirmish(s, dice, tell);
      else backToCombat(s, tell);
      return true;
    case 'withdrawal-done':
      publish(s, tell);
      hideSkirmishers(s);
      publish(s, null);
      setStep(s, 'skirmish-next');
      return true;
    default:
      return goOnInBattle(s, dice, tell);
  }
}

function nextSkirmish(s: State): boolean {
  const left = skirmishes(s);
  if (left.length === 0) {
    setStep(s, 'deploy-battle-next');
    return true;
  }
  if (takeNext(s, left, 'skirmish-order')) beginSkirmish(s);
  return false;
}

function goOnInBattle(s: State, dice: Dice, tell: Tell): boolean {
  switch (stepOf(s)) {
    case 'deploy-battle-next':
      return nextBattleDeployment(s, tell);
    case 'terrain-next':
      if (nextMarker(s, dice, tell)) return false;
      beginPosting(s, otherSide(attackerOf(s)));
      return false;
    case 'posted':
      if (s[AT.side] !== attackerOf(s)) {
        beginPosting(s, attackerOf(s));
        return false;
      }
      revealBattle(s, tell);
      setStep(s, 'deploy-battle-next');
      return true;
    case 'battle-next':
      return nextBattle(s);
    case 'battle-turn':
      if (tell !== null) {
        const data = { side: SIDES[s[AT.side]], town: townId(s[AT.fight]) };
        tell({ type: 'battle-turn', rule: '2.2b', data });
      }
      setStep(s, 'morale-next');
      return true;
    case 'morale-next':
      if (!nextMorale(s)) giveControl(s, 'combat', s[AT.side], s[AT.fight]);
      return false;
    case 'combat-done':
      publish(s, tell);
      return endCombat(s, tell);
    case 'reinforcement-done':
      return endBattleTurn(s, tell);
    case 'rout-done':
      setStep(s, 'battle-won');
      return true;
    case 'battle-won':
      return endBattle(s, tell);
    case 'regroup-done':
      setStep(s, anyBattle(s) ? 'battle-next' : 'fights-over');
      return true;
    default:
      return goOnAfterFights(s, tell);
  }
}

function nextBattleDeployment(s: State, tell: Tell): boolean {
  const left = undeployed(s);
  if (left.length === 0) {
    setStep(s, anyBattle(s) ? 'battle-next' : 'fights-over');
    return true;
  }
  if (!takeNext(s, left, 'deployment-order')) return false;
  // The last of several is named like those that were chosen before it.
  if (anyBattle(s)) tellFight(s, '6.1e', tell);
  beginTerrain(s);
  return true;
}

/** 6.1d: the next battle of the cycle, the Attacker's Battle Turn first. */
function nextBattle(s: State): boolean {
  if (waitingBattles(s).length === 0) newCycle(s);
  if (!takeNext(s, waitingBattles(s), 'battle-order')) return false;
  beginBattleTurn(s, attackerOf(s));
  return true;
}

export function beginBattleTurn(s: State, side: number): void {
  s[AT.side] = side;
  s[AT.busy] = 0;
  s.fill(0, AT.crossed, AT.crossed + 3);
  clearFlow(s);
  for (const unit of UNITS_OF[side]) if (whereIs(s, unit) === s[AT.fight]) unmark(s, unit, BATTLE_TURN);
  setStep(s, 'battle-turn');
}

/** After hits the same side goes on with its Combat step. */
function backToCombat(s: State, tell: Tell): void {
  publish(s, tell);
  setStep(s, 'combat');
  s[AT.active] = s[AT.combatSeat];
}

/** 6.7e: an Attacker who must leave and has no way out is lost; otherwise the reinforcements. */
function endCombat(s: State, tell: Tell): boolean {
  if (!mustLeave(s)) {
    beginReinforcement(s, s[AT.side]);
    return false;
  }
  if (s[AT.busy] === 0 && refuges(s, s[AT.side], s[AT.fight]).length === 0) {
    for (const unit of UNITS_OF[s[AT.side]]) if (whereIs(s, unit) === s[AT.fight]) eliminate(s, unit, '6.7e', tell);
    s[AT.victor] = otherSide(s[AT.side]);
    setStep(s, 'battle-won');
    return true;
  }
  setStep(s, 'reinforcement-done');
  return true;
}

/** 6.7: counts the Attacker's idle Battle Turns; then the Defender's turn, or the next battle. */
function endBattleTurn(s: State, tell: Tell): boolean {
  const slot = slotOf(s, s[AT.fight]);
  if (s[AT.side] !== attackerOf(s)) {
    s[AT.battleStage + slot] = ROUND_DONE;
    setStep(s, 'battle-next');
    return true;
  }
  if (s[AT.battleIdle + slot] !== IDLE_OUT) {
    s[AT.battleIdle + slot] = s[AT.busy] === 1 ? 0 : s[AT.battleIdle + slot] + 1;
    if (s[AT.battleIdle + slot] >= attackerIdleBattleTurns) {
      // 6.7d: he leaves at once, as far as the roads allow.
      s[AT.battleIdle + slot] = IDLE_OUT;
      if (tell !== null) tell({ type: 'stalemate', rule: '6.7b', data: { town: townId(s[AT.fight]) } });
      clearFlow(s);
      for (const unit of UNITS_OF[s[AT.side]]) {
        if (whereIs(s, unit) !== s[AT.fight]) continue;
        unmark(s, unit, BATTLE_TURN);
        breakSquare(s, unit);
      }
      publish(s, tell);
      giveControl(s, 'combat', s[AT.side], s[AT.fight]);
      return false;
    }
  }
  beginBattleTurn(s, otherSide(s[AT.side]));
  return true;
}

/** The battle is over: its board is cleared, and the victor regroups (7.5). */
function endBattle(s: State, tell: Tell): boolean {
  const town = s[AT.fight];
  const slot = slotOf(s, town);
  publish(s, tell);
  for (let unit = 0; unit < UNITS; unit++) {
    if (whereIs(s, unit) !== town) continue;
    if (placeOf(s, unit) > 0) post(s, unit, 0);
    unmark(s, unit, IN_BATTLE);
    s[AT.host + unit] = 0;
  }
  returnMarkers(s, slot);
  s[AT.fights + town] = 0;
  s[AT.battleTown + slot] = -1;
  s[AT.battleStage + slot] = 0;
  s[AT.routed] = -1;
  publish(s, null);
  if (s[AT.victor] < 0 || blocksOf(s, town, s[AT.victor]) === 0) {
    setStep(s, 'regroup-done');
    return true;
  }
  beginRegroup(s, s[AT.victor], tell);
  return false;
}

function goOnAfterFights(s: State, tell: Tell): boolean {
  switch (stepOf(s)) {
    case 'fights-over':
      if (TURN_SIDE[s[AT.turn]] === FRENCH) beginSupply(s, tell);
      else setStep(s, 'defeats');
      return true;
    case 'supply-next':
      if (nextSupply(s, tell)) return false;
      setStep(s, 'defeats');
      return true;
    case 'defeats':
      if (!checkVictory(s, tell)) beginTurn(s, s[AT.turn] + 1, tell);
      return false;
    default:
      return false;
  }
}

/** 2.3c: disrupted units recover, and the next box of the track begins. */
export function beginTurn(s: State, turn: number, tell: Tell): void {
  s[AT.turn] = turn;
  s[AT.fight] = -1;
  for (let unit = 0; unit < UNITS; unit++) if (onMap(s, unit)) unmark(s, unit, IN_TURN);
  publish(s, null);
  beginMovement(s);
  if (tell !== null) {
    const data = { turn, date: TURN_DATES[turn], side: SIDES[attackerOf(s)], night: NIGHT[turn] };
    tell({ type: 'turn', rule: '2.0a', data });
  }
}
