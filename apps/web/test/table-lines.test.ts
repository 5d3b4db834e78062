import type { AnyAction, GameEvent, SeenStep } from '@hundred-days/kernel';
import { describe, expect, test } from 'vitest';
import { withWayInSight } from '../src/board/camera.ts';
import type { Face } from '../src/face/types.ts';
import { createFace } from '../src/faces/napoleon-at-waterloo/face.tsx';
import { fightsOf, freshFight } from '../src/table/fights.ts';
import { type Group, groupsOf, keptGroups, linesOf } from '../src/table/lines.ts';
import { game } from './battle.ts';
import { playedByLot } from './byLot.ts';

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

const GAMES = [
  ['napoleon-at-waterloo', 'standard'],
  ['waterloo-campaign', 'june16'],
  ['napoleon-1815', 'historical'],
  ['last-battles', 'ligny'],
  ['last-battles', 'campaign'],
  ['day-of-waterloo', 'historical'],
] as const;

describe.each(GAMES)('the log of %s, %s, while it grows', (id, scenario) => {
  const game = playedByLot(id, scenario, { seed: 'grows', deeds: 300 });

  test('every event is written once, whoever asks after each deed', async () => {
    const { face, steps } = await game;
    const { writing, counted } = counting(face);
    for (let length = 1; length <= steps.length; length++) {
      const now = steps.slice(0, length);
      groupsOf(writing, now, 'en', 5);
      freshFight(writing, now, 0, 'en');
    }
    // What several pieces did alike is told anew when another joins them.
    const alone = counted.filter((others) => others === 0).length;
    const told = steps.flatMap((step) => face.words.telling?.told(step.events) ?? step.events);
    expect(told.length).toBeGreaterThan(100);
    expect(alone).toBeLessThanOrEqual(linesOf(face, unknown(steps), 'en').length);
    expect(counted.length - alone).toBeLessThanOrEqual(told.length);
  });

  test('groups to which nothing is added stay the same, and nothing of them is drawn anew', async () => {
    const { face, steps } = await game;
    let before: readonly Group[] = [];
    for (let length = 1; length <= steps.length; length++) {
      const now = keptGroups(before, groupsOf(face, steps.slice(0, length), 'en'));
      expect(now).toEqual(groupsOf(face, steps.slice(0, length), 'en'));
      for (const group of before.slice(0, -1)) expect(now).toContain(group);
      before = now;
    }
    expect(before.length).toBeGreaterThan(1);
  });

  test('what is added to what was told is what is told of all at once, also after something was taken back', async () => {
    const { face, steps } = await game;
    const other = steps.slice(0, -3).concat(unknown(steps.slice(-3)));
    for (const length of [40, 41, 60, 39, 120, 121, steps.length]) {
      for (const now of [steps.slice(0, length), other.slice(0, length)]) {
        expect(linesOf(face, now, 'en')).toEqual(linesOf(face, unknown(now), 'en'));
        expect(groupsOf(face, now, 'en', 3)).toEqual(groupsOf(face, unknown(now), 'en').slice(-3));
        const last = fightsOf(face, unknown(now), 'en').at(-1);
        const fresh = freshFight(face, now, 0, 'en');
        if (fresh !== null) expect(fresh).toEqual(last);
      }
    }
  });
});

/** The same, of which nothing has been told. */
const unknown = (steps: readonly SeenStep[]): SeenStep[] => steps.map((step) => ({ ...step }));

/** A face that counts the lines it writes: each with the number of others told with it. */
function counting(face: Face<AnyAction>): { writing: Face<AnyAction>; counted: readonly number[] } {
  const counted: number[] = [];
  const words: Face<AnyAction>['words'] = {
    ...face.words,
    logLine: (event, language, others = []) => {
      counted.push(others.length);
      return face.words.logLine(event, language, others);
    },
  };
  return { writing: { ...face, words }, counted };
}
