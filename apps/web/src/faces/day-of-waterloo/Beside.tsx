import { position } from '@hundred-days/day-of-waterloo';
import type { JSX } from 'preact';
import { useLoading } from '../../page/later.tsx';
import { Armies, Reckoning as Ledgers, Score as Scored, type Shown } from './armies/Armies.tsx';
import { Rallies } from './armies/Rallies.tsx';
import { Roles, RolesLine } from './armies/Roles.tsx';
import type { InPlay } from './asking.ts';
import { Charge } from './charge/Charge.tsx';
import { ChargeLine } from './charge/Possible.tsx';
import { Choice } from './combat/Choice.tsx';
import { AttackLine, Combat } from './combat/Combat.tsx';
import { EvadingLine } from './combat/Evading.tsx';
import { FireLine } from './combat/FirePanel.tsx';
import { Fate, Fates } from './setup/Fate.tsx';
import { Setup } from './setup/Setup.tsx';
import { loadPanelWords } from './text/panelWords.ts';
import './panels.css';

/** What stands beside the map: what is being fought or set up, then how corps and armies stand. */
export function Beside({ w, asked }: InPlay): JSX.Element {
  const { view, viewer, language, openRule } = asked;
  usePanelWords(language);
  const step = position.stepOf(w, view);
  return (
    <>
      <Fate w={w} asked={asked} />
      <Setup w={w} asked={asked} />
      <Rallies w={w} asked={asked} />
      <Roles w={w} asked={asked} />
      <Charge w={w} asked={asked} />
      <Combat w={w} asked={asked} />
      {!DECLARING.has(step) && <Armies w={w} view={view} viewer={viewer} language={language} openRule={openRule} />}
      {step !== 'deployment' && <Fates w={w} asked={asked} />}
    </>
  );
}

/** While a fire or an attack is declared its numbers have the room. */
const DECLARING: ReadonlySet<string> = new Set(['fire', 'attack', 'charge-answer']);

/** Draws again when the words of a language have come. */
function usePanelWords(language: string): void {
  useLoading(() => loadPanelWords(language), language);
}

/** Where the panel is out of sight: what is at stake, in a few lines. */
export function Stakes({ w, asked }: InPlay): JSX.Element | null {
  usePanelWords(asked.language);
  const step = position.stepOf(w, asked.view);
  if (step === 'roles') return <RolesLine w={w} asked={asked} />;
  if (step === 'fire') return <FireLine w={w} asked={asked} />;
  if (step === 'attack') return <AttackLine w={w} asked={asked} />;
  if (step === 'charge-answer' || asked.proposed?.type === 'charge') return <ChargeLine w={w} asked={asked} />;
  if (asked.parts != null) return <EvadingLine w={w} asked={asked} />;
  return <Choice w={w} asked={asked} />;
}

export function Score(shown: Shown): JSX.Element {
  usePanelWords(shown.language);
  return <Scored {...shown} />;
}

export function Reckoning(shown: Shown): JSX.Element {
  usePanelWords(shown.language);
  return <Ledgers {...shown} />;
}
