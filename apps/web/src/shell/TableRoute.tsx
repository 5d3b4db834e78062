import { computed } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { later, NotLoaded, useLoading } from '../page/later.tsx';
import type { Holder } from '../store/types.ts';
import type { TablePageProps } from '../table/ui.ts';
import { t } from '../text/words.ts';
import { downloadWritten } from './download.ts';
import { settings, settingsOpen, tableStore } from './house.ts';
import { titleIn } from './naming.ts';
import { followLanguage, loadAllWords, loadTableWords } from './reading.ts';
import { go, hashOf, type Route } from './router.ts';
import { wantsNoMotion } from './settings.ts';
import type { SitDown, Sitting } from './sitting.ts';

/** The computer's turn can be hurried where one plays. */
export type Page = ComponentType<TablePageProps>;

export async function tablePage(): Promise<Page> {
  const { TablePage, partsHere } = await import('../table/index.ts');
  await partsHere();
  return TablePage;
}

export const AfterRoute = later(async () => (await import('./AfterRoute.tsx')).AfterRoute);

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
  const { model, rule, free, adviser } = sitting;
  const more = {
    free,
    takeOver: () => sitting.takeOver(),
    ...(model.advised ? { adviser } : {}),
    onSkip: (to: 'result' | 'end') => sitting.controller.value?.skip(to),
    onReseat: (seat: number, holder: Holder) => sitting.reseat(seat, holder),
  };
  return <Seated page={page} model={model} rule={rule} table={{ page: 'table', id }} after={after} more={more} />;
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
export const HOUSE = {
  reducedMotion,
  onHome: () => go({ page: 'home' }),
  onSettings: () => {
    settingsOpen.value = true;
  },
  onDownload: downloadWritten,
  palette: settings.palette,
};

/** Language and rules of an open table: it follows the page's language; what is read later and the text of the rules come after the board. */
export function useReading({ face, language }: Sitting['model']): void {
  const load = (wanted: string) => (wanted === language.peek() ? loadTableWords : loadAllWords)(face, wanted);
  useEffect(() => followLanguage(load, language), [face]);
  const now = language.value;
  // Whoever wants it asks again for what does not come now.
  useEffect(() => void face.words.rest(now).catch(() => undefined), [now]);
  useEffect(() => void face.words.rules(now).catch(() => undefined), [now]);
}

/** The window is named for the table, so that one of several is found again. */
function useTitle({ face, setup, language }: Sitting['model']): void {
  const { scenario } = setup;
  const title = typeof scenario === 'string' ? titleIn(face, scenario, language.value) : face.game.title;
  useEffect(() => {
    const house = document.title;
    document.title = `${title} · ${house}`;
    return () => {
      document.title = house;
    };
  }, [title]);
}

/** Off until they are chosen; what does not load is not heard, and has its sign all the same. */
const Heard = later(async () => (await import('./Heard.tsx')).Heard, true);

const ScenarioDialog = later(async () => (await import('./ScenarioDialog.tsx')).ScenarioDialog);

/** What the menu of a table offers of its scenario, and the dialog that tells it; nothing for a position laid out by hand. */
export function useScenario(
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
  readonly model: Sitting['model'];
  readonly rule: Sitting['rule'];
  /** Where it is found again. */
  readonly table: Extract<Route, { page: 'table' | 'online' }>;
  readonly after: boolean;
  /** What else the page is given, by where the table stands. */
  readonly more: Partial<TablePageProps>;
}

/** Somebody at a table, wherever it stands. */
export function Seated({ page: Page, model, rule, table, after, more }: SeatedProps): JSX.Element {
  useReading(model);
  useTitle(model);
  const about = useScenario(model, rule);
  // Nobody looks back on a game that goes on: he would see what is hidden from him.
  if (after && model.over) return <AfterRoute model={model} rule={rule} table={table} />;
  return (
    <>
      <Page
        {...HOUSE}
        onAfter={() => go({ ...table, after: true })}
        {...about.offered}
        {...more}
        model={model}
        rule={rule}
      />
      {settings.sound.value !== 'off' && <Heard model={model} />}
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
