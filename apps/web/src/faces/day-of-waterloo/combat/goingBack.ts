import { type Action, position } from '@hundred-days/day-of-waterloo';
import { type Answer, type Ask, able, type Button, button, said } from '../asking.ts';
import { goingIn } from '../deeds.ts';
import { placeName, shortName } from '../names.ts';
import type { Setting } from '../setting.ts';
import { listed, tell, tellMany } from '../text/words.ts';
import { standing } from './consequences.ts';
import { mustGo, type Retreat, waysOf } from './retreats.ts';

/** 11.9 The question of those who are driven back: where to, or what standing costs. */
export function goingBack(w: Setting, asked: Ask): Answer {
  const { view, language, proposed, inHand } = asked;
  const isRout = position.stepOf(w, view) === 'rout';
  const plan = proposed?.type === 'retreat' ? proposed : null;
  const stands = asked.pieces
    .flatMap((piece) => asked.choicesOf(piece))
    .flatMap((action) => (action.type === 'stand' ? [action] : []));
  if (asked.parts == null) return noWayBack(w, asked, stands);
  const hex = stands.length === 1 ? placeName(w, stands[0].hex, language) : null;
  const [first] = able(asked);
  const title =
    inHand !== null || isRout
      ? tell(language, 'prompt.backTo', { unit: shortName(w, inHand ?? first, language) })
      : hex === null
        ? tell(language, 'prompt.retreat')
        : tell(language, 'prompt.retreatFrom', { hex });
  const reason =
    plan !== null
      ? planIn(w, asked, plan)
      : tellMany(language, isRout ? 'prompt.routed' : 'prompt.back', isRout ? 1 : view[w.at.length]);
  return said(title, reason, isRout ? ['11.9.2c'] : ['11.9a', '11.9b'], [
    ...(plan === null ? [] : [button(tell(language, 'button.retreat'), plan, true)]),
    ...stands.map((stand) => standButton(w, asked, stand)),
  ]);
}

type Stand = Extract<Action, { readonly type: 'stand' }>;

function standButton(w: Setting, { view, language }: Ask, stand: Stand, main = false): Button {
  const facts = { hex: placeName(w, stand.hex, language), n: standing(w, view, stand.hex).sp };
  return button(tell(language, 'button.stand', facts), stand, main);
}

/** 11.9f */
function noWayBack(w: Setting, asked: Ask, stands: readonly Stand[]): Answer {
  const hexes = stands.map(({ hex }) => placeName(w, hex, asked.language));
  const title = tell(asked.language, 'prompt.noWayBack', { hexes: listed(asked.language, hexes) });
  const buttons = stands.map((stand) => standButton(w, asked, stand, stands.length === 1));
  return said(title, tell(asked.language, 'prompt.noWayBackReason'), ['11.9f'], buttons);
}

/** "Jérôme to 0911. Foy to 0812 to make room. One hex short: 1 lost." */
function planIn(w: Setting, { view, language }: Ask, plan: Retreat): string {
  const ways = [...waysOf(plan)].map(([piece, { to }]) => [piece, to] as const);
  const driven = plan.units.find((unit) => mustGo(w, view, unit)) ?? plan.units[0];
  const from = position.whereIs(w, view, driven);
  const isHere = ([piece]: readonly [number, number]): boolean => position.whereIs(w, view, piece) === from;
  const displaced = ways.filter((way) => !isHere(way));
  const to = waysOf(plan).get(driven)?.to ?? from;
  const short = position.stepOf(w, view) === 'rout' ? 0 : view[w.at.length] - w.map.distance(from, to);
  const own = goingIn(w, new Map(ways.filter(isHere)), language);
  return [
    tell(language, 'prompt.goes', { ways: own }),
    displaced.length === 0
      ? ''
      : tell(language, 'prompt.makesRoom', { ways: goingIn(w, new Map(displaced), language) }),
    short > 0 ? tellMany(language, 'prompt.short', short) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
