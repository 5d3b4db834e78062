// npm run faults: processes of the server are killed at random moments while tables are played at. Nothing that was answered may be
// lost, nothing done twice, no table stuck. `npm run faults -- --kills 200 --processes 4 --tables 12`
import { Browser, firstMove, kill, numbers, online } from './tables.mjs';

const { kills, processes, tables } = numbers({ kills: 200, processes: 4, tables: 12 });
/** A table with the computer comes to every so many kills. */
const COMPUTER_EVERY = 10;
/** Longer than a turn of all computers takes together. */
const PATIENCE_MS = 300_000;
const sleep = (ms) => new Promise((woken) => setTimeout(woken, ms));
const move = { kind: 'submit', action: await firstMove() };
const back = { kind: 'undo', to: null };

const faults = [];
let broken = 0;
let playing = true;
const running = [];
const any = () => running[Math.floor(Math.random() * running.length)].base;

/** Asks one process after another until one answers, under the same key. */
async function insist(ask) {
  for (;;) {
    try {
      return await ask(any());
    } catch (error) {
      if (/^4\d\d /.test(error.message)) throw error;
      broken++;
      await sleep(20);
    }
  }
}

const look = (browser, id) =>
  insist((base) => browser.ask(base, id, { kind: 'look', key: 'look', revision: -1 })).then(({ update }) => update);

async function play() {
  const browser = new Browser();
  const id = await insist((base) => browser.open(base, ['french', 'allied']));
  let done = 0;
  while (playing) {
    const { revision, steps } = await look(browser, id);
    if (steps.length !== done % 2) faults.push(`${id}: ${done} acts were answered, and ${steps.length} steps stand`);
    const request = { ...(steps.length === 0 ? move : back), key: `act.${done}`, revision };
    const { result } = await insist((base) => browser.ask(base, id, request));
    if (result !== 'done') faults.push(`${id}: act ${done} is ${result}`);
    done++;
  }
  return { browser, id, done };
}

async function withComputer() {
  const browser = new Browser();
  const computers = [{ seat: 'french', level: 'conscript', character: 'standard' }];
  return { browser, id: await insist((base) => browser.open(base, ['allied'], computers)) };
}

/** Whoever was thinking when he was killed is followed by another. */
async function awaitComputer({ browser, id }) {
  const isMine = async () => (await insist((base) => browser.send(base, 'GET', `/tables/${id}`))).yourMove;
  const patience = Date.now() + PATIENCE_MS;
  while (!(await isMine())) {
    if (Date.now() > patience) return faults.push(`${id}: the computer is stuck`);
    await sleep(200);
  }
}

/** Each act is one revision: none is lost, and none was done twice. */
async function count({ browser, id, done }) {
  const { revision } = await look(browser, id);
  if (revision !== done) faults.push(`${id}: ${done} acts were answered, and ${revision} were done`);
}

const result = await online(async (start) => {
  running.push(...(await Promise.all(Array.from({ length: processes }, () => start()))));
  const players = Array.from({ length: tables }, () => play());
  const thinking = [];
  for (let killed = 0; killed < kills; killed++) {
    if (killed % COMPUTER_EVERY === 0) thinking.push(await withComputer());
    await sleep(50 + Math.random() * 400);
    const [victim] = running.splice(Math.floor(Math.random() * running.length), 1);
    await kill(victim);
    running.push(await start());
  }
  playing = false;
  const played = await Promise.all(players);
  await Promise.all(thinking.map(awaitComputer));
  await Promise.all(played.map(count));
  const acts = played.reduce((sum, { done }) => sum + done, 0);
  return { kills, processes, tables, acts, broken, computers: thinking.length, faults };
});
console.log(JSON.stringify(result, null, 1));
process.exitCode = faults.length === 0 ? 0 : 1;
