import type { Dice, Place, Refusal, State, Tell, Unit } from '@hundred-days/kernel';
import { refusal } from '@hundred-days/kernel';
import { activationIn } from '../../campaign/documents.ts';
import { HAPPENED, isChosenHere } from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { battleOf, onMap, strengthOf, unitsIn } from '../../position.ts';
import { ALLIED, ANGLO_ALLIED_ARMY, FRENCH, FRENCH_ARMY } from '../../units.ts';
import { holdsAll } from '../occupation.ts';
import { isCommandedBy, isInCommand, isUnder } from './20-command.ts';
import { changeArmyLevels, happened, setHappened } from './27-armies.ts';

/** 28.0 Grand Ligny: what it adds to the rules of the campaign. */

/** 28.31: d'Erlon and his corps, until they are called. */
export const isHeldBack = (w: CampaignWorld, s: State, piece: Unit): boolean =>
  w.heldBack[piece] === 1 && !happened(w, s, 'derlon-called');

export const refuseHeldBack = (w: CampaignWorld, s: State, piece: Unit): Refusal | null =>
  isHeldBack(w, s, piece) ? refusal('28.31', 'derlon-waits', { unit: w.unitId(piece) }) : null;

/** 28.31: one roll in the French Command Segment of each turn; from 1700 on no roll is needed. */
export function callDerlon(w: CampaignWorld, s: State, dice: Dice, tell: Tell): void {
  const activation = activationIn(w.scenario);
  if (activation === undefined || s[w.at.phasing] !== FRENCH || happened(w, s, 'derlon-called')) return;
  const called = activation.byTurn[battleOf(w, s).turnIds[s[w.at.turn]]] ?? ANY_DIE;
  const die = called.length < ANY_DIE.length ? dice.roll(6) : 0;
  const comes = die === 0 || called.includes(die);
  if (comes) setHappened(w, s, 'derlon-called');
  if (tell === null) return;
  tell(
    comes ? { type: 'derlon-called', rule: '28.31', data: {} } : { type: 'derlon-held', rule: '28.31', data: { die } },
  );
}

const ANY_DIE: readonly number[] = [1, 2, 3, 4, 5, 6];

/** 28.522: the last turn on which Ney hesitates. */
const LAST_CAUTIOUS_TURN = 2;

const isCautiousTurn = (w: CampaignWorld, s: State): boolean =>
  isChosenHere(w, s, 'cautious-ney') && s[w.at.turn] <= LAST_CAUTIOUS_TURN;

/** 28.522: a roll for Ney on the first two turns. */
export function rollForNey(w: CampaignWorld, s: State, dice: Dice, tell: Tell): void {
  const ney = w.unitIndex('ld-ney');
  if (!isCautiousTurn(w, s) || s[w.at.phasing] !== FRENCH || !onMap(w, s, ney)) return;
  const die = dice.roll(6);
  const bold = w.numbers.optional.cautiousNey.includes(die);
  if (bold) s[w.at.happened] |= HAPPENED.mask['ney-bold'];
  else s[w.at.happened] &= ~HAPPENED.mask['ney-bold'];
  if (tell === null) return;
  const data = { die };
  tell(bold ? { type: 'ney-bold', rule: '28.522', data } : { type: 'ney-cautious', rule: '28.522', data });
}

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
