import type { Place, Unit } from '@hundred-days/kernel';
import { commandName } from '../../formation.ts';
import { hourName, nameOfHex, placeName, shortName } from '../../names.ts';
import type { CampaignSetting } from '../setting.ts';
import { nearestPlace } from './places.ts';
import { listed, say, sayMany } from './text/words.ts';

/** What corps, people and places are called in the lists beside the map. */

export const corpsName = (command: string, language: string): string => commandName(command, language);

export const namesOf = (w: CampaignSetting, pieces: readonly Unit[], language: string): string =>
  listed(
    language,
    pieces.map((piece) => shortName(w, piece, language)),
  );

/** So many are named; of more it is said how many they are. */
const MOST_NAMED = 3;

export const fewOf = (w: CampaignSetting, pieces: readonly Unit[], language: string): string =>
  pieces.length <= MOST_NAMED ? namesOf(w, pieces, language) : say(language, 'column.several', { n: pieces.length });

/** "Ligny", or "3 hexes north of Ligny"; by its number where nothing has a name. */
export function whereName(w: CampaignSetting, hex: Place, language: string): string {
  if (hex < 0) return '';
  const near = nearestPlace(w, hex);
  if (near === null) return placeName(w, hex, language);
  if (near.wind === null) return nameOfHex(w, hex, language) ?? '';
  const facts = { place: nameOfHex(w, near.hex, language) ?? '', wind: say(language, `wind.${near.wind}`) };
  return sayMany(language, 'near.off', near.away, facts);
}

export const hourOf = (w: CampaignSetting, turn: number, language: string): string =>
  turn > w.battles[0].turns ? say(language, 'boxes.over') : hourName(w.battles[0].turnIds[turn], language);

export const bodyName = (w: CampaignSetting, body: number, language: string): string => {
  const { name } = w.bodies[body];
  // 22.0b: the army that has no corps of its own breaks by nationalities.
  return /^([IV]+C?|Gd)$/.test(name) ? commandName(name, language) : say(language, `nation.${name as 'British'}`);
};
