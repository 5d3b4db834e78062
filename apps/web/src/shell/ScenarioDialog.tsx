import type { AnyAction } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import { Scenario } from '../before/Scenario.tsx';
import { useBeforeWords } from '../before/useBeforeWords.ts';
import type { Face } from '../face/types.ts';
import { Dialog } from '../page/Dialog.tsx';
import { OnlineResults } from './online/club/Results.tsx';

interface ScenarioDialogProps {
  readonly face: Face<AnyAction>;
  readonly scenario: string;
  readonly language: string;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

/** The scenario of a table that is being played, from its menu. */
export function ScenarioDialog({ onClose, ...about }: ScenarioDialogProps): JSX.Element {
  const say = useBeforeWords(about.language);
  return (
    <Dialog title={say('title')} onClose={onClose} wide>
      <Scenario {...about} />
      <OnlineResults game={about.face.game.id} scenario={about.scenario} />
    </Dialog>
  );
}
