import { shelf } from '@hundred-days/kernel/shelf';
import { recordChecks } from '@hundred-days/kernel/testing';
import { test } from 'vitest';
import { GAMES } from './support.ts';

/** Games that were kept stay games. The game has no older format of records than the second. */
for (const field of ['quatre-bras', 'wavre'] as const) {
  const records = shelf(new URL(`./records/${field}/`, import.meta.url));
  for (const check of recordChecks(GAMES[field], records, [2])) test(`${field}: ${check.name}`, check.run);
}
