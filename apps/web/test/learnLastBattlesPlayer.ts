import { type AnyAction, TABLE } from '@hundred-days/kernel';
import type { Face } from '../src/face/types.ts';
import { createFace } from '../src/faces/last-battles/face.tsx';
import { createLesson, WORLD } from '../src/learn/lessons/last-battles/lesson.ts';
import { GAMES } from './lastBattles.ts';
import { afterThem, type Deed, handsOf, learnerOf, type Model } from './lessonPlayer.ts';

/** The hands of a learner of Napoleon's Last Battles. */

export const GAME = GAMES[WORLD];
export const FACE = createFace(GAME) as unknown as Face<AnyAction>;
export const { unit, place: hex, send, press, ask } = handsOf(FACE);

/** A click on a stack: both, then one, then the other, then neither. */
export function tap(model: Model, piece: string): void {
  const { company } = FACE.hand;
  const asked = model.asked.value;
  const mates = company?.of(asked, unit(piece)) ?? [];
  asked.gather(company?.next?.(asked, mates) ?? mates);
}

/** Names targets and attackers as clicks on the map do: with a stack all of it joins. */
function announce(model: Model, enemies: readonly string[], attackers: readonly string[]): void {
  for (const piece of [...enemies, ...attackers]) model.pick(unit(piece));
}

function attack(model: Model, enemy: string, ...attackers: readonly string[]): void {
  announce(model, [enemy], attackers);
  press(model, 'roll');
}

/** The first way offered to whoever has to go back. */
function goBack(model: Model): void {
  const piece = model.asked.value.pieces.find((one) => one !== TABLE) as number;
  model.act(model.choices(piece)[0]);
}

const DEEDS: Readonly<Record<string, Deed>> = {
  'stacks.pick': (model) => tap(model, 'fr-ii-soye'),
  'stacks.one': (model) => tap(model, 'fr-ii-soye'),
  'roads.point': (model) => {
    tap(model, 'fr-ii-baudin');
    model.point(hex('Q1715'));
  },
  'roads.confirm': (model) => press(model, 'move'),
  'roads.third': (model) => void ask(model, 'fr-ii-pire', 'Q1715'),
  'zones.locked': (model) => model.pick(unit('fr-ii-husson')),
  'zones.contact': (model) => send(model, 'fr-ii-campi', 'Q1712'),
  'zones.end': (model) => press(model, 'end'),
  'attack.target': (model) => model.pick(unit('aa-5br-kempt')),
  'attack.join': (model) => model.pick(unit('fr-ii-campi')),
  'attack.more': (model) => model.pick(unit('fr-ii-gauthier')),
  'attack.roll': (model) => press(model, 'roll'),
  'attack.advance': afterThem((model) => {
    model.act({ type: 'advance', unit: unit('fr-ii-jamin'), to: hex('Q1711') } as AnyAction);
  }),
  'several.one': (model) => announce(model, ['aa-2ne-bijlandt'], ['fr-ii-soye']),
  'several.also': (model) => model.pick(unit('aa-nc-merlen')),
  'several.roll': (model) => press(model, 'roll'),
  'several.follow': afterThem((model) => press(model, 'stand')),
  'guns.blind': (model) => announce(model, ['aa-5br-kempt'], ['fr-ii-pelletier']),
  'guns.shift': (model) => send(model, 'fr-ii-pelletier', 'Q1513'),
  'guns.end': (model) => press(model, 'end'),
  'guns.join': (model) => announce(model, ['aa-5br-kempt'], ['fr-ii-jamin', 'fr-ii-pelletier']),
  'guns.roll': (model) => press(model, 'roll'),
  'retreat.first': afterThem(goBack),
  'retreat.second': goBack,
  'morale.break': (model) => attack(model, 'aa-br-buttler', 'fr-ii-baudin', 'fr-ii-gauthier'),
  'morale.crossroads': (model) => send(model, 'fr-ii-pire', 'Q1708'),
  'morale.end': (model) => press(model, 'end'),
  'morale.win': (model) => attack(model, 'aa-br-specht', 'fr-ii-jamin', 'fr-ii-soye'),
};

export const LESSON = createLesson(GAME);
export const LEARNER = learnerOf(LESSON, FACE, DEEDS);
export const { begin, beginAt, keyOf, onward, goTo } = LEARNER;
