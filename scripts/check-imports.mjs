// Keeps the house in order: imports point down only, and the rules stay pure (no I/O, no clock, no chance of their own).
// One line per offence, exit code 1. `node scripts/check-imports.mjs [root]`
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const builtins = new Set(builtinModules);
const sourceFile = /\.[cm]?[jt]sx?$/;
const skipped = new Set(['node_modules', 'dist', 'coverage', 'data']);

/** What each kind of workspace may import. A computer player knows the game it plays. */
const below = {
  kernel: { src: [], other: [] },
  game: { src: ['kernel'], other: ['kernel'] },
  opponents: { src: ['kernel', 'game'], other: ['kernel', 'game'] },
  app: { src: ['kernel', 'game', 'opponents'], other: ['kernel', 'game', 'opponents'] },
};

/** The command line starts the server, and hands it the page. */
const started = { 'apps/cli': ['apps/server', 'apps/web'] };

/** What a page may name of a server it talks to: types, in one module, and nothing that is there when it runs. */
const told = { 'apps/web': ['apps/server', 'told'] };

/**
 * The folders of the page, each above those before it: words, drawings, parts of any page, the
 * games and their worlds, the board, what a game brings to
 * it, what is kept, the table, the games, the computer, the lessons, what is
 * told before and after a game, the house they all stand in.
 */
const PAGE = [
  'text',
  'art',
  'page',
  'games',
  'board',
  'face',
  'store',
  'table',
  'faces',
  'opponent',
  'learn',
  'before',
  'after',
  'shell',
];

/** A table itself, with all its secrets: for those who open and keep one. Everybody else in the page has a seat. */
const tableNames = /\b(?:Table|Host|Journal|replayRecord|resumeTable|writeRecord)\b/;
const keepers = ['store', 'shell/sitting.ts', 'learn/lesson.ts'].map((path) => join('apps/web/src', path));

/** Names that bring a clock, chance or the outside world into the rules. */
const impure = [
  ['Math.random', /\bMath\s*(?:\?\.|\.)\s*random\b|\bMath\s*\[|=\s*Math\b(?!\s*\.)/g],
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'crypto', 'process', 'globalThis'].map(
    (name) => [name, word(name)],
  ),
];

/** The bare name: not a property, not a key, not a part of a longer name. */
function word(name) {
  return new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.\\s*|#)${name}(?![\\w$]|\\s*\\??:(?!:))`, 'g');
}

const list = (dir) => (existsSync(dir) ? readdirSync(dir, { withFileTypes: true }) : []);

export function workspaces(root) {
  const dirs = [
    ['kernel', 'packages/kernel'],
    ['opponents', 'packages/opponents'],
    ...list(join(root, 'packages/games')).map((entry) => ['game', `packages/games/${entry.name}`]),
    ...list(join(root, 'apps')).map((entry) => ['app', `apps/${entry.name}`]),
  ];
  return dirs
    .filter(([, dir]) => existsSync(join(root, dir, 'package.json')))
    .map(([kind, dir]) => {
      const manifest = JSON.parse(readFileSync(join(root, dir, 'package.json'), 'utf8'));
      const declared = { ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.optionalDependencies };
      return { kind, dir: join(root, dir), name: manifest.name, declared: new Set(Object.keys(declared)) };
    });
}

function* files(dir) {
  for (const entry of list(dir)) {
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) yield* files(join(dir, entry.name));
    } else if (sourceFile.test(entry.name)) yield join(dir, entry.name);
  }
}

/**
 * The same text with comments blanked, and once more with the insides of strings and regular expressions blanked too.
 * Places and line numbers stay as they were; what stands between `${` and `}` is code.
 */
export function blank(text) {
  const uncommented = text.split('');
  const bare = text.split('');
  const wipe = (chars, from, to) => {
    for (let i = from; i < to; i++) if (chars[i] !== '\n') chars[i] = ' ';
  };
  const braces = []; // one entry per open brace: true when it closes a `${`
  let at = 0;

  const template = () => {
    const from = at;
    while (at < text.length && text[at] !== '`' && !(text[at] === '$' && text[at + 1] === '{'))
      at += text[at] === '\\' ? 2 : 1;
    wipe(bare, from, Math.min(at, text.length));
    if (text[at] === '`') at += 1;
    else {
      at += 2;
      braces.push(true);
    }
  };
  const regexMayStart = () => {
    const before = bare
      .slice(Math.max(0, at - 200), at)
      .join('')
      .trimEnd();
    return (
      before === '' ||
      /[=([{,;:!&|?+\-*%<>~^}]$|\b(?:return|typeof|case|in|of|await|yield|void|throw|else|do)$/.test(before)
    );
  };

  while (at < text.length) {
    const char = text[at];
    const from = at;
    if (text.startsWith('//', at) || (at === 0 && text.startsWith('#!'))) {
      while (at < text.length && text[at] !== '\n') at += 1;
      wipe(uncommented, from, at);
      wipe(bare, from, at);
    } else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2);
      at = end < 0 ? text.length : end + 2;
      wipe(uncommented, from, at);
      wipe(bare, from, at);
    } else if (char === "'" || char === '"') {
      at += 1;
      while (at < text.length && text[at] !== char && text[at] !== '\n') at += text[at] === '\\' ? 2 : 1;
      wipe(bare, from + 1, Math.min(at, text.length));
      at += 1;
    } else if (char === '`') {
      at += 1;
      template();
    } else if (char === '/' && regexMayStart()) {
      at += 1;
      for (let inClass = false; at < text.length && text[at] !== '\n' && (inClass || text[at] !== '/'); at++) {
        if (text[at] === '\\') at += 1;
        else if (text[at] === '[') inClass = true;
        else if (text[at] === ']') inClass = false;
      }
      wipe(bare, from + 1, Math.min(at, text.length));
      at += 1;
    } else {
      if (char === '{') braces.push(false);
      at += 1;
      if (char === '}' && braces.pop()) template();
    }
  }
  return { uncommented: uncommented.join(''), bare: bare.join('') };
}

/** Every specifier a file imports, with where it stands; undefined for one that is computed. */
export function imports({ uncommented, bare }) {
  const found = [];
  const statement = /(?<![\w$.#])(?:from|import|import\s*\(|require\s*\()\s*(['"`])/g;
  for (const match of bare.matchAll(statement)) {
    const from = match.index + match[0].length;
    found.push({ at: match.index, specifier: uncommented.slice(from, bare.indexOf(match[1], from)) });
  }
  for (const match of bare.matchAll(/(?<![\w$.#])import\s*\(\s*(?!['"`\s])/g)) found.push({ at: match.index });
  return found;
}

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Why a file of the page may not import another, or null. What stands in no folder is above them all. */
function aboveIt(from, to) {
  const [own, other] = [from, to].map((path) => (path.split(sep).length > 2 ? path.split(sep)[1] : null));
  if (own === null || own === other) return null;
  if (!PAGE.includes(own)) return `the folder ${own} has no place among those of the page`;
  if (other !== null && PAGE.indexOf(other) < PAGE.indexOf(own) && PAGE.includes(other)) return null;
  return `${other ?? to} does not stand below ${own}`;
}

/** Files that import one another in a ring, types and what is loaded late too; one ring for each knot. */
export function rings(graph) {
  const found = [];
  const done = new Set();
  const walk = (file, way) => {
    const at = way.indexOf(file);
    if (at >= 0) {
      found.push(way.slice(at));
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return found;
}

/** All offences under a root, as `file:line: what is wrong`. */
export function check(root) {
  const all = workspaces(root);
  const byName = new Map(all.map((workspace) => [workspace.name, workspace]));
  const offences = [];
  const place = ({ dir }) => relative(root, dir).split(sep).join('/');

  for (const workspace of all) {
    const graph = new Map();
    for (const file of files(workspace.dir)) {
      const text = readFileSync(file, 'utf8');
      const part = relative(workspace.dir, file).startsWith(`src${sep}`) ? 'src' : 'other';
      const pure = part === 'src' && (workspace.kind === 'kernel' || workspace.kind === 'game');
      const blanked = blank(text);
      const report = (at, what) => {
        const line = text.slice(0, at).split('\n').length;
        offences.push(`${relative(root, file).split(sep).join('/')}:${line}: ${what}`);
      };

      for (const { at, specifier } of imports(blanked)) {
        if (specifier === undefined) {
          if (pure) report(at, 'imports something computed');
        } else if (specifier.startsWith('.') || specifier.startsWith('/')) {
          const target = relative(workspace.dir, resolve(dirname(file), specifier));
          if (specifier.startsWith('/') || target.startsWith('..'))
            report(at, `'${specifier}' leaves ${workspace.name}; import the package by its name`);
          else if (part === 'src') {
            const own = relative(workspace.dir, file);
            graph.set(own, [...(graph.get(own) ?? []), target]);
            const wrong = workspace.dir === join(root, 'apps/web') ? aboveIt(own, target) : null;
            if (wrong !== null) report(at, `'${specifier}': ${wrong}`);
          }
        } else if (specifier.startsWith('node:') || builtins.has(specifier)) {
          if (pure) report(at, `'${specifier}' does I/O; ${workspace.kind} sources are pure`);
        } else {
          const name = packageOf(specifier);
          const target = byName.get(name);
          const named = blanked.bare.slice(blanked.bare.lastIndexOf('import', at), at);
          const own = relative(root, file);
          if (
            own.startsWith(join('apps/web/src', '/')) &&
            target?.kind === 'kernel' &&
            tableNames.test(named) &&
            !keepers.some((keeper) => own === keeper || own.startsWith(keeper + sep))
          )
            report(at, `${tableNames.exec(named)[0]} is for who keeps a table; everybody else has a seat`);
          if (target === workspace) continue;
          const [teller, module] = told[place(workspace)] ?? [];
          const isTold = target && place(target) === teller && specifier === `${name}/${module}`;
          if (isTold && /^import\s+type\b/.test(named)) continue;
          const starts = target && (started[place(workspace)] ?? []).includes(place(target));
          if (target && !starts && !below[workspace.kind][part].includes(target.kind))
            report(at, `'${specifier}' does not stand below ${workspace.name}`);
          else if (part === 'src' && !workspace.declared.has(name))
            report(at, `'${specifier}' is not among the dependencies of ${workspace.name}`);
        }
      }

      if (pure) {
        for (const [name, pattern] of impure)
          for (const match of blanked.bare.matchAll(pattern))
            report(match.index, `${name} in ${workspace.kind} sources`);
      }
      if (/\.[cm]?tsx?$/.test(file))
        for (const match of blanked.bare.matchAll(word('any')))
          report(match.index, 'any: name the type, or use unknown');
      for (const match of text.matchAll(/@ts-(?:ignore|nocheck)\b/g))
        if (blanked.uncommented[match.index] === ' ') report(match.index, `${match[0]}: mend the type instead`);
    }
    // A prompt and its commands know each other.
    if (workspace.dir === join(root, 'apps/cli')) continue;
    for (const ring of rings(graph)) {
      const [first, ...others] = ring.map((file) => relative(root, join(workspace.dir, file)).split(sep).join('/'));
      offences.push(`${first}: imports itself by way of ${others.join(', ') || 'nothing'}`);
    }
  }
  return offences;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const offences = check(resolve(process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..')));
  for (const offence of offences) console.error(offence);
  process.exitCode = offences.length > 0 ? 1 : 0;
}
