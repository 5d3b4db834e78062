import { expect, test } from 'vitest';
import { citedRules } from '../src/commands/rules.ts';
import { loadRulebook, RULEBOOK_IDS } from '../src/rulebooks.ts';

test.each(RULEBOOK_IDS)('%s: every id of the rulebook is read where a title cites it', async (id) => {
  const { cases } = await loadRulebook(id);
  expect(citedRules(`[${cases.map((rule) => rule.id).join(', ')}] and [as said] no other`)).toEqual(
    cases.map((rule) => rule.id),
  );
});
