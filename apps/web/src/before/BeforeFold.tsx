import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Scenario, type ScenarioProps } from './Scenario.tsx';
import { useBeforeWords } from './useBeforeWords.ts';

/** Where it stands beside the form; narrower, it is folded above it. The same as in shell.css. */
const BESIDE = '(min-width: 1080px)';

/** The scenario that is being chosen at a new table. */
export function BeforeFold(props: ScenarioProps): JSX.Element {
  const beside = useBeside();
  const say = useBeforeWords(props.language);
  if (beside) return <Scenario {...props} />;
  return (
    <details class="before-fold">
      <summary>{say('fold')}</summary>
      <Scenario {...props} />
    </details>
  );
}

function useBeside(): boolean {
  const [beside, setBeside] = useState(() => matchMedia(BESIDE).matches);
  useEffect(() => {
    const asked = matchMedia(BESIDE);
    const change = (): void => setBeside(asked.matches);
    asked.addEventListener('change', change);
    return () => asked.removeEventListener('change', change);
  }, []);
  return beside;
}
