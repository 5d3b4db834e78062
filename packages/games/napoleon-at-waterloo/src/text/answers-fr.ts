import type { Catalog } from '@hundred-days/kernel';

/** Why something is not allowed, and what is wrong with a file, in French: refusal.<code>, fault.<code>. */
export const answersFr: Catalog = {
  'refusal.already-followed':
    '{other} : cette unité a déjà avancé en {hex} ; une seule unité avance dans chaque hexagone évacué.',
  'refusal.already-moved': '{unit} : cette unité a déjà bougé durant cette phase.',
  'refusal.already-target': '{unit} : cette unité est déjà une cible de cette attaque.',
  'refusal.attack-open': 'Une attaque est annoncée. Lancez d’abord le dé, ou annulez-la.',
  'refusal.bombarding-gun': '{unit} : cette artillerie a bombardé à deux hexagones ; elle n’avance pas après combat.',
  'refusal.can-retreat': '{unit} : le recul est possible vers {hexes}, il est donc obligatoire.',
  'refusal.cannot-make-room':
    '{other}, en {hex} : cette unité n’aurait nulle part où aller et ne peut donc pas être refoulée.',
  'refusal.chain-was-here': 'Cette chaîne de refoulements a déjà quitté {hex}.',
  'refusal.choose-losses': 'Désignez les unités attaquantes perdues.',
  'refusal.choose-survivor': 'Désignez l’unité de la pile qui reste.',
  'refusal.closed-hexside':
    'Aucune route ne franchit le côté d’hexagone vers {hex} ; on n’entre dans un bois et on n’en sort que par une route.',
  'refusal.closed-hexsides-bar': '{unit} : {hex} est hors d’atteinte, des bois sans route barrent le passage.',
  'refusal.column-too-high': '{attack} contre {defence} donne {highest} ; {column} serait une colonne supérieure.',
  'refusal.displaced-first': '{unit}, en {hex} : cette unité est refoulée et doit d’abord partir.',
  'refusal.duties-open':
    'Des attaques restent dues. Unités qui doivent attaquer : {units}. Unités qui doivent être attaquées : {enemies}.',
  'refusal.empty-hex-first': '{unit} : il y a un hexagone sûr et vide où reculer ; refouler {other} n’est pas permis.',
  'refusal.enemies-bar': '{unit} : des unités ennemies barrent le chemin vers {hex}.',
  'refusal.enemy-there': 'Une unité ennemie occupe {hex} : {other}.',
  'refusal.enemy-zone': '{hex} est dans une zone de contrôle ennemie.',
  'refusal.entry-barred':
    '{unit} : entrée impossible en {hex}, que l’ennemi occupe ou tient dans une zone de contrôle.',
  'refusal.friend-in-enemy-zone':
    '{unit} : il faudrait s’arrêter en {hex}, en zone ennemie ; une autre unité s’y trouve ({other}) et l’hexagone ne peut pas être partagé.',
  'refusal.frozen':
    '{unit} : cette unité est dans une zone de contrôle ennemie en {hex} et ne peut pas bouger ; seul le combat la libère.',
  'refusal.gap': '{hex} n’est pas adjacent à {from}.',
  'refusal.gun-in-enemy-zone':
    '{unit} : cette artillerie est dans une zone de contrôle ennemie ; elle ne peut pas bombarder, seulement attaquer une unité adjacente.',
  'refusal.gun-owes-bombardment':
    '{other}, en {hex} : cette artillerie doit encore un bombardement obligatoire ; elle ne peut pas être refoulée.',
  'refusal.gun-reaches-none': '{unit} : aucune des cibles n’est à portée et en ligne de tir.',
  'refusal.guns-alone':
    'L’artillerie seule ne bombarde qu’un hexagone ; pour en attaquer plusieurs, il faut une unité au contact.',
  'refusal.has-attacked': '{unit} : cette unité a déjà attaqué durant cette phase.',
  'refusal.has-been-attacked': '{unit}, en {hex} : cette unité a déjà été attaquée durant cette phase.',
  'refusal.has-joined': '{unit} : cette unité participe déjà à cette attaque.',
  'refusal.line-of-fire': '{unit} : des bois coupent la ligne de tir vers {hex}.',
  'refusal.must-retreat': 'Les reculs doivent d’abord être effectués.',
  'refusal.must-stop': '{unit} : cette unité doit s’arrêter en {hex}, dans une zone de contrôle ennemie.',
  'refusal.neighbours-attacked': '{unit} : tous les ennemis adjacents ont déjà été attaqués durant cette phase.',
  'refusal.no-attacker': 'Désignez au moins une unité attaquante.',
  'refusal.no-common-attacker':
    'Une attaque contre plusieurs cibles exige une unité adjacente à toutes ; il n’y en a pas.',
  'refusal.no-common-target': 'Aucun ennemi encore à attaquer n’est au contact de toutes ces unités : {units}.',
  'refusal.no-enemy-there': 'Il n’y a pas d’unité ennemie en {hex}.',
  'refusal.no-exit': 'Seules les unités françaises peuvent quitter la carte.',
  'refusal.no-move': '{unit} : cette unité est déjà en {hex}.',
  'refusal.no-stack': 'Aucun hexagone ne contient deux unités.',
  'refusal.no-target': 'Désignez au moins une cible.',
  'refusal.nobody-can-attack':
    '{unit}, en {hex} : parmi vos unités qui n’ont pas encore attaqué, aucune ne peut l’attaquer.',
  'refusal.not-a-payer':
    '{unit} : cette unité n’a pas attaqué au contact et ne peut pas être perdue par élimination égale.',
  'refusal.not-a-victor': '{unit} : cette unité n’a pas pris part à cette victoire, ou a déjà avancé.',
  'refusal.not-adjacent': '{unit} : cette unité n’est pas adjacente à {hex}.',
  'refusal.not-adjacent-to-all':
    '{unit} : cette unité n’est pas adjacente à {hex} ; une unité au contact doit l’être à toutes les cibles de son attaque.',
  'refusal.not-an-entry-hex':
    '{hex} n’est pas un hexagone d’entrée ; les renforts entrent par les hexagones ouverts du bord est.',
  'refusal.not-an-exit': '{hex} n’est pas l’un des hexagones de sortie du bord nord.',
  'refusal.not-bombarding': '{unit} : cette unité n’a pas bombardé dans cette attaque, ou s’est déjà retirée.',
  'refusal.not-empty-and-safe':
    '{unit} : le retrait ne se fait que vers un hexagone adjacent, vide et hors de toute zone ennemie ; {hex} n’en est pas un.',
  'refusal.not-in-contact': '{unit} : cette unité n’est au contact d’aucun ennemi.',
  'refusal.not-in-game': '{unit} : cette unité n’est pas en jeu dans cette partie.',
  'refusal.not-in-stack': '{unit} : cette unité ne partage pas son hexagone.',
  'refusal.not-on-map': '{unit} : cette unité n’est pas sur la carte.',
  'refusal.not-one-hex': '{unit} : cette unité va d’un hexagone exactement ; {hex} ne lui est pas adjacent.',
  'refusal.not-retreating': '{unit} : cette unité n’a pas à reculer.',
  'refusal.not-safe': '{unit} : {hex} n’est pas un hexagone sûr.',
  'refusal.not-vacated': '{hex} n’a pas été évacué dans cette attaque.',
  'refusal.not-waiting': '{unit} : cette unité n’est pas en attente d’entrée.',
  'refusal.not-yet': '{unit} : arrivée au tour {turn}.',
  'refusal.not-your-unit': '{unit} : cette unité n’est pas à vous.',
  'refusal.out-of-range': '{unit} : aucun ennemi à bombarder à deux hexagones exactement.',
  'refusal.path-start': '{unit} : cette unité est en {hex} ; son chemin commence là.',
  'refusal.pays-needlessly': 'L’une de ces unités peut être gardée sans que le total passe sous {price}.',
  'refusal.pays-too-little': 'Ces unités totalisent {paid} ; il faut en payer {price}.',
  'refusal.stack-left':
    'Deux unités partagent un hexagone ; l’ennemi choisirait celle qui est détruite. Dites « end stacked » pour terminer tout de même la phase.',
  'refusal.strands': 'Resteraient ainsi sans attaque : {units}.',
  'refusal.strands-later':
    'De quelque façon que cette attaque soit complétée, une unité qui doit combattre resterait sans attaque.',
  'refusal.too-far': '{unit} : points de mouvement nécessaires {points}, disponibles {allowance}.',
  'refusal.woods': '{hex} est un bois sans route : on ne peut jamais y entrer.',
  'refusal.would-stack':
    '{other}, en {hex} : cette unité ne peut pas en partir, et deux unités ne peuvent pas partager un hexagone.',
  'refusal.zones-bar': '{unit} : sur le chemin de {hex}, une zone de contrôle ennemie imposerait l’arrêt en {from}.',

  'fault.unknown-unit': 'Il n’y a pas d’unité « {unit} ».',
  'fault.no-keys': 'Une table de clés demande des clés.',
  'fault.unit-twice': '{unit} : cette unité arriverait deux fois ou est déjà en jeu.',
  'fault.off-the-map': '{unit} : « {hex} » n’est pas un hexagone de la carte.',
  'fault.in-woods': '{unit} : {hex} est un bois, où aucune unité ne peut se tenir.',
  'fault.hex-taken': '{unit} : {hex} contient déjà {other}.',
  'fault.cannot-exit': '{unit} : cette unité est alliée et ne peut pas avoir quitté la carte.',
  'fault.not-demoralized': 'Le camp allié ne peut pas être démoralisé : il n’a pas assez perdu.',
  'fault.wrong-side': '{unit} : cette unité est de l’autre camp.',
  'fault.already-over': 'La partie décrite est déjà terminée.',
};
