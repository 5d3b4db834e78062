// What a recording of the browser says: how long the page worked, in processor time, which does not grow when other programs
// take the processor away.

const byTime = (a, b) => a.ts - b.ts;

/** The thread whose event of this kind came first, and its tasks in order. */
export function threadOf(traceEvents, isOurs) {
  const ours = traceEvents.find(isOurs);
  if (ours === undefined) throw new Error('the page is missing in the recording');
  const own = traceEvents.filter(({ pid, tid }) => pid === ours.pid && tid === ours.tid);
  return { own, tasks: own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X').sort(byTime) };
}

const work = (tasks) => tasks.reduce((sum, task) => sum + task.tdur / 1000, 0);

const isPointerUp = ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerup';

/**
 * What the page had to compute from each click until its frame was handed over to be painted.
 */
export function workOfClicks(traceEvents) {
  const { own, tasks } = threadOf(traceEvents, isPointerUp);
  const around = ({ ts }) => tasks.findIndex((task) => task.ts <= ts && ts <= task.ts + task.dur);
  return own.filter(isPointerUp).map((click) => {
    const drawn = own.filter(({ name, ts }) => name === 'Layerize' && ts >= click.ts).sort(byTime)[0];
    const [first, last] = [around(click), drawn === undefined ? -1 : around(drawn)];
    // Silently left out, a task that was not recorded would make the page look faster than it is.
    if (first < 0 || last < first) throw new Error('a click or its frame is missing in the recording');
    return work(tasks.slice(first, last + 1));
  });
}

/** From each click until a mark: the time that passed, and the work of the page within it. */
export function untilMark(traceEvents, mark) {
  const { own, tasks } = threadOf(traceEvents, isPointerUp);
  return own.filter(isPointerUp).map(({ ts }) => {
    const end = own.filter((event) => event.name === mark && event.ts > ts).sort(byTime)[0];
    if (end === undefined) throw new Error(`"${mark}" is missing in the recording`);
    // The frame that marks it is the one after, with work of its own.
    const within = tasks.filter((task) => task.ts + task.dur >= ts && task.ts + task.dur <= end.ts);
    return { passed: (end.ts - ts) / 1000, work: work(within) };
  });
}

/** What the page computed for each frame of a recording, from one callback of its animation to the next. */
export function workOfFrames(traceEvents) {
  const isFrame = ({ name }) => name === 'FireAnimationFrame';
  const { own, tasks } = threadOf(traceEvents, isFrame);
  const frames = own
    .filter(isFrame)
    .map(({ ts }) => tasks.findIndex((task) => task.ts <= ts && ts <= task.ts + task.dur));
  const begins = [...new Set(frames.filter((at) => at >= 0))];
  return begins.slice(1).map((next, i) => work(tasks.slice(begins[i], next)));
}
