import type { JSX } from 'preact';
import { Dialog } from '../../page/Dialog.tsx';
import { useLoading } from '../../page/later.tsx';
import type { Holder } from '../../store/types.ts';
import { fill } from '../../text/fill.ts';
import { library } from '../../text/library.ts';
import { t } from '../../text/words.ts';
import { useAllWords } from '../apartWords.ts';
import { seatName } from '../Sentence.tsx';
import { sets, useTable } from '../ui.ts';
import { en, type SeatWords } from './text/en.ts';

const WORDS = library<SeatWords>(en, { fr: async () => (await import('./text/fr.ts')).fr });

/** How well the computer can play, as a new table asks for it. */
const LEVELS = ['conscript', 'veteran', 'marshal'] as const;

function useWords(): SeatWords {
  const language = useTable().model.language.value;
  useLoading(() => WORDS.load(language), language);
  return WORDS.in(language);
}

/** Who sits where. The computer takes a seat over, and hands it back. */
export function Seats(): JSX.Element {
  const { model, ui } = useTable();
  const t = useAllWords();
  const words = useWords();
  return (
    <Dialog title={t('seats')} onClose={sets(ui.dialog, null)}>
      <p>{words.text}</p>
      {model.holders.map((holder, seat) => (
        <Seat key={seat} seat={seat} holder={holder} words={words} />
      ))}
      <Askings />
    </Dialog>
  );
}

interface SeatProps {
  readonly seat: number;
  readonly holder: Holder;
  readonly words: SeatWords;
}

function Seat({ seat, holder, words }: SeatProps): JSX.Element {
  const { model, ui, onReseat } = useTable();
  const off = model.over || model.following.value;
  const put = (next: Holder): void => {
    ui.dialog.value = null;
    onReseat?.(seat, next);
  };
  const name = seatName(model, seat);
  return (
    <section class="seat-row" aria-label={name}>
      <h3>{name}</h3>
      {holder.kind !== 'computer' ? (
        <>
          <p class="soft">{words.person}</p>
          <p>{words.takesOver}</p>
          <div class="dialog-foot">
            {LEVELS.map((level) => (
              <button
                key={level}
                type="button"
                class="button"
                disabled={off}
                onClick={() => put({ kind: 'computer', level, character: 'standard', inFor: holder.name })}
              >
                {t(`level.${level}`)}
              </button>
            ))}
          </div>
        </>
      ) : (
        <>
          <p class="soft">{fill(words.computer, { level: levelName(holder.level) })}</p>
          <div class="dialog-foot">
            <button
              type="button"
              class="button"
              disabled={off}
              onClick={() => put({ kind: 'here', name: holder.inFor ?? 'friend' })}
            >
              {words.handBack}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

function levelName(level: string): string {
  const known = LEVELS.find((name) => name === level);
  return known === undefined ? level : t(`level.${known}`);
}

/** How often each seat has asked for advice: everybody may know. */
export function Askings(): JSX.Element | null {
  const { model, adviser } = useTable();
  const words = useWords();
  const { askings, advised, holders } = model;
  if (adviser === undefined && advised) return null;
  if (!advised) return <p class="soft">{words.askedOff}</p>;
  if (askings.value.every((n) => n === 0)) return <p class="soft">{words.askedNone}</p>;
  const counts = holders.map((_, seat) =>
    fill(words.count, { seat: seatName(model, seat), n: askings.value[seat] ?? 0 }),
  );
  return <p class="soft">{fill(words.asked, { counts: counts.join(', ') })}</p>;
}
