import { allowanceOf } from '@hundred-days/last-battles';
import { campaignPosition, rideOf } from '@hundred-days/last-battles/campaign';
import type { JSX } from 'preact';
import { CounterIcon } from '../../../art/counters.tsx';
import { points } from '../asking.ts';
import { commandName } from '../formation.ts';
import { unitName } from '../names.ts';
import { faceNow } from '../pieces.ts';
import { tell } from '../text/words.ts';
import { Card } from './charts.tsx';
import { leaderFaceNow } from './pieces.ts';
import { rideCost } from './riding.ts';
import type { Ask, CampaignSetting, Led } from './setting.ts';
import { say } from './text/words.ts';
import '../last-battles.css';

/** The leader in hand: who he is, what he commands, and what he has left to ride. */

export function LeaderHand({ w, asked }: Led): JSX.Element | null {
  const { view, language, inHand: leader } = asked;
  if (leader === null) return null;
  const { title } = unitName(w, leader, language);
  const commands = w.capacity[leader] > 0;
  const range = w.numbers.ranges[commands ? 'commander' : 'officer'];
  const moving = campaignPosition.campaignStep(w, view) === 'movement';
  return (
    <>
      <section class="slip unit-card" aria-label={title}>
        <CounterIcon face={leaderFaceNow(w, asked, leader)} size={84} />
        <div>
          <h2 class="eyebrow">{say(language, commands ? 'hand.commander' : 'hand.officer')}</h2>
          <p class="unit-title">{title}</p>
          <p class="unit-commander">
            {commands
              ? say(language, 'hand.commands', { n: w.capacity[leader], range })
              : say(language, 'hand.corps', { corps: commandName(w.unitData[leader].command, language), range })}
          </p>
          {moving && <p class="points">{factOf(w, asked, leader)}</p>}
        </div>
      </section>
      {moving && <Mates w={w} asked={asked} leader={leader} />}
      <Card w={w} asked={asked} />
    </>
  );
}

function factOf(w: CampaignSetting, { view, language, proposed }: Ask, leader: number): string {
  const of = rideOf(w, view, leader);
  if (proposed === null || !('path' in proposed)) return tell(language, 'hand.moves', { n: points(of) });
  return tell(language, 'hand.left', { n: points(of - rideCost(w, view, proposed)), of: points(of) });
}

/** Those of his hex who can still move: taken up too, they go with him. */
function Mates({ w, asked, leader }: Led & { readonly leader: number }): JSX.Element | null {
  const { view, language, pieces } = asked;
  const hex = campaignPosition.whereIs(w, view, leader);
  const there = hex < 0 ? [] : campaignPosition.unitsIn(w, view, hex).filter((unit) => pieces.includes(unit));
  if (there.length === 0) return null;
  const hand = [leader, ...asked.along];
  return (
    <section class="slip stack-card" aria-label={say(language, 'hand.with')}>
      <h2 class="eyebrow">{say(language, 'hand.with')}</h2>
      <ul>
        {there.map((unit) => {
          const on = hand.includes(unit);
          return (
            <li key={unit}>
              <button
                type="button"
                class="stack-mate"
                aria-pressed={on}
                data-look={unit}
                onClick={() => asked.gather(on ? hand.filter((one) => one !== unit) : [...hand, unit])}
              >
                <CounterIcon
                  face={campaignPosition.isLeader(w, unit) ? leaderFaceNow(w, asked, unit) : faceNow(w, view, unit)}
                  size={44}
                />
                <span>
                  {unitName(w, unit, language).title}
                  <small>{tell(language, 'hand.moves', { n: points(allowanceOf(w, view, unit)) })}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
