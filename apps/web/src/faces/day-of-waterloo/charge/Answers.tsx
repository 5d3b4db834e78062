import { type Action, position } from '@hundred-days/day-of-waterloo';
import { TABLE } from '@hundred-days/kernel';
import type { JSX } from 'preact';
import type { Ask, InPlay } from '../asking.ts';
import { signed } from '../combat/numbers.ts';
import { Fact } from '../combat/Parts.tsx';
import { shortName } from '../names.ts';
import type { Setting } from '../setting.ts';
import { several, write } from '../text/panelWords.ts';
import { type ChargeOdds, reactionOf } from './charge.ts';
import { Chances } from './Reactors.tsx';

/** The question to him who is charged: each answer with what it would mean. */
export function Answers({ w, asked, odds }: InPlay & { readonly odds: ChargeOdds }): JSX.Element {
  const { language, view } = asked;
  const answers = asked.choicesOf(TABLE);
  const { morale, column } = odds;
  return (
    <div class="slip">
      <h3 class="eyebrow">{write(language, 'charge.answers')}</h3>
      {answers.map((answer, i) => (
        <div key={i} class="day-answer">
          <button type="button" class="button" onClick={() => asked.act(answer)}>
            {answerName(w, asked, answer, odds)}
          </button>
          {answer.type === 'receive' && (
            <Fact asked={asked} rule="9.4.4a">
              {write(language, 'charge.receiveText', {
                ours: morale.chargers,
                theirs: morale.charged,
                column: signed(column),
              })}
            </Fact>
          )}
          {answer.type === 'react' && (
            <Chances w={w} asked={asked} reaction={reactionOf(w, view, answer.units, odds.chargers)} />
          )}
        </div>
      ))}
    </div>
  );
}

function answerName(w: Setting, { language, view }: Ask, answer: Action, { hex }: ChargeOdds): string {
  const names = (units: readonly number[]): string =>
    several(
      language,
      units.map((unit) => shortName(w, unit, language)),
    );
  const same = (top: number): boolean => position.topIn(w, view, hex) === top;
  if (answer.type === 'receive')
    return same(answer.top)
      ? write(language, 'charge.receive')
      : write(language, 'charge.receiveTop', { unit: shortName(w, answer.top, language) });
  if (answer.type !== 'react') return '';
  const units = names(answer.units);
  return same(answer.top) || answer.units.includes(answer.top)
    ? write(language, 'charge.react', { units })
    : write(language, 'charge.reactTop', { units, top: shortName(w, answer.top, language) });
}
