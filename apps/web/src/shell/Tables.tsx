import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import { later } from '../page/later.tsx';
import type { Holder } from '../store/types.ts';
import type { MoreKey } from '../text/more/words.ts';
import { t } from '../text/more/words.ts';
import { toldOf } from './dates.ts';
import { download } from './download.ts';
import { Glyph } from './Glyph.tsx';
import { reportStore, tableStore } from './house.ts';
import { MapPicture } from './MapPicture.tsx';
import { notify } from './notices.ts';
import { OpenRecord } from './OpenRecord.tsx';
import { hashOf } from './router.ts';
import { Search } from './Search.tsx';
import { cards, EVERYTHING, inWords, type LabelledCard, nameOf, sortCards, waits, watchCards } from './tables.ts';

const LabelDialog = later(async () => (await import('./LabelDialog.tsx')).LabelDialog);
const DeleteDialog = later(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);

/** Those on the server come after those that are here. */
const OnlineTables = later(async () => (await import('./online/OnlineTables.tsx')).OnlineTables, true);

/** The tables in progress and the finished ones, with what can be done about them. */
export function Tables(): JSX.Element {
  useEffect(watchCards, []);
  const [deleting, setDeleting] = useState<LabelledCard | null>(null);
  const [labelling, setLabelling] = useState<LabelledCard | null>(null);
  const [search, setSearch] = useState(EVERYTHING);
  const all = (cards.value ?? []).map(inWords);
  const { open, finished } = sortCards(all, search);
  const tools = (card: LabelledCard) => ({
    card,
    onDelete: () => setDeleting(card),
    onLabel: () => setLabelling(card),
  });
  return (
    <section class="tables" id="tables" tabIndex={-1} aria-labelledby="tables-title">
      <header class="tables-head">
        <h2 id="tables-title">{t('tables.title')}</h2>
        <Waiting count={sortCards(all, { ...search, kind: 'waiting' }).open.length} />
        <div class="tables-tools">
          <OpenRecord />
          <a class="button" href={hashOf({ page: 'new', game: null })}>
            <Icon name="plus" />
            {t('tables.new')}
          </a>
        </div>
      </header>
      {all.length > 3 && <Search all={all} search={search} onSearch={setSearch} />}
      {cards.value?.length === 0 && <NoTables />}
      {all.length > 0 && open.length + finished.length === 0 && <p class="soft">{t('tables.noneFound')}</p>}
      <Cards cards={open} Card={OpenCard} tools={tools} />
      {finished.length > 0 && (
        <>
          <h2 class="tables-finished">{t('tables.finished')}</h2>
          <Cards cards={finished} Card={FinishedCard} tools={tools} />
        </>
      )}
      <OnlineTables />
      {labelling !== null && <LabelDialog card={labelling} onClose={() => setLabelling(null)} />}
      {deleting !== null && <DeleteDialog card={deleting} onClose={() => setDeleting(null)} />}
    </section>
  );
}

interface CardsProps {
  readonly cards: readonly LabelledCard[];
  readonly Card: (props: CardProps) => JSX.Element;
  readonly tools: (card: LabelledCard) => CardProps;
}

const Cards = ({ cards: laid, Card, tools }: CardsProps): JSX.Element => (
  <ul class="cards">
    {laid.map((card) => (
      <li key={card.id}>
        <Card {...tools(card)} />
      </li>
    ))}
  </ul>
);

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
  readonly card: LabelledCard;
  readonly onDelete: () => void;
  readonly onLabel: () => void;
}

function OpenCard(props: CardProps): JSX.Element {
  const { card } = props;
  const yours = waits(card);
  return (
    <article class={yours ? 'card card--waits' : 'card'} aria-label={nameOf(card)}>
      <MapPicture card={card} />
      <CardText card={card} summary={card.summary} when="tables.played" />
      <CardTools {...props} />
      <a class={yours ? 'button button--main' : 'button'} href={hashOf({ page: 'table', id: card.id })}>
        {yours ? t('tables.yourMove') : t('tables.lookOn')}
      </a>
    </article>
  );
}

function FinishedCard(props: CardProps): JSX.Element {
  const { card } = props;
  return (
    <article class="card card--finished" aria-label={nameOf(card)}>
      <CardText card={card} summary={t('tables.over', { summary: card.summary })} when="tables.ended" />
      <CardTools {...props} />
      <a class="button button--plain" href={hashOf({ page: 'table', id: card.id, after: true })}>
        {t('tables.after')}
      </a>
      <a class="button button--plain" href={hashOf({ page: 'table', id: card.id })}>
        {t('tables.open')}
      </a>
    </article>
  );
}

interface TextProps {
  readonly card: LabelledCard;
  readonly summary: string;
  readonly when: 'tables.played' | 'tables.ended';
}

/** What it is called, who sits there, how it stands, when it was played, and what its owner has noted. */
function CardText({ card, summary, when }: TextProps): JSX.Element {
  const { label, title, holders, updated } = card;
  const told = toldOf(updated, Date.now(), t('tables.locale'));
  return (
    <div class="card-text">
      <h3>{nameOf(card)}</h3>
      {label.name !== '' && <p class="card-title">{title}</p>}
      <Who holders={holders} />
      <p class="card-summary">{summary}</p>
      <p class="card-when">{t(`${when}.${told.when}`, { ...told, time: t('tables.time', { ...told }) })}</p>
      {label.note !== '' && (
        <p class="card-note">
          <Glyph name="note" />
          {label.note}
        </p>
      )}
    </div>
  );
}

function Who({ holders }: { readonly holders: readonly Holder[] }): JSX.Element {
  const computers = holders.filter((holder) => holder.kind === 'computer');
  if (computers.length === 0)
    return <WhoLine icon="screen" text={t(holders.length > 2 ? 'tables.oneScreen.three' : 'tables.oneScreen')} />;
  if (computers.length === holders.length) return <WhoLine icon="robot" text={t('tables.computers')} />;
  const { level, character } = computers[0];
  const named = { level: t(`level.${level}` as MoreKey), character: t(`character.${character}` as MoreKey) };
  return <WhoLine icon="robot" text={t('tables.versus', named)} />;
}

function WhoLine({ icon, text }: { readonly icon: 'screen' | 'robot'; readonly text: string }): JSX.Element {
  return (
    <p class="card-who">
      <Icon name={icon} size={16} />
      {text}
    </p>
  );
}

function CardTools({ card, onDelete, onLabel }: CardProps): JSX.Element {
  const title = nameOf(card);
  return (
    <div class="card-tools">
      <CardTool name="label" glyph="note" title={title} onClick={onLabel} />
      <CardTool name="record" glyph="download" title={title} onClick={() => void saveRecord(card.id)} />
      <CardTool name="delete" glyph="bin" title={title} onClick={onDelete} />
    </div>
  );
}

interface CardToolProps {
  readonly name: 'label' | 'record' | 'delete';
  readonly glyph: 'note' | 'download' | 'bin';
  readonly title: string;
  readonly onClick: () => void;
}

const CardTool = ({ name, glyph, title, onClick }: CardToolProps): JSX.Element => (
  <button
    type="button"
    class="button button--plain button--icon"
    aria-label={t(`tables.${name}.of`, { title })}
    title={t(`tables.${name}`)}
    onClick={onClick}
  >
    <Glyph name={glyph} />
  </button>
);

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
