import { scenarioHeading } from '@hundred-days/kernel';
import { w } from './world.ts';

/** Whole armies laid out so that games get to the rare steps soon. */

const HEADING = scenarioHeading('napoleon-1815');

/** Where everybody stands, by a rule for the number of the unit. */
const everybody = (place: (id: string, index: number) => string): Record<string, string> =>
  Object.fromEntries(w.unitIds.map((id, index) => [id, place(id, index)]));

const isFrench = (id: string): boolean => id.startsWith('fr');

/** One great battle at Ligny, with both sides' reserves next to it; the Attackers came by these towns. */
export const ligny = (...entries: readonly string[]) => ({
  ...HEADING,
  turn: 5,
  begun: 'fights',
  units: everybody((id, i) => (i % 5 === 4 ? (isFrench(id) ? 'charleroi' : 'gembloux') : 'ligny')),
  entries: { ligny: entries },
});

/** Three battles and two skirmishes at once, the Allies attacking; units worn down to so many steps. */
export const everywhere = (steps: (index: number) => number) => ({
  ...HEADING,
  turn: 4,
  begun: 'fights',
  units: everybody((_, i) => {
    const town = i % 10 === 9 ? 'wavre' : i % 11 === 10 ? 'namur' : ['ligny', 'quatre-bras', 'waterloo'][i % 3];
    return `${town} ${steps(i)}`;
  }),
  entries: { ligny: ['gembloux'], 'quatre-bras': ['waterloo'], waterloo: ['brussels'] },
});

/** The armies close together before a day's moves. */
export const CLOSE = {
  ...HEADING,
  turn: 5,
  begun: 'movement',
  units: everybody((id, i) =>
    isFrench(id)
      ? ['charleroi', 'quatre-bras'][i % 2]
      : id.startsWith('ad')
        ? ['waterloo', 'nivelles'][i % 2]
        : ['ligny', 'namur'][i % 2],
  ),
};
