import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useTable } from '../ui.ts';
import { headPath } from './arrows.ts';
import { seenIn } from './spots.ts';

/** What the Marshal points at where a battle lies over the map: the block, and then where it goes. */
export function AdviceScene(): JSX.Element | null {
  const { model, ui, shape } = useTable();
  const told = ui.advice.value;
  const here = useRef<SVGSVGElement>(null);
  const [ways, setWays] = useState<readonly (readonly DOMRect[])[]>([]);
  useLayoutEffect(() => {
    const look = (): void => {
      const area = here.current?.closest('.board-area') ?? null;
      const actions = told === null ? [] : told.advice.best.actions;
      setWays(actions.map((action) => seenIn(area, model.face.game, action)));
    };
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [told, shape.value]);
  const shown = ways.filter((way) => way.length > 0);
  return (
    <svg ref={here} class="advice-scene" aria-hidden="true">
      {(told?.stage === 'where' ? shown.slice(0, 1) : shown).map(([from, to], i) => (
        <g key={i}>
          <Ring box={from} />
          {told?.stage === 'what' && to !== undefined && <Arrow from={from} to={to} />}
        </g>
      ))}
    </svg>
  );
}

const ROOM = 5;

function Ring({ box: { x, y, width, height } }: { readonly box: DOMRect }): JSX.Element {
  const frame = { x: x - ROOM, y: y - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM, rx: 8 };
  return (
    <>
      <rect class="advice-ring-case" {...frame} />
      <rect class="advice-ring" {...frame} />
    </>
  );
}

const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });

function Arrow({ from, to }: { readonly from: DOMRect; readonly to: DOMRect }): JSX.Element {
  const [a, b] = [middle(from), middle(to)];
  const line = `M${a.x} ${a.y}L${b.x} ${b.y}`;
  const head = headPath(a, b);
  return (
    <>
      <path class="advice-arrow-case" d={line} />
      <path class="advice-head-case" d={head} />
      <path class="advice-arrow" d={line} />
      <path class="advice-head" d={head} />
    </>
  );
}
