// npm run cold: how long `npm start` takes in a fresh clone after its packages are installed, until the page and the tables are there:
// the first time, the second, and with a new database. `npm run cold -- --times 3`
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { numbers } from './tables.mjs';

const { times } = numbers({ times: 3 });
const WORKSPACES = ['.', 'apps', 'packages', 'packages/games'];

/** The same files under another folder, without copying what they hold where that can be helped. */
function linkAll(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkAll(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
  }
}

/** A clone of what is committed here, with the packages that are installed here. */
function freshClone(folder) {
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, folder]);
  for (const parent of WORKSPACES)
    for (const name of parent === '.' ? ['.'] : readdirSync(join(root, parent))) {
      const packages = join(parent, name, 'node_modules');
      if (existsSync(join(root, packages)) && existsSync(join(folder, parent, name)))
        linkAll(join(root, packages), join(folder, packages));
    }
}

/** Seconds until the page answers, and until a table could be opened. */
async function start(folder) {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  // Not when npm has gone, but when nobody of those it started is left.
  const ended = new Promise((over) => child.once('close', over));
  let said = '';
  const heard = (words) =>
    new Promise((found, failed) => {
      void ended.then(() => failed(new Error(`npm start ended: ${said}`)));
      const look = (text) => {
        said += text;
        const match = words.exec(said);
        if (match !== null) found(match[1]);
        if (said.includes('No tables online')) failed(new Error(said));
      };
      child.stdout.on('data', look);
      child.stderr.on('data', look);
    });
  const page = heard(/Hundred Days is at (\S+)/).then(async (url) => {
    const { status } = await fetch(url);
    if (status !== 200) throw new Error(`the page answers ${status}`);
    return { url, page: seconds() };
  });
  const tables = heard(/(Tables online are open)/).then(seconds);
  try {
    const there = { ...(await page), tables: await tables };
    const { status } = await fetch(`${there.url}/api/open`);
    if (status !== 200) throw new Error(`the tables answer ${status}`);
    return there;
  } finally {
    process.kill(-child.pid, 'SIGINT');
    await ended;
  }
}

const middle = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];
const ROWS = ['first start: nothing built, no database', 'second start', 'a new database, all built'];
const measured = ROWS.map(() => []);
for (let n = 0; n < times; n++) {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-days-cold-'));
  // As root the database runs as a user of its own, who must be able to reach it.
  chmodSync(folder, 0o755);
  const clone = join(folder, 'clone');
  try {
    freshClone(clone);
    for (const [row, taken] of measured.entries()) {
      if (row === 2) rmSync(join(clone, '.data'), { recursive: true, force: true });
      taken.push(await start(clone));
      process.stderr.write(`${ROWS[row]}: ${taken.at(-1).tables.toFixed(1)} s\n`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
console.log(`
${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0].model.trim()}), load ${loadavg()[0].toFixed(1)} at the end, Node ${process.versions.node}; the middle of ${times}.

| seconds until | the page | the tables |
|---|---:|---:|
${measured.map((taken, row) => `| ${ROWS[row]} | ${middle(taken.map(({ page }) => page)).toFixed(1)} | ${middle(taken.map(({ tables }) => tables)).toFixed(1)} |`).join('\n')}
`);
