import type { State } from '@hundred-days/kernel';
import { type Action, position, units } from '@hundred-days/waterloo-campaign';
import { placeName, shortName, tagOf } from '../names.ts';
import { flippedBy, flips, goalOf, stopsIn } from '../overlay.ts';
import { formationName, waitingCorps } from '../pieces.ts';
import { listed, tell, tellMany } from '../text/words.ts';
import type { World } from '../world.ts';
import { type Answer, type Ask, type Button, button, pieces, said, sentences } from './asking.ts';
import { left, passButton } from './passing.ts';

/** The movement phase: marches, and Corps that enter. */

const { BACK } = position;

export function chooseCorps(w: World, asked: Ask): Answer {
  const { language, view } = asked;
  const open = pieces(asked);
  const waiting = waitingCorps(w, view).filter((unit) => w.side[unit] === asked.seat).length;
  const entriesOnly = open.length > 0 && open.every((unit) => !position.onMap(w, view, unit));
  const reason = sentences(
    tellMany(language, 'prompt.canMove', open.length),
    left(w, asked, 'left.moves'),
    entriesOnly
      ? tell(language, 'prompt.entriesFirst')
      : waiting > 0
        ? tellMany(language, 'prompt.waiting', waiting)
        : '',
  );
  const buttons = passButton(asked);
  const title = entriesOnly ? 'prompt.bringOn' : buttons.length > 0 ? 'prompt.move' : 'prompt.moveOne';
  // REI-5: who does not find the button reads why.
  const rules = entriesOnly ? ['PAS-4', 'REI-5'] : buttons.length > 0 ? ['MOV-1'] : ['MOV-1', 'REI-5'];
  return said(tell(language, title), reason, rules, buttons);
}

export function march(w: World, asked: Ask, unit: number): Answer {
  const { language, view, choices, proposed } = asked;
  const name = shortName(w, unit, language);
  const entering = !position.onMap(w, view, unit);
  if (proposed === null || (proposed.type !== 'move' && proposed.type !== 'enter')) {
    const hexes = new Set(choices.map(goalOf)).size;
    const turned = choices.some((action) => flips(w, view, action));
    const rain = turned && ((view[w.at.rain] >> view[w.at.turn]) & 1) === 1;
    return said(
      tell(language, entering ? 'prompt.enter' : 'prompt.inHand', { unit: name }),
      sentences(
        tellMany(language, 'prompt.reach', hexes),
        rain ? tell(language, 'prompt.rain') : '',
        turned ? tell(language, 'prompt.turns') : '',
      ),
      turned ? [rain ? 'S16-6' : 'MOV-3', 'TEC-9', 'MOV-12'] : ['MOV-3', 'MOV-6'],
    );
  }
  const goal = goalOf(proposed) ?? 0;
  const steps = proposed.type === 'enter' ? proposed.path.length : proposed.path.length - 1;
  const by = flips(w, view, proposed) ? flippedBy(w, view, proposed) : '';
  const enemy = units.enemyOf(asked.seat);
  const inTheWay = proposed.type === 'enter' && steps === 1 ? enemiesAt(w, view, enemy, goal) : [];
  const title = tell(language, entering ? 'prompt.enterAt' : 'prompt.moveTo', {
    unit: name,
    hex: placeName(w, goal, language),
  });
  const buttons = marchButtons(w, asked, proposed, entering);
  if (inTheWay.length > 0) {
    const names = inTheWay.map((one) => tagOf(w, one, language));
    return said(title, tell(language, 'prompt.makeRoom', { units: listed(language, names) }), ['REI-6'], buttons);
  }
  const stops = by === '' && stopsIn(w, view, unit, enemy, goal);
  return said(
    title,
    sentences(
      tellMany(language, 'prompt.steps', steps, { hq: shortName(w, proposed.hq, language) }),
      by !== '' ? tell(language, 'prompt.turnsInto', { formation: formationName(w, unit, BACK, language) }) : '',
      stops ? tell(language, 'prompt.inZone') : '',
    ),
    by === '' ? ['MOV-8'] : ['MOV-8', by],
    buttons,
  );
}

/** REI-6: the enemies in an entry hex and next to it, who have to go before a Corps comes on. */
const enemiesAt = (w: World, view: State, enemy: number, entry: number): number[] =>
  [...Array(w.hqs).keys()].filter(
    (unit) =>
      w.side[unit] === enemy &&
      position.onMap(w, view, unit) &&
      w.map.distance(position.whereIs(w, view, unit), entry) <= 1,
  );

/** Where the same hex can also be come to with the other side up, that is a second button. */
function marchButtons(w: World, asked: Ask, proposed: Action, entering: boolean): Button[] {
  const { language, view, choices } = asked;
  const goal = goalOf(proposed);
  const here = tell(language, entering ? 'button.enter' : 'button.move');
  const others = choices.filter((action) => action !== proposed && goalOf(action) === goal);
  const other = others.map((action) =>
    button(tell(language, flips(w, view, action) ? 'button.moveTurned' : 'button.moveAsIs'), action, false),
  );
  return [button(here, proposed, true), ...other.slice(0, 1)];
}
