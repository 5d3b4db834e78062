import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { settled } from './late.ts';
import { Wait } from './TableRoute.tsx';

/** The guided first battle, loaded when somebody wants it. */
export function Learn(): JSX.Element {
  const [Page, setPage] = useState<ComponentType | null>(null);
  useEffect(() => {
    let current = true;
    void load().then((loaded) => current && setPage(() => loaded));
    return () => {
      current = false;
    };
  }, []);
  return Page === null ? <Wait /> : <Page />;
}

async function load(): Promise<ComponentType> {
  const { LearnRoute } = await import('../learn/LearnRoute.tsx');
  await settled();
  return LearnRoute;
}
