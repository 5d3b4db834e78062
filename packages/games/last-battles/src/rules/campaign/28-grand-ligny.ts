import type { Place, Refusal, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal } from '@hundred-days/kernel';
import type { CampaignWorld } from '../../campaign/world.ts';
import { strengthOf, unitsIn } from '../../position.ts';
import { ALLIED, ANGLO_ALLIED_ARMY, FRENCH, FRENCH_ARMY } from '../../units.ts';
import { holdsAll } from '../occupation.ts';
import { isInCommand } from './20-command.ts';
import { isCommandedBy, isUnder } from './20-orders.ts';
import { changeArmyLevels, happened, setHappened } from './27-armies.ts';
import { isCautiousTurn } from './28-dice.ts';

/** 28.0 Grand Ligny: what it adds to the rules of the campaign. */

/** 28.31: d'Erlon and his corps, until they are called. */
export const isHeldBack = (w: CampaignWorld, s: State, piece: Unit): boolean =>
  w.heldBack[piece] === 1 && !happened(w, s, 'derlon-called');

export const refuseHeldBack = (w: CampaignWorld, s: State, piece: Unit): Refusal | null =>
  isHeldBack(w, s, piece) ? refusal('28.31', 'derlon-waits', { unit: w.unitId(piece) }) : null;

/** 28.522: units that Ney commands, himself or through an officer, and nobody else does. */
export function refuseCautious(w: CampaignWorld, s: State, unit: Unit): Refusal | null {
  if (!isCautiousTurn(w, s) || happened(w, s, 'ney-bold') || w.side[unit] !== FRENCH) return null;
  if (s[w.at.phasing] !== FRENCH || !isOnlyUnder(w, s, unit, w.unitIndex('ld-ney'))) return null;
  return refusal('28.522', 'ney-hesitates', { unit: w.unitId(unit) });
}

/** 20.0d: a unit with two sources uses the one that lets it attack, if that still holds; 19.27: a gallop of Ney's frees nobody. */
function isOnlyUnder(w: CampaignWorld, s: State, unit: Unit, ney: Unit): boolean {
  if (!isUnder(w, s, unit, ney)) return false;
  return !w.commandersOf[FRENCH_ARMY].some((other) => other !== ney && isCommandedBy(w, s, unit, other));
}

/** 28.222: the Anglo-Allied army comes to Ligny; once, when the attack is declared. */
export function declareInGrandLigny(
  w: CampaignWorld,
  s: State,
  attackers: readonly Unit[],
  targets: readonly Place[],
  tell: Tell,
): void {
  const { quatreBras } = w.battles[0].objectives;
  if (w.id !== 'grand-ligny' || happened(w, s, 'succour') || !holdsAll(w, s, ALLIED, quatreBras)) return;
  if (!targets.some((hex) => isOnLigny(w, hex) && unitsIn(w, s, hex).some((unit) => w.side[unit] === FRENCH))) return;
  const own = attackers.filter((unit) => w.army[unit] === ANGLO_ALLIED_ARMY);
  if (!own.some((unit) => isInCommand(w, s, unit) && isUnderOne(w, s, unit))) return;
  setHappened(w, s, 'succour');
  const strength = own.reduce((sum, unit) => sum + strengthOf(w, s, unit), 0);
  changeArmyLevels(w, s, FRENCH_ARMY, -strength, '28.222', tell);
}

/** 18.1y */
const isOnLigny = (w: CampaignWorld, hex: Place): boolean => w.hexId(hex).startsWith('L');

const isUnderOne = (w: CampaignWorld, s: State, unit: Unit): boolean =>
  w.commandersOf[ANGLO_ALLIED_ARMY].some((commander) => isUnder(w, s, unit, commander));
