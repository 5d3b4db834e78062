import { told } from './outline.ts';

export const before = told({
  'standard.when': 'Dimanche 18 juin 1815, à partir d’une heure de l’après-midi',
  'standard.history':
    'Il a plu toute la nuit, et Napoléon attend que le sol sèche avant d’attaquer. Wellington tient la crête de Mont-Saint-Jean avec des troupes britanniques, néerlandaises et allemandes, devant elle les fermes d’Hougoumont et de La Haye Sainte, jusqu’à ce que Blücher vienne de Wavre comme il l’a promis. Grouchy, envoyé derrière les Prussiens avec près d’un tiers de l’armée, ne les arrête pas.',
  'always.french':
    'quand les Alliés ont perdu 40 points et que sept unités françaises sont sorties par le bord nord, vers Bruxelles.',
  'always.allied': 'quand les Français ont perdu 40 points les premiers. Après le tour 10, la partie est nulle.',
  'standard.7.0.1': 'Neuf unités prussiennes peuvent entrer par le bord est à partir du tour 3.',
  'always.5.1.1': 'Qui touche l’ennemi doit attaquer, et tout ennemi touché doit être attaqué.',
  'always.2.2.4':
    'Les bois sans route sont fermés ; dans les bâtiments, et sur une route dans les bois, le défenseur compte double.',
  'always.8.2.1':
    'Une armée alliée qui a perdu 40 points attaque une colonne plus à gauche, et les Français une plus à droite.',
  'grouchy.when': 'Dimanche 18 juin 1815, comme il aurait pu être',
  'grouchy.history':
    'Où était Grouchy, et combien de Prussiens viendraient : cela décida de la journée, et aucun des deux chefs ne le savait. Ici personne ne le sait : Grouchy peut marcher au canon avec toutes ses forces, avec une partie, ou pas du tout ; Blücher peut venir comme ce jour-là, tard, plus faible, plus fort ou jamais.',
  'grouchy.9.0.2':
    'Chaque camp tire une clé secrète qui dit qui vient, et quand ; les deux sont montrées à la fin de la partie.',
  'grouchy.9.1.1': 'Les forces supplémentaires de chaque camp viennent au plus tôt au tour 5, par le bord est.',
});
