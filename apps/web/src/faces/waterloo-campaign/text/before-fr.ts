import type { ScenarioText, ScenarioTexts } from '../../../face/scenario.ts';

const WINS: ScenarioText['wins'] = [
  {
    side: 'french',
    text: 'avec plus de points de victoire que les Coalisés après le tour 8 ; la route du nord ouverte en vaut 5.',
    rules: ['VIC-5', 'VIC-6'],
  },
  { side: 'coalition', text: 'avec autant de points de victoire que les Français, ou davantage.', rules: ['VIC-6'] },
];

const ALWAYS: ScenarioText['special'] = [
  {
    text: 'Un corps éliminé donne 3 points, chacun des deux corps de la Garde 5, un détachement 1, la Vieille Garde et la Grande Batterie 2.',
    rules: ['VIC-1', 'VIC-2', 'VIC-3', 'VIC-4'],
  },
  {
    text: 'Un écart de 9 points est une victoire de campagne, un écart de 12 une victoire stratégique.',
    rules: ['VIC-7', 'VIC-8'],
  },
  { text: 'Le dernier jour, aux tours 7 et 8, qui est dispersé est éliminé.', rules: ['BLN-2'] },
];

export const before: ScenarioTexts = {
  june16: {
    when: 'Du vendredi 16 au dimanche 18 juin 1815, six demi-journées',
    history:
      'Napoléon a passé la Sambre et se tient entre deux armées qui ne sont pas encore réunies. Blücher veut livrer bataille à Ligny ; les premières troupes de Wellington tiennent le carrefour des Quatre-Bras pendant que les autres accourent. Les Français peuvent battre l’une avant que l’autre ne puisse l’aider, et doivent ensuite ouvrir la route de Bruxelles.',
    wins: WINS,
    special: [
      {
        text: 'Aux tours 5 et 6, il peut pleuvoir : les attaques souffrent du terrain détrempé, et qui quitte les routes est ralenti.',
        rules: ['S16-4', 'S16-5', 'S16-6'],
      },
      { text: 'Hill et Bülow arrivent au tour 3, Uxbridge au tour 4.', rules: ['S16-3'] },
      ...ALWAYS,
    ],
  },
  june15: {
    when: 'Du jeudi 15 au dimanche 18 juin 1815, huit demi-journées',
    history:
      'Avant l’aube, les Français passent la frontière et marchent sur Charleroi. Seuls les Prussiens de Ziethen sont sur leur chemin ; Wellington, à Bruxelles, ne sait pas encore où le coup tombera. Des routes étroites et les ponts de la Sambre sont les premiers ennemis de l’armée française.',
    wins: WINS,
    special: [
      {
        text: 'Surprise : au tour 1, seul le corps de Ziethen se déplace chez les Coalisés ; au tour 2, aucun corps anglo-allié, et les Prussiens autant de fois que le dit un dé.',
        rules: ['S15-5', 'S15-7', 'S15-8'],
      },
      {
        text: 'Routes encombrées : aux tours 1 et 2, un dé dit combien de mouvements ont les Français.',
        rules: ['S15-6', 'S15-9'],
      },
      { text: 'Les arrivées suivantes et la pluie du 17 sont celles de la campagne plus courte.', rules: ['S15-12'] },
      ...ALWAYS,
    ],
  },
};
