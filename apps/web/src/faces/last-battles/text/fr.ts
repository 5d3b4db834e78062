import type { FaceWords } from './en.ts';

/**
 * Ce que dit ce jeu, en français. Les noms d’unités diffèrent en genre et en nombre : rien ne s’accorde avec eux, ils se
 * tiennent devant un deux-points.
 */
export const fr: FaceWords = {
  'side.french': 'Français',
  'side.prussian': 'Prussiens',
  'side.anglo-allied': 'Anglo-Alliés',
  'side.allied': 'Alliés',
  'phase.french.movement': 'Mouvement français',
  'phase.french.combat': 'Combat français',
  'phase.prussian.movement': 'Mouvement prussien',
  'phase.prussian.combat': 'Combat prussien',
  'phase.anglo-allied.movement': 'Mouvement anglo-allié',
  'phase.anglo-allied.combat': 'Combat anglo-allié',
  'phase.allied.movement': 'Mouvement allié',
  'phase.allied.combat': 'Combat allié',
  'sight.zones': 'Zones ennemies',
  summary: '{battle} : tour {turn} – {phase}',

  'prompt.wait': '{side} : à eux de décider',
  'prompt.waitReason': 'En attendant, vous pouvez parcourir la carte, le journal et les règles.',
  'prompt.over': 'La bataille est terminée',
  'prompt.move': 'Déplacez une unité ou une pile, ou terminez le mouvement',
  'prompt.moveReason_one': 'Une de vos unités peut encore bouger ; un clic sur une pile prend les deux.',
  'prompt.moveReason_other': '{n} de vos unités peuvent encore bouger ; un clic sur une pile prend les deux.',
  'prompt.moveDone': 'Toutes vos unités ont bougé',
  'prompt.lock_one': '1 unité est retenue en zone ennemie.',
  'prompt.lock_other': '{n} unités sont retenues en zone ennemie.',
  'prompt.waiting_one': '1 autre attend d’entrer.',
  'prompt.waiting_other': '{n} autres attendent d’entrer.',

  'button.endMovement': 'Fin du mouvement',

  or: 'ou',
  and: 'et',

  'warn.move_one': '1 unité pourrait encore bouger.',
  'warn.move_other': '{n} unités pourraient encore bouger.',
  'warn.waiting_one': '1 renfort attend encore d’entrer.',
  'warn.waiting_other': '{n} renforts attendent encore d’entrer.',

  'log.phase': 'Tour {turn} – {phase}',
  'log.moved': '{unit} : {from} vers {hex}',
  'log.entered': '{unit} : entrée, jusqu’en {hex}',
  'log.taken': '{unit} : prise de {hex}',
};
