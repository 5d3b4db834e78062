import { outlined } from '../../../face/outline.ts';

const WINS = {
  'always.french': ['VIC-5', 'VIC-6'],
  'always.coalition': ['VIC-6'],
};

const ALWAYS = {
  'always.VIC-1': ['VIC-1', 'VIC-2', 'VIC-3', 'VIC-4'],
  'always.VIC-7': ['VIC-7', 'VIC-8'],
  'always.BLN-2': ['BLN-2'],
};

/** What wins in each scenario and what is special about it: the key of its text, and the rules that say so. */
export const told = outlined({
  june16: {
    wins: WINS,
    special: { 'june16.S16-4': ['S16-4', 'S16-5', 'S16-6'], 'june16.S16-3': ['S16-3'], ...ALWAYS },
  },
  june15: {
    wins: WINS,
    special: {
      'june15.S15-5': ['S15-5', 'S15-7', 'S15-8'],
      'june15.S15-6': ['S15-6', 'S15-9'],
      'june15.S15-12': ['S15-12'],
      ...ALWAYS,
    },
  },
});
