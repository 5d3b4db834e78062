import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLoading } from '../page/later.tsx';
import { t } from '../text/more/words.ts';
import { openRecord } from './recordRoute.ts';
import { go } from './router.ts';
import {
  AfterRoute,
  Failed,
  HOUSE,
  type Page,
  Sorry,
  tablePage,
  useReading,
  useScenario,
  Wait,
} from './TableRoute.tsx';

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
