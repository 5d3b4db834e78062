import type { State } from '@hundred-days/kernel';
import { type Action, position, units } from '@hundred-days/napoleon-at-waterloo';
import type { JSX } from 'preact';
import { CounterIcon } from '../../art/counters.tsx';
import type { Asked } from '../../face/types.ts';
import { unitName } from './names.ts';
import type { Setting } from './setting.ts';
import { tell, tellMany } from './text/words.ts';

/** The unit in hand, with the points it would have left after the move pointed at. */
export function UnitCard({
  w,
  asked,
  unit,
}: {
  readonly w: Setting;
  readonly asked: Asked<Action>;
  readonly unit: number;
}): JSX.Element {
  const { language, proposed } = asked;
  const { title, commander } = unitName(w, unit, language);
  const allowance = w.allowance[unit];
  const left = allowance - spent(proposed);
  const moving = position.stepOf(w, asked.view) === 'movement';
  return (
    <section class="slip unit-card" aria-label={title}>
      <CounterIcon face={w.counters[unit]} size={84} />
      <div>
        <h2 class="eyebrow">{tell(language, 'inHand')}</h2>
        <p class="unit-title">{title}</p>
        {commander !== '' && <p class="unit-commander">{commander}</p>}
        {moving && (
          <p class="points">
            <span class="pips" aria-hidden="true">
              {Array.from({ length: allowance }, (_, i) => (
                <i key={i} class={i < left ? 'pip pip--left' : 'pip'} />
              ))}
            </span>
            <b>{left}</b> {tellMany(language, 'leftOf', left, { of: allowance })}
          </p>
        )}
      </div>
    </section>
  );
}

function spent(action: Action | null): number {
  if (action?.type === 'move') return action.path.length - 1;
  return action?.type === 'enter' ? action.path.length : 0;
}

/** What a part of the panel is drawn from. */
export interface Shown {
  readonly w: Setting;
  readonly view: State;
  readonly language: string;
}

/** What each side has lost, and how many French units have left. */
export function Ledgers({ w, view, language }: Shown): JSX.Element {
  const { at: AT } = w;
  const of = w.frenchLossesForAlliedWin;
  return (
    <section class="slip ledgers">
      {LOSERS.map(([side, name, nation]) => (
        <Ledger
          key={side}
          name={tell(language, name)}
          n={view[AT.losses + side]}
          of={of}
          nation={nation}
          language={language}
        />
      ))}
      <Exits w={w} n={view[AT.exited]} language={language} />
      {view[AT.demoralized] === 1 && <p class="ledger-note">{tell(language, 'demoralized')}</p>}
    </section>
  );
}

const LOSERS = [
  [units.FRENCH, 'frenchLost', 'french'],
  [units.ALLIED, 'alliedLost', 'anglo'],
] as const;

interface LedgerProps {
  readonly name: string;
  readonly n: number;
  readonly of: number;
  readonly nation: string;
  readonly language: string;
}

function Ledger({ name, n, of, nation, language }: LedgerProps): JSX.Element {
  return (
    <div class="ledger">
      <span>{name}</span>
      <span class="ledger-bar" role="img" aria-label={tell(language, 'lossesShown', { n, of })}>
        <i class={`ledger-fill ledger-fill--${nation}`} style={{ width: `${Math.min(100, (100 * n) / of)}%` }} />
      </span>
      <b aria-hidden="true">
        {n} / {of}
      </b>
    </div>
  );
}

function Exits({
  w,
  n,
  language,
}: {
  readonly w: Setting;
  readonly n: number;
  readonly language: string;
}): JSX.Element {
  const of = w.frenchExitsNeeded;
  return (
    <div class="ledger">
      <span>{tell(language, 'exited')}</span>
      <span class="pips" role="img" aria-label={tell(language, 'exitsShown', { n, of })}>
        {Array.from({ length: of }, (_, i) => (
          <i key={i} class={i < n ? 'pip pip--full' : 'pip'} />
        ))}
      </span>
      <b aria-hidden="true">
        {n} / {of}
      </b>
    </div>
  );
}
