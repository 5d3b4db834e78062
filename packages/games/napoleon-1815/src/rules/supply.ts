import { type Phase, refusal, type State, type Tell } from '@hundred-days/kernel';
import type { Action } from '../actions.ts';
import { NET, townId } from '../board.ts';
import { AT, blocksOf, onMap, ownerOf, setStep } from '../position.ts';
import { SUPPLY } from '../tables.ts';
import { ARMIES, ARMY, FRENCH, UNITS_OF_ARMY, unitId } from '../units.ts';
import { eliminate } from './losses.ts';

/** 9.0 Allied supply: what the French hold of the three cities costs the Allies units. */

const left = (s: State, army: number): number[] => [...UNITS_OF_ARMY[army]].filter((unit) => onMap(s, unit));

/** At the end of a French turn: what each army has to give up. */
export function beginSupply(s: State, tell: Tell): void {
  for (const { city, army, units } of SUPPLY) {
    const town = NET.indexOf(city);
    const number = (ARMIES as readonly string[]).indexOf(army);
    if (blocksOf(s, town, FRENCH) === 0 || left(s, number).length === 0) continue;
    s[AT.starving + number] += units;
    if (tell !== null) tell({ type: 'city-held', rule: '9.0d', data: { town: townId(town), army, units } });
  }
  setStep(s, 'supply-next');
}

/** Asks the owner of the next army that starves; false when none does. 9.0e: with too few left all are lost. */
export function nextSupply(s: State, tell: Tell): boolean {
  for (let army = 0; army < ARMIES.length; army++) {
    const owed = s[AT.starving + army];
    if (owed === 0) continue;
    const units = left(s, army);
    if (units.length > owed) {
      s[AT.active] = ownerOf(s, army);
      s[AT.side] = army;
      setStep(s, 'supply');
      return true;
    }
    s[AT.starving + army] = 0;
    for (const unit of units) eliminate(s, unit, '9.0e', tell);
  }
  return false;
}

/** The army that has to give up units now; `side` holds its number. */
const starving = (s: State): number => s[AT.side];

export const supplyPhase: Phase<Action> = {
  name: 'supply',
  rule: '9.0e',
  accepts: ['starve'],
  seats: (s) => 1 << s[AT.active],
  pieces: (s) => left(s, starving(s)),
  choices: (s, _seat, piece) =>
    piece >= 0 && ARMY[piece] === starving(s) && onMap(s, piece) ? [{ type: 'starve', unit: piece }] : [],
  refuse(s, _seat, action) {
    if (action.type !== 'starve') return null;
    if (ARMY[action.unit] === starving(s) && onMap(s, action.unit)) return null;
    return refusal('9.0e', 'not-the-army', { unit: unitId(action.unit), army: ARMIES[starving(s)] });
  },
  apply(s, _seat, action, _dice, tell) {
    if (action.type !== 'starve') return;
    s[AT.starving + starving(s)]--;
    eliminate(s, action.unit, '9.0h', tell);
    setStep(s, 'supply-next');
  },
};
