import type { SeenStep } from '@hundred-days/kernel';
import type { Card, CardLine, LogLine } from '../types.ts';
import { LOOK } from './words.ts';

export type { Card, CardLine, Looking, MapPicture, Picture, Show, Sign } from '../types.ts';

/** What the cards of every game are made of. */

/** A line for a card. */
export const line = (label: string, text: string, ...rules: readonly string[]): CardLine => ({ label, text, rules });

/** What stands above the lines of a hex: its name, if it has one, and what ground it is. */
export const hexHead = (
  language: string,
  { name, hex, ground }: { readonly name: string | null; readonly hex: string; readonly ground: string },
): Pick<Card, 'eyebrow' | 'title' | 'note'> => ({
  eyebrow: LOOK.tell(language, 'eyebrow'),
  title: name ?? LOOK.tell(language, 'hex', { hex }),
  note: name === null ? ground : LOOK.tell(language, 'hexNote', { ground, hex }),
});

/** What the steps of a turn say of a piece, in the words of the log; nothing but what the viewer was told. */
export function deedsOf(
  steps: readonly SeenStep[],
  id: string,
  begins: (event: SeenStep['events'][number]) => boolean,
  write: (event: SeenStep['events'][number]) => LogLine,
): string[] {
  const told: string[] = [];
  for (const { events } of [...steps].reverse()) {
    for (const event of [...events].reverse()) {
      if (begins(event)) return told;
      const concerns = Object.values(event.data).some((fact) =>
        Array.isArray(fact) ? fact.includes(id) : fact === id,
      );
      const said = concerns ? write(event) : null;
      if (said !== null && !said.heading) told.unshift(said.parts.map(textOf).join(''));
    }
  }
  return told;
}

const textOf = (part: LogLine['parts'][number]): string => (typeof part === 'string' ? part : part.text);
