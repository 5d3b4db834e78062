import type { JSX } from 'preact';
import { Die } from '../art/dice.tsx';
import { Icon } from '../art/icons.tsx';
import type { LogLine } from '../face/types.ts';
import { chiefFights, type Fight, fightsOf, lossesOf } from './fights.ts';
import { LogRow } from './LogLines.tsx';
import { type Line, linesOf, wordsOf } from './lines.ts';
import { onlyWithin, type Span } from './since.ts';
import type { Say } from './text/words.ts';
import { type AtTable, sets, useTable } from './ui.ts';

/** What the others did since the viewer's last turn, forwards: their fights first, each with what came of it. */
export function Since(): JSX.Element | null {
  const table = useTable();
  const { model, told, say } = table;
  const done = doneSince(table);
  if (done === null) return null;
  const t = say.value;
  const { from, lines, fights } = done;
  const fought = new Set(fights.flatMap((fight) => fight.lines.map(({ key }) => key)));
  return (
    <section class="slip since" aria-label={t('sinceShort')}>
      <Head />
      {lines.length === 0 && <p class="soft">{t('sinceNone')}</p>}
      {model.face.panels.accounts?.(told.value, from, false)}
      <Part say={t} title="sinceFights" lines={fights.flatMap((fight) => fight.lines)} />
      <Part say={t} title="sinceMoves" lines={lines.filter(({ key }) => !fought.has(key))} />
    </section>
  );
}

/**
 * On a telephone the list lies under the sheet, and what a computer did may have passed quickly: how its fights ended is
 * told over the map, until it is read or something is done. A tap draws up the list. Elsewhere it is seen where a face fills
 * the panel with something else (phone.css).
 */
export function SinceCard(): JSX.Element | null {
  const table = useTable();
  const { model, ui, say, told, phone } = table;
  const done = ui.sheet.value === 'full' ? null : doneSince(table);
  const rolls = done?.lines.filter(({ line }) => line.dice.length > 0) ?? [];
  if (done === null || rolls.length === 0) return null;
  if (!model.holders.some(({ kind }) => kind !== 'here')) return null;
  const { from, fights, lines } = done;
  const accounts = model.face.panels.accounts?.(told.value, from, true);
  return (
    <section class="since-card" aria-label={say.value('sinceShort')}>
      <Head />
      {accounts}
      <ul class={fights.length > 0 ? 'log-lines' : 'log-lines since-rolls'}>
        {fights.length > 0
          ? chiefFights(fights, phone.value ? MOST : MOST_ON_A_DESK).map((fight) => (
              <Short
                key={fight.step}
                roll={fight.roll}
                opening={fight.opening?.line ?? null}
                losses={lossesOf(fight)}
              />
            ))
          : rolls.slice(0, MOST).map(({ key, line }) => <Short key={key} roll={line} opening={null} losses={[]} />)}
      </ul>
      {phone.value && (
        <button type="button" class="button" onClick={sets(ui.sheet, 'full')}>
          {say.value('log')} <b>{lines.length}</b> <Icon name="up" size={18} />
        </button>
      )}
    </section>
  );
}

/** So many fit over half of a map. */
const MOST = 3;
const MOST_ON_A_DESK = 8;

interface ShortProps {
  readonly roll: LogLine;
  readonly opening: LogLine | null;
  readonly losses: readonly string[];
}

/** What a die did: who fought whom, what came of it, and who was lost. */
const Short = ({ roll, opening, losses }: ShortProps): JSX.Element => (
  <li class="log-line">
    <Die value={roll.dice[0]} size={22} />
    <span class="log-text">
      {opening !== null && `${wordsOf(opening)}. `}
      <b>{roll.verdict ?? wordsOf(roll)}</b>
      {losses.map((loss) => (
        <span key={loss} class="since-loss">
          {loss}
        </span>
      ))}
    </span>
  </li>
);

interface Done extends Span {
  readonly lines: readonly Line[];
  readonly fights: readonly Fight[];
}

/** Null while nobody wants to know it. */
function doneSince({ model, ui }: AtTable): Done | null {
  const { since } = model;
  if (!ui.since.value || since === null) return null;
  const language = model.language.value;
  const steps = onlyWithin(model.log.value, since);
  const lines = linesOf(model.face, steps, language).filter(({ line }) => !line.heading);
  return { ...since, lines, fights: fightsOf(model.face, steps, language) };
}

function Head(): JSX.Element {
  const { ui, say } = useTable();
  return (
    <div class="since-head">
      <h2 class="eyebrow">{say.value('sinceShort')}</h2>
      <button type="button" class="tool tool--icon" aria-label={say.value('close')} onClick={sets(ui.since, false)}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}

/** The same words again tell nothing new. */
export const toldOnce = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ line }, i) => i === 0 || wordsOf(line) !== wordsOf(lines[i - 1].line));

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
        {toldOnce(lines).map((line) => (
          <LogRow key={line.key} line={line} free={false} />
        ))}
      </ul>
    </>
  );
}
