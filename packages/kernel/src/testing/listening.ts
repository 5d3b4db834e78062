import type { AnyAction } from '../actions.ts';
import { catalogsOf, type Words } from '../catalog.ts';
import type { Game, Setup } from '../contract.ts';
import type { GameEvent } from '../events.ts';
import { sayEvent, sayRefusal } from '../messages.ts';
import { whyNot } from '../referee.ts';
import type { Facts, Refusal } from '../refusal.ts';
import { withoutWords } from './catalogs.ts';
import { type PlayedStep, play } from './randomPlay.ts';

/** A hole that no fact has filled, a key without words, something that is no fact. */
const UNSAID = /\{\w+\}|undefined|NaN|^\[/;

/** Hears what is said in games, in every language. */
export interface Ear {
  readonly words: readonly Words[];
  /** What was said at least once: 'event moved', 'refusal too-far'. */
  readonly heard: ReadonlySet<string>;
  /** Sentences that are no sentences. */
  readonly faults: readonly string[];
  event(one: GameEvent): void;
  refused(no: Refusal | null): void;
}

export interface Hearing {
  /** What else a sentence must not have in it. */
  readonly isWrong?: (text: string, language: string) => boolean;
  /** How often the same sentence, with the same facts in it, is worth saying. */
  readonly often?: number;
}

export function listen(words: readonly Words[], { isWrong, often = Infinity }: Hearing = {}): Ear {
  const times = new Map<string, number>();
  const heard = new Set<string>();
  const faults: string[] = [];
  const hear = (what: string, data: Facts, say: (words: Words) => string): void => {
    heard.add(what);
    const key = `${what} ${Object.keys(data).sort().join(' ')}`;
    const before = times.get(key) ?? 0;
    times.set(key, before + 1);
    if (before >= often) return;
    const sentences = words.map((one) => [one.language, say(one)] as const);
    for (const [language, text] of sentences) {
      if (UNSAID.test(text) || isWrong?.(text, language)) {
        faults.push(`${what} in ${language}, ${JSON.stringify(data)}: ${text}`);
      }
    }
    if (new Set(sentences.map(([, text]) => text)).size < sentences.length)
      faults.push(`${what} is the same in two languages: ${sentences[0][1]}`);
  };
  return {
    words,
    heard,
    faults,
    event: (one) => hear(`event ${one.type}`, one.data, (said) => sayEvent(said, one)),
    refused(no) {
      if (no !== null) hear(`refusal ${no.code}`, no.data, (said) => sayRefusal(said, no));
    },
  };
}

/** Hears a whole random game; `ask` may put questions to it before a step. Outcomes without words come back. */
export function hearGame<A extends AnyAction>(
  game: Game<A>,
  ear: Ear,
  setup: Setup,
  seed: number | string,
  ask: (step: PlayedStep<A>) => void,
): string[] {
  const { startEvents, final, outcome } = play(game, setup, seed, (step) => {
    step.events.forEach(ear.event);
    ask(step);
  });
  startEvents.forEach(ear.event);
  ear.refused(whyNot(game, final, 0, 0, 0));
  return withoutWords(catalogsOf(ear.words), 'outcome', [outcome.code]);
}
