import { createDayOfWaterloo } from '@hundred-days/day-of-waterloo';
import { FORMAT } from '@hundred-days/day-of-waterloo/format';
import { shelf } from '@hundred-days/kernel/shelf';
import { recordChecks } from '@hundred-days/kernel/testing';
import { test } from 'vitest';
import { w } from './world.ts';

/** Games that were kept stay games. The game has no older format of records than the second. */
const RECORDS = shelf(new URL('./records/', import.meta.url));

for (const check of recordChecks(createDayOfWaterloo(w, FORMAT), RECORDS, [2])) test(check.name, check.run);
