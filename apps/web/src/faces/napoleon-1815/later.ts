import { later } from '../../later.ts';
import { late, settled } from '../../shell/late.ts';
import type * as Answers from './answers.ts';

/** What the first board is drawn without. */

/** They have words of their own, which may still be on their way in another language. */
const load = async () => {
  const panels = await import('./panels.ts');
  await settled();
  return panels;
};

export const Hand = later(async () => (await load()).Hand);
export const Marches = later(async () => (await load()).Marches);
export const NextFights = later(async () => (await load()).NextFights);
export const Roster = later(async () => (await load()).Roster);
export const Scene = later(async () => (await load()).Scene);
export const Score = later(async () => (await load()).Score);
export const Reckoning = later(async () => (await load()).Reckoning);
export const Roller = later(async () => (await load()).Roller);
export const Situation = later(async () => (await load()).Situation);
export const TownNote = later(async () => (await load()).TownNote);
export const ToPlace = later(async () => (await load()).ToPlace);

/** Questions of later steps: they come with the words they are made of. */
export const answers: Partial<typeof Answers> = {};
late('troubles', async () => {
  Object.assign(answers, await import('./answers.ts'));
});
