import { TOLD, type ToldMessage } from './text/told.ts';

/**
 * Keeps the app playable without a network. Everything of one build is stored when it is installed; the page itself comes
 * from the network when there is one. A newer build waits until the last tab of the older one agrees or is closed, so that
 * no page loses the chunks it has yet to load. And it tells who is away what the server has to say.
 */
declare const self: ServiceWorkerGlobalScope;

/** Both are filled in when the build is done. */
const CACHE = 'hundred-days-__VERSION__';
const FILES = JSON.parse('__FILES__') as readonly string[];

/** How long the network may take to answer for the page before the stored one is shown. */
const PATIENCE_MS = 3000;

self.addEventListener('install', (event) => {
  event.waitUntil(store());
});

async function store(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((url) => new Request(url, { cache: 'no-cache' })));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy());
});

async function tidy(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('hundred-days-') && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
}

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Tables online are nobody's to keep.
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: CACHE })) ?? fetch(request);
}

async function page(request: Request): Promise<Response> {
  const stored = await caches.match('/', { cacheName: CACHE });
  if (stored === undefined) return fetch(request);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? answer : stored;
  } catch {
    return stored;
  }
}

self.addEventListener('push', (event) => {
  if (event.data !== null) event.waitUntil(tell(event.data.json() as ToldMessage));
});

/** One notice for a table: a later one takes the place of the earlier. */
function tell({ kind, table, language }: ToldMessage): Promise<void> {
  return self.registration.showNotification('Hundred Days', {
    body: TOLD[language][kind],
    lang: language,
    tag: table,
    icon: '/icon-192.png',
    data: `/#/online/${table}`,
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data as string, self.location.origin).href));
});

/** The table where it is open already, or a window for it: no other game is taken away. */
async function show(url: string): Promise<unknown> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => one.url === url);
  return open === undefined ? self.clients.openWindow(url) : open.focus();
}
