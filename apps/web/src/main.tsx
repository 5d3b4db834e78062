import { effect } from '@preact/signals';
import { render } from 'preact';
import './art/theme.css';
import './art/palette.css';
import './art/art.css';
import './shell/fonts.css';
import './shell/shell.css';
import { App } from './shell/App.tsx';
import { settings } from './shell/house.ts';
import { notify } from './shell/notices.ts';
import { applySettings } from './shell/settings.ts';
import type { Language } from './text/languages.ts';
import { speak } from './text/words.ts';

/** Where its words do not come the page stays in the language it has, and says so. */
const change = (language: Language): Promise<void> =>
  speak(language).catch(() =>
    notify({ key: 'language.failed', action: { label: 'late.again', run: () => void change(language) } }),
  );

async function main(): Promise<void> {
  applySettings(settings, document.documentElement);
  // The first screen is drawn in the right language; later changes redraw what shows words.
  await change(settings.language.peek());
  effect(() => void change(settings.language.value));
  render(<App />, document.getElementById('app') as HTMLElement);
  // Nothing on a first board waits for it; where it cannot be fetched the page works without.
  const offline = await import('./shell/offline.ts').catch(() => null);
  await offline?.stayOffline();
}

void main();
