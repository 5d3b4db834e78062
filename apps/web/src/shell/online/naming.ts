import type { Setup } from '@hundred-days/kernel';
import { useState } from 'preact/hooks';
import { called } from '../../face/called.ts';
import { useLoading } from '../../page/later.tsx';
import { spoken } from '../../text/words.ts';
import { faceOf } from '../faces.ts';
import { titleIn } from '../naming.ts';
import { boxOf, wordsOf } from '../shelf.ts';

export interface TableNames {
  readonly title: string;
  /** What the seats are called, by their ids. */
  readonly side: (seat: string) => string;
}

interface Named {
  readonly game: string;
  readonly setup: Setup;
}

/** What a table and its seats are called: by the lid of its box, until the game's own words are there. */
export function useNames({ game, setup }: Named): TableNames {
  const language = spoken.value;
  const box = boxOf(game);
  const [names, setNames] = useState<TableNames>({
    title: box === undefined ? game : wordsOf(box, language).lid.join(' '),
    side: (seat) => seat,
  });
  useLoading(async () => {
    const face = await faceOf(game, setup);
    await face.words.rest(language);
    const said = face.words.said(language);
    const title = titleIn(face, String(setup.scenario), language);
    setNames({ title, side: (seat) => called(said, 'seat', seat) });
  }, `${game} ${setup.scenario} ${language}`);
  return names;
}
