import type { Outcome, State, Tell } from '@hundred-days/kernel';
import { CITIES, TURNS } from '../board.ts';
import { AT, blocksOf, eliminatedOf, onMap, seatsOf, setStep } from '../position.ts';
import { citiesNeeded } from '../tables.ts';
import { ALLIED, ANGLO_DUTCH, ARMIES, DEFEATED_AT, FRENCH, FRENCH_ARMY, PRUSSIAN, UNITS_OF_ARMY } from '../units.ts';
import { eliminate } from './losses.ts';

/** 10.0 Victory. */

interface Ending {
  readonly side: number;
  readonly rule: string;
  readonly code: string;
}

/** The ways a game can end; a position holds the index + 1, 0 while it goes on. */
const ENDINGS: readonly Ending[] = [
  { side: FRENCH, rule: '10.1c', code: 'allies-defeated' },
  { side: FRENCH, rule: '10.1e', code: 'all-defeated' },
  { side: ALLIED, rule: '10.2a', code: 'french-defeated' },
  { side: FRENCH, rule: '10.1d', code: 'cities' },
  { side: ALLIED, rule: '10.2b', code: 'time' },
];

export function outcomeOf(s: State): Outcome | null {
  const ending = ENDINGS[s[AT.outcome] - 1];
  return ending === undefined ? null : { winners: seatsOf(s, ending.side), rule: ending.rule, code: ending.code };
}

function end(s: State, code: string, tell: Tell): true {
  s[AT.outcome] = 1 + ENDINGS.findIndex((ending) => ending.code === code);
  setStep(s, 'over');
  if (tell !== null) {
    const lost = {
      french: eliminatedOf(s, FRENCH_ARMY),
      angloDutch: eliminatedOf(s, ANGLO_DUTCH),
      prussian: eliminatedOf(s, PRUSSIAN),
    };
    tell({ type: 'game-over', rule: ENDINGS[s[AT.outcome] - 1].rule, data: { outcome: code, ...lost }, reveals: true });
  }
  return true;
}

const isDefeated = (s: State, army: number): boolean => (s[AT.defeated] & (1 << army)) !== 0;

/** 10.0a, 10.0b, 10.2e: armies that have lost too much are gone; true if the game is over. */
export function checkVictory(s: State, tell: Tell): boolean {
  for (let army = 0; army < ARMIES.length; army++) {
    if (isDefeated(s, army) || eliminatedOf(s, army) < DEFEATED_AT[army]) continue;
    s[AT.defeated] |= 1 << army;
    if (tell !== null)
      tell({ type: 'defeated', rule: ['10.2a', '10.1a', '10.1b'][army], data: { army: ARMIES[army] } });
  }
  for (let army = 0; army < ARMIES.length; army++) {
    if (isDefeated(s, army))
      for (const unit of UNITS_OF_ARMY[army]) if (onMap(s, unit)) eliminate(s, unit, '10.0b', tell);
  }
  const allies = isDefeated(s, ANGLO_DUTCH) && isDefeated(s, PRUSSIAN);
  if (allies) return end(s, isDefeated(s, FRENCH_ARMY) ? 'all-defeated' : 'allies-defeated', tell);
  if (isDefeated(s, FRENCH_ARMY)) return end(s, 'french-defeated', tell);
  if (s[AT.turn] < TURNS) return false;
  const held = CITIES.filter((city) => blocksOf(s, city, FRENCH) > 0).length;
  return end(s, held >= citiesNeeded ? 'cities' : 'time', tell);
}
