import './before.css';
import type { AnyAction } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CounterIcon } from '../art/counters.tsx';
import { called } from '../face/called.ts';
import { RuleLink } from '../face/RuleLink.tsx';
import type { ScenarioText, Told } from '../face/scenario.ts';
import type { Face } from '../face/types.ts';
import type { ShellKey } from '../text/en.ts';
import { pluralKey } from '../text/fill.ts';
import { t } from '../text/words.ts';
import { type Fared, faredIn } from './fared.ts';
import type { BeforeKey } from './text/en.ts';
import { BEFORE_WORDS, sayBefore } from './text/words.ts';

export interface ScenarioProps {
  readonly face: Face<AnyAction>;
  readonly scenario: string;
  readonly language: string;
  /** Opens a rule; without it ids are only read. */
  readonly onRule?: (rule: string) => void;
}

interface Read {
  /** Null where nothing is told, or it did not come: the table can be set up without it. */
  readonly text: ScenarioText | null;
  readonly language: string;
}

/** What a scenario is about: the situation in history, what wins, what is special, how the sides have fared. */
export function Scenario({ face, scenario, language, onRule }: ScenarioProps): JSX.Element | null {
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    let here = true;
    void Promise.all([face.words.scenario(scenario, language), BEFORE_WORDS.load(language)]).then(
      ([text]) => here && setRead({ text, language }),
      () => here && setRead({ text: null, language }),
    );
    return () => {
      here = false;
    };
  }, [face, scenario, language]);
  if (read === null) return <Coming title={called(face.words.said(language), 'scenario', scenario)} />;
  if (read.text === null) return null;
  const say = sayBefore(read.language);
  const { when, history, wins, special } = read.text;
  return (
    <article class="before">
      <h3 class="before-title">{called(face.words.said(read.language), 'scenario', scenario)}</h3>
      <p class="before-when">{when}</p>
      <p class="before-history">{history}</p>
      <div class="before-wins">
        {wins.map((win) => (
          <section key={win.side} class={`before-win before-win--${win.side}`}>
            <SideSign face={face} side={win.side} />
            <div>
              <h4>{say(`win.${win.side}` as BeforeKey)}</h4>
              <p>
                <Line told={win} onRule={onRule} />
              </p>
            </div>
          </section>
        ))}
      </div>
      <h4 class="before-eyebrow">{say('special')}</h4>
      <ul class="before-special">
        {special.map((told) => (
          <li key={told.text}>
            <Line told={told} onRule={onRule} />
          </li>
        ))}
      </ul>
      <h4 class="before-eyebrow">{say('fared')}</h4>
      <Shares fared={faredIn(face.game.id, scenario)} sides={wins.map(({ side }) => side)} language={read.language} />
    </article>
  );
}

/** What is told of it is on its way: its name is known already. */
function Coming({ title }: { readonly title: string }): JSX.Element {
  return (
    <article class="before" aria-busy="true">
      <h3 class="before-title">{title}</h3>
      <p class="before-when">{t('app.loading')}</p>
    </article>
  );
}

/** A sentence and the rules it rests on. */
function Line({
  told,
  onRule,
}: {
  readonly told: Told;
  readonly onRule: ((rule: string) => void) | undefined;
}): JSX.Element {
  return (
    <>
      {told.text}{' '}
      {told.rules.map((id) => (
        <span key={id} class="before-rule">
          {onRule === undefined ? id : <RuleLink id={id} asked={{ openRule: onRule }} />}{' '}
        </span>
      ))}
    </>
  );
}

/** A counter of the side: the French first among those that are theirs. */
function SideSign({ face, side }: { readonly face: Face<AnyAction>; readonly side: string }): JSX.Element | null {
  const french = side === 'french';
  const piece = face.game.unitIds.findIndex((_, unit) => (face.map.counter(unit).nation === 'french') === french);
  return piece < 0 ? null : <CounterIcon face={face.map.counter(piece)} size={40} />;
}

interface SharesProps {
  readonly fared: Fared | null;
  readonly sides: readonly string[];
  readonly language: string;
}

/** Who won how many of the computer's own games; always with how many there were, and who played. */
function Shares({ fared, sides, language }: SharesProps): JSX.Element {
  const say = sayBefore(language);
  if (fared === null) return <p class="before-note">{say('faredUnknown')}</p>;
  const { games, wins, draws, turns, level, date } = fared;
  const [first, second] = sides;
  const shares: readonly (readonly [name: string, count: number, words: string])[] = [
    [first, wins[first] ?? 0, say(`side.${first}` as BeforeKey)],
    ...(draws > 0 ? ([['draw', draws, say(`draw_${pluralKey(language, draws)}`)]] as const) : []),
    [second, wins[second] ?? 0, say(`side.${second}` as BeforeKey)],
  ];
  const list = shares.map(([, count, words]) => `${count} ${words}`).join(', ');
  const facts = {
    games,
    level: t(`level.${level}` as ShellKey),
    turns: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(turns),
    date: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date)),
  };
  return (
    <>
      <div class="before-shares" role="img" aria-label={say('faredSentence', { list, games })}>
        {shares.map(([name, count, words]) => (
          <span key={name} class={`before-share before-share--${name}`} style={{ flexGrow: count }}>
            <span class="before-share-bar" />
            <span class="before-share-words">
              <b>{count}</b> {words}
            </span>
          </span>
        ))}
      </div>
      <p class="before-note">{say('faredAbout', facts)}</p>
    </>
  );
}
