import type { AnyAction } from '@hundred-days/kernel';
import type { Advice, Counsel, Reason } from '@hundred-days/opponents/planner';
import type { Face } from '../../face/types.ts';
import { fill, pluralKey } from '../../text/fill.ts';
import { library } from '../../text/library.ts';
import { called } from './called.ts';
import { type AdviceWords, en } from './text/en.ts';

const WORDS = library<AdviceWords>(en, { fr: async () => (await import('./text/fr.ts')).fr });

export const loadAdviceWords = WORDS.load;

export type AdviceKey = keyof AdviceWords;
type Counted = AdviceKey extends infer K ? (K extends `${infer Stem}_one` ? Stem : never) : never;
type Facts = Readonly<Record<string, string | number>>;

export const say = (language: string, key: AdviceKey, facts: Facts = {}): string =>
  fill(WORDS.in(language)[key], facts);

export const sayMany = (language: string, key: Counted, n: number): string =>
  say(language, `${key}_${pluralKey(language, n)}`, { n });

/** The Marshal's reasons in words: he gives codes, numbers, pieces and places. */

type Called = Pick<Face<AnyAction>['words'], 'actionName' | 'shortName' | 'markedName' | 'placeName'>;

/** Of many, the first few are named. */
const MOST_NAMED = 4;

export function listOf(language: string, names: readonly string[]): string {
  const once = [...new Set(names)];
  const shown =
    once.length > MOST_NAMED
      ? [...once.slice(0, MOST_NAMED - 1), say(language, 'more', { n: once.length - MOST_NAMED + 1 })]
      : once;
  if (shown.length < 2) return shown.join('');
  return `${shown.slice(0, -1).join(', ')}${say(language, 'and')}${shown[shown.length - 1]}`;
}

/** Pieces, enemies and places of a reason by their names: as titles, or as a sentence has them. */
function namesIn(
  words: Called,
  language: string,
  { pieces = [], enemies = [], places = [] }: Reason,
  put = (title: string): string => called(language, title),
): Facts {
  const piece = (one: number): string => put(words.shortName(one, language));
  return {
    pieces: listOf(language, pieces.map(piece)),
    enemies: listOf(language, enemies.map(piece)),
    places: listOf(
      language,
      places.map((place) => put(words.placeName(place, language))),
    ),
  };
}

/** A line of numbers begins with the title. */
const asTitle = (title: string): string => title;

/** The act, as a sentence begins: "Attack 5 Picton with the Chasseurs". */
export function actOf(words: Called, language: string, { act, actions }: Counsel<AnyAction>): string {
  if (act.code !== 'act') return say(language, act.code as AdviceKey, namesIn(words, language, act));
  const [action] = actions as readonly (AnyAction & { readonly unit?: number; readonly hq?: number })[];
  const name = words.actionName(action, language);
  const piece = action.unit ?? action.hq;
  const who = piece === undefined ? null : words.shortName(piece, language);
  // What says who does it begins with a name or goes on to one: "Grouchy commands Exelmans".
  if (who === null || hasName(name, who)) return name;
  return say(language, 'whose', { piece: who, action: lower(name) });
}

/** Not as a part of another: in "Chapelle-St-Lambert" there is no Lambert, in "26th Line" no 6th. */
const hasName = (text: string, name: string): boolean =>
  text.split(name).some((after, i, all) => i > 0 && !ENDS_IN_WORD.test(all[i - 1]) && !BEGINS_IN_WORD.test(after));
const ENDS_IN_WORD = /[\p{L}\p{N}-]$/u;
const BEGINS_IN_WORD = /^[\p{L}\p{N}-]/u;

/** After a colon a sentence goes on. */
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The reason, a sentence of its own. */
export function whyOf(words: Called, language: string, { why }: Counsel<AnyAction>): string {
  const { stance, task } = why.words ?? {};
  const names = namesIn(words, language, why);
  const text = say(language, why.code as AdviceKey, {
    ...names,
    stance: stance === undefined ? '' : say(language, `stance.${stance}` as AdviceKey),
    task: task === undefined ? '' : say(language, `task.${task}` as AdviceKey, names),
  });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const sentenceOf = (words: Called, language: string, counsel: Counsel<AnyAction>): string =>
  say(language, 'sentence', { act: actOf(words, language, counsel), why: whyOf(words, language, counsel) });

/** What one could ask oneself first. */
export const askOf = (words: Called, language: string, { ask }: Counsel<AnyAction>): string =>
  say(language, ask.code as AdviceKey, namesIn(words, language, ask));

/** Where to look: the enemies it is about, as they are found on the map, else the places where it leads. */
export function whereOf(words: Called, language: string, { act, ask, places }: Counsel<AnyAction>): string {
  const enemies = act.enemies ?? ask.enemies ?? [];
  const what =
    enemies.length > 0
      ? enemies.map((enemy) => (words.markedName ?? words.shortName)(enemy, language))
      : places.slice(-1).map((place) => words.placeName(place, language));
  const named = what.map((title) => called(language, title));
  return what.length === 0 ? say(language, 'lookAround') : say(language, 'lookAt', { what: listOf(language, named) });
}

export interface Line {
  readonly text: string;
  readonly number: string;
}

const points = (language: string, value: number): string =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(value);

const plain = (language: string, value: number): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);

/** More is not read at a glance: the next best is told where there is room for it. */
const MOST_SHOWN = 6;

/** The numbers, a line each, and the next best. */
export function linesOf(words: Called, language: string, { best, next, even }: Advice<AnyAction>): Line[] {
  const lines = best.lines.map((line) => lineOf(words, language, line));
  if (next === null || even || next.worth === null || lines.length >= MOST_SHOWN) return lines;
  const text = say(language, 'next', { act: actOf(words, language, next) });
  return [...lines, { text, number: points(language, next.worth) }];
}

function lineOf(words: Called, language: string, line: Reason): Line {
  const { code, numbers = {}, words: given = {} } = line;
  const facts = { ...namesIn(words, language, line, asTitle), ...given };
  switch (code) {
    case 'strength':
    case 'lowered':
      return { text: say(language, code, { ...facts, ...numbers }), number: given.column };
    case 'lead':
      return { text: say(language, code, numbers), number: points(language, numbers.attack - numbers.defence) };
    case 'chance':
      return {
        text: say(language, `chance.${given.result}` as AdviceKey, facts),
        number: say(language, 'inSix', { n: numbers.faces }),
      };
    case 'odds36':
      return {
        text: say(language, given.trapped === 'yes' ? 'odds36.trapped' : 'odds36'),
        number: say(language, 'ways36', numbers),
      };
    case 'gains':
    case 'fears':
    case 'places':
      return {
        text: say(language, `${code}.${numbers.points < 0 ? 'less' : 'more'}`),
        number: points(language, numbers.points),
      };
    case 'losses':
      return {
        text: say(language, 'losses', { trials: numbers.trials }),
        number: `${plain(language, numbers.own)} : ${plain(language, numbers.his)}`,
      };
    case 'answers':
      return {
        text: say(language, 'answers'),
        number: `${points(language, numbers.stands)} / ${points(language, numbers.leaves)}`,
      };
    default:
      return { text: say(language, code as AdviceKey, facts), number: points(language, numbers.points ?? 0) };
  }
}

/** What the main button does, in words. */
export function deedOf(language: string, { act, actions }: Counsel<AnyAction>): string {
  if (act.code === 'attack') return say(language, 'doAttack');
  if (act.code === 'act') return say(language, 'do');
  return sayMany(language, 'doMoves', actions.length);
}
