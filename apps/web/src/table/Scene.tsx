import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useTable } from './ui.ts';

/** What a face lays over the map, and a button to look under it. */
export function Scene(): JSX.Element | null {
  const { model, say, told } = useTable();
  const [folded, setFolded] = useState(false);
  const content = model.face.scene?.(told.value) ?? null;
  if (content === null) return null;
  return (
    <div class={folded ? 'scene scene--folded' : 'scene'} inert={model.rolling.value !== null}>
      <button type="button" class="button scene-fold" onClick={() => setFolded(!folded)}>
        {say.value(folded ? 'sceneBack' : 'sceneMap')}
      </button>
      {!folded && content}
    </div>
  );
}
