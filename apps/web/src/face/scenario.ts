import { opened } from './late.ts';

/** What is told before a battle, in a language: the situation, what wins, and what is special about it. */
export interface ScenarioText {
  /** When it was. */
  readonly when: string;
  readonly history: string;
  /** How each side wins, by its name in the rules, in the order of the seats. */
  readonly wins: readonly (Told & { readonly side: string })[];
  readonly special: readonly Told[];
}

export interface Told {
  readonly text: string;
  readonly rules: readonly string[];
}

/** By the id of the scenario. */
export type ScenarioTexts = Readonly<Record<string, ScenarioText>>;

/** How a face brings them: English, or another language it has. */
export const scenarioReader =
  (load: { readonly en: () => Promise<ScenarioTexts> } & Readonly<Record<string, () => Promise<ScenarioTexts>>>) =>
  async (id: string, language: string): Promise<ScenarioText | null> => {
    const texts = await opened(load)(language);
    return Object.hasOwn(texts, id) ? texts[id] : null;
  };
