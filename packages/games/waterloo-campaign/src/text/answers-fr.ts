import type { Catalog } from '@hundred-days/kernel';

/**
 * Why something is not allowed, and what is wrong with a file, in French: refusal.<code>, fault.<code>.
 * And what no first board tells: phase.<name>, event.<type> of later phases.
 */
export const answersFr: Catalog = {
  'refusal.across-river': '{unit} : attaque impossible contre {hex}, une rivière sans pont les sépare.',
  'refusal.arrives-now': '{unit} : ce corps entre d’abord, en {hex} ; l’ennemi lui a fait place.',
  'refusal.battery-needs-corps': '{unit} : il faut un corps français pour l’accueillir ; il n’y en a pas en {hex}.',
  'refusal.behind-in-column': '{unit} : ce corps entre derrière un autre, encore hors de la carte ({other}).',
  'refusal.beyond-range':
    '{unit} : {hex} est hors de portée ({by}), à {distance} hexagones pour une portée de {range}.',
  'refusal.break-off':
    '{unit} : ce corps part d’une ZdC ennemie, et son premier hexagone doit être vide et hors de toute ZdC ennemie. {hex} ne convient pas.',
  'refusal.can-withdraw': '{unit} : ce corps peut se replier, il ne peut donc pas être abandonné.',
  'refusal.cannot-withdraw': '{unit} : aucun repli n’est possible. Si ce corps est désigné, il est dispersé.',
  'refusal.clear-first':
    '{unit} : des unités ennemies sont en {hex} ou à côté. Choisissez d’abord l’hexagone d’entrée seul ; elles font place, puis le corps continue.',
  'refusal.comes-later': '{unit} : arrivée au tour {turn}.',
  'refusal.corps-there': '{unit} : un autre corps occupe {hex}.',
  'refusal.detachment-there': '{unit} : {hex} contient déjà un détachement.',
  'refusal.does-not-attack': '{unit} : seuls les corps attaquent.',
  'refusal.does-not-move': '{unit} : seuls les corps se déplacent.',
  'refusal.enemy-detachment-there': '{unit} : un détachement ennemi tient {hex}.',
  'refusal.enters-first': '{unit} : ce corps est encore hors de la carte ; il doit entrer, non se déplacer.',
  'refusal.entries-first': '{unit} : les corps qui peuvent entrer passent d’abord ; celui-ci attend.',
  'refusal.entry-blocked': '{unit} : entrée impossible, un corps ami occupe l’hexagone d’entrée.',
  'refusal.farther-away':
    '{unit} : déjà hors de portée ({by}, portée {range}), ce corps ne peut pas s’éloigner ; {hex} est à {distance} hexagones.',
  'refusal.gap': '{hex} n’est pas adjacent à {from}.',
  'refusal.held-by-june-15': '{unit} : les règles spéciales du 15 juin interdisent tout mouvement ce tour-ci.',
  'refusal.held-in-zoc':
    '{unit} : une ZdC ennemie retient ce corps en {hex} ; seul un résultat de combat ou un repli le libère.',
  'refusal.hex-not-empty': '{unit} : il faut un hexagone vide, sans unité ni QG ; {hex} ne l’est pas.',
  'refusal.hq-comes-later': '{unit} : entrée en jeu au tour {turn}.',
  'refusal.hq-has-placed': '{by} : ce QG a déjà placé son détachement du tour.',
  'refusal.hq-in-enemy-zone': '{unit} : {hex} est dans une ZdC ou une ZdI ennemie.',
  'refusal.hq-is-placed': '{unit} : ce QG est déjà placé pour ce tour.',
  'refusal.hq-off-main-road':
    '{unit} : faute d’hexagone près de ses unités, ce QG va à trois hexagones au plus de la route Bruxelles–Couillet ; {hex} est plus loin.',
  'refusal.hq-there': '{unit} : un QG occupe déjà {hex} ({other}).',
  'refusal.hq-too-far':
    '{unit} : un QG se place à trois hexagones au plus d’une unité de son armée ; {hex} est trop loin de toutes.',
  'refusal.in-enemy-zoc': '{unit} : {hex} est dans une ZdC ennemie.',
  'refusal.in-enemy-zone': '{unit} : placement impossible en {hex}, dans une ZdC ou une ZdI ennemie.',
  'refusal.in-friendly-zone':
    '{unit} : {hex} est dans la ZdC ou la ZdI d’une unité amie ; un détachement se place à l’écart.',
  'refusal.is-admitted': '{unit} : ce corps est déjà désigné pour revenir.',
  'refusal.is-committed': '{unit} : cette cavalerie est déjà engagée.',
  'refusal.is-on-map': '{unit} : ce corps est déjà sur la carte.',
  'refusal.is-principal': '{unit} : ce corps livre lui-même ce combat ; il ne peut pas aussi le soutenir.',
  'refusal.mixed-with-road':
    '{unit} : hors des routes, {allowance} hexagones au plus ; seul un mouvement entièrement par route est doublé. {hex} est trop loin.',
  'refusal.mode-is-chosen': '{unit} : le mode de ce QG est déjà choisi.',
  'refusal.must-bring-on': 'Impossible de passer tant que des corps peuvent entrer : {units}.',
  'refusal.must-stop': '{unit} : ce corps doit s’arrêter en {hex}.',
  'refusal.needs-napoleon-in-battle': '{unit} : seul le QG de Napoléon en mode de bataille peut placer ce détachement.',
  'refusal.no-enemy-there': '{unit} : il n’y a pas d’unité ennemie à attaquer en {hex}.',
  'refusal.no-move': '{unit} : ce corps est déjà en {hex} ; un mouvement finit dans un autre hexagone.',
  'refusal.no-moves-left': '{unit} : aucun mouvement ne vous reste ce tour-ci. Passez.',
  'refusal.battle-by-road':
    '{by} est en mode de bataille : portée {range}, jamais doublée par la route. {hex} ne serait à portée qu’en mode normal.',
  'refusal.battle-range': '{hex} est hors de portée : {by} en mode de bataille, {range} ; en mode normal, {normal}.',
  'refusal.no-clean-path':
    '{hex} est assez près, mais tout chemin court y franchit une rivière sans pont ou traverse une zone ennemie.',
  'refusal.parent-gone':
    '{unit} : le corps d’origine ({corps}) n’est pas sur la carte, le chemin part donc du QG ({by}) ; aucun chemin assez court ne mène en {hex}.',
  'refusal.no-trace':
    '{unit} : aucun chemin assez court et libre de zones ennemies ne mène en {hex}, ni depuis le QG désigné ({by}), ni depuis le corps d’origine.',
  'refusal.no-way': '{unit} : aucun chemin assez court ne mène en {hex}.',
  'refusal.no-way-to-retreat':
    '{unit} : aucun chemin vers {hex} n’éloigne de l’ennemi à chaque hexagone. Arrivées possibles : {hexes}.',
  'refusal.not-adjacent': '{unit} : {hex} n’est pas adjacent.',
  'refusal.not-an-hq': '{unit} : cette pièce n’est pas un QG.',
  'refusal.not-associated': '{by} : ce n’est pas un QG présent sur la carte qui commande cette unité ({unit}).',
  'refusal.not-available': '{unit} : ce détachement est sur la carte ou hors du jeu.',
  'refusal.not-beside-hq': '{unit} : un corps revient à côté d’un QG de son armée ; {hex} n’est adjacent à aucun.',
  'refusal.not-cavalry': '{unit} : ce n’est pas un corps de cavalerie.',
  'refusal.not-closer':
    '{unit} : hors de portée, ce corps doit finir son mouvement plus près ({by}) ; {hex} n’est pas plus près.',
  'refusal.not-due': '{unit} : ce corps n’est pas attendu maintenant.',
  'refusal.not-in-contact': '{unit} : seul se replie un corps en ZdC ennemie ; celui-ci n’y est pas.',
  'refusal.not-in-support':
    '{unit} : soutien impossible, l’unité à soutenir ({other}) n’est pas adjacente, une rivière les sépare, ou leurs deux armées ne s’entraident pas.',
  'refusal.not-its-entry': '{unit} : l’entrée ne se fait pas en {hex} ; ce corps a son propre hexagone d’entrée.',
  'refusal.not-on-map': '{unit} : cette unité n’est pas sur la carte.',
  'refusal.not-retreating': '{unit} : cette unité n’a pas à battre en retraite maintenant.',
  'refusal.not-three-hexes':
    '{unit} : une retraite est de trois hexagones exactement ; {hex} n’est pas à trois. Arrivées possibles : {hexes}.',
  'refusal.not-your-corps': '{unit} : ce n’est pas un de vos corps.',
  'refusal.not-your-detachment': '{unit} : ce n’est pas un de vos détachements.',
  'refusal.not-your-hq': '{unit} : ce QG n’est pas à vous.',
  'refusal.retreat-into-zoc': '{unit} : {hex} est dans une ZdC ennemie. Arrivées possibles : {hexes}.',
  'refusal.river': '{unit} : de {from} à {hex}, la rivière n’a pas de pont.',
  'refusal.roads-pass':
    '{unit} : {hex} est trop loin sans route ; les routes suivies traversent {junction} sans s’y rejoindre. Hexagones au plus dans ce mouvement : {allowance}.',
  'refusal.rivers-bar': '{unit} : des rivières sans pont barrent le chemin vers {hex}.',
  'refusal.starts-elsewhere': '{unit} : le chemin part de {hex}, où ce corps n’est pas.',
  'refusal.supports-already': '{unit} : cette cavalerie est épuisée ; elle soutient d’office.',
  'refusal.too-far': '{unit} : {hex} est trop loin ; hexagones au plus dans ce mouvement : {allowance}.',
  'refusal.too-far-from-napoleon': '{unit} : placement à trois hexagones au plus de Napoléon ; {hex} est plus loin.',

  'fault.unknown-unit': 'Il n’y a pas de pièce « {unit} ».',
  'fault.not-a-detachment': '{unit} : « {hex} » ne se dit que d’un détachement.',
  'fault.hq-stays': '{unit} : « {hex} » est impossible, un QG ne quitte jamais le jeu.',
  'fault.cannot-be-blown': '{unit} : « {hex} » ne se dit que d’un corps, attendu à ce tour ou plus tard.',
  'fault.no-entry-hex': '{unit} : arrivée impossible à un autre tour, faute d’hexagone d’entrée.',
  'fault.no-such-side': '{unit}, « {hex} » : le pion n’a pas cette face.',
  'fault.off-the-map': '{unit} : « {hex} » n’est pas un hexagone de la carte.',
  'fault.hex-taken': '{unit} : {hex} est déjà occupé ({other}).',
  'fault.no-hq': 'Armée {army} : aucun QG sur la carte.',
  'fault.both-sides': '{unit} : des unités des deux camps partageraient {hex}.',

  'event.withdrew': '{unit} : repli {path}',
  'event.allowance': '{side} : mouvements de cette phase : dé {die} + {more} = {moves}',
  'event.allowance-left': '{side} : mouvements non employés : {moves}',
  'event.moved': '{unit} : mouvement {path} ({by})',
  'event.entered': '{unit} : entrée {path} ({by})',
  'event.made-room': '{unit} : place faite, {path}',
  'event.last-moves': '{side} : derniers mouvements : dé {die} + {more} = {moves}',
  'event.last-attacks': '{side} : dernières attaques : {attacks} (dé {die})',
  'event.attack-declared': '{unit}, en {from} : attaque contre {other}, en {hex}',
  'event.committed': '{unit} : cavalerie engagée',
  'event.attack-resolved':
    '{unit}, dé {attackDie} {attackModifier} = {attack} ; {other}, en {hex}, dé {defenceDie} {defenceModifier} = {defence} : {result} ({loser})',
  'event.retreated': '{unit} : retraite {path}',
  'event.blown': '{unit} : corps dispersé en {hex}, retour attendu au tour {turn}',
  'event.eliminated': '{unit} : élimination (PV pour l’ennemi : {points})',
  'event.pursued': '{unit} : poursuite de {from} à {hex}',
  'event.road-open': 'La route du nord est ouverte : {points} PV pour les Français',
  'event.game-over': '{outcome}. PV : Français {french}, Coalisés {coalition}, écart {margin}',

  'phase.modes': '{side} : choisissez le mode de chaque QG présent sur la carte.',
  'phase.hq': '{side} : QG. Placez-les tous, en mode normal ou de bataille.',
  'phase.admission':
    '{side} : retour des corps dispersés. Plus de deux corps ennemis sont attendus ; choisissez les deux qui reviennent.',
  'phase.return': '{side} : retour des corps dispersés. Ramenez-les à côté d’un QG de leur armée.',
  'phase.detachments': '{side} : détachements. Chaque QG peut en placer un ; terminez ensuite l’étape.',
  'phase.recall': '{side} : rappel. Retirez les détachements de votre choix ; terminez ensuite l’étape.',
  'phase.withdrawal': '{side} : replis. Repliez un corps hors d’une ZdC ennemie, ou passez.',
  'phase.movement': '{side} : phase de mouvement. Déplacez un corps, ou passez.',
  'phase.clearing': '{side} : faites place au corps qui entre. Retraite de trois hexagones.',
  'phase.arrival': '{side} : la voie est libre. Faites entrer le corps.',
  'phase.attack': '{side} : phase d’attaque. Attaquez avec un corps, ou passez.',
  'phase.charge': '{side} : engagez de la cavalerie fraîche dans l’attaque, ou continuez.',
  'phase.countercharge': '{side} : engagez de la cavalerie fraîche dans la défense, ou lancez les dés.',
  'phase.retreat': '{side} : faites battre le corps vaincu en retraite, de trois hexagones.',
  'phase.over': 'La partie est terminée.',
};
