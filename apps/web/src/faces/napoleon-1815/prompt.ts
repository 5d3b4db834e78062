import { position } from '@hundred-days/napoleon-1815';
import { seatName, sideName } from './names.ts';
import { type Answer, type Ask, said } from './prompts/asking.ts';
import { combat, morale, posting, reinforcement, terrain } from './prompts/battle.ts';
import { hits, order, showing } from './prompts/fights.ts';
import { forceMarch, movement } from './prompts/movement.ts';
import { leaving, regroup } from './prompts/retreats.ts';
import { bidding, deployment, reduction } from './prompts/setup.ts';
import { supply } from './prompts/supply.ts';
import { tell } from './text/words.ts';

/** What is asked now, in a sentence, and the buttons that answer it. */

export function promptOf(asked: Ask): Answer {
  const { view, language, seat } = asked;
  const step = position.stepOf(view);
  if (step === 'over') return said(tell(language, 'prompt.over'), '', ['10.0a']);
  if (!asked.deciding) {
    const side = seat < 0 ? sideName(position.attackerOf(view), language) : seatName(view, seat, language);
    return said(tell(language, 'prompt.wait', { side }), tell(language, 'prompt.waitReason'), []);
  }
  switch (step) {
    case 'bidding':
      return bidding(asked);
    case 'reduction':
      return reduction(asked);
    case 'deployment':
      return deployment(asked);
    case 'movement':
      return movement(asked);
    case 'march':
      return forceMarch(asked);
    case 'skirmish-order':
    case 'deployment-order':
    case 'battle-order':
      return order(asked, step);
    case 'showing':
      return showing(asked);
    case 'hits':
      return hits(asked);
    case 'terrain':
      return terrain(asked);
    case 'posting':
      return posting(asked);
    case 'morale':
      return morale(asked);
    case 'combat':
      return combat(asked);
    case 'reinforcement':
      return reinforcement(asked);
    case 'withdrawal':
    case 'rout':
      return leaving(asked, step);
    case 'regroup':
      return regroup(asked);
    default:
      return supply(asked);
  }
}
