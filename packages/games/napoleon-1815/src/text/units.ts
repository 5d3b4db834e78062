import { UNIT_DATA } from '../units.ts';

/** The names of the blocks, by language and id. English has them from the data; where two armies share one, the army is said too. */

const ARMY_WORDS: Readonly<Record<string, string>> = {
  french: 'French',
  'anglo-dutch': 'Anglo-Dutch',
  prussian: 'Prussian',
};

const isShared = (name: string): boolean => UNIT_DATA.filter((unit) => unit.name === name).length > 1;

const EN: Readonly<Record<string, string>> = Object.fromEntries(
  UNIT_DATA.map(({ id, name, army }) => [
    id,
    (isShared(name) ? `${ARMY_WORDS[army]} ${name}` : name).replaceAll("'", '’'),
  ]),
);

const FR: Readonly<Record<string, string>> = {
  'fr-napoleon': 'Napoléon',
  'fr-g-inf': 'Infanterie de la Garde impériale',
  'fr-g-cav': 'Cavalerie de la Garde impériale',
  'fr-g-art1': 'Artillerie de la Garde (1re)',
  'fr-g-art2': 'Artillerie de la Garde (2e)',
  'fr-1-inf1': 'Infanterie du Ier corps (d’Erlon, 1re)',
  'fr-1-inf2': 'Infanterie du Ier corps (d’Erlon, 2e)',
  'fr-1-art': 'Artillerie du Ier corps français',
  'fr-2-inf1': 'Infanterie du IIe corps (Reille, 1re)',
  'fr-2-inf2': 'Infanterie du IIe corps (Reille, 2e)',
  'fr-2-art': 'Artillerie du IIe corps français',
  'fr-3-inf1': 'Infanterie du IIIe corps (Vandamme, 1re)',
  'fr-3-inf2': 'Infanterie du IIIe corps (Vandamme, 2e)',
  'fr-3-art': 'Artillerie du IIIe corps',
  'fr-4-inf': 'Infanterie du IVe corps (Gérard)',
  'fr-4-art': 'Artillerie du IVe corps',
  'fr-6-inf': 'Infanterie du VIe corps (Lobau)',
  'fr-6-art': 'Artillerie du VIe corps',
  'fr-1cc-cav': 'Ier corps de cavalerie (Pajol)',
  'fr-2cc-cav': 'IIe corps de cavalerie (Exelmans)',
  'fr-2cc-ha': 'Artillerie à cheval du IIe corps de cavalerie',
  'fr-3cc-cav': 'IIIe corps de cavalerie (Kellermann)',
  'fr-3cc-ha': 'Artillerie à cheval du IIIe corps de cavalerie',
  'fr-4cc-cav': 'IVe corps de cavalerie (Milhaud)',
  'ad-wellington': 'Wellington',
  'ad-1-br': 'Infanterie britannique du Ier corps (Cooke, Alten)',
  'ad-1-ne': 'Infanterie néerlandaise du Ier corps (Perponcher, Chassé)',
  'ad-1-art': 'Artillerie du Ier corps anglo-néerlandais',
  'ad-2-br': 'Infanterie britannique du IIe corps (Clinton, Colville)',
  'ad-2-ne': 'Infanterie néerlandaise du IIe corps (Stedman, Anthing)',
  'ad-2-art': 'Artillerie du IIe corps anglo-néerlandais',
  'ad-r-br1': 'Infanterie britannique de la Réserve (Picton)',
  'ad-r-br2': 'Infanterie britannique de la Réserve (Cole)',
  'ad-r-bk': 'Infanterie de Brunswick',
  'ad-r-ne': 'Infanterie néerlandaise de la Réserve (Nassau, Kruse)',
  'ad-r-art': 'Artillerie de la Réserve',
  'ad-c-hvy': 'Cavalerie lourde britannique (Somerset, Ponsonby)',
  'ad-c-lt': 'Cavalerie légère britannique (Uxbridge)',
  'ad-c-ne': 'Cavalerie néerlandaise et des contingents (Collaert)',
  'ad-c-ha': 'Artillerie à cheval britannique',
  'pr-blucher': 'Blücher',
  'pr-1-inf1': 'Infanterie du Ier corps (Zieten, 1re)',
  'pr-1-inf2': 'Infanterie du Ier corps (Zieten, 2e)',
  'pr-1-cav': 'Cavalerie de réserve du Ier corps',
  'pr-1-art': 'Artillerie de réserve du Ier corps',
  'pr-2-inf1': 'Infanterie du IIe corps (Pirch, 1re)',
  'pr-2-inf2': 'Infanterie du IIe corps (Pirch, 2e)',
  'pr-2-cav': 'Cavalerie de réserve du IIe corps',
  'pr-2-art': 'Artillerie de réserve du IIe corps',
  'pr-2-ha': 'Artillerie à cheval du IIe corps',
  'pr-3-inf1': 'Infanterie du IIIe corps (Thielmann, 1re)',
  'pr-3-inf2': 'Infanterie du IIIe corps (Thielmann, 2e)',
  'pr-3-cav': 'Cavalerie de réserve du IIIe corps',
  'pr-3-art': 'Artillerie de réserve du IIIe corps',
  'pr-4-inf1': 'Infanterie du IVe corps (Bülow, 1re)',
  'pr-4-inf2': 'Infanterie du IVe corps (Bülow, 2e)',
  'pr-4-cav': 'Cavalerie de réserve du IVe corps',
  'pr-4-art': 'Artillerie de réserve du IVe corps',
};

export const UNIT_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = { en: EN, fr: FR };
