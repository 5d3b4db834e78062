import { describe, expect, it } from 'vitest';
import { untilMark, workOfClicks, workOfFrames } from './trace.mjs';

const PAGE = { pid: 1, tid: 1 };

/** Microseconds; a task may have waited for the processor for longer than it worked. */
const task = (ts, dur, tdur = dur) => ({ ...PAGE, name: 'RunTask', ph: 'X', ts, dur, tdur });
const event = (name, ts, data) => ({ ...PAGE, name, ph: 'X', ts, dur: 1, args: { data } });
const click = (ts) => event('EventDispatch', ts, { type: 'pointerup' });

describe('a recorded click', () => {
  const other = { ...task(1000, 9000), tid: 2 };
  const trace = [
    { ...PAGE, name: 'thread_name', args: { name: 'CrRendererMain' } },
    task(0, 500),
    task(1000, 4000, 2000),
    click(1200),
    task(6000, 1000),
    event('Layerize', 6500),
    task(8000, 3000),
    event('shown', 8100),
    other,
  ];

  it('costs what the page worked until its frame was painted, however long it waited for the processor', () => {
    expect(workOfClicks(trace)).toEqual([3]);
  });

  it('is followed until a mark, without the frame that marks it', () => {
    expect(untilMark(trace, 'shown')).toEqual([{ passed: 6.9, work: 3 }]);
  });

  it('without its frame or its mark is a fault, not a fast page', () => {
    expect(() => workOfClicks(trace.filter(({ name }) => name !== 'Layerize'))).toThrow('missing');
    expect(() => untilMark(trace, 'never')).toThrow('"never" is missing');
    expect(() => workOfClicks([])).toThrow('missing');
  });
});

describe('recorded frames', () => {
  it('cost what the page worked from one to the next', () => {
    const frames = [0, 16_000, 32_000].flatMap((ts, i) => [
      task(ts, 3000, 1000 * (i + 1)),
      event('FireAnimationFrame', ts + 100),
      // Two callbacks in one frame.
      event('FireAnimationFrame', ts + 200),
      task(ts + 5000, 1000, 500),
    ]);
    expect(workOfFrames(frames)).toEqual([1.5, 2.5]);
  });
});
