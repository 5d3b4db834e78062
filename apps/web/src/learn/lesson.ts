import {
  type AnyAction,
  allChoices,
  type GameRecord,
  type Host,
  REFEREE,
  readAction,
  type TableSeat,
} from '@hundred-days/kernel';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { Face } from '../face/types.ts';
import { openNew, wayTo } from '../store/local.ts';
import { recordFor, restore } from '../store/records.ts';
import type { Holder } from '../store/types.ts';
import { type Refused, TableModel } from '../table/model.ts';
import { sceneDice } from './dice.ts';
import { type Drawer, keepProgress, type Progress, readProgress } from './progress.ts';
import type { Chapter, Lesson, Part, Scene, Sight, Step } from './types.ts';

/** Milliseconds before a hint shows itself, and between two actions of the other side. */
export const HINT_AFTER = 25_000;
export const REPLY_AFTER = 900;

/** Runs something later; the answer calls it off. */
export type Later = (ms: number, run: () => void) => () => void;

export interface LessonParts {
  readonly lesson: Lesson;
  readonly face: Face<AnyAction>;
  readonly language: Signal<string>;
  readonly rule: Signal<string | null>;
  readonly drawer: Drawer | null;
  readonly later: Later;
}

/** What the coach says now. */
export interface Card {
  readonly chapter: number;
  readonly step: number;
  readonly steps: number;
  readonly title: string;
  readonly text: string;
  readonly rules: readonly string[];
  /** Shown after a while, or when asked for; empty if there is none. */
  readonly hint: string;
  /** What was done leads away from the step: why, with an offer to take it back. Empty if all is well. */
  readonly stray: string;
  /** Reading alone completes it. */
  readonly reads: boolean;
  readonly waits: boolean;
  readonly last: boolean;
}

/** A lesson being taken: a table, the step it has come to, and a judge who watches. Headless. */
export class LessonModel {
  readonly lesson: Lesson;
  readonly model: TableModel<AnyAction>;
  readonly at: Signal<{ readonly chapter: number; readonly step: number }>;
  readonly stray = signal(false);
  readonly hinted = signal(false);
  readonly finished = signal(false);
  readonly furthest = signal(0);
  readonly card: ReadonlySignal<Card>;
  /** Places to look at, and the part of the page the text speaks about. */
  readonly places: ReadonlySignal<readonly number[]>;
  readonly part: ReadonlySignal<Part | null>;
  /** What is ringed on a battle board. */
  readonly spots: ReadonlySignal<readonly string[]>;
  readonly #parts: LessonParts;
  /** The lesson owns its tables: here even a die can be taken back. */
  #host: Host<AnyAction>;
  /** Counts what was done at it, by whomever: some of it the learner may not know of. */
  readonly #deeds = signal(0);
  #scene: Scene;
  #tables: (GameRecord | null)[] = [];
  /** How many actions stood, and what was refused, when the step began. */
  #from = 0;
  #refusedBefore: Refused | null = null;
  /** What the step asks for was done. */
  #met = false;
  #callOffHint = (): void => undefined;
  #callOffReply = (): void => undefined;
  readonly #stopJudging: () => void;

  constructor(parts: LessonParts) {
    this.#parts = parts;
    this.lesson = parts.lesson;
    const kept = this.#usable(readProgress(parts.drawer, parts.lesson.id));
    this.at = signal({ chapter: kept?.chapter ?? 0, step: kept?.step ?? 0 });
    this.furthest.value = kept?.furthest ?? 0;
    this.finished.value = kept?.finished ?? false;
    this.#tables = [...(kept?.tables ?? [])];
    this.#scene = this.#sceneAt(this.at.value.chapter, this.at.value.step);
    const restored = kept === null ? null : this.#restored(kept.tables[kept.step]);
    if (restored === null) this.at.value = { chapter: this.at.value.chapter, step: 0 };
    this.#host = restored ?? this.#opened();
    this.model = this.#modelOf(this.#host);
    this.#watch(this.#host);
    this.card = computed(() => this.#card());
    this.places = computed(() => this.#places());
    this.part = computed(() => this.#step.show?.part ?? null);
    this.spots = computed(() => this.#step.show?.spots ?? []);
    this.#begin();
    this.#stopJudging = effect(() => {
      this.#deeds.value;
      const sight = this.#sight();
      // What a rolling die decided is not to be spoken of yet.
      if (this.model.rolling.value === null) untracked(() => this.#judge(sight));
    });
  }

  get #chapter(): Chapter {
    return this.lesson.chapters[this.at.value.chapter];
  }

  get #step(): Step {
    return this.#chapter.steps[this.at.value.step];
  }

  /** Something was kept that this version of the lesson can go on from. */
  get resumed(): boolean {
    return this.at.value.chapter > 0 || this.at.value.step > 0;
  }

  #usable(kept: Progress | null): Progress | null {
    const steps = kept === null ? undefined : this.lesson.chapters[kept.chapter]?.steps;
    return kept !== null && steps !== undefined && kept.step < steps.length ? kept : null;
  }

  /** The scene a step is played in: its own, or that of a step before it. */
  #sceneAt(chapter: number, step: number): Scene {
    const own = this.lesson.chapters[chapter].steps.slice(0, step + 1).findLast(({ scene }) => scene !== undefined);
    return this.lesson.scenes[own?.scene ?? ''];
  }

  #dice(): Parameters<typeof openNew>[2] {
    const { chapter, step } = this.at.peek();
    const scene = this.#scene;
    return sceneDice(
      () => ({ length: this.#host.table.length, view: this.#host.table.view(REFEREE) }),
      (view, fallen) => scene.die(view, fallen),
      `${chapter}.${step}`,
    );
  }

  #opened(): Host<AnyAction> {
    this.#scene = this.#sceneAt(this.at.peek().chapter, this.at.peek().step);
    const host = openNew(this.#parts.face.game, { scenario: this.#scene.description, options: {} }, this.#dice());
    if (host === null) throw new Error('a scene of the lesson cannot be set up');
    // The dice look at the table they fall on.
    this.#host = host;
    const { table } = host;
    for (const action of this.#scene.before ?? []) {
      const no = table.submit(table.seatToAct, action);
      if (no !== null) throw new Error(`a scene of the lesson cannot begin: ${no.code}`);
    }
    return host;
  }

  #restored(record: GameRecord | null | undefined): Host<AnyAction> | null {
    if (record === null || record === undefined) return null;
    // What is kept must be of this scene: the lesson may have changed since.
    if (JSON.stringify(record.scenario) !== JSON.stringify(this.#scene.description)) return null;
    return restore(this.#parts.face.game, record, this.#dice());
  }

  #modelOf(host: Host<AnyAction>): TableModel<AnyAction> {
    const { face, language, rule, lesson } = this.#parts;
    const other: Holder = { kind: 'computer', level: 'conscript', character: 'careful' };
    return new TableModel<AnyAction>({
      id: lesson.id,
      title: lesson.say(language.peek(), 'title'),
      face,
      holders: face.game.seats.map((_, seat) => (seat === lesson.seat ? { kind: 'here', name: 'you' } : other)),
      way: wayTo(host),
      created: 0,
      language,
      openRule: (id) => {
        rule.value = id;
      },
    });
  }

  /** Puts another table under the same page. */
  #lay(host: Host<AnyAction>): void {
    this.#host = host;
    this.model.adopt(wayTo(host));
    this.#watch(host);
  }

  #watch(host: Host<AnyAction>): void {
    host.onChange(() => {
      this.#deeds.value++;
    });
  }

  #go(chapter: number, step: number, host: Host<AnyAction> | null): void {
    batch(() => {
      if (chapter !== this.at.value.chapter) this.#tables = [];
      this.at.value = { chapter, step };
      this.furthest.value = Math.max(this.furthest.value, chapter);
      if (host !== null) this.#lay(host);
      else if (this.#step.scene !== undefined) this.#lay(this.#opened());
      this.#begin();
    });
  }

  /** Notes how things stand when a step begins, and keeps it. */
  #begin(): void {
    const { step } = this.at.peek();
    batch(() => {
      this.stray.value = false;
      this.hinted.value = false;
      this.#setHand(this.#step);
      if (this.#step.goal !== undefined) this.model.refused.value = null;
      this.finished.value ||= this.#isLast();
    });
    this.#met = false;
    this.#from = this.model.length;
    this.#refusedBefore = this.model.refused.peek();
    this.#tables = [...this.#tables.slice(0, step), recordFor(this.#host, REFEREE)];
    this.#callOffHint();
    this.#callOffReply();
    this.#callOffReply = () => undefined;
    this.#callOffHint = this.#parts.later(HINT_AFTER, () => {
      this.hinted.value = true;
    });
    this.#keep();
  }

  #setHand({ emptyHand, hold }: Step): void {
    const { inHand, proposed } = this.model;
    const held = hold === undefined ? null : this.#parts.face.game.unitIds.indexOf(hold);
    if (!emptyHand && (held === null || held === inHand.value)) return;
    inHand.value = held;
    proposed.value = null;
  }

  #keep(): void {
    const { chapter, step } = this.at.peek();
    const progress: Progress = {
      chapter,
      step,
      furthest: this.furthest.peek(),
      finished: this.finished.peek(),
      tables: this.#tables,
    };
    keepProgress(this.#parts.drawer, this.lesson.id, progress);
  }

  #isLast(): boolean {
    const { chapter, step } = this.at.peek();
    return chapter === this.lesson.chapters.length - 1 && step === this.lesson.chapters[chapter].steps.length - 1;
  }

  #sight(): Sight {
    const asked = this.model.asked.value;
    const refused = this.model.refused.value;
    this.at.value;
    return {
      asked,
      view: asked.view,
      refused: refused === this.#refusedBefore ? null : refused,
      events: this.model.length > this.#from ? this.model.events(this.#from) : [],
    };
  }

  #judge(sight: Sight): void {
    const { goal } = this.#step;
    if (goal === undefined) return;
    this.#met ||= goal.done(sight);
    if (this.#met) {
      // An answer is read and put away before something else is asked for: it would lie over what comes next.
      if (sight.refused === null || this.#readsNext()) this.#onwards();
      return;
    }
    this.stray.value = !goal.still(sight);
    if (!this.stray.value) this.#letOthersPlay(sight.asked.seat);
  }

  /** The next step is only read, and may speak of the answer. */
  #readsNext(): boolean {
    const { step } = this.at.peek();
    const next = this.#chapter.steps[step + 1];
    return next !== undefined && next.goal === undefined;
  }

  /** The other side acts one action at a time, at a pace one can follow. */
  #letOthersPlay(seat: number): void {
    if (seat < 0 || seat === this.lesson.seat) return;
    this.#callOffReply();
    this.#callOffReply = this.#parts.later(REPLY_AFTER, () => void this.#reply(this.#host.seat(seat)));
  }

  async #reply(seat: TableSeat<AnyAction>): Promise<void> {
    const { game, known } = seat;
    const read = known.steps.slice(1).map(({ action }) => (action === null ? null : readAction(game, action)));
    const done = read.flatMap((action) => (action?.ok ? [action.value] : []));
    await seat.submit(this.#scene.reply(known.view, allChoices(game, known.view, seat.viewer), done));
    seat.close();
  }

  #onwards(): void {
    const { chapter, step } = this.at.value;
    if (step + 1 < this.#chapter.steps.length) this.#go(chapter, step + 1, null);
    else if (chapter + 1 < this.lesson.chapters.length) this.#go(chapter + 1, 0, null);
  }

  /** On from a step that is only read. */
  next(): void {
    if (this.#step.goal === undefined) this.#onwards();
  }

  get canBack(): boolean {
    return this.resumed;
  }

  /** One step back, with the table as it stood then. */
  back(): void {
    const { chapter, step } = this.at.value;
    if (step === 0) {
      if (chapter > 0) this.#go(chapter - 1, 0, null);
      return;
    }
    this.#scene = this.#sceneAt(chapter, step - 1);
    const host = this.#restored(this.#tables[step - 1]);
    if (host === null) this.#go(chapter, 0, null);
    else this.#go(chapter, step - 1, host);
  }

  /** Takes back all that was done in this step; in a lesson even a die can be taken back. */
  takeBack(): void {
    const { chapter, step } = this.at.value;
    const host = this.#restored(this.#tables[step]);
    this.#go(chapter, host === null ? 0 : step, host);
  }

  goTo(chapter: number): void {
    if (chapter >= 0 && chapter < this.lesson.chapters.length) this.#go(chapter, 0, null);
  }

  /** To the next chapter; from the last one to its end. */
  skipChapter(): void {
    const { chapter } = this.at.value;
    if (chapter + 1 < this.lesson.chapters.length) this.goTo(chapter + 1);
    else this.#go(chapter, this.#chapter.steps.length - 1, null);
  }

  restart(): void {
    this.goTo(0);
  }

  openRule(id: string): void {
    this.#parts.rule.value = id;
  }

  showHint(): void {
    this.hinted.value = true;
  }

  /** Stops watching; what was reached is kept already. */
  leave(): void {
    this.#stopJudging();
    this.#callOffHint();
    this.#callOffReply();
    this.model.leave();
  }

  #card(): Card {
    const { chapter, step } = this.at.value;
    const { text, goal, rules = [] } = this.#step;
    const say = (key: string): string => this.lesson.say(this.#parts.language.value, key);
    return {
      chapter,
      step,
      steps: this.#chapter.steps.length,
      title: say(this.#chapter.title),
      text: say(text),
      rules,
      hint: goal === undefined ? '' : say(`${text}.hint`),
      stray: this.stray.value ? say(`${text}.stray`) : '',
      reads: goal === undefined,
      waits:
        goal !== undefined && !this.model.asked.value.deciding && !this.model.over && this.model.rolling.value === null,
      last: this.#isLast(),
    };
  }

  #places(): readonly number[] {
    const { units = [], places = [] } = this.#step.show ?? {};
    const { game } = this.#parts.face;
    const standing = this.#parts.face.map.pieces(this.model.asked.value);
    const shown = units.map((unit) => standing.find(({ piece }) => game.unitIds[piece] === unit)?.place ?? -1);
    return [...shown, ...places.map((place) => game.placeIds.indexOf(place))].filter((place) => place >= 0);
  }
}
