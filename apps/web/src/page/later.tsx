import { signal } from '@preact/signals';
import type { ComponentType, FunctionComponent, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../text/words.ts';

/** What has been promised and not been fetched. */
const waiting = new Set<() => Promise<void>>();

/**
 * A component the first board does not need. It is fetched when it is first drawn, and draws nothing until it is there. If
 * it cannot be fetched it says so in its place, and is asked for again when the reader wants it, or when it is drawn anew.
 * What nobody asked for and a table can do without is quiet about it.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  quiet: boolean = false,
): FunctionComponent<P> {
  let Loaded: ComponentType<P> | null = null;
  const fetch = async (): Promise<void> => {
    Loaded = await load();
    waiting.delete(fetch);
  };
  waiting.add(fetch);
  return function Later(props) {
    const { failed, again } = useLoading(() => (Loaded === null ? fetch() : null));
    if (Loaded !== null) return <Loaded {...props} />;
    return failed && !quiet ? <NotLoaded again={again} /> : null;
  };
}

/** Components of one script, by their names. */
export function laterParts<M extends object, N extends keyof M>(
  load: () => Promise<M>,
  names: readonly N[],
): { readonly [Name in N]: M[Name] extends ComponentType<infer P extends object> ? FunctionComponent<P> : never } {
  const part = (name: N) => later(async () => (await load())[name] as ComponentType<object>);
  return Object.fromEntries(names.map((name) => [name, part(name)])) as never;
}

/** A module that the first board does without, for those who ask it and cannot wait. */
export interface Late<T> {
  /** Null until it is there. Who asks in a drawing is drawn again when it comes. */
  readonly now: T | null;
  /** Fails if it cannot be loaded; the next who wants it asks again. */
  fetch(): Promise<void>;
}

export function lateModule<T>(load: () => Promise<T>): Late<T> {
  const come = signal<T | null>(null);
  return {
    get now() {
      return come.value;
    },
    async fetch() {
      come.value ??= await load();
    },
  };
}

/** Loads something when the component is first drawn, or wants something else, and draws it again then; null for what is there. */
export function useLoading(
  load: () => Promise<unknown> | null,
  what: unknown = null,
): { readonly failed: boolean; readonly again: () => void } {
  const [{ wish, failed }, set] = useState({ wish: 0, failed: false });
  useEffect(() => {
    let here = true;
    const loaded = (now: boolean): void => {
      if (here) set({ wish, failed: !now });
    };
    const loading = load();
    // It may have come between the drawing and now.
    if (loading === null) loaded(true);
    else
      void loading.then(
        () => loaded(true),
        () => loaded(false),
      );
    return () => {
      here = false;
    };
  }, [wish, what]);
  return { failed, again: () => set({ wish: wish + 1, failed: false }) };
}

/** Something that was wanted here could not be loaded. */
export function NotLoaded({ again }: { readonly again: () => void }): JSX.Element {
  return (
    <p class="not-loaded" role="status">
      {t('late.failed')}{' '}
      <button type="button" class="button" onClick={again}>
        {t('late.again')}
      </button>
    </p>
  );
}

/** How long a busy page may put off what is to be fetched, and how long one waits that cannot tell when it is idle. */
const LATEST_MS = 2000;
const SOON_MS = 300;

/** Does something once the page has nothing else to do. Returns how to give it up. */
export function whenIdle(deed: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(deed, { timeout: LATEST_MS });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(deed, SOON_MS);
  return () => clearTimeout(timer);
}

/** Fetches what is waiting. What does not come is asked for again by who wants it. */
export const fetchWaiting = (): Promise<unknown> => Promise.allSettled([...waiting].map((fetch) => fetch()));

/** The same once the page is idle, so that later nobody waits for it or needs a network. */
export const fetchWhenIdle = (): (() => void) => whenIdle(() => void fetchWaiting());
