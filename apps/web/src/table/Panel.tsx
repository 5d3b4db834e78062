import type { JSX } from 'preact';
import { DiceTray } from './DiceTray.tsx';
import { Log } from './Log.tsx';
import { Here, Minimap, Since, TextBoard } from './later.ts';
import { TrayPiece } from './TrayPiece.tsx';
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
  const { model, ui, phone, told } = useTable();
  const asked = told.value;
  return (
    <div class="panel-body">
      {!phone.value && model.face.card(asked)}
      {!phone.value && <Here />}
      {!phone.value && <Trays />}
      {model.face.panel(asked)}
      {asked.viewer >= 0 && model.face.secrets(asked.view, asked.viewer, asked.language)}
      {ui.since.value && <Since />}
      <Log />
      {!phone.value && <Minimap />}
    </div>
  );
}

/** Pieces beside the map; those that can come on are taken up with a click, or dragged there. */
export function Trays(): JSX.Element {
  const { model, told } = useTable();
  const asked = told.value;
  return (
    <>
      {model.face.trays(asked).map((tray) => (
        <section key={tray.title} class="slip tray" aria-label={tray.title}>
          <h2 class="eyebrow">{tray.title}</h2>
          <ul class="counter-row">
            {tray.pieces.map(({ piece, face, label }) => (
              <li key={piece}>
                <TrayPiece piece={piece} face={face} label={label} />
              </li>
            ))}
          </ul>
          {tray.hint !== '' && <p class="soft">{tray.hint}</p>}
        </section>
      ))}
    </>
  );
}
