import type { LessonWords } from './en.ts';

/** Les mots de la première charge, en français. */
export const fr: LessonWords = {
  title: 'Sous le pion du sommet',
  watch: 'Les Alliés jouent …',
  play: 'Jouer toute la journée',
  playAbout: 'La journée de Waterloo avec les Français, contre un Conscrit.',

  stacks: 'Les piles cachées',
  march: 'Le commandement et la chaussée',
  zones: 'Tenu par la cavalerie',
  charge: 'Les charges',
  fight: 'Le feu, puis l’attaque',
  break: 'Quand une armée se brise',

  'stacks.welcome':
    'Waterloo, 18 juin 1815. Vous menez les Français, les pions bleus. La division Marcognet a force 5 et, sur la plaque claire, moral 3. De plus près on voit aussi ses 4 points de mouvement.',
  'stacks.hidden':
    'Les Alliés sont rouges. Chacun de leurs hexagones est sur le même socle et ne montre que le pion du sommet : il y a là une brigade, ou quatre. Ils n’en voient pas plus des vôtres.',
  'stacks.pick':
    'Vos propres piles s’ouvrent. Dans l’hexagone entouré sont l’infanterie de Donzelot, les canons de Desales et la cavalerie de Jacquinot. Seule l’unité du sommet combat. Prenez la pile en main.',
  'stacks.pick.hint': 'Cliquez sur la pile entourée.',
  'stacks.pick.stray': 'C’est aller trop vite. Reprenez ce coup, et prenez d’abord la pile en main.',
  'stacks.order':
    'Les canons ne tirent que du sommet ; l’unité juste dessous défend avec eux et peut attaquer. Mettez Desales au sommet : avec les flèches de la liste, puis gardez l’ordre.',
  'stacks.order.hint':
    'La flèche vers le haut à côté de Desales, puis gardez l’ordre. Ou, avec lui en main, le bouton « … au sommet ».',
  'stacks.order.stray': 'Il est parti. Reprenez ce coup : l’ordre se change là où est la pile.',
  'stacks.seen':
    'Les Alliés voient maintenant des canons, et rien d’autre : ni Donzelot, ni Jacquinot. Changer l’ordre ne coûte rien, dans votre mouvement. Un hexagone de plaine reçoit 12 points de force.',

  'march.chain':
    'Les drapeaux sont les chefs. Napoléon commande d’Erlon, d’Erlon son corps : à 3 points, un par hexagone, un demi par la route. Qui est plus loin au début du tour est hors de commandement.',
  'march.out':
    'Durutte était trop loin de d’Erlon : le maillon rompu sur son pion le dit. Essayez de le prendre en main.',
  'march.out.hint': 'Cliquez sur le pion entouré, à l’est.',
  'march.out.stray': 'Vous avez continué sans lui. Reprenez ce coup, et essayez d’abord le pion entouré.',
  'march.column':
    'Sur la chaussée un hexagone coûte un demi-point : Quiot en fait huit, jusqu’à l’hexagone entouré. Il y est alors en colonne de route.',
  'march.column.hint': 'Cliquez sur Quiot, au sud, puis sur l’hexagone entouré, puis « Aller là ».',
  'march.column.stray':
    'Il est ailleurs, ou pas en colonne. Reprenez ce coup, et envoyez-le d’une seule marche à l’hexagone entouré.',
  'march.full':
    'Les chevrons disent la colonne de route : personne ne peut s’empiler avec lui tant qu’il y est. Voyez vous-même : prenez Donzelot et désignez Quiot.',
  'march.full.hint': 'Cliquez sur Donzelot, puis sur l’hexagone aux chevrons.',
  'march.full.stray': 'Donzelot est parti ailleurs. Reprenez ce coup, et demandez d’abord l’hexagone de Quiot.',
  'march.mud':
    'Jusqu’à une heure, la boue prend un point à tous ; aux trois premiers tours les canons gardent les routes et nul ne charge. Un chef d’armée peut aussi commander les unités lui-même : un rôle tactique.',

  'zones.six':
    'Seule la cavalerie retient les autres. Les six hexagones autour de Vandeleur sont sa zone d’influence, la ligne pointillée : qui y entre s’arrête, et n’en part pas tant qu’il est là.',
  'zones.pinned':
    'Durutte s’y trouve : l’épingle sur son pion, et la barre vers Vandeleur. Essayez de le prendre en main.',
  'zones.pinned.hint': 'Cliquez sur le pion bleu entouré, celui à l’épingle.',
  'zones.pinned.stray': 'Vous avez continué sans lui. Reprenez ce coup, et essayez d’abord Durutte.',
  'zones.hidden':
    'Marcognet est à côté de Best, de l’infanterie, qui n’a pas de zone. Faites-le reculer d’un hexagone, jusqu’à l’hexagone entouré.',
  'zones.hidden.hint': 'Cliquez sur Marcognet, puis sur l’hexagone entouré, puis « Aller là ».',
  'zones.hidden.stray': 'Un autre a bougé. Reprenez ce coup, et faites reculer Marcognet.',
  'zones.shown':
    'Il n’est pas parti : les hussards de Vivian étaient sous Best. La cavalerie retient de n’importe où dans une pile, et se montre alors. Nul n’est forcé de combattre ; pour sortir, il faut la chasser.',

  'charge.morale':
    'La cavalerie charge au milieu de sa marche. La force ne compte pas : le moral des chargeurs moins celui de tous ceux de l’hexagone donne la colonne, et un petit dé est bon.',
  'charge.declare':
    'Watier et Delort sont d’un même corps de cavalerie et chargent ensemble : moral 4. Devant eux Trip est au sommet, moral 2. Prenez-les, désignez-le, et déclarez la charge.',
  'charge.declare.hint': 'Cliquez sur votre pile, puis sur le pion rouge devant elle, puis « Déclarer la charge ».',
  'charge.declare.stray': 'Ils sont partis ailleurs. Reprenez ce coup, et chargez d’où ils sont.',
  'charge.watch':
    'Avant le dé, Trip peut courir sur vous : une charge de réaction, si le dé ne passe pas son moral. S’il échoue, il recule d’un hexagone, et vous chargez ceux qui restent.',
  'charge.watch.hint': 'Attendez la réponse des Alliés.',
  'charge.watch.stray': 'Reprenez ce coup.',
  'charge.won':
    'Trip a échoué ; Best, seul avec moral 1, a été balayé. Un hexagone vide doit être occupé, et s’il reste des points on peut repartir et charger encore : les chevaux se fatiguent, un de plus au dé chaque fois.',
  'charge.british':
    'La cavalerie britannique doit réagir. Chargez la Household Brigade de Somerset avec L’Héritier et Roussel d’Hurbal.',
  'charge.british.hint':
    'Cliquez sur votre pile, puis sur Somerset, puis « Déclarer la charge », et attendez la réponse.',
  'charge.british.stray': 'Ils sont partis ailleurs. Reprenez ce coup, et chargez d’où ils sont.',
  'charge.end':
    'Il a réussi : les sabres des deux hexagones disent une charge de réaction, livrée en phase de combat. Nul n’y entre ni n’en sort d’ici là. Finissez le mouvement.',
  'charge.end.hint': 'Le bouton « Finir le mouvement », ou la touche E.',
  'charge.end.stray': 'Reprenez ce coup.',
  'charge.duel':
    'Les combats dus sont en tête de la liste des cibles. Somerset attaque ; des deux côtés comptent force et moral. Choisissez son hexagone : le dé tombe aussitôt.',
  'charge.duel.hint': 'Cliquez sur l’hexagone de Somerset, ou sur le bouton de la liste à côté de la carte.',
  'charge.duel.stray': 'Reprenez ce coup.',
  'charge.done':
    'Il est rejeté, ou paie pour rester. Les chargeurs repoussés ne prennent pas part au combat qui vient. On ne charge ni une grande ferme ni un bois.',

  'fight.target':
    'La phase de combat va d’hexagone en hexagone, dans votre ordre : d’abord le feu, puis l’attaque. Choisissez les Gardes britanniques, dans l’hexagone entouré.',
  'fight.target.hint': 'Cliquez sur le pion rouge entouré, ou sur le bouton de la liste à côté de la carte.',
  'fight.target.stray': 'Le combat est fini. Reprenez ce coup.',
  'fight.guns':
    'Les pièces de 12 de la Garde sont au-dessus de Donzelot et portent à trois hexagones. Qu’elles tirent ; la batterie de Donzelot peut ajouter un point.',
  'fight.guns.hint': 'Cliquez sur les canons, ou sur le bouton à côté de la carte qui dit qu’elles tirent.',
  'fight.guns.stray': 'Le feu est passé. Reprenez ce coup.',
  'fight.bombard':
    'Bombardez : le résultat est le nombre de points que perd l’unité du sommet. Ici aussi un petit dé est bon.',
  'fight.bombard.hint': 'Le bouton vert « Bombarder ».',
  'fight.bombard.stray': 'Le feu est fini. Reprenez ce coup.',
  'fight.join':
    'Un point de perdu. Puis l’attaque : de chaque hexagone la seule unité du sommet, ou celle juste sous les canons. Prenez Donzelot et Jacquinot : infanterie et cavalerie après le feu, ce sont les armes combinées.',
  'fight.join.hint': 'Cliquez sur les deux piles, ou sur les boutons à côté de la carte.',
  'fight.join.stray': 'L’attaque est abandonnée. Reprenez ce coup.',
  'fight.odds':
    'Donzelot 6, et la cavalerie ajoute son moral : 3 et 3. 12 contre 5 font 2-1, les armes combinées 3-1. Votre moral moins le leur change le dé, et ici un grand dé est bon.',
  'fight.roll': 'Les pertes à attendre des deux côtés sont à côté de la carte. Attaquez.',
  'fight.roll.hint': 'Le bouton vert « Attaquer ».',
  'fight.roll.stray': 'L’attaque est abandonnée. Reprenez ce coup.',
  'fight.advance':
    'Les Gardes peuvent reculer, ou perdre un point et rester. S’ils partent, ceux qui sont dessous éprouvent leur moral sur un dé. Dans l’hexagone vide, l’un des vôtres doit entrer.',
  'fight.advance.hint': 'Attendez les Alliés, puis choisissez qui avance.',
  'fight.advance.stray': 'Reprenez ce coup.',
  'fight.after':
    'Best a échoué, et fui aussi. Par temps clair, qui a avancé peut faire à la fin une attaque de percée. D’une grande ferme nul n’est chassé : les deux côtés paient.',

  'break.bars':
    'Neuf heures du soir, le dernier tour. À côté de la carte chaque corps a la barre de ses pertes, et un repère où il se démoralise. Le IIe de Wellington l’est ; au Ier il manque un point. Les deux brisent l’armée.',
  'break.attack':
    'Deux brigades de la Garde dans un hexagone sont une seule unité. Attaquez Detmers avec elles : choisissez son hexagone, sans feu, prenez la Garde, et attaquez. Même un 1 suffira.',
  'break.attack.hint': 'Cliquez sur le pion rouge entouré ; puis « Ne pas tirer » ; puis la Garde ; puis « Attaquer ».',
  'break.attack.stray': 'C’était autre chose. Reprenez ce coup, et attaquez Detmers.',
  'break.flight':
    'Un point perdu, et le Ier corps est démoralisé, et l’armée avec lui, pour de bon : moral abaissé, pertes doublées, et tous les Hollando-Belges ont fui. C’est ce qu’il vous faut au dernier tour.',
  'break.win':
    'Les Français gagnent à la fin du tour 16 si une armée alliée est brisée et la leur non. Finissez le combat.',
  'break.win.hint': 'Avancez ou non, puis le bouton « Finir le combat ».',
  'break.win.stray': 'Reprenez ce coup.',
  'break.farewell':
    'Votre armée se brise avec la Garde, et tout est alors perdu. Derrière les lignes on regagne des points : réorganisez à temps. La journée commence à six heures ; le déploiement est à vous.',
};
