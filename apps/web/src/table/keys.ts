import { TABLE } from '@hundred-days/kernel';
import { confirm, pressEnd, whyNot } from './deeds.ts';
import { lookByKey } from './looks.ts';
import { goTo } from './question.ts';
import { type AtTable, askMarshal, dialogOpen, type TableUi, toggleSight } from './ui.ts';

/** Keys that work anywhere on the page of a table, but not while something is being typed. */

type Deed = (table: AtTable) => void;

/** What a key opens may still have to be fetched. */
const SOON_MS = 2000;

function focusSoon(selector: string, until = performance.now() + SOON_MS): void {
  requestAnimationFrame((now) => {
    const wanted = document.querySelector<HTMLElement>(selector);
    if (wanted !== null) wanted.focus();
    else if (now < until) focusSoon(selector, until);
  });
}

/** Goes on from what the computer has done, or to what comes of it. */
function goOn({ model, onSkip }: AtTable): void {
  if (model.thinking.value >= 0) onSkip?.('result');
}

const DEEDS: Readonly<Record<string, Deed>> = {
  u: ({ model }) => {
    model.undo();
  },
  r: ({ model }) => {
    model.redo();
  },
  a: askMarshal,
  ' ': goOn,
  e: pressEnd,
  '?': (table) => {
    if (!whyNot(table)) table.ui.dialog.value = 'keys';
  },
  n: (table) => pickNext(table, 1),
  p: (table) => pickNext(table, -1),
  z: ({ model, ui }) => {
    const [first] = model.face.map.sights;
    if (first !== undefined) toggleSight(ui, first);
  },
  i: lookByKey,
  l: ({ ui }) => {
    ui.sheet.value = 'full';
    focusSoon('.log');
  },
  '/': ({ rule }) => {
    rule.value = rule.value ?? '';
    focusSoon('.drawer input');
  },
  t: ({ ui }) => {
    ui.text.value = !ui.text.value;
    focusSoon('.text-board [tabindex="0"]');
  },
  h: ({ ui }) => {
    ui.dialog.value = 'keys';
  },
  '+': ({ ui }) => ui.controls.value?.zoom(1.25),
  '=': ({ ui }) => ui.controls.value?.zoom(1.25),
  '-': ({ ui }) => ui.controls.value?.zoom(0.8),
  '0': ({ ui }) => ui.controls.value?.fit(),
};

export function pressed(table: AtTable, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (table.model.curtain.value !== null || dialogOpen(table) || isInDialog(event.target)) return;
  if (event.key === 'Escape') {
    goBack(table);
    return;
  }
  if (isTyping(event.target)) return;
  if (isOfMap(event.key)) table.ui.controls.value?.focus();
  if (event.key === 'Enter') {
    // A focused button does its own deed; a column that is chosen already has none but the roll.
    if (isControl(event.target) || event.repeat) return;
    if (table.model.reading.value) goOn(table);
    else if (confirm(table)) event.preventDefault();
    return;
  }
  // A focused button does its own deed by it.
  if (event.key === ' ' && isControl(event.target)) return;
  const deed = DEEDS[event.key.toLowerCase()];
  // A key that is held down was meant once.
  if (deed === undefined || (event.repeat && deed === pressEnd)) return;
  event.preventDefault();
  deed(table);
}

/**
 * Who takes up the next one says where it goes by the arrows, wherever the focus was, but in the position as text. Arrows belong
 * to the map where nothing has the focus, and on the card of those in hand.
 */
function isOfMap(key: string): boolean {
  const now = document.activeElement;
  if (!key.startsWith('Arrow')) return 'np'.includes(key) && now?.closest('.text-board') === null;
  return now?.matches('body, [data-in-hand] *') ?? false;
}

/** The innermost open thing first. */
function goBack({ model, ui, rule }: AtTable): void {
  const reading = document.activeElement?.closest('.drawer') !== null && rule.value !== null;
  if (ui.menu.value !== null) ui.menu.value = null;
  else if (model.refused.value !== null) model.refused.value = null;
  else if (ui.asksWhy.value) ui.asksWhy.value = false;
  else if (ui.look.value !== null) ui.look.value = null;
  else if (ui.asksMarshal.value) ui.asksMarshal.value = false;
  else if (reading) {
    rule.value = null;
    ui.controls.value?.focus();
  } else if (model.begun) model.putBack();
  else if (rule.value !== null) rule.value = null;
  else if (ui.text.value) ui.text.value = false;
  else ui.shown.value = [];
}

/** Dialogs of the house lie over the table as well: what is pressed there is not meant for it. */
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog') !== null;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button:not(.column--now), a, summary, [role="option"]') !== null;

/** Who was taken up last by a key, and among whom: once he has acted, the next key goes on after him. */
const walks = new WeakMap<TableUi, { readonly among: readonly number[]; readonly last: number }>();

/** Takes up the next piece that can act, from the one in hand on. */
function pickNext(table: AtTable, by: 1 | -1): void {
  const { model, ui } = table;
  const asked = model.asked.value;
  const able = asked.pieces.filter((piece) => piece !== TABLE);
  const awake = able.filter((piece) => piece === asked.inHand || !model.face.hand.rests?.(asked, piece));
  const pieces = awake.length > 0 ? awake : able;
  if (pieces.length === 0) return;
  const shown = model.face.map.pieces(asked);
  const at = ui.cursor.value;
  const walk = walks.get(ui);
  // Of several under the cursor it is the one that was taken up last.
  const here = shown.filter(({ piece, place }) => place === at && pieces.includes(piece)).map(({ piece }) => piece);
  const now = asked.inHand ?? here.find((piece) => piece === walk?.last) ?? here.at(0);
  const [among, from] =
    now !== undefined || walk === undefined
      ? [pieces, pieces.indexOf(now ?? -1)]
      : [walk.among, walk.among.indexOf(walk.last)];
  const order = [...among.slice(from + 1), ...among.slice(0, Math.max(0, from))];
  const next = (by === 1 ? order : order.reverse()).find((piece) => pieces.includes(piece)) ?? pieces[0];
  walks.set(ui, { among: pieces, last: next });
  goTo(table, next);
}
