import type { GameEvent } from '@hundred-days/kernel';
import { lineOf } from '../../../face/battle/told.ts';
import type { LogLine } from '../../../face/types.ts';
import { tell } from '../text/words.ts';
import type { CampaignSetting } from './setting.ts';
import { say } from './text/words.ts';
import type { toldOf } from './told.ts';

/** Events of the campaign alone; those of a battle are told as there. */
export function campaignLine(
  w: CampaignSetting,
  event: GameEvent,
  language: string,
  later: typeof toldOf | undefined,
): LogLine | null {
  if (event.type !== 'phase' || event.data.phase !== 'command') return later?.(w, event, language) ?? null;
  const phase = say(language, event.data.side === 'french' ? 'log.command.french' : 'log.command.allied');
  return lineOf(w, event, tell(language, 'log.phase', { turn: Number(event.data.turn), phase }), () => []);
}
