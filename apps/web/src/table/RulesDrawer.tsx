import type { AnyAction, RuleSection, RuleText } from '@hundred-days/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { NotLoaded, useLoading } from '../page/later.tsx';
import { typeset } from '../text/typeset.ts';
import { useAllWords } from './apartWords.ts';
import type { TableModel } from './model.ts';
import { chapterOf, cutAt, search } from './seeking.ts';
import { sets, useTable } from './ui.ts';

/** The rules in our own words: by chapter, by number, by search. The rule that decided is marked. */
export function RulesDrawer(): JSX.Element {
  const { rule } = useTable();
  const { chapters, failed, again } = useChapters();
  const t = useAllWords();
  return (
    <aside class="drawer" aria-label={t('rules')}>
      <header class="drawer-head">
        <h2>{t('rules')}</h2>
        <button type="button" class="tool tool--icon" aria-label={t('close')} onClick={sets(rule, null)}>
          <Icon name="close" />
        </button>
      </header>
      {failed && <NotLoaded again={again} />}
      {chapters.length > 0 && <Book chapters={chapters} />}
    </aside>
  );
}

interface Chapters {
  /** Empty until they are there. */
  readonly chapters: readonly RuleSection[];
  readonly failed: boolean;
  readonly again: () => void;
}

function useChapters(): Chapters {
  const { model } = useTable();
  const language = model.language.value;
  const [read, setRead] = useState<{ readonly language: string; readonly chapters: readonly RuleSection[] } | null>(
    null,
  );
  const { failed, again } = useLoading(
    () =>
      model.face.words.rules(language).then((chapters) => setRead({ language, chapters: typeset(language, chapters) })),
    language,
  );
  return { chapters: read?.chapters ?? [], failed, again };
}

function Book({ chapters }: { readonly chapters: readonly RuleSection[] }): JSX.Element {
  const { rule, model } = useTable();
  const query = useSignal('');
  const asked = rule.value ?? '';
  const t = useAllWords();
  const found = query.value.trim() === '' ? null : search(chapters, query.value);
  const now = useMemo(() => ruleNow(model), []);
  const chapter = chapterOf(chapters, asked === '' ? now : asked);
  return (
    <>
      <div class="drawer-search">
        <label>
          <span class="visually-hidden">{t('search')}</span>
          <input
            type="search"
            placeholder={t('search')}
            value={query.value}
            onInput={(event) => {
              query.value = event.currentTarget.value;
            }}
          />
        </label>
        <Parts
          chapters={chapters}
          now={chapter}
          onChoose={(id) => {
            query.value = '';
            rule.value = id;
          }}
        />
        <Chips
          chapters={partOf(chapters, chapter)}
          now={chapter}
          onChoose={(id) => {
            query.value = '';
            rule.value = id;
          }}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it, so the focus must get there */}
      <section class="drawer-text" tabIndex={0} aria-label={found === null ? chapter.title : t('searchFound')}>
        {found === null ? (
          <Chapter chapter={chapter} marked={asked} />
        ) : (
          <>
            {found.rules.length > 0 && <h3 class="drawer-title">{t('searchFound')}</h3>}
            {!found.whole && (
              <p class="soft drawer-none">{t(found.rules.length === 0 ? 'searchNone' : 'searchSome')}</p>
            )}
            {found.rules.map((entry) => (
              <Rule key={entry.id} entry={entry} marked={false} words={found.words} />
            ))}
          </>
        )}
      </section>
    </>
  );
}

/** The rule of what is asked now; of the phase, where another is asked; of how it ended. */
export function ruleNow({ face, asked, outcome }: TableModel<AnyAction>): string {
  const { view } = asked.peek();
  const [first] = face.words.prompt(asked.peek()).rules;
  return first ?? outcome?.rule ?? face.game.phase(view).rule;
}

/** The sections of the part of the rules that is open. */
function partOf(chapters: readonly RuleSection[], now: RuleSection): readonly RuleSection[] {
  return chapters.filter(({ id }) => id.split('.')[0] === now.id.split('.')[0]);
}

/** The parts of the rulebook, to go from one to another. */
function Parts({ chapters, now, onChoose }: ChipsProps): JSX.Element {
  const t = useAllWords();
  return (
    <select
      class="parts"
      aria-label={t('chapters')}
      value={`${now.id.split('.')[0]}.0`}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {chapters
        .filter(({ id }) => id.endsWith('.0'))
        .map(({ id, title }) => (
          <option key={id} value={id}>
            {id} {title}
          </option>
        ))}
    </select>
  );
}

interface ChipsProps {
  readonly chapters: readonly RuleSection[];
  readonly now: RuleSection;
  readonly onChoose: (id: string) => void;
}

function Chips({ chapters, now, onChoose }: ChipsProps): JSX.Element {
  const t = useAllWords();
  return (
    <nav class="chips" aria-label={t('chapters')}>
      {chapters.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          class="chip"
          aria-current={id === now.id ? 'true' : undefined}
          onClick={() => onChoose(id)}
        >
          {id} {title}
        </button>
      ))}
    </nav>
  );
}

function Chapter({ chapter, marked }: { readonly chapter: RuleSection; readonly marked: string }): JSX.Element {
  return (
    <>
      <h3 class="drawer-title">{chapter.title}</h3>
      {chapter.rules.map((entry) => (
        <Rule key={entry.id} entry={entry} marked={entry.id === marked} />
      ))}
    </>
  );
}

interface RuleProps {
  readonly entry: RuleText;
  readonly marked: boolean;
  /** What was looked for. */
  readonly words?: readonly string[];
}

/** Words that were looked for stand out. */
const Marked = ({ text, words }: { readonly text: string; readonly words: readonly string[] }): JSX.Element => (
  <>{cutAt(text, words).map((piece, i) => (i % 2 === 1 ? <mark key={i}>{piece}</mark> : piece))}</>
);

/** What was not to be had and was worked out, or is a design of its own, begins with that word: "Reconstruction: …". */
export const originOf = (ruling: string, words: readonly string[]): string | null =>
  words.find((word) => ruling.startsWith(word)) ?? null;

function Rule({ entry, marked, words = [] }: RuleProps): JSX.Element {
  const { model } = useTable();
  const t = useAllWords();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (marked) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  const decides = model.refused.value?.no.rule === entry.id;
  const origin = originOf(entry.ruling, [t('reconstruction'), t('ofEdition')]);
  return (
    <article ref={ref} class={marked ? 'rule rule--marked' : 'rule'} aria-current={marked ? 'true' : undefined}>
      <span class="rule-id">{entry.id}</span>
      <div>
        <h4>
          <span>
            <Marked text={entry.title} words={words} />
          </span>{' '}
          {entry.ruling !== '' && <span class="tag">{origin ?? t('ruling')}</span>}
        </h4>
        {entry.text !== '' && (
          <p>
            <Marked text={entry.text} words={words} />
          </p>
        )}
        {entry.ruling !== '' && (
          <p class="rule-ruling">
            {origin === null && <em>{t('rulingText')} </em>}
            <Marked text={entry.ruling} words={words} />
          </p>
        )}
        {decides && (
          <p class="rule-decides">
            <Icon name="eye" size={17} /> {t('decidesHere')}
          </p>
        )}
      </div>
    </article>
  );
}
