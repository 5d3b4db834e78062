import type { LessonWords } from './en.ts';

/** Les mots de la première campagne, en français. */
export const fr: LessonWords = {
  title: 'La première campagne',
  watch: 'Les Coalisés jouent …',
  play: 'Jouer la campagne',
  playAbout: 'Du 16 au 18 juin avec les Français, contre un Conscrit.',

  march: 'Une marche',
  zones: 'Qui arrête qui',
  turns: 'Chacun son tour, et passer',
  command: 'QG et détachements',
  attack: 'Une attaque',
  victory: 'Ce qui fait gagner',

  'march.welcome':
    'Juin 1815, entre la Sambre et Bruxelles. Vous commandez les Français, en bleu. Chaque grand pion est un corps, un hexagone vaut un mille, un tour une demi-journée.',
  'march.pieces':
    'Les fanions sont les QG : ils commandent, et nul ne peut leur nuire. Les petits pions sont des détachements : ils font écran. Seuls les corps marchent et attaquent. Wellington est en rouge, Blücher en sombre.',
  'march.pick': 'Prenez en main le IIe corps, celui de Reille, à Gosselies.',
  'march.pick.hint': 'Cliquez sur le pion bleu entouré. Au clavier : N jusqu’à le tenir, ou les flèches puis Entrée.',
  'march.pick.stray': 'C’est aller trop vite. Reprenez ce coup, puis prenez Reille en main.',
  'march.point':
    'L’infanterie marche de 4 hexagones, la cavalerie de 6. Qui suit des routes de bout en bout va deux fois plus loin. Désignez Frasnes, à six hexagones par la route.',
  'march.point.hint': 'Reille en main, cliquez sur 2317, l’hexagone entouré. Au clavier : les flèches, puis Entrée.',
  'march.point.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup et désignez Frasnes.',
  'march.go': 'Le chemin est tracé, hexagone par hexagone. Rien n’a encore bougé : confirmez.',
  'march.go.hint': 'Le bouton « Déplacer ici », ou Entrée. Cliquer sur Frasnes une seconde fois revient au même.',
  'march.go.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup et marchez sur Frasnes.',
  'march.answer': 'Un corps a marché. C’est à l’autre camp, pour un corps : regardez Orange.',
  'march.answer.hint': 'Regardez seulement. Les camps alternent ainsi, un mouvement chacun.',
  'march.answer.stray': 'Reprenez ce coup pour continuer la leçon.',
  'march.range': 'Reille pourrait-il suivre la route, un hexagone de plus ? Prenez-le et désignez l’hexagone entouré.',
  'march.range.hint': 'Cliquez sur Reille, puis 2418. Tout ce qui n’est pas hachuré peut se demander ainsi.',
  'march.range.stray': 'C’est aller trop vite. Reprenez ce coup et demandez d’abord 2418.',
  'march.command':
    'Tout mouvement est commandé par un QG. La portée de Napoléon est de 8, Reille ne peut en sortir. Hors de portée, un corps doit se rapprocher. Ney et Grouchy commandent aussi : un QG par mouvement.',
  'march.contact':
    'Ney est à l’avant et porte plus loin. Le détachement Perponcher tient les Quatre-Bras : amenez Reille à côté, sur l’hexagone entouré.',
  'march.contact.hint': 'Prenez Reille, désignez 2517 et confirmez. Le carré à demi noir dit ce qui arrive là.',
  'march.contact.stray':
    'C’est permis, mais Reille n’a touché personne. Reprenez ce coup et allez à côté du détachement.',
  'march.formation':
    'À côté d’un ennemi, l’infanterie se retourne : formation de bataille, 1 hexagone, pas de route. Un ruisseau passé à gué fait de même. Un nouveau tour la remet en marche, s’il n’y a plus d’ennemi à côté.',

  'zones.control':
    'Toute unité contrôle les six hexagones qui l’entourent : sa zone de contrôle. Qui y entre s’arrête. Voici celle du corps de Ziethen, à Fleurus.',
  'zones.influence':
    'Un corps, mais pas un détachement, a aussi une zone d’influence : à deux hexagones. Aucune des deux ne passe une rivière, sauf le contrôle par un pont.',
  'zones.why':
    'Vandamme peut marcher de 4. Irait-il tout droit jusqu’à Ziethen, sur l’hexagone entouré ? Prenez-le et désignez.',
  'zones.why.hint': 'Cliquez sur le III bleu, puis 1822. Au clavier : N, les flèches, puis Entrée ou ?.',
  'zones.why.stray': 'C’est aller trop vite. Reprenez ce coup et demandez d’abord 1822.',
  'zones.edge':
    'L’infanterie s’arrête là où elle entre dans une zone d’influence ennemie. Elle y garde sa formation. Marchez sur Wangenies, au bord de la zone.',
  'zones.edge.hint': 'Vandamme en main, désignez 1821 et confirmez.',
  'zones.edge.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup et marchez sur Wangenies.',
  'zones.touch':
    'Quand revient votre tour, il peut continuer, un arrêt après l’autre. Amenez-le à côté de Ziethen : là, il se retourne.',
  'zones.touch.hint': 'Attendez le mouvement prussien, puis prenez Vandamme, désignez 1822 et confirmez.',
  'zones.touch.stray': 'C’est permis, mais il n’est pas à côté de Ziethen. Reprenez ce coup et allez en 1822.',
  'zones.held': 'Essayez maintenant de reprendre Vandamme en main.',
  'zones.held.hint': 'Attendez le mouvement prussien, puis cliquez dessus, ou allez-y avec les flèches et Entrée.',
  'zones.held.stray': 'Vous avez continué sans lui. Reprenez ce coup et essayez de prendre Vandamme.',
  'zones.ride':
    'L’infanterie en zone de contrôle est bloquée. La cavalerie est plus libre : l’influence de l’infanterie ne l’arrête pas. Contournez Ziethen, jusqu’à l’hexagone entouré.',
  'zones.ride.hint': 'Prenez la cavalerie de réserve, désignez 2121 et confirmez.',
  'zones.ride.stray': 'C’est permis, mais cela mène ailleurs. Reprenez ce coup et allez en 2121.',
  'zones.sum':
    'Seule la cavalerie arrête la cavalerie à deux hexagones. Au contact de l’infanterie elle s’arrête, mais peut se dégager ; au contact de cavalerie elle est bloquée. Z montre les zones de contrôle.',

  'turns.alternate':
    'Vous déplacez un corps, eux un, vous un. Cela n’a pas de fin tant que personne ne passe : le même corps peut repartir encore et encore.',
  'turns.move': 'Déplacez la Garde, où vous voulez.',
  'turns.move.hint': 'Prenez le pion entouré, désignez un hexagone hachuré et confirmez.',
  'turns.move.stray': 'Vous avez déjà passé. Reprenez ce coup et déplacez la Garde.',
  'turns.again':
    'Ils répondent par un mouvement. Déplacez ensuite encore la Garde : chaque fois, elle a toute sa marche.',
  'turns.again.hint': 'Attendez le mouvement prussien, puis reprenez le même pion et marchez.',
  'turns.again.stray': 'Vous avez déjà passé. Reprenez ce coup et déplacez encore la Garde.',
  'turns.rule':
    'Qui passe ne bouge plus de ce tour. L’autre lance alors un dé et ajoute un par corps à lui hors de toute zone ennemie : autant de derniers mouvements, d’affilée. Puis la phase est finie.',
  'turns.pass': 'Ils ont deux corps libres : un dé et deux. La Garde est bien placée, prenez le risque : passez.',
  'turns.pass.hint':
    'Quand vient votre tour, le bouton « Passer », ou la touche E. La table le redemande, et dit ce que cela leur donne.',
  'turns.pass.stray': 'Reprenez ce coup et passez.',
  'turns.watch': 'Un as : un et deux font trois mouvements. Regardez-les, vous n’y pouvez plus rien.',
  'turns.watch.hint': 'Regardez seulement : trois mouvements, puis la phase est finie.',
  'turns.watch.stray': 'Reprenez ce coup pour continuer la leçon.',
  'turns.gift':
    'Maintenant l’inverse. Les Prussiens sont bien où ils sont. Faites un mouvement, n’importe lequel, et voyez.',
  'turns.gift.hint':
    'Prenez l’un des pions bleus, désignez un hexagone hachuré et confirmez. Ils passent alors, et vous lancez le dé.',
  'turns.gift.stray': 'Vous avez passé le premier. Reprenez ce coup et marchez.',
  'turns.use':
    'Ils passent. Un quatre et vos deux corps libres font six mouvements d’affilée, sans réponse. Faites-en un ; rien n’oblige à les faire tous.',
  'turns.use.hint': 'Prenez l’un des pions bleus, désignez un hexagone hachuré et confirmez.',
  'turns.use.stray': 'Vous avez abandonné ces mouvements. Reprenez ce coup et faites-en un.',
  'turns.gamble':
    'Voilà le pari : passer tôt, c’est offrir des mouvements ; attendre, c’est se laisser voir venir. Les attaques vont de même : une chacun, puis un dé pour les dernières.',

  'command.modes':
    'Chaque tour commence par les QG. On les ramasse et on les replace, à trois hexagones au plus d’une unité de leur armée et hors des zones ennemies. Chacun montre une de ses deux faces.',
  'command.normal':
    'Le mode normal porte loin et n’a pas d’étoile. Placez Napoléon sur l’hexagone entouré, en mode normal.',
  'command.normal.hint': 'Il est déjà en main. Désignez 1718, puis le bouton « Normal, portée 8 », ou Entrée.',
  'command.normal.stray': 'C’est permis, mais la leçon le veut en 1718, en mode normal. Reprenez ce coup.',
  'command.battle':
    'Le mode de bataille porte moins loin, mais prête son étoile à tout combat à sa portée. Placez Grouchy derrière Vandamme et Gérard, en mode de bataille.',
  'command.battle.hint': 'Il est en main à son tour. Désignez 1720, puis le bouton « Bataille, portée 2, 1 étoile ».',
  'command.battle.stray': 'C’est permis, mais la leçon le veut en 1720, en mode de bataille. Reprenez ce coup.',
  'command.theirs': 'À Blücher de choisir sa place.',
  'command.theirs.hint': 'Regardez seulement.',
  'command.theirs.stray': 'Reprenez ce coup pour continuer la leçon.',
  'command.detachments':
    'Ensuite chaque QG peut placer un détachement : à sa portée, le double par la route en mode normal, ou à quatre hexagones du corps dont il dépend ; toujours hors de toute zone.',
  'command.detach': 'Thielmann arrive par la route de Namur. Que Pajol la barre : placez-le sur l’hexagone entouré.',
  'command.detach.hint':
    'Prenez Pajol parmi les détachements à placer, ou la touche N. Désignez 1925 et choisissez qui le place.',
  'command.detach.stray': 'C’est permis, mais la route reste ouverte. Reprenez ce coup et placez Pajol en 1925.',
  'command.recall':
    'Un détachement ne bouge jamais. Mais vous pouvez maintenant en rappeler sans rien payer, et les replacer au tour suivant. Laissez Pajol où il est.',
  'command.recall.hint': 'Le bouton « Ne plus rappeler », ou la touche E.',
  'command.recall.stray': 'Pajol est parti. Reprenez ce coup et gardez-le.',
  'command.screen':
    'Déplacez Gérard, ou un autre corps, et voyez ce que devient la marche de Thielmann : huit hexagones par la route.',
  'command.screen.hint': 'Prenez un corps bleu, désignez un hexagone hachuré et confirmez. Thielmann marche ensuite.',
  'command.screen.stray': 'La phase est finie. Reprenez ce coup et faites un mouvement.',
  'command.price':
    'Il a dû s’arrêter, se retourner et rester : une demi-journée de gagnée. Un détachement attaqué tient rarement, et vaut un point s’il est éliminé. Servez-vous-en, et rappelez-le à temps.',

  'attack.stars':
    'Après les mouvements viennent les attaques, une chacun son tour. Un corps attaque un ennemi voisin. Chaque camp lance un dé et ajoute ce qu’il a ; la plus forte somme l’emporte.',
  'attack.pick': 'Gérard fait face à Ziethen, dans Ligny. Prenez Gérard en main.',
  'attack.pick.hint': 'Cliquez sur le IV bleu entouré. Au clavier : N jusqu’à le tenir.',
  'attack.pick.stray': 'Cette attaque est déjà lancée. Reprenez ce coup, puis prenez Gérard en main.',
  'attack.ours':
    'Votre côté du panneau : l’étoile de Gérard ; celle de Napoléon, en mode de bataille et à portée ; et un pour Vandamme, infanterie au contact du même ennemi.',
  'attack.theirs':
    'Le leur : l’étoile de Ziethen, celle de Blücher, et un pour la localité. Un château ou un pont fait de même. Dessous, l’effet de chacun des 36 jets.',
  'attack.declare': 'Attaquez.',
  'attack.declare.hint': 'Le bouton « Attaquer », ou Entrée.',
  'attack.declare.stray': 'C’était une autre attaque. Reprenez-la et attaquez Ziethen avec Gérard.',
  'attack.charge':
    'Une cavalerie fraîche à côté de l’attaquant peut se joindre à lui : un de plus, et ses étoiles en terrain dégagé. Elle est ensuite épuisée. Engagez la cavalerie de la Garde.',
  'attack.charge.hint': 'Le bouton « Engager … », ou un clic sur le pion entouré.',
  'attack.charge.stray': 'Vous avez retenu la cavalerie. Reprenez ce coup et engagez-la.',
  'attack.dice': 'La cavalerie prussienne peut aider Ziethen, pour un. Puis les dés tombent.',
  'attack.dice.hint': 'Regardez seulement.',
  'attack.dice.stray': 'Reprenez ce coup pour continuer la leçon.',
  'attack.results':
    'Neuf à sept. Un ou deux d’écart : le perdant bat en retraite de trois hexagones. Trois ou quatre : il est dispersé. Cinq : éliminé. Cela vaut aussi pour l’attaquant. L’ennemi parti, l’attaquant doit suivre.',
  'attack.retreat':
    'À eux : Pirch attaque Vandamme, et gagne d’un point. Où va Vandamme ? Chacun des trois hexagones doit l’éloigner de Pirch, hors de toute zone de contrôle ennemie.',
  'attack.retreat.hint': 'Attendez les dés. Cliquez ensuite sur le bout d’une flèche et confirmez.',
  'attack.retreat.stray': 'Reprenez ce coup pour continuer la leçon.',
  'attack.after':
    'Qui ne trouve pas un tel chemin est dispersé. Les attaques durent jusqu’à ce que les deux passent. La cavalerie épuisée n’a plus d’étoile ; hors de toute zone ennemie, elle est fraîche au tour suivant.',

  'victory.points':
    'Un corps dispersé n’est pas perdu : deux tours plus tard il revient à côté d’un QG. Éliminé, il vaut 3 points à l’ennemi, 5 s’il est de la Garde impériale, un détachement 1.',
  'victory.return': 'Lobau a été dispersé hier. Ramenez-le à côté de Napoléon.',
  'victory.return.hint': 'Il est déjà en main. Désignez un hexagone voisin du QG et confirmez.',
  'victory.return.stray': 'Reprenez ce coup et ramenez Lobau.',
  'victory.last':
    'Le 18 juin, dernière demi-journée. Dispersé veut maintenant dire éliminé : plus personne ne revient. Vous avez 6 points, les Coalisés 3. Le plus de points gagne ; l’égalité est pour eux.',
  'victory.road':
    'Cinq points de plus pour une route du nord : un chemin du bord de Charleroi à l’un de ces trois hexagones, libre d’unités ennemies et de leurs zones de contrôle. Les trois sont tenus.',
  'victory.attack':
    'La réserve de Wellington, dans Waterloo, barre celui du milieu. La Garde a deux étoiles, Napoléon une, d’Erlon soutient. Attaquez !',
  'victory.attack.hint': 'Prenez la Garde en main, puis le bouton « Attaquer », ou Entrée.',
  'victory.attack.stray': 'Ce n’était pas une attaque. Reprenez ce coup et attaquez Waterloo avec la Garde.',
  'victory.farewell':
    'Dispersé, donc éliminé : 3. La route est ouverte : 5. Quatorze à trois, c’est une victoire de campagne. Vous savez marcher, faire écran, attendre et frapper. Le reste, c’est juin 1815.',
};
