import type { RefereeRules, Side, State, Tell } from '@hundred-days/kernel';
import { BOUND } from '../layout.ts';
import { battleOf, inEnemyZone, note, onMap, setStep, sideIn, unitsIn, whereIs, zoneSides } from '../position.ts';
import { enemyOf, SIDES } from '../units.ts';
import type { World } from '../world.ts';

/** What the referee itself cites when it refuses. */
export const RULES: RefereeRules = { gameOver: '4.0', notYourDecision: '4.1a', noSuchAction: '4.1a' };

/** 4.0 The phases as they begin; what comes after what is in sequence.ts. */

export function beginMovement(w: World, s: State, side: Side, tell: Tell): void {
  s[w.at.phasing] = side;
  setStep(w, s, 'movement');
  forget(w, s);
  s.fill(0, w.at.column, w.at.column + Math.max(1, w.entryHexes.length));
  tellPhase(w, s, 'movement', tell);
}

/** 7.11c: who must attack and who must be attacked is noted now; contacts that come later add nothing. */
export function beginCombat(w: World, s: State, tell: Tell): void {
  const phasing = s[w.at.phasing];
  setStep(w, s, 'combat');
  forget(w, s);
  for (const unit of w.unitsOf[phasing]) {
    if (!onMap(w, s, unit) || !inEnemyZone(w, s, unit)) continue;
    note(w, s, unit, BOUND);
    bindEnemies(w, s, whereIs(w, s, unit), enemyOf(phasing));
  }
  tellPhase(w, s, 'combat', tell);
}

/** 7.0a: every enemy whose zone holds this hex. */
function bindEnemies(w: World, s: State, hex: number, enemy: Side): void {
  const sides = zoneSides(w, s);
  for (let d = 0; d < 6; d++) {
    const next = w.neighbours[6 * hex + d];
    if (next < 0 || sideIn(w, s, next) !== enemy || sides[6 * next + ((d + 3) % 6)] === 0) continue;
    for (const unit of unitsIn(w, s, next)) note(w, s, unit, BOUND);
  }
}

function forget(w: World, s: State): void {
  s.fill(0, w.at.did, w.at.did + w.units);
  s.fill(0, w.at.part, w.at.part + w.units);
}

export function tellPhase(w: World, s: State, phase: string, tell: Tell): void {
  if (tell === null) return;
  const data = { turn: s[w.at.turn], hour: battleOf(w, s).turnIds[s[w.at.turn]], side: SIDES[s[w.at.phasing]], phase };
  tell({ type: 'phase', rule: '4.0', data });
}
