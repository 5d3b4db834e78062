import { told } from './outline.ts';

const FRENCH = 'si la nuit tombe sur une armée alliée démoralisée ou disparue, et que l’armée française tient.';
const ALLIED =
  'aussitôt que l’armée française est démoralisée ou se désagrège ; sinon à neuf heures du soir, si les deux armées alliées tiennent encore.';

export const before = told({
  'historical.when': 'Dimanche 18 juin 1815, de six heures du matin à neuf heures du soir',
  'historical.history':
    'Il a plu toute la nuit. Wellington occupe la crête devant Mont-Saint-Jean avec une armée de plusieurs nations, et la parole de Blücher que les Prussiens viendront. Les colonnes de Napoléon sont encore sur la route de Genappe ; il doit briser l’une des deux armées avant la nuit, et jusque tard dans la matinée le sol est trop profond pour les canons et la cavalerie. En réalité il commença à onze heures et demie, et peu après une heure on vit les premiers Prussiens à l’est.',
  'historical.french': FRENCH,
  'historical.allied': ALLIED,
  'historical.15.3b':
    'Les Prussiens arrivent par l’est à partir de midi ; dès que le premier est entré, tous doivent suivre.',
  'testing-fate.when': 'Dimanche 18 juin 1815, tel qu’il aurait pu être',
  'testing-fate.history':
    'Le même matin, et pour chaque camp un dé du Destin avant tout déploiement : une nuit plus sèche ou plus humide, Grouchy en marche au canon, Vandamme à la place de Lobau, Blücher en avance ou en retard. Cette partie du jeu est une création de cette édition, non du livret.',
  'testing-fate.french': FRENCH,
  'testing-fate.allied': ALLIED,
  'testing-fate.16.1a': 'Chaque camp lance un dé sur sa propre liste ; la ligne tombée vaut pour toute la journée.',
  'forcing-fate.when': 'Dimanche 18 juin 1815, tel que vous le voulez',
  'forcing-fate.history':
    'Le même matin, et chaque camp choisit en secret une ligne de sa liste ; les deux sont montrées ensemble. Qui prend une ligne qui le favorise laisse l’ennemi choisir encore une fois. Cette partie du jeu est une création de cette édition, non du livret.',
  'forcing-fate.french': FRENCH,
  'forcing-fate.allied': ALLIED,
  'forcing-fate.16.2a':
    'Choisissez une ligne sur six ; une ligne favorable a son prix : une seconde ligne pour l’ennemi.',
  'day.5.4.2a':
    'De chaque hexagone ennemi vous ne voyez que le pion du sommet. Ce qui est dessous se montre quand il fixe, charge, tire ou combat.',
  'day.6.0c': 'La cavalerie couvre les hexagones voisins : qui y entre s’arrête, qui y est y reste.',
  'day.9.2.13a':
    'La boue ralentit tout le monde jusqu’à midi ; au pire, les canons restent sur les routes et nul ne charge.',
  'day.9.3.6a':
    'Une seule unité française qui sort vers Hal (0108) ou Bruxelles (0801) démoralise pour de bon l’armée anglo-hollando-allemande : gardez les deux routes.',
});
