import { position } from '@hundred-days/day-of-waterloo';
import { seededDice } from '@hundred-days/kernel';
import { h } from 'preact';
import { expect, it } from 'vitest';
import { Roles } from '../src/faces/day-of-waterloo/armies/Roles.tsx';
import { forecastsOf } from '../src/faces/day-of-waterloo/armies/roles.ts';
import { createFace } from '../src/faces/day-of-waterloo/face.tsx';
import { settingOf } from '../src/faces/day-of-waterloo/setting.ts';
import { markup } from './art/markup.ts';
import { described, FRENCH, game, unit } from './dowField.ts';
import { here, sitDown } from './sitting.ts';

const face = createFace(game);
await face.words.rest('en');
const w = settingOf(game);

it('[7.1d] before command is settled it says who would be in it, and with whom in a tactical role; so it comes', () => {
  const scenario = described({
    begun: 'command',
    stacks: { '1014': ['fr-quiot'], '0320': ['fr-jerome'], '1013': ['fr-donzelot'], '0801': ['adg-best'] },
    leaders: { 'fr-napoleon': '0321', 'fr-derlon': '1014' },
  });
  const model = sitDown(face, { scenario, options: {} }, seededDice('roles'), here('A', 'B'), 'en');
  model.openCurtain();
  while (position.stepOf(w, model.asked.value.view) === 'naming') model.submit(FRENCH, { type: 'end' });
  const { asked } = model;
  const napoleon = unit('fr-napoleon');
  const [now, tactical] = forecastsOf(w, asked.value.view, [napoleon]);
  expect([now.inCommand, now.units]).toEqual([0, 3]);
  expect(tactical.out).toEqual([unit('fr-quiot'), unit('fr-donzelot')]);
  const drawn = markup(h(Roles, { w, asked: asked.value }));
  expect(drawn).toContain('0 of 3 units in command');
  expect(drawn).toContain('If Napoléon acts tactically:');
  model.submit(FRENCH, { type: 'tactical', unit: napoleon });
  model.submit(FRENCH, { type: 'end' });
  const view = model.viewOf(FRENCH);
  const isOut = (id: string): boolean => position.is(w, view, unit(id), position.OUT_OF_COMMAND);
  expect(['fr-quiot', 'fr-donzelot', 'fr-jerome'].map(isOut)).toEqual([true, true, false]);
});
