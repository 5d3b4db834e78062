import type { LessonWords } from './en.ts';

/** Les mots des premiers ordres de la campagne, en français. */
export const fr: LessonWords = {
  title: 'Premiers ordres',
  watch: 'Les Alliés jouent…',
  play: 'Jouer la vraie campagne',
  playAbout: 'Les trois jours avec les Français, contre un Conscrit.',

  command: 'Qui commande qui',
  orders: 'Avec ou sans ordres',
  boxes: 'Rappeler des unités',
  night: 'La nuit',

  'command.welcome':
    'Frasnes, 16 juin, cinq heures. En campagne votre tour commence par le commandement. Le drapeau à l’étoile est Ney : il commande deux officiers, les flammes, et deux unités seules.',
  'command.chain':
    'Une unité a des ordres à trois hexagones de son officier, s’il est à cinq au plus d’un commandant qui a une place pour lui. Reille en a une de Ney : les lignes vont de Ney à lui, puis à ses brigades.',
  'command.lines':
    'Les places sont déjà données, au mieux. Mais Ney n’en a que deux pour des officiers, et trois sont près de lui. La ligne pointillée, c’est d’Erlon : à portée, et sans place. Ses hommes seraient sans ordres.',
  'command.release':
    'L’infanterie de d’Erlon doit attaquer aujourd’hui, la cavalerie de Kellermann attendra. Cliquez sur Kellermann : il rend sa place.',
  'command.release.hint':
    'Cliquez sur la flamme entourée. La liste à côté de la carte reprend aussi une place, à la ligne qui parle de d’Erlon.',
  'command.release.stray':
    'Ce n’est pas la place de Kellermann. Reprenez ce coup, puis cliquez sur la flamme entourée.',
  'command.give':
    'Ney a de nouveau une place. Cliquez sur d’Erlon : il la prend. Près de deux commandants, on vous demande de qui sera la place.',
  'command.give.hint': 'Cliquez sur la flamme entourée, au sud.',
  'command.give.stray': 'La place est allée ailleurs. Reprenez ce coup, et donnez-la à d’Erlon.',
  'command.close':
    'Reille et d’Erlon ont des ordres, les deux divisions de Kellermann n’en ont pas. Cela vaut jusqu’à votre prochain commandement, quoi que fassent vos chefs. Fermez le segment.',
  'command.close.hint': 'Le bouton « Fermer le commandement », ou la touche E.',
  'command.close.stray': 'Le segment est déjà fermé.',

  'orders.out':
    'Kellermann était à six hexagones de Ney, un de trop. Le lien coupé sur ses pions dit : sans ordres. Ils marchent et se défendent comme toujours, mais n’entrent dans aucune zone ennemie ; et une attaque sans ordres ne repousse que vous.',
  'orders.close':
    'Voyez vous-même : prenez L’Héritier et désignez l’hexagone entouré, à côté de l’ennemi dans le bois.',
  'orders.close.hint':
    'Cliquez sur la cavalerie entourée au lien coupé, puis sur l’hexagone entouré. Les hachures montrent où elle peut aller.',
  'orders.close.stray': 'Elle est partie ailleurs. Reprenez ce coup et demandez d’abord l’hexagone près de l’ennemi.',
  'orders.ride':
    'Ney a une place pour Kellermann. Prenez Ney et désignez des hexagones entre eux : la carte dit qui serait commandé de là au tour suivant. Quatre points au plus sur huit, sinon ses hommes perdent leurs ordres dès maintenant.',
  'orders.ride.hint':
    'Cliquez sur le drapeau de Ney, puis sur un hexagone, deux ou trois à l’ouest, puis « Aller ici ».',
  'orders.ride.stray':
    'C’était trop loin, ou pas assez près de Kellermann. Reprenez ce coup : à cinq hexagones de lui au plus, pour quatre points au plus.',
  'orders.next':
    'Une ligne de commandement ne passe ni une rivière sans pont ni une zone ennemie où aucun des vôtres ne se tient, et chaque armée a ses chefs. À votre prochain commandement les places seront données de nouveau.',

  'boxes.lost':
    'Sept heures du soir. Deux brigades de Reille ont été détruites à cinq heures, une autre à six. Qui était à pleine force peut revenir après un tour entier, avec un officier à plus de dix hexagones de tout ennemi : Reille s’est retiré pour cela.',
  'boxes.close': 'La réorganisation vient après le commandement. Fermez le segment de commandement.',
  'boxes.close.hint': 'Le bouton « Fermer le commandement », ou la touche E.',
  'boxes.close.stray': 'Le segment est déjà fermé.',
  'boxes.call': 'Prenez Reille et rappelez Husson et Campi, tous deux à la fois.',
  'boxes.call.hint': 'Cliquez sur la flamme entourée, ouvrez les réponses, puis « Rappeler Husson et Campi ».',
  'boxes.call.stray': 'Un seul est revenu, ou personne. Reprenez ce coup, et rappelez-les tous deux.',
  'boxes.back':
    'Les voici, réduits et sans ordres jusqu’à votre prochain commandement. Reille a fort à faire : pour le reste de ce tour il ne transmet aucun ordre. Gauthier pourra être rappelé au tour suivant.',
  'boxes.levels':
    'Un corps se démoralise quand ses pertes atteignent son niveau ; la liste des armées montre les deux. Qui est rappelé ne compte plus, et le corps peut se remettre. Démoralisé, il ne rappelle ses unités que sur un dé de 1 à 4.',

  'night.falls':
    'Minuit : les tours sombres de la piste. Ni commandement, ni réorganisation, ni combat, et chacun agit comme sans ordres. La pluie a ses commandements, mais pas de combat non plus.',
  'night.held': 'Husson est couché à côté de l’ennemi. Essayez de le prendre en main.',
  'night.held.hint': 'C’est le pion bleu entouré, à côté du rouge.',
  'night.held.stray': 'Vous avez continué sans lui. Reprenez ce coup et essayez le pion qui touche l’ennemi.',
  'night.march':
    'Qui est loin de l’ennemi peut marcher, et loin par la route. Amenez la cavalerie de Piré auprès des autres, par la route de Frasnes.',
  'night.march.hint':
    'Cliquez sur la cavalerie, sur la route au sud, puis sur un hexagone plus haut, puis « Déplacer ici ».',
  'night.march.stray': 'La marche est finie. Reprenez ce coup, et envoyez d’abord Piré.',
  'night.end': 'Qui n’a rien à faire peut dormir. Terminez le mouvement : les Alliés marchent, et il est trois heures.',
  'night.end.hint': 'Le bouton « Fin du mouvement », ou la touche E.',
  'night.end.stray': 'Reprenez ce coup.',
  'night.dawn':
    'À six heures il fait jour. Chacun a de nouveau des ordres jusqu’à son prochain commandement, et l’on regarde le ravitaillement : qui n’a pas de ligne vers son bord de la carte, cinq hexagones jusqu’à une route puis par la route, est perdu.',
  'night.farewell':
    'C’est tout ce qu’une campagne ajoute à une bataille : des chefs, des marches de nuit, et des hommes qui reviennent. Quarante-quatre tours jusqu’à Bruxelles sont à vous.',
};
