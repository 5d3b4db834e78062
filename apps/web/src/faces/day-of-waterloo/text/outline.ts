import { outlined } from '../../../face/outline.ts';

const DAY = {
  'day.5.4.2a': ['5.4.2a', '5.4.2f', '5.4.3a'],
  'day.6.0c': ['6.0c', '6.1a', '6.2a'],
  'day.9.2.13a': ['9.2.13a', '9.2.14b', '9.2.14c'],
  'day.9.3.6a': ['9.3.6a', '12.5b'],
};

/** What wins in each scenario and what is special about it: the key of its text, and the rules that say so. */
export const told = outlined({
  historical: {
    wins: { 'historical.french': ['14.0c', '13.2a'], 'historical.allied': ['14.0a', '14.0b'] },
    special: { ...DAY, 'historical.15.3b': ['15.3b', '15.3c'] },
  },
  'testing-fate': {
    wins: { 'testing-fate.french': ['14.0c'], 'testing-fate.allied': ['14.0a', '14.0b'] },
    special: { 'testing-fate.16.1a': ['16.1a', '16.1b', '16.1c'], ...DAY },
  },
  'forcing-fate': {
    wins: { 'forcing-fate.french': ['14.0c'], 'forcing-fate.allied': ['14.0a', '14.0b'] },
    special: { 'forcing-fate.16.2a': ['16.2a', '16.2b'], ...DAY },
  },
});
