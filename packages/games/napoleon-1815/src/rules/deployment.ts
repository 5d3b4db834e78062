import type { Place, Refusal, Seat, Stage, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal, TABLE } from '@hundred-days/kernel';
import type { Action, Of } from '../actions.ts';
import { blocksOf, notHis, onMap, owns, put, seatsOf, setStep, sideOfSeat, UNPLACED, whereIs } from '../position.ts';
import { ALLIED, ANGLO_DUTCH, ARMIES, FRENCH, FRENCH_ARMY, SIDES } from '../units.ts';
import type { World } from '../world.ts';
import { publish, tellOwner } from './publishing.ts';

/** 4.0 Deployment: the Allies, then the French, each in secret until they have ended. */

const toPlace = (w: World, s: State, seat: Seat): number[] =>
  [...w.unitsOf[sideOfSeat(w, s, seat)]].filter((unit) => owns(w, s, seat, unit) && whereIs(w, s, unit) === UNPLACED);

/** The next seat to deploy, or to remove the steps it has bid (12.0f); false when all have. */
export function nextDeployment(w: World, s: State, tell: Tell): boolean {
  for (const side of [ALLIED, FRENCH]) {
    for (const seat of seatsOf(w, s, side)) {
      if ((s[w.at.ended] & (1 << seat)) !== 0) continue;
      s[w.at.active] = seat;
      if (s[w.at.toRemove] > 0 && s[w.at.bidSide] === side) {
        setStep(w, s, 'reduction');
        return true;
      }
      if (toPlace(w, s, seat).length > 0) {
        setStep(w, s, 'deployment');
        return true;
      }
      s[w.at.ended] |= 1 << seat;
    }
  }
  s[w.at.ended] = 0;
  publish(w, s, null);
  if (tell !== null) tell({ type: 'deployed', rule: '4.0b', data: {} });
  return false;
}

/** 4.1, 4.2: a town of the army's zone with room in it. */
const suits = (w: World, s: State, unit: Unit, town: Place): boolean =>
  w.zone[town] === w.army[unit] && blocksOf(w, s, town, w.side[unit]) < w.deployLimit[w.side[unit]];

export const deploymentPhase = (w: World): Stage<Action> => ({
  rule: '4.0a',
  accepts: ['deploy', 'end'],
  pieces(s, seat) {
    const left = toPlace(w, s, seat);
    // FOG-14: that a deployment is over is always said.
    return left.length === 0 ? [TABLE] : left;
  },
  choices(s, seat, piece) {
    if (piece === TABLE) return toPlace(w, s, seat).length === 0 ? [{ type: 'end' }] : [];
    if (!owns(w, s, seat, piece) || whereIs(w, s, piece) !== UNPLACED) return [];
    const found: Action[] = [];
    for (let town = 0; town < w.townCount; town++)
      if (suits(w, s, piece, town)) found.push({ type: 'deploy', unit: piece, town });
    return found;
  },
  refuse(s, seat, action) {
    if (action.type === 'deploy') return refuseDeploy(w, s, seat, action);
    const left = toPlace(w, s, seat);
    return action.type === 'end' && left.length > 0
      ? refusal('4.0a', 'units-to-place', { units: left.map(w.unitId) })
      : null;
  },
  whyNot: (s, seat, unit, town) => refuseDeploy(w, s, seat, { type: 'deploy', unit, town }),
  apply(s, seat, action, _dice, tell) {
    if (action.type === 'deploy') {
      put(w, s, action.unit, action.town);
      tellOwner(w, s, action.unit, tell, 'placed', '4.0a', { town: w.townId(action.town) });
      return;
    }
    s[w.at.ended] |= 1 << seat;
    // FOG-3: of two Allied players neither is shown before both have ended.
    if (seatsOf(w, s, sideOfSeat(w, s, seat)).every((one) => (s[w.at.ended] & (1 << one)) !== 0)) publish(w, s, null);
    if (tell !== null)
      tell({ type: 'deployment-ended', rule: '4.0a', data: { side: SIDES[sideOfSeat(w, s, seat)] }, closes: true });
    setStep(w, s, 'deployment-next');
  },
});

/** 4.1a: the border keeps the Allies out of France; the line keeps them apart; 4.2a: the French stay at home. */
const zoneRule = (army: number, zone: number): string =>
  army === FRENCH_ARMY ? '4.2a' : zone === FRENCH_ARMY ? '4.1a' : army === ANGLO_DUTCH ? '4.1b' : '4.1c';

function refuseDeploy(w: World, s: State, seat: Seat, { unit, town }: Of<'deploy'>): Refusal | null {
  const data = { unit: w.unitId(unit), town: w.townId(town), army: ARMIES[w.army[unit]] };
  if (!owns(w, s, seat, unit)) return refusal(notHis(w, s, seat, unit, '4.0a', '11.0a'), 'not-your-unit', data);
  if (onMap(w, s, unit)) return refusal('4.0a', 'is-placed', data);
  if (w.zone[town] !== w.army[unit]) return refusal(zoneRule(w.army[unit], w.zone[town]), 'not-its-zone', data);
  if (blocksOf(w, s, town, w.side[unit]) < w.deployLimit[w.side[unit]]) return null;
  return refusal(w.side[unit] === FRENCH ? '4.2b' : '4.1d', 'town-full', {
    ...data,
    most: w.deployLimit[w.side[unit]],
  });
}
