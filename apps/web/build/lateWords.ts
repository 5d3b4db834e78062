import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Catalogs of other languages than English, the text of the rules in any, and English words that a face has put apart. */
const LATE = /\/text\/((?:[a-z]+-)?fr|rules-[a-z]+|late-en)\.ts$/;
/** The titles of all rules: for the drawer. */
const CASES = /\/data\/cases\.json$/;
/** English words that are read when something is refused or a file is broken; or, of phases, by nobody in a page. */
const ENGLISH = /\/(?:packages\/[\w/-]+\/src|src\/faces\/[\w-]+)\/text\/en\.ts$/;
const TROUBLES = /^(refusal|fault|phase)\./;
/** Of a face: what is said in answers to "why not?", warnings, and lists of choices. */
const ASIDES = /^(do|no|warn)\.|^cause$/;
const SHELL = '?shell';
const WORDS = '?words';

/**
 * Takes words out of the script that is loaded before the first board: a module of words that others import is replaced by
 * empty catalogs and lists of the same names, which src/text/late.ts fills once they are wanted.
 */
export function lateWords(registry: string): Plugin {
  return {
    name: 'late-words',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source.endsWith(WORDS)) return source;
      if (importer === undefined || !/fr|en|rules-|cases/.test(source)) return null;
      // An import that waits for its words already gets them as they are.
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found !== null && [LATE, CASES, ENGLISH].some((kind) => kind.test(found.id)) ? found.id + SHELL : null;
    },
    load(id) {
      if (id.endsWith(WORDS)) {
        const file = id.slice(0, -WORDS.length);
        if (ENGLISH.test(file))
          return { code: `export default ${JSON.stringify(englishOf(file).late)};`, moduleType: 'js' };
        return { code: readFileSync(file, 'utf8'), moduleType: CASES.test(file) ? 'json' : 'ts' };
      }
      if (!id.endsWith(SHELL)) return null;
      const file = id.slice(0, -SHELL.length);
      if (ENGLISH.test(file)) return { code: englishShell(file, registry), moduleType: 'js' };
      return { code: CASES.test(file) ? casesShell(file, registry) : shellOf(file, registry), moduleType: 'js' };
    },
  };
}

type Words = Readonly<Record<string, string>>;

/** A catalog in two parts. It is plain data, but for its type. */
function englishOf(file: string): { early: Words; late: Words } {
  const [, data] =
    /export const en(?:: Catalog)? = (\{[\s\S]*\})(?: as const)?;/.exec(readFileSync(file, 'utf8')) ?? [];
  if (data === undefined) throw new Error(`${file}: a catalog named en was expected`);
  const words = new Function(`return ${data}`)() as Words;
  const isLate = file.includes('/faces/') ? ASIDES : TROUBLES;
  const part = (late: boolean): Words =>
    Object.fromEntries(Object.entries(words).filter(([key]) => isLate.test(key) === late));
  return { early: part(false), late: part(true) };
}

function englishShell(file: string, registry: string): string {
  return [
    `import { late } from ${JSON.stringify(registry)};`,
    `export const en = ${JSON.stringify(englishOf(file).early)};`,
    `late('troubles', async () => { Object.assign(en, (await import(${JSON.stringify(file + WORDS)})).default); });`,
  ].join('\n');
}

function casesShell(file: string, registry: string): string {
  return [
    `import { late } from ${JSON.stringify(registry)};`,
    'const cases = [];',
    'export default cases;',
    `late('cases', async () => { cases.push(...(await import(${JSON.stringify(file + WORDS)})).default); });`,
  ].join('\n');
}

function shellOf(file: string, registry: string): string {
  const text = readFileSync(file, 'utf8');
  const group = (LATE.exec(file) as RegExpExecArray)[1].replace('late-en', 'troubles').replace(/^(?!rules-).*-/, '');
  const names = [...text.matchAll(/^export const (\w+)[^=]*= (\{|\[)/gm)];
  const others = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].filter(
    ([, name]) => !names.some(([, known]) => known === name),
  );
  if (names.length === 0 || others.length > 0) throw new Error(`${file}: a module of words exports catalogs and lists`);
  const empty = names.map(([, name, bracket]) => `export const ${name} = ${bracket === '{' ? '{}' : '[]'};`);
  const fill = names.map(([, name, bracket]) =>
    bracket === '{' ? `Object.assign(${name}, words.${name});` : `${name}.push(...words.${name});`,
  );
  return [
    `import { late } from ${JSON.stringify(registry)};`,
    ...empty,
    `late(${JSON.stringify(group)}, async () => {`,
    `  const words = await import(${JSON.stringify(file + WORDS)});`,
    ...fill.map((line) => `  ${line}`),
    '});',
  ].join('\n');
}
