import { useEffect, useState } from 'preact/hooks';

/** So often it is asked again while it is seen. */
const AGAIN_MS = 20_000;

/** What the server says, asked now and then: null until it has answered, 'away' where it does not. */
export function useAsked<T>(
  ask: () => Promise<T>,
  what: string,
): readonly [T | 'away' | null, again: () => Promise<void>] {
  const [said, setSaid] = useState<readonly [what: string, T | 'away'] | null>(null);
  const look = async (): Promise<void> => setSaid([what, await ask().catch(() => 'away' as const)]);
  useEffect(() => {
    void look();
    const timer = setInterval(() => void (document.hidden || look()), AGAIN_MS);
    return () => clearInterval(timer);
  }, [what]);
  return [said?.[0] === what ? said[1] : null, look];
}
