import type { Drawn } from '../fit/trials.ts';
import { CHARACTERS, type Weights } from './weights.ts';

/** What is tried by play: half of each weight and twice of it, of thrift less. */
const HALVED: readonly (keyof Weights)[] = [
  'reply',
  'prospect',
  'duty',
  'hisDuty',
  'exposure',
  'drive',
  'recoil',
  'approach',
  'building',
  'alone',
  'trapped',
  'garrison',
  'promise',
  'bank',
  'shelter',
  'held',
];

const { standard } = CHARACTERS;

export const DRAWN: readonly Drawn[] = [
  ...HALVED.map((name) => ({ name, present: standard[name], low: standard[name] / 2, high: standard[name] * 2 })),
  { name: 'thrift', present: standard.thrift, low: 0.7, high: 1.4 },
];
