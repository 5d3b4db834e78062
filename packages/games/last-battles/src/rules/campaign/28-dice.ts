import type { Dice, State, Tell } from '@hundred-days/kernel';
import { activationIn } from '../../campaign/documents.ts';
import { HAPPENED, isChosenHere } from '../../campaign/position.ts';
import type { CampaignWorld } from '../../campaign/world.ts';
import { battleOf, onMap } from '../../position.ts';
import { FRENCH } from '../../units.ts';
import { happened, setHappened } from './27-armies.ts';

/** 28.31, 28.522 The dice of Grand Ligny before a French Command Segment; what comes of them is in 28-grand-ligny.ts. */

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

export const isCautiousTurn = (w: CampaignWorld, s: State): boolean =>
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
