// npm run perf: how smooth the browser app is, measured in a real browser on the built app. A goal that is missed is
// marked; the exit code stays 0, since a slow machine is no fault of the code. `-- --write` keeps the table in
// docs/performance.md; `-- pan reach group campaign board thinking` measures some parts only, `-- --game ID` some
// games only; `-- group --against REF` measures another commit beside these sources, in turns, `--rounds N` (3) times.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../apps/web/serve.mjs';
import { readWords } from './against.mjs';
import { measure as budget, gamesOfBuild, MOST_KB } from './budget.mjs';
import { ensureChromium } from './chromium.mjs';
import { buildCommit, runIn } from './commit.mjs';
import { markdownTable, percentile, plainTable, spread, withSection } from './figures.mjs';
import { gamesNamed, withoutGames } from './games.mjs';
import { machine, newTable, openHouse, VIEWPORT } from './house.mjs';
import { build, buildWeb, install, root, runTool } from './setup.mjs';
import { untilMark, workOfClicks, workOfFrames } from './trace.mjs';

const PERF_PAGE = join(root, 'node_modules/.cache/hundred-days/perf');
const DOCUMENT = join(root, 'docs/performance.md');
/** Other programs on the machine make some runs slow; the code is never slower than its best run shows. */
const RUNS = 3;
const FRAME_MS = 1000 / 60;
const THROTTLE = 4;
/** The table's own set-up brings the counters close together: enough of them are picked up one after another. */
const UNITS = 12;
const LONG_TASK_MS = 50;
const LONGEST_TURN_MS = 120_000;

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const ms = (value) => value.toFixed(1);

/** Runs in the page: the time of each frame from now on and where the sheet lay in it, until `stopFrames`. */
function recordFrames() {
  const sheet = document.querySelector('.board .sheet');
  const frames = [];
  let on = true;
  const frame = (time) => {
    frames.push({ time, at: sheet.style.transform });
    if (on) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  globalThis.stopFrames = () => {
    on = false;
    return frames;
  };
}

/** The share of frames in which a sheet under a moving hand may stand still. */
const MOST_STILL = 0.15;

const between = (times) => times.slice(1).map((time, i) => time - times[i]);

/** The milliseconds between the frames of the page while something goes on, and the share in which nothing moved. */
async function framesDuring(page, deed) {
  await page.evaluate(recordFrames);
  await deed();
  const frames = await page.evaluate(() => globalThis.stopFrames());
  const moved = frames.map(({ at }, i) => i > 0 && at !== frames[i - 1].at);
  // The hand begins after the recording and ends before it.
  const moving = moved.slice(moved.indexOf(true), moved.lastIndexOf(true) + 1);
  const still = moving.filter((is) => !is).length / moving.length;
  const times = between(frames.map(({ time }) => time));
  return { page: times, moved: times.filter((_, i) => moved[i + 1]), still };
}

/**
 * The same, with what reached the screen: the page may make frames that the browser has no time to draw. A sheet that has come to
 * its edge costs nothing and would pass for a smooth one, and on a busy machine the hand stops between two frames: then it is
 * done again, and of what is left the frames count in which the sheet moved.
 */
async function gesture(house, page, deed, tries = 3) {
  await house.browser.startTracing(page, { categories: ['viz'] });
  const frames = await framesDuring(page, deed);
  const { traceEvents } = JSON.parse((await house.browser.stopTracing()).toString());
  if (!(frames.still <= MOST_STILL) && tries > 1) {
    await sleep(600);
    return gesture(house, page, deed, tries - 1);
  }
  if (frames.moved.length === 0) throw new Error('the sheet stood still in a gesture');
  const draws = traceEvents.filter(({ name, ph }) => name === 'Display::DrawAndSwap' && ph === 'X');
  const screen = between(draws.map(({ ts }) => ts / 1000).sort((x, y) => x - y));
  return { page: frames.still <= MOST_STILL ? frames.page : frames.moved, screen, still: frames.still };
}

/** A hand moves a mouse about every 8 ms, whether or not the page keeps up. */
async function everyEightMs(steps, send) {
  const begin = performance.now();
  const sent = [];
  for (let step = 0; step < steps; step++) {
    sent.push(send(step / steps));
    await sleep(Math.max(0, begin + 8 * (step + 1) - performance.now()));
  }
  await Promise.all(sent);
}

/** Where on a page the board lies bare: its middle, as seen from outside. */
async function middleOf(page) {
  const box = await page.locator('.board').boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, reach: Math.min(box.width, box.height) / 2 - 40 };
}

/** A press beside the pieces takes the sheet; there is such a spot near every middle. */
async function bareSpot(page, { x, y, reach }) {
  const spot = await page.evaluate(
    ([cx, cy, most]) => {
      for (let far = 0; far < most; far += 12) {
        for (let turn = 0; turn < 12; turn++) {
          const at = { x: cx + far * Math.cos(turn), y: cy + far * Math.sin(turn) };
          const pieces = [...document.querySelectorAll('.board .piece')];
          const near = (box) => Math.hypot(box.x + box.width / 2 - at.x, box.y + box.height / 2 - at.y) < box.width + 8;
          if (!pieces.some((piece) => near(piece.getBoundingClientRect()))) return at;
        }
      }
      return null;
    },
    [x, y, reach],
  );
  return spot ?? { x, y };
}

async function panAbout(page, cdp) {
  const from = await bareSpot(page, await middleOf(page));
  const mouse = (type, at) => {
    const buttons = type === 'mouseReleased' ? 0 : 1;
    const clickCount = type === 'mouseMoved' ? 0 : 1;
    return cdp.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', buttons, clickCount });
  };
  const along = (t) => ({ x: from.x + 240 * Math.sin(4 * Math.PI * t), y: from.y + 200 * Math.sin(6 * Math.PI * t) });
  await page.mouse.move(from.x, from.y);
  await mouse('mousePressed', from);
  await everyEightMs(300, (t) => mouse('mouseMoved', along(t)));
  await mouse('mouseReleased', from);
}

async function pan(house, page, cdp) {
  const frames = await gesture(house, page, () => panAbout(page, cdp));
  await sleep(600);
  return frames;
}

/** Wheel steps of one sweep after another, within the limits of the zoom. */
async function turnWheel(page, cdp, sweeps) {
  const { x, y } = await middleOf(page);
  const wheel = (deltaY) => cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY });
  for (const [steps, deltaY] of sweeps) await everyEightMs(steps, () => wheel(deltaY));
}

/** Pan and zoom at the machine's own speed, then with the page slowed down. */
async function gestures(house, page, cdp, { before, sweeps }) {
  await sleep(500);
  // Near enough to leave room at the edges.
  await turnWheel(page, cdp, before);
  await sleep(600);
  const panned = await pan(house, page, cdp);
  const zoomed = await gesture(house, page, () => turnWheel(page, cdp, sweeps));
  await sleep(600);
  // The level of detail changes when the wheel has come to rest; not recorded, since that takes time of its own.
  const { page: settling } = await framesDuring(page, async () => {
    await turnWheel(page, cdp, sweeps.slice(0, 1));
    await sleep(600);
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const slowed = await framesDuring(page, () => panAbout(page, cdp));
  await sleep(600);
  const turned = await framesDuring(page, () => turnWheel(page, cdp, sweeps));
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const slow = spread([...slowed.moved, ...turned.moved]);
  const both = (which) => spread([...panned[which], ...zoomed[which]]);
  return { panned, zoomed, page: both('page'), screen: both('screen'), settle: percentile(settling, 1), slow };
}

/** The run with the fewest late frames. */
const smoothest = (runs) => runs.reduce((best, run) => (run.screen.p95 < best.screen.p95 ? run : best));

const three = ({ p50, p95, max }) => `${ms(p50)}, ${ms(p95)}, ${ms(max)} ms`;

/** Said where it happened: the frames that are left tell less. */
const stood = ({ still }) => (still <= MOST_STILL ? '' : ` (the sheet stood still in ${Math.round(100 * still)}%)`);

function frameRows(where, { panned, zoomed, page, screen, settle, slow }) {
  const goal = { goal: 'p95 at most 17 ms' };
  return [
    { what: `${where}, pan, frames of the page: p50, p95, max`, measured: three(spread(panned.page)) + stood(panned) },
    { what: `${where}, zoom, frames of the page`, measured: three(spread(zoomed.page)) + stood(zoomed) },
    { what: `${where}, both, frames of the page`, measured: three(page), ...goal, met: page.p95 <= 17 },
    { what: `${where}, pan, drawn on the screen`, measured: three(spread(panned.screen)) },
    { what: `${where}, zoom, drawn on the screen`, measured: three(spread(zoomed.screen)) },
    { what: `${where}, both, drawn on the screen`, measured: three(screen), ...goal, met: screen.p95 <= 17 },
    { what: `${where}, longest frame when the level changes`, measured: `${ms(settle)} ms` },
    { what: `${where}, both, CPU ${THROTTLE}x slower, frames of the page`, measured: three(slow) },
  ];
}

/** From where the board opens far out, far in, and back; on a map that opens almost whole only in and out. */
const WIDE = {
  before: [],
  sweeps: [
    [60, 12],
    [90, -12],
    [30, 12],
  ],
};
const NARROW = {
  before: [[25, -12]],
  sweeps: [
    [20, 12],
    [20, -12],
    [20, 12],
    [20, -12],
    [20, 12],
    [20, -12],
  ],
};

/** Processor time at the machine's own speed, told for a slower one. */
const slower = (works) => works.map((work) => THROTTLE * work);

/** What the page works until it shows where a piece can go, of as many pieces as a game is asked for. */
async function clicksOnPieces(house, page) {
  await sleep(800);
  const spots = await pickable(page);
  // The first use of a function compiles it.
  for (const spot of spots.slice(0, 2)) await pickUp(page, spot);
  return slower(workOfClicks(await recorded(house, page, () => pickUpAll(page, spots))));
}

async function pickUpAll(page, spots) {
  const frames = [];
  for (const spot of spots) frames.push(await pickUp(page, spot));
  return frames;
}

/** A map larger than any, which no game has. */
async function measureLargest(house) {
  const rows = [];
  const largest = await serve({ root: PERF_PAGE, port: 0 });
  try {
    const runs = [];
    const clicks = [];
    for (let run = 0; run < RUNS; run++) {
      const { page, cdp, close } = await house.page(`http://localhost:${largest.port}/`);
      await page.locator('.board .piece').first().waitFor({ state: 'attached' });
      clicks.push(...(await clicksOnPieces(house, page)));
      runs.push(await gestures(house, page, cdp, WIDE));
      await close();
    }
    const where = '3,819 hexes, 350 counters';
    const work = spread(clicks);
    rows.push(...frameRows(where, smoothest(runs)), {
      what: `${where}, a click, CPU ${THROTTLE}x slower: work for the frame that shows the reach: p50, p95, max`,
      measured: three(work),
      goal: `p95 at most ${ms(FRAME_MS)} ms`,
      met: work.p95 <= FRAME_MS,
    });
  } finally {
    largest.server.close();
    largest.server.closeAllConnections();
  }
  return rows;
}

async function measurePan(house, game) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    const { page, cdp, close } = await house.page(house.url);
    await newTable(page, game.id, ['You', 'A friend here']);
    runs.push(await gestures(house, page, cdp, NARROW));
    await close();
  }
  return frameRows(game.title, smoothest(runs));
}

/** Runs in the page: the frame after the click that has the reach in it, 1 for the first. */
function watchClick() {
  globalThis.shownIn = new Promise((done) => {
    const frame = (count) => {
      if (document.querySelector('.board .reach') !== null || count === 60) done(count);
      else requestAnimationFrame(() => frame(count + 1));
    };
    addEventListener('pointerup', () => requestAnimationFrame(() => frame(1)), { capture: true, once: true });
  });
}

async function pickUp(page, at) {
  await page.mouse.move(at.x, at.y);
  await sleep(150);
  await page.evaluate(watchClick);
  await page.mouse.down();
  await page.mouse.up();
  // Asked for later: a question to the page is work for it too.
  await sleep(300);
  const result = await page.evaluate(() => globalThis.shownIn);
  await page.keyboard.press('Escape');
  await sleep(150);
  return result;
}

/** The movable pieces that nothing lies over, spread over the board. */
async function pickable(page) {
  const spots = await page.evaluate(() => {
    const window = document.querySelector('.board').getBoundingClientRect();
    return [...document.querySelectorAll('.board .piece.movable')]
      .map((piece) => piece.getBoundingClientRect())
      .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))
      .filter(({ x, y }) => x > window.left && x < window.right && y > window.top && y < window.bottom)
      .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('.board') !== null);
  });
  const every = Math.max(1, Math.floor(spots.length / UNITS));
  return spots.filter((_, i) => i % every === 0).slice(0, UNITS);
}

/** A game may begin with steps in which no piece of the map is moved: they are ended until one can be picked up. */
async function toTheFirstMoves(page) {
  for (let step = 0; step < 12 && (await pickable(page)).length < 3; step++) {
    await page.keyboard.press('e');
    await sleep(300);
    const sure = page.getByRole('dialog').getByRole('button').last();
    if (await sure.isVisible()) await sure.click();
    await sleep(300);
  }
}

async function measureReach(house, game) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    const { page, cdp, close } = await house.page(house.url);
    await newTable(page, game.id, ['You', 'A friend here']);
    await sleep(800);
    await toTheFirstMoves(page);
    const units = await pickable(page);
    if (units.length === 0) throw new Error(`${game.id}: no piece can be picked up`);
    // The first use of a function compiles it: a player's second click is measured, as his hundredth is.
    for (const unit of units.slice(0, 2)) await pickUp(page, unit);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await house.browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    });
    const frames = await pickUpAll(page, units);
    const { traceEvents } = JSON.parse((await house.browser.stopTracing()).toString());
    runs.push({ work: workOfClicks(traceEvents), frames });
    await close();
  }
  const best = runs.reduce((a, b) => (percentile(b.work, 0.95) < percentile(a.work, 0.95) ? b : a));
  const work = spread(best.work);
  const frames = spread(best.frames);
  return [
    {
      what: `reach after a click, CPU ${THROTTLE}x slower, ${best.work.length} units: work p50, p95, max`,
      measured: `${ms(work.p50)}, ${ms(work.p95)}, ${ms(work.max)} ms`,
      goal: `p95 at most ${ms(FRAME_MS)} ms`,
      met: work.p95 <= FRAME_MS,
    },
    {
      what: 'shown in which frame after the click: p50, max',
      measured: `${frames.p50}, ${frames.max}`,
      goal: 'the first',
      met: frames.max === 1,
    },
  ];
}

/** Runs in the page: marks the frames in which a click is seen at all, shows its reach, and has brought all it brings. */
function markClick() {
  // Found without a search of the page in every frame.
  const [taken, reach, along, title] = ['taken', 'reach', 'along', 'hand-title'].map((name) =>
    document.getElementsByClassName(name),
  );
  const when = (is, name) => {
    const frame = () => (is() ? requestAnimationFrame(() => performance.mark(name)) : requestAnimationFrame(frame));
    requestAnimationFrame(frame);
  };
  const click = () => {
    when(() => taken.length + reach.length + along.length > 0, 'click seen');
    when(() => reach.length > 0, 'reach shown');
    when(() => Math.min(reach.length, along.length, title.length) > 0, 'whole shown');
  };
  globalThis.wholeShown = new Promise((done) => {
    new PerformanceObserver((list) => list.getEntriesByName('whole shown').length > 0 && done()).observe({
      type: 'mark',
    });
  });
  addEventListener('pointerup', click, { capture: true, once: true });
}

/** The largest Group that one click takes up; null in games in which pieces go one by one. */
async function largestGroup(page) {
  const found = [];
  for (const at of await pickable(page)) {
    await page.mouse.click(at.x, at.y);
    await sleep(200);
    found.push({ at, blocks: await page.locator('.board .piece.along').count() });
    await page.keyboard.press('Escape');
    await sleep(100);
  }
  const best = found.sort((a, b) => b.blocks - a.blocks)[0];
  return best === undefined || best.blocks < 2 ? null : best;
}

async function clickGroup(page, at) {
  await page.mouse.move(at.x, at.y);
  await sleep(200);
  await page.evaluate(markClick);
  await page.mouse.click(at.x, at.y);
  // Asked for later: a question to the page is work for it too.
  await sleep(600);
  await page.evaluate(() => globalThis.wholeShown);
}

const TIMELINE = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** What the browser recorded while something was done. */
async function recorded(house, page, deed) {
  await house.browser.startTracing(page, { categories: TIMELINE });
  await deed();
  return JSON.parse((await house.browser.stopTracing()).toString()).traceEvents;
}

/** A whole Group taken up with a click, and the map moved with it in hand: here, and in the commit beside it. */
async function measureGroup(house, game) {
  const runs = house.sites.map(() => []);
  for (let run = 0; run < house.rounds; run++) {
    // In turns, so that what else the machine does falls on both.
    for (const [i, site] of house.sites.entries()) {
      const found = await groupRun(house, site.url, game);
      if (found !== null) runs[i].push(found);
    }
  }
  return house.sites.flatMap(({ name }, i) => (runs[i].length === 0 ? [] : groupRows(name, runs[i])));
}

/**
 * The work is counted in processor time at the machine's own speed, and told for a slower one: slowed down by the browser it
 * would grow with whatever else the machine does. The time that passes is measured slowed down.
 */
async function groupRun(house, url, game) {
  const { page, cdp, close } = await house.page(url);
  try {
    await newTable(page, game.id, ['You', 'A friend here']);
    await sleep(800);
    await toTheFirstMoves(page);
    const group = await largestGroup(page);
    if (group === null) return null;
    const clicks = () => clickGroups(page, group.at);
    const trace = { work: await recorded(house, page, clicks) };
    await page.keyboard.press('Escape');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    trace.time = await recorded(house, page, clicks);
    const times = await slowGestures(page, cdp);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return { blocks: group.blocks, ...clicksOf(trace), times, works: await gestureWorks(house, page, cdp) };
  } finally {
    await close();
  }
}

async function clickGroups(page, at) {
  for (let click = 0; click < 5; click++) {
    if (click > 0) await page.keyboard.press('Escape');
    await sleep(300);
    await clickGroup(page, at);
  }
}

const MARKS = { seen: 'click seen', reach: 'reach shown', whole: 'whole shown' };

function clicksOf({ work, time }) {
  const found = Object.entries(MARKS).map(([name, mark]) => [
    name,
    {
      work: slower(untilMark(work, mark).map((click) => click.work)),
      time: untilMark(time, mark).map((click) => click.passed),
    },
  ]);
  return { ...Object.fromEntries(found), first: { work: slower(workOfClicks(work)) } };
}

/** Where the hand is faster than the page, the frames in which the sheet moved: it may stand at an edge between them. */
async function slowGestures(page, cdp) {
  await turnWheel(page, cdp, [[50, -12]]);
  await sleep(600);
  const pan = await framesDuring(page, () => panAbout(page, cdp));
  await sleep(600);
  const zoom = await framesDuring(page, () => zoomAbout(page, cdp));
  return { pan: pan.moved, zoom: zoom.moved };
}

/** The same at the machine's own speed: what the page computes for each frame. */
async function gestureWorks(house, page, cdp) {
  const works = async (deed) => {
    await sleep(600);
    const trace = await recorded(house, page, () => framesDuring(page, deed));
    return slower(workOfFrames(trace));
  };
  return { pan: await works(() => panAbout(page, cdp)), zoom: await works(() => zoomAbout(page, cdp)) };
}

async function zoomAbout(page, cdp) {
  await turnWheel(page, cdp, NARROW.sweeps);
  await sleep(600);
}

function groupRows(name, runs) {
  const where = `${name}a Group of ${runs[0].blocks}, CPU ${THROTTLE}x slower`;
  const row = (what, numbers, most) => ({
    what: `${where}${what}: p50, p95, max`,
    measured: three(spread(numbers)),
    ...(most === undefined ? {} : { goal: `p95 at most ${ms(most)} ms`, met: spread(numbers).p95 <= most }),
  });
  const clicks = (which, what) => runs.flatMap((run) => run[which][what]);
  const gestures = (which, what) => runs.flatMap((run) => run[which][what]);
  return [
    row(': work for the first frame after the click', clicks('first', 'work'), FRAME_MS),
    row(': time until the click is seen', clicks('seen', 'time')),
    row(': work until the reach is shown', clicks('reach', 'work'), 100),
    row(': time until the reach is shown', clicks('reach', 'time'), 100),
    row(': work until the blocks and the panel show it too', clicks('whole', 'work')),
    row(': time until the blocks and the panel show it too', clicks('whole', 'time')),
    ...['pan', 'zoom'].flatMap((what) => [
      row(`, in hand: ${what}, work of the page for a frame`, gestures('works', what), 34),
      row(`, in hand: ${what}, frames of the page`, gestures('times', what), 34),
    ]),
  ];
}

/** The campaign of a game, where it has one: the map of all its sheets with all pieces on it, moved about and clicked on. */
const CAMPAIGNS = { 'last-battles': /^The Campaign/ };

async function measureCampaign(house, game) {
  if (CAMPAIGNS[game.id] === undefined) return [];
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    const { page, cdp, close } = await house.page(house.url);
    await newTable(page, game.id, ['You', 'A friend here'], { scenario: CAMPAIGNS[game.id] });
    await sleep(2000);
    await toMovement(page);
    const clicks = await campaignClicks(house, page, cdp);
    const works = slower(
      workOfFrames(await recorded(house, page, () => framesDuring(page, () => panAbout(page, cdp)))),
    );
    runs.push({ ...clicks, works, frames: await gestures(house, page, cdp, WIDE) });
    await close();
  }
  const { work, shown } = runs.reduce((a, b) => (percentile(b.work, 0.95) < percentile(a.work, 0.95) ? b : a));
  const where = `${game.title}, the campaign`;
  const panned = spread(runs.reduce((a, b) => (percentile(b.works, 0.95) < percentile(a.works, 0.95) ? b : a)).works);
  return [
    ...frameRows(where, smoothest(runs.map(({ frames }) => frames))),
    {
      what: `${where}, pan, CPU ${THROTTLE}x slower: work of the page for a frame: p50, p95, max`,
      measured: three(panned),
    },
    {
      what: `${where}, a click, CPU ${THROTTLE}x slower, ${work.length} units: work for the frame that answers it: p50, p95, max`,
      measured: three(spread(work)),
      goal: `p95 at most ${ms(FRAME_MS)} ms`,
      met: spread(work).p95 <= FRAME_MS,
    },
    {
      what: `${where}, a click, CPU ${THROTTLE}x slower: shown in which frame after it: p50, max`,
      measured: `${spread(shown).p50}, ${spread(shown).max}`,
      goal: 'the first',
      met: spread(shown).max === 1,
    },
  ];
}

/** Units taken up one after another: the work at the machine's own speed, told for a slower one; the frames slowed down. */
async function campaignClicks(house, page, cdp) {
  const spots = await pickable(page);
  for (const spot of spots.slice(0, 2)) await pickUp(page, spot);
  const work = slower(workOfClicks(await recorded(house, page, () => pickUpAll(page, spots))));
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const shown = await pickUpAll(page, spots);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { work, shown };
}

/** Ends what comes before the first Movement Phase. */
async function toMovement(page) {
  const step = async () => (await page.locator('[aria-current="step"]').allTextContents()).join();
  for (let tries = 0; tries < 8 && !/movement/i.test(await step()); tries++) {
    await page.keyboard.press('e');
    await sleep(500);
    const sure = page.getByRole('dialog').getByRole('button').last();
    if (await sure.isVisible()) await sure.click();
    await sleep(800);
  }
}

async function measureBoard(house, game) {
  const scripts = budget(game.id);
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  const loads = { slow: [], plain: [] };
  for (const [name, rate] of [
    ['plain', 1],
    ['slow', THROTTLE],
  ]) {
    for (let run = 0; run < RUNS; run++) {
      const { page, cdp, close } = await house.page(house.url);
      // Two who share a screen and have secrets would find it covered after the reload.
      await newTable(page, game.id, ['You', 'The computer']);
      await cdp.send('Network.enable');
      await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
      await cdp.send('Network.setBypassServiceWorker', { bypass: true });
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
      await page.addInitScript(watchPage);
      await page.locator('html[data-unsaved]').waitFor({ state: 'detached' });
      await page.reload();
      await page.waitForFunction(() => globalThis.firstBoard !== undefined);
      loads[name].push(await page.evaluate(() => globalThis.firstBoard));
      await close();
    }
  }
  return [
    {
      what: 'script until the first board, gzipped',
      measured: `${(bytes / 1000).toFixed(1)} kB`,
      goal: `at most ${MOST_KB} kB`,
      met: bytes <= MOST_KB * 1000,
    },
    { what: 'a table opened with an empty cache, to its board', measured: `${Math.min(...loads.plain).toFixed(0)} ms` },
    { what: `the same with the CPU ${THROTTLE}x slower`, measured: `${Math.min(...loads.slow).toFixed(0)} ms` },
  ];
}

/** Runs in every page from its beginning: when the board was first drawn, and all tasks that were too long. */
function watchPage() {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) globalThis.longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (document.querySelector('.board .piece') === null) return requestAnimationFrame(look);
    // This frame draws it; the next begins when it is drawn.
    requestAnimationFrame(() => {
      globalThis.firstBoard = performance.now();
    });
  };
  requestAnimationFrame(look);
}

/** The computer opens the game, fast, and is watched until its first phase is over; nobody touches the page. */
async function measureThinking(house, game) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    const { page, close } = await house.page(house.url);
    await page.evaluate(() => localStorage.setItem('hundred-days.pace', 'fast'));
    await page.addInitScript(watchPage);
    await page.reload();
    await newTable(page, game.id, ['The computer', 'You'], { level: 'Marshal' });
    const begin = performance.now();
    // The turn and the phase.
    const phase = async () => (await page.locator('[aria-current="step"]').allTextContents()).join();
    const first = await phase();
    while ((await phase()) === first && performance.now() - begin < LONGEST_TURN_MS) await sleep(250);
    await sleep(1000);
    runs.push({
      seconds: (performance.now() - begin) / 1000,
      tasks: await page.evaluate(() =>
        globalThis.longTasks
          .filter(({ startTime }) => startTime > globalThis.firstBoard)
          .map(({ duration }) => duration),
      ),
    });
    await close();
  }
  const { seconds, tasks } = runs.reduce((a, b) => (b.tasks.length < a.tasks.length ? b : a));
  return [
    {
      what: `tasks over ${LONG_TASK_MS} ms in the page while Marshal thinks and moves (${seconds.toFixed(0)} s)`,
      measured: tasks.length === 0 ? 'none' : `${tasks.length}, longest ${ms(Math.max(...tasks))} ms`,
      goal: 'none',
      met: tasks.length === 0,
    },
  ];
}

const PARTS = {
  pan: measurePan,
  reach: measureReach,
  group: measureGroup,
  campaign: measureCampaign,
  board: measureBoard,
  thinking: measureThinking,
};

/** What is measured of a game; where there are several, every row says of which. */
async function rowsOf(house, game, parts, several) {
  const rows = [];
  for (const part of parts) rows.push(...(await PARTS[part](house, game)));
  const named = (what) => (several && !what.startsWith(game.title) ? `${game.title}: ${what}` : what);
  return rows.map((row) => ({ ...row, what: named(row.what) }));
}

/** With their names, as the command line lists them. */
async function titled(ids) {
  const { titleOf } = await import('../apps/cli/dist/games.js');
  return ids.map((id) => ({ id, title: titleOf(id) }));
}

/** The built page of another commit. */
function webOfCommit(ref) {
  const { dir, clear } = buildCommit(ref);
  try {
    const vite = join(dir, 'node_modules/vite/bin/vite.js');
    runIn(join(dir, 'apps/web'), process.execPath, vite, 'build', '--logLevel', 'warn');
  } catch (error) {
    clear();
    throw error;
  }
  return { dist: join(dir, 'apps/web/dist'), clear };
}

async function main() {
  const { against, rounds, rest: given } = readWords(process.argv.slice(2));
  const named = gamesNamed(given);
  const wanted = withoutGames(given).filter((word) => !word.startsWith('--'));
  const unknown = wanted.filter((word) => !(word in PARTS));
  if (unknown.length > 0) {
    console.error(`no such part: ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`);
    return 2;
  }
  const failed =
    install() ||
    build() ||
    buildWeb() ||
    runTool('vite', ['build', '-c', 'perf/vite.config.ts', '--logLevel', 'warn'], { cwd: join(root, 'apps/web') }) ||
    ensureChromium();
  if (failed !== 0) return failed;
  const games = await titled(gamesOfBuild(named));
  const parts = Object.keys(PARTS).filter((part) => wanted.length === 0 || wanted.includes(part));
  const before = against === undefined ? null : webOfCommit(against);
  const house = await openHouse(before?.dist ?? null, rounds);
  const rows = [];
  try {
    if (parts.includes('pan')) rows.push(...(await measureLargest(house)));
    for (const game of games) rows.push(...(await rowsOf(house, game, parts, games.length > 1)));
  } finally {
    await house.close();
    before?.clear();
  }
  const today = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const head = `${machine()}; headless Chromium ${house.version}; ${VIEWPORT.width} x ${VIEWPORT.height}; best of ${RUNS} runs; ${today}.`;
  console.log(`${head}\n${plainTable(rows)}`);
  if (given.includes('--write') && wanted.length + named.length === 0) {
    const table = markdownTable('In the browser', rows);
    writeFileSync(DOCUMENT, withSection(readFileSync(DOCUMENT, 'utf8'), 'In the browser', sectionOf(head, table)));
  }
  return 0;
}

const sectionOf = (head, table) => `    npm run perf                      # measure here; takes about three minutes
    npm run perf -- pan reach         # some parts only: pan, reach, group, campaign, board, thinking
    npm run perf -- --game ID         # some games only
    npm run perf -- group --against REF # another commit beside these sources, in turns; --rounds N (3)
    npm run perf -- --write           # keep the numbers in this section

${head}

${table}

- **Pan and zoom** by pointer and wheel events every 8 ms, as a hand makes them. Frames of the page are the times
  between two callbacks of \`requestAnimationFrame\`; drawn on the screen is what the browser composed of them, which without
  a graphics card it does on the processor. The large map is made up by a page that is no part of the app, with the app's own board.
- **Reach**: the processor time of the page from the click until the frame that shows where the unit can go is handed over
  to be painted, with the recorder of the browser running.
- **A Group**: the largest that one click takes up, five clicks a run, all runs together: until the frame that shows that the click
  was felt, until the one with its reach, and until its blocks stand out and the panel lists them. Then the map is moved with it
  in hand. Work is processor time of the page at the machine's own speed, told for a processor four times slower: it does
  not grow with what else the machine does. Time is what passes with the browser slowed down; of gestures, frames in which the sheet moved.
- **Best run**: other programs make runs slower, never faster, so the best of them says most about the code.`;

const self = fileURLToPath(import.meta.url);
if (process.argv[1] && resolve(process.argv[1]) === join(dirname(self), 'perf.mjs')) process.exitCode = await main();
