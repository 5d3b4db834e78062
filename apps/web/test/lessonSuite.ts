import { type AnyAction, TABLE } from '@hundred-days/kernel';
import { frenchFaults } from '@hundred-days/kernel/testing';
import { effect } from '@preact/signals';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Asked } from '../src/face/types.ts';
import { type Learner, memoryDrawer, type Sitting } from './lessonPlayer.ts';

/** What every lesson must pass, whatever it teaches. */

type Catalog = Readonly<Record<string, string>>;

export interface Lessons {
  readonly learner: Learner;
  readonly catalogs: { readonly en: Catalog; readonly fr: Catalog };
  /** How the table of the last chapter ends, if it does. */
  readonly outcome?: string;
  /** Its hints name what lies on a card or a board of its own: the game tests them by itself. */
  readonly namesOwn?: boolean;
  /** What was only pointed at is forgotten by leaving: the steps before which it has to be pointed at again. */
  readonly again?: Readonly<Record<string, (model: Sitting['model']) => void>>;
}

/** What stands between quotation marks. */
const quotedIn = (text: string): string[] =>
  [...text.matchAll(/“([^”]+)”|«\s?([^»]+?)\s?»/gu)].map(([, english, french]) => english ?? french);

/** What is asked, also with each piece in hand that can act. */
const withEach = (asked: Asked<AnyAction>): Asked<AnyAction>[] => [
  asked,
  ...asked.pieces
    .filter((piece) => piece !== TABLE)
    .map((inHand) => ({ ...asked, inHand, proposed: null, choices: asked.choicesOf(inHand) })),
];

/** A button says this, or begins so; dots stand for a name. */
function isNamed(label: string, quoted: string): boolean {
  const [first, ...rest] = quoted.split('…').map((part) => part.trim());
  return label.startsWith(first) && rest.every((part) => label.includes(part));
}

export function lessonSuite({ learner, catalogs, outcome, again = {}, namesOwn = false }: Lessons): void {
  const { lesson: taught, face, begin, keyOf, onward, unit, place } = learner;
  beforeAll(async () => {
    await Promise.all([taught.speak('fr'), face.words.rest('fr'), face.words.rest('en')]);
  });
  const steps = taught.chapters.flatMap((chapter) => chapter.steps);

  describe('the whole lesson', () => {
    for (const language of ['en', 'fr']) {
      it(`is played to its end by its own steps (${language})`, async () => {
        const { lesson, clock, model } = begin(language);
        const seen: string[] = [];
        do {
          const card = lesson.card.value;
          const key = keyOf(lesson);
          seen.push(key);
          expect(card.text).not.toBe(key);
          expect(card.text.length, key).toBeLessThan(260);
          expect(card.stray).toBe('');
          if (!card.reads) expect(card.hint).not.toMatch(/\.hint$/);
        } while (await onward(lesson, clock));
        expect(seen).toEqual(steps.map(({ text }) => text));
        expect(lesson.finished.value).toBe(true);
        expect(model.outcome?.code).toBe(outcome);
      });
    }

    for (const language of namesOwn ? [] : ['en', 'fr'])
      it(`a hint names buttons by the words on them (${language})`, async () => {
        const { lesson, clock, model } = begin(language);
        const offered = new Map<string, Set<string>>();
        const stop = effect(() => {
          lesson.at.value;
          const labels = offered.get(keyOf(lesson)) ?? new Set();
          offered.set(keyOf(lesson), labels);
          for (const asked of withEach(model.asked.value))
            for (const { label } of face.words.prompt(asked).buttons) labels.add(label);
        });
        while (await onward(lesson, clock));
        stop();
        const amiss = [...offered].flatMap(([key, labels]) =>
          quotedIn(catalogs[language as 'en' | 'fr'][`${key}.hint`] ?? '')
            .filter((quoted) => ![...labels].some((label) => isNamed(label, quoted)))
            .map((quoted) => `${key}: ${quoted}; there are ${[...labels].join(' | ')}`),
        );
        expect(amiss).toEqual([]);
      });

    it('says what every step says in both languages, and nothing that no step says', () => {
      const own = ['title', 'watch', 'play', 'playAbout'];
      const wanted = new Set<string>([...own, ...taught.chapters.map(({ title }) => title)]);
      for (const { text, goal } of steps) {
        wanted.add(text);
        if (goal !== undefined) for (const kind of ['hint', 'stray']) wanted.add(`${text}.${kind}`);
      }
      expect(new Set(Object.keys(catalogs.en))).toEqual(wanted);
      expect(Object.keys(catalogs.fr).sort()).toEqual(Object.keys(catalogs.en).sort());
    });

    it('begins every chapter with a scene of its own, and points only at what is there', () => {
      const { lesson } = begin();
      taught.chapters.forEach((chapter, index) => {
        expect(chapter.steps[0].scene).toBeDefined();
        lesson.goTo(index);
        expect(lesson.at.value).toEqual({ chapter: index, step: 0 });
      });
      for (const { show } of steps) {
        for (const id of show?.units ?? []) expect(unit(id), id).toBeGreaterThanOrEqual(0);
        for (const id of show?.places ?? []) expect(place(id), id).toBeGreaterThanOrEqual(0);
      }
      for (const { description } of Object.values(taught.scenes))
        expect(face.game.start({ scenario: description, options: {} }, { roll: () => 1 }, null).ok).toBe(true);
    });

    it('leads to a table that can be set up', () => {
      const scenario = taught.scenario ?? face.game.scenarios[0].id;
      expect(face.game.scenarios.map(({ id }) => id)).toContain(scenario);
      expect(face.game.start({ scenario, options: {} }, { roll: () => 1 }, null).ok).toBe(true);
    });

    it('can be left and taken up again at every step, with the table as it stood', async () => {
      const drawer = memoryDrawer();
      let sitting = begin('en', drawer);
      for (;;) {
        const { at, model } = sitting.lesson;
        const view = [...model.view()];
        sitting.lesson.leave();
        const next = begin('en', drawer);
        expect(next.lesson.at.value).toEqual(at.value);
        const found = [...next.model.view()];
        // Number by number only where they differ.
        if (found.join() !== view.join()) expect(found).toEqual(view);
        again[keyOf(next.lesson)]?.(next.model);
        sitting = next;
        if (!(await onward(next.lesson, next.clock))) break;
      }
      expect(sitting.lesson.finished.value).toBe(true);
    });
  });
}

/** Its French, and the rules it leads to. */
export function citesAndSets({ lesson, face }: Learner, french: Catalog): void {
  it('its French is set as in France, and cites rules that there are', async () => {
    expect(Object.entries(french).flatMap(([key, text]) => frenchFaults(key, text))).toEqual([]);
    const known = (await face.words.rules('en')).flatMap(({ rules }) => rules.map(({ id }) => id));
    const cited = lesson.chapters.flatMap(({ steps }) => steps.flatMap(({ rules = [] }) => rules));
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter((rule) => !known.includes(rule))).toEqual([]);
  });
}
