import { REFEREE, scriptedDice, TABLE, Table } from '@hundred-days/kernel';
import { type Action, board, units } from '@hundred-days/napoleon-at-waterloo';
import { expect, test } from 'vitest';
import { ROLL_MS } from '../src/art/dice.tsx';
import { createFace } from '../src/faces/napoleon-at-waterloo/face.tsx';

test('what a die decides is seen after the die has come to rest, and a march at once', () => {
  const face = createFace();
  const opened = Table.open(face.game, { scenario: 'standard', options: {} }, scriptedDice([2]));
  if (!opened.ok) throw new Error('no table');
  const table = opened.value;
  const submit = (action: Action): void => expect(table.submit(0, action)).toBeNull();
  const hex = (id: string): number => board.MAP.indexOf(id);
  submit({ type: 'move', unit: units.unitIndex('fr-4inf'), path: [hex('1812'), hex('1811')] });
  submit(table.choices(0, TABLE).at(0) as Action);
  submit({ type: 'target', hex: hex('0914') });
  for (const unit of ['fr-6inf', 'fr-9inf', 'fr-2art']) submit({ type: 'join', unit: units.unitIndex(unit) });
  submit(table.choices(0, TABLE).at(0) as Action);
  const steps = table.seen(REFEREE);
  expect(face.motions(steps[1].events).map(({ wait }) => wait)).toEqual([undefined]);
  const [first, ...rest] = face.motions(steps[steps.length - 1].events);
  expect(first).toMatchObject({ piece: units.unitIndex('aa-hou'), kind: 'destroyed', wait: ROLL_MS });
  expect(rest.every(({ wait }) => wait === undefined)).toBe(true);
});
