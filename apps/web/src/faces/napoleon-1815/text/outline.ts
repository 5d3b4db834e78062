import { outlined } from '../../../face/outline.ts';

const WINS = {
  'always.french': ['10.1c', '10.1a', '10.1b', '10.1d'],
  'always.allied': ['10.2a', '10.2b'],
};

const ALWAYS = {
  'always.3.2a': ['3.2a'],
  'always.5.1c': ['5.1c', '5.1d'],
  'always.9.0a': ['9.0a', '9.0b', '9.0c'],
  'always.5.7b': ['5.7b', '5.7c'],
};

/** What wins in each scenario and what is special about it: the key of its text, and the rules that say so. */
export const told = outlined({
  free: {
    wins: WINS,
    special: { 'free.4.0a': ['4.0a', '4.1d', '4.2b'], ...ALWAYS },
  },
  historical: {
    wins: WINS,
    special: { 'historical.4.3a': ['4.3a', '4.3b'], ...ALWAYS },
  },
});
