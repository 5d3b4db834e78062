import { Component, type ComponentChildren, type JSX } from 'preact';
import { later } from '../page/later.tsx';
import { t } from '../text/words.ts';
import { Home } from './Home.tsx';
import { settingsOpen } from './house.ts';
import { Learn } from './Learn.tsx';
import { NewTable } from './NewTable.tsx';
import { Notices } from './Notices.tsx';
import { go, hashOf, type Route, route } from './router.ts';
import { TableRoute } from './TableRoute.tsx';

export function App(): JSX.Element {
  const here = route.value;
  return (
    <>
      <Guard key={placeOf(here)}>
        <Page route={here} />
      </Guard>
      {settingsOpen.value && <SettingsDialog onClose={closeSettings} />}
      <Notices />
    </>
  );
}

const closeSettings = (): void => {
  settingsOpen.value = false;
};

const SettingsDialog = later(async () => (await import('./SettingsDialog.tsx')).SettingsDialog);

/** Dialogs stand before the shelf, which stays as it is; who looks back on a table sits at it still. */
function placeOf(here: Route): string {
  if (here.page === 'new') return hashOf({ page: 'home' });
  if (here.page === 'online') return hashOf({ page: 'online', id: here.id });
  return here.page === 'table' || here.page === 'record' ? hashOf({ ...here, after: false }) : hashOf(here);
}

const RecordRoute = later(async () => (await import('./RecordPage.tsx')).RecordRoute);
const OnlineRoute = later(async () => (await import('./online/OnlineRoute.tsx')).OnlineRoute);
const Account = later(async () => (await import('./online/Account.tsx')).Account);

const closeDialog = (): void => go({ page: 'home' });

function Page({ route: here }: { readonly route: Route }): JSX.Element {
  switch (here.page) {
    case 'table':
      return <TableRoute id={here.id} after={here.after === true} />;
    case 'online':
      return <OnlineRoute id={here.id} link={here.link} after={here.after === true} />;
    case 'record':
      return <RecordRoute after={here.after === true} />;
    case 'account':
      return <Account what={here.what} />;
    case 'learn':
      return <Learn game={here.game} />;
    default:
      return (
        <>
          <Home />
          {here.page === 'new' && <NewTable game={here.game} onClose={closeDialog} />}
        </>
      );
  }
}

/** What breaks in one page does not take the app with it. */
class Guard extends Component<{ readonly children: ComponentChildren }, { readonly broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ComponentChildren {
    if (!this.state.broken) return this.props.children;
    return (
      <main class="page">
        <h1 class="page-sentence">{t('error.title')}</h1>
        <p>{t('error.text')}</p>
        <a class="button button--main" href={hashOf({ page: 'home' })}>
          {t('nav.home')}
        </a>
      </main>
    );
  }
}
