import { scriptedDice } from '@hundred-days/kernel';
import type { CampaignAction } from '@hundred-days/last-battles/campaign';
import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { handOver } from '../src/board/hand.ts';
import type { BoardProps } from '../src/board/types.ts';
import { createFace } from '../src/faces/last-battles/campaign/face.tsx';
import { clickBeside, type Hands } from '../src/table/deeds.ts';
import { TableUi } from '../src/table/ui.ts';
import { gameOf } from './lastCampaigns.ts';
import { here, sitDown } from './sitting.ts';

/** A tap beside the map, where there is no place, has an answer too. */

test('a tap where no place is means neither a piece nor a place, and is told', () => {
  const onBeside = vi.fn();
  const onPlace = vi.fn();
  const props = { pieces: [], movable: new Set(), inHand: 3, overlay: signal({}), onBeside, onPlace };
  const hand = handOver(
    null as never,
    () => props as unknown as BoardProps,
    () => -1,
    () => undefined,
  );
  hand.tap({ x: 1, y: 1 });
  expect(onBeside).toHaveBeenCalledOnce();
  expect(onPlace).not.toHaveBeenCalled();
});

test('a column in hand is laid down, with the march that was put forward for it', async () => {
  const game = gameOf('campaign');
  const face = createFace(game);
  await face.words.rest('en');
  const model = sitDown(face, { scenario: 'campaign', options: {} }, scriptedDice([]), here('A', 'B'));
  model.act({ type: 'end' } as CampaignAction);
  await model.answered();
  const { world: w } = game;
  const guard = [...w.unitsOf[0]].filter((unit) => w.unitData[unit].command === 'Gd');
  model.asked.value.gather(guard.filter((unit) => model.asked.value.pieces.includes(unit)));
  expect(model.along.value.length).toBeGreaterThan(5);
  expect(model.point(w.map.indexOf('L0425'))).not.toBe(null);
  const before = model.length;
  clickBeside({ model, ui: new TableUi(false) } as unknown as Hands);
  expect([model.inHand.value, model.along.value, model.proposed.value, model.length]).toEqual([null, [], null, before]);
});
