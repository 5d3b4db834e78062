import type { Description } from '@hundred-days/day-of-waterloo';

/** Scenes for tests: what is not said is not on the map. */

export type Scene = Partial<Omit<Description, 'format' | 'version' | 'game'>>;

export const scene = (described: Scene): Description => ({
  format: 'hundred-days-scenario',
  version: 1,
  game: 'day-of-waterloo',
  begun: 'movement',
  side: 'french',
  turn: 8,
  ...described,
});

/** Armies in contact at one in the afternoon: stacks with cavalry beneath, losses, a cadre, Prussians on the way. */
export const CLOSE: Description = scene({
  begun: 'command',
  side: 'allied',
  turn: 9,
  stacks: {
    '1012': ['fr-quiot', 'fr-jacquinot'],
    '1112': ['fr-donzelot', 'fr-desalles'],
    '1212': ['fr-marcognet', 'fr-ha-jacquinot'],
    '1412': ['fr-durutte'],
    '0813': ['fr-jerome', 'fr-pire'],
    '0714': ['fr-foy', 'fr-pelletier'],
    '0913': ['fr-lheritier', 'fr-dhurbal', 'fr-ha-3c'],
    '1114': ['fr-watier', 'fr-delort', 'fr-ha-4c'],
    '1015': ['fr-og-chasseurs', 'fr-og-grenadiers', 'fr-escort'],
    '1016': ['fr-mg-chasseurs', 'fr-mg-grenadiers'],
    '1215': ['fr-lefebvre', 'fr-guyot'],
    '1316': ['fr-simmer', 'fr-domon'],
    '0712': ['adg-guards'],
    '1011': ['adg-ompteda'],
    '1410': ['adg-bernhard'],
    '0911': ['adg-kielmansegge', 'adg-dornberg'],
    '1111': ['adg-smissen', 'adg-kempt', 'adg-arentschildt'],
    '1211': ['adg-bylandt', 'adg-pack'],
    '0811': ['adg-art-1', 'adg-chalkett', 'adg-grant'],
    '0611': ['adg-adams', 'adg-duplat'],
    '1009': ['adg-somerset', 'adg-ha-c'],
    '1409': ['adg-vandeleur'],
    '1508': ['adg-vivian', 'adg-best'],
    '1813': ['pr-schwerin', 'pr-ha-4'],
    '1713': ['pr-losthin', 'pr-sydow'],
  },
  leaders: {
    'fr-napoleon': '1016',
    'fr-ney': '1013',
    'fr-derlon': '1112',
    'fr-reille': '0813',
    'fr-drouot': '1015',
    'fr-kellermann': '0913',
    'fr-milhaud': '1114',
    'fr-lobau': '1316',
    'adg-wellington': '0910',
    'adg-orange': '1010',
    'adg-hill': '0611',
    'adg-uxbridge': '1009',
    'pr-blucher': '1813',
    'pr-bulow': '1713',
  },
  casualties: {
    'fr-quiot': 2,
    'fr-lheritier': 1,
    'fr-bachelu': 5,
    'adg-kempt': 1,
    'adg-guards': 2,
    'adg-vincke': 2,
    'pr-losthin': 2,
  },
  coming: {
    'pr-hiller': { turn: 9, entry: 3 },
    'pr-12pd-4': { turn: 9, entry: 3 },
    'pr-funck': { turn: 10, entry: 3 },
    'pr-hacke': { turn: 10, entry: 3 },
    'pr-treskow': { turn: 12, entry: 2 },
    'pr-steinmetz': { turn: 12, entry: 2 },
    'pr-zieten': { turn: 12, entry: 2 },
    'fr-noury': { turn: 1, entry: 4 },
  },
});
