import { type Action, position } from '@hundred-days/waterloo-campaign';
import { placeName, shortName } from '../names.ts';
import { modeName } from '../pieces.ts';
import { tell, tellMany } from '../text/words.ts';
import type { World } from '../world.ts';
import { type Answer, type Ask, type Button, button, pieces, said } from './asking.ts';

/** Step A, and the modes of HQs that are on the map from the start (S15-2). */

const { FRONT, BACK } = position;

export function modes(w: World, asked: Ask): Answer {
  const { language, inHand, choices } = asked;
  const ways = choices.filter((action) => action.type === 'mode');
  const title =
    inHand === null
      ? tell(language, 'prompt.modes')
      : tell(language, 'prompt.mode', { hq: shortName(w, inHand, language) });
  return said(
    title,
    tell(language, 'prompt.modeReason'),
    ['S15-2', 'GEN-6'],
    ways.map((action) => modeButton(w, asked, action, action.mode === FRONT)),
  );
}

export function placeHq(w: World, asked: Ask): Answer {
  const { language, inHand, proposed, choices } = asked;
  if (inHand === null)
    return said(tell(language, 'prompt.hqs'), tellMany(language, 'prompt.hqsLeft', pieces(asked).length), [
      'A-1',
      'A-5',
    ]);
  const hq = shortName(w, inHand, language);
  if (proposed?.type !== 'place') {
    const hexes = choices.length / 2;
    return said(tell(language, 'prompt.hq', { hq }), tellMany(language, 'prompt.hqReason', hexes), ['A-2', 'A-3']);
  }
  const both = [FRONT, BACK].map((mode) => ({ ...proposed, mode }));
  return said(
    tell(language, 'prompt.hqMode', { hq, hex: placeName(w, proposed.hex, language) }),
    tell(language, 'prompt.modeReason'),
    ['GEN-6'],
    both.map((action) => modeButton(w, asked, action, action.mode === proposed.mode)),
  );
}

/** GEN-6: what a mode is worth, in words. */
function modeButton(w: World, asked: Ask, action: Extract<Action, { type: 'mode' | 'place' }>, main: boolean): Button {
  const { language } = asked;
  const [range, stars] = [w.range[2 * action.hq + action.mode], w.stars[2 * action.hq + action.mode]];
  const mode = modeName(action.mode, language);
  const label =
    action.mode === BACK
      ? tellMany(language, 'button.battle', stars, { mode, range })
      : tell(language, 'button.normal', { mode, range });
  return button(label, action, main);
}
