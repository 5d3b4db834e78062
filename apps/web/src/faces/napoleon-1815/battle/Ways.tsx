import { position } from '@hundred-days/napoleon-1815';
import type { JSX } from 'preact';
import { RuleLink } from '../../../face/RuleLink.tsx';
import type { Painted } from '../art.ts';
import { townName } from '../names.ts';
import { say } from '../text/battleWords.ts';
import type { Ask } from './field.ts';
import { type Road, roadsFrom, roomIn, waysOut } from './roads.ts';

/** The roads of a fight that is over: the losers leave by them (6.6h, 7.1), the victor regroups by them (7.5). */

export function Ways({ w, asked }: { readonly w: Painted; readonly asked: Ask }): JSX.Element | null {
  const { view, language, deciding } = asked;
  const town = view[w.at.fight];
  const step = position.stepOf(w, view);
  if (!deciding || town < 0 || (step !== 'regroup' && step !== 'withdrawal')) return null;
  const regroup = step === 'regroup';
  const roads = regroup ? regroupRoads(w, asked, town) : waysOut(w, view, town, view[w.at.side]);
  const rules = regroup ? ['7.5a', '7.5b'] : ['6.6i', '7.1a', '7.2a'];
  return (
    <section class="slip battle-slip">
      <h2 class="eyebrow">{say(language, regroup ? 'ways.regroup' : 'ways.leave')}</h2>
      <p class="soft">
        {say(language, regroup ? 'ways.regroupHow' : 'ways.leaveHow')}{' '}
        {rules.map((id) => (
          <RuleLink key={id} asked={asked} id={id} />
        ))}
      </p>
      <ul class="battle-ways">
        {roads.map((road) => (
          <li key={road.road}>
            <span>{townName(w, road.town, language)}</span> <span class="soft">{roomIn(language, road)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 7.5a, 7.5d: to and from towns with friends and without a fight. */
const regroupRoads = (w: Painted, { view }: Ask, town: number): readonly Road[] =>
  roadsFrom(w, view, town, w.regroupLimit).filter(
    (road) => position.blocksOf(w, view, road.town, view[w.at.side]) > 0 && view[w.at.fights + road.town] === 0,
  );
