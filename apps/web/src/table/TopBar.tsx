import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/icons.tsx';
import type { Track } from '../face/types.ts';
import { Menu, ShowMenu } from './later.ts';
import { useTable } from './ui.ts';

/** Menu, game, turn track, phases, what to show, rules. */
export function TopBar(): JSX.Element {
  const { model, phone, told } = useTable();
  const { view, language } = told.value;
  const track = model.face.track(view, language);
  return (
    <header class="top">
      <MenuButton />
      {phone.value ? <PhoneTitle track={track} /> : <WideTitle track={track} title={model.face.game.title} />}
      <div class="top-tools">
        <ShowButton />
        <RulesButton />
      </div>
    </header>
  );
}

function PhoneTitle({ track }: { readonly track: Track }): JSX.Element {
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

function WideTitle({ track, title }: { readonly track: Track; readonly title: string }): JSX.Element {
  const t = useTable().say.value;
  return (
    <>
      <h1 class="top-title">{title}</h1>
      <ol class="turns" aria-label={t('turnTrack')}>
        {Array.from({ length: track.turns }, (_, i) => i + 1).map((turn) => (
          <li
            key={turn}
            class={turn === track.turn ? 'turn turn--now' : turn < track.turn ? 'turn turn--past' : 'turn'}
            aria-current={turn === track.turn ? 'step' : undefined}
          >
            {turn}
          </li>
        ))}
      </ol>
      <span class="time">{track.time}</span>
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
    </>
  );
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

function MenuButton(): JSX.Element {
  const { ui, say } = useTable();
  const open = ui.menu.value === 'menu';
  const ref = useOutside(open, () => {
    ui.menu.value = null;
  });
  return (
    <div class="menu-anchor" ref={ref}>
      <button
        type="button"
        class="tool tool--icon"
        aria-expanded={open}
        aria-label={say.value('menu')}
        onClick={() => {
          ui.menu.value = open ? null : 'menu';
        }}
      >
        <Icon name="menu" size={22} />
      </button>
      {open && <Menu />}
    </div>
  );
}

function ShowButton(): JSX.Element {
  const { ui, say, phone } = useTable();
  const open = ui.menu.value === 'show';
  const ref = useOutside(open, () => {
    ui.menu.value = null;
  });
  return (
    <div class="menu-anchor" ref={ref}>
      <button
        type="button"
        class={phone.value ? 'tool tool--icon' : 'tool'}
        aria-expanded={open}
        aria-label={say.value('show')}
        onClick={() => {
          ui.menu.value = open ? null : 'show';
        }}
      >
        <Icon name="layers" />
        {!phone.value && <span>{say.value('show')}</span>}
      </button>
      {open && <ShowMenu />}
    </div>
  );
}

function RulesButton(): JSX.Element {
  const { rule, say, phone } = useTable();
  const open = rule.value !== null;
  return (
    <button
      type="button"
      class={phone.value ? 'tool tool--icon' : 'tool'}
      aria-expanded={open}
      aria-label={say.value('rules')}
      onClick={() => {
        rule.value = open ? null : '';
      }}
    >
      <Icon name="book" />
      {!phone.value && <span>{say.value('rules')}</span>}
    </button>
  );
}
