import type { Label } from './types.ts';

/** The longest name and note that are kept; more is cut off. */
export const LONGEST = { name: 80, note: 500 } as const;

/** As it is kept: on one line, without room at its ends, not too long. */
export const tidied = ({ name, note }: Label): Label => ({
  name: oneLine(name).slice(0, LONGEST.name),
  note: oneLine(note).slice(0, LONGEST.note),
});

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

export const isEmpty = ({ name, note }: Label): boolean => name === '' && note === '';
