import { places, units } from '@hundred-days/napoleon-1815';
import type { JSX } from 'preact';
import { townName } from '../names.ts';
import { say } from '../text/battleWords.ts';
import type { Field } from './field.ts';
import { Between, Ground, Reserve } from './Ground.tsx';
import { Head, Warning } from './Head.tsx';
import { Orders } from './Orders.tsx';
import { Strip } from './Rolled.tsx';
import { Trays } from './Trays.tsx';

/** 6.2: the enemy above, one's own below; columns face each other. */
export function Board({ field }: { readonly field: Field }): JSX.Element {
  const { asked, mine, town } = field;
  const { view, language } = asked;
  const theirs = units.otherSide(mine);
  const homes = (side: number): number[] => places.HOME_PLACES.map((place) => places.homeOf(view, side, place));
  return (
    <section class="battle" aria-label={say(language, 'battle.title', { town: townName(town, language) })}>
      <Head field={field} />
      <Warning field={field} />
      <div class="battle-field">
        <Reserve field={field} side={theirs} />
        <div class="battle-line">
          {homes(theirs)
            .reverse()
            .map((home) => (
              <Ground key={home} field={field} home={home} />
            ))}
        </div>
        <div class="battle-line battle-line--between">
          {homes(mine).map((home) => (
            <Between key={home} field={field} home={home} />
          ))}
        </div>
        <div class="battle-line">
          {homes(mine).map((home) => (
            <Ground key={home} field={field} home={home} />
          ))}
        </div>
        <Reserve field={field} side={mine} />
      </div>
      <div class="battle-foot">
        {field.last !== null && <Strip asked={asked} last={field.last} />}
        <Trays field={field} />
        <Orders field={field} />
      </div>
    </section>
  );
}
