import { type ComponentType, type FunctionComponent, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** What has been promised and not been fetched. */
const waiting = new Set<() => Promise<void>>();

/** A component the first board does not need. It is fetched when it is first drawn, and draws nothing until it is there. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): FunctionComponent<P> {
  let Loaded: ComponentType<P> | null = null;
  const fetch = async (): Promise<void> => {
    Loaded = await load();
    waiting.delete(fetch);
  };
  waiting.add(fetch);
  return function Later(props) {
    const [, drawAgain] = useState(0);
    useEffect(() => {
      if (Loaded !== null) {
        // It came between the drawing and now.
        drawAgain(1);
        return;
      }
      let here = true;
      // Without a network it stays away, and is asked for again the next time.
      void fetch().then(
        () => here && drawAgain(1),
        () => undefined,
      );
      return () => {
        here = false;
      };
    }, []);
    return Loaded === null ? null : h(Loaded, props);
  };
}

/** How long a busy page may put off what is to be fetched, and how long one waits that cannot tell when it is idle. */
const LATEST_MS = 2000;
const SOON_MS = 300;

/**
 * Fetches what is waiting once the page has nothing else to do, so that later nobody waits for it or needs a network.
 * Returns how to give it up.
 */
export function fetchWhenIdle(): () => void {
  const fetchAll = (): void => {
    for (const fetch of [...waiting]) void fetch().catch(() => undefined);
  };
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(fetchAll, { timeout: LATEST_MS });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(fetchAll, SOON_MS);
  return () => clearTimeout(timer);
}
