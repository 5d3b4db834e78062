import type { AnyAction, Game } from '@hundred-days/kernel';
import type { Appraise } from '@hundred-days/opponents';
import type { Staff } from '@hundred-days/opponents/planner';

/** What the worker needs of a game: no board and no words. Each game's part is loaded when the game is played. */
export interface Known {
  readonly game: Game<AnyAction>;
  readonly staff: Staff<AnyAction>;
  readonly appraise: Appraise;
}

const KNOWN: Readonly<Record<string, () => Promise<Known>>> = {
  'napoleon-at-waterloo': async () => {
    const [game, { STAFF }, { appraisal }] = await Promise.all([
      import('../games/napoleon-at-waterloo.ts').then(({ loadGame }) => loadGame()),
      import('@hundred-days/opponents/napoleon-at-waterloo'),
      import('@hundred-days/napoleon-at-waterloo/appraisal'),
    ]);
    return known(game, STAFF, appraisal(game));
  },
  'napoleon-1815': async () => {
    const [game, { STAFF }, { appraisal }] = await Promise.all([
      import('../games/napoleon-1815.ts').then(({ loadGame }) => loadGame()),
      import('@hundred-days/opponents/napoleon-1815'),
      import('@hundred-days/napoleon-1815/appraisal'),
    ]);
    return known(game, STAFF, appraisal(game));
  },
  'waterloo-campaign': async () => {
    const [game, { STAFF }, { appraisal }] = await Promise.all([
      import('../games/waterloo-campaign.ts').then(({ loadGame }) => loadGame()),
      import('@hundred-days/opponents/waterloo-campaign'),
      import('@hundred-days/waterloo-campaign/appraisal'),
    ]);
    return known(game, STAFF, appraisal(game));
  },
};

/** The worker passes actions on without looking at what they are. */
const known = <A extends AnyAction, G extends Game<A>>(game: G, staff: Staff<A, G>, appraise: Appraise): Known => ({
  game: game as unknown as Game<AnyAction>,
  staff: staff as unknown as Staff<AnyAction>,
  appraise,
});

export function loadKnown(id: string): Promise<Known> {
  if (!Object.hasOwn(KNOWN, id)) return Promise.reject(new Error(`there is no computer player for ${id}`));
  return KNOWN[id]();
}
