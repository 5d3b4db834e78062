import type { AnyAction } from '@hundred-days/kernel';
import type { Face } from '../src/face/types.ts';
import { createFace } from '../src/faces/day-of-waterloo/face.tsx';
import { createLesson } from '../src/learn/lessons/day-of-waterloo/lesson.ts';
import { game } from './dowField.ts';
import { afterThem, type Deed, handsOf, learnerOf, type Model, watch } from './lessonPlayer.ts';

/** The hands of a learner of the Day of Waterloo. */

export const FACE = createFace(game) as unknown as Face<AnyAction>;
export const { unit, place: hex, send, press, ask } = handsOf(FACE);

/** Takes a piece up, unless it is in hand, and does what one of its answers is. */
function order(model: Model, piece: string, type: string): void {
  const found = model.choices(unit(piece)).find((action) => action.type === type);
  if (found === undefined) throw new Error(`${piece} cannot ${type}`);
  model.act(found);
}

/** What nobody in particular does, or a hex of the list. */
function choose(model: Model, type: string): void {
  const found = model.asked.value.pieces.flatMap((piece) => model.choices(piece)).find((one) => one.type === type);
  if (found === undefined) throw new Error(`nobody can ${type}`);
  model.act(found);
}

/** Charges are declared by pointing: with a stack of one cavalry corps all of it goes. */
async function charge(model: Model, piece: string, at: string): Promise<void> {
  send(model, piece, at);
  await model.answered();
}

const DEEDS: Readonly<Record<string, Deed>> = {
  'stacks.pick': (model) => model.pick(unit('fr-donzelot')),
  'stacks.order': (model) => order(model, 'fr-desalles', 'raise'),
  'march.out': (model) => model.pick(unit('fr-durutte')),
  'march.column': (model) => send(model, 'fr-quiot', '1012'),
  'march.full': (model) => void ask(model, 'fr-donzelot', '1012'),
  'zones.pinned': (model) => model.pick(unit('fr-durutte')),
  'zones.hidden': (model) => send(model, 'fr-marcognet', '1212'),
  'charge.declare': (model) => charge(model, 'fr-watier', '1111'),
  'charge.watch': watch,
  'charge.british': async (model, clock) => {
    await charge(model, 'fr-lheritier', '0912');
    clock.pass(6_000);
  },
  'charge.end': (model) => press(model, 'end'),
  'charge.duel': (model) => void model.point(hex('0912')),
  'fight.target': (model) => void model.point(hex('1111')),
  'fight.guns': (model) => order(model, 'fr-lallemand', 'fire'),
  'fight.bombard': (model) => press(model, 'bombard'),
  'fight.join': async (model) => {
    for (const piece of ['fr-donzelot', 'fr-jacquinot']) {
      order(model, piece, 'join');
      await model.answered();
    }
  },
  'fight.roll': (model) => press(model, 'attack'),
  'fight.advance': afterThem(async (model) => {
    await model.answered();
    choose(model, 'advance');
  }),
  'break.attack': async (model) => {
    model.point(hex('1111'));
    await model.answered();
    press(model, 'spare');
    await model.answered();
    order(model, 'fr-mg-chasseurs', 'join');
    await model.answered();
    press(model, 'attack');
  },
  'break.win': async (model, clock) => {
    clock.pass(6_000);
    for (let i = 0; i < 6 && !model.over; i++) {
      await model.answered();
      const types = model.asked.value.pieces.flatMap((piece) => model.choices(piece)).map(({ type }) => type);
      choose(model, ['done', 'end', 'advance'].find((type) => types.includes(type)) ?? types[0]);
    }
    await model.answered();
  },
};

export const LESSON = createLesson(game);
export const LEARNER = learnerOf(LESSON, FACE, DEEDS);
export const { begin, beginAt, keyOf, onward, goTo } = LEARNER;
