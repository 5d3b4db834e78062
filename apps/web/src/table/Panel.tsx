import type { JSX } from 'preact';
import { CounterIcon } from '../art/counters.tsx';
import { DiceTray } from './DiceTray.tsx';
import { Log } from './Log.tsx';
import { Minimap } from './Minimap.tsx';
import { Since } from './Since.tsx';
import { TextBoard } from './TextBoard.tsx';
import { useTable } from './ui.ts';

/** The panel beside the map: what the face has to say, the log, the overview, the dice. */
export function Panel(): JSX.Element {
  const { ui, say } = useTable();
  return (
    <aside class="panel" aria-label={say.value('panel')}>
      {ui.text.value ? <TextBoard /> : <PanelBody />}
      <DiceTray />
    </aside>
  );
}

export function PanelBody(): JSX.Element {
  const { model, phone } = useTable();
  const asked = model.asked.value;
  return (
    <div class="panel-body">
      {!phone.value && model.face.card(asked)}
      {model.face.panel(asked)}
      {model.viewer.value >= 0 && model.face.secrets(asked.view, asked.viewer, asked.language)}
      <Trays />
      <Since />
      <Log />
      {!phone.value && <Minimap />}
    </div>
  );
}

/** Pieces beside the map; those that can come on are taken up with a click. */
export function Trays(): JSX.Element {
  const { model, ui } = useTable();
  const asked = model.asked.value;
  /** Takes a piece up and brings into sight where it can come on. */
  const take = (piece: number): void => {
    model.pick(piece);
    const [first] = model.asked.value.choices;
    const goal = first === undefined ? null : model.face.goal(first);
    if (goal !== null) ui.controls.value?.show(goal);
    ui.sheet.value = 'middle';
  };
  return (
    <>
      {model.face.trays(asked).map((tray) => (
        <section key={tray.title} class="slip tray" aria-label={tray.title}>
          <h2 class="eyebrow">{tray.title}</h2>
          <ul class="counter-row">
            {tray.pieces.map(({ piece, face, label }) => (
              <li key={piece}>
                <button
                  type="button"
                  class={asked.inHand === piece ? 'counter-button counter-button--in-hand' : 'counter-button'}
                  aria-pressed={asked.inHand === piece}
                  title={label}
                  disabled={!asked.pieces.includes(piece)}
                  onClick={() => take(piece)}
                >
                  <span class="visually-hidden">{label}</span>
                  <CounterIcon face={face} size={40} />
                </button>
              </li>
            ))}
          </ul>
          {tray.hint !== '' && <p class="soft">{tray.hint}</p>}
        </section>
      ))}
    </>
  );
}
