import { type Refusal, TABLE } from '@hundred-days/kernel';
import {
  type Action,
  fullColumn,
  isSheltered,
  openDuties,
  position,
  stillNeeded,
  strengths,
  tables,
} from '@hundred-days/last-battles';
import { afterRoll } from '../../face/battle/aftermath.ts';
import { unitsNamed } from '../../face/battle/speech.ts';
import { type Answer, type Ask, button, endButton, onBoard, said } from './asking.ts';
import { type AttackNow, attackNow, defendersIn, isAnnounced } from './attack.ts';
import { deskOf } from './desk.ts';
import { explain } from './explain.ts';
import { chooseHex } from './moving.ts';
import { nameOfHex, shortName } from './names.ts';
import type { Setting } from './setting.ts';
import { speechOf } from './speech.ts';
import { listed, tell, tellMany } from './text/words.ts';

/** The questions that come with a unit in hand, and after the moves. */

/** Why an action is refused; null if it is not. */
export type WhyNot = (asked: Ask, action: Action) => Refusal | null;

const AFTER_ROLL = {
  retreat: ['7.4a', '7.41'],
  displacement: ['7.6'],
  withdrawal: ['8.16'],
  advance: ['7.5a', '7.53'],
};

export function answer(w: Setting, asked: Ask, whyNot: WhyNot): Answer {
  const step = position.stepOf(w, asked.view);
  if (step === 'movement') return chooseHex(w, asked);
  if (step === 'combat') return combat(w, asked, whyNot);
  if (step === 'losses') return losses(w, asked);
  if (step === 'retreat' && areLost(asked)) return noWayBack(w, asked);
  const pushed = step === 'retreat' || step === 'displacement' ? pushing(w, asked) : null;
  const after = pushed ?? afterRoll(speechOf(w), asked, step, AFTER_ROLL);
  return step === 'advance' ? { ...after, reason: tell(asked.language, 'prompt.advanceOne') } : after;
}

const areLost = ({ pieces, choicesOf }: Ask): boolean =>
  pieces.length > 0 && pieces.every((unit) => choicesOf(unit).every(({ type }) => type === 'lost'));

/** 7.4b: who has no safe hex is lost; to be asked for a hex would promise one. */
function noWayBack(w: Setting, { language, pieces, choicesOf }: Ask): Answer {
  const names = pieces.map((unit) => shortName(w, unit, language));
  const reason = tell(language, 'prompt.noWayBackReason', { units: listed(language, names) });
  const buttons = pieces
    .slice(0, MOST_NEEDED)
    .map((unit, i) => button(tell(language, 'button.lost', { unit: names[i] }), choicesOf(unit)[0], i === 0));
  return said(tell(language, 'prompt.noWayBack'), reason, ['7.4b'], buttons);
}

/** The targets by their place where that has a name: "Smohain", otherwise by their units. */
export function targetName(
  w: Setting,
  { view, language }: Pick<Ask, 'view' | 'language'>,
  hexes: readonly number[],
): string {
  const names = hexes.flatMap((hex) => {
    const name = nameOfHex(w, hex, language);
    return name === null ? position.unitsIn(w, view, hex).map((unit) => shortName(w, unit, language)) : [name];
  });
  return listed(language, [...new Set(names)]);
}

function combat(w: Setting, asked: Ask, whyNot: WhyNot): Answer {
  const { view, language } = asked;
  const now = attackNow(w, view);
  if (!isAnnounced(now)) return openCombat(w, asked);
  if (now.units.length === 0) {
    const title = tell(language, 'prompt.who', { target: targetName(w, asked, now.targets) });
    return said(title, tell(language, 'prompt.whoReason'), ['7.2b', '7.12']);
  }
  if (now.targets.length === 0) {
    const unit = unitsNamed(speechOf(w), now.units, language);
    return joinable(
      said(tell(language, 'prompt.whom', { unit }), tell(language, 'prompt.whomReason'), ['7.11b']),
      language,
    );
  }
  return joinable(announce(w, asked, now, whyNot), language);
}

/** 7.2: who of his may still join is named with the question. */
const joinable = (asks: Answer, language: string): Answer => ({ ...asks, naming: tell(language, 'prompt.mayJoin') });

function openCombat(w: Setting, asked: Ask): Answer {
  const { language, view } = asked;
  const { mustAttack, mustBeAttacked } = openDuties(deskOf(w), view);
  const facts = { attack: mustAttack.length, defence: mustBeAttacked.length };
  const owed = facts.attack + facts.defence > 0;
  const free = onBoard(asked).length > 0;
  const title = tell(language, owed ? 'prompt.combat' : free ? 'prompt.combatFire' : 'prompt.combatNone');
  const reason = owed ? tell(language, 'prompt.combatOwed', facts) : free ? tell(language, 'prompt.combatGuns') : '';
  return said(title, reason, owed ? ['7.0a', '7.11a'] : free ? ['8.11'] : ['7.0a'], endButton(w, asked, !owed));
}

function announce(w: Setting, asked: Ask, now: AttackNow, whyNot: WhyNot): Answer {
  const { language, view, proposed } = asked;
  const rolls = asked.choicesOf(TABLE).filter((action) => action.type === 'roll');
  if (rolls.length === 0) return complete(w, asked, now, whyNot(asked, { type: 'roll', column: tables.WORST_COLUMN }));
  const full = rolls[0];
  const meant = proposed?.type === 'roll' ? proposed : full;
  const defenders = defendersIn(w, view, now.targets);
  const { mustAttack, mustBeAttacked } = openDuties(deskOf(w), view);
  const left = {
    attack: mustAttack.filter((unit) => !now.units.includes(unit)).length,
    defence: mustBeAttacked.filter((unit) => !defenders.includes(unit)).length,
  };
  const label =
    meant.column === full.column
      ? tell(language, 'button.roll')
      : tell(language, 'button.rollLower', { column: tables.COLUMNS[meant.column] });
  const kept = defenders.filter((unit) => isSheltered(w, view, unit));
  const reason = tell(
    language,
    left.attack + left.defence === 0 ? 'prompt.announceLast' : 'prompt.announceReason',
    left,
  );
  const sheltered = tell(language, 'prompt.sheltered', { units: unitsNamed(speechOf(w), kept, language) });
  return said(
    tell(language, 'prompt.announce', { target: targetName(w, asked, now.targets) }),
    kept.length > 0 ? `${sheltered} ${reason}` : reason,
    kept.length > 0 ? ['10.3b', '7.0a'] : ['7.0a', '7.11a'],
    [button(label, meant, true)],
  );
}

/** Four buttons are the most a prompt has. */
const MOST_NEEDED = 3;

/** 7.11c: what the announcement needs before it can be rolled for, as buttons: further targets first, then who must join. */
function complete(w: Setting, asked: Ask, now: AttackNow, no: Refusal | null): Answer {
  const { language, view } = asked;
  const { targets, attackers } = stillNeeded(deskOf(w), view);
  const stranding = no === null || no.code === 'strands';
  const rules = no === null ? ['7.11c'] : [no.rule];
  const why = stranding ? null : explain(w, view, no, language).text;
  if (targets.length > 0) {
    const named = targetName(w, asked, targets);
    const reason = why ?? tell(language, 'prompt.alsoTargetReason', { targets: named });
    const buttons = targets
      .slice(0, MOST_NEEDED)
      .map((hex, i) =>
        button(
          tell(language, 'button.alsoTarget', { target: targetName(w, asked, [hex]) }),
          { type: 'target', hex },
          i === 0,
        ),
      );
    const all = [...now.targets, ...targets];
    return said(
      tell(language, 'prompt.alsoTarget', { targets: named }),
      `${reason} ${inAll(w, asked, now.units, all)}`,
      rules,
      buttons,
    );
  }
  const units = unitsNamed(speechOf(w), attackers, language);
  const reason = why ?? tell(language, 'prompt.alsoJoinReason', { units });
  const joining = new Map(attackers.map((unit) => [position.whereIs(w, view, unit), unit]));
  const buttons = [...joining.values()]
    .slice(0, MOST_NEEDED)
    .map((unit, i) => button(joinLabel(w, asked, unit, attackers), { type: 'join', unit }, i === 0));
  return said(
    tell(language, 'prompt.alsoJoin', { units }),
    `${reason} ${inAll(w, asked, [...now.units, ...attackers], now.targets)}`,
    rules,
    buttons,
  );
}

/** 7.22: the units of a hex join together. */
function joinLabel(w: Setting, { view, language }: Ask, unit: number, attackers: readonly number[]): string {
  const hex = position.whereIs(w, view, unit);
  const together = attackers.filter((one) => position.whereIs(w, view, one) === hex);
  return tellMany(language, 'button.alsoJoin', together.length, { unit: unitsNamed(speechOf(w), together, language) });
}

/** The odds of the attack with all it needs: those of the part that is announced cannot be rolled on. */
function inAll(w: Setting, { view, language }: Ask, units: readonly number[], targets: readonly number[]): string {
  const hexes = [...new Set(units.map((unit) => position.whereIs(w, view, unit)))];
  const contacts = hexes.filter((hex) => targets.some((target) => w.map.distance(hex, target) === 1));
  const whole = { units, contacts };
  const column = tables.COLUMNS[fullColumn(w, view, whole, targets)];
  return tell(language, 'prompt.inAll', { ...strengths(w, view, whole, targets), column });
}

/** 7.83c: the attacker names his losses one by one. */
function losses(w: Setting, asked: Ask): Answer {
  const { language, view } = asked;
  const ways = asked.inHand === null ? onBoard(asked) : [asked.inHand];
  const buttons = (ways.length > 4 ? [] : ways).flatMap((unit) =>
    asked.choicesOf(unit).map((lose) => button(lossName(w, asked, unit), lose, ways.length === 1)),
  );
  const reason = tellMany(language, 'prompt.lossesReason', view[w.at.price]);
  return said(tell(language, 'prompt.losses'), reason, ['7.83c'], buttons);
}

export const lossName = (w: Setting, { view, language }: Ask, unit: number): string =>
  tell(language, 'button.loseOne', { unit: shortName(w, unit, language), n: position.strengthOf(w, view, unit) });

/** 7.6: with no hex open a unit pushes a friend out of his; where several could be pushed it is asked which. */
function pushing(w: Setting, asked: Ask): Answer | null {
  const { language } = asked;
  const pieces = onBoard(asked);
  const unit = asked.inHand ?? (pieces.length === 1 ? pieces[0] : null);
  const pushes = unit === null ? [] : asked.choicesOf(unit).filter((action) => action.type === 'displace');
  if (unit === null || pushes.length === 0) return null;
  const buttons = pushes.map((push) =>
    button(tell(language, 'button.displace', { unit: shortName(w, push.other, language) }), push, pushes.length === 1),
  );
  return said(
    tell(language, 'prompt.displaceMany', { unit: shortName(w, unit, language) }),
    `${tell(language, 'prompt.displaceReason')} ${tell(language, 'prompt.displaceHow')}`,
    ['7.6', '7.62a'],
    buttons,
  );
}
