// npm run load: how long it takes from an act to the other screens, with many live tables at one server beside this generator and
// at two; what a table costs; how it goes as idle tables grow. Six minutes at most, and a table to be read.
// `npm run load -- --tables 1000 --listeners 2 --acts 100 --seconds 30 --idle 10000`
import { Agent, get } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Browser, copyTables, firstMove, numbers, online } from './tables.mjs';

const { tables, listeners, acts, seconds, idle } = numbers({
  tables: 1000,
  listeners: 2,
  acts: 100,
  seconds: 30,
  idle: 10_000,
});
/** So many tables are opened at a time. */
const AT_ONCE = 16;
/** Opened for so long at most; where the machine is slower it is measured with fewer. */
const OPENING_MS = 60_000;
const TOKEN = 'load';
const MEBIBYTE = 1024 * 1024;
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
const move = { kind: 'submit', action: await firstMove() };
const back = { kind: 'undo', to: null };
const sleep = (ms) => new Promise((woken) => setTimeout(woken, ms));

/** A table under play: when it was last acted at, and how far it is. */
async function openTable(base) {
  const browser = new Browser();
  const id = await browser.open(base, ['french', 'allied']);
  return { browser, id, base, revision: 0, moved: false, busy: false, at: 0, awaited: 0 };
}

async function openMany(bases, count) {
  const all = [];
  for (const end = performance.now() + OPENING_MS; all.length < count && performance.now() < end; ) {
    const more = Math.min(AT_ONCE, count - all.length);
    all.push(...(await Promise.all(Array.from({ length: more }, (_, i) => openTable(bases[i % bases.length])))));
  }
  return all;
}

/** So many screens at each table, one after another at the processes. */
async function listenAt(all, bases, took) {
  const screens = [];
  for (const table of all)
    for (let i = 0; i < listeners; i++) screens.push(await listen(table, bases[(i + 1) % bases.length], took));
  return screens;
}

/** A screen on which the act has to be seen: with the update of the other seat. */
function listen(table, base, took) {
  return new Promise((there, failed) => {
    const url = `${base}/api/tables/${table.id}/stream?known=-1.0_0.0_1.0`;
    const request = get(url, { agent, headers: { cookie: table.browser.cookie } }, (response) => {
      response.setEncoding('utf8');
      let rest = '';
      response.on('data', (text) => {
        const events = `${rest}${text}`.split('\n\n');
        rest = events.pop();
        if (table.awaited === 0 || !events.some((event) => event.includes('"viewer":1,'))) return;
        table.awaited--;
        took.push(performance.now() - table.at);
      });
      response.on('error', () => undefined);
      there(request);
    });
    request.on('error', failed);
  });
}

let keys = 0;

async function act(table, answered) {
  table.busy = true;
  table.at = performance.now();
  const request = { ...(table.moved ? back : move), key: `load.${keys++}`, revision: table.revision };
  const { result, update } = await table.browser.ask(table.base, table.id, request);
  if (result !== 'done') throw new Error(`an act is ${result}`);
  answered.push(performance.now() - table.at);
  table.revision = update.revision;
  table.moved = !table.moved;
  table.busy = false;
}

/** So many acts a second at any of the tables, whether or not the last ones were answered. Gives how many came too late to be sent. */
async function playAt(all, { rate, length, screens, answered }) {
  const began = performance.now();
  const doing = [];
  let passed = 0;
  for (let n = 0; n < rate * length; n++) {
    const due = began + (n * 1000) / rate;
    if (due > performance.now()) await sleep(due - performance.now());
    const table = all[Math.floor(Math.random() * all.length)];
    if (table.busy || table.awaited > 0) {
      passed++;
      continue;
    }
    table.awaited = screens;
    doing.push(act(table, answered));
  }
  await Promise.all(doing);
  return { passed, spent: (performance.now() - began) / 1000 };
}

/** The time that a share of them took at most, in milliseconds. */
function part(times, share) {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1);
}

async function measured(base) {
  const response = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const text = await response.text();
  const number = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return { mebibytes: number('process_resident_memory_bytes') / MEBIBYTE, cpu: number('process_cpu_seconds_total') };
}

/** What all processes take together. */
async function inAll(bases) {
  const each = await Promise.all(bases.map(measured));
  return { mebibytes: sum(each.map(({ mebibytes }) => mebibytes)), cpu: sum(each.map(({ cpu }) => cpu)) };
}

const sum = (numbersOf) => numbersOf.reduce((total, one) => total + one, 0);
const kilobytes = (before, after, many) => (((after.mebibytes - before.mebibytes) * 1024) / many).toFixed(0);
const share = (before, after, seconds) => `${(((after.cpu - before.cpu) / seconds) * 100).toFixed(0)}% of a core`;
/** How late this generator itself is: what it measures is no better. */
const own = monitorEventLoopDelay({ resolution: 1 });
own.enable();
const milliseconds = (nanoseconds) => (nanoseconds / 1_000_000).toFixed(1);
const startMany = (start, count) =>
  Promise.all(Array.from({ length: count }, () => start({ METRICS_TOKEN: TOKEN, THINKERS: '1' })));
const told = [];
const row = (what, ...cells) => told.push(`| ${[what, ...cells].join(' | ')} |`);
const progress = (text) => process.stderr.write(`${text}\n`);

/** Live tables, each with its screens, at so many processes. Gives what went wrong. */
const live = (processes) =>
  online(
    async (start) => {
      const bases = (await startMany(start, processes)).map(({ base }) => base);
      // The rules are loaded with the first table.
      await openMany(bases, bases.length);
      const empty = await inAll(bases);
      const all = await openMany(bases, tables);
      const idle = await inAll(bases);
      const took = [];
      const screens = await listenAt(all, bases, took);
      progress(`${processes} process(es): ${all.length} tables, ${screens.length} screens`);
      const before = await inAll(bases);
      const answered = [];
      own.reset();
      const { passed, spent } = await playAt(all, { rate: acts, length: seconds, screens: listeners, answered });
      await sleep(1000);
      const after = await inAll(bases);
      for (const screen of screens) screen.destroy();
      const lost = sum(all.map(({ awaited }) => awaited));
      row(
        `${processes === 1 ? 'one process' : `${processes} processes`}, ${all.length} tables, ${screens.length} listeners`,
        `${(answered.length / spent).toFixed(0)} acts/s${passed > 0 ? `, ${passed} not sent` : ''}${lost > 0 ? `, ${lost} NOT SEEN` : ''}`,
        `${part(answered, 0.5)} / ${part(answered, 0.99)}`,
        `${part(took, 0.5)} / ${part(took, 0.99)} / ${part(took, 1)}`,
        `${kilobytes(empty, idle, all.length)} kB a table, ${kilobytes(idle, before, screens.length)} kB a listener`,
        share(before, after, spent),
        milliseconds(own.percentile(99)),
      );
      return lost;
    },
    { careless: false },
  );

/** More and more tables that nobody is at, beside a hundred that are played at. */
const growing = () =>
  online(async (start, database) => {
    const [{ base }] = await startMany(start, 1);
    const all = await openMany([base], Math.min(100, idle));
    let stored = all.length;
    for (const wanted of [100, 1000, 10_000].filter((count) => count <= idle)) {
      if (wanted > stored) await copyTables(database.url, all[0].id, stored, wanted);
      stored = Math.max(stored, wanted);
      const answered = [];
      const before = await measured(base);
      own.reset();
      const { spent } = await playAt(all, { rate: 20, length: Math.min(10, seconds), screens: 0, answered });
      const after = await measured(base);
      const listing = performance.now();
      await all[0].browser.send(base, 'GET', '/open');
      row(
        `one process, ${stored} tables stored, nobody listens`,
        `${(answered.length / spent).toFixed(0)} acts/s`,
        `${part(answered, 0.5)} / ${part(answered, 0.99)}`,
        `list of open tables ${(performance.now() - listing).toFixed(0)}`,
        `${after.mebibytes.toFixed(0)} MB in all, database ${await database.sizeOf()} MB`,
        share(before, after, spent),
        milliseconds(own.percentile(99)),
      );
      progress(`${stored} tables stored`);
    }
  });

const lost = (await live(1)) + (await live(2));
await growing();
agent.destroy();
const [{ model }] = cpus();
console.log(`
${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${model.trim()}), load ${loadavg()[0].toFixed(1)} at the end, Node ${process.versions.node};
database and generator on the same cores; an act is an update to two seats and who looks on, stored and synced before it is answered.

| | rate | answer ms p50 / p99 | act to the other screen ms p50 / p99 / most | memory | of the server | the generator's own delay ms p99 |
|---|---|---|---|---|---|---|
${told.join('\n')}
`);
process.exit(lost === 0 ? 0 : 1);
