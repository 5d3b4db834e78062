import './club.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Server } from '../../../store/online/server.ts';
import { hashOf } from '../../router.ts';
import { gameName, sideName } from './naming.ts';
import { RatingCells, RatingHeads } from './RatingCells.tsx';
import { useClubWords } from './text/words.ts';
import { useAsked } from './useAsked.ts';

/** One's own ratings, by game and side. */
export function OwnRatings(): JSX.Element | null {
  const say = useClubWords();
  const [server] = useState(() => new Server());
  const [ratings] = useAsked(() => server.ratings(), '');
  if (ratings === null || ratings === 'away') return null;
  return (
    <>
      <h2>{say('ratings')}</h2>
      {ratings.length === 0 ? (
        <p class="soft">{say('ratings.none')}</p>
      ) : (
        <table class="club-table">
          <thead>
            <tr>
              <th scope="col">{say('game')}</th>
              <RatingHeads />
            </tr>
          </thead>
          <tbody>
            {ratings.map(({ game, side, ...rated }) => (
              <tr key={`${game} ${side}`}>
                <th scope="row">
                  <a href={hashOf({ page: 'account', what: `ladder.${game}.${side}` })}>
                    {say('ladder.of', { game: gameName(game), side: sideName(side, say) })}
                  </a>
                </th>
                <RatingCells {...rated} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="club-more">
        <a href={hashOf({ page: 'account', what: 'club' })}>{say('title')}</a>
      </p>
    </>
  );
}
