import { computed } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { later, NotLoaded, useLoading } from '../page/later.tsx';
import type { TablePageProps } from '../table/ui.ts';
import { t } from '../text/words.ts';
import { downloadWritten } from './download.ts';
import { settings, settingsOpen, tableStore } from './house.ts';
import { followLanguage, loadAllWords, loadTableWords } from './reading.ts';
import { openRecord } from './recordRoute.ts';
import { go, hashOf } from './router.ts';
import { wantsNoMotion } from './settings.ts';
import type { SitDown, Sitting } from './sitting.ts';

/** The computer's turn can be hurried where one plays. */
type Page = ComponentType<TablePageProps>;

async function tablePage(): Promise<Page> {
  const { TablePage, partsHere } = await import('../table/index.ts');
  await partsHere();
  return TablePage;
}

const AfterRoute = later(async () => (await import('./AfterRoute.tsx')).AfterRoute);

/** A table of this browser: loads its game, sits down, and hands over to the table itself. */
export function TableRoute({ id, after }: { readonly id: string; readonly after: boolean }): JSX.Element {
  const [opened, setOpened] = useState<readonly [Page, SitDown] | null>(null);
  const sat = useRef<SitDown | null>(null);
  const here = useRef(true);
  const { failed, again } = useLoading(
    () =>
      open(id).then((result) => {
        if (!here.current) return leave(result[1]);
        sat.current = result[1];
        setOpened(result);
      }),
    id,
  );
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      leave(sat.current);
    };
  }, [id]);
  if (failed) return <Failed again={again} />;
  if (opened === null) return <Wait />;
  const [page, sitting] = opened;
  if (sitting === 'gone') return <Sorry text={t('table.gone')} />;
  if (sitting === 'broken') return <Sorry text={t('table.broken')} />;
  return <Seated page={page} sitting={sitting} after={after} />;
}

async function open(id: string): Promise<readonly [Page, SitDown]> {
  const [page, { sitDown }, store] = await Promise.all([tablePage(), import('./sitting.ts'), tableStore()]);
  return [page, await sitDown(store, id)];
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
  onDownload: downloadWritten,
  palette: settings.palette,
};

/** Language and rules of an open table: it follows the page's language; what is read later and the text of the rules come after the board. */
function useReading({ face, language }: Sitting['model']): void {
  const load = (wanted: string) => (wanted === language.peek() ? loadTableWords : loadAllWords)(face, wanted);
  useEffect(() => followLanguage(load, language), [face]);
  const now = language.value;
  // Whoever wants it asks again for what does not come now.
  useEffect(() => void face.words.rest(now).catch(() => undefined), [now]);
  useEffect(() => void face.words.rules(now).catch(() => undefined), [now]);
}

/** Off until they are chosen; what does not load is not heard, and has its sign all the same. */
function useSounds({ model }: Sitting): void {
  const sound = settings.sound.value;
  useEffect(() => {
    if (sound === 'off') return;
    let stop: (() => void) | null = null;
    let left = false;
    void import('./sounds.ts')
      .then(({ hearTable, Sounds }) => {
        if (left) return;
        const sounds = new Sounds(sound === 'full' ? 1 : 0.4);
        const deaf = hearTable(model, (cue) => sounds.play(cue));
        stop = () => {
          deaf();
          sounds.close();
        };
      })
      .catch(() => undefined);
    return () => {
      left = true;
      stop?.();
    };
  }, [sound, model]);
}

const ScenarioDialog = later(async () => (await import('./ScenarioDialog.tsx')).ScenarioDialog);

/** What the menu of a table offers of its scenario, and the dialog that tells it; nothing for a position laid out by hand. */
function useScenario(
  { face, setup, language }: Sitting['model'],
  rule: Sitting['rule'],
): { readonly offered: Pick<TablePageProps, 'onScenario'>; readonly dialog: JSX.Element | null } {
  const [open, setOpen] = useState(false);
  const { scenario } = setup;
  if (typeof scenario !== 'string') return { offered: {}, dialog: null };
  const close = (): void => setOpen(false);
  const onRule = (id: string): void => {
    close();
    rule.value = id;
  };
  return {
    offered: { onScenario: () => setOpen(true) },
    dialog: open ? (
      <ScenarioDialog face={face} scenario={scenario} language={language.value} onRule={onRule} onClose={close} />
    ) : null,
  };
}

interface SeatedProps {
  readonly page: Page;
  readonly sitting: Sitting;
  readonly after: boolean;
}

function Seated({ page: Page, sitting, after }: SeatedProps): JSX.Element {
  const { model, rule, free } = sitting;
  useReading(model);
  useSounds(sitting);
  const table = { page: 'table', id: model.id } as const;
  const about = useScenario(model, rule);
  // Nobody looks back on a game that goes on: he would see what is hidden from him.
  if (after && model.over) return <AfterRoute model={model} rule={rule} table={table} />;
  return (
    <>
      <Page
        {...HOUSE}
        onAfter={() => go({ ...table, after: true })}
        {...about.offered}
        model={model}
        rule={rule}
        free={free}
        takeOver={() => sitting.takeOver()}
        {...(model.advised ? { adviser: sitting.adviser } : {})}
        onSkip={(to) => sitting.controller.value?.skip(to)}
        onReseat={(seat, holder) => sitting.reseat(seat, holder)}
      />
      {about.dialog}
    </>
  );
}

/** A record from a file, to be looked through from the beginning. */
export function RecordRoute({ after }: { readonly after: boolean }): JSX.Element {
  const [page, setPage] = useState<Page | null>(null);
  const { failed, again } = useLoading(() => tablePage().then((loaded) => setPage(() => loaded)));
  const opened = openRecord.value;
  if (opened === null) return <Sorry text={t('record.gone')} />;
  if (failed) return <Failed again={again} />;
  return page === null ? <Wait /> : <Recorded page={page} opened={opened} after={after} />;
}

interface RecordedProps {
  readonly page: Page;
  readonly opened: NonNullable<typeof openRecord.value>;
  readonly after: boolean;
}

function Recorded({ page: Page, opened: { model, rule }, after }: RecordedProps): JSX.Element {
  useReading(model);
  const about = useScenario(model, rule);
  if (after) return <AfterRoute model={model} rule={rule} table={{ page: 'record' }} />;
  const looksBack = { recorded: true, onAfter: () => go({ page: 'record', after: true }) };
  return (
    <>
      <Page {...HOUSE} {...about.offered} {...looksBack} model={model} rule={rule} />
      {about.dialog}
    </>
  );
}

/** What the page needs did not come. */
export function Failed({ again }: { readonly again: () => void }): JSX.Element {
  return (
    <main class="page">
      <NotLoaded again={again} />
    </main>
  );
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
