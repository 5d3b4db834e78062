import type { JSX } from 'preact';
import { Icon } from '../art/icons.tsx';
import { t } from '../text/words.ts';
import { dismiss, notices } from './notices.ts';

export function Notices(): JSX.Element {
  return (
    <div class="messages" role="status" aria-live="polite">
      {notices.value.map(({ key, action }) => (
        <div key={key} class="message" data-notice={key}>
          <p>{t(key)}</p>
          {action !== undefined && (
            <button
              type="button"
              class="button"
              onClick={() => {
                dismiss(key);
                action.run();
              }}
            >
              {t(action.label)}
            </button>
          )}
          <button
            type="button"
            class="button button--plain button--icon"
            aria-label={t('notice.close')}
            onClick={() => dismiss(key)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
