import { type AnyAction, TABLE } from '@hundred-days/kernel';
import { board, units } from '@hundred-days/napoleon-at-waterloo';
import { signal } from '@preact/signals';
import type { Face } from '../src/face/types.ts';
import { createFace } from '../src/faces/napoleon-at-waterloo/face.tsx';
import { type Later, LessonModel } from '../src/learn/lesson.ts';
import { FIRST_BATTLE } from '../src/learn/lessons/napoleon-at-waterloo/lesson.ts';
import type { Drawer } from '../src/learn/progress.ts';

/** A learner for tests: does what each step asks, as hands at the table would. */

export const FACE = createFace() as unknown as Face<AnyAction>;

export const unit = units.unitIndex;
export const hex = (id: string): number => board.MAP.indexOf(id);

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

export function begin(language = 'en', drawer: Drawer | null = memoryDrawer()) {
  const clock = new Clock();
  const rule = signal<string | null>(null);
  const lesson = new LessonModel({
    lesson: FIRST_BATTLE,
    face: FACE,
    language: signal(language),
    rule,
    drawer,
    later: clock.later,
  });
  return { lesson, clock, rule, model: lesson.model };
}

type Model = LessonModel['model'];

export function move(model: Model, piece: string, to: string): void {
  if (model.asked.value.inHand !== unit(piece)) model.pick(unit(piece));
  const action = model.point(hex(to));
  if (action !== null) model.act(action);
}

export function press(model: Model, type: string): void {
  const found = model.choices(TABLE).find((action) => action.type === type);
  if (found !== undefined) model.act(found);
}

function attack(model: Model, enemy: string, ...attackers: readonly string[]): void {
  model.pick(unit(enemy));
  for (const attacker of attackers) model.pick(unit(attacker));
  press(model, 'roll');
}

/** The first way offered to whoever has to go somewhere. */
function goAnywhere(model: Model): void {
  const { pieces } = model.asked.value;
  for (const piece of pieces.filter((one) => one !== TABLE)) {
    const way = model.choices(piece)[0];
    if (way === undefined) continue;
    model.act(way);
    return;
  }
}

export const DEEDS: Readonly<Record<string, (model: Model, clock: Clock) => void>> = {
  'map.pick': (model) => model.pick(unit('fr-6inf')),
  'map.compare': (model) => model.pick(unit('fr-2cav')),
  'moving.point': (model) => {
    model.pick(unit('fr-6inf'));
    model.point(hex('0614'));
  },
  'moving.confirm': (model) => model.act(model.proposed.value as AnyAction),
  'moving.undo': (model) => void model.undo(),
  'moving.woods': (model) => {
    model.pick(unit('fr-2cav'));
    model.point(hex('1013'));
  },
  'moving.road': (model) => move(model, 'fr-2cav', '0914'),
  'zones.pick': (model) => model.pick(unit('fr-2inf')),
  'zones.why': (model) => void model.point(hex('1408')),
  'zones.frozen': (model) => model.pick(unit('fr-5inf')),
  'zones.contact': (model) => move(model, 'fr-2inf', '1410'),
  'zones.end': (model) => press(model, 'end'),
  'combat.target': (model) => model.pick(unit('aa-rart')),
  'combat.join': (model) => {
    model.pick(unit('fr-5inf'));
    model.pick(unit('fr-1inf'));
  },
  'combat.guns': (model) => model.pick(unit('fr-gd-art')),
  'combat.roll': (model) => press(model, 'roll'),
  'combat.advance': (model, clock) => {
    clock.pass(5_000);
    model.act({ type: 'advance', unit: unit('fr-5inf'), to: hex('1310') } as AnyAction);
  },
  'results.retreat': (model, clock) => {
    clock.pass(5_000);
    goAnywhere(model);
  },
  'results.room': goAnywhere,
  'results.exchange': (model) => attack(model, 'aa-vancav', 'fr-3inf', 'fr-gd-lcav'),
  'results.pay': (model) => model.act({ type: 'lose', units: [unit('fr-gd-lcav')] } as AnyAction),
  'results.settle': (model) => press(model, 'stand'),
  'results.surround': (model) => attack(model, 'aa-bru', 'fr-2inf', 'fr-20inf'),
  'objective.prussians': (_, clock) => clock.pass(5_000),
  'objective.exit': (model) => {
    const exit = model.choices(unit('fr-gd-lcav')).find((action) => action.type === 'exit');
    model.act(exit as AnyAction);
  },
  'objective.end': (model) => press(model, 'end'),
  'objective.win': (model) => attack(model, 'aa-gracav', 'fr-gd-grn', 'fr-gd-chs', 'fr-gd-yng'),
};

export const keyOf = (lesson: LessonModel): string => {
  const { chapter, step } = lesson.at.value;
  return FIRST_BATTLE.chapters[chapter].steps[step].text;
};

/** Does what the step asks; false at the end of the lesson. */
export function onward(lesson: LessonModel, clock: Clock): boolean {
  if (lesson.card.value.last) return false;
  const key = keyOf(lesson);
  if (lesson.card.value.reads) lesson.next();
  else DEEDS[key](lesson.model, clock);
  if (keyOf(lesson) === key) throw new Error(`stuck at ${key}`);
  return true;
}

export function goTo(lesson: LessonModel, clock: Clock, key: string): void {
  lesson.goTo(FIRST_BATTLE.chapters.findIndex(({ steps }) => steps.some(({ text }) => text === key)));
  while (keyOf(lesson) !== key) if (!onward(lesson, clock)) throw new Error(`${key} was never reached`);
}
