import type { AnyAction, GameEvent, State } from '@hundred-days/kernel';
import type { Asked } from '../face/types.ts';
import type { Refused } from '../table/model.ts';

/** A lesson is data: small set-ups on the real board, and steps that say something and know when it was understood. */
export interface Lesson {
  readonly id: string;
  readonly game: string;
  /** The seat of the learner; the lesson plays the others. */
  readonly seat: number;
  readonly chapters: readonly Chapter[];
  readonly scenes: Readonly<Record<string, Scene>>;
  /** The scenario it leads to in the end; the game's first if it names none. */
  readonly scenario?: string;
  /** The words of a key, in the reader's language: of its chapters and steps, and those of LessonKey. */
  say(language: string, key: string): string;
  /** Brings the words of a language; English is there. */
  speak(language: string): Promise<void>;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly Step[];
}

/** A position to learn from. */
export interface Scene {
  /** A described scenario of the game. */
  readonly description: Readonly<Record<string, unknown>>;
  /** What has been done before the learner sits down, each action by the seat whose decision it is. */
  readonly before?: readonly AnyAction[];
  /**
   * The die that is to fall now, so that what is taught is seen; null leaves it to chance. `view` is how things stood before
   * the action that rolls, `fallen` how many dice it has rolled already.
   */
  die(view: State, fallen: number): number | null;
  /** What the other side does, of all it may do. `done` is what it has done in this scene. */
  reply(view: State, choices: readonly AnyAction[], done: readonly AnyAction[]): AnyAction;
}

export interface Step {
  /** Key of the text; the keys of hint and stray are `<text>.hint` and `<text>.stray`. */
  readonly text: string;
  /** Sets the table up anew before the step begins. */
  readonly scene?: string;
  /** What completes the step; one without a goal is only read. */
  readonly goal?: Goal;
  readonly show?: Shown;
  /** The rules it tells of; the reader can open them. */
  readonly rules?: readonly string[];
  /** Puts down what is in hand before the step begins. */
  readonly emptyHand?: boolean;
  /** The unit the step is about is in hand, also after coming back. */
  readonly hold?: string;
}

export interface Goal {
  done(sight: Sight): boolean;
  /** The goal can still be met from here; otherwise the learner is offered to take back what he did. */
  still(sight: Sight): boolean;
}

/** Parts of the table that a text can point at. */
export const PARTS = ['prompt', 'undo', 'panel', 'track'] as const;
export type Part = (typeof PARTS)[number];

export interface Shown {
  readonly units?: readonly string[];
  readonly places?: readonly string[];
  readonly part?: Part;
  /** On what a face lays over the map: the things that have these names there (`data-spot`). */
  readonly spots?: readonly string[];
}

/** What a goal is judged by. */
export interface Sight {
  readonly asked: Asked<AnyAction>;
  readonly view: State;
  /** Refused since the step began. */
  readonly refused: Refused | null;
  /** What has happened since the step began. */
  readonly events: readonly GameEvent[];
}
