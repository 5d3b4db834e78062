import type { State } from '@hundred-days/kernel';
import { campaignPosition } from '@hundred-days/last-battles/campaign';
import type { Track } from '../../../face/types.ts';
import { NIGHT, RAIN, timeName } from '../names.ts';
import { phaseName } from '../sides.ts';
import type { CampaignSetting } from './setting.ts';
import { say } from './text/words.ts';

/** 18.3: the turns of three days, and the phases of a Player Turn with the other's turn before or after it. */

type Part = 'deployment' | 'command' | 'reorganization' | 'movement' | 'combat';

/** The part of a Player Turn a step belongs to: what interrupts goes on with what it interrupted. */
function partNow(w: CampaignSetting, view: State): Part {
  const step = campaignPosition.campaignStep(w, view);
  const now = step === 'placing' ? campaignPosition.CAMPAIGN_STEPS[view[w.at.resume]] : step;
  switch (now) {
    case 'deployment':
    case 'command':
    case 'reorganization':
    case 'movement':
      return now;
    default:
      return 'combat';
  }
}

/** 7.9, 23.0: by night there is no command, and neither by night nor in rain a combat. */
function partsOf(w: CampaignSetting, view: State): readonly Part[] {
  const now = partNow(w, view);
  // 27.1d: both sides place theirs before the first turn.
  if (now === 'deployment') return [now];
  const kind = campaignPosition.battleOf(w, view).turnKind[view[w.at.turn]];
  if (kind === NIGHT) return ['movement'];
  return kind === RAIN
    ? ['command', 'reorganization', 'movement']
    : ['command', 'reorganization', 'movement', 'combat'];
}

const partName = (w: CampaignSetting, side: number, part: Part, language: string): string =>
  part === 'movement' || part === 'combat'
    ? phaseName(w, side, part === 'movement', language)
    : say(language, `phase.${part}`);

/** "French movement" */
export const phaseNow = (w: CampaignSetting, view: State, language: string): string =>
  partName(w, view[w.at.phasing], partNow(w, view), language);

export function campaignTrack(w: CampaignSetting, view: State, language: string): Track {
  const { turns, turnIds, turnKind, firstSide } = campaignPosition.battleOf(w, view);
  const [turn, side] = [view[w.at.turn], view[w.at.phasing]];
  const turnsOf = (kind: number): number[] => turnIds.flatMap((_, i) => (turnKind[i] === kind ? [i] : []));
  const parts = partsOf(w, view);
  const own = parts.map((part) => partName(w, side, part, language));
  const turnOf = (one: number): string => say(language, one === 0 ? 'turn.french' : 'turn.allied');
  const before = parts[0] === 'deployment';
  const others = before ? [turnOf(firstSide), turnOf(1 - firstSide)] : [turnOf(1 - side)];
  const first = before || side === firstSide;
  const at = parts.indexOf(partNow(w, view));
  return {
    turn,
    turns,
    time: say(language, 'day.time', {
      time: timeName(turnIds[turn], turnKind[turn], language),
      day: dayName(turnIds[turn], language),
    }),
    phases: first ? [...own, ...others] : [...others, ...own],
    phase: Math.max(0, at) + (first ? 0 : 1),
    nights: turnsOf(NIGHT),
    rains: turnsOf(RAIN),
    beside: true,
  };
}

/** "16 June" of "16-1400" */
export const dayName = (turnId: string, language: string): string =>
  say(language, `day.${turnId.slice(0, 2) as '16' | '17' | '18'}`);
