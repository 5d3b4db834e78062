import { SPECTATOR } from '@hundred-days/kernel';
import { setupOf, sitAgain, wayTo } from '../store/local.ts';
import type { TableStore } from '../store/types.ts';
import { spoken } from '../text/words.ts';
import { tableDice } from './dice.ts';
import { faceOf } from './faces.ts';
import { titleIn } from './naming.ts';

/** What a card says, told again in the language that is read now: it was written in the one that was read then. */

export interface Told {
  readonly title: string;
  readonly summary: string;
}

/** Null where it cannot be played through any more: then it stays as it was written. */
export async function tellAgain(store: TableStore, id: string): Promise<Told | null> {
  const kept = await store.load(id);
  if (kept === null) return null;
  const { scenario } = setupOf(kept);
  const face = await faceOf(kept.card.game, setupOf(kept));
  const sat = await sitAgain(face.game, kept, tableDice());
  if (sat === null) return null;
  const language = spoken.peek();
  const { view } = wayTo(sat.host).sit(SPECTATOR).known;
  return {
    title: typeof scenario === 'string' ? titleIn(face, scenario, language) : kept.card.title,
    summary: face.words.summary(view, language),
  };
}
