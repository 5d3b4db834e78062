// npm run faults: processes are killed at random moments while tables are played at. Nothing that was answered may be lost, nothing
// done twice, no table stuck. `npm run faults -- --kills 200 --processes 4 --tables 12 --computers 20 --databases 10`
import { Browser, firstMove, kill, numbers, online } from './tables.mjs';

const { kills, processes, tables, computers, databases } = numbers({
  kills: 200,
  processes: 4,
  tables: 12,
  /** Tables with a computer, which come one after another. */
  computers: 20,
  /** Of the kills, those of a process of the database: it falls with all its connections, and gets up again. */
  databases: 10,
});
/** Between two acts at a table: whoever is started has to come to something beside those who play. */
const PAUSE_MS = 50;
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
  const patience = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await ask(any());
    } catch (error) {
      if (/^4\d\d /.test(error.message)) throw error;
      if (Date.now() > patience) throw new Error(`nobody answers any more: ${error.message}`);
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
    await sleep(PAUSE_MS);
  }
  return { browser, id, done };
}

async function withComputer() {
  const browser = new Browser();
  const level = [{ seat: 'french', level: 'conscript', character: 'standard' }];
  return { browser, id: await insist((base) => browser.open(base, ['allied'], level)) };
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

/** Every so many of a number of kills. */
const isTurn = (killed, times) =>
  times > 0 && Math.floor((killed * times) / kills) < Math.floor(((killed + 1) * times) / kills);

const result = await online(async (begin, database) => {
  // One that does not find the database when it comes is started again, as whoever looks after a service does.
  const start = (tries = 20) =>
    begin().catch((error) => (tries > 0 ? sleep(200).then(() => start(tries - 1)) : Promise.reject(error)));
  running.push(...(await Promise.all(Array.from({ length: processes }, () => start()))));
  // One is always about to come, so that the next can be killed as soon as it is there.
  let coming = start();
  const players = Array.from({ length: tables }, () => play());
  const thinking = [];
  let fallen = 0;
  for (let killed = 0; killed < kills; killed++) {
    if (isTurn(killed, computers)) thinking.push(await withComputer());
    await sleep(20 + Math.random() * 200);
    if (isTurn(killed, databases)) {
      if (await database.killOne()) fallen++;
      else faults.push('no process of the database could be killed');
    } else {
      const [victim] = running.splice(Math.floor(Math.random() * running.length), 1);
      await kill(victim);
      running.push(await coming);
      coming = start();
      // It has to come before anything is counted.
      coming.catch((error) => faults.push(String(error)));
    }
    if ((killed + 1) % 20 === 0) process.stderr.write(`${killed + 1} killed, ${faults.length} faults\n`);
  }
  running.push(await coming);
  playing = false;
  const played = await Promise.all(players);
  await Promise.all(thinking.map(awaitComputer));
  await Promise.all(played.map(count));
  const acts = played.reduce((sum, { done }) => sum + done, 0);
  return { kills, ofTheDatabase: fallen, processes, tables, acts, broken, computers: thinking.length, faults };
});
console.log(JSON.stringify(result, null, 1));
process.exitCode = faults.length === 0 ? 0 : 1;
