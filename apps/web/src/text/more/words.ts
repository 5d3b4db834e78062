import { en as first } from '../en.ts';
import { saying } from '../words.ts';
import { en } from './en.ts';

/** The same for parts of the house that come later: all of its words. */
const all = { ...first, ...en };
export type MoreKey = keyof typeof all;

export const t = saying<Readonly<Record<MoreKey, string>>>(all);
