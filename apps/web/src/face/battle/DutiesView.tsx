import type { ComponentChildren, JSX } from 'preact';
import { CounterIcon } from '../../art/counters.tsx';
import type { CounterFace } from '../../board/types.ts';
import { RuleLink } from '../RuleLink.tsx';
import type { Speech } from './speech.ts';

interface Props {
  readonly speech: Speech;
  readonly asked: {
    readonly language: string;
    readonly pick: (piece: number) => void;
    readonly openRule: (rule: string) => void;
  };
  readonly rule: string;
  readonly faceOf: (unit: number) => CounterFace;
  readonly mustAttack: readonly number[];
  readonly mustBeAttacked: readonly number[];
  /** Of the attack that is announced. */
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly children?: ComponentChildren;
}

/** Who must still attack and be attacked; those the announced attack would settle are ticked, once somebody attacks somebody. */
export function DutiesView(props: Props): JSX.Element {
  const { speech, asked, rule, mustAttack, mustBeAttacked, children } = props;
  const { tell } = speech;
  const { language } = asked;
  return (
    <section class="slip duties" aria-label={tell(language, 'duties.title')}>
      <h2 class="eyebrow">
        {tell(language, 'duties.title')} <RuleLink id={rule} asked={asked} />
      </h2>
      {mustAttack.length + mustBeAttacked.length === 0 ? (
        <p class="soft">{tell(language, 'duties.none')}</p>
      ) : (
        <div class="duty-columns">
          <DutyList {...props} title={tell(language, 'duties.attack')} list={mustAttack} />
          <DutyList {...props} title={tell(language, 'duties.attacked')} list={mustBeAttacked} />
        </div>
      )}
      {children}
    </section>
  );
}

function DutyList({
  speech,
  asked,
  faceOf,
  attackers,
  defenders,
  title,
  list,
}: Props & { readonly title: string; readonly list: readonly number[] }): JSX.Element {
  const { language } = asked;
  const settled = attackers.length > 0 && defenders.length > 0 ? [...attackers, ...defenders] : [];
  return (
    <div>
      <h3>{title}</h3>
      <ul class="counter-row">
        {list.map((unit) => {
          const ticked = settled.includes(unit);
          const name = speech.unit(unit, language);
          return (
            <li key={unit}>
              <button type="button" class="counter-button" title={name} onClick={() => asked.pick(unit)}>
                <span class="visually-hidden">
                  {ticked ? `${name}, ${speech.tell(language, 'duties.done')}` : name}
                </span>
                <CounterIcon face={faceOf(unit)} size={32} badges={ticked ? ['done'] : []} spent={ticked} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
