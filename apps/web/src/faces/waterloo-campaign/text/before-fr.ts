import { told } from './outline.ts';

export const before = told({
  'june16.when': 'Du vendredi 16 au dimanche 18 juin 1815, six demi-journées',
  'june16.history':
    'Napoléon a passé la Sambre et se tient entre deux armées qui ne sont pas encore réunies. Blücher veut livrer bataille à Ligny ; les premières troupes de Wellington tiennent le carrefour des Quatre-Bras pendant que les autres accourent. Les Français peuvent battre l’une avant que l’autre ne puisse l’aider, et doivent ensuite ouvrir la route de Bruxelles.',
  'always.french':
    'avec plus de points de victoire que les Coalisés après le tour 8 ; la route du nord ouverte en vaut 5.',
  'always.coalition': 'avec autant de points de victoire que les Français, ou davantage.',
  'june16.S16-4':
    'Aux tours 5 et 6, il peut pleuvoir : les attaques souffrent du terrain détrempé, et qui quitte les routes est ralenti.',
  'june16.S16-3': 'Hill et Bülow arrivent au tour 3, Uxbridge au tour 4.',
  'always.VIC-1':
    'Un corps éliminé donne 3 points, chacun des deux corps de la Garde 5, un détachement 1, la Vieille Garde et la Grande Batterie 2.',
  'always.VIC-7': 'Un écart de 9 points est une victoire de campagne, un écart de 12 une victoire stratégique.',
  'always.BLN-2': 'Le dernier jour, aux tours 7 et 8, qui est dispersé est éliminé.',
  'june15.when': 'Du jeudi 15 au dimanche 18 juin 1815, huit demi-journées',
  'june15.history':
    'Avant l’aube, les Français passent la frontière et marchent sur Charleroi. Seuls les Prussiens de Ziethen sont sur leur chemin ; Wellington, à Bruxelles, ne sait pas encore où le coup tombera. Des routes étroites et les ponts de la Sambre sont les premiers ennemis de l’armée française.',
  'june15.S15-5':
    'Surprise : au tour 1, seul le corps de Ziethen se déplace chez les Coalisés ; au tour 2, aucun corps anglo-allié, et les Prussiens autant de fois que le dit un dé.',
  'june15.S15-6': 'Routes encombrées : aux tours 1 et 2, un dé dit combien de mouvements ont les Français.',
  'june15.S15-12': 'Les arrivées suivantes et la pluie du 17 sont celles de la campagne plus courte.',
});
