import { type State, TABLE } from '@hundred-days/kernel';
import { attackModifier, board, defenceModifier, position } from '@hundred-days/waterloo-campaign';
import { placeName, shortName, tagOf } from '../names.ts';
import { meant } from '../overlay.ts';
import { tell, tellMany } from '../text/words.ts';
import type { World } from '../world.ts';
import { type Answer, type Ask, button, pieces, said, sentences } from './asking.ts';
import { left, passButton } from './passing.ts';

/** The attack phase: who attacks whom, and the cavalry that joins in. */

export function attack(w: World, asked: Ask): Answer {
  const { language, inHand, view } = asked;
  if (inHand === null)
    return said(
      tell(language, 'prompt.attacks'),
      sentences(tellMany(language, 'prompt.canAttack', pieces(asked).length), left(w, asked, 'left.attacks')),
      ['ATT-1'],
      passButton(asked),
    );
  const now = meant(asked);
  const unit = shortName(w, inHand, language);
  if (now?.type !== 'attack')
    return said(tell(language, 'prompt.attack', { unit }), tell(language, 'prompt.attackReason'), ['ATT-2']);
  const target = position.unitIn(w, view, now.hex);
  return said(
    tell(language, 'prompt.attackOn', {
      unit,
      target: shortName(w, target, language),
      hex: placeName(w, now.hex, language),
    }),
    tell(language, 'prompt.attackPreview'),
    ['ATT-5'],
    [button(tell(language, 'button.attack'), now, true)],
  );
}

export function commit(w: World, asked: Ask, step: 'charge' | 'countercharge'): Answer {
  const { language, view } = asked;
  const open = pieces(asked);
  const ready = asked.choicesOf(TABLE).find((action) => action.type === 'ready');
  const buttons = open
    .slice(0, 2)
    .map((unit) =>
      button(
        tell(language, 'button.commit', { unit: tagOf(w, unit, language), n: worth(w, view, unit, step) }),
        { type: 'commit', unit },
        false,
      ),
    );
  const facts = {
    attacker: shortName(w, view[w.at.attacker], language),
    target: shortName(w, view[w.at.defender], language),
    hex: board.hexId(w, view[w.at.targetHex]),
  };
  return said(
    tell(language, `prompt.${step}`, facts),
    tell(
      language,
      step === 'charge' && w.town[view[w.at.targetHex]] === 1 ? 'prompt.chargeTown' : `prompt.${step}Reason`,
    ),
    [step === 'charge' ? 'MOD-A6' : 'MOD-D4', 'ATT-6'],
    ready === undefined
      ? buttons
      : [...buttons, button(tell(language, step === 'charge' ? 'button.ready' : 'button.roll'), ready, true)],
  );
}

/** MOD-A3, MOD-A6, MOD-D4: what a Cavalry Corps adds if it joins in, a Grand Battery with it too. */
function worth(w: World, view: State, unit: number, step: 'charge' | 'countercharge'): number {
  const joined = view.slice();
  position.mark(w, joined, unit, position.COMMITTED);
  const sum = step === 'charge' ? attackModifier : defenceModifier;
  const [attacker, defender] = [view[w.at.attacker], view[w.at.defender]];
  return sum(w, joined, attacker, defender) - sum(w, view, attacker, defender);
}
