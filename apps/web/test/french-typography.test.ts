import { describe, expect, test } from 'vitest';
import { fr as face } from '../src/faces/napoleon-at-waterloo/text/fr.ts';
import { fr as campaign } from '../src/faces/waterloo-campaign/text/fr.ts';
import { panelFr } from '../src/faces/waterloo-campaign/text/panel-fr.ts';
import { SHELF } from '../src/shell/shelf.ts';

/** Every French text of the page, by its file: whoever writes a new one need not name it here. */
const FRENCH = import.meta.glob<Readonly<Record<string, unknown>>>(['../src/**/fr.ts', '../src/**/*-fr.ts'], {
  eager: true,
});

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

describe('French is set as in France', () => {
  const shelf = SHELF.map(({ words }) => words.fr);
  test.each([...Object.entries(FRENCH), ['the shelf', shelf] as const])(
    '%s: a space that does not break before high signs and inside quotation marks',
    (_, words) => {
      const texts = strings(words);
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) {
        expect(text, text).not.toMatch(/[^\u00A0][:;?!»]|«[^\u00A0]|["“”\u202F]/u);
        expect(text, text).not.toMatch(/\p{L}'\p{L}/u);
      }
    },
  );

  test('there is a text for every part of the page', () => {
    expect(Object.keys(FRENCH).length).toBeGreaterThan(25);
  });

  test('no word agrees with the name of a unit: it stands before a colon, or is the object', () => {
    for (const [key, text] of Object.entries({ ...face, ...campaign, ...panelFr })) {
      expect(text, key).not.toMatch(
        /\{(unit|units|contacts|defenders|guns|attackers)\} (?!en |jusqu’|sur |contre |et )\p{Ll}/u,
      );
      expect(text, key).not.toMatch(/\{\w+\}[^.]*-t-elle/iu);
    }
  });
});
