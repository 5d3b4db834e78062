import type { JSX } from 'preact';
import type { ShellKey } from '../text/en.ts';
import { t } from '../text/words.ts';
import { Choice } from './Choice.tsx';

const LEVELS = ['conscript', 'veteran', 'marshal'] as const;
const CHARACTERS = ['standard', 'bold', 'careful'] as const;
type Level = (typeof LEVELS)[number];
type Character = (typeof CHARACTERS)[number];

export interface HowComputer {
  readonly level: Level;
  readonly character: Character;
}

interface ComputerPlanProps<P> {
  readonly plan: P;
  readonly onChange: (plan: P) => void;
}

/** How well the computer plays a seat, and how. */
export const ComputerPlan = <P extends HowComputer>({ plan, onChange }: ComputerPlanProps<P>): JSX.Element => (
  <div class="seat-computer">
    <Choice
      legend={t('new.level')}
      value={plan.level}
      options={LEVELS.map((value) => described(value, 'level'))}
      onChange={(level) => onChange({ ...plan, level })}
    />
    <Choice
      legend={t('new.character')}
      value={plan.character}
      options={CHARACTERS.map((value) => described(value, 'character'))}
      onChange={(character) => onChange({ ...plan, character })}
    />
  </div>
);

function described<T extends string>(
  value: T,
  kind: 'level' | 'character',
): { value: T; label: string; about: string } {
  const key = `${kind}.${value}`;
  return { value, label: t(key as ShellKey), about: t(`${key}.about` as ShellKey) };
}
