import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** The fonts the first screen is set in are asked for with the page, not after its styles. */
export function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) => file.endsWith('.woff2'));
        return names.flatMap((name) =>
          files
            .filter((file) => file.includes(`${name}-`))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
              injectTo: 'head' as const,
            })),
        );
      },
    },
  };
}

/** Written into the service worker: every file of the build, and a version that changes when one of them does. */
export function precache(): Plugin {
  let out = '';
  return {
    name: 'precache',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    // Not when the bundle is closed: that happens after a failure too, and a missing file would hide what went wrong.
    writeBundle() {
      const files = list(out).filter((file) => file !== 'sw.js' && !file.startsWith('.vite/'));
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(out, file)));
      const sw = join(out, 'sw.js');
      const urls = files.map((file) => (file === 'index.html' ? '/' : `/${file}`));
      const text = readFileSync(sw, 'utf8')
        .replace('__VERSION__', hash.digest('hex').slice(0, 16))
        .replace(/(["'`])__FILES__\1/, JSON.stringify(JSON.stringify(urls)));
      writeFileSync(sw, text);
    },
  };
}

/** Says which sources are in which script, and which document became which file of data, for `npm run budget`. */
export function chunkList(): Plugin {
  return {
    name: 'chunk-list',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk'
          ? [{ file: part.fileName, imports: part.imports, sources: Object.keys(part.modules).map(shortened) }]
          : part.fileName.endsWith('.json')
            ? [
                {
                  file: part.fileName,
                  imports: [],
                  sources: part.originalFileNames.map((name) => shortened(`/${name}`)),
                },
              ]
            : [],
      );
      this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source: JSON.stringify(chunks) });
    },
  };
}

/** From the folder of the workspaces on, so that the list is the same on every machine. */
function shortened(id: string): string {
  return id
    .split(sep)
    .join('/')
    .replace(/^.*?\/(?=(?:apps|packages|node_modules)\/)/, '');
}

function list(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
