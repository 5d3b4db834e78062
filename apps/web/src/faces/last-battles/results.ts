import type { Place, Unit } from '@hundred-days/kernel';
import { board, isSheltered, levels, openHexes, position, units } from '@hundred-days/last-battles';
import { paymentsOf } from '../../face/battle/odds.ts';
import { unitsNamed } from '../../face/battle/speech.ts';
import type { Ask } from './asking.ts';
import { hexNumber, placeName, shortName } from './names.ts';
import type { Odds, ResultCode } from './odds.ts';
import { isDemoralized } from './pieces.ts';
import type { Setting } from './setting.ts';
import { speechOf } from './speech.ts';
import { listed, tell, tellMany } from './text/words.ts';

/** What a result would do to whom, by name. */

type Seen = Pick<Ask, 'view' | 'language'>;

const RULES: Readonly<Record<ResultCode, string>> = {
  Ae: '7.83a',
  Ar: '7.83d',
  Ex: '7.83c',
  Dr: '7.83e',
  De: '7.83b',
};

export interface Consequences {
  readonly text: string;
  readonly rule: string;
}

/** 8.1: what decides where only guns at a distance attack. */
const RULES_OF_GUNS: Readonly<Partial<Record<ResultCode, string>>> = { Ae: '8.14', Ar: '8.16', Ex: '8.15' };

export function consequences(w: Setting, seen: Seen, odds: Odds, code: ResultCode): Consequences {
  const sentences = [...fates(w, seen, odds, code), ...guardShaken(w, seen, odds, code)];
  const rule = (odds.contacts.length === 0 ? RULES_OF_GUNS[code] : undefined) ?? RULES[code];
  return { text: sentences.filter(Boolean).join(' '), rule };
}

function fates(w: Setting, seen: Seen, odds: Odds, code: ResultCode): string[] {
  const { contacts, defenders } = odds;
  switch (code) {
    case 'Ae':
      return [
        ...attackersHit(w, seen, odds, lost(w, seen, 'does.Ae', contacts)),
        odds.guns.length > 0 ? tell(seen.language, 'does.nothing') : '',
        ...inLedgers(w, seen, contacts),
      ];
    case 'Ar':
      return [...attackersHit(w, seen, odds, goBack(w, seen, contacts)), gunsFree(w, seen, odds)];
    case 'Ex':
      return [lost(w, seen, 'does.De', defenders)[0], payment(w, seen, odds), ...inLedgers(w, seen, defenders)];
    case 'Dr':
      return [
        ...goBack(w, seen, defenders),
        follow(
          w,
          seen,
          odds,
          defenders.filter((one) => !stands(w, seen, one)),
        ),
      ];
    case 'De':
      return [
        ...lost(w, seen, 'does.De', defenders),
        ...inLedgers(w, seen, defenders),
        follow(w, seen, odds, defenders),
      ];
  }
}

const named = (w: Setting, { language }: Seen, list: readonly Unit[]): string =>
  unitsNamed(speechOf(w), list, language);

const lost = (w: Setting, seen: Seen, key: 'does.Ae' | 'does.De', list: readonly Unit[]): string[] =>
  list.length === 0
    ? []
    : [tellMany(seen.language, key, list.length, { contacts: named(w, seen, list), defenders: named(w, seen, list) })];

/** 8.14: those in contact alone. */
function attackersHit(w: Setting, { language, view }: Seen, odds: Odds, told: readonly string[]): string[] {
  if (odds.contacts.length === 0) return [];
  const followers = odds.defenders.filter((unit) => !isDemoralized(w, view, unit));
  return [...told, followers.length > 0 ? tell(language, 'does.theyAdvance') : ''];
}

/** 8.16: only where the attackers retreat may guns at a distance go back as well. */
const gunsFree = (w: Setting, seen: Seen, { guns }: Odds): string =>
  guns.length > 0 ? tell(seen.language, 'does.gunsStay', { guns: named(w, seen, guns) }) : '';

/** 10.31a */
const stands = (w: Setting, { view }: Seen, unit: Unit): boolean => isSheltered(w, view, unit);

/** 7.4: who goes where, units with the same ways out together. */
function goBack(w: Setting, seen: Seen, list: readonly Unit[]): string[] {
  const { view, language } = seen;
  const standing = list.filter((unit) => stands(w, seen, unit));
  const going = list.filter((unit) => !stands(w, seen, unit));
  const byWays = new Map<string, Unit[]>();
  for (const unit of going) {
    const ways = openHexes(w, view, unit).map((hex) => hexNumber(w, hex));
    const hexes = listed(language, ways, 'or');
    byWays.set(hexes, [...(byWays.get(hexes) ?? []), unit]);
  }
  return [
    ...[...byWays].map(([hexes, group]) =>
      tellMany(language, hexes === '' ? 'does.noOpen' : 'does.back', group.length, {
        units: named(w, seen, group),
        hexes,
      }),
    ),
    ...(standing.length > 0 ? [tell(language, 'does.stands', { units: named(w, seen, standing) })] : []),
  ];
}

/** 7.5: into which hexes one of the victors may go: not into a chateau, not over a river, and not a demoralized one. */
function follow(w: Setting, seen: Seen, { contacts }: Odds, gone: readonly Unit[]): string {
  const { view, language } = seen;
  const at = (unit: Unit): Place => position.whereIs(w, view, unit);
  const able = contacts.filter((unit) => !isDemoralized(w, view, unit));
  const hexes = [...new Set(gone.map(at))].filter(
    (hex) => w.chateau[hex] === 0 && able.some((unit) => board.touching(w, at(unit), hex)),
  );
  const places = listed(
    language,
    hexes.map((hex) => placeName(w, hex, language)),
    'or',
  );
  return hexes.length === 0 ? '' : tell(language, 'does.advance', { hexes: places });
}

/** 7.83c: what an exchange costs whom. */
function payment(w: Setting, seen: Seen, { contacts, price }: Odds): string {
  const { view, language } = seen;
  if (contacts.length === 0) return tell(language, 'does.EeGuns');
  const strengthOf = (unit: Unit): number => position.strengthOf(w, view, unit);
  const name = (unit: Unit): string => `${shortName(w, unit, language)} (${strengthOf(unit)})`;
  const total = contacts.reduce((sum, unit) => sum + strengthOf(unit), 0);
  if (total <= price) return tell(language, 'does.EeAll', { contacts: listed(language, contacts.map(name)) });
  const ways = paymentsOf(strengthOf, contacts, price);
  if (ways.length > MOST_WAYS) return tell(language, 'does.ExSome', { price });
  const payments = ways.map((way) => listed(language, way.map(name)));
  return tell(language, 'does.Ee', { price, payments: listed(language, payments, 'or') });
}

/** So many ways to pay can be read in a sentence. */
const MOST_WAYS = 4;

/** 11.2a: what the losses of each army would come to, and what that would mean. */
function inLedgers(w: Setting, { view, language }: Seen, dead: readonly Unit[]): string[] {
  return [...new Set(dead.map((unit) => w.army[unit]))].flatMap((army) => {
    if (!levels.hasLevel(w, view, army, levels.DEMORALIZATION)) return [];
    const from = view[w.at.losses + army];
    const to = dead.reduce(
      (sum, unit) => (w.army[unit] === army ? sum + position.strengthOf(w, view, unit) : sum),
      from,
    );
    const level = (kind: number): number => levels.levelOf(w, view, army, kind);
    const name = tell(language, `Army.${units.ARMIES[army]}`);
    const scatters = levels.hasLevel(w, view, army, levels.DISINTEGRATION) && to >= level(levels.DISINTEGRATION);
    const breaks = view[w.at.morale + army] === 0 && to >= level(levels.DEMORALIZATION);
    return [
      tell(language, 'does.losses', { army: name, from, to, level: level(levels.DEMORALIZATION) }),
      ...(scatters ? [tell(language, 'does.scatters', { army: name })] : []),
      ...(breaks && !scatters ? [tell(language, 'does.breaks', { army: name })] : []),
    ];
  });
}

/** 12.2a */
function guardShaken(w: Setting, { view, language }: Seen, { contacts, guns }: Odds, code: ResultCode): string[] {
  if (!position.isChosen(w, view, 'imperial-guard') || !['Ae', 'Ar', 'Ex'].includes(code)) return [];
  const guard = [...contacts, ...guns].some((unit) => w.guardInfantry[unit] === 1);
  return guard ? [tell(language, 'does.guard', { n: w.guardReduction })] : [];
}
