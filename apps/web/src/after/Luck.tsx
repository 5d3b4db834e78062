import { type Luck as Fortune, facesOf, luckOf } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Die } from '../art/dice.tsx';
import { type LookedBack, ownSide, sideName, signed, useAfter } from './context.ts';
import { Rolls } from './Rolls.tsx';
import { sayMany } from './text/words.ts';

/** Between these nobody was lucky. */
const [HARDLY, HARDLY_MORE] = [35, 65];

/** What the dice brought each side, and what could be expected of them. */
export function Luck(): JSX.Element {
  const after = useAfter();
  const [all, setAll] = useState(false);
  const { say, account, language, chronicle } = after;
  const rolls = account.rolls.map(({ roll }) => roll);
  const luck = [0, 1].map((side) => luckOf(rolls, side));
  return (
    <section class="after-card">
      <header class="after-card-head">
        <h2>{say('luck')}</h2>
        {rolls.length > 0 && (
          <button type="button" class="after-link" onClick={() => setAll(true)}>
            {sayMany(language, 'allRolls', rolls.length)}
          </button>
        )}
      </header>
      <p>{luckSentence(after, luck)}</p>
      {luck.some((side) => side.rolls > 0) && (
        <>
          <Bars luck={luck} />
          <Faces faces={[0, 1].map((side) => facesOf(rolls, side))} />
          <p class="after-note">{say(`counts.${chronicle.counted === 'units' ? 'steps' : chronicle.counted}`)}</p>
        </>
      )}
      {all && <Rolls onClose={() => setAll(false)} />}
    </section>
  );
}

/** "Your dice were kinder than in 73 of 100 games with the same attacks." */
export function luckSentence(after: LookedBack, luck: readonly Fortune[]): string {
  const { say, chronicle } = after;
  const sides = [0, 1].filter((side) => luck[side].rolls > 0);
  if (sides.length === 0) return say('luckNone');
  if (sides.every((side) => luck[side].kinder >= HARDLY && luck[side].kinder <= HARDLY_MORE)) return say('luckHardly');
  const own = ownSide(after);
  const told = [...sides]
    .sort((a, b) => Number(b === own) - Number(a === own))
    .map((side) => {
      const n = Math.round(luck[side].kinder);
      return side === own ? say('luckYours', { n }) : say('luckOf', { side: sideName(after, side), n });
    });
  const together = luck[0].came - luck[0].expected - (luck[1].came - luck[1].expected);
  const n = Math.round(Math.abs(together));
  const side = sideName(after, together > 0 ? 0 : 1);
  const counted = chronicle.counted === 'units' ? 'steps' : chronicle.counted;
  return [...told, ...(n < 2 ? [] : [say(`together.${counted}`, { n, side })])].join(' ');
}

/** From what was expected, a tick, to what was rolled, the side's own sign. */
function Bars({ luck }: { readonly luck: readonly Fortune[] }): JSX.Element {
  const after = useAfter();
  const { say, language, chronicle } = after;
  const most = Math.max(1, ...luck.flatMap(({ expected, came }) => [Math.abs(expected), Math.abs(came)]));
  const x = (points: number): number => 50 + (40 * points) / most;
  return (
    <div class="after-bars">
      {luck.map(({ rolls, expected, came }, side) => (
        <div key={side} class="after-bar">
          <p class="after-bar-side">
            <b>{sideName(after, side)}</b>
            <span class="after-bar-count">{sayMany(language, 'rolls', rolls)}</span>
          </p>
          <div class={`after-bar-line after-bar-line--${chronicle.sides[side]}`}>
            <span class="after-bar-mark after-bar-zero" />
            <span
              class="after-bar-mark after-bar-fill"
              style={{ left: `${Math.min(x(expected), x(came))}%`, width: `${Math.abs(x(came) - x(expected))}%` }}
            />
            <span class="after-bar-mark after-bar-tick" style={{ left: `${x(expected)}%` }} />
            <span
              class={side === 0 ? 'after-bar-mark after-bar-end' : 'after-bar-mark after-bar-end after-bar-end--disc'}
              style={{ left: `${x(came)}%` }}
            />
          </div>
          <p class="after-bar-words">
            {say('expected')} <b>{signed(expected)}</b> · {say('rolled')} <b>{signed(came)}</b>
          </p>
        </div>
      ))}
    </div>
  );
}

/** Two bars a face, the French solid, the others hatched, with both counts. */
function Faces({ faces }: { readonly faces: readonly (readonly number[])[] }): JSX.Element {
  const after = useAfter();
  const most = Math.max(1, ...faces.flat());
  return (
    <ul class="after-faces" aria-label={after.say('faces')}>
      {[0, 1, 2, 3, 4, 5].map((face) => (
        <li key={face}>
          <span class="after-face-bars" aria-hidden="true">
            {faces.map((side, i) => (
              <span
                key={i}
                class={`after-face-bar after-face-bar--${i}`}
                style={{ height: `${(34 * side[face]) / most}px` }}
              />
            ))}
          </span>
          <Die value={face + 1} size={22} label={String(face + 1)} />
          <span class="after-face-counts">{faces.map((side) => side[face]).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}
