import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import { serve } from '../serve.mjs';
import { findTestBrowser } from './chromium.mjs';

/** A served build and a browser for the tests of a file; every test gets a context of its own. */

export const DESKTOP = { viewport: { width: 1440, height: 900 } } as const satisfies BrowserContextOptions;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const satisfies BrowserContextOptions;

/** How long a page may take over anything: no wait is a measurement, and a busy machine is no fault. */
export const PATIENCE_MS = 120_000;

export interface House {
  /** The address of the app, with a slash at the end. */
  readonly url: string;
  readonly browser: Browser;
  /** A browser of its own to a player: nothing is shared with other contexts. */
  context(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** A page in a new context, at a route of the app. */
  open(route?: string, options?: BrowserContextOptions): Promise<Page>;
  /** No answer from the server any more: a page that still works does so offline. */
  shutDown(): Promise<void>;
}

export interface Wanted {
  /** Another build than the app's. */
  readonly root?: string;
  /** To be played without a network: the app's worker may store it, and the server can be shut down. */
  readonly offline?: boolean;
}

interface Trouble {
  readonly page: Page;
  readonly text: string;
}

interface Served {
  readonly url: string;
  shutDown(): Promise<void>;
}

async function serveBuild(root?: string): Promise<Served> {
  const { server, port } = await serve({ port: 0, ...(root === undefined ? {} : { root }) });
  const shutDown = (): Promise<void> =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${port}/`, shutDown };
}

function launch(): Promise<Browser> {
  const executablePath = findTestBrowser();
  if (executablePath === null) throw new Error('no chromium: npm test finds or installs one');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}

/** What the files of one worker share, from the first of them to the end of the worker: it is slow to start. */
const kept: { browser?: Promise<Browser>; served?: Promise<Served> } = {};

async function sharedBrowser(): Promise<Browser> {
  kept.browser ??= launch();
  const browser = await kept.browser;
  if (browser.isConnected()) return browser;
  kept.browser = launch();
  return kept.browser;
}

function sharedBuild(): Promise<Served> {
  kept.served ??= serveBuild();
  return kept.served;
}

/** Opens the house when a file's tests begin. An error in a page fails its test. */
export async function house({ root, offline = false }: Wanted = {}): Promise<House> {
  const own = offline || root !== undefined;
  const [browser, { url, shutDown }] = await Promise.all([sharedBrowser(), own ? serveBuild(root) : sharedBuild()]);
  const contexts: BrowserContext[] = [];
  const troubles: Trouble[] = [];

  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(troubles.splice(0).map(({ text }) => text)).toEqual([]);
  });
  if (own) afterAll(shutDown);

  const context = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    // The worker that stores the app fetches all of it for every context: only where that is what is tested.
    const serviceWorkers = offline ? 'allow' : 'block';
    const usual = { ...DESKTOP, locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers } as const;
    const made = await browser.newContext({ ...usual, ...options });
    made.setDefaultTimeout(PATIENCE_MS);
    made.on('page', (page) => {
      page.on('pageerror', (error) => troubles.push({ page, text: error.stack ?? error.message }));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/net::ERR|Failed to load resource/.test(message.text())) {
          troubles.push({ page, text: message.text() });
        }
      });
    });
    contexts.push(made);
    return made;
  };
  const open = async (route = '#/', options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await (await context(options)).newPage();
    await page.goto(url + route);
    return page;
  };
  const shared = (): never => {
    throw new Error('other files use this server: ask for a house that is played in offline');
  };
  return { url, browser, context, open, shutDown: own ? shutDown : shared };
}

export type Sitter = 'You' | 'A friend here' | 'The computer';

export interface TableWanted {
  readonly scenario?: string;
  readonly seats?: readonly (Sitter | null)[];
  readonly level?: 'Conscript' | 'Veteran' | 'Marshal';
}

/** Sets a table up by the dialog and waits until it stands. Gives its id. */
export async function newTable(page: Page, { scenario, seats = [], level }: TableWanted = {}): Promise<string> {
  await page.goto(`${new URL(page.url()).origin}/#/new`);
  const dialog = page.getByRole('dialog', { name: 'New table' });
  await dialog.getByRole('button', { name: 'Start' }).waitFor();
  if (scenario !== undefined) await dialog.getByRole('radio', { name: scenario }).check();
  for (const [seat, sitter] of seats.entries()) {
    if (sitter !== null) await dialog.locator('.seat').nth(seat).getByRole('radio', { name: sitter }).check();
  }
  if (level !== undefined) await dialog.getByRole('radio', { name: level }).first().check();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/#\/table\//);
  // The map has found its place, or the table is covered.
  await page.locator('.board .sheet[style*="transform"], .curtain').first().waitFor();
  return page.url().split('/').at(-1) as string;
}

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What of axe's rules depends on colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What is drawn on the map is hidden from readers, and axe would pass it over after having listed each of its parts, which is
 * most of its work: while it looks, the drawing says that it has none. Nothing there may take the focus.
 */
const DRAWN = '.board .sheet > [aria-hidden="true"]';

/** Lets axe look at the page as it is now. The context needs `bypassCSP: true`, or the page refuses the script. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ path: AXE });
  // What it does not object to is not listed node by node.
  const options = { resultTypes: ['violations'], ...(rules === undefined ? {} : { runOnly: rules }) };
  return page.evaluate(
    async ({ asked, drawn }) => {
      const { axe } = globalThis as unknown as {
        axe: {
          run(
            context: { exclude: string[] },
            options: typeof asked,
          ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
        };
      };
      const taking = document.querySelectorAll(
        `${drawn} :is(a, button, input, select, textarea, [tabindex]:not([tabindex="-1"]))`,
      );
      const drawings = [...document.querySelectorAll(drawn)];
      for (const drawing of drawings)
        Object.defineProperty(drawing, 'childNodes', { configurable: true, get: () => [] });
      const { violations: found } = await axe.run({ exclude: [drawn] }, asked);
      for (const drawing of drawings) Reflect.deleteProperty(drawing, 'childNodes');
      return [
        ...Array.from(taking, ({ outerHTML }) => `takes the focus on the map: ${outerHTML.slice(0, 160)}`),
        ...found.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
        ),
      ];
    },
    { asked: options, drawn: DRAWN },
  );
}

/** Axe finds nothing in the light theme, nor in the dark one, which is the same page in other colours. */
export async function expectClean(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, OF_COLOURS), `${where}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page), `${where}, light`).toEqual([]);
}

/** Everything the browser keeps for the app, as text: to show that something is not in it. */
export function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((done, fail) => {
        const opening = indexedDB.open(name as string);
        opening.onsuccess = () => done(opening.result);
        opening.onerror = () => fail(opening.error);
      });
      for (const store of Array.from(db.objectStoreNames)) {
        const all = await new Promise<unknown[]>((done, fail) => {
          const reading = db.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => done(reading.result);
          reading.onerror = () => fail(reading.error);
        });
        for (const value of all) {
          parts.push(
            JSON.stringify(value, (_, inner: unknown) =>
              inner instanceof ArrayBuffer
                ? new TextDecoder('latin1').decode(inner)
                : inner instanceof CryptoKey
                  ? { extractable: inner.extractable, type: inner.type }
                  : inner,
            ),
          );
        }
      }
      db.close();
    }
    return parts.join('\n');
  });
}

/** A browser whose reader wants the computer to take its time: its turn is not over before it has been looked at. */
export const unhurried = (url: string): Pick<BrowserContextOptions, 'storageState'> => {
  const localStorage = [{ name: 'hundred-days.pace', value: 'slow' }];
  return { storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] } };
};

/** What was done is stored: whoever closes the page or loads it again finds it. */
export const stored = (page: Page): Promise<void> => page.locator('html[data-unsaved]').waitFor({ state: 'detached' });

/** Loads the page again when what was done in it is stored. */
export async function reload(page: Page): Promise<void> {
  await stored(page);
  await page.reload();
}

/** A record in a file, chosen on the first page. */
export const offerRecord = (page: Page, text: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text) });

/** Opens a record for looking through it. */
export async function openRecord(page: Page, url: string, text: string): Promise<void> {
  await page.goto(url);
  await offerRecord(page, text);
  await page.waitForURL(/#\/record/);
}
