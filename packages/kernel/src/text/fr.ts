import type { Catalog } from '../catalog.ts';

/** What every game says alike, in French. */
export const fr: Catalog = {
  'refusal.no-such-seat': 'Cette place n’existe pas à cette table.',
  'refusal.game-over': 'La partie est terminée.',
  'refusal.not-an-action': 'Ceci n’est pas une action.',
  'refusal.unknown-action': 'Ce jeu ne connaît pas cette action.',
  'refusal.unknown-field': 'L’action contient un élément qui n’en fait pas partie.',
  'refusal.malformed-argument': 'Un argument de l’action manque ou est hors limites.',
  'refusal.not-your-decision': 'Ce n’est pas à vous de décider maintenant.',
  'refusal.not-by-place': 'Rien ne se fait en un lieu pour l’instant.',
  'refusal.wrong-phase': 'Cela ne peut pas se faire dans cette phase.',
  'refusal.nothing-to-undo': 'Il n’y a rien à annuler.',
  'refusal.undo-past-end': 'Cette étape est terminée et montrée aux autres ; elle ne peut pas être reprise.',
  'refusal.undo-past-die': 'Un dé a été lancé depuis ; rien de ce qui précède ne peut être annulé.',
  'refusal.undo-past-reveal': 'Un élément caché a été révélé depuis ; rien de ce qui précède ne peut être annulé.',
  'refusal.undo-past-other-side': 'L’autre camp a décidé depuis ; rien de ce qui précède ne peut être annulé.',
  'refusal.undo-past-secret': 'Un autre a pu agir en secret depuis ; cela ne peut pas être annulé.',
  'refusal.undo-into-forced': 'Cette étape s’est faite d’elle-même ; annulez la décision qui la précède.',
  'refusal.nothing-to-redo': 'Il n’y a rien à rétablir.',

  'event.upgraded': 'Les règles ont été corrigées ici (version {from} à {to}) : la partie continue sous les nouvelles.',

  'fault.bad-argument': '« {text} » ne convient pas ici ({argument} attendu).',
  'fault.too-many-words': 'Trop de mots : « {text} ».',
  'fault.line-too-long': 'La ligne est trop longue ({longest} caractères au plus).',
  'fault.unknown-word': '« {text} » n’est ni une commande ni une unité.',
  'fault.not-json': 'Le fichier est abîmé ou n’est pas du JSON : {reason}.',
  'fault.not-a-record': 'Le fichier n’est pas un enregistrement de Hundred Days.',
  'fault.wrong-version': 'Le fichier est au format {found} ; ce programme lit le format {wanted}.',
  'fault.bad-field': 'Le champ n’est pas conforme au format : {reason}.',
  'fault.sealed-elsewhere':
    'Ce que cette partie cache a été scellé sur une autre machine, ou le fichier a été modifié.',
  'fault.other-game': 'L’enregistrement est celui du jeu {found}, et non {wanted}.',
  'fault.wrong-game-version':
    'L’enregistrement a été fait avec la version {found} des règles ; ce programme a la version {wanted}.',
  'fault.hidden-part':
    'L’enregistrement a été tenu par {seenBy} en cours de partie ; ce qui était caché n’y figure pas.',
  'fault.cut-short': 'L’enregistrement est tronqué : actions présentes {found}, attendues {wanted}.',
  'fault.step-twice': 'Un coup figure deux fois dans l’enregistrement : il revient ici.',
  'fault.unreadable-action': 'L’action « {text} » est illisible.',
  'fault.illegal-action': 'L’action « {text} » n’est pas permise à cet endroit (règle {rule}, {refused}).',
  'fault.dice-exhausted': 'Il manque un dé : {reason}.',
  'fault.die-out-of-range': 'Un dé est impossible : {reason}.',
  'fault.dice-left': 'Dés en trop : {left}.',
  'fault.broken-link':
    'La chaîne des empreintes est rompue ici : cette étape a été modifiée, ou l’une des précédentes.',
  'fault.no-such-viewer': 'L’enregistrement dit avoir été tenu par {found} ; cette place n’existe pas.',
  'fault.wrong-viewer': 'L’enregistrement dit avoir été tenu par {found}, mais il est de ceux de {wanted}.',
  'fault.wrong-outcome': 'L’enregistrement donne pour issue {found} ; rejouée, la partie donne {wanted}.',
  'fault.unknown-game': 'Il n’y a pas de jeu « {game} ».',
  'fault.unknown-scenario': 'Il n’y a pas de scénario « {scenario} ».',
  'fault.unknown-option': 'Il n’y a pas d’option « {option} ».',
  'fault.bad-option': 'L’option « {option} » ne peut pas être « {value} » ; valeurs possibles : {values}.',
  'fault.no-units': 'Aucune unité n’est en jeu dans la partie décrite.',
  'fault.more-faults': 'Et d’autres fautes : {further}.',
  'fault.option-not-here': 'L’option « {option} » n’appartient pas à ce scénario.',
};
