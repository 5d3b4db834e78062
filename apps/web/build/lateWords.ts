import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Catalogs of other languages than English, and the text of the rules in any. */
const LATE = /\/text\/((?:[a-z]+-)?fr|rules-[a-z]+)\.ts$/;
/** The titles of all rules: for the drawer. */
const CASES = /\/data\/cases\.json$/;
const SHELL = '?shell';
const WORDS = '?words';

/**
 * Takes words out of the script that is loaded before the first board: a module of words that others import is replaced by
 * empty catalogs and lists of the same names, which src/shell/late.ts fills once they are wanted.
 */
export function lateWords(registry: string): Plugin {
  return {
    name: 'late-words',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source.endsWith(WORDS)) return source;
      if (importer === undefined || !/fr|rules-|cases/.test(source)) return null;
      // An import that waits for its words already gets them as they are.
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found !== null && (LATE.test(found.id) || CASES.test(found.id)) ? found.id + SHELL : null;
    },
    load(id) {
      if (id.endsWith(WORDS)) {
        const file = id.slice(0, -WORDS.length);
        return { code: readFileSync(file, 'utf8'), moduleType: CASES.test(file) ? 'json' : 'ts' };
      }
      if (!id.endsWith(SHELL)) return null;
      const file = id.slice(0, -SHELL.length);
      return { code: CASES.test(file) ? casesShell(file, registry) : shellOf(file, registry), moduleType: 'js' };
    },
  };
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
  const group = (LATE.exec(file) as RegExpExecArray)[1].replace(/^(?!rules-).*-/, '');
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
