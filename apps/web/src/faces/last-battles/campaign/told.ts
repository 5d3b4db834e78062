import type { Fact, GameEvent } from '@hundred-days/kernel';
import { hexOf, lineOf, list, unitOf } from '../../../face/battle/told.ts';
import type { LogLine, LogPart } from '../../../face/types.ts';
import { hexNumber, nameOfHex, shortName } from '../names.ts';
import { listed, textIn } from '../text/words.ts';
import type { CampaignSetting } from './setting.ts';
import { catalogIn } from './text/words.ts';

/** Events of the campaign alone, by the game's own sentences, which come after the first board as this does. */

export function toldOf(w: CampaignSetting, event: GameEvent, language: string): LogLine | null {
  const template = catalogIn(language)[`event.${event.type}`];
  if (template === undefined) return null;
  const line = lineOf(w, event, template, (hole) =>
    // 22.5a: its sentence says that they fall.
    event.type === 'guard-repulsed' && hole === 'by'
      ? [String(event.data.by)]
      : factParts(w, hole, event.data[hole], language),
  );
  return { ...line, dice: typeof event.data.die === 'number' ? [event.data.die] : [] };
}

function factParts(w: CampaignSetting, name: string, fact: Fact | undefined, language: string): LogPart[] {
  const unit = (id: Fact | undefined): string => shortName(w, unitOf(w, id), language);
  switch (name) {
    case 'unit':
    case 'other':
      return [unit(fact)];
    case 'units':
      return [listed(language, list(fact).map(unit)) || '–'];
    case 'hex':
      return [hexPart(w, fact), ...named(w, fact, language)];
    case 'from':
      return [hexPart(w, fact)];
    case 'by':
      return [Number(fact) < 0 ? inNumbers(Number(fact)) : `+${Number(fact)}`];
    case 'army':
      return [textIn(language).catalog[`army.${String(fact)}`] ?? String(fact)];
    case 'body':
    case 'group':
      return [catalogIn(language)[`${name}.${String(fact)}`] ?? String(fact)];
    case 'corps':
      return [
        listed(
          language,
          list(fact).map((id) => catalogIn(language)[`body.${id}`] ?? id),
        ) || String(fact),
      ];
    default:
      return [typeof fact === 'number' ? inNumbers(fact) : String(fact)];
  }
}

/** Less than nothing has a minus, which is no hyphen. */
export const inNumbers = (n: number): string => (n < 0 ? `−${-n}` : String(n));

const hexPart = (w: CampaignSetting, fact: Fact | undefined): LogPart => {
  const place = hexOf(w, fact);
  return { place, text: hexNumber(w, place) };
};

function named(w: CampaignSetting, fact: Fact | undefined, language: string): LogPart[] {
  const name = nameOfHex(w, hexOf(w, fact), language);
  return name === null ? [] : [` ${name}`];
}
