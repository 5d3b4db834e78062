import { UNIT_DATA } from '../units.ts';
import { UNITS_FR } from './units-fr.ts';

/** The names of the blocks, by language and id. English has them from the data; where two armies share one, the army is said too. */

const ARMY_WORDS: Readonly<Record<string, string>> = {
  french: 'French',
  'anglo-dutch': 'Anglo-Dutch',
  prussian: 'Prussian',
};

const isShared = (name: string): boolean => UNIT_DATA.filter((unit) => unit.name === name).length > 1;

const EN: Readonly<Record<string, string>> = Object.fromEntries(
  UNIT_DATA.map(({ id, name, army }) => [
    id,
    (isShared(name) ? `${ARMY_WORDS[army]} ${name}` : name).replaceAll("'", '’'),
  ]),
);

export const UNIT_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = { en: EN, fr: UNITS_FR };
