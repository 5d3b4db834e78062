import { later } from '../../page/later.ts';
import { late, settled } from '../../text/late.ts';
import type * as Answers from './answers.ts';

/** What the first board is drawn without. */

/** They have words of their own, which may still be on their way in another language. */
const load = async () => {
  const panels = await import('./panels.ts');
  await settled();
  return panels;
};

export const OddsPanel = later(async () => (await load()).OddsPanel);
export const Reckoning = later(async () => (await load()).Reckoning);
export const Score = later(async () => (await load()).Score);
export const Situation = later(async () => (await load()).Situation);
export const Stakes = later(async () => (await load()).Stakes);
export const UnitCard = later(async () => (await load()).UnitCard);

/** Questions of later steps, explanations and warnings: they come with the words they are made of. */
export const answers: Partial<typeof Answers> = {};
late('troubles', async () => {
  Object.assign(answers, await import('./answers.ts'));
});
