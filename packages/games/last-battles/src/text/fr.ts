import type { Catalog } from '@hundred-days/kernel';

/** What this game says on a board, in French. */
export const fr: Catalog = {
  'game.title': 'Les dernières batailles de Napoléon',
  'seat.french': 'Français',
  'seat.allied': 'Alliés',
  'army.french': 'L’armée française',
  'army.anglo-allied': 'L’armée anglo-alliée',
  'army.prussian': 'L’armée prussienne',
  'scenario.ligny': 'Ligny',
  'scenario.quatre-bras': 'Les Quatre-Bras',
  'scenario.wavre': 'Wavre',
  'scenario.la-belle-alliance': 'La Belle Alliance',
  'scenario.historic-wavre': 'Wavre historique',
  'about.quatre-bras':
    '16 juin\u00A0: Ney devant un carrefour qui se garnit d’heure en heure. Peu d’unités\u00A0: pour commencer.',
  'about.ligny':
    '16 juin\u00A0: Napoléon doit briser Blücher dans les villages de la Ligne, avant neuf heures du soir.',
  'about.wavre': '18 juin\u00A0: Grouchy sur la Dyle\u00A0; qui s’échappe vers l’ouest compte.',
  'about.la-belle-alliance': '18 juin\u00A0: Waterloo par brigades. Les Prussiens viennent de l’est.',
  'about.historic-wavre': '18 juin tel qu’il fut\u00A0: Thielmann seul tient les ponts de Wavre.',
  'option.combined-arms': 'Armes combinées',
  'option.combined-arms.false': 'Chaque attaque compte par sa seule force.',
  'option.combined-arms.true':
    'Infanterie, cavalerie et artillerie ensemble contre un hexagone\u00A0: une colonne de mieux.',
  'option.imperial-guard': 'Garde impériale',
  'option.imperial-guard.false': 'Elle combat comme les autres.',
  'option.imperial-guard.true':
    'Chaque fois que l’infanterie de la Garde est repoussée, le seuil français baisse de 20.',
  'option.optional-french': 'Unités françaises qui ne vinrent jamais',
  'option.optional-french.false': 'Elles restent à l’écart.',
  'option.optional-french.true': 'Le Ier corps et la cavalerie légère de la Garde sont là.',
  'option.double-march': 'IVe corps français',
  'option.double-march.false': 'Il marche comme les autres.',
  'option.double-march.true': 'Il marche deux fois plus loin au premier tour.',
  'option.bridge-combat': 'Ponts de la Dyle',
  'option.bridge-combat.false': 'Les zones de contrôle les passent.',
  'option.bridge-combat.true': 'Aucune zone ne les passe\u00A0: nul n’est forcé d’attaquer par un pont.',
  'word.movement': 'mouvement',
  'word.combat': 'combat',
};
