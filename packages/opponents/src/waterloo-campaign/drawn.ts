import type { Drawn } from '../fit/trials.ts';
import type { Name } from './given.ts';
import { CHARACTERS, type Temper } from './weights.ts';

/** What is tried by play: half of each weight and twice of it, of beliefs less. */
const BELIEFS: readonly Name[] = ['attack', 'attacked', 'pinned', 'blown'];
const HALVED: readonly Name[] = [
  'prospect',
  'threat',
  'exposed',
  'exposing',
  'drive',
  'uncommanded',
  'roadFades',
  'victory',
  'nerve',
  'effort',
];

const presentOf = (name: Name): number => ({ ...CHARACTERS.standard, ...CHARACTERS.standard.french })[name];
const drawn = (name: Name, times: number): Drawn => {
  const present = presentOf(name);
  return { name, present, low: present / times, high: present * times };
};
const ofEither = (name: keyof Temper): readonly number[] => [
  CHARACTERS.standard.french[name],
  CHARACTERS.standard.coalition[name],
];

export const DRAWN: readonly Drawn[] = [
  ...BELIEFS.map((name) => drawn(name, 1.5)),
  ...HALVED.map((name) => drawn(name, 2)),
  { name: 'approach', present: ofEither('approach'), low: 0.006, high: 0.06 },
  { name: 'pursue', present: ofEither('pursue'), low: 0, high: 0.08 },
  { name: 'patience', present: ofEither('patience'), low: 0, high: 0.6 },
  { name: 'shutLater', present: CHARACTERS.standard.shutLater, low: 0.6, high: 1 },
];
