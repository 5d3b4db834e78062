import { type AnyAction, seededDice } from '@hundred-days/kernel';
import { expect, test } from 'vitest';
import type { Face } from '../src/face/types.ts';
import { createFace } from '../src/faces/napoleon-at-waterloo/face.tsx';
import { followSeats } from '../src/shell/following.ts';
import type { Holder, TableStore } from '../src/store/types.ts';
import { game } from './battle.ts';
import { here, sitDown } from './sitting.ts';

const COMPUTER: Holder = { kind: 'computer', level: 'veteran', character: 'standard', inFor: 'Anna' };

/** A store with one card on it: that of the tab that plays. */
const kept = (holders: readonly Holder[]): TableStore =>
  ({
    list: async () => [{ id: 't', holders, askings: [2, 0] }],
    notes: async () => [['fr-1inf']],
  }) as unknown as TableStore;

test('a tab that follows learns who holds a seat now, what it has noted, and how often advice was asked for', async () => {
  const face = createFace(game) as unknown as Face<AnyAction>;
  const model = sitDown(face, { scenario: 'standard', options: {} }, seededDice('follow'), here('Anna', 'Bert'));
  const [, bert] = model.holders;
  const seat = (at: number, holder: Holder): void => model.reseat(at, holder);
  await followSeats(
    kept(model.holders),
    model,
    () => true,
    () => expect.unreachable(),
  );
  expect(model.askings.value).toEqual([2, 0]);
  expect(model.notes.value).toEqual([['fr-1inf']]);
  await followSeats(kept([COMPUTER, bert]), model, () => false, seat);
  expect(model.holders[0]).toMatchObject({ kind: 'here' });
  await followSeats(kept([COMPUTER, bert]), model, () => true, seat);
  expect(model.holders).toEqual([COMPUTER, bert]);
});
