import { Failure } from './failure.ts';

export interface Case {
  readonly id: string;
  readonly title: string;
}

/** The cases of a rulebook, and those that nothing in the game as it stands can reach: they wait for their tests. */
export interface Rulebook {
  readonly cases: readonly Case[];
  readonly notYet: readonly string[];
}

type Document = Promise<{ readonly default: readonly Case[] }>;

const whole = async (cases: Document): Promise<Rulebook> => ({ cases: (await cases).default, notYet: [] });

/** Every rulebook that has tests, though nobody may be able to play it yet. */
const RULEBOOKS: Readonly<Record<string, () => Promise<Rulebook>>> = {
  'napoleon-at-waterloo': () =>
    whole(import('@hundred-days/napoleon-at-waterloo/data/cases.json', { with: { type: 'json' } })),
  'waterloo-campaign': () =>
    whole(import('@hundred-days/waterloo-campaign/data/cases.json', { with: { type: 'json' } })),
  'napoleon-1815': () => whole(import('@hundred-days/napoleon-1815/data/cases.json', { with: { type: 'json' } })),
  async 'last-battles'() {
    const cases = import('@hundred-days/last-battles/data/cases.json', { with: { type: 'json' } });
    const waiting = await import('@hundred-days/last-battles/data/not-yet.json', { with: { type: 'json' } });
    return { ...(await whole(cases)), notYet: waiting.default.rules };
  },
  'day-of-waterloo': () => whole(import('@hundred-days/day-of-waterloo/data/cases.json', { with: { type: 'json' } })),
};

export const RULEBOOK_IDS: readonly string[] = Object.keys(RULEBOOKS);

/** Throws a Failure that names the rulebooks there are. */
export function loadRulebook(id: string): Promise<Rulebook> {
  if (Object.hasOwn(RULEBOOKS, id)) return RULEBOOKS[id]();
  throw new Failure(`there is no game “${id}”; there are: ${RULEBOOK_IDS.join(', ')}`);
}
