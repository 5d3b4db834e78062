import { untracked } from '@preact/signals';
import type { JSX } from 'preact';
import { DiceTray } from './DiceTray.tsx';
import { Log } from './Log.tsx';
import { FightTold, Here, Minimap, Since, TextBoard } from './later.ts';
import { FoldedTrays, OpenTrays } from './Trays.tsx';
import { hasRolled } from './told.ts';
import { isOpen, useTable } from './ui.ts';

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
  const { model, ui, phone, told, shape, beside } = useTable();
  // Two columns: what was done stands at the top of the other.
  const apart = shape.value === 'upright';
  const asked = told.value;
  const trays = model.face.map.trays(asked);
  const open = trays.filter((tray) => isOpen(tray, asked));
  return (
    <div class="panel-body">
      {beside?.()}
      {!apart && ui.since.value && <Since />}
      <div class="panel-lead">
        {!phone.value && model.face.panels.card(asked)}
        {/* Who takes part in an attack is listed with it. */}
        {!phone.value && !(asked.inHand === null && untracked(() => model.begun)) && <Here />}
        {hasRolled(model.log.value) && <FightTold />}
        <OpenTrays trays={open} />
        {model.face.panels.panel(asked)}
        {asked.viewer >= 0 && model.face.panels.secrets(asked.view, asked.viewer, asked.language)}
        <FoldedTrays trays={trays.filter((tray) => !open.includes(tray))} />
      </div>
      <div class="panel-told">
        {apart && ui.since.value && <Since />}
        <Log />
        {!phone.value && <Minimap />}
      </div>
    </div>
  );
}
