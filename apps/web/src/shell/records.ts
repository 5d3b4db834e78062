import {
  type AnyAction,
  type Fault,
  fault,
  type GameRecord,
  parseRecord,
  SPECTATOR,
  sayFault,
  seatsAt,
} from '@hundred-days/kernel';
import { type Signal, signal } from '@preact/signals';
import type { Face } from '../face/types.ts';
import { setupOf, sitAgain, wayTo } from '../store/local.ts';
import { lookThrough, recordFor } from '../store/records.ts';
import type { Holder, KeptTable, OldTable } from '../store/types.ts';
import { TableModel } from '../table/model.ts';
import { t } from '../text/more/words.ts';
import { spoken } from '../text/words.ts';
import { tableDice } from './dice.ts';
import { faceOf } from './faces.ts';
import { settings } from './house.ts';
import { boxOf } from './shelf.ts';

/** Nothing this app writes comes near this; a larger file is refused unread. */
const LARGEST_MB = 20;

/** What is wrong with a file: a code, the place in the file, and a sentence. */
export interface FileFault {
  readonly code: string;
  readonly at: string;
  readonly text: string;
}

export type OpenedFile =
  | { readonly ok: true; readonly model: TableModel<AnyAction>; readonly rule: Signal<string | null> }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/** Reads a record file and plays it through. Nothing is changed or kept, whatever is in it. */
export async function openFile(file: File): Promise<OpenedFile> {
  if (file.size > LARGEST_MB * 1024 * 1024) {
    return faulty([{ code: 'too-large', at: '', text: t('record.tooLarge', { most: LARGEST_MB }) }]);
  }
  let text: string;
  try {
    text = await file.text();
  } catch {
    return faulty([{ code: 'unreadable', at: '', text: t('record.unreadable') }]);
  }
  return openText(text);
}

async function openText(text: string): Promise<OpenedFile> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return faulty(said(null, parsed.faults));
  const record = parsed.value;
  const box = boxOf(record.game);
  if (box === undefined) return faulty(said(null, [fault('unknown-game', 'game', { game: record.game })]));
  if (!box.built) return faulty([{ code: 'unbuilt-game', at: 'game', text: t('record.unbuilt') }]);
  const face = await faceOf(record.game, record);
  await face.words.rest(spoken.peek());
  const opened = lookThrough(face.game, record);
  if (!opened.ok) return faulty(said(face, opened.faults));
  const way = wayTo(opened.value);
  const rule = signal<string | null>(null);
  const model = new TableModel<AnyAction>({
    id: 'record',
    title: face.game.title,
    face,
    // Nobody sits here: the record is looked at with a spectator's eyes, and everything is open if the game is over.
    holders: seatsAt(face.game, way.sit(SPECTATOR).known.setup).map(
      (): Holder => ({ kind: 'computer', level: '', character: '' }),
    ),
    way,
    created: 0,
    language: signal<string>(spoken.peek()),
    openRule: (id) => {
      rule.value = id;
    },
  });
  model.at.value = 0;
  return { ok: true, model, rule };
}

const faulty = (faults: readonly FileFault[]): OpenedFile => ({ ok: false, faults });

function said(face: Face<AnyAction> | null, faults: readonly Fault[]): FileFault[] {
  const language = settings.language.value;
  return faults.map((found) => ({
    code: found.code,
    at: found.at,
    text: sayFault(face?.words.said(language) ?? null, found, language),
  }));
}

/** The record of a stored table as the person here may keep it; a table of two people gives what both may know. */
export async function recordOf(kept: KeptTable | OldTable): Promise<GameRecord | null> {
  const face = await faceOf(kept.card.game, setupOf(kept));
  const sat = await sitAgain(face.game, kept, tableDice());
  return sat === null ? null : recordFor(sat.host, keeperOf(kept.card.holders));
}

export function keeperOf(holders: readonly Holder[]): number {
  const here = holders.flatMap((holder, seat) => (holder.kind === 'here' ? [seat] : []));
  return here.length === 1 ? here[0] : SPECTATOR;
}
