import type { AnyAction, GameRecord } from '@hundred-days/kernel';
import type { Advice } from '@hundred-days/opponents/planner';
import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { createContext, type JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { ROLL_MS } from '../art/dice.tsx';
import type { BoardControls, Point, Seen } from '../board/types.ts';
import type { Asked, Prompt, PromptButton, Sight, Tray } from '../face/types.ts';
import type { Holder } from '../store/types.ts';
import type { TableModel } from './model.ts';
import { type Say, sayIn } from './text/words.ts';
import type { WindowClass } from './windows.ts';

/** Who can be asked what he would do in a seat's decision, and told that nobody waits for it. */
export interface AdviceDesk {
  ask(seat: number): Promise<Advice<AnyAction>>;
  hush(): void;
}

/** What the page of a table is given by the house it stands in. */
export interface TablePageProps {
  readonly model: TableModel<AnyAction>;
  /** The rule the drawer is asked to show; empty for its first page, null for a closed drawer. */
  readonly rule: Signal<string | null>;
  readonly reducedMotion: ReadonlySignal<boolean>;
  /** The tab that played this table has left: this one may take it over. */
  readonly free?: ReadonlySignal<boolean>;
  readonly takeOver?: () => void;
  readonly adviser?: AdviceDesk;
  readonly onHome: () => void;
  readonly onDownload: (write: () => Promise<GameRecord>) => void;
  readonly onSettings: () => void;
  /** The colours of the armies: of the period, or such as colour-blind eyes tell apart. */
  readonly palette?: Signal<'standard' | 'distinct'>;
  /** A lesson is taught here: it goes on where the game ends. */
  readonly taught?: boolean;
  /** What stands above everything else beside the map: who sits at a table online. */
  readonly beside?: () => JSX.Element;
  /** The same in one line, in the bar of windows without a panel: it opens the rest. */
  readonly strip?: () => JSX.Element;
  /** Looks back on a game that is over, or on a record. */
  readonly onAfter?: () => void;
  /** The address under which others who may see it find the table as it stood after so many steps. */
  readonly onMoment?: (at: number) => string;
  /** Tells what the scenario is about. */
  readonly onScenario?: () => void;
  /** A record lies here: whoever has it may look back on it as far as it goes. */
  readonly recorded?: boolean;
  /** Lets the computer take a seat over, or a person here; there only where the table stands here. */
  readonly onReseat?: (seat: number, holder: Holder) => void;
  /** Shows the rest of the computer's turn at once, or what comes before the next result. */
  readonly onSkip?: (to: 'result' | 'end') => void;
}

export type DialogName = 'warn' | 'keys' | 'dice' | 'result' | 'seats';
export type SheetHeight = 'low' | 'middle' | 'full';

/** Advice, and how much of it is shown: where to look, or what to do as well. */
export interface Told {
  readonly advice: Advice<AnyAction>;
  readonly stage: 'where' | 'what';
}

/** What a button does that opens, closes or chooses something on the page. */
export const sets =
  <T>(which: Signal<T>, to: NoInfer<T>) =>
  (): void => {
    which.value = to;
  };

const NOBODY: readonly number[] = [];

/** What is open, pointed at and shown on this page; nothing of it belongs to the game. */
export class TableUi {
  /** What the map shows on demand, by its id. */
  readonly sights = signal<ReadonlyMap<string, Sight>>(new Map());
  /** Only those who can still act stand out. */
  readonly acting = signal(false);
  /** What is looked at, and kept open. */
  readonly look = signal<Look | null>(null);
  /** The zone of what is looked at. */
  readonly zone = signal<readonly number[]>([]);
  /** The page has had a moment's rest: whatever a hand rests on can be looked at. */
  readonly calm = signal(false);
  readonly numbers = signal(true);
  readonly menu = signal<'menu' | 'show' | null>(null);
  readonly dialog = signal<DialogName | null>(null);
  readonly cursor = signal<number | null>(null);
  /** How often the table had changed when the cursor was last moved. */
  readonly walked = signal(-1);
  readonly hover = signal<number | null>(null);
  /** Pieces that a hand has just taken, before they are seen in it. */
  readonly felt = signal(NOBODY);
  /** Places a log line points at. */
  readonly shown = signal<readonly number[]>([]);
  /** Places a coach speaks of, wherever they lie. */
  readonly spokenOf = signal<readonly number[]>([]);
  readonly replay: Signal<boolean>;
  readonly since = signal(false);
  /** The step of the last fight whose telling was read. */
  readonly read = signal(0);
  readonly text = signal(false);
  readonly sheet = signal<SheetHeight>('middle');
  readonly seen = signal<Seen>({ x: 0, y: 0, width: 1, height: 1 });
  /** The button that was pressed when the table warned; done if the player means it. */
  readonly ending = signal<PromptButton<AnyAction> | null>(null);
  /** The next click on the map asks "why not?". */
  readonly asksWhy = signal(false);
  /** Pieces a finger has dragged in vain, and was told why. */
  readonly stuck = new Set<number>();
  readonly controls = signal<BoardControls | null>(null);
  /** The Marshal is asked what he would do, and what he has said of it, as far as it was asked for. */
  readonly asksMarshal = signal(false);
  readonly advice = signal<Told | null>(null);
  /** A piece on its way from beside the map, and where on the screen the hand is. */
  readonly carried = signal<{ readonly piece: number; readonly at: Point } | null>(null);

  constructor(replay: boolean) {
    this.replay = signal(replay);
  }

  /** The cursor is brought to a place: Enter then means what is there. */
  walk(place: number, { changed }: Pick<TableModel<AnyAction>, 'changed'>): void {
    this.cursor.value = place;
    this.walked.value = changed.peek();
  }
}

/** A piece or a place; a piece beside the map has no place. */
export interface Look {
  readonly piece: number | null;
  readonly place: number | null;
  /** Asked for with a key: it is read, and left, with the keys. */
  readonly byKey?: boolean;
}

export interface AtTable extends TablePageProps {
  readonly ui: TableUi;
  /** Words in the reader's language, now. */
  readonly say: ReadonlySignal<Say>;
  readonly shape: ReadonlySignal<WindowClass>;
  /** The panel is a sheet. */
  readonly phone: ReadonlySignal<boolean>;
  /** What is asked, for all but the map: see `tell`. */
  readonly told: Signal<Asked<AnyAction>>;
  /** The question in words: many read it, and it is worked out once. */
  readonly question: ReadonlySignal<Prompt<AnyAction>>;
}

/**
 * Tells the panels what is asked. A piece taken up shows its reach in the next frame, also on a slow machine; what there is
 * to say about it follows in the frame after. What a die decided is told when the die lies still.
 */
export function tell({ model, ui, told }: AtTable): () => void {
  let changed = model.changed.peek();
  let frame = 0;
  const now = (): void => {
    ui.felt.value = NOBODY;
    told.value = model.asked.peek();
  };
  const stop = effect(() => {
    const { inHand } = model.asked.value;
    if (model.rolling.value !== null) return;
    cancelAnimationFrame(frame);
    const taken = inHand !== null && inHand !== told.peek().inHand && changed === model.changed.peek();
    changed = model.changed.peek();
    if (taken) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(now)));
    else untracked(now);
  });
  return () => {
    stop();
    cancelAnimationFrame(frame);
  };
}

/** Dice roll on this page, unless its reader wants no motion. */
export function rollDice({ model, ui, reducedMotion }: AtTable): () => void {
  const stop = [
    effect(() => {
      model.showsRolls.value = !reducedMotion.value;
    }),
    effect(() => {
      if (model.rolling.value === null) return;
      // At the other heights the sheet hides the die.
      ui.sheet.value = 'middle';
      const still = setTimeout(() => model.settle(), ROLL_MS);
      return () => clearTimeout(still);
    }),
  ];
  return () => {
    for (const one of stop) one();
    model.showsRolls.value = false;
    model.settle();
  };
}

export const sayOf = (model: TableModel<AnyAction>): ReadonlySignal<Say> => computed(() => sayIn(model.language.value));

export const questionIn = ({ model, told }: Pick<AtTable, 'model' | 'told'>): AtTable['question'] =>
  computed(() => {
    const title = model.closed.value;
    return title === null ? model.face.words.prompt(told.value) : { title, reason: '', rules: [], buttons: [] };
  });

export const TableContext = createContext<AtTable | null>(null);

export function useTable(): AtTable {
  const table = useContext(TableContext);
  if (table === null) throw new Error('not at a table');
  return table;
}

export function toggleSight(ui: TableUi, sight: Sight): void {
  const next = new Map(ui.sights.value);
  if (!next.delete(sight.id)) next.set(sight.id, sight);
  ui.sights.value = next;
}

/** Something can be taken from this tray now. */
export const isOpen = (tray: Tray, { pieces }: Asked<AnyAction>): boolean =>
  tray.pieces.some(({ piece }) => pieces.includes(piece));

/** Something is asked or told over the board. */
export const dialogOpen = ({ model, ui }: Pick<AtTable, 'model' | 'ui'>): boolean =>
  ui.dialog.value !== null || model.which.value.length > 0;

/** Shows a place on the map. */
export function showPlaces(ui: TableUi, places: readonly number[]): void {
  ui.shown.value = places;
  if (places.length > 0) ui.controls.value?.show(places[places.length - 1]);
}

/** Asks the Marshal about the decision at hand, or sends him away. */
export function askMarshal({ model, ui, adviser }: AtTable): void {
  if (adviser !== undefined) ui.asksMarshal.value = !ui.asksMarshal.value && model.asked.value.deciding;
}
