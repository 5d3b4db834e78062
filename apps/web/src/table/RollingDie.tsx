import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Die } from '../art/dice.tsx';

const FACE_MS = 65;

/** The faces that flash by mean nothing; the die has fallen already. */
export function RollingDie(): JSX.Element {
  const [face, setFace] = useState(1);
  useEffect(() => {
    const turning = setInterval(() => setFace((shown) => (shown % 6) + 1), FACE_MS);
    return () => clearInterval(turning);
  }, []);
  return <Die value={face} size={46} />;
}
