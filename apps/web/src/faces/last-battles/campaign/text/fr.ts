import type { CampaignWords } from './en.ts';

/** Ce que dit la table sur le premier tableau de la campagne et des grands scénarios. */
export const fr: CampaignWords = {
  'spoken.commander':
    'Commandant, armée {nation}, {name}, commande des officiers et des unités\u00A0: {n} de chaque, mouvement {movement}',
  'spoken.officer': 'Officier, armée {nation}, {name}, mouvement {movement}',
  'state.out': 'sans ordres',
  'state.shaken': 'son corps est démoralisé',
  'phase.command': 'Commandement',
  'phase.reorganization': 'Réorganisation',
  'phase.deployment': 'Chefs',
  'turn.french': 'Tour français',
  'turn.allied': 'Tour allié',
  'log.command.french': 'commandement français',
  'log.command.allied': 'commandement allié',
  'day.16': '16 juin',
  'day.17': '17 juin',
  'day.18': '18 juin',
  'day.time': '{time}, {day}',
  'command.title': 'Réglez qui commande qui, puis fermez le segment de commandement',
  'command.out_one': '{n} unité est sans ordres.',
  'command.out_other': '{n} unités sont sans ordres.',
  'command.allIn': 'Toutes vos unités ont des ordres.',
  'command.free_one': '{n} pièce pourrait encore recevoir une place.',
  'command.free_other': '{n} pièces pourraient encore recevoir une place.',
  'command.close': 'Fermer le commandement',
  'deploy.title': 'Placez les chefs qui peuvent se tenir n’importe où, ou commencez',
  'deploy.reason_one': '{n} chef peut encore être placé\u00A0; sinon il reste où il est.',
  'deploy.reason_other': '{n} chefs peuvent encore être placés\u00A0; sinon ils restent où ils sont.',
  'deploy.end': 'Les chefs sont placés',
};
