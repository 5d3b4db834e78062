import { units } from '@hundred-days/napoleon-1815';
import type { Painted } from '../art.ts';
import { handOf } from '../groups.ts';
import { fullName } from '../names.ts';
import { tell, tellMany } from '../text/words.ts';
import { type Answer, type Ask, endButton, own, said } from './asking.ts';

/** Before the first turn: the deployment. */

export function deployment(w: Painted, asked: Ask): Answer {
  const { language, inHand } = asked;
  const left = own(asked).length;
  if (left === 0)
    return said(
      tell(language, 'prompt.deployed'),
      tell(language, 'prompt.deployedReason'),
      ['4.0a'],
      [...endButton(w, asked, 'button.endDeployment', true)],
    );
  const unit = inHand ?? own(asked)[0];
  const hand = Math.max(1, handOf(asked).length);
  const most = w.deployLimit[w.side[unit]];
  return said(
    hand === 1
      ? tell(language, 'prompt.deploy', { unit: fullName(w, unit, language) })
      : tellMany(language, 'prompt.deployMany', hand),
    tellMany(language, 'prompt.deployReason', left, { most }),
    ['4.0a', w.side[unit] === units.FRENCH ? '4.2b' : '4.1d'],
  );
}
