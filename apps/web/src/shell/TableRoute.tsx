import { computed } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { TablePageProps } from '../table/ui.ts';
import { settled, want } from '../text/late.ts';
import { t } from '../text/words.ts';
import { download } from './download.ts';
import { settings, settingsOpen, tableStore } from './house.ts';
import { openRecord } from './recordRoute.ts';
import { go, hashOf } from './router.ts';
import { wantsNoMotion } from './settings.ts';
import type { SitDown, Sitting } from './sitting.ts';

/** The computer's turn can be hurried where one plays. */
type Page = ComponentType<TablePageProps & { readonly onSkip?: () => void }>;

async function tablePage(): Promise<Page> {
  const { TablePage } = await import('../table/index.ts');
  await settled();
  return TablePage;
}

/** A table of this browser: loads its game, sits down, and hands over to the table itself. */
export function TableRoute({ id }: { readonly id: string }): JSX.Element {
  const [page, setPage] = useState<Page | null>(null);
  const [sitting, setSitting] = useState<SitDown | null>(null);
  useEffect(() => {
    let current = true;
    let sat: SitDown | null = null;
    void open(id).then(([loaded, result]) => {
      sat = result;
      if (!current) return leave(sat);
      setPage(() => loaded);
      setSitting(sat);
    });
    return () => {
      current = false;
      leave(sat);
    };
  }, [id]);
  if (sitting === 'gone') return <Sorry text={t('table.gone')} />;
  if (sitting === 'broken') return <Sorry text={t('table.broken')} />;
  if (sitting === null || page === null) return <Wait />;
  return <Seated page={page} sitting={sitting} />;
}

async function open(id: string): Promise<[Page, SitDown]> {
  const [page, { sitDown }, store] = await Promise.all([tablePage(), import('./sitting.ts'), tableStore()]);
  const sat = await sitDown(store, id);
  // In the middle of a game words are read that the first board does without.
  if (typeof sat === 'object' && sat.model.total > 0) await want('troubles');
  return [page, sat];
}

function leave(sat: SitDown | null): void {
  if (sat !== null && typeof sat === 'object') sat.leave();
}

const reducedMotion = computed(() => wantsNoMotion(settings.motion.value));

/** What every table is given by the shell. */
const HOUSE = {
  reducedMotion,
  onHome: () => go({ page: 'home' }),
  onSettings: () => {
    settingsOpen.value = true;
  },
  onDownload: download,
};

/** The text of the rules, once the board is drawn. */
function useRules(): void {
  const language = settings.language.value;
  useEffect(() => {
    void want('cases');
    void want(`rules-${language}`);
  }, [language]);
}

function Seated({ page: Page, sitting }: { readonly page: Page; readonly sitting: Sitting }): JSX.Element {
  useRules();
  const { model, rule, free } = sitting;
  // It comes after the page; the page is not to be made anew for it.
  const computer = model.holders.some((holder) => holder.kind === 'computer');
  return (
    <Page
      {...HOUSE}
      model={model}
      rule={rule}
      free={free}
      takeOver={() => sitting.takeOver()}
      {...(computer ? { onSkip: () => sitting.controller.value?.skip() } : {})}
    />
  );
}

/** A record from a file, to be looked through from the beginning. */
export function RecordRoute(): JSX.Element {
  useRules();
  const [page, setPage] = useState<Page | null>(null);
  useEffect(() => void tablePage().then((loaded) => setPage(() => loaded)), []);
  const opened = openRecord.value;
  if (opened === null) return <Sorry text={t('record.gone')} />;
  if (page === null) return <Wait />;
  const Page = page;
  return <Page {...HOUSE} model={opened.model} rule={opened.rule} />;
}

export function Wait(): JSX.Element {
  return (
    <main class="page" aria-busy="true">
      <p class="page-sentence">{t('table.loading')}</p>
    </main>
  );
}

/** Empty states and errors: one sentence and one button. */
export function Sorry({ text }: { readonly text: string }): JSX.Element {
  return (
    <main class="page">
      <h1 class="page-sentence">{text}</h1>
      <a class="button button--main" href={hashOf({ page: 'home' })}>
        {t('nav.home')}
      </a>
    </main>
  );
}
