import { computed, signal } from '@preact/signals';

/** Where the player is. The hash says it, so that back, reload and a bookmark work without a server that knows the paths. */
export type Route =
  | { readonly page: 'home' }
  /** Who one is at tables on the server; or what is named behind it: what a letter opens, leagues and ladders. */
  | { readonly page: 'account'; readonly what?: string }
  | { readonly page: 'new'; readonly game: string | null }
  /** After the battle: the same table, or record, looked back on. */
  | { readonly page: 'table'; readonly id: string; readonly after?: boolean }
  /** A table on a server; with a link, somebody comes to sit down, or to look at a moment of it. */
  | { readonly page: 'online'; readonly id: string; readonly after?: boolean; readonly link?: string }
  | { readonly page: 'record'; readonly after?: boolean }
  | { readonly page: 'learn'; readonly game: string | null };

const AFTER = 'after';

export function parseRoute(hash: string): Route {
  const [page, argument, more] = hash.replace(/^#?\/?/, '').split('/', 3);
  if (page === 'new' || page === 'learn') return { page, game: argument || null };
  if ((page === 'table' || page === 'online') && /^[\w-]{1,64}$/.test(argument ?? '')) {
    if (more === AFTER) return { page, id: argument, after: true };
    return page === 'online' && more ? { page, id: argument, link: more } : { page, id: argument };
  }
  if (page === 'record') return argument === AFTER ? { page, after: true } : { page };
  if (page !== 'account') return { page: 'home' };
  return argument ? { page, what: more ? `${argument}/${more}` : argument } : { page };
}

export function hashOf(route: Route): string {
  if (route.page === 'home') return '#/';
  if (route.page === 'account') return `#/account${route.what ? `/${route.what}` : ''}`;
  if (route.page === 'new' || route.page === 'learn')
    return route.game === null ? `#/${route.page}` : `#/${route.page}/${route.game}`;
  const id = route.page === 'record' ? '' : `/${route.id}`;
  const link = route.page === 'online' && route.link ? `/${route.link}` : '';
  return `#/${route.page}${id}${route.after ? `/${AFTER}` : link}`;
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
