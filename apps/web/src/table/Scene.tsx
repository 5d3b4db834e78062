import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useTable } from './ui.ts';

/** What a face lays over the map, and a button to look under it. */
export function Scene(): JSX.Element | null {
  const { model, say, told, reducedMotion } = useTable();
  const [folded, setFolded] = useState(false);
  const content = model.face.panels.scene?.(told.value) ?? null;
  const covers = content !== null && !folded;
  const here = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Nothing under it is reached by keys.
    const map = here.current?.parentElement?.querySelector<HTMLElement>('.board') ?? null;
    if (map === null) return;
    map.inert = covers;
    return () => {
      map.inert = false;
    };
  }, [covers]);
  if (content === null) return null;
  const classes = ['scene', ...(folded ? ['scene--folded'] : []), ...(reducedMotion.value ? ['scene--still'] : [])];
  return (
    <div ref={here} class={classes.join(' ')} inert={model.rolling.value !== null}>
      <button type="button" class="button scene-fold" onClick={() => setFolded(!folded)}>
        {say.value(folded ? 'sceneBack' : 'sceneMap')}
      </button>
      {!folded && content}
    </div>
  );
}
