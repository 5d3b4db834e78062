import './styles.ts';
import { computed, signal, useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { fetchWhenIdle, later, whenIdle } from '../page/later.tsx';
import { BoardArea } from './BoardArea.tsx';
import { followDeeds } from './follow.ts';
import { pressed } from './keys.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { Attending, CarriedPiece, Curtain, Dialogs, ReplayBar, RulesDrawer, ShowPanel } from './later.ts';
import { Panel } from './Panel.tsx';
import { PromptBar } from './PromptBar.tsx';
import { TopBar } from './TopBar.tsx';
import {
  type AtTable,
  dialogOpen,
  questionIn,
  rollDice,
  sayOf,
  TableContext,
  type TablePageProps,
  TableUi,
  tell,
  useTable,
} from './ui.ts';
import { hasSheet, keepControl, ThisWindow } from './windows.ts';

/** The page of one table: map, prompt, panel, rules. */
export function TablePage(props: TablePageProps): JSX.Element {
  const window = useMemo(() => new ThisWindow(), []);
  const table = useMemo<AtTable>(() => {
    const told = signal(props.model.asked.peek());
    return {
      ...props,
      // What is not at its end when it comes is a record to look through.
      ui: new TableUi(!props.model.live),
      say: sayOf(props.model),
      told,
      question: questionIn({ ...props, told }),
      shape: window.shape,
      phone: computed(() => hasSheet(window.shape.value)),
    };
  }, [props.model]);
  useEffect(() => window.watch(() => landing(table)), [table]);
  useEffect(() => rollDice(table), [table]);
  useEffect(() => tell(table), [table]);
  useEffect(() => followDeeds(table), [table]);
  // Whoever sees the question may answer it at once: keys are heard before it is painted.
  useLayoutEffect(() => listenToKeys(table), [table]);
  useEffect(fetchWhenIdle, []);
  useEffect(
    () =>
      whenIdle(() => {
        table.ui.calm.value = true;
      }),
    [table],
  );
  return (
    <TableContext.Provider value={table}>
      {props.model.curtain.value !== null ? <Curtain /> : <Uncovered />}
      <Attending />
    </TableContext.Provider>
  );
}

function listenToKeys(table: AtTable): () => void {
  const listen = (event: KeyboardEvent): void => pressed(table, event);
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}

/** In a window of another class the same control has the focus, and what is in hand is in sight. */
function landing({ model, ui }: AtTable): () => void {
  const refocus = keepControl(() => ui.controls.value?.focus());
  return () => {
    refocus();
    const asked = model.asked.peek();
    const held = model.face.map.pieces(asked).find(({ piece }) => piece === asked.inHand);
    if (held !== undefined) ui.controls.value?.show(held.place);
  };
}

/** Of small windows alone. */
const Sheet = later(async () => (await import('./Sheet.tsx')).Sheet);

function Uncovered(): JSX.Element {
  const table = useTable();
  const phone = table.phone.value;
  const classes = ['table', `table--${table.shape.value}`, ...(phone ? ['table--sheet'] : [])];
  const drawer = table.rule.value !== null;
  // As an attribute of its own: the page is not made anew for every question to the table.
  const busy = useComputed(() => (table.model.asking.value ? 'true' : 'false'));
  return (
    <div class={classes.join(' ')} data-drawer={drawer} data-asking={busy}>
      <TopBar />
      <BoardArea />
      {phone ? (
        <Sheet />
      ) : (
        <>
          <Panel />
          {table.ui.replay.value ? <ReplayBar /> : <PromptBar />}
        </>
      )}
      {drawer && <RulesDrawer />}
      {table.ui.menu.value === 'show' && <ShowPanel />}
      {dialogOpen(table) && <Dialogs />}
      <CarriedPiece />
      <LiveRegion />
    </div>
  );
}
