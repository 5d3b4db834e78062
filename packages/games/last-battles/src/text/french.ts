import { frenchText } from '@hundred-days/kernel';
import { fr } from './fr.ts';
import { PLACES_FR } from './places-fr.ts';
import { UNITS_FR } from './units-fr.ts';

export const FRENCH = frenchText({ catalog: fr, units: UNITS_FR, places: PLACES_FR });
