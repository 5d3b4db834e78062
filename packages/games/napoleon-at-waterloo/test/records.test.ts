import { shelf } from '@hundred-days/kernel/shelf';
import { recordChecks } from '@hundred-days/kernel/testing';
import { test } from 'vitest';
import { game } from './support.ts';

const RECORDS = shelf(new URL('./records/', import.meta.url));

for (const check of recordChecks(game, RECORDS)) test(check.name, check.run);
