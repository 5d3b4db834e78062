import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const SOURCES = new URL('../src/', import.meta.url);

const styles = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(new URL(name, SOURCES), 'utf8') }));

/** Cut at what stands in no bracket. */
function cut(selector: string, at: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of selector) {
    if (sign === '(' || sign === '[') depth++;
    if (sign === ')' || sign === ']') depth--;
    if (depth === 0 && at.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

const selectorsIn = (css: string): string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].flatMap(([, head]) =>
    head.trim().startsWith('@') ? [] : cut(head, /,/),
  );

/** What a selector styles, by the class, element or attribute that a browser finds it by: of what it must not be, nothing. */
const names = (styled: string): boolean => /[.#[][\w-]|(?:^|[(, ])[a-z]/.test(styled.replace(/:not\(.*\)/, ''));

/** Rules that ask what something holds, and style another thing by it that has no name. */
const nameless = (css: string): string[] =>
  selectorsIn(css).filter((selector) => {
    const compounds = cut(selector, /[\s>+~]/);
    const styled = compounds[compounds.length - 1];
    return compounds.slice(0, -1).some((compound) => compound.includes(':has(')) && !names(styled);
  });

describe('whatever asks what something holds (:has)', () => {
  test('is seen where it names nothing', () => {
    const css = `
      .odds:has(> .outcomes) > :first-child, .odds:has(> .outcomes) > .slip:first-child { order: 1 }
      @media (width > 1px) { .box:has(:is(.lid, .open)) > *:not(.lid) { order: 2 } }
      .box:has(input:checked) { order: 3 } .box:has(.lid) :is(.a, .b):hover { order: 4 } .box:has(.lid) ul { order: 5 }`;
    expect(nameless(css)).toEqual([
      '.odds:has(> .outcomes) > :first-child',
      '.box:has(:is(.lid, .open)) > *:not(.lid)',
    ]);
  });

  // One rule that names nothing is enough: what any of them depends on is looked for together, so that a browser styles all of the
  // page anew whenever a sign is laid over the map or a line comes into the panel.
  test.each(styles)('names what it styles: $name', ({ css }) => {
    expect(nameless(css)).toEqual([]);
  });
});
