import { type State, TABLE } from '@hundred-days/kernel';
import { type Action, board, nameOfSide, position, tables, units } from '@hundred-days/waterloo-campaign';
import type { Asked, Prompt, PromptButton } from '../../face/types.ts';
import { placeName, shortName } from './names.ts';
import { flippedBy, flips, goalOf, meant, stopsIn } from './overlay.ts';
import { formationName, modeName, waitingCorps } from './pieces.ts';
import { listed, type PluralKey, tell, tellMany } from './text/words.ts';

/** What is asked now, in a sentence, and the buttons that answer it. */

type Ask = Asked<Action>;
type Answer = Prompt<Action>;
type Button = PromptButton<Action>;
const { AT, FRONT, BACK } = position;

const said = (title: string, reason: string, rules: readonly string[], buttons: readonly Button[] = []): Answer => ({
  title,
  reason,
  rules,
  buttons,
});

const button = (label: string, action: Action, main: boolean): Button => ({ label, action, main, ends: false });

export const sideName = (side: number, language: string): string =>
  nameOfSide(side === units.FRENCH ? 'french' : 'coalition', language);

export function promptOf(asked: Ask): Answer {
  const { view, language, seat } = asked;
  const step = position.stepOf(view);
  if (step === 'over') return said(tell(language, 'prompt.over'), '', ['END-1']);
  if (!asked.deciding)
    return said(
      tell(language, 'prompt.wait', { side: sideName(seat < 0 ? view[AT.active] : seat, language) }),
      tell(language, 'prompt.waitReason'),
      [],
    );
  switch (step) {
    case 'modes':
      return modes(asked);
    case 'hq':
      return placeHq(asked);
    case 'admission':
      return said(tell(language, 'prompt.admission'), tell(language, 'prompt.admissionReason'), ['B-3']);
    case 'return':
      return bringBack(asked);
    case 'detachments':
      return detachments(asked);
    case 'recall':
      return recall(asked);
    case 'withdrawal':
      return withdrawal(asked);
    case 'movement':
      return asked.inHand === null ? chooseCorps(asked) : march(asked, asked.inHand);
    case 'arrival':
      return march(asked, view[AT.entering]);
    case 'clearing':
      return retreat(asked, 'clearing');
    case 'attack':
      return attack(asked);
    case 'charge':
    case 'countercharge':
      return commit(asked, step);
    default:
      return retreat(asked, 'retreat');
  }
}

const pieces = (asked: Ask): number[] => asked.pieces.filter((piece) => piece !== TABLE);

/** GEN-6: what a mode is worth, in words. */
function modeButton(asked: Ask, action: Extract<Action, { type: 'mode' | 'place' }>, main: boolean): Button {
  const { language } = asked;
  const [range, stars] = [units.RANGE[2 * action.hq + action.mode], units.STARS[2 * action.hq + action.mode]];
  const mode = modeName(action.mode, language);
  const label =
    action.mode === BACK
      ? tellMany(language, 'button.battle', stars, { mode, range })
      : tell(language, 'button.normal', { mode, range });
  return button(label, action, main);
}

function modes(asked: Ask): Answer {
  const { language, inHand, choices } = asked;
  const ways = choices.filter((action) => action.type === 'mode');
  const title =
    inHand === null
      ? tell(language, 'prompt.modes')
      : tell(language, 'prompt.mode', { hq: shortName(inHand, language) });
  return said(
    title,
    tell(language, 'prompt.modeReason'),
    ['S15-2', 'GEN-6'],
    ways.map((action) => modeButton(asked, action, action.mode === FRONT)),
  );
}

function placeHq(asked: Ask): Answer {
  const { language, inHand, proposed, choices } = asked;
  if (inHand === null)
    return said(tell(language, 'prompt.hqs'), tellMany(language, 'prompt.hqsLeft', pieces(asked).length), [
      'A-1',
      'A-5',
    ]);
  const hq = shortName(inHand, language);
  if (proposed?.type !== 'place') {
    const hexes = choices.length / 2;
    return said(tell(language, 'prompt.hq', { hq }), tellMany(language, 'prompt.hqReason', hexes), ['A-2', 'A-3']);
  }
  const both = [FRONT, BACK].map((mode) => ({ ...proposed, mode }));
  return said(
    tell(language, 'prompt.hqMode', { hq, hex: placeName(proposed.hex, language) }),
    tell(language, 'prompt.modeReason'),
    ['GEN-6'],
    both.map((action) => modeButton(asked, action, action.mode === proposed.mode)),
  );
}

function bringBack(asked: Ask): Answer {
  const { language, inHand, proposed } = asked;
  if (inHand === null) return said(tell(language, 'prompt.returns'), tell(language, 'prompt.returnReason'), ['B-2']);
  const unit = shortName(inHand, language);
  if (proposed?.type === 'return')
    return said(
      tell(language, 'prompt.returnAt', { unit, hex: placeName(proposed.hex, language) }),
      tell(language, 'prompt.returnReason'),
      ['B-2', 'B-5'],
      [button(tell(language, 'button.return'), proposed, true)],
    );
  return said(tell(language, 'prompt.return', { unit }), tell(language, 'prompt.returnReason'), ['B-2']);
}

/** The step can be ended at any time; what is left is named first. */
function endButton(asked: Ask, key: 'button.endDetachments' | 'button.endRecall', main: boolean): Button[] {
  const { language } = asked;
  const end = asked.choicesOf(TABLE).find((action) => action.type === 'end');
  if (end === undefined) return [];
  const label = tell(language, key);
  const sure = { title: tell(language, 'sure.end'), yes: label };
  return [{ label, action: end, main, ends: true, sure }];
}

function detachments(asked: Ask): Answer {
  const { language, inHand, proposed, choices, view } = asked;
  if (inHand === null) {
    const free = [...units.HQS_OF[asked.seat]].filter(
      (hq) => position.onMap(view, hq) && !position.has(view, hq, position.USED),
    );
    const names = listed(
      language,
      free.map((hq) => shortName(hq, language)),
    );
    return said(
      tell(language, 'prompt.detachments'),
      tell(language, 'prompt.detachmentsReason', { hqs: names }),
      ['D-1'],
      endButton(asked, 'button.endDetachments', false),
    );
  }
  const unit = shortName(inHand, language);
  if (proposed?.type !== 'detach') {
    const hexes = new Set(choices.map(goalOf)).size;
    return said(
      tell(language, 'prompt.detach', { unit }),
      tellMany(language, 'prompt.detachReason', hexes),
      rulesFor(inHand),
    );
  }
  const ways = choices.filter((action) => action.type === 'detach' && action.hex === proposed.hex);
  return said(
    tell(language, 'prompt.detachAt', { unit, hex: placeName(proposed.hex, language) }),
    tell(language, ways.length > 1 ? 'prompt.detachWho' : 'prompt.detachBy', { hq: shortName(proposed.hq, language) }),
    ['D-1'],
    ways.map((action) =>
      button(
        tell(language, 'button.detach', { hq: action.type === 'detach' ? shortName(action.hq, language) : '' }),
        action,
        action === proposed,
      ),
    ),
  );
}

function rulesFor(unit: number): string[] {
  if (unit === units.GRAND_BATTERY) return ['GB-1'];
  return unit === units.OLD_GUARD ? ['OG-1'] : ['D-2', 'D-4', 'D-6'];
}

function recall(asked: Ask): Answer {
  const { language } = asked;
  return said(
    tell(language, 'prompt.recall'),
    tellMany(language, 'prompt.recallReason', pieces(asked).length),
    ['E-1', 'E-2'],
    endButton(asked, 'button.endRecall', true),
  );
}

/** PAS-2, APS-2, H-2: passing asks again, and says what the other side gets. */
function passButton(asked: Ask): Button[] {
  const { language } = asked;
  const pass = asked.choicesOf(TABLE).find((action) => action.type === 'pass');
  if (pass === undefined) return [];
  const label = tell(language, 'button.pass');
  return [{ label, action: pass, main: false, ends: true, sure: { title: tell(language, 'sure.pass'), yes: label } }];
}

/** "3 moves left" for the side to decide, where they are counted. */
function left(asked: Ask, key: 'left.withdrawals' | 'left.moves' | 'left.attacks'): string {
  const n = asked.view[AT.left + asked.seat];
  return n < 0 ? '' : tellMany(asked.language, key, n);
}

const sentences = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

function withdrawal(asked: Ask): Answer {
  const { language, inHand, choices } = asked;
  const count = left(asked, 'left.withdrawals');
  if (inHand === null)
    return said(
      tell(language, 'prompt.withdrawals'),
      sentences(tellMany(language, 'prompt.inContact', pieces(asked).length), count),
      ['H-1'],
      passButton(asked),
    );
  const unit = shortName(inHand, language);
  const [only] = choices;
  if (only?.type === 'disperse')
    return said(
      tell(language, 'prompt.disperse', { unit }),
      tell(language, lastDay(asked.view) ? 'prompt.disperseLast' : 'prompt.disperseReason'),
      ['H-4'],
      [button(tell(language, 'button.disperse'), only, false)],
    );
  return fallBack(asked, inHand, ['H-3', 'RET-1'], 'button.withdraw', 'prompt.withdraw', 'prompt.withdrawTo');
}

const lastDay = (view: State): boolean => tables.LAST_DAY[view[AT.turn]];

function fallBack(
  asked: Ask,
  unit: number,
  rules: readonly string[],
  label: 'button.withdraw' | 'button.retreat',
  open: 'prompt.withdraw' | 'prompt.retreat',
  to: 'prompt.withdrawTo' | 'prompt.retreatTo',
): Answer {
  const { language, choices } = asked;
  const name = shortName(unit, language);
  const goal = asked.proposed === null ? null : goalOf(asked.proposed);
  if (asked.proposed === null || goal === null)
    return said(tell(language, open, { unit: name }), tellMany(language, 'prompt.ends', choices.length), rules);
  return said(
    tell(language, to, { unit: name, hex: placeName(goal, language) }),
    tell(language, 'prompt.threeHexes'),
    rules,
    [button(tell(language, label), asked.proposed, true)],
  );
}

function retreat(asked: Ask, why: 'clearing' | 'retreat'): Answer {
  const { language, inHand, view } = asked;
  const rules = why === 'clearing' ? ['REI-6', 'RET-1'] : ['RET-1', 'RET-2'];
  if (inHand !== null) return fallBack(asked, inHand, rules, 'button.retreat', 'prompt.retreat', 'prompt.retreatTo');
  return said(
    tell(language, 'prompt.clearing', { unit: shortName(view[AT.entering], language) }),
    tell(language, 'prompt.clearingReason'),
    rules,
  );
}

function chooseCorps(asked: Ask): Answer {
  const { language, view } = asked;
  const open = pieces(asked);
  const waiting = waitingCorps(view).filter((unit) => units.SIDE[unit] === asked.seat).length;
  const entriesOnly = open.length > 0 && open.every((unit) => !position.onMap(view, unit));
  const reason = sentences(
    tellMany(language, 'prompt.canMove', open.length),
    left(asked, 'left.moves'),
    entriesOnly
      ? tell(language, 'prompt.entriesFirst')
      : waiting > 0
        ? tellMany(language, 'prompt.waiting', waiting)
        : '',
  );
  return said(tell(language, 'prompt.move'), reason, entriesOnly ? ['PAS-4', 'REI-5'] : ['MOV-1'], passButton(asked));
}

function march(asked: Ask, unit: number): Answer {
  const { language, view, choices, proposed } = asked;
  const name = shortName(unit, language);
  const entering = !position.onMap(view, unit);
  if (proposed === null || (proposed.type !== 'move' && proposed.type !== 'enter')) {
    const hexes = new Set(choices.map(goalOf)).size;
    const turned = choices.some((action) => flips(view, action));
    return said(
      tell(language, entering ? 'prompt.enter' : 'prompt.inHand', { unit: name }),
      sentences(tellMany(language, 'prompt.reach', hexes), turned ? tell(language, 'prompt.turns') : ''),
      turned ? ['MOV-3', 'TEC-9', 'MOV-12'] : ['MOV-3', 'MOV-6'],
    );
  }
  const goal = goalOf(proposed) ?? 0;
  const steps = proposed.type === 'enter' ? proposed.path.length : proposed.path.length - 1;
  const by = flips(view, proposed) ? flippedBy(view, proposed) : '';
  const enemy = units.enemyOf(asked.seat);
  const stops = by === '' && stopsIn(view, unit, enemy, goal);
  return said(
    tell(language, entering ? 'prompt.enterAt' : 'prompt.moveTo', { unit: name, hex: placeName(goal, language) }),
    sentences(
      tellMany(language, 'prompt.steps', steps, { hq: shortName(proposed.hq, language) }),
      by !== '' ? tell(language, 'prompt.turnsInto', { formation: formationName(unit, BACK, language) }) : '',
      stops ? tell(language, 'prompt.inZone') : '',
    ),
    by === '' ? ['MOV-8'] : ['MOV-8', by],
    marchButtons(asked, proposed, entering),
  );
}

/** Where the same hex can also be come to with the other side up, that is a second button. */
function marchButtons(asked: Ask, proposed: Action, entering: boolean): Button[] {
  const { language, view, choices } = asked;
  const goal = goalOf(proposed);
  const here = tell(language, entering ? 'button.enter' : 'button.move');
  const others = choices.filter((action) => action !== proposed && goalOf(action) === goal);
  const other = others.map((action) =>
    button(tell(language, flips(view, action) ? 'button.moveTurned' : 'button.moveAsIs'), action, false),
  );
  return [button(here, proposed, true), ...other.slice(0, 1)];
}

function attack(asked: Ask): Answer {
  const { language, inHand, view } = asked;
  if (inHand === null)
    return said(
      tell(language, 'prompt.attacks'),
      sentences(tellMany(language, 'prompt.canAttack', pieces(asked).length), left(asked, 'left.attacks')),
      ['ATT-1'],
      passButton(asked),
    );
  const now = meant(asked);
  const unit = shortName(inHand, language);
  if (now?.type !== 'attack')
    return said(tell(language, 'prompt.attack', { unit }), tell(language, 'prompt.attackReason'), ['ATT-2']);
  const target = position.unitIn(view, now.hex);
  return said(
    tell(language, 'prompt.attackOn', { unit, target: shortName(target, language), hex: placeName(now.hex, language) }),
    tell(language, 'prompt.attackPreview'),
    ['ATT-5'],
    [button(tell(language, 'button.attack'), now, true)],
  );
}

function commit(asked: Ask, step: 'charge' | 'countercharge'): Answer {
  const { language, view } = asked;
  const open = pieces(asked);
  const ready = asked.choicesOf(TABLE).find((action) => action.type === 'ready');
  const buttons = open
    .slice(0, 2)
    .map((unit) =>
      button(tell(language, 'button.commit', { unit: shortName(unit, language) }), { type: 'commit', unit }, false),
    );
  const facts = {
    attacker: shortName(view[AT.attacker], language),
    target: shortName(view[AT.defender], language),
    hex: board.hexId(view[AT.targetHex]),
  };
  return said(
    tell(language, `prompt.${step}`, facts),
    tell(language, `prompt.${step}Reason`),
    [step === 'charge' ? 'MOD-A6' : 'MOD-D4', 'ATT-6'],
    ready === undefined
      ? buttons
      : [...buttons, button(tell(language, step === 'charge' ? 'button.ready' : 'button.roll'), ready, true)],
  );
}

/** What is left undone when a side passes or ends a step, and what that gives the other. */
export function warningsOf(asked: Ask): readonly string[] {
  const { view, language, seat } = asked;
  const n = pieces(asked).length;
  const other = sideName(units.enemyOf(seat), language);
  const could: Readonly<Record<string, PluralKey>> = {
    detachments: 'warn.detachments',
    withdrawal: 'warn.withdrawal',
    movement: 'warn.movement',
    attack: 'warn.attack',
  };
  const step = position.stepOf(view);
  const key = could[step];
  if (key === undefined || n === 0) return [];
  const found = [tellMany(language, key, n)];
  if (step === 'detachments') return found;
  const mine = view[AT.left + seat];
  if (mine > 0) found.push(tellMany(language, 'warn.unused', mine));
  if ((view[AT.passed] & (1 << units.enemyOf(seat))) !== 0) found.push(tell(language, 'warn.lastPass'));
  else found.push(tell(language, lastOnes(view, seat, step), { other, n: freeCorps(view, units.enemyOf(seat)) }));
  return found;
}

function lastOnes(
  view: State,
  seat: number,
  step: string,
): 'warn.three' | 'warn.die' | 'warn.dieMore' | 'warn.allowance' {
  if (step === 'withdrawal') return 'warn.three';
  if (step === 'attack') return 'warn.die';
  return (view[AT.allowance] & (1 << units.enemyOf(seat))) !== 0 ? 'warn.allowance' : 'warn.dieMore';
}

/** PAS-2: what a side adds to the die for its last moves. */
function freeCorps(view: State, side: number): number {
  const waiting = waitingCorps(view).filter((unit) => units.SIDE[unit] === side).length;
  const free = [...units.CORPS_OF[side]].filter(
    (unit) => position.onMap(view, unit) && !position.inZone(view, units.enemyOf(side), position.whereIs(view, unit)),
  );
  return waiting + free.length;
}
