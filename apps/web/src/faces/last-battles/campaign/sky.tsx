import './campaign.css';
import type { State } from '@hundred-days/kernel';
import { campaignPosition } from '@hundred-days/last-battles/campaign';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { HEX_PX } from '../../../art/measures.ts';
import type { BoardGeometry } from '../../../board/types.ts';
import { NIGHT, RAIN } from '../names.ts';
import type { CampaignSetting } from './setting.ts';

/** 7.9, 23.0: night and rain look like it: rain has strokes, still and under the pieces. */
export function skyOver(w: CampaignSetting, view: State, { width, height }: BoardGeometry): JSX.Element | null {
  const kind = campaignPosition.battleOf(w, view).turnKind[view[w.at.turn]];
  if (kind === NIGHT) return <Sky kind="night" />;
  if (kind !== RAIN) return null;
  return (
    <Sky kind="rain">
      <pattern id="rain" width="46" height="38" patternUnits="userSpaceOnUse">
        <path d="M6 3l-3 9M28 1l-3 9M17 21l-3 9M40 24l-3 9" />
      </pattern>
      <rect width={width * HEX_PX} height={height * HEX_PX} fill="url(#rain)" />
    </Sky>
  );
}

/**
 * The colours of the map are changed in campaign.css while this lies on it. The map is told so: a style that looked for it there
 * (`:has`) would be worked out again for the whole map whenever something is laid on it.
 */
function Sky({
  kind,
  children,
}: {
  readonly kind: 'night' | 'rain';
  readonly children?: ComponentChildren;
}): JSX.Element {
  const sky = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const area = sky.current?.closest('.board-area');
    area?.setAttribute('data-sky', kind);
    return () => area?.removeAttribute('data-sky');
  }, [kind]);
  return (
    <g ref={sky} class={`sky sky--${kind}`}>
      {children}
    </g>
  );
}
