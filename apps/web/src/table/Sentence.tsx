import { seatsAt } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import { isDirect } from '../face/acts.ts';
import { called } from '../face/called.ts';
import { clickPiece } from './deeds.ts';
import { FEW, goTo, standing } from './question.ts';
import { type AtTable, useTable } from './ui.ts';

/** What is asked, in a sentence: who decides, then the act. */
export function Question(): JSX.Element {
  const table = useTable();
  const who = deciderOf(table);
  return (
    <p class="prompt-title">
      {who !== '' && <span class="prompt-who">{who} </span>}
      <span class="prompt-act">{thinkerIn(table) ?? table.question.value.title}</span>
    </p>
  );
}

/** While a computer thinks the question is nobody's here: who does it is said in its place. */
function thinkerIn({ model, say, told }: AtTable): string | null {
  const seat = model.thinking.value;
  if (seat < 0 || seat !== told.value.seat || model.reading.value || !model.live) return null;
  return say.value('thinking', { side: seatName(model, seat) });
}

/**
 * Whose decision it is: the side's, where several people share a screen; "You" alone, where another has just acted. Empty
 * where nobody could take it for another's.
 */
export function deciderOf({
  model,
  say,
  told,
  question,
}: Pick<AtTable, 'model' | 'say' | 'told' | 'question'>): string {
  const asked = told.value;
  if (!asked.deciding) return '';
  if (model.holders.filter(({ kind }) => kind === 'here').length > 1) {
    const side = seatName(model, asked.seat);
    // "Player 2: bid steps for a side" says it itself.
    return question.value.title.startsWith(side) ? '' : say.value('decides', { side });
  }
  const steps = asked.past.steps();
  return steps.length > 1 && steps[steps.length - 1].seat !== asked.seat ? say.value('youDecide') : '';
}

/** So many names fit into a sentence. */
const MOST_NAMED = 3;

/** Of few that can act, each by its name, which goes there. */
export function AskedPieces(): JSX.Element {
  const table = useTable();
  const named = namedIn(table);
  return (
    <>
      {/* An enemy who can be aimed at joins no attack. */}
      {named[0]?.own && table.question.value.naming}{' '}
      {named.map(({ piece, name }, i) => (
        <>
          {i > 0 && ', '}
          <button key={piece} type="button" class="text-button prompt-piece" onClick={() => meet(table, piece)}>
            {name}
          </button>
        </>
      ))}
    </>
  );
}

/** A name means what a click on its counter means: one that can only join an attack joins it. */
function meet(table: AtTable, piece: number): void {
  const { face, asked } = table.model;
  const choices = asked.value.choicesOf(piece);
  if (choices.length === 1 && isDirect(face, choices[0])) clickPiece(table, piece);
  else goTo(table, piece);
  // The name is gone with the question: keys go on from the piece.
  table.ui.controls.value?.focus();
}

/** Those the question is about, as far as it does not name them itself; who waits beside the map is named there. */
export function namedIn({
  model,
  told,
  question,
}: Pick<AtTable, 'model' | 'told' | 'question'>): { piece: number; name: string; own: boolean }[] {
  const asked = told.value;
  const { title, buttons } = question.value;
  const open = asked.inHand === null && asked.pieces.length <= FEW ? asked.pieces : [];
  const able = open.filter((piece) => standing(model.face, asked, [piece]).length > 0);
  // Where attacks are announced the enemies that can be aimed at are open as well: not theirs to fire.
  const own = able.filter((piece) => model.face.hand.isOwn(asked.view, asked.viewer, piece));
  const meant = own.length > 0 ? own : able;
  return (meant.length > MOST_NAMED ? [] : meant)
    .map((piece) => ({ piece, name: model.face.words.shortName(piece, asked.language), own: own.length > 0 }))
    .filter(({ name }) => !title.includes(name) && !buttons.some(({ label }) => label.includes(name)));
}

/** A seat in the reader's language: the game's word for it. */
export function seatName(model: AtTable['model'], seat: number): string {
  const { game, words } = model.face;
  const language = model.language.value;
  return (
    words.seatName?.(model.asked.value.view, seat, language) ??
    called(words.said(language), 'seat', seatsAt(game, model.setup)[seat].id)
  );
}
