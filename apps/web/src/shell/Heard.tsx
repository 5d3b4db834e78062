import type { AnyAction } from '@hundred-days/kernel';
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../table/model.ts';
import { settings } from './house.ts';
import { hearTable, Sounds } from './sounds.ts';

/** What happens at a table is heard, as loud as it was chosen. */
export function Heard({ model }: { readonly model: TableModel<AnyAction> }): null {
  const loud = settings.sound.value === 'full';
  useEffect(() => {
    const sounds = new Sounds(loud ? 1 : 0.4);
    const deaf = hearTable(model, (cue) => sounds.play(cue));
    return () => {
      deaf();
      sounds.close();
    };
  }, [loud, model]);
  return null;
}
