import type { GameEvent, SeenStep } from '@hundred-days/kernel';
import { expect, test } from 'vitest';
import { withWayInSight } from '../src/board/camera.ts';
import { createFace } from '../src/faces/napoleon-at-waterloo/face.tsx';
import { groupsOf } from '../src/table/lines.ts';
import { game } from './battle.ts';

const face = createFace(game);
const phase = (turn: number, side: string, name: string): GameEvent => ({
  type: 'phase',
  rule: '3.0.1',
  data: { turn, side, phase: name },
});
const exit: GameEvent = { type: 'demoralized', rule: '8.2.1', data: { losses: 40 } };
const step = (...events: GameEvent[]): SeenStep => ({ seat: 0, action: null, dice: [], events });

test('a phase in which nothing happened has no heading in the log', () => {
  const steps = [step(phase(1, 'french', 'movement')), step(phase(1, 'french', 'combat')), step(exit)];
  const groups = groupsOf(face, steps, 'en');
  expect(groups).toHaveLength(1);
  expect(groups[0].lines).toHaveLength(1);
});

test('a way is brought into sight, its end in any case', () => {
  const { geometry } = face.map.art;
  const window = { width: 300, height: 300 };
  const far = [0, geometry.size - 1];
  const seen = withWayInSight({ x: 0, y: 0, scale: 1 }, geometry, far, window);
  const end = { x: geometry.x[far[1]] * 64 + seen.x, y: geometry.y[far[1]] * 64 + seen.y };
  expect(end.x).toBeGreaterThan(0);
  expect(end.x).toBeLessThan(300);
  expect(end.y).toBeGreaterThan(0);
  expect(end.y).toBeLessThan(300);
});
