import type { AnyAction } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Scenario } from '../before/Scenario.tsx';
import { BEFORE_WORDS, sayBefore } from '../before/text/words.ts';
import type { Face } from '../face/types.ts';
import { Dialog } from '../page/Dialog.tsx';

interface ScenarioDialogProps {
  readonly face: Face<AnyAction>;
  readonly scenario: string;
  readonly language: string;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

/** The scenario of a table that is being played, from its menu. */
export function ScenarioDialog({ onClose, ...about }: ScenarioDialogProps): JSX.Element {
  const { language } = about;
  const [, setLoaded] = useState('');
  useEffect(
    () =>
      void BEFORE_WORDS.load(language).then(
        () => setLoaded(language),
        () => undefined,
      ),
    [language],
  );
  return (
    <Dialog title={sayBefore(language)('title')} onClose={onClose} wide>
      <Scenario {...about} />
    </Dialog>
  );
}
