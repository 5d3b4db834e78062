import type { AnyAction } from '@hundred-days/kernel';
import type { Face } from '../src/face/types.ts';
import { createFace } from '../src/faces/last-battles/campaign/face.tsx';
import { createLesson, WORLD } from '../src/learn/lessons/last-battles-campaign/lesson.ts';
import { gameOf } from './lastCampaigns.ts';
import { afterThem, type Deed, handsOf, learnerOf, type Model } from './lessonPlayer.ts';

/** The hands of a learner of the campaign of Napoleon's Last Battles. */

export const GAME = gameOf(WORLD);
export const FACE = createFace(GAME) as unknown as Face<AnyAction>;
export const { unit, place: hex, send, press, ask } = handsOf(FACE);

/** Takes a piece up and presses the button that says so. */
export function order(model: Model, piece: string, label: string): void {
  if (model.asked.value.inHand !== unit(piece)) model.pick(unit(piece));
  const found = FACE.words.prompt(model.asked.value).buttons.find((button) => button.label === label);
  if (found === undefined) throw new Error(`${piece} has no button ${label}`);
  model.act(found.action);
}

const said = (model: Model, english: string, french: string): string =>
  model.asked.value.language === 'fr' ? french : english;

const DEEDS: Readonly<Record<string, Deed>> = {
  // There is one thing each can do: a click does it.
  'command.release': (model) => model.pick(unit('ld-kellermann')),
  'command.give': (model) => model.pick(unit('ld-derlon')),
  'command.close': (model) => press(model, 'end'),
  'orders.close': (model) => void ask(model, 'fr-iiic-lhertier', 'Q1511'),
  'orders.ride': (model) => send(model, 'ld-ney', 'Q1415'),
  'boxes.close': (model) => press(model, 'end'),
  'boxes.call': (model) =>
    order(model, 'ld-reille', said(model, 'Call back Husson and Campi', 'Rappeler Husson et Campi')),
  'night.held': (model) => model.pick(unit('fr-ii-husson')),
  'night.march': (model) => send(model, 'fr-ii-pire', 'Q1716'),
  'night.end': async (model, clock) => {
    press(model, 'end');
    await model.answered();
    return afterThem(() => undefined)(model, clock);
  },
};

export const LESSON = createLesson(GAME);
export const LEARNER = learnerOf(LESSON, FACE, DEEDS);
export const { begin, beginAt, keyOf, onward, goTo } = LEARNER;
