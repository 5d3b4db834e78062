import type { JSX } from 'preact';
import { Icon } from '../art/icons.tsx';
import { later } from '../page/later.tsx';
import { t } from '../text/words.ts';
import { settings, settingsOpen } from './house.ts';
import { titleOf } from './NewTable.tsx';
import { go, hashOf } from './router.ts';
import { type Box, SHELF, wordsOf } from './shelf.ts';

/** The shelf with the five boxes, and the tables of this browser below it. */
export function Home(): JSX.Element {
  return (
    <div class="home">
      <button type="button" class="skip" onClick={toTables}>
        {t('app.skip')}
      </button>
      <header class="home-head">
        <h1>{t('app.name')}</h1>
        <p class="home-motto">{t('app.motto')}</p>
        <nav class="home-nav">
          <button
            type="button"
            class="button button--plain"
            onClick={() => {
              settingsOpen.value = true;
            }}
          >
            <Icon name="gear" />
            {t('nav.settings')}
          </button>
        </nav>
      </header>
      <main>
        <section class="shelf" aria-label={t('shelf.title')}>
          <ul class="shelf-boxes">
            {SHELF.map((box) => (
              <li key={box.id}>
                <ShelfBox box={box} />
              </li>
            ))}
          </ul>
          <div class="shelf-board" />
        </section>
        <Tables />
      </main>
    </div>
  );
}

/** Pictures of the lids: they come after the page, and leave their room to nobody meanwhile. */
const Cover = later(async () => (await import('../art/covers.tsx')).Cover);

/** They come with the store they are read from; whoever opens one by its address needs no list of them. */
const Tables = later(async () => (await import('./Tables.tsx')).Tables);

/** The hash is the route, so the jump is made by hand. */
function toTables(): void {
  document.getElementById('tables')?.focus();
}

function ShelfBox({ box }: { readonly box: Box }): JSX.Element {
  const { lid, note } = wordsOf(box, settings.language.value);
  const title = titleOf(box);
  const cover = <Cover game={box.cover} title={lid} note={note} />;
  if (!box.built) {
    return (
      <div class="box box--closed">
        <div role="img" aria-label={t('shelf.closed', { title })}>
          {cover}
        </div>
        <span class="box-tag" aria-hidden="true">
          {t('shelf.unbuilt')}
        </span>
      </div>
    );
  }
  return (
    <>
      <div class="box">
        {cover}
        <button
          type="button"
          class="box-open"
          aria-label={t('shelf.open', { title })}
          onClick={() => go({ page: 'new', game: box.id })}
        />
      </div>
      {box.lesson && (
        <a
          class="box-tag box-tag--learn"
          href={hashOf({ page: 'learn', game: box.id })}
          aria-label={t('shelf.learn', { title })}
        >
          {t('nav.learn')}
        </a>
      )}
    </>
  );
}
