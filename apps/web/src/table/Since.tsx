import type { JSX } from 'preact';
import { Icon } from '../art/icons.tsx';
import { LogRow } from './Log.tsx';
import { groupsOf } from './lines.ts';
import { useTable } from './ui.ts';

/** What the others did since the viewer's last turn. */
export function Since(): JSX.Element | null {
  const { model, ui, say } = useTable();
  const since = model.since;
  if (!ui.since.value || since === null) return null;
  const t = say.value;
  const steps = model.log.value.map((step, at) =>
    at >= since.from && at <= since.to ? step : { ...step, events: [] },
  );
  const groups = groupsOf(model.face, steps, model.language.value);
  return (
    <section class="slip since" aria-label={t('sinceShort')}>
      <div class="since-head">
        <h2 class="eyebrow">{t('sinceShort')}</h2>
        <button
          type="button"
          class="tool tool--icon"
          aria-label={t('close')}
          onClick={() => {
            ui.since.value = false;
          }}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      {groups.length === 0 && <p class="soft">{t('sinceNone')}</p>}
      <ul class="log-lines since-lines">
        {groups.flatMap((group) => group.lines.map((line) => <LogRow key={line.key} line={line} free={false} />))}
      </ul>
    </section>
  );
}
