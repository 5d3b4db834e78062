import { computed, signal } from '@preact/signals';

/** Where the player is. The hash says it, so that back, reload and a bookmark work without a server that knows the paths. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string | null }
  /** After the battle: the same table, or record, looked back on. */
  | { readonly page: 'table'; readonly id: string; readonly after?: boolean }
  | { readonly page: 'record'; readonly after?: boolean }
  | { readonly page: 'learn'; readonly game: string | null };

const AFTER = 'after';

export function parseRoute(hash: string): Route {
  const [page, argument, more] = hash.replace(/^#?\/?/, '').split('/', 3);
  if (page === 'new' || page === 'learn') return { page, game: argument || null };
  if (page === 'table' && /^[\w-]{1,64}$/.test(argument ?? ''))
    return more === AFTER ? { page, id: argument, after: true } : { page, id: argument };
  if (page === 'record') return argument === AFTER ? { page, after: true } : { page };
  return { page: 'home' };
}

export function hashOf(route: Route): string {
  if (route.page === 'home') return '#/';
  if (route.page === 'new' || route.page === 'learn')
    return route.game === null ? `#/${route.page}` : `#/${route.page}/${route.game}`;
  const after = route.after ? `/${AFTER}` : '';
  return route.page === 'table' ? `#/table/${route.id}${after}` : `#/${route.page}${after}`;
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
