import { shelf } from '@hundred-days/kernel/shelf';
import { goldenScenarios } from '@hundred-days/kernel/testing';
import { test } from 'vitest';
import { game } from './support.ts';
import { wordsIn } from './words.ts';

/** Whole games as text, read by a person when they change. `UPDATE_GOLDEN=1` writes them anew. */
const GOLDEN = shelf(new URL('golden/', import.meta.url));
const SEEDS = { june16: 9, june15: 43 };

for (const check of goldenScenarios(GOLDEN, game, wordsIn.en, SEEDS)) test(check.name, check.run);
