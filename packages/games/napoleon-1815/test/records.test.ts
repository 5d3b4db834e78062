import { shelf } from '@hundred-days/kernel/shelf';
import { recordChecks } from '@hundred-days/kernel/testing';
import { createNapoleon1815 } from '@hundred-days/napoleon-1815';
import { FORMAT } from '@hundred-days/napoleon-1815/format';
import { test } from 'vitest';
import { w } from './world.ts';

const RECORDS = shelf(new URL('./records/', import.meta.url));

for (const check of recordChecks(createNapoleon1815(w, FORMAT), RECORDS)) test(check.name, check.run);
