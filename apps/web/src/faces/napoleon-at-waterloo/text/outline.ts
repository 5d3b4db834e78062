import { outlined } from '../../../face/outline.ts';

const WINS = {
  'always.french': ['8.3.1'],
  'always.allied': ['8.1.1', '8.4.1'],
};

const ALWAYS = {
  'always.5.1.1': ['5.1.1', '5.1.2'],
  'always.2.2.4': ['2.2.4', '2.2.2', '2.2.3'],
  'always.8.2.1': ['8.2.1', '8.2.2', '8.2.3'],
};

/** What wins in each scenario and what is special about it: the key of its text, and the rules that say so. */
export const told = outlined({
  standard: {
    wins: WINS,
    special: { 'standard.7.0.1': ['7.0.1', '7.0.2'], ...ALWAYS },
  },
  grouchy: {
    wins: WINS,
    special: { 'grouchy.9.0.2': ['9.0.2', '9.0.3'], 'grouchy.9.1.1': ['9.1.1', '9.2.1'], ...ALWAYS },
  },
});
