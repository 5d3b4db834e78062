import type { RolledAt, TurningPoint } from '@hundred-days/opponents/after';
import type { JSX } from 'preact';
import { CounterIcon } from '../art/counters.tsx';
import { Die } from '../art/dice.tsx';
import type { CurveProps } from './Curve.tsx';
import { armyName, ownSide, signed, standingWords, useAfter } from './context.ts';
import { rollWords } from './Rolls.tsx';
import { extremes, pointLines, pointPiece, surplusOf } from './story.ts';

/** Where it turned, each with a way into the replay just before. */
export function Points({ chosen, onChoose }: CurveProps): JSX.Element {
  const { say, points } = useAfter();
  return (
    <aside class="after-aside" aria-labelledby="after-points">
      <header class="after-aside-head">
        <h2 id="after-points" class="after-eyebrow">
          {say('points')}
        </h2>
        <p class="soft">{say(points.length === 0 ? 'pointsNone' : 'pointsAbout')}</p>
      </header>
      <ol class="after-points">
        {points.map((point, i) => (
          <li key={point.at} class={i === chosen ? 'after-point after-point--chosen' : 'after-point'}>
            <Point point={point} number={i + 1} onChoose={() => onChoose(i)} />
          </li>
        ))}
      </ol>
      <Extremes />
    </aside>
  );
}

interface PointProps {
  readonly point: TurningPoint;
  readonly number: number;
  readonly onChoose: () => void;
}

function Point({ point, number, onChoose }: PointProps): JSX.Element {
  const after = useAfter();
  const { say, titleOf, teller, watch, model } = after;
  const { from, to, at, roll, lost } = point;
  const piece = pointPiece(teller, point);
  const losses = lost
    .filter((loss) => loss.lost > 0)
    .map((loss) => say('lostOne', { army: armyName(after, loss.army), lost: `−${loss.lost}` }));
  const told = [
    ...pointLines(teller, point),
    ...(roll === null ? [say('moved', { n: to.at - from.at })] : []),
    ...losses,
  ];
  return (
    <>
      <span class="after-point-number" aria-hidden="true">
        {number}
      </span>
      <div class="after-point-text">
        <h3>
          <span>{titleOf(at)}</span>
          <span class="after-point-signs">
            {roll !== null && <b>{roll.roll.odds}</b>}
            {roll?.roll.dice.slice(0, 4).map(({ die }, i) => (
              <Die key={i} value={die} size={22} label={String(die)} />
            ))}
            {piece !== null && <CounterIcon face={model.face.map.counter(piece)} size={24} />}
          </span>
        </h3>
        <p>{sentences(told)}</p>
        <p class="after-point-foot">
          <span>{say('fromTo', { from: standingWords(after, from.value), to: standingWords(after, to.value) })}</span>
          <button type="button" class="after-link" onFocus={onChoose} onClick={() => watch(at - 1)}>
            {say('watch', { step: at })}
          </button>
        </p>
      </div>
    </>
  );
}

/** The kindest and the unkindest roll of whoever sits here. */
function Extremes(): JSX.Element | null {
  const after = useAfter();
  const own = ownSide(after);
  const found = extremes(after.account.rolls, Math.max(0, own));
  if (own < 0 || found === null) return null;
  return (
    <section class="after-extremes">
      <h2 class="after-eyebrow">{after.say('bestYours')}</h2>
      <Extreme rolled={found.best} />
      <Extreme rolled={found.worst} />
    </section>
  );
}

function Extreme({ rolled }: { readonly rolled: RolledAt }): JSX.Element {
  const after = useAfter();
  const { roll, at } = rolled;
  return (
    <p class="after-extreme">
      {roll.dice.slice(0, 2).map(({ die }, i) => (
        <Die key={i} value={die} size={24} label={String(die)} />
      ))}
      <button type="button" class="after-link" onClick={() => after.watch(at - 1)}>
        {rollWords(after, rolled)}
        {roll.odds === '' ? '' : `, ${roll.odds}`}
      </button>
      <b>{signed(surplusOf(rolled))}</b>
    </p>
  );
}

/** Each line as a sentence. */
const sentences = (lines: readonly string[]): string => lines.map((line) => `${line.replace(/\.$/, '')}.`).join(' ');
