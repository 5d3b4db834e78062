import { position, tables } from '@hundred-days/napoleon-1815';
import type { JSX } from 'preact';
import { RuleLink } from '../../../face/RuleLink.tsx';
import type { Painted } from '../art.ts';
import { Flight } from '../Flight.tsx';
import { Situation } from '../Situation.tsx';
import { type BattleKey, say } from '../text/battleWords.ts';
import { type Ask, type Field, fieldOf, markerAt } from './field.ts';
import { Stakes } from './Reckoning.tsx';
import { Rolled } from './Rolled.tsx';
import { lastRoll } from './rolls.ts';
import { Summary } from './Summary.tsx';
import { isFought } from './shown.ts';
import { Ways } from './Ways.tsx';

/** Beside a fight: what is at stake, what the last dice did, what ground and signs mean. Then the ledgers. */
export function Panel({ w, asked }: { readonly w: Painted; readonly asked: Ask }): JSX.Element {
  return (
    <>
      <Summary w={w} asked={asked} />
      {isFought(w, asked.view) && <Side w={w} asked={asked} />}
      {AFTER.has(position.stepOf(w, asked.view)) && <After w={w} asked={asked} />}
      <Flight w={w} asked={asked} />
      <Situation w={w} asked={asked} />
    </>
  );
}

/** Steps that follow from a fight and are played on the map. */
const AFTER: ReadonlySet<string> = new Set(['withdrawal', 'regroup']);

/** The roads, and the dice that decided it. */
function After({ w, asked }: { readonly w: Painted; readonly asked: Ask }): JSX.Element {
  const last = lastRoll(w, asked.past, asked.view[w.at.fight]);
  return (
    <>
      <Ways w={w} asked={asked} />
      {last !== null && <Rolled w={w} asked={asked} last={last} />}
    </>
  );
}

function Side({ w, asked }: { readonly w: Painted; readonly asked: Ask }): JSX.Element {
  const town = asked.view[w.at.fight];
  if (position.slotOf(w, asked.view, town) < 0) {
    const last = lastRoll(w, asked.past, town);
    return last === null ? <div class="battle-side" /> : <Rolled w={w} asked={asked} last={last} />;
  }
  const field = fieldOf(w, asked, town);
  return (
    <div class="battle-side">
      <Stakes w={w} field={field} />
      {field.last !== null && <Rolled w={w} asked={asked} last={field.last} />}
      <Signs w={w} field={field} />
    </div>
  );
}

const EFFECTS: readonly (readonly [string, BattleKey, readonly string[]])[] = [
  ['woods', 'ground.woods.effect', ['6.21c', '6.21e', '6.21f']],
  ['farm', 'ground.farm.effect', ['6.21g', '6.21i']],
  ['stream', 'ground.stream.effect', ['6.21k', '6.21m']],
  ['hill', 'ground.hill.effect', ['6.21n']],
];
const SIGNS: readonly (readonly [BattleKey, string])[] = [
  ['signs.backs', '6.24a'],
  ['signs.acted', '6.3a'],
  ['signs.shock', '6.33h'],
  ['signs.first', '6.33k'],
  ['signs.shaky', '6.31a'],
  ['signs.square', '6.51a'],
];

/** What lies on this field and what is drawn on its blocks, for whoever wants to know. */
function Signs({ w, field }: { readonly w: Painted; readonly field: Field }): JSX.Element {
  const { asked } = field;
  const { language } = asked;
  const here = new Set([0, 1, 2, 3, 4, 5].map((home) => markerAt(w, field, home)));
  return (
    <details class="slip battle-slip battle-signs">
      <summary>{say(language, 'signs.title')}</summary>
      <ul>
        {EFFECTS.filter(([kind]) => tables.MARKERS.some((one) => one === kind && here.has(one))).map(
          ([kind, key, rules]) => (
            <li key={kind}>
              {say(language, key)}{' '}
              {rules.map((id) => (
                <RuleLink key={id} asked={asked} id={id} />
              ))}
            </li>
          ),
        )}
        {SIGNS.map(([key, rule]) => (
          <li key={key}>
            {say(language, key)} <RuleLink asked={asked} id={rule} />
          </li>
        ))}
      </ul>
    </details>
  );
}
