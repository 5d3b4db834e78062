import { outlined } from '../../../face/outline.ts';

const ALWAYS = {
  'always.5.3': ['5.3', '7.2a', '7.11a', '7.0a'],
  'always.8.11': ['8.11', '5.62'],
};

/** What the campaign and the grand scenarios have in common. */
const LED = { 'led.20.0a': ['20.0a', '20.0b', '20.31a', '20.2a'] };

/** What wins in each scenario and what is special about it: the key of its text, and the rules that say so. */
export const told = outlined({
  ligny: {
    wins: { 'ligny.french': ['14.3a', '14.2a', '14.3d'], 'ligny.allied': ['14.3b', '14.3c'] },
    special: { 'ligny.14.2b': ['14.2b', '11.2c'], 'ligny.5.6a': ['5.6a', '7.3x'], ...ALWAYS },
  },
  'quatre-bras': {
    wins: {
      'quatre-bras.french': ['13.0a', '15.3a', '15.3b', '15.3c', '15.2b'],
      'quatre-bras.allied': ['13.0a', '15.2a', '13.2'],
    },
    special: {
      'quatre-bras.9.0a': ['9.0a', '9.0c'],
      'quatre-bras.15.2a': ['15.2a', '15.2c'],
      'quatre-bras.5.6c': ['5.6c', '10.2', '10.4', '10.3b'],
      ...ALWAYS,
    },
  },
  wavre: {
    wins: {
      'wavre.french': ['16.3a', '16.3c', '16.3d', '16.2a', '13.2'],
      'wavre.allied': ['16.3b', '16.3c', '16.2b', '13.2'],
    },
    special: {
      'wavre.16.3e': ['16.3e', '6.0'],
      'wavre.5.23': ['5.23', '5.4c', '7.13', '8.45'],
      'wavre.16.2b': ['16.2b'],
      ...ALWAYS,
    },
  },
  'la-belle-alliance': {
    wins: { 'la-belle-alliance.french': ['17.3a', '17.3c', '17.2a'], 'la-belle-alliance.allied': ['17.3b', '17.2a'] },
    special: {
      'la-belle-alliance.17.2d': ['17.2d', '17.2c', '17.2b'],
      'la-belle-alliance.9.0a': ['9.0a', '9.0c'],
      'la-belle-alliance.5.6c': ['5.6c', '10.2', '10.4', '10.3a', '10.3b'],
      ...ALWAYS,
    },
  },
  'historic-wavre': {
    wins: { 'historic-wavre.french': ['29.41', '29.2'], 'historic-wavre.allied': ['29.42', '29.2'] },
    special: {
      'historic-wavre.29.31': ['29.31'],
      'historic-wavre.29.32': ['29.32'],
      'historic-wavre.5.23': ['5.23', '7.3x'],
      ...ALWAYS,
    },
  },
  'grand-ligny': {
    wins: { 'grand-ligny.french': ['28.41', '28.21a'], 'grand-ligny.allied': ['28.42', '28.21a'] },
    special: {
      'grand-ligny.28.31': ['28.31'],
      'grand-ligny.28.221a': ['28.221a', '28.221b', '28.221c'],
      'grand-ligny.28.34': ['28.34', '28.222'],
      ...LED,
    },
  },
  'grand-waterloo': {
    wins: { 'grand-waterloo.french': ['27.41', '27.21a'], 'grand-waterloo.allied': ['27.42', '27.21a'] },
    special: {
      'grand-waterloo.27.37': ['27.37', '27.21d'],
      'grand-waterloo.27.22c': ['27.22a', '27.22b', '27.22c'],
      'grand-waterloo.27.35': ['27.35', '27.31', '27.36'],
      ...LED,
    },
  },
  campaign: {
    wins: { 'campaign.french': ['26.0d', '26.0a', '26.0c'], 'campaign.allied': ['26.0d'] },
    special: {
      'campaign.26.0b': ['26.0b', '26.0e', '26.0f'],
      'campaign.22.4a': ['22.0a', '22.0b', '22.4a'],
      'campaign.21.0c': ['21.0a', '21.0c', '21.1'],
      'campaign.23.0': ['23.0', '5.5', '24.0a'],
      ...LED,
    },
  },
});
