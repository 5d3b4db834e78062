import './after.css';
import type { AnyAction } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { CounterIcon } from '../art/counters.tsx';
import { Icon } from '../art/icons.tsx';
import { called } from '../face/called.ts';
import { RuleLink } from '../face/RuleLink.tsx';
import type { Face } from '../face/types.ts';
import type { Holder } from '../store/types.ts';
import type { TableModel } from '../table/model.ts';
import type { ShellKey } from '../text/en.ts';
import { t } from '../text/words.ts';
import { Curve } from './Curve.tsx';
import { AfterContext, lookedBack, useAfter } from './context.ts';
import { Losses } from './Losses.tsx';
import { Luck } from './Luck.tsx';
import { PhaseTable } from './PhaseTable.tsx';
import { Points } from './Points.tsx';
import { type Reckoned, reckon } from './reckon.ts';
import { AFTER_WORDS, sayAfter } from './text/words.ts';

export interface AfterProps {
  readonly model: TableModel<AnyAction>;
  /** Shows the table again: after so many steps, or with a rule open. */
  readonly onTable: (at: number) => void;
  readonly onRule: (rule: string) => void;
  readonly onHome: () => void;
  readonly onDownload: () => void;
  /** Sets the same table up once more; null where nobody here played it. */
  readonly onAgain: ((swapped: boolean) => void) | null;
}

/** A game that is over, or a record, looked back on: who stood better, where it turned, what was lost, who was lucky. */
export function AfterPage(props: AfterProps): JSX.Element {
  const { model } = props;
  const language = useWords(model.language.value);
  const [reckoned, setReckoned] = useState<Reckoned | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    reckon(model, left.signal).then(
      (found) => !left.signal.aborted && setReckoned(found),
      (error: unknown) => {
        console.error(error);
        setFailed(true);
      },
    );
    return () => left.abort();
  }, [model]);
  if (language === null) return <main class="after" aria-busy="true" />;
  const say = sayAfter(language);
  return (
    <div class="after">
      <Top {...props} language={language} />
      <main class="after-main">
        <Head {...props} language={language} />
        {reckoned === null ? (
          <p class="after-wait" role="status">
            {say(failed ? 'failed' : 'looking')}
          </p>
        ) : (
          <LookedThrough {...props} language={language} reckoned={reckoned} />
        )}
      </main>
      {props.onAgain !== null && <Again onHome={props.onHome} onAgain={props.onAgain} language={language} />}
    </div>
  );
}

/** The language whose words are there; null until the first are. */
function useWords(wanted: string): string | null {
  const [language, setLanguage] = useState<string | null>(null);
  // English stands in for one that does not come.
  useEffect(() => {
    const here = (): void => setLanguage(wanted);
    void AFTER_WORDS.load(wanted).then(here, here);
  }, [wanted]);
  return language;
}

interface Spoken extends AfterProps {
  readonly language: string;
}

function Top({ model, language, onTable, onHome, onDownload }: Spoken): JSX.Element {
  const say = sayAfter(language);
  return (
    <header class="after-top">
      <button
        type="button"
        class="button button--plain button--icon"
        aria-label={say('shelf')}
        title={say('shelf')}
        onClick={onHome}
      >
        <Icon name="back" />
      </button>
      <p class="after-game">{model.face.game.title}</p>
      <button type="button" class="button button--plain" onClick={() => onTable(model.length)}>
        <Icon name="eye" />
        <span>{say('last')}</span>
      </button>
      <button type="button" class="button button--plain" onClick={onDownload}>
        <Icon name="arrow" />
        <span>{say('record')}</span>
      </button>
    </header>
  );
}

/** Who won and by which rule; who played, and how long. */
function Head({ model, language, onRule }: Spoken): JSX.Element {
  const { face, outcome } = model;
  const say = sayAfter(language);
  const result = outcome === null ? null : face.words.result(outcome, language);
  const track = face.words.track(model.view(), language);
  const said = face.words.said(language);
  const title = useRef<HTMLHeadingElement>(null);
  // A page of its own begins to be read at its heading.
  useEffect(() => title.current?.focus(), []);
  return (
    <header class="after-head">
      <Winner model={model} />
      <div class="after-result">
        <h1 ref={title} tabIndex={-1}>
          {result?.title ?? say('unfinished')}
        </h1>
        <p class="after-how">
          {result?.text ?? face.words.summary(model.view(), language)}{' '}
          {outcome !== null && <RuleLink id={outcome.rule} asked={{ openRule: onRule }} />}
        </p>
      </div>
      <dl class="after-facts">
        {model.holders.map(
          (holder, seat) =>
            holderName(holder, language) !== '' && (
              <div key={seat}>
                <dt>
                  {face.words.seatName?.(model.view(), seat, language) ??
                    called(said, 'seat', face.game.seats[seat].id)}
                </dt>
                <dd>{holderName(holder, language)}</dd>
              </div>
            ),
        )}
        <div>
          <dt>{say('turns')}</dt>
          <dd>{say('turnsOf', { turn: track.turn, turns: track.turns })}</dd>
        </div>
        <div>
          <dt>{say('steps')}</dt>
          <dd>{model.length}</dd>
        </div>
      </dl>
    </header>
  );
}

/** A piece of whoever won. */
function Winner({ model }: Pick<AfterProps, 'model'>): JSX.Element | null {
  const { outcome, face } = model;
  if (outcome === null || outcome.winners.length === 0) return null;
  const piece = pieceOf(face, outcome.winners[0]);
  return piece < 0 ? null : <CounterIcon face={face.map.counter(piece)} size={56} />;
}

/** Against the French the Anglo-Allies come first; where there are none, the Prussians. */
export function pieceOf({ game, map }: Face<AnyAction>, seat: number): number {
  const first = (nation: string): number => game.unitIds.findIndex((_, unit) => map.counter(unit).nation === nation);
  if (seat === 0) return first('french');
  return ['anglo', 'prussian'].map(first).find((piece) => piece >= 0) ?? -1;
}

function holderName(holder: Holder, language: string): string {
  if (holder.kind === 'here') return sayAfter(language)('you');
  if (holder.kind === 'far') return holder.name;
  return holder.level === '' ? '' : t(`level.${holder.level}` as ShellKey);
}

interface LookedProps extends Spoken {
  readonly reckoned: Reckoned;
}

function LookedThrough({ model, language, reckoned, onTable }: LookedProps): JSX.Element {
  const after = useMemo(() => lookedBack(model, reckoned, language, onTable), [model, reckoned, language]);
  const [chosen, setChosen] = useState(-1);
  const [table, setTable] = useState(readTable);
  const show = (wanted: boolean): void => {
    keepTable(wanted);
    setTable(wanted);
  };
  return (
    <AfterContext.Provider value={after}>
      <div class="after-body">
        <section class="after-card">
          <header class="after-card-head">
            <h2>{after.say(table ? 'phases' : 'curve')}</h2>
            {!table && <p class="soft">{after.say('curveAbout', { steps: model.length })}</p>}
            <Switch table={table} onChange={show} />
          </header>
          {table ? <PhaseTable /> : <Curve chosen={chosen} onChoose={setChosen} />}
        </section>
        {!table && (
          <div class="after-pair">
            <Losses />
            <Luck />
          </div>
        )}
      </div>
      <Points chosen={chosen} onChoose={setChosen} />
    </AfterContext.Provider>
  );
}

/** Chart or table, in the same place. */
function Switch({
  table,
  onChange,
}: {
  readonly table: boolean;
  readonly onChange: (table: boolean) => void;
}): JSX.Element {
  const { say } = useAfter();
  return (
    <fieldset class="after-switch">
      <legend class="after-hidden">{say('view')}</legend>
      {[false, true].map((one) => (
        <label key={String(one)}>
          <input type="radio" name="after-view" checked={one === table} onChange={() => onChange(one)} />
          <span>{say(one ? 'table' : 'chart')}</span>
        </label>
      ))}
    </fieldset>
  );
}

const KEPT = 'hundred-days.after.table';

function readTable(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'yes';
  } catch {
    return false;
  }
}

function keepTable(table: boolean): void {
  try {
    localStorage.setItem(KEPT, table ? 'yes' : 'no');
  } catch {
    // A barred drawer: the charts come first again next time.
  }
}

interface AgainProps {
  readonly language: string;
  readonly onHome: () => void;
  readonly onAgain: (swapped: boolean) => void;
}

/** A rematch: the other side is the main wish. */
function Again({ language, onHome, onAgain }: AgainProps): JSX.Element {
  const say = sayAfter(language);
  return (
    <footer class="after-foot">
      <div>
        <p class="after-foot-title">{say('again')}</p>
        <p class="soft">{say('againAbout')}</p>
      </div>
      <button type="button" class="button" onClick={onHome}>
        {say('shelf')}
      </button>
      <button type="button" class="button" onClick={() => onAgain(false)}>
        <Icon name="redo" />
        {say('same')}
      </button>
      <button type="button" class="button button--main" onClick={() => onAgain(true)}>
        <Icon name="arrow" />
        {say('swap')}
      </button>
    </footer>
  );
}
