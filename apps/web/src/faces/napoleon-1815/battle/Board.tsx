import { places, units } from '@hundred-days/napoleon-1815';
import type { JSX } from 'preact';
import type { Painted } from '../art.ts';
import { townName } from '../names.ts';
import { say } from '../text/battleWords.ts';
import type { Field } from './field.ts';
import { Between, Ground, Reserve } from './Ground.tsx';
import { Head, Warning } from './Head.tsx';
import { Orders } from './Orders.tsx';
import { type Column, Plates } from './Plates.tsx';
import { Strip } from './Rolled.tsx';
import { Trays } from './Trays.tsx';

interface BoardProps {
  readonly w: Painted;
  readonly field: Field;
  /** Where there is room for one position only: which. */
  readonly column?: Column;
  readonly go?: (column: Column) => void;
}

/** 6.2: the enemy above, one's own below; columns face each other. */
export function Board({ w, field, column = 'center', go = () => undefined }: BoardProps): JSX.Element {
  const { asked, mine, town } = field;
  const { view, language } = asked;
  const theirs = units.otherSide(mine);
  const homes = (side: number): number[] => places.HOME_PLACES.map((place) => places.homeOf(w, view, side, place));
  return (
    <section class="battle" aria-label={say(language, 'battle.title', { town: townName(w, town, language) })}>
      <Head w={w} field={field} />
      <Warning w={w} field={field} />
      <Plates w={w} field={field} at={column} go={go} />
      <div class="battle-field" data-column={column}>
        <Reserve w={w} field={field} side={theirs} />
        <div class="battle-line">
          {homes(theirs)
            .reverse()
            .map((home) => (
              <Ground w={w} key={home} field={field} home={home} />
            ))}
        </div>
        <div class="battle-line battle-line--between">
          {homes(mine).map((home) => (
            <Between w={w} key={home} field={field} home={home} />
          ))}
        </div>
        <div class="battle-line">
          {homes(mine).map((home) => (
            <Ground w={w} key={home} field={field} home={home} />
          ))}
        </div>
        <Reserve w={w} field={field} side={mine} />
      </div>
      <div class="battle-foot" data-hint={asked.deciding ? say(language, 'foot.hint') : ''}>
        {field.last !== null && <Strip w={w} asked={asked} last={field.last} />}
        <Trays w={w} field={field} />
        <Orders w={w} field={field} />
      </div>
    </section>
  );
}
