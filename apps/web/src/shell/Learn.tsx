import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { settled } from '../text/late.ts';
import { Wait } from './TableRoute.tsx';

interface LearnProps {
  /** Null for who names none. */
  readonly game: string | null;
}

/** The guided start of a game, loaded when somebody wants it. */
export function Learn(props: LearnProps): JSX.Element {
  const [Page, setPage] = useState<ComponentType<LearnProps> | null>(null);
  useEffect(() => {
    let current = true;
    void load().then((loaded) => current && setPage(() => loaded));
    return () => {
      current = false;
    };
  }, []);
  return Page === null ? <Wait /> : <Page {...props} />;
}

async function load(): Promise<ComponentType<LearnProps>> {
  const { LearnRoute } = await import('./LearnRoute.tsx');
  await settled();
  return LearnRoute;
}
