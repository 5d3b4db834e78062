import type { ScenarioTexts } from './scenario.ts';

/** What stands in a scenario, apart from its words: keys of texts, and the rules that say so. */
type Rules = Readonly<Record<string, readonly string[]>>;
interface Outline {
  /** A key ends with the side that wins so: `ligny.french`. */
  readonly wins: Rules;
  readonly special: Rules;
}

/** Keys of a scenario's words: those of its outline, and when and how it was. */
type KeysOf<O extends Readonly<Record<string, Outline>>> = {
  [Id in keyof O & string]: `${Id}.${'when' | 'history'}` | ((keyof O[Id]['wins'] | keyof O[Id]['special']) & string);
}[keyof O & string];

/** Puts the words of a language into the outlines of the scenarios of a game. */
export const outlined =
  <const O extends Readonly<Record<string, Outline>>>(outlines: O) =>
  (words: Readonly<Record<KeysOf<O>, string>>): ScenarioTexts =>
    Object.fromEntries(
      Object.entries(outlines).map(([id, { wins, special }]) => {
        const text = (key: string): string => words[key as KeysOf<O>];
        const list = (rules: Rules) =>
          Object.entries(rules).map(([key, cited]) => ({ key, text: text(key), rules: cited }));
        return [
          id,
          {
            when: text(`${id}.when`),
            history: text(`${id}.history`),
            wins: list(wins).map(({ key, ...told }) => ({ side: key.slice(key.lastIndexOf('.') + 1), ...told })),
            special: list(special).map(({ key: _, ...told }) => told),
          },
        ];
      }),
    );
