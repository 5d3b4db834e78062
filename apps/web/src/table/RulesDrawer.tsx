import type { RuleSection, RuleText } from '@hundred-days/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { NotLoaded, useLoading } from '../page/later.tsx';
import { useTable } from './ui.ts';

/** The rules in our own words: by chapter, by number, by search. The rule that decided is marked. */
export function RulesDrawer(): JSX.Element {
  const { rule, say } = useTable();
  const { chapters, failed, again } = useChapters();
  const t = say.value;
  return (
    <aside class="drawer" aria-label={t('rules')}>
      <header class="drawer-head">
        <h2>{t('rules')}</h2>
        <button
          type="button"
          class="tool tool--icon"
          aria-label={t('close')}
          onClick={() => {
            rule.value = null;
          }}
        >
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
    () => model.face.words.rules(language).then((chapters) => setRead({ language, chapters })),
    language,
  );
  return { chapters: read?.chapters ?? [], failed, again };
}

function Book({ chapters }: { readonly chapters: readonly RuleSection[] }): JSX.Element {
  const { rule, say } = useTable();
  const query = useSignal('');
  const asked = rule.value ?? '';
  const t = say.value;
  const found = query.value.trim() === '' ? null : search(chapters, query.value);
  const chapter = chapterOf(chapters, asked);
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
      <div class="drawer-text">
        {found === null ? (
          <Chapter chapter={chapter} marked={asked} />
        ) : found.length === 0 ? (
          <p class="soft drawer-none">{t('searchNone')}</p>
        ) : (
          found.map((entry) => <Rule key={entry.id} entry={entry} marked={false} />)
        )}
      </div>
    </>
  );
}

/** Where a rule stands, whatever its number looks like; else the chapter or section that is asked for, else the first. */
export function chapterOf(chapters: readonly RuleSection[], asked: string): RuleSection {
  return (
    chapters.find(({ rules }) => rules.some(({ id }) => id === asked)) ??
    chapters.find(({ id }) => asked === id || asked.startsWith(`${id}.`)) ??
    chapters[0]
  );
}

/** The sections of the part of the rules that is open. */
function partOf(chapters: readonly RuleSection[], now: RuleSection): readonly RuleSection[] {
  return chapters.filter(({ id }) => id.split('.')[0] === now.id.split('.')[0]);
}

/** The parts of the rulebook, to go from one to another. */
function Parts({ chapters, now, onChoose }: ChipsProps): JSX.Element {
  const t = useTable().say.value;
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
  const t = useTable().say.value;
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

function Rule({ entry, marked }: { readonly entry: RuleText; readonly marked: boolean }): JSX.Element {
  const { say, model } = useTable();
  const t = say.value;
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (marked) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  const decides = model.refused.value?.no.rule === entry.id;
  return (
    <article ref={ref} class={marked ? 'rule rule--marked' : 'rule'} aria-current={marked ? 'true' : undefined}>
      <span class="rule-id">{entry.id}</span>
      <div>
        <h4>
          {entry.title} {entry.ruling !== '' && <span class="tag">{t('ruling')}</span>}
        </h4>
        {entry.text !== '' && <p>{entry.text}</p>}
        {entry.ruling !== '' && (
          <p class="rule-ruling">
            <em>{t('rulingText')}</em> {entry.ruling}
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

/** Rules whose number begins with what was typed, or whose words contain all of it. */
export function search(chapters: readonly RuleSection[], query: string): readonly RuleText[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  return chapters
    .flatMap((chapter) => chapter.rules)
    .filter((entry) => {
      const text = fold(`${entry.title} ${entry.text} ${entry.ruling}`);
      return wanted.every((word) => fold(entry.id).startsWith(word) || text.includes(word));
    });
}

const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
