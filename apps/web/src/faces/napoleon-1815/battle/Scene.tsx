import { position } from '@hundred-days/napoleon-1815';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Painted } from '../art.ts';
import { townName } from '../names.ts';
import { say } from '../text/battleWords.ts';
import '../battle.css';
import './blocks.css';
import './orders.css';
import './windows.css';
import { Bidding } from './Bidding.tsx';
import { Board } from './Board.tsx';
import { type Ask, fieldOf, nextFights } from './field.ts';
import { useGliding } from './gliding.ts';
import { fightsOf, Tabs } from './Head.tsx';
import { COLUMNS, type Column, columnOf } from './Plates.tsx';
import { Skirmish } from './Skirmish.tsx';
import { shownIn } from './shown.ts';
import { useBlockSize } from './sizes.ts';
import { useSwipe } from './swipe.ts';
import { useWalking } from './walking.ts';

/** What is laid over the map: the battle board, a skirmish, the bidding. */
export function Scene({ w, asked }: { readonly w: Painted; readonly asked: Ask }): JSX.Element | null {
  switch (shownIn(w, asked.view, asked.deciding)) {
    case 'bidding':
      return <Bidding asked={asked} />;
    case 'skirmish':
      return <Skirmish w={w} asked={asked} />;
    case 'battle':
    case 'order':
      return <Battles w={w} asked={asked} />;
    default:
      return null;
  }
}

/** 6.1d: of the battles that wait for their round, the one shown first. */
const firstOpen = (w: Painted, asked: Ask): number => nextFights(asked)[0] ?? asked.view[w.at.fight];

/** The battle being fought, or another that somebody looks at meanwhile. */
function Battles({ w, asked }: { readonly w: Painted; readonly asked: Ask }): JSX.Element {
  const { view, language } = asked;
  const choosing = position.stepOf(w, view) === 'battle-order';
  const now = choosing ? firstOpen(w, asked) : view[w.at.fight];
  const [looked, setLooked] = useState({ town: now, since: now });
  const [byCorps, setByCorps] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  // Whoever looked elsewhere is called back when another battle has its turn.
  const town = looked.since === now && fightsOf(w, asked).includes(looked.town) ? looked.town : now;
  useGliding(w, root, asked, town);
  const [column, setColumn] = useState<Column | null>(null);
  const shown = column ?? columnOf(w, { asked }, asked.inHand ?? asked.pieces.find((piece) => piece >= 0));
  const aside = (by: number): void => {
    const next = COLUMNS[COLUMNS.indexOf(shown) + by];
    if (next !== undefined) setColumn(next);
  };
  const walk = useWalking(root, aside);
  const swipe = useSwipe(aside);
  useBlockSize(root);
  const look = (one: number): void => setLooked({ town: one, since: now });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go from block to block; each is a button
    <div ref={root} class="battles" onKeyDown={walk.onKeyDown} onFocusIn={walk.onFocusIn} {...swipe}>
      <Tabs w={w} asked={asked} shown={town} look={look} />
      {town !== now && !choosing && (
        <p class="battle-banner battle-away">
          {say(language, 'battles.away', { town: townName(w, town, language), now: townName(w, now, language) })}{' '}
          <button type="button" class="button" onClick={() => look(now)}>
            {say(language, 'battles.back', { town: townName(w, now, language) })}
          </button>
        </p>
      )}
      <Board w={w} field={fieldOf(w, asked, town, { on: byCorps, set: setByCorps })} column={shown} go={setColumn} />
    </div>
  );
}
