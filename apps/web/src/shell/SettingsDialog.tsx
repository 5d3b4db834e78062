import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { Dialog } from '../page/Dialog.tsx';
import { LANGUAGES } from '../text/languages.ts';
import type { MoreKey } from '../text/more/words.ts';
import { t } from '../text/more/words.ts';
import { Choice } from './Choice.tsx';
import { settings } from './house.ts';
import { MOTIONS, PACES, PALETTES, SIZES, SOUNDS, THEMES } from './settings.ts';

/** Each language by its own name, for those who cannot read the present one. */
const LANGUAGE_NAMES = { en: 'English', fr: 'Français' } as const;

export function SettingsDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      <div class="dialog-rows">
        <Choice
          legend={t('settings.language')}
          value={settings.language.value}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(value) => {
            settings.language.value = value;
          }}
        />
        <Row legend="settings.theme" setting={settings.theme} values={THEMES} />
        <Row legend="settings.palette" setting={settings.palette} values={PALETTES} />
        <Row legend="settings.size" setting={settings.size} values={SIZES} />
        <Row legend="settings.motion" setting={settings.motion} values={MOTIONS} />
        <Row legend="settings.pace" setting={settings.pace} values={PACES} />
        <Row legend="settings.sound" setting={settings.sound} values={SOUNDS} />
      </div>
      <footer class="dialog-foot">
        <p class="soft">{t('settings.kept')}</p>
        <button type="button" class="button button--main" onClick={onClose}>
          {t('settings.close')}
        </button>
      </footer>
    </Dialog>
  );
}

interface RowProps<T extends string> {
  readonly legend: MoreKey;
  readonly setting: Signal<T>;
  readonly values: readonly T[];
}

function Row<T extends string>({ legend, setting, values }: RowProps<T>): JSX.Element {
  return (
    <Choice
      legend={t(legend)}
      value={setting.value}
      options={values.map((value) => ({ value, label: t(`${legend}.${value}` as MoreKey) }))}
      onChange={(value) => {
        setting.value = value;
      }}
    />
  );
}
