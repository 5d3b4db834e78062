import type { Action } from '@hundred-days/napoleon-at-waterloo';
import { nameOfSide, position, units } from '@hundred-days/napoleon-at-waterloo';
import { LATE } from '../../face/asking.ts';
import { idlePrompt, moversTold } from '../../face/battle/prompting.ts';
import type { answer } from './answers.ts';
import { type Answer, type Ask, button, endButton, said, type WhyNot } from './asking.ts';
import { shortName } from './names.ts';
import type { Setting } from './setting.ts';
import { tell, tellMany, textIn } from './text/words.ts';

/** One sentence that says what is asked, why, and the buttons that answer it. */

export function promptOf(w: Setting, asked: Ask, whyNot: WhyNot, later: typeof answer | undefined): Answer {
  const step = position.stepOf(w, asked.view);
  const idle = idlePrompt(
    step,
    asked,
    tell,
    nameOfSide(asked.seat === units.FRENCH ? 'french' : 'allied', textIn(asked.language)),
  );
  if (idle !== null) return idle;
  if (step === 'movement') return asked.inHand === null ? chooseUnit(w, asked) : chooseHex(w, asked, asked.inHand);
  return later?.(w, asked, whyNot) ?? LATE;
}

function chooseUnit(w: Setting, asked: Ask): Answer {
  const saying = { tell, tellMany, onMap: position.onMap, isHeld: position.inContact };
  const { title, reason, movable, held } = moversTold(w, asked, saying);
  const rules = [movable > 0 ? '4.0.2' : '4.0.3', ...(held > 0 ? ['4.5.3'] : [])];
  return said(title, reason, rules, endButton(w, asked, movable === 0));
}

function chooseHex(w: Setting, asked: Ask, unit: number): Answer {
  const { language, proposed, choices, view } = asked;
  const name = shortName(w, unit, language);
  const exit = choices.find((action) => action.type === 'exit');
  const leave = exit === undefined ? [] : [button(tell(language, 'button.exit'), exit, false)];
  if (proposed !== null && (proposed.type === 'move' || proposed.type === 'enter')) {
    const goal = proposed.path[proposed.path.length - 1];
    const cost = proposed.type === 'enter' ? proposed.path.length : proposed.path.length - 1;
    const stops = position.inZoneOf(w, view, units.enemyOf(asked.seat), goal);
    const other = position.unitIn(w, view, goal);
    const reason = [
      tellMany(language, 'prompt.costs', cost, { of: w.allowance[unit] }),
      stops ? tell(language, 'prompt.stopsHere') : '',
      other >= 0 ? tell(language, 'prompt.sharesHere', { other: shortName(w, other, language) }) : '',
    ];
    const entering = proposed.type === 'enter';
    return said(
      tell(language, entering ? 'prompt.enterAt' : 'prompt.moveTo', { unit: name, hex: w.hexId(goal) }),
      reason.filter(Boolean).join(' '),
      other >= 0 ? ['4.4.2', '4.4.3'] : stops ? ['4.5.2'] : ['4.2.1'],
      [button(tell(language, entering ? 'button.enter' : 'button.move'), proposed, true), ...leave],
    );
  }
  const goals = choices.filter((action) => action.type !== 'exit');
  const stops = goals.some((action) => position.inZoneOf(w, view, units.enemyOf(asked.seat), lastOf(action)));
  const reason = [
    tellMany(language, 'prompt.reach', goals.length),
    exit !== undefined ? tell(language, 'prompt.exitReason') : stops ? tell(language, 'prompt.stops') : '',
  ];
  const rules = exit !== undefined ? ['8.3.2'] : stops ? ['4.5.2'] : ['4.1.1'];
  return said(tell(language, 'prompt.inHand', { unit: name }), reason.filter(Boolean).join(' '), rules, leave);
}

const lastOf = (action: Action): number => ('path' in action ? action.path[action.path.length - 1] : 0);
