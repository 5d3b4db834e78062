import { UNIT_DATA } from '../units.ts';

/** Names of the pieces, by language. */
export const UNIT_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: Object.fromEntries(UNIT_DATA.map(({ id, name }) => [id, name])),
};
