import { type Refusal, refusal, type Stage, type State, type Tell, type Unit } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { blocksOf, onMap, ownerOf, setStep } from '../position.ts';
import { ARMIES, FRENCH } from '../units.ts';
import type { World } from '../world.ts';
import { eliminate } from './losses.ts';

/** 9.0 Allied supply: what the French hold of the three cities costs the Allies units. */

const left = (w: World, s: State, army: number): number[] =>
  [...w.unitsOfArmy[army]].filter((unit) => onMap(w, s, unit));

/** At the end of a French turn: what each army has to give up. */
export function beginSupply(w: World, s: State, tell: Tell): void {
  for (const { city, army, units } of w.supply) {
    const town = w.net.indexOf(city);
    const number = (ARMIES as readonly string[]).indexOf(army);
    if (blocksOf(w, s, town, FRENCH) === 0 || left(w, s, number).length === 0) continue;
    s[w.at.starving + number] += units;
    if (tell !== null) tell({ type: 'city-held', rule: '9.0d', data: { town: w.townId(town), army, units } });
  }
  setStep(w, s, 'supply-next');
}

/** Asks the owner of the next army that starves; false when none does. 9.0e: with too few left all are lost. */
export function nextSupply(w: World, s: State, tell: Tell): boolean {
  for (let army = 0; army < ARMIES.length; army++) {
    const owed = s[w.at.starving + army];
    if (owed === 0) continue;
    const units = left(w, s, army);
    if (units.length > owed) {
      s[w.at.active] = ownerOf(w, s, army);
      s[w.at.side] = army;
      setStep(w, s, 'supply');
      return true;
    }
    s[w.at.starving + army] = 0;
    for (const unit of units) eliminate(w, s, unit, '9.0e', tell);
  }
  return false;
}

/** The army that has to give up units now; `side` holds its number. */
const starving = (w: World, s: State): number => s[w.at.side];

export const supplyPhase = (w: World): Stage<Action> => ({
  rule: '9.0e',
  accepts: ['starve'],
  pieces: (s) => left(w, s, starving(w, s)),
  choices: (s, _seat, piece) =>
    piece >= 0 && w.army[piece] === starving(w, s) && onMap(w, s, piece) ? [{ type: 'starve', unit: piece }] : [],
  refuse: (s, _seat, action) => (action.type === 'starve' ? refuseStarving(w, s, action.unit) : null),
  whyNot: (s, _seat, unit) => refuseStarving(w, s, unit),
  apply(s, _seat, action, _dice, tell) {
    if (action.type !== 'starve') return;
    s[w.at.starving + starving(w, s)]--;
    eliminate(w, s, action.unit, '9.0h', tell);
    setStep(w, s, 'supply-next');
  },
});

function refuseStarving(w: World, s: State, unit: Unit): Refusal | null {
  if (w.army[unit] === starving(w, s) && onMap(w, s, unit)) return null;
  return refusal('9.0e', 'not-the-army', { unit: w.unitId(unit), army: ARMIES[starving(w, s)] });
}
