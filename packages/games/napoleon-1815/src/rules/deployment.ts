import { type Phase, type Refusal, refusal, type State, TABLE, type Tell } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import { TOWNS, townId, ZONE } from '../board.ts';
import { AT, blocksOf, onMap, owns, put, seatsOf, setStep, sideOfSeat, UNPLACED, whereIs } from '../position.ts';
import { DEPLOY_LIMIT } from '../tables.ts';
import { ALLIED, ANGLO_DUTCH, ARMIES, ARMY, FRENCH, FRENCH_ARMY, SIDE, SIDES, UNITS_OF, unitId } from '../units.ts';
import { publish, tellOwner } from './publishing.ts';

/** 4.0 Deployment: the Allies, then the French, each in secret until they have ended. */

const toPlace = (s: State, seat: number): number[] =>
  [...UNITS_OF[sideOfSeat(s, seat)]].filter((unit) => owns(s, seat, unit) && whereIs(s, unit) === UNPLACED);

/** The next seat to deploy, or to remove the steps it has bid (12.0f); false when all have. */
export function nextDeployment(s: State, tell: Tell): boolean {
  for (const side of [ALLIED, FRENCH]) {
    for (const seat of seatsOf(s, side)) {
      if ((s[AT.ended] & (1 << seat)) !== 0) continue;
      s[AT.active] = seat;
      if (s[AT.toRemove] > 0 && s[AT.bidSide] === side) {
        setStep(s, 'reduction');
        return true;
      }
      if (toPlace(s, seat).length > 0) {
        setStep(s, 'deployment');
        return true;
      }
      s[AT.ended] |= 1 << seat;
    }
  }
  s[AT.ended] = 0;
  publish(s, null);
  if (tell !== null) tell({ type: 'deployed', rule: '4.0b', data: {} });
  return false;
}

/** 4.1, 4.2: a town of the army's zone with room in it. */
const suits = (s: State, unit: number, town: number): boolean =>
  ZONE[town] === ARMY[unit] && blocksOf(s, town, SIDE[unit]) < DEPLOY_LIMIT[SIDE[unit]];

export const deploymentPhase: Phase<Action> = {
  name: 'deployment',
  rule: '4.0a',
  accepts: ['deploy', 'end'],
  seats: (s) => 1 << s[AT.active],
  pieces(s, seat) {
    const left = toPlace(s, seat);
    // FOG-14: that a deployment is over is always said.
    return left.length === 0 ? [TABLE] : left;
  },
  choices(s, seat, piece) {
    if (piece === TABLE) return toPlace(s, seat).length === 0 ? [{ type: 'end' }] : [];
    if (!owns(s, seat, piece) || whereIs(s, piece) !== UNPLACED) return [];
    const found: Action[] = [];
    for (let town = 0; town < TOWNS; town++)
      if (suits(s, piece, town)) found.push({ type: 'deploy', unit: piece, town });
    return found;
  },
  refuse(s, seat, action) {
    if (action.type === 'deploy') return refuseDeploy(s, seat, action);
    const left = toPlace(s, seat);
    return action.type === 'end' && left.length > 0
      ? refusal('4.0a', 'units-to-place', { units: left.map(unitId) })
      : null;
  },
  apply(s, seat, action, _dice, tell) {
    if (action.type === 'deploy') {
      put(s, action.unit, action.town);
      tellOwner(s, action.unit, tell, 'placed', '4.0a', { town: townId(action.town) });
      return;
    }
    s[AT.ended] |= 1 << seat;
    // FOG-3: of two Allied players neither is shown before both have ended.
    if (seatsOf(s, sideOfSeat(s, seat)).every((one) => (s[AT.ended] & (1 << one)) !== 0)) publish(s, null);
    if (tell !== null)
      tell({ type: 'deployment-ended', rule: '4.0a', data: { side: SIDES[sideOfSeat(s, seat)] }, closes: true });
    setStep(s, 'deployment-next');
  },
};

/** 4.1a: the border keeps the Allies out of France; the line keeps them apart; 4.2a: the French stay at home. */
const zoneRule = (army: number, zone: number): string =>
  army === FRENCH_ARMY ? '4.2a' : zone === FRENCH_ARMY ? '4.1a' : army === ANGLO_DUTCH ? '4.1b' : '4.1c';

function refuseDeploy(s: State, seat: number, { unit, town }: Of<'deploy'>): Refusal | null {
  const data = { unit: unitId(unit), town: townId(town), army: ARMIES[ARMY[unit]] };
  if (!owns(s, seat, unit)) return refusal('4.0a', 'not-your-unit', data);
  if (onMap(s, unit)) return refusal('4.0a', 'is-placed', data);
  if (ZONE[town] !== ARMY[unit]) return refusal(zoneRule(ARMY[unit], ZONE[town]), 'not-its-zone', data);
  if (blocksOf(s, town, SIDE[unit]) < DEPLOY_LIMIT[SIDE[unit]]) return null;
  return refusal(SIDE[unit] === FRENCH ? '4.2b' : '4.1d', 'town-full', { ...data, most: DEPLOY_LIMIT[SIDE[unit]] });
}
