import type { Dice, RefereeRules, Side, State, Tell } from '@hundred-days/kernel';
import {
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
import { FRENCH, otherSide, SIDES } from '../units.ts';
import type { World } from '../world.ts';
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

/** What the referee itself cites when it refuses. */
export const RULES: RefereeRules = { gameOver: '10.0a', notYourDecision: '2.0a', noSuchAction: '2.0b' };

/**
 * 2.0 The sequence of play. A Player Turn is
 *
 *   moves -> force-march dice -> skirmishes, one by one -> battles are deployed -> rounds of all battles in cycles -> supply
 *   (French turns) -> defeats and victory
 *
 * and a Battle Turn is morale, combat, reinforcement. A phase only says that it is done, by a step in which nobody decides;
 * what comes next is decided here.
 */
export function proceed(w: World, s: State, dice: Dice, tell: Tell): void {
  while (goOn(w, s, dice, tell)) {
    // Some moments have nothing to ask and lead straight on to the next.
  }
}

/** Goes on from a moment between two decisions; false when somebody has to decide. */
function goOn(w: World, s: State, dice: Dice, tell: Tell): boolean {
  switch (stepOf(w, s)) {
    case 'bidding-done':
    case 'deployment-next':
      if (!nextDeployment(w, s, tell)) beginTurn(w, s, s[w.at.turn], tell);
      return false;
    case 'movement-done':
      if (nextMarch(w, s)) return false;
      setStep(w, s, 'march-done');
      return true;
    case 'march-done':
      publish(w, s, null);
      findFights(w, s, tell);
      setStep(w, s, 'skirmish-next');
      return true;
    case 'skirmish-next':
      return nextSkirmish(w, s);
    case 'shown':
      revealPicks(w, s, tell);
      nextOfSkirmish(w, s, dice, tell);
      return true;
    case 'hits-done':
      if (slotOf(w, s, s[w.at.fight]) < 0) nextOfSkirmish(w, s, dice, tell);
      else backToCombat(w, s, tell);
      return true;
    case 'withdrawal-done':
      publish(w, s, tell);
      hideSkirmishers(w, s);
      publish(w, s, null);
      setStep(w, s, 'skirmish-next');
      return true;
    default:
      return goOnInBattle(w, s, dice, tell);
  }
}

function nextSkirmish(w: World, s: State): boolean {
  const left = skirmishes(w, s);
  if (left.length === 0) {
    setStep(w, s, 'deploy-battle-next');
    return true;
  }
  if (takeNext(w, s, left, 'skirmish-order')) beginSkirmish(w, s);
  return false;
}

function goOnInBattle(w: World, s: State, dice: Dice, tell: Tell): boolean {
  switch (stepOf(w, s)) {
    case 'deploy-battle-next':
      return nextBattleDeployment(w, s, tell);
    case 'terrain-next':
      if (nextMarker(w, s, dice, tell)) return false;
      beginPosting(w, s, otherSide(attackerOf(w, s)));
      return false;
    case 'posted':
      if (s[w.at.side] !== attackerOf(w, s)) {
        beginPosting(w, s, attackerOf(w, s));
        return false;
      }
      revealBattle(w, s, tell);
      setStep(w, s, 'deploy-battle-next');
      return true;
    case 'battle-next':
      return nextBattle(w, s);
    case 'battle-turn':
      if (tell !== null) {
        const data = { side: SIDES[s[w.at.side]], town: w.townId(s[w.at.fight]) };
        tell({ type: 'battle-turn', rule: '2.2b', data });
      }
      setStep(w, s, 'morale-next');
      return true;
    case 'morale-next':
      if (!nextMorale(w, s)) giveControl(w, s, 'combat', s[w.at.side], s[w.at.fight]);
      return false;
    case 'combat-done':
      publish(w, s, tell);
      return endCombat(w, s, tell);
    case 'reinforcement-done':
      return endBattleTurn(w, s, tell);
    case 'rout-done':
      setStep(w, s, 'battle-won');
      return true;
    case 'battle-won':
      return endBattle(w, s, tell);
    case 'regroup-done':
      setStep(w, s, anyBattle(w, s) ? 'battle-next' : 'fights-over');
      return true;
    default:
      return goOnAfterFights(w, s, tell);
  }
}

function nextBattleDeployment(w: World, s: State, tell: Tell): boolean {
  const left = undeployed(w, s);
  if (left.length === 0) {
    setStep(w, s, anyBattle(w, s) ? 'battle-next' : 'fights-over');
    return true;
  }
  if (!takeNext(w, s, left, 'deployment-order')) return false;
  // The last of several is named like those that were chosen before it.
  if (anyBattle(w, s)) tellFight(w, s, '6.1e', tell);
  beginTerrain(w, s);
  return true;
}

/** 6.1d: the next battle of the cycle, the Attacker's Battle Turn first. */
function nextBattle(w: World, s: State): boolean {
  if (waitingBattles(w, s).length === 0) newCycle(w, s);
  if (!takeNext(w, s, waitingBattles(w, s), 'battle-order')) return false;
  beginBattleTurn(w, s, attackerOf(w, s));
  return true;
}

export function beginBattleTurn(w: World, s: State, side: Side): void {
  s[w.at.side] = side;
  s[w.at.busy] = 0;
  s.fill(0, w.at.crossed, w.at.crossed + 3);
  clearFlow(w, s);
  for (const unit of w.unitsOf[side]) if (whereIs(w, s, unit) === s[w.at.fight]) unmark(w, s, unit, BATTLE_TURN);
  setStep(w, s, 'battle-turn');
}

/** After hits the same side goes on with its Combat step. */
function backToCombat(w: World, s: State, tell: Tell): void {
  publish(w, s, tell);
  setStep(w, s, 'combat');
  s[w.at.active] = s[w.at.combatSeat];
}

/** 6.7e: an Attacker who must leave and has no way out is lost; otherwise the reinforcements. */
function endCombat(w: World, s: State, tell: Tell): boolean {
  if (!mustLeave(w, s)) {
    beginReinforcement(w, s, s[w.at.side]);
    return false;
  }
  if (s[w.at.busy] === 0 && refuges(w, s, s[w.at.side], s[w.at.fight]).length === 0) {
    for (const unit of w.unitsOf[s[w.at.side]])
      if (whereIs(w, s, unit) === s[w.at.fight]) eliminate(w, s, unit, '6.7e', tell);
    s[w.at.victor] = otherSide(s[w.at.side]);
    setStep(w, s, 'battle-won');
    return true;
  }
  setStep(w, s, 'reinforcement-done');
  return true;
}

/** 6.7: counts the Attacker's idle Battle Turns; then the Defender's turn, or the next battle. */
function endBattleTurn(w: World, s: State, tell: Tell): boolean {
  const slot = slotOf(w, s, s[w.at.fight]);
  if (s[w.at.side] !== attackerOf(w, s)) {
    s[w.at.battleStage + slot] = ROUND_DONE;
    setStep(w, s, 'battle-next');
    return true;
  }
  if (s[w.at.battleIdle + slot] !== IDLE_OUT) {
    s[w.at.battleIdle + slot] = s[w.at.busy] === 1 ? 0 : s[w.at.battleIdle + slot] + 1;
    if (s[w.at.battleIdle + slot] >= w.attackerIdleBattleTurns) {
      // 6.7d: he leaves at once, as far as the roads allow.
      s[w.at.battleIdle + slot] = IDLE_OUT;
      if (tell !== null) tell({ type: 'stalemate', rule: '6.7b', data: { town: w.townId(s[w.at.fight]) } });
      clearFlow(w, s);
      for (const unit of w.unitsOf[s[w.at.side]]) {
        if (whereIs(w, s, unit) !== s[w.at.fight]) continue;
        unmark(w, s, unit, BATTLE_TURN);
        breakSquare(w, s, unit);
      }
      publish(w, s, tell);
      giveControl(w, s, 'combat', s[w.at.side], s[w.at.fight]);
      return false;
    }
  }
  beginBattleTurn(w, s, otherSide(s[w.at.side]));
  return true;
}

/** The battle is over: its board is cleared, and the victor regroups (7.5). */
function endBattle(w: World, s: State, tell: Tell): boolean {
  const town = s[w.at.fight];
  const slot = slotOf(w, s, town);
  publish(w, s, tell);
  for (let unit = 0; unit < w.unitCount; unit++) {
    if (whereIs(w, s, unit) !== town) continue;
    if (placeOf(w, s, unit) > 0) post(w, s, unit, 0);
    unmark(w, s, unit, IN_BATTLE);
    s[w.at.host + unit] = 0;
  }
  returnMarkers(w, s, slot);
  s[w.at.fights + town] = 0;
  s[w.at.battleTown + slot] = -1;
  s[w.at.battleStage + slot] = 0;
  s[w.at.routed] = -1;
  publish(w, s, null);
  if (s[w.at.victor] < 0 || blocksOf(w, s, town, s[w.at.victor]) === 0) {
    setStep(w, s, 'regroup-done');
    return true;
  }
  beginRegroup(w, s, s[w.at.victor], tell);
  return false;
}

function goOnAfterFights(w: World, s: State, tell: Tell): boolean {
  switch (stepOf(w, s)) {
    case 'fights-over':
      if (w.turnSide[s[w.at.turn]] === FRENCH) beginSupply(w, s, tell);
      else setStep(w, s, 'defeats');
      return true;
    case 'supply-next':
      if (nextSupply(w, s, tell)) return false;
      setStep(w, s, 'defeats');
      return true;
    case 'defeats':
      if (!checkVictory(w, s, tell)) beginTurn(w, s, s[w.at.turn] + 1, tell);
      return false;
    default:
      return false;
  }
}

/** 2.3c: disrupted units recover, and the next box of the track begins. */
export function beginTurn(w: World, s: State, turn: number, tell: Tell): void {
  s[w.at.turn] = turn;
  s[w.at.fight] = -1;
  for (let unit = 0; unit < w.unitCount; unit++) if (onMap(w, s, unit)) unmark(w, s, unit, IN_TURN);
  publish(w, s, null);
  beginMovement(w, s);
  if (tell !== null) {
    const data = { turn, date: w.turnDates[turn], side: SIDES[attackerOf(w, s)], night: w.night[turn] };
    tell({ type: 'turn', rule: '2.0a', data });
  }
}
