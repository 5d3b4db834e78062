/** Places that are written otherwise in French than on the map. */
export const PLACES_FR: Readonly<Record<string, string>> = {
  "Braine l'Alleud": 'Braine-l’Alleud',
  'La Belle-Alliance': 'La Belle Alliance',
  'La Papelotte': 'Papelotte',
  'Mont Saint-Jean': 'Mont-Saint-Jean',
  Brussels: 'Bruxelles',
};
