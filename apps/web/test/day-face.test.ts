import { type Action, createDayOfWaterloo, createWorld, position } from '@hundred-days/day-of-waterloo';
import { DOCUMENTS } from '@hundred-days/day-of-waterloo/data';
import { FORMAT } from '@hundred-days/day-of-waterloo/format';
import { goalOf, randomBits, seededDice, TABLE } from '@hundred-days/kernel';
import { expect, test } from 'vitest';
import { createFace } from '../src/faces/day-of-waterloo/face.tsx';
import { described } from './dowField.ts';
import { here, sitDown, type Watched } from './sitting.ts';

const game = createDayOfWaterloo(createWorld(DOCUMENTS), FORMAT);
const face = createFace(game);
await Promise.all(['en', 'fr'].map((language) => face.words.rest(language)));
const w = game.world;

type Model = Watched<Action>;

/** Every answer there is can be given: by a button, by a click on a piece that does it, or on the place it leads to. */
function answerable(model: Model): string[] {
  const wrong: string[] = [];
  const asked = { ...model.asked.value, inHand: null, choices: [] };
  const { buttons, title } = face.words.prompt(asked);
  if (title === '') wrong.push('nothing is asked');
  const labels = buttons.map(({ label }) => label);
  if (new Set(labels).size < labels.length || labels.includes('')) wrong.push(`labels: ${labels.join(' | ')}`);
  const given = buttons.map(({ action }) => JSON.stringify(action));
  for (const piece of asked.pieces) {
    const choices = model.choices(piece);
    // Asked for piece by piece (10.6): each is a part of one answer.
    if (asked.parts != null && piece !== TABLE) continue;
    const isPart = ({ type }: Action): boolean => asked.parts != null && type === 'evade';
    const all = choices.filter((action) => !isPart(action)).filter((action) => !given.includes(JSON.stringify(action)));
    if (all.length === 0) continue;
    if (piece === TABLE) {
      wrong.push(`no button for ${all.map(({ type }) => type)}`);
      continue;
    }
    const held = { ...asked, inHand: piece, along: [], choices };
    const inHand = face.words.prompt(held).buttons;
    const direct = choices.length === 1 && game.actions[choices[0].type].direct === true;
    for (const action of all) {
      const listed = inHand.some((button) => JSON.stringify(button.action) === JSON.stringify(action));
      const goal = goalOf(game.actions, action);
      const alike = choices.filter((other) => goal !== null && goalOf(game.actions, other) === goal);
      const proposed =
        goal !== null && face.words.prompt({ ...held, proposed: face.hand.choose(alike, asked.view) }).buttons;
      const there =
        proposed !== false && proposed.some((button) => JSON.stringify(button.action) === JSON.stringify(action));
      const march = action.type === 'move' || action.type === 'enter';
      const clicked = game.actions[action.type].direct === true && alike.length === 1;
      if (!direct && !listed && !there && !march && !clicked)
        wrong.push(`${action.type} of ${w.unitId(piece)} cannot be chosen`);
      if (face.words.actionName(action, asked.language) === '') wrong.push(`${action.type} has no name`);
    }
  }
  return wrong;
}

async function play(
  seed: string,
  options: Readonly<Record<string, boolean>>,
  scenario: string,
  acts: number,
  steps: Set<string>,
) {
  const seats = here('A', 'B', 'C').slice(0, options['three-players'] ? 3 : 2);
  const model = sitDown(face, { scenario, options }, seededDice(seed), seats, 'en');
  const bits = randomBits(seed);
  for (let i = 0; i < acts; i++) {
    if (model.curtain.value !== null) model.openCurtain();
    const asked = model.asked.value;
    if (asked.seat < 0) break;
    const step = position.stepOf(w, asked.view);
    steps.add(step);
    // In movement and set-up the same is asked again and again.
    if (!['movement', 'deployment'].includes(step) || i % 20 === 0)
      expect({ step, wrong: answerable(model) }).toEqual({ step, wrong: [] });
    const able = asked.pieces.filter((piece) => piece !== TABLE);
    const piece =
      asked.pieces.includes(TABLE) &&
      (able.length === 0 || asked.parts != null || step === 'deployment' || bits() % 12 === 0)
        ? TABLE
        : able[bits() % able.length];
    const choices = model.choices(piece);
    const fierce = choices.filter(({ type }) => ['charge', 'target', 'join', 'fire', 'react', 'deploy'].includes(type));
    const from = fierce.length > 0 ? fierce : choices;
    model.act(from[bits() % from.length]);
    await model.answered();
    for (const { events } of model.log.value.slice(-1))
      for (const event of events) {
        const line = face.words.logLine(event, 'en');
        expect([event.type, line.parts.length > 0]).toEqual([event.type, true]);
        expect(JSON.stringify(line.parts)).not.toMatch(/ \[[a-z]/);
      }
  }
  return model;
}

test('[4.2a] whatever is asked from the set-up on can be answered in the page, and is told', async () => {
  const steps = new Set<string>();
  await play('a', {}, 'historical', 150, steps);
  expect([...steps]).toEqual(expect.arrayContaining(['deployment', 'roles', 'movement', 'combat', 'fire']));
});

test('[5.4.3a] a click on a stack that can do nothing but change its order changes nothing the enemy sees', async () => {
  const model = sitDown(face, { scenario: 'historical', options: {} }, seededDice('looked-at'), here('A', 'B'), 'en');
  const only: number[] = [];
  for (let i = 0; i < 60 && only.length === 0; i++) {
    if (model.curtain.value !== null) model.openCurtain();
    const { pieces, view } = model.asked.value;
    const ordering = (piece: number) => model.choices(piece).every(({ type }) => type === 'raise' || type === 'lower');
    if (position.stepOf(w, view) === 'movement')
      only.push(...pieces.filter(ordering).filter((piece) => piece !== TABLE));
    const [all] = model.choices(TABLE);
    if (only.length > 0 || all === undefined) break;
    model.act(all);
    await model.answered();
  }
  expect(only.length).toBeGreaterThan(0);
  const done = model.log.value.length;
  for (const piece of only) {
    model.pick(piece);
    await model.answered();
    expect([w.unitId(piece), model.log.value.length]).toEqual([w.unitId(piece), done]);
  }
});

test('[4.0b] of three players each is told of his own army: whom the partner cannot command is not counted', () => {
  const stacks = { '0310': ['adg-best'], '0412': ['adg-pack'], '1806': ['pr-hacke'] };
  const setup = {
    scenario: described({ side: 'allied', begun: 'command', stacks }),
    options: { 'three-players': true },
  };
  const model = sitDown(face, setup, seededDice('alone'), here('A', 'B', 'C'), 'en');
  const told = (seat: number): string => {
    while (model.seat !== seat || position.stepOf(w, model.viewOf(seat)) !== 'movement')
      expect(model.submit(model.seat, { type: 'end' })).toBeNull();
    model.openCurtain();
    return face.words.prompt(model.asked.value).reason;
  };
  expect([told(1), told(2)]).toEqual(['2 units are out of command.', '1 unit is out of command.']);
});
