import { type AnyAction, TABLE } from '@hundred-days/kernel';
import type { Face } from '../src/face/types.ts';
import { createFace } from '../src/faces/napoleon-at-waterloo/face.tsx';
import { createLesson } from '../src/learn/lessons/napoleon-at-waterloo/lesson.ts';
import { game, world } from './battle.ts';
import { type Deed, learnerOf, type Model } from './lessonPlayer.ts';

/** The hands of a learner of Napoleon at Waterloo. */

export const FACE = createFace(game) as unknown as Face<AnyAction>;

export const unit = world.unitIndex;
export const hex = (id: string): number => world.map.indexOf(id);

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

const DEEDS: Readonly<Record<string, Deed>> = {
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
  'combat.one': (model) => {
    model.pick(unit('aa-dbcav'));
    model.pick(unit('fr-6inf'));
  },
  // The buttons of the prompt, as the table offers them.
  'combat.also': (model) => {
    for (let i = 0; i < 2; i++) model.act(FACE.words.prompt(model.asked.value).buttons[0].action);
  },
  'combat.all': (model) => press(model, 'roll'),
  'combat.follow': (model, clock) => {
    clock.pass(5_000);
    press(model, 'stand');
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

export const LESSON = createLesson(game);
export const LEARNER = learnerOf(LESSON, FACE, DEEDS);
export const { begin, beginAt, keyOf, onward, goTo } = LEARNER;
