import { battleFr } from '../../../face/battle/fr.ts';
import type { LateWords } from './late-en.ts';

/** The same in French. */
export const lateFr: LateWords = {
  ...battleFr,
  'prompt.lossesReason': 'Élimination égale : {price} points ou plus, parmi les attaquants au contact.',
  'prompt.stacks': 'Deux unités ennemies occupent {hex} : laquelle reste ?',
  'prompt.stacksReason': 'L’autre est détruite et compte comme perte.',
  'button.keep': 'Garder : {unit}',
  'do.keep': 'Celle-ci reste',
  'odds.doubled': '{terrain} : force doublée',
  'odds.building': 'bâtiments',
  'odds.woodsRoad': 'bois avec route',
  'odds.shiftUp': 'Les Alliés sont démoralisés : résolu une colonne à droite, en {column}.',
  'odds.shiftDown': 'Les Alliés sont démoralisés : résolu une colonne à gauche, en {column}.',
  'odds.shiftNone': 'Les Alliés sont démoralisés, mais la table s’arrête ici.',
  'result.Ee': 'Élimination égale',
  'losses.title': 'Élimination égale',
  'losses.text':
    'Le défenseur a perdu {price} points. Retirez des attaquants au contact pour autant ou plus, sans unité superflue.',
  'key.title': 'Votre clé',
  'key.french.none': 'Aucun renfort n’arrive.',
  'key.comes': 'Tour {turn} : {units}',
  'key.secret': 'Vous seul pouvez voir ceci.',
  'key.both': 'Les clés étaient : française {french}, prussienne {prussian}.',
  'verdict.Ee': 'Les deux camps perdent autant',
  'no.retreat': '{unit} : impossible d’aller en {hex}',
  'end.french-victory': 'Victoire française',
  'end.allied-victory': 'Victoire alliée',
  'end.draw': 'Partie nulle',
  'end.french-victory-both-broken': 'Victoire française',
  'end.allied-victory-both-broken': 'Victoire alliée',
  'endText.french-victory': 'Les Alliés sont démoralisés et sept unités sont parties pour Bruxelles.',
  'endText.allied-victory': 'L’armée française est brisée.',
  'endText.draw': 'À la nuit, aucun camp n’a rempli ses conditions.',
  'endText.french-victory-both-broken': 'Les deux armées se sont brisées ensemble, mais sept unités étaient parties.',
  'endText.allied-victory-both-broken': 'Les deux armées se sont brisées ensemble.',
};
