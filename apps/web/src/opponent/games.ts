import type { AnyAction, Game } from '@hundred-days/kernel';

/** The rules by game, for the worker: it needs no board and no words. */
const RULES: Readonly<Record<string, () => Promise<Game<AnyAction>>>> = {
  'napoleon-at-waterloo': async () => {
    const { createNapoleonAtWaterloo } = await import('@hundred-days/napoleon-at-waterloo');
    return createNapoleonAtWaterloo() as unknown as Game<AnyAction>;
  },
  'waterloo-campaign': async () => {
    const { createWaterlooCampaign } = await import('@hundred-days/waterloo-campaign');
    return createWaterlooCampaign() as unknown as Game<AnyAction>;
  },
};

export function loadRules(id: string): Promise<Game<AnyAction>> {
  if (!Object.hasOwn(RULES, id)) return Promise.reject(new Error(`there is no computer player for ${id}`));
  return RULES[id]();
}
