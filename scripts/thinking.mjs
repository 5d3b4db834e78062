// npm run thinking: how long the computer of the highest level thinks for a player turn in a real browser, whether the page is
// kept busy meanwhile, and what its worker holds in memory. Computers play both sides of a table of each kind, shown as fast as
// the page shows it. The exit code stays 0: a slow machine is no fault of the code. `-- campaign` measures some tables only,
// `-- --game ID` those of some games, `-- --pace normal` at another pace, `-- --seconds N` (25) each, `-- --json` as JSON.
import { loadavg } from 'node:os';
import { pathToFileURL } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { gamesNamed, withoutGames } from './games.mjs';
import { machine, newTable, openHouse, VIEWPORT } from './house.mjs';
import { build, buildWeb, install } from './setup.mjs';
import { threadOf } from './trace.mjs';

const LEVEL = 'Marshal';
const LONG_TASK_MS = 50;
const MOST_MB = 64;
const MOST_MS = 3000;
const SECONDS = 25;
/** A table whose turns are long is watched until so many are over, but no longer than three times as long as others. */
const TURNS = 3;
/** How often the worker is asked what it holds. */
const ASK_EVERY_MS = 100;
/** Each so many questions it is made to collect its garbage first. */
const COLLECT_EVERY = 60;
/** So many seconds without a thought: the game is over. */
const OVER_AFTER = 5;

const TIMELINE = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

const BATTLES = 'last-battles';

/** The tables: a scenario by the words of the dialog, and by the id that the command line knows. */
const TABLES = {
  waterloo: { game: 'napoleon-at-waterloo', what: 'Napoleon at Waterloo' },
  june16: { game: 'waterloo-campaign', what: 'Waterloo Campaign, 1815' },
  blocks: { game: 'napoleon-1815', what: 'Napoleon 1815' },
  ligny: { game: BATTLES, what: 'Last Battles: Ligny', id: 'ligny', scenario: /^Ligny/ },
  grand: { game: BATTLES, what: 'Last Battles: Grand Waterloo', id: 'grand-waterloo', scenario: /^Grand Waterloo/ },
  campaign: {
    game: BATTLES,
    what: 'Last Battles: the campaign',
    id: 'campaign',
    scenario: /^The Campaign/,
    mostMs: 8000,
  },
  day: { game: 'day-of-waterloo', what: 'The Day of Waterloo, 1815' },
};

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * Runs in the page from its beginning: every question to a worker, from the moment it is put to its answer, with the numbers of
 * the position that say whose turn it is, and every task that was too long.
 */
function watchThoughts(places) {
  const seen = { thoughts: [], tasks: [] };
  globalThis.seenThoughts = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.tasks.push({ from: startTime, to: startTime + duration });
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (document.querySelector('.board .piece') === null) return requestAnimationFrame(look);
    seen.board = performance.now();
  };
  requestAnimationFrame(look);
  const turnIn = (core) => places.map((at) => core[2 * at] | (core[2 * at + 1] << 8)).join();
  const Plain = globalThis.Worker;
  globalThis.Worker = class extends Plain {
    #seat = -1;
    #open = new Map();
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const thought = this.#open.get(data.id);
        if (thought === undefined || data.type === 'thought') return;
        this.#open.delete(data.id);
        seen.thoughts.push({ ...thought, to: performance.now() });
      });
    }
    postMessage(message, ...rest) {
      if (message.type === 'sit') this.#seat = message.seating.seat;
      if (message.type === 'choose') {
        const turn = turnIn(message.cores[message.cores.length - 1]);
        this.#open.set(message.id, { seat: this.#seat, turn, from: performance.now() });
      }
      super.postMessage(message, ...rest);
    }
  };
}

/** Where in a position the number of the turn stands, and whose it is, where a turn is one side's. */
async function placesOf({ game: id, id: scenario }) {
  const { loadGame, loadGrand } = await import('../apps/cli/dist/games.js');
  const [grand] = scenario === undefined ? [] : await loadGrand(id, scenario);
  const { world } = grand ?? (await loadGame(id, scenario === undefined ? undefined : { scenario }));
  return [world.at.turn, world.at.phasing].filter((at) => at !== undefined);
}

/** In Waterloo Campaign both sides act by turns in one turn: what each thinks in it counts as a player turn of its own. */
const TOGETHER = new Set(['waterloo-campaign']);

/** Milliseconds of thought in each player turn that is over, of whoever thought in it; the first has the worker's start in it. */
function turnsOf({ game }, thoughts) {
  const turns = new Map();
  for (const { seat, turn, from, to } of thoughts) {
    const key = TOGETHER.has(game) ? `${turn}/${seat}` : turn;
    turns.set(key, (turns.get(key) ?? 0) + to - from);
  }
  const last = thoughts.at(-1)?.turn;
  return [...turns].filter(([key]) => key.split('/')[0] !== last).map(([, ms]) => ms);
}

/** What the workers of a page hold, asked again and again: the most of one of them, as it stands and after a collection. */
async function watchWorkers(cdp) {
  const workers = new Map();
  const waiting = new Map();
  let asked = 0;
  cdp.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workers.set(sessionId, { peak: 0, heap: 0, buffers: 0 });
  });
  cdp.on('Target.detachedFromTarget', ({ sessionId }) => {
    for (const [id, { session, done }] of waiting) {
      if (session !== sessionId) continue;
      waiting.delete(id);
      done(null);
    }
    const worker = workers.get(sessionId);
    if (worker !== undefined) worker.gone = true;
  });
  cdp.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message);
    waiting.get(id)?.done(result ?? null);
    waiting.delete(id);
  });
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const ask = (session, method) =>
    new Promise((done) => {
      const id = ++asked;
      waiting.set(id, { session, done });
      const message = JSON.stringify({ id, method, params: {} });
      cdp.send('Target.sendMessageToTarget', { sessionId: session, message }).catch(() => done(null));
    });
  const used = async (session) => {
    const usage = await ask(session, 'Runtime.getHeapUsage');
    if (usage === null) return null;
    const buffers = (usage.backingStorageSize ?? 0) + (usage.embedderHeapUsedSize ?? 0);
    return { heap: usage.usedSize, buffers, all: usage.usedSize + buffers };
  };
  const alive = () => [...workers].filter(([, worker]) => worker.gone !== true);
  return {
    async look() {
      for (const [session, worker] of alive()) {
        const now = await used(session);
        if (now !== null) worker.peak = Math.max(worker.peak, now.all);
      }
    },
    async collect() {
      for (const [session, worker] of alive()) {
        await ask(session, 'HeapProfiler.collectGarbage');
        const now = await used(session);
        if (now === null || now.all < worker.heap + worker.buffers) continue;
        Object.assign(worker, { heap: now.heap, buffers: now.buffers });
      }
    },
    most() {
      const all = [...workers.values()];
      const most = (which) => Math.max(0, ...all.map(which)) / 2 ** 20;
      return {
        workers: all.length,
        heap: most(({ heap }) => heap),
        buffers: most(({ buffers }) => buffers),
        kept: most(({ heap, buffers }) => heap + buffers),
        peak: most(({ peak }) => peak),
      };
    },
  };
}

/** One table, watched while computers play it. */
async function measure(house, table, { seconds, pace }) {
  const { page, cdp, close } = await house.page(house.url);
  try {
    await page.evaluate((wanted) => localStorage.setItem('hundred-days.pace', wanted), pace);
    await page.addInitScript(watchThoughts, await placesOf(table));
    await page.reload();
    const workers = await watchWorkers(cdp);
    await newTable(page, table.game, ['The computer', 'The computer'], { level: LEVEL, scenario: table.scenario });
    await house.browser.startTracing(page, { categories: TIMELINE });
    const begin = performance.now();
    const passed = () => (performance.now() - begin) / 1000;
    let turns = 0;
    let asleep = 0;
    let known = 0;
    // The page is asked little and seldom: a question is work for it too. A game that is over is not waited for.
    for (let asked = 1; passed() < seconds || (turns <= TURNS && passed() < 3 * seconds); asked++) {
      await sleep(ASK_EVERY_MS);
      await workers.look();
      if (asked % 10 !== 0) continue;
      const { thoughts, counted } = await page.evaluate(() => {
        const { thoughts: all } = globalThis.seenThoughts;
        return { thoughts: all.length, counted: new Set(all.map(({ turn }) => turn)).size };
      });
      asleep = thoughts === known ? asleep + 1 : 0;
      if (asleep === OVER_AFTER) break;
      known = thoughts;
      turns = counted;
      if (asked % COLLECT_EVERY === 0) await workers.collect();
    }
    const seen = await page.evaluate(() => globalThis.seenThoughts);
    const works = worksOf(JSON.parse((await house.browser.stopTracing()).toString()).traceEvents);
    await workers.collect();
    return { ...figuresOf(table, turnsOf(table, seen.thoughts), seen), works, memory: workers.most() };
  } finally {
    await close();
  }
}

/**
 * Processor time of the page's tasks, which does not grow when other programs take the processor away: those that are long, and
 * the longest; and the part of their time that workers had the processor.
 */
function worksOf(traceEvents) {
  const { tasks } = threadOf(traceEvents, ({ name }) => name === 'FireAnimationFrame');
  const works = tasks.map(({ tdur }) => (tdur ?? 0) / 1000);
  const rooms = new Set(traceEvents.filter(isRoom).map(({ pid, tid }) => `${pid}/${tid}`));
  const inRooms = traceEvents.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && rooms.has(`${pid}/${tid}`),
  );
  const all = (which) => inRooms.reduce((sum, task) => sum + (task[which] ?? 0), 0);
  return {
    share: all('tdur') / all('dur'),
    long: works.filter((work) => work > LONG_TASK_MS).length,
    longest: works.reduce((most, work) => Math.max(most, work), 0),
  };
}

const isRoom = ({ name, args }) => name === 'thread_name' && /^DedicatedWorker/.test(args.name);

function figuresOf(table, turns, { thoughts, tasks, board }) {
  const end = thoughts.at(-1)?.to ?? 0;
  const late = tasks.filter(({ from }) => from > board && from < end);
  const during = late.filter(({ from, to }) => thoughts.some((thought) => thought.from < to && from < thought.to));
  const longest = (some) => Math.max(0, ...some.map(({ from, to }) => to - from));
  return {
    what: table.what,
    turns: turns.length,
    mean: turns.reduce((sum, ms) => sum + ms, 0) / turns.length,
    longest: Math.max(...turns),
    most: table.mostMs ?? MOST_MS,
    decision: longest(thoughts),
    tasks: { all: late.length, longest: longest(late), during: during.length, duringLongest: longest(during) },
  };
}

const mark = (words, met) => (met ? words : `${words} MISSED`);
const inSeconds = (ms) => (ms / 1000).toFixed(2);

/** The columns: their heads, and what they say of a table. */
const COLUMNS = [
  ['', ({ what }) => what],
  ['turns', ({ turns }) => String(turns)],
  [
    'thought s: mean, longest',
    ({ mean, longest, most }) => mark(`${inSeconds(mean)}, ${inSeconds(longest)}`, longest <= most),
  ],
  ['of it processor time', ({ works }) => `${(100 * works.share).toFixed(0)}%`],
  ['a decision', ({ decision }) => inSeconds(decision)],
  ['tasks > 50 ms while it thinks', ({ tasks: { during, duringLongest } }) => some(during, duringLongest)],
  ['in all', ({ tasks: { all, longest } }) => some(all, longest)],
  [
    'by processor time, longest',
    ({ works }) => mark(`${works.long}, ${works.longest.toFixed(0)} ms`, works.long === 0),
  ],
  [
    'worker MB: kept (heap + buffers)',
    ({ memory }) => `${memory.kept.toFixed(1)} (${memory.heap.toFixed(1)} + ${memory.buffers.toFixed(1)})`,
  ],
  ['peak', ({ memory }) => mark(memory.peak.toFixed(1), memory.peak < MOST_MB)],
];

const some = (count, longest) => (count === 0 ? '0' : `${count} (${longest.toFixed(0)} ms)`);

function printed(rows) {
  const all = [COLUMNS.map(([head]) => head), ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row)))];
  const wide = COLUMNS.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const line = (row) => row.map((cell, i) => cell.padEnd(wide[i])).join('  ');
  return all.map((row) => line(row).trimEnd()).join('\n');
}

/** The word after an option, and the rest. */
function optionOf(words, name, otherwise) {
  const at = words.indexOf(name);
  if (at < 0) return { value: otherwise, rest: words };
  return { value: words[at + 1], rest: words.filter((_, i) => i !== at && i !== at + 1) };
}

async function main(given) {
  const games = gamesNamed(given);
  const { value: pace, rest: withoutPace } = optionOf(withoutGames(given), '--pace', 'fast');
  const { value: seconds, rest } = optionOf(withoutPace, '--seconds', SECONDS);
  const wanted = rest.filter((word) => !word.startsWith('--'));
  const unknown = wanted.filter((word) => !Object.hasOwn(TABLES, word));
  if (unknown.length > 0) {
    console.error(`no such table: ${unknown.join(', ')}; there are ${Object.keys(TABLES).join(', ')}`);
    return 2;
  }
  const failed = install() || build() || buildWeb() || ensureChromium();
  if (failed !== 0) return failed;
  const tables = Object.entries(TABLES)
    .filter(
      ([name, { game }]) =>
        (wanted.length === 0 || wanted.includes(name)) && (games.length === 0 || games.includes(game)),
    )
    .map(([, table]) => table);
  const [load] = loadavg();
  const house = await openHouse();
  const rows = [];
  try {
    for (const table of tables) rows.push(await measure(house, table, { seconds: Number(seconds), pace }));
  } finally {
    await house.close();
  }
  const today = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  if (rest.includes('--json')) console.log(JSON.stringify(rows));
  else {
    console.log(
      `${machine()}; headless Chromium ${house.version}; ${VIEWPORT.width} x ${VIEWPORT.height}; ${LEVEL} on both sides, pace ${pace}; load ${load.toFixed(1)} at the start; ${today}.`,
    );
    console.log(printed(rows));
    console.log(
      `Goals: a player turn at most ${MOST_MS / 1000} s of thought (the campaign 8 s); no task over ${LONG_TASK_MS} ms in the page while it thinks; a worker below ${MOST_MB} MB.`,
    );
  }
  return 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = await main(process.argv.slice(2));
