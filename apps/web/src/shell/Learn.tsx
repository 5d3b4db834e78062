import type { ComponentType, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLoading } from '../page/later.tsx';
import { Failed, Wait } from './TableRoute.tsx';

interface LearnProps {
  /** Null for who names none. */
  readonly game: string | null;
}

/** The guided start of a game, loaded when somebody wants it. */
export function Learn(props: LearnProps): JSX.Element {
  const [Page, setPage] = useState<ComponentType<LearnProps> | null>(null);
  const { failed, again } = useLoading(() =>
    import('./LearnRoute.tsx').then(({ LearnRoute }) => setPage(() => LearnRoute)),
  );
  if (failed) return <Failed again={again} />;
  return Page === null ? <Wait /> : <Page {...props} />;
}
