/** Counters that the tests lay out, named by arm and strength: F the French, P the Prussians. */
export const F4 = 'fr-iv-schoeffer';
export const F4B = 'fr-iv-toussaint';
export const F5 = 'fr-iii-dufour';
export const F5B = 'fr-iii-lagarde';
export const F5C = 'fr-iii-billard';
export const F6 = 'fr-gd-friant';
export const F7 = 'fr-gd-roguet';
export const F7B = 'fr-gd-morand';
export const CAV4 = 'fr-iic-strolz';
export const GUNS5 = 'fr-iii-doguereau';
export const GUNS5B = 'fr-iv-baltus';
export const HORSE2 = 'fr-iic-godet';
export const P3 = 'pr-iii-6thkurland';
export const P4 = 'pr-i-29thline';
export const P4B = 'pr-i-1stwestland';
export const P5 = 'pr-i-24thline';
export const P5B = 'pr-i-12thline';
export const PCAV3 = 'pr-i-treskow';
export const PGUNS5 = 'pr-i-art';

/** A French combat phase: what most tests of combat begin with. */
export const phase = 'frenchCombat' as const;

/** One French unit against two enemies, its ways back full of friends, guns among them that the second enemy is left to. */
export const CROWDED = {
  [F5]: 'L0505',
  [GUNS5]: 'L0506',
  [F4]: 'L0506',
  [F5B]: 'L0405',
  [F5C]: 'L0405',
  [P5]: 'L0504',
  [P4]: 'L0604',
};

/** A night, a turn of rain, a day. */
export const DARK = {
  scenario: {
    turns: [
      { turn: 1, id: 'n', kind: 'night' },
      { turn: 2, id: 'r', kind: 'rain' },
      { turn: 3, id: 'd', kind: 'day' },
    ],
  },
};

/** Units that are out of the game before it begins. */
export const dead = (...units: readonly string[]): Record<string, string> =>
  Object.fromEntries(units.map((unit) => [unit, 'destroyed']));

/** Regiments of the Prussian II Corps. */
export const SECOND_CORPS = [
  'pr-ii-2ndline',
  'pr-ii-25thline',
  'pr-ii-5thwestland',
  'pr-ii-14thline',
  'pr-ii-22ndline',
  'pr-ii-26thline',
];

/** Hexsides of a hex, each as the hex beyond and what lies between: `sidesOf('L0505', 'L0504 crest')`. */
export const sidesOf = (hex: string, ...sides: readonly string[]): [string, string, string][] =>
  sides.map((side) => [hex, ...(side.split(' ') as [string, string])]);
