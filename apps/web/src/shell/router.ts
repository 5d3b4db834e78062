import { computed, signal } from '@preact/signals';

/** Where the player is. The hash says it, so that back, reload and a bookmark work without a server that knows the paths. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string | null }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'record' }
  | { readonly page: 'learn'; readonly game: string | null };

export function parseRoute(hash: string): Route {
  const [page, argument] = hash.replace(/^#?\/?/, '').split('/', 2);
  if (page === 'new' || page === 'learn') return { page, game: argument || null };
  if (page === 'table' && /^[\w-]{1,64}$/.test(argument ?? '')) return { page, id: argument };
  if (page === 'record') return { page };
  return { page: 'home' };
}

export function hashOf(route: Route): string {
  if (route.page === 'home') return '#/';
  if (route.page === 'new' || route.page === 'learn')
    return route.game === null ? `#/${route.page}` : `#/${route.page}/${route.game}`;
  return route.page === 'table' ? `#/table/${route.id}` : `#/${route.page}`;
}

const hash = signal(globalThis.location?.hash ?? '');
globalThis.addEventListener?.('hashchange', () => {
  hash.value = location.hash;
});

export const route = computed(() => parseRoute(hash.value));

export function go(to: Route, replace = false): void {
  const target = hashOf(to);
  if (replace) history.replaceState(null, '', target);
  else history.pushState(null, '', target);
  hash.value = target;
}

globalThis.addEventListener?.('popstate', () => {
  hash.value = location.hash;
});
