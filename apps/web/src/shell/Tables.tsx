import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { later } from '../page/later.tsx';
import type { Holder, TableCard } from '../store/types.ts';
import type { ShellKey } from '../text/en.ts';
import { t } from '../text/words.ts';
import { download } from './download.ts';
import { Glyph } from './Glyph.tsx';
import { reportStore, tableStore } from './house.ts';
import { MapPicture } from './MapPicture.tsx';
import { notify } from './notices.ts';
import { OpenRecord } from './OpenRecord.tsx';
import { hashOf } from './router.ts';
import { cards, sortCards, waits, watchCards } from './tables.ts';

const DeleteDialog = later(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);

/** The tables in progress and the finished ones, with what can be done about them. */
export function Tables(): JSX.Element {
  useEffect(watchCards, []);
  const [deleting, setDeleting] = useState<TableCard | null>(null);
  const { open, finished } = sortCards(cards.value ?? []);
  return (
    <section class="tables" id="tables" tabIndex={-1} aria-labelledby="tables-title">
      <header class="tables-head">
        <h2 id="tables-title">{t('tables.title')}</h2>
        <Waiting count={open.filter(waits).length} />
        <div class="tables-tools">
          <OpenRecord />
          <a class="button" href={hashOf({ page: 'new', game: null })}>
            <Icon name="plus" />
            {t('tables.new')}
          </a>
        </div>
      </header>
      {cards.value?.length === 0 && <NoTables />}
      <ul class="cards">
        {open.map((card) => (
          <li key={card.id}>
            <OpenCard card={card} onDelete={() => setDeleting(card)} />
          </li>
        ))}
      </ul>
      {finished.length > 0 && (
        <>
          <h2 class="tables-finished">{t('tables.finished')}</h2>
          <ul class="cards">
            {finished.map((card) => (
              <li key={card.id}>
                <FinishedCard card={card} onDelete={() => setDeleting(card)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {deleting !== null && <DeleteDialog card={deleting} onClose={() => setDeleting(null)} />}
    </section>
  );
}

function Waiting({ count }: { readonly count: number }): JSX.Element | null {
  if (count === 0) return null;
  return <span class="pill">{count === 1 ? t('tables.waiting.one') : t('tables.waiting.many', { count })}</span>;
}

function NoTables(): JSX.Element {
  return (
    <div class="empty">
      <p class="empty-title">{t('tables.none')}</p>
      <p class="soft">{t('tables.none.hint')}</p>
    </div>
  );
}

interface CardProps {
  readonly card: TableCard;
  readonly onDelete: () => void;
}

function OpenCard({ card, onDelete }: CardProps): JSX.Element {
  const yours = waits(card);
  return (
    <article class={yours ? 'card card--waits' : 'card'} aria-label={card.title}>
      <MapPicture card={card} />
      <div class="card-text">
        <h3>{card.title}</h3>
        <Who holders={card.holders} />
        <p class="card-summary">{card.summary}</p>
      </div>
      <CardTools card={card} onDelete={onDelete} />
      <a class={yours ? 'button button--main' : 'button'} href={hashOf({ page: 'table', id: card.id })}>
        {yours ? t('tables.yourMove') : t('tables.lookOn')}
      </a>
    </article>
  );
}

function FinishedCard({ card, onDelete }: CardProps): JSX.Element {
  return (
    <article class="card card--finished" aria-label={card.title}>
      <div class="card-text">
        <h3>{card.title}</h3>
        <Who holders={card.holders} />
        <p class="card-summary">{t('tables.over', { summary: card.summary })}</p>
      </div>
      <CardTools card={card} onDelete={onDelete} />
      <a class="button button--plain" href={hashOf({ page: 'table', id: card.id })}>
        {t('tables.open')}
      </a>
    </article>
  );
}

function Who({ holders }: { readonly holders: readonly Holder[] }): JSX.Element {
  const computers = holders.filter((holder) => holder.kind === 'computer');
  if (computers.length === 0) return <WhoLine icon="screen" text={t('tables.oneScreen')} />;
  if (computers.length === holders.length) return <WhoLine icon="robot" text={t('tables.computers')} />;
  const level = t(`level.${computers[0].level}` as ShellKey);
  return <WhoLine icon="robot" text={t('tables.versus', { level })} />;
}

function WhoLine({ icon, text }: { readonly icon: 'screen' | 'robot'; readonly text: string }): JSX.Element {
  return (
    <p class="card-who">
      <Icon name={icon} size={16} />
      {text}
    </p>
  );
}

function CardTools({ card, onDelete }: CardProps): JSX.Element {
  const { title } = card;
  return (
    <div class="card-tools">
      <button
        type="button"
        class="button button--plain button--icon"
        aria-label={t('tables.record.of', { title })}
        title={t('tables.record')}
        onClick={() => void saveRecord(card.id)}
      >
        <Glyph name="download" />
      </button>
      <button
        type="button"
        class="button button--plain button--icon"
        aria-label={t('tables.delete.of', { title })}
        title={t('tables.delete')}
        onClick={onDelete}
      >
        <Glyph name="bin" />
      </button>
    </div>
  );
}

async function saveRecord(id: string): Promise<void> {
  const records = await import('./records.ts').catch(() => null);
  if (records === null)
    return notify({ key: 'late.failed', action: { label: 'late.again', run: () => void saveRecord(id) } });
  try {
    const saved = await (await tableStore()).load(id);
    const record = saved === null ? null : await records.recordOf(saved);
    if (record !== null) download(record);
  } catch (error) {
    reportStore(error);
  }
}
