import { type Action, board, position } from '@hundred-days/napoleon-at-waterloo';
import type { Asked } from '../../face/types.ts';
import { placeName, shortName } from './names.ts';
import { type Odds, paymentsOf, type ResultCode } from './odds.ts';
import type { Setting } from './setting.ts';
import { listed, tell, tellMany } from './text/words.ts';

/** What a result would do to whom, by name. */

const RULES: Readonly<Record<ResultCode, string>> = { Ae: '6.3.1', Ar: '6.3.2', Ee: '6.3.3', Dr: '6.3.7', De: '6.3.8' };

export function consequences(
  w: Setting,
  asked: Pick<Asked<Action>, 'view' | 'language'>,
  odds: Odds,
  code: ResultCode,
): { readonly text: string; readonly rule: string } {
  const { language, view } = asked;
  const named = (list: readonly number[], word: 'and' | 'or' = 'and'): string =>
    listed(
      language,
      list.map((unit) => shortName(w, unit, language)),
      word,
    );
  const facts = { contacts: named(odds.contacts), defenders: named(odds.defenders) };
  const sentences: string[] = [];
  if (code === 'Ae' || code === 'Ar') {
    sentences.push(
      odds.contacts.length > 0
        ? tellMany(language, `does.${code}`, odds.contacts.length, facts)
        : tell(language, 'does.nothing'),
    );
    if (odds.contacts.length > 0) sentences.push(tell(language, 'does.theyAdvance'));
    if (odds.guns.length > 0) sentences.push(tell(language, 'does.gunsStay', { guns: named(odds.guns) }));
  } else {
    sentences.push(tellMany(language, code === 'Dr' ? 'does.Dr' : 'does.De', odds.defenders.length, facts));
    if (code === 'Ee') sentences.push(payment(w, odds, language));
    else {
      // 6.6.4: woods can be taken by their road only.
      const at = (unit: number): number => position.whereIs(w, view, unit);
      const hexes = odds.defenders
        .map(at)
        .filter((hex) => odds.contacts.some((unit) => board.openStep(w, at(unit), hex)))
        .map((hex) => placeName(w, hex, language));
      if (hexes.length > 0) sentences.push(tell(language, 'does.advance', { hexes: listed(language, hexes, 'or') }));
    }
  }
  return { text: sentences.join(' '), rule: RULES[code] };
}

function payment(w: Setting, odds: Odds, language: string): string {
  const { contacts, price } = odds;
  if (contacts.length === 0) return tell(language, 'does.EeGuns');
  const name = (unit: number): string => `${shortName(w, unit, language)} (${w.strength[unit]})`;
  const total = contacts.reduce((sum, unit) => sum + w.strength[unit], 0);
  if (total <= price) return tell(language, 'does.EeAll', { contacts: listed(language, contacts.map(name), 'and') });
  const ways = paymentsOf(w, contacts, price).map((list) => listed(language, list.map(name), 'and'));
  return tell(language, 'does.Ee', { price, payments: listed(language, ways, 'or') });
}
