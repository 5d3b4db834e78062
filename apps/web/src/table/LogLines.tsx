import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { CounterIcon } from '../art/counters.tsx';
import { Die } from '../art/dice.tsx';
import { Icon } from '../art/icons.tsx';
import { memo } from '../art/memo.tsx';
import type { CounterFace } from '../art/types.ts';
import { type Group, groupsOf, keptGroups, type Line, newestFixed, wordsOf } from './lines.ts';
import { RuleOf } from './RuleOf.tsx';
import { sets, showPlaces, useTable } from './ui.ts';

/** Groups shown before the reader asks for more. */
const SHOWN = 4;

/** What happened, the newest line on top; lines that can be taken back say so, and where the barrier lies. */
export function LogLines(): JSX.Element {
  const { model, say } = useTable();
  const all = useSignal(false);
  const kept = useRef<readonly Group[]>([]);
  const groups = useComputed(() => {
    const now = groupsOf(
      model.face,
      model.log.value.slice(0, model.settled + 1),
      model.language.value,
      // One more says that there are more.
      all.value ? undefined : SHOWN + 1,
    );
    kept.current = keptGroups(kept.current, now);
    return kept.current;
  }).value;
  const barrier = model.barrier.value;
  const fixed = model.canUndo ? newestFixed(groups, barrier) : undefined;
  const shown = groups.slice(all.value ? 0 : -SHOWN).reverse();
  const t = say.value;
  return (
    <>
      {shown.map((group) => (
        <LogGroup
          key={group.key}
          group={group}
          fixed={group.lines.some(({ key }) => key === fixed) ? fixed : undefined}
          free={model.canUndo && group.lines.some(({ step }) => step > barrier) ? barrier : Number.POSITIVE_INFINITY}
        />
      ))}
      {groups.length === 0 && <p class="soft">{t('logEmpty')}</p>}
      {shown.length < groups.length && (
        <button type="button" class="text-button" onClick={sets(all, true)}>
          {t('earlier')}
        </button>
      )}
    </>
  );
}

interface LogGroupProps {
  readonly group: Group;
  /** The newest line that stands for good, if it is one of these. */
  readonly fixed: string | undefined;
  /** Lines of later steps can be taken back. */
  readonly free: number;
}

/** About the height of a line, for groups that are out of sight and not laid out. */
const LINE_PX = 46;

/**
 * A deed adds to the last group: the others, thousands of lines late in a campaign, stay as they are drawn, and the browser lays out
 * those in sight.
 */
const LogGroup = memo(function LogGroup({ group, fixed, free }: LogGroupProps): JSX.Element {
  const { say } = useTable();
  const lines = [...group.lines].reverse();
  return (
    <>
      {group.heading !== null && <h3 class="log-heading">{wordsOf(group.heading)}</h3>}
      <ul class="log-lines" style={{ containIntrinsicBlockSize: `auto ${LINE_PX * lines.length}px` }}>
        {lines.flatMap((line) => {
          const row = <LogRow key={line.key} line={line} free={line.step > free} />;
          if (line.key !== fixed) return [row];
          return [
            <li key="barrier" class="log-barrier">
              <Icon name="lock" size={14} /> {say.value('barrier')}
            </li>,
            row,
          ];
        })}
      </ul>
    </>
  );
});

interface LogRowProps {
  readonly line: Line;
  readonly free: boolean;
}

export function LogRow({ line, free }: LogRowProps): JSX.Element {
  const { model } = useTable();
  const { piece } = line.line;
  // As it looked when its group was last added to, not as it did then.
  const face = piece === null ? null : model.face.map.counter(piece, model.asked.peek().view);
  return <Row line={line} free={free} face={face} />;
}

interface RowProps extends LogRowProps {
  readonly face: CounterFace | null;
}

/** With every deed a line is added to a hundred that stay as they are. */
const Row = memo(function Row({ line: { step, line }, free, face }: RowProps): JSX.Element {
  const { model, ui, say } = useTable();
  const show = (places: readonly number[]) => (): void => {
    ui.shown.value = places;
  };
  return (
    <li class="log-line" onPointerEnter={show(line.places)} onPointerLeave={show([])}>
      {line.dice.length > 0 ? (
        <span class="log-dice">
          {line.dice.map((die, i) => (
            <Die key={i} value={die} size={22} />
          ))}
        </span>
      ) : face === null ? (
        <span class="log-blank" />
      ) : (
        <CounterIcon face={face} size={20} />
      )}
      <span class="log-text">
        {line.parts.map((part, i) =>
          typeof part === 'string' ? (
            part
          ) : (
            <button key={i} type="button" class="hex-link" onClick={() => showPlaces(ui, [part.place])}>
              {part.text}
            </button>
          ),
        )}{' '}
        <RuleOf id={line.rule} />
      </span>
      {free && (
        <button
          type="button"
          class="log-undo"
          aria-label={`${say.value('undoTo')}: ${wordsOf(line)}`}
          title={say.value('undoTo')}
          onClick={() => model.undoTo(step - 1)}
        >
          <Icon name="undo" size={16} />
        </button>
      )}
    </li>
  );
});
