import { Trouble } from '../trouble.ts';

/** Letters, figures and what stands between them in names: nothing that means anything to a page or a terminal. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’_-]{0,29}$/u;

/** A name as it is kept; one that is none is refused. */
export function readName(text: string): string {
  const name = text.normalize('NFC').trim().replace(/ +/g, ' ');
  if (!NAME.test(name)) throw new Trouble(400, 'bad-name');
  return name;
}

/** The name as it is compared: two that look alike but for capitals are one. */
export const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase();
