import type { AnyAction } from '@hundred-days/kernel';
import { signal } from '@preact/signals';
import { expect } from 'vitest';
import type { Face } from '../src/face/types.ts';
import { type Later, LessonModel } from '../src/learn/lesson.ts';
import type { Drawer } from '../src/learn/progress.ts';
import type { Lesson } from '../src/learn/types.ts';

/** A learner for tests of any lesson: does what each step asks, as hands at the table would. */

/** Time that passes when the test says so. */
export class Clock {
  #waiting: { readonly at: number; readonly run: () => void }[] = [];
  #now = 0;

  readonly later: Later = (ms, run) => {
    const entry = { at: this.#now + ms, run };
    this.#waiting.push(entry);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== entry);
    };
  };

  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#waiting = this.#waiting.filter((entry) => entry !== next);
      this.#now = next.at;
      next.run();
    }
    this.#now = end;
  }

  get waiting(): number {
    return this.#waiting.length;
  }
}

export function memoryDrawer(): Drawer & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

export type Model = LessonModel['model'];
/** What a step asks for, done. */
export type Deed = (model: Model, clock: Clock) => void | Promise<void>;

/** Long enough for the other side to do what it wants. */
export const A_WHILE = 6_000;

/** The other side acts first. */
export const afterThem =
  (deed: Deed): Deed =>
  (model, clock) => {
    clock.pass(A_WHILE);
    return deed(model, clock);
  };
export const watch: Deed = (_, clock) => clock.pass(A_WHILE);

/** What hands do at the table of a face, by the names of its units and places. */
export function handsOf(face: Face<AnyAction>) {
  const unit = (id: string): number => face.game.unitIds.indexOf(id);
  const place = (id: string): number => face.game.placeIds.indexOf(id);
  const ask = (model: Model, piece: string, about: string): AnyAction | null => {
    if (model.asked.value.inHand !== unit(piece)) model.pick(unit(piece));
    return model.point(place(about));
  };
  return {
    unit,
    place,
    /** Points with a piece. */
    ask,
    /** Points, and confirms. */
    send(model: Model, piece: string, to: string): void {
      const action = ask(model, piece, to);
      if (action === null) throw new Error(`${piece} cannot go to ${to}: ${model.refused.value?.no.code}`);
      model.act(action);
    },
    /** Does what a button of the prompt says. */
    press(model: Model, type: string): void {
      const found = face.words.prompt(model.asked.value).buttons.find(({ action }) => action.type === type);
      if (found === undefined) throw new Error(`there is no button for ${type}`);
      model.act(found.action);
    },
  };
}

export interface Sitting {
  readonly lesson: LessonModel;
  readonly clock: Clock;
  readonly model: Model;
}

/** A lesson with hands that can take it: `deeds` has one for each step that asks for something. */
export function learnerOf(lesson: Lesson, face: Face<AnyAction>, deeds: Readonly<Record<string, Deed>>) {
  const begin = (language = 'en', drawer: Drawer | null = memoryDrawer()): Sitting => {
    const clock = new Clock();
    const rule = signal<string | null>(null);
    const taken = new LessonModel({ lesson, face, language: signal(language), rule, drawer, later: clock.later });
    return { lesson: taken, clock, model: taken.model };
  };
  const keyOf = ({ at }: LessonModel): string => lesson.chapters[at.value.chapter].steps[at.value.step].text;
  /** Does what the step asks; false at the end of the lesson. */
  const onward = async (taken: LessonModel, clock: Clock): Promise<boolean> => {
    if (taken.card.value.last) return false;
    const key = keyOf(taken);
    if (taken.card.value.reads) taken.next();
    else await deeds[key](taken.model, clock);
    await taken.model.answered();
    // An answer is read, and put away.
    if (keyOf(taken) === key) taken.model.refused.value = null;
    if (keyOf(taken) === key) throw new Error(`stuck at ${key}`);
    return true;
  };
  const goTo = async (taken: LessonModel, clock: Clock, key: string): Promise<void> => {
    taken.goTo(lesson.chapters.findIndex(({ steps }) => steps.some(({ text }) => text === key)));
    while (keyOf(taken) !== key) if (!(await onward(taken, clock))) throw new Error(`${key} was never reached`);
  };
  /** The whole lesson, with every kind of event that was told on the way and every code that something was refused with. */
  const takeWhole = async (): Promise<{ readonly told: readonly string[]; readonly refused: readonly string[] }> => {
    const { lesson: taken, clock, model } = begin();
    const told = new Set<string>();
    const refused = new Set<string>();
    const collect = (): void => {
      for (const event of model.events(-1)) told.add(event.type);
    };
    model.changed.subscribe(collect);
    model.refused.subscribe((answer) => void (answer !== null && refused.add(answer.no.code)));
    while (await onward(taken, clock)) collect();
    return { told: [...told], refused: [...refused] };
  };
  /** A learner who has done all that comes before a step of its chapter. */
  const beginAt = async (key: string): Promise<Sitting> => {
    const sitting = begin();
    await goTo(sitting.lesson, sitting.clock, key);
    return sitting;
  };
  /** Has been led away: is told so in these words, and takes it back. */
  const takesBack = (taken: LessonModel, told: string): void => {
    expect(taken.card.value.stray).toBe(told);
    taken.takeBack();
    expect(taken.card.value.stray).toBe('');
  };
  /** Has been led away, takes it back, and does what the step asks after all: the next one is this. */
  const straysAndGoesOn = async (taken: LessonModel, clock: Clock, next: string): Promise<void> => {
    expect(taken.stray.value).toBe(true);
    taken.takeBack();
    await onward(taken, clock);
    expect(keyOf(taken)).toBe(next);
  };
  /** At each of these steps, does what leads away; is told so, takes it back, and can go on. */
  const comeBack = async (keys: readonly string[], leadAway: (model: Model) => void): Promise<void> => {
    const { lesson: taken, clock, model } = begin();
    for (const key of keys) {
      await goTo(taken, clock, key);
      leadAway(model);
      expect(taken.stray.value, key).toBe(true);
      taken.takeBack();
      expect(taken.stray.value, key).toBe(false);
      await onward(taken, clock);
    }
  };
  return {
    lesson,
    face,
    comeBack,
    takesBack,
    straysAndGoesOn,
    begin,
    beginAt,
    keyOf,
    onward,
    goTo,
    takeWhole,
    unit: (id: string): number => face.game.unitIds.indexOf(id),
    place: (id: string): number => face.game.placeIds.indexOf(id),
  };
}

export type Learner = ReturnType<typeof learnerOf>;
