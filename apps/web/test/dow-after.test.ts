import { readFileSync } from 'node:fs';
import { units } from '@hundred-days/day-of-waterloo';
import { expect, it } from 'vitest';

it('[13.2a] after the battle the losses of every army have a line of their own: without a colour it is not drawn', () => {
  const css = readFileSync(new URL('../src/after/after.css', import.meta.url), 'utf8');
  for (const army of units.ARMIES) expect(css).toMatch(new RegExp(`\\.after-series--${army}\\b`));
});
