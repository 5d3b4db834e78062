import { effect, type Signal, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '../text/languages.ts';

/** The only things kept in localStorage: how the player likes it. One key each, so that two tabs do not undo each other. */

export const THEMES = ['system', 'light', 'dark'] as const;
export const SIZES = ['normal', 'large', 'larger'] as const;
export const MOTIONS = ['system', 'full', 'none'] as const;
export const PACES = ['slow', 'normal', 'fast'] as const;
export const PALETTES = ['standard', 'distinct'] as const;
export const SOUNDS = ['off', 'soft', 'full'] as const;

export type Theme = (typeof THEMES)[number];
export type TextSize = (typeof SIZES)[number];
export type MotionTaste = (typeof MOTIONS)[number];
export type Pace = (typeof PACES)[number];
export type Palette = (typeof PALETTES)[number];
export type Sound = (typeof SOUNDS)[number];

export interface Settings {
  readonly language: Signal<Language>;
  readonly theme: Signal<Theme>;
  readonly size: Signal<TextSize>;
  readonly motion: Signal<MotionTaste>;
  readonly pace: Signal<Pace>;
  readonly palette: Signal<Palette>;
  readonly sound: Signal<Sound>;
}

/** What localStorage can do; where it is barred, settings last as long as the page. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem'>;

export function createSettings(drawer: Drawer | null, preferred: readonly string[]): Settings {
  const kept = <T extends string>(name: string, values: readonly T[], standard: T): Signal<T> => {
    const key = `hundred-days.${name}`;
    const found = read(drawer, key);
    const setting = signal(values.find((value) => value === found) ?? standard);
    effect(() => write(drawer, key, setting.value));
    return setting;
  };
  return {
    language: kept('language', LANGUAGES, preferredLanguage(preferred)),
    theme: kept('theme', THEMES, 'system'),
    size: kept('size', SIZES, 'normal'),
    motion: kept('motion', MOTIONS, 'system'),
    pace: kept('pace', PACES, 'normal'),
    palette: kept('palette', PALETTES, 'standard'),
    sound: kept('sound', SOUNDS, 'off'),
  };
}

/** The first of the reader's languages that there are words for. */
export function preferredLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (known !== undefined) return known;
  }
  return 'en';
}

function read(drawer: Drawer | null, key: string): string | null {
  try {
    return drawer?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function write(drawer: Drawer | null, key: string, value: string): void {
  try {
    drawer?.setItem(key, value);
  } catch {
    // A full or barred drawer: the setting holds until the page closes.
  }
}

/** Milliseconds between two actions of the computer, after the pieces have come to rest. */
export const PAUSE_MS: Readonly<Record<Pace, number>> = { slow: 900, normal: 350, fast: 0 };

/** Milliseconds a whole turn of the computer takes, its thoughts among them; then what is left is shown at once. */
export const TURN_MS: Readonly<Record<Pace, number>> = { slow: Number.POSITIVE_INFINITY, normal: 8000, fast: 0 };

/** Milliseconds that what the computer's dice did stays in sight, for who does not go on himself. */
export const READ_MS: Readonly<Record<Pace, number>> = { slow: 6000, normal: 0, fast: 0 };

export function wantsNoMotion(motion: MotionTaste): boolean {
  if (motion !== 'system') return motion === 'none';
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** Lets the page follow the settings. */
export function applySettings({ language, theme, size, motion, palette }: Settings, root: HTMLElement): void {
  effect(() => {
    root.lang = language.value;
    root.dataset.size = size.value;
    root.dataset.motion = wantsNoMotion(motion.value) ? 'none' : 'full';
    root.dataset.palette = palette.value;
    if (theme.value === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme.value;
  });
}
