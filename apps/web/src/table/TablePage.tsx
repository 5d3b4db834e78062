import '../art/art.css';
import '../board/board.css';
import './table.css';
import './over.css';
import './panel.css';
import './odds.css';
import './drawer.css';
import './phone.css';
import { computed, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { BoardArea } from './BoardArea.tsx';
import { Curtain } from './Curtain.tsx';
import { Dialogs } from './Dialogs.tsx';
import { pressed } from './keys.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { Panel } from './Panel.tsx';
import { PromptBar } from './PromptBar.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { RulesDrawer } from './RulesDrawer.tsx';
import { Sheet } from './Sheet.tsx';
import { TopBar } from './TopBar.tsx';
import { type AtTable, sayOf, TableContext, type TablePageProps, TableUi, useTable } from './ui.ts';

/** The page of one table: map, prompt, panel, rules. */
export function TablePage(props: TablePageProps): JSX.Element {
  const table = useMemo<AtTable>(
    () => ({
      ...props,
      ui: new TableUi(props.replay === true),
      say: sayOf(props.model),
      phone: computed(() => narrow().value),
    }),
    [props.model],
  );
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => pressed(table, event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [table]);
  useEffect(() => openWhenDue(table), [table]);
  return (
    <TableContext.Provider value={table}>
      {props.model.curtain.value !== null ? <Curtain /> : <Uncovered />}
    </TableContext.Provider>
  );
}

/** The result when the game ends, and what happened when the others have just finished their turn. */
function openWhenDue({ model, ui }: AtTable): () => void {
  let over = model.over;
  let length = -1;
  return model.asked.subscribe((asked) => {
    if (model.over && !over) ui.dialog.value = 'result';
    over = model.over;
    if (length === model.length) return;
    length = model.length;
    // A line of the log that was pointed at may be gone.
    ui.shown.value = [];
    ui.since.value = asked.deciding && model.since?.to === length;
  });
}

function Uncovered(): JSX.Element {
  const table = useTable();
  const phone = table.phone.value;
  const drawer = table.rule.value !== null;
  return (
    <div class={phone ? 'table table--phone' : 'table'} data-drawer={drawer}>
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
      <Dialogs />
      <LiveRegion />
    </div>
  );
}

let narrowSignal: ReturnType<typeof signal<boolean>> | null = null;

/** Whether the window is a telephone's. */
function narrow(): { readonly value: boolean } {
  if (narrowSignal === null) {
    const query = matchMedia('(max-width: 760px)');
    const now = signal<boolean>(query.matches);
    query.addEventListener('change', () => {
      now.value = query.matches;
    });
    narrowSignal = now as ReturnType<typeof signal<boolean>>;
  }
  return narrowSignal as { readonly value: boolean };
}
