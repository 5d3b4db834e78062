import { type AnyAction, TABLE } from '@hundred-days/kernel';
import { createWaterlooCampaign, createWorld } from '@hundred-days/waterloo-campaign';
import { DOCUMENTS } from '@hundred-days/waterloo-campaign/data';
import { FORMAT } from '@hundred-days/waterloo-campaign/format';
import type { Face } from '../src/face/types.ts';
import { createFace } from '../src/faces/waterloo-campaign/face.tsx';
import { createLesson } from '../src/learn/lessons/waterloo-campaign/lesson.ts';
import { A_WHILE, afterThem, type Deed, handsOf, learnerOf, type Model, watch } from './lessonPlayer.ts';

const WORLD = createWorld(DOCUMENTS);
const GAME = createWaterlooCampaign(WORLD, FORMAT);

/** The hands of a learner of Waterloo Campaign. */

export const FACE = createFace(GAME) as unknown as Face<AnyAction>;

export const { unit, place: hex, send, press } = handsOf(FACE);
const { ask } = handsOf(FACE);

/** A button that names the mode of the HQ in hand. */
function place(model: Model, to: string, label: string): void {
  model.point(hex(to));
  const button = FACE.words.prompt(model.asked.value).buttons.find((one) => one.label.includes(label));
  if (button === undefined) throw new Error(`there is no button ${label}`);
  model.act(button.action);
}

const DEEDS: Readonly<Record<string, Deed>> = {
  'march.pick': (model) => model.pick(unit('fr-2')),
  'march.point': (model) => void ask(model, 'fr-2', '2317'),
  'march.go': (model) => press(model, 'move'),
  'march.answer': watch,
  'march.range': (model) => void ask(model, 'fr-2', '2418'),
  'march.contact': (model) => send(model, 'fr-2', '2517'),
  'zones.why': (model) => void ask(model, 'fr-3', '1822'),
  'zones.edge': (model) => send(model, 'fr-3', '1821'),
  'zones.touch': afterThem((model) => send(model, 'fr-3', '1822')),
  'zones.held': afterThem((model) => model.pick(unit('fr-3'))),
  'zones.ride': (model) => send(model, 'fr-rescav', '2121'),
  'turns.move': (model) => send(model, 'fr-gd', '1817'),
  'turns.again': afterThem((model) => send(model, 'fr-gd', '2018')),
  'turns.pass': afterThem((model) => press(model, 'pass')),
  'turns.watch': watch,
  'turns.gift': (model, clock) => {
    send(model, 'fr-2', '1817');
    clock.pass(A_WHILE);
  },
  'turns.use': (model) => send(model, 'fr-gd', '1717'),
  'command.normal': (model) => place(model, '1718', '8'),
  'command.battle': (model) => place(model, '1720', '2'),
  'command.theirs': watch,
  'command.detach': (model) => send(model, 'fr-d-pajol', '1925'),
  'command.recall': (model) => press(model, 'end'),
  'command.screen': (model, clock) => {
    send(model, 'fr-4', '1722');
    clock.pass(A_WHILE);
  },
  'attack.pick': (model) => model.pick(unit('fr-4')),
  'attack.declare': (model) => press(model, 'attack'),
  'attack.charge': (model) => press(model, 'commit'),
  'attack.dice': watch,
  'attack.retreat': afterThem((model) => send(model, 'fr-3', '1822')),
  'victory.return': (model) => send(model, 'fr-6', '1617'),
  'victory.attack': (model) => {
    model.pick(unit('fr-gd'));
    press(model, 'attack');
  },
};

export const LEARNER = learnerOf(createLesson(GAME), FACE, DEEDS);
export const { begin, beginAt, keyOf, onward, goTo } = LEARNER;

/** What anybody may do at any time when it is his turn: pass, or end the step. */
export function endStep(model: Model): void {
  const end = model.choices(TABLE).find(({ type }) => type === 'pass' || type === 'end');
  if (end === undefined) throw new Error('nothing can be ended');
  model.act(end);
}
