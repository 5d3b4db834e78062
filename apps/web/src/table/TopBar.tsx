import type { ComponentType, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../art/icons.tsx';
import type { Track } from '../face/types.ts';
import { Menu } from './later.ts';
import type { WordKey } from './text/words.ts';
import { askMarshal, useTable } from './ui.ts';

/** Menu, game, turn track, phases, what to show, rules. What there is no room for gives way: title, turn track, words of the tools. */
export function TopBar(): JSX.Element {
  const { model, phone, shape, told, strip } = useTable();
  const { view, language } = told.value;
  const track = model.face.words.track(view, language);
  return (
    <header class="top">
      <MenuTool name="menu" icon="menu" bare List={Menu} />
      {phone.value ? (
        <SheetTitle track={track} />
      ) : (
        <>
          {shape.value === 'wide' ? (
            <WideTitle track={track} title={model.face.game.title} />
          ) : (
            <TurnTitle track={track} />
          )}
          <Phases track={track} />
        </>
      )}
      <div class="top-tools">
        <AdviceTool />
        <ShowTool />
        <RulesTool />
      </div>
      {strip?.()}
    </header>
  );
}

interface TrackProps {
  readonly track: Track;
}

function SheetTitle({ track }: TrackProps): JSX.Element {
  const t = useTable().say.value;
  return (
    <div class="top-phone">
      <h1>{track.phases[track.phase]}</h1>
      <p>
        {t('turnOf', { turn: track.turn, turns: track.turns })}, {track.time}
      </p>
    </div>
  );
}

function TurnTitle({ track }: TrackProps): JSX.Element {
  const t = useTable().say.value;
  return (
    <h1 class="top-turn">
      <span>{t('turnOf', { turn: track.turn, turns: track.turns })}</span> <span>{track.time}</span>
    </h1>
  );
}

function WideTitle({ track, title }: TrackProps & { readonly title: string }): JSX.Element {
  const t = useTable().say.value;
  const turnOf = t('turnOf', { turn: track.turn, turns: track.turns });
  // Too many for boxes: in words, and the face shows its days.
  const many = track.beside === true || (track.days === undefined && track.turns > MOST_TURNS);
  return (
    <>
      <h1 class="top-title">{title}</h1>
      {many ? (
        <span class="time time--many">
          {track.time}, <span class="turn-of">{turnOf}</span>
        </span>
      ) : (
        <ol class="turns" aria-label={t('turnTrack')} title={turnOf}>
          {turnsShown(track).map((turn) => (
            <Turn key={turn} track={track} turn={turn} />
          ))}
        </ol>
      )}
      {track.days === undefined && !many && <span class="time">{track.time}</span>}
    </>
  );
}

function Phases({ track }: TrackProps): JSX.Element {
  const t = useTable().say.value;
  return (
    <ol class="phases" aria-label={t('phases')}>
      {track.phases.map((phase, i) => (
        <li
          key={phase}
          class={i === track.phase ? 'phase phase--now' : 'phase'}
          aria-current={i === track.phase ? 'step' : undefined}
        >
          {phase}
        </li>
      ))}
    </ol>
  );
}

/** A turn by its number; where it is a side's, by the sign of the side, the first of a day after its date. */
function Turn({ track, turn }: { readonly track: Track; readonly turn: number }): JSX.Element {
  const state = turn === track.turn ? ' turn--now' : turn < track.turn ? ' turn--past' : '';
  const day = track.days?.[turn - 1];
  const begins = day !== undefined && day.day !== track.days?.[turn - 2]?.day;
  return (
    <>
      {begins && (
        <li class="turn-day" aria-hidden="true">
          {day.day}
        </li>
      )}
      <li
        class={`turn${state}${track.nights?.includes(turn) ? ' turn--night' : track.rains?.includes(turn) ? ' turn--rain' : ''}`}
        aria-current={turn === track.turn ? 'step' : undefined}
        aria-label={day?.spoken}
      >
        {day?.sign ?? turn}
      </li>
    </>
  );
}

/** The most that have room in the bar. */
const MOST_TURNS = 12;

export const turnsShown = ({ turn, turns, days }: Track): number[] =>
  days === undefined ? Array.from({ length: turns }, (_, i) => i + 1) : daysShown(turn, days);

/** The day before the one that is played, and that and the next: three whole days. */
const MOST_DAYS = 3;

function daysShown(turn: number, days: NonNullable<Track['days']>): number[] {
  const all = [...new Set(days.map(({ day }) => day))];
  const now = all.indexOf(days[turn - 1]?.day ?? '');
  const first = Math.max(0, Math.min(now - 1, all.length - MOST_DAYS));
  const shown = all.slice(first, first + MOST_DAYS);
  return days.flatMap(({ day }, i) => (shown.includes(day) ? [i + 1] : []));
}

/** Closes an open menu when the hand goes elsewhere. */
function useOutside(open: boolean, close: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const away = (event: Event): void => {
      if (!ref.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', away, true);
    return () => document.removeEventListener('pointerdown', away, true);
  }, [open]);
  return ref;
}

interface ToolProps {
  readonly icon: IconName;
  readonly word: WordKey;
  /** Its word is only spoken, also where there is room for it. */
  readonly bare?: boolean;
  readonly open: boolean;
  readonly onClick: () => void;
}

function Tool({ icon, word, bare = false, open, onClick }: ToolProps): JSX.Element {
  const { say, shape } = useTable();
  const label = say.value(word);
  const named = !bare && shape.value === 'wide';
  return (
    <button
      type="button"
      class={named ? 'tool' : 'tool tool--icon'}
      aria-expanded={open}
      aria-label={label}
      title={named ? undefined : label}
      onClick={onClick}
    >
      <Icon name={icon} />
      {named && <span>{label}</span>}
    </button>
  );
}

interface MenuToolProps extends Pick<ToolProps, 'icon' | 'bare'> {
  readonly name: 'menu';
  readonly List: ComponentType;
}

/** A tool that opens a menu below itself. */
function MenuTool({ name, List, ...tool }: MenuToolProps): JSX.Element {
  const { ui } = useTable();
  const open = ui.menu.value === name;
  const put = (menu: typeof name | null): void => {
    ui.menu.value = menu;
  };
  const ref = useOutside(open, () => put(null));
  return (
    <div class="menu-anchor" ref={ref}>
      <Tool {...tool} word={name} open={open} onClick={() => put(open ? null : name)} />
      {open && <List />}
    </div>
  );
}

function AdviceTool(): JSX.Element | null {
  const table = useTable();
  if (table.adviser === undefined) return null;
  return <Tool icon="lamp" word="advice" open={table.ui.asksMarshal.value} onClick={() => askMarshal(table)} />;
}

function ShowTool(): JSX.Element {
  const { ui } = useTable();
  const open = ui.menu.value === 'show';
  const turn = (): void => {
    ui.menu.value = open ? null : 'show';
  };
  return <Tool icon="layers" word="show" open={open} onClick={turn} />;
}

function RulesTool(): JSX.Element {
  const { rule } = useTable();
  const open = rule.value !== null;
  const turn = (): void => {
    rule.value = open ? null : '';
  };
  return <Tool icon="book" word="rules" open={open} onClick={turn} />;
}
