import { position } from '@hundred-days/last-battles';
import type { JSX } from 'preact';
import type { Ask } from './asking.ts';
import { attackNow, isAnnounced } from './attack.ts';
import { Corps } from './Corps.tsx';
import { Duties, Payments } from './Duties.tsx';
import type { InPlay } from './Hand.tsx';
import { Levels } from './Levels.tsx';
import { OddsLine, OddsPanel } from './OddsPanel.tsx';
import { isFighting } from './pieces.ts';
import type { Setting } from './setting.ts';

/** The attack being announced, or what is owed. */
export function Fight({ w, asked }: InPlay): JSX.Element | null {
  if (!isFighting(w, asked.view)) return null;
  return (
    <>
      {isAnnouncing(w, asked) && <OddsPanel w={w} asked={asked} />}
      {position.stepOf(w, asked.view) === 'losses' && asked.deciding && <Payments w={w} asked={asked} />}
      <Duties w={w} asked={asked} />
    </>
  );
}

export const isAnnouncing = (w: Setting, { view, deciding }: Ask): boolean =>
  position.stepOf(w, view) === 'combat' && deciding && isAnnounced(attackNow(w, view));

/** What stands beside the map: the attack being announced, what is owed, or else levels and corps. */
export function Beside({ w, asked }: InPlay): JSX.Element {
  const { view, language, openRule } = asked;
  const announced = isAnnouncing(w, asked);
  return (
    <>
      <Fight w={w} asked={asked} />
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
