import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import type { LogLine } from '../face/types.ts';
import { DieBox } from './DiceTray.tsx';
import { Verdict } from './later.ts';
import { OpenTrays } from './Trays.tsx';
import { lineIn, toldOf, wordsOf } from './told.ts';
import { type AtTable, isOpen, useTable } from './ui.ts';

/** What counts most now: the die while it rolls, what is at stake, who can come on, what the die did, the piece in hand, how the sides stand. */
export function Slot(): JSX.Element {
  const table = useTable();
  const { model, told } = table;
  const { face } = model;
  const asked = told.value;
  if (model.rolling.value !== null) return <RollStrip />;
  const stakes = face.panels.stakes?.(asked) ?? null;
  if (stakes !== null)
    return (
      <>
        <Verdict />
        {stakes}
      </>
    );
  // Whoever waits beside the map can be reached from here alone; what a die gave is in the sentence below.
  const trays = asked.inHand === null ? face.map.trays(asked).filter((tray) => isOpen(tray, asked)) : [];
  if (trays.length > 0) return <OpenTrays trays={trays} />;
  if (model.inHand.value === null && rolledNow(table) !== null) return <RollStrip />;
  return <>{face.panels.card(asked) ?? face.panels.score?.(asked) ?? null}</>;
}

/** The lines of the phase from its last roll on; null where no die has been rolled in it. */
function rolledNow({ model }: Pick<AtTable, 'model'>): readonly LogLine[] | null {
  const { face } = model;
  const language = model.language.value;
  const lines: LogLine[] = [];
  const steps = model.log.value.slice(0, model.settled + 1);
  for (const step of steps.reverse()) {
    for (const event of [...toldOf(face, step)].reverse()) {
      const line = lineIn(face, event, language);
      if (line.heading) return null;
      lines.unshift(line);
      if (line.dice.length > 0) return lines;
    }
  }
  return null;
}

/** The die where there is little room: rolling, then lying with what it did. */
function RollStrip(): JSX.Element {
  const table = useTable();
  const rolling = table.model.rolling.value !== null;
  const [rolled, ...done] = useComputed(() => rolledNow(table) ?? []).value;
  return (
    <div class="roll-strip">
      <DieBox rolling={rolling} dice={rolled?.dice ?? [0]} />
      <p>
        {rolling ? (
          table.say.value('rolling')
        ) : (
          <>
            <b>{rolled === undefined ? '' : wordsOf(rolled)}</b>
            {done.map((line, i) => (
              <span key={i}>{wordsOf(line)}</span>
            ))}
          </>
        )}
      </p>
    </div>
  );
}
