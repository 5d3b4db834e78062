// What start, test and run share: install when needed, build, run a tool. Plain Node: it works before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMadeOf, sourcesOf, stampPage } from './fresh.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const sameEntries = (a = {}, b = {}) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([key, value]) => b[key] === value);

/** Why node_modules does not match the lock file, or undefined when it does. */
export function staleness() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return 'nothing installed yet';
  if (!existsSync(join(root, 'package-lock.json'))) return undefined;
  const wanted = readJson('package-lock.json').packages;
  const installed = readJson('node_modules/.package-lock.json').packages;
  for (const [path, entry] of Object.entries(wanted)) {
    if (entry.link) {
      if (!existsSync(join(root, path))) return `${path} is not linked`;
    } else if (path.startsWith('node_modules/') || path.includes('/node_modules/')) {
      const found = installed[path];
      // Optional packages are for other platforms when absent.
      if (found ? found.version !== entry.version : !entry.optional) return `${path} is not at ${entry.version}`;
    } else {
      if (!existsSync(join(root, path, 'package.json'))) return `${path} is gone`;
      const declared = readJson(join(path, 'package.json'));
      for (const kind of ['dependencies', 'devDependencies']) {
        if (!sameEntries(declared[kind], entry[kind])) return `${path || 'the root'} changed its ${kind}`;
      }
    }
  }
  return undefined;
}

/** Runs a program from the root. Its output goes to ours, or all of it to stderr when stdout must stay clean. */
export function run(command, args, { toStderr = false, cwd = root } = {}) {
  const stdio = toStderr ? ['ignore', 2, 2] : 'inherit';
  const result = spawnSync(command, args, {
    cwd,
    stdio,
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (result.error) console.error(`${command}: ${result.error.message}`);
  return result.status ?? 1;
}

/** The script of an installed package's command. */
function scriptOf(name) {
  const { bin } = readJson(`node_modules/${name}/package.json`);
  return join(root, 'node_modules', name, typeof bin === 'string' ? bin : Object.values(bin)[0]);
}

/** Runs the command of an installed package with this same Node. */
export const runTool = (name, args, options) => run(process.execPath, [scriptOf(name), ...args], options);

/** The same beside other things; resolves to the exit code. */
const runToolAside = (name, args, { cwd = root } = {}) =>
  new Promise((ended) => {
    const child = spawn(process.execPath, [scriptOf(name), ...args], { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', () => ended(1));
    child.once('close', (code) => ended(code ?? 1));
  });

/** `npm ci` refuses a lock that leaves out the builds of a tool for other platforms; a plain install does not mind. */
function lockIsComplete() {
  const { packages } = readJson('package-lock.json');
  return Object.values(packages).every((entry) =>
    Object.keys(entry.optionalDependencies ?? {}).every((name) => packages[`node_modules/${name}`]),
  );
}

/** Exit code of the installation, 0 when nothing was to do. */
export function install(options) {
  const reason = staleness();
  if (reason === undefined) return 0;
  const locked = existsSync(join(root, 'package-lock.json'));
  const how = !locked ? ['install'] : lockIsComplete() ? ['ci'] : ['install', '--no-save'];
  console.error(`npm ${how.join(' ')}: ${reason}`);
  // The tools are dev dependencies: install them even under NODE_ENV=production.
  const args = [...how, '--include=dev'];
  const npm = process.env.npm_execpath ?? '';
  return /npm-cli\.js$/.test(npm) ? run(process.execPath, [npm, ...args], options) : run('npm', args, options);
}

export const build = (options) => runTool('typescript', ['-b'], options);

/** The types of the browser app: the page and its service worker know other globals. */
export function checkWeb(options) {
  for (const project of ['tsconfig.json', 'tsconfig.sw.json']) {
    const failed = runTool('typescript', ['-p', `apps/web/${project}`], options);
    if (failed !== 0) return failed;
  }
  return 0;
}

/** The browser app, from the sources of all workspaces into apps/web/dist. */
const WEB = ['vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'apps/web') }];
export function buildWeb(options) {
  const sources = sourcesOf();
  const failed = runTool(WEB[0], WEB[1], { ...options, ...WEB[2] });
  if (failed === 0) stampPage(sources);
  return failed;
}

/** The same beside other things, unless it stands there already. */
export async function buildWebAside() {
  const sources = sourcesOf();
  if (isMadeOf(sources)) return 0;
  const failed = await runToolAside(...WEB);
  if (failed === 0) stampPage(sources);
  return failed;
}

/** The server and the rules it plays by. Whoever starts it waits for no types: they are checked by `npm test`. */
export const buildServerAside = () => runToolAside('typescript', ['-b', 'apps/server', '--noCheck']);

/** Installs and builds what is out of date, then runs the command line with these arguments. */
export function runCli(args) {
  const ready = install({ toStderr: true }) || build({ toStderr: true });
  return ready || run(process.execPath, [join(root, 'apps/cli/bin/hundred-days.js'), ...args]);
}
