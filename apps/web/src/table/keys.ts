import { TABLE } from '@hundred-days/kernel';
import { goalIn, isDirect } from '../face/acts.ts';
import { press, pressEnd, whyNot } from './deeds.ts';
import { type AtTable, dialogOpen, toggleSight } from './ui.ts';

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

const DEEDS: Readonly<Record<string, Deed>> = {
  u: ({ model }) => {
    model.undo();
  },
  r: ({ model }) => {
    model.redo();
  },
  e: pressEnd,
  '?': whyNot,
  n: (table) => pickNext(table, 1),
  p: (table) => pickNext(table, -1),
  z: ({ model, ui }) => {
    const [first] = model.face.map.sights;
    if (first !== undefined) toggleSight(ui, first.id);
  },
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
  if (table.model.curtain.value !== null || dialogOpen(table)) return;
  if (event.key === 'Escape') {
    goBack(table);
    return;
  }
  if (isTyping(event.target)) return;
  // Nothing has the focus: the keys belong to the map.
  if (document.activeElement === document.body && (event.key.startsWith('Arrow') || 'np'.includes(event.key)))
    table.ui.controls.value?.focus();
  if (event.key === 'Enter') {
    // A focused button does its own deed.
    if (!isControl(event.target) && pressMain(table)) event.preventDefault();
    return;
  }
  const deed = DEEDS[event.key.toLowerCase()];
  if (deed === undefined) return;
  event.preventDefault();
  deed(table);
}

/** The innermost open thing first. */
function goBack({ model, ui, rule }: AtTable): void {
  const reading = document.activeElement?.closest('.drawer') !== null && rule.value !== null;
  if (ui.menu.value !== null) ui.menu.value = null;
  else if (model.refused.value !== null) model.refused.value = null;
  else if (reading) {
    rule.value = null;
    ui.controls.value?.focus();
  } else if (model.begun) model.putBack();
  else if (rule.value !== null) rule.value = null;
  else if (ui.text.value) ui.text.value = false;
  else ui.shown.value = [];
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary, [role="option"]') !== null;

/** The one main action of the prompt. */
function pressMain(table: AtTable): boolean {
  const prompt = table.model.face.words.prompt(table.model.asked.value);
  const main = prompt.buttons.find((button) => button.main);
  if (main === undefined) return false;
  press(table, main);
  return true;
}

/** Takes up the next piece that can act, from the one in hand on. */
function pickNext(table: AtTable, by: 1 | -1): void {
  const { model, ui } = table;
  const asked = model.asked.value;
  const pieces = asked.pieces.filter((piece) => piece !== TABLE);
  if (pieces.length === 0) return;
  const shown = model.face.map.pieces(asked);
  const at = ui.cursor.value;
  const now = asked.inHand ?? shown.find((piece) => piece.place === at && pieces.includes(piece.piece))?.piece ?? -1;
  const index = pieces.indexOf(now);
  const next = pieces[(index + by + pieces.length) % pieces.length];
  const [way] = asked.choicesOf(next);
  const goal = way === undefined ? null : goalIn(model.face, way);
  // A piece beside the map: where it can come on.
  const place = shown.find((piece) => piece.piece === next)?.place ?? goal ?? undefined;
  // A click may mean a deed (a unit joins an attack); walking through the units must not do it.
  const only = asked.choicesOf(next);
  if (only.length !== 1 || !isDirect(model.face, only[0])) model.pick(next);
  if (place === undefined) return;
  ui.cursor.value = place;
  ui.controls.value?.show(place);
}
