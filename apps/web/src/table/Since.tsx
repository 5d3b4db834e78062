import type { JSX } from 'preact';
import { Icon } from '../art/icons.tsx';
import { fightsOf } from './fights.ts';
import { LogRow } from './Log.tsx';
import { type Line, linesOf } from './lines.ts';
import type { Say } from './text/words.ts';
import { useTable } from './ui.ts';

/** What the others did since the viewer's last turn, forwards: their fights first, each with what came of it. */
export function Since(): JSX.Element | null {
  const { model, ui, say } = useTable();
  const since = model.since;
  if (!ui.since.value || since === null) return null;
  const t = say.value;
  const steps = model.log.value.map((step, at) =>
    at >= since.from && at <= since.to ? step : { ...step, events: [] },
  );
  const lines = linesOf(model.face, steps, model.language.value).filter(({ line }) => !line.heading);
  const fights = fightsOf(model.face, steps, model.language.value).flatMap((fight) => fight.lines);
  const fought = new Set(fights.map(({ key }) => key));
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
      {lines.length === 0 && <p class="soft">{t('sinceNone')}</p>}
      <Part say={t} title="sinceFights" lines={fights} />
      <Part say={t} title="sinceMoves" lines={lines.filter(({ key }) => !fought.has(key))} />
    </section>
  );
}

interface PartProps {
  readonly say: Say;
  readonly title: 'sinceFights' | 'sinceMoves';
  readonly lines: readonly Line[];
}

function Part({ say, title, lines }: PartProps): JSX.Element | null {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 class="log-heading">{say(title)}</h3>
      <ul class="log-lines since-lines">
        {lines.map((line) => (
          <LogRow key={line.key} line={line} free={false} />
        ))}
      </ul>
    </>
  );
}
