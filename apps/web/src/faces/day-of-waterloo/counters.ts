import { units } from '@hundred-days/day-of-waterloo';
import { LeaderFlag } from '../../art/leaders.tsx';
import { Beneath, DayCounter, Plinth } from '../../art/stacked.tsx';
import type { Arm, Band, CounterFace, Mark, Roman } from '../../board/types.ts';
import { type Army, NATIONS } from './art.ts';
import type { Setting } from './setting.ts';

/** The counters: what is printed on each, and how it lies. */

/** How a counter lies: alone or on its own others, under them, or as whatever the enemy shows of a hex (5.4.2a). */
export type Lies = 'top' | 'beneath' | 'enemy';

export interface Looks {
  readonly strength: number;
  readonly morale: number;
  readonly demoralized: boolean;
  readonly lies: Lies;
  readonly marks: readonly Mark[];
}

const DRAWN = { top: DayCounter, beneath: Beneath, enemy: Plinth } as const;

/** A unit as it looks now; one that looks the same is the same, so that it is not drawn anew. */
export function unitFace(w: Setting, unit: number, looks: Looks): CounterFace {
  const { strength, morale, demoralized, lies, marks } = looks;
  const key = `${unit} ${strength} ${morale} ${demoralized} ${lies} ${marks.join()}`;
  const known = w.faces.get(key);
  if (known !== undefined) return known;
  const data = w.unitData[unit];
  const tint = w.dutchBelgian[unit] === 1 ? 'netherlands' : BRUNSWICK.has(data.id) ? 'brunswick' : undefined;
  const made: CounterFace = {
    nation: NATIONS[data.army as Army],
    arm: armOf(w, unit),
    left: String(strength),
    middle: String(morale),
    right: String(data.move),
    designation: designationOf(data.id, data.name),
    band: bandOf(data.corps),
    draw: DRAWN[lies],
    ...(tint === undefined ? {} : { tint }),
    ...(strength < data.strength ? { reduced: true } : {}),
    ...(demoralized ? { demoralized } : {}),
    ...(lies === 'beneath' ? {} : { top: true as const }),
    ...(marks.length > 0 ? { marks } : {}),
  };
  w.faces.set(key, made);
  return made;
}

/** As it is printed. */
export const printedFace = (w: Setting, unit: number): CounterFace =>
  unit >= w.units
    ? leaderFace(w, unit, false)
    : unitFace(w, unit, {
        strength: w.strength[unit],
        morale: w.morale[unit],
        demoralized: false,
        lies: 'top',
        marks: [],
      });

/** Army leaders have a star and their range; leaders of corps the band of theirs. */
export function leaderFace(w: Setting, leader: number, demoralized: boolean): CounterFace {
  const key = `${leader} ${demoralized}`;
  const known = w.faces.get(key);
  if (known !== undefined) return known;
  const { army, corps, kind, commandRadiusMP } = w.leaderData[leader - w.units];
  const commands = kind === 'army';
  const made: CounterFace = {
    nation: NATIONS[army as Army],
    arm: 'leader',
    form: 'flag',
    left: commands ? String(commandRadiusMP) : '',
    right: String(commandRadiusMP),
    designation: (corps[0] ?? '').replace('IG', 'Gd').replace(/c$/, ' C'),
    draw: LeaderFlag,
    ...(commands ? {} : { band: bandOf(corps[0]) }),
    ...(demoralized ? { demoralized } : {}),
  };
  w.faces.set(key, made);
  return made;
}

function armOf(w: Setting, unit: number): Arm {
  const { type } = w.unitData[unit];
  if (type === 'artillery') return w.gun[unit] === units.HORSE_GUN ? 'horse-artillery' : 'artillery';
  return type === 'cavalry' ? 'cavalry-heavy' : 'infantry';
}

const BRUNSWICK: ReadonlySet<string> = new Set(['adg-olfermans', 'adg-butlar', 'adg-brunswick-cav', 'adg-ludwick']);

/** 12.1: it is by corps that units are demoralized; each has its colour, and a tally or a star. */
export function bandOf(corps: string): Band {
  if (corps === 'IG') return { colour: 'guard', tally: '*' };
  if (corps === 'R') return { colour: 'vi', tally: '' };
  if (corps === 'C') return { colour: 'plain', tally: 'I', slanted: true };
  if (corps.endsWith('c')) return { colour: 'plain', tally: corps.slice(0, -1) as Roman, slanted: true };
  return { colour: corps.toLowerCase() as Band['colour'], tally: corps as Roman };
}

/** What a counter has room for. */
const SHORT: Readonly<Record<string, string>> = {
  'fr-og-chasseurs': 'OG Chas',
  'fr-og-grenadiers': 'OG Gren',
  'fr-mg-grenadiers': 'MG Gren',
  'fr-mg-chasseurs': 'MG Chas',
  'fr-yg-voltigeurs': 'YG Volt',
  'fr-yg-tirailleurs': 'YG Tir',
  'fr-escort': 'Escort',
  'fr-jerome': 'Jérôme',
  'fr-pire': 'Piré',
  'fr-ha-pire': 'Piré',
  'fr-lheritier': 'L’Héritier',
  'fr-dhurbal': 'd’Hurbal',
  'fr-desalles': 'Desales',
  'adg-guards': 'Guards',
  'adg-ompteda': 'Ompteda',
  'adg-daubreme': 'd’Aubremé',
  'adg-chalkett': 'C. Halkett',
  'adg-adams': 'Adam',
  'adg-brunswick-cav': 'Brunsw.',
  'adg-art-r': 'Res Art',
  'adg-rha-r': 'Res RHA',
  'adg-ha-c': 'Cav HA',
  'adg-ha-db': 'DB HA',
  'adg-dornberg': 'Dörnberg',
  'pr-rohl': 'Röhl',
};

const designationOf = (id: string, name: string): string =>
  SHORT[id] ??
  name
    .replace(/ \(.*\)$/, '')
    .replace(/^(I|II|IV) Corps /, '$1 ')
    .replace(/^(\w+) Cavalry Corps Horse Artillery$/, '$1 C HA')
    .replace(/(?<=^(?:I|II|IV) )(12 Pd|Horse)? ?Artillery$/, (_, kind: string | undefined) =>
      kind === undefined ? 'Art' : kind === 'Horse' ? 'HA' : '12 Pd',
    )
    .replace(/^(\w+) (Horse Artillery|12 Pd|Guard Horse Artillery|Old Guard 12 Pd)$/, '$1')
    .replace(/^(Lefebvre|Guyot) .*$/, '$1')
    .replaceAll("'", '’');
