import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Server } from '../../../store/online/server.ts';
import { Failed } from './Failed.tsx';
import { gameName, levelName, sideName } from './naming.ts';
import { RatingCells, RatingHeads } from './RatingCells.tsx';
import { useClubWords } from './text/words.ts';
import { useAsked } from './useAsked.ts';

/** Who stands where with a side of a game, the computer's levels among them. */
export function Ladder({ game, side }: { readonly game: string; readonly side: string }): JSX.Element {
  const say = useClubWords();
  const [server] = useState(() => new Server());
  const [rungs, again] = useAsked(() => server.ladder(game, side), `${game} ${side}`);
  if (rungs === 'away') return <Failed again={again} />;
  return (
    <>
      <h1>{say('ladder.of', { game: gameName(game), side: sideName(side, say) })}</h1>
      <p class="soft">{say('ladder.about')}</p>
      <table class="club-table" aria-busy={rungs === null}>
        <thead>
          <tr>
            <th scope="col" class="club-number">
              <span class="club-far">{say('place')}</span>
            </th>
            <th scope="col">{say('player')}</th>
            <RatingHeads />
          </tr>
        </thead>
        <tbody>
          {(rungs ?? []).map(({ name, level, yours, ...rated }, i) => (
            <tr key={name ?? level} class={yours ? 'club-yours' : undefined}>
              <td class="club-number">{i + 1}</td>
              <th scope="row">
                {level === null ? name : levelName(level, say)}
                {yours && `, ${say('you')}`}
              </th>
              <RatingCells {...rated} />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
