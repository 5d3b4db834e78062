import { TABLE } from '@hundred-days/kernel';
import { type CampaignAction, campaignPosition } from '@hundred-days/last-battles/campaign';
import { askingFor, LATE } from '../../../face/asking.ts';
import { isUnplaced } from './command.ts';
import { type Answer, type Ask, type Button, type CampaignSetting, isOwn } from './setting.ts';
import { say, sayMany } from './text/words.ts';

/** What a first board asks: who commands whom, and where leaders begin. What follows is in asks.ts, which comes later. */

const { said, button, able } = askingFor<CampaignAction>();

/** The question of the step; null for one that is asked as in a battle. */
export function campaignPrompt(
  w: CampaignSetting,
  asked: Ask,
  later: ((w: CampaignSetting, asked: Ask) => Answer | null) | undefined,
): Answer | null {
  const step = campaignPosition.campaignStep(w, asked.view);
  if (asked.inHand === null && step === 'deployment') return deploying(asked);
  if (asked.inHand === null && step === 'command') return commanding(w, asked);
  if (asked.inHand === null && step === 'movement') return later?.(w, asked) ?? null;
  if (!OWN.has(step) && !isRiding(w, asked)) return null;
  return later?.(w, asked) ?? LATE;
}

const OWN: ReadonlySet<string> = new Set(['deployment', 'command', 'reorganization', 'placing', 'evasion', 'leading']);

/** 19.2: a leader alone in hand. */
const isRiding = (w: CampaignSetting, { inHand, along, view }: Ask): boolean =>
  inHand !== null &&
  along.length === 0 &&
  campaignPosition.isLeader(w, inHand) &&
  campaignPosition.campaignStep(w, view) === 'movement';

/** What closes the step, if it can be closed. */
export function closing(asked: Ask, label: string, main: boolean): Button[] {
  const end = asked.choicesOf(TABLE).find(({ type }) => type === 'end' || type === 'stand');
  if (end === undefined) return [];
  return [{ ...button(label, end, main, end.type === 'end'), ...(end.type === 'stand' ? { none: true } : {}) }];
}

/** 27.1d */
function deploying(asked: Ask): Answer {
  const { language } = asked;
  const n = able(asked).length;
  return said(
    say(language, 'deploy.title'),
    n > 0 ? sayMany(language, 'deploy.reason', n) : '',
    ['27.1d'],
    closing(asked, say(language, 'deploy.end'), n === 0),
  );
}

/** 18.3b: the places are dealt out; who likes changes some. */
function commanding(w: CampaignSetting, asked: Ask): Answer {
  const { language } = asked;
  const { out, free } = unplaced(w, asked);
  const reason = [
    out > 0 ? sayMany(language, 'command.out', out) : say(language, 'command.allIn'),
    free.length > 0 ? sayMany(language, 'command.free', free.length) : '',
  ];
  return said(
    say(language, 'command.title'),
    reason.filter(Boolean).join(' '),
    ['20.0a', '18.3b'],
    closing(asked, say(language, 'command.close'), free.length === 0),
  );
}

/** Units out of command; and those without a place, units or officers, to whom one could be given. */
export function unplaced(w: CampaignSetting, asked: Ask): { readonly out: number; readonly free: readonly number[] } {
  const { view, seat } = asked;
  // 2.0c: of three players each deals with his own.
  const three = campaignPosition.isChosenHere(w, view, 'three-players');
  let out = 0;
  for (const unit of w.unitsOf[view[w.at.phasing]]) if (isOwn(w, three, seat, unit) && isUnplaced(w, view, unit)) out++;
  const could = able(asked).filter(
    (piece) => isUnplaced(w, view, piece) && asked.choicesOf(piece).some(({ type }) => type === 'command'),
  );
  // Who would have his orders through an officer who could have a place needs none of his own; nor an officer without men.
  const led = (officer: number): boolean =>
    [...w.unitsOf[w.side[officer]]].some((unit) => w.officer[unit] === officer && isUnplaced(w, view, unit));
  const free = could.filter((piece) => (piece < w.units ? !could.includes(w.officer[piece]) : led(piece)));
  return { out, free };
}
