/** What letters and notices say, in the languages of the page. */

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

interface Words {
  readonly confirm: readonly [subject: string, text: string];
  readonly recover: readonly [subject: string, text: string];
  readonly turn: readonly [subject: string, text: string];
  readonly end: readonly [subject: string, text: string];
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    confirm: [
      'Hundred Days: is this your address?',
      `{name} wants letters from Hundred Days to come here. If that is you, open this within a day:

{link}

If it is not, do nothing: nothing more will come.`,
    ],
    recover: [
      'Hundred Days: a new password',
      `Somebody, most likely you, wants a new password for the account "{name}". It is made here, once, within the hour:

{link}

If you do not want one, do nothing: the old one stays good.`,
    ],
    turn: [
      'Hundred Days: your move, {game}',
      `It is your move at a table of {game}:

{link}

When letters come, and whether they do, is said on the page of your account: {account}`,
    ],
    end: [
      'Hundred Days: a game is over, {game}',
      `A game of {game} at which you sat is over:

{link}

When letters come, and whether they do, is said on the page of your account: {account}`,
    ],
  },
  fr: {
    confirm: [
      'Hundred Days : est-ce votre adresse ?',
      `{name} souhaite recevoir ici les lettres de Hundred Days. Si c’est vous, ouvrez ceci dans la journée :

{link}

Sinon, ne faites rien : rien d’autre ne viendra.`,
    ],
    recover: [
      'Hundred Days : un nouveau mot de passe',
      `Quelqu’un, sans doute vous, souhaite un nouveau mot de passe pour le compte « {name} ». Il se choisit ici, une seule fois, dans l’heure :

{link}

Si vous n’en voulez pas, ne faites rien : l’ancien reste valable.`,
    ],
    turn: [
      'Hundred Days : à vous de jouer, {game}',
      `C’est à vous de jouer à une table de {game} :

{link}

La page de votre compte dit quand les lettres viennent, et si elles viennent : {account}`,
    ],
    end: [
      'Hundred Days : une partie est finie, {game}',
      `Une partie de {game} à laquelle vous étiez assis est finie :

{link}

La page de votre compte dit quand les lettres viennent, et si elles viennent : {account}`,
    ],
  },
};

/** Names keep their language. */
const TITLES: Readonly<Record<string, string>> = {
  'napoleon-at-waterloo': 'Napoleon at Waterloo',
  'waterloo-campaign': 'Waterloo Campaign, 1815',
  'napoleon-1815': 'Napoleon 1815',
  'last-battles': 'Napoleon’s Last Battles',
  'day-of-waterloo': 'The Day of Waterloo, 1815',
};

export const titleOf = (game: string): string => TITLES[game] ?? game;

export const languageOf = (text: string): Language => LANGUAGES.find((one) => one === text) ?? 'en';

export function worded(
  language: Language,
  what: keyof Words,
  facts: Readonly<Record<string, string>>,
): { readonly subject: string; readonly text: string } {
  const [subject, text] = WORDS[language][what].map((one) =>
    one.replaceAll(/\{(\w+)\}/g, (_, name) => facts[name] ?? ''),
  );
  return { subject, text };
}
