import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { CounterIcon } from '../art/counters.tsx';
import { Die } from '../art/dice.tsx';
import type { LogLine } from '../face/types.ts';
import { type Deed, type Fight, freshFight } from './fights.ts';
import { wordsOf } from './lines.ts';
import { RuleOf } from './RuleOf.tsx';
import { type AtTable, showPlaces, useTable } from './ui.ts';

/** What the last roll did, in the panel: the verdict, the dice with their reason, and numbered what came of it. */
export function FightTold(): JSX.Element | null {
  const table = useTable();
  const fight = useComputed(() => shownFight(table)).value;
  if (fight === null) return null;
  const { model, ui, say, onSkip } = table;
  const { opening, roll, deeds, step } = fight;
  return (
    <section class="slip fight" aria-label={say.value('fight')}>
      {opening !== null && <p class="eyebrow">{wordsOf(opening.line)}</p>}
      <h2 class="fight-verdict">{roll.verdict ?? wordsOf(roll)}</h2>
      <div class="fight-roll">
        <span class="fight-dice">
          {roll.dice.map((die, i) => (
            <Die key={i} value={die} size={40} />
          ))}
        </span>
        <p>
          {wordsOf(roll)} <RuleOf id={roll.rule} />
        </p>
      </div>
      {roll.faces !== undefined && <Faces faces={roll.faces} fallen={roll.dice[0]} />}
      <ol class="fight-deeds">
        {deeds.map((deed, i) => (
          <DeedRow key={deed.key} deed={deed} number={i + 1} />
        ))}
      </ol>
      <button
        type="button"
        class="button fight-read"
        onClick={() => {
          ui.read.value = step;
          if (model.reading.value) onSkip?.('result');
        }}
      >
        {say.value('readOn')}
      </button>
    </section>
  );
}

/** The same over what is at stake next, where there is little room: the dice and what they mean, in a line. */
export function Verdict(): JSX.Element | null {
  const table = useTable();
  const fight = useComputed(() => shownFight(table)).value;
  if (fight === null) return null;
  const { dice, verdict } = fight.roll;
  return (
    <p class="slot-verdict">
      {dice.map((die, i) => (
        <Die key={i} value={die} size={20} />
      ))}{' '}
      <b>{verdict ?? wordsOf(fight.roll)}</b>
    </p>
  );
}

/** Until it has been read, or something else was begun; not while the die still rolls. */
export function shownFight({ model, ui }: AtTable): Fight | null {
  if (model.rolling.value !== null) return null;
  const steps = model.log.value.slice(0, model.settled + 1);
  const fight = freshFight(model.face, steps, model.viewer.value, model.language.value);
  return fight === null || fight.step <= ui.read.value ? null : fight;
}

interface FacesProps {
  readonly faces: NonNullable<LogLine['faces']>;
  readonly fallen: number;
}

/** All that the die might have said, the face that fell marked. */
const Faces = ({ faces, fallen }: FacesProps): JSX.Element => (
  <ul class="fight-faces">
    {faces.map(({ code, name }, i) => (
      <li key={name + String(i)} aria-current={i + 1 === fallen ? 'true' : undefined} title={name}>
        <Die value={i + 1} size={18} />
        <b aria-hidden="true">{code}</b>
        <span class="visually-hidden">{name}</span>
      </li>
    ))}
  </ul>
);

function DeedRow({ deed: { line, motion }, number }: { readonly deed: Deed; readonly number: number }): JSX.Element {
  const { model, ui } = useTable();
  const lost = motion?.kind === 'destroyed';
  return (
    <li class={lost ? 'fight-deed fight-deed--lost' : 'fight-deed'}>
      <button type="button" class="fight-number" onClick={() => showPlaces(ui, line.places)}>
        {number}
      </button>
      {line.piece !== null && (
        <CounterIcon face={model.face.map.counter(line.piece, model.asked.peek().view)} size={34} />
      )}
      <span class="fight-text">
        {wordsOf(line)} <RuleOf id={line.rule} />
        {line.because !== undefined && <span class="soft fight-because">{line.because}</span>}
      </span>
    </li>
  );
}
