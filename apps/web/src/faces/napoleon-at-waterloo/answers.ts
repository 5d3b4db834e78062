import { TABLE } from '@hundred-days/kernel';
import {
  type Action,
  announcement,
  fullColumn,
  nameOfHex,
  position,
  stillNeeded,
  strengths,
  tables,
} from '@hundred-days/napoleon-at-waterloo';
import { afterRoll } from '../../face/battle/aftermath.ts';
import type { Facts } from '../../text/facewords.ts';
import { type Answer, type Ask, button, endButton, onBoard, said, type WhyNot } from './asking.ts';
import { shortName } from './names.ts';
import { dutiesOf } from './pieces.ts';
import type { Setting } from './setting.ts';
import { speechOf } from './speech.ts';
import { listed, tell, tellMany, textIn } from './text/words.ts';

const AFTER_ROLL = {
  retreat: ['6.4.1', '6.4.2'],
  displacement: ['6.5.2'],
  withdrawal: ['6.8.2'],
  advance: ['6.6.1', '6.6.3'],
};

/** The questions that come after the moves. */
export function answer(w: Setting, asked: Ask, whyNot: WhyNot): Answer {
  const step = position.stepOf(w, asked.view);
  if (step === 'combat') return combat(w, asked, whyNot);
  if (step === 'losses') return losses(w, asked);
  if (step === 'stacks') return stacks(w, asked);
  return afterRoll(speechOf(w), asked, step, AFTER_ROLL);
}

/** The target by its place where that has a name: "La Haye Sainte", otherwise by its unit. */
export function targetName(w: Setting, asked: Pick<Ask, 'view' | 'language'>, defenders: readonly number[]): string {
  const names = defenders.map((unit) => {
    const hex = position.whereIs(w, asked.view, unit);
    return nameOfHex(w, hex, textIn(asked.language)) ?? shortName(w, unit, asked.language);
  });
  return listed(asked.language, names, 'and');
}

function combat(w: Setting, asked: Ask, whyNot: WhyNot): Answer {
  const { view, language } = asked;
  const now = announcement(w, view);
  const duties = dutiesOf(w, view);
  if (now.attackers.length === 0 && now.defenders.length === 0) return openCombat(w, asked, duties);
  if (now.attackers.length === 0) {
    const title = tell(language, 'prompt.who', { target: targetName(w, asked, now.defenders) });
    return said(title, tell(language, 'prompt.whoReason'), ['5.0.1']);
  }
  if (now.defenders.length === 0) {
    const unit = listed(
      language,
      now.attackers.map((attacker) => shortName(w, attacker, language)),
      'and',
    );
    return joinable(
      said(tell(language, 'prompt.whom', { unit }), tell(language, 'prompt.whomReason'), ['5.0.1']),
      language,
    );
  }
  return joinable(announce(w, asked, duties, whyNot), language);
}

/** Who of his may still join is named with the question. */
const joinable = (asks: Answer, language: string): Answer => ({ ...asks, naming: tell(language, 'prompt.mayJoin') });

function openCombat(w: Setting, asked: Ask, duties: ReturnType<typeof dutiesOf>): Answer {
  const { language } = asked;
  const [attack, defence] = [duties.mustAttack.length, duties.mustBeAttacked.length];
  const owed = attack + defence > 0;
  const free = onBoard(asked).length > 0;
  const title = tell(language, owed ? 'prompt.combat' : free ? 'prompt.combatFire' : 'prompt.combatNone');
  const reason = owed
    ? tell(language, 'prompt.combatOwed', { attack, defence })
    : free
      ? tell(language, 'prompt.combatGuns')
      : '';
  return said(title, reason, owed ? ['5.1.1', '5.1.2'] : ['5.6.3'], endButton(w, asked, !owed));
}

function announce(w: Setting, asked: Ask, duties: ReturnType<typeof dutiesOf>, whyNot: WhyNot): Answer {
  const { language, view, proposed } = asked;
  const now = announcement(w, view);
  const rolls = asked.choicesOf(TABLE).filter((action) => action.type === 'roll');
  if (rolls.length === 0) {
    return complete(w, asked, whyNot(asked, { type: 'roll', column: tables.WORST_COLUMN }));
  }
  const lowered = proposed?.type === 'roll' && proposed !== rolls[0] ? proposed : null;
  const left: Facts = {
    attack: duties.mustAttack.filter((unit) => !now.attackers.includes(unit)).length,
    defence: duties.mustBeAttacked.filter((unit) => !now.defenders.includes(unit)).length,
  };
  const last = left.attack === 0 && left.defence === 0;
  const label =
    lowered === null || lowered.column === (rolls[0].type === 'roll' ? rolls[0].column : -1)
      ? tell(language, 'button.roll')
      : tell(language, 'button.rollLower', { column: tables.COLUMNS[lowered.column] });
  return said(
    tell(language, 'prompt.announce', { target: targetName(w, asked, now.defenders) }),
    tell(language, last ? 'prompt.announceLast' : 'prompt.announceReason', left),
    ['5.1.1', '5.1.2'],
    [button(label, lowered ?? rolls[0], true)],
  );
}

/** What the announcement needs before it can be rolled for, as buttons: further targets first, then who must join. */
function complete(w: Setting, asked: Ask, no: ReturnType<WhyNot>): Answer {
  const { language, view } = asked;
  const { attackers, defenders } = stillNeeded(w.desk, view);
  const rules = no === null ? [] : [no.rule];
  const stranding = no === null || no.rule === '5.1.5';
  if (defenders.length > 0) {
    const targets = targetName(w, asked, defenders);
    const reason = stranding ? tell(language, 'prompt.alsoTargetReason', { targets }) : no.text;
    const buttons = defenders.slice(0, MOST_NEEDED).map((enemy, i) => {
      const label = tell(language, 'button.alsoTarget', { target: targetName(w, asked, [enemy]) });
      return button(label, { type: 'target', hex: position.whereIs(w, view, enemy) }, i === 0);
    });
    return said(tell(language, 'prompt.alsoTarget', { targets }), `${reason} ${inAll(w, asked)}`, rules, buttons);
  }
  const units = listed(
    language,
    attackers.map((unit) => shortName(w, unit, language)),
    'and',
  );
  const reason = stranding ? tell(language, 'prompt.alsoJoinReason', { units }) : no.text;
  const buttons = attackers
    .slice(0, MOST_NEEDED)
    .map((unit, i) =>
      button(
        tellMany(language, 'button.alsoJoin', 1, { unit: shortName(w, unit, language) }),
        { type: 'join', unit },
        i === 0,
      ),
    );
  return said(tell(language, 'prompt.alsoJoin', { units }), `${reason} ${inAll(w, asked)}`, rules, buttons);
}

/** The odds of the attack with all it needs: those of the part that is announced cannot be rolled on. */
function inAll(w: Setting, { view, language }: Ask): string {
  const [now, more] = [announcement(w, view), stillNeeded(w.desk, view)];
  const whole = {
    attackers: [...now.attackers, ...more.attackers],
    defenders: [...now.defenders, ...more.defenders],
  };
  const column = tables.COLUMNS[fullColumn(w, view, whole)];
  return tell(language, 'prompt.inAll', { ...strengths(w, view, whole), column });
}

/** Four buttons are the most a prompt has. */
const MOST_NEEDED = 3;

function losses(w: Setting, asked: Ask): Answer {
  const { language, view } = asked;
  const ways = onBoard(asked).flatMap((piece) => asked.choicesOf(piece));
  const buttons = ways.length > 3 ? [] : ways.map((way) => button(lossName(w, way, language), way, false));
  return said(
    tell(language, 'prompt.losses'),
    tell(language, 'prompt.lossesReason', { price: view[w.at.price] }),
    ['6.3.3'],
    buttons,
  );
}

export function lossName(w: Setting, action: Action, language: string): string {
  const lost = action.type === 'lose' ? action.units : [];
  return tell(language, 'button.lose', {
    units: listed(
      language,
      lost.map((unit) => shortName(w, unit, language)),
      'and',
    ),
  });
}

function stacks(w: Setting, asked: Ask): Answer {
  const { language, view } = asked;
  const pieces = onBoard(asked);
  const hex = pieces.length > 0 ? w.hexId(position.whereIs(w, view, pieces[0])) : '';
  const buttons = pieces
    .slice(0, 4)
    .map((unit) =>
      button(tell(language, 'button.keep', { unit: shortName(w, unit, language) }), { type: 'keep', unit }, false),
    );
  return said(tell(language, 'prompt.stacks', { hex }), tell(language, 'prompt.stacksReason'), ['4.4.3'], buttons);
}
