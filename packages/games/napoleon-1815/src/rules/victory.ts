import type { Outcome, Side, State, Tell } from '@hundred-days/kernel';
import { blocksOf, eliminatedOf, onMap, seatsOf, setStep } from '../position.ts';
import { ALLIED, ANGLO_DUTCH, ARMIES, FRENCH, FRENCH_ARMY, PRUSSIAN } from '../units.ts';
import type { World } from '../world.ts';
import { eliminate } from './losses.ts';

/** 10.0 Victory. */

interface Ending {
  readonly side: Side;
  readonly rule: string;
  readonly code: string;
}

/** The ways a game can end, in the order of OUTCOMES after 'none'. */
const ENDINGS: readonly Ending[] = [
  { side: FRENCH, rule: '10.1c', code: 'allies-defeated' },
  { side: FRENCH, rule: '10.1e', code: 'all-defeated' },
  { side: ALLIED, rule: '10.2a', code: 'french-defeated' },
  { side: FRENCH, rule: '10.1d', code: 'cities' },
  { side: ALLIED, rule: '10.2b', code: 'time' },
];

export function outcomeOf(w: World, s: State): Outcome | null {
  const ending = ENDINGS[s[w.at.outcome] - 1];
  return ending === undefined ? null : { winners: seatsOf(w, s, ending.side), rule: ending.rule, code: ending.code };
}

function end(w: World, s: State, code: string, tell: Tell): true {
  s[w.at.outcome] = 1 + ENDINGS.findIndex((ending) => ending.code === code);
  setStep(w, s, 'over');
  if (tell !== null) {
    const lost = {
      french: eliminatedOf(w, s, FRENCH_ARMY),
      angloDutch: eliminatedOf(w, s, ANGLO_DUTCH),
      prussian: eliminatedOf(w, s, PRUSSIAN),
    };
    tell({
      type: 'game-over',
      rule: ENDINGS[s[w.at.outcome] - 1].rule,
      data: { outcome: code, ...lost },
      reveals: true,
    });
  }
  return true;
}

const isDefeated = (w: World, s: State, army: number): boolean => (s[w.at.defeated] & (1 << army)) !== 0;

/** 10.0a, 10.0b, 10.2e: armies that have lost too much are gone; true if the game is over. */
export function checkVictory(w: World, s: State, tell: Tell): boolean {
  for (let army = 0; army < ARMIES.length; army++) {
    if (isDefeated(w, s, army) || eliminatedOf(w, s, army) < w.defeatedAt[army]) continue;
    s[w.at.defeated] |= 1 << army;
    if (tell !== null)
      tell({ type: 'defeated', rule: ['10.2a', '10.1a', '10.1b'][army], data: { army: ARMIES[army] } });
  }
  for (let army = 0; army < ARMIES.length; army++) {
    if (isDefeated(w, s, army))
      for (const unit of w.unitsOfArmy[army]) if (onMap(w, s, unit)) eliminate(w, s, unit, '10.0b', tell);
  }
  const allies = isDefeated(w, s, ANGLO_DUTCH) && isDefeated(w, s, PRUSSIAN);
  if (allies) return end(w, s, isDefeated(w, s, FRENCH_ARMY) ? 'all-defeated' : 'allies-defeated', tell);
  if (isDefeated(w, s, FRENCH_ARMY)) return end(w, s, 'french-defeated', tell);
  if (s[w.at.turn] < w.turns) return false;
  const held = w.cities.filter((city) => blocksOf(w, s, city, FRENCH) > 0).length;
  return end(w, s, held >= w.citiesNeeded ? 'cities' : 'time', tell);
}
