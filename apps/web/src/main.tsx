import { effect } from '@preact/signals';
import { render } from 'preact';
import './art/theme.css';
import './art/art.css';
import './shell/fonts.css';
import './shell/shell.css';
import { App } from './shell/App.tsx';
import { settings } from './shell/house.ts';
import { stayOffline } from './shell/offline.ts';
import { applySettings } from './shell/settings.ts';
import { speak } from './text/words.ts';

async function main(): Promise<void> {
  applySettings(settings, document.documentElement);
  // The first screen is drawn in the right language; later changes redraw what shows words.
  await speak(settings.language.value).catch(() => undefined);
  effect(() => void speak(settings.language.value).catch(() => undefined));
  render(<App />, document.getElementById('app') as HTMLElement);
  await stayOffline();
}

void main();
