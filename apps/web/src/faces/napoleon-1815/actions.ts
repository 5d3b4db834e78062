import type { Action } from '@hundred-days/napoleon-1815';
import type { Painted } from './art.ts';
import { fullName, positionName, sideName, townName } from './names.ts';
import { tell } from './text/words.ts';

/** What an action is called in a list of choices. */
export function actionName(w: Painted, action: Action, language: string): string {
  const facts = {
    town: 'town' in action ? townName(w, action.town, language) : '',
    position: 'position' in action ? positionName(action.position, language) : '',
    units: 'units' in action ? action.units.map((unit) => fullName(w, unit, language)).join(', ') : '',
    host: 'host' in action ? fullName(w, action.host, language) : '',
  };
  switch (action.type) {
    case 'bid':
      return tell(language, 'do.bid', { n: action.steps, side: sideName(action.side, language) });
    case 'move':
      return tell(language, 'do.move', {
        town: townName(w, action.path[action.path.length - 1], language),
        n: action.path.length - 1,
      });
    case 'march':
      return tell(language, action.leader ? 'do.marchLeader' : 'do.march');
    case 'fire':
      return tell(language, action.target === 0 ? 'do.fireLine' : 'do.fireSquares', {
        n: w.firepower[action.unit],
      });
    default:
      return tell(language, `do.${action.type}`, facts);
  }
}
