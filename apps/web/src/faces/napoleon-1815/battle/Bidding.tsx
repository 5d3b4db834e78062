import { TABLE } from '@hundred-days/kernel';
import { BIDS, units } from '@hundred-days/napoleon-1815';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { sideName } from '../names.ts';
import { say } from '../text/battleWords.ts';
import { tell } from '../text/words.ts';
import type { Ask } from './field.ts';

/** 12.0b: a side and a number. */
export function Bidding({ asked }: { readonly asked: Ask }): JSX.Element {
  const { language } = asked;
  const bids = asked.choicesOf(TABLE).filter((action) => action.type === 'bid');
  const [side, setSide] = useState(bids[0]?.side ?? 0);
  const [steps, setSteps] = useState(-1);
  const open = bids.filter((bid) => bid.side === side);
  const chosen = open.find((bid) => bid.steps === steps) ?? open[0];
  return (
    <section class="battle battle--small slip">
      <fieldset class="battle-choice">
        <legend class="eyebrow">{say(language, 'bid.side')}</legend>
        {units.SIDES.map((id, one) => (
          <button
            key={id}
            type="button"
            class={one === side ? 'button button--main' : 'button'}
            aria-pressed={one === side}
            disabled={!bids.some((bid) => bid.side === one)}
            onClick={() => setSide(one)}
          >
            {sideName(one, language)}
          </button>
        ))}
      </fieldset>
      <label class="battle-choice">
        <span class="eyebrow">{say(language, 'bid.steps')}</span>
        <select
          class="battle-select"
          value={String(chosen?.steps ?? 0)}
          onChange={(event) => setSteps(BIDS.indexOf(event.currentTarget.value))}
        >
          {open.map((bid) => (
            <option key={bid.steps} value={String(bid.steps)}>
              {bid.steps}
            </option>
          ))}
        </select>
      </label>
      {chosen !== undefined && (
        <button type="button" class="button button--main" onClick={() => asked.act(chosen)}>
          {tell(language, 'do.bid', { n: chosen.steps, side: sideName(chosen.side, language) })}
        </button>
      )}
    </section>
  );
}
