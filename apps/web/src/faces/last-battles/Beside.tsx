import { position } from '@hundred-days/last-battles';
import type { JSX } from 'preact';
import { attackNow, isAnnounced } from './attack.ts';
import { Corps } from './Corps.tsx';
import { Duties, Payments } from './Duties.tsx';
import type { InPlay } from './Hand.tsx';
import { Levels } from './Levels.tsx';
import { OddsLine, OddsPanel } from './OddsPanel.tsx';

/** What stands beside the map: the attack being announced, what is owed, or else levels and corps. */
export function Beside({ w, asked }: InPlay): JSX.Element {
  const { view, language, openRule } = asked;
  const step = position.stepOf(w, view);
  const announced = step === 'combat' && asked.deciding && isAnnounced(attackNow(w, view));
  return (
    <>
      {announced && <OddsPanel w={w} asked={asked} />}
      {step === 'losses' && asked.deciding && <Payments w={w} asked={asked} />}
      {step !== 'movement' && step !== 'over' && <Duties w={w} asked={asked} />}
      {!announced && <Levels w={w} view={view} language={language} openRule={openRule} />}
      {!announced && <Corps w={w} asked={asked} />}
    </>
  );
}

/** Where the panel is out of sight: the odds of the attack being announced, or who could pay. */
export function Stakes({ w, asked }: InPlay): JSX.Element {
  return position.stepOf(w, asked.view) === 'losses' ? (
    <Payments w={w} asked={asked} />
  ) : (
    <OddsLine w={w} asked={asked} />
  );
}
