// npm run load: how long it takes from an act to the other screens, with many live tables at one server beside this generator.
// `npm run load -- --tables 1000 --listeners 2 --acts 100 --seconds 30 --processes 1`
import { Agent, get } from 'node:http';
import { Browser, firstMove, numbers, online } from './tables.mjs';

const { tables, listeners, acts, seconds, processes } = numbers({
  tables: 1000,
  listeners: 2,
  acts: 100,
  seconds: 30,
  processes: 1,
});
/** So many tables are opened at a time. */
const AT_ONCE = 16;
const TOKEN = 'load';
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
const move = { kind: 'submit', action: await firstMove() };
const back = { kind: 'undo', to: null };
const sleep = (ms) => new Promise((woken) => setTimeout(woken, ms));

const took = [];
const answered = [];
let late = 0;

/** A table under play: when it was last acted at, and how far it is. */
async function openTable(base, bases) {
  const browser = new Browser();
  const id = await browser.open(base, ['french', 'allied']);
  const table = { browser, id, base, revision: 0, moved: false, busy: false, at: 0, awaited: 0 };
  await Promise.all(Array.from({ length: listeners }, (_, i) => listen(table, bases[(i + 1) % bases.length])));
  return table;
}

/** A screen on which the act has to be seen: with the update of the other seat. */
function listen(table, base) {
  return new Promise((there, failed) => {
    const url = `${base}/api/tables/${table.id}/stream?known=-1.0_0.0_1.0`;
    const request = get(url, { agent, headers: { cookie: table.browser.cookie } }, (response) => {
      response.setEncoding('utf8');
      let rest = '';
      response.on('data', (text) => {
        const events = `${rest}${text}`.split('\n\n');
        rest = events.pop();
        if (table.at > 0 && events.some((event) => event.includes('"viewer":1,'))) seen(table);
      });
      response.on('error', () => undefined);
      there();
    });
    request.on('error', failed);
  });
}

function seen(table) {
  if (table.awaited === 0) return;
  table.awaited--;
  took.push(performance.now() - table.at);
}

async function act(table, n) {
  if (table.busy || table.awaited > 0) {
    late++;
    return;
  }
  table.busy = true;
  table.at = performance.now();
  table.awaited = listeners;
  const request = { ...(table.moved ? back : move), key: `load.${n}`, revision: table.revision };
  const { result, update } = await table.browser.ask(table.base, table.id, request);
  if (result !== 'done') throw new Error(`an act is ${result}`);
  answered.push(performance.now() - table.at);
  table.revision = update.revision;
  table.moved = !table.moved;
  table.busy = false;
}

const part = (times, share) => Math.round(times.sort((a, b) => a - b)[Math.floor(times.length * share)] * 10) / 10;
const told = (times) => ({
  count: times.length,
  p50: part(times, 0.5),
  p99: part(times, 0.99),
  most: part(times, 1 - 1e-9),
});

async function memory(base) {
  const response = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(await response.text()) ?? [];
  return Math.round(Number(bytes) / 1024 / 1024);
}

const result = await online(async (start) => {
  const running = await Promise.all(Array.from({ length: processes }, () => start({ METRICS_TOKEN: TOKEN })));
  const bases = running.map(({ base }) => base);
  const empty = await Promise.all(bases.map(memory));
  const all = [];
  while (all.length < tables) {
    const more = Math.min(AT_ONCE, tables - all.length);
    all.push(...(await Promise.all(Array.from({ length: more }, (_, i) => openTable(bases[i % bases.length], bases)))));
  }
  const idle = await Promise.all(bases.map(memory));
  const began = performance.now();
  const doing = [];
  for (let n = 0; n < acts * seconds; n++) {
    const due = began + (n * 1000) / acts;
    if (due > performance.now()) await sleep(due - performance.now());
    doing.push(act(all[Math.floor(Math.random() * all.length)], n));
  }
  await Promise.all(doing);
  const spent = (performance.now() - began) / 1000;
  await sleep(1000);
  const lost = all.reduce((sum, { awaited }) => sum + awaited, 0);
  const rate = Math.round(answered.length / spent);
  const mebibytes = { empty, idle };
  return {
    tables,
    listeners: tables * listeners,
    processes,
    rate,
    passed: late,
    lost,
    mebibytes,
    answerMs: told(answered),
    screenMs: told(took),
  };
});
agent.destroy();
console.log(JSON.stringify(result, null, 1));
process.exit(result.lost === 0 ? 0 : 1);
