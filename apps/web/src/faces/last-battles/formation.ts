import type { UnitDocument } from '@hundred-days/last-battles';
import { tell } from './text/words.ts';

/** What a unit belongs to, in words. */

/** "12/IV" in words: division or brigade, then corps. */
export function formationOf({ army, type, designation, command, level }: UnitDocument, language: string): string {
  // Leaders are no part of what they lead.
  if (level === 'commander' || level === 'officer') return command === '' ? '' : commandName(command, language);
  const whole = commandName(command, language);
  const part = designation.includes('/') ? designation.slice(0, designation.indexOf('/')) : '';
  return tell(language, 'both', { part: partName(army, type, part, language), whole });
}

function partName(army: string, type: string, part: string, language: string): string {
  if (part === '') return tell(language, `part.${type as 'art'}`);
  const [, number, kind] = /^(\d*)(.*)$/.exec(part) ?? [];
  const nth = number === '' ? '' : ordinal(number, language);
  if (kind === '') return tell(language, army === 'french' ? 'part.division' : 'part.brigade', { nth });
  if (kind === 'C' && number !== '') return tell(language, 'part.horse', { nth });
  return tell(language, `part.${kind as 'KGL'}`, { nth });
}

/** "IV Corps", "3rd British Division": also what a corps is called where it stands by itself. */
export function commandName(command: string, language: string): string {
  const corps = /^([IV]+)(C?)$/.exec(command);
  if (corps !== null) {
    const roman = tell(language, corps[1] === 'I' ? 'roman_1' : 'roman_n', { n: corps[1] });
    return tell(language, corps[2] === 'C' ? 'whole.cavalry' : 'whole.corps', { roman });
  }
  const [, number, kind] = /^(\d*)(.*)$/.exec(command) ?? [];
  return tell(language, `whole.${kind as 'Br'}`, { nth: number === '' ? '' : ordinal(number, language) });
}

/** "11th", "21st" */
function ordinal(number: string, language: string): string {
  const n = Number(number);
  const last = language === 'en' && (n < 10 || n > 20) ? n % 10 : n;
  return tell(language, `nth_${last >= 1 && last <= 3 ? last : 'n'}` as 'nth_n', { n });
}
