import type { Text } from '@hundred-days/kernel';
import { fr } from './fr.ts';

export const FRENCH: Text = { language: 'fr', catalog: fr, units: {} };
